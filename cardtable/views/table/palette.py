# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours on the felt, and its three sizes of type. The felt stays by day and by night."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPen

ACCENT = QColor("#f4c95d")
"""Yours, now: always with a shape or a word."""
WARNING = QColor("#ff8a5c")
"""Danger: always with a shape or a word."""
INK = QColor("#f6f1e4")
"""Text on plates."""
SOFT_INK = QColor("#c9d3c8")
"""Small print on plates; 4.5:1 on PLATE over the lightest felt."""
PLATE = QColor(6, 22, 16, 190)
PLATE_DEEP = QColor(3, 14, 10, 214)
"""The lower edge of a plate, which the light does not reach."""
PLATE_EDGE = QColor(255, 255, 255, 58)
PLATE_EDGE_DEEP = QColor(255, 255, 255, 16)
BRASS, BRASS_DEEP = QColor("#d9b36a"), QColor("#7d5a26")
"""The frame of the number that matters, in the light and in the shade."""
GROOVE_ON_PLATE, BELOW_ZERO = QColor(255, 255, 255, 34), QColor("#8fc7e8")
"""The bar below the total, and its part below nothing."""
ARROW = QColor(ACCENT.red(), ACCENT.green(), ACCENT.blue(), 225)
"""Direction of play, on the felt."""
GROOVE = QColor(0, 0, 0, 60)
"""Places for cards, worked into the felt."""
STITCH = QColor(255, 255, 255, 26)
SHADE = QColor(14, 34, 25, 58)
"""Lies over a card that cannot be played now; its index still has 4.5:1."""
SHADE_ON_DARK, BURN_ON_DARK = QColor(0, 0, 0, 26), QColor(222, 222, 222)
"""The same over a dark face, and the light in which its paper grows darker while its index hardly does."""
PERSONS = tuple(
    QColor(code)
    for code in ("#3a7986", "#8c5a7a", "#806f2f", "#5a6fa8", "#9a5f45", "#4e7a3e", "#77619c", "#4f7f6e")
)
"""Behind the monogram of each seat; a help for the eye, never the only sign."""
OUT = 0.75
"""Opacity of the plate of a seat that is out; its text still has 4.5:1."""
BUTTON, BUTTON_EDGE, BUTTON_INK = QColor("#f6f1e4"), QColor("#8d8468"), QColor("#26221b")
"""The dealer's button."""
CHIP = QColor("#c4504b")
CHIP_LIGHT = QColor("#d86e67")
CHIP_EDGE = QColor("#f3e6d0")


def type_face(pixels: int, *, bold: bool = False) -> QFont:
    """The system's font in a size of the table, with figures of one width."""
    font = QFont()
    font.setPixelSize(max(8, pixels))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def draw_shade(painter: QPainter, card: QRectF, radius: float, *, dark: bool) -> None:
    """Let a card step back that cannot be played: be darker than the others, whatever its face."""
    painter.setPen(Qt.PenStyle.NoPen)
    if dark:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_ColorBurn)
        painter.setBrush(BURN_ON_DARK)
        painter.drawRoundedRect(card, radius, radius)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setBrush(SHADE_ON_DARK if dark else SHADE)
    painter.drawRoundedRect(card, radius, radius)


def draw_plate(painter: QPainter, whole: QRectF, radius: float) -> None:
    """A plate of smoked glass, lit from above."""
    painter.setPen(QPen(_from_above(whole, PLATE_EDGE, PLATE_EDGE_DEEP), 1))
    painter.setBrush(_from_above(whole, PLATE, PLATE_DEEP))
    painter.drawRoundedRect(whole, radius, radius)


def draw_frame(painter: QPainter, whole: QRectF, radius: float, thick: float) -> None:
    """A frame of brass on the edge of a plate."""
    half = thick / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_from_above(whole, BRASS, BRASS_DEEP), thick))
    painter.drawRoundedRect(whole.adjusted(half, half, -half, -half), radius - half, radius - half)


def _from_above(whole: QRectF, light: QColor, deep: QColor) -> QBrush:
    fall = QLinearGradient(whole.topLeft(), whole.bottomLeft())
    fall.setColorAt(0, light)
    fall.setColorAt(1, deep)
    return QBrush(fall)
