# SPDX-License-Identifier: GPL-3.0-or-later
"""Do the games follow their rules? `bench rules [--games N] [--lockstep N] [--only GAME] [--seed S]`.

First random games, whose figures must be those of an independent implementation, then random games in
lockstep with the reference of tests/commands, ply by ply. Exit code 1 when a figure is further away than
chance explains, or a ply differs. About ten minutes on two cores.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # for the tests' reference

from cardtable.engine.cards import Card, Rank
from cardtable.engine.game import TABLE, Start, State
from cardtable.engine.options import read_options
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games, find_game
from tests.commands.lockstep import differences, random_options

GAMES = 20_000
"""Games behind each figure of a game by default; the other runs, and their figures, come from a tenth."""
TOLERANCE = 4.0
"""In standard errors of the difference: once in 16,000 figures by chance."""

Parts = dict[str, tuple[float, float]]
"""What a game adds to each figure: a sum, and of how many."""


class Run(NamedTuple):
    """Games of one kind, and the figures that they must have. A figure's last digit is rounded."""

    game: str
    players: int
    options: dict[str, Any]
    expected: dict[str, str]


DEFAULTS = [
    Run(
        "numeral",
        2,
        {},
        {
            "turns": "59.1",
            "first player wins": "0.496",
            "drawn": "0",
            "stock runs out": "0.9997",
            "reshuffles": "1.82",
            "below zero": "0.785",
            "total when stuck": "97.5",
        },
    ),
    Run(
        "classic",
        2,
        {},
        {
            "turns": "92.1",
            "rounds": "7.54",
            "turns a round": "12.2",
            "first player wins": "0.496",
            "drawn": "0",
            "stock runs out": "0",
            "below zero": "0.594",
            "total when stuck": "98.7",
            "leader busts": "0.491",
        },
    ),
    Run(
        "hearts",
        2,
        {},
        {
            "deals": "9.44",
            "first player wins": "0.491",
            "drawn": "0",
            "points a deal": "18.78",
            "leader's share of points": "0.507",
            "moons a deal": "0.101",
            "queen dead": "0.0706",
            "a point card dead": "0.498",
            "2C dead": "0.0704",
            "2C and 4C dead": "0.00286",
            "equal split": "0.0036",
            "both at 100": "0.041",
            "tied at 100": "0.0017",
        },
    ),
]
OTHERS = [
    Run("classic", 3, {}, {"turns": "159", "rounds": "12.9", "first player wins": "0.326"}),
    Run("classic", 4, {}, {"turns": "135", "rounds": "10.4", "first player wins": "0.239"}),
    Run("classic", 6, {}, {"turns": "217", "rounds": "16.5", "first player wins": "0.165"}),
    Run("classic", 2, {"zero_chips": "last_stand"}, {"turns": "113.7"}),
    Run("classic", 2, {"four_heads_up": "again"}, {"turns": "92.2"}),
    Run("classic", 2, {"floor_zero": True}, {"turns": "92.2"}),
    Run("classic", 2, {"decks": 2}, {"turns": "95.0"}),
    Run("numeral", 3, {}, {"turns": "61.5", "reshuffles": "2.4"}),
    Run("numeral", 4, {}, {"turns": "65.3", "reshuffles": "3.7"}),
    Run("numeral", 2, {"limit": "exceed"}, {"turns": "59.2"}),
    Run("numeral", 2, {"floor_zero": True}, {"turns": "58.6"}),
    Run("numeral", 2, {"flip_is_turn": True}, {"turns": "59.1"}),
    Run("numeral", 2, {"flip_value": "face"}, {"turns": "58.9"}),
    Run("numeral", 2, {"empty_stock": "play_out"}, {"drawn": "0.9985"}),
    Run("numeral", 2, {"empty_stock": "reshuffle"}, {"drawn": "0.96"}),
    Run(
        "hearts",
        2,
        {"break_rule": "void_shown"},
        {"leader's share of points": "0.504", "moons a deal": "0.116"},
    ),
    Run(
        "hearts",
        2,
        {"queen_any_time": True},
        {"leader's share of points": "0.528", "moons a deal": "0.101"},
    ),
    Run(
        "hearts",
        2,
        {"first_trick_points": False},
        {"leader's share of points": "0.505", "moons a deal": "0.102"},
    ),
    Run("hearts", 2, {"moon": "off"}, {"leader's share of points": "0.491", "moons a deal": "0"}),
]


def decisions(run: Run, number: int) -> Iterator[tuple[Any, Any]]:
    """A random game: each state in which a seat decides, with the move; at last the final state and None."""
    game, dice = find_game(run.game), Dice(number)
    options = read_options(game.options_type, run.options)
    state: State = game.begin(options, run.players, Start(deal=dice.below(2**53)))
    while state.turn is not None:
        moves = state.legal_moves()
        move = moves[0] if state.turn == TABLE else dice.choice(moves)
        if state.turn != TABLE:
            yield state, move
        state = state.play(move)
    yield state, None


def adder(run: Run, number: int) -> Parts:
    """The figures of a game of either Ninety-Nine."""
    first = leader = None
    turns = rounds = lowest = stuck = led = emptied = 0
    for state, move in decisions(run, number):
        lowest = min(lowest, state.total)
        emptied = max(emptied, state.reshuffles)
        if move is None:
            break
        first = state.turn if first is None else first
        leader = state.turn if leader is None else leader
        turns += bool(move.cards)
        if not move.cards:
            rounds, stuck, led, leader = rounds + 1, stuck + state.total, led + (leader == state.turn), None
    return {
        **_result(state, first),
        "turns": (turns, 1),
        "rounds": (rounds, 1),
        "turns a round": (turns, rounds),
        "reshuffles": (state.reshuffles, 1),
        "stock runs out": (state.reshuffles > 0, 1),
        "below zero": (lowest < 0, 1),
        "total when stuck": (stuck, rounds),
        "leader busts": (led, rounds),
    }


def hearts(run: Run, number: int) -> Parts:
    """The figures of a game of hearts; the first player leads the first trick of the game."""
    leaders = []
    for state, move in decisions(run, number):
        if move is not None and state.tricks == 0 and not state.trick:
            leaders.append(state.turn)
    deals, scores = state.deals, state.scores
    dead = [set(deal.dead) for deal in deals]
    point = {Card.SQ, *(card for card in Card if card.suit == "H" and card.rank != Rank.THREE)}
    counts = {
        "points a deal": sum(sum(deal.points) for deal in deals),
        "moons a deal": sum(deal.moon is not None for deal in deals),
        "queen dead": sum(Card.SQ in cards for cards in dead),
        "a point card dead": sum(bool(cards & point) for cards in dead),
        "2C dead": sum(Card.C2 in cards for cards in dead),
        "2C and 4C dead": sum(cards == {Card.C2, Card.C4} for cards in dead),
        "equal split": sum(deal.points[0] == deal.points[1] for deal in deals),
    }
    return {
        **_result(state, leaders[0]),
        **{name: (count, len(deals)) for name, count in counts.items()},
        "deals": (len(deals), 1),
        "leader's share of points": (
            sum(deal.points[leader] for deal, leader in zip(deals, leaders, strict=True)),
            counts["points a deal"],
        ),
        "both at 100": (min(scores) >= 100, 1),
        "tied at 100": (_tied(deals), 1),
    }


def _tied(deals: Sequence[Any]) -> bool:
    """Whether the two were level at 100 or more at some time."""
    scores = [0, 0]
    for deal in deals:
        scores = [old + new for old, new in zip(scores, deal.points, strict=True)]
        if scores[0] == scores[1] >= 100:
            return True
    return False


def _result(state: State, first: int | None) -> Parts:
    assert state.result is not None
    return {"first player wins": (state.result.winner == first, 1), "drawn": (state.result.draw, 1)}


FIGURES: dict[str, Callable[[Run, int], Parts]] = {"classic": adder, "numeral": adder, "hearts": hearts}


def compare(pool: ProcessPoolExecutor, run: Run, games: int, of: int, seed: int) -> float:
    """Play, print a line a figure, and tell how far the worst is from that of `of` games played elsewhere."""
    start = perf_counter()
    numbers = range(seed * 10**9, seed * 10**9 + games)
    played = list(pool.map(partial(FIGURES[run.game], run), numbers, chunksize=max(1, games // 64)))
    changed = " ".join(f"{name}={value}" for name, value in run.options.items())
    print(f"{run.game}, {run.players} players {changed}: {games:,} games in {perf_counter() - start:.0f} s")
    worst = 0.0
    for name, text in run.expected.items():
        sums, counts = zip(*(parts[name] for parts in played), strict=True)
        mean = sum(sums) / sum(counts)
        spread = pstdev(part - mean * count for part, count in zip(sums, counts, strict=True))
        if spread == 0 and 0 < (share := float(text)) < 1:  # something rare, or nearly sure, every time
            spread = sqrt(share * (1 - share))
        error = spread / fmean(counts) * sqrt(1 / games + 1 / of)
        rounding = 0.5 * 10.0 ** -len(text.partition(".")[2])
        beyond = max(0.0, abs(mean - float(text)) - rounding)
        away = beyond / error if error else inf if beyond else 0.0
        worst = max(worst, away)
        sign = "" if away <= TOLERANCE else "  TOO FAR"
        print(
            f"  {name:26} {mean:10.4f}  expected {text:>7}  ± {error:.4f}  {away:4.1f} off{sign}", flush=True
        )
    return worst


def lockstep_game(name: str, number: int) -> list[str]:
    """A random game under random house rules, played by both; what they do not agree about."""
    game, dice = find_game(name), Dice(number)
    options = random_options(game, dice) if dice.below(4) else {}
    players = dice.choice([count for count in game.seats if count < 7 or options.get("decks") != 1])
    return differences(name, players, options, dice.roll())


def lockstep(pool: ProcessPoolExecutor, names: Sequence[str], games: int, seed: int) -> bool:
    """Whether the two implementations agree about every state of every game."""
    agreed = True
    for name in names:
        start = perf_counter()
        numbers = range(seed * 10**9, seed * 10**9 + games)
        found = [
            text for texts in pool.map(partial(lockstep_game, name), numbers, chunksize=20) for text in texts
        ]
        print(
            f"{name}: {games:,} games in lockstep in {perf_counter() - start:.0f} s, {len(found)} differences"
        )
        for text in islice(found, 5):
            print(f"  {text}")
        agreed = agreed and not found
    return agreed


def main() -> int:
    """Play everything; 1 when something is not as it should be."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=GAMES, help="games for each default game; 0: none")
    parser.add_argument("--lockstep", type=int, default=1000, help="games of each kind in lockstep; 0: none")
    parser.add_argument("--only", choices=list(all_games()), help="one game only")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start, worst, agreed = perf_counter(), 0.0, True
    with ProcessPoolExecutor() as pool:
        for runs, share in ((DEFAULTS, 1), (OTHERS, 10)):
            for run in runs:
                if given.games >= share and given.only in (None, run.game):
                    worst = max(worst, compare(pool, run, given.games // share, GAMES // share, given.seed))
        if given.lockstep:
            agreed = lockstep(
                pool, [given.only] if given.only else list(all_games()), given.lockstep, given.seed
            )
    print(f"{perf_counter() - start:.0f} s; the worst figure is {worst:.1f} standard errors off")
    return 0 if worst <= TOLERANCE and agreed else 1


if __name__ == "__main__":
    sys.exit(main())
