# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups of the library: numbered copies, `backups/library 000012, 2026-07-31.sqlite`."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import date
from pathlib import Path

from .files import remove, sync, sync_directory
from .schema import check, connect

BACKUPS = "backups"
HOUR = 3_600.0
"""Seconds that the newest backup must be old before the next one is made."""
NEWEST = 2
DAYS = 4
WEEKS = 4
"""Kept are the newest backups, and the last one of each of the newest days and weeks that have any."""

_BACKUP = re.compile(r"library (\d{6,}), (\d{4}-\d\d-\d\d)\.sqlite")


def backups(directory: Path) -> list[tuple[int, Path]]:
    """Number and path of the backups, newest first."""
    folder = directory / BACKUPS
    names = folder.iterdir() if folder.is_dir() else ()
    found = [(int(match[1]), path) for path in names if (match := _BACKUP.fullmatch(path.name))]
    return sorted(found, reverse=True)


def is_due(directory: Path) -> bool:
    """Whether the newest backup is an hour old; one from the future counts as old."""
    old = backups(directory)
    # a clock that was set back must not put backups off
    return not old or abs(time.time() - old[0][1].stat().st_mtime) >= HOUR


def back_up(db: sqlite3.Connection, directory: Path) -> Path | None:
    """Copy the library, unless it is empty, and drop backups that are no longer wanted; the copy.

    Raises OSError and sqlite3.Error; Unfit if the copy is damaged, since then the library is.
    """
    if not db.execute("SELECT EXISTS (SELECT 1 FROM game)").fetchone()[0]:
        return None
    folder = directory / BACKUPS
    folder.mkdir(exist_ok=True)
    fresh = folder / "library.new"
    remove(fresh)
    db.execute("VACUUM INTO ?", (str(fresh),))
    with closing(connect(fresh, "mode=ro", 1.0)) as copy:
        check(copy, fresh)  # only a good one may drive out another
    sync(fresh)
    old = backups(directory)
    number = old[0][0] + 1 if old else 1
    made = folder / f"library {number:06}, {date.today().isoformat()}.sqlite"
    fresh.rename(made)
    sync_directory(folder)
    found = [path for _, path in backups(directory)]
    for path in set(found) - wanted(found):
        path.unlink()
    return made


def wanted(newest_first: Sequence[Path]) -> set[Path]:
    """The backups to be kept."""
    days: dict[str, Path] = {}
    weeks: dict[object, Path] = {}
    for path in newest_first:
        day = path.stem.rpartition(" ")[2]
        days.setdefault(day, path)
        week: object = day
        with suppress(ValueError):
            week = date.fromisoformat(day).isocalendar()[:2]
        weeks.setdefault(week, path)
    return {*newest_first[:NEWEST], *list(days.values())[:DAYS], *list(weeks.values())[:WEEKS]}
