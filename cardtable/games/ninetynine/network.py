# SPDX-License-Identifier: GPL-3.0-or-later
"""A small neural network that knows what a position of Ninety-Nine head to head is worth after a card.

`packaging/training/numeral.py` makes one for each number of players, by play against itself. All inputs are
a choice of one out of some, so the hidden layer is a sum of rows of weights, one row each. Plain Python is
quick at whole numbers of any length: a row is one number with a lane of bits for each hidden unit, so that a
sum of rows, the cut below zero and the sum of all units are a few operations each.
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
COPIES = 4
"""Cards of a rank."""
COUNTS = COPIES + 1
"""How many cards of a rank there may be, none included."""
OWN = ROOM_ROWS
"""First row of the cards of a seat; there is one for each rank and how many there are. Rooms come before."""
UNSEEN = OWN + RANKS * COUNTS
"""First row of the cards that it does not see."""
HELD = UNSEEN + RANKS * COUNTS
"""First row of nines and tens not seen after a reshuffle, when the other seat must hold them."""
STOCK = HELD + 2 * COUNTS
"""First row of the size of the stock."""
LATER = STOCK + 32
"""First row of: before the first reshuffle, after it."""
ROWS = LATER + 2
SCALE = 2048
"""Weights are kept as whole numbers of this fraction."""

_FINE = 1 << 14
"""A logit of 1 in a lane."""
_BITS = 24
_SIGN = 1 << _BITS - 1
_LANES = sum(1 << _BITS * unit for unit in range(HIDDEN))
_SIGNS = _SIGN * _LANES
_FULL = (1 << _BITS) - 1
"""The remainder of a number by this is the sum of its lanes."""
_MIDDLE = _FULL // 2
ROOMS = 160
"""Rooms below the limit, from 0, that can be asked for; more room is like the last."""

Counts: TypeAlias = list[int]
"""How many cards of each rank, by place."""


class Knowledge(NamedTuple):
    """What a seat goes by when it chooses a card."""

    own: Counts
    unseen: Counts
    """Cards in the stock and with the other seat."""
    stock: int
    later: bool
    """There was a reshuffle: nines and tens played before have left the game, others hold those not seen."""


def room_row(room: int) -> int:
    """The row of a room below the limit: each small one has its own."""
    return room if room < 25 else min(25 + (room - 25) // 4, ROOM_ROWS - 1)


class Layers:
    """Weights of a network, read from a file, each row packed into a number."""

    def __init__(self, path: Path, rows: int) -> None:
        """Raise ValueError for a file that has not so many rows."""
        numbers = array("h", path.read_bytes())
        if len(numbers) != (rows + 2) * HIDDEN + 1:
            raise ValueError(f"{path.name} is damaged")
        if sys.byteorder == "big":
            numbers.byteswap()
        out = numbers[(rows + 1) * HIDDEN : -1]
        self.rows = [_packed(numbers[at : at + HIDDEN], out) for at in range(0, rows * HIDDEN, HIDDEN)]
        self.bias = _packed(numbers[rows * HIDDEN : (rows + 1) * HIDDEN], out) + _SIGNS
        # A unit that counts against a win is turned over in its lane: what is missing is made up at the end.
        against = [unit for unit in range(HIDDEN) if out[unit] < 0]
        self._turned = sum(_SIGN - 1 << _BITS * unit for unit in against)
        missing = len(against) * (_SIGN - 1)
        self._shift = (round(numbers[-1] * _FINE / SCALE) + _MIDDLE - missing) % _FULL
        self.room = [self.rows[room_row(room)] for room in range(ROOMS)]
        """By the room that a card leaves."""

    def table(self, first: int, ranks: int = RANKS) -> list[list[int]]:
        """Rows by place and count."""
        return [self.rows[first + place * COUNTS :][:COUNTS] for place in range(ranks)]

    def score(self, hidden: int) -> int:
        """What a hidden layer is worth: a number that grows with the chance to win."""
        signs = hidden & _SIGNS
        units = hidden & signs - (signs >> _BITS - 1)  # below zero: cut
        return ((units ^ self._turned) + self._shift) % _FULL


class Network(Layers):
    """What a seat's position after its card is worth by what it sees."""

    def __init__(self, path: Path) -> None:
        """Raise ValueError for a file of another size."""
        super().__init__(path, ROWS)
        self.own = self.table(OWN)
        """By place and count, as the next two."""
        self.unseen = self.table(UNSEEN)
        self.held = self.unseen[:NINE] + self.table(HELD, 2)
        self.stock = self.rows[STOCK:LATER]
        self.later = self.rows[LATER:]
        self.spent = fewer(self.own)
        """What changes when one card fewer is held, by place and how many there were."""
        self.missed = fewer(self.unseen)
        """What changes when one card fewer is not seen."""
        self.missed_held = self.missed[:NINE] + fewer(self.held[NINE:])

    def base(self, known: Knowledge) -> int:
        """The hidden layer before a card is chosen."""
        total = self.bias + self.stock[min(known.stock, len(self.stock) - 1)] + self.later[known.later]
        for ways, count in zip(self.own, known.own, strict=True):
            total += ways[count]
        for ways, count in zip(self.held if known.later else self.unseen, known.unseen, strict=True):
            total += ways[count]
        return total

    def best(self, base: int, hand: Sequence[int], after: Iterable[tuple[int, int]]) -> tuple[int, int, int]:
        """The score, the place and the room of the best card, given the base and each card that fits."""
        score, room, spent = self.score, self.room, self.spent
        found = (-1, -1, -1)
        for place, left in after:
            value = score(base + spent[place][hand[place]] + room[left])
            if value > found[0]:
                found = (value, place, left)
        return found

    def chances(self, known: Knowledge, after: Iterable[tuple[int, int]]) -> list[float]:
        """The chance to win with each card, given its place and the room that it leaves."""
        base, own = self.base(known), known.own
        return [
            chance(self.score(base + self.spent[place][own[place]] + self.room[min(room, ROOMS - 1)]))
            for place, room in after
        ]


def chance(score: int) -> float:
    """The chance to win, 0 to 1."""
    return 1 / (1 + exp(min((_MIDDLE - score) / _FINE, 60.0)))


def _packed(numbers: Sequence[int], out: Sequence[int]) -> int:
    """A row of weights in lanes, each times the size of what its unit counts in the end."""
    return sum(
        round(number * abs(weight) * _FINE / SCALE**2) << _BITS * unit
        for unit, (number, weight) in enumerate(zip(numbers, out, strict=True))
    )


def fewer(table: list[list[int]]) -> list[list[int]]:
    """What changes when there is one card fewer, by place and how many there were."""
    return [[0] + [ways[count - 1] - ways[count] for count in range(1, COUNTS)] for ways in table]


@cache
def numeral_network(name: str = "numeral") -> Network:
    """A network that comes with the program."""
    return Network(resources() / "tables" / f"{name}.bin")
