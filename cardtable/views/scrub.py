# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar of a replay along which any point of the game can be reached."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSlider

from .style import tones

_HEIGHT = 26
_TRACK = 6
_KNOB = 7


class Scrub(QSlider):
    """A slider over the decisions, with a line where each round begins and a notch at each mistake."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(self.tr("Point of the game"))
        self.setPageStep(10)
        self._rounds: Sequence[int] = ()
        self._marks: Sequence[int] = ()

    def show_places(self, rounds: Sequence[int], marks: Sequence[int]) -> None:
        """Show where rounds begin and mistakes were made: numbers of decisions."""
        self._rounds, self._marks = rounds, marks
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(200, _HEIGHT)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(120, _HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()  # the bar knows what they mean

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.isSliderDown():
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        self.setSliderDown(False)

    def place(self, value: int) -> float:
        """Where a value lies, in pixels from the left."""
        room = self.width() - 2 * _KNOB
        return _KNOB + room * value / max(1, self.maximum())

    def _go_to(self, x: float) -> None:
        room = max(1, self.width() - 2 * _KNOB)
        self.setValue(round((x - _KNOB) / room * self.maximum()))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        colours = tones()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        track = QRectF(_KNOB, middle - _TRACK / 2, self.width() - 2 * _KNOB, _TRACK)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.button))
        painter.drawRoundedRect(track, 3, 3)
        here = self.place(self.value())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(QRectF(track.left(), track.top(), here - track.left(), _TRACK), 3, 3)
        painter.setPen(QPen(QColor(colours.dim), 1))
        for number in self._rounds[1:]:
            x = round(self.place(number)) + 0.5
            painter.drawLine(QPointF(x, middle - 9), QPointF(x, middle + 9))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.warning))
        for number in self._marks:
            x = self.place(number - 1)
            top = middle - 5
            painter.drawPolygon(
                QPolygonF([QPointF(x - 4, top - 7), QPointF(x + 4, top - 7), QPointF(x, top)])
            )
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(colours.link if focused else colours.accent), 2))
        painter.setBrush(QColor(colours.paper))
        painter.drawEllipse(QPointF(here, middle), _KNOB - 1, _KNOB - 1)
        painter.end()
