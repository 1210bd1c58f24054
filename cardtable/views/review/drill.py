# SPDX-License-Identifier: GPL-3.0-or-later
"""Mistakes tried again: one after the other at the table, without any figures until a card is played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from cardtable.engine.record import Timeline
from cardtable.models.review import MISTAKE, Decision
from cardtable.models.trial import Trial
from cardtable.views.labels import push_button, wrapped
from cardtable.views.language import percent
from cardtable.views.rows import ButtonRows
from cardtable.views.side import Part, head

from .values import ValueTable
from .wording import move_label, view_of, why_not


class DrillPart(Part):
    """Asks for a card, and tells what it was worth when it has been played."""

    right = Signal(int, int)
    """A mistake was found right: number of the game in the library, and of the decision."""
    ended = Signal()

    def __init__(self, trial: Trial) -> None:
        super().__init__()
        self._trial = trial
        self._tasks: Sequence[tuple[Timeline, int | None, Decision]] = ()
        self._place = 0
        self.right_count = 0
        self.heading = wrapped(heading=True)
        self.question = wrapped()
        self.answer = wrapped()
        self.values = ValueTable()
        self.again = push_button(self.tr("&Once more"))
        self.again.clicked.connect(self._ask)
        self.next = push_button(self.tr("&Next"), primary=True)
        self.next.clicked.connect(self._on_next)
        self.end = push_button(self.tr("&Enough"))
        self.end.clicked.connect(self.ended)
        trial.tried.connect(self._on_tried)
        self._scroll = QScrollArea()
        self._build()

    def _build(self) -> None:
        told = QWidget()
        self._lines = QVBoxLayout(told)
        self._lines.setContentsMargins(0, 0, 4, 0)
        for part in (self.question, self.answer):
            part.setMinimumWidth(1)  # one long word must not make all of it scroll sidewards
            self._lines.addWidget(part)
        self._lines.addStretch(1)
        self._scroll.setAccessibleName(self.tr("Try again"))
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(told)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(10)
        self._body.addWidget(self._scroll, 3)
        self._body.addWidget(self.values, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(6)
        self._head = head(self.heading)
        column.addLayout(self._head)
        column.addLayout(self._body, 1)
        column.addWidget(ButtonRows((self.again, self.next, self.end)))

    def set_flat(self, flat: bool) -> None:
        """Lie below the table, wide and low, or stand beside it."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._body.setDirection(across if flat else down)
        self._body.setStretchFactor(self.values, 3 if flat else 2)
        if flat:
            self._lines.insertWidget(0, self.heading)
        else:
            self._head.insertWidget(0, self.heading, 1)
        self.heading.setMinimumHeight(0 if flat else self.heading.fontMetrics().height() * 2)

    def begin(self, tasks: Sequence[tuple[Timeline, int | None, Decision]]) -> None:
        """Ask these decisions, each of a game with its number in the library; there is at least one."""
        self._tasks, self._place, self.right_count = tasks, 0, 0
        self._ask()

    def _ask(self) -> None:
        timeline, _, decision = self._tasks[self._place]
        count = len(self._tasks)
        self.heading.setText(
            self.tr("Try again")
            if count == 1
            else self.tr("Mistake {place} of {count}").format(place=self._place + 1, count=count)
        )
        name = timeline.record.seats[decision.seat].name
        self.question.setText(
            self.tr("{name}, which card do you play here? Something better was possible.").format(name=name)
        )
        for part in (self.answer, self.values, self.again):
            part.hide()
        self.next.setVisible(count > 1)
        last = self._place + 1 == count
        self.next.setDisabled(last)
        self.next.setToolTip(self.heading.text() if last else "")
        self._trial.load(timeline, decision)

    def _on_tried(self, text: str) -> None:
        timeline, number, decision = self._tasks[self._place]
        game, view = timeline.game, view_of(timeline, decision)
        worth = decision.thought.values[text]
        best = decision.best
        label = move_label(game, view, text)
        if best.chance - worth.chance < MISTAKE:
            self.right_count += 1
            told = self.tr("{move} is right: it wins {chance}.")
            self.answer.setText(told.format(move=label, chance=percent(worth.chance, 1)))
            if number is not None:
                self.right.emit(number, decision.number)
        else:
            told = self.tr("{move} wins {chance}; {best} wins {better}. {reason}")
            self.answer.setText(
                told.format(
                    move=label,
                    chance=percent(worth.chance, 1),
                    best=move_label(game, view, decision.best_move),
                    better=percent(best.chance, 1),
                    reason=why_not(timeline, decision, text),
                )
            )
        self.values.show_thought(game, view, decision.thought, text)
        for part in (self.answer, self.values, self.again):
            part.show()
        (self.next if self.next.isVisible() and self.next.isEnabled() else self.end).setFocus()

    def _on_next(self) -> None:
        if self._place + 1 < len(self._tasks):
            self._place += 1
            self._ask()
