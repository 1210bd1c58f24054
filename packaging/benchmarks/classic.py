# SPDX-License-Identifier: GPL-3.0-or-later
"""Strength in Ninety-Nine with chips: `bench classic [--pairs N] [--seats N ...] [--of P ...]`.

Plays each deal as often as there are seats, one player in each of them in turn, the other player in all other
seats, until one is left with chips. Players: `greedy` (the highest card that fits; then kings, fours, nines,
tens), `counting` (weighs the dangers by rules of thumb, over the cards not seen), `table` (always the best
card of the policy known by heart), `random`, and every level of the game. `--option` sets a house rule:
`--option floor_zero=true`. Without `--of` it plays the whole table of figures.
Exit code 1 when a target is missed by more than chance. Takes about half an hour of one processor.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import fmean, quantiles, stdev
from time import process_time

from cardtable.engine.bot import Bot, Clock, Limit, Thought
from cardtable.engine.game import TABLE, Move, Options, Start
from cardtable.engine.options import read_options, read_text, settings
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.bot import Normal
from cardtable.games.ninetynine.classic_expert import ByHeart
from cardtable.games.ninetynine.classic_thrift import Thrifty
from cardtable.games.ninetynine.rules import Classic
from cardtable.games.ninetynine.state import AdderState

GAME = Classic()
TWO = {
    ("expert", "greedy"): 0.64,
    ("expert", "table"): 0.54,
    ("table", "greedy"): 0.61,
    ("expert", "counting"): 0.5,
    ("expert", "hard"): 0.6,
    ("hard", "normal"): 0.6,
    ("normal", "easy"): 0.6,
}
"""Shares of matches to be won by two players under the rules that the game starts with."""
MORE = {
    ("expert", "greedy"): 1.2,
    ("expert", "hard"): 1.0,
    ("hard", "normal"): 1.0,
    ("normal", "easy"): 1.0,
}
"""How many times its fair share one among more than two players wins."""


class Random:
    """Any legal move."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Look at nothing."""
        return Thought(dice.choice(view.legal_moves()).text)


class Player:
    """A bot with its limit; `times` are the processor seconds of its moves."""

    def __init__(self, bot: Bot, limit: Limit) -> None:
        self._bot, self._limit = bot, limit
        self.times: list[float] = []

    def move(self, view: AdderState, seat: int, dice: Dice) -> Move:
        """What it plays."""
        start = process_time()
        thought = self._bot.think(view, seat, Clock(self._limit), dice)
        self.times.append(process_time() - start)
        return Move.parse(thought.move)


@cache
def player(name: str) -> Player:
    """The player of that name; raises KeyError."""
    others: dict[str, Bot] = {
        "table": ByHeart(Normal()),
        "greedy": Thrifty(),
        "random": Random(),
        "counting": Normal(),
    }
    return Player(others.get(name) or GAME.bot(name), Limit())


def play(players: Sequence[Player], options: Options, deal: int) -> int | None:
    """The seat that wins the match."""
    dice = Dice(deal + 1)
    state = GAME.begin(options, len(players), Start(deal=deal), GAME.cap)
    while state.turn is not None:
        seat, moves = state.turn, state.legal_moves()
        if seat == TABLE or len(moves) == 1:
            state = state.play(moves[0])
        else:
            move = players[seat].move(state.seen_by(seat), seat, dice)
            GAME.check(state, move)
            state = state.play(move)
    assert state.result is not None
    return state.result.winner


def share(one: str, other: str, seats: int, options: Options, deal: int) -> float:
    """How many of the matches on a deal `one` wins, which sits in each seat once."""
    won = 0
    for seat in range(seats):
        players = [player(one if place == seat else other) for place in range(seats)]
        won += play(players, options, deal) == seat
    return won / seats


def series(one: str, other: str, seats: int, options: Options, pairs: int, seed: int) -> bool:
    """Print the share of matches that `one` wins; whether it misses its target by more than chance."""
    deals = [Dice(seed * 10**9 + number).below(2**53) for number in range(pairs)]
    shares = [share(one, other, seats, options, deal) for deal in deals]
    mean, half = fmean(shares), 1.96 * stdev(shares) / sqrt(pairs)
    target = None
    if options == GAME.options_type():
        known = TWO if seats == 2 else {pairing: times / seats for pairing, times in MORE.items()}
        target = known.get((one, other))
    wanted = "" if target is None else f"  target {target:.3f}"
    print(
        f"{seats} seats  {one:8} against {other:8} {mean:.4f} ± {half:.4f}"
        f"  {seats * pairs:,} matches, {seats * mean:.2f} of the fair share{wanted}",
        flush=True,
    )
    return target is not None and mean + half < target


def main() -> int:
    """Play everything; 1 when a target is missed."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    names = ["table", "greedy", "counting", "random", *(level.id for level in GAME.levels)]
    parser.add_argument("--pairs", type=int, default=400, help="deals for each pairing")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6, 7, 8])
    parser.add_argument("--of", nargs="+", choices=names, default=[])
    parser.add_argument("--against", nargs="+", choices=names, default=["greedy"])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    known = {setting.name: setting for setting in settings(GAME.options_type)}
    rules = dict(text.split("=") for text in given.option)
    options = read_options(GAME.options_type, {name: read_text(known[name], rules[name]) for name in rules})
    missed = False
    for seats in given.seats:
        pairings = [(one, other) for one in given.of for other in given.against]
        if not pairings:
            pairings = list(TWO if seats == 2 else MORE)
        pairs = given.pairs if given.of or seats == 2 else given.pairs // 2
        for one, other in pairings:
            missed |= series(one, other, seats, options, pairs, given.seed)
    for name in names:
        if len(times := player(name).times) > 100:
            middle, high = quantiles(times, n=100)[49:99:49]
            print(f"{name:8} {1000 * middle:.1f} ms a move, 99th percentile {1000 * high:.1f} ms")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
