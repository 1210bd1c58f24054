# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of all games: resume, rename, delete and undo that, export, open a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.record import BadRecord
from cardtable.models.files import NotSaved
from cardtable.models.library import Entry, Library

from .file_dialogs import ask_open, ask_save
from .games_model import Column, GamesModel, title_of
from .games_search import GamesSearch
from .labels import push_button, wrapped
from .language import say
from .notices import Notices
from .screen import fit_to_screen

_PRECISION = 40
"""Rows whose texts decide how wide a column is."""
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_ROOM_FOR_ALL = 760
"""In a narrower dialog the kind of game is only in the title and its tooltip."""


class LibraryDialog(QDialog):
    """Every game ever played, newest first."""

    chosen = Signal(int)
    """The game to go on with, or to look at."""
    replay_wanted = Signal(int)
    """The game to play back."""
    file_chosen = Signal(str)

    def __init__(self, library: Library, on_table: int | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Games"))
        self._library = library
        self._on_table = on_table
        self._deleted: list[Entry] = []
        self._notices = Notices()
        self._chosen_id: int | None = None
        self._games = GamesModel(self)
        self.search = GamesSearch()
        self.view = self._make_view()
        self.nothing = self._make_note()
        self._build()
        self._connect()
        self._games.set_entries(library.games())
        fit_to_screen(self, 860, 520)
        self.view.setFocus()

    # Building

    def _make_view(self) -> _GamesView:
        view = _GamesView()
        view.setObjectName("games")
        view.setModel(self._games)
        view.setAccessibleName(self.tr("Games"))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        view.setTabKeyNavigation(False)
        view.horizontalHeader().setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        view.setSortingEnabled(True)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 12)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(_PRECISION)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (Column.TITLE, Column.PLAYERS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        return view

    def _make_note(self) -> QLabel:
        note = wrapped(dim=True)
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside = QVBoxLayout(self.view.viewport())
        inside.addWidget(note)
        note.hide()
        return note

    def _build(self) -> None:
        self._open = push_button(self.tr("&Resume"), primary=True)
        self._replay = push_button(self.tr("Re&play"))
        self._rename = push_button(self.tr("Re&name"))
        self._delete = push_button(self.tr("&Delete"))
        self._export = push_button(self.tr("&Export…"))
        self._file = push_button(self.tr("&Open file…"))
        self._close = push_button(self.tr("&Close"))
        foot = QHBoxLayout()
        for button in (self._open, self._replay, self._rename, self._delete, self._export):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self._file, self._close):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self._notices)
        column.addWidget(self.search)
        column.addWidget(self.view, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.search.changed.connect(self._on_search)
        self.view.activated.connect(self._on_open)
        self.view.typed.connect(self._on_typed)
        self.search.words.returnPressed.connect(self.view.setFocus)
        self.view.selectionModel().selectionChanged.connect(self._on_selection)
        self._games.modelReset.connect(self._on_reset)
        self._games.renamed.connect(self._on_renamed)
        self._open.clicked.connect(self._on_open)
        self._replay.clicked.connect(self._on_replay)
        self._rename.clicked.connect(self._on_rename)
        self._delete.clicked.connect(self._on_delete)
        self._export.clicked.connect(self._on_export)
        self._file.clicked.connect(self._on_file)
        self._close.clicked.connect(self.reject)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.view).activated.connect(self._on_delete)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self._on_undo)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(
            self.search.words.setFocus
        )
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search.words)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self.view.setFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.view.setColumnHidden(Column.GAME, self.width() < _ROOM_FOR_ALL)

    # What people do

    def _selected(self) -> tuple[int, Entry] | None:
        """Row in the model and entry of the chosen game."""
        rows = self.view.selectionModel().selectedRows()
        if not rows:
            return None
        row = rows[0].row()
        return row, self._games.entry(row)

    def _on_selection(self) -> None:
        selected = self._selected()
        entry = selected[1] if selected else None
        if entry is not None:
            self._chosen_id = entry.id
        readable = entry is not None and not entry.damaged
        current = entry is not None and entry.id == self._on_table
        self._open.setText(self.tr("&Look at it") if entry and entry.finished else self.tr("&Resume"))
        self._open.setEnabled(readable)
        self._export.setEnabled(readable)
        self._replay.setEnabled(readable)
        self._rename.setEnabled(entry is not None)
        self._delete.setEnabled(entry is not None and not current)
        self._delete.setToolTip(self.tr("This game is on the table.") if current else "")

    def _on_search(self) -> None:
        self._games.look_for(self.search.wanted(), self.search.words.text())

    def _on_typed(self, sign: str) -> None:
        """Whoever types in the list looks for something."""
        self.search.words.setFocus()
        self.search.words.insert(sign)

    def _on_reset(self) -> None:
        """Other rows are shown: keep to the game that was chosen, if it is among them."""
        row = self._games.row(self._chosen_id) if self._chosen_id is not None else 0
        self.view.selectRow(max(row, 0))
        self._on_selection()
        self._tell_nothing()

    def _tell_nothing(self) -> None:
        """Say why there is nothing to be seen."""
        if not self._games.entries:
            self.nothing.setText(self.tr("No game has been played yet. Every game you play is kept here."))
        else:
            self.nothing.setText(self.tr("No game matches."))
        self.nothing.setVisible(self._games.rowCount() == 0)

    def _on_open(self) -> None:
        selected = self._selected()
        if selected is not None and self._open.isEnabled():
            self.accept()
            self.chosen.emit(selected[1].id)

    def _on_replay(self) -> None:
        selected = self._selected()
        if selected is not None:
            self.accept()
            self.replay_wanted.emit(selected[1].id)

    def _on_rename(self) -> None:
        index = self.view.currentIndex()
        self.view.edit(index.siblingAtColumn(Column.TITLE) if index.isValid() else QModelIndex())

    def _on_renamed(self, game: int, title: str) -> None:
        self._tried(self._library.rename, game, title)

    def _tried(self, change: Callable[..., object], *about: int | str) -> bool:
        """Change the library; False, and a sentence, if the game is gone."""
        try:
            change(*about)
        except BadRecord as error:  # another program has removed it
            self._notices.add(say(error.words))
            return False
        return True

    def _on_delete(self) -> None:
        selected = self._selected()
        if selected is None or not self._delete.isEnabled():
            return
        row, entry = selected
        shown = self.view.currentIndex().row()
        if not self._tried(self._library.delete, entry.id):
            return
        self._deleted.append(self._games.take(row))
        self.view.selectRow(min(shown, self._games.rowCount() - 1))
        self._on_selection()
        self._tell_nothing()
        self._notices.clear()
        text = self.tr("Deleted “{title}”.").format(title=title_of(entry))
        self._notices.add(text, self.tr("&Undo")).acted.connect(self._on_undo)

    def _on_undo(self) -> None:
        if not self._deleted:
            return
        entry = self._deleted.pop()
        if not self._tried(self._library.undelete, entry.id):
            return
        self._chosen_id = entry.id
        self._games.insert(entry)
        self._notices.clear()

    def _on_export(self) -> None:
        selected = self._selected()
        if selected is not None:
            ask_save(self, title_of(selected[1]), self.export_to)

    def export_to(self, path: str) -> None:
        """Write the chosen game to a file."""
        selected = self._selected()
        if selected is None:
            return
        try:
            self._library.export(selected[1].id, Path(path))
        except (NotSaved, BadRecord) as error:
            self._notices.add(say(error.words))
        else:
            self._notices.add(self.tr("Saved as “{path}”.").format(path=path), calm=True)

    def _on_file(self) -> None:
        ask_open(self, self._open_file)

    def _open_file(self, path: str) -> None:
        self.accept()
        self.file_chosen.emit(path)


class _GamesView(QTableView):
    """A table of lines: Home and End go to the first and the last one, letters are what is looked for."""

    typed = Signal(str)
    """A letter or another sign."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.model().rowCount() - 1}
        row = ends.get(Qt.Key(event.key())) if not event.modifiers() else None
        sign = event.text() if not event.modifiers() & _COMMANDS else ""
        if row is None and sign.isprintable() and sign.strip():
            self.typed.emit(sign)
        elif row is None:
            super().keyPressEvent(event)
        elif row >= 0:
            self.setCurrentIndex(self.model().index(row, max(0, self.currentIndex().column())))
