# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog that compares all games of a deal, and lets the expert play it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.game import Game
from cardtable.engine.record import Record
from cardtable.models.duplicate import Attempt, Understudy, attempts, by_expert, verdict
from cardtable.models.facts import FactBook, cards_of
from cardtable.views.labels import push_button, wrapped
from cardtable.views.language import number, say
from cardtable.views.screen import fit_to_screen

from .wording import level_title


class CompareDialog(QDialog):
    """Every finished game of the deal on the table, a line for each."""

    look = Signal(int)
    """The number of a game to look at."""
    other_seat = Signal()

    def __init__(
        self, game: Game, record: Record, seat: int, book: FactBook, understudy: Understudy, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("The same deal"))
        self._game = game
        self._record = record
        self._seat = seat
        self._book = book
        self._understudy = understudy
        self.tried: list[Attempt] = []
        self.verdict = wrapped(heading=True)
        self.games = QTableWidget(0, 4)
        self.progress = QProgressBar()
        self.telling = wrapped(dim=True)
        self._build()
        self._connect()
        self._fill()
        fit_to_screen(self, 680, 340)

    def _build(self) -> None:
        table = self.games
        table.setHorizontalHeaderLabels(
            [self.tr("Who"), self.tr("Seat"), self.tr("Result"), self.tr("Played")]
        )
        table.setObjectName("games")
        table.setAccessibleName(self.tr("Games of this deal"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 12)
        table.horizontalHeader().setHighlightSections(False)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        table.horizontalHeader().setDefaultAlignment(left)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.look_at = push_button(self.tr("&Look at it"))
        self.expert = push_button(self.tr("Let the &expert play your seat"))
        self.swap = push_button(self.tr("Play from the &other seat"))
        self.close_button = push_button(self.tr("&Close"))
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("The expert plays"))
        foot = QHBoxLayout()
        for button in (self.look_at, self.expert, self.swap):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(8)
        column.addWidget(self.verdict)
        column.addWidget(table, 1)
        column.addWidget(self.telling)
        column.addWidget(self.progress)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.games.itemSelectionChanged.connect(self._on_selection)
        self.games.itemActivated.connect(self._on_enter)
        self.look_at.clicked.connect(self._on_look)
        self.expert.clicked.connect(self.let_expert_play)
        self.swap.clicked.connect(self._on_swap)
        self.close_button.clicked.connect(self.accept)
        self._understudy.moved.connect(self._on_moved)
        self._understudy.done.connect(self._on_done)
        self._book.learned.connect(self._fill)

    def let_expert_play(self) -> None:
        """Begin a game of the same deal with the expert in the person's seat."""
        record = by_expert(self._game, self._record, self._seat)
        self._understudy.play(record)
        self.games.setFocus()  # else the button, now disabled, would give the keyboard to one that closes
        self._show_progress()

    def _fill(self) -> None:
        self.tried = attempts(self._book, self._game, self._record, self._seat)
        if self._book.missing:
            self._book.catch_up()
        self.games.setRowCount(len(self.tried))
        for row, one in enumerate(self.tried):
            for column, text in enumerate(self._cells(one)):
                self.games.setItem(row, column, QTableWidgetItem(text))
        if self.tried:
            self.games.selectRow(len(self.tried) - 1)
        self.verdict.setText(self._verdict(self.tried))
        self._show_progress()
        self._on_selection()

    def _cells(self, one: Attempt) -> Sequence[str]:
        mine = one.facts.seats[one.seat]
        who = mine.name
        if mine.level is not None:
            who = self.tr("{name} ({level})").format(name=who, level=level_title(self._game, mine.level))
        ended = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(one.facts.changed), QLocale.FormatType.ShortFormat
        )
        return who, number(one.seat + 1), self._result(one), ended

    def _result(self, one: Attempt) -> str:
        results = {True: self.tr("won"), False: self.tr("lost"), None: self.tr("drawn")}
        result = results[one.won]
        if not one.facts.counted:
            return result
        mine = one.facts.seats[one.seat].end
        others = " : ".join(
            number(other.end) for place, other in enumerate(one.facts.seats) if place != one.seat
        )
        return self.tr("{result}, {mine} : {others}", "won, 60 : 104").format(
            result=result, mine=number(mine), others=others
        )

    def _verdict(self, tried: Sequence[Attempt]) -> str:
        words = verdict(tried, self._record.seats[self._seat].name)
        if words is not None:
            return say(words)
        return self.tr("Played from another seat or by somebody else, the same cards tell skill from luck.")

    def _playing(self) -> Record | None:
        """The game of this deal that the expert is playing."""
        record = self._understudy.record if self._understudy.playing else None
        same = record is not None and cards_of(self._game, record) == cards_of(self._game, self._record)
        return record if same else None

    def _show_progress(self) -> None:
        record = self._playing()
        self.progress.setVisible(record is not None)
        if record is not None:
            self.telling.setText(self.tr("{name} plays…").format(name=record.seats[self._seat].name))
        elif self._book.missing:
            self.telling.setText(
                QCoreApplication.translate("StatisticsDialog", "Older games are still being looked at…")
            )
        self.telling.setVisible(record is not None or bool(self._book.missing))
        self.expert.setEnabled(record is None)

    def _on_selection(self) -> None:
        self.look_at.setEnabled(bool(self.games.selectedItems()))

    def _on_enter(self) -> None:
        """While the expert plays, a hurried Enter must not close what shows it."""
        if self._playing() is None:
            self._on_look()

    def _on_look(self) -> None:
        rows = {item.row() for item in self.games.selectedItems()}
        if rows:
            game = self.tried[rows.pop()].game
            self.accept()
            self.look.emit(game)

    def _on_swap(self) -> None:
        self.accept()
        self.other_seat.emit()

    def _on_moved(self, moves: int) -> None:
        if self._playing() is not None:
            self.progress.setFormat(number(moves))
            self.progress.setAccessibleDescription(number(moves))

    def _on_done(self) -> None:
        self._fill()
