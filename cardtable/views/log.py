# SPDX-License-Identifier: GPL-3.0-or-later
"""The log beside the table: everything that happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QFont, QTextCursor
from PySide6.QtWidgets import QTextEdit

from cardtable.engine.table import Event

from .language import say
from .spoken import read_by_keys

_ROUTINE = frozenset(("draw",))
"""Kinds of events that happen after every move and tell nobody anything."""
_BOLD = frozenset(("deal", "moon", "out", "win", "draw-game"))
"""Kinds of events by which people find their way."""


class Log(QTextEdit):
    """One paragraph for each event, newest last. It uses names, never “you”."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        read_by_keys(self)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(self.tr("Log"))
        self._at_end = True
        self.verticalScrollBar().valueChanged.connect(self._on_scroll)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def tell(self, story: Iterable[tuple[Event, ...]], head: str = "") -> None:
        """Forget everything and tell a whole story; `head` stands above it."""
        self.clear()
        self._at_end = True
        if head:
            QTextCursor(self.document()).insertText(head)
        self.add([event for events in story for event in events])

    def add(self, events: Iterable[Event]) -> None:
        """Add what happened; the end stays in sight if it was."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for event in events:
            if event.kind not in _ROUTINE:
                self._write(cursor, event)
        cursor.endEditBlock()

    def _on_scroll(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - 4

    def _on_range(self, _low: int, high: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(high)

    def _write(self, cursor: QTextCursor, event: Event) -> None:
        style = cursor.charFormat()
        style.setFontWeight(QFont.Weight.DemiBold if event.kind in _BOLD else QFont.Weight.Normal)
        if not self.document().isEmpty():
            block = cursor.blockFormat()
            block.setTopMargin(8 if event.kind == "deal" else 1)
            cursor.insertBlock(block)
        cursor.insertText(say(event.words), style)
