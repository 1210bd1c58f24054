# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.words import mark

from .labels import push_button, wrapped
from .language import say
from .screen import fit_to_screen

_TABLE = (
    (mark("Keys", "←  →"), mark("Keys", "go along your cards")),
    (mark("Keys", "Home, End"), mark("Keys", "first and last card")),
    (mark("Keys", "1 to 9"), mark("Keys", "go to that card")),
    (mark("Keys", "Enter, Space"), mark("Keys", "play the card; go on after a round")),
    (mark("Keys", "+ and −, or 1 and 2"), mark("Keys", "choose where a card can do two things")),
    (mark("Keys", "↑"), mark("Keys", "show the last trick again")),
    (mark("Keys", "Esc"), mark("Keys", "back out; close a panel")),
    (mark("Keys", "Tab"), mark("Keys", "to the next part of the window")),
)


class KeysDialog(QDialog):
    """Keys of the table and of the menus."""

    def __init__(self, actions: Iterable[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        content = QWidget()
        grid = QGridLayout(content)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        self._grid = grid
        self._heading(self.tr("At the table"))
        for keys, does in _TABLE:
            self._line(say(keys), say(does))
        self._heading(self.tr("In the window"))
        for action in actions:
            shown = ", ".join(
                key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()
            )
            if shown:
                self._line(shown, action.text().replace("&", "").rstrip("…"))
        grid.setRowStretch(grid.rowCount(), 1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(content)
        close = push_button(self.tr("&Close"))
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(area, 1)
        column.addLayout(foot)
        wanted = content.sizeHint().height() + close.sizeHint().height() + 40
        fit_to_screen(self, 480, wanted)

    def text(self) -> str:
        """Everything on the page."""
        return "\n".join(label.text() for label in self.findChildren(QLabel))

    def _heading(self, text: str) -> None:
        row = self._grid.rowCount() + 1
        self._grid.setRowMinimumHeight(row - 1, 8)
        self._grid.addWidget(wrapped(text, heading=True), row, 0, 1, 2)

    def _line(self, keys: str, does: str) -> None:
        row = self._grid.rowCount()
        left = wrapped(keys)
        left.setWordWrap(False)
        self._grid.addWidget(left, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(wrapped(does), row, 1, Qt.AlignmentFlag.AlignTop)
