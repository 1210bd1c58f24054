# SPDX-License-Identifier: GPL-3.0-or-later
"""The backups of the library: which there are, and how to have one back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from cardtable.engine.words import mark
from cardtable.models.files import NotSaved, printable
from cardtable.models.library import Backup, Library

from .labels import push_button, wrapped
from .language import say, say_part
from .notices import Notices
from .screen import fit_to_screen


class BackupsDialog(QDialog):
    """A list with day and number of games."""

    restored = Signal(object)
    """`Words` that tell what has been done."""

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Backups"))
        self._library = library
        self._notices = Notices()
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Backups"))
        self.list.ensurePolished()  # the rows are measured when the first is chosen
        for backup in library.backups():
            item = QListWidgetItem(_line(backup), self.list)
            item.setData(Qt.ItemDataRole.UserRole, backup)
        if not self.list.count():
            item = QListWidgetItem(
                self.tr("There are no backups yet. One is made every hour that you play."), self.list
            )
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self._restore = push_button(self.tr("&Restore"), primary=True)
        self._close = push_button(self.tr("&Close"))
        self._build()
        self.list.currentItemChanged.connect(self._on_selection)
        self.list.itemActivated.connect(self._on_restore)
        self._restore.clicked.connect(self._on_restore)
        self._close.clicked.connect(self.reject)
        if self.list.item(0).data(Qt.ItemDataRole.UserRole) is not None:
            self.list.setCurrentRow(0)
        self._on_selection()
        fit_to_screen(self, 460, 340)
        self.list.setFocus()

    def _build(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self._restore)
        foot.addStretch(1)
        foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.addWidget(self._notices)
        column.addWidget(
            wrapped(
                self.tr(
                    "A backup takes the place of your list of games. Your current list is kept and can "
                    "be restored in the same way."
                )
            )
        )
        column.addWidget(self.list, 1)
        column.addLayout(foot)

    def _chosen(self) -> Backup | None:
        item = self.list.currentItem()
        found = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return found if isinstance(found, Backup) else None

    def _on_selection(self) -> None:
        self._restore.setEnabled(self._chosen() is not None)

    def _on_restore(self) -> None:
        backup = self._chosen()
        if backup is None:
            return
        try:
            aside = self._library.restore(backup)
        except NotSaved as error:
            self._notices.add(say(error.words))
            return
        self.accept()
        words = mark(
            "Backups",
            "The backup of {date} is your list of games now: %n game(s). Games played later are not in it.",
            "date: date and time",
            backup.games,
        )
        if aside is not None:
            words = mark(
                "Backups",
                "The backup of {date} is your list of games now: %n game(s). Games played later are not in "
                "it; the list before is kept as “{path}”.",
                "date: date and time",
                backup.games,
            ).format(path=printable(str(aside)))
        words = words.format(date=backup.made)
        stayed = len(self._library.games()) - backup.games
        if stayed > 0:
            also = mark(
                "Backups",
                "{told} Your list also keeps %n game(s) played since the program was started.",
                None,
                stayed,
            )
            words = also.format(told=words)
        self.restored.emit(words)


def _line(backup: Backup) -> str:
    games = QCoreApplication.translate("BackupsDialog", "%n game(s)", None, backup.games)
    if backup.replaced:
        text = QCoreApplication.translate("BackupsDialog", "{date}: {games}, the list that was replaced")
    else:
        text = QCoreApplication.translate("BackupsDialog", "{date}: {games}", "date: number of games")
    return text.format(date=say_part(backup.made), games=games)
