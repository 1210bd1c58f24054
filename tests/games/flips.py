# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules that change what a level plays: the frame of the tables of positions that show it, by game.

A table has a row for every house rule, value other than the usual one and level: a `Flip`, or a `Moot` that
says why no position can show it. `missing` finds what a table has no row for, such as a rule added later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import TypeAlias

import msgspec

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.game import Game, State
from cardtable.engine.options import Setting, Value, settings
from cardtable.engine.shuffle import Dice

Build: TypeAlias = Callable[..., State]
"""Makes a position in which seat 0 is to move, under the house rules given by name."""
Row: TypeAlias = tuple[str, Value | None, str]
"""A house rule, its value, a level. For a rule that is a number the value is None: any but the usual one."""


class Flip(msgspec.Struct, frozen=True, kw_only=True):
    """A position in which a house rule changes what some levels play."""

    rule: str
    value: Value
    levels: tuple[str, ...]
    build: Build
    usual: str
    """The only move that they make under the usual rule, whatever their dice throw; several with spaces."""
    other: str
    """The same under the rule with its other value: other moves, or more or fewer of them."""
    besides: Mapping[str, Value] = {}
    """House rules in force both times, without which the rule would mean nothing."""

    def __str__(self) -> str:
        return f"{self.rule}={self.value}-{'-'.join(self.levels)}"


class Moot(msgspec.Struct, frozen=True, kw_only=True):
    """Values of a house rule that change nothing for some levels, and why."""

    rule: str
    values: tuple[Value, ...]
    levels: tuple[str, ...]
    why: str
    besides: Mapping[str, Value] = {}

    def __str__(self) -> str:
        return f"{self.rule}-{'-'.join(self.levels)}"


def choices(game: Game, level: str, state: State, times: int = 12, nodes: int = 32) -> set[str]:
    """What a level plays at seat 0, over some dice."""
    bot, view = game.bot(level), state.seen_by(0)
    return {bot.think(view, 0, Clock(Limit(nodes=nodes)), Dice(number)).move for number in range(times)}


def flipped(game: Game, flip: Flip, level: str) -> tuple[set[str], set[str]]:
    """What a level plays in the position of a row: under the usual rule, and under the other."""
    return (
        choices(game, level, flip.build(**flip.besides)),
        choices(game, level, flip.build(**flip.besides, **{flip.rule: flip.value})),
    )


def missing(game: Game, rows: Iterable[Flip | Moot], levels: Iterable[str]) -> set[Row]:
    """What a table has no row for."""
    known = {setting.name: setting for setting in settings(game.options_type)}
    return _wanted(game, levels) - {told for row in rows for told in _told(known[row.rule], row)}


def twice(game: Game, rows: Iterable[Flip | Moot]) -> set[Row]:
    """What a table says that it can be shown, and that it cannot."""
    known = {setting.name: setting for setting in settings(game.options_type)}
    flips, moots = (
        {told for row in rows if isinstance(row, kind) for told in _told(known[row.rule], row)}
        for kind in (Flip, Moot)
    )
    return flips & moots


def _wanted(game: Game, levels: Iterable[str]) -> set[Row]:
    return {
        (setting.name, value, level)
        for setting, level in product(settings(game.options_type), levels)
        for value in _others(setting)
    }


def _others(setting: Setting) -> list[Value | None]:
    if not setting.values:
        return [None]
    return [value for value, _ in setting.values if value != setting.default]


def _told(setting: Setting, row: Flip | Moot) -> set[Row]:
    values = (row.value,) if isinstance(row, Flip) else row.values
    return {(row.rule, value if setting.values else None, level) for value in values for level in row.levels}
