# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet beside the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from cardtable.engine.table import Row, Sheet

from .language import say
from .panels import cell_text

_NARROW = 24
"""Least width of a seat's column."""
_WHOLE_NAMES = 4
"""With more seats than this the columns are headed by the beginnings of names."""


class ScoreSheet(QTableWidget):
    """A column for each seat, a line for each round, the total last."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Sheet, tuple[str, ...]] | None = None
        self.setAccessibleName(self.tr("Score sheet"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(_NARROW)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)

    def show_sheet(self, sheet: Sheet, names: Sequence[str]) -> None:
        """Fill in a sheet and show its end."""
        if (sheet, tuple(names)) == self._shown:
            return
        self._shown = (sheet, tuple(names))
        rows = [*sheet.rows, *([sheet.total] if sheet.total else [])]
        self.setColumnCount(len(names) + 1)
        self.setRowCount(len(rows))
        heads = names if len(names) <= _WHOLE_NAMES else _beginnings(names)
        for column, (name, head) in enumerate(zip(("", *names), ("", *heads), strict=True)):
            item = QTableWidgetItem(head)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            item.setToolTip(name)
            self.setHorizontalHeaderItem(column, item)
        starred = any(row.note is None for row in sheet.rows)  # a star on every line would mark none
        for line, row in enumerate(rows):
            self._fill(line, row, bold=row is sheet.total, starred=starred)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.scrollToBottom()

    def full_height(self) -> int:
        """The height at which every line is in sight."""
        lines = self.rowCount() * self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + lines + 2 * self.frameWidth() + 4

    def _fill(self, line: int, row: Row, *, bold: bool, starred: bool) -> None:
        font = QFont(self.font())
        font.setBold(bold)
        label = say(row.label)
        note = say(row.note) if row.note is not None else ""
        for column, text in enumerate((label, *map(cell_text, row.cells))):
            item = QTableWidgetItem(f"{text} *" if note and starred and not column else text)
            item.setFont(font)
            item.setToolTip(note or text)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, note)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.setItem(line, column, item)


def _beginnings(names: Sequence[str]) -> list[str]:
    """The fewest letters of each name that tell it from the others."""
    return [
        next(
            (
                name[:n]
                for n in range(1, len(name))
                if sum(other.startswith(name[:n]) for other in names) == 1
            ),
            name,
        )
        for name in names
    ]
