# SPDX-License-Identifier: GPL-3.0-or-later
"""The line at the bottom: whose turn it is, what a card would do, why it may not be played, an answer."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from cardtable.engine.game import TABLE, IllegalMove
from cardtable.models.shown import ShownGame

from .labels import ElidedLabel
from .language import say
from .panels import result_words
from .wires import Wires

_NOTE_MS = 8000
_ROOM = 0.6
"""Share of the line that whose turn it is may have at most."""
_GAPS = 50
"""What margins and spaces take of the line."""
_THINKING_MS = 300
"""A seat is said to be thinking only when it does so for longer than this."""


class StatusLine(QWidget):
    """Shows whose turn it is; beside it the most urgent of: a refusal or an answer, what a card would do."""

    rule_wanted = Signal(str)
    followed = Signal(object)
    """Another `ShownGame` is told of from now on."""

    def __init__(self, model: ShownGame) -> None:
        super().__init__()
        self._model = model
        self._effect = ""
        self._note = ""
        self.clause = ""
        """The rule that refused the last card, until the game goes on."""
        self.rule_key = ""
        """The key that opens the rules, for people to read."""
        self.until_key = False
        """A finished trick stays until a key is pressed."""
        self._refused = False
        self._thinking = TABLE
        self._label = QLabel()
        self._beside = ElidedLabel()
        self.rule = QToolButton()
        self.rule.clicked.connect(self._on_rule)
        self.rule.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)  # else it is higher while empty
        policy = self.rule.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the table must not move when a card is refused
        self.rule.setSizePolicy(policy)
        self.rule.hide()
        self._deal = QLabel()
        self._deal.setProperty("dim", True)
        self._expiry = QTimer(self, singleShot=True, interval=_NOTE_MS)
        self._expiry.timeout.connect(self._forget_note)
        self._delay = QTimer(self, singleShot=True, interval=_THINKING_MS)
        self._delay.timeout.connect(self.refresh)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(10)
        row.addWidget(self._label)
        row.addWidget(self._beside, 1)
        row.addWidget(self.rule)
        row.addWidget(self._deal)
        self._wires = Wires()
        self.follow(model)

    def follow(self, model: ShownGame) -> None:
        """Tell of this game from now on."""
        self._wires.cut()
        self._model = model
        for signal in (model.opened, model.stepped, model.rewound, model.asked, model.finished):
            self._wires.connect(signal, self._on_progress)
        for signal in (model.paused, model.curtain):
            self._wires.connect(signal, self._on_progress)
        self._wires.connect(model.thinking, self._on_thinking)
        self._on_progress()
        self.followed.emit(model)

    def text(self) -> str:
        """What is shown now."""
        return " ".join(label.text() for label in (self._label, self._beside) if label.text())

    def refuse(self, error: IllegalMove) -> None:
        """Say why a move is not possible, and offer the rule."""
        self.clause = error.clause or ""
        self._refused = True
        self._show_note(say(error.words))

    def answer(self, text: str) -> None:
        """Show what somebody has asked for."""
        self._refused = False
        self._show_note(text)

    def show_effect(self, text: str) -> None:
        """Say what the card under the mouse or the focus would do; "" when there is none."""
        self._effect = text
        self.refresh()

    def refresh(self) -> None:
        """Show what is true now."""
        turn = self.turn_words()
        self._label.setText(turn)
        self._beside.setText((self._note or self._effect).removeprefix(turn).strip())  # not twice
        offered = bool(self._refused and self._note and self.clause)
        if offered:
            self.rule.setText(self._rule_text(self.rule_words()))
            if self.rule.sizeHint().width() > self._room():
                self.rule.setText(self._rule_text(self.tr("Rule {id}").format(id=self.clause)))
            self.rule.setToolTip(self._rule_text(self.rule_words()))
        self.rule.setVisible(offered)
        self._share()

    def _rule_text(self, rule: str) -> str:
        """A rule with the key that opens it."""
        text = self.tr("{rule} ({key})", "a rule and the key that opens it")
        return text.format(rule=rule, key=self.rule_key) if self.rule_key else rule

    def rule_words(self) -> str:
        """The rule that refused the last card: its number and, where it has one, its name."""
        game = self._model.game
        title = game.rule_title(self.clause) if game is not None and self.clause else None
        if title is None:
            return self.tr("Rule {id}").format(id=self.clause)
        return self.tr("Rule {id}: {title}", "Rule H-26: follow suit").format(
            id=self.clause, title=say(title)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.refresh()
        if (row := self.layout()) is not None:
            row.activate()  # now: it has been laid out with the texts for the width before

    def _room(self) -> int:
        """What the rule may take: the rest of the line, and of it not all."""
        rest = self.width() - self._first() - self._deal.sizeHint().width()
        return min(rest - _GAPS, round(self.width() * _ROOM))

    def _first(self) -> int:
        """What whose turn it is takes: it comes first, up to most of the line."""
        wanted = self._label.fontMetrics().horizontalAdvance(self._label.text())
        return max(1, min(wanted + 2, round(self.width() * _ROOM)))

    def _share(self) -> None:
        self._label.setMaximumWidth(self._first())

    def _show_note(self, text: str) -> None:
        self._note = text
        self._expiry.start()
        self.refresh()

    def _on_progress(self) -> None:
        self.clause = ""
        self._refused = False
        self._forget_note()
        self._show_deal()

    def _on_thinking(self, seat: int) -> None:
        self._thinking = seat
        if seat == TABLE:
            self._delay.stop()
        else:
            self._delay.start()

    def _forget_note(self) -> None:
        self._expiry.stop()
        self._note = ""
        self.refresh()

    def _on_rule(self) -> None:
        self.rule_wanted.emit(self.clause)

    def _show_deal(self) -> None:
        if self._model.timeline is not None:
            self._deal.setText(self.tr("Deal {number}").format(number=self._model.record.deal))

    def turn_words(self, *, number: bool = True) -> str:
        """Whose turn it is, and unless it is said anyway the number that matters."""
        model = self._model
        if model.timeline is None or model.game is None:
            return self.tr("Choose a game.")
        state = model.state
        if state.result is not None:
            return say(result_words(state.result, model.seats))
        gauge = model.game.scene(model.view).gauge
        total = f" {say(gauge.words)}." if gauge is not None and number else ""
        if model.waiting_for_round:
            return self.tr("The round is over. Enter goes on.")
        if self.waits_for_key:
            return self.tr("The trick is over. Enter goes on.")
        if state.turn == TABLE or state.turn is None:
            return total.strip()
        return self._whose(state.turn) + total

    @property
    def waits_for_key(self) -> bool:
        """Whether a finished trick stays in sight until somebody has seen enough of it."""
        model = self._model
        if not self.until_key or not model.live or model.game is None or model.timeline is None:
            return False
        return model.game.scene(model.view).pause == "trick"

    def _whose(self, seat: int) -> str:
        names, seats = self._model.names, self._model.seats
        if not self._model.live:
            return self.tr("{name} is to play.").format(name=names[seat])
        if seats[seat].human:
            if sum(player.human for player in seats) == 1:
                return self.tr("Your turn.")
            return self.tr("{name}, your turn.").format(name=names[seat])
        if self._thinking == seat and not self._delay.isActive():
            return self.tr("{name} is thinking…").format(name=names[seat])
        return self.tr("{name} plays.").format(name=names[seat])
