# SPDX-License-Identifier: GPL-3.0-or-later
"""What a file of games looks like inside, and whether one is as it was written."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from .salvage import DatabaseError, nodes_in, sound

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

_SOUND = "SELECT record, moves, {nodes}, checksum FROM game"
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}


class Unfit(Exception):
    """The file is damaged, no library of ours, or a newer one: something else must take its place."""


class Newer(Unfit):
    """The file was written by a newer version."""


def is_damage(error: Exception) -> bool:
    """Whether an error tells of a damaged file, rather than of a lock or a disk."""
    return code(error) in _DAMAGE or isinstance(error, (UnicodeDecodeError, Unfit))


def code(error: Exception) -> int:
    """SQLite's number for what went wrong; 0: none."""
    number: int = getattr(error, "sqlite_errorcode", 0)
    return number & 0xFF


def connect(path: Path, mode: str, patience: float) -> sqlite3.Connection:
    """A connection that waits `patience` seconds for other programs; raises sqlite3.Error."""
    db = sqlite3.connect(
        f"{path.as_uri()}?{mode}", uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    db.text_factory = _text
    return db


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def local_time(seconds: int) -> datetime:
    """A time of the file, here."""
    try:
        return datetime.fromtimestamp(seconds, UTC).astimezone()
    except (ValueError, OverflowError, OSError):  # a year that no calendar has
        return datetime.fromtimestamp(0, UTC)


def begin(path: Path) -> None:
    """Make a file without games; raises sqlite3.Error."""
    with closing(connect(path, "mode=rwc", 1.0)) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION:d}")
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db)


def migrate(db: sqlite3.Connection, version: int = VERSION) -> None:
    """Bring the file up to a version, one transaction for each step."""
    now = db.execute("PRAGMA user_version").fetchone()[0]
    for number in range(now + 1, version + 1):
        db.execute("BEGIN IMMEDIATE")
        for statement in MIGRATIONS[number - 1]:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number:d}")
        db.execute("COMMIT")


def check(db: sqlite3.Connection, path: Path) -> None:
    """Raise Unfit unless the file is whole and every game in it as it was written; else sqlite3.Error."""
    try:
        _check_inside(db)
        _check_size(db, path)
    except DatabaseError as error:
        if is_damage(error):
            raise Unfit(str(error)) from error
        raise


def _check_inside(db: sqlite3.Connection) -> None:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION or version < 1:
        raise Unfit("not a library")
    if version > VERSION:
        raise Newer(f"version {version}")
    found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise Unfit(found)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, version)
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
