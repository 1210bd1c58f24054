# SPDX-License-Identifier: GPL-3.0-or-later
"""How well the opponents of Two-Player Hearts play, and how fast: `bench hearts [PART ...] [--seconds N]`.

Parts: solver and endings; against a player: random, easy, thumb (easy without its slips), normal, rules
(normal without the search for sure mistakes), hard, uniform (the expert without weighting), search
(information-set search, 5,000 playouts) and cheat, all in duplicate deals, in which both seats play the same
cards; ceiling, what the cheat wins from random and rules; match and levels, in matches; house, with one house
rule changed; selfplay, whether games of each level end; memory.
What the first player wins is in points a deal, or in matches, with its 95% interval.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any

from cardtable.ai.thinking import think
from cardtable.engine.bot import Clock, Limit
from cardtable.engine.estimates import mean_estimate, share_estimate
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.options import read_options, settings
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.masks import CARDS, hand_bits
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.solver import Deal, Rules, Solver, solver_for
from cardtable.games.hearts.worlds import possible_hands

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the endings, which the tests use too
from hearts_endings import GAME, ending, new_deal, random_options, worths
from hearts_players import PLAYERS, Outcome, duplicate

AGAINST = ("random", "easy", "thumb", "rules", "normal", "hard", "uniform", "search", "cheat")
MATCHES = ("normal", "rules", "thumb", "easy", "random")
PARTS = ("solver", "endings", *AGAINST, "ceiling", "match", "levels", "house", "selfplay", "memory")
LEVELS = [level.id for level in GAME.levels]

Figures = dict[str, Any]


class Run:
    """What the command line asks for: seconds a part, the first deal, the number of processes."""

    def __init__(self, seconds: float, first: int, processes: int) -> None:
        self.seconds = seconds
        self.first = first
        self.processes = processes

    def pairing(
        self, one: str, other: str, match: bool = False, options: HeartsOptions | None = None, share: int = 1
    ) -> Figures:
        """Duplicate deals, or matches, of one player against another, for a share of the time."""
        work = partial(duplicate, one, other, match, options or HeartsOptions())
        outcomes = list(self._for(self.seconds / share, work))
        times = {"CPU ms a card": _spread(sorted([each for outcome in outcomes for each in outcome.times]))}
        gain = _interval(mean_estimate([outcome.gain for outcome in outcomes]), "{:+.2f}")
        if not match:
            return {"deals": len(outcomes), "points a deal": gain, **times}
        won = share_estimate(sum(outcome.won for outcome in outcomes), 2 * len(outcomes))
        return {"matches": 2 * len(outcomes), "won": _interval(won, "{:.1%}"), **times}

    def _for(self, seconds: float, work: Any) -> Iterator[Outcome]:
        """What `work` makes of one number after the other, for so long, in all processes."""
        end = perf_counter() + seconds
        with ProcessPoolExecutor(self.processes) as pool:
            waiting = [pool.submit(work, self.first + number) for number in range(self.processes)]
            number = self.processes
            while waiting:
                yield waiting.pop(0).result()
                if perf_counter() < end:
                    waiting.append(pool.submit(work, self.first + number))
                    number += 1

    def matches(self) -> Iterator[tuple[str, Figures]]:
        """The expert in matches against players that do not think deals through."""
        for other in MATCHES:
            figures = self.pairing("expert", other, match=True, share=len(MATCHES))
            yield f"matches of expert against {other}", figures

    def ceiling(self) -> Iterator[tuple[str, Figures]]:
        """How much the weaker players leave to one that sees all cards and plays them perfectly."""
        for other in ("random", "rules"):
            yield f"cheat against {other}", self.pairing("cheat", other, share=4)
            yield f"matches of cheat against {other}", self.pairing("cheat", other, match=True, share=4)

    def levels(self) -> Iterator[tuple[str, Figures]]:
        """Each level against the one below, in matches."""
        for below, above in pairwise(LEVELS):
            yield f"{above} against {below}", self.pairing(above, below, match=True, share=3)

    def house(self) -> Iterator[tuple[str, Figures]]:
        """The expert against normal with one house rule changed."""
        changed = [
            (setting.name, value)
            for setting in settings(HeartsOptions)
            for value, _ in setting.values
            if value != getattr(HeartsOptions(), setting.name) and setting.name != "target"
        ]
        for name, value in changed:
            options = read_options(HeartsOptions, {name: value})
            yield f"{name} {value}", self.pairing("expert", "normal", False, options, len(changed))

    def selfplay(self) -> Iterator[tuple[str, Figures]]:
        """Matches of each level with itself under random house rules, every move checked."""
        for level in LEVELS:
            end = perf_counter() + self.seconds / len(LEVELS)
            deals, number = 0, self.first
            while perf_counter() < end:
                deals += _checked_match(level, number)
                number += 1
            yield f"selfplay {level}", {"deals without an illegal move or a stall": deals}

    def endings(self, count: int) -> Figures:
        """The solver against trying everything, under random house rules, for so many endings or so long."""
        end = perf_counter() + self.seconds
        seen = wrong = 0
        with ProcessPoolExecutor(self.processes) as pool:
            for looked_at, differing in pool.map(
                _mismatches, range(self.first, self.first + count // 35 + 1)
            ):
                seen += looked_at
                wrong += differing
                if seen >= count or perf_counter() > end:
                    pool.shutdown(cancel_futures=True)
                    break
        return {"endings": seen, "mismatches": wrong}

    def solver(self) -> Figures:
        """Positions for a whole deal, and time for all possible ones at the first reply, tables empty."""
        end = perf_counter() + self.seconds
        counts: list[int] = []
        times: list[float] = []
        worlds: list[int] = []
        number = self.first
        while perf_counter() < end:
            solver = Solver(Rules.of(HeartsOptions()))
            solver.worths(Deal.of(new_deal(number)))
            counts.append(solver.count[0])
            seconds, possible = _first_reply(number)
            times.append(seconds)
            worlds.append(possible)
            number += 1
        return {
            "deals": len(counts),
            "positions a deal": f"median {median(counts):.0f}, mean {fmean(counts):.0f}, most {max(counts)}",
            "possible deals at the first reply": f"median {median(worlds):.0f}, most {max(worlds)}",
            "CPU ms for all of them": _spread(sorted(times)),
        }

    def memory(self) -> Figures:
        """Most memory of a process of its own that plays matches of the expert with itself."""
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            deals, most = pool.submit(_memory, self.seconds, self.first).result()
        return {"deals": deals, "most memory, MB": f"{most:.0f}"}


def _first_reply(number: int) -> tuple[float, int]:
    """CPU seconds to solve all deals that are possible at the first reply, and how many there are."""
    solver = Solver(Rules.of(HeartsOptions()))
    state = new_deal(number)
    state = state.play(state.legal_moves()[0])
    seat = state.turn
    assert seat is not None
    mine, led = hand_bits(state.hands[seat]), hand_bits(state.trick)
    start = process_time()
    hands = possible_hands(state.seen_by(seat), seat, Dice(number))
    for hand in hands:
        both = (hand, mine) if seat else (mine, hand)
        solver.worths(Deal(both, state.leader, (0, 0), False, True, led))
    return process_time() - start, len(hands)


def _checked_match(level: str, number: int) -> int:
    """Deals of a match of this level with itself; raises IllegalMove."""
    state = GAME.begin(random_options(Dice(number)), 2, Start(deal=number), GAME.cap)
    bot, dice = GAME.bot(level), Dice(number)
    while (seat := state.turn) is not None:
        if seat == TABLE:
            state = state.play(state.legal_moves()[0])
            continue
        move = Move.parse(bot.think(state.seen_by(seat), seat, Clock(Limit()), dice).move)
        GAME.check(state, move)
        state = state.play(move)
    return len(state.deals)


def _memory(seconds: float, first: int) -> tuple[int, float]:
    """Deals played, and the most memory in MB."""
    end = perf_counter() + seconds
    deals, number = 0, first
    while perf_counter() < end:
        state = GAME.begin(HeartsOptions(), 2, Start(deal=number))
        while (seat := state.turn) is not None:
            if seat == TABLE:
                state = state.play(state.legal_moves()[0])
            else:
                thought = think(GAME, state.seen_by(seat), seat, "expert", number)
                state = state.play(Move.parse(thought.move))
        deals += len(state.deals)
        number += 1
    return deals, getrusage(RUSAGE_SELF).ru_maxrss / 1024


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


def _interval(estimate: Any, form: str) -> str:
    low, high = estimate.low, estimate.high
    return form.format(estimate.mean) + (
        f" ({form.format(low)} to {form.format(high)})" if low is not None else ""
    )


def _spread(seconds: list[float]) -> str:
    """Median, 99th percentile and maximum in milliseconds."""
    figures = (median(seconds), seconds[len(seconds) * 99 // 100], seconds[-1])
    return "median {:.0f}, 99% {:.0f}, most {:.0f}".format(*[1000 * each for each in figures])


def measure(part: str, run: Run, endings: int) -> Iterable[tuple[str, Figures]]:
    """The figures of one part, each with its name."""
    if part == "solver":
        return [(part, run.solver())]
    if part == "endings":
        return [(part, run.endings(endings))]
    if part == "memory":
        return [(part, run.memory())]
    many = {
        "ceiling": run.ceiling,
        "match": run.matches,
        "levels": run.levels,
        "house": run.house,
        "selfplay": run.selfplay,
    }
    if part in many:
        return many[part]()
    return [(f"expert against {part}", run.pairing("expert", part))]


def main() -> int:
    """Print the figures of the parts asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", default=PARTS)
    parser.add_argument("--seconds", type=float, default=30.0, help="for each part (%(default)s)")
    parser.add_argument("--endings", type=int, default=1000, help="endings to try at most (%(default)s)")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal (%(default)s)")
    parser.add_argument("--processes", type=int, default=2, help="at the same time (%(default)s)")
    arguments = parser.parse_args()
    run = Run(arguments.seconds, arguments.first, arguments.processes)
    for part in arguments.parts:
        if part not in PARTS and part not in PLAYERS:
            parser.error(f"there is no part {part}")
        for name, figures in measure(part, run, arguments.endings):
            print(f"{name}: " + "; ".join(f"{key} {value}" for key, value in figures.items()), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
