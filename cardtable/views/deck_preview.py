# SPDX-License-Identifier: GPL-3.0-or-later
"""A few cards of a deck on a piece of felt."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.models.paths import cache_dir

from .table.faces import Deck, Look
from .table.felt import CLOTHS, grain, weave
from .table.heaps import RATIO

_CARDS = (Card("AS"), Card("QH"), Card("10D"), Card("7C"), None)
_GAP = 10
_WIDEST = 96


class DeckPreview(QWidget):
    """An ace, a queen, a ten, a seven and the back, each of another suit."""

    def __init__(self, look: Look, own: Look, felt: str) -> None:
        super().__init__()
        self.deck = Deck(look, cache_dir(), self, own)
        self.deck.ready.connect(self.update)
        self.deck.changed.connect(self.update)
        self._felt = felt
        self.setMinimumSize(_GAP + len(_CARDS) * (50 + _GAP), 2 * _GAP + 70)
        self.setAccessibleName(self.tr("Five cards of the deck"))

    def show_look(self, look: Look, own: Look, felt: str) -> None:
        """Show another deck, or on another felt."""
        self.deck.wear(look, own)
        if felt != self._felt:
            self._felt = felt
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(_GAP + len(_CARDS) * (_WIDEST + _GAP), round(_WIDEST * RATIO) + 2 * _GAP)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_felt(painter)
        ratio = self.devicePixelRatioF()
        room = (self.width() - _GAP) / len(_CARDS) - _GAP
        wide = int(min(_WIDEST, room, (self.height() - 2 * _GAP) / RATIO))
        size = QSize(wide, round(wide * RATIO))
        self.deck.use_sizes((size,), ratio)
        left = (self.width() - len(_CARDS) * (wide + _GAP) + _GAP) / 2
        top = (self.height() - size.height()) / 2
        for place, card in enumerate(_CARDS):
            corner = QPointF(round(left + place * (wide + _GAP)), round(top))
            shadow = self.deck.shadow(size, 5, 0.42, ratio)
            painter.drawPixmap(corner + QPointF(-5, -3), shadow)
            face = QPixmap(self.deck.face(card, size, ratio))
            painter.drawPixmap(QRect(corner.toPoint(), size), face, face.rect())
        painter.end()

    def _paint_felt(self, painter: QPainter) -> None:
        name = self._felt if self._felt in CLOTHS else "green"
        weave(painter, self.rect(), self.size(), name, QPixmap.fromImage(grain(1)))


def swatch(felt: str) -> QPixmap:
    """A small piece of a felt."""
    pixmap = QPixmap(22, 16)
    painter = QPainter(pixmap)
    weave(painter, QRect(QPoint(0, 0), pixmap.size()), QSize(22, 30), felt, QPixmap.fromImage(grain(1)))
    painter.setPen(QColor(0, 0, 0, 90))
    painter.drawRect(0, 0, 21, 15)
    painter.end()
    return pixmap
