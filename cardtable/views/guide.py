# SPDX-License-Identifier: GPL-3.0-or-later
"""What each card does, as a small table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cardtable.engine.table import CardGuide

from .language import capital, say
from .spoken import give_role, remark

_MARGIN = 3


class GuideLine(QFrame):
    """One kind of card and what it does; to be read when the keyboard is at it."""

    def __init__(self, entry: CardGuide) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.ListItem)
        self.setProperty("guide", True)
        self.setAccessibleName(say(entry.cards))
        self.setAccessibleDescription(capital(say(entry.does)))
        self.cards = remark(self.accessibleName(), dim=False, heading=entry.special)
        self.cards.setWordWrap(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 1, _MARGIN, 1)
        row.setSpacing(14)
        row.addWidget(self.cards, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(remark(self.accessibleDescription(), dim=False), 1, Qt.AlignmentFlag.AlignTop)


class GuideTable(QWidget):
    """A line for each kind of card, special ones in bold. Tab comes to one of them, arrows to the others."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, QAccessible.Role.List)
        self._shown: tuple[CardGuide, ...] = ()
        self._lines: list[GuideLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)

    def show_guide(self, guide: Sequence[CardGuide]) -> bool:
        """Show these lines instead; False if they are there already."""
        if tuple(guide) == self._shown:
            return False
        self._shown = tuple(guide)
        for line in self._lines:
            line.hide()
            line.deleteLater()
        self._lines = [GuideLine(entry) for entry in guide]
        wide = max((line.cards.sizeHint().width() for line in self._lines), default=0)
        for line in self._lines:
            line.cards.setMinimumWidth(wide)
            line.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._column.addWidget(line)
            line.show()  # now, so that Tab reaches it with the next key
        if self._lines:
            self._lines[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return True

    def lines(self) -> list[GuideLine]:
        """The lines, from the top."""
        return list(self._lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        here = next((n for n, line in enumerate(self._lines) if line.hasFocus()), None)
        last = len(self._lines) - 1
        keys = Qt.Key
        if here is None or event.key() not in (keys.Key_Up, keys.Key_Down, keys.Key_Home, keys.Key_End):
            super().keyPressEvent(event)
            return
        steps = {keys.Key_Up: here - 1, keys.Key_Down: here + 1, keys.Key_Home: 0}
        self._go_to(max(0, min(last, steps.get(keys(event.key()), last))))

    def _go_to(self, place: int) -> None:
        for line in self._lines:
            line.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        line = self._lines[place]
        line.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        line.setFocus(Qt.FocusReason.TabFocusReason)
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(line, 0, line.height())
