# SPDX-License-Identifier: GPL-3.0-or-later
"""Counting points: pure functions of the cards taken and the house rules."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardtable.engine.cards import Card, Rank, Suit, pack

from .options import MoonRule

DECK = pack((Rank.ACE, Rank.TWO, Rank.FOUR, Rank.SIX, Rank.EIGHT, Rank.TEN, Rank.QUEEN))
"""The 28 cards, in new-pack order."""

QUEEN = Card.SQ
QUEEN_POINTS = 13
MOON_POINTS = 20

POINTS = {card: QUEEN_POINTS if card is QUEEN else int(card.suit is Suit.HEARTS) for card in DECK}
"""What each card costs who takes it."""

Pair = tuple[int, int]


class DealScore(msgspec.Struct, frozen=True):
    """How a deal was counted, by seat."""

    raw: Pair
    """Points taken."""
    points: Pair
    """Points written down."""
    moon: int | None = None
    """Who shot the moon, where that counts."""
    dead: tuple[Card, ...] = ()
    """The cards that were not in play."""


def raw_points(cards: Iterable[Card]) -> int:
    """Points in some cards."""
    return sum([POINTS[card] for card in cards])


def moon_shooter(raw: Pair, rule: MoonRule) -> int | None:
    """Who took every point there was, if that counts; dead cards are not missed."""
    if rule == "off" or (raw[0] == 0) == (raw[1] == 0):
        return None
    return 1 if raw[0] == 0 else 0


def score_deal(raw: Pair, rule: MoonRule, dead: tuple[Card, ...] = ()) -> DealScore:
    """The count of a deal in which the seats took `raw` points."""
    shooter = moon_shooter(raw, rule)
    if shooter is None:
        return DealScore(raw, raw, None, dead)
    if rule == "shooter":
        own, other = -MOON_POINTS, 0
    elif rule == "in_play":
        own, other = 0, raw[shooter]
    else:
        own, other = 0, MOON_POINTS
    return DealScore(raw, (own, other) if shooter == 0 else (other, own), shooter, dead)


def match_winner(scores: Pair, target: int) -> int | None:
    """Who has won after a deal: the lower score once somebody has `target`; nobody while they are equal."""
    if max(scores) < target or scores[0] == scores[1]:
        return None
    return 0 if scores[0] < scores[1] else 1
