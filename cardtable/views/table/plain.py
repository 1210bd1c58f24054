# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain card faces, for the moment before a deck's are drawn and for decks that cannot be used."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from cardtable.engine.cards import Card, Suit

from .dressing import EVERYDAY, Clothes, paper, suit_colours

CORNER = 0.06
"""Radius of a card's corners, in card widths."""
_PAPER, _EDGE, _BACK, _LATTICE = QColor("#fffcf3"), QColor("#b9b2a3"), QColor("#243f6e"), QColor("#4a68a0")
_PLACES = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def suit_sign(suit: Suit) -> str:
    """The suit as one character."""
    return _SIGNS[suit]


def suit_colour(suit: Suit, clothes: Clothes = EVERYDAY) -> QColor:
    """The colour of a suit on the faces."""
    return QColor(suit_colours(clothes)[_PLACES.index(suit)])


def draw_plain(card: Card | None, size: QSize, clothes: Clothes = EVERYDAY) -> QPixmap:
    """A face with rank and suit only, or a latticed back, in device pixels."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_paper(painter, size, QColor(paper(clothes)) if card is not None else _PAPER)
    width, height = float(size.width()), float(size.height())
    if card is None:
        _draw_back(painter, QRectF(0.5, 0.5, width - 1, height - 1), width)
    else:
        _draw_face(painter, card, suit_colour(card.suit, clothes), width, height)
    painter.end()
    return pixmap


def draw_paper(painter: QPainter, size: QSize, colour: QColor = _PAPER) -> None:
    """The ground of a card, in device pixels."""
    width, height = float(size.width()), float(size.height())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_EDGE, max(1.0, width / 150)))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), width * CORNER, width * CORNER)


def _draw_back(painter: QPainter, edge: QRectF, width: float) -> None:
    inner = edge.adjusted(width * 0.045, width * 0.045, -width * 0.045, -width * 0.045)
    path = QPainterPath()
    path.addRoundedRect(inner, width * 0.03, width * 0.03)
    painter.fillPath(path, _BACK)
    painter.setClipPath(path)
    painter.setPen(QPen(_LATTICE, max(1.0, width / 90)))
    step = width / 7
    for line in range(-14, 22):
        x = inner.x() + line * step
        painter.drawLine(QPointF(x, inner.y()), QPointF(x + inner.height(), inner.bottom()))
        painter.drawLine(QPointF(x, inner.bottom()), QPointF(x + inner.height(), inner.y()))


def draw_index(painter: QPainter, card: Card, width: float, height: float) -> None:
    """Rank and suit on a small plate in the upper left corner, for faces that have them elsewhere only."""
    plate = QRectF(width * 0.02, height * 0.02, width * 0.2, height * 0.31)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(plate, width * CORNER, width * CORNER)
    painter.setPen(suit_colour(card.suit))
    _draw_corner(painter, card, width, height)


def _draw_corner(painter: QPainter, card: Card, width: float, height: float) -> None:
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(4, round(width * (0.2 if len(card.rank.value) == 1 else 0.14))))
    painter.setFont(font)
    column = QRectF(width * 0.01, height * 0.025, width * 0.2, height * 0.17)
    painter.drawText(column, Qt.AlignmentFlag.AlignCenter, card.rank.value)
    font.setPixelSize(max(4, round(width * 0.2)))
    painter.setFont(font)
    painter.drawText(column.translated(0, height * 0.13), Qt.AlignmentFlag.AlignCenter, suit_sign(card.suit))


def _draw_face(painter: QPainter, card: Card, colour: QColor, width: float, height: float) -> None:
    painter.setPen(colour)
    painter.setBrush(QBrush(colour))
    for turn in (0, 180):
        painter.save()
        painter.translate(width / 2, height / 2)
        painter.rotate(turn)
        painter.translate(-width / 2, -height / 2)
        _draw_corner(painter, card, width, height)
        painter.restore()
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(4, round(width * 0.55)))
    painter.setFont(font)
    painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, suit_sign(card.suit))
