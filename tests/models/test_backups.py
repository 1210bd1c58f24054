# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups come and go by themselves."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.models.backups import HOUR, NEWEST, wanted
from cardtable.models.library import Library

from .shelf import played_in


def backups(library: Library) -> list[str]:
    return sorted(path.name for path in (library._directory / "backups").iterdir())


def age(library: Library, seconds: float) -> None:
    for path in (library._directory / "backups").iterdir():
        status = path.stat()
        os.utime(path, (status.st_atime, status.st_mtime + seconds))


def test_an_empty_library_is_not_backed_up(library: Library) -> None:
    library.maintain().result(10)
    assert not (library._directory / "backups").exists()


def test_backups_are_made_every_hour_of_playing_and_not_without(library: Library) -> None:
    for number in range(1, 5):
        played_in(library, 1)
        library.maintain().result(10)
        made = backups(library)
        assert made[-1].startswith(f"library {number:06}")
        played_in(library, 1)
        library.maintain().result(10)
        assert backups(library) == made
        age(library, -HOUR - 1)
    assert len(backups(library)) == NEWEST


def test_what_has_been_backed_up_is_not_backed_up_again(library: Library) -> None:
    played_in(library, 1)
    library.maintain().result(10)
    made = backups(library)
    age(library, -HOUR - 1)
    library.maintain().result(10)
    library.close()
    assert backups(library) == made


def named(day: date, number: int) -> Path:
    return Path(f"library {number:06}, {day.isoformat()}.sqlite")


def test_newest_days_and_weeks_are_kept() -> None:
    last = date(2026, 11, 29)  # a Sunday
    kept: set[Path] = set()
    number = 0
    for day in range(60, -1, -1):
        for _ in range(3):
            number += 1
            kept.add(named(last - timedelta(day), number))
            kept = wanted(sorted(kept, reverse=True))
            assert named(last - timedelta(day), number) in kept
    days = [path.stem.rpartition(" ")[2] for path in sorted(kept, reverse=True)]
    assert days == [
        *("2026-11-29", "2026-11-29", "2026-11-28", "2026-11-27", "2026-11-26"),
        *("2026-11-22", "2026-11-15", "2026-11-08"),
    ]


def test_a_name_that_no_calendar_has_is_kept_like_a_day_of_its_own() -> None:
    odd = Path("library 000001, 2026-99-99.sqlite")
    assert wanted([named(date(2026, 1, 1), 2), odd]) == {named(date(2026, 1, 1), 2), odd}


@pytest.mark.parametrize("seconds", [-90_000, 90_000])
def test_a_clock_set_back_or_forth_does_not_put_off_backups(library: Library, seconds: int) -> None:
    played_in(library, 1)
    library.maintain().result(10)
    age(library, seconds)
    played_in(library, 1)
    library.maintain().result(10)
    assert len(backups(library)) == 2


def test_a_backup_is_made_after_a_game_ends(library: Library, qtbot: QtBot) -> None:
    game = played_in(library, 3)
    library.finish(game, 0).result(10)
    qtbot.waitUntil(lambda: bool(library.backups()), timeout=20_000)
    (backup,) = library.backups()
    with closing(sqlite3.connect(backup.path)) as copy:
        assert copy.execute("SELECT id, finished FROM game").fetchall() == [(game, 1)]


def test_a_damaged_library_is_mended_instead_of_backed_up(library: Library) -> None:
    """Row by row SQLite finds nothing wrong here; the old backup must not make room for it."""
    game = played_in(library, 3)
    library.maintain().result(10)
    played_in(library, 2)
    age(library, -HOUR - 1)
    with closing(sqlite3.connect(library._directory / "library.sqlite")) as db, db:
        db.execute("UPDATE game SET moves = 'KH KD KC' WHERE id = ?", (game,))
    library.maintain().result(10)
    assert library.record(game).moves == ("3C", "4C", "5C")
    for name in backups(library):
        with closing(sqlite3.connect(library._directory / "backups" / name)) as copy:
            assert copy.execute("SELECT moves FROM game WHERE id = ?", (game,)).fetchone() == ("3C 4C 5C",)


def test_a_first_evening_is_backed_up_at_its_end(library: Library) -> None:
    library.maintain().result(10)
    game = played_in(library, 3)
    library.close()
    (name,) = backups(library)
    with closing(sqlite3.connect(library._directory / "backups" / name)) as copy:
        assert copy.execute("SELECT id, decisions FROM game").fetchall() == [(game, 3)]


def test_a_backup_that_cannot_be_made_stops_nothing(library: Library) -> None:
    game = played_in(library, 1)
    (library._directory / "backups").write_text("in the way")
    library.maintain().result(10)
    library.add_move(game, 2, "7C").result(10)


def test_closing_twice_is_closing_once(library: Library) -> None:
    library.close()
    library.close()


def test_closed_files_leave_nothing_behind(library: Library) -> None:
    played_in(library, 2)
    library.close()
    names = {path.name for path in library._directory.iterdir()}
    assert names == {"library.sqlite", "library.lock", "recent.sqlite", "backups"}
