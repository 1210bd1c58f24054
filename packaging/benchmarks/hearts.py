# SPDX-License-Identifier: GPL-3.0-or-later
"""How well the expert of Two-Player Hearts plays, and how fast: `bench hearts [PART ...] [--seconds N]`.

Parts: solver, endings, random, easy, normal, uniform, cheat, match and hard (slow, only when named).
The pairings play duplicate deals, in which both seats play the same cards; what is won is in points a deal,
with its 95% interval.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any

from cardtable.commands.statistics import mean_estimate, share_estimate
from cardtable.engine.bot import Bot, Clock, Limit, Thought
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.search import Search
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.bot import rollout
from cardtable.games.hearts.expert import ExpertBot
from cardtable.games.hearts.masks import CARDS, hand_bits
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.solver import Deal, Rules, Solver, solver_for
from cardtable.games.hearts.state import MOVES, HeartsState
from cardtable.games.hearts.worlds import possible_hands

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the endings, which the tests use too
from hearts_endings import GAME, ending, new_deal, worths

PARTS = ("solver", "endings", "random", "easy", "normal", "uniform", "cheat", "match")
PROCESSES = 2


class Random:
    """Any legal card."""

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card."""
        return Thought(dice.choice(view.legal_moves()).text)


class Cheat:
    """Sees all cards and plays them perfectly."""

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card of a full state."""
        found = solver_for(view.options).worths(Deal.of(view))
        return Thought(MOVES[CARDS[max(found, key=found.__getitem__)]].text)


PLAYERS: dict[str, Callable[[], tuple[Bot, Limit]]] = {
    "expert": lambda: (ExpertBot(), Limit()),
    "uniform": lambda: (ExpertBot(weighs=False), Limit()),
    "cheat": lambda: (Cheat(), Limit()),
    "random": lambda: (Random(), Limit()),
    "easy": lambda: (GAME.bot("easy"), Limit()),
    "normal": lambda: (GAME.bot("normal"), Limit()),
    "hard": lambda: (Search(GAME, rollout=rollout), Limit(nodes=5000)),
}

Outcome = tuple[float, int, int, list[float]]
"""Points a deal, matches won, matches played, and seconds of CPU for each of the expert's cards."""


def play(
    state: HeartsState, names: tuple[str, str], dice: Dice, until: int, times: list[float]
) -> HeartsState:
    """Play on until so many deals are counted or the match is over."""
    players = [PLAYERS[name]() for name in names]
    while state.turn is not None and len(state.deals) < until:
        seat = state.turn
        if seat == TABLE:
            state = state.play(state.legal_moves()[0])
            continue
        bot, limit = players[seat]
        view = state if names[seat] == "cheat" else state.seen_by(seat)
        start = process_time()
        thought = bot.think(view, seat, Clock(limit), dice)
        if names[seat] == "expert":
            times.append(process_time() - start)
        state = state.play(Move.parse(thought.move))
    return state


def duplicate(other: str, match: bool, number: int) -> Outcome:
    """One deal, or match, of the expert against another from both seats."""
    gained, won = 0, 0
    times: list[float] = []
    for seat, names in enumerate((("expert", other), (other, "expert"))):
        state = GAME.begin(HeartsOptions(), 2, Start(deal=number))
        state = play(state, names, Dice(number + 1), 10**9 if match else 1, times)
        gained += sum([deal.points[1 - seat] - deal.points[seat] for deal in state.deals])
        won += state.result is not None and state.result.winner == seat
    return gained / 2, won, 2, times


def pairing(other: str, seconds: float, first: int, match: bool = False) -> dict[str, Any]:
    """Duplicate deals, or matches, against `other` for so long."""
    outcomes = list(_for(seconds, partial(duplicate, other, match), first))
    times = sorted([each for outcome in outcomes for each in outcome[3]])
    figures: dict[str, Any] = {"CPU ms a card": _spread(times)}
    if match:
        share = share_estimate(
            sum(outcome[1] for outcome in outcomes), sum(outcome[2] for outcome in outcomes)
        )
        return {"matches": 2 * len(outcomes), "won": _interval(share, "{:.1%}"), **figures}
    gain = mean_estimate([outcome[0] for outcome in outcomes])
    return {"deals": len(outcomes), "points a deal": _interval(gain, "{:+.2f}"), **figures}


def _for(seconds: float, work: Callable[[int], Outcome], first: int) -> Iterator[Outcome]:
    """What `work` makes of one number after the other, for so long, in all processes."""
    end = perf_counter() + seconds
    with ProcessPoolExecutor(PROCESSES) as pool:
        waiting = {pool.submit(work, first + number) for number in range(PROCESSES)}
        number = PROCESSES
        while waiting:
            done = next(iter([each for each in waiting if each.done()]), None) or next(iter(waiting))
            yield done.result()
            waiting.discard(done)
            if perf_counter() < end:
                waiting.add(pool.submit(work, first + number))
                number += 1


def _interval(estimate: Any, form: str) -> str:
    low, high = estimate.low, estimate.high
    return form.format(estimate.mean) + (
        f" ({form.format(low)} to {form.format(high)})" if low is not None else ""
    )


def _spread(seconds: list[float]) -> str:
    """Median, 99th percentile and maximum in milliseconds."""
    figures = (median(seconds), seconds[len(seconds) * 99 // 100], seconds[-1])
    return "median {:.0f}, 99% {:.0f}, most {:.0f}".format(*[1000 * each for each in figures])


def solver_figures(seconds: float, first: int) -> dict[str, Any]:
    """Positions for a whole deal, and time for all possible ones at the first reply, tables empty."""
    rules = Rules.of(HeartsOptions())
    end = perf_counter() + seconds
    counts: list[int] = []
    times: list[float] = []
    worlds: list[int] = []
    number = first
    while perf_counter() < end:
        solver = Solver(rules)
        state = new_deal(number)
        solver.worths(Deal.of(state))
        counts.append(solver.count[0])
        state = state.play(state.legal_moves()[0])
        seat = state.turn
        assert seat is not None
        mine, led = hand_bits(state.hands[seat]), hand_bits(state.trick)
        solver = Solver(rules)
        start = process_time()
        hands = possible_hands(state.seen_by(seat), seat, Dice(number))
        for hand in hands:
            both = (hand, mine) if seat else (mine, hand)
            solver.worths(Deal(both, state.leader, (0, 0), False, True, led))
        times.append(process_time() - start)
        worlds.append(len(hands))
        number += 1
    return {
        "deals": len(counts),
        "positions a deal": f"median {median(counts):.0f}, mean {fmean(counts):.0f}, most {max(counts)}",
        "possible deals at the first reply": f"median {median(worlds):.0f}, most {max(worlds)}",
        "CPU ms for all of them": _spread(sorted(times)),
    }


def _mismatches(seed: int) -> tuple[int, int]:
    """Endings looked at, and those where the solver and trying everything differ."""
    dice = Dice(seed)
    seen = wrong = 0
    for _ in range(50):
        state = ending(dice, 6 if seed % 8 == 0 else 5)
        if state.turn != TABLE:
            found = solver_for(state.options).worths(Deal.of(state))
            wrong += {CARDS[bit]: worth for bit, worth in found.items()} != worths(state)
            seen += 1
    return seen, wrong


def endings_figures(count: int, seconds: float, first: int) -> dict[str, Any]:
    """The solver against trying everything, under random house rules, for so many endings or so long."""
    end = perf_counter() + seconds
    seen = wrong = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for looked_at, differing in pool.map(_mismatches, range(first, first + count // 35 + 1)):
            seen += looked_at
            wrong += differing
            if seen >= count or perf_counter() > end:
                pool.shutdown(cancel_futures=True)
                break
    return {"endings": seen, "mismatches": wrong}


def main() -> int:
    """Print the figures of the parts asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", default=PARTS)
    parser.add_argument("--seconds", type=float, default=30.0, help="for each part (%(default)s)")
    parser.add_argument("--endings", type=int, default=1000, help="endings to try at most (%(default)s)")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal (%(default)s)")
    arguments = parser.parse_args()
    for part in arguments.parts:
        if part == "solver":
            figures = solver_figures(arguments.seconds, arguments.first)
        elif part == "endings":
            figures = endings_figures(arguments.endings, arguments.seconds, arguments.first)
        elif part == "match":
            figures = pairing("normal", arguments.seconds, arguments.first, match=True)
        elif part in PLAYERS:
            figures = pairing(part, arguments.seconds, arguments.first)
        else:
            parser.error(f"there is no part {part}")
        print(f"{part}: " + "; ".join(f"{name} {value}" for name, value in figures.items()), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
