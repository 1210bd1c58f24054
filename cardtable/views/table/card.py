# SPDX-License-Identifier: GPL-3.0-or-later
"""One card on the table: a button that can lie still, rise, or be in the air."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.engine.cards import Card

from .faces import Deck
from .layout import RATIO
from .palette import ACCENT, SHADE
from .plain import CORNER

_STILL_MARGIN = 0.1
_AIR_MARGIN = 0.26
_DROP = 0.075
"""How far the shadow of a card in the air falls, in card widths."""


class Pose(NamedTuple):
    """A card in the air: its centre on the table, its width and turn, its height above the felt (0 to 1)."""

    x: float
    y: float
    width: float
    tilt: float = 0.0
    lift: float = 0.0

    @classmethod
    def on(cls, rect: QRect, tilt: float = 0.0) -> Pose:
        """The pose of a card that lies still."""
        return cls(rect.x() + rect.width() / 2, rect.y() + rect.height() / 2, rect.width(), tilt)


class CardWidget(QAbstractButton):
    """A piece of cardboard. It shows `card`, or its back for None, and knows nothing else.

    The table finds the card under the pointer itself, as fans overlap and cards may still be moving: mouse
    events pass through to it. `clicked` comes from assistive technology only.
    """

    focused = Signal(bool)
    """The keyboard came to this card or left it; whether by a key."""

    def __init__(self, piece: int, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self.piece = piece
        self.card: Card | None = None
        self.rect_now = QRect()
        """The card itself on the table, without shadow and rise."""
        self._deck = deck
        self._tilt = 0.0
        self.risen = 0
        """How far it has risen from where it lies; below zero it has sunk."""
        self._dim = self._ring = False
        self._pose: Pose | None = None
        self._squeeze = 1.0
        self._room = QSize()
        self._still: tuple[tuple[object, ...], QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)

    # Lying still

    def lie(self, rect: QRect, tilt: float = 0.0) -> None:
        """Lie exactly here, risen as far as it is."""
        changed = self._pose is not None or rect.size() != self.rect_now.size() or tilt != self._tilt
        self._pose, self._squeeze = None, 1.0
        self.rect_now, self._tilt = rect, tilt
        self._place()
        if changed:
            self.update()

    def dress(self, rise: int, *, dim: bool, ring: bool) -> None:
        """Rise by so many pixels from where it lies (below zero: sink); be shaded; wear the focus ring."""
        if (dim, ring) != (self._dim, self._ring):
            self._dim, self._ring = dim, ring
            self.update()
        if rise != self.risen:
            self.risen = rise
            if self._pose is None:
                self._place()

    def _place(self) -> None:
        margin = self._still_margin()
        self.setGeometry(self.rect_now.translated(0, -self.risen).adjusted(-margin, -margin, margin, margin))

    def show_card(self, card: Card | None) -> None:
        """Show another face."""
        if card is not self.card:
            self.card = card
            self.update()

    def covers(self, point: QPoint) -> bool:
        """Whether a point of the table is on the card itself, risen as it is."""
        return self.rect_now.translated(0, -self.risen).contains(point)

    def _still_margin(self) -> int:
        return ceil(self.rect_now.width() * _STILL_MARGIN) + 2

    # In the air

    def take_off(self, width: float) -> None:
        """Make room for a flight in which the card is never wider than this."""
        margin = ceil(width * _AIR_MARGIN)
        self._room = QSize(ceil(width) + 2 * margin, ceil(width * RATIO) + 2 * margin)

    def hover_at(self, pose: Pose, squeeze: float = 1.0) -> None:
        """Be at a pose of a flight; `squeeze` narrows the card while it is turned over."""
        before, self._pose = self._pose, pose
        changed = before is None or before[2:] != pose[2:] or squeeze != self._squeeze
        self._squeeze = squeeze
        x, y = round(pose.x - self._room.width() / 2), round(pose.y - self._room.height() / 2)
        self.setGeometry(x, y, self._room.width(), self._room.height())
        if changed:
            self.update()

    @property
    def pose(self) -> Pose:
        """Where it is seen now."""
        return self._pose or Pose.on(self.rect_now.translated(0, -self.risen), self._tilt)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        if self._pose is None:
            painter.drawPixmap(0, 0, self._still_pixmap())
        else:
            self._paint_in_air(painter, self._pose)
        painter.end()

    def _still_pixmap(self) -> QPixmap:
        """Shadow, face, shade and ring in one pixmap, so that a repaint is one copy."""
        ratio, size = self.devicePixelRatioF(), self.rect_now.size()
        face = self._deck.face(self.card, size, ratio)
        key = (face.cacheKey(), self.size(), ratio, self._tilt, self._dim, self._ring)
        if self._still is not None and self._still[0] == key:
            return self._still[1]
        pixmap = QPixmap(ceil(self.width() * ratio), ceil(self.height() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self._paint_still(painter, face, size, ratio)
        painter.end()
        self._still = (key, pixmap)
        return pixmap

    def _paint_still(self, painter: QPainter, face: QPixmap, size: QSize, ratio: float) -> None:
        margin = self._still_margin()
        width = size.width()
        spread = width * 0.055
        shadow = _shadow(size.width(), size.height(), ceil(spread), 0.42, ratio)
        painter.drawPixmap(QPointF(margin - ceil(spread), margin - ceil(spread) + width * 0.02), shadow)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = QPointF(margin, margin)
        if self._tilt:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            centre = QPointF(self.width() / 2, self.height() / 2)
            painter.translate(centre)
            painter.rotate(self._tilt)
            painter.translate(-centre)
        _draw_face(painter, face, QRectF(corner, size), ratio, exact=self._deck.is_exact(face, size, ratio))
        whole = QRectF(corner, size)
        radius = width * CORNER
        if self._dim:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(SHADE)
            painter.drawRoundedRect(whole, radius, radius)
        if self._ring:
            thick = max(2.0, width / 28)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, pen, out in ((QColor(0, 0, 0, 130), thick + 2, 0.5), (ACCENT, thick, 0.5)):
                painter.setPen(QPen(colour, pen))
                edge = whole.adjusted(-thick * out, -thick * out, thick * out, thick * out)
                painter.drawRoundedRect(edge, radius + thick * out, radius + thick * out)

    def _paint_in_air(self, painter: QPainter, pose: Pose) -> None:
        ratio = self.devicePixelRatioF()
        whole = QSize(round(pose.width), round(pose.width * RATIO))
        room = self._room
        natural = self._natural_size(whole)
        face = self._deck.face(self.card, natural, ratio)
        painter.translate(room.width() / 2, room.height() / 2)
        drop = pose.width * _DROP * pose.lift
        spread = ceil(natural.width() * 0.15)
        shadow = _shadow(natural.width(), natural.height(), spread, 0.34, ratio)
        scale = whole.width() / natural.width()
        wide = (natural.width() * self._squeeze + 2 * spread) * scale
        high = (natural.height() + 2 * spread) * scale
        if abs(scale - 1) < 0.004 and self._squeeze > 0.999:
            painter.drawPixmap(QPointF(-wide / 2, -high / 2 + drop), shadow)
        else:
            painter.drawPixmap(QRectF(-wide / 2, -high / 2 + drop, wide, high).toRect(), shadow)
        if pose.tilt:
            painter.rotate(pose.tilt)
        turned = whole.width() * self._squeeze
        target = QRectF(-turned / 2, -whole.height() / 2, turned, whole.height())
        exact = not pose.tilt and whole == natural and self._squeeze > 0.999
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not exact)
        _draw_face(painter, face, target, ratio, exact=exact and self._deck.is_exact(face, natural, ratio))

    def _natural_size(self, whole: QSize) -> QSize:
        """The size in which the deck has drawn this card: that of where it is going."""
        target = self.rect_now.size()
        return whole if target.isEmpty() else target

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.focused.emit(by_key)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.focused.emit(False)


def _draw_face(painter: QPainter, face: QPixmap, target: QRectF, ratio: float, *, exact: bool) -> None:
    if exact:
        face = QPixmap(face)
        face.setDevicePixelRatio(ratio)
        painter.drawPixmap(target.topLeft(), face)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(target, face, QRectF(face.rect()))


@lru_cache(maxsize=24)
def _shadow(width: int, height: int, spread: int, strength: float, ratio: float) -> QPixmap:
    """A soft dark rectangle that is larger than the card by `spread` at each side."""
    pixmap = QPixmap(ceil((width + 2 * spread) * ratio), ceil((height + 2 * spread) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(4, min(24, spread))
    painter.setBrush(QColor(0, 0, 0, max(1, round(255 * strength / steps))))
    for step in range(steps):
        inset = 2 * spread * (step + 0.5) / steps
        edge = QRectF(0, 0, width + 2 * spread, height + 2 * spread).adjusted(inset, inset, -inset, -inset)
        radius = width * CORNER + spread - inset / 2
        painter.drawRoundedRect(edge, max(1.0, radius), max(1.0, radius))
    painter.end()
    return pixmap
