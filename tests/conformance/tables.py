# SPDX-License-Identifier: GPL-3.0-or-later
"""Games for the conformance tests: every one, every number of players, house rules of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from cardtable.engine.game import TABLE, BadOption, Game, Start, State
from cardtable.engine.options import read_options, settings
from cardtable.engine.record import Player, Record, Step, Timeline
from cardtable.engine.shuffle import Dice
from cardtable.engine.words import Words
from cardtable.games import all_games


class Table(msgspec.Struct, frozen=True):
    """A game with its number of players and house rules."""

    game: Game
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.players}{changed and '-'}{changed}"

    def __hash__(self) -> int:
        return hash(str(self))

    def begin(self, deal: int, cap: int = 0) -> State:
        options = read_options(self.game.options_type, self.options)
        return self.game.begin(options, self.players, Start(deal=deal), cap)

    def record(self, deal: int) -> Record:
        seats = tuple(Player(f"Player {seat}") for seat in range(self.players))
        return Record(game=self.game.id, options=self.options, seats=seats, deal=deal)


def random_options(game: Game, dice: Dice) -> dict[str, Any]:
    return {
        setting.name: dice.choice([value for value, _ in setting.values] or [setting.low, setting.low + 1])
        for setting in settings(game.options_type)
    }


def single_options(game: Game) -> list[dict[str, Any]]:
    """Each house rule at each value on its own."""
    return [
        {setting.name: value}
        for setting in settings(game.options_type)
        for value in ([value for value, _ in setting.values] or [setting.low, setting.high])
    ]


def _allowed(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.check_start(read_options(game.options_type, options), players, Start())
    except BadOption:
        return False
    return True


def tables() -> list[Table]:
    """Every game and number of players, by default and with three random sets of house rules."""
    dice = Dice(20)
    return [
        Table(game, players, options)
        for game in all_games().values()
        for players in game.seats
        for options in ({}, *(random_options(game, dice) for _ in range(3)))
        if _allowed(game, players, options)
    ]


def rule_tables() -> list[Table]:
    """Every game with every single house rule, at its fewest players."""
    return [
        Table(game, game.seats[0], options)
        for game in all_games().values()
        for options in single_options(game)
    ]


TABLES = tables()
RULE_TABLES = rule_tables()


@cache
def played(table: Table, deal: int = 7, most: int = 400) -> Timeline:
    """A game played at random, to its end or for `most` decisions."""
    timeline = Timeline(table.game, table.record(deal))
    dice = Dice(deal)
    while timeline.state.turn is not None and timeline.state.plays < most:
        timeline.play(dice.choice(timeline.state.legal_moves()))
        timeline.settle()
    return timeline


def states(table: Table) -> list[State]:
    timeline = played(table)
    return [timeline.first, *(step.state for step in timeline.steps)]


def decisions(table: Table, every: int) -> list[State]:
    """Every so many states in which a seat is to move."""
    return [state for state in states(table) if state.turn not in (None, TABLE)][::every]


def steps(table: Table) -> Iterator[tuple[State, Step]]:
    """Each step with the state before it."""
    before = played(table).first
    for step in played(table).steps:
        yield before, step
        before = step.state


def observers(table: Table) -> tuple[int, ...]:
    return (TABLE, *range(table.players))


def parts(words: Words) -> list[Any]:
    """Everything that fills a text, also the texts within it."""
    inner = [part for part in words.parts.values() if isinstance(part, Words)]
    return [*words.parts.values(), *(part for other in inner for part in parts(other))]
