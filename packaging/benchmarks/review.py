# SPDX-License-Identifier: GPL-3.0-or-later
"""The review against a search ten times deeper: `review [GAME...] [--games N] [--seed S]`.

Opponents of a middle level play; each of their decisions is weighed as the coach would, and what it calls a
mistake is weighed again ten times deeper, with other random numbers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from time import perf_counter

import msgspec

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit, Thought
from cardtable.engine.estimates import Estimate, share_estimate
from cardtable.engine.game import TABLE, Game, Move
from cardtable.engine.record import Player, Record, Timeline
from cardtable.games import all_games, find_game
from cardtable.models.review import MISTAKE, coach_limit, questions, review

DEEPER = 10


def played(game: Game, deal: int, level: str) -> Timeline:
    """A game between two opponents, the first of whom passes for a person."""
    seats = (Player("A"), Player("B", level, deal + 1))
    timeline = Timeline(game, Record(game=game.id, deal=deal, seats=seats))
    while timeline.state.turn is not None and timeline.state.plays < game.cap:
        seat = timeline.state.turn
        assert seat != TABLE
        thought = think(game, timeline.state.seen_by(seat), seat, level, deal + seat)
        timeline.play(Move.parse(thought.move))
        timeline.settle()
    return timeline


def weighed(game: Game, timeline: Timeline) -> Iterator[tuple[int, Thought]]:
    """The coach's thoughts of a game, by decision."""
    level = game.levels[-1].id
    for question in questions(timeline):
        yield question.number, think(game, question.view, question.seat, level, 0, coach_limit(game, level))


def measure(game: Game, games: int, seed: int) -> None:
    """Print what the coach found in some games, and how much of it stands."""
    level = game.levels[-1].id
    limit = coach_limit(game, level)
    deep = msgspec.structs.replace(limit, nodes=limit.nodes * DEEPER, seconds=0.0)
    decisions = mistakes = stands = still = 0
    seconds: list[float] = []
    for number in range(games):
        timeline = played(
            game, seed * 100_000 + number, game.levels[0].id if number % 2 else game.levels[1].id
        )
        found = review(timeline, 0, dict(weighed(game, timeline)))
        if found is None:
            continue
        seconds += [decision.thought.seconds for decision in found.decisions]
        decisions += len(found.decisions)
        asked = {question.number: question for question in questions(timeline)}
        for decision in found.mistakes:
            view = asked[decision.number].view
            values = think(game, view, 0, level, 1, Limit(deep.nodes, 1000.0)).values
            loss = max(worth.chance for worth in values.values()) - values[decision.move].chance
            mistakes += 1
            still += loss > 0
            stands += loss >= MISTAKE / 2
    seconds.sort()
    share = share_estimate(stands, mistakes) if mistakes else Estimate(1.0, 0.0, 1.0)
    print(
        f"{game.id:8} {games} games, {decisions} decisions, {mistakes} mistakes; ten times deeper "
        f"{still} of them still lose something, {stands} at least half of the threshold "
        f"({100 * share.mean:.1f} %, {100 * (share.low or 0):.1f} to {100 * (share.high or 0):.1f}); "
        f"a decision takes {1000 * seconds[len(seconds) // 2]:.0f} ms, "
        f"99th percentile {1000 * seconds[len(seconds) * 99 // 100]:.0f} ms",
        flush=True,
    )


def main(arguments: list[str]) -> int:
    """Measure some games or all."""
    parser = argparse.ArgumentParser(prog="bench review", description=__doc__)
    parser.add_argument("game", nargs="*", default=list(all_games()))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    start = perf_counter()
    for game in options.game:
        measure(find_game(game), options.games, options.seed)
    print(f"{perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
