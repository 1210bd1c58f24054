# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of Ninety-Nine head to head: fair, in order, read the house rules, never miss a sure win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.ai.thinking import think
from cardtable.engine.bot import Clock, Limit
from cardtable.engine.game import TABLE
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.numeral_sight import Sight
from cardtable.games.ninetynine.state import AdderState

from .playing import random_game, share_won
from .positions import NUMERAL, at

LEVELS = [level.id for level in NUMERAL.levels]
every_level = pytest.mark.parametrize("level", LEVELS)


def positions(players: int = 2, deal: int = 4, **rules: Any) -> Iterator[AdderState]:
    """The decisions of a game played at random that have a choice."""
    options = NUMERAL.options_type(**rules)
    for number, (state, *_) in enumerate(random_game(NUMERAL, options, players, deal)):
        if state.turn not in (None, TABLE) and len(state.legal_moves()) > 1 and number < 300:
            yield state


def permuted(state: AdderState, seat: int, dice: Dice) -> AdderState:
    """The same with the cards that `seat` does not see in another order; what all know they kept stays."""
    hidden = [i for i in range(state.players) if i != seat]
    pool = [card for i in hidden for card in state.hands[i]] + list(state.stock)
    known = [card for card in pool if state.mixed and card not in state.mixed]
    loose = iter(dice.shuffled(card for card in pool if card not in known))
    hands = list(state.hands)
    for i in hidden:
        hands[i] = tuple(card if card in known else next(loose) for card in hands[i])
    return replace(state, hands=tuple(hands), stock=tuple(loose), dice=dice.roll())


def choices(level: str, state: AdderState, times: int = 12) -> set[str]:
    """What a level plays in a position, over some dice."""
    bot, view = NUMERAL.bot(level), state.seen_by(0)
    return {bot.think(view, 0, Clock(Limit(nodes=32)), Dice(number)).move for number in range(times)}


def test_the_levels() -> None:
    assert LEVELS == ["easy", "normal", "hard", "expert"]
    with pytest.raises(KeyError):
        NUMERAL.bot("perfect")


@pytest.mark.parametrize(("players", "rule"), [(2, "burn"), (2, "reshuffle"), (2, "play_out"), (3, "burn")])
@every_level
def test_hidden_cards_do_not_matter(level: str, players: int, rule: str) -> None:
    dice = Dice(6)
    moved = 0
    for state in list(positions(players, empty_stock=rule))[::5]:
        seat = state.turn
        assert seat is not None
        other = permuted(state, seat, dice)
        moved += other.hands != state.hands
        limit = Limit(nodes=4)
        one, same = (think(NUMERAL, s.seen_by(seat), seat, level, 9, limit) for s in (state, other))
        assert replace(one, seconds=0.0) == replace(same, seconds=0.0)
    assert moved


@every_level
def test_the_limit_is_read(level: str) -> None:
    hand = "8C 6D 5S 4S 3S"
    assert "8C" not in choices(level, at(NUMERAL, hand, 91))
    assert "8C" in choices(level, at(NUMERAL, hand, 91, LIMIT="exceed"))


def end_of(hand: str, other: str, total: int, stock: str = "", **fields: Any) -> AdderState:
    """A position with few cards or none left in the stock; all others lie in the pile."""
    taken = f"{hand} {other} {stock}".split()
    pile = [rank + suit for suit in "CDHS" for rank in RANKS if rank + suit not in taken]
    hands = [hand.split(), other.split()]
    return at(NUMERAL, "", total, hands=hands, stock=stock.split(), pile=pile, **fields)


RANKS = ("A", *map(str, range(2, 11)))
RESHUFFLE, PLAY_OUT, FLOOR = {"EMPTY_STOCK": "reshuffle"}, {"EMPTY_STOCK": "play_out"}, {"FLOOR_ZERO": True}
LAST = {**RESHUFFLE, "MAX_RESHUFFLES": 1, "reshuffles": 1}
MORE = {**RESHUFFLE, "MAX_RESHUFFLES": 9, "reshuffles": 1}


@pytest.mark.parametrize(
    ("level", "state", "one", "other", "before", "after"),
    [
        (
            "expert",
            ("10S 8S 5C 5H 9C", "10C 3S AS 10H 7D", 62, "8C 4D 7C 6C 2H 5D 7S"),
            {},
            RESHUFFLE,
            "5C",
            "8S",
        ),
        ("expert", ("9S 2D 2H AH 4C", "AD 2C 5S 10H 9D", 81), {}, PLAY_OUT, "4C", "9S"),
        ("expert", ("6C 5C 8S 7D 9H", "7C 5H 4H 9S 3H", 76), LAST, MORE, "6C", "8S"),
        (
            "expert",
            ("10C 10H 9C 9S AS", "2D 9H 7S 9D 5C", 5, "AD AH 7D 10D 8H 5H 3S 4D"),
            {},
            FLOOR,
            "10C",
            "AS",
        ),
        ("hard", ("3H AS 6S 7D 10H", "2H 9H AC 4H 9D", 90, "8C"), {}, RESHUFFLE, "3H", "6S"),
    ],
    ids=str,
)
def test_house_rules_change_choices(
    level: str,
    state: tuple[str, str, int],
    one: dict[str, Any],
    other: dict[str, Any],
    before: str,
    after: str,
) -> None:
    assert choices(level, end_of(*state, **one)) == {before}
    assert choices(level, end_of(*state, **other)) == {after}


def test_a_total_that_stops_at_zero_changes_what_is_the_highest() -> None:
    for floor, tens in ((False, False), (True, True)):
        found = choices("normal", end_of("9C 9D 10C 10D 9S", "2C 3C 4C 5C 6C", 4, FLOOR_ZERO=floor), 40)
        assert bool(found & {"10C", "10D"}) == tens


def sure_wins(state: AdderState, seat: int) -> set[str]:
    """The moves after which no hand that the next player may hold has a card that fits."""
    sight = Sight(state.seen_by(seat), seat)
    kept = [place for place, count in enumerate(sight.kept) for _ in range(count)]
    pool = [place for place, count in enumerate(sight.unseen) for _ in range(count - sight.kept[place])]
    hands = {(*kept, *rest) for rest in combinations(pool, sight.size - len(kept))}
    found = set()
    for move in state.legal_moves():
        if move.cards:
            total = state.rules.effect[move].total(state.total, state.rules.floor)
            room = state.rules.limit - total
            if all(not sight.fitting([hand.count(place) for place in range(10)], room) for hand in hands):
                found.add(move.text)
    return found


@pytest.mark.parametrize("level", LEVELS[1:])
def test_above_easy_a_sure_win_is_never_missed(level: str) -> None:
    """Late positions near the limit, in which other cards are no sure win: those would be dominated."""
    dice = Dice(12)
    gone = [f"{rank}{suit}" for rank in ("9", "10") for suit in "CDHS"]
    low = [f"{rank}{suit}" for rank in "A2345678" for suit in "CDHS"]
    found = 0
    for _ in range(60):
        pack = dice.shuffled(low)
        hands = [list(pack[:5]), list(pack[5:10])]
        state = at(
            NUMERAL,
            "",
            89 + dice.below(8),
            hands=hands,
            reshuffles=2,
            removed=gone,
            stock=pack[10:13],
            pile=pack[13:],
        )
        wins = sure_wins(state, 0)
        if 0 < len(wins) < len([move for move in state.legal_moves() if move.cards]):
            found += 1
            assert choices(level, state, 6) <= wins
    assert found >= 5


def test_hard_errs_only_between_cards_that_are_nearly_as_good() -> None:
    bot = NUMERAL.bot("hard")
    varied = 0
    for state in positions():
        seat = state.turn
        assert seat is not None
        for number in range(4):
            thought = bot.think(state.seen_by(seat), seat, Clock(Limit()), Dice(number))
            best = max(thought.chances.values())
            assert thought.chances[thought.move] >= best - 0.012
            varied += thought.chances[thought.move] < best
    assert varied


def test_normal_pushes_the_total_up_and_keeps_special_cards() -> None:
    assert choices("normal", at(NUMERAL, "AC 4S 7H 8S 9D", 20), 40) == {"7H", "8S"}
    assert choices("normal", at(NUMERAL, "AC 4S 7H 8S 9D", 90), 40) == {"8S"}
    assert choices("normal", at(NUMERAL, "7H 8S 9D 10D 10C", 95)) == {"10D", "10C"}
    assert choices("normal", at(NUMERAL, "7H 8S 9D 9C 6D", 95)) == {"9D", "9C"}


@pytest.mark.parametrize(("better", "worse", "share"), [(1, 0, 0.53), (2, 1, 0.53), (3, 2, 0.5)])
def test_each_level_beats_the_one_below(better: int, worse: int, share: float) -> None:
    games = 120 if better < 3 else 30
    assert share_won(NUMERAL, NUMERAL.bot(LEVELS[better]), NUMERAL.bot(LEVELS[worse]), games) >= share
