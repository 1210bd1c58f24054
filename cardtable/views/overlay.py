# SPDX-License-Identifier: GPL-3.0-or-later
"""A plate that lies over the table for a while."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from .labels import wrapped
from .table.plan import label_size

_SHADE = QColor(0, 0, 0, 70)
_PART, _DAMPED = 0.75, 0.8
"""How type on plates follows the type of the table: a part of it, and less and less."""
_POINTS = "points"
"""Property of a widget: the size of its font where nothing has grown."""


class Overlay(QWidget):
    """Shades the table thinly; its plate lies in the middle, or `low`, where a hand was."""

    def __init__(self, parent: QWidget, width: int, *, low: bool = False) -> None:
        super().__init__(parent)
        self.plate = QFrame()
        self.plate.setProperty("plate", True)
        self._width = width
        self._grown = 0.0
        self.column = QVBoxLayout(self.plate)
        outer = QGridLayout(self)
        outer.setContentsMargins(8, 8, 8, 8)
        outer.addWidget(self.plate, 1, 1)
        for line in (0, 2):
            outer.setRowStretch(line, 1)
            outer.setColumnStretch(line, 1)
        if low:
            outer.setRowStretch(2, 0)
            outer.setRowMinimumHeight(2, 12)
        outer.setColumnStretch(1, 100)
        self._grow(anew=True)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._grow()

    def _grow(self, *, anew: bool = False) -> None:
        """Be as large as suits the table: on a large one the plate would else be lost."""
        grown = growth(self.size())
        if grown == self._grown and not anew:
            return
        self._grown = grown
        self.plate.setMaximumWidth(round(self._width * grown))
        around = [round(margin * grown) for margin in (20, 16, 20, 16)]
        self.column.setContentsMargins(*around)
        self.column.setSpacing(round(10 * grown))
        widgets = self.plate.findChildren(QWidget)
        for widget in widgets:  # before any has grown: some take over the font of what they lie on
            if widget.property(_POINTS) is None:
                widget.setProperty(_POINTS, widget.font().pointSizeF())
        for widget in widgets:
            font = QFont(widget.font())
            font.setPointSizeF(widget.property(_POINTS) * grown)
            widget.setFont(font)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        return go_round(self, forward=forward)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        QPainter(self).fillRect(self.rect(), _SHADE)

    def clear(self) -> None:
        """Empty the plate."""
        while (item := self.column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def present(self) -> None:
        """Show the plate above everything else on the table."""
        self._grow(anew=True)
        self.show()
        self.raise_()


def growth(table: QSize) -> float:
    """How much larger than elsewhere type is on plates over a table of this size; never smaller."""
    usual = max(1, QFontInfo(QApplication.font()).pixelSize())
    return max(1.0, float((_PART * label_size(table) / usual) ** _DAMPED))


def go_round(cover: QWidget, *, forward: bool) -> bool:
    """Give the keyboard to the next thing in a cover, after the last to the first: Tab and arrows stay."""
    stops: list[QWidget] = []
    widget = cover.nextInFocusChain()
    while widget is not None and widget is not cover:
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled() and widget.isVisible()
        if reached and cover.isAncestorOf(widget):
            stops.append(widget)
        widget = widget.nextInFocusChain()
    if stops:
        here = next((place for place, stop in enumerate(stops) if stop.hasFocus()), -1)
        step = 1 if forward else -1
        place = (here + step) % len(stops) if here >= 0 else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[place].setFocus(reason)
    return True


def large(text: str) -> QLabel:
    """A label for the one thing a plate says."""
    label = wrapped(text)
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * 1.6)
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label
