# SPDX-License-Identifier: GPL-3.0-or-later
"""Buttons side by side, in as many rows as their words need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_GAP = 6


class ButtonRows(QWidget):
    """Gives its children, as far as they are not hidden, the whole width; the last rows are the fullest."""

    def __init__(self, buttons: Sequence[QWidget], *, most: int = 8) -> None:
        super().__init__()
        self._buttons = list(buttons)
        self._most = most
        """Buttons in a row at most."""
        for button in self._buttons:
            button.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_most(self, most: int) -> None:
        """Put so many buttons in a row at most."""
        self._most = most
        self.updateGeometry()
        self._place()

    def shown(self) -> list[QWidget]:
        """The buttons that are not hidden."""
        return [button for button in self._buttons if not button.isHidden()]

    def rows(self, width: int) -> list[list[QWidget]]:
        """The fewest rows into which the buttons fit."""
        shown = self.shown()
        for count in range(-(-len(shown) // self._most), len(shown)):
            rows = _split(shown, count)
            if count and all(_wide(row) <= width for row in rows):
                return rows
        return [[button] for button in shown]

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        rows = self.rows(width)
        return sum(_high(row) for row in rows) + _GAP * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:  # noqa: N802
        shown = self.shown()
        rows = _split(shown, -(-len(shown) // self._most)) if shown else []
        width = max((_wide(row) for row in rows), default=0)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        shown = self.shown()
        wide = max((button.sizeHint().width() for button in shown), default=0)
        return QSize(wide, _high(shown))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        y = 0
        for row in self.rows(self.width()):
            x, high = 0, _high(row)
            for button, wide in zip(row, self._widths(row), strict=True):
                left = self.width() - x - wide if self.isRightToLeft() else x
                button.setGeometry(QRect(left, y, wide, high))
                x += wide + _GAP
            y += high + _GAP

    def _widths(self, row: list[QWidget]) -> list[int]:
        """As wide as one another where that is possible; else each gets its share of what is left."""
        whole = self.width() - _GAP * (len(row) - 1)
        hints = [button.sizeHint().width() for button in row]
        ends = [whole * place // len(row) for place in range(len(row) + 1)]
        equal = [end - start for start, end in pairwise(ends)]
        if max(hints) <= min(equal):
            return equal
        spare = max(0, whole - sum(hints))
        ends = [spare * place // len(row) for place in range(len(row) + 1)]
        return [hint + end - start for hint, (start, end) in zip(hints, pairwise(ends), strict=True)]


def _split(buttons: list[QWidget], rows: int) -> list[list[QWidget]]:
    """The same buttons in so many rows, the first ones the shortest."""
    count = len(buttons)
    ends = [count * row // rows for row in range(rows + 1)] if rows else []
    return [buttons[start:end] for start, end in pairwise(ends)]


def _wide(row: list[QWidget]) -> int:
    return sum(button.sizeHint().width() for button in row) + _GAP * (len(row) - 1)


def _high(row: list[QWidget]) -> int:
    return max((button.sizeHint().height() for button in row), default=0)
