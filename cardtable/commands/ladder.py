# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable ladder`: how much stronger each level of computer player is than those below it.

Whole games at the levels' own limits, over paired deals: each deal is played once from every seat. At a table
of more than two, one player of the higher level sits among players of the lower one. Without a number of
deals each game gets about two minutes.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from time import monotonic

from cardtable.ai.strength import Ladder, Ladders, Rung, Speed
from cardtable.engine.estimates import Estimate
from cardtable.engine.game import BadOption, Game, Start
from cardtable.games import all_games

from .errors import INTERRUPTED, CommandError
from .output import games_of, show_progress, write_json, write_line
from .parser import Parser, whole_number
from .selfplay import Match, Outcome, count, read_game_name

SECONDS = 120.0
"""For each game and number of players, where no number of deals is given."""
MOST_DEALS = 1000
TABLES = (2, 4)
"""Numbers of players that are looked at without being asked for, where the game has them."""


def configure(parser: Parser) -> None:
    """Name the arguments."""
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="a game that “cardtable games” lists; else all"
    )
    parser.add_argument(
        "--deals",
        metavar="N",
        type=whole_number(1, 10**9),
        help="for each pair of levels; if not given, as many as fit in two minutes a game",
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=whole_number(2, 8),
        help="at the table; if not given, 2, and also 4 where so many may play",
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0, 2**64 - 1), default=1, help="1 if not given"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: Namespace) -> int:
    """Measure, and print each table when it is done; Ctrl-C prints what there is."""
    tables = _tables(arguments.game, arguments.players)
    done: list[Ladder] = []
    interrupted = False
    for game, players in tables:
        measuring = Measuring(game, players)
        try:
            for rung, progress in measuring.play(arguments.deals, arguments.seed):
                show_progress(*progress, rung)
        except KeyboardInterrupt:
            interrupted = True
        show_progress(0, 1)
        done.append(measuring.ladder())
        if not arguments.json:
            _print(game, done[-1])
        if interrupted:
            break
    if arguments.json:
        write_json(Ladders(arguments.seed, interrupted, tuple(done)))
    elif interrupted:
        write_line("Interrupted: only deals that were played to the end are counted.")
    else:
        write_line("In brackets: 95% confidence. A draw counts as a shared win.")
    return INTERRUPTED if interrupted else 0


def _tables(name: str | None, players: int | None) -> list[tuple[Game, int]]:
    """The games and numbers of players asked for; raises CommandError."""
    games = [read_game_name(name)] if name is not None else list(all_games().values())
    if players is None:
        return [(game, number) for game in games for number in TABLES if number in game.dialog_seats]
    if name is None:
        return [(game, players) for game in games if players in game.seats]
    try:
        games[0].check_start(games[0].options_type(), players, Start())
    except BadOption as error:
        raise CommandError(str(error)) from None
    return [(games[0], players)]


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level against the one below, then the highest against all others."""
    steps = [(high, low) for low, high in pairwise(levels)]
    return steps + [(levels[-1], low) for low in reversed(levels[:-2])]


class Measuring:
    """The games of one ladder as they are played."""

    def __init__(self, game: Game, players: int) -> None:
        self._game = game
        self._players = players
        self._matches = [
            Match(game, game.options_type(), [high, *[low] * (players - 1)], timed=True)
            for high, low in pairs([level.id for level in game.levels])
        ]
        self._deals: list[list[list[Outcome]]] = [[] for _ in self._matches]

    def play(self, deals: int | None, seed: int) -> Iterator[tuple[str, tuple[int, int]]]:
        """Play so many deals, or for the usual time; tells the pair, and the deals done and to do.

        The pairs take turns, so that all of them have been measured whenever somebody stops it.
        """
        most = deals or MOST_DEALS
        end = monotonic() + SECONDS
        games = [match_.deals(most, seed) for match_ in self._matches]
        for number in range(1, most + 1):
            for match_, played, done in zip(self._matches, games, self._deals, strict=True):
                done.append(next(played))
                yield f"{match_.levels[0]}, {match_.levels[1]}", (number, most)
            if deals is None and monotonic() >= end:
                break

    def ladder(self) -> Ladder:
        """What has been found so far."""
        played = [(match_, deals) for match_, deals in zip(self._matches, self._deals, strict=True) if deals]
        rungs = tuple(_rung(match_, deals) for match_, deals in played)
        return Ladder(self._game.id, self._players, rungs, tuple(self._speeds()))

    def _speeds(self) -> Iterator[Speed]:
        for level in self._game.levels:
            spent = sorted(
                1000 * seconds
                for match_ in self._matches
                for player, times in zip(match_.levels, match_.seconds, strict=True)
                if player == level.id
                for seconds in times
            )
            if spent:
                yield Speed(level.id, len(spent), median(spent), spent[len(spent) * 99 // 100], spent[-1])


def _rung(match_: Match, deals: list[list[Outcome]]) -> Rung:
    counts = count(match_.levels, deals)
    share: Estimate = counts["players"][0]["share"]
    return Rung(
        level=match_.levels[0],
        against=match_.levels[1],
        deals=counts["deals"],
        games=counts["games"],
        share=share.mean,
        low=share.low or 0.0,
        high=1.0 if share.high is None else share.high,
        plays=counts["length"]["plays"].mean,
    )


def _print(game: Game, ladder: Ladder) -> None:
    others = "" if ladder.players == 2 else f", one among {ladder.players - 1}"
    write_line(f"{game.title.english()}, {ladder.players} players{others}: share of games won")
    width = max(len(level.id) for level in game.levels)
    for rung in ladder.rungs:
        write_line(
            f"  {rung.level:<{width}} against {rung.against:<{width}}  "
            f"{rung.share:6.1%} ({rung.low:.1%}–{rung.high:.1%})  {games_of(rung.games, rung.deals)}"
        )
    if ladder.players > 2:
        write_line(f"  A fair share is {1 / ladder.players:.1%}.")
    for speed in ladder.speeds:
        write_line(
            f"  {speed.level:<{width}} {speed.median:6.1f} ms of processor a move, "
            f"99% within {speed.p99:.0f}, longest {speed.longest:.0f}"
        )
    write_line()
