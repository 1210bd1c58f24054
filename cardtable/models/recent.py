# SPDX-License-Identifier: GPL-3.0-or-later
"""A second copy of what was saved since the newest backup, should the library be damaged before the next."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from .files import remove
from .salvage import WRITE, DatabaseError
from .schema import Unfit, begin, check, connect, is_damage, migrate

NAME = "recent.sqlite"
PATIENCE = 0.5
"""Seconds to wait for another program."""

_IN_BACKUP = """DELETE FROM game WHERE EXISTS (SELECT 1 FROM backup.game AS there WHERE there.id = game.id
    AND there.revision >= game.revision AND there.title = game.title AND there.deleted IS game.deleted)"""

_log = logging.getLogger(__name__)


class Recent:
    """The games changed since the newest backup, in a file like the library's.

    It is written without waiting for the disk, which costs next to nothing; what fails is only logged.
    """

    def __init__(self, directory: Path) -> None:
        self._path = directory / NAME
        self._db: sqlite3.Connection | None = None
        self.whole = False
        """Every game that no backup holds is here."""
        self._open()

    def keep(self, game: tuple[Any, ...]) -> None:
        """Keep a game as it is in the library: its columns as `salvage.GAME` reads them."""
        if self._db is None:
            return
        try:
            self._db.execute(WRITE, game)
        except (OSError, *DatabaseError) as error:
            self._give_up(error)

    def forget(self, backup: Path) -> None:
        """Drop what a backup holds."""
        if self._db is None:
            return
        try:
            self._db.execute("ATTACH ? AS backup", (f"{backup.as_uri()}?mode=ro&immutable=1",))
            try:
                self._db.execute(_IN_BACKUP)
            finally:
                self._db.execute("DETACH backup")
        except (OSError, *DatabaseError) as error:
            self._give_up(error)
        else:
            self.whole = True

    def is_empty(self) -> bool:
        """Whether nothing was saved since the newest backup."""
        if self._db is None or not self.whole:
            return False
        try:
            return not self._db.execute("SELECT EXISTS (SELECT 1 FROM game)").fetchone()[0]
        except DatabaseError as error:
            self._give_up(error)
            return False

    def close(self) -> None:
        """Let go of the file."""
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
        self._db = None

    def _open(self) -> None:
        """Open the file, or begin another in the place of a damaged one."""
        for _ in range(2):
            try:
                there = self._path.exists()
                if not there:
                    remove(self._path)
                    begin(self._path)
                self._db = connect(self._path, "mode=rw", PATIENCE)
                check(self._db, self._path)
                migrate(self._db)
                self._db.execute("PRAGMA journal_mode = WAL")
                self._db.execute("PRAGMA synchronous = NORMAL")
            except (OSError, Unfit, *DatabaseError) as error:
                self._give_up(error)
                if not is_damage(error):
                    self.close()
                    return
            else:
                self.whole = there
                return

    def _give_up(self, error: Exception) -> None:
        """Something is missing here: a backup is needed. A damaged file is taken away."""
        _log.warning("%s: %s", self._path, error)
        self.whole = False
        if is_damage(error):
            self.close()
            with suppress(OSError):
                remove(self._path)
