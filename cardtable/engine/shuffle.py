# SPDX-License-Identifier: GPL-3.0-or-later
"""The project's own random numbers, so that a deal number means the same deal for ever."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

MAX_DEAL = 2**53 - 1
"""The highest deal number: the largest whole number that every JSON reader keeps exact."""

_MASK = 2**64 - 1
_GAMMA = 0x9E3779B97F4A7C15


class Dice:
    """SplitMix64 (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators").

    `Dice(n)` starts at state n (0 to 2**64-1); `state` can be kept and given again to go on.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def roll(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + _GAMMA) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, every one equally likely (1 <= n <= 2**64)."""
        limit = 2**64 - 2**64 % n
        while (bits := self.roll()) >= limit:
            pass
        return bits % n

    def fraction(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return (self.roll() >> 11) * 2.0**-53

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, every one equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in random order (Fisher-Yates, from the last place down)."""
        cards = list(items)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return tuple(cards)
