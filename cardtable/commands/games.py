# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable games`: the games with their house rules and levels."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from cardtable.games import find_game

from .catalogue import catalogue
from .output import write_json, write_line
from .parser import Parser


def configure(parser: Parser) -> None:
    """Name the arguments."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: Namespace) -> int:
    """Print the games."""
    games = catalogue()
    if arguments.json:
        write_json(games)
        return 0
    for game in games:
        _print_game(game)
    return 0


def _print_game(game: dict[str, Any]) -> None:
    offered, possible = find_game(game["id"]).dialog_seats, find_game(game["id"]).seats
    players = _players(offered)
    if offered != possible:
        players += f" (from the command line {_players(possible)})"
    write_line(f"{game['id']}: {game['title']}, {players}")
    write_line(f"  {game['about']}")
    levels = [f"{level['id']} ({level['name']})" for level in game["levels"]]
    write_line(f"  Levels: {', '.join(levels)}")
    if game["options"]:
        write_line("  House rules (the default first):")
    width = max((len(option["name"]) for option in game["options"]), default=0)
    for option in game["options"]:
        write_line(f"    {option['name']:<{width}}  {_choices(option)}  – {option['title']}")
    write_line()


def _players(numbers: range) -> str:
    low, high = numbers[0], numbers[-1]
    return f"{low} players" if low == high else f"{low} to {high} players"


def _choices(option: dict[str, Any]) -> str:
    default = option["default"]
    if "range" in option:
        low, high = option["range"]
        return f"{default}; {low} to {high}"
    others = [value for value in option["values"] if value != default or type(value) is not type(default)]
    return " | ".join(_text(value) for value in [default, *others])


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
