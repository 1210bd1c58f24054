# SPDX-License-Identifier: GPL-3.0-or-later
"""Things on the felt that are drawn once and copied while cards fly over them."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QToolTip, QWidget


class StillWidget(QLabel):
    """Draws its picture anew only when what it depends on, its size or the screen has changed.

    It is a label so that assistive technology takes its name for text and does not pass it over.
    """

    opacity = 1.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None

    def look(self) -> tuple[object, ...]:
        """Everything that the picture depends on, besides its size."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draw the picture."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        """The tip says what is spoken; as a property it would be spoken twice."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.accessibleName(), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ratio = self.devicePixelRatioF()
        key = (self.look(), self.size(), ratio)
        if self._picture is None or self._picture[0] != key:
            pixmap = QPixmap(ceil(self.width() * ratio), ceil(self.height() * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter)
            painter.end()
            self._picture = (key, pixmap)
        painter = QPainter(self)
        painter.setOpacity(self.opacity)
        painter.drawPixmap(0, 0, self._picture[1])
        painter.end()
