# SPDX-License-Identifier: GPL-3.0-or-later
"""A small chart: one curve over games, drawn by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from .style import tones

_LINES = 2
"""Lines across, between the lowest and the highest."""


class Chart(QWidget):
    """A curve from its first value at the left to its last at the right; not for more than a few thousand."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._values: Sequence[float] = ()
        self._high = 1.0
        self._write: Callable[[float], str] = str
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(90)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_curve(
        self, values: Sequence[float], high: float, write: Callable[[float], str], described: str
    ) -> None:
        """Draw values from 0 to `high`; `write` labels the axis, `described` says it in a sentence."""
        self._values, self._high, self._write = values, high or 1.0, write
        self.setAccessibleDescription(described)
        self.setToolTip(described)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(280, 140)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self._area()
        self._draw_axis(painter, area)
        if self._values:
            self._draw_curve(painter, area)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tones().link), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)

    def _area(self) -> QRectF:
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(self._write(self._high * part)) for part in (0.0, 0.5, 1.0)) + 10
        half = metrics.height() / 2
        return QRectF(self.rect()).adjusted(left, half + 2, -8, -half - 4)

    def _draw_axis(self, painter: QPainter, area: QRectF) -> None:
        half = self.fontMetrics().height() / 2
        for line in range(_LINES + 1):
            part = line / _LINES
            y = round(area.bottom() - part * area.height()) + 0.5
            painter.setPen(QPen(QColor(tones().line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(tones().dim))
            place = QRectF(0, y - half, area.left() - 6, 2 * half)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, right, self._write(self._high * part))

    def _draw_curve(self, painter: QPainter, area: QRectF) -> None:
        step = area.width() / max(len(self._values) - 1, 1)
        points = [
            QPointF(area.left() + number * step, area.bottom() - min(value / self._high, 1) * area.height())
            for number, value in enumerate(self._values)
        ]
        colour = QColor(tones().link)
        painter.setPen(
            QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(colour)
        painter.drawEllipse(points[-1], 3.5, 3.5)
