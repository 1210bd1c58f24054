# SPDX-License-Identifier: GPL-3.0-or-later
"""The expert of Ninety-Nine head to head: what it works out, what it looks at, and when it asks another."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit, Thought
from cardtable.engine.game import TABLE
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.bot import Normal
from cardtable.games.ninetynine.network import (
    LATER,
    OWN,
    ROWS,
    SCALE,
    STOCK,
    UNSEEN,
    Knowledge,
    Network,
    numeral_network,
    room_row,
)
from cardtable.games.ninetynine.numeral_expert import WORLDS, NumeralExpert
from cardtable.games.ninetynine.state import AdderState

from .playing import random_game, share_won
from .positions import NUMERAL, at, cards

EXPERT = NumeralExpert(Normal())
SPECIALS = [rank + suit for rank in ("9", "10") for suit in "CDHS"]
HAND = "AS 5S 7C 9C 10C"


def thought(state: AdderState, nodes: int = 40, dice: int = 3) -> Thought:
    """What the expert thinks, without the time it took."""
    found = EXPERT.think(state.seen_by(0), 0, Clock(Limit(nodes=nodes)), Dice(dice))
    return replace(found, seconds=0.0)


def gone(*kept: str) -> list[str]:
    """The nines and tens that have left the game: all but those of the usual hand and some others."""
    return [card for card in SPECIALS if card not in (*kept, "9C", "10C")]


def test_a_certain_win_is_seen_and_taken() -> None:
    found = thought(at(NUMERAL, HAND, 91, reshuffles=1, removed=gone()))
    assert found.move == "7C"
    assert found.chances["7C"] == 1.0
    assert max(found.chances[text] for text in ("AS", "5S", "9C", "10C")) < 1.0


def test_after_a_reshuffle_the_other_seat_holds_the_specials_not_seen() -> None:
    before, after = (thought(at(NUMERAL, HAND, 91, reshuffles=count, removed=gone("9S"))) for count in (0, 1))
    assert after.chances["7C"] < before.chances["7C"] < 1.0


def test_cards_kept_through_a_reshuffle_are_remembered() -> None:
    kept = cards("5C 5D 6C 6D 8D")
    state = at(NUMERAL, HAND, 90, hands=[HAND.split(), kept], reshuffles=1, removed=gone())
    mixed = tuple(card for card in state.seen_by(0).unseen() if card not in kept)
    assert thought(replace(state, mixed=mixed)).chances["5S"] == 1.0
    assert thought(state).chances["5S"] < 1.0


def test_all_see_what_a_reshuffle_puts_into_the_stock() -> None:
    seen = 0
    for before, _, after in random_game(NUMERAL, NUMERAL.options_type(), 2, 9):
        if after.reshuffles > before.reshuffles:
            seen += 1
            assert after.seen_by(0).mixed == tuple(card for card in before.pile[:-1] if card in after.stock)
            assert sorted(after.mixed) == sorted(card for card in after.stock if card)
    assert seen


def test_house_rules_are_read() -> None:
    hand = "AS 7C 8C 9C 10C"
    for limit, move in (("reach", "7C"), ("exceed", "8C")):
        assert thought(at(NUMERAL, hand, 91, LIMIT=limit, reshuffles=1, removed=gone())).move == move
    low, floor = (thought(at(NUMERAL, hand, 2, FLOOR_ZERO=floor)).chances["10C"] for floor in (False, True))
    assert low != floor
    given_up = thought(at(NUMERAL, "AD 4S 5S 6S 7S", 92, VOLUNTARY_BUST=True))
    assert given_up.chances["bust"] == 0.0
    assert given_up.move != "bust"


@pytest.mark.parametrize(
    ("players", "fields"),
    [(2, {"EMPTY_STOCK": "reshuffle"}), (2, {"EMPTY_STOCK": "play_out"}), (3, {})],
    ids=str,
)
def test_where_the_network_knows_nothing_another_plays(players: int, fields: dict[str, Any]) -> None:
    state = at(NUMERAL, HAND, 60, players, **fields)
    normal = Normal().think(state.seen_by(0), 0, Clock(Limit()), Dice(3))
    assert thought(state) == replace(normal, seconds=0.0)


@pytest.mark.parametrize(
    "fields",
    [{"hands": [["AS", "9C"], ["2H", "3H"]]}, {"stock": ["5H"]}, {"stock": [], "pile": ["9H", "8H"]}],
    ids=str,
)
def test_strange_positions_have_an_answer(fields: dict[str, Any]) -> None:
    state = at(NUMERAL, HAND, 60, **fields)
    assert thought(state).move in {move.text for move in state.legal_moves()}


def test_a_total_out_of_reach_leaves_the_nine() -> None:
    assert thought(at(NUMERAL, HAND, 150)).move == "9C"
    assert thought(at(NUMERAL, "AS 2S 3S 4S 10C", 150)).move == "bust"


def test_worlds_are_counted_and_repeatable() -> None:
    state = at(NUMERAL, HAND, 60)
    assert thought(state, 7).nodes == 7
    assert thought(state, 0).nodes == WORLDS
    assert thought(state, 7) == thought(state, 7) != thought(state, 7, dice=4)


def test_stopped_at_once_it_plays_what_the_network_likes_best() -> None:
    state = at(NUMERAL, HAND, 60)
    found = EXPERT.think(state.seen_by(0), 0, Clock(Limit(), lambda: True), Dice(1))
    known = Knowledge([1, 0, 0, 0, 1, 0, 1, 0, 1, 1], [3, 4, 4, 4, 3, 4, 3, 4, 3, 3], 30, False)
    chances = numeral_network().chances(known, [(0, 37), (4, 33), (6, 31), (8, 98), (9, 48)])
    assert found.nodes == 0
    assert list(found.chances.values()) == chances
    assert found.chances[found.move] == max(chances)


def test_the_network_adds_up_rows_of_weights(tmp_path: Path) -> None:
    """A file whose only weights are those of the rows that must count, each by itself."""
    known = Knowledge([2, 0, 0, 0, 0, 0, 0, 1, 1, 1], [1, 4, 4, 4, 4, 4, 4, 2, 2, 0], 24, True)
    held = UNSEEN + 50
    rows = [room_row(40), OWN + 1, held + 2, held + 5, STOCK + 24, LATER + 1, UNSEEN + 1, UNSEEN + 5 + 4]
    for row in (*rows, OWN + 2, UNSEEN + 8 * 5 + 2, LATER, STOCK + 23, room_row(41)):
        numbers = [0] * ((ROWS + 2) * 64 + 1)
        numbers[row * 64] = numbers[(ROWS + 1) * 64] = SCALE
        path = tmp_path / "network.bin"
        path.write_bytes(b"".join(number.to_bytes(2, "little", signed=True) for number in numbers))
        (chance,) = Network(path).chances(known, [(0, 40)])
        assert chance == pytest.approx(1 / (1 + exp(-1)) if row in rows else 0.5)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.bin"
    path.write_bytes(bytes(1000))
    with pytest.raises(ValueError, match=r"network\.bin is damaged"):
        Network(path)


def test_rooms_have_rows_of_their_own_where_cards_decide() -> None:
    assert [room_row(room) for room in (0, 1, 24, 25, 28, 29, 138, 500)] == [0, 1, 24, 25, 25, 26, 53, 53]


def test_it_beats_a_thrifty_player_by_far() -> None:
    assert share_won(NUMERAL, EXPERT, NUMERAL.bot("easy"), 24) >= 0.65


def test_whole_games_need_no_other_player() -> None:
    """Every position that is met in play is one that the network knows."""

    class Nobody:
        def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
            pytest.fail(f"not known: {view}")

    bot = NumeralExpert(Nobody())
    later = 0
    for state, move, _ in random_game(NUMERAL, NUMERAL.options_type(), 2, 9):
        if state.turn is not None and state.turn != TABLE:
            view = state.seen_by(state.turn)
            found = bot.think(view, state.turn, Clock(Limit(nodes=1)), Dice(1))
            assert found.chances.keys() == {legal.text for legal in state.legal_moves()}
            later += state.reshuffles > 0
        assert move in state.legal_moves()
    assert later


def test_the_hand_of_the_other_seat_is_not_looked_at() -> None:
    state = at(NUMERAL, HAND, 60)
    assert state.hands[1] != cards("5C 5D 6C 6D 8D")
    other = at(NUMERAL, HAND, 60, hands=[HAND.split(), ["5C", "5D", "6C", "6D", "8D"]])
    assert thought(state) == thought(other)
