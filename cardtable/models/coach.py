# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach: weighs each decision of a person while the game is played, for hints and the review after it."""

from __future__ import annotations

from collections import deque
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, Signal, SignalInstance

from cardtable.engine.bot import Limit, Thought
from cardtable.engine.game import Game, State
from cardtable.engine.record import Timeline

from .game import GameModel
from .notebook import Notebook, position_key
from .review import Question, Review, coach_limit, questions, review

SEED = 0
"""The coach's own random numbers: the same position always brings the same figures."""


class Weighs(Protocol):
    """The part of `Opponent` that the coach needs."""

    @property
    def answered(self) -> SignalInstance:
        """Ticket and `Thought`."""
        ...

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int, limit: Limit | None) -> int:
        """Begin a thought; its ticket comes back with the answer."""
        ...

    def cancel(self) -> None:
        """Drop the thought that is under way."""
        ...


class _Task(msgspec.Struct, frozen=True):
    """A position to be weighed."""

    key: bytes
    game: Game
    question: Question


class Coach(QObject):
    """Thinks about the game on the table, one position after the other, newest first.

    It sees what the deciding seat sees, nothing else. Thoughts are kept by position: what is undone, played
    again or taken over keeps its figures.
    """

    weighed = Signal(int)
    """The decision of that number, from 1, has its figures."""
    ready = Signal()
    """Every decision taken so far has its figures."""

    def __init__(
        self, model: GameModel, weighs: Weighs, notebook: Notebook, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._weighs = weighs
        self._notebook = notebook
        self._tasks: deque[_Task] = deque()
        self._asked: _Task | None = None
        self._ticket = 0
        self._failed: set[bytes] = set()
        self._thoughts: dict[bytes, Thought] = {}
        self._subject: tuple[Timeline, int | None] | None = None
        """The game that is weighed as a whole, and its number in the library."""
        self._on = True
        weighs.answered.connect(self._on_answer)
        model.opened.connect(self._on_opened)
        model.asked.connect(self._on_asked)
        model.finished.connect(self.weigh_all)

    # What views read

    def thought_now(self) -> Thought | None:
        """The figures of the decision that a person at the table is to take, if they are there."""
        state, game = self._model.state, self._model.game
        if game is None or state.turn is None or state.turn < 0:
            return None
        return self._known(self._task(game, Question(state.plays + 1, state.turn, state.seen_by(state.turn))))

    def review(self, seat: int, timeline: Timeline | None = None) -> Review | None:
        """What a seat's decisions were worth, so far as they have been weighed."""
        timeline = timeline or self._model.timeline
        if timeline is None:
            return None
        thoughts = {}
        for question in questions(timeline):
            if question.seat == seat:
                thought = self._known(self._task(timeline.game, question))
                if thought is not None:
                    thoughts[question.number] = thought
        return review(timeline, seat, thoughts)

    def waiting(self) -> int:
        """How many positions have no figures yet."""
        return len(self._tasks) + (self._asked is not None)

    # What people do

    def switch(self, *, on: bool) -> None:
        """Weigh decisions while they are taken, or only when somebody asks."""
        self._on = on
        if not on:
            self.stop()

    def weigh_now(self) -> None:
        """Think about the decision that is to be taken, before all others."""
        state, game = self._model.state, self._model.game
        if game is not None and state.turn is not None and state.turn >= 0:
            self._put(self._task(game, Question(state.plays + 1, state.turn, state.seen_by(state.turn))))

    def weigh_all(self) -> None:
        """Think about every decision that has no figures yet; `ready` comes when there are none left."""
        if self._model.timeline is not None:
            self.weigh(self._model.timeline, self._model.library_id)

    def weigh(self, timeline: Timeline, number: int | None) -> None:
        """Think about every decision of a game; `number` is the library's."""
        self._subject = timeline, number
        for question in questions(timeline):
            self._put(self._task(timeline.game, question), first=False)
        if not self.waiting():
            self._tell_ready()

    def stop(self) -> None:
        """Give up what is under way."""
        self._tasks.clear()
        self._asked = None
        self._weighs.cancel()

    # Positions

    def _task(self, game: Game, question: Question) -> _Task:
        level = game.levels[-1].id
        limit = coach_limit(game, level)
        return _Task(position_key(game.id, question.view, question.seat, level, limit), game, question)

    def _known(self, task: _Task) -> Thought | None:
        if task.key not in self._thoughts:
            found = self._notebook.thought(task.key)
            if found is None:
                return None
            self._thoughts[task.key] = found
        return self._thoughts[task.key]

    def _put(self, task: _Task, *, first: bool = True) -> None:
        if task.key in self._failed or self._known(task) is not None:
            return
        waiting = [self._asked, *self._tasks] if not first else [self._asked]
        if any(other is not None and other.key == task.key for other in waiting):
            return
        if first:
            self._tasks.appendleft(task)
        else:
            self._tasks.append(task)
        self._next()

    def _next(self) -> None:
        while self._asked is None and self._tasks:
            task = self._tasks.popleft()
            if self._known(task) is not None:
                continue
            level = task.game.levels[-1].id
            self._asked = task
            self._ticket = self._weighs.ask(
                task.game, task.question.view, task.question.seat, level, SEED, coach_limit(task.game, level)
            )

    def _on_answer(self, ticket: int, thought: Thought) -> None:
        task = self._asked
        if task is None or ticket != self._ticket:
            return
        self._asked = None
        if thought.values:
            self._thoughts[task.key] = thought
            self._notebook.keep(task.key, thought)
            self.weighed.emit(task.question.number)
        else:  # a simple opponent has answered in place of a failed process
            self._failed.add(task.key)
        self._next()
        if not self.waiting():
            self._tell_ready()

    def _tell_ready(self) -> None:
        timeline, number = self._subject or (None, None)
        if timeline is not None and number is not None and timeline.state.result is not None:
            for seat, player in enumerate(timeline.record.seats):
                found = self.review(seat, timeline) if player.human else None
                if found is not None:
                    self._notebook.note(number, seat, found.decisions)
        self.ready.emit()

    # The game on the table

    def _on_opened(self) -> None:
        self.stop()
        self._thoughts.clear()
        self._failed.clear()
        if self._on:
            self.weigh_all()

    def _on_asked(self, _seat: int) -> None:
        if self._on:
            self.weigh_now()
