# SPDX-License-Identifier: GPL-3.0-or-later
"""The expert of Ninety-Nine head to head: what it works out, what it looks at, what it says of each card."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit, Thought
from cardtable.engine.game import TABLE, Move
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.network import RANKS
from cardtable.games.ninetynine.numeral_belief import BATCH, Belief
from cardtable.games.ninetynine.numeral_expert import WORLDS, NumeralExpert
from cardtable.games.ninetynine.numeral_sight import Sight, counts
from cardtable.games.ninetynine.state import AdderState

from .playing import random_game, share_won
from .positions import NUMERAL, at, cards, new, play, settled

EXPERT = NumeralExpert()
SPECIALS = [rank + suit for rank in ("9", "10") for suit in "CDHS"]
NUMERAL_PACK = [rank + suit for suit in "CDHS" for rank in ("A", *map(str, range(2, 11)))]
HAND = "AS 5S 7C 9C 10C"


def thought(state: AdderState, nodes: int = 32, dice: int = 3) -> Thought:
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
    assert found.values["7C"].parts["next_stuck"] == 1.0
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


@pytest.mark.parametrize("rule", ["burn", "reshuffle", "play_out"])
def test_what_is_remembered_of_the_other_hand_is_true(rule: Any) -> None:
    """Kept cards are held, and what was played is told with the total, the stock and the cards of then."""
    options = NUMERAL.options_type(empty_stock=rule)
    told = 0
    for deal in range(4):
        decisions: list[tuple[int, int, int, list[int]]] = []
        for number, (state, *_) in enumerate(random_game(NUMERAL, options, 2, deal)):
            if state.turn is None or state.turn == TABLE or number > 300:
                continue
            seat = state.turn
            sight = Sight(state.seen_by(seat), seat)
            held = counts(card for card in state.hands[1 - seat] if card)
            assert all(kept <= own for kept, own in zip(sight.kept, held, strict=True))
            if state.reshuffles:
                assert sum(sight.kept) or not set(state.hands[1 - seat]) - set(state.mixed)
            history = [decision[1:] for decision in reversed(decisions) if decision[0] != seat]
            for play_, (room, stock, out) in zip(sight.plays, history, strict=False):
                assert (play_.room, play_.cards) == (room, out)
                assert play_.stock == stock or rule == "play_out"
                told += 1
            out = [4 - count for count in counts((*state.pile, *state.removed))]
            decisions.append((seat, sight.room, len(state.stock), out))
    assert told > 100


def test_the_belief_fits_what_is_seen_and_leans_to_what_explains_the_cards_played() -> None:
    """On 96 the other seat spent a ten: it hardly had an ace or a two then."""
    hands = [["AS", "2S", "3S", "4S", "5S"], ["5C", "6C", "6D", "6H", "10C"]]
    state = settled(play(at(NUMERAL, "", 91, hands=hands), "5S", "10C"))
    sight = Sight(state.seen_by(0), 0)
    assert [(played.place, played.room) for played in sight.plays] == [(9, 2)]
    imagined = Belief(sight, Dice(1)).hands()
    seen = [next(imagined) for _ in range(10 * BATCH)]
    assert all(sum(hand) == 5 for hand in seen)
    assert all(held <= left for hand in seen for held, left in zip(hand, sight.unseen, strict=True))
    low = sum(sum(hand[:2]) for hand in seen) / len(seen)
    assert low < 0.6 * 5 * sum(sight.unseen[:2]) / sum(sight.unseen)


def test_a_hand_that_must_be_is_the_only_one_imagined() -> None:
    kept = cards("5C 5D 6C 6D 8D")
    state = at(NUMERAL, HAND, 90, hands=[HAND.split(), kept], reshuffles=1, removed=gone())
    mixed = tuple(card for card in state.seen_by(0).unseen() if card not in kept)
    hands = Belief(Sight(replace(state, mixed=mixed).seen_by(0), 0), Dice(1)).hands()
    assert {next(hands) for _ in range(50)} == {tuple(counts(kept))}


@pytest.mark.parametrize(
    ("hand", "total", "fields", "one", "other"),
    [
        ("AS 7C 8C 9C 10C", 91, {"LIMIT": "exceed", "reshuffles": 1, "removed": gone()}, "7C", "8C"),
        (HAND, 2, {"FLOOR_ZERO": True}, "7C", "7C"),
    ],
    ids=["limit", "floor"],
)
def test_house_rules_are_read(hand: str, total: int, fields: dict[str, Any], one: str, other: str) -> None:
    plain = {name: value for name, value in fields.items() if not name.isupper()}
    before, after = thought(at(NUMERAL, hand, total, **plain)), thought(at(NUMERAL, hand, total, **fields))
    assert (before.move, after.move) == (one, other)
    assert before.chances != after.chances


def at_the_end(hand: str, other: str, total: int, **fields: Any) -> AdderState:
    """An empty stock; all cards but those of two hands in the pile."""
    pile = [card for card in NUMERAL_PACK if card not in hand.split() + other.split()]
    return at(NUMERAL, "", total, hands=[hand.split(), other.split()], stock=[], pile=pile, **fields)


def test_a_draw_by_reshuffles_is_foreseen() -> None:
    """With an empty stock and no reshuffle left every card that fits is a draw."""
    for done, chances in ((2, 1), (1, 5)):
        state = at_the_end(
            HAND, "2C 3C 4C 5C 6C", 60, EMPTY_STOCK="reshuffle", MAX_RESHUFFLES=2, reshuffles=done
        )
        found = thought(state).chances
        assert len(set(found.values())) == chances
        assert (set(found.values()) == {0.5}) == (chances == 1)


def test_where_nobody_draws_any_more_the_end_is_solved() -> None:
    """On 88 a 2 leaves the other seat its 8, which ends it; an 8 leaves it no card that fits."""
    fields: dict[str, Any] = {"EMPTY_STOCK": "play_out"}
    assert thought(at_the_end("2C 8C", "3C 8S", 88, **fields)).chances == {"2C": 0.0, "8C": 1.0}
    assert thought(at_the_end("2C 8C", "2S 8S", 88, **fields)).chances == {"2C": 0.0, "8C": 0.0}
    assert thought(at_the_end("2C 9C", "2S 9S", 88, **fields)).chances == {"2C": 0.5, "9C": 0.5}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"empty_stock": "reshuffle"},
        {"empty_stock": "play_out"},
        {"limit": "exceed", "floor_zero": True},
        {"flip_is_turn": True, "flip_value": "none", "voluntary_bust": True},
    ],
    ids=str,
)
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_every_legal_move_has_a_worth_under_all_rules(
    level: str, rules: dict[str, Any], players: int
) -> None:
    options = NUMERAL.options_type(**rules)
    bot = NUMERAL.bot(level)
    looked = 0
    for number, (state, _, _) in enumerate(random_game(NUMERAL, options, players, 5)):
        if state.turn is None or state.turn == TABLE or number > 500:
            continue
        found = bot.think(state.seen_by(state.turn), state.turn, Clock(Limit(nodes=2)), Dice(1))
        assert list(found.values) == [move.text for move in state.legal_moves()]
        assert found.move in found.values
        for text, worth in found.values.items():
            assert 0 <= worth.chance <= 1
            assert worth.mean == pytest.approx(2 * worth.chance - 1)
            if text != "bust":
                effect = state.rules.effect[Move.parse(text)]
                assert worth.parts["total"] == effect.total(state.total, state.rules.floor)
                assert worth.parts["kept"] == worth.parts["nines"] + worth.parts["tens"]
                assert 0 <= worth.parts["next_stuck"] <= 1
        looked += 1
    assert looked > 2


def test_the_parts_are_true() -> None:
    found = thought(at(NUMERAL, "2S 7C 9C 9D 10C", 91, reshuffles=1, removed=gone("9D")), 64)
    seven, nine = found.values["7C"].parts, found.values["9C"].parts
    assert (seven["nines"], seven["tens"], nine["nines"], nine["kept"]) == (2.0, 1.0, 1.0, 2.0)
    assert (seven["total"], nine["total"]) == (98.0, 0.0)
    assert seven["next_stuck"] == 1.0  # all other nines and tens have left the game
    assert nine["next_stuck"] == seven["own_stuck"] == 0.0
    plain = thought(at(NUMERAL, "7S 7C 7D 8D 8C", 83), 64).values["8C"].parts
    assert 0 < plain["own_stuck"] < 1


@pytest.mark.parametrize(
    "fields",
    [{"hands": [["AS", "9C"], ["2H", "3H"]]}, {"stock": ["5H"]}, {"stock": [], "pile": ["9H", "8H"]}],
    ids=str,
)
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_strange_positions_have_an_answer(level: str, fields: dict[str, Any]) -> None:
    state = at(NUMERAL, HAND, 60, **fields)
    found = NUMERAL.bot(level).think(state.seen_by(0), 0, Clock(Limit(nodes=9)), Dice(1))
    assert found.move in {move.text for move in state.legal_moves()}


def test_a_total_out_of_reach_leaves_the_nine() -> None:
    assert thought(at(NUMERAL, HAND, 150)).move == "9C"
    assert thought(at(NUMERAL, "AS 2S 3S 4S 10C", 150)).move == "bust"


def test_worlds_are_counted_and_repeatable() -> None:
    state = at(NUMERAL, HAND, 60)
    assert thought(state, 7).nodes == thought(state, 7).worlds == 7
    assert thought(state, 0).nodes == WORLDS
    assert thought(state, 7) == thought(state, 7) != thought(state, 7, dice=4)


@pytest.mark.parametrize("asked", [0, 5, 70])
def test_a_thought_cut_short_is_reproduced_by_its_nodes(asked: int) -> None:
    state = at(NUMERAL, HAND, 60)
    times = iter(range(200))
    cut = EXPERT.think(state.seen_by(0), 0, Clock(Limit(nodes=100), lambda: next(times) >= asked), Dice(3))
    assert cut.nodes == max(1, asked + 1)
    assert replace(cut, seconds=0.0) == thought(state, cut.nodes)


def test_worlds_spread() -> None:
    found = thought(at(NUMERAL, HAND, 91))
    assert 0 < found.values["7C"].spread <= 0.5
    assert thought(at(NUMERAL, HAND, 91), 1).values["7C"].spread == 0.0


def test_it_beats_a_thrifty_player_by_far() -> None:
    assert share_won(NUMERAL, EXPERT, NUMERAL.bot("easy"), 24) >= 0.65


def test_new_games_begin_with_all_ranks_unseen_but_the_own() -> None:
    state = settled(new(NUMERAL, deal=1))
    assert state.turn is not None
    sight = Sight(state.seen_by(state.turn), state.turn)
    assert sum(sight.unseen) == 34
    assert sight.kept == [0] * RANKS
    assert sight.plays == []
