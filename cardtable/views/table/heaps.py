# SPDX-License-Identifier: GPL-3.0-or-later
"""How several cards lie together: in a fan, or in a heap."""

from __future__ import annotations

from math import radians
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

from .plan import Lot, Spot

RATIO = 7 / 5
"""Height of a card to its width."""
_TILTS = (-2.2, 2.6, -0.8, 3.0, -2.8, 1.4, 2.2, -1.6)
_STRAYS = ((-5, 2), (4, -3), (-2, -5), (5, 4), (-6, -1), (2, 5), (6, -2), (-3, 3))
"""How far cards of a pile lie from its middle, in hundredths of a card's width."""


class Laid(NamedTuple):
    """The place of a zone, and of each card in it."""

    area: QRect
    spots: tuple[Spot, ...]


def card_size(width: float) -> QSize:
    """A card about so wide, in whole pixels."""
    whole = max(12, int(width))
    return QSize(whole, round(whole * RATIO))


def fan(lot: Lot, room: QRect, card: QSize, loose: float, spread: float = 0.0) -> Laid:
    """Cards side by side in the middle of the room, overlapping only as much as they must.

    The last is turned by `spread` degrees, the first as far the other way, as in a hand that is held.
    """
    step = min(card.width() * loose, (room.width() - card.width()) / max(1, lot.count - 1))
    width = card.width() + step * max(0, lot.count - 1)
    left = room.x() + (room.width() - width) / 2
    area = QRect(round(left), room.y(), round(width), card.height())
    middle = (lot.count - 1) / 2
    parts = [(i - middle) / max(1.0, middle) for i in range(lot.count)]
    sag = radians(spread) * width / 4
    spots = tuple(
        Spot(QRect(QPoint(round(left + step * i), room.y() + round(sag * part**2)), card), spread * part)
        for i, part in enumerate(parts)
    )
    return Laid(area, spots)


def stack(lot: Lot, rect: QRect, shown: int = 1) -> Laid:
    """Cards exactly on one another; the lowest may show too, for the depth of the heap."""
    spots = tuple(Spot(rect, 0.0, i >= lot.count - shown) for i in range(lot.count))
    return Laid(rect, spots)


def pile(lot: Lot, rect: QRect, shown: int) -> Laid:
    """Cards thrown on one another; the last ones show."""
    spots = tuple(
        Spot(_strayed(rect, i), _TILTS[i % len(_TILTS)], i >= lot.count - shown) for i in range(lot.count)
    )
    return Laid(rect, spots)


def _strayed(rect: QRect, place: int) -> QRect:
    x, y = _STRAYS[place % len(_STRAYS)]
    return rect.translated(round(x * rect.width() / 100), round(y * rect.width() / 100))
