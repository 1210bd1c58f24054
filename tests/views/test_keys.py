# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of keys, and keys that are changed while the window is open."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.engine.shuffle import Dice
from cardtable.views.keys import KeysDialog
from cardtable.views.window import MainWindow


@pytest.fixture
def page(window: MainWindow) -> KeysDialog:
    window.commands.keys.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, KeysDialog)
    return dialog


def catch(page: KeysDialog, name: str, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    """Give a command a key, by keyboard alone."""
    page.choose(name)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert page.change.hasFocus()
    assert page.change.text() == "Press the new key, or Esc"
    QTest.keyClick(page.change, key, modifier or Qt.KeyboardModifier.NoModifier)


def keys_of(window: MainWindow, name: str) -> list[str]:
    return [key.toString() for key in window.commands.by_name()[name].shortcuts()]


def test_a_command_gets_another_key_and_its_first_one_again(window: MainWindow, page: KeysDialog) -> None:
    catch(page, "say_total", Qt.Key.Key_X)
    assert keys_of(window, "say_total") == ["X"]
    assert window.settings.value.keys == {"say_total": ("X",)}
    assert "The total, or the trick: X" in page.text()
    QTest.mouseClick(page.first, Qt.MouseButton.LeftButton)
    assert keys_of(window, "say_total") == ["T"]
    assert window.settings.value.keys == {}


@pytest.mark.parametrize(
    ("key", "modifier", "told"),
    [
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, "“Ctrl+N” is already the key for “New game”."),
        (Qt.Key.Key_Left, None, "“Left” is already the key for “one card to the left”."),
        (Qt.Key.Key_W, None, "“W” is already the key for “Whose turn it is”."),
        (Qt.Key.Key_1, None, "“1” always means the same"),
        (Qt.Key.Key_Tab, None, "“Tab” always means the same"),
    ],
)
def test_a_key_that_is_taken_is_refused(
    key: Qt.Key, modifier: Qt.KeyboardModifier | None, told: str, window: MainWindow, page: KeysDialog
) -> None:
    catch(page, "say_total", key, modifier)
    assert page.problem.isVisible()
    assert page.problem.text().startswith(told)
    assert keys_of(window, "say_total") == ["T"]


def test_escape_leaves_the_key_and_the_page(window: MainWindow, page: KeysDialog) -> None:
    catch(page, "say_total", Qt.Key.Key_Escape)
    assert page.isVisible()
    assert keys_of(window, "say_total") == ["T"]
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_a_command_can_be_without_a_key_but_the_table_never(window: MainWindow, page: KeysDialog) -> None:
    page.choose("rules")
    QTest.mouseClick(page.none, Qt.MouseButton.LeftButton)
    assert keys_of(window, "rules") == []
    page.choose("table_play")
    assert not page.none.isEnabled()
    page.choose("rules")
    catch(page, "say_total", Qt.Key.Key_F1)
    page.choose("rules")
    QTest.mouseClick(page.first, Qt.MouseButton.LeftButton)  # it is another command's now
    assert page.problem.isVisible()
    assert keys_of(window, "rules") == []
    QTest.mouseClick(page.all_first, Qt.MouseButton.LeftButton)
    assert keys_of(window, "rules") == ["F1"]
    assert keys_of(window, "say_total") == ["T"]


def test_single_letters_can_be_switched_off(window: MainWindow, page: KeysDialog) -> None:
    page.letters.click()
    assert not window.settings.value.letters
    for action in window.commands.all():
        assert not [key for key in action.shortcuts() if len(key.toString()) == 1]
    assert keys_of(window, "keys") == ["Ctrl+F1"]


def test_nothing_on_the_page_is_pressed_by_a_bare_enter(window: MainWindow, page: KeysDialog) -> None:
    page.letters.setFocus()
    QTest.keyClick(page.letters, Qt.Key.Key_Return)
    assert page.isVisible()
    assert window.settings.value.keys == {}


def test_keys_are_changed_while_a_game_goes_on(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """Any command, any key, at any moment; the game is still played by keys afterwards."""
    dice = Dice(11)
    model, shortcuts = window.model, window.assistance.shortcuts
    window.desk.start(record("hearts", "hb"))
    for _ in range(60):
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
        line = dice.choice(shortcuts.lines())
        key = dice.choice(["F5", "K", "Ctrl+K", "Shift+F9", "Alt+Z", "Ctrl+Shift+B", "Z", "F12"])
        if shortcuts.trouble(line.name, key) is None:
            shortcuts.change(line.name, [key])
        given = [key for each in shortcuts.lines() for key in each.keys]
        assert len(given) == len(set(given))
        window.settings.update(letters=dice.below(2) == 0)
        if dice.below(4) == 0:
            shortcuts.restore()
        if model.state.plays < 20:
            model.play(model.view.legal_moves()[0])
    shortcuts.restore()
    window.settings.update(letters=True)
    before = model.state.plays
    legal = {move.cards[0] for move in model.view.legal_moves()}
    place = next(n for n, card in enumerate(window.table.cards.hand(), 1) if card.card in legal)
    for press in (str(place), "\r"):
        QTest.keyClicks(QApplication.focusWidget() or window.table, press)
    assert model.state.plays > before
