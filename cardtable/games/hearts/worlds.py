# SPDX-License-Identifier: GPL-3.0-or-later
"""Every deal that fits what a seat has seen, and the cards played so far."""

from __future__ import annotations

from itertools import combinations
from math import comb

import msgspec

from cardtable.engine.cards import Card
from cardtable.engine.shuffle import Dice

from .masks import BIT, hand_bits
from .scoring import DECK
from .state import STARTERS, TRICKS, HeartsState, takes

Play = tuple[int, int]
"""A seat and the card it played, as a bit."""

_MOST = 200
"""Hands to look at where a position set up by hand leaves more open than two dead cards."""


class Past(msgspec.Struct, frozen=True):
    """The cards played in a deal, from its start."""

    leader: int
    plays: tuple[Play, ...]


def even(view: HeartsState, seat: int) -> bool:
    """Whether both hands last as long, which positions set up by hand need not."""
    return len(view.hands[seat]) == len(view.hands[1 - seat]) + len(view.trick)


def possible_hands(view: HeartsState, seat: int, dice: Dice) -> list[int]:
    """Every hand the opponent may hold, as bits, in random order."""
    other = 1 - seat
    room = len(view.hands[other])
    if view.hands[other] and view.hands[other][0] is not None:
        return [hand_bits(view.hands[other])]
    unknown = view.unknown()
    fits = unknown.fitting(other)
    if not room or len(fits) <= room:
        return [hand_bits(fits[:room])]
    if comb(len(fits), room) > _MOST:
        found = {hand_bits(view.imagine(dice).hands[other]): None for _ in range(_MOST)}
        return list(found)
    whole = hand_bits(fits)
    if len(fits) - room > unknown.dead:  # more cards than places: a position set up by hand
        hands = [hand_bits(hand) for hand in combinations(fits, room)]
    else:
        hands = [whole & ~hand_bits(out) for out in combinations(fits, len(fits) - room)]
    return list(dice.shuffled(hands))


def past(view: HeartsState) -> Past | None:
    """The plays of this deal; None for a position set up by hand, which has no past.

    Each seat's tricks are in order, and the winner of a trick leads to the next. So the next trick is the
    first left of those that the leader has won, if he led to it, and otherwise the first of the other's.
    """
    if not _dealt(view):
        return None
    leader = first = _first_leader(view)
    left = [list(zip(cards[::2], cards[1::2], strict=True)) for cards in view.taken]
    plays: list[Play] = []
    while left[0] or left[1]:
        for winner in (leader, 1 - leader):
            if left[winner] and takes(*left[winner][0]) == (winner != leader):
                break
        else:
            return None
        led, answer = left[winner].pop(0)
        plays += [(leader, BIT[led]), (1 - leader, BIT[answer])]
        leader = winner
    if leader != view.leader:
        return None
    plays += [(leader if at == 0 else 1 - leader, BIT[card]) for at, card in enumerate(view.trick)]
    return Past(first, tuple(plays))


def _dealt(view: HeartsState) -> bool:
    """Whether the position looks like one that comes of a deal: every card and trick is accounted for."""
    tricks = view.tricks
    seen = [*view.hands[0], *view.hands[1], *view.trick, *view.taken[0], *view.taken[1], *view.dead]
    held = len(view.hands[view.leader]) + len(view.trick[:1])
    return (
        len(seen) == len(DECK)
        and len(view.dead) == len(DECK) - 2 * TRICKS
        and len(view.taken[0]) % 2 == 0
        and len(view.taken[0]) + len(view.taken[1]) == 2 * tricks
        and held + tricks == TRICKS
    )


def _first_leader(view: HeartsState) -> int:
    """Who led to the first trick: the lowest club that is not dead."""
    starter: Card | None = next((card for card in STARTERS if card not in view.known_dead), None)
    for winner in (0, 1):
        if view.taken[winner][:1] == (starter,):
            return 1 - winner if takes(*view.taken[winner][:2]) else winner
    return view.leader
