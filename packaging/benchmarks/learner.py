# SPDX-License-Identifier: GPL-3.0-or-later
"""Can a learner who knows the expert's ways win from it? Ninety-Nine with chips, 2 players: `bench learner`.

The learner watches many rounds and counts what the expert makes of each total. Then it works out the best
reply to that by (own hand, total), cards being drawn from an endless pack, and plays that; what the expert
does against it is counted too, and so on, a few times. Prints the share of rounds that the expert wins, each
deal being played from both seats, with its 95% interval. Exit code 1 when that is below 49% by more than
chance.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import sqrt
from operator import mul
from statistics import fmean, stdev

from cardtable.engine.bot import Bot, Clock, Limit, Thought
from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.options import read_options
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.classic_belief import dealt
from cardtable.games.ninetynine.classic_hands import (
    ACTS,
    LIMIT,
    LOWEST,
    PAIRS,
    PLAYS,
    RANKS,
    TOTALS,
    WITH,
    act_of,
    after,
    pair_of,
    place,
)
from cardtable.games.ninetynine.classic_tables import BUST, policy
from cardtable.games.ninetynine.rules import Classic
from cardtable.games.ninetynine.state import BUST as GIVING_UP
from cardtable.games.ninetynine.state import AdderState

GAME = Classic()
ROUND = read_options(GAME.options_type, {"chips": 1})
"""A match that ends with its first round."""
TARGET = 0.49
DRAWN = [len(ranks) / 13 for ranks in RANKS]
BEFORE = 4.0
"""How many plays on each total the policy known by heart counts for, before any is seen."""
SWEEPS = 60

Counts = list[list[float]]
"""By total and act, being bust the last: how often it was seen."""


class Learner:
    """Plays what is best against somebody who makes of each total what was counted."""

    def __init__(self, seen: Counts) -> None:
        self._left = _best_reply(seen)

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The card that leaves the best chance that the other is bust first."""
        hand = [card for card in view.hands[seat] if card is not None]
        return Thought(max(view.legal_moves(), key=lambda move: self._chance(view, move, hand)).text)

    def _chance(self, view: AdderState, move: Move, hand: Sequence[Card]) -> float:
        if move == GIVING_UP:
            return -1.0
        kept = [*hand]
        kept.remove(move.cards[0])
        total = ACTS[act_of(move)].effect.total(view.total, view.rules.floor)
        return self._left[place(total)][pair_of(kept)]


def _best_reply(seen: Counts) -> list[list[float]]:
    """By total left and cards kept: the best chance that the other is bust first."""
    shares = [[count / sum(row) for count in row] for row in seen]
    then = [[after(act, total) for act in range(BUST)] for total in range(LOWEST, LIMIT + 1)]
    left = [[0.5] * len(PAIRS) for _ in range(TOTALS)]
    for _ in range(SWEEPS):
        met = [_drawing(left, then[number]) for number in range(TOTALS)]
        left = [
            [
                shares[number][BUST]
                + sum(
                    share * met[place(total)][pair]
                    for share, total in zip(shares[number], then[number], strict=False)
                    if total is not None and share
                )
                for pair in range(len(PAIRS))
            ]
            for number in range(TOTALS)
        ]
    return left


def _drawing(left: list[list[float]], then: list[int | None]) -> list[float]:
    """By cards kept: the chance at a total that is to be played on, before the third card is drawn."""
    rows = [None if total is None else left[place(total)] for total in then]
    best = [
        max((row[pair] for act, pair in plays if (row := rows[act]) is not None), default=0.0)
        for plays in PLAYS
    ]
    return [sum(map(mul, DRAWN, map(best.__getitem__, hands))) for hands in WITH]


def by_heart() -> Counts:
    """What the policy known by heart makes of each total, as if seen `BEFORE` times."""
    known, hands = policy(2, False), dealt([4 * len(ranks) for ranks in RANKS])
    counts: Counts = []
    for total in range(LOWEST, LIMIT + 1):
        row = [0.0] * (BUST + 1)
        for weight, act in zip(hands, known.acts(total), strict=True):
            row[act] += BEFORE * weight
        counts.append(row)
    return counts


def play(bots: Sequence[Bot], watched: Bot, deal: int, seen: Counts) -> int:
    """The seat that wins a round; what the watched bot does is counted."""
    dice = Dice(deal + 1)
    state = GAME.begin(ROUND, 2, Start(deal=deal), GAME.cap)
    while (seat := state.turn) is not None:
        moves = state.legal_moves()
        move = moves[0]
        if seat != TABLE:
            if len(moves) > 1:
                move = Move.parse(bots[seat].think(state.seen_by(seat), seat, Clock(Limit()), dice).move)
            if bots[seat] is watched:
                seen[place(state.total)][act_of(move) if move.cards else BUST] += 1
        state = state.play(move)
    assert state.result is not None
    assert state.result.winner is not None
    return state.result.winner


def rounds(expert: Bot, other: Bot, deals: Sequence[int], seen: Counts) -> list[float]:
    """The expert's share of the rounds of each deal, played from both seats."""
    return [
        fmean([play((expert, other), expert, deal, seen) == 0, play((other, expert), expert, deal, seen)])
        for deal in deals
    ]


def main() -> int:
    """Learn and play; 1 when the learner wins too often."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--pairs", type=int, default=2000, help="deals to measure on (%(default)s)")
    parser.add_argument("--watched", type=int, default=1000, help="deals to watch each time (%(default)s)")
    parser.add_argument("--times", type=int, default=3, help="times to learn (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    dice = Dice(given.seed)
    expert, seen = GAME.bot("expert"), by_heart()
    other: Bot = GAME.bot("expert")
    for time in range(given.times):
        shares = rounds(expert, other, [dice.below(2**53) for _ in range(given.watched)], seen)
        name = "the learner" if time else "another expert, watched by the learner"
        print(f"expert against {name}: {fmean(shares):.3f} of {2 * len(shares):,} rounds", flush=True)
        other = Learner(seen)
    shares = rounds(expert, other, [dice.below(2**53) for _ in range(given.pairs)], seen)
    mean, half = fmean(shares), 1.96 * stdev(shares) / sqrt(len(shares))
    print(
        f"expert against the learner: {mean:.4f} ± {half:.4f} of {2 * len(shares):,} rounds  target {TARGET}"
    )
    return int(mean + half < TARGET)


if __name__ == "__main__":
    sys.exit(main())
