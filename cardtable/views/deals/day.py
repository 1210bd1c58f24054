# SPDX-License-Identifier: GPL-3.0-or-later
"""The game of the day: one deal of each game for everybody, made from the date alone."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.engine.game import Game
from cardtable.views.game_choice import GameChoice
from cardtable.views.labels import push_button, wrapped
from cardtable.views.language import capital
from cardtable.views.screen import fit_to_screen


class DayDialog(QDialog):
    """Emits the name of the game whose deal of the day is to be played."""

    chosen = Signal(str)

    def __init__(self, games: Iterable[Game], day: date, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game of the day"))
        self.games = GameChoice(games, checkable=False)
        self.games.chosen.connect(self._on_chosen)
        cancel = push_button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        written = QLocale().toString(day, QLocale.FormatType.LongFormat)  # type: ignore[call-overload]
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(wrapped(capital(written), heading=True))
        column.addWidget(
            wrapped(
                self.tr(
                    "Today everybody gets the same cards: made from the date, without any network. "
                    "The rules are those of the book, and the opponent is of the second level."
                ),
                dim=True,
            )
        )
        column.addWidget(self.games)
        column.addStretch(1)
        column.addLayout(foot)
        fit_to_screen(self, 480, column.totalHeightForWidth(480))

    def _on_chosen(self, game: str) -> None:
        self.accept()
        self.chosen.emit(game)
