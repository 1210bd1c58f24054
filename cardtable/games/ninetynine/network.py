# SPDX-License-Identifier: GPL-3.0-or-later
"""A small neural network that knows what a position of Ninety-Nine head to head is worth after a card.

`packaging/training/numeral.py` made it by play against itself under the rules that the game starts with. All
inputs are a choice of one out of some, so the hidden layer is a sum of rows of weights, one row each.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple, TypeAlias

from cardtable.assets import resources

HIDDEN = 64
NINE, TEN = 8, 9
"""Places of the special ranks; the ace has place 0, an eight 7."""
RANKS = 10
ROOM_ROWS = 54
_COUNTS = 5
"""None to four of a rank."""
OWN = ROOM_ROWS
"""First row of the cards of a seat; there is one for each rank and how many there are. Rooms come before."""
UNSEEN = OWN + RANKS * _COUNTS
"""First row of the cards that it does not see."""
HELD = UNSEEN + RANKS * _COUNTS
"""First row of nines and tens not seen after a reshuffle, when the other seat must hold them."""
STOCK = HELD + 2 * _COUNTS
"""First row of the size of the stock."""
LATER = STOCK + 32
"""First row of: before the first reshuffle, after it."""
ROWS = LATER + 2
SCALE = 2048
"""Weights are kept as whole numbers of this fraction."""

Counts: TypeAlias = list[int]
"""How many cards of each rank, by place."""
Weights: TypeAlias = tuple[float, ...]


class Knowledge(NamedTuple):
    """What a seat goes by when it chooses a card."""

    own: Counts
    unseen: Counts
    """Cards in the stock and with the other seat."""
    stock: int
    later: bool
    """There was a reshuffle: nines and tens played before have left the game."""

    def rows(self) -> Iterable[int]:
        """The rows of weights that count, but for the room."""
        for place, count in enumerate(self.own):
            yield OWN + place * _COUNTS + count
        held = HELD - UNSEEN - NINE * _COUNTS if self.later else 0
        for place, count in enumerate(self.unseen):
            yield UNSEEN + place * _COUNTS + count + (held if place >= NINE else 0)
        yield STOCK + min(self.stock, LATER - STOCK - 1)
        yield LATER + self.later


def room_row(room: int) -> int:
    """The row of a room below the limit: each small one has its own."""
    return room if room < 25 else min(25 + (room - 25) // 4, ROOM_ROWS - 1)


class Network:
    """Weights, read from a file."""

    def __init__(self, path: Path) -> None:
        """Raise ValueError for a file of another size."""
        numbers = array("h", path.read_bytes())
        if len(numbers) != (ROWS + 2) * HIDDEN + 1:
            raise ValueError(f"{path.name} is damaged")
        if sys.byteorder == "big":
            numbers.byteswap()
        weights = [number / SCALE for number in numbers]
        rows = [tuple(weights[start : start + HIDDEN]) for start in range(0, len(weights) - 1, HIDDEN)]
        self._rows, self._bias, self._out = rows[:ROWS], rows[ROWS], rows[ROWS + 1]
        self._out_bias = weights[-1]
        self._spent = {row: _difference(rows[row - 1], rows[row]) for row in range(OWN + 1, UNSEEN)}
        """What changes when one card fewer is held, by the row of as many as there are."""

    def chances(self, known: Knowledge, after: Sequence[tuple[int, int]]) -> list[float]:
        """The chance to win with each card, given its place and the room that it leaves."""
        rows = self._rows
        hidden = list(map(sum, zip(self._bias, *[rows[row] for row in known.rows()], strict=True)))
        return [self._chance(hidden, known.own[place], place, room) for place, room in after]

    def _chance(self, hidden: Sequence[float], count: int, place: int, room: int) -> float:
        value = self._out_bias
        spent = self._spent[OWN + place * _COUNTS + count]
        for unit, change, more, weight in zip(
            hidden, spent, self._rows[room_row(room)], self._out, strict=True
        ):
            active = unit + change + more
            if active > 0:
                value += weight * active
        return 1 / (1 + exp(-max(-60.0, min(60.0, value))))


def _difference(one: Weights, other: Weights) -> Weights:
    return tuple(a - b for a, b in zip(one, other, strict=True))


@cache
def numeral_network() -> Network:
    """The network that comes with the program."""
    return Network(resources() / "tables" / "numeral.bin")
