# SPDX-License-Identifier: GPL-3.0-or-later
"""The library's games as the rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor

from cardtable.games import UnknownGame, find_game
from cardtable.models.library import Entry

from .language import and_list, say
from .style import tones

Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Column(IntEnum):
    """The columns, from left to right."""

    TITLE = 0
    GAME = 1
    PLAYERS = 2
    DATE = 3
    MOVES = 4
    RESULT = 5


class GamesModel(QAbstractTableModel):
    """Entries of the library; only titles can be edited."""

    renamed = Signal(int, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._show: dict[Column, Callable[[Entry], str]] = {
            Column.TITLE: title_of,
            Column.GAME: _game,
            Column.PLAYERS: lambda entry: and_list([player.name for player in entry.players]),
            Column.DATE: _date,
            Column.MOVES: lambda entry: str(entry.moves),
            Column.RESULT: self._result,
        }

    def set_entries(self, entries: Iterable[Entry]) -> None:
        """Show these games."""
        self.beginResetModel()
        self._entries = list(entries)
        self.endResetModel()

    def entry(self, row: int) -> Entry:
        """The game in a row."""
        return self._entries[row]

    def insert(self, row: int, entry: Entry) -> None:
        """Put a game in."""
        self.beginInsertRows(QModelIndex(), row, row)
        self._entries.insert(row, entry)
        self.endInsertRows()

    def take(self, row: int) -> Entry:
        """Take a game out."""
        self.beginRemoveRows(QModelIndex(), row, row)
        entry = self._entries.pop(row)
        self.endRemoveRows()
        return entry

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:  # noqa: N802
        if orientation == Qt.Orientation.Horizontal and role == _Role.TextAlignmentRole:
            return _RIGHT if section == Column.MOVES else _LEFT
        if orientation != Qt.Orientation.Horizontal or role != _Role.DisplayRole:
            return None
        return {
            Column.TITLE: self.tr("Title"),
            Column.GAME: self.tr("Game"),
            Column.PLAYERS: self.tr("Players"),
            Column.DATE: self.tr("Last played"),
            Column.MOVES: self.tr("Moves"),
            Column.RESULT: self.tr("Result"),
        }[Column(section)]

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        entry, column = self._entries[index.row()], Column(index.column())
        if role in (_Role.DisplayRole, _Role.EditRole, _Role.ToolTipRole):
            return self._show[column](entry)
        if role == _Role.UserRole:  # what the column is sorted by
            return {Column.DATE: entry.changed.timestamp(), Column.MOVES: entry.moves}.get(
                column, self._show[column](entry).casefold()
            )
        if role == _Role.TextAlignmentRole and column == Column.MOVES:
            return _RIGHT
        if role == _Role.ForegroundRole and entry.damaged:
            return QColor(tones().warning)
        return None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:  # noqa: N802
        title = " ".join(str(value).split())
        entry = self._entries[index.row()]
        if role != _Role.EditRole or not title or title == title_of(entry):
            return False
        self._entries[index.row()] = msgspec.structs.replace(entry, title=title)
        self.dataChanged.emit(index, index)
        self.renamed.emit(entry.id, title)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == Column.TITLE else flags

    def _result(self, entry: Entry) -> str:
        if entry.damaged:
            return self.tr("Damaged")
        if not entry.finished:
            return self.tr("Not finished")
        if entry.winner is None:
            return self.tr("Draw")
        return self.tr("{name} won").format(name=entry.players[entry.winner].name)


class GamesFilter(QSortFilterProxyModel):
    """Finished or unfinished games, and those that a search finds."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._finished: bool | None = None
        self._words: list[str] = []
        self.setSortRole(_Role.UserRole)

    def show_finished(self, finished: bool | None) -> None:
        """Only finished games, only unfinished ones, or (None) all."""
        self._finished = finished
        self.invalidate()

    def search(self, text: str) -> None:
        """Only games with all these words in title, game or names."""
        self._words = text.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:  # noqa: N802
        model = self.sourceModel()
        assert isinstance(model, GamesModel)
        entry = model.entry(row)
        if self._finished is not None and entry.finished != self._finished:
            return False
        columns = (Column.TITLE, Column.GAME, Column.PLAYERS)
        text = " ".join(str(model.index(row, column).data()) for column in columns).casefold()
        return all(word in text for word in self._words)


def title_of(entry: Entry) -> str:
    """The game's own title, or that of its kind."""
    return entry.title or _game(entry)


def _game(entry: Entry) -> str:
    try:
        return say(find_game(entry.game).title)
    except UnknownGame:  # written by a newer version
        return entry.game


def _date(entry: Entry) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(entry.changed.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
