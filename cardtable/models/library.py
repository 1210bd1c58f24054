# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game ever played: saved decision by decision, resumed, listed, exported and opened."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from PySide6.QtCore import QObject, Signal

from cardtable.engine.record import FORMAT, BadRecord, Record, read_record, write_record
from cardtable.engine.words import Words, mark

from .database import NAME, open_for_reading, open_library
from .files import NotSaved, printable, reason, write_whole
from .gamefile import check_seats, read_game_file
from .listing import Entry as Entry
from .listing import Stamp, entries, entry, first_unfinished, stamp, stamps, with_origins
from .restore import Backup as Backup
from .restore import list_backups, restore
from .salvage import DatabaseError
from .saved import Saved
from .schema import is_damage
from .writer import Writer, new_id

T = TypeVar("T")

PATIENCE = 1.0
"""Seconds that opening waits for another program."""
GLANCE = 0.25
"""Seconds that a caller waits for what is being written; after that memory answers."""
CLOSING = 10.0
"""Seconds that closing waits for what is being written."""
MONTH = 30 * 86_400
LONGEST_TITLE = 200

_GAME = """SELECT revision, title, started, record, changed, moves, nodes, finished, winner, deleted FROM game
    WHERE id = ?"""
_SAME = "SELECT id FROM game WHERE record = ? AND moves = ? AND deleted IS NULL ORDER BY place DESC"

_log = logging.getLogger(__name__)


class Library(QObject):
    """The games in one directory. Made by `open`; nothing here raises because a disk fails.

    One thread writes; reading happens where it is asked for, with a connection of its own.
    """

    told = Signal(object)
    """`Words` for the people at the table: what happened to their games behind their backs."""
    moved = Signal(int, int)
    """Old and new number: another program played on with this game, so it goes on as one of its own."""
    _heard = Signal(object)
    _forked = Signal(int, int)

    def __init__(self, directory: Path, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._directory = directory.absolute()
        self._live: dict[int, Saved] = {}
        self._futures: dict[int, Future[None]] = {}
        self.trouble: Words | None = None
        """What was wrong at opening; to be said once."""
        self._heard.connect(self._on_heard)
        self._forked.connect(self._on_forked)
        db = None
        try:
            db, self.trouble = open_library(self._directory, PATIENCE)
        except NotSaved as error:
            _log.warning("%s", error)
            self.trouble = error.words
        self._writer = Writer(self._directory, db, self._tell, self._fork)
        self._writer.start()

    @classmethod
    def open(cls, directory: Path, clock: Callable[[], float] = time.time) -> Library:
        """The library in a directory, made or repaired if need be."""
        return cls(directory, clock)

    # Playing

    def create(self, record: Record, title: str = "") -> int:
        """Keep a new game; its number."""
        return self._create(record, title, finished=False, winner=None)

    def resume(self, game: int) -> Record:
        """The record of a game that is to be played on; raises BadRecord."""
        saved = self._peek(game)
        record = _record(saved)
        check_seats(record)
        if game not in self._waiting():
            self._live[game] = saved
            self._writer.forget(game)
        return record

    def add_move(self, game: int, number: int, text: str, nodes: int = 0) -> Future[None]:
        """Keep decision `number` (from 1), which follows all those before it, and the nodes of its thought.

        Done when it is on disk. Raises in the future NotSaved: the game is then kept in memory and saving is
        tried again and again.
        """
        before = self._game(game)
        if number != len(before.moves) + 1:
            raise ValueError(f"decision {number} cannot follow {len(before.moves)}")
        thoughts = before.nodes
        if nodes:
            thoughts = (*thoughts, *(0,) * (number - 1 - len(thoughts)), nodes)
        moves = (*before.moves, text)
        return self._play(game, moves=moves, nodes=thoughts, finished=False, winner=None)

    def keep(self, game: int, record: Record) -> Future[None]:
        """Keep a game whose decisions or marks have been changed; the rest as in `add_move`."""
        head, moves = _split(record)
        over = self._game(game)
        same = over.moves == moves
        finished, winner = (over.finished, over.winner) if same else (False, None)
        return self._play(
            game, record=head, moves=moves, nodes=record.nodes, finished=finished, winner=winner
        )

    def finish(self, game: int, winner: int | None) -> Future[None]:
        """The game is over; no winner: a draw. A backup is made soon, if the newest is not."""
        future = self._play(game, finished=True, winner=winner)
        self._writer.back_up_later()
        return future

    # The list

    def games(self) -> list[Entry]:
        """All games, newest first."""
        self.flush(GLANCE)
        waiting = self._waiting()
        first = [entry(saved) for saved in reversed(waiting.values()) if saved.deleted is None]
        return with_origins(first + (self._read(lambda db: entries(db, waiting)) or []))

    def finished(self) -> list[Stamp]:
        """All games that are over, oldest first; a quick look, for those who know them already."""
        self.flush(GLANCE)
        waiting = self._waiting()
        new = [stamp(saved) for saved in waiting.values() if saved.finished and saved.deleted is None]
        return (self._read(lambda db: stamps(db, waiting)) or []) + new

    def unfinished(self) -> int | None:
        """The game played last of those that are not over and can be read."""
        self.flush(GLANCE)
        waiting = self._waiting()
        for saved in reversed(waiting.values()):
            if not saved.finished and saved.deleted is None:
                return saved.key
        return self._read(lambda db: first_unfinished(db, waiting))

    def record(self, game: int) -> Record:
        """The record of a game; raises BadRecord."""
        return _record(self._peek(game))

    def rename(self, game: int, title: str) -> Future[None]:
        """Give a game another title; raises BadRecord for a game that is gone."""
        return self._label(game, title=_title(title))

    def delete(self, game: int) -> Future[None]:
        """Take a game off the list; for a month it can come back."""
        return self._label(game, deleted=self._now())

    def undelete(self, game: int) -> Future[None]:
        """Put a deleted game back on the list."""
        return self._label(game, deleted=None)

    # Files

    def export(self, game: int, path: Path) -> None:
        """Write a game to a `.cardtable` file; raises NotSaved or BadRecord."""
        record = msgspec.structs.replace(self.record(game), title=self._peek(game).title)
        data = write_record(record)
        try:
            write_whole(path, data)
        except (OSError, ValueError) as error:
            why = reason(error) if isinstance(error, OSError) else mark("Library", "this is no file name")
            words = mark("Library", "The game cannot be written to “{path}”: {reason}.")
            raise NotSaved(words.format(path=printable(str(path)), reason=why)) from None

    def open_file(self, path: Path) -> int:
        """Take in the game of a `.cardtable` file, unless it is here already; raises BadRecord."""
        timeline = read_game_file(path)
        head, moves = _split(timeline.record)
        same = self._read(lambda db: db.execute(_SAME, (head, " ".join(moves))).fetchone())
        if same:
            return int(same[0])
        result = timeline.state.result
        winner = result.winner if result else None
        title = timeline.record.title or path.stem
        return self._create(timeline.record, title, finished=result is not None, winner=winner)

    # Keeping

    def maintain(self) -> Future[None]:
        """Make a backup if it is time, and drop what was deleted a month ago. For after the first paint."""
        return self._writer.maintain(self._now() - MONTH)

    def backups(self) -> list[Backup]:
        """What the library can be restored from, newest first."""
        return list_backups(self._directory)

    def restore(self, backup: Backup) -> Path | None:
        """Put a backup in the library's place; where the one before is now. Raises NotSaved.

        Games that this program has played since it was started stay.
        """
        aside: list[Path | None] = []
        future = self._writer.swap(lambda: aside.append(restore(self._directory, backup.path)))
        try:
            future.result(CLOSING)
        except (NotSaved, TimeoutError) as error:
            words = mark("Library", "The backup cannot be restored just now. Your games are as they were.")
            raise error if isinstance(error, NotSaved) else NotSaved(words) from None
        self.maintain()
        return aside[0]

    def is_unsaved(self, game: int) -> bool:
        """Whether what has been played of a game is in memory only, when everything has been tried."""
        self.flush()
        return game in self._waiting()

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait for everything to be written; False if that takes longer."""
        return self._writer.flush(timeout)

    def close(self) -> None:
        """Write everything and let go of the file."""
        if self._writer.is_alive():
            self.maintain()
            self._writer.close(CLOSING)

    # Games in memory

    def _create(self, record: Record, title: str, finished: bool, winner: int | None) -> int:
        head, moves = _split(record)
        now = self._now()
        key = new_id()
        saved = Saved(
            key, 0, _title(title), now, head, now, moves, record.nodes, finished, winner, played=True
        )
        with suppress(NotSaved, TimeoutError):  # it is in memory, and the first decision tells
            self._put(saved).result(GLANCE)
        return key

    def _play(self, game: int, **changes: Any) -> Future[None]:
        before = self._game(game)
        after = msgspec.structs.replace(before, **changes)
        if after.same_play(before):
            return self._futures.get(game) or _done()
        return self._put(msgspec.structs.replace(after, changed=self._now(), deleted=None, played=True))

    def _label(self, game: int, **changes: Any) -> Future[None]:
        future = self._put(msgspec.structs.replace(self._game(game), **changes))
        future.add_done_callback(self._tell_failure)
        return future

    def _put(self, saved: Saved) -> Future[None]:
        self._live[saved.key] = saved
        self._futures.pop(saved.key, None)  # the one played last stands at the end
        future = self._futures[saved.key] = self._writer.save(saved)
        return future

    def _game(self, game: int) -> Saved:
        """A game as this program knows it; raises BadRecord when there is none."""
        if game not in self._live:
            self._live[game] = self._peek(game)
        return self._live[game]

    def _peek(self, game: int) -> Saved:
        """A game as it is on disk, or in memory if that is newer; raises BadRecord when there is none."""
        self.flush(GLANCE)
        if game in self._waiting():
            return self._live[game]
        row = self._read(lambda db: db.execute(_GAME, (game,)).fetchone())
        if row:
            return _saved(game, row)
        if game in self._live:
            return self._live[game]
        raise BadRecord(mark("Library", "This game is no longer here."))

    def _waiting(self) -> dict[int, Saved]:
        """Games that are newer in memory than on disk, the one played last at the end."""
        pending = self._writer.pending
        return {
            key: self._live[key]
            for key, future in self._futures.items()
            if not future.done() or key in pending
        }

    def _now(self) -> int:
        return int(self._clock())

    def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T | None:
        """Ask the file; None if it cannot be read."""
        for _ in range(2):
            try:
                with closing(open_for_reading(self._directory / NAME)) as db:
                    return ask(db)
            except DatabaseError as error:
                if not is_damage(error):
                    break
                _log.warning("reading: %s", error)
                with suppress(NotSaved, TimeoutError):
                    self._writer.repair().result(PATIENCE)
        return None

    # What the writer tells

    def _tell(self, words: Words) -> None:
        with suppress(RuntimeError):  # this object has gone
            self._heard.emit(words)

    def _tell_failure(self, future: Future[None]) -> None:
        error = future.exception()
        if isinstance(error, NotSaved):
            self._tell(error.words)

    def _fork(self, old: int, new: int) -> None:
        with suppress(RuntimeError):
            self._forked.emit(old, new)

    def _on_heard(self, words: Words) -> None:
        self.told.emit(words)

    def _on_forked(self, old: int, new: int) -> None:
        """Here, where nothing else happens at the same time, the game takes its new number."""
        self._live[new] = msgspec.structs.replace(self._live.pop(old), key=new)
        self._futures[new] = self._futures.pop(old)
        self._writer.renumber(old, new)
        self.moved.emit(old, new)
        self.told.emit(
            mark(
                "Library", "This game was also played in another window. Yours goes on as a game of its own."
            )
        )


def _done() -> Future[None]:
    future: Future[None] = Future()
    future.set_result(None)
    return future


def _title(text: str) -> str:
    return printable(" ".join(text.split()))[:LONGEST_TITLE]


def _split(record: Record) -> tuple[str, tuple[str, ...]]:
    """A record without its title, moves and nodes as JSON, and its moves."""
    head = msgspec.to_builtins(msgspec.structs.replace(record, title="", moves=(), nodes=()))
    return msgspec.json.encode({"format": FORMAT, **head}).decode(), record.moves


def _record(saved: Saved) -> Record:
    return msgspec.structs.replace(read_record(saved.record.encode()), moves=saved.moves, nodes=saved.nodes)


def _saved(game: int, row: tuple[Any, ...]) -> Saved:
    revision, title, started, record, changed, moves, nodes, finished, winner, deleted = row
    texts, thoughts = tuple(moves.split()), _numbers(nodes)
    return Saved(
        game, revision, title, started, record, changed, texts, thoughts, bool(finished), winner, deleted
    )


def _numbers(text: str) -> tuple[int, ...]:
    with suppress(ValueError):
        return tuple(map(int, text.split()))
    return ()  # a damaged line of nodes costs no game
