# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach's notebook: thoughts about positions, and what each decision of a game was worth.

It is a file of its own beside the library. All in it can be thought again, so a damaged notebook is begun
anew, and a lost last line costs nothing: writing does not wait for the disk.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec

from cardtable import __version__
from cardtable.engine.bot import Limit, Thought
from cardtable.engine.game import State

from .files import FOLLOWERS
from .review import Decision
from .schema import is_damage

NAME = "notebook.sqlite"
VERSION = 2

_COUNT_IN = """INSERT INTO total VALUES (new.game, new.seat, new.loss, 1) ON CONFLICT (game, seat)
    DO UPDATE SET loss = loss + excluded.loss, decisions = decisions + 1"""
_COUNT_OUT = """UPDATE total SET loss = loss - old.loss, decisions = decisions - 1
    WHERE game = old.game AND seat = old.seat"""
_TABLES = (
    "CREATE TABLE thought (position BLOB PRIMARY KEY, thought TEXT NOT NULL) STRICT",
    """CREATE TABLE decision (game INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
        loss REAL NOT NULL, cost REAL NOT NULL, drilled INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (game, number)) STRICT""",
    """CREATE TABLE total (game INTEGER NOT NULL, seat INTEGER NOT NULL, loss REAL NOT NULL,
        decisions INTEGER NOT NULL, PRIMARY KEY (game, seat)) STRICT, WITHOUT ROWID""",
    f"CREATE TRIGGER noted AFTER INSERT ON decision BEGIN {_COUNT_IN}; END",
    f"CREATE TRIGGER noted_anew AFTER UPDATE ON decision BEGIN {_COUNT_OUT}; {_COUNT_IN}; END",
    f"CREATE TRIGGER struck_out AFTER DELETE ON decision BEGIN {_COUNT_OUT}; END",
)
"""`total` is the sum of the decisions by game and seat, which the statistics ask for all at once."""
_NOTE = """INSERT INTO decision (game, number, seat, loss, cost) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (game, number) DO UPDATE
    SET seat = excluded.seat, loss = excluded.loss, cost = excluded.cost"""
_NUMBERS = "SELECT number FROM decision WHERE game = ? AND seat = ?"
_STRIKE = "DELETE FROM decision WHERE game = ? AND number = ?"
_DECISIONS = """SELECT game, number, seat, loss, cost, drilled FROM decision
    WHERE loss >= ? ORDER BY game, number"""
_LOSSES = "SELECT game, seat, loss, decisions FROM total WHERE decisions > 0"
_DRILLED = "UPDATE decision SET drilled = drilled + 1 WHERE game = ? AND number = ?"

_read_thought = msgspec.json.Decoder(Thought).decode
_log = logging.getLogger(__name__)


class Noted(msgspec.Struct, frozen=True):
    """A decision as the notebook keeps it."""

    game: int
    """Its number in the library."""
    number: int
    seat: int
    loss: float
    cost: float
    drilled: int = 0
    """How often it was found right when it was tried again."""


def position_key(game: str, view: State, seat: int, level: str, limit: Limit) -> bytes:
    """What tells a position, a seat and a way of thinking from all others, for this version's opponents."""
    return sha256(msgspec.json.encode((__version__, game, view, seat, level, limit))).digest()


class Notebook:
    """Thoughts and decisions in a directory. Nothing here raises because a disk fails: it then forgets."""

    def __init__(self, directory: Path) -> None:
        self._path = directory / NAME
        self._db = _open(self._path)

    def thought(self, key: bytes) -> Thought | None:
        """The thought about a position, if there has been one."""
        with suppress(sqlite3.Error, msgspec.MsgspecError):
            row = self._db.execute("SELECT thought FROM thought WHERE position = ?", (key,)).fetchone()
            return _read_thought(row[0]) if row else None
        return None

    def keep(self, key: bytes, thought: Thought) -> None:
        """Note a thought."""
        self._write(
            "INSERT OR REPLACE INTO thought VALUES (?, ?)", [(key, msgspec.json.encode(thought).decode())]
        )

    def note(self, game: int, seat: int, decisions: Iterable[Decision]) -> None:
        """Note what all decisions of a seat in a game were worth, in place of what was noted of them before.

        Those that were taken back, and have no place in the game any more, are struck out.
        """
        rows = [(game, one.number, seat, one.loss, one.cost) for one in decisions if not one.forced]
        numbers = {number for _, number, *_ in rows}
        with suppress(sqlite3.Error):
            before = self._db.execute(_NUMBERS, (game, seat)).fetchall()
            self._write(_STRIKE, [(game, number) for (number,) in before if number not in numbers])
        self._write(_NOTE, rows)

    def decisions(self, least: float = 0.0) -> list[Noted]:
        """Every decision noted that lost at least so much, by game and number."""
        with suppress(sqlite3.Error):
            return [Noted(*row) for row in self._db.execute(_DECISIONS, (least,))]
        return []

    def losses(self) -> dict[tuple[int, int], tuple[float, int]]:
        """By game and seat what was lost in all, and in how many decisions."""
        with suppress(sqlite3.Error):
            rows = self._db.execute(_LOSSES).fetchall()
            return {(game, seat): (loss, count) for game, seat, loss, count in rows}
        return {}

    def drilled(self, game: int, number: int) -> None:
        """A mistake was tried again and found right."""
        self._write(_DRILLED, [(game, number)])

    def close(self) -> None:
        """Let go of the file."""
        with suppress(sqlite3.Error):
            self._db.close()

    def _write(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        try:
            with self._db:
                self._db.executemany(statement, rows)
        except sqlite3.Error as error:
            _log.warning("the notebook is not written: %s", error)


def _open(path: Path) -> sqlite3.Connection:
    """The notebook's file; begun anew if it is damaged, in memory if there can be none."""
    for _ in range(2):
        try:
            return _opened(path)
        except sqlite3.Error as error:
            _log.warning("the notebook cannot be used: %s", error)
            if not is_damage(error):
                break
            for follower in ("", *FOLLOWERS):
                with suppress(OSError):
                    path.with_name(path.name + follower).unlink(missing_ok=True)
    db = sqlite3.connect(":memory:")
    _prepare(db)
    return db


def _opened(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=0.1)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        if db.execute("PRAGMA user_version").fetchone()[0] != VERSION:
            for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                db.execute(f'DROP TABLE "{name}"')
            _prepare(db)
        if db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            error = sqlite3.DatabaseError("the check failed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection) -> None:
    for statement in _TABLES:
        db.execute(statement)
    db.execute(f"PRAGMA user_version = {VERSION}")
    db.commit()
