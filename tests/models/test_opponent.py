# SPDX-License-Identifier: GPL-3.0-or-later
"""The thinking process and its client: real processes, good ones and bad ones."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit, Thought
from cardtable.engine.game import Game, Move, State
from cardtable.engine.record import Timeline
from cardtable.engine.words import Words
from cardtable.games import all_games
from cardtable.models.opponent import MOST_FAILURES, Opponent, child_program

from .shelf import record

GAME = next(iter(all_games()))

START = """
import json, os, sys, time
marks = os.path.join({directory!r}, "mark")
def say(**fields): print(json.dumps(fields), flush=True)
def starts():
    with open(marks, "a") as file: file.write("x")
    return os.path.getsize(marks)
def thought(question):
    say(ticket=question["ticket"], thought=dict(move={move!r}, nodes=starts()))
"""

ANSWERS = """
say(ready=True)
for line in sys.stdin:
    question = json.loads(line)
    if "ticket" in question: thought(question)
"""

Made = Callable[..., Opponent]


def position(game: str = GAME) -> tuple[Game, State, int]:
    """A game in which somebody is to decide."""
    timeline = Timeline(all_games()[game], record(game))
    seat = timeline.state.turn
    assert seat is not None
    return timeline.game, timeline.state.seen_by(seat), seat


def legal(text: str, game: str = GAME) -> bool:
    return Move.parse(text) in position(game)[1].legal_moves()


@pytest.fixture
def made(tmp_path: Path, qtbot: QtBot) -> Iterator[Made]:
    """Make an opponent whose process runs the given lines of Python (none: the real one)."""
    opponents: list[Opponent] = []

    def make(lines: str = "", grace: float = 20.0, starting: float = 20.0) -> Opponent:
        program = None
        if lines:
            start = START.format(directory=str(tmp_path), move=position()[1].legal_moves()[0].text)
            (tmp_path / "child.py").write_text(start + lines, "utf-8")
            program = (sys.executable, "-I", str(tmp_path / "child.py"))
        opponents.append(Opponent(program, grace=grace, starting=starting))
        return opponents[-1]

    yield make
    for opponent in opponents:
        opponent.close()


class Heard:
    """What an opponent says."""

    def __init__(self, opponent: Opponent) -> None:
        self.answers: list[tuple[int, Thought]] = []
        self.troubles: list[str] = []
        opponent.answered.connect(self._answered)
        opponent.trouble.connect(self._trouble)

    def _answered(self, ticket: int, thought: Thought) -> None:
        self.answers.append((ticket, thought))

    def _trouble(self, words: Words) -> None:
        self.troubles.append(words.english())


def ask(opponent: Opponent, level: str = "easy", game: str = GAME) -> int:
    rules, view, seat = position(game)
    return opponent.ask(rules, view, seat, level, 7)


def answer(opponent: Opponent, qtbot: QtBot, level: str = "easy", game: str = GAME) -> Thought:
    with qtbot.waitSignal(opponent.answered, timeout=60_000) as answered:
        ticket = ask(opponent, level, game)
    assert answered.args[0] == ticket
    thought = answered.args[1]
    assert isinstance(thought, Thought)
    return thought


# The real process


@pytest.mark.parametrize("game", all_games())
def test_the_thinking_process_answers_for_every_game_and_level(game: str, made: Made, qtbot: QtBot) -> None:
    opponent = made()
    heard = Heard(opponent)
    opponent.warm_up()
    for level in all_games()[game].levels:
        assert legal(answer(opponent, qtbot, level.id, game).move, game)
    assert heard.troubles == []


def test_the_process_is_found_from_any_directory(
    made: Made, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('the wrong json')")
    (tmp_path / "cardtable.py").write_text("raise SystemExit('the wrong program')")
    monkeypatch.chdir(tmp_path)
    opponent = made()
    heard = Heard(opponent)
    assert legal(answer(opponent, qtbot).move)
    assert heard.troubles == []


def test_a_killed_process_is_started_again_and_the_question_asked_again(made: Made, qtbot: QtBot) -> None:
    opponent = made()
    heard = Heard(opponent)
    answer(opponent, qtbot)
    assert opponent._child is not None
    os.kill(opponent._child.processId(), signal.SIGKILL)
    assert legal(answer(opponent, qtbot).move)
    assert heard.troubles == []


def test_play_now_has_the_best_move_so_far(made: Made, qtbot: QtBot) -> None:
    opponent = made("""
say(ready=True)
for line in sys.stdin:
    question = json.loads(line)
    if "stop" in question: thought({"ticket": question["stop"]})
""")
    with qtbot.waitSignal(opponent.answered) as answered:
        ticket = ask(opponent)
        qtbot.waitUntil(lambda: opponent._ready)
        opponent.play_now()
    assert answered.args[0] == ticket


@pytest.mark.parametrize("already_there", [False, True])
def test_play_now_ends_a_long_thought_of_the_real_process(
    already_there: bool, made: Made, qtbot: QtBot
) -> None:
    """Also one that the process, still starting, has not been asked yet; what comes can be had again."""
    opponent = made()
    rules, view, seat = position("numeral")
    endless = Limit(nodes=10**9)
    if already_there:
        answer(opponent, qtbot)
    with qtbot.waitSignal(opponent.answered, timeout=60_000) as answered:
        opponent.ask(rules, view, seat, "expert", 7, endless)
        opponent.play_now()
    with qtbot.waitSignal(opponent.answered, timeout=60_000) as waited_for:
        opponent.ask(rules, view, seat, "expert", 7, endless)
    short, long = answered.args[1], waited_for.args[1]
    assert 0 < short.nodes < long.nodes
    again = think(rules, view, seat, "expert", 7, Limit(nodes=short.nodes))
    assert msgspec.structs.replace(again, seconds=0.0) == msgspec.structs.replace(short, seconds=0.0)


def test_a_frozen_program_thinks_in_a_copy_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert child_program() == (sys.executable, "--think")
    monkeypatch.setattr(sys, "executable", "folder/cardtable.exe")
    assert child_program() == (str(Path("folder/cardtable-console.exe")), "--think")


# Tickets


def test_only_the_last_question_is_answered(made: Made, qtbot: QtBot) -> None:
    opponent = made(ANSWERS)
    heard = Heard(opponent)
    tickets = [ask(opponent) for _ in range(8)]
    assert tickets == sorted(set(tickets))
    with qtbot.waitSignal(opponent.answered):
        pass
    qtbot.wait(50)
    assert [ticket for ticket, _ in heard.answers] == tickets[-1:]


def test_a_late_answer_is_dropped(made: Made, qtbot: QtBot) -> None:
    opponent = made("""
say(ready=True)
for line in sys.stdin:
    question = json.loads(line)
    if "stop" in question: continue
    for late in range(question["ticket"]): say(ticket=late, thought=dict(move="AC"))
    thought(question)
    say(ticket=question["ticket"], thought=dict(move="AC"))
""")
    heard = Heard(opponent)
    answer(opponent, qtbot)
    second = ask(opponent)
    qtbot.waitUntil(lambda: len(heard.answers) == 2)
    assert heard.answers[-1][0] == second
    assert all(legal(thought.move) for _, thought in heard.answers)


def test_a_cancelled_question_is_not_answered(made: Made, qtbot: QtBot) -> None:
    opponent = made(ANSWERS)
    heard = Heard(opponent)
    answer(opponent, qtbot)
    ask(opponent)
    opponent.cancel()
    qtbot.wait(100)
    assert len(heard.answers) == 1


def test_eight_seats_think_one_after_another(made: Made, qtbot: QtBot) -> None:
    opponent = made(ANSWERS)
    for seat in range(8):
        assert answer(opponent, qtbot).nodes == seat + 1


# Bad processes

ASKED = """
say(ready=True)
for line in sys.stdin:
    ticket = json.loads(line).get("ticket")
    """

BAD = {
    "exits at once": "sys.exit(3)",
    "exits when asked": "say(ready=True); sys.stdin.readline(); sys.exit(0)",
    "crashes when asked": "say(ready=True); sys.stdin.readline(); os.kill(os.getpid(), 11)",
    "prints garbage": "sys.stdin.readline(); os.write(1, b'\\xff\\0 garbage\\n'); time.sleep(60)",
    "prints half a line": "sys.stdin.readline(); os.write(1, b'{\"ticket\": 1, '); os.close(1); sys.exit(0)",
    "prints other JSON": "sys.stdin.readline(); print('[1, 2]', flush=True); time.sleep(60)",
    "prints for ever": "\nwhile True: os.write(1, b'x' * 65536)",
    "prints lines for ever": "\nwhile True: os.write(1, b'x\\n' * 9999)",
    "answers with an error": ASKED + "say(ticket=ticket, error='no')",
    "answers with an illegal move": ASKED + "say(ticket=ticket, thought=dict(move='zz'))",
    "answers with nonsense": ASKED + "say(ticket=ticket, thought=dict(move=7))",
    "fails to start": "",
}


@pytest.mark.parametrize("how", BAD)
def test_a_bad_process_is_replaced_by_a_simple_opponent_and_told_once(
    how: str, made: Made, qtbot: QtBot
) -> None:
    opponent = made("starts()\n" + BAD[how])
    if not BAD[how]:
        opponent._program = ("/no such program",)
    heard = Heard(opponent)
    opponent.warm_up()
    for _ in range(4):
        assert legal(answer(opponent, qtbot, "hard").move)
    assert len(heard.troubles) == 1


@pytest.mark.parametrize("how", ["silent from the start", "silent when asked", "deaf"])
def test_a_silent_process_is_given_up(
    how: str, made: Made, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.models.opponent.PATIENCE", 0.1)
    lines = {
        "silent from the start": "time.sleep(600)",
        "silent when asked": "say(ready=True)\nfor line in sys.stdin: pass",
        "deaf": "say(ready=True); time.sleep(600)",
    }[how]
    opponent = made("starts()\n" + lines, grace=0.1, starting=0.5)
    heard = Heard(opponent)
    for _ in range(3):
        assert legal(answer(opponent, qtbot).move)
    assert len(heard.troubles) == 1
    assert opponent._failures == MOST_FAILURES  # two for each question; none was started for the third one
    assert opponent._child is None


def test_a_process_that_fails_once_is_asked_again(made: Made, qtbot: QtBot) -> None:
    opponent = made("if starts() == 1: sys.exit(1)\n" + ANSWERS)
    heard = Heard(opponent)
    for _ in range(3):
        assert answer(opponent, qtbot).nodes > 0
    assert heard.troubles == []


def test_processes_that_fail_now_and_then_are_never_given_up(made: Made, qtbot: QtBot) -> None:
    opponent = made("say(ready=True); thought(json.loads(sys.stdin.readline()))")
    heard = Heard(opponent)
    for _ in range(MOST_FAILURES * 2):
        assert answer(opponent, qtbot).nodes > 0
    assert heard.troubles == []


def test_what_the_process_complains_of_is_in_the_log(
    made: Made, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    opponent = made("sys.stderr.write('dear me ß\\n'); sys.stderr.flush()\n" + ANSWERS)
    with caplog.at_level(logging.WARNING):
        answer(opponent, qtbot)
        qtbot.waitUntil(lambda: "dear me ß" in caplog.text)


# The end


def test_closing_ends_the_process_at_once(made: Made, qtbot: QtBot) -> None:
    opponent = made("say(ready=True); time.sleep(600)")
    opponent.warm_up()
    qtbot.waitUntil(lambda: opponent._ready)
    child = opponent._child
    assert child is not None
    ask(opponent)
    opponent.close()
    assert child.state() == QProcess.ProcessState.NotRunning
    opponent.close()


def test_closing_while_the_process_starts_ends_it_too(made: Made, qtbot: QtBot) -> None:
    opponent = made("time.sleep(600)")
    opponent.warm_up()
    child = opponent._child
    assert child is not None
    opponent.close()
    assert child.state() == QProcess.ProcessState.NotRunning


def test_an_unknown_level_is_answered_simply(made: Made, qtbot: QtBot) -> None:
    assert legal(answer(made(), qtbot, "grandmaster").move)


def test_a_question_after_the_end_is_still_answered(made: Made, qtbot: QtBot) -> None:
    opponent = made(ANSWERS)
    opponent.close()
    assert legal(answer(opponent, qtbot).move)
    assert opponent._child is None


def test_the_process_ends_when_this_one_is_gone(made: Made, qtbot: QtBot) -> None:
    opponent = made()
    answer(opponent, qtbot)
    child = opponent._child
    assert child is not None
    with qtbot.waitSignal(child.finished):
        child.closeWriteChannel()
