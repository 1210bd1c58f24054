# SPDX-License-Identifier: GPL-3.0-or-later
"""The expert: looks at every deal that is possible, and weighs each by how the opponent has played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardtable.engine.bot import Clock, Thought, Worth
from cardtable.engine.cards import Card
from cardtable.engine.game import State
from cardtable.engine.shuffle import Dice

from .belief import Belief
from .bot import NormalBot, glance
from .equity import win_chance
from .masks import CARDS, hand_bits
from .options import MoonRule
from .scoring import MOON_POINTS, Pair
from .solver import Deal, points_in, solver_for
from .state import MOVES, HeartsState
from .worlds import past, possible_hands


class ExpertBot:
    """Plays the card whose worth is best on average over all possible deals.

    Without `weighs` all of them count alike, however the opponent has played.
    """

    def __init__(self, weighs: bool = True) -> None:
        self._weighs = weighs

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Weigh every playable card; a node is a possible deal."""
        assert isinstance(view, HeartsState)
        cards = [move.cards[0] for move in view.legal_moves()]
        if len(cards) == 1:
            return Thought(MOVES[cards[0]].text, seconds=clock.seconds())
        sums = dict.fromkeys(cards, 0.0)
        points = dict.fromkeys(cards, 0.0)
        weights = 0.0
        nodes = 0
        for weight, worths in self._worlds(view, seat, dice):
            nodes += 1
            weights += weight
            for card, (worth, won) in worths.items():
                sums[card] += weight * won
                points[card] += weight * worth
            if clock.expired(nodes):
                break
        if not weights:  # no deal comes to this position: it was set up by hand
            return NormalBot().think(view, seat, clock, dice)
        values = {card: value / weights for card, value in sums.items()}
        best = _choose(view, values, points)
        return Thought(
            MOVES[best].text,
            {MOVES[card].text: Worth(value, points[card] / weights) for card, value in values.items()},
            nodes,
            nodes,
            clock.seconds(),
        )

    def _worlds(
        self, view: HeartsState, seat: int, dice: Dice
    ) -> Iterator[tuple[float, dict[Card, tuple[int, float]]]]:
        """Each possible deal: how likely it is, unscaled, and each card's worth in it and in the match."""
        if len(view.hands[seat]) != len(view.hands[1 - seat]) + len(view.trick):
            return
        solver = solver_for(view.options)
        mine = hand_bits(view.hands[seat])
        led = hand_bits(view.trick)
        raw = view.raw
        history = past(view) if self._weighs else None
        belief = history and Belief(solver, history, seat, mine)
        outcome = _Outcome(view, seat)
        for hand in possible_hands(view, seat, dice):
            weight = belief.weight(hand) if belief else 1.0
            if not weight:
                continue
            hands = (hand, mine) if seat else (mine, hand)
            deal = Deal(hands, view.leader, raw, view.broken, not view.tricks, led)
            total = points_in(mine | hand | led) + sum(raw)
            worths = solver.worths(deal)
            yield weight, {CARDS[bit]: (worth, outcome.chance(worth, total)) for bit, worth in worths.items()}


def _choose(view: HeartsState, values: Mapping[Card, float], points: Mapping[Card, float]) -> Card:
    """The card of most value; of equal ones that of most points, then the one that rules of thumb name.

    A match as good as won or lost is so played on for points, and what could be done later is done now.
    """
    best = max(values.values()) - 1e-9
    cards = [card for card, value in values.items() if value >= best]
    most = max([points[card] for card in cards])
    return glance(view, [card for card in cards if points[card] >= most - 1e-9 * abs(most)])


class _Outcome:
    """What the worth of a deal means for the match."""

    def __init__(self, view: HeartsState, seat: int) -> None:
        self._moon = view.options.moon
        self._target = view.options.target
        self._scores = view.scores[seat], view.scores[1 - seat]
        self._chances: dict[tuple[int, int], float] = {}

    def chance(self, worth: int, total: int) -> float:
        """How likely the match is won after a deal of `total` points that ends with this worth."""
        key = worth, total
        if key not in self._chances:
            mine, theirs = written(worth, total, self._moon)
            scores = self._scores[0] + mine, self._scores[1] + theirs
            self._chances[key] = win_chance(scores, self._target)
        return self._chances[key]


def written(worth: int, total: int, moon: MoonRule) -> Pair:
    """The points written down for a player and the other, by the worth of a deal of `total` points."""
    if moon == "off" or abs(worth) < total:
        return (total - worth) // 2, (total + worth) // 2
    if moon == "shooter":
        return (-MOON_POINTS, 0) if worth > 0 else (0, -MOON_POINTS)
    return (0, worth) if worth > 0 else (-worth, 0)
