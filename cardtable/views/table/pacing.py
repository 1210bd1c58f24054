# SPDX-License-Identifier: GPL-3.0-or-later
"""When the game may go on after a step has been shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class Pacer(QObject):
    """Owes the game one sign for each step, and gives it after a wait, at a key, or when it is hurried."""

    go_on = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.owes = False
        """The game waits for the step that is being shown."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.release)

    def begin(self) -> None:
        """A step is being shown."""
        self._timer.stop()
        self.owes = True

    def wait(self, milliseconds: int | None) -> None:
        """The step has been shown: give the sign after a while; None: not before somebody hurries."""
        self._timer.stop()
        if milliseconds is not None:
            self._timer.start(milliseconds)

    def release(self) -> bool:
        """Give the sign now; False if none is owed."""
        self._timer.stop()
        if not self.owes:
            return False
        self.owes = False
        self.go_on.emit()
        return True

    def forget(self) -> None:
        """The game has been changed for another: nothing is owed."""
        self._timer.stop()
        self.owes = False
