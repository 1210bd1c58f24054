# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of games: one line for each, also for those that cannot be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Container, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from cardtable.engine.record import Origin, Player

from .saved import Saved
from .schema import local_time

_LIST = """SELECT id, title, started, changed, finished, winner, decisions, record FROM game
    WHERE deleted IS NULL ORDER BY place DESC"""
_FINISHED = """SELECT id, changed, decisions FROM game WHERE deleted IS NULL AND finished
    ORDER BY place"""
_UNFINISHED = "SELECT id, record FROM game WHERE deleted IS NULL AND NOT finished ORDER BY place DESC"


Result: TypeAlias = Literal["won", "lost", "drawn", "over", "unfinished"]


class Stamp(NamedTuple):
    """What tells a finished game as it is from what it was."""

    id: int
    played: int
    """Seconds since 1970."""
    moves: int


class Entry(msgspec.Struct, frozen=True):
    """One line of the list of games."""

    id: int
    title: str
    game: str
    players: tuple[Player, ...]
    began: int
    """Seconds since 1970, as is `played`, the time of the last decision."""
    played: int
    moves: int
    """Decisions taken."""
    finished: bool
    winner: int | None
    damaged: bool = False
    """The record cannot be read: it is kept, but cannot be resumed."""
    practice: bool = False
    assisted: int = 0
    deal: int = 0
    origin: int | None = None
    """The game that this one was taken over from."""
    origin_title: str = ""
    """What people call that one."""

    @property
    def started(self) -> datetime:
        """When it began, here."""
        return local_time(self.began)

    @property
    def changed(self) -> datetime:
        """When it was played last, here."""
        return local_time(self.played)

    @property
    def result(self) -> Result:
        """How it stands for the people in it; in a game of opponents only nobody wins or loses."""
        if not self.finished:
            return "unfinished"
        if self.winner is None:
            return "drawn"
        if self.players[self.winner].human:
            return "won"
        return "lost" if any(player.human for player in self.players) else "over"


class Wanted(msgspec.Struct, frozen=True):
    """What games of a list are looked for; an empty field excludes none."""

    game: str = ""
    level: str = ""
    """An opponent of this level played."""
    results: frozenset[Result] = frozenset()
    since: int = 0
    """Played at this time or later, in seconds since 1970."""

    def takes(self, entry: Entry) -> bool:
        """Whether a game is one of those."""
        return (
            (not self.game or entry.game == self.game)
            and entry.played >= self.since
            and (not self.results or entry.result in self.results)
            and (not self.level or any(player.level == self.level for player in entry.players))
        )


class _Head(msgspec.Struct, frozen=True):
    """What the list shows of a record."""

    game: str
    seats: tuple[Player, ...]
    practice: bool = False
    assisted: int = 0
    deal: int = 0
    origin: Origin | None = None


_read_head = msgspec.json.Decoder(_Head).decode


def entries(db: sqlite3.Connection, but: Container[int]) -> list[Entry]:
    """All games on disk, newest first, but for some."""
    return [_entry(*row) for row in db.execute(_LIST).fetchall() if row[0] not in but]


def with_origins(found: Sequence[Entry]) -> list[Entry]:
    """The same lines; those of games that were taken over know what people call the game before."""
    titles = {entry.id: entry.title for entry in found}
    return [
        entry
        if entry.origin is None
        else msgspec.structs.replace(entry, origin_title=titles.get(entry.origin, ""))
        for entry in found
    ]


def stamps(db: sqlite3.Connection, but: Container[int]) -> list[Stamp]:
    """The finished games on disk, but for some."""
    return [Stamp(*row) for row in db.execute(_FINISHED).fetchall() if row[0] not in but]


def stamp(saved: Saved) -> Stamp:
    """The stamp of a game in memory."""
    return Stamp(saved.key, saved.changed, len(saved.moves))


def first_unfinished(db: sqlite3.Connection, but: Container[int]) -> int | None:
    """The game on disk played last of those that are not over and can be read, but for some."""
    for id_, record in db.execute(_UNFINISHED):
        if id_ not in but and _head(record):
            return int(id_)
    return None


def entry(saved: Saved) -> Entry:
    """The line of a game in memory."""
    return _entry(
        saved.key,
        saved.title,
        saved.started,
        saved.changed,
        saved.finished,
        saved.winner,
        len(saved.moves),
        saved.record,
    )


def _entry(
    id_: int,
    title: str,
    started: int,
    changed: int,
    finished: int,
    winner: int | None,
    moves: int,
    record: str,
) -> Entry:
    head = _head(record) or _Head("", ())
    return Entry(
        id_,
        title,
        head.game,
        head.seats,
        started,
        changed,
        moves,
        bool(finished),
        winner if winner in range(len(head.seats)) else None,
        not head.seats,
        head.practice,
        head.assisted,
        head.deal,
        head.origin.game if head.origin else None,
    )


def _head(record: str) -> _Head | None:
    with suppress(msgspec.MsgspecError, RecursionError):
        return _read_head(record)
    return None
