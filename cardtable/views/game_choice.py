# SPDX-License-Identifier: GPL-3.0-or-later
"""All games to choose from, each with what tells it from the others."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QVBoxLayout, QWidget

from cardtable.engine.game import Game

from .choices import ChoiceButton
from .language import say


class GameChoice(QWidget):
    """A button for each game; with `checkable` one of them stays chosen."""

    chosen = Signal(str)

    def __init__(self, games: Iterable[Game], *, checkable: bool) -> None:
        super().__init__()
        self._games = list(games)
        self._group = QButtonGroup(self)
        self._group.setExclusive(checkable)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for index, game in enumerate(self._games):
            button = ChoiceButton(say(game.title), say(game.about))
            button.setCheckable(checkable)
            button.setAutoExclusive(checkable)  # then screen readers say that it is one of several
            self._group.addButton(button, index)
            column.addWidget(button)
        self._group.idClicked.connect(self._on_click)

    def select(self, game: str) -> None:
        """Mark a game as chosen and give its button the focus."""
        for index, known in enumerate(self._games):
            if known.id == game:
                self._group.button(index).setChecked(True)
                self._group.button(index).setFocus()

    def buttons(self) -> list[QAbstractButton]:
        """The buttons, in the order of the games."""
        return self._group.buttons()

    def set_brief(self, brief: bool) -> None:
        """Show only the titles, where there is no room for more."""
        for button in self.findChildren(ChoiceButton):
            button.set_brief(brief)

    def _on_click(self, index: int) -> None:
        self.chosen.emit(self._games[index].id)
