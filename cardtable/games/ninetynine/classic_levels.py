# SPDX-License-Identifier: GPL-3.0-or-later
"""The strengths of opponents in the game with chips."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.bot import Bot, Limit
from cardtable.engine.game import Game, Level
from cardtable.engine.words import mark

from .bot import Normal
from .classic_expert import ByHeart, ClassicExpert
from .classic_thrift import Thrifty

CLASSIC_LEVELS: tuple[Level, ...] = (
    Level(
        "easy",
        mark("NinetyNine", "easy"),
        mark(
            "NinetyNine",
            "Plays any card that adds, preferably a high one, and saves its kings for the very last.",
        ),
        Limit(),
    ),
    Level(
        "normal",
        mark("NinetyNine", "normal"),
        mark(
            "NinetyNine",
            "Spends its high cards first, and special ones, whichever, only when nothing else fits.",
        ),
        Limit(),
    ),
    Level(
        "hard",
        mark("NinetyNine", "hard"),
        mark("NinetyNine", "Knows by heart how good it is to keep any two cards, but not what you hold."),
        Limit(),
    ),
    Level(
        "expert",
        mark("NinetyNine", "expert"),
        mark("NinetyNine", "Knows the same by heart, and guesses your hand from the cards you have played."),
        Limit(),
    ),
)
# Tuned so that each level wins at least six in ten matches for two against the one below.
_WHIM = 0.035
"""Chips that a round may bring less for a card that the hard opponent plays 2.7 times more seldom."""


def classic_bot(game: Game, level: str) -> Bot:
    """The opponent of a level; raises KeyError for an unknown one."""
    bots: dict[str, Callable[[], Bot]] = {
        "easy": lambda: Thrifty(10.0, "king last"),
        "normal": lambda: Thrifty(3.0, "any", awake=True),
        "hard": lambda: ByHeart(Normal(), _WHIM),
        "expert": lambda: ClassicExpert(Normal()),
    }
    return bots[game.level(level).id]()
