# SPDX-License-Identifier: GPL-3.0-or-later
"""The games, one folder each; a folder's `GAMES` lists the games in it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cardtable.engine.game import Game


class UnknownGame(LookupError):
    """No game of that id."""


@cache
def all_games() -> dict[str, Game]:
    """Every game by its id, folders in alphabetical order."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    games = [game for folder in folders for game in import_module(f"{__name__}.{folder}").GAMES]
    return {game.id: game for game in games}


def find_game(name: str) -> Game:
    """The game of that id; raises UnknownGame, which lists those that exist."""
    try:
        return all_games()[name]
    except KeyError:
        known = ", ".join(all_games())
        raise UnknownGame(f"There is no game “{name}”. There are: {known}.") from None
