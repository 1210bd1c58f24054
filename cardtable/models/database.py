# SPDX-License-Identifier: GPL-3.0-or-later
"""The library's file: opened and checked, set aside and restored when damaged, backed up.

`library.sqlite` holds the games, `library.lock` is locked while the file is opened, and `backups/` holds the
newest backups, numbered: `library 000012, 2026-07-31.sqlite`.
"""

from __future__ import annotations

import logging
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import date
from pathlib import Path
from shutil import copyfile

from cardtable.engine.words import Words, mark

from .files import NotSaved, printable, reason, set_aside, sync_directory
from .salvage import DatabaseError, nodes_in, salvage, sound

NAME = "library.sqlite"
LOCK = "library.lock"
BACKUPS = "backups"
KEEP = 5
DAY = 86_400.0
FOLLOWERS = ("-wal", "-shm", "-journal")
"""What SQLite adds to a file's name for the files that belong to it."""

APPLICATION = 0x43415244
MIGRATIONS = (
    (
        """CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            place INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            title TEXT NOT NULL,
            started INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            deleted INTEGER,
            finished INTEGER NOT NULL,
            winner INTEGER,
            decisions INTEGER NOT NULL,
            record TEXT NOT NULL,
            moves TEXT NOT NULL,
            checksum INTEGER NOT NULL
        ) STRICT""",
        "CREATE INDEX game_place ON game (place)",
    ),
    ("ALTER TABLE game ADD COLUMN nodes TEXT NOT NULL DEFAULT ''",),
)
"""Statements that lead from each version of the file to the next. The times are seconds since 1970; `place`
rises with every decision, so that the order of games does not hang on the clock; `revision` rises with every
change of a game's decisions, so that two programs notice each other; `record` is the record without moves
and nodes, which have columns of their own; `checksum` is that of all three, since SQLite has none and would
not notice other letters in a text."""
VERSION = len(MIGRATIONS)

_BACKUP = re.compile(r"library (\d{6,}), \d{4}-\d\d-\d\d\.sqlite")
_SOUND = "SELECT record, moves, {nodes}, checksum FROM game"
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
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


class Unfit(Exception):
    """The file is damaged, no library of ours, or a newer one: something else must take its place."""


class _Newer(Unfit):
    """The file was written by a newer version."""


def is_damage(error: Exception) -> bool:
    """Whether an error tells of a damaged file, rather than of a lock or a disk."""
    return _code(error) in _DAMAGE or isinstance(error, UnicodeDecodeError)


def not_saved(path: Path, error: Exception) -> NotSaved:
    """What to tell when the file cannot be written."""
    known = _REASONS.get(_code(error))
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
    db = _connect(path, "mode=ro", 1.0)
    try:
        db.execute("SELECT 1 FROM game LIMIT 1")
    except sqlite3.OperationalError:  # no right to make the files that readers share
        db.close()
        return _connect(path, "mode=ro&immutable=1", 1.0)
    except BaseException:
        db.close()
        raise
    return db


def back_up(db: sqlite3.Connection, directory: Path) -> None:
    """Copy the library, unless it is empty or the newest copy is not a day old; keep the newest few."""
    if not db.execute("SELECT EXISTS (SELECT 1 FROM game)").fetchone()[0]:
        return
    folder = directory / BACKUPS
    folder.mkdir(exist_ok=True)
    old = backups(directory)
    # a clock that was set back must not put backups off
    if old and abs(time.time() - old[0][1].stat().st_mtime) < DAY:
        return
    fresh = folder / "library.new"
    remove(fresh)
    db.execute("VACUUM INTO ?", (str(fresh),))
    sync(fresh)
    number = old[0][0] + 1 if old else 1
    fresh.rename(folder / f"library {number:06}, {date.today().isoformat()}.sqlite")
    sync_directory(folder)
    for _, path in backups(directory)[KEEP:]:
        path.unlink()


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


def _connect(path: Path, mode: str, patience: float) -> sqlite3.Connection:
    db = sqlite3.connect(
        f"{path.as_uri()}?{mode}", uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    db.text_factory = _text
    return db


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def open_sound(path: Path, patience: float) -> sqlite3.Connection:
    """Open and check a file that is there; raises Unfit, or sqlite3.Error if that is not its fault."""
    if path.stat().st_size == 0:
        raise Unfit("the file is empty")
    db = _connect(path, "mode=rw", patience)
    try:
        _check(db)
        _check_size(db, path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("BEGIN IMMEDIATE")  # tells now, not at the first decision, that the file cannot be written
        db.execute("ROLLBACK")
        _migrate(db)
    except DatabaseError as error:
        db.close()
        if is_damage(error):
            raise Unfit(str(error)) from error
        raise
    except BaseException:
        db.close()
        raise
    return db


def _check(db: sqlite3.Connection) -> None:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION or version < 1:
        raise Unfit("not a library")
    if version > VERSION:
        raise _Newer(f"version {version}")
    found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise Unfit(found)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        _migrate(model, version)
        if _shape(db) != _shape(model):
            raise Unfit("not a library")
    if not all(map(sound, db.execute(_SOUND.format(nodes=nodes_in(db))))):
        raise Unfit("a game is not as it was written")


def _check_size(db: sqlite3.Connection, path: Path) -> None:
    """SQLite reads a last page that was cut off as if it ended in zeros."""
    page = db.execute("PRAGMA page_size").fetchone()[0]
    for _ in range(5):
        if path.stat().st_size % page == 0:
            return
        time.sleep(0.05)  # another program may be writing there just now
    raise Unfit("the file was cut off")


def _shape(db: sqlite3.Connection) -> list[tuple[object, ...]]:
    return db.execute("SELECT name, type, \"notnull\", pk FROM pragma_table_info('game')").fetchall()


def _migrate(db: sqlite3.Connection, version: int = VERSION) -> None:
    """Bring the file up to a version, one transaction for each step."""
    now = db.execute("PRAGMA user_version").fetchone()[0]
    for number in range(now + 1, version + 1):
        db.execute("BEGIN IMMEDIATE")
        for statement in MIGRATIONS[number - 1]:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number:d}")
        db.execute("COMMIT")


# Making, restoring


def _begin(path: Path, patience: float) -> tuple[sqlite3.Connection, Words | None]:
    """Make the file: from the newest backup if there is one, otherwise new."""
    made, day = _make(path, None)
    made.rename(path)
    sync_directory(path.parent)
    db = open_sound(path, patience)
    if day is None:
        return db, None
    words = mark("Library", "The list of your games was missing. The backup of {date} has taken its place.")
    return db, words.format(date=day)


def _replace(path: Path, unfit: Unfit, patience: float) -> tuple[sqlite3.Connection, Words]:
    """Set an unfit file aside; the newest good backup, and what can still be read, take its place."""
    _log.warning("%s set aside: %s", path, unfit)
    newer = isinstance(unfit, _Newer)
    made, day = _make(path, None if newer else path)
    aside = set_aside(path, FOLLOWERS, "newer" if newer else "damaged")
    made.rename(path)
    sync_directory(path.parent)
    if newer:
        told = mark(
            "Library", "Your games were written by a newer version of Cardtable. They are in “{path}” now."
        )
    elif day is None:
        told = mark(
            "Library",
            "The list of your games was damaged. What could still be read is here; the old file is “{path}”.",
        )
    else:
        told = mark(
            "Library",
            "The list of your games was damaged. The backup of {date} and what could still be read is here; "
            "the old file is “{path}”.",
        ).format(date=day)
    return open_sound(path, patience), told.format(path=printable(str(aside)))


def _make(path: Path, damaged: Path | None) -> tuple[Path, str | None]:
    """A sound file beside the library's, ready to be renamed, and the date of the backup in it."""
    made = path.with_suffix(".new")
    day = None
    remove(made)
    for _, backup in backups(path.parent):
        copyfile(backup, made)
        try:
            open_sound(made, 1.0).close()
        except (Unfit, *DatabaseError) as error:
            _log.warning("backup %s not used: %s", backup, error)
            remove(made)
            continue
        day = backup.stem.rpartition(" ")[2]
        break
    else:
        with closing(_connect(made, "mode=rwc", 1.0)) as db:
            db.execute(f"PRAGMA application_id = {APPLICATION:d}")
            db.execute("PRAGMA journal_mode = WAL")
            _migrate(db)
    if damaged:
        _salvage(damaged, made)
    sync(made)
    return made, day


def _salvage(damaged: Path, made: Path) -> None:
    """Bring over what can be read, from a copy: SQLite would tidy the damaged file up."""
    wreck = damaged.with_suffix(".wreck")
    remove(wreck)
    for tail in ("", "-wal", "-journal"):
        with suppress(FileNotFoundError):
            copyfile(damaged.with_name(damaged.name + tail), wreck.with_name(wreck.name + tail))
    with closing(_connect(wreck, "mode=rw", 1.0)) as old, closing(_connect(made, "mode=rw", 1.0)) as db:
        salvage(old, db)
    remove(wreck)


def backups(directory: Path) -> list[tuple[int, Path]]:
    """Number and path of the backups, newest first."""
    folder = directory / BACKUPS
    names = folder.iterdir() if folder.is_dir() else ()
    found = [(int(match[1]), path) for path in names if (match := _BACKUP.fullmatch(path.name))]
    return sorted(found, reverse=True)


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


def _code(error: Exception) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
