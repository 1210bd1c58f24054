# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a person has it: a process of its own on an X screen, real keys, its files."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable.engine.record import Player, Record, write_record
from cardtable.models.library import Library

PATIENCE = 30
"""Seconds for anything to happen; usually it takes less than one."""

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb and xdotool are not installed"
)


def wait_for(happened: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)


def decisions(home: Path) -> int:
    """How many decisions the library has of its newest game."""
    library = Library.open(home)
    try:
        games = library.games()
        return games[0].moves if games else 0
    finally:
        library.close()


class Program:
    """Cardtable in a window."""

    def __init__(self, environment: dict[str, str], home: Path, *words: str) -> None:
        command = [sys.executable, "-P", "-m", "cardtable", "--data-dir", str(home), *words]
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        self._environment = environment
        self._home = home
        wait_for(lambda: bool(self._windows()) or self.process.poll() is not None, "the window")
        assert self.process.poll() is None, self.process.communicate()[1]

    def _windows(self) -> list[str]:
        return self._tool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()

    def _tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.stdout

    def play(self) -> int:
        """Play the first card by key; how many decisions there are when it and the answer are saved."""
        before = decisions(self._home)
        wait_for(lambda: self._press_and_look() >= before + 2, "a card and the answer")
        return decisions(self._home)

    def _press_and_look(self) -> int:
        self._tool("windowfocus", "--sync", self._windows()[-1], "key", "Home", "Return")
        time.sleep(0.5)
        return decisions(self._home)

    def stop(self) -> tuple[int, str]:
        """Ask it to end, as a logout does; its exit code and what it complained about."""
        self.process.send_signal(signal.SIGTERM)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints


Start = Callable[..., Program]


@pytest.fixture
def start(screen: dict[str, str]) -> Iterator[Start]:
    """Starts programs on the screen; none outlives the test."""
    started: list[Program] = []

    def begin(home: Path, *words: str) -> Program:
        started.append(Program(screen, home, *words))
        return started[-1]

    yield begin
    for program in started:
        program.process.kill()
        program.process.communicate()


def test_a_key_plays_a_card_and_the_game_goes_on_after_a_restart(start: Start, tmp_path: Path) -> None:
    home, file = tmp_path / "home", tmp_path / "game.cardtable"
    people = (Player("Ada"), Player("Bruno", "easy"))
    file.write_bytes(write_record(Record(game="numeral", deal=7, first=0, seats=people)))

    program = start(home, str(file))
    played = program.play()
    assert program.stop() == (0, "")
    assert decisions(home) >= played

    again = start(home)
    assert again.play() > played
    assert again.stop() == (0, "")
