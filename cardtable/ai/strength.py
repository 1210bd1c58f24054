# SPDX-License-Identifier: GPL-3.0-or-later
"""How strong the computer players were when `cardtable ladder` measured them last."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from cardtable import assets

NAME = "strength.json"
"""File in the resources: `python3 packaging/dev.py strength` makes it."""
Share: TypeAlias = Annotated[float, Meta(ge=0, le=1)]


class Rung(msgspec.Struct, frozen=True):
    """One level measured against a lower one."""

    level: str
    against: str
    deals: int
    games: int
    share: Share
    """Of the games, won by the player of the higher level; a draw is shared."""
    low: Share
    high: Share
    """The interval that holds the true share 19 times in 20."""
    plays: float
    """Decisions in a game, by all players."""


class Speed(msgspec.Struct, frozen=True):
    """How long a level thinks about a decision, in milliseconds of the processor."""

    level: str
    moves: int
    median: float
    p99: float
    longest: float


class Ladder(msgspec.Struct, frozen=True):
    """What was measured at one game with so many players."""

    game: str
    players: Annotated[int, Meta(ge=2)]
    rungs: tuple[Rung, ...]
    speeds: tuple[Speed, ...]


class Ladders(msgspec.Struct, frozen=True):
    """All that was measured in one run."""

    seed: int
    interrupted: bool
    ladders: tuple[Ladder, ...]


@cache
def measured(folder: Path | None = None) -> tuple[Ladder, ...]:
    """The ladders in the resources, or in another folder; none where the file is missing or damaged."""
    try:
        data = ((folder or assets.resources()) / NAME).read_bytes()
        return msgspec.json.decode(data, type=Ladders).ladders
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return ()
