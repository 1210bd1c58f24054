# SPDX-License-Identifier: GPL-3.0-or-later
"""Which piece of cardboard goes where between two scenes.

Every card on the table is a piece with a number. Scenes know only faces, and two packs hold equal faces
twice: pieces are followed from scene to scene by matching faces, first in their zone, then across zones.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Mapping
from itertools import count
from typing import TypeAlias

import msgspec

from cardtable.engine.cards import Card, Suit, sort_hand
from cardtable.engine.table import Scene, Zone

Pieces: TypeAlias = "dict[str, tuple[int, ...]]"
"""The pieces in each zone, in the order of the zone's cards."""
Place: TypeAlias = "tuple[str, int]"
"""A zone and an index in it."""

_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)
"""Suits in a sorted hand: black and red in turn, so that neighbours differ."""


class Travel(msgspec.Struct, frozen=True):
    """A piece that is in another zone than before; None: it was, or is, in none."""

    piece: int
    source: str | None
    target: str | None


def number_pieces(scene: Scene) -> Pieces:
    """Pieces for a scene that nothing came before."""
    numbers = count()
    return {zone.name: tuple(next(numbers) for _ in zone.cards) for zone in scene.zones}


def follow(before: Scene, pieces: Pieces, after: Scene, leaving: Collection[int] = ()) -> Pieces:
    """The pieces of `after`, given those of `before`. Of equal cards those in `leaving` leave first."""
    match = _Match(before, pieces, after)
    match.within_zones(frozenset(leaving))
    match.across_zones()
    match.unknown_in_place()
    match.unknown_across_zones()
    return match.result()


class _Match:
    """The places of `after` that have no piece yet, and the pieces of `before` that have no place yet."""

    def __init__(self, before: Scene, pieces: Pieces, after: Scene) -> None:
        self.zones = after.zones
        self.given: dict[Place, int] = {}
        self.free: dict[int, tuple[str, Card | None]] = {}
        for zone in before.zones:
            for piece, card in zip(pieces.get(zone.name, ()), zone.cards, strict=False):
                self.free[piece] = (zone.name, card)
        self._fresh = count(1 + max((piece for row in pieces.values() for piece in row), default=-1))

    def _give(self, place: Place, piece: int) -> None:
        self.given[place] = piece
        del self.free[piece]

    def _open(self) -> Iterable[tuple[Place, Card | None]]:
        for zone in self.zones:
            for index, card in enumerate(zone.cards):
                if (zone.name, index) not in self.given:
                    yield (zone.name, index), card

    def within_zones(self, leaving: frozenset[int]) -> None:
        """Equal faces in the same zone are the same pieces."""
        queues: dict[tuple[str, Card | None], deque[int]] = defaultdict(deque)
        for piece in sorted(self.free, key=leaving.__contains__):
            queues[self.free[piece]].append(piece)
        for zone in self.zones:
            for index, card in enumerate(zone.cards):
                queue = queues[zone.name, card]
                if queue:
                    self._give((zone.name, index), queue.popleft())

    def across_zones(self) -> None:
        """A face that has gone from one zone and come to another is one piece."""
        queues: dict[Card, deque[int]] = defaultdict(deque)
        for piece, (_, card) in self.free.items():
            if card is not None:
                queues[card].append(piece)
        for place, card in list(self._open()):
            if card is not None and queues[card]:
                self._give(place, queues[card].popleft())

    def unknown_in_place(self) -> None:
        """A card that was turned over, or covered, where it lies."""
        queues: dict[str, deque[int]] = defaultdict(deque)
        for piece, (zone, card) in self.free.items():
            if card is None:
                queues[zone].append(piece)
        for (zone, index), card in list(self._open()):
            if card is not None and queues[zone]:
                self._give((zone, index), queues[zone].popleft())

    def unknown_across_zones(self) -> None:
        """What is left: a known card comes from an unknown one, the top first, and the other way round."""
        unknown = [piece for piece, (_, card) in self.free.items() if card is None]
        for place, _ in list(self._open()):
            if unknown:
                self._give(place, unknown.pop())
        known = deque(self.free)
        for place, card in list(self._open()):
            if card is None and known:
                self._give(place, known.popleft())

    def result(self) -> Pieces:
        """All places with their pieces; cards that come from nowhere get new numbers."""
        found: Pieces = {}
        for zone in self.zones:
            row = ((zone.name, index) for index in range(len(zone.cards)))
            found[zone.name] = tuple(
                self.given[place] if place in self.given else next(self._fresh) for place in row
            )
        return found


def travels(before: Pieces, after: Pieces) -> tuple[Travel, ...]:
    """The pieces that change zones, in the order of the zones they come to, then those that leave."""
    source = {piece: zone for zone, row in before.items() for piece in row}
    target = {piece: zone for zone, row in after.items() for piece in row}
    moved = [
        Travel(piece, source.get(piece), zone) for piece, zone in target.items() if source.get(piece) != zone
    ]
    return (*moved, *(Travel(piece, zone, None) for piece, zone in source.items() if piece not in target))


def shown_order(zone: Zone, pieces: tuple[int, ...], *, own: bool, sort: bool) -> tuple[int, ...]:
    """The pieces of a zone as they lie from left to right, or bottom to top.

    `zone` is as the viewer sees it. The own hand may be sorted; a hidden hand is mixed, steadily,
    so that its order says nothing.
    """
    if zone.kind != "hand":
        return pieces
    if own:
        return _sorted(zone.cards, pieces) if sort else pieces
    return tuple(sorted(pieces, key=_mixed)) if None in zone.cards else pieces


def _sorted(cards: tuple[Card | None, ...], pieces: tuple[int, ...]) -> tuple[int, ...]:
    if None in cards:
        return pieces
    by_suit = sorted(sort_hand(set(_known(cards))), key=lambda card: _SUITS.index(card.suit))
    rank: Mapping[Card, int] = {card: place for place, card in enumerate(by_suit)}
    keyed = sorted(zip((rank[card] for card in _known(cards)), pieces, strict=True))
    return tuple(piece for _, piece in keyed)


def _known(cards: tuple[Card | None, ...]) -> list[Card]:
    return [card for card in cards if card is not None]


def _mixed(piece: int) -> int:
    """Knuth's multiplicative hash: neighbours lie far apart."""
    return piece * 2654435761 % 2**32
