# SPDX-License-Identifier: GPL-3.0-or-later
"""The child process as its parent meets it: a real process, spoken to in lines."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit, Thought
from cardtable.engine.game import Game, Move
from cardtable.games import all_games

from .test_thinking import view_of

GAMES = list(all_games().values())
GAME = all_games()["numeral"]
"""A game whose expert looks further for as long as it may."""
COMMAND = [sys.executable, "-m", "cardtable", "--think"]
FOREVER = {"nodes": 10**9, "seconds": 0}
"""A limit that only the process's own patience, or a stop, ends."""


class Child:
    """The process, with a line at a time each way."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.hear() == {"ready": True}

    def say(self, line: bytes | dict[str, Any]) -> None:
        assert self.process.stdin is not None
        data = line if isinstance(line, bytes) else msgspec.json.encode(line)
        self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = msgspec.json.decode(self.process.stdout.readline())
        return answer

    def ask(self, line: bytes | dict[str, Any]) -> dict[str, Any]:
        self.say(line)
        return self.hear()


@pytest.fixture
def child() -> Iterator[Child]:
    child = Child()
    yield child
    child.process.kill()
    child.process.communicate()


def question(game: Game = GAME, ticket: int = 1, **changes: Any) -> dict[str, Any]:
    view, seat = view_of(game)
    fields = {"ticket": ticket, "game": game.id, "view": view, "seat": seat, "level": "expert", "seed": 5}
    return {**fields, "limit": {"nodes": 20, "seconds": 0}, **changes}


def test_answers_are_those_of_the_bot_in_this_process(child: Child) -> None:
    pairs = [(game, level) for game in GAMES for level in game.levels]
    for ticket, (game, level) in enumerate(pairs):
        answer = child.ask(question(game, ticket, level=level.id))
        assert set(answer) == {"ticket", "thought"}
        assert answer["ticket"] == ticket
        found = msgspec.convert(answer["thought"], Thought)
        view, seat = view_of(game)
        mine = think(game, view, seat, level.id, 5, Limit(nodes=20))
        assert replace(found, seconds=0.0) == replace(mine, seconds=0.0)


def test_questions_are_answered_in_order(child: Child) -> None:
    for ticket in range(10):
        child.say(question(GAMES[ticket % len(GAMES)], ticket))
    assert [child.hear()["ticket"] for _ in range(10)] == list(range(10))


def test_a_stop_ends_a_thought_with_a_legal_move(child: Child) -> None:
    child.say(question(ticket=7, limit=FOREVER))
    child.say({"stop": 7})
    answer = child.hear()
    assert answer["ticket"] == 7
    view, _ = view_of(GAME)
    assert Move.parse(answer["thought"]["move"]) in view.legal_moves()


def test_a_stop_also_reaches_a_question_that_waits(child: Child) -> None:
    child.say(question(ticket=1, limit=FOREVER))
    child.say(question(ticket=2, limit=FOREVER))
    child.say({"stop": 2})
    child.say({"stop": 1})
    answers = [child.hear() for _ in range(2)]
    assert [answer["ticket"] for answer in answers] == [1, 2]
    view, _ = view_of(GAME)
    assert answers[1]["thought"]["nodes"] <= len(view.legal_moves())  # stopped before it began


def test_a_stop_for_nothing_is_passed_over(child: Child) -> None:
    child.say({"stop": 99})
    child.ask(question(ticket=99))
    child.say({"stop": 99})
    answer = child.ask(question(ticket=99))
    assert answer["thought"]["nodes"] == 20  # an old stop does not end a new thought


def test_no_thought_goes_beyond_patience(child: Child) -> None:
    answer = child.ask(question(limit=FOREVER))
    assert 0 < answer["thought"]["nodes"] < 10**9


@pytest.mark.parametrize(
    ("line", "ticket"),
    [
        (b"", None),
        (b"hello", None),
        (b"\xff\xfe\x00", None),
        (b"[1, 2]", None),
        (b"null", None),
        (b"{", None),
        (b'{"ticket": 4}', 4),
        (b'{"ticket": "4"}', None),
        (b'{"ticket": 4, "nonsense": 1}', 4),
        (b'{"stop": "x"}', None),
        (b'{"stop": 1, "ticket": 3}', 3),
        (b'{"view": ' + b"[" * 50_000, None),
        (b'{"ticket": 1e999}', None),
        (b'{"ticket": NaN}', None),
    ],
)
def test_lines_that_are_no_questions_are_answered_with_an_error(
    child: Child, line: bytes, ticket: int | None
) -> None:
    answer = child.ask(line)
    assert answer["ticket"] == ticket
    assert answer["error"].startswith("This line cannot be read: ")
    assert "thought" in child.ask(question())


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"level": "genius"},
        {"seat": -1},
        {"seat": 99},
        {"view": None},
        {"view": {}},
        {"view": 5},
        {"view": {"options": {}, "players": 2, "turn": 0}},
    ],
    ids=str,
)
def test_questions_that_cannot_be_answered_get_an_error(child: Child, changes: dict[str, Any]) -> None:
    answer = child.ask({**question(ticket=3), **changes})
    assert answer["ticket"] == 3
    assert answer["error"].startswith("This question cannot be answered: ")
    assert "thought" in child.ask(question())


def test_a_seat_without_cards_in_the_view_is_an_error(child: Child) -> None:
    """A parent that sends the view of the wrong seat asks for a move that nobody can know."""
    view, seat = view_of(GAME)
    answer = child.ask(question(view=view.seen_by(1 - seat)))
    assert "error" in answer


@pytest.mark.parametrize("asked", [False, True], ids=["idle", "thinking"])
def test_the_end_of_input_ends_the_process_at_once(child: Child, asked: bool) -> None:
    if asked:
        child.say(question(limit=FOREVER))
    out, _ = child.process.communicate(timeout=60)
    assert child.process.returncode == 0
    assert out == b""  # it did not wait for the thought


def test_a_parent_that_no_longer_listens_ends_the_process(child: Child) -> None:
    assert child.process.stdout is not None
    child.process.stdout.close()
    child.say(question())
    assert child.process.wait(timeout=60) == 0


def test_no_qt_is_loaded() -> None:
    """A thinking process starts in a fraction of the window's time, and works where Qt does not."""
    code = (
        "import sys, io\n"
        "from cardtable.ai import process\n"
        "from cardtable.games import all_games\n"
        "all_games()\n"
        "print([name for name in sys.modules if 'PySide' in name or 'shiboken' in name])\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
