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
from cardtable.engine.game import TABLE, Move
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.numeral_sight import Sight
from cardtable.games.ninetynine.state import BUST, AdderState

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


RANKS = ("A", *map(str, range(2, 11)))


def end_of(hand: str, other: str, total: int, stock: str = "", **fields: Any) -> AdderState:
    """A position with few cards or none left in the stock; all others lie in the pile."""
    taken = f"{hand} {other} {stock}".split()
    pile = [rank + suit for suit in "CDHS" for rank in RANKS if rank + suit not in taken]
    hands = [hand.split(), other.split()]
    return at(NUMERAL, "", total, hands=hands, stock=stock.split(), pile=pile, **fields)


RANKS = ("A", *map(str, range(2, 11)))


def solved_end(state: AdderState) -> dict[str, float]:
    """What each card is worth where nobody draws any more, by trying everything."""
    return {move.text: 1 - _after(state, move) for move in state.legal_moves() if move != BUST}


def _after(state: AdderState, move: Move) -> float:
    """What the seat after that of a position gets of the win."""
    seat, after = state.turn, state.play(move)
    assert seat is not None
    if after.turn is None:
        return after.standing()[1 - seat]
    best = max(1 - _after(after, reply) for reply in after.legal_moves())
    return best if after.turn != seat else 1 - best


@pytest.mark.parametrize("level", LEVELS[1:])
def test_above_easy_no_card_loses_what_another_wins_once_nobody_draws(level: str) -> None:
    dice = Dice(21)
    told = 0
    for _ in range(60):
        pack = dice.shuffled(rank + suit for rank in RANKS for suit in "CDHS")
        hands = [" ".join(pack[start : start + 4]) for start in (0, 4)]
        state = end_of(hands[0], hands[1], 70 + dice.below(25), EMPTY_STOCK="play_out")
        worths = solved_end(state)
        best = {text for text, worth in worths.items() if worth == max(worths.values())}
        if worths:
            told += len(best) < len(worths)
            assert choices(level, state, 4) <= best
    assert told > 15


@every_level
def test_positions_that_nobody_played_have_an_answer(level: str) -> None:
    """The cards of the pile need not add up to the total, nor the hands be full, nor the total be near."""
    dice = Dice(5)
    bot, seen = NUMERAL.bot(level), 0
    for _ in range(400):
        pack = dice.shuffled(rank + suit for rank in RANKS for suit in "CDHS")
        held, other, stock = 1 + dice.below(6), dice.below(7), dice.below(20)
        hands = [pack[:held], pack[held : held + other]]
        rest = pack[held + other :]
        rules: dict[str, Any] = {
            "EMPTY_STOCK": dice.choice(["burn", "reshuffle", "play_out"]),
            "FLOOR_ZERO": dice.below(2) > 0,
        }
        fields: dict[str, Any] = {"stock": rest[:stock], "pile": rest[stock:], "reshuffles": dice.below(3)}
        state = at(NUMERAL, "", dice.below(260) - 130, hands=hands, **fields, **rules)
        if state.turn == 0:
            found = bot.think(state.seen_by(0), 0, Clock(Limit(nodes=2)), dice)
            assert found.move in {move.text for move in state.legal_moves()}
            seen += 1
    assert seen > 300


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


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS[1:])
def test_above_easy_a_sure_win_is_never_missed(level: str, players: int) -> None:
    """Late positions near the limit, in which other cards are no sure win: those would be dominated.

    With more than two players what is sure is that the next one is out.
    """
    dice = Dice(12)
    gone = [f"{rank}{suit}" for rank in ("9", "10") for suit in "CDHS"]
    low = [f"{rank}{suit}" for rank in "A2345678" for suit in "CDHS"]
    found = 0
    for _ in range(60):
        pack = dice.shuffled(low)
        dealt = 5 * players
        state = at(
            NUMERAL,
            "",
            89 + dice.below(8),
            players,
            hands=[list(pack[seat : seat + 5]) for seat in range(0, dealt, 5)],
            reshuffles=2,
            removed=gone,
            stock=pack[dealt : dealt + 3],
            pile=pack[dealt + 3 :],
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
