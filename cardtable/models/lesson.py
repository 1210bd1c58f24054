# SPDX-License-Identifier: GPL-3.0-or-later
"""A first game under guidance: opponents that play by heart, and a learner who is told what to play."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.engine.bot import Thought
from cardtable.engine.game import Game, IllegalMove, Move, State
from cardtable.engine.lesson import Lesson, LessonStep
from cardtable.engine.record import Player, Record
from cardtable.engine.words import mark

from .game import GameModel


class Script(QObject):
    """Opponents that take the decisions written down."""

    answered = Signal(int, object)
    trouble = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.moves: tuple[str, ...] = ()
        self._ticket = 0
        self._thought: Thought | None = None

    def ask(self, _game: Game, view: State, _seat: int, _level: str, _seed: int) -> int:
        """Answer soon with the decision that comes next."""
        self._ticket += 1
        self._thought = Thought(self.moves[view.plays])
        QTimer.singleShot(0, self, self._answer)
        return self._ticket

    def play_now(self) -> None:
        """There is nothing to hurry."""

    def cancel(self) -> None:
        """Answer nothing."""
        self._thought = None

    def _answer(self) -> None:
        if self._thought is not None:
            thought, self._thought = self._thought, None
            self.answered.emit(self._ticket, thought)


class LessonGame(GameModel):
    """Plays a lesson at a table; nothing of it is kept."""

    said = Signal(object)
    """The `LessonStep` that comes now."""
    ended = Signal()
    """The last decision has been taken."""

    def __init__(self, game: Game, lesson: Lesson, name: str) -> None:
        self._script = Script()
        super().__init__(self._script, None)
        self.lesson = lesson
        self.step: LessonStep | None = None
        """What has been said last."""
        self._script.setParent(self)
        self._script.moves = lesson.moves
        easiest = game.levels[0].id
        self._start = Record(
            game=game.id,
            deal=lesson.deal,
            first=lesson.first,
            options=lesson.options,
            position=lesson.position,
            seats=(Player(name), *(Player(other, easiest) for other in lesson.opponents)),
        )
        self.asked.connect(self._on_asked)
        self.paused.connect(self._on_end)
        self.finished.connect(self._on_end)

    def begin(self) -> None:
        """Deal the cards."""
        self.start(self._start)

    def read_on(self) -> None:
        """What is only to be read has been read."""
        steps = self.lesson.steps
        if self.step is not None and self.step.read:
            self._say(steps[steps.index(self.step) + 1])

    def play(self, move: Move) -> None:
        """Play what the lesson wants; raises IllegalMove, which says what that is, for anything else."""
        if self.step is not None and self.turn_of_person and move.text != self.lesson.moves[self.state.plays]:
            told = [step for step in self.lesson.steps if step.at == self.state.plays][-1]
            words = mark("Lesson", "Another time, but not in this lesson. {step}")
            raise IllegalMove(words.format(step=told.words))
        super().play(move)

    def _on_asked(self, _seat: int) -> None:
        self._say(next(step for step in self.lesson.steps if step.at == self.state.plays))

    def _say(self, step: LessonStep) -> None:
        self.step = step
        self.said.emit(step)

    def _on_end(self) -> None:
        self.step = None
        self.ended.emit()
