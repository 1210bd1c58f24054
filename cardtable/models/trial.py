# SPDX-License-Identifier: GPL-3.0-or-later
"""A decision of the past, tried again at the table; the game that it is from is not touched."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.engine.game import IllegalMove, Move
from cardtable.engine.record import Timeline
from cardtable.engine.words import Words, mark

from .review import Decision
from .shown import Moved, ShownGame


class Trial(ShownGame):
    """Stands before one decision, as its seat saw it, until a move is played."""

    tried = Signal(str)
    """Text of the move that was played."""

    live = False

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open = False

    def load(self, timeline: Timeline, decision: Decision) -> None:
        """Show the position before a decision."""
        self.timeline = timeline.cut(decision.step)
        self.game = timeline.game
        self.viewer = decision.seat
        self._open = True
        self.opened.emit()
        self.asked.emit(decision.seat)

    @property
    def turn_of_person(self) -> bool:
        """Whether the move has not been played yet."""
        return self._open

    @property
    def open_hands(self) -> bool:
        """Never: what is to be found is what could be known."""
        return False

    def not_now(self) -> Words:
        """A question is answered once."""
        return mark("Trial", "You have answered already.")

    def play(self, move: Move) -> None:
        """Try a move; raises IllegalMove."""
        if not self._open or self.timeline is None:
            raise IllegalMove(self.not_now())
        before = self.state
        step = self.timeline.play(move)
        self._open = False
        self.stepped.emit(Moved(before, step.seat, move, step.state, self.events(before, step)))
        self.tried.emit(move.text)
