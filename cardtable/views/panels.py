# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said after a round and at the end of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.engine.game import Game, Result, State
from cardtable.engine.record import Player
from cardtable.engine.table import Row
from cardtable.engine.words import Words, mark

from . import telling
from .labels import ElidedLabel, push_button, wrapped
from .language import say, say_part
from .overlay import Overlay, go_round, large
from .spoken import remark
from .table.portraits import Medal

DEAF_MS = 500
"""Time for which a plate takes no input: what was meant for the table must not send it away unread."""
_LINES = 5
_ROOM_FOR_WREATH = 420
"""Height of a table from which the winner is crowned."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class RoundPanel(Overlay):
    """The round that has just ended; a click anywhere, Enter or Space goes on."""

    gone_on = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 420, low=True)
        self.deaf_ms = DEAF_MS
        self._shown = QElapsedTimer()

    def tell(self, game: Game, view: State, names: Sequence[str]) -> None:
        """Show the last line of the score sheet."""
        self.clear()
        sheet = game.sheet(view)
        last = sheet.rows[-1] if sheet.rows else None
        title = say(last.label) if last else self.tr("The round is over")
        self.column.addWidget(large(title))
        if last is not None:
            self.column.addWidget(_score_lines(names, last, sheet.total))
            if last.note is not None:
                self.column.addWidget(wrapped(say(last.note)))
        button = push_button(self.tr("&Next deal"), primary=True)
        button.clicked.connect(self._go_on)
        if last is not None:
            button.setAccessibleDescription(_aloud(names, (last, sheet.total)))
        self.column.addWidget(button)
        self.setAccessibleName(title)
        self.present()
        self._shown.start()
        button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._go_on()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._go_on()

    def leave(self) -> None:
        """Be gone, and let the game go on."""
        if not self.isHidden():
            if (focus := self.focusWidget()) is not None:
                focus.clearFocus()  # else Qt gives the keyboard to whatever comes next in the window
            self.hide()
            self.gone_on.emit()

    def _go_on(self) -> None:
        if self._shown.elapsed() >= self.deaf_ms:
            self.leave()


class EndPanel(Overlay):
    """Who won, who came where, and what can be done next."""

    again = Signal()
    other = Signal()
    closed = Signal()
    review_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 460, low=True)
        self.deaf_ms = DEAF_MS
        self._shown = QElapsedTimer()
        self.plate.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._verdict = remark()
        self._review = push_button("")
        self._standing = ""
        """The last scores, as they are spoken."""

    def tell(self, game: Game, view: State, seats: Sequence[Player], result: Result) -> None:
        """Show how the game ended."""
        self.clear()
        title = say(result_words(result, seats))
        self.column.addWidget(self._outcome(title, _ranking(game, view, seats, result), seats, result))
        self._verdict = remark()
        self._verdict.hide()
        self.column.addWidget(self._verdict)
        self.column.addWidget(self._buttons())
        total = game.sheet(view).total
        self._standing = "" if total is None else _aloud(*_ranked(seats, result, total))
        for widget in (self, self.plate):
            widget.setAccessibleName(title)
        self.plate.setAccessibleDescription(self._standing)
        self.present()
        self._shown.start()
        self.plate.setFocus()  # on no button: a hurried Enter must not start a game

    def _outcome(self, title: str, ranking: QWidget, seats: Sequence[Player], result: Result) -> QWidget:
        """Who won and who came where; the winner is crowned where there is room for it."""
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        if result.winner is not None and self.height() >= _ROOM_FOR_WREATH:
            medal = Medal(seats[result.winner], result.winner)
            grid.addWidget(medal, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(large(title), 0, 1)
        grid.addWidget(ranking, 1, 1)
        grid.setColumnStretch(1, 1)
        return box

    def tell_review(self, verdict: str, *, offer: bool) -> None:
        """Say what the coach has found; `offer` tells whether there is a review to be seen."""
        self._verdict.setText(verdict)
        self._verdict.setVisible(bool(verdict))
        self._review.setVisible(offer)
        self.plate.setAccessibleDescription(" ".join(filter(None, (self._standing, verdict))))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        elif event.key() in _ARROWS:  # from the plate, which is no button
            go_round(self, forward=event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down))
        else:
            super().keyPressEvent(event)

    def _buttons(self) -> QWidget:
        """Two rows: what comes next, and a look back."""
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        again = push_button(self.tr("&Play again (F2)"), primary=True)
        again.clicked.connect(self._on_again)
        other = push_button(self.tr("&New game…"))
        other.clicked.connect(self.other)
        self._review = push_button(self.tr("&Review"))
        self._review.clicked.connect(self.review_wanted)
        self._review.hide()
        replay = push_button(self.tr("Rep&lay"))
        replay.clicked.connect(self.replay_wanted)
        close = push_button(self.tr("See the &table"))
        close.clicked.connect(self._close)
        for buttons in ((again, other), (self._review, replay, close)):
            row = QHBoxLayout()
            for button in buttons:
                row.addWidget(button)
            column.addLayout(row)
        return box

    def _on_again(self) -> None:
        """Not at once: a click on the last card, or on the next round, must not start a game."""
        if self._shown.elapsed() >= self.deaf_ms:
            self.again.emit()

    def _close(self) -> None:
        self.hide()
        self.closed.emit()


def result_words(result: Result, seats: Sequence[Player]) -> Words:
    """Who won, in a few words."""
    if result.winner is None:
        return mark("Result", "Nobody wins: a draw")
    winner = seats[result.winner]
    if winner.human and sum(player.human for player in seats) == 1:
        return mark("Result", "You win!")
    return mark("Result", "{name} wins").format(name=winner.name)


def _aloud(names: Sequence[str], rows: Iterable[Row | None]) -> str:
    """Lines of the score sheet, and what there is to say about them."""
    lines = [
        text
        for row in rows
        if row is not None
        for text in (telling.line(names, row), say(row.note) if row.note is not None else "")
        if text
    ]
    return " ".join(lines)


def cell_text(cell: Words | int | None) -> str:
    """What a cell of the score sheet shows."""
    return "" if cell is None else say_part(cell)


def _ranked(seats: Sequence[Player], result: Result, total: Row) -> tuple[list[str], list[Row]]:
    """Names and the last line of the score sheet, the first first."""
    names = [seats[seat].name for seat in result.ranking]
    return names, [Row(total.label, tuple(total.cells[seat] for seat in result.ranking))]


def _score_lines(names: Sequence[str], last: Row, total: Row | None) -> QWidget:
    """A line for each seat: name, this round, total."""
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(0, 1)
    for column, row in enumerate((last, total), 1):
        if row is not None:
            if row is total:  # the other one's name is the title
                grid.addWidget(QLabel(say(row.label)), 0, column, Qt.AlignmentFlag.AlignRight)
            for seat, cell in enumerate(row.cells, 1):
                grid.addWidget(QLabel(cell_text(cell)), seat, column, Qt.AlignmentFlag.AlignRight)
    for seat, name in enumerate(names, 1):
        grid.addWidget(ElidedLabel(name), seat, 0)
    return box


def _ranking(game: Game, view: State, seats: Sequence[Player], result: Result) -> QWidget:
    """Who came where, in two columns where they are many."""
    lines = len(seats) if len(seats) <= _LINES else (len(seats) + 1) // 2
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(3)
    total = game.sheet(view).total
    for place, seat in enumerate(result.ranking):
        line, left = place % lines + 1, place // lines * 4
        name = ElidedLabel(seats[seat].name)
        name.setProperty("heading", seat == result.winner)
        grid.addWidget(QLabel("–" if result.draw else f"{place + 1}."), line, left)
        grid.addWidget(name, line, left + 1)
        grid.setColumnStretch(left + 1, 1)
        if total is not None and line == 1:
            grid.addWidget(QLabel(say(total.label)), 0, left + 2, Qt.AlignmentFlag.AlignRight)
        if total is not None:
            grid.addWidget(QLabel(cell_text(total.cells[seat])), line, left + 2, Qt.AlignmentFlag.AlignRight)
        if left:
            grid.setColumnMinimumWidth(left - 1, 12)
    return box
