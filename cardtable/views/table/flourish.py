# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens seldom, and once: a lost chip, a shot moon, a pack that is shuffled, a game that is won."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from . import motion
from .faces import Deck
from .palette import ACCENT, INK, type_face
from .seats import draw_chip

_NIGHT = QColor(4, 6, 20)
_DARKEST = 150
_SIGNS = "♠♥♣♦"
_SPARKS = 16
_PACKET = 6
"""Cards of each half of a pack that is riffled."""


class Flourish(QWidget):
    """Something that comes, shows itself once and is gone; `part` runs from 0 to 1."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.part = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_part)
        self._motion.finished.connect(self.hide)
        self.hide()

    def begin(self, duration: float) -> None:
        """Show itself, for so many milliseconds."""
        self._motion.stop()
        self.part = 0.0
        self._motion.setDuration(round(duration))
        self._motion.start()
        self.show()
        self.raise_()

    def finish(self) -> None:
        """Be gone."""
        self._motion.stop()
        self.hide()

    @property
    def remaining(self) -> int:
        """Milliseconds until it is gone."""
        if self._motion.state() == QVariantAnimation.State.Stopped:
            return 0
        return self._motion.duration() - self._motion.currentTime()

    def _on_part(self, part: float) -> None:
        self.part = part
        self.advance()

    def advance(self) -> None:
        """Show the next moment."""
        self.update()


class ChipDrop(Flourish):
    """A chip that falls from a plate and rolls off, fading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._start = QPoint()
        self._way = 1

    def roll(self, start: QPoint, size: int, speed: float) -> None:
        """Drop from a point of the table, towards its middle."""
        self.resize(size, size)
        self._start = start
        self._way = 1 if start.x() < self._table.width() / 2 else -1
        self.begin(motion.CHIP * speed)

    def advance(self) -> None:
        size = self.width()
        fall = min(1.0, self.part / 0.35)
        roll = max(0.0, (self.part - 0.35) / 0.65)
        away = (1 - (1 - roll) ** 2) * size * 4.5
        self.move(
            round(self._start.x() - size / 2 + self._way * away),
            round(self._start.y() + fall * fall * size * 1.1),
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, (1 - self.part) * 2.5))
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter.translate(middle)
        painter.rotate(self._way * 300 * max(0.0, self.part - 0.35))
        painter.translate(-middle)
        draw_chip(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()


class Night(Flourish):
    """Darkness that comes over the table and goes again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._alpha = 0

    def fall(self, speed: float) -> None:
        """Come and go, once."""
        self._alpha = 0
        self.setGeometry(self._table.rect())
        self.begin(motion.DARKEN * speed)

    def advance(self) -> None:
        alpha = round(_DARKEST * sin(pi * self.part)) // 6 * 6  # each step repaints the whole table
        if alpha != self._alpha:
            self._alpha = alpha
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        night = QColor(_NIGHT)
        night.setAlpha(self._alpha)
        painter.fillRect(event.rect(), night)
        painter.end()


class Riffle(Flourish):
    """The stock is parted, and its halves fall into one another, card by card."""

    def __init__(self, parent: QWidget, deck: Deck) -> None:
        super().__init__(parent)
        self._deck = deck
        self._card = QSize()

    def shuffle(self, stock: QRect, speed: float) -> None:
        """Shuffle the cards at a place of the table."""
        self._card = stock.size()
        self.setGeometry(stock.adjusted(-stock.width() * 3 // 4, -6, stock.width() * 3 // 4, 6))
        self.begin(motion.RIFFLE * speed)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        parted = self._eased(self.part / 0.3)
        back = self._deck.face(None, self._card, self.devicePixelRatioF())
        for place in range(_PACKET):
            for side in (-1, 1):
                turn = (2 * place + (side + 1) / 2) / (2 * _PACKET)
                home = self._eased((self.part - 0.35 - 0.45 * turn) / 0.2)
                away = side * self._card.width() * 0.58 * parted * (1 - home)
                corner = QPointF((self.width() - self._card.width()) / 2 + away, 6.0 - place * 0.7)
                painter.drawPixmap(QRectF(corner, self._card), back, QRectF(back.rect()))
        painter.end()

    @staticmethod
    def _eased(part: float) -> float:
        """From 0 to 1, slowly at both ends."""
        return (1 - cos(pi * min(1.0, max(0.0, part)))) / 2


class Laurels(Flourish):
    """A golden ring and suit signs that rise from the winner's plate."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._plate = QRectF()
        self._unit = 12

    def crown(self, plate: QRect, unit: int, speed: float) -> None:
        """Honour the seat of a plate."""
        reach = 9 * unit
        self.setGeometry(plate.adjusted(-reach, -reach, reach, reach).intersected(self._table.rect()))
        self._plate, self._unit = QRectF(plate.translated(-self.pos())), unit
        self.begin(motion.CROWN * speed)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        out = 1 - (1 - self.part) ** 3
        fading = min(1.0, 2.2 * (1 - self.part))
        painter.setOpacity(0.8 * (1 - self.part))
        grow = self._unit * 3 * out
        painter.setPen(QPen(ACCENT, self._unit * 0.3 * (1 - self.part) + 1))
        radius = self._unit * 0.75 + grow
        painter.drawRoundedRect(self._plate.adjusted(-grow, -grow, grow, grow), radius, radius)
        painter.setOpacity(fading)
        painter.setFont(type_face(round(self._unit * 1.5)))
        middle = self._plate.center()
        for spark in range(_SPARKS):
            angle = 2 * pi * (spark + 0.5 * (spark % 2)) / _SPARKS
            far = out * self._unit * (4.4 + 2.4 * (spark * 5 % 7) / 6)
            x = middle.x() + cos(angle) * (self._plate.width() / 2 * out + far)
            y = middle.y() + sin(angle) * (self._plate.height() / 2 * out + far) - self._unit * out
            painter.setPen(ACCENT if spark % 3 else INK)
            side = 2.4 * self._unit
            box = QRectF(x - side / 2, y - side / 2, side, side)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _SIGNS[spark % len(_SIGNS)])
        painter.end()
