# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in play: turns, pacing, curtains, saving, wrong answers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from cardtable.ai.thinking import think
from cardtable.engine.bot import Thought
from cardtable.engine.game import TABLE, Game, IllegalMove, Move, State
from cardtable.engine.record import BadRecord, Player, Record, Timeline
from cardtable.games import find_game
from cardtable.models.game import GameModel, Moved
from cardtable.models.library import Library

GAMES = {"classic": 3, "numeral": 2, "hearts": 2}


class Opponent(QObject):
    """Thinks in this process, from the event loop; `says` replaces its answer."""

    answered = Signal(int, object)
    trouble = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.says: str | None = None
        self.seen: list[State] = []
        self.silent = False
        self.hurried = 0
        self._ticket = 0

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int) -> int:
        self._ticket += 1
        self.seen.append(view)
        thought = Thought(self.says) if self.says else think(game, view, seat, level, seed)
        self._thought = (self._ticket, thought)
        if not self.silent:
            QTimer.singleShot(0, self._answer)
        return self._ticket

    def _answer(self) -> None:
        self.answered.emit(*self._thought)

    def play_now(self) -> None:
        self.hurried += 1
        if self.silent:
            self.silent = False
            self._answer()

    def cancel(self) -> None:
        self.silent = False


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path)
    yield library
    library.close()


@pytest.fixture
def model(library: Library, qtbot: QtBot) -> Iterator[GameModel]:
    model = GameModel(Opponent(), library)
    yield model
    model.close()


def seats(pattern: str) -> tuple[Player, ...]:
    return tuple(Player(f"P{i}", None if sign == "h" else "easy", seed=i) for i, sign in enumerate(pattern))


def record(game: str, pattern: str, deal: int = 7) -> Record:
    return Record(game=game, deal=deal, seats=seats(pattern))


def wait_for_person(model: GameModel, qtbot: QtBot) -> None:
    """Until a person is to decide or the game is over; finished rounds are nodded through."""

    def arrived() -> bool:
        if model.waiting_for_round:
            model.go_on()
        return model.turn_of_person or model.state.turn is None

    qtbot.waitUntil(arrived, timeout=5000)


def play_first(model: GameModel) -> None:
    model.play(model.view.legal_moves()[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_opponents_goes_on_by_itself_to_its_end(game: str, model: GameModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.finished, timeout=60_000):
        model.start(record(game, "b" * GAMES[game]))
    assert model.state.turn is None
    assert model.viewer == TABLE


@pytest.mark.parametrize("game", GAMES)
def test_one_person_is_asked_and_sees_only_their_own_cards(game: str, model: GameModel, qtbot: QtBot) -> None:
    model.start(record(game, "h" + "b" * (GAMES[game] - 1)))
    wait_for_person(model, qtbot)
    assert model.viewer == 0
    assert model.view == model.state.seen_by(0)
    full, seen = model.scenes()
    hands = [zone for zone in seen.zones if zone.kind == "hand" and zone.seat != 0]
    assert hands
    assert all(card is None for zone in hands for card in zone.cards)
    assert [zone.name for zone in full.zones] == [zone.name for zone in seen.zones]


def test_opponents_get_their_own_view_only(model: GameModel, qtbot: QtBot) -> None:
    model.start(record("classic", "hbb"))
    wait_for_person(model, qtbot)
    play_first(model)
    wait_for_person(model, qtbot)
    opponent = model._opponent
    assert isinstance(opponent, Opponent)
    assert all(view.dice == 0 and view == view.seen_by(view.turn or 0) for view in opponent.seen)


def test_nobody_plays_out_of_turn(model: GameModel) -> None:
    with pytest.raises(IllegalMove):
        model.play(Move.parse("7C"))
    model.start(record("classic", "hb"))
    with pytest.raises(IllegalMove):
        model.play(Move.parse("7C"))


def test_an_illegal_move_changes_nothing(model: GameModel, qtbot: QtBot) -> None:
    model.start(record("numeral", "hb"))
    wait_for_person(model, qtbot)
    before = model.state
    with pytest.raises(IllegalMove):
        model.play(Move.parse("bust"))
    assert model.state is before
    assert model.turn_of_person


def test_a_paced_game_waits_for_its_view(model: GameModel, qtbot: QtBot) -> None:
    model.paced = True
    steps: list[Moved] = []
    model.stepped.connect(steps.append)
    model.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: len(steps) == 1)
    qtbot.wait(30)
    assert len(steps) == 1
    for _ in range(20):
        if model.turn_of_person:
            break
        model.go_on()
        qtbot.wait(10)
    assert model.turn_of_person
    assert [step.after for step in steps[:-1]] == [step.before for step in steps[1:]]


def test_a_round_waits_until_a_person_has_seen_it(model: GameModel, qtbot: QtBot) -> None:
    model.start(record("hearts", "hb"))
    while not model.waiting_for_round:
        qtbot.waitUntil(lambda: model.turn_of_person or model.waiting_for_round, timeout=5000)
        if model.turn_of_person:
            play_first(model)
    assert model.game is not None
    assert model.game.scene(model.view).pause == "round"
    with qtbot.waitSignal(model.stepped):
        model.go_on()
    wait_for_person(model, qtbot)


def test_the_curtain_falls_between_two_people(model: GameModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.curtain) as fallen:
        model.start(record("numeral", "hh"))
    assert model.viewer == TABLE
    assert not model.turn_of_person
    assert all(card is None for zone in model.scenes()[1].zones if zone.kind == "hand" for card in zone.cards)
    model.reveal()
    assert model.viewer == fallen.args[0] == model.state.turn
    with qtbot.waitSignal(model.curtain) as fallen:
        play_first(model)
    assert fallen.args[0] == model.state.turn != model.viewer == TABLE


def test_the_same_person_twice_needs_no_curtain(model: GameModel, qtbot: QtBot) -> None:
    fallen: list[int] = []
    model.curtain.connect(fallen.append)
    model.start(record("classic", "hb"))
    for _ in range(3):
        wait_for_person(model, qtbot)
        play_first(model)
    assert not fallen


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_saved_before_the_next(
    game: str, model: GameModel, library: Library, qtbot: QtBot
) -> None:
    def compare(seat: int = 0) -> None:
        if seat < 0:
            return
        assert model.library_id is not None
        assert library.record(model.library_id).moves == model.record.moves

    model.thinking.connect(compare)
    model.start(record(game, "h" + "b" * (GAMES[game] - 1)))
    for _ in range(6):
        qtbot.waitUntil(lambda: model.turn_of_person or model.waiting_for_round, timeout=5000)
        if model.waiting_for_round:
            model.go_on()
            continue
        compare()
        play_first(model)


def test_a_closed_game_is_resumed_at_the_same_decision(library: Library, qtbot: QtBot) -> None:
    first = GameModel(Opponent(), library)
    first.start(record("classic", "hbb"))
    wait_for_person(first, qtbot)
    play_first(first)
    wait_for_person(first, qtbot)
    state, game = first.state, first.library_id
    first.close()
    assert game is not None
    second = GameModel(Opponent(), library)
    second.resume(game)
    wait_for_person(second, qtbot)
    assert second.state == state
    assert [len(events) for events in second.story()]
    second.close()


def test_closing_while_an_opponent_thinks_asks_it_again_later(library: Library, qtbot: QtBot) -> None:
    opponent = Opponent()
    opponent.silent = True
    first = GameModel(opponent, library)
    with qtbot.waitSignal(first.thinking):
        first.start(record("classic", "bb"))
    state, game = first.state, first.library_id
    first.close()
    assert game is not None
    second = GameModel(Opponent(), library)
    with qtbot.waitSignal(second.stepped) as moved:
        second.resume(game)
    assert moved.args[0].before == state
    second.close()


@pytest.mark.parametrize("answer", ["QS", "nonsense!", "bust", ""])
def test_a_wrong_answer_never_becomes_a_move(answer: str, library: Library, qtbot: QtBot) -> None:
    opponent = Opponent()
    model = GameModel(opponent, library)
    opponent.says = answer or "x y"
    with qtbot.waitSignal(model.finished, timeout=60_000):
        model.start(record("numeral", "bb"))
    Timeline(find_game("numeral"), model.record)
    model.close()


def test_an_answer_to_an_older_question_is_dropped(model: GameModel, qtbot: QtBot) -> None:
    model.start(record("classic", "hb"))
    wait_for_person(model, qtbot)
    before = model.state
    model._on_answer(99, Thought("bust"))
    qtbot.wait(10)
    assert model.state is before


def test_a_game_that_cannot_be_saved_goes_on_and_says_so_once(
    model: GameModel, library: Library, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    said: list[object] = []
    model.trouble.connect(said.append)

    def fail(*_: object) -> Future[None]:
        future: Future[None] = Future()
        future.set_exception(OSError("disk full"))
        return future

    monkeypatch.setattr(library, "add_move", fail)
    model.start(record("classic", "hb"))
    for _ in range(4):
        wait_for_person(model, qtbot)
        play_first(model)
    assert len(said) == 1


def test_a_record_that_is_no_game_leaves_the_one_in_play(model: GameModel, qtbot: QtBot) -> None:
    model.start(record("classic", "hb"))
    wait_for_person(model, qtbot)
    before = model.state
    with pytest.raises(BadRecord):
        model.start(record("hearts", "hbb"))
    assert model.state is before
    assert model.turn_of_person


def test_the_loser_confirms_and_the_result_is_announced(model: GameModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.finished, timeout=60_000) as finished:
        model.start(record("numeral", "hb"))
        while model.state.turn is not None:
            qtbot.waitUntil(lambda: model.turn_of_person or model.state.turn is None, timeout=5000)
            if model.turn_of_person:
                play_first(model)
            qtbot.wait(1)
    assert sorted(finished.args[0].ranking) == [0, 1]
    with pytest.raises(IllegalMove):
        play_first(model) if model.view.legal_moves() else model.play(Move.parse("bust"))


def test_an_opponent_that_is_told_to_play_now_seems_to_think_no_longer(
    model: GameModel, qtbot: QtBot
) -> None:
    opponent = model._opponent
    assert isinstance(opponent, Opponent)
    model.paced, model.pace = True, 600_000
    model.stepped.connect(lambda moved: QTimer.singleShot(0, model.go_on))
    model.play_now()
    assert opponent.hurried == 0  # nobody thinks
    model.start(record("hearts", "bb"))
    opponent.silent = True
    qtbot.waitUntil(lambda: model._waiting == "bot")
    model.play_now()
    assert opponent.hurried == 1
    qtbot.waitUntil(lambda: model.state.plays == 1)
    qtbot.waitUntil(lambda: model._held is not None)
    model.play_now()
    qtbot.waitUntil(lambda: model.state.plays == 2)
    assert opponent.hurried == 1  # an answer that is there needs no asking


def test_a_game_that_another_version_goes_on_with_says_so(
    library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = GameModel(Opponent(), library)
    old.start(record("numeral", "hb"))
    wait_for_person(old, qtbot)
    old.play(old.view.legal_moves()[0])
    wait_for_person(old, qtbot)
    game, before = old.library_id, old.record
    assert game is not None
    assert before.stretches == ()
    old.close()
    monkeypatch.setattr("cardtable.models.game.__version__", "99")
    model = GameModel(Opponent(), library)
    model.resume(game)
    wait_for_person(model, qtbot)
    assert model.record == before, "looking at a game changes nothing"
    for _ in range(2):
        model.play(model.view.legal_moves()[0])
        wait_for_person(model, qtbot)
    library.flush()
    kept = library.record(game)
    (stretch,) = kept.stretches
    assert (stretch.at, stretch.program) == (len(before.moves) + 1, "99")
    assert kept.moves == model.record.moves
    assert len(kept.moves) > len(before.moves)
    model.close()
