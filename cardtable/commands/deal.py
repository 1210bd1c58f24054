# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable deal`: what a deal code holds."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from cardtable.engine.dealcode import BadCode, Deal, read_code, write_code
from cardtable.engine.game import Game
from cardtable.engine.options import settings
from cardtable.games import all_games, find_game

from .errors import CommandError
from .output import write_json, write_line
from .parser import Parser


def configure(parser: Parser) -> None:
    """Name the arguments."""
    parser.add_argument(
        "code", metavar="CODE", nargs="+", help="the code, with or without hyphens and spaces"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: Namespace) -> int:
    """Print what the code holds."""
    try:
        deal = read_code(" ".join(arguments.code), all_games().values())
    except BadCode as error:
        raise CommandError(str(error)) from None
    game = find_game(deal.game)
    if arguments.json:
        write_json(_fields(game, deal))
    else:
        _print(game, deal)
    return 0


def _fields(game: Game, deal: Deal) -> dict[str, Any]:
    return {
        "code": write_code(game, deal),
        "game": deal.game,
        "deal": deal.deal,
        "first": deal.first,
        "seats": [{"level": level} for level in deal.levels],
        "options": deal.options,
    }


def _print(game: Game, deal: Deal) -> None:
    write_line(f"{game.title.english()}, deal {deal.deal}")
    for seat, level in enumerate(deal.levels, 1):
        write_line(f"  Seat {seat}: {level or 'person'}{', begins' if seat - 1 == deal.first else ''}")
    for setting in settings(game.options_type):
        if setting.name in deal.options:
            value = deal.options[setting.name]
            words = next((words for known, words in setting.values if known == value), None)
            write_line(f"  {setting.title.english()}: {words.english() if words else value}")
