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


class Worth(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move is worth to the seat that thinks, on what that seat can know."""

    chance: float
    """How likely the game, or the match of several deals, is won after it: 0 to 1."""
    mean: float = 0.0
    """What the deal or round brings in the game's own unit, points or chips, ahead of the others."""
    spread: float = 0.0
    """Standard deviation of `chance` over the worlds looked at, 0 to 0.5."""
    parts: dict[str, float] = {}
    """What a reason is made from; the names are the game's own."""


class Thought(msgspec.Struct, frozen=True):
    """A bot's answer."""

    move: str
    """Text of the move."""
    values: dict[str, Worth] = {}
    """What each legal move is worth; empty for a bot that has only rules of thumb."""
    worlds: int = 0
    """How many possible worlds, or samples of them, the values are means of."""
    nodes: int = 0
    """As a node limit this brings the same thought again, also where time cut it short."""
    seconds: float = 0.0

    @property
    def chances(self) -> dict[str, float]:
        """The chance to win of each move in `values`."""
        return {move: worth.chance for move, worth in self.values.items()}


def bot_dice(seed: int, plays: int) -> Dice:
    """The dice of a bot's decision: the same seed and ply throw the same, whatever was asked before."""
    return Dice(Dice(seed).roll() + plays)


class Bot(Protocol):
    """A player that sees only its own view."""

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a legal move of `view`, the state as `seat` sees it. Same dice, same nodes: same answer."""
        ...
