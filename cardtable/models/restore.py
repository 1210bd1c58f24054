# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups that can take the library's place, and how one of them does."""

from __future__ import annotations

import logging
from contextlib import closing
from datetime import datetime
from pathlib import Path
from shutil import copyfile

import msgspec

from cardtable.engine.words import mark

from . import recent
from .backups import backups
from .database import LOCK, NAME, alone, not_saved, open_for_reading, open_sound
from .files import FOLLOWERS, NotSaved, printable, remove, set_aside, sync, sync_directory
from .salvage import DatabaseError
from .schema import Unfit

REPLACED = "replaced"
"""In the name of a library that a backup has taken the place of."""
PATIENCE = 2.0

_log = logging.getLogger(__name__)


class Backup(msgspec.Struct, frozen=True):
    """A file that holds the games of some time."""

    path: Path
    made: datetime
    games: int
    replaced: bool = False
    """It was the library itself before a backup took its place."""


def list_backups(directory: Path) -> list[Backup]:
    """The backups that can be read, newest first, and libraries that were replaced."""
    found = [_look(path, replaced=False) for _, path in backups(directory)]
    asides = sorted(directory.glob(f"library {REPLACED} *.sqlite"), reverse=True)
    found += [_look(path, replaced=True) for path in asides]
    return [backup for backup in found if backup is not None]


def restore(directory: Path, backup: Path) -> Path | None:
    """Copy a backup to the library's place, and keep the library beside it: where it is now.

    Nothing may have the library open. Raises NotSaved, and leaves everything as it was.
    """
    path = directory / NAME
    made = path.with_suffix(".new")
    try:
        with alone(directory / LOCK, PATIENCE):
            remove(made)
            copyfile(backup, made)
            open_sound(made, PATIENCE).close()
            sync(made)
            aside = set_aside(path, FOLLOWERS, REPLACED) if path.exists() else None
            made.rename(path)
            remove(directory / recent.NAME)  # it goes with the library that was replaced
            sync_directory(directory)
    except Unfit as error:
        _log.warning("backup %s not used: %s", backup, error)
        words = mark("Library", "This backup is damaged and cannot be restored. Your games are as they were.")
        raise NotSaved(words) from None
    except (OSError, *DatabaseError) as error:
        raise not_saved(path, error) from error
    return aside


def _look(path: Path, *, replaced: bool) -> Backup | None:
    try:
        with closing(open_for_reading(path)) as db:
            (games,) = db.execute("SELECT count(*) FROM game WHERE deleted IS NULL").fetchone()
        changed = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except (OSError, ValueError, *DatabaseError) as error:
        _log.warning("backup %s not listed: %s", printable(str(path)), error)
        return None
    return Backup(path, changed, int(games), replaced)
