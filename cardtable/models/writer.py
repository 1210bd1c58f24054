# SPDX-License-Identifier: GPL-3.0-or-later
"""The one thread that writes to the library, and what it does when it cannot."""

from __future__ import annotations

import logging
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, wait
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

import msgspec

from cardtable.engine.words import Words, mark

from .backups import back_up, backups, is_due
from .database import NAME, not_saved, open_library
from .files import NotSaved
from .recent import Recent
from .salvage import GAME, DatabaseError
from .saved import Saved
from .schema import Unfit, is_damage

RETRY = 2.0
"""Seconds after which something that could not be saved is tried again."""
PATIENCE = 2.0
"""Seconds to wait for another program that is writing, unless it is known to be slow."""
MOST_GAMES = 2**31 - 1
"""Games are numbered at random below this, so that two programs need not agree on the next number."""

_UPDATE = """UPDATE game SET place = (SELECT max(place) + 1 FROM game), title = :title, changed = :changed,
    deleted = :deleted, finished = :finished, winner = :winner, decisions = :decisions, record = :record,
    moves = :moves, nodes = :nodes, checksum = :checksum, revision = max(revision, :revision) + 1
    WHERE id = :id AND (revision <= :revision OR record = :record AND (moves = ''
        OR substr(:moves || ' ', 1, length(moves) + 1) = moves || ' '))
    RETURNING revision"""
"""Nothing if another program has changed the game, unless that is contained in this one's."""
_INSERT = """INSERT INTO game SELECT :id, coalesce(max(place), 0) + 1, :revision + 1, :title, :started,
    :changed, :deleted, :finished, :winner, :decisions, :record, :moves, :checksum, :nodes FROM game
    RETURNING revision"""
_PURGE = "DELETE FROM game WHERE deleted < ?"
_RELABEL = "UPDATE game SET title = :title, deleted = :deleted WHERE id = :id RETURNING :revision"

_log = logging.getLogger(__name__)


class _Row(msgspec.Struct):
    """A game on disk, as this program left it."""

    id: int
    revision: int
    saved: Saved
    sure: bool = True
    """It is still so, unless the file was replaced."""


class _Job(NamedTuple):
    """Something to do on the writing thread; the first of these that is not None."""

    future: Future[None]
    saved: Saved | None = None
    work: Callable[[sqlite3.Connection], object] | None = None
    note: Callable[[], object] | None = None
    """Done even while nothing can be saved."""


class Writer(Thread):
    """Saves games one after another, each change in a transaction of its own.

    What cannot be saved waits in `pending` and is tried again. Two programs that go on with the same game do
    not overwrite each other: the second one's becomes a game of its own.
    """

    def __init__(
        self,
        directory: Path,
        db: sqlite3.Connection | None,
        tell: Callable[[Words], None],
        fork: Callable[[int, int], None],
    ) -> None:
        super().__init__(name="library", daemon=True)
        self._directory = directory
        self._path = directory / NAME
        self._db = db
        self._recent = Recent(directory) if db is not None else None
        self._file = self._identity()
        self._tell = tell
        self._fork = fork
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._rows: dict[int, _Row] = {}
        self._failing = db is None
        self._backup_wanted = False
        self.pending: dict[int, Saved] = {}
        self._last: Future[None] | None = None

    # Called by other threads

    def save(self, saved: Saved) -> Future[None]:
        """Save a game; raises NotSaved in the future."""
        return self._put(_Job(Future(), saved=saved))

    def work(self, work: Callable[[sqlite3.Connection], object]) -> Future[None]:
        """Do something else with the connection; raises NotSaved in the future."""
        return self._put(_Job(Future(), work=work))

    def forget(self, key: int) -> None:
        """Take a game, which is not being saved, as it is on disk."""
        self._put(_Job(Future(), note=lambda: self._rows.pop(key, None)))

    def renumber(self, old: int, new: int) -> None:
        """What was saved as `old` so far will be saved as `new` from now on."""
        self._put(_Job(Future(), note=lambda: self._renumber(old, new)))

    def repair(self) -> Future[None]:
        """Look whether the file is sound, and replace it otherwise."""
        self._put(_Job(Future(), note=self._let_go))
        return self.work(lambda _db: None)

    def maintain(self, forgotten: int) -> Future[None]:
        """Make a backup if it is time, and drop games that were deleted before some time."""
        return self.work(partial(self._maintain, forgotten))

    def back_up_later(self) -> None:
        """Make a backup, if it is time, when there is nothing to be saved."""
        self._put(_Job(Future(), note=self._want_backup))

    def swap(self, change: Callable[[], object]) -> Future[None]:
        """Let go of the file, have it changed for another, and go on with that one."""
        self._put(_Job(Future(), note=self._let_go))
        future = self._put(_Job(Future(), note=change))
        self.work(lambda _db: None)
        return future

    def flush(self, timeout: float) -> bool:
        """Wait until everything put so far has been saved or has failed."""
        return self._last is None or not wait([self._last], timeout).not_done

    def close(self, timeout: float) -> None:
        """Save what is left and end."""
        self._jobs.put(None)
        self.join(timeout)
        if self.is_alive():
            _log.error("%s: still writing after %s s", self._path, timeout)

    def _put(self, job: _Job) -> Future[None]:
        job.future.set_running_or_notify_cancel()  # what has been asked for will be done
        self._last = job.future
        self._jobs.put(job)
        return job.future

    # On this thread

    def run(self) -> None:
        """Take jobs until `close`."""
        while True:
            try:
                job = self._jobs.get(timeout=RETRY if self._has_more() else None)
            except Empty:
                self._try_again()
                self._back_up_if_wanted()
                continue
            if job is None:
                break
            try:
                self._do(job)
            except NotSaved as error:
                job.future.set_exception(error)
            except Exception as error:  # a fault in one job must not end all saving
                _log.exception("library")
                job.future.set_exception(error)
            else:
                job.future.set_result(None)
        self._try_again()
        self._let_go()

    def _has_more(self) -> bool:
        return bool(self.pending) or self._db is None or self._backup_wanted

    def _want_backup(self) -> None:
        self._backup_wanted = True

    def _back_up_if_wanted(self) -> None:
        wanted, self._backup_wanted = self._backup_wanted, False
        if wanted and self._db is not None:
            try:
                self._try(partial(self._maintain, 0))
            except NotSaved:
                return
            except Exception:  # the thread must live
                _log.exception("library")

    def _maintain(self, forgotten: int, db: sqlite3.Connection) -> None:
        try:
            self._back_up(db)
            db.execute(_PURGE, (forgotten,))
        except (OSError, *DatabaseError) as error:
            if is_damage(error):
                raise
            _log.warning("no backup made: %s", error)

    def _back_up(self, db: sqlite3.Connection) -> None:
        """Make one where there is none or something is in no other file, and every hour of playing."""
        recent = self._recent
        changed = recent is None or not recent.is_empty()
        alone = recent is None or not recent.whole or not backups(self._directory)
        if alone or (changed and is_due(self._directory)):
            made = back_up(db, self._directory)
            if made is not None and recent is not None:
                recent.forget(made)

    def _try_again(self) -> None:
        try:
            self._save_all()
        except NotSaved:
            return
        except Exception:  # the thread must live
            _log.exception("library")

    def _do(self, job: _Job) -> None:
        if job.note:
            job.note()
            return
        if job.saved:
            self.pending[job.saved.key] = job.saved
        self._save_all()
        if job.work:
            self._try(job.work)

    def _save_all(self) -> None:
        """Save what is pending; raises NotSaved and keeps it when that fails."""
        if not self._same_file():
            self._let_go()
        if self._db is None:
            self._reopen()
        while self.pending:
            key, saved = next(iter(self.pending.items()))
            try:
                self._try(partial(self._store, saved))
            except NotSaved:
                raise
            except Exception:  # it can never be written, and must not keep others from it
                del self.pending[key]
                raise
            if self.pending.get(key) is saved:
                del self.pending[key]
        if self._failing:
            self._failing = False
            self._be_patient(PATIENCE)
            self._tell(mark("Library", "Saving works again. Nothing was lost."))

    def _try(self, work: Callable[[sqlite3.Connection], object]) -> None:
        """Do something with the connection; a damaged file is replaced and the work done once more."""
        for attempt in (1, 2):
            if self._db is None:
                self._reopen()
            assert self._db is not None
            try:
                work(self._db)
            except (OSError, Unfit, *DatabaseError) as error:
                self._roll_back()
                if attempt == 1 and is_damage(error):
                    _log.warning("%s: %s", self._path, error)
                    self._let_go()
                    continue
                failure = not_saved(self._path, error)
                self._fail(failure)
                raise failure from error
            except Exception:
                self._roll_back()
                raise
            return

    def _store(self, saved: Saved, db: sqlite3.Connection) -> None:
        row = self._rows.get(saved.key)
        relabel = row.sure and row.saved.same_play(saved) if row else not saved.played
        id_, revision = (row.id, row.revision) if row else (saved.key, saved.revision)
        fields = saved.columns(id_, revision)
        db.execute("BEGIN IMMEDIATE")
        stored = db.execute(_RELABEL if relabel else _UPDATE, fields).fetchall()
        forked = not stored and _is_there(db, id_)
        if forked:
            id_ = _free(db)
            fields = saved.columns(id_, 0)
        [(kept,)] = stored or db.execute(_INSERT, fields).fetchall()
        if self._recent is not None:  # before others may change this game again
            self._recent.keep(db.execute(GAME, (id_,)).fetchone())
        db.execute("COMMIT")
        self._rows[saved.key] = _Row(id_, kept, saved)
        if forked:
            self._fork(saved.key, id_)

    def _reopen(self) -> None:
        """Open the file anew; raises NotSaved."""
        try:
            self._db, words = open_library(self._directory, 0.1 if self._failing else PATIENCE)
            self._recent = Recent(self._directory)
            self._file = self._identity()
            self._compare(self._db)
        except (NotSaved, *DatabaseError) as error:
            self._let_go()
            failure = error if isinstance(error, NotSaved) else not_saved(self._path, error)
            self._fail(failure)
            raise failure from None
        if words:
            self._tell(words)

    def _compare(self, db: sqlite3.Connection) -> None:
        """Save again what this program has saved and is not there: the file may be an older one."""
        for key, row in self._rows.items():
            there = db.execute("SELECT revision FROM game WHERE id = ?", (row.id,)).fetchone()
            if not there or there[0] < row.revision:
                row.sure = False
                self.pending.setdefault(key, row.saved)

    def _fail(self, error: NotSaved) -> None:
        if not self._failing:
            _log.warning("%s", error)
        self._failing = True
        self._be_patient(0.1)

    def _renumber(self, old: int, new: int) -> None:
        self._rows[new] = self._rows.pop(old)
        if old in self.pending:
            self.pending[new] = msgspec.structs.replace(self.pending.pop(old), key=new)

    def _be_patient(self, seconds: float) -> None:
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.execute(f"PRAGMA busy_timeout = {round(seconds * 1000):d}")

    def _roll_back(self) -> None:
        if self._db is not None and self._db.in_transaction:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")

    def _let_go(self) -> None:
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
        self._db = None
        if self._recent is not None:
            self._recent.close()
        self._recent = None

    def _identity(self) -> tuple[int, int] | None:
        with suppress(OSError):
            status = self._path.stat()
            return status.st_dev, status.st_ino
        return None

    def _same_file(self) -> bool:
        return self._db is None or self._identity() == self._file


def _is_there(db: sqlite3.Connection, id_: int) -> bool:
    return db.execute("SELECT 1 FROM game WHERE id = ?", (id_,)).fetchone() is not None


def new_id() -> int:
    """A number for a game, at random."""
    return secrets.randbelow(MOST_GAMES) + 1


def _free(db: sqlite3.Connection) -> int:
    while _is_there(db, id_ := new_id()):
        pass
    return id_
