# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies in the middle besides cards: the number that matters, marks of the deal, direction of play."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from cardtable.engine.table import Gauge, Mark
from cardtable.views.language import number, say

from .palette import (
    ACCENT,
    ARROW,
    BELOW_ZERO,
    GROOVE_ON_PLATE,
    INK,
    SOFT_INK,
    STITCH,
    WARNING,
    draw_frame,
    draw_plate,
    type_face,
)
from .still import StillWidget

_SIGNS = {"broken": "♥", "unbroken": "♡"}
_HOLLOW = {"♡": "♥", "♢": "♦", "♤": "♠", "♧": "♣"}
"""Outlines are drawn from these: those of a font are hardly seen when they are small."""
_TIGHT = 7.4
"""Height of the plate to its small print, below which there is no small print."""
_ALARM = 0.5
"""Danger from which the number itself warns."""


class TotalPlate(StillWidget):
    """The total, large, over a bar that shows how near it is to trouble."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.gauge: Gauge | None = None
        self._note = ""
        self._small = 10
        self._shown = 0.0
        self._count = QVariantAnimation(self)
        self._count.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._count.valueChanged.connect(self._on_count)

    def show_gauge(
        self, gauge: Gauge, notes: tuple[Mark, ...], direction: str, small: int, duration: int
    ) -> None:
        """Show a number, counting to it for so long. The direction of play is only spoken."""
        running = self._count.state() != QVariantAnimation.State.Stopped
        same = running and self._count.endValue() == gauge.value
        self.gauge, self._small = gauge, small
        self._note = " · ".join(say(note.words) for note in notes)
        spoken = say(gauge.words)
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self.setAccessibleDescription(". ".join(text for text in (self._note, direction) if text))
        if same:
            return
        self._count.stop()
        if duration and self.isVisible() and self._shown != gauge.value:
            self._count.setDuration(duration)
            self._count.setStartValue(self._shown)
            self._count.setEndValue(float(gauge.value))
            self._count.start()
        else:
            self._on_count(float(gauge.value))

    def finish(self) -> None:
        """Show the number itself at once."""
        self._count.stop()
        if self.gauge is not None:
            self._on_count(float(self.gauge.value))

    def _on_count(self, value: float) -> None:
        self._shown = value
        self.update()

    def look(self) -> tuple[object, ...]:
        return (self.gauge, self.accessibleName(), self._shown, self._note, self._small)

    def draw(self, painter: QPainter) -> None:
        gauge = self.gauge
        if gauge is None:
            return
        width, height = self.width(), self.height()
        alarm = gauge.danger >= _ALARM
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_plate(painter, whole, height * 0.09)
        draw_frame(painter, whole, height * 0.09, max(1.2, height * 0.014))
        small = max(self._small, round(height * 0.085))
        if height < small * _TIGHT:  # no room for words: the number alone
            self._draw_number(painter, QRectF(0, height * 0.04, width, height * 0.6), alarm=alarm)
            self._draw_bar(painter, QRectF(width * 0.09, height * 0.76, width * 0.82, height * 0.08), gauge)
            return
        painter.setFont(type_face(small))
        painter.setPen(SOFT_INK)
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(0, height * 0.05, width, height * 0.13), middle, say(gauge.title))
        self._draw_number(painter, QRectF(0, height * 0.17, width, height * 0.5), alarm=alarm)
        self._draw_bar(painter, QRectF(width * 0.09, height * 0.73, width * 0.82, height * 0.055), gauge)
        painter.setFont(type_face(small))
        painter.setPen(SOFT_INK)
        room = QRectF(width * 0.04, height * 0.82, width * 0.92, height * 0.14)
        elided = QFontMetrics(painter.font()).elidedText(
            self._note, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, middle, elided)

    def _draw_number(self, painter: QPainter, room: QRectF, *, alarm: bool) -> None:
        text = number(round(self._shown))
        size = round(room.height() * 0.98)
        painter.setFont(type_face(size, bold=True))
        painter.setPen(WARNING if alarm else INK)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        if alarm:
            side = size * 0.26
            left = room.center().x() + QFontMetrics(painter.font()).horizontalAdvance(text) / 2 + side * 0.35
            if left + side < room.right():
                draw_warning(painter, QRectF(left, room.center().y() - side * 1.1, side, side * 0.9))

    def _draw_bar(self, painter: QPainter, bar: QRectF, gauge: Gauge) -> None:
        span = max(1, gauge.high - gauge.low)

        def across(value: float) -> float:
            return bar.x() + bar.width() * min(1.0, max(0.0, (value - gauge.low) / span))

        radius = bar.height() / 2
        groove = QPainterPath()
        groove.addRoundedRect(bar, radius, radius)
        painter.fillPath(groove, GROOVE_ON_PLATE)
        painter.save()
        painter.setClipPath(groove)
        zero, now = across(0), across(self._shown)
        fill = QRectF(min(zero, now), bar.y(), abs(now - zero), bar.height())
        painter.fillRect(fill, INK if self._shown >= 0 else BELOW_ZERO)
        if gauge.danger > 0:
            wide = bar.width() * 0.36 * gauge.danger
            zone = QRectF(bar.right() - wide, bar.y(), wide, bar.height())
            painter.setClipRect(zone, Qt.ClipOperation.IntersectClip)
            painter.fillRect(zone, WARNING)
            painter.setPen(QPen(QColor(60, 16, 4, 150), max(1.0, bar.height() * 0.22)))
            x = zone.x() - bar.height()
            while x < zone.right():
                painter.drawLine(QPointF(x, zone.bottom()), QPointF(x + bar.height(), zone.y()))
                x += bar.height() * 0.8
        painter.restore()
        if gauge.low < 0:
            painter.setPen(QPen(QColor(255, 255, 255, 130), 1))
            painter.drawLine(QPointF(zero, bar.y() - 2), QPointF(zero, bar.bottom() + 2))
        size = bar.height() * 1.1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ACCENT)
        top = bar.y() - size * 0.25
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(now - size * 0.7, top - size),
                    QPointF(now + size * 0.7, top - size),
                    QPointF(now, top),
                ]
            )
        )


class MarksPlate(StillWidget):
    """Facts of the deal: a sign and a few words each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._marks: tuple[Mark, ...] = ()
        self._small = 10

    def show_marks(self, marks: tuple[Mark, ...], small: int) -> None:
        """Show these."""
        self._marks, self._small = marks, small
        spoken = ". ".join(say(mark.words) for mark in marks)
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self.update()

    def look(self) -> tuple[object, ...]:
        return (self._marks, self.accessibleName(), self._small)

    def draw(self, painter: QPainter) -> None:
        draw_plate(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self._small * 0.8)
        pad = self._small * 0.5
        line = (self.height() - 2 * pad) / max(1, len(self._marks))
        for row, mark in enumerate(self._marks):
            top = pad + row * line
            sign = QRectF(pad, top + line * 0.08, line * 0.84, line * 0.84)
            shown = mark.sign or _SIGNS.get(mark.kind, "")
            if shown:
                draw_sign(painter, sign, shown, broken=mark.kind == "broken")
            left = sign.right() + pad if shown else pad * 1.4
            room = QRectF(left, top, self.width() - left - pad, line)
            painter.setFont(type_face(self._small))
            painter.setPen(INK)
            text = QFontMetrics(painter.font()).elidedText(
                say(mark.words), Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


def draw_sign(painter: QPainter, disc: QRectF, sign: str, *, broken: bool) -> None:
    """A sign on a small round of card: hollow where it is an outline, cracked where something is broken."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fffcf3"))
    painter.drawEllipse(disc)
    size = disc.height()
    hollow = sign in _HOLLOW
    shape = QPainterPath()
    shape.addText(0, 0, type_face(max(20, round(size))), _HOLLOW.get(sign, sign))
    bounds = shape.boundingRect()
    scale = size * (0.5 if hollow else 0.56) / max(1.0, bounds.width(), bounds.height())
    painter.save()
    painter.translate(disc.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    colour = QColor("#b3202c") if sign in "♥♦♡♢" else QColor("#1d1b22")
    if hollow:
        painter.strokePath(shape, QPen(colour, max(1.3, size * 0.085) / scale))
    else:
        painter.fillPath(shape, colour)
    painter.restore()
    if broken:
        x, y = disc.center().x(), disc.y()
        crack = [(0.0, 0.14), (0.08, 0.32), (-0.07, 0.46), (0.07, 0.62), (0.0, 0.86)]
        painter.setPen(QPen(QColor("#fffcf3"), max(1.5, size * 0.09)))
        painter.drawPolyline(QPolygonF([QPointF(x + dx * size, y + dy * size) for dx, dy in crack]))


def draw_warning(painter: QPainter, box: QRectF) -> None:
    """A triangle with an exclamation mark."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WARNING)
    painter.drawPolygon(QPolygonF([QPointF(box.center().x(), box.y()), box.bottomRight(), box.bottomLeft()]))
    painter.setPen(QPen(QColor("#3c1004"), max(1.2, box.width() * 0.1), c=Qt.PenCapStyle.RoundCap))
    x, y, high = box.center().x(), box.y(), box.height()
    painter.drawLine(QPointF(x, y + high * 0.36), QPointF(x, y + high * 0.64))
    painter.drawPoint(QPointF(x, y + high * 0.84))


def draw_ring(painter: QPainter, ring: QRect, unit: int, direction: int) -> None:
    """A seam in the felt around the middle; arrows on it show which way play goes."""
    radius = unit * 0.34
    seam = QPen(STITCH, max(1.2, unit / 60))
    seam.setDashPattern([5, 3.2])
    painter.setPen(seam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(ring), radius, radius)
    if direction:
        half = unit * 0.085
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ARROW)
        for x, y, way in (
            (ring.center().x(), ring.y(), direction),
            (ring.center().x(), ring.bottom(), -direction),
        ):
            for step in (-1.5, 0.0, 1.5):
                tip = x + way * half * (1 + step)
                painter.drawPolygon(
                    QPolygonF(
                        [
                            QPointF(tip - way * half * 1.7, y - half),
                            QPointF(tip, y),
                            QPointF(tip - way * half * 1.7, y + half),
                            QPointF(tip - way * half * 1.0, y),
                        ]
                    )
                )


def direction_words(direction: int) -> str:
    """Which way play goes, for those who cannot see the arrows."""
    if direction > 0:
        return QCoreApplication.translate("Direction", "Play goes clockwise.")
    if direction < 0:
        return QCoreApplication.translate("Direction", "Play goes anticlockwise.")
    return ""
