# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that are killed, and programs that share a library. They are real ones."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from cardtable.engine.shuffle import Dice
from cardtable.games import all_games
from cardtable.models.library import Library

from .shelf import played_in, record

RULES = next(iter(all_games()))

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="copies of a program are made by fork")


class Program:
    """A running `writing.py`."""

    def __init__(self, directory: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore", str(Path(__file__).with_name("writing.py")), str(directory)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, line: str) -> int:
        """Start a copy; its process number."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        return int(self.read().split()[1])

    def read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        assert line
        return line

    def rest(self) -> list[str]:
        """All lines of the copy that are left."""
        return list(iter(self.read, "end"))

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.close()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.close()


def moves_on_disk(directory: Path) -> dict[int, tuple[str, ...]]:
    library = Library.open(directory)
    assert library.trouble is None
    found = {entry.id: library.record(entry.id).moves for entry in library.games()}
    library.close()
    return found


def kill_after(program: Program, pid: int, seconds: float) -> tuple[int | None, int]:
    """Kill a copy after its first decision; its game and the last number it acknowledged."""
    lines: list[str] = []
    if seconds:
        while not lines or not lines[-1].isdigit():
            lines.append(program.read())
            assert lines[-1] != "end", lines
        time.sleep(seconds)
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    lines += program.rest()
    games = [int(line.split()[1]) for line in lines if line.startswith("game")]
    assert not any(line.startswith("trouble") for line in lines)
    return (games[0] if games else None), max((int(line) for line in lines if line.isdigit()), default=0)


def test_a_killed_program_loses_at_most_the_decision_under_way(program: Program, tmp_path: Path) -> None:
    dice = Dice(1)
    acknowledged: dict[int, int] = {}
    for _ in range(15):
        game, number = kill_after(program, program.order("new 0"), 0.03 * dice.fraction() + 0.0001)
        assert game is not None
        acknowledged[game] = number
        found = moves_on_disk(tmp_path)
        assert found.keys() == acknowledged.keys()
        for known, last in acknowledged.items():
            assert found[known] == ("7C",) * len(found[known])
            assert len(found[known]) in ((last, last + 1) if known == game else (last,))
            acknowledged[known] = len(found[known])


@pytest.mark.parametrize("word", ["UPDATE", "COMMIT"])
@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_program_killed_inside_a_transaction_loses_that_decision_only(
    word: str, number: int, program: Program, tmp_path: Path
) -> None:
    program.order(f"torn {word} {number}")
    lines = program.rest()
    assert "done" not in lines
    last = max((int(line) for line in lines if line.isdigit()), default=0)
    assert last == number - 1
    assert list(moves_on_disk(tmp_path).values()) == [("7C",) * last]


def test_a_program_killed_at_any_step_of_its_database_loses_at_most_one_decision(
    program: Program, tmp_path: Path
) -> None:
    dice = Dice(3)
    for games in range(1, 13):
        program.order(f"cut {1 + dice.below(40)} {1 + dice.below(60)}")
        lines = program.rest()
        assert "done" not in lines
        last = max((int(line) for line in lines if line.isdigit()), default=0)
        found = moves_on_disk(tmp_path)
        assert len(found) == games
        game = next(int(line.split()[1]) for line in lines if line.startswith("game "))
        assert len(found[game]) in (last, last + 1)


def test_a_program_killed_while_it_opens_the_library_costs_nothing(program: Program, tmp_path: Path) -> None:
    dice = Dice(2)
    known: dict[int, tuple[str, ...]] = {}
    for _ in range(15):
        pid = program.order("new 0")
        time.sleep(0.02 * dice.fraction())
        kill_after(program, pid, 0)
        found = moves_on_disk(tmp_path)
        assert {game: found[game] for game in known} == known
        known = found


def test_a_killed_game_is_resumed_where_it_was(program: Program, tmp_path: Path) -> None:
    library = Library.open(tmp_path)
    game = library.create(record(RULES))
    library.close()
    last = 0
    for _ in range(5):
        _, number = kill_after(program, program.order(f"resume {game} 0 7C"), 0.01)
        count = len(moves_on_disk(tmp_path)[game])
        assert last < number <= count <= number + 1
        last = count


def test_two_programs_play_two_games_in_one_library(program: Program, other: Program, tmp_path: Path) -> None:
    for each in (program, other):
        each.order("new 150")
    ends = [each.rest() for each in (program, other)]
    assert [end[-1] for end in ends] == ["done", "done"]
    games = [int(end[0].split()[1]) for end in ends]
    assert moves_on_disk(tmp_path) == dict.fromkeys(games, ("7C",) * 150)


def test_two_programs_start_the_first_library_at_once(
    program: Program, other: Program, tmp_path: Path
) -> None:
    for _ in range(5):
        for each in (program, other):
            each.order("new 1")
        for each in (program, other):
            assert each.rest()[-2:] == ["1", "done"]
    assert list(moves_on_disk(tmp_path).values()) == [("7C",)] * 10


def test_two_programs_that_go_on_with_one_game_both_keep_theirs(
    program: Program, other: Program, tmp_path: Path
) -> None:
    library = Library.open(tmp_path)
    game = played_in(library, 3, rules=RULES)
    before = library.record(game).moves
    library.close()
    program.order(f"resume {game} 60 QS")
    other.order(f"resume {game} 60 KH")
    assert [each.rest()[-1] for each in (program, other)] == ["done", "done"]
    found = list(moves_on_disk(tmp_path).values())
    # Two games, which part where the second program took up the first one's; or one, if it had ended by then.
    # Either way all that each program played is there in one piece.
    assert len(found) in (1, 2)
    assert all(moves[: len(before)] == before for moves in found)
    for card in ("KH", "QS"):
        played = [" ".join((card,) * 60) in " ".join(moves) for moves in found]
        assert any(played), (card, found)


def test_two_programs_set_a_damaged_library_aside_once(
    program: Program, other: Program, tmp_path: Path
) -> None:
    library = Library.open(tmp_path)
    game = played_in(library, 3, rules=RULES)
    library.close()
    (tmp_path / "library.sqlite").write_bytes(b"scribbled over")
    for each in (program, other):
        each.order("open")
    told = [line for each in (program, other) for line in each.rest() if line.startswith("trouble")]
    (aside,) = tmp_path.glob("library damaged *.sqlite")
    assert len(told) == 1
    assert str(aside) in told[0]
    assert aside.read_bytes() == b"scribbled over"
    assert list(moves_on_disk(tmp_path)) == [game]
