# SPDX-License-Identifier: GPL-3.0-or-later
"""The library's file: opened and checked, set aside and put together again when damaged.

`library.sqlite` holds the games, `library.lock` is locked while the file is opened, `recent.sqlite` holds
once more what was saved since the newest backup, and `backups/` holds the backups.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from shutil import copyfile

from cardtable.engine.words import Words, mark

from . import recent
from .backups import backups
from .files import FOLLOWERS, NotSaved, printable, reason, remove, set_aside, sync, sync_directory
from .salvage import DatabaseError, salvage
from .schema import Newer, Unfit, begin, check, code, connect, is_damage, local_time, migrate

NAME = "library.sqlite"
LOCK = "library.lock"

_REASONS = {
    sqlite3.SQLITE_BUSY: mark("Library", "another program is using it"),
    sqlite3.SQLITE_LOCKED: mark("Library", "another program is using it"),
    sqlite3.SQLITE_PROTOCOL: mark("Library", "another program is using it"),
    sqlite3.SQLITE_FULL: mark("Library", "the disk is full"),
    sqlite3.SQLITE_READONLY: mark("Library", "it can only be read"),
    sqlite3.SQLITE_PERM: mark("Library", "it can only be read"),
    sqlite3.SQLITE_CANTOPEN: mark("Library", "it cannot be opened"),
    sqlite3.SQLITE_IOERR: mark("Library", "the disk does not answer as it should"),
}

_log = logging.getLogger(__name__)


def not_saved(path: Path, error: Exception) -> NotSaved:
    """What to tell when the file cannot be written."""
    known = _REASONS.get(code(error))
    why = reason(error) if isinstance(error, OSError) else known
    why = why or Words("Library", "{error}").format(error=printable(str(error)))
    words = mark(
        "Library",
        "Your games cannot be saved in “{path}”: {reason}. You can play on; saving is tried again and again.",
    )
    return NotSaved(words.format(path=printable(str(path)), reason=why))


def open_library(directory: Path, patience: float) -> tuple[sqlite3.Connection, Words | None]:
    """A connection for writing, and a sentence if the file had to be set aside or restored.

    Waits at most `patience` seconds for another program; raises NotSaved.
    """
    path = directory / NAME
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with alone(directory / LOCK, patience):
            if not path.exists():
                if not any(path.with_name(NAME + tail).exists() for tail in FOLLOWERS):
                    return _begin(path, patience)
                path.touch()  # SQLite would add another file's leftovers to a new one: set them aside
            try:
                return open_sound(path, patience), None
            except Unfit as unfit:
                return _replace(path, unfit, patience)
    except (OSError, *DatabaseError, Unfit) as error:
        raise not_saved(path, error) from error


def open_for_reading(path: Path) -> sqlite3.Connection:
    """A connection that cannot write; raises `DatabaseError`."""
    db = connect(path, "mode=ro", 1.0)
    try:
        db.execute("SELECT 1 FROM game LIMIT 1")
    except sqlite3.OperationalError:  # no right to make the files that readers share
        db.close()
        return connect(path, "mode=ro&immutable=1", 1.0)
    except BaseException:
        db.close()
        raise
    return db


# Opening


@contextmanager
def alone(lock: Path, patience: float) -> Iterator[None]:
    """Keep other programs from opening a library at the same time; the system frees a dead program's lock."""
    with closing(sqlite3.connect(lock, timeout=patience, isolation_level=None)) as db:
        try:
            db.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if not is_damage(error):  # it should be empty; without it there is only less protection
                raise
        yield


def open_sound(path: Path, patience: float) -> sqlite3.Connection:
    """Open and check a file that is there; raises Unfit, or sqlite3.Error if that is not its fault."""
    if path.stat().st_size == 0:
        raise Unfit("the file is empty")
    db = connect(path, "mode=rw", patience)
    try:
        check(db, path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("BEGIN IMMEDIATE")  # tells now, not at the first decision, that the file cannot be written
        db.execute("ROLLBACK")
        migrate(db)
    except DatabaseError as error:
        db.close()
        if is_damage(error):
            raise Unfit(str(error)) from error
        raise
    except BaseException:
        db.close()
        raise
    return db


# Making, restoring


def _begin(path: Path, patience: float) -> tuple[sqlite3.Connection, Words | None]:
    """Make the file: from the newest backup and what was saved since, where there are any."""
    made = _make(path, None)
    made.rename(path)
    sync_directory(path.parent)
    db = open_sound(path, patience)
    count, last = _found(db)
    if not count:
        return db, None
    words = mark(
        "Library",
        "The list of your games was missing. %n game(s) came back from copies, last played {time}. "
        "What was played later may be missing.",
        "time: date and time",
        count,
    )
    return db, words.format(time=last)


def _replace(path: Path, unfit: Unfit, patience: float) -> tuple[sqlite3.Connection, Words]:
    """Set an unfit file aside; backup, later copies and what can still be read take its place."""
    _log.warning("%s set aside: %s", path, unfit)
    newer = isinstance(unfit, Newer)
    made = _make(path, None if newer else path)
    aside = set_aside(path, FOLLOWERS, "newer" if newer else "damaged")
    made.rename(path)
    sync_directory(path.parent)
    db = open_sound(path, patience)
    count, last = _found(db)
    if newer:
        told = mark(
            "Library", "Your games were written by a newer version of Cardtable. They are in “{path}” now."
        )
    elif not count:
        told = mark(
            "Library", "The list of your games was damaged, and nothing could be read. It is “{path}” now."
        )
    else:
        told = mark(
            "Library",
            "The list of your games was damaged. %n game(s) could be brought back, last played {time}. "
            "What was played later may be missing. The old file is “{path}”.",
            "time: date and time",
            count,
        ).format(time=last)
    return db, told.format(path=printable(str(aside)))


def _found(db: sqlite3.Connection) -> tuple[int, datetime]:
    """How many games there are, and when one of them was played last."""
    count, last = db.execute(
        "SELECT count(*), coalesce(max(changed), 0) FROM game WHERE deleted IS NULL"
    ).fetchone()
    return int(count), local_time(last)


def _make(path: Path, damaged: Path | None) -> Path:
    """A sound file beside the library's, ready to be renamed."""
    made = path.with_suffix(".new")
    remove(made)
    for _, backup in backups(path.parent):
        copyfile(backup, made)
        try:
            open_sound(made, 1.0).close()
        except (Unfit, *DatabaseError) as error:
            _log.warning("backup %s not used: %s", backup, error)
            remove(made)
            continue
        break
    else:
        begin(made)
    _add_recent(path.with_name(recent.NAME), made)
    if damaged:
        _salvage(damaged, made)
    sync(made)
    return made


def _add_recent(later: Path, made: Path) -> None:
    """Bring over what was saved since the backup; another program may be using that file."""
    if not later.exists():
        return
    try:
        old = open_for_reading(later)
    except DatabaseError as error:
        _log.warning("%s not used: %s", later, error)
        return
    with closing(old), closing(connect(made, "mode=rw", 1.0)) as db:
        salvage(old, db, as_new=True)


def _salvage(damaged: Path, made: Path) -> None:
    """Bring over what can be read, from a copy: SQLite would tidy the damaged file up."""
    wreck = damaged.with_suffix(".wreck")
    remove(wreck)
    for tail in ("", "-wal", "-journal"):
        with suppress(FileNotFoundError):
            copyfile(damaged.with_name(damaged.name + tail), wreck.with_name(wreck.name + tail))
    with closing(connect(wreck, "mode=rw", 1.0)) as old, closing(connect(made, "mode=rw", 1.0)) as db:
        salvage(old, db)
    remove(wreck)
