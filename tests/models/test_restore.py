# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups that take the library's place, and the library that they took the place of."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from cardtable.models import backups
from cardtable.models.files import NotSaved
from cardtable.models.library import Library

from .shelf import Again, played_in


def titles(library: Library) -> set[str]:
    return {entry.title for entry in library.games()}


def backed_up(library: Library) -> None:
    """Make a backup now, whatever the time of the last one."""
    for _, path in backups.backups(library._directory):
        old = time.time() - 2 * backups.HOUR
        os.utime(path, (old, old))
    library.maintain().result(10)


def test_backups_tell_their_day_and_how_many_games_they_hold(library: Library) -> None:
    assert library.backups() == []
    played_in(library, 2, "One")
    backed_up(library)
    played_in(library, 2, "Two")
    backed_up(library)
    assert [backup.games for backup in library.backups()] == [2, 1]
    assert not any(backup.replaced for backup in library.backups())


def test_a_backup_is_restored_and_the_list_before_it_too(library: Library, again: Again) -> None:
    played_in(library, 2, "One")
    backed_up(library)
    game = played_in(library, 2, "Two")
    library.delete(next(entry.id for entry in library.games() if entry.title == "One")).result(10)
    fresh = again()
    assert titles(fresh) == {"Two"}
    (backup,) = fresh.backups()
    aside = fresh.restore(backup)
    assert titles(fresh) == {"One"}
    assert aside is not None
    assert aside.exists()
    back = next(other for other in fresh.backups() if other.replaced)
    assert (back.path, back.games) == (aside, 1)
    fresh.restore(back)
    assert titles(fresh) == {"Two"}
    assert len(fresh.record(game).moves) == 2
    assert titles(again()) == {"Two"}


def test_the_game_being_played_survives_a_restore(library: Library, again: Again) -> None:
    played_in(library, 2, "Old")
    backed_up(library)
    game = played_in(library, 3, "Now")
    library.restore(library.backups()[0])
    library.add_move(game, 4, "KH").result(10)
    fresh = again()
    assert titles(fresh) == {"Old", "Now"}
    assert len(fresh.record(game).moves) == 4


def test_a_damaged_backup_is_not_restored(library: Library) -> None:
    played_in(library, 2, "One")
    backed_up(library)
    (backup,) = library.backups()
    backup.path.write_bytes(backup.path.read_bytes()[:5000])
    with pytest.raises(NotSaved, match="damaged"):
        library.restore(backup)
    assert titles(library) == {"One"}
    assert not list(library._directory.glob("library replaced*"))
    library.add_move(library.games()[0].id, 3, "KH").result(10)


def test_what_is_no_backup_is_not_listed(library: Library) -> None:
    played_in(library, 2, "One")
    backed_up(library)
    (_, path), *_ = backups.backups(library._directory)
    path.with_name("library 000099, 2026-01-01.sqlite").write_bytes(b"nothing")
    path.with_name("holiday.txt").write_text("x")
    assert [backup.path for backup in library.backups()] == [path]


def test_a_backup_that_has_gone_is_told(library: Library) -> None:
    played_in(library, 2, "One")
    backed_up(library)
    (backup,) = library.backups()
    Path(backup.path).unlink()
    with pytest.raises(NotSaved):
        library.restore(backup)
    assert titles(library) == {"One"}
