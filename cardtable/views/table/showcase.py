# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards fanned out behind a plate on the empty table, for the pleasure of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card

from .faces import Deck
from .heaps import RATIO

_CARDS = (Card.DJ, Card.HQ, Card.SA, Card.CK, Card.H9)
_TURN = 15.0
"""Degrees from one card to the next."""
_PIVOT = 1.05
"""From the middle of a card down to the point about which the fan turns, in card heights."""
_SEEN = 0.66
"""Part of the middle card's height that looks out above the plate."""
_LEAST = 56
"""Pixels above the plate without which there is no fan."""
_WIDEST = 0.27
"""Width of a card to that of the plate, at most."""


class Showcase(QWidget):
    """Lies behind a plate, whose size and place it follows."""

    def __init__(self, overlay: QWidget, plate: QWidget, deck: Deck) -> None:
        super().__init__(overlay)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plate, self._deck = plate, deck
        self._card = QSize()
        self.lower()
        plate.installEventFilter(self)
        deck.ready.connect(self._on_faces)
        deck.changed.connect(self._on_faces)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return super().eventFilter(watched, event)

    def _on_faces(self) -> None:
        self.update()

    def _place(self) -> None:
        plate = self._plate.geometry()
        room = plate.y()
        high = min(0.84 * room / _SEEN, _WIDEST * plate.width() * RATIO)
        self._card = QSize(round(high / RATIO), round(high))
        wide = round(3.6 * self._card.width())
        top = max(0, room - round(high * (_SEEN + 0.1)))
        self.setGeometry(QRect(plate.center().x() - wide // 2, top, wide, room - top + plate.height() // 3))
        self.setVisible(room >= _LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio, high, wide = self.devicePixelRatioF(), self._card.height(), self._card.width()
        edge = self._plate.y() - self.y()
        spread = max(2, round(wide * 0.08))
        shadow = self._deck.shadow(self._card, spread, 0.4, ratio)
        corner = QPointF(-wide / 2, -high * (0.5 + _PIVOT))
        for place, card in enumerate(_CARDS):
            painter.save()
            painter.translate(self.width() / 2, edge + high * (0.5 - _SEEN + _PIVOT))
            painter.rotate(_TURN * (place - (len(_CARDS) - 1) / 2))
            painter.drawPixmap(corner - QPointF(spread, spread - wide * 0.02), shadow)
            face = QPixmap(self._deck.face(card, self._card, ratio))
            face.setDevicePixelRatio(face.width() / max(1, wide))
            painter.drawPixmap(corner, face)
            painter.restore()
        painter.end()
