# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal in words: its house rules, and who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.engine.game import Game
from cardtable.engine.options import Setting, settings
from cardtable.engine.record import Player
from cardtable.views.language import number, say


def rule_lines(game: Game, options: Mapping[str, Any]) -> list[str]:
    """A line for each house rule that is not the default."""
    return [
        QCoreApplication.translate("Deals", "{rule}: {value}", "a house rule and how it is set").format(
            rule=say(setting.title), value=_value(setting, options[setting.name])
        )
        for setting in settings(game.options_type)
        if options.get(setting.name, setting.default) != setting.default
    ]


def _value(setting: Setting, value: object) -> str:
    words = next((words for known, words in setting.values if known == value), None)
    return say(words) if words is not None else number(value) if isinstance(value, int) else str(value)


def level_title(game: Game, level: str | None) -> str:
    """What a level is called, also one that this version does not have."""
    if level is None:
        return QCoreApplication.translate("Deals", "a person")
    return next((say(known.title) for known in game.levels if known.id == level), level)


def seat_lines(game: Game, seats: Iterable[Player]) -> list[str]:
    """A line for each seat."""
    person = QCoreApplication.translate("Deals", "Seat {seat}: {name}")
    opponent = QCoreApplication.translate("Deals", "Seat {seat}: {name} ({level})")
    return [
        (person if player.human else opponent).format(
            seat=number(place), name=player.name, level=level_title(game, player.level)
        )
        for place, player in enumerate(seats, 1)
    ]
