# SPDX-License-Identifier: GPL-3.0-or-later
"""The plates of the seats."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.engine.table import Counter
from cardtable.engine.words import mark
from cardtable.views.table.palette import type_face
from cardtable.views.table.seats import SeatPanel, points_text
from cardtable.views.window import MainWindow


def test_points_without_room_for_words_are_a_number(qtbot: QtBot) -> None:
    metrics = QFontMetrics(type_face(10))
    points = [Counter("points", 20, mark("Hearts", "In this deal: {points}").format(points=20))]
    words = metrics.horizontalAdvance("In this deal: 20")
    assert points_text(points, metrics, words + 1) == "In this deal: 20"
    assert points_text(points, metrics, words) == "+20"
    assert points_text([], metrics, words) == ""


def test_a_smaller_game_shows_no_plates_of_the_larger_one(
    window: MainWindow, record: Callable[..., Record]
) -> None:
    window.desk.start(record("classic", "hbbb"))
    window.desk.start(record("numeral", "hb"))
    shown = [panel for panel in window.table.findChildren(SeatPanel) if not panel.isHidden()]
    assert len(shown) == 2
