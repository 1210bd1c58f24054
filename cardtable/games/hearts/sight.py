# SPDX-License-Identifier: GPL-3.0-or-later
"""What a careful player makes of its view: who may hold what, what a lead invites, what a hand will cost."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardtable.engine.cards import Card, Suit

from .scoring import MOON_POINTS, POINTS, QUEEN, QUEEN_POINTS
from .state import STRENGTH, HeartsState

_HEARTS, _SPADES = Suit.HEARTS, Suit.SPADES
_SUITS = tuple(Suit)


class Weights(msgspec.Struct, frozen=True):
    """How much to fear what, in points; found by playing thousands of deals against other weights."""

    plain: float = 0.6
    """A later trick that must be won in clubs, diamonds or spades."""
    loaded: float = 0.5
    """What the queen of spades in the other hand adds to each of those."""
    heart: float = 2.5
    """A later trick that must be won in hearts."""
    bare: float = 1.4
    """A card of a suit that the opponent does not hold, or has fewer of."""
    queen: float = 6.0
    """Holding the queen of spades."""
    guard: float = 1.0
    """What each other spade takes off that, or off `ace`."""
    ace: float = 1.5
    """Holding the ace of spades while the queen may be in the other hand."""
    moon: float = 3.2
    """How steeply a moon grows likelier with the points taken."""


class Sight:
    """The facts that a seat can tell from its view, and their worth to it in points."""

    def __init__(self, view: HeartsState, seat: int, weights: Weights) -> None:
        self.weights = weights
        self.options = view.options
        self.first_trick = view.tricks == 0
        self.led = view.trick[0] if view.trick else None
        self.hand = [card for card in view.hands[seat] if card]
        self.theirs = view.unknown().fitting(1 - seat)
        """Cards that the opponent may hold; all but `_dead` of them are there."""
        self._dead = len(self.theirs) - len(view.hands[1 - seat])
        raw = view.raw
        self.mine, self.other = raw[seat], raw[1 - seat]
        self.queen = 1 - self._none(1) if QUEEN in self.theirs else 0.0
        """How likely the opponent holds the queen of spades."""
        self._to_come = sum([POINTS[card] for card in self.hand + self.theirs])
        if self.led is not None:
            self._to_come += POINTS[self.led]
        theirs = sum([POINTS[card] for card in self.theirs])
        self._idle = theirs * self._dead / len(self.theirs) if theirs else 0.0
        """Points that lie with the dead cards, on average."""
        self._grip = self._sure_share()

    def _none(self, count: int) -> float:
        """How likely `count` given cards of `theirs` are all dead."""
        chance = 1.0
        for i in range(count):
            chance *= max(0, self._dead - i) / (len(self.theirs) - i)
        return chance

    # Points and moons

    def swing(self, to_me: int, to_other: int) -> float:
        """What it is worth that points change hands."""
        return self._outlook(self.mine + to_me, self.other + to_other) - self._outlook(self.mine, self.other)

    def _outlook(self, mine: int, other: int) -> float:
        """The worth of points taken so far, with the moon that may come of them."""
        value = float(other - mine)
        if other and not mine:
            return value - self._moon(other) * self._prize(other)
        if mine and not other:
            return value + self._moon(mine) * self._grip * self._prize(mine)
        return value

    def _moon(self, taken: int) -> float:
        """How likely somebody who has taken all points so far goes on to take them all."""
        if self.options.moon == "off":
            return 0.0
        return float((taken / (self.mine + self.other + self._to_come)) ** self.weights.moon)

    def _prize(self, taken: int) -> float:
        """What a moon gains, compared with paying for the points taken."""
        whole = self.mine + self.other + self._to_come - self._idle
        return taken + (whole if self.options.moon == "in_play" else MOON_POINTS)

    def _sure_share(self) -> float:
        """The share of the remaining tricks that this hand wins if it leads and plays from the top."""
        lost = 0
        for suit in _SUITS:
            mine = [STRENGTH[card] for card in reversed(self.hand) if card.suit is suit]
            theirs = [STRENGTH[card] for card in self.theirs if card.suit is suit]
            losers = sum([1 for card in mine[: len(theirs)] if card < theirs[-1]])
            lost += losers * (2 if suit is _HEARTS else 1)
        return max(0.0, 1 - lost / max(1, len(self.hand)))

    def own_moon(self) -> float:
        """How likely this seat is to shoot the moon if it tries."""
        if self.other or self.options.moon == "off":
            return 0.0
        return self._moon(self.mine) * self._grip if self.mine else self._grip**8 / 2

    # Leads

    def lead(self, card: Card) -> float:
        """The worth of the trick if this card is led and answered by a careful opponent."""
        suit, points = card.suit, POINTS[card]
        if self.options.queen_any_time and not self.first_trick and suit is not _SPADES and self.queen:
            return self._dumped(points, self.queen)
        lower = [c for c in self.theirs if c.suit is suit and STRENGTH[c] < STRENGTH[card]]
        higher = [c for c in self.theirs if c.suit is suit and STRENGTH[c] > STRENGTH[card]]
        void = self._none(len(lower) + len(higher))
        ducks = 1 - self._none(len(lower))
        takes = max(0.0, 1 - void - ducks)
        heart = 1 if suit is _HEARTS else 0
        value = 0.0
        if void:
            value += void * self._dumped(points, 0.0 if suit is _SPADES else self.queen)
        if ducks:
            under = min(ducks, self.queen) if QUEEN in lower else 0.0
            value += under * self.swing(points + QUEEN_POINTS, 0)
            value += (ducks - under) * self.swing(points + heart, 0)
        if takes:
            caught = QUEEN_POINTS if higher == [QUEEN] else heart
            value += takes * self.swing(0, points + caught)
        return value

    def _dumped(self, points: int, queen: float) -> float:
        """The worth of winning a trick to which the queen of spades is thrown if she is there."""
        return queen * self.swing(points + QUEEN_POINTS, 0) + (1 - queen) * self.swing(points, 0)

    # Hands

    def burden(self, hand: Sequence[Card]) -> float:
        """What these cards will cost after this trick; little or less than nothing if a moon is likely."""
        weights = self.weights
        plain = weights.plain + weights.loaded * self.queen
        total = self._queen_fear(hand)
        for suit in _SUITS:
            mine = [STRENGTH[card] for card in hand if card.suit is suit]
            if not mine:
                continue
            theirs = [STRENGTH[card] for card in self.theirs if card.suit is suit]
            pairs = min(len(mine), len(theirs))
            wins = sum([1 for at in range(pairs) if mine[at] > theirs[at]])
            total += wins * (weights.heart if suit is _HEARTS else plain)
            total += (len(mine) - pairs) * weights.bare
        return total * (1 - 2 * self.own_moon())

    def _queen_fear(self, hand: Sequence[Card]) -> float:
        weights = self.weights
        spades = [card for card in hand if card.suit is _SPADES]
        guards = weights.guard * (len(spades) - 1)
        if QUEEN in spades:
            if self.options.queen_any_time:
                return 1.0
            return max(0.5, weights.queen - guards)
        if Card.SA in spades:
            return max(0.0, weights.ace - guards) * self.queen
        return 0.0
