# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that are a mistake whatever the opponent holds, and a player by rules of thumb that avoids them."""

from __future__ import annotations

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.game import State
from cardtable.engine.shuffle import Dice

from .bot import NormalBot
from .masks import CARDS, hand_bits
from .state import HeartsState
from .weighing import Weighing
from .worlds import even, possible_hands


def sensible(view: HeartsState, seat: int, dice: Dice) -> int:
    """The playable cards, as bits, without those that one other card beats in every possible deal."""
    playable = hand_bits([move.cards[0] for move in view.legal_moves()])
    if not playable & playable - 1 or not even(view, seat):
        return playable
    cards = [card for card in CARDS if card & playable]
    beaten = [(card, other) for card in cards for other in cards if card != other]
    weighing = Weighing(view, seat)
    for hand in possible_hands(view, seat, dice):
        worths = weighing.worths_with(hand)
        beaten = [(card, other) for card, other in beaten if worths[card] < worths[other]]
        if not beaten:
            return playable
    return playable & ~sum({card for card, _ in beaten})


class SensibleBot:
    """Plays by rules of thumb, but no card that another one beats whatever the opponent holds."""

    def __init__(self) -> None:
        self._rules = NormalBot()

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card."""
        assert isinstance(view, HeartsState)
        fit = sensible(view, seat, dice)
        return self._rules.choose(view, seat, [CARDS[bit] for bit in CARDS if bit & fit], clock, dice)
