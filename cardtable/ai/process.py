# SPDX-License-Identifier: GPL-3.0-or-later
"""The child process: questions as JSON lines on standard input, thoughts on standard output.

    {"ticket": 7, "game": "…", "view": {…}, "seat": 1, "level": "hard", "seed": 123, "limit": null}
    {"stop": 7}

It prints `{"ready": true}` at start, then one line for each question: `{"ticket": 7, "thought": {…}}` or
`{"ticket": 7, "error": "…"}`. `stop` ends a thought with the best move so far. At the end of input it exits
at once, also in the middle of a thought: nobody would hear the answer.
"""

from __future__ import annotations

import os
import signal
import sys
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import IO, Any

import msgspec

from cardtable.engine.bot import Limit
from cardtable.games import all_games, find_game

from .thinking import think


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the parent asks."""

    ticket: int
    game: str
    view: msgspec.Raw
    seat: int
    level: str
    seed: int
    limit: Limit | None = None


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parent calls a thought off."""

    stop: int


class _Ticket(msgspec.Struct, frozen=True):
    """As much of a bad line as is needed to answer it."""

    ticket: int | None = None


class ThinkingProcess:
    """Reads lines in a thread, so that a stop is heard while the main thread thinks."""

    def __init__(self, source: IO[bytes], sink: IO[bytes]) -> None:
        self._source = source
        self._sink = sink
        self._writing = Lock()
        self._questions: SimpleQueue[tuple[Question, Event]] = SimpleQueue()
        self._stops: dict[int, Event] = {}

    def run(self) -> None:
        """Answer questions until the input ends; does not return."""
        all_games()
        self._say({"ready": True})
        Thread(target=self._listen, daemon=True).start()
        while True:
            question, stop = self._questions.get()
            self._say({"ticket": question.ticket, **_answer(question, stop)})
            if self._stops.get(question.ticket) is stop:
                del self._stops[question.ticket]

    def _listen(self) -> None:
        for line in self._source:
            try:
                self._take(line)
            except Exception as error:  # the reader must live, whatever is sent
                self._say({"ticket": _ticket(line), "error": f"This line cannot be read: {error}."})
        os._exit(0)  # the main thread may be thinking, and nothing here is worth tidying up

    def _take(self, line: bytes) -> None:
        fields = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        if "stop" in fields:
            stopped = self._stops.get(msgspec.json.decode(line, type=Stop).stop)
            if stopped:
                stopped.set()
            return
        question = msgspec.json.decode(line, type=Question)
        stop = self._stops[question.ticket] = Event()
        self._questions.put((question, stop))

    def _say(self, answer: dict[str, Any]) -> None:
        with self._writing:
            try:
                self._sink.write(msgspec.json.encode(answer) + b"\n")
                self._sink.flush()
            except OSError:  # the parent has gone
                os._exit(0)


def _answer(question: Question, stop: Event) -> dict[str, Any]:
    try:
        game = find_game(question.game)
        view = msgspec.json.decode(question.view, type=game.state_type)
        return {
            "thought": think(
                game, view, question.seat, question.level, question.seed, question.limit, stop.is_set
            )
        }
    except Exception as error:  # a bad question must not end the process
        return {"error": f"This question cannot be answered: {error}."}


def _ticket(line: bytes) -> int | None:
    try:
        return msgspec.json.decode(line, type=_Ticket).ticket
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None


def main() -> None:
    """Run the child process on the standard streams."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the parent
    ThinkingProcess(sys.stdin.buffer, sys.stdout.buffer).run()
