# SPDX-License-Identifier: GPL-3.0-or-later
"""What the layout is asked, and what it answers: places for everything on the table."""

from __future__ import annotations

from math import sqrt

import msgspec
from PySide6.QtCore import QRect, QSize

from cardtable.engine.table import Mark, Scene, ZoneKind

SIDES = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3))
"""By number of opponents: how many sit at each side, and along the top."""


class Lot(msgspec.Struct, frozen=True):
    """What the layout must know of a zone."""

    name: str
    kind: ZoneKind
    seat: int | None
    count: int
    open: bool = False
    """Whether the viewer sees every card of it."""


class Spot(msgspec.Struct, frozen=True):
    """Where one card lies."""

    rect: QRect
    tilt: float = 0.0
    shown: bool = True
    """Whether it is in sight, not deep in a pile."""


class Plan(msgspec.Struct, frozen=True):
    """The whole table, in logical pixels."""

    size: QSize
    label: int
    """Pixels of the labels' type; the small print has `small`."""
    small: int
    card: QSize
    """A card of the own hand."""
    middle_card: QSize
    fan_card: QSize
    panels: tuple[QRect, ...]
    """By seat."""
    areas: dict[str, QRect]
    """Where the cards of each zone are, or will be."""
    spots: dict[str, tuple[Spot, ...]]
    centre: QRect
    """What lies in the middle: stock, plate, pile or trick."""
    middle: QRect
    """The room between the seats."""
    plate: QRect | None
    marks: QRect | None

    @property
    def card_sizes(self) -> tuple[QSize, ...]:
        """The sizes in which cards are drawn, the largest first."""
        sizes = {(spot.rect.width(), spot.rect.height()) for row in self.spots.values() for spot in row}
        sizes |= {(size.width(), size.height()) for size in (self.card, self.middle_card)}
        return tuple(QSize(*size) for size in sorted(sizes, reverse=True))


class Request(msgspec.Struct, frozen=True):
    """What is to be laid out."""

    size: QSize
    bottom: int
    """The seat at the bottom."""
    seats: int
    lots: tuple[Lot, ...]
    capacity: int
    """The most cards the own hand can have: card sizes must not change while it is played out."""
    gauge: bool = False
    marks: int = 0
    scores: bool = False
    """Seats count in numbers, which take more room than chips."""


def label_size(size: QSize) -> int:
    """Pixels of the labels' type on a table of this size."""
    width, height = size.width(), size.height()
    return max(11, int(min(sqrt(width * height) / 54, width / 58)))


def rim(size: QSize) -> int:
    """Width of the wood around a table, in logical pixels."""
    return max(3, round(min(size.width(), size.height()) * 0.013))


def request(scene: Scene, size: QSize, bottom: int, capacity: int) -> Request:
    """What a scene asks of the layout."""
    lots = tuple(
        Lot(zone.name, zone.kind, zone.seat, len(zone.cards), bool(zone.cards) and None not in zone.cards)
        for zone in scene.zones
    )
    gauge, marks = scene.gauge is not None, len(plates(scene))
    scores = any(counter.kind != "chips" for place in scene.places for counter in place.counters)
    return Request(size, bottom, len(scene.places), lots, capacity, gauge, marks, scores)


def plates(scene: Scene) -> tuple[Mark, ...]:
    """The marks with a plate of their own; beside a total notes stand on its plate."""
    return tuple(mark for mark in scene.marks if scene.gauge is None or mark.kind != "note")
