# SPDX-License-Identifier: GPL-3.0-or-later
"""The strengths of opponents."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.bot import Bot, Limit
from cardtable.engine.game import Game, Level
from cardtable.engine.search import Search
from cardtable.engine.words import mark

from .bot import Easy, Normal, sensible_move
from .numeral_expert import WORLDS, NumeralExpert

LEVELS: tuple[Level, ...] = (
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
EXPERT = Level(
    "expert",
    mark("NinetyNine", "expert"),
    mark("NinetyNine", "Has played two million games against itself, and thinks of your best reply."),
    Limit(nodes=WORLDS, seconds=1.0),
)
"""Of the game head to head only."""


def bot_of(game: Game, level: str) -> Bot:
    """The opponent of a level; raises KeyError for an unknown one."""
    bots: dict[str, Callable[[], Bot]] = {
        "easy": Easy,
        "normal": Normal,
        "hard": lambda: Search(game, rollout=sensible_move, prior=Normal()),
        "expert": lambda: NumeralExpert(Normal()),
    }
    return bots[game.level(level).id]()
