# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that are a mistake whatever the opponent holds, and a player by rules of thumb that avoids them."""

from __future__ import annotations

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.cards import Card
from cardtable.engine.game import State
from cardtable.engine.shuffle import Dice

from .bot import NormalBot
from .masks import BIT
from .state import HeartsState
from .weighing import Weighing
from .worlds import even, possible_hands


def sensible(view: HeartsState, seat: int, clock: Clock, dice: Dice, more: int = 0) -> tuple[list[Card], int]:
    """The playable cards without those that one other card beats in every possible deal; nodes spent.

    A node is a deal. Time may cut it short; `more` nodes are left for what comes after.
    """
    cards = [move.cards[0] for move in view.legal_moves()]
    if len(cards) == 1 or not even(view, seat):
        return cards, 0
    bits = [BIT[card] for card in cards]
    beaten = [(bit, other) for bit in bits for other in bits if bit != other]
    weighing = Weighing(view, seat)
    nodes = 0
    for hand in possible_hands(view, seat, dice):
        worths = weighing.worths_with(hand)
        beaten = [(bit, other) for bit, other in beaten if worths[bit] < worths[other]]
        nodes += 1
        if not beaten or clock.expired(nodes + more):
            break
    mistakes = {bit for bit, _ in beaten}
    return [card for card in cards if BIT[card] not in mistakes], nodes


class SensibleBot:
    """Plays by rules of thumb, but no card that another one beats whatever the opponent holds."""

    def __init__(self) -> None:
        self._rules = NormalBot()

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card; a node is a deal looked at for sure mistakes."""
        assert isinstance(view, HeartsState)
        cards, nodes = sensible(view, seat, clock, dice)
        move = self._rules.choose(view, seat, cards, clock, dice).move
        return Thought(move, nodes=nodes, seconds=clock.seconds())
