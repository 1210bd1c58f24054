# SPDX-License-Identifier: GPL-3.0-or-later
"""Calm bars at the top of a window: what went wrong, what can be undone."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from .announcing import announce
from .labels import push_button, wrapped

PASSING_MS = 12_000
_MOST, _MOST_LOW = 2, 1
"""Bars in sight at once, and in a low window."""


class Notice(QFrame):
    """One sentence, perhaps one thing to do about it, and a way to close it."""

    closed = Signal()
    acted = Signal()

    def __init__(self, text: str, action: str = "", *, calm: bool = False, passing: bool = False) -> None:
        super().__init__()
        self.text = text
        self.gone = False
        self._passing = passing
        self._time = QTimer(self, singleShot=True, interval=PASSING_MS)
        self._time.timeout.connect(self.close_notice)
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
        self.gone = True
        self.hide()
        self.closed.emit()
        self.deleteLater()

    @property
    def passes(self) -> bool:
        """Whether it will go by itself, if nothing comes between."""
        return self._time.isActive()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """What passes is in sight for its time, also when it had to wait for that."""
        super().showEvent(event)
        if self._passing:
            self._time.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._time.stop()


class Notices(QWidget):
    """The bars, newest last; the same sentence is not shown twice.

    Only the newest are in sight, so that there is room for the table; the others come back when these close.
    """

    def __init__(self) -> None:
        super().__init__()
        self._most = _MOST
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
        notice = Notice(text, action, calm=calm or passing or bool(action), passing=passing)
        notice.closed.connect(self._arrange)
        self._column.addWidget(notice)
        self._arrange()
        announce(self, text)
        return notice

    def set_low(self, low: bool) -> None:
        """Take less room, because there is little height."""
        self._most = _MOST_LOW if low else _MOST
        self._arrange()

    def notices(self) -> list[Notice]:
        """The bars that have not been closed, those in sight last."""
        found = self.findChildren(Notice, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return sorted((bar for bar in found if not bar.gone), key=self._column.indexOf)

    def _arrange(self) -> None:
        """Show the newest bars; one that the keyboard is at stays."""
        focus, bars = QApplication.focusWidget(), self.notices()
        held = [bar for bar in bars if focus is not None and bar.isAncestorOf(focus)]
        others = [bar for bar in bars if bar not in held]
        free = max(0, self._most - len(held))
        shown = [*held, *others[len(others) - free :]]
        for bar in bars:
            bar.setVisible(bar in shown)

    def clear(self) -> None:
        """Take all bars away."""
        for notice in self.notices():
            notice.close_notice()
