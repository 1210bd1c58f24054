# SPDX-License-Identifier: GPL-3.0-or-later
"""What each legal card is worth, as a table with bars."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from cardtable.engine.bot import Thought
from cardtable.engine.game import Game, State
from cardtable.views.language import aloud, percent
from cardtable.views.style import tones

from .wording import decimal, digits_of, move_label, tells_points

_BARS, _LEAST = 110, 60
"""Width that the chances should have, and that they have at least."""
_AROUND = 18
"""Width that the sheet gives to a cell besides its text."""
_CHANCE = Qt.ItemDataRole.UserRole


class ValueTable(QTableWidget):
    """A line for each legal move, best first: chance to win, points or chips, and how sure that is."""

    def __init__(self) -> None:
        super().__init__(0, 3)
        self.setObjectName("values")
        self.setAccessibleName(self.tr("What each card was worth"))
        self.setHorizontalHeaderLabels(
            [self.tr("Card"), self.tr("Chance to win"), self.tr("Ahead this deal")]
        )
        ahead = self.horizontalHeaderItem(2)
        assert ahead is not None
        ahead.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        ahead.setToolTip(self.tr("Points or chips that this deal brings more than to the others, on average"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.setItemDelegateForColumn(1, _Bar(self))
        self._whole = False

    def set_whole(self, whole: bool) -> None:
        """Be as high as all lines, for what is around it to scroll, or scroll by itself."""
        self._whole = whole
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """The head of the last column gives way to the bars, and so does a long first one."""
        head = self.horizontalHeader()
        cells = (self.model().index(row, 2) for row in range(self.rowCount()))
        figures = max((self.sizeHintForIndex(cell).width() for cell in cells), default=0) + _AROUND
        figures = 0 if self.isColumnHidden(2) else figures
        room = self.viewport().width()
        first = min(self._first(), room - figures - _LEAST)
        head.resizeSection(0, first)
        if figures:
            head.resizeSection(2, max(figures, min(head.sectionSizeHint(2), room - first - _BARS)))

    def _first(self) -> int:
        """The width that the moves need, and the head above them."""
        return max(self.sizeHintForColumn(0) + 1, self.horizontalHeader().sectionSizeHint(0))

    def _fit(self) -> None:
        lines = self.rowCount() * self.verticalHeader().defaultSectionSize()
        whole = self.horizontalHeader().sizeHint().height() + lines + 2 * self.frameWidth()
        self.setMinimumHeight(whole if self._whole else 0)

    def show_thought(self, game: Game, view: State, thought: Thought, played: str = "") -> None:
        """Fill in a thought; the played move is marked."""
        values = sorted(thought.values.items(), key=lambda pair: -pair[1].chance)
        digits = digits_of(game, view)
        self.setRowCount(len(values))
        self._fit()
        self.setColumnHidden(2, not tells_points(thought))
        for row, (move, worth) in enumerate(values):
            label = move_label(game, view, move)
            text = self.tr("{move}, played").format(move=label) if move == played else label
            chance = percent(worth.chance, 1)
            for column, cell in enumerate((text, chance, decimal(worth.mean, digits))):
                item = QTableWidgetItem(cell)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, aloud(cell))
                if column == 1:
                    item.setData(_CHANCE, worth.chance)
                    item.setToolTip(self._sureness(thought, worth.spread))
                if column == 2:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                font = item.font()
                font.setBold(move == played)
                item.setFont(font)
                self.setItem(row, column, item)
        self._fit_columns()

    def _sureness(self, thought: Thought, spread: float) -> str:
        if not thought.worlds:
            return ""
        text = QCoreApplication.translate("ValueTable", "Mean of %n possible deal(s)", None, thought.worlds)
        if spread:
            text += "\n" + self.tr("It differs between them by {spread}, typically.").format(
                spread=percent(spread)
            )
        return text


class _Bar(QStyledItemDelegate):
    """Draws a bar of the chance behind its figure."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        chance = index.data(_CHANCE)
        if chance is not None:
            box = QRectF(option.rect).adjusted(2, 3, -2, -3)
            box.setWidth(box.width() * max(0.0, min(1.0, chance)))
            colour = QColor(tones().link)
            colour.setAlpha(64)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(box, 3, 3)
            painter.restore()
        super().paint(painter, option, index)
