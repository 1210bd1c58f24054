# SPDX-License-Identifier: GPL-3.0-or-later
"""The curve of a game: the chance to win, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.models.review import Decision, Review
from cardtable.views.language import percent
from cardtable.views.style import Tones, tones

_LEAST = QSize(150, 96)
_MARGIN = 6.0
_MARK = 4.5


class Curve:
    """Where everything of a curve lies in a rectangle, and how it is painted."""

    def __init__(self, review: Review, rounds: Sequence[int], area: QRectF, label_width: float) -> None:
        self.review = review
        self.rounds = rounds
        self.area = area.adjusted(label_width + 2 * _MARGIN, 2 * _MARGIN, -_MARGIN, -2 * _MARGIN)
        self.points = review.curve()
        self._first = self.points[0][0]
        self._width = max(self.points[-1][0] - self._first, 1.0)

    def place(self, number: float, chance: float) -> QPointF:
        """The point of a decision and a chance."""
        x = self.area.left() + (number - self._first) / self._width * self.area.width()
        return QPointF(x, self.area.bottom() - chance * self.area.height())

    def nearest(self, x: float) -> Decision:
        """The decision that lies nearest."""
        return min(self.review.decisions, key=lambda one: abs(self.place(one.number, 0.0).x() - x))

    def paint(self, painter: QPainter, colours: Tones, chosen: int = 0) -> None:
        """Draw axes, rounds, curve and the marks of mistakes; `chosen` is the number of a decision."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_axes(painter, colours)
        line = [self.place(number, chance) for number, chance in self.points]
        below = QPainterPath(QPointF(line[0].x(), self.area.bottom()))
        for point in line:
            below.lineTo(point)
        below.lineTo(line[-1].x(), self.area.bottom())
        fill = QColor(colours.accent)
        fill.setAlpha(46)
        painter.fillPath(below, fill)
        painter.setPen(QPen(QColor(colours.link), 1.8))
        painter.drawPolyline(QPolygonF(line))
        if chosen:
            x = self.place(chosen, 0.0).x()
            painter.setPen(QPen(QColor(colours.text), 1.2))
            painter.drawLine(QPointF(x, self.area.top()), QPointF(x, self.area.bottom()))
        for decision in self.review.mistakes:
            self._paint_mark(painter, colours, decision)

    def _paint_axes(self, painter: QPainter, colours: Tones) -> None:
        painter.setPen(QPen(QColor(colours.line), 1.0))
        for number in self.rounds:
            x = self.place(number - 0.5, 0.0).x()
            painter.drawLine(QPointF(x, self.area.top()), QPointF(x, self.area.bottom()))
        for share in (0.0, 0.5, 1.0):
            style = Qt.PenStyle.DashLine if share == 0.5 else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(colours.line), 1.0, style))
            y = self.place(self._first, share).y()
            painter.drawLine(QPointF(self.area.left(), y), QPointF(self.area.right(), y))
            painter.setPen(QColor(colours.dim))
            box = QRectF(0, y - 10, self.area.left() - 4, 20)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, percent(share))

    def _paint_mark(self, painter: QPainter, colours: Tones, decision: Decision) -> None:
        """A triangle for a mistake, a diamond for a blunder: the shape tells, not only the colour."""
        at = self.place(decision.number, decision.played.chance)
        size = _MARK
        corners = [QPointF(-size, -size), QPointF(size, -size), QPointF(0, size)]
        if decision.grade == "blunder":
            size *= 1.2
            corners = [QPointF(0, -size), QPointF(size, 0), QPointF(0, size), QPointF(-size, 0)]
        painter.setPen(QPen(QColor(colours.paper), 1.0))
        painter.setBrush(QColor(colours.warning))
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
        painter.setBrush(Qt.BrushStyle.NoBrush)


class CurveWidget(QWidget):
    """The curve of a review; a click or ← and → choose a decision."""

    chosen = Signal(int)
    """Number of a decision."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review: Review | None = None
        self._rounds: Sequence[int] = ()
        self._chosen = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Chance to win over the game"))

    def show_review(self, review: Review, rounds: Sequence[int]) -> None:
        """Draw another review."""
        self._review, self._rounds = review, rounds
        chances = [chance for _, chance in review.curve()]
        self.setAccessibleDescription(
            self.tr(
                "It begins at {start}, its lowest point is {low}, its highest {high}, and it ends at {end}."
            ).format(
                start=percent(chances[0]),
                low=percent(min(chances)),
                high=percent(max(chances)),
                end=percent(chances[-1]),
            )
        )
        self.update()

    def choose(self, number: int) -> None:
        """Mark a decision."""
        if number != self._chosen:
            self._chosen = number
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(320, 120)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return _LEAST

    def curve(self) -> Curve | None:
        """The curve as it lies in this widget."""
        if self._review is None:
            return None
        label = self.fontMetrics().horizontalAdvance(percent(1.0))
        return Curve(self._review, self._rounds, QRectF(self.rect()), label)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        curve = self.curve()
        if curve is None:
            return
        painter = QPainter(self)
        curve.paint(painter, tones(), self._chosen)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tones().link), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._choose_at(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._choose_at(event.position().x())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if not step or self._review is None:
            super().keyPressEvent(event)
            return
        numbers = [decision.number for decision in self._review.decisions]
        at = numbers.index(self._chosen) if self._chosen in numbers else (-1 if step > 0 else len(numbers))
        self.chosen.emit(numbers[max(0, min(at + step, len(numbers) - 1))])

    def _choose_at(self, x: float) -> None:
        curve = self.curve()
        if curve is not None:
            self.chosen.emit(curve.nearest(x).number)
