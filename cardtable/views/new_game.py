# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog for a new game: which game, who plays, which house rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.game import BadOption, Game, Start
from cardtable.engine.options import read_options
from cardtable.models.settings import SettingsModel

from .announcing import announce
from .game_choice import GameChoice
from .guide import GuideTable
from .labels import push_button, wrapped
from .language import say
from .options_form import Count, OptionsForm
from .screen import fit_to_screen
from .seats_form import SeatsForm
from .setups import Setup, default_setup, last_setup, named, names_differ, new_record, remember

_TWO_COLUMNS = 720


class NewGameDialog(QDialog):
    """Emits the record of the game to begin; no bare Enter ever begins one."""

    chosen = Signal(object)

    def __init__(self, games: Iterable[Game], settings: SettingsModel, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._games = {game.id: game for game in games}
        self._settings = settings
        self._game = self._games[game] if game in self._games else next(iter(self._games.values()))
        self.options: OptionsForm | None = None
        self._choice = GameChoice(self._games.values(), checkable=True)
        self.players = Count()
        self._players_label = QLabel(self.tr("&Players"))
        self.seats = SeatsForm()
        self._guide = GuideTable()
        self._guide.setAccessibleName(self.tr("What each card does"))
        self.deal = QLineEdit()
        self._problem = wrapped()
        self._start = push_button(self.tr("&Start"), primary=True)
        self._build()
        self._connect()
        self._take_up(last_setup(settings.value, self._game))
        fit_to_screen(self, 940, 640)

    # Building

    def _build(self) -> None:
        self._players_label.setBuddy(self.players)
        left = _column(
            wrapped(self.tr("Game"), heading=True),
            self._choice,
            self._players_row(),
            self.seats,
        )
        self._rules = QVBoxLayout()
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(wrapped(self.tr("House rules"), heading=True))
        right.addLayout(self._rules)
        right.addSpacing(10)
        right.addWidget(wrapped(self.tr("What each card does"), heading=True))
        right.addWidget(self._guide)
        right.addStretch(1)
        self.content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.content)
        self._columns.setSpacing(28)
        self._columns.setContentsMargins(0, 0, 8, 8)
        self._columns.addLayout(left, 1)
        self._columns.addLayout(right, 1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.content)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 14, 14)
        whole.setSpacing(10)
        whole.addWidget(area, 1)
        whole.addWidget(self._problem)
        whole.addLayout(self._foot())

    def _players_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self._players_label.setProperty("heading", True)
        row.addWidget(self._players_label)
        row.addWidget(self.players)
        row.addStretch(1)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        deal = QLabel(self.tr("Deal &number"))
        deal.setBuddy(self.deal)
        self.deal.setPlaceholderText(self.tr("random"))
        self.deal.setMaximumWidth(150)
        self.deal.setToolTip(self.tr("The same number deals the same cards again."))
        self._restore = push_button(self.tr("Restore &defaults"))
        self._cancel = push_button(self.tr("Cancel"))
        row.addWidget(deal)
        row.addWidget(self.deal)
        row.addStretch(1)
        for button in (self._restore, self._cancel, self._start):
            row.addWidget(button)
        self._problem.setProperty("warning", True)
        self._problem.hide()
        return row

    def _connect(self) -> None:
        self._choice.chosen.connect(self._on_game)
        self.players.valueChanged.connect(self._on_players)
        self.seats.changed.connect(self._check)
        self.deal.textChanged.connect(self._check)
        self._start.clicked.connect(self._on_start)
        self._cancel.clicked.connect(self.reject)
        self._restore.clicked.connect(self._on_restore)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self).activated.connect(self._start.click)

    def propose(self, options: Mapping[str, Any]) -> None:
        """Fill in these house rules for the players of the last time."""
        last = last_setup(self._settings.value, self._game)
        self._take_up(msgspec.structs.replace(last, options=dict(options)))

    # What people do

    def _on_game(self, game: str) -> None:
        self._game = self._games[game]
        self._take_up(last_setup(self._settings.value, self._game))

    def _on_players(self, players: int) -> None:
        self.seats.set_count(players)
        self._chain()

    def _on_restore(self) -> None:
        self._take_up(named(default_setup(self._game), self._settings.value.name))

    def _on_start(self) -> None:
        if self._trouble() is not None:
            return
        setup = self._setup()
        remember(self._settings, setup)
        self.accept()
        self.chosen.emit(new_record(setup, self._deal_number()))

    # The form

    def _take_up(self, setup: Setup) -> None:
        self._choice.select(self._game.id)
        seats = self._game.dialog_seats
        self.players.blockSignals(True)
        self.players.setRange(seats[0], seats[-1])
        self.players.setValue(len(setup.seats))
        self.players.setEnabled(len(seats) > 1)
        self.players.blockSignals(False)
        if self.options is not None:
            self.options.hide()
            self.options.deleteLater()
        self.options = OptionsForm(self._game.options_type, setup.options)
        self.options.changed.connect(self._check)
        self._rules.addWidget(self.options)
        self.options.show()  # now, so that Tab reaches it with the next key
        self.seats.set_seats(self._game, setup.seats)
        self.seats.even.setChecked(setup.even)
        self._chain()

    def _chain(self) -> None:
        """Tab goes the way people read: games, players, house rules, cards, buttons."""
        assert self.options is not None
        order = [
            *self._choice.buttons(),
            self.players,
            *self.seats.controls(),
            *self.options.controls(),
            *self._guide.lines(),
            self.deal,
            self._restore,
            self._cancel,
            self._start,
        ]
        for first, second in pairwise(order):
            self.setTabOrder(first, second)

    def _setup(self) -> Setup:
        assert self.options is not None
        even = self.seats.even.isChecked()
        return Setup(self._game.id, dict(self.options.values()), self.seats.seats(), even)

    def _deal_number(self) -> int | None:
        text = self.deal.text().replace(" ", "")
        return int(text) if text else None

    def _check(self) -> None:
        """Show what is wrong, or what the cards do now."""
        trouble = self._trouble()
        if trouble and trouble != self._problem.text():
            announce(self._problem, trouble)
        self._problem.setText(trouble or "")
        self._problem.setVisible(trouble is not None)
        self._start.setEnabled(trouble is None)
        self._start.setToolTip(trouble or self.tr("Ctrl+Enter"))
        self._show_guide()

    def _show_guide(self) -> None:
        setup = self._setup()
        try:
            options = read_options(self._game.options_type, setup.options)
        except BadOption:
            return  # the sentence is in sight; the cards stay as they were
        if self._guide.show_guide(self._game.guide(options, len(setup.seats))):
            self._chain()

    def _trouble(self) -> str | None:
        setup = self._setup()
        names = [player.name for player in setup.seats]
        if not all(names):
            return self.tr("Every player needs a name.")
        if not names_differ(names):
            return self.tr("Two players have the same name.")
        if (text := self.deal.text().replace(" ", "")) and not (text.isascii() and text.isdigit()):
            return self.tr("A deal number has digits only; leave it empty for a random deal.")
        try:
            options = read_options(self._game.options_type, setup.options)
            self._game.check_start(options, len(names), Start(deal=self._deal_number() or 0))
        except BadOption as error:
            return say(error.words)
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        wide = self.width() >= _TWO_COLUMNS
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if wide else direction.TopToBottom)


def _column(*parts: QWidget | QHBoxLayout) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(8)
    for part in parts:
        if isinstance(part, QWidget):
            column.addWidget(part)
        else:
            column.addSpacing(6)
            column.addLayout(part)
    column.addStretch(1)
    return column
