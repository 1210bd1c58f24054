# SPDX-License-Identifier: GPL-3.0-or-later
"""Strength in Ninety-Nine head to head: `bench numeral [--pairs N] [--only WORD ...]`.

Plays each deal from every seat, and prints shares of games won with 95% intervals, the length of games and
processor time a move. Players: `network` (the expert's judgement without a look ahead), `rules` (weighs the
danger of the next seat against its own), `greedy` (the highest card that fits, then tens, then nines),
`random`, and the levels of the game. `--of P --against Q` plays one pairing, under house rules that
`--option` sets: `--option floor_zero=true`. Exit code 1 when a target is missed by more than chance.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import NamedTuple

from cardtable.engine.bot import Bot, Clock, Limit, Thought
from cardtable.engine.cards import Rank
from cardtable.engine.game import TABLE, Move, Options, Start
from cardtable.engine.options import read_options, read_text, settings
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.bot import Normal
from cardtable.games.ninetynine.numeral_expert import best_of, valued
from cardtable.games.ninetynine.numeral_judgement import judged
from cardtable.games.ninetynine.numeral_sight import Sight
from cardtable.games.ninetynine.rules import Numeral
from cardtable.games.ninetynine.state import AdderState

GAME = Numeral()
SLOW = 10.0
"""Milliseconds of processor time a move that no player should need on the median."""


class Pairing(NamedTuple):
    """Who plays whom, and the share of games to be won."""

    one: str
    others: str
    target: float
    rules: str = ""
    players: int = 2


PAIRINGS = (
    Pairing("expert", "greedy", 0.66),
    Pairing("expert", "network", 0.68),
    Pairing("expert", "rules", 0.6),
    Pairing("network", "greedy", 0.6),
    Pairing("expert", "random", 0.99),
    Pairing("expert", "hard", 0.6),
    Pairing("hard", "normal", 0.6),
    Pairing("normal", "easy", 0.6),
    Pairing("easy", "random", 0.6),
    Pairing("expert", "rules", 0.5, "limit=exceed"),
    Pairing("expert", "rules", 0.5, "floor_zero=true"),
    Pairing("expert", "rules", 0.5, "flip_is_turn=true"),
    Pairing("expert", "rules", 0.5, "empty_stock=reshuffle"),
    Pairing("expert", "greedy", 0.5, "empty_stock=reshuffle"),
    Pairing("expert", "rules", 0.5, "empty_stock=play_out"),
    Pairing("expert", "rules", 1 / 3, "", 3),
    Pairing("expert", "rules", 1 / 4, "", 4),
)
"""What a bare `bench numeral` plays; where the expert is only to be no weaker, the target is a fair share."""


class Network:
    """What the expert judges before it looks ahead."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The move with the best chance at a glance."""
        return Thought(best_of(valued(view, seat, judged(view, seat, Sight(view, seat)))))


class Greedy:
    """The highest card that fits, then a ten, then a nine."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Look at nothing but the own hand and the total."""
        return Thought(max(view.legal_moves(), key=_height).text)


def _height(move: Move) -> int:
    if not move.cards:
        return -2
    (card,) = move.cards
    return {Rank.NINE: -1, Rank.TEN: 0}.get(card.rank, card.number % 13 + 1)


class Random:
    """Any legal move."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Look at nothing."""
        return Thought(dice.choice(view.legal_moves()).text)


class Player:
    """A bot with its limit; `times` are the processor seconds of its moves."""

    def __init__(self, bot: Bot, limit: Limit) -> None:
        self._bot, self._limit = bot, limit
        self.times: list[float] = []

    def move(self, view: AdderState, seat: int, dice: Dice) -> Move:
        """What it plays."""
        start = process_time()
        thought = self._bot.think(view, seat, Clock(self._limit), dice)
        self.times.append(process_time() - start)
        return Move.parse(thought.move)


@cache
def player(name: str) -> Player:
    """The player of that name; raises KeyError."""
    others: dict[str, Bot] = {"network": Network(), "rules": Normal(), "greedy": Greedy(), "random": Random()}
    if name in others:
        return Player(others[name], Limit())
    return Player(GAME.bot(name), Limit(GAME.level(name).limit.nodes))


def play(players: Sequence[Player], options: Options, deal: int, seat: int) -> tuple[float, int]:
    """A seat's share of the win, and the plies of the game."""
    dice = Dice(deal + 1)
    state = GAME.begin(options, len(players), Start(deal=deal), GAME.cap)
    while state.turn is not None:
        turn, moves = state.turn, state.legal_moves()
        if turn == TABLE or len(moves) == 1:
            state = state.play(moves[0])
        else:
            state = state.play(players[turn].move(state.seen_by(turn), turn, dice))
    return state.standing()[seat], state.plays


def play_all(one: Player, other: Player, options: Options, deal: int, seats: int) -> tuple[float, list[int]]:
    """What share of the games of a deal `one` wins, once from each seat, and their plies."""
    shares, plies = [], []
    for seat in range(seats):
        table = [one if place == seat else other for place in range(seats)]
        share, count = play(table, options, deal, seat)
        shares.append(share)
        plies.append(count)
    return fmean(shares), plies


def series(pairing: Pairing, pairs: int, seed: int) -> bool:
    """Play and print a pairing; whether its target is missed by more than chance."""
    deals = [Dice(seed * 10**9 + number).below(2**53) for number in range(pairs)]
    options = options_of(pairing.rules.split())
    one, other = player(pairing.one), player(pairing.others)
    found = [play_all(one, other, options, deal, pairing.players) for deal in deals]
    shares = [share for share, _ in found]
    mean, half = fmean(shares), 1.96 * stdev(shares) / sqrt(pairs)
    plies = sorted(count for _, counts in found for count in counts)
    title = f"{pairing.one} against {pairing.others}"
    title += f", {pairing.players} players" if pairing.players > 2 else ""
    title += f", {pairing.rules}" if pairing.rules else ""
    print(
        f"{title:48} {mean:.3f} ± {half:.3f}  target {pairing.target:.3f}  {len(plies):,} games, "
        f"{fmean(plies):.0f} plies, at most {plies[-1]}",
        flush=True,
    )
    return mean + half < pairing.target


def options_of(texts: Sequence[str]) -> Options:
    """House rules, each as `name=value`."""
    known = {setting.name: setting for setting in settings(GAME.options_type)}
    rules = dict(text.split("=") for text in texts)
    return read_options(GAME.options_type, {name: read_text(known[name], rules[name]) for name in rules})


def times() -> bool:
    """Print the processor time of moves; whether a player is too slow."""
    slow = False
    for name in ("network", "rules", *(level.id for level in GAME.levels)):
        if len(spent := player(name).times) > 1:
            middle, high = quantiles((1000 * second for second in spent), n=100)[49:99:49]
            print(f"{name:8} {middle:6.2f} ms a move, 99th percentile {high:6.2f} ms")
            slow |= middle > SLOW
    return slow


def main() -> int:
    """Play everything; 1 when a target is missed."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    names = ["network", "rules", "greedy", "random", *(level.id for level in GAME.levels)]
    parser.add_argument(
        "--pairs", type=int, default=50, help="deals for each pairing, each played from all seats"
    )
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="pairings that name all these words"
    )
    parser.add_argument("--of", choices=names)
    parser.add_argument("--against", choices=names, default="rules")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    pairings = [pairing for pairing in PAIRINGS if set(given.only) <= set(map(str, pairing))]
    if given.of:
        pairings = [Pairing(given.of, given.against, 0.0, " ".join(given.option), given.players)]
    missed = [pairing for pairing in pairings if series(pairing, given.pairs, given.seed)]
    return int(times() or bool(missed))


if __name__ == "__main__":
    sys.exit(main())
