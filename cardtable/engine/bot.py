# SPDX-License-Identifier: GPL-3.0-or-later
"""What a computer opponent is, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Protocol

import msgspec

from .shuffle import Dice


class Limit(msgspec.Struct, frozen=True):
    """How long a bot may think; 0 is no limit of that kind."""

    nodes: int = 0
    """Playouts or positions, whichever the bot counts. A node limit is reproducible, a time limit is not."""
    seconds: float = 0.0


class Clock:
    """A limit that is running; `stop` tells whether somebody called the thought off."""

    def __init__(self, limit: Limit, stop: Callable[[], bool] = bool) -> None:
        self.limit = limit
        self._stop = stop
        self._start = perf_counter()

    def seconds(self) -> float:
        """Time since the thought began."""
        return perf_counter() - self._start

    def expired(self, nodes: int) -> bool:
        """Whether the bot that has counted `nodes` must answer now."""
        limit = self.limit
        return (
            (limit.nodes > 0 and nodes >= limit.nodes)
            or (limit.seconds > 0 and self.seconds() >= limit.seconds)
            or self._stop()
        )


class Thought(msgspec.Struct, frozen=True):
    """A bot's answer."""

    move: str
    """Text of the move."""
    values: dict[str, float] = {}
    """Worth of each move considered, 0 (lost) to 1 (won) for the thinking seat."""
    nodes: int = 0
    seconds: float = 0.0


class Bot(Protocol):
    """A player that sees only its own view."""

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a legal move of `view`, the state as `seat` sees it. Same dice, same nodes: same answer."""
        ...
