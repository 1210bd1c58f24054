# SPDX-License-Identifier: GPL-3.0-or-later
"""One card on the table: a button that can lie still, rise, or be in the air."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
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
from .heaps import RATIO
from .palette import ACCENT, draw_shade
from .plain import CORNER
from .shadow import canvas

_STILL_MARGIN = 0.1
_AIR_MARGIN = 0.26
_DROP = 0.075
"""How far the shadow of a card in the air falls, in card widths."""


class Pose(NamedTuple):
    """A card in the air: its centre on the table, its width and its turn in degrees."""

    x: float
    y: float
    width: float
    tilt: float = 0.0

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
        self.goal = 0
        """How far it is going to rise."""
        self._base = 0
        self._rising: QVariantAnimation | None = None
        self._dim = self._ring = False
        self._pose: Pose | None = None
        self._squeeze = 1.0
        self._room = self._natural = QSize()
        self._still: tuple[tuple[object, ...], QPixmap] | None = None
        self._air: tuple[tuple[object, ...], QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)

    # Lying still

    def lie(self, rect: QRect, tilt: float = 0.0) -> None:
        """Lie exactly here, risen as far as it is."""
        changed = self._pose is not None or rect.size() != self.rect_now.size() or tilt != self._tilt
        self._pose, self._squeeze, self._air = None, 1.0, None
        self.rect_now, self._tilt = rect, tilt
        self._place()
        if changed:
            self.update()

    def dress(
        self, base: int = 0, lift: int = 0, *, dim: bool = False, ring: bool = False, duration: int = 0
    ) -> None:
        """Lie `base` pixels higher, below zero lower, and rise from there; be shaded; wear the focus ring."""
        if (dim, ring) != (self._dim, self._ring):
            self._dim, self._ring = dim, ring
            self.update()
        self._base, before, self.goal = base, self.goal, base + lift
        if self._pose is not None or not duration:
            self._stop_rising()
            self._on_rise(self.goal)
        elif self.goal != before:
            self._rise_in(duration)

    def _rise_in(self, duration: int) -> None:
        if self._rising is None:
            self._rising = QVariantAnimation(self)
            self._rising.setEasingCurve(QEasingCurve.Type.OutCubic)
            self._rising.valueChanged.connect(self._on_rise)
        self._rising.stop()
        self._rising.setStartValue(self.risen)
        self._rising.setEndValue(self.goal)
        self._rising.setDuration(duration)
        self._rising.start()

    def _stop_rising(self) -> None:
        if self._rising is not None:
            self._rising.stop()

    def _on_rise(self, risen: int) -> None:
        if risen != self.risen:
            self.risen = risen
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
        """Whether a point is on the card, or was before it rose: a card must not flee the pointer."""
        below, above = (self.rect_now.translated(0, -rise) for rise in (self._base, self.goal))
        return below.united(above).contains(point)

    def _still_margin(self) -> int:
        return ceil(self.rect_now.width() * _STILL_MARGIN) + 2

    # In the air

    def take_off(self, width: float, size: QSize) -> None:
        """Make room for a flight on which the card is never wider than this, drawn in a size of its own."""
        self._stop_rising()
        self.risen = self.goal  # when it lands
        self._natural = size
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
        pixmap = canvas(self.width(), self.height(), ratio)
        painter = QPainter(pixmap)
        self._paint_still(painter, face, size, ratio)
        painter.end()
        self._still = (key, pixmap)
        return pixmap

    def _paint_still(self, painter: QPainter, face: QPixmap, size: QSize, ratio: float) -> None:
        margin = self._still_margin()
        width = size.width()
        spread = width * 0.055
        shadow = self._deck.shadow(size, ceil(spread), 0.42, ratio)
        whole = QRectF(QPointF(margin, margin), size)
        painter.save()
        if self._tilt:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(whole.center())
            painter.rotate(self._tilt)
            painter.translate(-whole.center())
        painter.drawPixmap(QPointF(margin - ceil(spread), margin - ceil(spread) + width * 0.02), shadow)
        painter.restore()
        self._paint_face(painter, face, whole, self._tilt, ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = width * CORNER
        if self._dim:
            draw_shade(painter, whole, radius, dark=self._deck.dark)
        if self._ring:
            thick = max(2.0, width / 28)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, pen, out in ((QColor(0, 0, 0, 130), thick + 2, 0.5), (ACCENT, thick, 0.5)):
                painter.setPen(QPen(colour, pen))
                edge = whole.adjusted(-thick * out, -thick * out, thick * out, thick * out)
                painter.drawRoundedRect(edge, radius + thick * out, radius + thick * out)

    def _paint_in_air(self, painter: QPainter, pose: Pose) -> None:
        """One copy of the picture, scaled while the card grows, shrinks or is turned over."""
        whole = QSize(round(pose.width), round(pose.width * RATIO))
        natural = self._natural
        picture = self._air_pixmap(natural, pose.tilt)
        scale = whole.width() / natural.width()
        high = picture.height() / picture.devicePixelRatio() * scale
        wide = picture.width() / picture.devicePixelRatio() * scale * self._squeeze
        x, y = self._room.width() / 2 - wide / 2, self._room.height() / 2 - high / 2
        if whole == natural and self._squeeze > 0.999:
            painter.drawPixmap(QPoint(round(x), round(y)), picture)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(x, y, wide, high), picture, QRectF(picture.rect()))

    def _air_pixmap(self, size: QSize, tilt: float) -> QPixmap:
        """The card with the wide shadow of a card in the air."""
        ratio = self.devicePixelRatioF()
        face = self._deck.face(self.card, size, ratio)
        key = (face.cacheKey(), size, ratio, tilt)
        if self._air is not None and self._air[0] == key:
            return self._air[1]
        margin = ceil(size.width() * _AIR_MARGIN)
        pixmap = canvas(size.width() + 2 * margin, size.height() + 2 * margin, ratio)
        painter = QPainter(pixmap)
        spread = ceil(size.width() * 0.14)
        shadow = self._deck.shadow(size, spread, 0.34, ratio)
        painter.drawPixmap(QPointF(margin - spread, margin - spread + size.width() * _DROP), shadow)
        self._paint_face(painter, face, QRectF(QPointF(margin, margin), size), tilt, ratio)
        painter.end()
        self._air = (key, pixmap)
        return pixmap

    def _paint_face(self, painter: QPainter, face: QPixmap, place: QRectF, tilt: float, ratio: float) -> None:
        """The face, turned about its centre."""
        exact = self._deck.is_exact(face, place.size().toSize(), ratio)
        if tilt:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(place.center())
            painter.rotate(tilt)
            painter.translate(-place.center())
        if tilt or not exact:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if exact:
            face = QPixmap(face)
            face.setDevicePixelRatio(ratio)
            painter.drawPixmap(place.topLeft(), face)
        else:
            painter.drawPixmap(place, face, QRectF(face.rect()))

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
