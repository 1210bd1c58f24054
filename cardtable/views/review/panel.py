# SPDX-License-Identifier: GPL-3.0-or-later
"""The review beside the table: curve, turning points, decisions, and the worth of each card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.record import Timeline
from cardtable.models.coach import Coach
from cardtable.models.review import Decision, Review
from cardtable.views.announcing import tell_choice
from cardtable.views.labels import push_button, wrapped
from cardtable.views.language import aloud
from cardtable.views.lines import LineList
from cardtable.views.rows import ButtonRows
from cardtable.views.side import Part, head
from cardtable.views.spoken import name_box

from .curve import CurveWidget
from .values import ValueTable
from .wording import decision_line, summary, turn_line, view_of, why

_NUMBER = Qt.ItemDataRole.UserRole
_LOW = 430
"""In a lower panel what cannot stand beside the list of decisions is scrolled."""
_SHALLOW = 170
"""In a panel below the table that is lower than this, the choice of mistakes is scrolled, too."""
_FULL = 600
"""From this height on there is room for the turning points, too."""


class ReviewPanel(Part):
    """Shows what a person's decisions in one game were worth."""

    chosen = Signal(int)
    """A decision to be shown on the table, by its number."""
    retried = Signal(int)
    """A decision to be tried again."""
    better_wanted = Signal(int)
    """From this decision on the best play is to be shown."""
    save_wanted = Signal()

    def __init__(self, coach: Coach, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._coach = coach
        self._timeline: Timeline | None = None
        self._review: Review | None = None
        self._seats: list[int] = []
        self.seat_box = QComboBox()
        name_box(self.seat_box, self.tr("Whose decisions"))
        tell_choice(self.seat_box)
        self.seat_box.activated.connect(self._on_seat)
        self.verdict = wrapped()
        self.progress = wrapped(dim=True)
        self.curve = CurveWidget()
        self.curve.chosen.connect(self.choose)
        self.turns = QWidget()
        self._turns = QVBoxLayout(self.turns)
        self._turns.setContentsMargins(0, 0, 0, 0)
        self._turns.setSpacing(2)
        self.only_mistakes = QCheckBox(self.tr("Only &mistakes"))
        self.only_mistakes.toggled.connect(self._fill_list)
        self.decisions = LineList()
        self.decisions.setAccessibleName(self.tr("Decisions"))
        self.decisions.currentItemChanged.connect(self._on_item)
        self.reason = wrapped()
        self.values = ValueTable()
        self.retry = push_button(self.tr("T&ry again"))
        self.retry.clicked.connect(self._on_retry)
        self.better = push_button(self.tr("Show m&e better"))
        self.better.clicked.connect(self._on_better)
        self.save = push_button(self.tr("S&ave…"))
        self.save.clicked.connect(self.save_wanted)
        self._flat = self._scrolled = False
        self._build()
        coach.weighed.connect(self._on_weighed)
        coach.ready.connect(self.refresh)

    # What is shown

    @property
    def review(self) -> Review | None:
        """The review that is shown."""
        return self._review

    @property
    def timeline(self) -> Timeline | None:
        """The game that it is about."""
        return self._timeline

    def show_game(self, timeline: Timeline) -> None:
        """Review another game."""
        self._timeline = timeline
        self._seats = [seat for seat, player in enumerate(timeline.record.seats) if player.human]
        self.seat_box.clear()
        for seat in self._seats:
            self.seat_box.addItem(timeline.record.seats[seat].name)
        self.seat_box.setVisible(len(self._seats) > 1)
        self.refresh()
        first = self._review.mistakes if self._review else ()
        if first:
            self.choose(first[0].number)

    def look(self, seat: int | None) -> None:
        """Show the decisions of a seat, if a person sits there."""
        if seat in self._seats:
            self.seat_box.setCurrentIndex(self._seats.index(seat))
            self.refresh()

    def refresh(self) -> None:
        """Take in what the coach has found out meanwhile."""
        if self._timeline is None:
            return
        seat = self._seats[max(0, self.seat_box.currentIndex())] if self._seats else None
        self._review = None if seat is None else self._coach.review(seat, self._timeline)
        waiting = self._coach.waiting()
        if seat is None:
            self.progress.setText(self.tr("Only computers played here: there is nothing to review."))
        elif waiting:
            self.progress.setText(
                QCoreApplication.translate(
                    "ReviewPanel", "The coach is still weighing %n decision(s).", None, waiting
                )
            )
        self.progress.setVisible(bool(waiting) or seat is None)
        for part in (self.verdict, self.curve, self.only_mistakes, self.decisions, self.values):
            part.setVisible(self._review is not None)
        for button in (self.retry, self.better, self.save):
            button.setEnabled(self._review is not None)
            button.setToolTip("" if self._review is not None else self.progress.text())
        if self._review is not None:
            self.verdict.setText(summary(self._review))
            self.curve.show_review(self._review, self._review.rounds(self._timeline))
            self._fill_turns()
            self._fill_list()
        self._show_turns()

    def follow(self, number: int) -> None:
        """The table shows the position before a decision: mark it, if it is one of this seat's."""
        numbers = [decision.number for decision in self._review.decisions] if self._review else []
        if number in numbers and (self.decision is None or self.decision.number != number):
            blocked = self.blockSignals(True)
            self.choose(number)
            self.blockSignals(blocked)

    def choose(self, number: int) -> None:
        """Show a decision: in the list, on the curve, and what each card was worth."""
        for row in range(self.decisions.count()):
            item = self.decisions.item(row)
            if item.data(_NUMBER) == number:
                self.decisions.setCurrentItem(item)
                return
        if self.only_mistakes.isChecked():
            self.only_mistakes.setChecked(False)
            self.choose(number)

    @property
    def decision(self) -> Decision | None:
        """The decision that is chosen."""
        item = self.decisions.currentItem()
        if item is None or self._review is None:
            return None
        number = item.data(_NUMBER)
        return next((one for one in self._review.decisions if one.number == number), None)

    # Filling

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def set_flat(self, flat: bool) -> None:
        """Lie below the table, wide and low, or stand beside it."""
        self._flat = flat
        self._arrange()

    def _show_turns(self) -> None:
        """On a low screen the list needs the room; the curve shows the jumps as well."""
        self.turns.setVisible(self._review is not None and self.height() >= _FULL)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(6)
        self._heading = wrapped(self.tr("Review"), heading=True)
        column.addLayout(head(self._heading, self.seat_box))
        self._above = _stack(self.verdict, self.progress, self.curve, self.turns)
        column.addWidget(self._above)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(6)
        self._choice = _stack(self.only_mistakes, self.decisions)
        self._body.addWidget(self._choice, 1)
        self._below = _stack(self.reason, self.values)
        for label in (self.verdict, self.progress, self.reason):
            label.setMinimumWidth(1)  # one long word must not make all of it scroll sidewards
        self._body.addWidget(self._below, 1)
        self._share(self.decisions, self.values)
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName(self.tr("Review"))
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._scroll.setWidget(inside)
        self._scrolling = QVBoxLayout(inside)
        self._scrolling.setContentsMargins(0, 0, 4, 0)
        self._body.addWidget(self._scroll, 1)
        self._scroll.hide()
        column.addLayout(self._body, 1)
        self._column = column
        column.addWidget(ButtonRows((self.better, self.retry, self.save)))

    def _arrange(self) -> None:
        """One thing below the other where there is room; else most is scrolled, below or at the side."""
        self._show_turns()
        self._heading.setHidden(self._flat)
        flat, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._body.setDirection(across if self._flat else flat)
        scrolled = self._flat or self.height() < _LOW
        choice = self._choice.layout()
        if self._flat and self.height() < _SHALLOW:  # the few lines there are belong to the list
            self._scrolling.addWidget(self.only_mistakes)
        elif isinstance(choice, QVBoxLayout) and choice.indexOf(self.only_mistakes) < 0:
            choice.insertWidget(0, self.only_mistakes)
        if scrolled == self._scrolled:
            return
        self._scrolled = scrolled
        self.values.set_whole(scrolled)
        self._share(self.decisions, *(() if scrolled else (self.values,)))
        if scrolled:
            self._scrolling.addWidget(self._below)
            self._scrolling.addWidget(self._above)
        else:
            self._column.insertWidget(1, self._above)
            self._body.insertWidget(1, self._below, 1)
        for part in (self._above, self._below):
            part.show()  # at once: a layout shows what it is given later
        self._scroll.setVisible(scrolled)

    def _share(self, *sharing: QWidget) -> None:
        """Let these share what height there is, whatever they would like; the others get what they need."""
        whole, shared = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        for part in (self.decisions, self.values):
            part.setSizePolicy(whole, shared if part in sharing else whole)

    def _fill_turns(self) -> None:
        assert self._review is not None
        assert self._timeline is not None
        while (item := self._turns.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        before: QWidget = self.curve
        for turn in self._review.turns():
            button = QPushButton(turn_line(self._timeline, self._review, turn))
            button.setProperty("line", True)
            button.setAutoDefault(False)
            button.setProperty("number", turn.number)
            button.clicked.connect(self._on_turn)
            self._turns.addWidget(button)
            self.setTabOrder(before, button)
            before = button

    def _fill_list(self) -> None:
        if self._review is None or self._timeline is None:
            return
        current = self.decision
        shown = self._review.mistakes if self.only_mistakes.isChecked() else self._review.decisions
        blocked = self.decisions.blockSignals(True)
        self.decisions.clear()
        for decision in shown:
            item = QListWidgetItem(decision_line(self._timeline, decision))
            item.setData(_NUMBER, decision.number)
            font = item.font()
            font.setBold(decision.grade in ("mistake", "blunder"))
            item.setFont(font)
            self.decisions.addItem(item)
            if current is not None and current.number == decision.number:
                self.decisions.setCurrentItem(item)
        self.decisions.blockSignals(blocked)
        self._show_decision()

    def _show_decision(self) -> None:
        decision = self.decision
        has_one = decision is not None
        self.reason.setVisible(has_one)
        self.values.setVisible(has_one)
        self.retry.setEnabled(decision is not None and not decision.forced)
        self.retry.setToolTip("")
        self.better.setEnabled(has_one)
        if decision is None or self._timeline is None:
            return
        if decision.forced:
            self.retry.setToolTip(decision_line(self._timeline, decision))
        self.curve.choose(decision.number)
        self.reason.setText(why(self._timeline, decision))
        view = view_of(self._timeline, decision)
        self.values.show_thought(self._timeline.game, view, decision.thought, decision.move)

    # What people do

    def _on_item(self) -> None:
        self._show_decision()
        if (item := self.decisions.currentItem()) is not None:
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, aloud(self.reason.text()))
        if self.decision is not None:
            self.chosen.emit(self.decision.number)

    def _on_turn(self) -> None:
        self.choose(int(self.sender().property("number")))

    def _on_seat(self) -> None:
        self.refresh()

    def _on_retry(self) -> None:
        if self.decision is not None:
            self.retried.emit(self.decision.number)

    def _on_better(self) -> None:
        if self.decision is not None:
            self.better_wanted.emit(self.decision.number)

    def _on_weighed(self) -> None:
        if self.isVisible() and self._coach.waiting() % 8 == 0:
            self.refresh()


def _stack(*widgets: QWidget) -> QWidget:
    """One below the other; the last one takes what room there is."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    for widget in widgets:
        column.addWidget(widget)
    column.setStretch(len(widgets) - 1, 1)
    return box
