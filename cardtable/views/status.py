# SPDX-License-Identifier: GPL-3.0-or-later
"""The line at the bottom: whose turn it is, what a card would do, why it may not be played."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from cardtable.engine.game import TABLE, IllegalMove
from cardtable.models.game import GameModel

from .labels import ElidedLabel
from .language import say
from .panels import result_words

_REFUSAL_MS = 8000
_THINKING_MS = 300
"""A seat is said to be thinking only when it does so for longer than this."""


class StatusLine(QWidget):
    """Shows the most urgent of: a refusal, the effect of a card, whose turn it is."""

    rule_wanted = Signal(str)

    def __init__(self, model: GameModel) -> None:
        super().__init__()
        self._model = model
        self._effect = ""
        self._refusal = ""
        self._clause = ""
        self._thinking = TABLE
        self._label = ElidedLabel()
        self.rule = QToolButton()
        self.rule.clicked.connect(self._on_rule)
        policy = self.rule.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the table must not move when a card is refused
        self.rule.setSizePolicy(policy)
        self.rule.hide()
        self._deal = QLabel()
        self._deal.setProperty("dim", True)
        self._expiry = QTimer(self, singleShot=True, interval=_REFUSAL_MS)
        self._expiry.timeout.connect(self._forget_refusal)
        self._delay = QTimer(self, singleShot=True, interval=_THINKING_MS)
        self._delay.timeout.connect(self.refresh)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.addWidget(self._label, 1)
        row.addWidget(self.rule)
        row.addWidget(self._deal)
        for signal in (model.opened, model.stepped, model.asked, model.finished, model.paused, model.curtain):
            signal.connect(self._on_progress)
        model.thinking.connect(self._on_thinking)
        self.refresh()

    def text(self) -> str:
        """What is shown now."""
        return self._label.text()

    def refuse(self, error: IllegalMove) -> None:
        """Say why a move is not possible, and offer the rule."""
        self._refusal = say(error.words)
        self._clause = error.clause or ""
        self._expiry.start()
        self.refresh()
        announcement = QAccessibleAnnouncementEvent(self._label, self._refusal)
        QAccessible.updateAccessibility(announcement)

    def show_effect(self, text: str) -> None:
        """Say what the card under the mouse or the focus would do; "" when there is none."""
        self._effect = text
        self.refresh()

    def refresh(self) -> None:
        """Show what is true now."""
        self._label.setText(self._refusal or self._effect or self._turn())
        self.rule.setText(self.tr("Rule {id}").format(id=self._clause))
        self.rule.setVisible(bool(self._refusal and self._clause))

    def _on_progress(self) -> None:
        self._forget_refusal()
        self._show_deal()

    def _on_thinking(self, seat: int) -> None:
        self._thinking = seat
        if seat == TABLE:
            self._delay.stop()
        else:
            self._delay.start()

    def _forget_refusal(self) -> None:
        self._expiry.stop()
        self._refusal = self._clause = ""
        self.refresh()

    def _on_rule(self) -> None:
        self.rule_wanted.emit(self._clause)

    def _show_deal(self) -> None:
        if self._model.timeline is not None:
            self._deal.setText(self.tr("Deal {number}").format(number=self._model.record.deal))

    def _turn(self) -> str:
        model = self._model
        if model.timeline is None or model.game is None:
            return self.tr("Choose a game.")
        state = model.state
        if state.result is not None:
            return say(result_words(state.result, model.seats))
        gauge = model.game.scene(model.view).gauge
        number = f" {say(gauge.words)}." if gauge is not None else ""
        if model.waiting_for_round:
            return self.tr("The round is over. Enter goes on.")
        if state.turn == TABLE or state.turn is None:
            return number.strip()
        return self._whose(state.turn) + number

    def _whose(self, seat: int) -> str:
        names, seats = self._model.names, self._model.seats
        if seats[seat].human:
            if sum(player.human for player in seats) == 1:
                return self.tr("Your turn.")
            return self.tr("{name}, your turn.").format(name=names[seat])
        if self._thinking == seat and not self._delay.isActive():
            return self.tr("{name} is thinking…").format(name=names[seat])
        return self.tr("{name} plays.").format(name=names[seat])
