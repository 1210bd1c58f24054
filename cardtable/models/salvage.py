# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading what is left of a damaged library."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any
from zlib import crc32

_READ = """SELECT id, place, revision, title, started, changed, deleted, finished, winner, decisions,
    record, moves, {nodes}, checksum FROM game WHERE id = ?"""
WRITE = """INSERT OR REPLACE INTO game
    (id, place, revision, title, started, changed, deleted, finished, winner, decisions,
    record, moves, nodes, checksum)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
GAME = _READ.format(nodes="nodes")
"""All columns of a game in a file of today's version, and back."""
_WALKS = (
    "SELECT id FROM game ORDER BY id",
    "SELECT id FROM game ORDER BY id DESC",
    "SELECT id FROM game INDEXED BY game_place ORDER BY place",
    "SELECT id FROM game INDEXED BY game_place ORDER BY place DESC",
)
"""Four ways to the games; each ends at the first page that cannot be read."""
DatabaseError = (sqlite3.Error, UnicodeDecodeError)
"""What reading a database can raise: the messages of a damaged one may hold anything."""
_HIGHEST = 1 << 40
"""Place and revision of a game: numbers that can be counted on from."""
_MOST = 1_000_000
"""Games looked at: pages that were written over can lead round in circles."""

_log = logging.getLogger(__name__)


def checksum(record: str, moves: str, nodes: str) -> int:
    """A number that tells whether a game is as it was written."""
    parts = (record, moves, nodes) if nodes else (record, moves)  # a first version had no nodes
    return crc32("\n".join(parts).encode())


def sound(game: tuple[Any, ...]) -> bool:
    """Whether record, moves, nodes and checksum of a game belong together."""
    *parts, number = game
    return bool(checksum(*map(str, parts)) == number)


def nodes_in(db: sqlite3.Connection) -> str:
    """How to ask a file for the nodes: one of the first version has none."""
    columns = [name for (name,) in db.execute("SELECT name FROM pragma_table_info('game')")]
    return "nodes" if "nodes" in columns else "''"


def salvage(wreck: sqlite3.Connection, into: sqlite3.Connection, *, as_new: bool = False) -> None:
    """Copy every game that can still be read, where it is newer than the one already there.

    A game that is not as it was written is copied, too, where there is no better one; `as_new`: also one of
    the same revision, whose labels may be newer. Raises sqlite3.Error only when `into` cannot be written.
    """
    into.execute("BEGIN IMMEDIATE")
    saved = sum(_take(into, row, as_new) for row in _readable(wreck))
    into.execute("COMMIT")
    _log.warning("%d games brought over", saved)


def _readable(wreck: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    numbers: dict[int, None] = {}
    for walk in _WALKS:
        with suppress(*DatabaseError):
            for (number,) in islice(wreck.execute(walk), _MOST):
                numbers[number] = None
    read = GAME
    with suppress(*DatabaseError):
        read = _READ.format(nodes=nodes_in(wreck))
    for number in numbers:
        row = None
        with suppress(*DatabaseError):
            row = wreck.execute(read, (number,)).fetchone()
        if row:
            yield row


def _take(into: sqlite3.Connection, row: tuple[Any, ...], as_new: bool) -> int:
    id_, place, revision, *labels, record, moves, nodes, _ = row
    here = into.execute("SELECT revision FROM game WHERE id = ?", (id_,)).fetchone()
    try:
        if here and (not sound(row[-4:]) or here[0] >= revision + as_new):
            return 0
        counts = [min(max(count, 1), _HIGHEST) for count in (place, revision)]
        whole = checksum(record, moves, nodes)
        into.execute(WRITE, (id_, *counts, *labels, record, moves, nodes, whole))
    except (sqlite3.Error, TypeError, ValueError, OverflowError) as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
        return 0  # some column holds what it never should
    return 1
