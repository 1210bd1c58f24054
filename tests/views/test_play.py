# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games through the window, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record, Timeline
from cardtable.engine.words import mark
from cardtable.games import all_games, find_game
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.views.table.card import CardWidget
from cardtable.views.window import MainWindow

SHORT = {"classic": {"chips": 2}, "numeral": {}, "hearts": {"target": 50}}


def visible(parent: QWidget, kind: type[QPushButton] = QPushButton) -> list[QPushButton]:
    return [button for button in parent.findChildren(kind) if button.isVisible() and button.isEnabled()]


def decide_by_mouse(window: MainWindow) -> None:
    """Click on a card that may be played; where it can do two things, on the first of the two."""
    if popup := visible(window.table):
        QTest.mouseClick(popup[0], Qt.MouseButton.LeftButton)
        return
    playable = {move.cards[0] for move in window.model.view.legal_moves() if move.cards}
    card = next(card for card in hand(window) if card.card in playable)
    click(card)


def click(card: CardWidget) -> None:
    """Click on the strip of a card that no other card of the hand covers."""
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(card.width() // 6, card.height() // 2))


def decide_by_keys(window: MainWindow) -> None:
    """Go along the hand to a card that may be played and press Enter, and + at a choice."""
    if visible(window.table):
        press(window, Qt.Key.Key_Return)
        return
    playable = {move.cards[0] for move in window.model.view.legal_moves() if move.cards}
    press(window, Qt.Key.Key_Home)
    for card in hand(window):
        if card.card in playable:
            break
        press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Return)


def hand(window: MainWindow) -> list[CardWidget]:
    return window.table.cards.hand()


def press(window: MainWindow, key: Qt.Key) -> None:
    """A key goes to whatever has the focus, as on a real keyboard."""
    QTest.keyClick(QApplication.focusWidget() or window, key)


def go_on_by_mouse(window: MainWindow) -> None:
    button = visible(window.covers.round)[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def go_on_by_keys(window: MainWindow) -> None:
    press(window, Qt.Key.Key_Space)


def play_to_the_end(
    window: MainWindow,
    qtbot: QtBot,
    decide: Callable[[MainWindow], None],
    go_on: Callable[[MainWindow], None],
) -> None:
    model = window.model
    for _ in range(2000):
        qtbot.waitUntil(
            lambda: (
                model.turn_of_person
                or (model.waiting_for_round and window.covers.round.isVisible())
                or window.covers.end.isVisible()
            ),
            timeout=10_000,
        )
        if window.covers.end.isVisible():
            return
        if model.waiting_for_round:
            go_on(window)
        else:
            decide(window)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", all_games())
def test_a_whole_game_by_mouse(
    game: str, window: MainWindow, library: Library, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record(game, "hb", **SHORT[game]))
    play_to_the_end(window, qtbot, decide_by_mouse, go_on_by_mouse)
    assert window.model.state.result is not None
    check_saved(window.model, library)


@pytest.mark.parametrize("game", all_games())
def test_a_whole_game_by_keys(
    game: str, window: MainWindow, library: Library, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record(game, "hb", deal=8, **SHORT[game]))
    play_to_the_end(window, qtbot, decide_by_keys, go_on_by_keys)
    check_saved(window.model, library)


def test_eight_at_the_table(
    window: MainWindow, library: Library, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record("classic", "hbbbbbbb", chips=1))
    play_to_the_end(window, qtbot, decide_by_mouse, go_on_by_mouse)
    check_saved(window.model, library)


def check_saved(model: GameModel, library: Library) -> None:
    """The library has the game to its last move, and knows who won."""
    library.flush()
    entry = library.games()[0]
    assert entry.finished
    assert entry.winner == (model.state.result and model.state.result.winner)
    kept = library.record(entry.id)
    assert Timeline(find_game(kept.game), kept).state == model.state


def test_a_game_that_is_closed_in_the_middle_goes_on_at_the_same_decision(
    window: MainWindow, library: Library, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model = window.model
    window.desk.start(record("hearts", "hb"))
    for _ in range(3):
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
        decide_by_mouse(window)
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    state, game = model.state, model.library_id
    window.close()
    assert library.unfinished() == game
    window.show()
    window.desk.start(record("classic", "hb"))  # something else lies on the table meanwhile
    assert game is not None
    assert window.desk.resume(game)
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    assert model.state == state


def test_a_refused_card_is_explained_and_leads_to_its_rule(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model = window.model
    window.desk.start(record("hearts", "hb"))
    for _ in range(26):
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
        playable = {move.cards[0] for move in model.view.legal_moves()}
        wrong = [card for card in hand(window) if card.card not in playable]
        if wrong:
            break
        decide_by_mouse(window)
    before, felt = model.state, window.table.geometry()
    click(wrong[0])
    assert model.state is before
    QApplication.sendPostedEvents()
    assert window.table.geometry() == felt
    refusal = window.status.text()
    assert refusal.endswith(".")
    rule = window.status.rule
    assert rule.isVisible()
    clause, title = rule.text().removeprefix("Rule ").removesuffix(" (F1)").split(": ")
    assert window.model.game is not None
    assert window.model.game.rule_title(clause) == mark("Hearts", title, "name of a rule")
    QTest.mouseClick(rule, Qt.MouseButton.LeftButton)
    book = window.desk.rulebook
    assert book is not None
    assert book.isVisible()
    assert clause in book.text()


def test_a_human_is_told_what_a_card_would_do(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record("numeral", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    assert window.status.text().startswith("Your turn. Total ")
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    assert window.status.text().startswith("Your turn. Total ")
    assert "the total goes from" in window.status.text()
