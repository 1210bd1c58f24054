# SPDX-License-Identifier: GPL-3.0-or-later
"""What each card does, as a small table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.engine.table import CardGuide

from .language import capital, say
from .spoken import remark


class GuideTable(QWidget):
    """A line for each kind of card, special ones in bold."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[CardGuide, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)

    def show_guide(self, guide: Sequence[CardGuide]) -> None:
        """Show these lines instead."""
        if tuple(guide) == self._shown:
            return
        self._shown = tuple(guide)
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for line, entry in enumerate(guide):
            cards = remark(say(entry.cards), dim=False, heading=entry.special)
            cards.setWordWrap(False)
            top = Qt.AlignmentFlag.AlignTop
            self._grid.addWidget(cards, line, 0, top)
            self._grid.addWidget(remark(capital(say(entry.does)), dim=False), line, 1, top)
