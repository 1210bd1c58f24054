# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything lies between the seats: stock, total, pile or trick, cards aside, marks of the deal."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QSize

from .heaps import RATIO, Laid, card_size, fan, pile, stack
from .plan import SIDES, Lot, Request

PILE_SHOWN = 5
"""Cards of a pile that stay in sight."""
_SPACE = 0.3
"""Between two things in the middle, in card widths."""
_PLATE = 2.1
"""Width of the total."""
_LOW_PLATE = 0.95
"""Height of the total where it lies above stock and pile."""
_TRICK, _TRICK_OF_TWO = 2.9, 2.3
"""Width of a trick."""
_WORTH = 1.2
"""The total lies above stock and pile where cards gain so much by it."""


class Centre:
    """What lies in the room between the seats; no card is wider than those of the own hand."""

    def __init__(self, wanted: Request, room: QRect, card: QSize, label: int) -> None:
        self.areas: dict[str, Laid] = {}
        self.plate: QRect | None = None
        self.marks: QRect | None = None
        self.whole = QRect()
        """Around stock, total, pile and trick."""
        self._wanted, self._room, self._label = wanted, room, label
        lots = {kind: [lot for lot in wanted.lots if lot.kind == kind] for kind in _KINDS}
        self._stocks, self._piles = lots["stock"], lots["pile"]
        self._tricks, self._asides = lots["trick"], lots["aside"]
        unit, stacked = self._unit(card.width())
        self.card = card_size(unit)
        if stacked:
            self._lay_stacked(self.card.width())
        else:
            self._lay_row(self.card.width())
        self._lay_margins(self.card.width())

    def _unit(self, most: int) -> tuple[float, bool]:
        """Width of a card, and whether the total lies above stock and pile."""
        heaps, room = len(self._stocks) + len(self._piles), self._room
        ends = 2 * max(1.45 if self._asides else 0.0, 1.75 if self._wanted.marks else 0.0) + 0.6
        across = heaps + _PLATE * self._wanted.gauge + self._trick_width * bool(self._tricks)
        across += _SPACE * max(0, heaps + self._wanted.gauge + bool(self._tricks) - 1) + ends
        tall = RATIO * (1.3 if self._tricks else 1.0) + 0.1
        unit = min(most, room.width() / across, room.height() / tall)
        if not self._wanted.gauge or heaps < 2:
            return unit, False
        across = heaps + _SPACE * (heaps - 1) + ends
        tall = RATIO + _SPACE + _LOW_PLATE + 0.62  # with room for the seam around
        other = min(most, room.width() / across, room.height() / tall)
        return max((unit, False), (other, True), key=lambda way: way[0] / (_WORTH if way[1] else 1.0))

    @property
    def _trick_width(self) -> float:
        return _TRICK_OF_TWO if self._wanted.seats == 2 else _TRICK

    def _lay_row(self, unit: int) -> None:
        """Stock, plate, trick and pile side by side about the centre."""
        height = self.card.height()
        middle = self._room.center()
        widths: list[tuple[Lot | None, float]] = [(lot, 1.0) for lot in self._stocks]
        if self._wanted.gauge:
            widths.append((None, _PLATE))
        if self._tricks:
            widths.append((self._tricks[0], self._trick_width))
        widths += [(lot, 1.0) for lot in self._piles]
        total = unit * (sum(width for _, width in widths) + _SPACE * max(0, len(widths) - 1))
        x = middle.x() - total / 2
        self.whole = QRect(round(x), middle.y() - height // 2, round(total), height)
        for lot, width in widths:
            rect = QRect(round(x), middle.y() - height // 2, round(unit * width), height)
            if lot is None:
                self.plate = rect
            elif lot.kind == "trick":
                self._lay_trick(rect.center())
            else:
                self._lay_heap(lot, rect.topLeft())
            x += unit * (width + _SPACE)

    def _lay_stacked(self, unit: int) -> None:
        """The plate above stock and pile, where the seats leave little width."""
        heaps = [*self._stocks, *self._piles]
        width = round(unit * (len(heaps) + _SPACE * (len(heaps) - 1)))
        plate = QSize(width, round(unit * _LOW_PLATE))
        height = plate.height() + round(unit * _SPACE) + self.card.height()
        corner = self._room.center() - QPoint(width // 2, height // 2)
        self.whole = QRect(corner, QSize(width, height))
        self.plate = QRect(corner, plate)
        y = corner.y() + height - self.card.height()
        for place, lot in enumerate(heaps):
            self._lay_heap(lot, QPoint(corner.x() + round(unit * place * (1 + _SPACE)), y))

    def _lay_heap(self, lot: Lot, corner: QPoint) -> None:
        rect = QRect(corner, self.card)
        self.areas[lot.name] = pile(lot, rect, PILE_SHOWN) if lot.kind == "pile" else stack(lot, rect)

    def _lay_trick(self, middle: QPoint) -> None:
        """Each card in front of its player."""
        unit, seats = self.card.width(), self._wanted.seats
        for lot in self._tricks:
            place = 0 if lot.seat is None else (lot.seat - self._wanted.bottom) % seats
            away = _direction(place, seats)
            centre = QPointF(middle) + QPointF(away.x() * unit, away.y() * unit)
            corner = centre - QPointF(unit / 2, self.card.height() / 2)
            self.areas[lot.name] = stack(lot, QRect(corner.toPoint(), self.card), 2)

    def _lay_margins(self, unit: int) -> None:
        """Cards aside at the left of the middle, marks at its right, each between the centre and the edge."""
        inner = round(self.whole.width() / 2 + 0.15 * unit)
        room = self._room.width() // 2 - inner
        x, y = self._room.center().x(), self._room.center().y()
        size = card_size(unit * 0.6)
        wide = min(round(1.4 * unit), room)
        for row, lot in enumerate(self._asides):
            top = y - size.height() // 2 + round((row - (len(self._asides) - 1) / 2) * size.height() * 1.2)
            left = x - inner - (room + wide) // 2
            self.areas[lot.name] = fan(lot, QRect(left, top, wide, size.height()), size, 1.1)
        if self._wanted.marks:
            wide = min(max(round(1.75 * unit), round(17 * self._label)), room)
            height = round(self._label * (0.8 + 1.9 * self._wanted.marks))
            self.marks = QRect(x + inner + (room - wide) // 2, y - height // 2, wide, height)


_KINDS = ("stock", "pile", "trick", "aside")


def _direction(place: int, seats: int) -> QPointF:
    """From a trick's centre towards the player at a place (0: the bottom, clockwise), in card widths."""
    if seats == 2:
        return QPointF(-0.56, 0.2) if place == 0 else QPointF(0.56, -0.2)
    sides, top = SIDES[seats - 1]
    if place == 0:
        return QPointF(0.0, 0.22)
    if place <= sides:
        return QPointF(-0.95, 0.0)
    if place > sides + top:
        return QPointF(0.95, 0.0)
    return QPointF((place - sides - (top + 1) / 2) / max(1, top - 1) * 1.3, -0.22)
