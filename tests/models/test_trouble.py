# SPDX-License-Identifier: GPL-3.0-or-later
"""Disks that are full, locked or read-only: the game goes on in memory and is saved when that can be done."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Player
from cardtable.engine.words import Words
from cardtable.games import all_games
from cardtable.models import library as library_module
from cardtable.models import writer
from cardtable.models.files import NotSaved
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.opponent import Opponent

from .shelf import Again, cut, played_in, record

RULES = next(iter(all_games()))


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "RETRY", 0.05)
    monkeypatch.setattr(writer, "PATIENCE", 0.1)
    monkeypatch.setattr(library_module, "PATIENCE", 0.1)


class Heard(list[str]):
    """What a library told."""

    def __init__(self, library: Library) -> None:
        library.told.connect(self._hear)

    def _hear(self, words: Words) -> None:
        self.append(words.english())


@contextmanager
def full_disk(library: Library) -> Iterator[None]:
    """SQLite's own answer to a disk without room for one more page."""
    limit_pages(library, 1)  # as small as the file is now
    yield
    limit_pages(library, 99_999_999)


def limit_pages(library: Library, pages: int) -> None:
    def limit() -> None:
        assert library._writer._db is not None
        library._writer._db.execute(f"PRAGMA max_page_count = {pages}")

    library._writer._put(writer._Job(Future(), note=limit)).result(10)


def fill(library: Library, game: int, first: int) -> int:
    """Play until the disk is full; the number of the decision that did not fit."""
    for number in range(first, first + 200):
        error = library.add_move(game, number, "10S" * 400).exception(10)
        if error:
            assert isinstance(error, NotSaved)
            assert "the disk is full" in str(error)
            return number
    raise AssertionError("the disk is never full")


def test_a_full_disk_is_told_and_the_game_saved_when_there_is_room(
    library: Library, again: Again, qtbot: QtBot
) -> None:
    heard = Heard(library)
    game = library.create(record())
    with full_disk(library):
        number = fill(library, game, 1)
        for more in range(number + 1, number + 4):
            with pytest.raises(NotSaved):
                library.add_move(game, more, "7C").result(10)
        assert len(library.record(game).moves) == number + 3
        assert [(entry.id, entry.moves) for entry in library.games()] == [(game, number + 3)]
        assert library.unfinished() == game
    qtbot.waitUntil(lambda: heard == ["Saving works again. Nothing was lost."])
    assert len(again().record(game).moves) == number + 3


def test_what_is_undone_or_over_while_the_disk_is_full_is_saved_too(library: Library, again: Again) -> None:
    game = library.create(record())
    with full_disk(library):
        number = fill(library, game, 1)
        for future in (cut(library, game, number), library.rename(game, "Full"), library.finish(game, 1)):
            assert isinstance(future.exception(10), NotSaved)
    (entry,) = again().games()
    assert (entry.title, entry.moves, entry.finished, entry.winner) == ("Full", number, True, 1)


def test_a_title_that_cannot_be_kept_is_told(library: Library, qtbot: QtBot) -> None:
    heard = Heard(library)
    game = played_in(library, 1, "Before")
    with closing(sqlite3.connect(library._directory / "library.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        library.rename(game, "After")
        qtbot.waitUntil(lambda: len(heard) == 1)
        assert "cannot be saved" in heard[0]
        assert library.games()[0].title == "After"
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: heard[1:] == ["Saving works again. Nothing was lost."])


def test_a_locked_library_is_told_and_catches_up(library: Library, again: Again, qtbot: QtBot) -> None:
    heard = Heard(library)
    game = played_in(library, 2)
    with closing(sqlite3.connect(library._directory / "library.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotSaved, match="another program is using it"):
            library.add_move(game, 3, "KH").result(10)
        new = library.create(record(), "In memory")
        assert [entry.id for entry in library.games()] == [new, game]
        assert library.record(game).moves == ("3C", "4C", "KH")
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: len(heard) == 1)
    library = again()
    assert library.record(game).moves == ("3C", "4C", "KH")
    assert library.record(new) == record()


def test_a_short_lock_is_waited_for(library: Library) -> None:
    game = played_in(library, 2)
    with closing(sqlite3.connect(library._directory / "library.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        future = library.add_move(game, 3, "KH")
        other.execute("ROLLBACK")
        future.result(10)


def test_a_library_that_another_program_is_opening_is_played_in_memory_until_then(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with closing(sqlite3.connect(tmp_path / "library.lock", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        library = Library.open(tmp_path)
        assert library.trouble is not None
        assert "another program is using it" in library.trouble.english()
        game = library.create(record())
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: (tmp_path / "library.sqlite").exists() and not library._writer.pending)
    library.close()
    library = Library.open(tmp_path)
    assert library.trouble is None
    assert library.record(game) == record()
    library.close()


def test_a_directory_that_cannot_be_made_is_told_and_the_game_goes_on(tmp_path: Path, qtbot: QtBot) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    library = Library.open(blocker / "data")
    heard = Heard(library)
    assert library.trouble is not None
    assert "a folder" in library.trouble.english()
    assert str(blocker) in library.trouble.english()
    assert (library.games(), library.unfinished()) == ([], None)
    game = library.create(record(RULES), "Kept")
    with pytest.raises(NotSaved):
        library.add_move(game, 1, "7C").result(10)
    library.rename(game, "Renamed")
    library.maintain()
    assert library.unfinished() == game
    assert library.resume(game).moves == ("7C",)
    assert [(entry.title, entry.moves) for entry in library.games()] == [("Renamed", 1)]
    library.export(game, tmp_path / "saved.cardtable")
    blocker.unlink()
    qtbot.waitUntil(lambda: heard[1:] == ["Saving works again. Nothing was lost."])
    assert "cannot be saved" in heard[0]  # of the title; the game itself told it by its future
    library.close()
    library = Library.open(blocker / "data")
    assert library.record(game).moves == ("7C",)
    library.close()


def test_a_library_that_can_only_be_read_is_listed(
    library: Library, again: Again, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played_in(library, 3, "Old")
    library.close()
    directory = library._directory

    def refuse(path: Path, patience: float) -> sqlite3.Connection:
        db = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            db.execute("BEGIN IMMEDIATE")
            db.execute("DELETE FROM game")
        finally:
            db.close()
        return db

    monkeypatch.setattr("cardtable.models.database.open_sound", refuse)
    library = again()
    assert library.trouble is not None
    assert "it can only be read" in library.trouble.english()
    assert [entry.title for entry in library.games()] == ["Old"]
    new = library.create(record(), "New")
    future = library.add_move(game, 4, "KH")
    assert isinstance(future.exception(10), NotSaved)
    assert {entry.id: entry.moves for entry in library.games()} == {new: 0, game: 4}
    monkeypatch.undo()
    library.close()
    library = Library.open(directory)
    assert library.record(game).moves == ("3C", "4C", "5C", "KH")
    assert library.record(new) == record()
    library.close()


def test_a_disk_that_fails_while_closing_does_not_hang(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "data")
    game = played_in(library, 1)
    shutil.rmtree(tmp_path / "data")
    (tmp_path / "data").write_text("in the way")
    library.add_move(game, 2, "7C")
    library.close()
    assert (tmp_path / "data").read_text() == "in the way"


# Two libraries on one directory


@pytest.fixture
def other(library: Library) -> Iterator[Library]:
    other = Library.open(library._directory)
    yield other
    other.close()


def test_two_that_play_on_with_one_game_get_one_each(library: Library, other: Library, qtbot: QtBot) -> None:
    game = played_in(library, 3, rules=RULES)
    library.resume(game)
    other.resume(game)
    heard = Heard(other)
    library.add_move(game, 4, "KH").result(10)
    with qtbot.waitSignal(other.moved) as moved:
        other.add_move(game, 4, "QS").result(10)
        other.add_move(game, 5, "QH")
    old, new = moved.args
    assert old == game
    assert len(heard) == 1
    other.add_move(new, 6, "QD").result(10)
    library.add_move(game, 5, "KS").result(10)
    for each in (library, other):
        assert each.record(game).moves == ("3C", "4C", "5C", "KH", "KS")
        assert each.record(new).moves == ("3C", "4C", "5C", "QS", "QH", "QD")
    other.resume(game)  # now it is the other one's turn
    other.add_move(game, 6, "7C").result(10)
    assert library.record(game).moves[-2:] == ("KS", "7C")


def test_the_table_follows_its_game_to_the_new_number(library: Library, other: Library, qtbot: QtBot) -> None:
    people = msgspec.structs.replace(record(RULES), seats=(Player("Ann"), Player("Bob")))
    game = library.create(people)
    table = GameModel(Opponent(), other)
    table.resume(game)
    library.resume(game)
    library.add_move(game, 1, "nonsense").result(10)
    for _ in range(2):
        qtbot.waitUntil(lambda: table.curtained or table.turn_of_person)
        table.reveal()
        table.play(table.view.legal_moves()[0])
    qtbot.waitUntil(lambda: table.library_id != game)
    table.close()
    assert table.library_id is not None
    assert library.record(table.library_id) == table.record
    assert library.record(game).moves == ("nonsense",)


def test_the_same_decisions_are_no_quarrel(library: Library, other: Library) -> None:
    game = played_in(library, 3, rules=RULES)
    for each in (library, other):
        each.resume(game)
    for number in range(4, 8):
        for each in (library, other):
            each.add_move(game, number, "7C").result(10)
    assert len(library.games()) == 1


def test_a_game_that_is_taken_back_here_and_played_on_there_is_kept_twice(
    library: Library, other: Library, qtbot: QtBot
) -> None:
    game = played_in(library, 3, rules=RULES)
    for each in (library, other):
        each.resume(game)
    library.add_move(game, 4, "KH").result(10)
    with qtbot.waitSignal(other.moved):
        cut(other, game, 2).result(10)
    assert sorted(entry.moves for entry in library.games()) == [2, 4]


def test_renaming_or_deleting_there_disturbs_no_game_here(library: Library, other: Library) -> None:
    game = played_in(library, 3)
    other.rename(game, "Named there").result(10)
    other.delete(game).result(10)
    library.add_move(game, 4, "KH").result(10)
    (entry,) = other.games()
    assert (entry.id, entry.moves) == (game, 4)


def test_a_game_that_was_dropped_there_is_kept_here(library: Library, other: Library) -> None:
    game = played_in(library, 3)
    other._writer.work(lambda db: db.execute("DELETE FROM game")).result(10)
    library.add_move(game, 4, "KH").result(10)
    assert other.record(game).moves == ("3C", "4C", "5C", "KH")
