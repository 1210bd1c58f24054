# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits where: a name and a kind of player for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from cardtable.engine.game import Game
from cardtable.engine.people import is_one, new_names
from cardtable.engine.record import Player
from cardtable.models.balance import can_be_even

from .icons import icon
from .language import capital, say
from .options_form import Choice
from .setups import NAME_LENGTH, default_seats, person_name
from .spoken import name_box, remark


class SeatsForm(QWidget):
    """One row for each seat: its name, and a person or an opponent of some level.

    Below stands what the chosen levels are like, and whether they follow the results.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self._names: list[QLineEdit] = []
        self._kinds: list[Choice] = []
        self._numbers: list[QLabel] = []
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 2)
        self._habits = remark()
        self.even = QCheckBox(self.tr("&Even games"))
        self._even_hint = remark(
            self.tr(
                "Win often, and your next opponents are a level stronger; lose often, and they are weaker."
            )
        )
        self.even.setAccessibleDescription(self._even_hint.text())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        column.addWidget(self._habits)
        column.addSpacing(4)
        column.addWidget(self.even)
        column.addWidget(self._even_hint)
        self.even.toggled.connect(self.changed)

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
        self._on_change()

    def set_count(self, players: int) -> None:
        """More or fewer seats; new ones get opponents like the last, with names that nobody has yet."""
        assert self._game is not None
        seats = list(self.seats())[:players]
        last = seats[-1].level or default_seats(self._game, 2)[-1].level
        assert last is not None
        taken = [player.name for player in seats]
        seats += [Player(name, last) for name in new_names(last, players - len(seats), taken)]
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
        return [*(widget for row in rows for widget in row if not widget.isHidden()), self.even]

    def _add_row(self) -> None:
        seat = len(self._names)
        name, kind = QLineEdit(), Choice()
        name.setMaxLength(NAME_LENGTH)
        spoken = self.tr("Name of player {number}").format(number=seat + 1)
        name.setAccessibleName(spoken)
        name_box(kind, self.tr("Who plays for player {number}").format(number=seat + 1))
        kind.setMinimumContentsLength(16)
        label = QLabel(f"&{seat + 1}")
        label.setAccessibleName(spoken)  # where a label belongs to a field, it is read as the field's name
        label.setBuddy(name)
        name.textEdited.connect(self.changed)
        kind.currentIndexChanged.connect(self._on_kind)
        for column, widget in enumerate((label, name, kind)):
            self._grid.addWidget(widget, seat, column)
        self._numbers.append(label)
        self._names.append(name)
        self._kinds.append(kind)

    def _fill_levels(self, kind: Choice, level: str | None) -> None:
        assert self._game is not None
        with QSignalBlocker(kind):
            kind.clear()
            kind.addItem(icon("human"), self.tr("Person"), None)
            for known in self._game.levels:
                text = self.tr("Computer: {level}").format(level=say(known.title))
                kind.addItem(icon("computer"), text, known.id)
                kind.setItemData(kind.count() - 1, say(known.about), Qt.ItemDataRole.ToolTipRole)
            kind.setCurrentIndex(max(0, kind.findData(level)) if level is not None else 0)

    def _on_kind(self) -> None:
        """Another kind of player sits down: a character comes and goes with its level."""
        seat = next(seat for seat, kind in enumerate(self._kinds) if kind is self.sender())
        name, level = self._names[seat], self._kinds[seat].currentData()
        others = [player.name for number, player in enumerate(self.seats()) if number != seat]
        old = " ".join(name.text().split())
        if level is None and is_one(old):
            name.setText(person_name(others))
        elif level is not None and (is_one(old) or old == person_name(others)):
            name.setText(new_names(level, 1, others)[0])
        self._on_change()

    def _on_change(self) -> None:
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        """Say what the levels that are chosen are like, each once."""
        assert self._game is not None
        seats = self.seats()
        chosen = {player.level for player in seats}
        lines = [
            self.tr("{level}: {habits}", "how a level of computer player plays").format(
                level=capital(say(level.title)), habits=say(level.about)
            )
            for level in self._game.levels
            if level.id in chosen
        ]
        self._habits.setText("\n".join(lines))
        self._habits.setVisible(bool(lines))
        for kind in self._kinds:
            kind.setAccessibleDescription(
                kind.itemData(kind.currentIndex(), Qt.ItemDataRole.ToolTipRole) or ""
            )
        self.even.setEnabled(can_be_even(seats))

    def _show_rows(self, players: int) -> None:
        for seat, row in enumerate(zip(self._numbers, self._names, self._kinds, strict=True)):
            for widget in row:
                widget.setVisible(seat < players)
