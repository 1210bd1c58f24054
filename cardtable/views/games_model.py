# SPDX-License-Identifier: GPL-3.0-or-later
"""The library's games as the rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor

from cardtable.games import UnknownGame, all_games, find_game
from cardtable.models.again import TAKEN_OVER
from cardtable.models.listing import Entry, Wanted

from .language import and_list, number, say
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
    """Entries of the library, sorted, and of them those that are looked for; only titles can be edited.

    It sorts and looks by itself: a proxy that asks for every cell of ten thousand games takes seconds.
    """

    renamed = Signal(int, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._shown: list[Entry] = []
        self._texts: dict[int, str] = {}
        self._wanted = Wanted()
        self._words: list[str] = []
        self._order = (Column.DATE, True)
        self._show: dict[Column, Callable[[Entry], str]] = {
            Column.TITLE: title_of,
            Column.GAME: game_title,
            Column.PLAYERS: players_of,
            Column.DATE: _date,
            Column.MOVES: lambda entry: str(entry.moves),
            Column.RESULT: self._result,
        }

    @property
    def entries(self) -> Sequence[Entry]:
        """All games, also those that are not looked for."""
        return self._entries

    def set_entries(self, entries: Iterable[Entry]) -> None:
        """Show these games."""
        self._entries = list(entries)
        self._texts.clear()
        self.refresh()

    def entry(self, row: int) -> Entry:
        """The game in a row."""
        return self._shown[row]

    def row(self, game: int) -> int:
        """The row of a game; -1: it is not shown."""
        return next((row for row, entry in enumerate(self._shown) if entry.id == game), -1)

    def look_for(self, wanted: Wanted, text: str) -> None:
        """Show only games that fit and have all these words in title, game, names or date."""
        self._wanted, self._words = wanted, text.casefold().split()
        self.refresh()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        self._order = (Column(column), order == Qt.SortOrder.DescendingOrder)
        self.refresh()

    def refresh(self) -> None:
        """Look and sort anew."""
        column, down = self._order
        self.beginResetModel()
        found = [entry for entry in self._entries if self._wanted.takes(entry)]
        if self._words:
            found = [entry for entry in found if all(word in self._text(entry) for word in self._words)]
        if column == Column.DATE:
            found.sort(key=_played, reverse=down)
        elif column == Column.MOVES:
            found.sort(key=_moves, reverse=down)
        else:
            show = self._show[column]
            found.sort(key=lambda entry: show(entry).casefold(), reverse=down)
        self._shown = found
        self.endResetModel()

    def insert(self, entry: Entry) -> None:
        """Put a game in."""
        self._entries.append(entry)
        self.refresh()

    def take(self, row: int) -> Entry:
        """Take a game out."""
        self.beginRemoveRows(QModelIndex(), row, row)
        entry = self._shown.pop(row)
        self._entries.remove(entry)
        self.endRemoveRows()
        return entry

    def _text(self, entry: Entry) -> str:
        """What a search looks through."""
        text = self._texts.get(entry.id)
        if text is None:
            names = " ".join(player.name for player in entry.players)
            told = f"{title_of(entry)} {game_title(entry)} {names} {_days(entry)}"
            text = self._texts[entry.id] = told.casefold()
        return text

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self._shown)

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
        entry, column = self._shown[index.row()], Column(index.column())
        if role in (_Role.DisplayRole, _Role.EditRole, _Role.ToolTipRole):
            return self._show[column](entry)
        if role == _Role.TextAlignmentRole and column == Column.MOVES:
            return _RIGHT
        if role == _Role.ForegroundRole and entry.damaged:
            return QColor(tones().warning)
        return None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:  # noqa: N802
        title = " ".join(str(value).split())
        entry = self._shown[index.row()]
        if role != _Role.EditRole or not title or title == title_of(entry):
            return False
        named = msgspec.structs.replace(entry, title=title)
        self._entries[self._entries.index(entry)] = self._shown[index.row()] = named
        self._texts.pop(entry.id, None)
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
        text = (
            self.tr("Draw")
            if entry.winner is None
            else self.tr("{name} won").format(name=entry.players[entry.winner].name)
        )
        return self.tr("{result}, practice").format(result=text) if entry.practice else text


def title_of(entry: Entry) -> str:
    """What people call the game, or else what it came from, or its kind."""
    if entry.title:
        return entry.title
    if entry.origin is not None:
        return say(TAKEN_OVER.format(title=entry.origin_title or game_title(entry)))
    manned = not entry.players or any(player.human for player in entry.players)
    return game_title(entry) if manned or entry.game not in all_games() else _unmanned(entry)


def _unmanned(entry: Entry) -> str:
    """The title of a game without people: the expert has played somebody's cards."""
    deal, levels = number(entry.deal), all_games()[entry.game].levels
    experts = [player.name for player in entry.players if player.level == levels[-1].id]
    if len(experts) != 1:
        text = QCoreApplication.translate("GamesModel", "Computer players only, deal {number}")
        return text.format(number=deal)
    text = QCoreApplication.translate("GamesModel", "{name} ({level}) plays deal {number}")
    return text.format(name=experts[0], level=say(levels[-1].title), number=deal)


def game_title(entry: Entry) -> str:
    """The name of the game that was played."""
    try:
        return say(find_game(entry.game).title)
    except UnknownGame:  # written by a newer version
        return entry.game


def players_of(entry: Entry) -> str:
    """Who played."""
    return and_list([player.name for player in entry.players])


def _played(entry: Entry) -> int:
    return entry.played


def _moves(entry: Entry) -> int:
    return entry.moves


def _date(entry: Entry) -> str:
    moment = QDateTime.fromSecsSinceEpoch(entry.played)
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def _days(entry: Entry) -> str:
    """The day on which it was played last, in figures and in words."""
    day, locale = QDateTime.fromSecsSinceEpoch(entry.played).date(), QLocale()
    forms = (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)
    return " ".join([locale.toString(day, form) for form in forms])
