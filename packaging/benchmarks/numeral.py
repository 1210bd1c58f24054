# SPDX-License-Identifier: GPL-3.0-or-later
"""Strength in Ninety-Nine head to head: `bench numeral [--pairs N] [--of P ...] [--against P ...]`.

Plays each deal twice, with the seats changed. Players: `network` (the expert before it looks ahead), `greedy`
(the highest card that fits, then tens, then nines), `random`, and every level of the game. `--option` sets a
house rule: `--option floor_zero=true`. Exit code 1 when a target is missed by more than chance. Takes
a quarter of an hour; `hard` thinks a second a card, by the clock, so that a game against it takes a minute.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from statistics import fmean, quantiles, stdev
from time import process_time

from cardtable.engine.bot import Bot, Clock, Limit, Thought
from cardtable.engine.cards import Rank
from cardtable.engine.game import TABLE, Move, Options, Start
from cardtable.engine.options import read_options, read_text, settings
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.bot import Normal
from cardtable.games.ninetynine.numeral_expert import NumeralExpert
from cardtable.games.ninetynine.rules import Numeral
from cardtable.games.ninetynine.state import AdderState

GAME = Numeral()
TARGETS = {
    ("expert", "greedy"): 0.66,
    ("expert", "normal"): 0.6,
    ("expert", "hard"): 0.6,
    ("expert", "network"): 0.5,
    ("network", "greedy"): 0.6,
    ("expert", "random"): 0.99,
}
"""Shares of games to be won under the rules that the game starts with."""


class Greedy:
    """The highest card that fits, then a ten, then a nine."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Look at nothing but the own hand and the total."""
        return Thought(max(view.legal_moves(), key=_height).text)


def _height(move: Move) -> int:
    if not move.cards:
        return -2
    (card,) = move.cards
    return {Rank.NINE: -1, Rank.TEN: 0}.get(card.rank, card.number % 13 + 1)


class Random:
    """Any legal move."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Look at nothing."""
        return Thought(dice.choice(view.legal_moves()).text)


class Player:
    """A bot with its limit; `times` are the processor seconds of its moves."""

    def __init__(self, bot: Bot, limit: Limit, stop: Callable[[], bool] = bool) -> None:
        self._bot, self._limit, self._stop = bot, limit, stop
        self.times: list[float] = []

    def move(self, view: AdderState, seat: int, dice: Dice) -> Move:
        """What it plays."""
        start = process_time()
        thought = self._bot.think(view, seat, Clock(self._limit, self._stop), dice)
        self.times.append(process_time() - start)
        return Move.parse(thought.move)


@cache
def player(name: str) -> Player:
    """The player of that name; raises KeyError."""
    others: dict[str, Player] = {
        "network": Player(NumeralExpert(Normal()), Limit(), lambda: True),
        "greedy": Player(Greedy(), Limit()),
        "random": Player(Random(), Limit()),
    }
    return others.get(name) or Player(GAME.bot(name), GAME.level(name).limit)


def play(players: Sequence[Player], options: Options, deal: int) -> float:
    """The first player's share of the win."""
    dice = Dice(deal + 1)
    state = GAME.begin(options, len(players), Start(deal=deal), GAME.cap)
    while state.turn is not None:
        seat, moves = state.turn, state.legal_moves()
        if seat == TABLE or len(moves) == 1:
            state = state.play(moves[0])
        else:
            state = state.play(players[seat].move(state.seen_by(seat), seat, dice))
    return state.standing()[0]


def pair(one: Player, other: Player, options: Options, deal: int) -> float:
    """What share of two games `one` wins: the same deal from either seat."""
    return (play((one, other), options, deal) + 1 - play((other, one), options, deal)) / 2


def series(one: str, other: str, options: Options, pairs: int, seed: int) -> tuple[float, float]:
    """The share of games that `one` wins, and half the width of its 95% interval; prints both."""
    deals = [Dice(seed * 10**9 + number).below(2**53) for number in range(pairs)]
    shares = [pair(player(one), player(other), options, deal) for deal in deals]
    mean, half = fmean(shares), 1.96 * stdev(shares) / sqrt(pairs)
    target = TARGETS.get((one, other)) if options == GAME.options_type() else None
    wanted = "" if target is None else f"  target {target:.3f}"
    print(f"{one:8} against {other:8} {mean:.4f} ± {half:.4f}  {2 * pairs:,} games{wanted}", flush=True)
    return mean, half if target is None else mean + half - target


def main() -> int:
    """Play everything; 1 when a target is missed."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    names = ["network", "greedy", "random", *(level.id for level in GAME.levels)]
    parser.add_argument("--pairs", type=int, default=100, help="deals for each pairing, each played twice")
    parser.add_argument("--of", nargs="+", choices=names, default=["expert"])
    parser.add_argument("--against", nargs="+", choices=names, default=["greedy", "network", "normal"])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    known = {setting.name: setting for setting in settings(GAME.options_type)}
    rules = dict(text.split("=") for text in given.option)
    options = read_options(GAME.options_type, {name: read_text(known[name], rules[name]) for name in rules})
    missed = False
    for one in given.of:
        for other in given.against:
            missed |= series(one, other, options, given.pairs, given.seed)[1] < 0
    for name in given.of:
        if times := player(name).times:
            middle, high = quantiles(times, n=100)[49:99:49]
            print(f"{name:8} {1000 * middle:.1f} ms a move, 99th percentile {1000 * high:.1f} ms")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
