# SPDX-License-Identifier: GPL-3.0-or-later
"""What says of a place for cards what it is and how many cards it has."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cardtable.engine.table import Zone
from cardtable.views.language import say

from .palette import GROOVE, INK, SOFT_INK, STITCH, draw_plate, type_face
from .plain import CORNER
from .still import StillWidget

Drawn: TypeAlias = Literal["count", "title", "nothing"]


class ZoneLabel(StillWidget):
    """The name of a zone for those who hear the table; for those who see it a number, a title, or nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        self._small = 10

    def show_zone(self, zone: Zone, owner: str, area: QRect, small: int, drawn: Drawn) -> None:
        """Name the zone, and lie over the lower edge of its place, or below it with a title."""
        whose = f"{say(zone.title)}, {owner}" if owner else say(zone.title)
        spoken = f"{whose}: {_number_of_cards(len(zone.cards))}"
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self._text = {"count": str(len(zone.cards)), "title": say(zone.title), "nothing": ""}[drawn]
        self._small = small
        metrics = QFontMetrics(type_face(small, bold=drawn == "count"))
        high = round(small * 1.55)
        wide = max(high, metrics.horizontalAdvance(self._text) + small)
        top = area.bottom() + small // 3 if drawn == "title" else area.bottom() - high // 2
        self.setGeometry(area.center().x() - wide // 2, top, wide, high)
        self.update()

    def look(self) -> tuple[object, ...]:
        return (self._text, self._small)

    def draw(self, painter: QPainter) -> None:
        if not self._text:
            return
        pill = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        draw_plate(painter, pill, pill.height() / 2)
        counts = self._text.isdecimal()
        painter.setFont(type_face(self._small, bold=counts))
        painter.setPen(INK if counts else SOFT_INK)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)


def _number_of_cards(count: int) -> str:
    text = QCoreApplication.translate("ZoneLabel", "%n card(s)", None, count)
    return text.replace("(s)", "" if count == 1 else "s")  # where no translator knows the plural


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
