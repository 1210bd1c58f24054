# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule-based players: they look at their own view, count cards and weigh one trick at a time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.cards import Card, Suit
from cardtable.engine.game import Move, State
from cardtable.engine.shuffle import Dice

from .scoring import POINTS, QUEEN, QUEEN_POINTS
from .state import MOVES, STRENGTH, HeartsState, takes

_HEARTS, _SPADES = Suit.HEARTS, Suit.SPADES
_SUITS = tuple(Suit)
_SHED = {card: STRENGTH[card] % 7 for card in STRENGTH} | {QUEEN: 20, Card.SA: 12}
_TWENTY = 20


# Easy


def pick_easily(cards: Sequence[Card], led: Card | None, queen_out: bool) -> Card:
    """A sensible card at a glance: lead low, duck with the highest card that still loses, shed the dangerous.

    `queen_out` tells whether the queen of spades may be in the other hand.
    """
    if led is None:
        return min(cards, key=lambda card: _lead_fear(card, queen_out))
    losing = [card for card in cards if not takes(led, card)]
    if losing:
        return max(losing, key=_SHED.__getitem__)
    return max(cards, key=lambda card: STRENGTH[card] - 100 * POINTS[card])


def _lead_fear(card: Card, queen_out: bool) -> int:
    fear = STRENGTH[card] % 7
    if card is QUEEN:
        return 20
    if card.suit is _SPADES and queen_out and card is Card.SA:
        return 12
    return fear


class EasyBot:
    """Plays by the rules of thumb of `pick_easily`, and now and then carelessly."""

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card."""
        assert isinstance(view, HeartsState)
        cards = [move.cards[0] for move in view.legal_moves()]
        card = cards[0]
        if len(cards) > 1:
            card = dice.choice(cards) if dice.below(8) == 0 else rollout_card(view, cards)
        return Thought(MOVES[card].text, seconds=clock.seconds())


def rollout_card(state: HeartsState, cards: Sequence[Card]) -> Card:
    """A sensible one of `cards` for the seat to move."""
    led = state.trick[0] if state.trick else None
    gone = QUEEN in state.taken[0] or QUEEN in state.taken[1] or QUEEN in cards
    return pick_easily(cards, led, not gone)


def rollout(state: State, dice: Dice) -> Move:
    """The search's guess at a card for the seat to move."""
    assert isinstance(state, HeartsState)
    moves = state.legal_moves()
    if len(moves) == 1:
        return moves[0]
    return MOVES[rollout_card(state, [move.cards[0] for move in moves])]


# Normal


class Weights(msgspec.Struct, frozen=True):
    """What the normal player fears, in points."""

    plain: float = 0.6
    """A later trick that must be won in clubs, diamonds or spades."""
    heart: float = 1.6
    bare: float = 0.9
    """A later trick won in a suit that the opponent does not hold."""
    queen: float = 6.0
    """Holding the queen of spades with nothing to hide her behind."""
    guard: float = 1.0
    """What each lower spade takes off that."""
    void: float = 1.5
    ace: float = 3.0
    """Holding the ace of spades while the queen may be in the other hand."""
    lead: float = 0.3
    loaded: float = 0.5
    """What the queen in the other hand adds to each later trick."""
    moon: float = 2.0
    """How steeply a moon grows likelier with the points taken."""


class Sight:
    """What a seat can tell from its view, and what it fears."""

    def __init__(self, view: HeartsState, seat: int, weights: Weights) -> None:
        self.weights = weights
        unknown = view.unknown()
        other = 1 - seat
        self.hand: list[Card] = [card for card in view.hands[seat] if card]
        self.theirs = unknown.fitting(other)
        self.held = len(view.hands[other])
        self.mine, self.other = view.raw[seat], view.raw[other]
        self.options = view.options
        self.tricks = view.tricks
        self.led = view.trick[0] if view.trick else None
        on_table = POINTS[self.led] if self.led else 0
        self.left = sum([POINTS[card] for card in self.hand + self.theirs]) + on_table
        self.queen = self.chance([QUEEN]) if QUEEN in self.theirs else 0.0
        self.grip = self._grip()

    def chance(self, cards: Sequence[Card]) -> float:
        """How likely the opponent holds at least one of these unseen cards."""
        return 1 - self._none(len(cards))

    def _none(self, count: int) -> float:
        all_cards, dead = len(self.theirs), len(self.theirs) - self.held
        if count > dead:
            return 0.0
        chance = 1.0
        for i in range(count):
            chance *= (dead - i) / (all_cards - i)
        return chance

    # Moons

    def _grip(self) -> float:
        """How much of the rest this hand would win if it tried, 0 to 1."""
        if not self.hand:
            return 0.0
        lost = 0
        for suit in _SUITS:
            mine = sorted((STRENGTH[card] for card in self.hand if card.suit is suit), reverse=True)
            theirs = sorted((STRENGTH[card] for card in self.theirs if card.suit is suit), reverse=True)
            fails = sum(1 for at, card in enumerate(mine) if at < len(theirs) and card < theirs[0])
            lost += fails * (2 if suit is _HEARTS else 1)
        return max(0.0, 1 - lost / len(self.hand))

    def outlook(self, mine: int, other: int) -> float:
        """What points taken so far are worth, a moon in the making included."""
        value = float(other - mine)
        if self.options.moon == "off" or (mine and other):
            return value
        left = self.left + self.mine + self.other - mine - other
        if other:
            return value - (self._moon(other, left)) * self._prize(other + left, other)
        if mine:
            return value + self._moon(mine, left) * self.grip * self._prize(mine + left, mine)
        return value

    def _moon(self, taken: int, left: int) -> float:
        return float((taken / (taken + left)) ** self.weights.moon)

    def _prize(self, whole: int, taken: int) -> float:
        """The difference between a moon and the points taken so far."""
        return taken + (whole if self.options.moon == "in_play" else _TWENTY)

    def swing(self, to_me: int, to_other: int) -> float:
        """What points change hands are worth."""
        return self.outlook(self.mine + to_me, self.other + to_other) - self.outlook(self.mine, self.other)

    # Leads

    def lead(self, card: Card) -> float:
        """What leading this card is worth, the opponent answering as a careful player."""
        suit, points = card.suit, POINTS[card]
        lower = [c for c in self.theirs if c.suit is suit and STRENGTH[c] < STRENGTH[card]]
        higher = [c for c in self.theirs if c.suit is suit and STRENGTH[c] > STRENGTH[card]]
        void = self._none(len(lower) + len(higher))
        duck = 1 - self._none(len(lower))
        take = 1 - void - duck
        heart = int(suit is _HEARTS)
        queen_under = self.queen if QUEEN in lower else 0.0
        queen_over = QUEEN in higher and len(higher) == 1
        value = 0.0
        if self.options.queen_any_time and suit is not _SPADES and self.queen and self.tricks:
            return self.queen * self.swing(points + QUEEN_POINTS, 0) + (1 - self.queen) * self.swing(
                points, 0
            )
        if void:
            dumped = self.queen if suit is not _SPADES else 0.0
            value += void * (
                dumped * self.swing(points + QUEEN_POINTS, 0) + (1 - dumped) * self.swing(points, 0)
            )
        if duck:
            value += queen_under * self.swing(points + QUEEN_POINTS, 0)
            value += max(0.0, duck - queen_under) * self.swing(points + heart, 0)
        if take:
            value += take * self.swing(0, points + heart + QUEEN_POINTS * queen_over)
        return value

    # Hands

    def burden(self, hand: Sequence[Card]) -> float:
        """What these cards are likely to cost later, beyond the trick that is looked at."""
        weights = self.weights
        total = 0.0
        shortest = 9
        each = weights.plain + weights.loaded * self.queen
        for suit in _SUITS:
            mine = [STRENGTH[card] for card in hand if card.suit is suit]
            theirs = [STRENGTH[card] for card in self.theirs if card.suit is suit]
            if suit is not _HEARTS:
                shortest = min(shortest, len(mine))
            if not mine:
                continue
            pairs = min(len(mine), len(theirs))
            wins = sum([1 for at in range(pairs) if mine[at] > theirs[at]])
            total += wins * (weights.heart if suit is _HEARTS else each)
            total += (len(mine) - pairs) * weights.bare
        total += self._spades(hand, shortest)
        return total * (1 - 2 * self._own_moon())

    def _own_moon(self) -> float:
        if self.options.moon == "off" or self.other:
            return 0.0
        return self._moon(self.mine, self.left) * self.grip if self.mine else self.grip**8 * 0.5

    def _spades(self, hand: Sequence[Card], shortest: int) -> float:
        weights = self.weights
        if QUEEN in hand:
            guards = sum([1 for card in hand if card.suit is _SPADES and card is not QUEEN])
            return max(0.5, weights.queen - weights.guard * guards - (weights.void if not shortest else 0))
        if Card.SA in hand and self.queen:
            guards = sum([1 for card in hand if card.suit is _SPADES]) - 1
            return max(0.0, weights.ace - weights.guard * guards) * self.queen
        return 0.0


class NormalBot:
    """Weighs every card by the trick, the lead after it and the hand it leaves."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card."""
        assert isinstance(view, HeartsState)
        moves = view.legal_moves()
        if len(moves) == 1:
            return Thought(moves[0].text, seconds=clock.seconds())
        sight = Sight(view, seat, self._weights)
        values = {move: self._weigh(sight, move.cards[0]) for move in moves}
        best = max(values.values())
        move = dice.choice([move for move in moves if values[move] > best - 1e-9])
        return Thought(move.text, nodes=len(moves), seconds=clock.seconds())

    def _weigh(self, sight: Sight, card: Card) -> float:
        rest = [c for c in sight.hand if c is not card]
        value = -sight.burden(rest)
        if sight.led is None:
            return value + sight.lead(card)
        points = POINTS[sight.led] + POINTS[card]
        if not takes(sight.led, card):
            return value + sight.swing(0, points)
        return (
            value
            + sight.swing(points, 0)
            - self._weights.lead
            + min(0.0, max((sight.lead(c) for c in rest), default=0.0))
        )
