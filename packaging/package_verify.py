# SPDX-License-Identifier: GPL-3.0-or-later
"""Try the Debian package in clean systems: `dev.py package --verify`, as root.

For each release of Debian: install an older version from its file, start it from the desktop entry, play with
the keyboard, kill it, start it again, upgrade, go on, remove. The window is photographed at each station.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator, Sequence
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from package_machine import Clean, Screen, Trouble, expect
from package_names import ID, WORK

RELEASES = ("bookworm", "trixie")
"""Debian 12 and 13."""
PICTURES = WORK / "verify"
OLDER = "0.0.9-1"
DECISIONS = 6
HAND = 13
"""Cards that a person holds at most."""
TRIES = 150
PAINTS = 9
SLOWER = 1.5
"""The bundle's first paint may take so many times that of a bare window."""
TOOLS = ("debootstrap", "Xvfb", "xdotool", "import", "dpkg-deb")
BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        sys.stderr.write(f"{time.monotonic()}\\n")
        QTimer.singleShot(0, self.close)
app = QApplication(sys.argv)
window = Window()
window.resize(1100, 740)
window.show()
app.exec()
"""


def verify(deb: Path) -> bool:
    """Try everything; whether all went well."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing or os.geteuid() != 0:
        print(f"Not verified: this needs root and {', '.join(missing or TOOLS)}.")
        return False
    PICTURES.mkdir(parents=True, exist_ok=True)
    older = _older(deb)
    fine = True
    with Screen() as screen:
        for release in RELEASES:
            try:
                with Clean(release, WORK / "roots") as system:
                    Journey(system, screen).travel(older, deb)
            except (Trouble, subprocess.SubprocessError, sqlite3.Error, OSError) as trouble:
                print(f"{release}: NOT well. {trouble}")
                fine = False
        fine &= _paints_in_time(screen)
    return fine


def _older(deb: Path) -> Path:
    """The same package under an older version, with a file that the newer one does not have."""
    tree, older = WORK / "older", WORK / "older.deb"
    shutil.rmtree(tree, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-R", deb, tree], check=True)
    control = tree / "DEBIAN" / "control"
    control.write_text(re.sub(r"(?m)^Version: .*", f"Version: {OLDER}", control.read_text("utf-8")), "utf-8")
    (tree / "usr/lib/cardtable/_internal/gone").write_text("only in the older version\n")
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", tree, older],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.rmtree(tree)
    return older


class Journey:
    """One package in one clean system, from its installation to its removal."""

    def __init__(self, system: Clean, screen: Screen) -> None:
        self.system = system
        self.screen = screen
        self.games = system.home / ".local/share/cardtable"

    def travel(self, older: Path, deb: Path) -> None:
        """All stations; raises Trouble."""
        system = self.system
        system.install(older)
        self.say(system.run("cardtable", "--version"))
        smoke = system.run("cardtable", "--smoke-test")
        expect(smoke.count("10 moves") == 3, f"the smoke test says {smoke}")
        expect(not self.games.exists(), "the smoke test leaves games")
        with self.started() as program:
            self.photograph("1-welcome")
            self.open_second(program)
            self.play(DECISIONS)
            self.photograph("2-played")
            moves = self.moves()
            program.send_signal(signal.SIGKILL)
            program.wait()
            system.wait_for_silence()
        with self.started() as program:
            self.screen.rest()
            expect(self.moves() == moves, "after a kill another decision is asked for")
            self.photograph("3-after-kill")
            self.play(len(moves.split()) + 1)
            moves = self.moves()
            self.close(program)
        system.install(deb)
        self.say(system.run("cardtable", "--version"))
        expect(not (system.root / "usr/lib/cardtable/_internal/gone").exists(), "the old version left a file")
        with self.started() as program:
            self.screen.rest()
            expect(self.moves() == moves, "after the upgrade another decision is asked for")
            self.photograph("4-after-upgrade")
            self.play(len(moves.split()) + 1)
            moves = self.moves()
            self.close(program)
        system.apt("remove", "-y", "cardtable")
        for gone in ("usr/bin/cardtable", "usr/lib/cardtable", f"usr/share/applications/{ID}.desktop"):
            expect(not os.path.lexists(system.root / gone), f"{gone} is still there")
        expect(self.moves() == moves, "the games are not there any more")
        self.say(
            "well: installed, played, killed, played on, upgraded, played on, removed; the games are there"
        )

    def say(self, text: str) -> None:
        """Tell what is going on."""
        print(f"{self.system.release}: {text.strip()}", flush=True)

    @contextmanager
    def started(self) -> Iterator[subprocess.Popen[bytes]]:
        """The program, started as a desktop starts it; its window is there."""
        entry = ConfigParser(interpolation=None, strict=False)
        entry.read(self.system.root / f"usr/share/applications/{ID}.desktop", "utf-8")
        command = entry["Desktop Entry"]["Exec"].replace("%f", "").split()
        program = self.system.start(command, self.screen)
        try:
            self.screen.wait_for_window(program)
            yield program
        finally:
            if program.poll() is None:
                program.kill()
            program.wait()

    def open_second(self, program: subprocess.Popen[bytes]) -> None:
        """A second start, with a file, as by a double click."""
        seats = [{"name": "Ann"}, {"name": "Bo", "level": "easy"}]
        record = {"format": 1, "game": "hearts", "deal": 7, "seats": seats, "options": {}, "moves": []}
        file = self.system.home / "evening.cardtable"
        file.write_text(json.dumps(record))
        self.say(
            self.system.run("cardtable", "/home/player/evening.cardtable", screen=self.screen)
            or "handed over"
        )
        expect(program.poll() is None, "the first window has gone")
        self.screen.wait_until(lambda: bool(self.system.database(self.games)), "the file is not opened")

    def play(self, decisions: int) -> None:
        """Play cards with the keyboard until so many decisions are on disk."""
        for number in range(TRIES):
            if len(self.moves().split()) >= decisions:
                break
            self.screen.key("Right" if number % HAND else "Home", "Return")  # not every card may be played
        expect(len(self.moves().split()) >= decisions, f"the keyboard does not play: {self.moves()}")
        self.screen.rest()

    def moves(self) -> str:
        """The decisions of the newest game, as they are on disk."""
        rows = self.system.database(self.games)
        return rows[-1] if rows else ""

    def photograph(self, station: str) -> None:
        """Keep what is on the screen."""
        self.screen.photograph(PICTURES / f"{self.system.release}-{station}.png")

    def close(self, program: subprocess.Popen[bytes]) -> None:
        """Quit with the keyboard."""
        self.screen.key("ctrl+q")
        expect(program.wait(20) == 0, "it does not quit well")


def _paints_in_time(screen: Screen) -> bool:
    """Compare the bundle's first paint with that of a bare window, in turn."""
    bundle = [str(WORK / "bundle/cardtable/cardtable"), "--data-dir", str(WORK / "paint")]
    bare = [str(WORK / "venv/bin/python"), "-c", BARE]
    times: dict[str, list[float]] = {"bundle": [], "bare": []}
    for number in range(PAINTS + 1):
        for name, command in (("bare", bare), ("bundle", bundle)):
            start = time.monotonic()
            told = _first_paint(command, screen)
            if number:  # the first start reads everything from the disk
                times[name].append((told - start) * 1000)
    ours, theirs = median(times["bundle"]), median(times["bare"])
    print(f"first paint: bare window {theirs:.0f} ms, bundle {ours:.0f} ms, {ours / theirs:.2f} times")
    return ours <= SLOWER * theirs


def _first_paint(command: Sequence[str], screen: Screen) -> float:
    environment = {**os.environ, **screen.environment, "CARDTABLE_TIMES": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    return float(done.stderr.split()[-1])
