# SPDX-License-Identifier: GPL-3.0-or-later
"""What it is worth to keep four cards on a total, where spent nines and tens come back with every reshuffle.

`packaging/training/numeral_reshuffle.py` made the table: whole numbers of 16 bits, by hand and room. A hand
has a code: each rank counts 5 to the power of its place for every card.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path

from cardtable.assets import resources

ROOMS = 99
"""Rooms below the limit that the table knows; more room is like the last."""
RANKS = 10
POWERS = tuple(5**place for place in range(RANKS))
FULL = 65535
"""A chance of 1 in the file."""


def hands_of(size: int) -> list[int]:
    """The codes of all hands with so many cards, no more than four of a rank, in the table's order."""
    return [
        sum(POWERS[place] for place in hand)
        for hand in combinations_with_replacement(range(RANKS), size)
        if size <= 4 or max(map(hand.count, hand)) <= 4
    ]


def code_of(hand: Iterable[int]) -> int:
    """The code of a hand, given how many cards of each rank it has."""
    return sum(count * power for count, power in zip(hand, POWERS, strict=True))


class ValueTable:
    """The table, read from its file."""

    def __init__(self, path: Path) -> None:
        """Raise ValueError for a file of another size."""
        numbers = array("H", path.read_bytes())
        codes = hands_of(4)
        if len(numbers) != len(codes) * ROOMS:
            raise ValueError(f"{path.name} is damaged")
        if sys.byteorder == "big":
            numbers.byteswap()
        self._rows = {
            code: numbers[start : start + ROOMS]
            for code, start in zip(codes, range(0, len(numbers), ROOMS), strict=True)
        }

    def chances(self, hand: Sequence[int], after: Iterable[tuple[int, int]]) -> list[float]:
        """The chance to win with each card of a hand of five, given its place and the room that it leaves."""
        code, rows = code_of(hand), self._rows
        return [rows[code - POWERS[place]][min(room, ROOMS - 1)] / FULL for place, room in after]


@cache
def reshuffle_table() -> ValueTable:
    """The table that comes with the program."""
    return ValueTable(resources() / "tables" / "numeral_reshuffle.bin")
