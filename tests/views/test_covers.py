# SPDX-License-Identifier: GPL-3.0-or-later
"""Curtain, finished rounds, the end, the choice of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.engine.game import Result
from cardtable.engine.record import Record
from cardtable.games import all_games
from cardtable.models.settings import UNTIL_KEY
from cardtable.views.language import card_name
from cardtable.views.panels import result_words
from cardtable.views.window import MainWindow


def names_in(interface: QAccessibleInterface) -> Iterator[str]:
    """Every name, description and value in the accessible tree."""
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(kind)
    for index in range(interface.childCount()):
        if (child := interface.child(index)) is not None:
            yield from names_in(child)


def accessible_texts(window: MainWindow) -> str:
    interface = QAccessible.queryAccessibleInterface(window)
    assert interface is not None
    return "\n".join(names_in(interface))


def private_names(window: MainWindow) -> set[str]:
    """Names of the cards that only their holders may know."""
    model = window.model
    assert model.game is not None
    zones = model.game.scene(model.state).zones
    held = {card for zone in zones if zone.kind == "hand" for card in zone.cards if card is not None}
    public = {card for zone in zones if zone.kind != "hand" for card in zone.cards if card is not None}
    return {card_name(card) for card in held - public}


@pytest.mark.parametrize("game", all_games())
def test_nobody_can_read_a_private_card_while_the_curtain_is_down(
    game: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record(game, "hh"))
    qtbot.waitUntil(window.covers.curtain.isVisible)
    seen = accessible_texts(window)
    assert private_names(window)
    assert not [name for name in private_names(window) if name in seen]
    assert (
        window.covers.curtain.geometry()
        == window.stage.arena.childrenRect() & window.covers.curtain.geometry()
    )
    assert not window.table.isVisible()
    assert f"{window.model.names[window.model.state.turn or 0]}, it is your turn" in seen


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_next_person_opens_the_curtain_and_sees_only_their_own_cards(
    key: Qt.Key, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record("numeral", "hh"))
    qtbot.waitUntil(window.covers.curtain.isVisible)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    model = window.model
    assert model.turn_of_person
    assert window.table.isVisible()
    own = {card_name(card) for card in model.view.seen_by(model.viewer).hands[model.viewer]}  # type: ignore[attr-defined]
    seen = accessible_texts(window)
    assert all(name in seen for name in own)
    assert not [name for name in private_names(window) - own if name in seen]


def test_the_curtain_falls_again_after_the_move(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record("numeral", "hh"))
    for _ in range(3):
        qtbot.waitUntil(window.covers.curtain.isVisible)
        turn = window.model.state.turn
        QTest.mouseClick(window.covers.curtain.button, Qt.MouseButton.LeftButton)
        assert window.model.viewer == turn
        window.model.play(window.model.view.legal_moves()[0])
    qtbot.waitUntil(window.covers.curtain.isVisible)
    assert window.model.curtained


def reach_round(window: MainWindow, qtbot: QtBot) -> None:
    model = window.model
    while True:
        qtbot.waitUntil(
            lambda: model.turn_of_person or window.covers.round.isVisible() or window.covers.end.isVisible(),
            timeout=5000,
        )
        if not model.turn_of_person:
            return
        model.play(model.view.legal_moves()[0])


@pytest.mark.parametrize("how", ["enter", "space", "button", "felt"])
def test_a_finished_round_waits_and_goes_on(
    how: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record("classic", "hb"))
    reach_round(window, qtbot)
    panel = window.covers.round
    assert panel.isVisible()
    labels = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert "Round 1" in labels
    assert "−1" in labels
    focus = QApplication.focusWidget()
    assert focus is not None
    if how == "enter":
        QTest.keyClick(focus, Qt.Key.Key_Return)
    elif how == "space":
        QTest.keyClick(focus, Qt.Key.Key_Space)
    elif how == "button":
        QTest.mouseClick(panel.findChildren(QPushButton)[-1], Qt.MouseButton.LeftButton)
    else:
        QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().topLeft())
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    assert not panel.isVisible()


def finish(window: MainWindow, qtbot: QtBot) -> None:
    reach_round(window, qtbot)
    while not window.covers.end.isVisible():
        window.model.go_on()
        reach_round(window, qtbot)


def test_the_end_says_who_won_and_starts_nothing_by_itself(
    window: MainWindow, record: Callable[..., Record], almost_over: Callable[[Record], Record], qtbot: QtBot
) -> None:
    window.desk.start(almost_over(record("numeral", "hb")))
    finish(window, qtbot)
    model, panel = window.model, window.covers.end
    result = model.state.result
    assert result is not None
    title = result_words(result, model.seats).english()
    assert title in [label.text() for label in panel.findChildren(QLabel)]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
    assert panel.isVisible()
    assert model.state.result is result


def test_play_again_is_the_same_set_up_and_another_deal(
    window: MainWindow, record: Callable[..., Record], almost_over: Callable[[Record], Record], qtbot: QtBot
) -> None:
    first = almost_over(record("numeral", "hb", limit="exceed"))
    window.desk.start(first)
    finish(window, qtbot)
    again = next(button for button in window.covers.end.findChildren(QPushButton) if "again" in button.text())
    window.covers.end.deaf_ms = 60_000
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert window.covers.end.isVisible(), "that click was meant for the table"
    window.covers.end.deaf_ms = 0
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    second = window.model.record
    assert (second.game, second.options) == (first.game, first.options)
    assert window.model.names == ("Freya", "Tomás")
    assert second.deal != first.deal
    assert not window.covers.end.isVisible()


def test_escape_shows_the_last_table(
    window: MainWindow, record: Callable[..., Record], almost_over: Callable[[Record], Record], qtbot: QtBot
) -> None:
    window.desk.start(almost_over(record("numeral", "hb")))
    finish(window, qtbot)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert not window.covers.end.isVisible()
    assert window.table.isVisible()


@pytest.mark.parametrize(
    ("result", "people", "text"),
    [
        (Result(0, (0, 1)), "hb", "You win!"),
        (Result(1, (1, 0)), "hb", "Tomás wins"),
        (Result(0, (0, 1)), "hh", "Freya wins"),
        (Result(0, (0, 1)), "bb", "Freya wins"),
        (Result(None, (0, 1)), "hb", "Nobody wins: a draw"),
    ],
)
def test_who_won_in_words(result: Result, people: str, text: str, record: Callable[..., Record]) -> None:
    assert result_words(result, record("numeral", people).seats).english() == text


def test_an_empty_table_offers_every_game(window: MainWindow, qtbot: QtBot) -> None:
    window.welcome(kept=False)
    welcome = window.covers.welcome
    titles = {button.accessibleName() for button in welcome.findChildren(QPushButton)}
    assert {game.title.english() for game in all_games().values()} <= titles
    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    dialog = window.desk.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert window.model.timeline is None


def test_the_last_game_is_one_key_away(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.settings.update(
        last_game="classic",
        new_games={"classic": {"seats": [{"name": "Ana"}, {"name": "Bo", "level": "easy"}]}},
    )
    window.welcome(kept=True)
    QTest.keyClick(window, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    assert window.model.names == ("Ana", "Bo")
    assert not window.covers.welcome.isVisible()


def test_what_was_meant_for_the_table_does_not_send_a_finished_round_away(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.covers.round.deaf_ms = 60_000
    window.desk.start(record("classic", "hb"))
    reach_round(window, qtbot)
    panel = window.covers.round
    QTest.keyClick(panel, Qt.Key.Key_Return)
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton)
    assert panel.isVisible()
    assert window.model.waiting_for_round
    panel.deaf_ms = 0
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert not window.model.waiting_for_round


def test_an_arrow_leaves_the_keyboard_with_the_finished_round(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record("classic", "hb"))
    reach_round(window, qtbot)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        assert QApplication.focusWidget() is focus
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert not window.covers.round.isVisible()


@pytest.mark.parametrize("pause", [UNTIL_KEY, 0.3])
def test_a_round_stays_for_as_long_as_somebody_wishes(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot, pause: float
) -> None:
    window.settings.update(pause_round=pause)
    window.model.start(record("hearts", "hb"))
    while not window.model.waiting_for_round:
        qtbot.waitUntil(lambda: window.model.turn_of_person or window.model.waiting_for_round)
        if window.model.turn_of_person:
            window.model.play(window.model.view.legal_moves()[0])
    panel = window.covers.round
    assert panel.isVisible()
    if pause == UNTIL_KEY:
        qtbot.wait(400)
        assert panel.isVisible()
    else:
        qtbot.waitUntil(lambda: not panel.isVisible() and not window.model.waiting_for_round)
