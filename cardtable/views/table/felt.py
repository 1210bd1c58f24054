# SPDX-License-Identifier: GPL-3.0-or-later
"""The cloth of the table, lit from above, woven, darker towards the edge, and the wood around it.

Painted once for each size.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform

from cardtable.engine.shuffle import Dice

from .plan import rim


class Cloth(NamedTuple):
    """The colours of a cloth, from where the light falls to the corners."""

    light: str
    middle: str
    edge: str


CLOTHS = {
    "green": Cloth("#23714e", "#155a3c", "#082b1d"),
    "blue": Cloth("#2a5680", "#1a3f63", "#0b1d31"),
    "wine": Cloth("#7b2f40", "#5e2030", "#2c0c14"),
}
_WOOD = ("#2c1a0e", "#57361f", "#7a4f2e", "#6b4326", "#4d2f1a", "#26160c")
"""The rim from outside to inside, as a rounded bar in the same light."""
_BRASS = QColor(206, 160, 82, 150)
"""A line let into the wood."""
_SHADOW = 2.6
"""How far the rim's shadow reaches over the cloth, in widths of the rim."""
_TILE = 96
_STRIP = 900_000
"""Pixels painted in one turn of the event loop: about 15 ms."""


class Felt(QObject):
    """Gives the cloth in any size at once: the old one stretched until the new one is woven."""

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._done = QPixmap()
        self._done_for: tuple[QSize, float, str] | None = None
        self._wanted: tuple[QSize, float, str] | None = None
        self._image = QImage()
        self._grain = QPixmap()
        self._row = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._weave)

    def paint(self, painter: QPainter, part: QRect, size: QSize, ratio: float, name: str) -> None:
        """Paint a part of the table. Never asks for another paint unless the size or colour is new."""
        wanted = (QSize(size), ratio, name if name in CLOTHS else "green")
        if wanted == self._done_for:
            source = QRect(
                round(part.x() * ratio),
                round(part.y() * ratio),
                round(part.width() * ratio),
                round(part.height() * ratio),
            )
            painter.drawPixmap(part, self._done, source)
            return
        if wanted != self._wanted:
            self._start(wanted)
        if self._done_for and self._done_for[2] == wanted[2]:
            painter.drawPixmap(QRect(0, 0, size.width(), size.height()), self._done)
        else:
            painter.fillRect(part, QColor(CLOTHS[wanted[2]].middle))

    def _start(self, wanted: tuple[QSize, float, str]) -> None:
        size, ratio, _ = self._wanted = wanted
        pixels = QSize(round(size.width() * ratio), round(size.height() * ratio))
        self._image = QImage(pixels, QImage.Format.Format_RGB32)
        self._grain = QPixmap.fromImage(grain(max(1, round(ratio))))
        self._row = 0
        self._timer.start(0 if self._done_for is None else 60)

    def _weave(self) -> None:
        assert self._wanted is not None
        name = self._wanted[2]
        width, height = self._image.width(), self._image.height()
        if self._row == height:
            self._finish()
            return
        rows = min(height - self._row, max(1, _STRIP // max(1, width)))
        painter = QPainter(self._image)
        weave(painter, QRect(0, self._row, width, rows), QSize(width, height), name, self._grain)
        painter.end()
        self._row += rows
        self._timer.start(0)

    def _finish(self) -> None:
        assert self._wanted is not None
        painter = QPainter(self._image)
        draw_rim(painter, self._image.rect(), rim(self._wanted[0]) * self._wanted[1])
        painter.end()
        self._done, self._done_for = QPixmap.fromImage(self._image), self._wanted
        self._image = QImage()
        self.ready.emit()


def weave(painter: QPainter, part: QRect, size: QSize, name: str, tile: QPixmap) -> None:
    """Paint a part of the cloth, in device pixels."""
    cloth = CLOTHS[name]
    light = QRadialGradient(QPointF(0.5, 0.34), 0.78)
    light.setColorAt(0.0, QColor(cloth.light))
    light.setColorAt(0.45, QColor(cloth.middle))
    light.setColorAt(1.0, QColor(cloth.edge))
    painter.save()
    painter.setClipRect(part)
    painter.scale(size.width(), size.height())
    painter.fillRect(0, 0, 1, 1, light)
    painter.restore()
    painter.drawTiledPixmap(part, tile, part.topLeft())


def draw_rim(painter: QPainter, whole: QRect, thick: float) -> None:
    """Wood around the cloth, `thick` in device pixels, and its shadow on the cloth."""
    frame = rim_frame(thick)
    corner, size = frame.width() // 2, frame.size()
    if whole.width() < size.width() or whole.height() < size.height():
        carve(painter, QRectF(whole), thick)
        return
    for x, width, left, wide in _thirds(corner, whole.width()):
        for y, height, top, high in _thirds(corner, whole.height()):
            if (x, y) != (corner, corner):  # the cloth
                painter.drawImage(QRect(left, top, wide, high), frame, QRect(x, y, width, height))


def _thirds(corner: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where each third of the frame begins, its length, where it is drawn, and how long."""
    return (
        (0, corner, 0, corner),
        (corner, 1, corner, length - 2 * corner),
        (corner + 1, corner, length - corner, corner),
    )


@lru_cache(maxsize=2)
def rim_frame(thick: float) -> QImage:
    """The four corners of a rim, a pixel apart: what is between is drawn by stretching that pixel.

    A large rim drawn whole takes a tenth of a second.
    """
    corner = ceil(thick * 6) + 2
    frame = QImage(2 * corner + 1, 2 * corner + 1, QImage.Format.Format_ARGB32_Premultiplied)
    frame.fill(Qt.GlobalColor.transparent)
    painter = QPainter(frame)
    carve(painter, QRectF(frame.rect()), thick)
    painter.end()
    return frame


def carve(painter: QPainter, whole: QRectF, thick: float) -> None:
    """Draw a rim stroke by stroke."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = max(3, round(thick * _SHADOW / 2))
    stride = thick * _SHADOW / steps
    drop = thick * 0.4  # the light comes from above
    for step in range(steps):
        inset = thick - drop + stride * (step + 0.5)
        painter.setPen(QPen(QColor(0, 0, 0, round(92 * (1 - (step + 0.5) / steps) ** 1.6)), stride + 0.5))
        edge = whole.adjusted(inset, inset + drop, -inset, -inset + drop)
        painter.drawRoundedRect(edge, 2 * thick, 2 * thick)
    wood = QPainterPath()
    wood.addRect(whole)
    wood.addRoundedRect(whole.adjusted(thick, thick, -thick, -thick), 2 * thick, 2 * thick)
    painter.fillPath(wood, QColor(_WOOD[1]))
    bars = max(len(_WOOD), round(thick))
    for bar in range(bars):
        inset = thick * (bar + 0.5) / bars
        painter.setPen(QPen(QColor(_WOOD[bar * len(_WOOD) // bars]), thick / bars + 0.6))
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), thick + inset, thick + inset)
    painter.setPen(QPen(_BRASS, max(1.0, thick / 9)))
    inset = thick * 0.74
    painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), thick + inset, thick + inset)


@cache
def grain(scale: int) -> QImage:
    """A tile of threads over and under, each a little lighter or darker than the next."""
    dice = Dice(1)
    pixels = bytearray()
    for y in range(_TILE):
        for x in range(_TILE):
            noise = (dice.roll() >> 61) - 3
            over = (x // 2 + y // 2) % 2 == 0
            value = noise + (4 if over else -2) + (1 if (x if over else y) % 2 else -1)
            alpha = min(255, abs(value) * 3)
            shade = alpha if value > 0 else 0
            pixels += bytes((shade, shade, shade, alpha))
    image = QImage(bytes(pixels), _TILE, _TILE, _TILE * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()
    if scale > 1:
        image = image.transformed(
            QTransform.fromScale(scale, scale), Qt.TransformationMode.FastTransformation
        )
    return image
