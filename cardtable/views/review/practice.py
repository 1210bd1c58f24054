# SPDX-License-Identifier: GPL-3.0-or-later
"""Mistakes tried again on the table: one from a review, or those of all games."""

from __future__ import annotations

from collections.abc import Container, Sequence
from contextlib import suppress
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.engine.record import BadRecord, Timeline
from cardtable.models.coach import Coach
from cardtable.models.gamefile import play_through
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook, Noted
from cardtable.models.review import MISTAKE, Decision
from cardtable.models.trial import Trial

if TYPE_CHECKING:
    from cardtable.views.window import MainWindow

    from .drill import DrillPart

REVIEW, DRILL = "review", "drill"
"""Parts of the side panel."""
MOST = 20
"""Mistakes that are put before the player at a time."""
Task: TypeAlias = tuple[Timeline, int | None, Decision]


class Practice(QObject):
    """Lets the table show a decision of the past until a card is played, while the game in play rests."""

    def __init__(self, window: MainWindow, coach: Coach, library: Library, notebook: Notebook) -> None:
        super().__init__(window)
        self._window = window
        self._coach = coach
        self._library = library
        self._notebook = notebook
        self._back_to_review = False
        self._trial = Trial(self)
        self.drill: DrillPart | None = None
        window.stage.installEventFilter(self)

    def begin(self) -> None:
        """Put before the player the mistakes put right least often, those of the newest game first."""
        listed = {entry.id for entry in self._library.games()}
        noted = [one for one in self._notebook.decisions(MISTAKE) if one.game in listed]
        for times in sorted({one.drilled for one in noted}):
            if tasks := self._newest([one for one in noted if one.drilled == times]):
                self._back_to_review = False
                self._try(tasks)
                return
        told = self.tr("There is nothing to practise: no mistakes have been found in your games.")
        if self._weigh_again({one.game for one in noted}):
            told = self.tr("The coach is looking at one of your games again. Try once more in a moment.")
        self._window.notices.add(told, passing=True)

    def _newest(self, noted: Sequence[Noted]) -> list[Task]:
        """So many of these mistakes as are put before the player at a time."""
        games = {game: {one.number for one in some} for game, some in groupby(noted, key=attrgetter("game"))}
        tasks: list[Task] = []
        for game in reversed(games):
            if len(tasks) < MOST:
                tasks += self._tasks(game, games[game])
        return tasks[:MOST]

    def _weigh_again(self, games: Container[int]) -> bool:
        """Have the coach look at the newest of these games, which another version looked at; False: none."""
        for entry in self._library.games():
            if entry.id in games:
                with suppress(BadRecord):
                    self._coach.weigh(play_through(self._library.record(entry.id)), entry.id)
                    return True
        return False

    def retry(self, timeline: Timeline, number: int | None, decision: Decision) -> None:
        """Try one decision of the game under review again."""
        self._back_to_review = True
        self._try([(timeline, number, decision)])

    def end(self) -> None:
        """Let the table show what it showed before."""
        replaying = self._window.past.replaying
        if replaying.held:
            replaying.held = False
            replaying.bar.setVisible(replaying.active)
            shown = replaying.replay if replaying.active else self._window.model
            self._window.table.follow(shown)
            self._window.status.follow(shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Esc ends the trial where nothing on the table has a use for it."""
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.KeyPress and self._window.past.replaying.held:
            self._on_ended()
            return True
        return super().eventFilter(watched, event)

    def _tasks(self, game: int, numbers: Container[int]) -> list[Task]:
        """Some decisions of a game of the library; none if it cannot be read any more."""
        try:
            timeline = play_through(self._library.record(game))
        except BadRecord:
            return []
        people = [seat for seat, player in enumerate(timeline.record.seats) if player.human]
        reviews = [self._coach.review(seat, timeline) for seat in people]
        mistakes = [one for review in reviews if review is not None for one in review.mistakes]
        return [(timeline, game, decision) for decision in mistakes if decision.number in numbers]

    def _try(self, tasks: Sequence[Task]) -> None:
        window, drill = self._window, self._drill_part()
        replaying = window.past.replaying
        timeline, number, decision = tasks[0]
        if not replaying.active:
            replaying.show(timeline, number, decision.number - 1)
        replaying.replay.stop()
        replaying.held = True
        replaying.bar.hide()
        window.side_switch.show_only(DRILL)
        drill.begin(tasks)
        window.table.follow(self._trial)
        window.status.follow(self._trial)
        window.table.setFocus()

    def _drill_part(self) -> DrillPart:
        if self.drill is None:
            from .drill import DrillPart

            assert self._window.stage.side is not None
            self.drill = DrillPart(self._trial)
            self.drill.ended.connect(self._on_ended)
            self.drill.right.connect(self._notebook.drilled)
            self._window.stage.side.add_part(DRILL, self.drill)
        return self.drill

    def _on_ended(self) -> None:
        """Back to the review from which a decision was tried again, else to the game."""
        self.end()
        self._window.side_switch.show_only(REVIEW if self._back_to_review else "")
