# SPDX-License-Identifier: GPL-3.0-or-later
"""What screen readers are told, by itself and when a key asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextEdit
from pytestqt.qtbot import QtBot

from cardtable.engine.game import TABLE
from cardtable.engine.record import Record
from cardtable.games import all_games
from cardtable.models.settings import UNTIL_KEY
from cardtable.views.language import card_name, say
from cardtable.views.window import MainWindow

LETTERS = {"total": "T", "hand": "C", "turn": "W", "counters": "P", "last": "L", "table": "D"}


@pytest.fixture
def spoken(window: MainWindow) -> list[str]:
    found: list[str] = []
    window.assistance.voice.spoken.connect(found.append)
    return found


def begin(window: MainWindow, record: Record, qtbot: QtBot) -> None:
    window.desk.start(record)
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)


def press(window: MainWindow, key: str) -> None:
    QTest.keyClicks(QApplication.focusWidget() or window, key.lower())


def settle(window: MainWindow, qtbot: QtBot, spoken: list[str]) -> None:
    """Wait until nothing waits to be said."""
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    window.assistance.voice.flush()


@pytest.mark.parametrize("game", all_games())
def test_every_letter_answers_in_every_game(
    game: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    begin(window, record(game, "hb"), qtbot)
    window.assistance.voice.flush()
    for letter in LETTERS.values():
        count = len(spoken)
        press(window, letter)
        assert len(spoken) == count + 1, letter
        assert spoken[-1].endswith("."), spoken[-1]
        assert spoken[-1] in window.status.text()
        assert window.status.text().count(window.status.turn_words()) == 1


def test_the_answers_tell_the_game(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    start = record("classic", "hbb", deal=2)
    hands = [["AC", "10S", "4D"], ["7C", "8C", "JC"], ["2C", "3C", "5C"]]
    position = {"hands": hands, "total": 64, "to_move": 0, "pile": ["2H"], "dealer": 2, "chips": [3, 1, 5]}
    begin(window, _at(start, position), qtbot)
    window.assistance.voice.flush()
    said = {}
    for what, letter in LETTERS.items():
        press(window, letter)
        said[what] = spoken[-1]
    assert said["total"] == "Total 64. 99 is safe. Play goes clockwise."
    shown = [card_name(card.card) for card in window.table.cards.hand()]
    assert said["hand"] == f"Your 3 cards: {shown[0]}, {shown[1]}, and {shown[2]}."
    assert said["turn"] == "Your turn. Total 64."
    assert said["counters"] == "Freya: 3 chips. Tomás: 1 chip. Mei: 5 chips and dealer."
    assert said["last"] == "Nobody has played yet."
    assert "Discard pile: 1 card, the two of hearts on top." in said["table"]
    assert "Hand, Tomás: 3 cards." in said["table"]
    press(window, "R")
    assert spoken[-1] == said["table"]


def _at(record: Record, position: dict[str, object]) -> Record:
    return Record(game=record.game, deal=record.deal, seats=record.seats, position=position)


def test_hearts_tells_the_trick_and_the_points(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    model = window.model
    begin(window, record("hearts", "hb"), qtbot)
    while not any(zone.cards for zone in model.game.scene(model.view).zones if zone.kind == "trick"):  # type: ignore[union-attr]
        model.play(model.view.legal_moves()[0])
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    press(window, "T")
    lying = next(step for step in reversed(model.timeline.steps) if step.seat != TABLE)  # type: ignore[union-attr]
    assert f"Tomás has played the {card_name(lying.move.cards[0])}." in spoken[-1]
    assert "Hearts are trump." in spoken[-1]
    press(window, "P")
    assert "In this deal: " in spoken[-1]
    press(window, "L")
    assert spoken[-1].startswith("Tomás ")


@pytest.mark.parametrize(
    ("level", "others", "own", "draws"),
    [("brief", False, False, False), ("normal", True, False, False), ("full", True, True, True)],
)
def test_three_levels(
    level: str,
    others: bool,
    own: bool,
    draws: bool,
    window: MainWindow,
    record: Callable[..., Record],
    qtbot: QtBot,
    spoken: list[str],
) -> None:
    window.settings.update(verbosity=level)
    model = window.model
    begin(window, record("numeral", "hb"), qtbot)
    for _ in range(4):
        move = model.view.legal_moves()[0]
        model.play(move)
        settle(window, qtbot, spoken)
    told = " ".join(spoken)
    assert ("Tomás plays" in told or "Tomás takes" in told or "Tomás resets" in told) == others
    assert ("Freya plays" in told or "Freya takes" in told or "Freya resets" in told) == own
    assert ("draws a card" in told) == draws
    assert told.count("Your turn.") >= 4
    assert ("Your 5 cards" in told) == draws


@pytest.mark.parametrize("game", all_games())
def test_what_ends_a_round_is_told_at_every_level_and_nothing_is_lost(
    game: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    """Everything is said that the log tells, however fast it happens."""
    window.settings.update(verbosity="full")
    model = window.model
    short = {"classic": {"chips": 1}, "hearts": {"target": 50}}.get(game, {})
    begin(window, record(game, "hb", **short), qtbot)
    while model.state.result is None:
        qtbot.waitUntil(
            lambda: model.turn_of_person or model.waiting_for_round or model.state.result is not None,
            timeout=5000,
        )
        if model.waiting_for_round:
            model.go_on()
        elif model.turn_of_person:
            model.play(model.view.legal_moves()[0])
    qtbot.waitUntil(window.covers.end.isVisible, timeout=5000)
    window.assistance.voice.flush()
    told = " ".join(spoken)
    place = 0
    for events in model.story():
        for event in events:
            found = told.find(say(event.words), place)
            assert found >= 0, say(event.words)
            place = found


def test_what_happens_at_once_is_said_in_one_breath(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    begin(window, record("classic", "hbbbb"), qtbot)
    qtbot.wait(300)
    count = len(spoken)
    window.model.play(window.model.view.legal_moves()[0])
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    qtbot.wait(300)
    assert len(spoken) - count <= 3
    assert spoken[-1].endswith(f"Your turn. Total {window.model.view.total}.")  # type: ignore[attr-defined]


def test_a_refusal_is_spoken_with_its_rule_and_one_key_opens_it(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    hands = [["5C", "9D", "QS"], ["7C", "8C", "JC"]]
    position = {"hands": hands, "total": 97, "to_move": 0, "pile": ["2H"]}
    begin(window, _at(record("classic", "hb"), position), qtbot)
    window.table.picker.take(next(card for card in window.table.cards.hand() if card.card == "QS"))
    assert spoken[-1].endswith(
        "The queen of spades would take the total to 107. The highest safe total is 99. "
        "Rule C-08: 99 is the highest safe total."
    )
    assert window.status.rule.text() == "Rule C-08: 99 is the highest safe total (F1)"
    assert window.status.text().startswith("Your turn. Total 97. The queen of spades would")
    QTest.keyClick(window, Qt.Key.Key_F1)
    book = window.desk.rulebook
    assert book is not None
    assert book.isVisible()
    assert book.target == "C-08"


def test_nothing_private_is_said_while_the_cards_are_covered(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    window.desk.start(record("classic", "hh"))
    qtbot.waitUntil(window.covers.curtain.isVisible)
    for letter in LETTERS.values():
        press(window, letter)
    private = {card_name(card) for hand in window.model.state.hands for card in hand}  # type: ignore[attr-defined]
    told = " ".join(spoken)
    assert not [name for name in private if name in told]
    assert "The cards are covered." in told
    assert "Freya, your turn." in told or "Tomás, your turn." in told


def test_announcements_reach_assistive_technology(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, bool]] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            urgent = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
            heard.append((event.message(), urgent))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    voice = window.assistance.voice
    voice.tell("Soon.")
    voice.tell("And this.")
    voice.flush()
    voice.insist("Now.")
    assert heard == [("Soon. And this.", False), ("Now.", True)]


def test_without_a_game_there_is_an_answer(window: MainWindow, spoken: list[str]) -> None:
    for letter in LETTERS.values():
        QTest.keyClicks(window, letter.lower())
    assert set(spoken) == {"There is no game on the table.", "Choose a game."}


def test_the_menu_bar_goes_and_comes_by_its_key(window: MainWindow) -> None:
    control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_M, control)
    assert not window.menuBar().isVisible()
    assert "The menu bar is hidden. Ctrl+Shift+M brings it back." in [
        notice.text for notice in window.notices.notices()
    ]
    QTest.keyClick(window, Qt.Key.Key_F1)  # keys of the menus still work
    assert window.desk.rulebook is not None
    assert window.desk.rulebook.isVisible()
    window.desk.rulebook.close()
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_M, control)
    assert window.menuBar().isVisible()


def test_a_menu_bar_without_a_key_cannot_be_lost(window: MainWindow) -> None:
    window.settings.update(show_menu=False)
    assert not window.menuBar().isVisible()
    window.assistance.shortcuts.change("show_menu", [])
    assert window.menuBar().isVisible()
    window.commands.show_menu.trigger()
    assert window.menuBar().isVisible()


def test_commands_that_are_not_possible_keep_their_place_and_say_why(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    def check() -> set[str]:
        names = set()
        for name, action in window.commands.by_name().items():
            if not action.isEnabled():
                assert action.isVisible()
                assert action.property("reason"), name
                assert action.property("reason") in action.toolTip()
                names.add(name)
        return names

    assert {"save_copy", "sheet", "log"} <= check()
    begin(window, record("hearts", "hb"), qtbot)
    assert not {"save_copy", "sheet", "log"} & check()


def test_the_last_trick_is_said_and_can_be_asked_for_where_there_is_one(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    command, model = window.commands.last_trick, window.model
    reasons = [command.property("reason")]
    for game in ("classic", "hearts"):
        begin(window, record(game, "hb"), qtbot)
        reasons.append(command.property("reason"))
    assert all(reasons)
    assert len(set(reasons)) == 3
    assert not command.isEnabled()
    while not command.isEnabled():
        model.play(model.view.legal_moves()[0])
        settle(window, qtbot, spoken)
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    settle(window, qtbot, spoken)
    spoken.clear()
    command.trigger()
    (said,) = spoken
    assert said == f"{window.table.peek.accessibleName()}."
    assert said in window.status.text()
    window.desk.start(record("numeral", "hb"))
    assert not command.isEnabled()


@pytest.mark.parametrize("pause", [UNTIL_KEY, 0.0])
def test_a_trick_that_waits_for_a_key_says_so(
    pause: float, window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    window.settings.update(pause_trick=pause)
    begin(window, record("hearts", "hb"), qtbot)
    model = window.model
    shown: list[str] = []
    model.stepped.connect(lambda: shown.append(window.status.text()))

    def over() -> bool:
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
        return model.game is not None and model.game.scene(model.view).pause == "trick"

    qtbot.waitUntil(over, timeout=5000)
    window.assistance.voice.flush()
    told = "The trick is over. Enter goes on."
    assert (told in spoken[-1]) == (pause == UNTIL_KEY)
    if pause == UNTIL_KEY:
        assert window.status.text() == told
        side = window.stage.side
        assert side is not None
        log = next(each for each in side.findChildren(QTextEdit) if each.isVisible())
        log.setFocus()
        QTest.keyClick(log, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    assert told not in window.status.text()
    assert (told in shown) == (pause == UNTIL_KEY)


def test_a_replay_says_where_it_has_gone_to(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    """Backwards and by jumps as well as forwards: what was played last, and who comes next."""
    begin(window, record("classic", "hb"), qtbot)
    window.model.play(window.model.view.legal_moves()[0])
    settle(window, qtbot, spoken)
    QTest.keyClick(window.table, Qt.Key.Key_F7)
    replay = window.past.replaying.replay
    assert window.past.replaying.active
    first, second = (step for step in replay.whole.steps if step.seat != TABLE)
    names = [replay.names[step.seat] for step in (first, second)]
    played = [card_name(step.move.cards[0]) for step in (first, second)]
    for key, told, comes in (
        (Qt.Key.Key_End, f"{names[1]} plays the {played[1]}", names[0]),
        (Qt.Key.Key_Left, f"{names[0]} plays the {played[0]}", names[1]),
        (Qt.Key.Key_Home, "Nobody has played yet.", names[0]),
    ):
        window.assistance.voice.flush()
        spoken.clear()
        QTest.keyClick(window.table, key)
        window.assistance.voice.flush()
        (said,) = spoken
        assert said.startswith(told)
        assert f"{comes} is to play." in said


@pytest.mark.parametrize("name", ["sheet", "log", "mute", "sort_hand"])
def test_what_a_key_switches_is_said(
    name: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot, spoken: list[str]
) -> None:
    begin(window, record("classic", "hb"), qtbot)
    action = getattr(window.commands, name)
    plain = action.text().replace("&", "")
    for _ in range(2):
        window.assistance.voice.flush()
        action.trigger()
        window.assistance.voice.flush()
        assert spoken[-1] == f"{plain}: {'on' if action.isChecked() else 'off'}."
