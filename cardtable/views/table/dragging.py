# SPDX-License-Identifier: GPL-3.0-or-later
"""A card of the own hand that the pointer carries to the table, or that goes back to its place."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QVariantAnimation
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from .card import CardWidget, Pose
from .cards import TableCards

_TREMBLE = 0.2
"""Of a card's height: so far a pointer may wander within a click, as not every hand is steady."""


class Drag(QObject):
    """Follows the pointer with a card once it has moved far enough with the button down.

    It never plays: it only says which card was let go over the table. Whatever lays the cards anew calls
    `forget` before.
    """

    def __init__(self, table: QWidget, cards: TableCards) -> None:
        super().__init__(table)
        self._table, self._cards = table, cards
        self._piece: int | None = None
        self._above: QWidget | None = None
        self._start = QPoint()
        self._home = self._lifted = Pose(0, 0, 0)
        self._carries = False
        self._return = QVariantAnimation(self)
        self._return.setStartValue(0.0)
        self._return.setEndValue(1.0)
        self._return.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._return.valueChanged.connect(self._on_return)
        self._return.finished.connect(self.finish)

    def grip(self, card: CardWidget, point: QPoint) -> None:
        """The button goes down on a card."""
        self._piece, self._start = card.piece, point

    def carry(self, point: QPoint, *, held: bool) -> bool:
        """The pointer moves; whether a card goes with it."""
        if self._return.state() == QVariantAnimation.State.Running:
            return False
        if not held:
            self.finish()  # the button came up where nobody told the table
        card = self._card
        if card is None:
            return False
        way = point - self._start
        if not self._carries:
            tremble = max(QApplication.startDragDistance(), round(card.rect_now.height() * _TREMBLE))
            if way.manhattanLength() < tremble:
                return False
            self._carries, self._home = True, card.pose
            card.take_off(self._home.width, card.rect_now.size())
            self._above = self._just_above(card)
            card.raise_()
        card.hover_at(self._home._replace(x=self._home.x + way.x(), y=self._home.y + way.y(), tilt=0.0))
        return True

    @property
    def carried(self) -> CardWidget | None:
        """The card that goes with the pointer."""
        return self._card if self._carries else None

    def is_over_table(self, point: QPoint) -> bool:
        """Whether the card, let go here, lies on the table: above the hand, and not outside the window."""
        card = self.carried
        return card is not None and self._table.rect().contains(point) and card.pose.y < card.rect_now.top()

    def let_go(self, duration: int) -> None:
        """The button comes up: the card goes back to its place, unless it has left the hand."""
        card = self.carried
        if card is None:
            self.forget()
        elif duration:
            self._lifted = card.pose
            self._return.setDuration(duration)
            self._return.start()
        else:
            self.finish()

    def finish(self) -> bool:
        """Put the card back at once; False if none was in the air."""
        card = self.carried
        self.forget()
        if card is None:
            return False
        card.lie(card.rect_now, self._home.tilt)
        return True

    def forget(self) -> None:
        """Let the card be, no higher than before: the table lays it, or has it fly on from there."""
        self._return.stop()
        if self.carried is not None and self._above is not None and isValid(self._above):
            self.carried.stackUnder(self._above)
        self._piece, self._above, self._carries = None, None, False

    def _just_above(self, card: CardWidget) -> QWidget | None:
        """What lies next above a card."""
        order = [child for child in self._table.children() if isinstance(child, QWidget)]
        return next(iter(order[order.index(card) + 1 :]), None)

    @property
    def _card(self) -> CardWidget | None:
        card = self._cards.widgets.get(self._piece) if self._piece is not None else None
        return card if card in self._cards.hand() else None

    def _on_return(self, share: float) -> None:
        card = self.carried
        if card is not None:
            card.hover_at(Pose(*(a + (b - a) * share for a, b in zip(self._lifted, self._home, strict=True))))
