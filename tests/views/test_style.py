# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything can be read, by day and by night."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from cardtable.views import style
from cardtable.views.style import DARK, LIGHT, Tones, palette


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(first: str, second: str) -> float:
    low, high = sorted((luminance(QColor(first)), luminance(QColor(second))))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ink", ["text", "dim", "link", "warning"])
@pytest.mark.parametrize("ground", ["window", "paper", "button"])
def test_text_stands_out_from_its_ground(tones: Tones, ink: str, ground: str) -> None:
    assert contrast(getattr(tones, ink), getattr(tones, ground)) >= 4.5


@pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])
def test_text_on_the_accent_can_be_read(tones: Tones) -> None:
    assert contrast(tones.on_accent, tones.accent) >= 4.5


@pytest.mark.parametrize(("ground", "worn"), [("#eeeeee", LIGHT), ("#202020", DARK)])
def test_the_program_is_dark_where_the_desktop_is(ground: str, worn: Tones, qapp: QApplication) -> None:
    qapp.setPalette(QPalette(QColor(ground)))
    style.dress(qapp)
    assert style.tones() is worn
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(worn.window)
    qapp.setPalette(QPalette(QColor("#eeeeee")))
    style.dress(qapp)


@pytest.mark.parametrize("tones", [LIGHT, DARK], ids=["light", "dark"])
def test_the_palette_follows_the_scheme(tones: Tones) -> None:
    colours = palette(tones)
    assert colours.color(QPalette.ColorRole.WindowText) == QColor(tones.text)
    assert colours.color(QPalette.ColorRole.Base) == QColor(tones.paper)
