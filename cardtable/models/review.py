# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game was worth, decision by decision: the played card against the best that could be known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from cardtable.engine.bot import Limit, Thought, Worth
from cardtable.engine.game import TABLE, Game, State
from cardtable.engine.record import Timeline

MISTAKE = 0.03
"""Loss of chance to win from which a decision is a mistake: the one threshold of all grades."""
TURNS = 3
"""Turning points that a review names."""
DEPTH = 4
"""How many times the nodes of an opponent's thought the coach takes."""

Grade: TypeAlias = Literal["best", "good", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = ("best", "good", "mistake", "blunder")


def grade_of(loss: float) -> Grade:
    """The grade of a loss of chance: next to nothing, less than a mistake, a mistake, three times that."""
    if loss < MISTAKE / 10:
        return "best"
    if loss < MISTAKE:
        return "good"
    return "mistake" if loss < 3 * MISTAKE else "blunder"


class Question(msgspec.Struct, frozen=True):
    """A decision to be weighed, as the deciding seat saw it."""

    number: int
    """Of the game's decisions, from 1."""
    seat: int
    view: State


def coach_limit(game: Game, level: str) -> Limit:
    """How long the coach thinks: deeper than the opponent of that level, and reproducible where that is."""
    own = game.level(level).limit
    return Limit(own.nodes * DEPTH, own.seconds)


def questions(timeline: Timeline) -> Iterator[Question]:
    """Every decision of a person in a game, as it stood before it."""
    before, number = timeline.first, 0
    for step in timeline.steps:
        if step.seat != TABLE:
            number += 1
            if timeline.record.seats[step.seat].human:
                yield Question(number, step.seat, before.seen_by(step.seat))
        before = step.state


class Decision(msgspec.Struct, frozen=True):
    """One decision of a person, weighed."""

    number: int
    seat: int
    move: str
    step: int
    """The place of the decision among the steps of the timeline, from 0."""
    thought: Thought

    @property
    def played(self) -> Worth:
        """The worth of what was played."""
        return self.thought.values[self.move]

    @property
    def best_move(self) -> str:
        """The move of the highest chance; the played one if nothing is better."""
        values = self.thought.values
        best = max(values, key=lambda move: (values[move].chance, move == self.thought.move))
        return self.move if values[best].chance <= self.played.chance else best

    @property
    def best(self) -> Worth:
        """The worth of the best move."""
        return self.thought.values[self.best_move]

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.thought.values) == 1

    @property
    def loss(self) -> float:
        """Chance to win given away, 0 to 1."""
        return self.best.chance - self.played.chance

    @property
    def cost(self) -> float:
        """Points or chips given away, on average; never less than 0."""
        return max(0.0, self.best.mean - self.played.mean)

    @property
    def grade(self) -> Grade:
        """What the loss amounts to."""
        return grade_of(self.loss)


class Turn(msgspec.Struct, frozen=True):
    """A jump of the chance to win."""

    number: int
    """Of the decision at which, or after which, it came."""
    before: float
    after: float
    own: bool
    """Whether the seat's own card made it; otherwise cards and opponents did."""


class Review(msgspec.Struct, frozen=True):
    """All decisions of one seat in a game."""

    seat: int
    decisions: tuple[Decision, ...]
    result: float | None
    """1 won, 0.5 drawn, 0 lost; None: not over."""

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that were mistakes, in the order of play."""
        return tuple(decision for decision in self.decisions if decision.loss >= MISTAKE)

    @property
    def given_away(self) -> float:
        """Chance to win lost by the seat's own cards, in all."""
        return sum(decision.loss for decision in self.decisions)

    @property
    def mean_loss(self) -> float:
        """Chance to win lost at a decision, on average over those where there was a choice."""
        return self.given_away / max(1, sum(not decision.forced for decision in self.decisions))

    @property
    def mean_luck(self) -> float:
        """What cards and opponents gave (or took, below 0) for each decision where there was a choice."""
        return self.luck / max(1, sum(not decision.forced for decision in self.decisions))

    @property
    def cost(self) -> float:
        """Points or chips that the seat's own cards cost, in all."""
        return sum(decision.cost for decision in self.decisions)

    @property
    def start(self) -> float:
        """The chance to win before the first decision."""
        return self.decisions[0].best.chance

    @property
    def luck(self) -> float:
        """What cards and opponents gave (or took, below 0): the result is start + luck - given away."""
        last = self.decisions[-1].played.chance if self.result is None else self.result
        return last - self.start + self.given_away

    def curve(self) -> tuple[tuple[float, float], ...]:
        """The chance to win over the game: before and after each decision, and the result at the end."""
        points = []
        for decision in self.decisions:
            points.append((decision.number - 0.5, decision.best.chance))
            points.append((float(decision.number), decision.played.chance))
        if self.result is not None:
            points.append((points[-1][0] + 0.5, self.result))
        return tuple(points)

    def turns(self) -> tuple[Turn, ...]:
        """The largest jumps of the curve, at most three, in the order of play."""
        jumps = []
        ends = [decision.best.chance for decision in self.decisions[1:]]
        ends.append(self.decisions[-1].played.chance if self.result is None else self.result)
        for decision, after in zip(self.decisions, ends, strict=True):
            number, played = decision.number, decision.played.chance
            jumps.append(Turn(number, decision.best.chance, played, own=True))
            jumps.append(Turn(number, played, after, own=False))
        large = sorted(jumps, key=lambda turn: -abs(turn.after - turn.before))[:TURNS]
        return tuple(sorted((turn for turn in large if abs(turn.after - turn.before) >= MISTAKE), key=_place))

    def rounds(self, timeline: Timeline) -> tuple[int, ...]:
        """Numbers of the decisions with which a round or deal begins for this seat, but for the first."""
        rounds = [(decision.number, timeline.steps[decision.step].state.round) for decision in self.decisions]
        return tuple(number for (_, one), (number, other) in pairwise(rounds) if one != other)


def _place(turn: Turn) -> tuple[int, bool]:
    return turn.number, not turn.own


def review(timeline: Timeline, seat: int, thoughts: Mapping[int, Thought]) -> Review | None:
    """The review of a seat by the thoughts of its decisions (by number); None if there are none yet."""
    decisions = []
    number = 0
    for place, step in enumerate(timeline.steps):
        number += step.seat != TABLE
        thought = thoughts.get(number)
        if step.seat == seat and thought is not None and step.move.text in thought.values:
            decisions.append(Decision(number, seat, step.move.text, place, thought))
    if not decisions:
        return None
    result = timeline.state.result
    outcome = None if result is None else 0.5 if result.draw else float(result.winner == seat)
    return Review(seat, tuple(decisions), outcome)
