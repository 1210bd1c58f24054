# SPDX-License-Identifier: GPL-3.0-or-later
"""The expert: looks at every deal that is possible, and weighs each by how the opponent has played."""

from __future__ import annotations

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.game import State
from cardtable.engine.shuffle import Dice

from .belief import Belief
from .bot import NormalBot
from .masks import hand_bits
from .solver import solver_for
from .state import HeartsState
from .weighing import Weighing
from .worlds import even, past, possible_hands


class ExpertBot:
    """Plays the card whose worth is best on average over all possible deals.

    Without `weighs` all of them count alike, however the opponent has played.
    """

    def __init__(self, weighs: bool = True) -> None:
        self._weighs = weighs

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Weigh every playable card; a node is a possible deal."""
        assert isinstance(view, HeartsState)
        weighing = Weighing(view, seat)
        if even(view, seat):
            history = past(view) if self._weighs else None
            belief = history and Belief(solver_for(view.options), history, seat, hand_bits(view.hands[seat]))
            for hand in possible_hands(view, seat, dice):
                weight = belief.weight(hand) if belief else 1.0
                if not weight:
                    continue
                weighing.add(hand, weight)
                if clock.expired(len(weighing.worths)):
                    break
        if not weighing.worths:  # no deal comes to this position: it was set up by hand
            return NormalBot().think(view, seat, clock, dice)
        return weighing.thought(len(weighing.worths), clock.seconds())
