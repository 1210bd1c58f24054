# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of finished games, and that it is found again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games, find_game
from cardtable.models.facts import NAME, FactBook, Facts, cards_of
from cardtable.models.library import Library

SEATS = (Player("Ann"), Player("Bo", "easy", 3))


def finished(game: str, deal: int = 3, **fields: object) -> Record:
    record = replace(Record(game=game, deal=deal, seats=SEATS), **fields)
    timeline, dice = Timeline(find_game(game), record), Dice(deal)
    while timeline.state.turn is not None:
        timeline.play(dice.choice(timeline.state.legal_moves()))
        timeline.settle()
    return timeline.record


def put(library: Library, record: Record) -> int:
    """A whole game in the library."""
    game = library.create(record)
    result = Timeline(find_game(record.game), record).state.result
    assert result is not None
    library.finish(game, result.winner).result(10)
    return game


def told(book: FactBook) -> list[Facts]:
    book.learn_all()
    return book.facts()


@pytest.mark.parametrize("game", all_games())
def test_facts_are_those_of_the_game(library: Library, tmp_path: Path, game: str) -> None:
    record = finished(game, assisted=2)
    number = put(library, record)
    (facts,) = told(FactBook(library, tmp_path))
    state = Timeline(find_game(game), record).state
    assert (facts.id, facts.game, facts.moves) == (number, game, len(record.moves))
    assert [(seat.name, seat.level) for seat in facts.seats] == [("Ann", None), ("Bo", "easy")]
    assert state.result is not None
    assert facts.winner == state.result.winner
    assert facts.assisted
    assert not facts.practice
    places = find_game(game).scene(state).places
    ends = [[c.value for c in place.counters if c.kind == facts.counted] for place in places]
    assert [[seat.end] for seat in facts.seats] == ends or (facts.counted == "" and ends == [[], []])


def test_deals_points_moons_and_the_first_player_of_hearts(library: Library, tmp_path: Path) -> None:
    record = finished("hearts", deal=8)
    put(library, record)
    (facts,) = told(FactBook(library, tmp_path))
    timeline = Timeline(find_game("hearts"), record)
    rows = timeline.game.sheet(timeline.state).rows
    assert facts.deals == len(rows)
    assert facts.counted == "score"
    assert sum(seat.moons for seat in facts.seats) == sum("moon" in str(row.note) for row in rows)
    assert facts.first == timeline.decisions[0].seat


def test_a_seat_takes_part_in_no_deal_after_it_is_out(library: Library, tmp_path: Path) -> None:
    seats = (Player("Ann"), *(Player(f"Bot {seat}", "easy", seat) for seat in range(3)))
    record = finished("classic", deal=5, seats=seats)
    put(library, record)
    (facts,) = told(FactBook(library, tmp_path))
    timeline = Timeline(find_game("classic"), record)
    rows = timeline.game.sheet(timeline.state).rows
    until = [
        next((number for number, row in enumerate(rows, 1) if "out" in str(row.cells[seat])), len(rows))
        for seat in range(4)
    ]
    assert [seat.deals for seat in facts.seats] == until
    assert facts.deals == max(until) > min(until)


def test_a_line_from_before_deals_were_counted_by_seat_is_found_anew(
    library: Library, tmp_path: Path
) -> None:
    put(library, finished("classic"))
    whole = told(FactBook(library, tmp_path))
    old = replace(whole[0], seats=tuple(replace(seat, deals=0) for seat in whole[0].seats))
    (tmp_path / NAME).write_bytes(msgspec.json.encode(old) + b"\n")
    book = FactBook(library, tmp_path)
    assert book.facts() == []
    assert told(book) == whole


def test_a_book_is_read_again_without_playing(library: Library, tmp_path: Path) -> None:
    put(library, finished("numeral"))
    first = told(FactBook(library, tmp_path))
    again = FactBook(library, tmp_path)
    assert again.facts() == first
    assert again.missing == 0


def test_unfinished_and_deleted_games_are_not_told(library: Library, tmp_path: Path) -> None:
    library.create(replace(finished("numeral"), moves=()))
    gone = put(library, finished("numeral", 4))
    book = FactBook(library, tmp_path)
    assert len(told(book)) == 1
    library.delete(gone).result(10)
    assert told(book) == []


def test_a_game_played_on_elsewhere_is_looked_at_again(library: Library, tmp_path: Path) -> None:
    number = put(library, finished("numeral"))
    book = FactBook(library, tmp_path)
    before = told(book)
    library.keep(number, replace(library.record(number), practice=True)).result(10)
    path = tmp_path / NAME
    path.write_bytes(msgspec.json.encode(replace(before[0], moves=1)) + b"\n")
    again = FactBook(library, tmp_path)
    assert again.facts() == []
    assert again.missing == 1
    assert told(again)[0].practice


def test_every_damaged_book_is_made_anew(library: Library, tmp_path: Path) -> None:
    for deal in range(3):
        put(library, finished("numeral", deal))
    whole = told(FactBook(library, tmp_path))
    path = tmp_path / NAME
    data = path.read_bytes()
    for damaged in (
        b"",
        b"\xff\n" * 9,
        data[:-20],
        data[20:],
        data.replace(b"numeral", b'nu"eral'),
        b"[" * 5000,
    ):
        path.write_bytes(damaged)
        assert told(FactBook(library, tmp_path)) == whole
        assert FactBook(library, tmp_path).facts() == whole


def test_a_book_that_cannot_be_written_is_kept_in_memory(library: Library, tmp_path: Path) -> None:
    put(library, finished("numeral"))
    (tmp_path / NAME).mkdir()
    assert len(told(FactBook(library, tmp_path))) == 1


def test_a_game_that_cannot_be_played_is_passed_over(library: Library, tmp_path: Path) -> None:
    game = library.create(Record(game="numeral", seats=SEATS, moves=("QS",) * 3))
    library.finish(game, 0).result(10)
    book = FactBook(library, tmp_path)
    assert told(book) == []
    assert book.missing == 0, "it is not tried again and again"


def test_what_is_missing_is_found_bit_by_bit(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    for deal in range(4):
        put(library, finished("hearts", deal))
    book = FactBook(library, tmp_path)
    with qtbot.waitSignal(book.learned, timeout=20_000):
        book.catch_up()
        assert book.facts() == []
        assert book.missing == 4
    assert book.missing == 0
    assert len(book.facts()) == 4


def test_the_same_cards_are_known_again() -> None:
    game = find_game("hearts")
    record = Record(game="hearts", deal=5, seats=SEATS)
    same = [
        replace(record, seats=SEATS[::-1]),
        replace(record, options={"target": 100}, salt="x", moves=("QS",)),
    ]
    others = [replace(record, deal=6), replace(record, options={"target": 50}), replace(record, first=1)]
    assert {cards_of(game, other) for other in same} == {cards_of(game, record)}
    assert len({cards_of(game, other) for other in [record, *others]}) == 4
