# SPDX-License-Identifier: GPL-3.0-or-later
"""How likely a match is won, by the scores between two deals."""

from __future__ import annotations

from functools import lru_cache

from .options import MoonRule
from .scoring import MOON_POINTS, Pair
from .state import HeartsState

_ENDS = (
    *((70, 0, 20), (33, 1, 19), (33, 1, 18), (56, 2, 18), (65, 2, 17), (35, 3, 17), (55, 3, 16)),
    *((20, 4, 16), (45, 4, 15), (46, 5, 15), (11, 5, 14), (4, 6, 14), (14, 6, 13), (10, 7, 13), (3, 3, 4)),
)
"""How often, in thousandths, a deal between two good players ends with so many points for one and the other;
measured in 500 deals by the rules as written and rounded. It ends the other way round as often."""


@lru_cache(maxsize=4)
def _chances(target: int) -> list[list[float]]:
    """By both scores: how likely the first wins, if the players are equally good."""
    chances = [[0.5] * target for _ in range(target)]
    for total in range(2 * target - 2, -1, -1):
        for mine in range(max(0, total - target + 1), min(target - 1, total) + 1):
            theirs = total - mine
            if mine > theirs:
                continue
            won = 0.0
            for share, low, high in _ENDS:
                won += share * _after(chances, mine + low, theirs + high, target)
                won += share * _after(chances, mine + high, theirs + low, target)
            chances[mine][theirs] = won / 1000
            chances[theirs][mine] = 1 - won / 1000
    return chances


def _after(chances: list[list[float]], mine: int, theirs: int, target: int) -> float:
    if mine < target > theirs:
        return chances[mine][theirs]
    return 0.5 if mine == theirs else float(mine < theirs)


def win_chance(scores: Pair, target: int) -> float:
    """How likely seat 0 wins the match from these scores between deals."""
    mine, theirs = scores
    return _after(_chances(target), max(0, mine), max(0, theirs), target)


class Outcome:
    """What the worth of a deal means for the match of one seat."""

    def __init__(self, view: HeartsState, seat: int) -> None:
        self._moon = view.options.moon
        self._target = view.options.target
        self._scores = view.scores[seat], view.scores[1 - seat]
        self._chances: dict[Pair, float] = {}

    def chance(self, worth: int, total: int) -> float:
        """How likely the match is won after a deal of `total` points that ends with this worth."""
        key = worth, total
        if key not in self._chances:
            mine, theirs = written(worth, total, self._moon)
            scores = self._scores[0] + mine, self._scores[1] + theirs
            self._chances[key] = win_chance(scores, self._target)
        return self._chances[key]


def written(worth: int, total: int, moon: MoonRule) -> Pair:
    """The points written down for a player and the other, by the worth of a deal of `total` points."""
    if moon == "off" or abs(worth) < total:
        return (total - worth) // 2, (total + worth) // 2
    if moon == "shooter":
        return (-MOON_POINTS, 0) if worth > 0 else (0, -MOON_POINTS)
    return (0, worth) if worth > 0 else (-worth, 0)
