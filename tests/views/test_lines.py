# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists of sentences."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.views.lines import LineList

LONG = "Special cards among them: four 4s, nine 9s, ten 10s and all the kings of both packs."


@pytest.mark.parametrize("width", range(120, 420, 7))
def test_every_sentence_has_the_height_that_it_needs(width: int, qtbot: QtBot) -> None:
    lines = LineList()
    qtbot.addWidget(lines)
    lines.setStyleSheet("QListView::item { padding: 2px 4px; }")
    lines.addItems([LONG, "Short."])
    lines.resize(width, 300)
    lines.show()
    rect = lines.visualItemRect(lines.item(0))
    inside = rect.adjusted(4 + 3, 0, -4 - 3, 0)
    needed = lines.fontMetrics().boundingRect(inside, Qt.TextFlag.TextWordWrap, LONG).height()
    assert rect.height() >= needed + 4
    assert lines.visualItemRect(lines.item(1)).height() < 2 * lines.fontMetrics().height() + 5


def test_cards_in_signs_are_spoken_by_their_names(qtbot: QtBot) -> None:
    lines = LineList()
    qtbot.addWidget(lines)
    lines.addItems(["2. 10♠ −10, mistake: K♥ was 5 % better", "None.", "A♣"])
    spoken = [lines.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert spoken == [
        "2. ten of spades −10, mistake: king of hearts was 5 % better",
        None,
        "ace of clubs",
    ]


@pytest.mark.parametrize("row", [0, 7, 19])
def test_the_current_line_stays_in_sight_when_the_list_gets_smaller(row: int, qtbot: QtBot) -> None:
    lines = LineList()
    qtbot.addWidget(lines)
    lines.addItems([LONG] * 20)
    lines.resize(300, 1400)
    lines.show()
    lines.setCurrentRow(row)
    for width, height in ((300, 120), (160, 120), (160, 90)):
        lines.resize(width, height)
        line = lines.visualItemRect(lines.item(row))
        assert line.top() >= 0
        assert line.bottom() < lines.viewport().height()
