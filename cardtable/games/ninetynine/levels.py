# SPDX-License-Identifier: GPL-3.0-or-later
"""The strengths of opponents."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.bot import Bot, Limit
from cardtable.engine.game import Game, Level
from cardtable.engine.search import Search
from cardtable.engine.words import mark

from .bot import Easy, Normal, sensible_move

LEVELS = (
    Level(
        "easy",
        mark("NinetyNine", "easy"),
        mark("NinetyNine", "Spends high cards and keeps special ones, but slips now and then."),
        Limit(),
    ),
    Level(
        "normal",
        mark("NinetyNine", "normal"),
        mark("NinetyNine", "Counts the cards played and squeezes the next player when it can."),
        Limit(),
    ),
    Level(
        "hard",
        mark("NinetyNine", "hard"),
        mark("NinetyNine", "Plays a round thousands of times in its head before each card."),
        Limit(nodes=4000, seconds=1.0),
    ),
)


def bot_of(game: Game, level: str) -> Bot:
    """The opponent of a level; raises KeyError for an unknown one."""
    bots: dict[str, Callable[[], Bot]] = {
        "easy": Easy,
        "normal": Normal,
        "hard": lambda: Search(game, rollout=sensible_move, prior=Normal()),
    }
    return bots[level]()
