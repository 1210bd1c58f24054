# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies where in the window: the table, the side panel, and the plates that cover the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QPropertyAnimation

    from .bar import Bar
    from .notices import Notices
    from .side import SidePanel

ROOM = 640
"""The table keeps at least this width beside score sheet and log."""
LEAST = 490
"""It keeps at least this width beside help, review and drill, which are read together with the table."""
LOWEST = 210
"""Where those must lie below it, it keeps at least this height,"""
FLAT = 104
"""but leaves them so much,"""
FLAT_SHARE = 0.4
"""and more where there is more."""
_LOW = 400
"""In a lower window bars keep to what is needed."""


class Arena(QWidget):
    """The table and everything that lies beside it or on it; the owner places them."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.resized.emit()


class Stage(QWidget):
    """The middle of the window.

    The side panel stands beside the table where there is room. Where there is not, what is read together with
    the table lies below it, and the rest over it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.arena = Arena()
        self.arena.resized.connect(self._arrange)
        self.table: QWidget | None = None
        self.side: SidePanel | None = None
        self.slide_ms = 180
        self._open = False
        self._covers: list[QWidget] = []
        self._bars: list[Bar] = []
        self._notices: Notices | None = None
        self._motion: QPropertyAnimation | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.arena, 1)

    def set_notices(self, notices: Notices) -> None:
        """Put the bars with messages at the top."""
        self._notices = notices
        notices.set_low(self.height() < _LOW)
        self._column.insertWidget(0, notices)

    def set_bar(self, bar: Bar) -> None:
        """Put a bar below the table."""
        self._bars.append(bar)
        bar.set_low(self.height() < _LOW)
        self._column.addWidget(bar)

    def set_colour(self, colour: str) -> None:
        """The ground before the table is there."""
        palette = self.arena.palette()
        palette.setColor(palette.ColorRole.Window, colour)
        self.arena.setPalette(palette)
        self.arena.setAutoFillBackground(True)

    def set_table(self, table: QWidget) -> None:
        """Put the table in its place, below everything else."""
        table.setParent(self.arena)
        self.table = table
        table.lower()
        table.show()
        self._arrange()

    def set_side(self, side: SidePanel) -> None:
        """Give the side panel its place; it stays hidden until `open_side`."""
        from PySide6.QtCore import QEasingCurve, QPropertyAnimation

        self.side = side
        self._motion = QPropertyAnimation(side, b"geometry", self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        side.hide()

    def add_cover(self, cover: QWidget) -> None:
        """A plate or curtain that always lies exactly on the table."""
        self._covers.append(cover)
        self._arrange()

    @property
    def has_room(self) -> bool:
        """Whether the side panel fits beside the table."""
        return self.side is not None and self.arena.width() - self._side_width() >= ROOM

    @property
    def beside(self) -> bool:
        """Whether the side panel, with what it holds now, leaves the table enough room."""
        if self.side is None:
            return False
        least = LEAST if self.side.needs_table else ROOM
        return self.arena.width() - self._side_width() >= least

    @property
    def narrow(self) -> bool:
        """Whether nothing that is read together with the table has room beside it."""
        width = self.arena.width()
        return self.side is not None and width - self.side.roomy_width(width) < LEAST

    def open_side(self, open_: bool, *, slide: bool = True) -> None:
        """Slide the side panel in or take it away."""
        assert self.side is not None
        if open_ == self._open:
            self._arrange()  # it may want another width
            return
        self._open = open_
        self.side.setVisible(open_)
        if open_:
            self.side.raise_()
        self._arrange()
        if open_ and slide and self.slide_ms and self._motion is not None:
            end = self.side.geometry()
            away = -end.width() if self.isRightToLeft() else end.width()
            flat = end.y() > 0
            self._motion.setStartValue(end.translated(0 if flat else away, end.height() if flat else 0))
            self._motion.setEndValue(end)
            self._motion.setDuration(self.slide_ms)
            self._motion.start()

    @property
    def side_open(self) -> bool:
        """Whether the side panel is in sight."""
        return self._open

    def _side_width(self) -> int:
        assert self.side is not None
        return min(self.side.fitting_width(self.arena.width()), self.arena.width())

    def _arrange(self) -> None:
        if self._motion is not None:
            self._motion.stop()
        whole = self.arena.rect()
        place = QRect(whole)
        below = self.side is not None and self.side.needs_table and not self.beside
        if self._open and self.side is not None and below:
            self.side.set_flat(True)
            height = max(FLAT, min(round(whole.height() * FLAT_SHARE), whole.height() - LOWEST))
            place.setHeight(max(0, whole.height() - height))
            self.side.setGeometry(0, place.height(), whole.width(), height)
        elif self._open and self.side is not None:
            self.side.set_flat(False)
            width = self._side_width()
            left = 0 if self.isRightToLeft() else whole.width() - width
            self.side.setGeometry(left, 0, width, whole.height())
            if self.beside:
                place.setWidth(whole.width() - width)
                place.moveLeft(width if self.isRightToLeft() else 0)
        if self.table is not None:
            self.table.setGeometry(place)
        for cover in self._covers:
            cover.setGeometry(place)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        low = event.size().height() < _LOW
        for bar in self._bars:
            bar.set_low(low)
        if self._notices is not None:
            self._notices.set_low(low)
