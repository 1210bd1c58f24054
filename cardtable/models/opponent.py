# SPDX-License-Identifier: GPL-3.0-or-later
"""The client of the thinking process: asks it for moves, and does without it when it fails."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray, QObject, QProcess, QProcessEnvironment, QTimer, Signal

import cardtable
from cardtable.ai.thinking import PATIENCE, think
from cardtable.engine.bot import Limit, Thought
from cardtable.engine.game import Game, Move, State
from cardtable.engine.record import STAND_IN
from cardtable.engine.words import mark

GRACE = 3.0
"""Seconds past its limit after which a thought is given up, and its process with it."""
STARTING = 10.0
"""Seconds that the process has for starting, besides."""
TRIES = 2
"""Processes that may fail on one question before a simple opponent answers it."""
MOST_FAILURES = 4
"""Failures without an answer between them after which no process is started any more."""
LONGEST_LINE = 1 << 20

_log = logging.getLogger(__name__)


def child_program() -> tuple[str, ...]:
    """The command that starts the thinking process."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        if program.suffix == ".exe":  # with a window it has no standard streams there: its twin has
            program = program.with_name("cardtable-console.exe")
        return (str(program), "--think")
    return (sys.executable, "-P", "-m", "cardtable", "--think")


class _Question(msgspec.Struct):
    """What is being thought about."""

    ticket: int
    game: Game
    view: State
    seat: int
    level: str
    seed: int
    limit: Limit | None = None
    failures: int = 0
    sent: bool = False
    """The process that there is has it."""
    hurried: bool = False
    """Whoever asked does not want to wait any more."""

    @property
    def seconds(self) -> float:
        """The longest that the thought itself may take."""
        limits = {level.id: level.limit.seconds for level in self.game.levels}
        own = limits.get(self.level) if self.limit is None else self.limit.seconds
        return min(own or PATIENCE, PATIENCE)

    def stop(self) -> bytes:
        """What calls the thought off, as the process reads it."""
        return msgspec.json.encode({"stop": self.ticket}) + b"\n"

    def line(self) -> bytes:
        """The question as the process reads it."""
        fields = {
            "ticket": self.ticket,
            "game": self.game.id,
            "view": self.view,
            "seat": self.seat,
            "level": self.level,
            "seed": self.seed,
            "limit": self.limit,
        }
        return msgspec.json.encode(fields) + b"\n"


class _Answer(msgspec.Struct, frozen=True):
    """A line from the process."""

    ticket: int | None = None
    thought: Thought | None = None
    error: str | None = None
    ready: bool = False


class Opponent(QObject):
    """Answers for the opponents, one question at a time; nothing here blocks.

    A process that dies, falls silent or talks nonsense is ended, another one is started and the question is
    asked again. If that fails too, the game's simplest opponent answers here.
    """

    answered = Signal(int, object)
    """Ticket and `Thought`."""
    trouble = Signal(object)
    """`Words`: the thinking process has failed, and simple opponents play. Said once."""

    def __init__(
        self,
        program: Sequence[str] | None = None,
        parent: QObject | None = None,
        *,
        grace: float = GRACE,
        starting: float = STARTING,
    ) -> None:
        super().__init__(parent)
        self._program = tuple(program or child_program())
        self._grace = grace
        self._starting = starting
        self._child: QProcess | None = None
        self._ready = False
        self._ending: list[QProcess] = []
        self._question: _Question | None = None
        self._ticket = 0
        self._failures = 0
        self._told = False
        self._closed = False
        self._watch = QTimer(self, singleShot=True)
        self._watch.timeout.connect(self._on_silence)
        self._simple = QTimer(self, singleShot=True)
        self._simple.timeout.connect(self._answer_simply)

    # What the game calls

    def warm_up(self) -> None:
        """Start the thinking process so that the first question need not wait. For after the first paint."""
        if self._child is None and not self._closed:
            self._start()

    def ask(
        self, game: Game, view: State, seat: int, level: str, seed: int, limit: Limit | None = None
    ) -> int:
        """Begin a thought, and give up an earlier one; the ticket comes back with the answer.

        No limit given is the level's own.
        """
        self.cancel()
        self._ticket += 1
        self._question = _Question(self._ticket, game, view, seat, level, seed, limit)
        self._put_question()
        return self._ticket

    def cancel(self) -> None:
        """Give up the thought that is under way."""
        self._watch.stop()
        self._simple.stop()
        question, self._question = self._question, None
        if question:
            self._send(question.stop())

    def play_now(self) -> None:
        """Have the best move so far at once."""
        if self._question:
            self._question.hurried = True
            self._send(self._question.stop())

    def close(self) -> None:
        """End the thinking process, and wait a little until it is gone."""
        self.cancel()
        self._closed = True
        self._end_child()
        for child in list(self._ending):
            child.waitForFinished(500)

    # The process

    def _start(self) -> None:
        child = QProcess(self)
        child.setProgram(self._program[0])
        child.setArguments(list(self._program[1:]))
        child.setProcessEnvironment(child_environment())
        child.started.connect(self._on_started)
        child.readyReadStandardOutput.connect(self._on_output)
        child.readyReadStandardError.connect(self._on_complaint)
        child.errorOccurred.connect(self._on_error)
        child.finished.connect(self._on_finished)
        self._child, self._ready = child, False
        child.start()

    def _end_child(self) -> None:
        child, self._child = self._child, None
        if child is None:
            return
        if child.state() == QProcess.ProcessState.NotRunning:
            child.deleteLater()
            return
        self._ending.append(child)
        child.kill()

    def _send(self, line: bytes) -> None:
        if self._child and self._child.state() == QProcess.ProcessState.Running:
            self._child.write(QByteArray(line))

    def _on_started(self) -> None:
        if self.sender() is self._child:
            self._pass_on()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if self.sender() is self._child and error == QProcess.ProcessError.FailedToStart:
            assert self._child is not None
            self._fail(f"cannot start: {self._child.errorString()}")

    def _on_finished(self, code: int, _status: QProcess.ExitStatus) -> None:
        child = self.sender()
        if child is self._child:
            self._fail(f"ended with {code}")
        elif isinstance(child, QProcess) and child in self._ending:
            self._ending.remove(child)
            child.deleteLater()

    def _on_silence(self) -> None:
        self._fail("does not answer")

    def _on_complaint(self) -> None:
        child = self.sender()
        if isinstance(child, QProcess):
            text = bytes(child.readAllStandardError().data()[:4000]).decode("utf-8", "replace")
            _log.warning("thinking process: %s", text.rstrip())

    # Questions and answers

    def _put_question(self) -> None:
        assert self._question is not None
        if self._closed or self._failures >= MOST_FAILURES:
            self._simple.start(0)
            return
        self._question.sent = False
        self.warm_up()
        self._pass_on()  # a process that is still starting gets it from `_on_started`
        self._wait()

    def _pass_on(self) -> None:
        """Give the process the question, once it runs."""
        question, child = self._question, self._child
        if question and not question.sent and child and child.state() == QProcess.ProcessState.Running:
            question.sent = True
            self._send(question.line())
            if question.hurried:
                self._send(question.stop())

    def _wait(self) -> None:
        if self._question and self._child:
            seconds = self._question.seconds + self._grace + (0.0 if self._ready else self._starting)
            self._watch.start(round(seconds * 1000))

    def _on_output(self) -> None:
        child = self.sender()
        while child is self._child and self._child.canReadLine():
            self._take(bytes(self._child.readLine().data()))
        if child is self._child and self._child.bytesAvailable() > LONGEST_LINE:
            self._fail("talks without end")

    def _take(self, line: bytes) -> None:
        try:
            answer = msgspec.json.decode(line, type=_Answer)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._fail(f"talks nonsense: {line[:200]!r}")
            return
        if answer.ready:
            self._ready = True
            self._wait()
        question = self._question
        if question is None or answer.ticket != question.ticket:
            return
        if answer.thought is None or not _legal(question.view, answer.thought.move):
            self._fail(f"has no move: {answer.error or answer.thought}")
            return
        self._failures = 0
        self._reply(question, answer.thought)

    def _fail(self, what: str) -> None:
        """The process is of no use: end it, and ask another one or nobody."""
        _log.warning("the thinking process %s", what)
        self._failures += 1
        self._end_child()
        self._watch.stop()
        if self._question is None:
            return
        self._question.failures += 1
        if self._question.failures < TRIES:
            self._put_question()
        else:
            self._simple.start(0)

    def _reply(self, question: _Question, thought: Thought) -> None:
        self._watch.stop()
        self._question = None
        self.answered.emit(question.ticket, thought)

    def _answer_simply(self) -> None:
        """Have the game's simplest opponent answer, here; it takes a few milliseconds."""
        question = self._question
        if question is None:
            return
        if not self._told:
            self._told = True
            self.trouble.emit(
                mark("Opponent", "The thinking process has failed. Simple opponents play in its place.")
            )
        if self._question is question:
            thought = _simple_thought(question)
            self._reply(question, msgspec.structs.replace(thought, nodes=STAND_IN))


def _simple_thought(question: _Question) -> Thought:
    game, view = question.game, question.view
    try:
        return think(game, view, question.seat, game.levels[0].id, question.seed)
    except Exception:  # any legal move is better than a game that stands still
        _log.exception("simple opponent")
        return Thought(view.legal_moves()[0].text)


def _legal(view: State, text: str) -> bool:
    try:
        return Move.parse(text) in view.legal_moves()
    except ValueError:
        return False


def child_environment() -> QProcessEnvironment:
    """This process's environment, in which the child finds the same program."""
    environment = QProcessEnvironment.systemEnvironment()
    here = str(Path(cardtable.__file__).parents[1])
    others = environment.value("PYTHONPATH")
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, (here, others))))
    return environment
