# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games against the figures of an independent implementation: `bench random_games [GAMES]`.

Ends with exit code 1 if a figure is further from its reference than chance explains.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.shuffle import Dice
from cardtable.games import find_game

REFERENCE = {
    "numeral": {"turns": 59.1, "first player wins": 0.496, "below zero": 0.785, "reshuffles": 1.82},
    "classic": {"turns": 92.1, "rounds": 7.54, "first player wins": 0.496, "below zero": 0.594},
    "hearts": {"deals": 9.44, "first player wins": 0.491, "points a deal": 18.78, "moons a deal": 0.101},
}
"""Means of 20,000 games of two players who choose among their legal moves at random."""
GAMES = 20_000
TOLERANCE = 4.5
"""In standard errors of the difference of two samples of this size: once in 150,000 figures by chance."""

Figures = dict[str, tuple[float, int]]
"""By name: a sum, and of how many (1 for a figure of the whole game)."""


def play(name: str, number: int) -> Figures:
    """The figures of one game."""
    game = find_game(name)
    dice = Dice(number)
    state: Any = game.begin(game.options_type(), 2, Start(deal=dice.below(2**53)))
    first, turns, lowest = None, 0, 0
    while state.turn is not None:
        moves: Sequence[Move] = state.legal_moves()
        move = moves[0] if state.turn == TABLE else dice.choice(moves)
        if state.turn != TABLE:
            first = state.turn if first is None else first
            turns += move.choice != "bust"
        state = state.play(move)
        lowest = min(lowest, getattr(state, "total", 0))
    return {"first player wins": (state.result.winner == first, 1), **OWN[name](state, turns, lowest)}


def _numeral(state: Any, turns: int, lowest: int) -> Figures:
    return {"turns": (turns, 1), "below zero": (lowest < 0, 1), "reshuffles": (state.reshuffles, 1)}


def _classic(state: Any, turns: int, lowest: int) -> Figures:
    return {"turns": (turns, 1), "below zero": (lowest < 0, 1), "rounds": (len(state.losers), 1)}


def _hearts(state: Any, turns: int, lowest: int) -> Figures:
    deals = len(state.deals)
    points = sum(sum(deal.points) for deal in state.deals)
    moons = sum(deal.moon is not None for deal in state.deals)
    return {"deals": (deals, 1), "points a deal": (points, deals), "moons a deal": (moons, deals)}


OWN: dict[str, Callable[[Any, int, int], Figures]] = {
    "numeral": _numeral,
    "classic": _classic,
    "hearts": _hearts,
}


def main(games: int = GAMES) -> int:
    """Play, compare, print."""
    worst = 0.0
    for name, reference in REFERENCE.items():
        start = perf_counter()
        with ProcessPoolExecutor() as pool:
            played = list(pool.map(partial(play, name), range(games), chunksize=100))
        print(f"{name}: {games} games in {perf_counter() - start:.1f} s")
        for figure, expected in reference.items():
            sums, counts = zip(*(each[figure] for each in played), strict=True)
            mean = sum(sums) / sum(counts)
            spread = pstdev(part - mean * count for part, count in zip(sums, counts, strict=True))
            away = (mean - expected) / (spread / fmean(counts) * sqrt(1 / games + 1 / GAMES))
            worst = max(worst, abs(away))
            print(f"  {figure:18} {mean:8.3f}  expected {expected:8.3f}  {away:+5.1f} standard errors")
    return int(worst > TOLERANCE)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
