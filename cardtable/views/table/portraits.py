# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces of the computer players that are known by name; everybody else has a monogram."""

from __future__ import annotations

from math import cos, pi, radians, sin

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from cardtable.assets import resources
from cardtable.engine.record import Player

from .palette import PERSONS, type_face
from .shadow import canvas

_LEAF, _LEAF_DEEP = QColor("#e0b454"), QColor("#a87b2a")
_LEAVES = 9
"""On each branch of a wreath."""
_KEPT = 64


def portrait_of(player: Player) -> str:
    """The name that a player's picture would have; "" for people."""
    return "" if player.human else player.name


class Portraits:
    """Draws a face or a monogram into a disc; each face is painted once for each size."""

    def __init__(self) -> None:
        self._drawing: QSvgRenderer | None = None
        self._faces: dict[tuple[str, float, float], QPixmap] = {}

    def draw(self, painter: QPainter, disc: QRectF, name: str, portrait: str, seat: int) -> None:
        """Draw who sits at a seat: the portrait, or where there is none of that name a monogram."""
        if portrait and self._people.elementExists(portrait):
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(disc.topLeft(), self._face(portrait, disc.width(), ratio))
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PERSONS[seat % len(PERSONS)])
        painter.drawEllipse(disc)
        painter.setPen(QColor("white"))
        painter.setFont(type_face(round(disc.height() * 0.5), bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, name.strip()[:1].upper())

    @property
    def _people(self) -> QSvgRenderer:
        if self._drawing is None:
            self._drawing = QSvgRenderer(str(resources() / "people.svg"))
        return self._drawing

    def _face(self, portrait: str, side: float, ratio: float) -> QPixmap:
        key = (portrait, side, ratio)
        found = self._faces.get(key)
        if found is None:
            if len(self._faces) > _KEPT:
                self._faces.clear()
            found = self._faces[key] = canvas(side, side, ratio)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._people.render(painter, portrait, QRectF(0, 0, side, side))
            painter.end()
        return found


class Medal(QWidget):
    """The portrait of a winner in a wreath."""

    def __init__(self, player: Player, seat: int) -> None:
        super().__init__()
        self._player, self._seat = player, seat
        self._portraits = Portraits()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        side = round(self.fontMetrics().height() * 5.4)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        radius = self.width() * 0.36
        draw_wreath(painter, middle, radius)
        disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.setPen(QPen(_LEAF, radius * 0.1))
        painter.drawEllipse(disc)
        self._portraits.draw(painter, disc, self._player.name, portrait_of(self._player), self._seat)
        painter.end()


def draw_wreath(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Two branches of laurel around a disc of that radius, open at the top."""
    size = radius * 0.3
    for side in (-1, 1):
        painter.save()
        painter.translate(middle)
        painter.scale(side, 1)
        for leaf in range(_LEAVES):
            angle = radians(98 - 128 * leaf / (_LEAVES - 1))  # from the bottom upwards
            for out, colour in ((0.5, _LEAF), (-0.32, _LEAF_DEEP)):
                painter.save()
                far = radius * 1.17
                painter.translate(cos(angle) * far, sin(angle) * far)
                painter.rotate((angle - pi / 2) * 180 / pi - out * 62)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                shrink = 1 - 0.35 * leaf / _LEAVES
                painter.drawEllipse(
                    QRectF(0, -size * 0.23 * shrink, size * 1.25 * shrink, size * 0.46 * shrink)
                )
                painter.restore()
        painter.restore()
