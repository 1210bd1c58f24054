# SPDX-License-Identifier: GPL-3.0-or-later
"""A plate that lies over the table for a while."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from .labels import wrapped

_SHADE = QColor(0, 0, 0, 70)


class Overlay(QWidget):
    """Shades the table thinly; its plate lies in the middle, or `low`, where a hand was."""

    def __init__(self, parent: QWidget, width: int, *, low: bool = False) -> None:
        super().__init__(parent)
        self.plate = QFrame()
        self.plate.setProperty("plate", True)
        self.plate.setMaximumWidth(width)
        self.column = QVBoxLayout(self.plate)
        self.column.setContentsMargins(20, 16, 20, 16)
        self.column.setSpacing(10)
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
        self.hide()

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
        self.show()
        self.raise_()


def large(text: str) -> QLabel:
    """A label for the one thing a plate says."""
    label = wrapped(text)
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * 1.6)
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label
