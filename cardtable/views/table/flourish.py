# SPDX-License-Identifier: GPL-3.0-or-later
"""Two things that happen seldom: a lost chip drops and rolls away once, a shot moon darkens the table."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from . import motion
from .seats import draw_chip

_NIGHT = QColor(4, 6, 20)
_DARKEST = 150


class ChipDrop(QWidget):
    """A chip that falls from a plate and rolls off, fading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = parent
        self._start = QPoint()
        self._part = 0.0
        self._way = 1
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_part)
        self._motion.finished.connect(self.hide)
        self.hide()

    def roll(self, start: QPoint, size: int, speed: float) -> None:
        """Drop from a point of the table, towards its middle."""
        self._motion.stop()
        self.resize(size, size)
        self._start = start
        self._way = 1 if start.x() < self._table.width() / 2 else -1
        self._motion.setDuration(round(motion.CHIP * speed))
        self._motion.start()
        self.show()
        self.raise_()

    def finish(self) -> None:
        """Be gone."""
        self._motion.stop()
        self.hide()

    def _on_part(self, part: float) -> None:
        self._part = part
        size = self.width()
        fall = min(1.0, part / 0.35)
        roll = max(0.0, (part - 0.35) / 0.65)
        away = (1 - (1 - roll) ** 2) * size * 3.2
        self.move(
            round(self._start.x() - size / 2 + self._way * away),
            round(self._start.y() + fall * fall * size * 1.1),
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, (1 - self._part) * 2.5))
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter.translate(middle)
        painter.rotate(self._way * 300 * max(0.0, self._part - 0.35))
        painter.translate(-middle)
        draw_chip(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()


class Night(QWidget):
    """Darkness that comes over the table and goes again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = parent
        self._alpha = 0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_part)
        self._motion.finished.connect(self.hide)
        self.hide()

    def fall(self, speed: float) -> None:
        """Come and go, once."""
        self._motion.stop()
        self._alpha = 0
        self.setGeometry(self._table.rect())
        self._motion.setDuration(round(motion.DARKEN * speed))
        self._motion.start()
        self.show()
        self.raise_()

    def finish(self) -> None:
        """Be gone."""
        self._motion.stop()
        self.hide()

    def _on_part(self, part: float) -> None:
        alpha = round(_DARKEST * sin(pi * part)) // 6 * 6  # each step repaints the whole table
        if alpha != self._alpha:
            self._alpha = alpha
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        night = QColor(_NIGHT)
        night.setAlpha(self._alpha)
        painter.fillRect(event.rect(), night)
        painter.end()
