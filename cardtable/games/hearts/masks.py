# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands as bits, and suits reduced to what matters for who wins what.

A suit is a *code*: a leading 1, then a bit for each card left, the highest card first: 1 is the leader's.
So `0b1_0110` is four cards of which the leader of the trick has the two in the middle.

In spades the *queen mark* is 0 without the queen, 2 when the other hand has the ace above her, and otherwise
1: then she lies in the highest run of cards of one hand, and where in that run makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardtable.engine.cards import Card

from .state import STRENGTH

LEADER, FOLLOWER = 1, 0

_SUITS = {1 << index: 0b1111111 << index // 7 * 7 for index in range(28)}
suit_of = _SUITS.__getitem__
"""All cards of a card's suit, as bits."""

BIT = {card: 1 << index for card, index in STRENGTH.items()}
"""The bit of each card in a hand: clubs, diamonds, hearts, spades from bit 0, the two lowest in each."""

CARDS = {bit: card for card, bit in BIT.items()}
"""The card of each bit."""

_QUEEN, _ACE = 5, 6
"""Places of these ranks in a suit."""


def hand_bits(cards: Iterable[Card | None]) -> int:
    """The cards as bits."""
    return sum([BIT[card] for card in cards if card is not None])


def _code(leader: int, follower: int) -> int:
    code = 1
    for place in reversed(range(7)):
        if leader >> place & 1:
            code = code << 1 | LEADER
        elif follower >> place & 1:
            code = code << 1 | FOLLOWER
    return code


CODES = {
    leader << 7 | follower: _code(leader, follower)
    for leader in range(128)
    for follower in range(128)
    if not leader & follower
}
"""The code of a suit, by the seven bits of the leader and the seven of the follower."""


def queen_mark(leader: int, follower: int) -> int:
    """The queen mark of the spades of two hands, seven bits each."""
    if not (leader | follower) >> _QUEEN & 1:
        return 0
    queen, ace = (leader >> _QUEEN & 1, leader >> _ACE & 1)
    return 2 if (leader | follower) >> _ACE & 1 and queen != ace else 1


def flipped(code: int) -> int:
    """The same suit when the follower has become the leader."""
    return code ^ ((1 << code.bit_length() - 1) - 1)


def without(code: int, *places: int) -> int:
    """The code without the cards at these places, counted from the lowest."""
    for place in sorted(places, reverse=True):
        code = code >> place + 1 << place | code & ((1 << place) - 1)
    return code


class Choice(msgspec.Struct, frozen=True):
    """Cards of a hand that do the same: they lie next to each other among all cards of the suit."""

    place: int
    queen: bool = False


def choices(code: int, mark: int, owner: int) -> list[Choice]:
    """What a hand can play from a suit, from high to low; equal cards once, the queen first among hers."""
    found: list[Choice] = []
    size = code.bit_length() - 1
    run = 0  # which run of one owner's cards, from the top
    for place in reversed(range(size)):
        bit = code >> place & 1
        first = place == size - 1 or bit != code >> place + 1 & 1
        run += first
        if bit != owner:
            continue
        if first:
            queen = mark == run
            found.append(Choice(place, queen))
            if queen and place and code >> place - 1 & 1 == bit:
                found.append(Choice(place - 1))
    return found


def mark_after(code: int, mark: int, *played: Choice) -> int:
    """The queen mark when these cards are gone."""
    if any(choice.queen for choice in played):
        return 0
    top = code.bit_length() - 2
    return 1 if mark == 2 and any(choice.place == top for choice in played) else mark


def _least_taken(code: int, owner: int) -> int:
    """Hearts of a hand that it must take itself: each needs a higher heart of the other to be rid of."""
    covers = kept = 0
    for place in reversed(range(code.bit_length() - 1)):
        if code >> place & 1 != owner:
            covers += 1
        elif covers:
            covers -= 1
        else:
            kept += 1
    return kept


KEPT = [(_least_taken(code, LEADER), _least_taken(code, FOLLOWER)) for code in range(256)]
"""By code of the hearts: how many of their own the leader and the follower must take."""
