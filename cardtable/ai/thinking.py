# SPDX-License-Identifier: GPL-3.0-or-later
"""One question put to a bot: who asks, how long it may take, and which dice it throws."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.bot import Clock, Limit, Thought
from cardtable.engine.bot import bot_dice as bot_dice
from cardtable.engine.game import Game, Move, State

PATIENCE = 1.4
"""Seconds after which every bot answers, whatever its limit; the answer is in hand before 1.5."""


def think(
    game: Game,
    view: State,
    seat: int,
    level: str,
    seed: int,
    limit: Limit | None = None,
    stop: Callable[[], bool] = bool,
) -> Thought:
    """What the bot of `level` plays at `seat`, which must be to move; no limit given is the level's own.

    Raises ValueError for an unknown level, or when the seat is not to move.
    """
    if level not in [known.id for known in game.levels]:
        raise ValueError(f"there is no level “{level}”")
    if view.turn != seat:
        raise ValueError(f"seat {seat} is not to move")
    own = game.level(level).limit if limit is None else limit
    capped = Limit(own.nodes, min(own.seconds, PATIENCE) if own.seconds > 0 else PATIENCE)
    bot = game.bot(level)
    thought = bot.think(view, seat, Clock(capped, stop), bot_dice(seed, view.plays))
    game.check(view, Move.parse(thought.move))  # a wrong bot is found here, not in the middle of a game
    return thought
