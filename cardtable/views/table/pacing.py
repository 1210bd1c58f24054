# SPDX-License-Identifier: GPL-3.0-or-later
"""When the game may go on after a step has been shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.engine.table import Scene
from cardtable.models.settings import UNTIL_KEY
from cardtable.models.shown import ShownGame

from . import motion

_GLANCE = 1.2
"""Seconds for which a finished trick of a replay stays, where those of a game wait for a key."""


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

    def wait_for_eyes(
        self, scene: Scene | None, pause: float, speed: float, game: ShownGame, least: int = 0
    ) -> None:
        """A finished trick stays in sight for `pause` seconds, or until a key; other steps for a moment.

        What happens seldom is still to be seen for `least` milliseconds.
        """
        if scene is None or scene.pause != "trick":
            self.wait(max(round(motion.BEAT * speed), least))
        elif pause == UNTIL_KEY and game.live:
            self.wait(None)
        else:
            self.wait(round((_GLANCE if pause == UNTIL_KEY else pause) * 1000 / game.haste))

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
