# SPDX-License-Identifier: GPL-3.0-or-later
"""Plates over the table are as large as suits it, and never smaller than elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.views.labels import push_button, wrapped
from cardtable.views.overlay import Overlay, growth, large
from cardtable.views.table.plan import label_size

from .reading import clipped

SIZES = [(500, 340), (1024, 500), (1280, 700), (1640, 980), (3480, 2060)]


Present = Callable[[int, int], Overlay]


@pytest.fixture
def present(qtbot: QtBot) -> Present:
    """Show a plate with what plates have on them, over a table of that size."""
    tables: list[QWidget] = []
    return lambda width, height: _present(qtbot, tables, width, height)


def _present(qtbot: QtBot, tables: list[QWidget], width: int, height: int) -> Overlay:
    table = QWidget()
    tables.append(table)
    qtbot.addWidget(table)
    table.resize(width, height)
    overlay = Overlay(table, 420)
    overlay.setGeometry(table.rect())
    box = QWidget()
    QLabel("In a box", box)
    for piece in (large("Deal 1"), wrapped("Ada scores 4 and Zofia 15. " * 4), push_button("Next deal"), box):
        overlay.column.addWidget(piece)
    table.show()
    overlay.present()
    qtbot.waitExposed(table)
    return overlay


@pytest.mark.parametrize("size", SIZES)
def test_everything_on_a_plate_grows_alike(present: Present, size: tuple[int, int]) -> None:
    small, overlay = present(*SIZES[0]), present(*size)
    grown = growth(QSize(*size))
    assert grown >= 1
    pairs = list(zip(small.plate.findChildren(QWidget), overlay.plate.findChildren(QWidget), strict=True))
    assert len(pairs) == 5
    for before, now in pairs:
        assert now.font().pointSizeF() == pytest.approx(before.font().pointSizeF() * grown)
    assert overlay.plate.width() <= min(size[0], round(420 * grown))
    assert not clipped(overlay.plate)


def test_a_plate_is_as_usual_on_a_small_table_and_not_lost_on_a_large_one(present: Present) -> None:
    assert growth(QSize(*SIZES[0])) == growth(QSize(*SIZES[1])) == 1
    overlay = present(*SIZES[-1])
    assert overlay.plate.width() >= 0.2 * SIZES[-1][0]
    label = overlay.plate.findChildren(QLabel)[-1]
    assert label.fontInfo().pixelSize() >= 0.4 * label_size(QSize(*SIZES[-1]))


def test_a_plate_grows_and_shrinks_with_its_table(present: Present) -> None:
    overlay = present(*SIZES[0])
    before = [widget.font().pointSizeF() for widget in overlay.plate.findChildren(QWidget)]
    overlay.resize(*SIZES[-1])
    grown = [widget.font().pointSizeF() for widget in overlay.plate.findChildren(QWidget)]
    assert all(now > 1.5 * was for was, now in zip(before, grown, strict=True))
    overlay.resize(*SIZES[0])
    assert [widget.font().pointSizeF() for widget in overlay.plate.findChildren(QWidget)] == before
