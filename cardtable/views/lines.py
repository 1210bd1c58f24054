# SPDX-License-Identifier: GPL-3.0-or-later
"""A list of sentences."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from .language import aloud

_ACROSS = 20
"""Width of a line that its text cannot have: the style's margins and the sheet's padding at both ends."""
_DOWN = 5


class LineList(QListWidget):
    """Sentences that break where they must; each is as high as its text, whatever the style thinks."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Line(self))
        self.model().rowsInserted.connect(self._on_rows)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the current line in sight: what is told of it may take room from the list."""
        super().resizeEvent(event)
        if self.currentItem() is not None:
            self.doItemsLayout()  # the lines break anew
            self.scrollToItem(self.currentItem())

    def _on_rows(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Screen readers say a suit sign by its name in Unicode: `black spade suit`."""
        for row in range(first, last + 1):
            item = self.item(row)
            if (spoken := aloud(item.text())) != item.text():
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)


class _Line(QStyledItemDelegate):
    def __init__(self, lines: LineList) -> None:
        super().__init__(lines)
        self._lines = lines

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        width = self._lines.viewport().width()
        font = index.data(Qt.ItemDataRole.FontRole)
        metrics = QFontMetrics(font if isinstance(font, QFont) else self._lines.font())
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        room = max(width - _ACROSS, 40)
        flags = Qt.TextFlag.TextWordWrap
        height = metrics.boundingRect(0, 0, room, 10_000, flags, text).height()
        return QSize(width, height + _DOWN)
