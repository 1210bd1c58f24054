# SPDX-License-Identifier: GPL-3.0-or-later
"""Placing the cards that an observer does not see, at random but where they can be."""

from __future__ import annotations

import msgspec

from cardtable.engine.cards import Card, Suit
from cardtable.engine.shuffle import Dice

Pair = tuple[tuple[Card, ...], tuple[Card, ...]]


class Unknown(msgspec.Struct, frozen=True):
    """The unseen cards and the places for them."""

    cards: tuple[Card, ...]
    """In the order of a sorted hand."""
    room: tuple[int, int]
    """Unseen cards in each hand; 0 for a hand that is seen."""
    dead: int
    """Unseen dead cards."""
    voids: tuple[tuple[Suit, ...], tuple[Suit, ...]]
    known_dead: tuple[Card, ...]

    def fitting(self, seat: int) -> list[Card]:
        """The unseen cards that this hand may hold."""
        if not self.room[seat]:
            return []
        voids, dead = self.voids[seat], self.known_dead
        return [card for card in self.cards if card.suit not in voids and card not in dead]


def _draw(cards: list[Card], count: int, dice: Dice) -> list[Card]:
    """Take `count` of the cards out of the list at random, or all when there are fewer."""
    return [cards.pop(dice.below(len(cards))) for _ in range(min(count, len(cards)))]


def place(unknown: Unknown, dice: Dice) -> tuple[Pair, tuple[Card, ...]]:
    """Hands and dead cards; for an observer who plays, every possible deal is equally likely.

    Positions set up by hand may have cards too many, which stay out, or too few that fit, when any will do.
    """
    fits = unknown.fitting(0), unknown.fitting(1)
    own = [card for card in fits[0] if card not in fits[1]], [card for card in fits[1] if card not in fits[0]]
    shared = [card for card in fits[0] if card in fits[1]]
    dead = [card for card in unknown.cards if card not in fits[0] and card not in fits[1]]
    spare = _draw(dead, len(dead) - unknown.dead, dice)
    for seat in (0, 1):
        dead += _draw(own[seat], min(unknown.dead - len(dead), len(own[seat]) - unknown.room[seat]), dice)
    rest = [*own[0], *own[1], *shared]
    dead += _draw(rest, unknown.dead - len(dead), dice)
    hands: list[tuple[Card, ...]] = []
    for seat in (0, 1):
        hand = [card for card in own[seat] if card not in dead]
        spare += _draw(hand, len(hand) - unknown.room[seat], dice)
        left = [card for card in shared if card not in dead and not (hands and card in hands[0])]
        hand += _draw(left, unknown.room[seat] - len(hand), dice)
        hand += _draw(spare, unknown.room[seat] - len(hand), dice)
        hands.append(tuple([card for card in unknown.cards if card in hand]))
    return (hands[0], hands[1]), tuple(dead)
