# SPDX-License-Identifier: GPL-3.0-or-later
"""Buttons side by side, in as many rows as their words need."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardtable.views.rows import ButtonRows

WORDS = ("Show me better", "Try again", "Save…", "Four")


def rows_of(buttons: list[QPushButton]) -> list[list[int]]:
    """The places of the buttons in each row that is seen."""
    tops = sorted({button.y() for button in buttons})
    return [[n for n, button in enumerate(buttons) if button.y() == top] for top in tops]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [110, 180, 240, 300, 400, 700])
def test_every_word_is_seen_and_no_button_lies_on_another(qtbot: QtBot, count: int, width: int) -> None:
    buttons = [QPushButton(word) for word in WORDS[:count]]
    rows = ButtonRows(buttons)
    qtbot.addWidget(rows)
    wide = max(width, rows.minimumSizeHint().width())
    rows.resize(wide, rows.heightForWidth(wide))
    rows.show()
    for button in buttons:
        assert rows.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(buttons, 2))
    for row in rows_of(buttons):
        assert sum(buttons[n].width() for n in row) + 6 * (len(row) - 1) == wide


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    buttons = [QPushButton(word) for word in WORDS]
    rows = ButtonRows(buttons, most=2)
    qtbot.addWidget(rows)
    rows.resize(500, rows.heightForWidth(500))
    rows.show()
    assert rows_of(buttons) == [[0, 1], [2, 3]]
    assert len({button.width() for button in buttons}) == 1
    high = rows.heightForWidth(500)
    buttons[0].hide()
    buttons[1].hide()
    assert rows.heightForWidth(500) < high
    rows.set_most(1)
    assert rows.heightForWidth(500) == high
