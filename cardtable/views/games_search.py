# SPDX-License-Identifier: GPL-3.0-or-later
"""What to look for in the list of games: words, game, opponent, result, date."""

from __future__ import annotations

import time

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from cardtable.games import all_games
from cardtable.models.listing import Result, Wanted

from .announcing import tell_choice
from .language import capital, say
from .spoken import name_box

_DAY = 86_400
_RESULTS: tuple[frozenset[Result], ...] = (
    frozenset(),
    frozenset(("won",)),
    frozenset(("lost",)),
    frozenset(("drawn",)),
    frozenset(("won", "lost", "drawn", "over")),
    frozenset(("unfinished",)),
)


class GamesSearch(QWidget):
    """A line for words and four lists; nothing chosen looks for everything."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = QLineEdit()
        self.words.setPlaceholderText(self.tr("Search titles, names and dates"))
        self.words.setAccessibleName(self.tr("Search titles, names and dates"))
        self.words.setClearButtonEnabled(True)
        self.game = self._choice(self.tr("Game"), self.tr("All games"))
        for rules in all_games().values():
            self.game.addItem(say(rules.title), rules.id)
        self.level = self._choice(self.tr("Opponent"), self.tr("All opponents"))
        levels = {level.id: level.title for rules in all_games().values() for level in rules.levels}
        for level, title in levels.items():
            self.level.addItem(capital(say(title)), level)
        self.result = self._choice(self.tr("Result"), self.tr("All results"))
        for text, wanted in zip(
            (
                self.tr("Won"),
                self.tr("Lost"),
                self.tr("Draw"),
                self.tr("Finished"),
                self.tr("Not finished"),
            ),
            _RESULTS[1:],
            strict=True,
        ):
            self.result.addItem(text, wanted)
        self.date = self._choice(self.tr("Last played"), self.tr("Any time"))
        for text, days in (
            (self.tr("Last 24 hours"), 1),
            (self.tr("Last 7 days"), 7),
            (self.tr("Last 30 days"), 30),
            (self.tr("Last 365 days"), 365),
        ):
            self.date.addItem(text, days)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.words, 0, 0, 1, 4)
        for column, choice in enumerate((self.game, self.level, self.result, self.date)):
            grid.addWidget(choice, 1, column)
            grid.setColumnStretch(column, 1)
        self.words.textChanged.connect(self.changed)

    def wanted(self) -> Wanted:
        """What is chosen, without the words."""
        days = self.date.currentData()
        return Wanted(
            self.game.currentData() or "",
            self.level.currentData() or "",
            self.result.currentData() or _RESULTS[0],
            int(time.time()) - days * _DAY if days else 0,
        )

    @property
    def empty(self) -> bool:
        """Whether everything is looked for."""
        choices = (self.game, self.level, self.result, self.date)
        return not self.words.text().split() and all(choice.currentIndex() == 0 for choice in choices)

    def forget(self) -> None:
        """Look for everything."""
        for choice in (self.game, self.level, self.result, self.date):
            choice.setCurrentIndex(0)
        self.words.clear()

    def _choice(self, name: str, everything: str) -> QComboBox:
        choice = QComboBox()
        name_box(choice, name)
        tell_choice(choice)
        choice.setToolTip(name)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(8)
        choice.addItem(everything, None)
        choice.currentIndexChanged.connect(self.changed)
        return choice
