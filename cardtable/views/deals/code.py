# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog into which a deal code is typed: it says at each sign what is wrong, or what the code holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from cardtable.engine.dealcode import BadCode, Deal, UnfinishedCode, read_code
from cardtable.engine.game import Game
from cardtable.engine.record import Record
from cardtable.models.settings import SettingsModel
from cardtable.views.announcing import announce
from cardtable.views.labels import push_button, wrapped
from cardtable.views.language import number, say
from cardtable.views.screen import fit_to_screen
from cardtable.views.setups import new_record, setup_of_deal

from .wording import rule_lines, seat_lines


class OpenCodeDialog(QDialog):
    """Emits the record of the game that the code begins."""

    chosen = Signal(object)

    def __init__(
        self,
        games: Iterable[Game],
        settings: SettingsModel,
        known: Callable[[Record], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open deal code"))
        self._games = {game.id: game for game in games}
        self._settings = settings
        self._known = known
        """Whether a deal has been played before."""
        self._record: Record | None = None
        self.field = QLineEdit()
        self.told = wrapped()
        self.title = wrapped(heading=True)
        self.held = wrapped()
        self.play = push_button(self.tr("&Play this deal"), primary=True)
        self._build()
        self.field.textChanged.connect(self._check)
        self.field.returnPressed.connect(self._on_play)
        self.play.clicked.connect(self._on_play)
        self._paste()
        self._check()
        fit_to_screen(self, 480, 330)

    def _build(self) -> None:
        label = QLabel(self.tr("&Deal code"))
        label.setBuddy(self.field)
        label.setProperty("heading", True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF() * 1.25)
        self.field.setFont(font)
        self.field.setMaxLength(60)
        self.field.setPlaceholderText("0000-0000-0000-0000")
        self.field.setClearButtonEnabled(True)
        plate = QFrame()
        plate.setProperty("plate", True)
        inside = QVBoxLayout(plate)
        inside.setContentsMargins(14, 12, 14, 12)
        inside.addWidget(self.title)
        inside.addWidget(self.held)
        inside.addStretch(1)
        cancel = push_button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.play)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(8)
        column.addWidget(label)
        column.addWidget(self.field)
        column.addWidget(self.told)
        column.addWidget(plate, 1)
        column.addLayout(foot)

    def _paste(self) -> None:
        """Take a code that was copied."""
        text = QGuiApplication.clipboard().text()[:60]
        try:
            read_code(text, self._games.values())
        except BadCode:
            return
        self.field.setText(text.strip())
        self.field.selectAll()

    def _check(self) -> None:
        self._record = None
        wrong = False
        try:
            deal = read_code(self.field.text(), self._games.values())
        except UnfinishedCode as error:
            typed = any(sign.isalnum() for sign in self.field.text())
            told = (
                say(error.words) if typed else self.tr("Type the code, or paste it. Hyphens do not matter.")
            )
        except BadCode as error:
            told, wrong = say(error.words), True
        else:
            told = self._take(deal)
        self._tell(told, wrong=wrong)
        self.play.setEnabled(self._record is not None)
        if self._record is None:
            self.title.setText("")
            self.held.setText("")

    def _take(self, deal: Deal) -> str:
        """Show what a code holds; a sentence about it."""
        game = self._games[deal.game]
        setup = setup_of_deal(deal, self._settings.value, game)
        self._record = new_record(setup, deal.deal, deal.first)
        head = self.tr("{game}, deal {number}").format(game=say(game.title), number=number(deal.deal))
        rules = rule_lines(game, deal.options) or [self.tr("No house rules are changed.")]
        self.title.setText(head)
        self.held.setText("\n".join([*seat_lines(game, setup.seats), *rules]))
        if self._known(self._record):
            return self.tr("You have played this deal before, so it counts as practice.")
        return self.tr("The code is right.")

    def _tell(self, text: str, *, wrong: bool) -> None:
        if text == self.told.text():
            return
        self.told.setText(text)
        self.told.setProperty("warning", wrong)
        self.told.setProperty("dim", not wrong)
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)
        self.field.setAccessibleDescription(text)
        announce(self.field, text)

    def _on_play(self) -> None:
        if self._record is not None:
            record = self._record
            self.accept()
            self.chosen.emit(record)
