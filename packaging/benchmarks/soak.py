# SPDX-License-Identifier: GPL-3.0-or-later
"""Many games between computer players: is there an illegal move, an error, a game without end?

`bench soak [--seconds S] [--games N] [--levels L] [GAME...]` plays each game, number of players and level,
every other game under house rules drawn at random, but for those that `--option` sets: `--option chips=1`
makes short games. A game that reaches the cap is a stall, or endless under drawn house rules: there are some,
as a stock shuffled anew for ever, that need no end.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from time import monotonic

from cardtable.commands.selfplay import Match
from cardtable.engine.game import BadOption, Game, IllegalMove, Options, Start
from cardtable.engine.options import Value, read_options, read_text, settings
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games


def house_rules(game: Game, players: int, dice: Dice, fixed: Mapping[str, Value]) -> Options:
    """Rules drawn at random but for the fixed ones, that so many can play by."""
    while True:
        drawn = {
            setting.name: dice.choice(
                [value for value, _ in setting.values] or [setting.low, setting.low + 1]
            )
            for setting in settings(game.options_type)
        }
        try:
            options = read_options(game.options_type, {**drawn, **fixed})
            game.check_start(options, players, Start())
        except BadOption:
            continue
        return options


def play(
    game: Game, players: int, level: str, nodes: int, seed: int, fixed: Mapping[str, Value]
) -> Iterator[str]:
    """Games without end; tells of each how it went."""
    usual = read_options(game.options_type, fixed)
    dice = Dice(seed)
    number = 0
    while True:
        number += 1
        drawn = number % 2 == 0
        options = house_rules(game, players, dice, fixed) if drawn else usual
        match = Match(game, options, [level] * players, nodes)
        try:
            for outcome in next(match.deals(1, dice.roll())):
                capped = outcome.plays >= game.cap
                yield "good" if not capped else "endless" if drawn else "stall"
        except IllegalMove as error:
            print(f"{game.id}, {players}, {level}, {options}: {error}", flush=True)
            yield "illegal"
        except Exception:  # a broken bot must not end the others' games
            print(f"{game.id}, {players}, {level}, {options}:\n{traceback.format_exc()}", flush=True)
            yield "error"


def pairings(names: list[str], levels: list[str]) -> Iterator[tuple[Game, int, str]]:
    """The games of these names, at every size of table, with these levels or all."""
    for game in (all_games()[name] for name in names):
        for players in game.seats:
            for level in game.levels:
                if levels == [""] or level.id in levels:
                    yield game, players, level.id


def fixed_options(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """The options among `name=value` that the game has."""
    known = {setting.name: setting for setting in settings(game.options_type)}
    pairs = [text.partition("=") for text in texts]
    return {name: read_text(known[name], value) for name, _, value in pairs if name in known}


def main() -> int:
    """Play, and print a line for each pairing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(all_games()))
    parser.add_argument("--seconds", type=float, default=5.0, help="for each pairing, at most (%(default)s)")
    parser.add_argument(
        "--games", type=int, default=10_000, dest="most", help="for each, at most (%(default)s)"
    )
    parser.add_argument("--levels", default="", help="some levels only: easy,normal")
    parser.add_argument("--nodes", type=int, default=1, help="for levels that search by time (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="%(default)s")
    parser.add_argument("--option", action="append", default=[], help="a house rule: name=value")
    arguments = parser.parse_args()
    bad = whole = 0
    for game, players, level in pairings(arguments.games, arguments.levels.split(",")):
        counts: Counter[str] = Counter()
        end = monotonic() + arguments.seconds
        fixed = fixed_options(game, arguments.option)
        for result in play(game, players, level, arguments.nodes, arguments.seed, fixed):
            counts[result] += 1
            if counts.total() >= arguments.most or monotonic() > end:
                break
        bad += counts.total() - counts["good"] - counts["endless"]
        whole += counts.total()
        found = ", ".join(f"{counts[kind]} {kind}" for kind in ("illegal", "error", "stall", "endless"))
        print(f"{game.id}, {players} players, {level}: {counts.total()} games, {found}", flush=True)
    print(f"{whole} games, {bad} of them bad")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
