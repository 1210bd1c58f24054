# SPDX-License-Identifier: GPL-3.0-or-later
"""The strongest opponent in Ninety-Nine head to head: a trained judgement, and a look at the reply."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.engine.bot import Bot, Clock, Thought, Worth
from cardtable.engine.cards import Card
from cardtable.engine.shuffle import Dice

from .network import NINE, RANKS, TEN, Counts, Knowledge, Network, numeral_network
from .state import BUST, AdderState

WORLDS = 40
"""Hands of the other seat that a thought without a limit looks at."""


class NumeralExpert:
    """Imagines hands of the other seat, and weighs each card by the best reply to it and the answer to that.

    It knows the game for two in which spent nines and tens leave the game. `otherwise` plays all others.
    """

    def __init__(self, otherwise: Bot) -> None:
        self._otherwise = otherwise

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The move with the best mean chance to win; before the first world, what the network likes best."""
        if not _is_known(view, seat):
            return self._otherwise.think(view, seat, clock, dice)
        look = _LookAhead(view, seat, numeral_network())
        most = clock.limit.nodes or WORLDS
        nodes = 0
        while nodes < most and look.after and not clock.expired(nodes):
            look.grow(dice)
            nodes += 1
        chances = look.chances()
        moves = view.legal_moves()
        values = {move.text: 0.0 if move == BUST else chances[_place(move.cards[0])] for move in moves}
        worths = {text: Worth(chance) for text, chance in values.items()}
        return Thought(max(values, key=values.__getitem__), worths, nodes, nodes, clock.seconds())


def _is_known(view: AdderState, seat: int) -> bool:
    """Whether the network was made for such positions."""
    cards = len(view.stock) + sum(_counts(view.pile)[:NINE])
    return (
        view.players == 2
        and bool(view.rules.burned)
        and [len(hand) for hand in view.hands] == [view.rules.hand] * 2
        and cards >= 2  # for both seats to draw
    )


class _LookAhead:
    """The cards that fit, and what they were worth in the worlds imagined so far."""

    def __init__(self, view: AdderState, seat: int, network: Network) -> None:
        self._network = network
        self._rules = view.rules
        own = _counts(card for card in view.hands[seat] if card)
        unseen = _counts(view.unseen().elements())
        self._known = Knowledge(own, unseen, len(view.stock), view.reshuffles > 0)
        self._size = len(view.hands[1 - seat])
        self._held = _held(view, unseen, self._size)
        self._under = _counts(view.pile)
        self._under[NINE] = self._under[TEN] = 0  # they leave the game with the next reshuffle
        self.after = self._fitting(own, view.rules.limit - view.total)
        """The ranks that fit, by place, each with the room that it leaves."""
        self._first = network.chances(self._known, self.after)
        self._sums = [0.0] * len(self.after)
        self._worlds = 0

    def chances(self) -> dict[int, float]:
        """The chance to win with each rank that fits."""
        means = [total / self._worlds for total in self._sums] if self._worlds else self._first
        return {place: mean for (place, _), mean in zip(self.after, means, strict=True)}

    def grow(self, dice: Dice) -> None:
        """Imagine another world, and try every card in it."""
        known = self._known
        other = self._hand(dice)
        stock = _less(known.unseen, other)
        size, later = known.stock, known.later
        if not size:
            stock, size, later = self._under, sum(self._under), True
        drawn = [0] * RANKS
        stock = _dealt(stock, drawn, 1, dice)
        for number, (place, room) in enumerate(self.after):
            own = _plus(known.own, drawn)
            own[place] -= 1
            self._sums[number] += self._worth(own, other, stock, size - 1, later, place, room)
        self._worlds += 1

    def _hand(self, dice: Dice) -> Counts:
        """Cards that the other seat may hold."""
        hand = self._held[:]
        _dealt(_less(self._known.unseen, hand), hand, self._size - sum(hand), dice)
        return hand

    def _worth(
        self, own: Counts, other: Counts, stock: Counts, size: int, later: bool, place: int, room: int
    ) -> float:
        """The chance to win after a card and a draw: the other seat replies, then this one plays on."""
        replies = self._fitting(other, room)
        if not replies:
            return 1.0
        knowledge = Knowledge(other, _plus(own, stock), size, later)
        chances = self._network.chances(knowledge, replies)
        reply, room = replies[chances.index(max(chances))]
        answers = self._fitting(own, room)
        if not answers:
            return 0.0
        unseen = _plus(other, stock)
        unseen[reply] -= 1
        if not size:  # the other seat's draw takes a reshuffle
            unseen = _plus(unseen, self._under)
            size, later = sum(self._under), True
            if place < NINE:
                unseen[place] += 1
                size += 1
        return max(self._network.chances(Knowledge(own, unseen, size - 1, later), answers))

    def _fitting(self, hand: Counts, room: int) -> list[tuple[int, int]]:
        """The ranks in a hand that fit, by place, each with the room that it leaves."""
        limit = self._rules.limit
        fitting = [(place, room - place - 1) for place in range(min(NINE, room)) if hand[place]]
        if hand[NINE]:
            fitting.append((NINE, limit))
        if hand[TEN] and room + 10 >= 0:
            fitting.append((TEN, min(room + 10, limit) if self._rules.floor else room + 10))
        return fitting


def _held(view: AdderState, unseen: Counts, size: int) -> Counts:
    """What the other seat must hold after a reshuffle: cards not seen that did not go into the stock."""
    held = [0] * RANKS
    if view.mixed:
        held = _counts(card for card in view.unseen().elements() if card not in view.mixed)
    elif view.reshuffles:
        held[NINE:] = unseen[NINE:]
    return held if sum(held) <= size else [0] * RANKS


def _place(card: Card) -> int:
    """The place of a card's rank, from the ace up."""
    return card.number % 13


def _counts(cards: Iterable[Card]) -> Counts:
    counts = [0] * RANKS
    for card in cards:
        counts[_place(card)] += 1
    return counts


def _plus(one: Counts, other: Counts) -> Counts:
    return [a + b for a, b in zip(one, other, strict=True)]


def _less(one: Counts, other: Counts) -> Counts:
    return [a - b for a, b in zip(one, other, strict=True)]


def _dealt(stock: Counts, hand: Counts, count: int, dice: Dice) -> Counts:
    """Put `count` cards of a stock into a hand, at random; what is left of the stock."""
    left = stock[:]
    for _ in range(count):
        number = dice.below(sum(left))
        place = 0
        while number >= left[place]:
            number -= left[place]
            place += 1
        left[place] -= 1
        hand[place] += 1
    return left
