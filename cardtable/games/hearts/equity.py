# SPDX-License-Identifier: GPL-3.0-or-later
"""How likely a match is won, by the scores between two deals."""

from __future__ import annotations

from functools import lru_cache

from .options import MoonRule
from .scoring import MOON_POINTS, Pair
from .state import HeartsState

_ENDS = (
    *((33, 1, 19), (33, 1, 18), (56, 2, 18), (65, 2, 17), (35, 3, 17), (55, 3, 16), (20, 4, 16)),
    *((45, 4, 15), (46, 5, 15), (11, 5, 14), (4, 6, 14), (14, 6, 13), (10, 7, 13), (3, 3, 4)),
)
"""How often, in thousandths, a deal between two good players ends with so many points for one and the other;
measured in 500 deals by the rules as written and rounded. It ends the other way round as often."""

_MOONS = 70
"""How often, in thousandths, one of them shoots the moon, and as often the other."""

_USUAL_TOTAL = 19

_SWEEPS = 3
"""Times that the chances are worked out anew where scores can fall; the last changes them by under 0.002."""


def _ends(moon: MoonRule) -> list[tuple[float, int, int]]:
    """How likely a deal ends with so many points written down for one and the other.

    Where the moon counts otherwise only its points are others; where it does not count, the other ends are as
    much likelier.
    """
    ends = [(share / 1000, low, high) for share, low, high in _ENDS]
    if moon == "off":
        whole = 2 * sum([share for share, _, _ in ends])
        ends = [(share / whole, low, high) for share, low, high in ends]
    else:
        low, high = {
            "opponent": (0, MOON_POINTS),
            "in_play": (0, _USUAL_TOTAL),
            "shooter": (-MOON_POINTS, 0),
        }[moon]
        ends.append((_MOONS / 1000, low, high))
    return ends + [(share, high, low) for share, low, high in ends]


class _Chances:
    """By both scores: how likely the first wins, if the players are equally good."""

    def __init__(self, target: int, moon: MoonRule) -> None:
        self._target = target
        self._lowest = -2 * MOON_POINTS if moon == "shooter" else 0
        size = target - self._lowest
        self._table = [[0.5] * size for _ in range(size)]
        ends = _ends(moon)
        for _ in range(_SWEEPS if moon == "shooter" else 1):
            self._sweep(ends)

    def _sweep(self, ends: list[tuple[float, int, int]]) -> None:
        """Work out every chance from those after the next deal, from high scores to low ones."""
        size, table = len(self._table), self._table
        for total in range(2 * size - 2, -1, -1):
            for mine in range(max(0, total - size + 1), total // 2 + 1):
                theirs = total - mine
                won = 0.0
                for share, more, others in ends:  # `after`, without the call that takes half of the time
                    i, j = mine + more, theirs + others
                    if i < size > j:
                        won += share * table[i if i > 0 else 0][j if j > 0 else 0]
                    elif i <= j:
                        won += share if i < j else share / 2
                table[mine][theirs] = won
                table[theirs][mine] = 1 - won

    def after(self, mine: int, theirs: int) -> float:
        """How likely the first wins at these scores after a deal."""
        target = self._target
        if mine < target > theirs:
            lowest = self._lowest
            return self._table[max(0, mine - lowest)][max(0, theirs - lowest)]
        return 0.5 if mine == theirs else float(mine < theirs)


_chances = lru_cache(maxsize=4)(_Chances)


def win_chance(scores: Pair, target: int, moon: MoonRule = "opponent") -> float:
    """How likely seat 0 wins the match from these scores after a deal."""
    return _chances(target, moon).after(*scores)


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
            self._chances[key] = win_chance(scores, self._target, self._moon)
        return self._chances[key]


def written(worth: int, total: int, moon: MoonRule) -> Pair:
    """The points written down for a player and the other, by the worth of a deal of `total` points."""
    if moon == "off" or abs(worth) < total or not total:
        return (total - worth) // 2, (total + worth) // 2
    if moon == "shooter":
        return (-MOON_POINTS, 0) if worth > 0 else (0, -MOON_POINTS)
    return (0, worth) if worth > 0 else (-worth, 0)
