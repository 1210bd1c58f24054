# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits where: a name and a kind of player for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from cardtable.engine.game import Game
from cardtable.engine.record import Player

from .icons import icon
from .language import say
from .options_form import Choice
from .setups import NAME_LENGTH, OPPONENTS, default_seats


class SeatsForm(QWidget):
    """One row for each seat: its name, and a person or an opponent of some level."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self._names: list[QLineEdit] = []
        self._kinds: list[Choice] = []
        self._numbers: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 2)

    def set_seats(self, game: Game, seats: Sequence[Player]) -> None:
        """Show these players, with the levels of that game."""
        self._game = game
        self.blockSignals(True)
        for seat, player in enumerate(seats):
            if seat == len(self._names):
                self._add_row()
            self._names[seat].setText(player.name)
            self._fill_levels(self._kinds[seat], player.level)
        self._show_rows(len(seats))
        self.blockSignals(False)
        self.changed.emit()

    def set_count(self, players: int) -> None:
        """More or fewer seats; new ones get opponents with names that nobody has yet."""
        assert self._game is not None
        seats = list(self.seats())[:players]
        taken = {player.name for player in seats}
        fresh = (name for name in OPPONENTS if name not in taken)
        usual = default_seats(self._game, players)
        for seat in range(len(seats), players):
            seats.append(Player(next(fresh, usual[seat].name), usual[seat].level))
        self.set_seats(self._game, seats)

    def seats(self) -> tuple[Player, ...]:
        """The players as they stand, without seeds."""
        rows = zip(self._names, self._kinds, strict=True)
        return tuple(
            Player(" ".join(name.text().split()), kind.currentData())
            for name, kind in rows
            if not name.isHidden()
        )

    def controls(self) -> list[QWidget]:
        """Everything that can be filled in, in reading order."""
        rows = zip(self._names, self._kinds, strict=True)
        return [widget for row in rows for widget in row if not widget.isHidden()]

    def _add_row(self) -> None:
        seat = len(self._names)
        name, kind = QLineEdit(), Choice()
        name.setMaxLength(NAME_LENGTH)
        name.setAccessibleName(self.tr("Name of player {number}").format(number=seat + 1))
        kind.setAccessibleName(self.tr("Who plays for player {number}").format(number=seat + 1))
        kind.setMinimumContentsLength(11)
        label = QLabel(f"&{seat + 1}")
        label.setBuddy(name)
        name.textEdited.connect(self.changed)
        kind.currentIndexChanged.connect(self.changed)
        for column, widget in enumerate((label, name, kind)):
            self._grid.addWidget(widget, seat, column)
        self._numbers.append(label)
        self._names.append(name)
        self._kinds.append(kind)

    def _fill_levels(self, kind: Choice, level: str | None) -> None:
        assert self._game is not None
        kind.clear()
        kind.addItem(icon("human"), self.tr("Person"), None)
        for known in self._game.levels:
            kind.addItem(
                icon("computer"), self.tr("Computer: {level}").format(level=say(known.title)), known.id
            )
            kind.setItemData(kind.count() - 1, say(known.about), Qt.ItemDataRole.ToolTipRole)
        kind.setCurrentIndex(max(0, kind.findData(level)) if level is not None else 0)

    def _show_rows(self, players: int) -> None:
        for seat, row in enumerate(zip(self._numbers, self._names, self._kinds, strict=True)):
            for widget in row:
                widget.setVisible(seat < players)
