# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable selfplay`: computer players play many games, and the results are counted.

Each deal is played once for every way of moving the players round the table, so all of them play the same
cards from the same seats. Players that search count playouts instead of time: the same seed gives the same
figures.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

import msgspec

from cardtable.ai.thinking import bot_dice
from cardtable.engine.bot import Bot, Clock, Limit
from cardtable.engine.estimates import Estimate, mean_estimate, share_estimate
from cardtable.engine.game import TABLE, BadOption, Game, Move, Options, Start, State
from cardtable.engine.options import read_options, read_text, settings
from cardtable.engine.shuffle import MAX_DEAL, Dice
from cardtable.games import UnknownGame, all_games, find_game

from .errors import INTERRUPTED, CommandError
from .output import games_of, show_progress, write_json, write_line
from .parser import Parser, suggestion, whole_number


class Outcome(msgspec.Struct, frozen=True):
    """One game; everything is by player, not by seat."""

    winner: int | None
    plays: int
    counters: dict[str, list[int]]
    """What each player has at the end, by kind: chips, points, score."""


def configure(parser: Parser) -> None:
    """Name the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name, as “cardtable games” lists it")
    parser.add_argument("--seats", metavar="LEVELS", required=True, help="a level for each player: easy,hard")
    parser.add_argument(
        "--deals", metavar="N", type=whole_number(1, 10**9), default=100, help="100 if not given"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0, 2**64 - 1), default=1, help="1 if not given"
    )
    parser.add_argument(
        "--nodes",
        metavar="N",
        type=whole_number(1, 10**9),
        default=200,
        help="playouts for each decision of a player that would search by time (200 if not given)",
    )
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a house rule")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: Namespace) -> int:
    """Play, and print what was counted; Ctrl-C prints what there is."""
    match_ = _read(arguments)
    deals: list[list[Outcome]] = []
    interrupted = False
    try:
        for number, outcomes in enumerate(match_.deals(arguments.deals, arguments.seed), 1):
            deals.append(outcomes)
            show_progress(number, arguments.deals)
    except KeyboardInterrupt:
        interrupted = True
    show_progress(0, arguments.deals)
    if deals:
        _print(arguments, {**match_.fields(), **count(match_.levels, deals), "interrupted": interrupted})
    return INTERRUPTED if interrupted else 0


class Match:
    """The players of `levels` at one game; with `nodes`, those that search by time count these instead."""

    def __init__(
        self, game: Game, options: Options, levels: Sequence[str], nodes: int = 0, *, timed: bool = False
    ) -> None:
        self.game = game
        self.options = options
        self.levels = list(levels)
        self.seconds: list[list[float]] = [[] for _ in levels]
        """Processor time that each player took for each decision where it had a choice, if timed."""
        self._timed = timed
        self._bots: list[Bot] = [game.bot(level) for level in levels]
        own = [game.level(level).limit for level in levels]
        self._limits = [Limit(nodes=nodes) if nodes and limit.seconds > 0 else limit for limit in own]

    def fields(self) -> dict[str, Any]:
        """What is played."""
        return {"game": self.game.id, "options": msgspec.to_builtins(self.options)}

    def deals(self, number: int, seed: int) -> Iterator[list[Outcome]]:
        """The games of each deal, one for every way of moving the players round the table."""
        cards = Dice(seed)
        wits = Dice(cards.roll())
        for _ in range(number):
            deal, seeds = cards.below(MAX_DEAL + 1), [wits.roll() for _ in self.levels]
            yield [self._game(deal, seeds, turn) for turn in range(len(self.levels))]

    def _game(self, deal: int, seeds: Sequence[int], turn: int) -> Outcome:
        """A game in which the player p sits at seat p + turn."""
        players = len(self.levels)
        state = self.game.begin(self.options, players, Start(deal=deal), self.game.cap)
        while (seat := state.turn) is not None:
            state = state.play(
                state.legal_moves()[0]
                if seat == TABLE
                else self._decide(state, seat, (seat - turn) % players, seeds)
            )
        seats = [(player + turn) % players for player in range(players)]
        result = state.result
        winner = seats.index(result.winner) if result is not None and result.winner is not None else None
        return Outcome(winner, state.plays, _counters(self.game, state, seats))

    def _decide(self, state: State, seat: int, player: int, seeds: Sequence[int]) -> Move:
        dice = bot_dice(seeds[player], state.plays)
        view = state.seen_by(seat)
        start = process_time() if self._timed else 0.0
        move = Move.parse(self._bots[player].think(view, seat, Clock(self._limits[player]), dice).move)
        if len(moves := state.legal_moves()) > 1 and self._timed:
            self.seconds[player].append(process_time() - start)
        if move not in moves:
            self.game.check(state, move)
        return move


def _counters(game: Game, state: State, seats: Sequence[int]) -> dict[str, list[int]]:
    places = game.scene(state).places
    found: dict[str, list[int]] = {}
    for seat in seats:
        for counter in places[seat].counters:
            found.setdefault(counter.kind, []).append(counter.value)
    return {kind: values for kind, values in found.items() if len(values) == len(seats)}


def _read(arguments: Namespace) -> Match:
    """The match that the arguments ask for; raises CommandError."""
    game = read_game_name(arguments.game)
    levels = [level.strip() for level in arguments.seats.split(",")]
    known = [level.id for level in game.levels]
    for level in levels:
        if level not in known:
            raise CommandError(
                f"There is no level “{level}”. There are: {', '.join(known)}.{suggestion(level, known)}"
            )
    try:
        options = read_options(game.options_type, _given(game, arguments.option))
        game.check_start(options, len(levels), Start())
    except BadOption as error:
        raise CommandError(str(error)) from None
    return Match(game, options, levels, arguments.nodes)


def read_game_name(name: str) -> Game:
    """The game of that name; raises CommandError."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise CommandError(f"{error}{suggestion(name, all_games())}") from None


def _given(game: Game, texts: Sequence[str]) -> dict[str, Any]:
    known = {setting.name: setting for setting in settings(game.options_type)}
    given: dict[str, Any] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise CommandError(f"A house rule is given as --option NAME=VALUE, not “{text}”.")
        given[name] = read_text(known[name], value) if name in known else value
    return given


def count(levels: Sequence[str], deals: Sequence[Sequence[Outcome]]) -> dict[str, Any]:
    """What the games of all deals come to, over all and for each player."""
    games = [outcome for outcomes in deals for outcome in outcomes]
    plays = [outcome.plays for outcome in games]
    draws = sum(outcome.winner is None for outcome in games)
    return {
        "deals": len(deals),
        "games": len(games),
        "draws": draws,
        "length": {"plays": mean_estimate(plays), "shortest": min(plays), "longest": max(plays)},
        "players": [
            {
                "level": level,
                "wins": (wins := sum(outcome.winner == player for outcome in games)),
                "losses": len(games) - draws - wins,
                "share": share_estimate(wins + draws / len(levels), len(games)),
                **{
                    kind: mean_estimate(
                        [
                            sum(outcome.counters[kind][player] for outcome in deal) / len(deal)
                            for deal in deals
                        ]
                    )
                    for kind in games[0].counters
                },
            }
            for player, level in enumerate(levels)
        ],
    }


def _print(arguments: Namespace, counts: dict[str, Any]) -> None:
    counts["seed"] = arguments.seed
    if arguments.json:
        write_json(counts)
        return
    length: Estimate = counts["length"]["plays"]
    write_line(
        f"{counts['game']}: {games_of(counts['games'], counts['deals'])}, {counts['draws']} drawn, "
        f"{length.mean:.1f} plays a game ({counts['length']['shortest']}–{counts['length']['longest']})"
    )
    width = max(len(level) for level in arguments.seats.split(","))
    for player in counts["players"]:
        share: Estimate = player["share"]
        parts = [f"{player['wins']} won", f"{share.mean:.1%} ({share.low:.1%}–{share.high:.1%})"]
        parts += [f"{kind} {_text(value)}" for kind, value in player.items() if kind not in _PLAIN]
        write_line(f"  {player['level']:<{width}}  {'   '.join(parts)}")
    if counts["interrupted"]:
        write_line("Interrupted: only deals that were played to the end are counted.")
    else:
        write_line("In brackets and after ±: 95% confidence. A draw counts as a shared win.")


_PLAIN = {"level", "wins", "losses", "share"}


def _text(estimate: Estimate) -> str:
    if estimate.high is None:
        return f"{estimate.mean:.2f}"
    return f"{estimate.mean:.2f} ± {estimate.high - estimate.mean:.2f}"
