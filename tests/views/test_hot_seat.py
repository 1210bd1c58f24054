# SPDX-License-Identifier: GPL-3.0-or-later
"""Several people at one computer: whole games by keys, and nothing private for anybody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.game import TABLE
from cardtable.engine.record import Player, Record
from cardtable.games import all_games
from cardtable.models.settings import UNTIL_KEY
from cardtable.views.language import card_name, say
from cardtable.views.table.card import CardWidget
from cardtable.views.table.middle import TotalPlate
from cardtable.views.window import MainWindow

TABLES = [(game.id, seats) for game in all_games().values() for seats in game.dialog_seats]
SHORT = {"classic": {"chips": 1}, "hearts": {"target": 50}}


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, key)


def tree(interface: QAccessibleInterface) -> Iterator[str]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(kind)
    for index in range(interface.childCount()):
        if (child := interface.child(index)) is not None:
            yield from tree(child)


def dump(window: MainWindow) -> str:
    interface = QAccessible.queryAccessibleInterface(window)
    assert interface is not None
    return "\n".join(tree(interface))


def private(window: MainWindow, but: int = TABLE) -> set[str]:
    """Names of cards that only their holders know, without those of one seat and those in the log."""
    model = window.model
    assert model.game is not None
    zones = model.game.scene(model.state).zones
    held = {card for zone in zones if zone.kind == "hand" and zone.seat != but for card in zone.cards}
    open_to_all = " ".join(say(event.words) for events in model.story() for event in events)
    known = {card for zone in zones if zone.seat == but or zone.kind != "hand" for card in zone.cards}
    names = {card_name(card) for card in held - known if card is not None}
    return {name for name in names if name not in open_to_all}


def decide(window: MainWindow) -> None:
    """The first card that can be played, with Enter; then whatever has to be confirmed."""
    table = window.table
    if table.picker.loss.isVisible():
        press(window, Qt.Key.Key_Return)
        return
    legal = {move.cards[0] for move in window.model.view.legal_moves() if move.cards}
    press(window, Qt.Key.Key_Home)
    for card in table.cards.hand():
        if card.card in legal:
            break
        press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Return)
    if table.picker.choice.isVisible():
        press(window, Qt.Key.Key_1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_of_people_by_keys_reveals_nothing(
    game: str, seats: int, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model, covers = window.model, window.covers
    window.settings.update(verbosity="full")
    told: list[str] = []
    window.assistance.voice.spoken.connect(told.append)
    window.desk.start(record(game, "h" * seats, **SHORT.get(game, {})))
    acted: set[int] = set()
    looked = 0
    while model.state.result is None:
        qtbot.waitUntil(
            lambda: (
                covers.curtain.isVisible()
                or covers.round.isVisible()
                or model.turn_of_person
                or covers.end.isVisible()
            ),
            timeout=5000,
        )
        if covers.curtain.isVisible():
            if looked < 12:  # looking takes a while
                looked += 1
                seen = dump(window)
                assert not [name for name in private(window) if name in seen]
                assert f"{model.names[model.state.turn or 0]}, it is your turn" in seen
            press(window, Qt.Key.Key_Return)
            assert model.viewer == model.state.turn
        elif covers.round.isVisible():
            assert model.viewer == TABLE or not private(window)
            press(window, Qt.Key.Key_Return)
        elif model.turn_of_person:
            acted.add(model.viewer)
            decide(window)
    assert acted == set(range(seats))
    story = [say(event.words) for events in model.story() for event in events]
    assert not [line for line in story if "you" in line.lower().split()]
    assert not [line for line in told if "Your turn." in line]


@pytest.fixture
def covered(window: MainWindow, record: Callable[..., Record], qtbot: QtBot) -> MainWindow:
    window.desk.start(record("numeral", "hh"))
    qtbot.waitUntil(window.covers.curtain.isVisible)
    return window


def test_pictures_between_turns_do_not_depend_on_anybodys_cards(window: MainWindow, qtbot: QtBot) -> None:
    """Two games that differ only in what is hidden look the same to the last pixel."""
    clubs, hearts = ("AC 2C 3C 4C 5C", "6C 7C 8C AD 2D"), ("AH 2H 3H 4H 5H", "6H 7H 8H AS 2S")
    pictures = []
    window.settings.update(show_log=False)  # it begins with a promise that is another one each time
    for mine, theirs in (clubs, clubs, hearts):  # the first time the panels find their sizes
        position = {"hands": [mine.split(), theirs.split()], "total": 40, "pile": ["3D"], "to_move": 0}
        people = (Player("Ana"), Player("Bo"))
        window.desk.start(Record(game="numeral", deal=5, seats=people, position=position))
        qtbot.waitUntil(window.covers.curtain.isVisible)
        qtbot.wait(300)  # the felt is woven
        window.notices.clear()
        qtbot.wait(20)
        pictures.append((window.grab().toImage(), dump(window)))
    assert pictures[1][0] == pictures[2][0]
    assert pictures[1][1] == pictures[2][1]


@pytest.mark.parametrize("how", ["mouse", "space", "enter"])
def test_cards_are_seen_as_long_as_the_button_is_held(how: str, covered: MainWindow) -> None:
    model, curtain = covered.model, covered.covers.curtain
    turn = model.state.turn
    assert turn is not None
    own = {card_name(card) for card in model.state.hands[turn]}  # type: ignore[attr-defined]
    key = {"space": Qt.Key.Key_Space, "enter": Qt.Key.Key_Return}.get(how)
    if key is None:
        QTest.mousePress(curtain.peek, Qt.MouseButton.LeftButton)
    else:
        curtain.peek.setFocus()
        QTest.keyPress(curtain.peek, key)
    assert covered.table.isVisible()
    seen = dump(covered)
    assert all(name in seen for name in own)
    assert not [name for name in private(covered, turn) if name in seen]
    assert not model.turn_of_person
    assert all(card.card is not None for card in covered.table.cards.hand())
    if key is None:
        QTest.mouseRelease(curtain.peek, Qt.MouseButton.LeftButton)
    else:
        QTest.keyRelease(curtain.peek, key)
    assert not covered.table.isVisible()
    assert curtain.isVisible()
    assert model.viewer == TABLE
    seen = dump(covered)
    assert not [name for name in private(covered) if name in seen]
    assert not [card for card in covered.table.findChildren(CardWidget) if card.card in own]


def test_a_peek_lasts_wherever_the_mouse_goes_and_covers_neither_hand_nor_total(
    covered: MainWindow, qtbot: QtBot
) -> None:
    peek = covered.covers.curtain.peek
    QTest.mousePress(peek, Qt.MouseButton.LeftButton)
    qtbot.wait(20)
    QTest.mouseMove(peek, QPoint(-300, -200))
    assert covered.table.isVisible()
    table = covered.table
    button = QRect(peek.mapTo(table.window(), QPoint()), peek.size())
    for widget in (*table.findChildren(TotalPlate), *table.cards.hand()):
        assert not button.intersects(QRect(widget.mapTo(table.window(), QPoint()), widget.size()))
    QTest.mouseRelease(peek, Qt.MouseButton.LeftButton, pos=QPoint(-300, -200))
    assert not covered.table.isVisible()


def test_nothing_can_be_played_while_peeking(covered: MainWindow) -> None:
    model = covered.model
    QTest.mousePress(covered.covers.curtain.peek, Qt.MouseButton.LeftButton)
    card = covered.table.cards.hand()[0]
    covered.table.picker.take(card)
    assert not model.record.moves
    QTest.mouseRelease(covered.covers.curtain.peek, Qt.MouseButton.LeftButton)
    assert not model.record.moves


def test_who_leaves_the_window_leaves_no_cards_open(covered: MainWindow) -> None:
    model = covered.model
    press(covered, Qt.Key.Key_Return)
    assert model.turn_of_person
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert covered.covers.curtain.isVisible()
    assert not covered.table.isVisible()
    seen = dump(covered)
    assert not [name for name in private(covered) if name in seen]
    press(covered, Qt.Key.Key_Return)
    assert model.turn_of_person
    assert covered.table.isVisible()


@pytest.mark.parametrize("motion", ["off", "slow"])
@pytest.mark.parametrize("game", ["hearts", "classic"])
def test_who_leaves_while_a_step_is_shown_leaves_no_cards_open(
    game: str, motion: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """A finished trick may stay until a key is pressed, a card may be in the air: the hand lies covered."""
    model = window.model
    window.settings.update(motion=motion, pause_trick=UNTIL_KEY, help="values")
    window.desk.start(record(game, "hh"))
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    for _ in range(2):
        qtbot.waitUntil(window.covers.curtain.isVisible)
        press(window, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: model.turn_of_person)
        seat = model.viewer
        model.play(model.view.legal_moves()[0])
    assert model.viewer == seat
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert model.viewer == TABLE
    seen = dump(window)
    assert not [name for name in private(window) if name in seen]
    assert not [card for card in window.table.cards.hand() if card.card is not None]
    if game == "hearts":
        qtbot.wait(100)
        assert model.game is not None
        assert model.game.scene(model.view).pause == "trick"
        press(window, Qt.Key.Key_Return)
    qtbot.waitUntil(window.covers.curtain.isVisible)
    press(window, Qt.Key.Key_Return)
    assert model.turn_of_person


def test_leaving_ends_a_peek(covered: MainWindow) -> None:
    QTest.mousePress(covered.covers.curtain.peek, Qt.MouseButton.LeftButton)
    QCoreApplication.sendEvent(covered.stage.arena, QEvent(QEvent.Type.WindowDeactivate))
    assert not covered.table.isVisible()
    assert covered.model.viewer == TABLE


def test_a_single_person_is_never_covered(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(record("numeral", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert window.model.turn_of_person
    assert not window.covers.curtain.isVisible()
