# SPDX-License-Identifier: GPL-3.0-or-later
"""The statistics: a line for each kind of games, its figures with what they count, and how they changed."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QRect, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.games import all_games
from cardtable.models.facts import FactBook
from cardtable.models.files import reason, write_whole
from cardtable.models.settings import SettingsModel
from cardtable.models.statistics import (
    Figures,
    Kind,
    Losses,
    LossSource,
    count,
    loss_curve,
    people,
    to_csv,
    win_curve,
)

from .chart import Chart
from .deals.wording import level_title, rule_lines
from .figures import figure_lines, finely
from .file_dialogs import ask_save_table
from .labels import push_button, wrapped
from .language import number, percent, say
from .notices import Notices
from .options_form import Choice
from .screen import fit_to_screen

_WINDOW = 20
"""Games over which a curve takes its mean."""
_FIRST = 4
"""Games that come before the first point of a curve, if there are more."""
_ROOM_FOR_CURVES = 700
"""In a narrower dialog there are only the tables."""
_HOUSE_RULES, _PLAYERS = 1, 2
_SENTENCE = 2
"""The column that tells what a figure counts."""
_MOST = {0: 0.34, 1: 0.24}
"""The part of the width that the other columns have at most."""
_PADDING = 24
"""Width of a cell that its text cannot have."""


class StatisticsDialog(QDialog):
    """Figures of one person at a time; games of different kinds are never lumped together."""

    def __init__(
        self, book: FactBook, settings: SettingsModel, losses: LossSource | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self._book = book
        self._settings = settings
        self._losses: Losses = losses.losses() if losses is not None else {}
        self.found: list[Figures] = []
        self.notices = Notices()
        self.who = Choice()
        self.since = wrapped(dim=True)
        self.kinds = _table(self.tr("Kinds of games"))
        self.figures = _table(self.tr("Figures"))
        self.wins = Chart(self.tr("Share of games won"))
        self.loss = Chart(self.tr("Chance given away by a decision"))
        self.curves = QWidget()
        self._fitting = QTimer(self, singleShot=True)  # when the columns have their widths
        self._wins_title = wrapped(heading=True)
        self._loss_title = wrapped(heading=True)
        self._build()
        self._connect()
        self._load()
        fit_to_screen(self, 980, 660)

    # Building

    def _build(self) -> None:
        self.kinds.setColumnCount(7)
        self.kinds.setHorizontalHeaderLabels(
            [
                self.tr("Game"),
                self.tr("House rules"),
                self.tr("Players"),
                self.tr("Opponents"),
                self.tr("Help"),
                self.tr("Games", "a number of games"),
                self.tr("Won", "games that were won"),
            ]
        )
        self.figures.setColumnCount(3)
        self.figures.setHorizontalHeaderLabels(
            [self.tr("Figure"), self.tr("Value"), self.tr("What it counts")]
        )
        self.figures.setWordWrap(True)
        modes = QHeaderView.ResizeMode
        for table, wide, others in (
            (self.kinds, _HOUSE_RULES, modes.ResizeToContents),
            (self.figures, _SENTENCE, modes.Fixed),
        ):
            table.horizontalHeader().setSectionResizeMode(others)
            table.horizontalHeader().setSectionResizeMode(wide, modes.Stretch)
        below = QWidget()
        row = QHBoxLayout(below)
        row.setContentsMargins(0, 6, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.figures, 5)
        row.addWidget(self._charts(), 3)
        split = QSplitter()
        split.setOrientation(split.orientation().Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self.kinds)
        split.addWidget(below)
        split.setSizes([200, 340])
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(self.notices)
        column.addLayout(self._head())
        column.addWidget(split, 1)
        column.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        label = QLabel(self.tr("&Player"))
        label.setBuddy(self.who)
        label.setProperty("heading", True)
        self.who.setMinimumWidth(160)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.who)
        row.addSpacing(12)
        row.addWidget(self.since, 1)
        return row

    def _charts(self) -> QWidget:
        column = QVBoxLayout(self.curves)
        column.setContentsMargins(0, 0, 0, 0)
        for title, chart in ((self._wins_title, self.wins), (self._loss_title, self.loss)):
            column.addWidget(title)
            column.addWidget(chart, 1)
        return self.curves

    def _foot(self) -> QHBoxLayout:
        self.export = push_button(self.tr("&Export…"))
        self.anew = push_button(self.tr("Count a&new…"))
        self.all = push_button(self.tr("Count &all games"))
        close = push_button(self.tr("&Close"))
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        for button in (self.export, self.anew, self.all):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(close)
        return row

    def _connect(self) -> None:
        self.who.currentIndexChanged.connect(self._count)
        self._fitting.timeout.connect(self._fit_rows)
        self.figures.horizontalHeader().sectionResized.connect(self._fitting.start)
        self.kinds.itemSelectionChanged.connect(self._on_kind)
        self.export.clicked.connect(self._on_export)
        self.anew.clicked.connect(self._on_anew)
        self.all.clicked.connect(self._on_all)
        self._book.learned.connect(self._load)

    # Counting

    def _load(self) -> None:
        """Read the facts anew; whoever has played most is shown first."""
        self._facts = self._book.facts()
        if self._book.missing:
            self._book.catch_up()
        shown, names = self.who.currentText(), people(self._facts)
        self.who.blockSignals(True)
        self.who.clear()
        self.who.addItems(names)
        self.who.setCurrentIndex(max(names.index(shown) if shown in names else 0, 0) if names else -1)
        self.who.setEnabled(len(names) > 1)
        self.who.blockSignals(False)
        self._count()

    def _count(self) -> None:
        since = self._settings.value.counted_from
        before = self._selected()
        self.found = count(self._facts, self.who.currentText(), since, self._losses)
        self.since.setText(self._told(since))
        self.all.setVisible(since > 0)
        self.anew.setEnabled(bool(self.found))
        self.export.setEnabled(bool(self.found))
        self.kinds.setRowCount(0)
        self.kinds.setRowCount(len(self.found))
        for row, found in enumerate(self.found):
            for column, text in enumerate(self._cells(found)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.kinds.setItem(row, column, item)
        if self.found:
            kinds = [found.kind for found in self.found]
            self.kinds.selectRow(kinds.index(before.kind) if before and before.kind in kinds else 0)
        self._on_kind()

    def _told(self, since: int) -> str:
        if self._book.missing:
            return self.tr("Older games are still being looked at…")
        if not self._facts:
            return self.tr("When you have finished a game, its figures are here.")
        if since:
            date = QDateTime.fromSecsSinceEpoch(since).date()
            written = QLocale().toString(date, QLocale.FormatType.LongFormat)
            return self.tr("Only games finished since {date} count.").format(date=written)
        return self.tr("Every game on the list that is finished counts.")

    def _cells(self, found: Figures) -> Sequence[str]:
        kind = found.kind
        game = all_games().get(kind.game)
        rules = "; ".join(rule_lines(game, dict(kind.rules))) if game is not None else ""
        return (
            say(game.title) if game is not None else kind.game,
            rules or self.tr("as in the book"),
            number(kind.players),
            self._opponents(kind),
            self._help(kind),
            number(found.games),
            percent(found.share.mean),
        )

    def _opponents(self, kind: Kind) -> str:
        game = all_games().get(kind.game)
        many = self.tr("{level} × {count}", "so many opponents of a level")
        levels = Counter(kind.opponents).items()
        titles = [(level_title(game, level) if game else level or "", times) for level, times in levels]
        return ", ".join(
            many.format(level=title, count=number(times)) if times > 1 else title for title, times in titles
        )

    def _help(self, kind: Kind) -> str:
        words = {
            "none": self.tr("none", "no help"),
            "assisted": self.tr("with hints"),
            "practice": self.tr("practice"),
        }
        return words[kind.help]

    # One kind

    def _selected(self) -> Figures | None:
        rows = {item.row() for item in self.kinds.selectedItems()}
        return self.found[rows.pop()] if rows else None

    def _on_kind(self) -> None:
        found = self._selected()
        lines = figure_lines(found) if found is not None else []
        self.figures.setRowCount(0)
        self.figures.setRowCount(len(lines))
        for row, line in enumerate(lines):
            for column, text in enumerate(line):
                self.figures.setItem(row, column, QTableWidgetItem(text))
        self._fitting.start()
        self._show_curves(found)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        wide = self.width() >= _ROOM_FOR_CURVES
        self.curves.setVisible(wide)
        self.kinds.setColumnHidden(_PLAYERS, not wide)
        modes = QHeaderView.ResizeMode  # a column that takes what is left over would have nothing
        self.kinds.horizontalHeader().setSectionResizeMode(
            _HOUSE_RULES, modes.Stretch if wide else modes.ResizeToContents
        )
        self._fitting.start()

    def _fit_rows(self) -> None:
        """Leave the sentences their part of the width, and give each line the height that its texts need."""
        table, metrics = self.figures, self.figures.fontMetrics()
        rows = range(table.rowCount())
        for column, part in _MOST.items():
            texts = [_text(table, row, column) for row in rows]
            needed = max(map(metrics.horizontalAdvance, texts), default=0) + _PADDING
            head = table.horizontalHeader().sectionSizeHint(column)
            table.setColumnWidth(column, round(min(max(needed, head), part * table.viewport().width())))
        for row in rows:
            heights = []
            for column in range(table.columnCount()):
                room = QRect(0, 0, max(table.columnWidth(column) - _PADDING, 40), 1000)
                text = _text(table, row, column)
                heights.append(metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height())
            table.setRowHeight(row, max(heights) + 10)

    def _show_curves(self, found: Figures | None) -> None:
        wins = _settled(win_curve(found.outcomes, _WINDOW)) if found is not None else []
        losses = _settled(loss_curve(found.outcomes, _WINDOW)) if found is not None else []
        title = self.tr("Share won of the last {count} games").format(count=_WINDOW)
        self._wins_title.setText(title)
        self.wins.show_curve(wins, 1.0, percent, self._described(wins))
        title = self.tr("Given away by a decision, last {count} games").format(count=_WINDOW)
        self._loss_title.setText(title)
        high = 1.1 * max(losses, default=1.0)
        self.loss.show_curve(losses, high, finely, self._described(losses, finely))
        for widget in (self._wins_title, self.wins):
            widget.setVisible(bool(wins))
        for widget in (self._loss_title, self.loss):
            widget.setVisible(bool(losses))

    def _described(self, curve: Sequence[float], write: Callable[[float], str] = percent) -> str:
        if not curve:
            return ""
        text = self.tr("Now {now}; lowest {low}, highest {high}.")
        return text.format(now=write(curve[-1]), low=write(min(curve)), high=write(max(curve)))

    # What people do

    def _on_export(self) -> None:
        ask_save_table(self, self.tr("Statistics"), self.export_to)

    def export_to(self, path: str) -> None:
        """Write all figures of the person to a CSV file."""
        try:
            write_whole(Path(path), to_csv(self.found))
        except OSError as error:
            text = self.tr("The table was not written: {reason}.").format(reason=say(reason(error)))
            self.notices.add(text)
        else:
            self.notices.add(self.tr("Saved as “{path}”.").format(path=path), calm=True)

    def _on_anew(self) -> None:
        text = self.tr("From now on only new games count. The old ones stay in the list of games.")
        notice = self.notices.add(text, self.tr("Count a&new"))
        notice.acted.connect(self.count_anew)
        notice.focusNextChild()

    def count_anew(self) -> None:
        """Count from this moment on."""
        self._settings.update(counted_from=int(time.time()) + 1)
        self._count()

    def _on_all(self) -> None:
        self._settings.update(counted_from=0)
        self._count()


def _settled(curve: Sequence[float]) -> Sequence[float]:
    """A curve without the first games, whose mean leaps."""
    return curve[_FIRST:] or curve[-1:]


def _table(name: str) -> QTableWidget:
    table = QTableWidget(0, 0)
    table.setObjectName("games")
    table.setAccessibleName(name)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 10)
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return table


def _text(table: QTableWidget, row: int, column: int) -> str:
    item = table.item(row, column)
    return item.text() if item is not None else ""
