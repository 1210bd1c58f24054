# SPDX-License-Identifier: GPL-3.0-or-later
"""The games with their house rules and levels, as other programs read them."""

from __future__ import annotations

from typing import Any

import msgspec

from cardtable.engine.game import Game
from cardtable.engine.options import Setting, settings
from cardtable.games import all_games


def catalogue() -> list[dict[str, Any]]:
    """Every game."""
    return [_game(game) for game in all_games().values()]


def _game(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title.english(),
        "about": game.about.english(),
        "seats": [game.seats[0], game.seats[-1]],
        "options": [_option(setting) for setting in settings(game.options_type)],
        "levels": [
            {
                "id": level.id,
                "name": level.name,
                "title": level.title.english(),
                "about": level.about.english(),
                "limit": msgspec.to_builtins(level.limit),
            }
            for level in game.levels
        ],
    }


def _option(setting: Setting) -> dict[str, Any]:
    fields: dict[str, Any] = {"name": setting.name, "title": setting.title.english()}
    if not setting.values:
        fields |= {"type": "integer", "range": [setting.low, setting.high]}
    elif isinstance(setting.default, bool):
        fields |= {"type": "boolean", "values": [value for value, _ in setting.values]}
    else:
        fields |= {"type": "choice", "values": [value for value, _ in setting.values]}
    return {**fields, "default": setting.default, "hidden": setting.hidden}
