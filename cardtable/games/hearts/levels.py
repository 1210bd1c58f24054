# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer opponents of Two-Player Hearts."""

from __future__ import annotations

from cardtable.engine.bot import Bot, Limit
from cardtable.engine.game import Game, Level
from cardtable.engine.words import mark

from .bot import EasyBot
from .expert import ExpertBot
from .hard import HardBot
from .sensible import SensibleBot

LEVELS = (
    Level(
        "easy",
        mark("Hearts", "easy"),
        mark("Hearts", "Ducks and gets rid of high cards, and is careless now and then."),
        Limit(),
    ),
    Level(
        "normal",
        mark("Hearts", "normal"),
        mark("Hearts", "Counts the cards, guards against the queen of spades and sees a moon coming."),
        Limit(),
    ),
    Level(
        "hard",
        mark("Hearts", "hard"),
        mark("Hearts", "Thinks a few of the possible deals through, and is content with a good card."),
        Limit(seconds=1.2),
    ),
    Level(
        "expert",
        mark("Hearts", "expert"),
        mark("Hearts", "Goes through every deal that is possible, and draws conclusions from what you play."),
        Limit(seconds=1.2),
    ),
)


def bot(game: Game, level: str) -> Bot:
    """The opponent of a level; raises KeyError for an unknown one."""
    if level == "easy":
        return EasyBot()
    if level == "normal":
        return SensibleBot()
    if level == "hard":
        return HardBot()
    if level == "expert":
        return ExpertBot()
    raise KeyError(level)
