# SPDX-License-Identifier: GPL-3.0-or-later
"""Libraries that were damaged, cut off, emptied, replaced, or written by somebody else."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.engine.record import BadRecord
from cardtable.engine.shuffle import Dice
from cardtable.models import backups, recent, schema
from cardtable.models.library import Library

from .shelf import played_in, record

GAMES = 25
MOVES = ("10S-10",) * 59
FILE = "library.sqlite"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with a backup of most of its games."""
    directory = tmp_path_factory.mktemp("sound")
    library = Library.open(directory)
    for number in range(GAMES):
        if number == GAMES - 5:
            library.maintain().result(10)
        library.create(record("toy", *MOVES), f"Game {number}")
    library.close()
    return directory


@pytest.fixture
def directory(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(sound, tmp_path / "ß ñ 空"))


def contents(library: Library) -> dict[str, tuple[str, ...] | None]:
    found: dict[str, tuple[str, ...] | None] = {}
    for entry in library.games():
        try:
            found[entry.title] = library.record(entry.id).moves
        except BadRecord:
            found[entry.title] = None
    return found


WHOLE = {f"Game {number}": MOVES for number in range(GAMES)}
BACKED_UP = {f"Game {number}": MOVES for number in range(GAMES - 5)}


def aside(directory: Path, why: str = "damaged") -> Path:
    (path,) = directory.glob(f"library {why} *.sqlite")
    return path


def open_and_play(directory: Path) -> tuple[Library, str]:
    """A library that can be played on with whatever happened to it, and what it says."""
    library = Library.open(directory)
    game = played_in(library, 2, "New")
    assert len(library.record(game).moves) == 2
    library.delete(game).result(10)
    return library, library.trouble.english() if library.trouble else ""


def test_a_sound_library_is_whole(directory: Path) -> None:
    library, said = open_and_play(directory)
    assert (contents(library), said) == (WHOLE, "")
    library.close()


NOTHING = [b"", b"x", b"not a database" * 999, b"SQLite format 3\0", bytes(8192)]


@pytest.mark.parametrize("data", NOTHING)
def test_a_library_that_was_wholly_written_over_loses_nothing(directory: Path, data: bytes) -> None:
    (directory / FILE).write_bytes(data)
    library, said = open_and_play(directory)
    assert aside(directory).read_bytes() == data
    assert str(aside(directory)) in said
    assert f"{GAMES} games could be brought back" in said
    assert contents(library) == WHOLE
    library.close()
    library, said = open_and_play(directory)
    assert (contents(library), said) == (WHOLE, "")
    library.close()


@pytest.mark.parametrize("later", [None, *NOTHING])
def test_without_the_later_copies_the_backup_is_restored_and_said_to_be_one(
    directory: Path, later: bytes | None
) -> None:
    (directory / FILE).write_bytes(b"not a database")
    (directory / recent.NAME).unlink()
    if later is not None:
        (directory / recent.NAME).write_bytes(later)
    library, said = open_and_play(directory)
    assert contents(library) == BACKED_UP
    played = max(entry.changed for entry in library.games())
    assert f"{GAMES - 5} games could be brought back, last played {played:%Y-%m-%d %H:%M}." in said
    assert "What was played later may be missing." in said
    library.close()


@pytest.mark.parametrize("place", range(0, 4096, 512))
def test_later_copies_that_are_damaged_stop_nothing_and_are_begun_anew(directory: Path, place: int) -> None:
    data = bytearray((directory / recent.NAME).read_bytes())
    data[place : place + 100] = os.urandom(100)
    (directory / recent.NAME).write_bytes(data)
    library, said = open_and_play(directory)
    assert (contents(library), said) == (WHOLE, "")
    library.close()
    (directory / FILE).write_bytes(b"not a database")
    library, said = open_and_play(directory)
    assert contents(library) == WHOLE
    library.close()


def test_games_of_one_day_survive_without_any_backup_of_them(tmp_path: Path) -> None:
    library = Library.open(tmp_path)
    library.maintain().result(10)
    games = [played_in(library, count, f"Game {count}") for count in range(1, 8)]
    library.finish(games[2], 0).result(10)
    library.rename(games[3], "Renamed").result(10)
    library.delete(games[4]).result(10)
    before = library.games()
    library.flush()
    killed = Path(shutil.copytree(tmp_path, tmp_path / "killed", ignore=shutil.ignore_patterns("killed")))
    library.close()
    shutil.rmtree(killed / backups.BACKUPS, ignore_errors=True)
    size = (killed / FILE).stat().st_size
    (killed / FILE).write_bytes(os.urandom(size))
    (killed / f"{FILE}-wal").write_bytes(os.urandom(size))
    library = Library.open(killed)
    assert library.games() == before
    library.undelete(games[4]).result(10)
    assert len(library.record(games[4]).moves) == 5
    library.close()


@pytest.mark.parametrize("part", [0.01, 0.2, 0.5, 0.77, 0.999])
def test_a_library_that_was_cut_off_loses_nothing_that_was_backed_up(directory: Path, part: float) -> None:
    data = (directory / FILE).read_bytes()
    (directory / FILE).write_bytes(data[: int(len(data) * part)])
    library, said = open_and_play(directory)
    assert str(aside(directory)) in said
    found = contents(library)
    assert found.items() >= BACKED_UP.items()
    for title, moves in found.items() - BACKED_UP.items():
        # a game that ended where the file was cut is kept with its hole, which stops whoever would play it
        assert moves == WHOLE[title] or "\0" in "".join(moves or "\0")
    library.close()


@pytest.mark.parametrize("length", [8, 1000])
def test_scribbling_anywhere_is_noticed_and_hides_no_game(directory: Path, length: int) -> None:
    dice = Dice(1)
    whole = (directory / FILE).read_bytes()
    for part in range(0, len(whole), 1000):
        data = bytearray(whole)
        start = part + dice.below(1000 - length + 1)
        data[start : start + length] = bytes(dice.below(256) for _ in data[start : start + length])
        (directory / FILE).write_bytes(data)
        library, said = open_and_play(directory)
        found = contents(library)
        if said:
            assert found.items() >= BACKED_UP.items()
            assert aside(directory).stat().st_size == len(whole)
            aside(directory).unlink()
        else:  # it was where nothing is, or in a title
            assert list(found.values()) == [MOVES] * GAMES
        library.close()


@pytest.mark.parametrize("name", [b"game_place", b"CREATE TABLE", b"revision"])
def test_a_scribbled_schema_is_damage_too(directory: Path, name: bytes) -> None:
    data = (directory / FILE).read_bytes()
    (directory / FILE).write_bytes(data.replace(name, b"\xcb" * len(name), 1))
    library, said = open_and_play(directory)
    assert contents(library).items() >= BACKED_UP.items()
    assert str(aside(directory)) in said
    library.close()


def test_counters_that_are_full_do_not_stop_saving(directory: Path) -> None:
    data = change(directory / FILE, f"UPDATE game SET place = {2**63 - 1}, revision = {2**63 - 1}")
    (directory / FILE).write_bytes(data.replace(b"10S-10", b"10S-11", 1))
    library, said = open_and_play(directory)
    assert said
    game = library.games()[0].id
    library.add_move(game, len(MOVES) + 1, "KH").result(10)
    library.close()


def test_games_are_read_from_the_damaged_file_where_there_is_no_backup(directory: Path) -> None:
    shutil.rmtree(directory / "backups")
    data = bytearray((directory / FILE).read_bytes())
    leaves = [start for start in range(4096, len(data), 4096) if data[start] == 0x0D]
    data[leaves[2] : leaves[2] + 60] = bytes(60)
    (directory / FILE).write_bytes(data)
    library, said = open_and_play(directory)
    assert str(aside(directory)) in said
    found = contents(library)
    assert found.items() <= WHOLE.items()
    assert len(found) > GAMES - 8
    library.close()


def test_a_missing_library_is_restored(directory: Path) -> None:
    (directory / FILE).unlink()
    library, said = open_and_play(directory)
    assert f"was missing. {GAMES} games came back" in said
    assert contents(library) == WHOLE
    library.close()


def test_a_bad_backup_is_passed_over(directory: Path) -> None:
    (good,) = (directory / "backups").iterdir()
    (directory / "backups" / "library 000002, 2026-01-01.sqlite").write_bytes(b"bad")
    (directory / "backups" / "library 000003, 2026-01-02.sqlite").write_bytes(good.read_bytes()[:9000])
    (directory / FILE).write_bytes(b"bad")
    (directory / recent.NAME).unlink()
    library = Library.open(directory)
    assert contents(library) == BACKED_UP
    assert len(list((directory / "backups").iterdir())) == 3
    library.close()


def change(path: Path, sql: str) -> bytes:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute(sql)
    return path.read_bytes()


def first_version(path: Path) -> None:
    """Write a library as the first version of the file had it: without nodes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        columns = "id, place, revision, title, started, changed, deleted, finished, winner, decisions"
        games = db.execute(f"SELECT {columns}, record, moves, checksum FROM game").fetchall()
        db.execute("DROP TABLE game")
        for statement in schema.MIGRATIONS[0]:
            db.execute(statement)
        db.executemany(f"INSERT INTO game VALUES ({', '.join('?' * 13)})", games)
        db.execute("PRAGMA user_version = 1")


@pytest.mark.parametrize("damaged", [False, True])
def test_a_library_of_the_first_version_loses_nothing(damaged: bool, directory: Path) -> None:
    first_version(directory / FILE)
    if damaged:
        shutil.rmtree(directory / backups.BACKUPS)
        with (directory / FILE).open("r+b") as file:
            file.truncate((directory / FILE).stat().st_size - 100)
    library = Library.open(directory)
    assert (library.trouble is not None) == damaged
    found = contents(library)
    library.close()
    assert found == WHOLE if not damaged else len(found) >= GAMES - 5


def test_a_library_of_a_newer_version_is_kept_for_it(directory: Path) -> None:
    data = change(directory / FILE, f"PRAGMA user_version = {schema.VERSION + 1}")
    library, said = open_and_play(directory)
    assert "newer version" in said
    assert str(aside(directory, "newer")) in said
    assert aside(directory, "newer").read_bytes() == data
    assert contents(library) == WHOLE
    library.close()


@pytest.mark.parametrize(
    "sql",
    [
        "PRAGMA application_id = 7",
        "PRAGMA user_version = 0",
        "DROP TABLE game",
        "ALTER TABLE game RENAME TO games",
        "ALTER TABLE game DROP COLUMN title",
        "ALTER TABLE game ADD COLUMN more TEXT",
    ],
)
def test_another_program_s_database_is_set_aside(directory: Path, sql: str) -> None:
    data = change(directory / FILE, sql)
    library, said = open_and_play(directory)
    assert str(aside(directory)) in said
    assert aside(directory).read_bytes() == data
    assert contents(library).items() >= BACKED_UP.items()
    library.close()


def test_leftovers_of_a_lost_file_do_not_get_into_a_new_one(directory: Path) -> None:
    library = Library.open(directory)
    library.add_move(library.games()[0].id, 60, "7C").result(10)
    wal = (directory / f"{FILE}-wal").read_bytes()
    library.close()
    shutil.rmtree(directory / "backups")
    (directory / recent.NAME).unlink()
    (directory / FILE).unlink()
    (directory / f"{FILE}-wal").write_bytes(wal)
    library, said = open_and_play(directory)
    assert contents(library) == {}
    assert Path(f"{aside(directory)}-wal").read_bytes() == wal
    assert str(aside(directory)) in said
    library.close()


def test_a_scribbled_log_of_a_killed_program_opens(directory: Path) -> None:
    library = Library.open(directory)
    game = library.games()[0].id
    for number in range(60, 80):
        library.add_move(game, number, "7C").result(10)
    killed = Path(shutil.copytree(directory, directory.with_name("killed")))
    library.close()
    wal = bytearray((killed / f"{FILE}-wal").read_bytes())
    assert len(wal) > 8000
    wal[5000:5100] = bytes(100)
    (killed / f"{FILE}-wal").write_bytes(wal)
    library, _ = open_and_play(killed)
    assert contents(library).keys() == WHOLE.keys()
    library.close()


def test_damage_while_playing_is_repaired_and_nothing_of_this_game_lost(directory: Path) -> None:
    library = Library.open(directory)
    said: list[object] = []
    library._writer._tell = said.append
    game = played_in(library, 3, "Mine")
    size = (directory / FILE).stat().st_size
    with (directory / FILE).open("r+b") as file:
        file.write(os.urandom(size))
    assert {entry.title for entry in library.games()} >= {"Mine"} | BACKED_UP.keys()
    library.add_move(game, 4, "KH").result(10)
    library.close()
    assert aside(directory).exists()
    assert len(said) == 1
    library, _ = open_and_play(directory)
    assert contents(library)["Mine"] == ("3C", "4C", "5C", "KH")
    assert contents(library).keys() >= BACKED_UP.keys()
    library.close()


@pytest.mark.parametrize("how", ["directory removed", "file moved"])
def test_a_file_that_goes_away_while_playing_is_made_again(directory: Path, how: str) -> None:
    library = Library.open(directory)
    game = played_in(library, 3, "Mine")
    if how == "file moved":
        (directory / FILE).rename(directory / "elsewhere")
    else:
        shutil.rmtree(directory)
    library.add_move(game, 4, "KH").result(10)
    library.close()
    library, _ = open_and_play(directory)
    assert contents(library)["Mine"] == ("3C", "4C", "5C", "KH")
    library.close()
