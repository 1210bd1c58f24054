# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal played once more: from another seat, and by an expert."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit, Thought
from cardtable.engine.game import Game, State
from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.shuffle import Dice
from cardtable.games import find_game
from cardtable.models.duplicate import Attempt, Understudy, attempts, by_expert, from_next_seat, verdict
from cardtable.models.facts import FactBook, Facts, Seat
from cardtable.models.library import Library

RECORD = Record(
    game="numeral",
    deal=9,
    options={"limit": "exceed"},
    first=1,
    seats=(Player("Ann"), Player("Bo", "easy", 5)),
    moves=("7C",),
    assisted=3,
    salt="x",
)


class Hired(QObject):
    """Opponents that think here, for one node."""

    answered = Signal(int, object)
    trouble = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.closed = False
        self._ticket = 0
        self._held: Thought | None = None

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int) -> int:
        self._ticket += 1
        self._held = think(game, view, seat, level, seed, Limit(nodes=1))
        QTimer.singleShot(0, self._answer)
        return self._ticket

    def _answer(self) -> None:
        if self._held is not None and not self.closed:
            self.answered.emit(self._ticket, self._held)

    def cancel(self) -> None:
        self._held = None

    def play_now(self) -> None:
        """It answers at once anyway."""

    def close(self) -> None:
        self.closed = True


def finished(record: Record, seed: int) -> Record:
    timeline, dice = Timeline(find_game(record.game), replace(record, moves=())), Dice(seed)
    while timeline.state.turn is not None:
        timeline.play(dice.choice(timeline.state.legal_moves()))
        timeline.settle()
    return timeline.record


def put(library: Library, record: Record) -> None:
    game = library.create(record)
    result = Timeline(find_game(record.game), record).state.result
    assert result is not None
    library.finish(game, result.winner).result(10)


def test_from_the_next_seat_the_cards_are_the_same_and_the_players_have_moved() -> None:
    other = from_next_seat(RECORD)
    assert [player.name for player in other.seats] == ["Bo", "Ann"]
    assert other.practice, "the person knows the cards"
    assert (other.moves, other.assisted, other.salt) == ((), 0, "")
    game = find_game("numeral")
    before = Timeline(game, replace(RECORD, moves=())).state
    assert Timeline(game, other).state == before
    assert from_next_seat(other).seats[0].name == "Ann"


def test_everybody_of_a_larger_table_moves_one_seat_on() -> None:
    seats = (Player("Ann"), Player("Bo", "easy", 5), Player("Cy", "hard", 6))
    other = from_next_seat(Record(game="classic", deal=4, seats=seats))
    assert [(player.name, player.level) for player in other.seats] == [
        ("Cy", "hard"),
        ("Ann", None),
        ("Bo", "easy"),
    ]


def test_an_expert_takes_the_persons_seat() -> None:
    game = find_game("numeral")
    record = by_expert(game, RECORD, 0)
    assert record.seats[0].level == game.levels[-1].id
    assert record.seats[0].name not in ("Ann", "Bo")
    assert record.seats[1].name == "Bo"
    assert not any(player.human for player in record.seats)
    assert (record.deal, record.options, record.first) == (9, {"limit": "exceed"}, 1)


def test_an_understudy_plays_a_whole_deal_into_the_library(qtbot: QtBot, library: Library) -> None:
    hired: list[Hired] = []

    def hire() -> Hired:
        hired.append(Hired())
        return hired[-1]

    understudy = Understudy(hire, library)
    told: list[int] = []
    understudy.moved.connect(told.append)
    record = by_expert(find_game("numeral"), RECORD, 0)
    with qtbot.waitSignal(understudy.done, timeout=20_000) as done:
        understudy.play(record)
    assert not understudy.playing
    assert hired[0].closed
    assert done.args is not None
    kept = library.record(done.args[0])
    assert kept.seats == record.seats
    assert Timeline(find_game("numeral"), kept).state.result is not None
    assert told == list(range(1, len(kept.moves) + 1))
    entry = library.games()[0]
    assert (entry.title, entry.finished) == ("", True)  # what it is called follows the language
    assert library.unfinished() is None


def test_an_understudy_without_a_library_only_shows_what_it_played(qtbot: QtBot) -> None:
    understudy = Understudy(Hired, None)
    with qtbot.waitSignal(understudy.done, timeout=20_000) as done:
        understudy.play(by_expert(find_game("numeral"), RECORD, 0))
    assert done.args == [0]
    assert understudy.played is not None
    assert Timeline(find_game("numeral"), understudy.played).state.result is not None


def test_an_understudy_that_is_stopped_leaves_nothing(qtbot: QtBot, library: Library) -> None:
    understudy = Understudy(Hired, library)
    with qtbot.waitSignal(understudy.moved):
        understudy.play(by_expert(find_game("numeral"), RECORD, 0))
    understudy.stop()
    qtbot.wait(50)
    assert library.games() == []


def test_all_games_of_a_deal_are_compared_and_no_others(library: Library, tmp_path: Path) -> None:
    game = find_game("numeral")
    put(library, finished(RECORD, 1))
    put(library, finished(from_next_seat(RECORD), 2))
    put(library, finished(by_expert(game, RECORD, 0), 3))
    put(library, finished(replace(RECORD, deal=10), 4))
    put(library, finished(replace(RECORD, options={}), 5))
    book = FactBook(library, tmp_path)
    book.learn_all()
    tried = attempts(book, game, RECORD, 0)
    assert [(one.seat, one.facts.seats[one.seat].level) for one in tried] == [
        (0, None),
        (1, None),
        (0, game.levels[-1].id),
    ]
    for one in tried:
        state = Timeline(game, library.record(one.game)).state
        assert state.result is not None
        assert one.won == (state.result.winner == one.seat)


def attempt(seat: int, winner: int | None, name: str = "Ann") -> Attempt:
    seats = [Seat("X", "easy"), Seat("Y", "easy"), Seat("Z", "easy")]
    seats[seat] = Seat(name)
    facts = Facts(1, 0, 5, "classic", "", tuple(seats), winner=winner)
    return Attempt(1, seat, facts)


def told(*tried: Attempt) -> str | None:
    words = verdict(tried, "Ann")
    return words.english() if words is not None else None


def test_the_verdict_counts_each_seat_once_and_the_last_time() -> None:
    assert told(attempt(0, 0)) is None
    assert told(attempt(0, 0), attempt(1, 1, "Zoe")) is None
    assert told(attempt(0, 1), attempt(0, 0), attempt(1, 1)) == (
        "You won this deal from every seat that you tried."
    )
    assert told(attempt(0, 1), attempt(1, None)) == "You won this deal from no seat that you tried."
    assert told(attempt(0, 1), attempt(1, 1)) == (
        "You won from seat 2 only: the cards may have decided this deal."
    )
    assert told(attempt(0, 1), attempt(1, 1), attempt(2, 2)) == (
        "You won this deal from 2 seats of those that you tried."
    )
    draw = attempt(0, None)
    assert draw.won is None
    assert msgspec.structs.replace(draw, seat=1).won is None
