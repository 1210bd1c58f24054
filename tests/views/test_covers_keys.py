# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever lies over the table keeps the keyboard: arrows and Tab stay in it, and Enter works there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.views.curtain import HoldButton
from cardtable.views.labels import PushButton
from cardtable.views.window import MainWindow

from .situations import Situations
from .test_sizes import situations  # noqa: F401

Find = Callable[[MainWindow], QWidget]
COVERS: dict[str, Find] = {
    "welcome:kept": lambda window: window.covers.welcome,
    "curtain:numeral hh": lambda window: window.covers.curtain,
    "curtain:classic hhhhhhhh": lambda window: window.covers.curtain,
    "round:hearts hb": lambda window: window.covers.round,
    "end:hearts hb": lambda window: window.covers.end,
    "end:classic hbbb": lambda window: window.covers.end,
    "choice:classic": lambda window: window.table.picker.choice,
}
KEYS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


@pytest.fixture
def language() -> str:
    return "en"


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.name)
@pytest.mark.parametrize("situation", COVERS)
def test_keys_stay_in_a_cover(situations: Situations, situation: str, key: Qt.Key) -> None:  # noqa: F811
    situations.bring(situation)
    cover = COVERS[situation](situations.window)
    reached = set()
    for _ in range(12):
        situations.key(key)
        assert cover.isVisible()
        assert focus() is cover or cover.isAncestorOf(focus())
        reached.add(focus())
    buttons = [one for one in cover.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
    if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        assert reached >= set(buttons)


@pytest.mark.parametrize("situation", COVERS)
def test_enter_presses_the_button_that_the_keyboard_is_at(
    situations: Situations,  # noqa: F811
    situation: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    situations.bring(situation)
    cover = COVERS[situation](situations.window)
    pressed: list[QAbstractButton] = []
    buttons = [
        one
        for one in cover.findChildren(QAbstractButton)
        if one.isVisible() and one.isEnabled() and not isinstance(one, HoldButton)
    ]
    monkeypatch.setattr(PushButton, "click", lambda button: pressed.append(button), raising=False)
    for _ in range(len(buttons) + 2):
        situations.key(Qt.Key.Key_Tab)
        if not isinstance(focus(), HoldButton):
            situations.key(Qt.Key.Key_Return)
    assert set(pressed) == set(buttons)


def test_arrows_go_from_a_lost_hand_to_its_cards_and_enter_lays_it_down(
    situations: Situations,  # noqa: F811
) -> None:
    situations.bring("loss:hb")
    window = situations.window
    moves = len(window.model.record.moves)
    situations.key(Qt.Key.Key_Right)
    assert focus() in window.table.cards.hand()
    situations.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert len(window.model.record.moves) > moves


def test_keys_stay_in_the_question_before_an_undo(situations: Situations, qtbot: QtBot) -> None:  # noqa: F811
    situations.bring("play:classic hb")
    window = situations.window
    situations.key(Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    window.commands.undo.trigger()
    box = window.desk.dialog
    assert isinstance(box, QMessageBox)
    box.activateWindow()  # which a real desktop does by itself
    qtbot.waitUntil(lambda: box.isAncestorOf(focus()))
    for key in KEYS:
        situations.key(key)
        assert box.isAncestorOf(focus())
    situations.key(Qt.Key.Key_Escape)
    assert not box.isVisible()
