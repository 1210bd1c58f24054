# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything lies: a pure function from the size of the table and what is on it to rectangles.

The unit is the width of a card of the own hand. The own seat is at the bottom; the others sit around it
clockwise, from the left: in a column at each side and a row along the top, bent a little.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize

from cardtable.engine.table import ZoneKind

from .centre import Centre
from .heaps import RATIO, Laid, card_size, fan, stack
from .plan import SIDES, Lot, Plan, Request, label_size, rim

INDEX = 0.25
"""Part of a card's width that its neighbour in a fan must leave open, so that the index is seen."""
RISE = 1 / 8
"""How far a chosen card rises, in card widths."""
SINK = 1 / 10
"""How far a card sinks that cannot be played now."""
FULL_FANS = 4
"""With more seats than this the opponents' hands are one back and a number."""
_LOOSE = 1.06
"""From one card of the own hand to the next, in card widths, where there is room."""
_ASIDE = 0.8
"""The own hand leaves the middle of the table for cards of this part of the size that the height allows."""
_HELD = 5.0
"""Degrees by which the outer cards of an opponent's hand are turned."""
_FAN = 0.42
"""Cards in an opponent's fan, in card widths."""
_TIP = 2.1
"""Above the own hand a line of type tells what a card would do: so much of its size must be free there."""
_OPEN, _OPEN_LABELS = 1.5, 27
"""Where many opponents' cards are open, each hand is up to so much higher than its panel, but not on a table
that is lower than so many labels."""
_OPEN_STEP = 0.42
"""From one of these cards to the next, in card widths."""
_NARROW, _WORTH = 0.2, 1.15
"""Where cards would be narrower than this part of the table, and gain so much by it, the own panel lies above
the hand: a large hand on a table that is higher than wide."""


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
        self.open = self.compact and any(lot.open and lot.seat != wanted.bottom for lot in wanted.lots)
        self.panel = QSize(round(self.label * (9.2 if self.open else 10.8)), self.own_panel.height())
        if not self.compact:
            self.panel = self.own_panel
        self.tip = round(self.label * _TIP)
        self.above = False
        """Whether the own panel lies above the hand."""
        self.sides, self.top = SIDES[wanted.seats - 1]
        self.bend = round(self.panel.height() * 0.45) if self.top > 2 else 0
        self.by_kind: dict[ZoneKind, list[Lot]] = {}
        for lot in wanted.lots:
            self.by_kind.setdefault(lot.kind, []).append(lot)
        self.panels: dict[int, QRect] = {}
        self.laid: dict[str, Laid] = {}

    def plan(self) -> Plan:
        self.card = self._card_size()
        self.fan_card = card_size(self._held_height() / RATIO if self.compact else self.card.width() * _FAN)
        self._own_seat()
        self._other_seats()
        centre = Centre(self.wanted, self.middle, self.card, self.label)
        self.laid |= centre.areas
        return Plan(
            self.wanted.size,
            self.label,
            max(10, round(self.label * 0.8)),
            self.card,
            centre.card,
            self.fan_card,
            tuple(self.panels[seat] for seat in range(self.wanted.seats)),
            {name: laid.area for name, laid in self.laid.items()},
            {name: laid.spots for name, laid in self.laid.items()},
            centre.whole,
            self.middle,
            centre.plate,
            centre.marks,
        )

    def _lot(self, kind: ZoneKind, seat: int) -> Lot | None:
        return next((lot for lot in self.by_kind.get(kind, ()) if lot.seat == seat), None)

    # The own seat

    def _card_size(self) -> QSize:
        beside = self._card_width()
        self.above = True
        above = self._card_width()
        self.above = beside < _NARROW * self.width and above > _WORTH * beside
        return card_size(above if self.above else beside)

    def _card_width(self) -> float:
        """The widest that cards can be."""
        middle = RATIO * (1.3 if "trick" in self.by_kind else 1.0) + 0.4
        fans = 0.0 if self.compact else RATIO * _FAN
        fixed = 2 * self.margin + self._row_height() + self.bend + 2 * self.gap + self._over_hand()
        tall = (self.height - fixed) / (RATIO + RISE + SINK + middle + fans)
        left, right = self._hand_ends()
        widest = max(self._even_room(), min(right - left, _ASIDE * tall * self._hand_span()))
        return min(tall, widest / self._hand_span())

    def _over_hand(self) -> int:
        """From the middle of the table to the hand: room for a line of type, perhaps for the own panel."""
        if self.above:
            return self.tip + self.own_panel.height() + self.gap
        return self.tip if self.wanted.gauge else self.gap

    def _hand_span(self) -> float:
        """Width of a full hand as it should lie at least, in card widths."""
        steps = max(2, self.wanted.capacity - 1)
        return 1 + steps * max(INDEX + 0.04, min(_LOOSE, 2.6 / steps))

    def _hand_ends(self) -> tuple[int, int]:
        """Between the panel and the edge of the table, or the tricks taken if there are any."""
        right = self.margin
        if "taken" in self.by_kind:
            right += self._taken_room() + 2 * self.gap
        left = 0 if self.above else self.own_panel.width() + 2 * self.gap
        return self.margin + left, self.width - right

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
        floor = self.hand_top - self.tip if self.above else bottom
        corner = QPoint(self.margin, floor - self.own_panel.height())
        self.panels[seat] = QRect(corner, self.own_panel)
        if hand := self._lot("hand", seat):
            self.laid[hand.name] = fan(hand, room, card, _LOOSE)
        if taken := self._lot("taken", seat):
            size = card_size(min(card.width() * 0.6, self._taken_room()))
            right = self.width - self.margin - self._taken_room() // 2
            rect = QRect(QPoint(right - size.width() // 2, bottom - size.height()), size)
            self.laid[taken.name] = stack(taken, rect)

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
        floor = self.hand_top - self._over_hand()
        room = (floor if self.above else self.hand_top - self.gap) - self.gap - self.middle_top
        for column, x in ((left[::-1], self.margin), (right, self.width - self.margin - block.width())):
            for place, seat in enumerate(column):
                spare = max(0, room - self.sides * block.height())
                y = self.middle_top + round(spare * (place + 1) / (self.sides + 1)) + place * block.height()
                self._seat(seat, QPoint(x, y), block)
        side = self.margin + block.width() + 2 * self.gap if self.sides else self.margin
        self.middle = QRect(side, self.middle_top, self.width - 2 * side, floor - self.middle_top)

    def _held_height(self) -> float:
        """Height of an opponent's cards that lie beside the panel."""
        high = self.panel.height()
        if not self.open:
            return high
        grown = min(_OPEN, max(1.0, self.height / (_OPEN_LABELS * self.label)))
        widest = self._held_room() / (1 + 1.2 * INDEX * (self._held_count() - 1))
        return min(high * grown, widest * RATIO)

    def _held_count(self) -> int:
        """Most cards of an opponent."""
        hands = [lot.count for lot in self.by_kind.get("hand", ()) if lot.seat != self.wanted.bottom]
        return max(hands, default=1)

    def _held_room(self) -> int:
        """Width for an opponent's open cards beside the panel."""
        return (self.width - 2 * self.margin) // max(3, self.top) - self.panel.width() - 3 * self.gap

    def _row_height(self) -> int:
        """Height of a panel with what lies beside it."""
        return max(self.panel.height(), round(self._held_height()) if self.compact else 0)

    def _block(self) -> QSize:
        """Room for one opponent: the panel, cards to the right of it, a fan below."""
        width, height = self.panel.width(), self._row_height()
        if "taken" in self.by_kind and not self._beside():
            width += round(self.panel.height() / RATIO) + self.gap
        count = self._held_count()
        if self.compact:
            return QSize(width + self._held_width(count if self.open else 1) + self.gap, height)
        fan = round(self.fan_card.width() * (1 + 0.3 * (max(count, self.wanted.capacity) - 1)))
        limit = (self.width - 2 * self.margin) // (self.top + 1) if self.top > 1 else self.width // 2
        width = max(width, min(fan, limit, self.panel.width() * 2 if self.sides else limit))
        return QSize(width, height + self.gap + self.fan_card.height())

    def _held_width(self, count: int) -> int:
        """Width of so many open cards beside a panel, as far as there is room."""
        card = self.fan_card.width()
        return max(card, min(round(card * (1 + _OPEN_STEP * (count - 1))), self._held_room()))

    def _beside(self) -> bool:
        """Whether tricks taken by the one opponent have room of their own at the top right."""
        return self.wanted.seats == 2

    def _seat(self, seat: int, corner: QPoint, block: QSize) -> None:
        hand, taken = self._lot("hand", seat), self._lot("taken", seat)
        beside = self._beside_panel(hand, None if self._beside() else taken)
        row = self.panel.width() + sum(self.gap + size.width() for _, size, _ in beside)
        x = corner.x() + (block.width() - row) // 2
        middle = corner.y() + self._row_height() // 2
        self.panels[seat] = QRect(QPoint(x, middle - self.panel.height() // 2), self.panel)
        x += self.panel.width() + self.gap
        for lot, size, card in beside:
            place = QRect(QPoint(x, middle - size.height() // 2), size)
            self.laid[lot.name] = fan(lot, place, card, _OPEN_STEP) if lot.open else stack(lot, place)
            x += size.width() + self.gap
        if hand and not self.compact:
            y = corner.y() + self._row_height() + self.gap
            room = QRect(corner.x(), y, block.width(), self.fan_card.height())
            self.laid[hand.name] = fan(hand, room, self.fan_card, 0.42 if hand.count > 5 else 0.7, _HELD)
        if taken and self._beside():
            size = card_size(block.height() / RATIO * 0.8)
            right = self.width - self.margin - self._taken_room() // 2
            rect = QRect(QPoint(right - size.width() // 2, corner.y()), size)
            self.laid[taken.name] = stack(taken, rect)

    def _beside_panel(self, hand: Lot | None, taken: Lot | None) -> list[tuple[Lot, QSize, QSize]]:
        """What lies at the right of a panel, with its room and the size of its cards."""
        beside = []
        if hand and self.compact:
            wide = self._held_width(hand.count if hand.open else 1)
            beside.append((hand, QSize(wide, self.fan_card.height()), self.fan_card))
        if taken:
            size = card_size(self.panel.height() / RATIO)
            beside.append((taken, size, size))
        return beside
