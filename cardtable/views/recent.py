# SPDX-License-Identifier: GPL-3.0-or-later
"""The files that were opened or saved last, in the Game menu."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from cardtable.models.files import printable
from cardtable.models.settings import MOST_RECENT, SettingsModel

from .actions import Actions, allow
from .desk import Desk


class RecentFiles(QObject):
    """A menu of them, newest first."""

    def __init__(self, window: QMainWindow, commands: Actions, desk: Desk, settings: SettingsModel) -> None:
        super().__init__(window)
        self._desk = desk
        self._settings = settings
        self.menu = QMenu(self.tr("Open r&ecent"), window)
        self.menu.setToolTipsVisible(True)
        for place in commands.save_copy.associatedObjects():
            if isinstance(place, QMenu):
                place.insertMenu(commands.save_copy, self.menu)
        self.menu.triggered.connect(self._on_chosen)
        desk.file_used.connect(self.note)
        desk.file_refused.connect(self.forget)
        settings.changed.connect(self._fill)
        self._fill()

    def note(self, path: str) -> None:
        """Put a file first."""
        whole = str(Path(path).absolute())
        if printable(whole) == whole:  # a name that is no text cannot be kept in the settings
            others = [each for each in self._settings.value.recent_files if each != whole]
            self._settings.update(recent_files=(whole, *others)[:MOST_RECENT])

    def forget(self, path: str) -> None:
        """Name a file no more."""
        files = self._settings.value.recent_files
        if path in files:
            self._settings.update(recent_files=tuple(each for each in files if each != path))

    def _fill(self) -> None:
        files = self._settings.value.recent_files
        if files == tuple(action.data() for action in self.menu.actions() if action.data()):
            allow(self.menu.menuAction(), "" if files else self.tr("No file has been opened yet."))
            return
        self.menu.clear()
        for number, path in enumerate(files, 1):
            name = Path(path).name.replace("&", "&&")
            action = self.menu.addAction(f"&{number} {name}")
            action.setData(path)
            action.setToolTip(path)
        self.menu.addSeparator()
        self.menu.addAction(self.tr("&Clear this list"))
        allow(self.menu.menuAction(), "" if files else self.tr("No file has been opened yet."))

    def _on_chosen(self, action: QAction) -> None:
        path = action.data()
        if path:
            self._desk.open_file(path)
        else:
            self._settings.update(recent_files=())
