# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything lies: a pure function from the size of the table and what is on it to rectangles.

The unit is the width of a card of the own hand. The own seat is at the bottom; the others sit around it
clockwise, from the left: in a column at each side and a row along the top, bent a little.
"""

from __future__ import annotations

from math import ceil, radians

from PySide6.QtCore import QPoint, QPointF, QRect, QSize

from cardtable.engine.table import ZoneKind

from .plan import Lot, Plan, Request, Spot, label_size, rim

RATIO = 7 / 5
"""Height of a card to its width."""
INDEX = 0.25
"""Part of a card's width that its neighbour in a fan must leave open, so that the index is seen."""
RISE = 1 / 8
"""How far a chosen card rises, in card widths."""
SINK = 1 / 10
"""How far a card sinks that cannot be played now."""
FULL_FANS = 4
"""With more seats than this the opponents' hands are one back and a number."""
PILE_SHOWN = 5
"""Cards of a pile that stay in sight."""
_LOOSE = 1.06
"""From one card of the own hand to the next, in card widths, where there is room."""
_ASIDE = 0.8
"""The own hand leaves the middle of the table for cards of this part of the size that the height allows."""
_HELD = 5.0
"""Degrees by which the outer cards of an opponent's hand are turned."""
_FAN = 0.42
"""Cards in an opponent's fan, in card widths."""
_TILTS = (-2.2, 2.6, -0.8, 3.0, -2.8, 1.4, 2.2, -1.6)
_STRAYS = ((-5, 2), (4, -3), (-2, -5), (5, 4), (-6, -1), (2, 5), (6, -2), (-3, 3))
"""How far cards of a pile lie from its middle, in hundredths of a card's width."""
_SIDES = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3))
"""By number of opponents: how many sit at each side, and along the top."""


def lay_out(wanted: Request) -> Plan:
    """The table as it lies still."""
    return _Layout(wanted).plan()


class _Layout:
    """The steps of the calculation, from the outside to the middle."""

    def __init__(self, wanted: Request) -> None:
        self.wanted = wanted
        self.width, self.height = wanted.size.width(), wanted.size.height()
        self.label = label_size(wanted.size)
        self.margin = rim(wanted.size) + round(self.label * 0.6)
        self.gap = round(self.label * 0.55)
        self.compact = wanted.seats > FULL_FANS
        wide = 13.4 if wanted.scores else 12.2
        self.own_panel = QSize(round(self.label * wide), round(self.label * 3.3))
        self.panel = QSize(round(self.label * 10.8), self.own_panel.height())
        if not self.compact:
            self.panel = self.own_panel
        self.sides, self.top = _SIDES[wanted.seats - 1]
        self.bend = round(self.panel.height() * 0.45) if self.top > 2 else 0
        self.by_kind: dict[ZoneKind, list[Lot]] = {}
        for lot in wanted.lots:
            self.by_kind.setdefault(lot.kind, []).append(lot)
        self.panels: dict[int, QRect] = {}
        self.areas: dict[str, QRect] = {}
        self.spots: dict[str, tuple[Spot, ...]] = {}
        self.plate: QRect | None = None
        self.marks: QRect | None = None

    def plan(self) -> Plan:
        self.card = self._card_size()
        fan = round(self.card.width() * _FAN)
        self.fan_card = _card(self.panel.height() / RATIO if self.compact else fan)
        self._own_seat()
        self._other_seats()
        self._middle()
        return Plan(
            self.wanted.size,
            self.label,
            max(10, round(self.label * 0.8)),
            self.card,
            self.middle_card,
            self.fan_card,
            tuple(self.panels[seat] for seat in range(self.wanted.seats)),
            self.areas,
            self.spots,
            self.centre,
            self.middle,
            self.plate,
            self.marks,
        )

    def _lot(self, kind: ZoneKind, seat: int) -> Lot | None:
        return next((lot for lot in self.by_kind.get(kind, ()) if lot.seat == seat), None)

    # The own seat

    def _card_size(self) -> QSize:
        tricks = "trick" in self.by_kind
        middle = RATIO * (1.3 if tricks else 1.0) + 0.4
        fans = 0.0 if self.compact else RATIO * _FAN
        fixed = 2 * self.margin + self.panel.height() + self.bend + 3 * self.gap
        tall = (self.height - fixed) / (RATIO + RISE + SINK + middle + fans)
        left, right = self._hand_ends()
        widest = max(self._even_room(), min(right - left, _ASIDE * tall * self._hand_span()))
        return _card(min(tall, widest / self._hand_span()))

    def _hand_span(self) -> float:
        """Width of a full hand as it should lie at least, in card widths."""
        steps = max(2, self.wanted.capacity - 1)
        return 1 + steps * max(INDEX + 0.04, min(_LOOSE, 2.6 / steps))

    def _hand_ends(self) -> tuple[int, int]:
        """Between the panel and the edge of the table, or the tricks taken if there are any."""
        right = self.margin
        if "taken" in self.by_kind:
            right += self._taken_room() + 2 * self.gap
        return self.margin + self.own_panel.width() + 2 * self.gap, self.width - right

    def _even_room(self) -> int:
        """Width for a hand in the middle of the table, or between panel and tricks."""
        left, right = self._hand_ends()
        return right - left if "taken" in self.by_kind else self.width - 2 * left

    def _hand_room(self) -> tuple[int, int]:
        """Left end and width of the room for the own hand: in the middle of the table if it can."""
        left, right = self._hand_ends()
        width = max(self._even_room(), min(right - left, ceil(self.card.width() * self._hand_span())))
        return max(left, min((self.width - width) // 2, right - width)), width

    def _taken_room(self) -> int:
        return round(self.own_panel.width() * 0.5)

    def _own_seat(self) -> None:
        seat = self.wanted.bottom
        bottom = self.height - self.margin
        card = self.card
        top = bottom - round(card.width() * SINK) - card.height()
        self.hand_top = top - round(card.width() * RISE)
        left, width = self._hand_room()
        room = QRect(left, top, width, card.height())
        corner = QPoint(self.margin, bottom - self.own_panel.height())
        self.panels[seat] = QRect(corner, self.own_panel)
        if hand := self._lot("hand", seat):
            self._fan(hand, room, card, _LOOSE)
        if taken := self._lot("taken", seat):
            size = _card(min(card.width() * 0.6, self._taken_room()))
            right = self.width - self.margin - self._taken_room() // 2
            rect = QRect(QPoint(right - size.width() // 2, bottom - size.height()), size)
            self._stack(taken, rect, 1)

    def _fan(self, lot: Lot, room: QRect, card: QSize, loose: float, spread: float = 0.0) -> None:
        """Cards side by side in the middle of the room, overlapping only as much as they must.

        The last is turned by `spread` degrees, the first as far the other way, as in a hand that is held.
        """
        step = min(card.width() * loose, (room.width() - card.width()) / max(1, lot.count - 1))
        width = card.width() + step * max(0, lot.count - 1)
        left = room.x() + (room.width() - width) / 2
        self.areas[lot.name] = QRect(round(left), room.y(), round(width), card.height())
        middle = (lot.count - 1) / 2
        parts = [(i - middle) / max(1.0, middle) for i in range(lot.count)]
        sag = radians(spread) * width / 4
        self.spots[lot.name] = tuple(
            Spot(QRect(QPoint(round(left + step * i), room.y() + round(sag * part**2)), card), spread * part)
            for i, part in enumerate(parts)
        )

    def _stack(self, lot: Lot, rect: QRect, shown: int, tilted: bool = False) -> None:
        """Cards on one another; the lowest may show too, for the depth of the heap."""
        self.areas[lot.name] = rect
        self.spots[lot.name] = tuple(
            Spot(_strayed(rect, i), _TILTS[i % len(_TILTS)], i >= lot.count - shown)
            if tilted
            else Spot(rect, 0.0, i >= lot.count - shown)
            for i in range(lot.count)
        )

    # The others

    def _other_seats(self) -> None:
        wanted = self.wanted
        others = [(wanted.bottom + i) % wanted.seats for i in range(1, wanted.seats)]
        left, top = others[: self.sides], others[self.sides : self.sides + self.top]
        right = others[self.sides + self.top :]
        block = self._block()
        self.middle_top = self.margin + self.bend + block.height() + self.gap
        ends = self.width - block.width() - 2 * self.margin
        spread = min(1.0, max(0.72, (self.top - 1) * (block.width() + self.gap) / max(1, ends)))
        for place, seat in enumerate(top):
            across = (place + 1) / (self.top + 1)
            if self.top > 2:
                across = 0.5 + (place / (self.top - 1) - 0.5) * spread
            if self.top == 2:
                across = (0.24, 0.76)[place]
            bend = round(self.bend * abs(2 * across - 1) / spread)
            self._seat(seat, QPoint(self.margin + round(ends * across), self.margin + bend), block)
        room = self.hand_top - 2 * self.gap - self.middle_top
        for column, x in ((left[::-1], self.margin), (right, self.width - self.margin - block.width())):
            for place, seat in enumerate(column):
                spare = max(0, room - self.sides * block.height())
                y = self.middle_top + round(spare * (place + 1) / (self.sides + 1)) + place * block.height()
                self._seat(seat, QPoint(x, y), block)
        side = self.margin + block.width() + 2 * self.gap if self.sides else self.margin
        self.middle = QRect(
            side, self.middle_top, self.width - 2 * side, self.hand_top - self.gap - self.middle_top
        )

    def _block(self) -> QSize:
        """Room for one opponent: the panel, piles to the right of it, a fan below."""
        pile = round(self.panel.height() / RATIO) + self.gap
        piles = int(self.compact) + int("taken" in self.by_kind and not self._beside())
        width = self.panel.width() + piles * pile
        if self.compact:
            return QSize(width, self.panel.height())
        count = max((lot.count for lot in self.by_kind.get("hand", ())), default=1)
        fan = round(self.fan_card.width() * (1 + 0.3 * (max(count, self.wanted.capacity) - 1)))
        limit = (self.width - 2 * self.margin) // (self.top + 1) if self.top > 1 else self.width // 2
        width = max(width, min(fan, limit, self.panel.width() * 2 if self.sides else limit))
        return QSize(width, self.panel.height() + self.gap + self.fan_card.height())

    def _beside(self) -> bool:
        """Whether tricks taken by the one opponent have room of their own at the top right."""
        return self.wanted.seats == 2

    def _seat(self, seat: int, corner: QPoint, block: QSize) -> None:
        row = self.panel.width()
        pile = _card(self.panel.height() / RATIO)
        hand, taken = self._lot("hand", seat), self._lot("taken", seat)
        stacks = [lot for lot in (hand if self.compact else None, None if self._beside() else taken) if lot]
        row += len(stacks) * (pile.width() + self.gap)
        x = corner.x() + (block.width() - row) // 2
        self.panels[seat] = QRect(QPoint(x, corner.y()), self.panel)
        x += self.panel.width() + self.gap
        for lot in stacks:
            self._stack(lot, QRect(QPoint(x, corner.y()), pile), 1)
            x += pile.width() + self.gap
        if hand and not self.compact:
            y = corner.y() + self.panel.height() + self.gap
            room = QRect(corner.x(), y, block.width(), self.fan_card.height())
            self._fan(hand, room, self.fan_card, 0.42 if hand.count > 5 else 0.7, _HELD)
        if taken and self._beside():
            size = _card(block.height() / RATIO * 0.8)
            right = self.width - self.margin - self._taken_room() // 2
            self._stack(taken, QRect(QPoint(right - size.width() // 2, corner.y()), size), 1)

    # The middle

    def _middle(self) -> None:
        stocks, piles = self.by_kind.get("stock", []), self.by_kind.get("pile", [])
        tricks, asides = self.by_kind.get("trick", []), self.by_kind.get("aside", [])
        width = len(stocks) + len(piles) + (2.1 if self.wanted.gauge else 0.0) + (2.9 if tricks else 0.0)
        width += 0.3 * max(0, len(stocks) + len(piles) + self.wanted.gauge + bool(tricks) - 1) + 0.6
        left = 1.45 if asides else 0.0
        right = 1.75 if self.wanted.marks else 0.0
        tall = RATIO * (1.3 if tricks else 1.0) + 0.1
        unit = min(
            self.card.width(),
            self.middle.width() / (width + 2 * max(left, right)),
            self.middle.height() / tall,
        )
        self.middle_card = _card(unit)
        unit = self.middle_card.width()
        self._row(stocks, piles, tricks, unit)
        self._margins(asides, unit)

    def _row(self, stocks: list[Lot], piles: list[Lot], tricks: list[Lot], unit: int) -> None:
        """Stock, plate, trick and pile side by side about the centre."""
        height = self.middle_card.height()
        middle = self.middle.center()
        widths: list[tuple[Lot | None, float]] = [(lot, 1.0) for lot in stocks]
        if self.wanted.gauge:
            widths.append((None, 2.1))
        if tricks:
            widths.append((tricks[0], 2.9))
        widths += [(lot, 1.0) for lot in piles]
        total = unit * (sum(width for _, width in widths) + 0.3 * max(0, len(widths) - 1))
        x = middle.x() - total / 2
        self.centre = QRect(round(x), middle.y() - height // 2, round(total), height)
        for lot, width in widths:
            rect = QRect(round(x), middle.y() - height // 2, round(unit * width), height)
            if lot is None:
                self.plate = rect
            elif lot.kind == "trick":
                self._trick(tricks, rect.center())
            else:
                rect = QRect(rect.topLeft(), self.middle_card)
                self._stack(lot, rect, PILE_SHOWN if lot.kind == "pile" else 1, lot.kind == "pile")
            x += unit * (width + 0.3)

    def _trick(self, tricks: list[Lot], middle: QPoint) -> None:
        """Each card in front of its player."""
        unit, seats = self.middle_card.width(), self.wanted.seats
        for lot in tricks:
            place = 0 if lot.seat is None else (lot.seat - self.wanted.bottom) % seats
            away = _direction(place, seats)
            centre = QPointF(middle) + QPointF(away.x() * unit, away.y() * unit)
            corner = centre - QPointF(unit / 2, self.middle_card.height() / 2)
            self._stack(lot, QRect(corner.toPoint(), self.middle_card), 2, tilted=False)

    def _margins(self, asides: list[Lot], unit: int) -> None:
        """Cards aside at the left of the middle, marks at its right, each between the centre and the edge."""
        inner = round(self.centre.width() / 2 + 0.15 * unit)
        room = self.middle.width() // 2 - inner
        x, y = self.middle.center().x(), self.middle.center().y()
        size = _card(unit * 0.6)
        wide = min(round(1.4 * unit), room)
        for row, lot in enumerate(asides):
            top = y - size.height() // 2 + round((row - (len(asides) - 1) / 2) * size.height() * 1.2)
            left = x - inner - (room + wide) // 2
            self._fan(lot, QRect(left, top, wide, size.height()), size, 1.1)
        if self.wanted.marks:
            wide = min(max(round(1.75 * unit), round(17 * self.label)), room)
            height = round(self.label * (0.8 + 1.9 * self.wanted.marks))
            self.marks = QRect(x + inner + (room - wide) // 2, y - height // 2, wide, height)


def _card(width: float) -> QSize:
    whole = max(12, int(width))
    return QSize(whole, round(whole * RATIO))


def _strayed(rect: QRect, place: int) -> QRect:
    x, y = _STRAYS[place % len(_STRAYS)]
    return rect.translated(round(x * rect.width() / 100), round(y * rect.width() / 100))


def _direction(place: int, seats: int) -> QPointF:
    """From a trick's centre towards the player at a place (0: the bottom, clockwise), in card widths."""
    if seats == 2:
        return QPointF(-0.56, 0.2) if place == 0 else QPointF(0.56, -0.2)
    sides, top = _SIDES[seats - 1]
    if place == 0:
        return QPointF(0.0, 0.22)
    if place <= sides:
        return QPointF(-0.95, 0.0)
    if place > sides + top:
        return QPointF(0.95, 0.0)
    return QPointF((place - sides - (top + 1) / 2) / max(1, top - 1) * 1.3, -0.22)
