# SPDX-License-Identifier: GPL-3.0-or-later
"""One window for each directory of games: a second start leaves a letter for the first, and ends.

Locks and letters are files beside the games, so that this works between sandboxes too, and without a socket.
Standard library only: a second start ends before Qt is loaded.
"""

from __future__ import annotations

import errno
import json
import os
import sys
import time
from pathlib import Path
from typing import IO, NamedTuple

FOLDER = "window"
"""Beside the games."""
SUFFIX = ".letter"
PATIENCE = 5.0
"""Seconds for which a second start waits until the first has taken its letter."""
STALE = 60.0
"""Seconds after which nobody waits for a letter any more."""
LARGEST = 1 << 16
_LOCKED = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Letter(NamedTuple):
    """What a second start wants."""

    file: str = ""
    """A saved game that is to be opened; empty: none."""
    new_game: bool = False
    token: str = ""
    """The desktop's permission to come to the front."""

    def write(self) -> bytes:
        """The letter as JSON."""
        return json.dumps(self._asdict()).encode()

    @classmethod
    def read(cls, data: bytes) -> Letter:
        """Raises ValueError."""
        fields = json.loads(data)
        if not isinstance(fields, dict):
            raise ValueError("not a letter")
        file, new_game, token = fields.get("file", ""), fields.get("new_game", False), fields.get("token", "")
        if not (isinstance(file, str) and isinstance(new_game, bool) and isinstance(token, str)):
            raise ValueError("not a letter")
        return cls(file, new_game, token)


def letter(file: Path | None, *, new_game: bool) -> Letter:
    """What this start wants; paths are told whole, the other program may stand in another directory."""
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    return Letter("" if file is None else str(file.absolute()), new_game, token)


class Place:
    """The place of the one window; the system frees it when the program ends, however it ends."""

    def __init__(self, lock: IO[bytes] | None) -> None:
        self._lock = lock

    @property
    def alone(self) -> bool:
        """Whether other starts find this window; where there are no locks, each has a window of its own."""
        return self._lock is not None

    def leave(self) -> None:
        """Let another start have the place."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def enter(directory: Path, letter: Letter, patience: float = PATIENCE) -> Place | None:
    """Take the place of the one window for `directory`; None: another window has it, and has the letter.

    A window that does not take its letters is no obstacle.
    """
    folder = directory / FOLDER
    try:
        place = _claim(folder)
        return place if place is not None else _hand_over(folder, letter, patience)
    except OSError:
        return Place(None)


def _hand_over(folder: Path, letter: Letter, patience: float) -> Place | None:
    name = f"{os.getpid()}-{os.urandom(4).hex()}"
    fresh, sent = folder / f"{name}.new", folder / f"{name}{SUFFIX}"
    fresh.write_bytes(letter.write())
    fresh.rename(sent)
    end = time.monotonic() + patience
    try:
        while sent.exists():
            place = _claim(folder)  # the other window may just be closing
            if place is not None or time.monotonic() > end:
                return place or Place(None)
            time.sleep(0.02)
        return None
    finally:
        sent.unlink(missing_ok=True)


def _claim(folder: Path) -> Place | None:
    """The place, if it is free; raises OSError where there are no locks."""
    folder.mkdir(parents=True, exist_ok=True)
    file = (folder / "lock").open("ab")
    try:
        _lock(file.fileno())
    except OSError as error:
        file.close()
        if error.errno in _LOCKED:
            return None
        raise
    return Place(file)


def _lock(number: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def take_letters(folder: Path) -> list[Letter]:
    """The letters that somebody still waits for; all are taken away."""
    taken = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            fresh = time.time() - path.stat().st_mtime < STALE
            with path.open("rb") as file:
                data = file.read(LARGEST)
            path.unlink()
            if fresh:
                taken.append(Letter.read(data))
        except (OSError, ValueError, RecursionError):
            continue  # withdrawn at this moment, or no letter of ours
    return taken
