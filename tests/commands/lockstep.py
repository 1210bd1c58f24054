# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games played by the referee and by the reference at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from cardtable.commands.referee import Referee
from cardtable.engine.game import Game
from cardtable.engine.options import settings
from cardtable.engine.shuffle import Dice

from .reference import State, random_game

UNORDERED = ("hands", "removed", "dead", "stock")
"""Zones whose order is nobody's business: hands may be sorted; the stock's order shows when it is drawn."""


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The defaults, and each other value of each house rule on its own."""
    single = [
        {setting.name: value}
        for setting in settings(game.options_type)
        for value in ([value for value, _ in setting.values] or [0, 1, 2])
        if value != setting.default or type(value) is not type(setting.default)
    ]
    return [{}, *single]


def random_options(game: Game, dice: Dice) -> dict[str, Any]:
    """A value for every house rule, at random."""
    return {
        setting.name: dice.choice([value for value, _ in setting.values] or [0, 1, 2, 3])
        for setting in settings(game.options_type)
    }


def starts(games: list[Game]) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with every number of players and every single change of a rule."""
    for game in games:
        for players, options in product(game.seats, option_sets(game)):
            if not (players > 6 and options.get("decks") == 1):  # such a pack is too small: see RULES 3.5
                yield game.id, players, options


def differences(game: str, players: int, options: dict[str, Any], seed: int) -> list[str]:
    """Play one game; what the two do not agree about, at the first ply where they do not."""
    new, states, moves = random_game(game, players, options, Dice(seed).below)
    referee = Referee()
    for ply, expected in enumerate(states):
        request = {"do": "play", "move": moves[ply - 1]} if ply else new
        answer = msgspec.json.decode(referee.answer(msgspec.json.encode(request)))
        if "state" not in answer:
            return [f"{game} {options} seed {seed} ply {ply}: {request} -> {answer}"]
        wrong = compare(expected, answer["state"])
        if wrong:
            return [
                f"{game} {players} {options} seed {seed} ply {ply} after {request}: {text}" for text in wrong
            ]
    return []


def compare(expected: State, found: State) -> list[str]:
    """The fields that differ."""
    names = {*expected, *found}
    return [
        f"{name}: expected {expected.get(name, 'nothing')}, found {found.get(name, 'nothing')}"
        for name in sorted(names)
        if _plain(name, expected.get(name)) != _plain(name, found.get(name))
    ]


def _plain(name: str, value: Any) -> Any:
    if name not in UNORDERED or not value:
        return value
    return [sorted(cards) for cards in value] if isinstance(value[0], list) else sorted(value)
