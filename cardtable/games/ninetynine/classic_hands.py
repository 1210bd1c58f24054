# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands of the game with chips as its tables number them: three cards of twelve kinds, two of which are kept.

Kinds are the ranks, jack and queen as one. An act is one way to play a kind: an ace and a ten have two.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import NamedTuple

from cardtable.engine.cards import Card, Rank
from cardtable.engine.game import Move

from .effects import CLASSIC, Effect

KINDS = 12
KIND: dict[Rank, int] = {rank: min(place, 10) for place, rank in enumerate(Rank)} | {Rank.KING: 11}
"""The kind of each rank: 0 the ace, 8 the nine, 9 the ten, 10 jack and queen, 11 the king."""
RANKS: tuple[tuple[Rank, ...], ...] = tuple(
    tuple(rank for rank in Rank if KIND[rank] == kind) for kind in range(KINDS)
)
"""The ranks of each kind."""
LOWEST, LIMIT = -20, 99
"""The totals that the tables tell apart; a lower one counts as the lowest."""
TOTALS = LIMIT - LOWEST + 1


class Act(NamedTuple):
    """One way to play a kind."""

    kind: int
    effect: Effect


ACTS: tuple[Act, ...] = tuple(Act(kind, way) for kind, ranks in enumerate(RANKS) for way in CLASSIC[ranks[0]])
TURN = next(number for number, act in enumerate(ACTS) if act.effect.turns)
"""The act that changes the direction."""

HANDS: tuple[tuple[int, ...], ...] = tuple(combinations_with_replacement(range(KINDS), 3))
PAIRS: tuple[tuple[int, ...], ...] = tuple(combinations_with_replacement(range(KINDS), 2))
_HAND = {hand: number for number, hand in enumerate(HANDS)}
_PAIR = {pair: number for number, pair in enumerate(PAIRS)}
WITH: tuple[tuple[int, ...], ...] = tuple(
    tuple(_HAND[tuple(sorted((*pair, kind)))] for kind in range(KINDS)) for pair in PAIRS
)
"""The hand that a pair and a kind make."""


def _plays(hand: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    pairs = {kind: _PAIR[tuple(sorted(_without(hand, kind)))] for kind in hand}
    return tuple((number, pairs[act.kind]) for number, act in enumerate(ACTS) if act.kind in pairs)


def _without(hand: tuple[int, ...], kind: int) -> list[int]:
    kept = list(hand)
    kept.remove(kind)
    return kept


PLAYS: tuple[tuple[tuple[int, int], ...], ...] = tuple(map(_plays, HANDS))
"""The acts of each hand, each with the pair that it keeps."""


def after(act: int, total: int, floor: bool = False) -> int | None:
    """The total after an act; None where it is over the limit."""
    then = ACTS[act].effect.total(total, floor)
    return then if then <= LIMIT else None


def place(total: int) -> int:
    """Where a total stands in the tables, from 0."""
    return max(total, LOWEST) - LOWEST


_ACT = {(rank, act.effect.choice): number for number, act in enumerate(ACTS) for rank in RANKS[act.kind]}


def act_of(move: Move) -> int:
    """The act that a move is."""
    return _ACT[move.cards[0].rank, move.choice]


def pair_of(cards: Iterable[Card]) -> int:
    """The number of two cards kept."""
    return _PAIR[tuple(sorted(KIND[card.rank] for card in cards))]


def counts_of(cards: Iterable[Card]) -> list[int]:
    """How many cards there are of each kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[KIND[card.rank]] += 1
    return counts
