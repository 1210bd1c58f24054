# SPDX-License-Identifier: GPL-3.0-or-later
"""Calm bars at the top of a window: what went wrong, what can be undone."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from .announcing import announce
from .labels import push_button, wrapped

PASSING_MS = 12_000


class Notice(QFrame):
    """One sentence, perhaps one thing to do about it, and a way to close it."""

    closed = Signal()
    acted = Signal()

    def __init__(self, text: str, action: str = "", *, calm: bool = False) -> None:
        super().__init__()
        self.text = text
        self.setProperty("notice", True)
        self.setProperty("calm", calm)
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 6, 6)
        self._label = wrapped(text)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(self._label, 1)
        if action:
            button = push_button(action)
            button.clicked.connect(self.acted)
            button.clicked.connect(self.close_notice)
            row.addWidget(button)
        cross = QToolButton()
        cross.setText("×")
        cross.setToolTip(self.tr("Close this message"))
        cross.setAccessibleName(self.tr("Close this message"))
        cross.clicked.connect(self.close_notice)
        row.addWidget(cross)

    def set_text(self, text: str) -> None:
        """Say something else."""
        self.text = text
        self._label.setText(text)
        self.setAccessibleName(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.close_notice()
        else:
            super().keyPressEvent(event)

    def close_notice(self) -> None:
        """Take the bar away."""
        self.hide()
        self.closed.emit()
        self.deleteLater()


class Notices(QWidget):
    """The bars, newest last; the same sentence is not shown twice."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def add(self, text: str, action: str = "", *, calm: bool = False, passing: bool = False) -> Notice:
        """Show a sentence, and a button for `action`; a passing one goes by itself.

        What is calm, or passes, or can be answered, does not look like a warning.
        """
        for notice in self.notices():
            if notice.text == text:
                notice.close_notice()
        notice = Notice(text, action, calm=calm or passing or bool(action))
        self._column.addWidget(notice)
        notice.show()
        announce(self, text)
        if passing:
            QTimer.singleShot(PASSING_MS, notice, notice.close_notice)
        return notice

    def notices(self) -> list[Notice]:
        """The bars in sight."""
        return [notice for notice in self.findChildren(Notice) if not notice.isHidden()]

    def clear(self) -> None:
        """Take all bars away."""
        for notice in self.notices():
            notice.close_notice()
