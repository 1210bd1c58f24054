# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a game of two in which nobody draws any more: both hands are known, so that it can be solved."""

from __future__ import annotations

from cardtable.engine.bot import Worth

from .numeral_sight import Sight

_Hand = tuple[int, ...]
DRAW = 0.5


class Endgame:
    """Solved positions; what they are worth to the seat to move: 0, a half or 1."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._found: dict[tuple[_Hand, _Hand, int], float] = {}

    def worths(self) -> dict[int, Worth]:
        """The worth of each rank that fits, by place."""
        sight = self._sight
        own, other = tuple(sight.own), tuple(sight.unseen)
        worths: dict[int, Worth] = {}
        for place, room in sight.fitting(own, sight.room):
            worth = 1 - self._value(other, _without(own, place), room)
            stuck = bool(any(other) and not sight.fitting(other, room))
            worths[place] = Worth(worth, 2 * worth - 1, 0.0, {"next_stuck": float(stuck)})
        return worths

    def _value(self, own: _Hand, other: _Hand, room: int) -> float:
        """What a position is worth to the seat to move, which passes without cards."""
        if not any(own):
            return 1 - self._value(other, own, room) if any(other) else DRAW
        key = own, other, room
        found = self._found.get(key)
        if found is None:
            found = 0.0
            for place, left in self._sight.fitting(own, room):
                found = max(found, 1 - self._value(other, _without(own, place), left))
                if found == 1.0:
                    break
            self._found[key] = found
        return found


def _without(hand: _Hand, place: int) -> _Hand:
    return (*hand[:place], hand[place] - 1, *hand[place + 1 :])
