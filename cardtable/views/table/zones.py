# SPDX-License-Identifier: GPL-3.0-or-later
"""What says of a place for cards what it is and how many cards it has."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cardtable.engine.table import Zone
from cardtable.views.language import say

from .palette import GROOVE, INK, PLATE, PLATE_EDGE, SOFT_INK, STITCH, type_face
from .plain import CORNER
from .still import StillWidget


class ZoneLabel(StillWidget):
    """The name of a zone for those who hear the table; a number or a title for those who see it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        self._counts = False
        self._small = 10

    def show_zone(self, zone: Zone, owner: str, *, counts: bool, small: int) -> None:
        """Name the zone; draw the number of its cards, or its title."""
        number = QCoreApplication.translate("ZoneLabel", "%n card(s)", None, len(zone.cards))
        if "(s)" in number:  # no translator knows the plural
            number = number.replace("(s)", "" if len(zone.cards) == 1 else "s")
        whose = f"{say(zone.title)}, {owner}" if owner else say(zone.title)
        spoken = f"{whose}: {number}"
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self._text = str(len(zone.cards)) if counts else say(zone.title)
        self._counts, self._small = counts, small
        self.update()

    def cover(self, area: QRect) -> None:
        """Lie over the lower edge of the zone, wide enough for the text."""
        metrics = QFontMetrics(type_face(self._small, bold=True))
        high = round(self._small * 1.5)
        wide = max(high, metrics.horizontalAdvance(self._text) + self._small)
        middle = area.center().x() if self._counts else area.x() + wide // 2
        top = area.bottom() - high // 2 if self._counts else area.bottom() + self._small // 3
        self.setGeometry(middle - wide // 2, top, wide, high)

    def look(self) -> tuple[object, ...]:
        return (self._text, self._counts, self._small)

    def draw(self, painter: QPainter) -> None:
        painter.setFont(type_face(self._small, bold=self._counts))
        if self._counts:
            pill = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(PLATE_EDGE, 1))
            painter.setBrush(PLATE)
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(INK if self._counts else SOFT_INK)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)


def draw_place(painter: QPainter, area: QRect) -> None:
    """An empty place for cards, worked into the felt."""
    radius = area.width() * CORNER
    painter.setPen(QPen(STITCH, max(1.0, area.width() / 90)))
    painter.setBrush(GROOVE)
    painter.drawRoundedRect(QRectF(area), radius, radius)


def draw_depth(painter: QPainter, area: QRect, count: int) -> None:
    """The edges of the cards below the top one."""
    layers = min(5, (count + 8) // 10)
    step = max(1.0, area.width() / 70)
    radius = area.width() * CORNER
    for layer in range(layers, 0, -1):
        painter.setPen(QPen(Qt.GlobalColor.black, 0.4))
        painter.setBrush(QPen(INK).color().darker(108 + 6 * layer))
        painter.drawRoundedRect(QRectF(area).translated(layer * step * 0.5, layer * step), radius, radius)
