# SPDX-License-Identifier: GPL-3.0-or-later
"""A network that knows what a position of Ninety-Nine head to head is worth when both hands are seen.

It tells how likely the seat that has just played a card wins if both play on as `network.py` says.
`packaging/training/numeral_open.py` makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import getitem

from cardtable.assets import resources

from .network import COUNTS, OWN, RANKS, Layers, fewer

OTHER = OWN + RANKS * COUNTS
"""First row of the cards of the other seat; rooms and the own cards come before."""
STOCK = OTHER + RANKS * COUNTS
"""First row of the cards of the stock."""
SIZE = STOCK + RANKS * COUNTS
"""First row of how many these are."""
OPEN_ROWS = SIZE + 32


class OpenNetwork(Layers):
    """Weights by what lies where."""

    def __init__(self, name: str = "numeral_open") -> None:
        """Raise ValueError for a file of another size."""
        super().__init__(resources() / "tables" / f"{name}.bin", OPEN_ROWS)
        self._own, self._other, self._stock = map(self.table, (OWN, OTHER, STOCK))
        self._size = self.rows[SIZE:]
        self._left = fewer(self._stock)
        self._more = [[-each for each in ways[1:]] for ways in fewer(self._other)]

    def drawn(self, place: int, other: int, stock: int) -> int:
        """What changes when the other seat draws from a stock with so many cards of the kind to its own."""
        return self._more[place][other] + self._left[place][stock]

    def base(
        self, room: int, own: Sequence[int], other: Sequence[int], stock: Sequence[int], size: int
    ) -> int:
        """The hidden layer of a position after a card, before the stock of this size gives one for it."""
        return (
            self.bias
            + self.room[room]
            + self._size[min(size, len(self._size) - 1)]
            + sum(map(getitem, self._own, own))
            + sum(map(getitem, self._other, other))
            + sum(map(getitem, self._stock, stock))
        )


@cache
def open_network() -> OpenNetwork:
    """The network that comes with the program."""
    return OpenNetwork()
