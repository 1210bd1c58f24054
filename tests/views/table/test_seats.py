# SPDX-License-Identifier: GPL-3.0-or-later
"""The plates of the seats."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtGui import QColor, QFontMetrics, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.engine.table import Counter, Place
from cardtable.engine.words import mark
from cardtable.views.table.palette import ACCENT, CHIP, type_face
from cardtable.views.table.portraits import Portraits
from cardtable.views.table.seats import Person, SeatPanel, points_text
from cardtable.views.window import MainWindow


def test_points_without_room_for_words_are_a_number(qtbot: QtBot) -> None:
    metrics = QFontMetrics(type_face(10))
    points = [Counter("points", 20, mark("Hearts", "In this deal: {points}").format(points=20))]
    words = metrics.horizontalAdvance("In this deal: 20")
    assert points_text(points, metrics, words + 1) == "In this deal: 20"
    assert points_text(points, metrics, words) == "+20"
    assert points_text([], metrics, words) == ""


def drawn(qtbot: QtBot, width: int, label: int, **fields: object) -> QImage:
    """The plate of a person with five chips whose turn it is."""
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = SeatPanel(parent, Portraits())
    panel.resize(width, round(label * 3.3))
    panel.set_type(label, max(10, round(label * 0.8)))
    chips = Counter("chips", 5, mark("Classic", "%n chip(s)", "", 5))
    panel.show_person(
        msgspec.structs.replace(Person(0, "Ada", Place(counters=(chips,)), turn=True), **fields)
    )
    return panel.grab().toImage()


def columns(image: QImage, colour: QColor, top: float, bottom: float) -> list[int]:
    """Where a colour is, between two parts of the height."""
    rows = range(round(image.height() * top), round(image.height() * bottom))
    return [x for x in range(image.width()) if any(near(image.pixelColor(x, y), colour) for y in rows)]


def near(one: QColor, other: QColor) -> bool:
    """Whether two colours are next to the same."""
    apart = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return max(map(abs, apart)) < 24


@pytest.mark.parametrize("width", [130, 150, 180, 240, 400])
def test_chips_can_be_counted_whatever_stands_beside_them(qtbot: QtBot, width: int) -> None:
    image = drawn(qtbot, width, 11, asked=True)
    reds = columns(image, CHIP, 0.5, 1)
    assert reds[-1] - reds[0] >= 5 * 0.55 * 11


def test_a_note_goes_up_beside_the_name_where_chips_leave_it_no_room(qtbot: QtBot) -> None:
    narrow, wide = drawn(qtbot, 170, 11, asked=True), drawn(qtbot, 400, 11, asked=True)
    assert columns(narrow, ACCENT, 0, 0.5)
    assert not columns(narrow, ACCENT, 0.55, 1)
    assert columns(wide, ACCENT, 0.55, 1)
    assert not columns(wide, ACCENT, 0, 0.45)


def test_a_smaller_game_shows_no_plates_of_the_larger_one(
    window: MainWindow, record: Callable[..., Record]
) -> None:
    window.desk.start(record("classic", "hbbb"))
    window.desk.start(record("numeral", "hb"))
    shown = [panel for panel in window.table.findChildren(SeatPanel) if not panel.isHidden()]
    assert len(shown) == 2
