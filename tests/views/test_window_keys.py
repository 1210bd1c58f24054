# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys for the cards, pressed where the keyboard is beside the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from cardtable.engine.game import IllegalMove
from cardtable.engine.record import Record
from cardtable.engine.words import Words
from cardtable.views.window import MainWindow


@pytest.fixture
def playing(window: MainWindow, record: Callable[..., Record], qtbot: QtBot) -> MainWindow:
    """A window where a person is to decide, and a card has been refused."""
    window.desk.start(record("numeral", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    window.status.refuse(IllegalMove(Words("Test", "Too high."), "N-05"))
    return window


@pytest.fixture
def places(playing: MainWindow) -> list[QToolButton]:
    """What can hold the keyboard above and below the table."""
    buttons = [each for each in playing.findChildren(QToolButton) if each.isVisible()]
    return [
        each
        for each in buttons
        if not playing.stage.isAncestorOf(each) and each.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]


def test_a_digit_leads_back_to_the_cards(playing: MainWindow, places: list[QToolButton]) -> None:
    hand = playing.table.cards.hand()
    assert playing.status.rule in places
    before = playing.model.record.moves
    for place in places:
        for key, card in ((Qt.Key.Key_2, hand[1]), (Qt.Key.Key_4, hand[3])):
            place.setFocus()
            QTest.keyClick(place, key)
            assert QApplication.focusWidget() is card
    assert playing.model.record.moves == before


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_at_the_rule_opens_it(playing: MainWindow, key: Qt.Key) -> None:
    before = playing.model.record.moves
    playing.status.rule.setFocus()
    QTest.keyClick(playing.status.rule, key)
    assert playing.desk.rulebook is not None
    assert playing.desk.rulebook.isVisible()
    assert playing.model.record.moves == before
