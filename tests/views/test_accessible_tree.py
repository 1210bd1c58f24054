# SPDX-License-Identifier: GPL-3.0-or-later
"""What assistive technology can read, walked in this process through whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.games import all_games
from cardtable.views.language import card_name, say
from cardtable.views.table.card import CardWidget
from cardtable.views.window import MainWindow

SHORT = {"classic": {"chips": 2}, "hearts": {"target": 50}}
HIDDEN = "face-down card"


def nodes(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield interface
    for index in range(interface.childCount()):
        if (child := interface.child(index)) is not None:
            yield from nodes(child)


def name_of(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def description_of(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Description)


def check_table(window: MainWindow) -> None:
    """Everything that may be known is there, and nothing else."""
    model = window.model
    assert model.game is not None
    full, seen = model.game.scene(model.state), model.scenes()[1]
    root = QAccessible.queryAccessibleInterface(window.table)
    assert root is not None
    found = [node for node in nodes(root) if not node.state().invisible]
    names = [name_of(node) for node in found]
    own = next(zone for zone in seen.zones if zone.kind == "hand" and zone.seat == model.viewer)
    legal = {move.cards[0] for move in model.view.legal_moves() if move.cards}
    for card in own.cards:
        assert card is not None
        node = next(node for node in found if name_of(node) == card_name(card) and description_of(node))
        assert node.role() == QAccessible.Role.Button
        assert node.state().focusable
        assert description_of(node).startswith("playable, " if card in legal else "cannot be played now")
    for zone in seen.zones:
        assert any(name.startswith(say(zone.title)) and f": {len(zone.cards)} card" in name for name in names)
    for player, place in zip(model.names, seen.places, strict=True):
        (panel,) = [name for name in names if name.split(", ")[0] == player]
        assert all(say(counter.words) in panel for counter in place.counters)
    assert sum(name.endswith(", to move") for name in names) == 1
    if seen.gauge is not None:
        assert say(seen.gauge.words) in names
    hidden = {card for zone in full.zones for card in zone.cards if card} - {
        card for zone in seen.zones for card in zone.cards if card
    }
    everything = "\n".join(text for node in found for text in (name_of(node), description_of(node)))
    assert not [card for card in hidden if card_name(card) in everything]
    for node in found:
        if name_of(node) == HIDDEN:
            assert not description_of(node)
            assert not node.text(QAccessible.Text.Value)


@pytest.mark.parametrize("game", all_games())
def test_a_whole_game_can_be_read(
    game: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model = window.model
    players = "hbb" if 3 in all_games()[game].dialog_seats else "hb"
    window.desk.start(record(game, players, **SHORT.get(game, {})))
    looked = 0
    while model.state.result is None:
        qtbot.waitUntil(
            lambda: model.turn_of_person or window.covers.round.isVisible() or model.state.result is not None,
            timeout=10_000,
        )
        if window.covers.round.isVisible():
            assert window.covers.round.accessibleName()
            model.go_on()
        elif model.turn_of_person:
            looked += 1
            check_table(window)
            model.play(model.view.legal_moves()[0])
    assert looked > 4
    qtbot.waitUntil(window.covers.end.isVisible, timeout=5000)
    root = QAccessible.queryAccessibleInterface(window.covers.end)
    assert root is not None
    assert name_of(root)


def test_the_focus_stays_with_the_card_when_the_hand_changes(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """New cards come and the order changes: the keyboard is still at the same card."""
    model, picker = window.model, window.table.picker
    window.desk.start(record("numeral", "hb", deal=4))
    for _ in range(8):
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
        hand = window.table.cards.hand()
        legal = {move.cards[0] for move in model.view.legal_moves() if move.cards}
        played = next(card for card in hand if card.card in legal)
        kept = next(card for card in reversed(hand) if card is not played)
        picker.key(Qt.Key.Key_Home.value)
        kept.setFocus()
        name = kept.card
        model.play(next(move for move in model.view.legal_moves() if move.cards[:1] == (played.card,)))
        window.settings.update(sort_hand=not window.settings.value.sort_hand)
        qtbot.waitUntil(lambda: model.turn_of_person or model.state.result is not None, timeout=5000)
        focus = QApplication.focusWidget()
        assert isinstance(focus, CardWidget)
        assert focus.card == name


def test_the_keyboard_stays_at_the_table_while_cards_are_dealt(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """A new deal hides cards until they fly: nothing else in the window may get the keys meanwhile."""
    window.settings.update(motion="fast")
    model, side, arena = window.model, window.stage.side, window.stage.arena
    assert side is not None
    been: list[bool] = []
    window.desk.start(record("classic", "hb"))

    def note(_before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            been.append(arena.isAncestorOf(now) and not side.isAncestorOf(now))

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    rounds = 0
    app.focusChanged.connect(note)
    try:
        while rounds < 2:
            qtbot.waitUntil(lambda: model.turn_of_person or window.covers.round.isVisible(), timeout=20_000)
            if window.covers.round.isVisible():
                QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
                rounds += 1
            else:
                window.table.picker.key(Qt.Key.Key_Home.value)
                model.play(model.view.legal_moves()[0])
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=20_000)
        qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), CardWidget), timeout=5000)
    finally:
        app.focusChanged.disconnect(note)
    assert been
    assert all(been)


def test_what_is_playable_chosen_or_dangerous_differs_by_more_than_colour(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """Cards that cannot be played lie lower, the chosen one higher; the turn and danger have signs."""
    start = record("classic", "hb")
    hands = [["5C", "9D", "QS"], ["7C", "8C", "JC"]]
    position = {"hands": hands, "total": 97, "to_move": 0, "pile": ["2H"]}
    window.desk.start(Record(game="classic", deal=3, seats=start.seats, position=position))
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    cards = {str(card.card): card for card in window.table.cards.hand()}
    window.table.picker.key(Qt.Key.Key_Home.value)
    chosen = QApplication.focusWidget()
    assert isinstance(chosen, CardWidget)
    for name, card in cards.items():
        height = card.risen - (round(card.rect_now.width() / 8) if card is chosen else 0)
        assert (height == 0) == (name == "9D")
        assert (height < 0) == (name != "9D")
    assert window.table.furniture.turn.isVisible()
    assert "Your turn." in window.status.text()
    total = window.table.furniture.total
    assert total.gauge is not None
    grey = []
    for danger in (0.0, 1.0):
        total.show_gauge(msgspec.structs.replace(total.gauge, danger=danger), (), "", 10, 0)
        grey.append(total.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8))
    one, other = grey
    places = [(x, y) for x in range(one.width()) for y in range(one.height())]
    differ = sum(abs(one.pixelColor(*at).value() - other.pixelColor(*at).value()) > 40 for at in places)
    assert differ > 100  # the sign of warning and the hatched bar, even without colours
