# SPDX-License-Identifier: GPL-3.0-or-later
"""The hard player: looks at a few deals only, forgets cards that went long ago, and is content with nearly
the best."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from cardtable.engine.bot import Clock, Thought, Worth
from cardtable.engine.cards import Card, Suit
from cardtable.engine.game import State
from cardtable.engine.shuffle import Dice

from .bot import NormalBot
from .masks import BIT, CARDS, hand_bits
from .sensible import sensible
from .state import STRENGTH, HeartsState
from .weighing import Weighing
from .worlds import even, past

_UNFORGOTTEN = (Suit.HEARTS, Suit.SPADES)


class HardBot:
    """Solves a few deals that fit what it remembers, and plays one of the better cards.

    `deals` is how many; `memory`, for how many tricks it remembers clubs and diamonds; `ease`, how many
    points worse a card is that it plays a third as often. It never plays a card that another one beats
    whatever the opponent holds.
    """

    def __init__(self, deals: int = 4, memory: int = 3, ease: float = 1.0) -> None:
        self._deals = deals
        self._memory = memory
        self._ease = ease

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card; a node is a deal."""
        assert isinstance(view, HeartsState)
        if not even(view, seat):
            return NormalBot().think(view, seat, clock, dice)
        weighing = Weighing(view, seat)
        nodes = 0
        for hand in self._remembered_hands(view, seat, dice):
            weighing.add(hand)
            nodes += 1
            if clock.expired(nodes):
                break
        fit = sensible(view, seat, dice)
        values = {card: worth for card, worth in weighing.values().items() if BIT[card] & fit}
        return weighing.thought(nodes, clock.seconds(), self._pick(values, dice))

    def _remembered_hands(self, view: HeartsState, seat: int, dice: Dice) -> list[int]:
        """Hands of the opponent as far as this player remembers what is gone."""
        size = len(view.hands[1 - seat])
        if view.hands[1 - seat][:1] != (None,) * min(1, size):
            return [hand_bits(view.hands[1 - seat])]
        fits = view.unknown().fitting(1 - seat)
        fits += [card for card in self._forgotten(view) if card.suit not in view.voids[1 - seat]]
        fits.sort(key=STRENGTH.__getitem__)
        return [hand_bits(dice.shuffled(fits)[:size]) for _ in range(self._deals)]

    def _forgotten(self, view: HeartsState) -> list[Card]:
        history = past(view)
        if history is None:
            return []
        gone = history.plays[: max(0, 2 * (view.tricks - self._memory))]
        return [card for _, bit in gone if (card := CARDS[bit]).suit not in _UNFORGOTTEN]

    def _pick(self, values: Mapping[Card, Worth], dice: Dice) -> Card:
        """One of the cards, the likelier the more points it is worth."""
        best = max([worth.mean for worth in values.values()])
        shares = {card: exp((worth.mean - best) / self._ease) for card, worth in values.items()}
        at = dice.fraction() * sum(shares.values())
        for card, share in shares.items():
            at -= share
            if at < 0:
                return card
        return next(iter(shares))
