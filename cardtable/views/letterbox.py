# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the letters of later starts. Loaded after the first paint."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from .single import FOLDER, take_letters

LOOKING_MS = 1000
"""How often the box is looked into where the system does not tell of changes."""


class Letterbox(QObject):
    """Says what later starts want."""

    arrived = Signal(object)
    """A `Letter`."""

    def __init__(self, directory: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = directory / FOLDER
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        if not self._watcher.addPath(str(self._folder)):
            self._timer.start(LOOKING_MS)
        QTimer.singleShot(0, self.look)

    def look(self) -> None:
        """Take what is there."""
        for letter in take_letters(self._folder):
            self.arrived.emit(letter)

    def close(self) -> None:
        """Take no more."""
        self._watcher.directoryChanged.disconnect(self.look)
        self._timer.stop()
