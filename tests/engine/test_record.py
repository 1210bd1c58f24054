# SPDX-License-Identifier: GPL-3.0-or-later
"""Games written down and read again, and whatever else may stand in a file."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.cards import Card
from cardtable.engine.game import BadDeck, IllegalMove, Move
from cardtable.engine.record import (
    BadRecord,
    Branch,
    Origin,
    Player,
    Record,
    Timeline,
    read_record,
    write_record,
)
from cardtable.engine.shuffle import MAX_DEAL, Dice

from .toy import DECK, DUEL

SEATS = (Player("Ann"), Player("Bot", "hard", 2**53))
RECORD = Record(game="duel", seats=SEATS, deal=11)


def random_game(deal: int, plays: int, options: dict[str, Any] | None = None) -> Timeline:
    dice = Dice(deal)
    timeline = Timeline(DUEL, msgspec.structs.replace(RECORD, deal=deal, options=options or {}))
    while timeline.state.turn is not None and timeline.state.plays < plays:
        timeline.play(dice.choice(timeline.state.legal_moves()))
        timeline.settle()
    return timeline


PLAYERS = st.builds(Player, name=st.text(), level=st.none() | st.just("hard"), seed=st.integers(0, 2**64 - 1))
RECORDS = st.builds(
    Record,
    title=st.text(max_size=9),
    game=st.text(),
    seats=st.lists(PLAYERS, max_size=3).map(tuple),
    deal=st.integers(0, MAX_DEAL),
    dealer=st.none() | st.integers(0, 7),
    first=st.none() | st.integers(0, 7),
    decks=st.lists(st.lists(st.sampled_from(Card), max_size=3).map(tuple), max_size=2).map(tuple),
    position=st.none() | st.dictionaries(st.text(), st.integers(-9, 9) | st.lists(st.text()), max_size=2),
    options=st.dictionaries(st.text(), st.integers(0, 9) | st.booleans() | st.text(), max_size=2),
    moves=st.lists(st.text(), max_size=3).map(tuple),
    nodes=st.lists(st.integers(-1, 2**53), max_size=3).map(tuple),
    branches=st.lists(st.builds(Branch, st.integers(0, 99), st.just(("7C", "KS"))), max_size=2).map(tuple),
    practice=st.booleans(),
    assisted=st.integers(0, 99),
    salt=st.text(max_size=9),
    origin=st.none() | st.builds(Origin, st.integers(0, 2**31), st.integers(0, 99)),
)


@given(RECORDS)
def test_every_record_comes_back_as_it_was(record: Record) -> None:
    assert read_record(write_record(record)) == record


def test_a_file_says_its_format_and_leaves_defaults_out() -> None:
    fields = msgspec.json.decode(write_record(RECORD))
    assert fields["format"] == 1
    assert set(fields) == {"format", "game", "seats", "deal"}


@given(st.integers(0, MAX_DEAL), st.integers(0, 40))
def test_a_game_comes_back_from_any_point(deal: int, plays: int) -> None:
    timeline = random_game(deal, plays)
    again = Timeline(DUEL, read_record(write_record(timeline.record)))
    assert again.state == timeline.state
    assert again.steps == timeline.steps


GOOD = {"format": 1, "game": "duel", "seats": [{"name": "Ann"}, {"name": "Bob"}], "deal": 11}


def refusal(data: bytes) -> str:
    with pytest.raises(BadRecord) as refused:
        Timeline(DUEL, read_record(data))
    return refused.value.words.english()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff\xfe",
        b"null",
        b"[]",
        b"{",
        write_record(RECORD)[:-20],
        b'{"format": NaN}',
        b"[" * 100_000,
        b'{"format": 1, "game": "duel"}',
        b'{"format": 0, "game": "duel", "seats": []}',
        b'{"format": "1", "game": "duel", "seats": []}',
        msgspec.json.encode({**GOOD, "extra": 1}),
        msgspec.json.encode({**GOOD, "deal": "11"}),
        msgspec.json.encode({**GOOD, "deal": 1.5}),
        msgspec.json.encode({**GOOD, "seats": [{"name": "Ann", "age": 9}]}),
        msgspec.json.encode({**GOOD, "seats": 2}),
        msgspec.json.encode({**GOOD, "decks": [["1C"]]}),
        msgspec.json.encode({**GOOD, "nodes": [-2]}),
        msgspec.json.encode({**GOOD, "practice": 1}),
        msgspec.json.encode({**GOOD, "assisted": -1}),
        msgspec.json.encode({**GOOD, "branches": [{"at": -1, "moves": []}]}),
        msgspec.json.encode({**GOOD, "origin": {"game": 1}}),
        msgspec.json.encode({**GOOD, "moves": ["7C", 7]}),
        b'{"format": 1, "game": "duel", "deal": 1e400, "seats": []}',
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(data: bytes) -> None:
    told = refusal(data)
    assert told.startswith("This is not a game file, or it is damaged")
    assert not any(sign in told for sign in "`$"), "no message of a library is for people"


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (b'{"format": 1, "game": "duel"}', "seats"),
        (msgspec.json.encode({**GOOD, "extra": 1}), "extra"),
        (msgspec.json.encode({**GOOD, "deal": "11"}), "deal"),
        (msgspec.json.encode({**GOOD, "seats": [{"name": 7}]}), "seats[0].name"),
    ],
)
def test_the_field_at_fault_is_named(data: bytes, field: str) -> None:
    assert refusal(data).endswith(f": its “{field}” is not as it should be.")


def test_a_newer_format_is_told() -> None:
    data = msgspec.json.encode({**GOOD, "format": 2, "hologram": True})
    assert refusal(data) == (
        "This game was saved by a newer version of Cardtable (format 2). Update to open it."
    )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"options": {"target": 99}}, "Option “target” cannot be 99. It can be: 1-9."),
        ({"options": {"x": 1}}, "There is no option “x”."),
        ({"seats": [{"name": "Ann"}]}, "Duel is for 2 players, not 1."),
        ({"deal": -1}, "Deal numbers run from 0 to"),
        ({"deal": MAX_DEAL + 1}, "Deal numbers run from 0 to"),
        ({"dealer": 2}, "There is no seat 2 at this table."),
        ({"first": -1}, "There is no seat -1 at this table."),
        ({"decks": [["AC", "AC"]]}, "The deck of 2 cards is not a permutation"),
        ({"position": {}}, "The position is wrong"),
        ({"moves": ["deal"]}, "Move 1 of this game, deal, is not possible: deal is not in the hand."),
        ({"moves": ["KS"]}, "Move 1 of this game, KS, is not possible: KS is not in the hand."),
        ({"moves": ["{0}"]}, "Move 1 of this game cannot be read: '{0}' is not a move."),
        ({"nodes": [1]}, "This game has more thoughts than moves."),
        ({"branches": [{"at": 1, "moves": []}]}, "A branch of this game leaves it after move 1,"),
        ({"branches": [{"at": 0, "moves": ["KS"]}]}, "Move 1 of this game, KS, is not possible"),
        ({"moves": [""]}, "Move 1 of this game cannot be read: '' is not a move."),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    assert refusal(msgspec.json.encode({**GOOD, **change})).startswith(sentence)


def test_the_first_wrong_move_is_named() -> None:
    moves = list(random_game(11, 9).record.moves)
    moves[4] = "KS"
    with pytest.raises(BadRecord) as refused:
        Timeline(DUEL, msgspec.structs.replace(RECORD, moves=tuple(moves)))
    assert refused.value.number == 5


def test_moves_after_the_end_are_refused() -> None:
    moves = random_game(11, 999).record.moves
    with pytest.raises(BadRecord, match="The game is over"):
        Timeline(DUEL, msgspec.structs.replace(RECORD, moves=(*moves, "AC")))


def test_a_deck_that_does_not_fit_a_later_deal_is_refused_at_the_move_before_it() -> None:
    record = msgspec.structs.replace(RECORD, decks=(DECK, DECK[:5]))
    timeline = Timeline(DUEL, record)
    while timeline.state.round == 0:
        timeline.play(timeline.state.legal_moves()[0])
        if timeline.state.plays < 6:
            timeline.settle()
        else:
            timeline.advance()
    with pytest.raises(BadDeck, match="not a permutation"):
        timeline.settle()
    moves = timeline.record.moves
    with pytest.raises(BadRecord, match="not a permutation") as refused:
        Timeline(DUEL, msgspec.structs.replace(record, moves=moves))
    assert refused.value.number == len(moves)


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_bytes_are_a_record_or_refused(data: bytes) -> None:
    with suppress(BadRecord):
        assert read_record(write_record(read_record(data))) == read_record(data)


@given(st.data(), st.integers(0, 200))
def test_a_damaged_file_is_refused_or_still_a_game(data: st.DataObject, at: int) -> None:
    whole = bytearray(write_record(random_game(5, 9).record))
    whole[at % len(whole)] = data.draw(st.integers(0, 255))
    with suppress(BadRecord):
        assert Timeline(DUEL, read_record(bytes(whole))).state.plays <= 9


def test_games_with_people_have_no_cap() -> None:
    assert Timeline(DUEL, RECORD).state.cap == 0
    bots = (Player("a", "hard"), Player("b", "hard"))
    assert Timeline(DUEL, msgspec.structs.replace(RECORD, seats=bots)).state.cap == DUEL.cap


def test_illegal_moves_of_a_timeline_change_nothing() -> None:
    timeline = random_game(11, 3)
    steps = list(timeline.steps)
    with pytest.raises(IllegalMove) as refused:
        timeline.play(Move((Card.SK,)))
    assert refused.value.clause == "T-1"
    assert timeline.steps == steps
