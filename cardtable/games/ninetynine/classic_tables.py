# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the game with chips that `packaging/training/classic.py` made, read when needed."""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from cardtable.assets import resources

from .classic_hands import ACTS, HANDS, PAIRS, PLAYS, TOTALS, TURN, after, place

BUST = len(ACTS)
"""In a policy, beside the acts: no card fits."""
_VALUES = TOTALS * len(PAIRS) * 2
_SIZE = 2 * _VALUES + TOTALS * len(HANDS)
_PAIR_AFTER: tuple[dict[int, int], ...] = tuple(map(dict, PLAYS))


class Policy:
    """How to play a round with so many players, knowing only one's own hand and the total."""

    def __init__(self, data: bytes, again: bool) -> None:
        self._left, self._met = _numbers(data[:_VALUES]), _numbers(data[_VALUES : 2 * _VALUES])
        self._acts = [data[start : start + len(HANDS)] for start in range(2 * _VALUES, _SIZE, len(HANDS))]
        self._again = again
        self._hands: dict[int, dict[int, list[int]]] = {}
        self._met_by: dict[tuple[int, bool], array[float]] = {}

    def kept(self, pair: int, act: int, total: int) -> float:
        """The chance that another is bust first, after an act that keeps a pair and leaves a total."""
        table = self._met if self._again and act == TURN else self._left
        return table[place(total) * len(PAIRS) + pair] / 65535

    def acts(self, total: int) -> bytes:
        """What each hand plays on a total."""
        return self._acts[place(total)]

    def hands(self, total: int) -> dict[int, list[int]]:
        """The hands that play each act on a total."""
        at = place(total)
        found = self._hands.get(at)
        if found is None:
            found = self._hands[at] = {}
            for hand, act in enumerate(self._acts[at]):
                found.setdefault(act, []).append(hand)
        return found

    def met(self, total: int, floor: bool) -> Sequence[float]:
        """By hand to play with on a total: the chance that another is bust first."""
        key = (place(total), floor)
        found = self._met_by.get(key)
        if found is None:
            found = self._met_by[key] = array("d", self._work_out(total, floor))
        return found

    def _work_out(self, total: int, floor: bool) -> Iterator[float]:
        leaves = [after(act, total, floor) for act in range(len(ACTS))] + [None]
        for pairs, act in zip(_PAIR_AFTER, self.acts(total), strict=True):
            then = leaves[act]
            yield 0.0 if then is None else self.kept(pairs[act], act, then)


class Endings:
    """Two players who both go on with their policy: who is bust first."""

    def __init__(self, chances: bytes) -> None:
        self._chances = chances

    def chances(self, pair: int, total: int) -> bytes:
        """By hand of the other, who is to move: the chance that the other is bust first, 255 is certain."""
        size = len(HANDS) * TOTALS
        return self._chances[pair * size + place(total) : (pair + 1) * size : TOTALS]


@cache
def policy(players: int, again: bool) -> Policy:
    """The policy for so many players who are still in; `again`: a 4 gives another turn to one of two."""
    number = 0 if again and players == 2 else min(players, 8) - 1
    return Policy(_unpacked()[number * _SIZE : (number + 1) * _SIZE], again and players == 2)


@cache
def endings(again: bool) -> Endings:
    """The chances for two players."""
    name = "classic_again.bin" if again else "classic_pass.bin"
    return Endings(read(resources() / "tables" / name, len(PAIRS) * len(HANDS) * TOTALS))


@cache
def _unpacked() -> bytes:
    return read(resources() / "tables" / "classic.bin", 8 * _SIZE)


def _numbers(data: bytes) -> array[int]:
    numbers = array("H", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def read(path: Path, size: int) -> bytes:
    """A packed file; raises ValueError when it is damaged."""
    try:
        data = zlib.decompress(path.read_bytes())
    except zlib.error:
        data = b""
    if len(data) != size:
        raise ValueError(f"{path.name} is damaged")
    return data
