# SPDX-License-Identifier: GPL-3.0-or-later
"""The mistakes of a finished game, marked in its replay, whoever asked for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.engine.record import Timeline
from cardtable.models.coach import Coach

if TYPE_CHECKING:
    from cardtable.views.window import MainWindow


class ReplayMarks(QObject):
    """Has the coach look at a finished game that is played back, and marks what it finds."""

    def __init__(self, window: MainWindow, coach: Coach) -> None:
        super().__init__(window)
        self._window = window
        self._coach = coach
        self._marked: Timeline | None = None
        """The game whose marks are set, or will be when the coach is ready."""
        replaying = window.past.replaying
        replaying.changed.connect(self._on_changed)
        replaying.replay.opened.connect(self._mark)
        coach.ready.connect(self._mark)

    def _on_changed(self) -> None:
        replaying, model = self._window.past.replaying, self._window.model
        self._marked = None
        if not replaying.active or replaying.replay.whole.state.result is None:
            return
        whole = replaying.replay.whole
        if not any(player.human for player in whole.record.seats):
            return
        self._marked = whole
        if replaying.replay.library_id != model.library_id:  # the game on the table is looked at anyway
            self._coach.weigh(whole, replaying.replay.library_id)
        self._mark()

    def _mark(self) -> None:
        """Of everybody who plays here, as far as the coach has got."""
        replay, whole = self._window.past.replaying.replay, self._marked
        if whole is None or replay.whole is not whole:  # a line that was taken back is shown
            return
        found = [
            self._coach.review(seat, whole) for seat, player in enumerate(whole.record.seats) if player.human
        ]
        replay.marks = [one.number for review in found if review is not None for one in review.mistakes]
