# SPDX-License-Identifier: GPL-3.0-or-later
"""The plate of each seat, and the mark that goes to the seat whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable.engine.table import Counter, Place
from cardtable.views.language import number, say

from .palette import (
    ACCENT,
    BUTTON,
    BUTTON_EDGE,
    BUTTON_INK,
    CHIP,
    CHIP_EDGE,
    CHIP_LIGHT,
    INK,
    OUT,
    SOFT_INK,
    draw_plate,
    type_face,
)
from .portraits import Portraits
from .still import StillWidget

_MOST_DISCS = 5
_INSET = 0.34
"""From the edge of a plate to its portrait, in label heights."""
_FINE = 15
"""Device pixels from which a chip shows its ring."""


class Person(msgspec.Struct, frozen=True):
    """What a seat's plate shows."""

    seat: int
    name: str
    place: Place
    turn: bool = False
    asked: bool = False
    """A person whose turn it is."""
    thinking: bool = False
    last: str = ""
    """What the seat's last move did, in a few characters."""
    portrait: str = ""
    """Name of the picture; none: a monogram."""


def seated(
    names: Sequence[str],
    places: Sequence[Place],
    turn: int | None,
    asked: int | None,
    thinking: int | None,
    last: Mapping[int, str],
    portraits: Sequence[str],
) -> list[Person]:
    """What the plates of all seats show."""
    return [
        Person(
            seat,
            name,
            place,
            turn=seat == turn,
            asked=seat == asked,
            thinking=seat == thinking,
            last=last.get(seat, ""),
            portrait=portraits[seat],
        )
        for seat, (name, place) in enumerate(zip(names, places, strict=True))
    ]


class SeatPanel(StillWidget):
    """Portrait or monogram, name, chips or points, dealer button; dimmed when the seat is out."""

    def __init__(self, parent: QWidget, portraits: Portraits) -> None:
        super().__init__(parent)
        self._portraits = portraits
        self.person = Person(0, "", Place())
        self._label, self._small = 11, 10
        self._looked: tuple[object, ...] = ()

    def set_type(self, label: int, small: int) -> None:
        """Set the sizes of type, in pixels."""
        if (label, small) != (self._label, self._small):
            self._label, self._small = label, small
            self.update()

    def show_person(self, person: Person) -> None:
        """Show this."""
        self.person = person
        spoken = ", ".join([person.name, *self._facts()])
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self.opacity = OUT if person.place.out else 1.0
        if self.look() != self._looked:
            self._looked = self.look()
            self.update()

    def _facts(self) -> list[str]:
        place = self.person.place
        facts = [say(counter.words) for counter in place.counters]
        if place.dealer:
            facts.append(QCoreApplication.translate("SeatPanel", "dealer"))
        if place.out:
            facts.append(QCoreApplication.translate("SeatPanel", "out"))
        elif self.person.turn:
            facts.append(QCoreApplication.translate("SeatPanel", "to move"))
        return facts

    def look(self) -> tuple[object, ...]:
        return (self.person, self.accessibleName(), self._label, self._small)

    def draw(self, painter: QPainter) -> None:
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_plate(painter, whole, self._label * 0.75)
        pad = self._label * 0.55
        inset = self._label * _INSET
        side = float(round(self.height() - 2 * inset))
        disc = QRectF(inset, inset, side, side)
        self._portraits.draw(painter, disc, self.person.name, self.person.portrait, self.person.seat)
        left = side + inset + pad
        room = QRectF(left, pad * 0.6, self.width() - left - pad, self.height() - pad * 1.2)
        upper = QRectF(room.x(), room.y(), room.width(), room.height() * 0.54)
        lower = QRectF(room.x(), upper.bottom(), room.width(), room.height() - upper.height())
        if not self.person.place.out:
            used = self._paint_score(painter, room)
            upper.setWidth(upper.width() - used)
            lower.setWidth(lower.width() - used)
        if self.person.place.dealer:
            size = self._label * 1.3
            disc = QRectF(upper.right() - size, upper.center().y() - size / 2, size, size)
            self._paint_dealer(painter, disc)
            upper.setWidth(upper.width() - size - pad * 0.5)
        self._text(painter, upper, self.person.name, INK, self._label, bold=True)
        note = self._note()
        if self._is_cramped(note, lower.width()) and self._has_room_above(note, upper.width()):
            self._paint_note(painter, upper, note, Qt.AlignmentFlag.AlignRight)
            note = ""
        self._paint_lower(painter, lower, note)

    def _note(self) -> str:
        """What the seat is doing, or did last."""
        person = self.person
        if person.place.out:
            return ""
        if person.thinking:
            return QCoreApplication.translate("SeatPanel", "thinking…")
        if person.asked:
            return QCoreApplication.translate("SeatPanel", "your turn")
        counted = {counter.kind for counter in person.place.counters}
        return "" if counted - {"chips"} else person.last  # beside points a card says enough in the trick

    def _is_cramped(self, note: str, width: float) -> bool:
        """Whether chips would have to overlap, or points to be shortened, for the note beside them."""
        metrics = QFontMetrics(type_face(self._small))
        counters = self.person.place.counters
        discs = sum(min(_MOST_DISCS, counter.value) for counter in counters if counter.kind == "chips")
        points = [say(counter.words) for counter in counters if counter.kind == "points"]
        taken = discs * 1.3 * self._label + metrics.horizontalAdvance(" · ".join(points))
        return bool(note) and taken + self._label + metrics.horizontalAdvance(note) > width

    def _has_room_above(self, note: str, width: float) -> bool:
        name = QFontMetrics(type_face(self._label, bold=True)).horizontalAdvance(self.person.name)
        return name + self._label + QFontMetrics(type_face(self._small)).horizontalAdvance(note) <= width

    def _paint_note(self, painter: QPainter, line: QRectF, note: str, side: Qt.AlignmentFlag) -> None:
        painter.setPen(ACCENT if self.person.asked else SOFT_INK)
        painter.setFont(type_face(self._small))
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, note)

    def _paint_dealer(self, painter: QPainter, disc: QRectF) -> None:
        painter.setPen(QPen(BUTTON_EDGE, 1))
        painter.setBrush(BUTTON)
        painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(BUTTON_INK)
        painter.setFont(type_face(round(disc.height() * 0.62), bold=True))
        letter = QCoreApplication.translate("SeatPanel", "D", "on the dealer's button")
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, letter)

    def _paint_score(self, painter: QPainter, room: QRectF) -> float:
        """The score of the game at the right, in figures. Returns the width taken."""
        score = next((counter for counter in self.person.place.counters if counter.kind == "score"), None)
        if score is None:
            return 0.0
        font = type_face(round(self._label * 1.5), bold=True)
        text = number(score.value)
        painter.setFont(font)
        painter.setPen(INK)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        return QFontMetrics(font).horizontalAdvance(text) + self._label * 0.4

    def _paint_lower(self, painter: QPainter, line: QRectF, note: str) -> None:
        person = self.person
        if person.place.out:
            text = QCoreApplication.translate("SeatPanel", "out")
            self._text(painter, line, text, SOFT_INK, self._small)
            return
        metrics = QFontMetrics(type_face(self._small))
        for counter in person.place.counters:
            if counter.kind == "chips":
                taken = metrics.horizontalAdvance(note) + self._label * 0.5 if note else 0.0
                if taken + min(_MOST_DISCS, counter.value) * 0.6 * self._label > line.width():
                    taken, note = 0.0, ""  # chips that cannot be counted say less than the mark of the turn
                used = self._paint_chips(painter, line.adjusted(0, 0, -taken, 0), counter)
                line = line.adjusted(used + self._label * 0.4, 0, 0, 0)
        if text := points_text(person.place.counters, metrics, int(line.width())):
            self._text(painter, line, text, SOFT_INK, self._small)
            line = line.adjusted(metrics.horizontalAdvance(text) + self._label * 0.5, 0, 0, 0)
        if note and metrics.horizontalAdvance(note) <= line.width():
            side = Qt.AlignmentFlag.AlignRight if person.place.counters else Qt.AlignmentFlag.AlignLeft
            self._paint_note(painter, line, note, side)

    def _paint_chips(self, painter: QPainter, line: QRectF, counter: Counter) -> float:
        """Chips in a row, overlapping; a number alone says how many there are of a lot. Returns the width."""
        size = min(line.height() * 0.9, self._label * 1.2)
        discs = min(_MOST_DISCS, counter.value)
        step = max(size * 0.3, min(size * 1.08, (line.width() - size) / max(1, discs - 1)))
        for place in range(discs):
            disc = QRectF(line.x() + place * step, line.center().y() - size / 2, size, size)
            draw_chip(painter, disc)
        width = size + step * (discs - 1) if discs else 0.0
        if counter.value > _MOST_DISCS or not counter.value:
            text = number(counter.value)
            room = line.adjusted(width + self._label * 0.3 * bool(discs), 0, 0, 0)
            self._text(painter, room, text, INK, self._small, bold=True)
            width += (
                QFontMetrics(type_face(self._small, bold=True)).horizontalAdvance(text) + self._label * 0.3
            )
        return width

    def _text(
        self, painter: QPainter, room: QRectF, text: str, colour: QColor, size: int, *, bold: bool = False
    ) -> None:
        font = type_face(size, bold=bold)
        painter.setFont(font)
        painter.setPen(colour)
        elided = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, elided)


def points_text(counters: Sequence[Counter], metrics: QFontMetrics, room: int) -> str:
    """The points of the deal in words, or where those have no room in figures: `+20`."""
    points = [counter for counter in counters if counter.kind == "points"]
    text = " · ".join(say(counter.words) for counter in points)
    if metrics.horizontalAdvance(text) >= room:
        text = " · ".join(f"+{number(counter.value)}" for counter in points)
    return text


def draw_chip(painter: QPainter, disc: QRectF) -> None:
    """A chip seen from above: a coloured disc with light marks at its edge and a ring within."""
    size = disc.width()
    fine = size * painter.device().devicePixelRatio() >= _FINE
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 120))
    painter.drawEllipse(disc.translated(0, size * 0.08))
    painter.setBrush(CHIP)
    painter.drawEllipse(disc)
    thick = size * 0.17
    rim = disc.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(CHIP_EDGE, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    spokes = 6 if fine else 4
    for spoke in range(spokes):
        painter.drawArc(rim, (spoke * 360 // spokes + 18) * 16, (24 if fine else 30) * 16)
    painter.setPen(QPen(QColor(60, 10, 10, 150), max(0.6, size * 0.04)))
    painter.drawEllipse(disc.adjusted(0.3, 0.3, -0.3, -0.3))
    if fine:
        inner = disc.adjusted(thick * 1.5, thick * 1.5, -thick * 1.5, -thick * 1.5)
        painter.setBrush(CHIP_LIGHT)
        painter.setPen(QPen(CHIP_EDGE, size * 0.035))
        painter.drawEllipse(inner)


class TurnMark(StillWidget):
    """A golden frame and pointer at the plate of the seat whose turn it is; it glides from seat to seat."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._unit = 11
        self._glide = QPropertyAnimation(self, b"geometry", self)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.hide()

    def point_at(self, panel: QRect | None, unit: int, duration: int) -> None:
        """Go to a plate, gliding for so long; None: there is no turn."""
        if panel is None:
            self._glide.stop()
            self.hide()
            return
        self._unit = unit
        reach = round(unit * 0.62)
        target = panel.adjusted(-reach, -reach, reach, reach)
        running = self._glide.state() != QPropertyAnimation.State.Stopped
        if running and self._glide.endValue() == target:
            return
        self._glide.stop()
        if duration and self.isVisible() and self.geometry() != target:
            self._glide.setDuration(duration)
            self._glide.setStartValue(self.geometry())
            self._glide.setEndValue(target)
            self._glide.start()
        else:
            self.setGeometry(target)
        self.show()

    def finish(self) -> None:
        """Be there at once."""
        if self._glide.state() != QPropertyAnimation.State.Stopped:
            self._glide.stop()
            self.setGeometry(self._glide.endValue())

    def look(self) -> tuple[object, ...]:
        return (self._unit,)

    def draw(self, painter: QPainter) -> None:
        reach = round(self._unit * 0.62)
        frame = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
        radius = self._unit * 0.75
        outside = QPainterPath()
        outside.addRect(QRectF(self.rect()))
        outside.addRoundedRect(frame, radius, radius)
        painter.save()
        painter.setClipPath(outside)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ACCENT.red(), ACCENT.green(), ACCENT.blue(), 16))
        steps = 8
        for step in range(steps):
            out = reach * (steps - step) / steps
            painter.drawRoundedRect(frame.adjusted(-out, -out, out, out), radius + out, radius + out)
        painter.restore()
        thick = max(2.0, self._unit * 0.16)
        painter.setPen(QPen(ACCENT, thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = thick / 2
        painter.drawRoundedRect(frame.adjusted(-half, -half, half, half), radius + half, radius + half)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ACCENT)
        tip, middle = frame.x() + self._unit * 0.42, frame.center().y()
        base = max(frame.x() - reach, 2.0 - self.x())  # at the edge of the table there is less room
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(base, middle - self._unit * 0.62),
                    QPointF(tip, middle),
                    QPointF(base, middle + self._unit * 0.62),
                ]
            )
        )
