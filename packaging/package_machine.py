# SPDX-License-Identifier: GPL-3.0-or-later
"""A clean Debian below a folder, and a screen without a monitor that its programs are shown on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Self

PATIENCE = 90.0
"""Seconds; a first start on a busy machine may take long."""
CHROOT = shutil.which("chroot") or "/usr/sbin/chroot"
PLAYER = 1000
"""Number of the person who plays."""


class Trouble(Exception):
    """Something is not as it must be; the text says what."""


def expect(true: bool, otherwise: str) -> None:
    """Raise Trouble where something does not hold."""
    if not true:
        raise Trouble(otherwise)


class Screen:
    """An X server with nothing on it."""

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        command = [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            "1280x800x24",
            "-nolisten",
            "tcp",
            "-ac",
        ]
        self._server = subprocess.Popen([*command, "-noreset"], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.environment = {"DISPLAY": f":{told.readline().strip()}"}
        self._window = ""
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait()

    def wait_for_window(self, program: subprocess.Popen[bytes]) -> None:
        """Wait until the program shows its window, and give it the keyboard."""
        found: list[str] = []

        def look() -> bool:
            expect(program.poll() is None, f"it ended with {program.returncode}")
            found[:] = self._ask("search", "--onlyvisible", "--class", "cardtable").split()
            return bool(found)

        self.wait_until(look, "there is no window")
        self._window = found[-1]
        self._ask("windowfocus", "--sync", self._window)
        self.rest()

    def wait_until(self, holds: Callable[[], bool], otherwise: str) -> None:
        """Wait until something holds; raises Trouble."""
        end = time.monotonic() + PATIENCE
        while not holds():
            expect(time.monotonic() < end, otherwise)
            time.sleep(0.2)

    def rest(self) -> None:
        """Wait until opponents have played and cards lie still."""
        time.sleep(4)

    def key(self, *names: str) -> None:
        """Press keys one after another."""
        for name in names:
            self._ask("key", name)
            time.sleep(0.3)

    def photograph(self, file: Path) -> None:
        """Write what is on the screen to a PNG file."""
        subprocess.run(
            ["import", "-window", "root", file],
            env={**os.environ, **self.environment},
            check=True,
            timeout=60,
        )

    def _ask(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return done.stdout


class Clean:
    """A Debian with nothing in it but what every Debian has; made once, and copied for each use."""

    def __init__(self, release: str, folder: Path) -> None:
        self.release = release
        self.root = folder / f"{release}.used"
        self.home = self.root / "home/player"
        self._fresh = folder / release

    def __enter__(self) -> Self:
        if not self._fresh.exists():
            print(f"{self.release}: making a clean system", flush=True)
            half = self._fresh.with_suffix(".half")
            shutil.rmtree(half, ignore_errors=True)
            half.parent.mkdir(parents=True, exist_ok=True)
            command = ["debootstrap", "--variant=minbase", self.release, str(half), *_mirror()]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            expect(done.returncode == 0, f"debootstrap failed: {done.stdout[-500:]}{done.stderr[-500:]}")
            half.rename(self._fresh)
        self._throw_away()
        subprocess.run(["cp", "-a", "--reflink=auto", self._fresh, self.root], check=True)
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        subprocess.run(["mount", "-t", "proc", "proc", self.root / "proc"], check=True)
        self.as_root("useradd", "--create-home", "--uid", str(PLAYER), "player")
        return self

    def __exit__(self, *_: object) -> None:
        self._throw_away()

    def _throw_away(self) -> None:
        if self.root.exists():
            for number in self._processes():
                os.kill(number, 9)
            if os.path.ismount(self.root / "proc"):
                subprocess.run(["umount", "-l", self.root / "proc"], check=True)
            shutil.rmtree(self.root)

    def install(self, deb: Path) -> None:
        """Install a package from its file, and only what it asks for."""
        shutil.copy(deb, self.root / "tmp/cardtable.deb")
        self.apt("update")
        self.apt("install", "-y", "--no-install-recommends", "/tmp/cardtable.deb")

    def apt(self, *words: str) -> None:
        """Run apt-get as root."""
        self.as_root("apt-get", "-q", *words)

    def as_root(self, *command: str) -> None:
        """Run a program in the system; raises Trouble."""
        environment = {**_PLAIN, "DEBIAN_FRONTEND": "noninteractive", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        done = subprocess.run(
            [CHROOT, self.root, *command], env=environment, capture_output=True, text=True, check=False
        )
        expect(done.returncode == 0, f"{' '.join(command)}: {(done.stdout + done.stderr)[-1500:]}")

    def start(self, command: Sequence[str], screen: Screen | None = None) -> subprocess.Popen[bytes]:
        """Start a program as the person who plays; its process is the program itself."""
        environment = {**_PLAIN, "HOME": "/home/player", **(screen.environment if screen else {})}
        return subprocess.Popen(
            [CHROOT, f"--userspec={PLAYER}:{PLAYER}", self.root, *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def run(self, *command: str, screen: Screen | None = None) -> str:
        """What a program says to the person who plays; raises Trouble if it fails."""
        program = self.start(command, screen)
        said = program.communicate(timeout=240)[0].decode()
        expect(program.returncode == 0, f"{' '.join(command)} ended with {program.returncode}: {said}")
        return said

    def wait_for_silence(self) -> None:
        """Wait until no program of the person runs any more."""
        end = time.monotonic() + 10
        while self._processes():
            expect(time.monotonic() < end, "a process is left over")
            time.sleep(0.1)

    def _processes(self) -> list[int]:
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and (entry / "root").readlink() == self.root:
                    found.append(int(entry.name))
            except OSError:
                continue  # it has just ended
        return found

    def database(self, folder: Path) -> list[str]:
        """The decisions of each game in the library, oldest first."""
        file = folder / "library.sqlite"
        if not file.exists():
            return []
        copy = self.root / "tmp/look"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for part in folder.glob(f"{file.name}*"):  # with its journal; the program goes on meanwhile
            shutil.copy(part, copy)
        with closing(sqlite3.connect(copy / file.name)) as db:
            rows: list[tuple[Any]] = db.execute("SELECT moves FROM game ORDER BY place").fetchall()
        return [str(moves) for (moves,) in rows]


_PLAIN = {"LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin"}


def _mirror() -> list[str]:
    """The archive that this machine itself uses, as an argument; none: debootstrap's own."""
    for file in [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]:
        if file.is_file():
            for word in file.read_text("utf-8", "replace").split():
                if word.startswith(("http://", "https://")) and word.rstrip("/").endswith("/debian"):
                    return [word]
    return []
