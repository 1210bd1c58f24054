# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking once before the window is closed over a game that is not saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMessageBox

from cardtable.engine.game import TABLE
from cardtable.models.library import Library

from .file_dialogs import ask_save
from .language import say

if TYPE_CHECKING:
    from .window import MainWindow


class Leaving(QObject):
    """Knows whether the window may be closed."""

    def __init__(self, window: MainWindow, library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._library = library
        self._box: QMessageBox | None = None
        self._settled = False

    def may_close(self) -> bool:
        """False if people are being asked; a second wish to close it meanwhile is an answer."""
        if self._settled or self._box is not None or not self._would_lose():
            return True
        self._ask()
        return False

    def _would_lose(self) -> bool:
        model = self._window.model
        if model.timeline is None or model.library_id is None:
            return False
        deciders = {step.seat for step in model.timeline.steps} - {TABLE}
        return any(model.seats[seat].human for seat in deciders) and self._library.is_unsaved(
            model.library_id
        )

    def _ask(self) -> None:
        commands = self._window.commands
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(commands.quit.text().replace("&", ""))
        box.setText(self.tr("This game is not saved."))
        box.setInformativeText(self.tr("If you quit now, what is not saved is lost."))
        save = box.addButton(commands.save_copy.text(), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(commands.quit.text(), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save)
        save.clicked.connect(lambda: QTimer.singleShot(0, self, self._ask_where))  # when the box has gone
        leave.clicked.connect(lambda: QTimer.singleShot(0, self, self._close))
        box.finished.connect(self._on_answered)
        self._window.desk.show_dialog(box)
        self._box = box

    def _on_answered(self) -> None:
        self._box = None

    def _ask_where(self) -> None:
        window = self._window
        if window.model.game is not None:
            window.desk.show_asked(ask_save(window, say(window.model.game.title), self._save))

    def _save(self, path: str) -> None:
        if self._window.desk.save_to(path):
            self._close()

    def _close(self) -> None:
        self._settled = True
        self._window.close()
