# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing files whole or not at all, setting damaged ones aside, and saying what went wrong."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from cardtable.engine.words import Words, mark

_REASONS = {
    errno.ENOENT: mark("Files", "it is not there"),
    errno.ENOTDIR: mark("Files", "part of its path is not a folder"),
    errno.EISDIR: mark("Files", "it is a folder"),
    errno.EACCES: mark("Files", "you may not open it"),
    errno.EPERM: mark("Files", "you may not change it"),
    errno.EROFS: mark("Files", "it can only be read"),
    errno.ENOSPC: mark("Files", "the disk is full"),
    errno.EDQUOT: mark("Files", "the disk is full"),
    errno.EFBIG: mark("Files", "the disk is full"),
    errno.ENAMETOOLONG: mark("Files", "its name is too long"),
    errno.EIO: mark("Files", "the disk does not answer as it should"),
}


def reason(error: OSError) -> Words:
    """Why a file cannot be read or written, as the end of a sentence without its stop."""
    known = _REASONS.get(error.errno or 0)
    return known or Words("Files", "{error}").format(error=printable(error.strerror or str(error)))


def printable(text: str) -> str:
    """Text that can be stored and shown, whatever bytes a file name held."""
    return text.encode("utf-8", "replace").decode("utf-8")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it holds all of `data` or is as before, even if power fails; raises OSError."""
    path = path.resolve()
    fresh = path.with_name(f".cardtable-{os.getpid()}-{os.urandom(4).hex()}.new")
    try:
        with fresh.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    sync_directory(path.parent)


def sync_directory(directory: Path) -> None:
    """Make new names in a directory last, where the system can."""
    with suppress(OSError, AttributeError):
        handle = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path, followers: tuple[str, ...] = (), why: str = "damaged") -> Path:
    """Rename a damaged file so that its name holds the date, with the files of that name plus a follower.

    Nothing is ever overwritten; raises OSError.
    """
    stamp = datetime.now().strftime("%Y-%m-%d %H.%M.%S")
    for number in count(1):
        label = stamp if number == 1 else f"{stamp} {number}"
        aside = path.with_name(f"{path.stem} {why} {label}{path.suffix}")
        if not any(aside.with_name(aside.name + tail).exists() for tail in ("", *followers)):
            break
    path.rename(aside)
    for tail in followers:
        with suppress(FileNotFoundError):
            path.with_name(path.name + tail).rename(aside.with_name(aside.name + tail))
    sync_directory(path.parent)
    return aside


FOLLOWERS = ("-wal", "-shm", "-journal")
"""What SQLite adds to a file's name for the files that belong to it."""


def remove(path: Path) -> None:
    """Take a database away with its followers."""
    for tail in ("", *FOLLOWERS):
        path.with_name(path.name + tail).unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Make a file's content last."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class NotSaved(Exception):
    """Something could not be written; `words` tell what and why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.english())
        self.words = words
