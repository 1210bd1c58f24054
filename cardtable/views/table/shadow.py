# SPDX-License-Identifier: GPL-3.0-or-later
"""Soft shadows of cards."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from .plain import CORNER


def canvas(width: float, height: float, ratio: float) -> QPixmap:
    """An empty picture of a logical size."""
    pixmap = QPixmap(ceil(width * ratio), ceil(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def draw_shadow(size: QSize, spread: int, strength: float, ratio: float) -> QPixmap:
    """A soft dark rectangle that is larger than the card by `spread` at each side.

    Being soft it is drawn small and enlarged.
    """
    width, height = size.width(), size.height()
    wide, high = width + 2 * spread, height + 2 * spread
    coarse = max(1.0, min(6.0, spread / 8))
    small = canvas(wide / coarse, high / coarse, 1.0)
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(small.width() / wide, small.height() / high)
    steps = max(4, min(24, spread))
    painter.setBrush(QColor(0, 0, 0, max(1, round(255 * strength / steps))))
    for step in range(steps):
        inset = 2 * spread * (step + 0.5) / steps
        radius = max(1.0, width * CORNER + spread - inset / 2)
        edge = QRectF(0, 0, wide, high).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(edge, radius, radius)
    painter.end()
    shadow = small.scaled(
        ceil(wide * ratio),
        ceil(high * ratio),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    shadow.setDevicePixelRatio(ratio)
    return shadow
