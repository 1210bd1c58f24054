# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups come and go by themselves."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing

import pytest

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


def test_a_backup_is_made_once_a_day_and_five_are_kept(library: Library) -> None:
    for day in range(1, 9):
        played_in(library, 1)
        library.maintain().result(10)
        library.maintain().result(10)
        assert len(backups(library)) == min(day, 5)
        age(library, -90_000)
    numbers = [name.split(",")[0] for name in backups(library)]
    assert numbers == [f"library {number:06}" for number in range(4, 9)]


@pytest.mark.parametrize("seconds", [-90_000, 90_000])
def test_a_clock_set_back_or_forth_does_not_put_off_backups(library: Library, seconds: int) -> None:
    played_in(library, 1)
    library.maintain().result(10)
    age(library, seconds)
    library.maintain().result(10)
    assert len(backups(library)) == 2


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
    assert names == {"library.sqlite", "library.lock", "backups"}
