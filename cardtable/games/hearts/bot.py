# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule-based players."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.cards import Card
from cardtable.engine.game import State
from cardtable.engine.shuffle import Dice

from .scoring import POINTS, QUEEN
from .sight import Sight, Weights
from .state import MOVES, STRENGTH, HeartsState, takes

_HEIGHT = {card: index % 7 for card, index in STRENGTH.items()}
_SHED = _HEIGHT | {QUEEN: 20, Card.SA: 12}
"""What to get rid of first when it does not win the trick."""

_CARELESS = 8
"""One card in so many the easy player plays without thinking, only not so that it takes points at once."""

_NEARLY_ALL = 13
"""Points after which the easy player thinks of the opponent's moon."""


def glance(state: HeartsState, cards: Sequence[Card]) -> Card:
    """The one of some legal cards that the rules of thumb name.

    Lead low; lose the trick with the card that is worst to keep; if it must be won, win it high but cheaply.
    """
    if not state.trick:
        gone = QUEEN in cards or any(QUEEN in taken for taken in state.taken)
        return min(cards, key=_HEIGHT.__getitem__ if gone else _SHED.__getitem__)
    led = state.trick[0]
    losing = [card for card in cards if not takes(led, card)]
    if losing:
        return max(losing, key=_SHED.__getitem__)
    return max(cards, key=lambda card: _HEIGHT[card] - 10 * POINTS[card])


def _stops_moon(state: HeartsState, seat: int, cards: Sequence[Card]) -> list[Card]:
    """Cards that take a first point where the opponent has nearly all."""
    raw = state.raw
    if state.options.moon == "off" or raw[seat] or raw[1 - seat] < _NEARLY_ALL or not state.trick:
        return []
    led = state.trick[0]
    return [card for card in cards if takes(led, card) and 0 < POINTS[led] + POINTS[card] < _NEARLY_ALL]


def _not_at_once(state: HeartsState, cards: Sequence[Card]) -> Sequence[Card]:
    """The cards that do not take points now, and are not the queen of spades led; all if there is none."""
    if not state.trick:
        return [card for card in cards if card is not QUEEN] or cards
    led = state.trick[0]
    return [card for card in cards if not takes(led, card) or not POINTS[led] + POINTS[card]] or cards


class EasyBot:
    """Plays by rules of thumb, counts nothing and now and then does not think.

    `careless`: one card in so many is played without thinking; 0: none.
    """

    def __init__(self, careless: int = _CARELESS) -> None:
        self._careless = careless

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card."""
        assert isinstance(view, HeartsState)
        cards = [move.cards[0] for move in view.legal_moves()]
        if stops := _stops_moon(view, seat, cards):
            card = stops[0]
        elif not self._careless or dice.below(self._careless):
            card = glance(view, cards)
        else:
            card = dice.choice(_not_at_once(view, cards))
        return Thought(MOVES[card].text, seconds=clock.seconds())


class NormalBot:
    """Weighs every card by the trick, the lead after it and the hand that is left."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card."""
        assert isinstance(view, HeartsState)
        return self.choose(view, seat, [move.cards[0] for move in view.legal_moves()], clock, dice)

    def choose(
        self, view: HeartsState, seat: int, cards: Sequence[Card], clock: Clock, dice: Dice
    ) -> Thought:
        """Choose one of these cards."""
        if len(cards) == 1:
            return Thought(MOVES[cards[0]].text, seconds=clock.seconds())
        sight = Sight(view, seat, self._weights)
        values = [self._weigh(sight, card) for card in cards]
        best = max(values) - 1e-9
        card = dice.choice([card for card, value in zip(cards, values, strict=True) if value >= best])
        return Thought(MOVES[card].text, nodes=len(cards), seconds=clock.seconds())

    def _weigh(self, sight: Sight, card: Card) -> float:
        rest = [other for other in sight.hand if other is not card]
        value = -sight.burden(rest)
        if sight.led is None:
            return value + sight.lead(card)
        points = POINTS[sight.led] + POINTS[card]
        if not takes(sight.led, card):
            return value + sight.swing(0, points)
        next_lead = max([sight.lead(other) for other in rest], default=0.0)
        return value + sight.swing(points, 0) + min(0.0, next_lead)
