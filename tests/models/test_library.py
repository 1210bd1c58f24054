# SPDX-License-Identifier: GPL-3.0-or-later
"""The library when all is well: playing, and the list."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from cardtable.engine.cards import pack
from cardtable.engine.record import BadRecord, Branch, Origin, Player, Record
from cardtable.games import all_games
from cardtable.models.library import Library

from .shelf import SEATS, Again, cut, played_in, record

# Playing


def test_a_game_comes_back_whole(library: Library, again: Again) -> None:
    given = Record(
        game="toy", deal=2**53 - 1, dealer=1, first=0, options={"chips": 3, "wild": True}, seats=SEATS,
        decks=(pack(),), position={"hands": [["AC"], []]},
    )  # fmt: skip
    game = library.create(given, "Title")
    moves = ("7C", "AC+11", "bust", "10S-10")
    for number, text in enumerate(moves, 1):
        library.add_move(game, number, text).result(10)
    expected = msgspec.structs.replace(given, moves=moves)
    assert library.record(game) == expected
    assert again().record(game) == expected


def test_a_decision_is_in_the_file_when_its_future_is_done(library: Library) -> None:
    game = library.create(record())
    for number in range(1, 20):
        library.add_move(game, number, "7C").result(10)
        with closing(sqlite3.connect(library._directory / "library.sqlite")) as other:
            moves = other.execute("SELECT moves FROM game WHERE id = ?", (game,)).fetchone()[0]
        assert len(moves.split()) == number


def test_the_file_is_written_through_to_the_disk(library: Library) -> None:
    found: list[tuple[str, int]] = []

    def look(db: sqlite3.Connection) -> None:
        mode, sync = (db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous"))
        found.append((mode, sync))

    library._writer.work(look).result(10)
    assert found == [("wal", 2)]


def test_a_new_game_is_on_disk_before_its_first_decision(library: Library) -> None:
    game = library.create(record(), "New")
    with closing(sqlite3.connect(library._directory / "library.sqlite")) as other:
        assert other.execute("SELECT id, title FROM game").fetchall() == [(game, "New")]


def test_undone_decisions_are_cut_and_replaced(library: Library, again: Again) -> None:
    game = played_in(library, 5)
    cut(library, game, 2).result(10)
    assert library.record(game).moves == ("3C", "4C")
    library.add_move(game, 3, "KH")
    library.add_move(game, 4, "KS")
    assert again().record(game).moves == ("3C", "4C", "KH", "KS")


def test_nodes_branches_and_marks_come_back(library: Library, again: Again) -> None:
    game = played_in(library, 3)
    library.add_move(game, 4, "KH", 700).result(10)
    library.add_move(game, 5, "KS").result(10)
    library.add_move(game, 6, "QS", -1).result(10)
    assert library.record(game).nodes == (0, 0, 0, 700, 0, -1)
    changed = msgspec.structs.replace(
        library.record(game),
        moves=("3C", "4C"),
        nodes=(),
        branches=(Branch(2, ("5C", "KH"), (0, 700)),),
        practice=True,
        assisted=2,
        salt="ab",
        origin=Origin(7, 1),
    )
    library.keep(game, changed).result(10)
    assert again().record(game) == changed


def test_a_mark_does_not_open_a_finished_game_again(library: Library, again: Again) -> None:
    game = played_in(library, 2)
    library.finish(game, 1)
    library.keep(game, msgspec.structs.replace(library.record(game), assisted=1)).result(10)
    (entry,) = again().games()
    assert (entry.finished, entry.winner) == (True, 1)


def test_a_decision_cannot_leave_a_hole(library: Library) -> None:
    game = played_in(library, 2)
    with pytest.raises(ValueError, match="cannot follow"):
        library.add_move(game, 4, "7C")
    with pytest.raises(ValueError, match="cannot follow"):
        library.add_move(game, 0, "7C")
    assert len(library.record(game).moves) == 2


def test_a_finished_game_knows_its_winner_until_it_is_taken_back(library: Library, again: Again) -> None:
    won, drawn, back = (played_in(library, 2) for _ in range(3))
    library.finish(won, 1)
    library.finish(drawn, None)
    library.finish(back, 0)
    cut(library, back, 1)
    entries = {entry.id: (entry.finished, entry.winner, entry.moves) for entry in again().games()}
    assert entries == {won: (True, 1, 2), drawn: (True, None, 2), back: (False, None, 1)}


def test_finishing_again_does_not_move_a_game_up(library: Library, again: Again) -> None:
    rules = next(iter(all_games()))
    old, new = played_in(library, 1, rules=rules), played_in(library, 1)
    library.finish(old, 1).result(10)
    library.add_move(new, 2, "7C").result(10)
    library = again()
    library.resume(old)
    library.finish(old, 1).result(10)
    assert [entry.id for entry in library.games()] == [new, old]


def test_what_can_never_be_written_stops_nothing_else(library: Library, again: Again) -> None:
    first, second = played_in(library, 1), played_in(library, 1)
    with pytest.raises(OverflowError):
        library.finish(first, 2**70).result(10)
    with pytest.raises(ZeroDivisionError):
        library._writer.work(lambda _db: 1 / 0).result(10)
    library.add_move(second, 2, "7C").result(10)
    assert len(again().record(second).moves) == 2


# The list


def test_the_list_shows_every_game_newest_first(library: Library) -> None:
    before = datetime.now().astimezone() - timedelta(seconds=2)
    first, second = played_in(library, 3, "First"), played_in(library, 1, "Second")
    library.add_move(first, 4, "7C")
    entries = library.games()
    assert [entry.id for entry in entries] == [first, second]
    entry = entries[0]
    assert (entry.title, entry.game, entry.players, entry.moves) == ("First", "toy", SEATS, 4)
    assert (entry.finished, entry.winner, entry.damaged) == (False, None, False)
    assert before < entry.started <= entry.changed < before + timedelta(minutes=5)


def test_a_clock_that_was_set_back_does_not_change_the_order(tmp_path: Path) -> None:
    now = [2_000_000_000.0]
    library = Library.open(tmp_path, clock=lambda: now[0])
    old = played_in(library, 1)
    now[0] = 1_000_000_000.0
    new = played_in(library, 1)
    library.delete(old).result(10)
    library.maintain().result(10)
    library.undelete(old).result(10)
    assert [entry.id for entry in library.games()] == [new, old]
    assert library.unfinished() == new
    library.close()


def test_the_unfinished_game_is_the_one_played_last(library: Library, again: Again) -> None:
    assert library.unfinished() is None
    first, second, third, fourth = (played_in(library, 1) for _ in range(4))
    library.finish(fourth, 0)
    library.delete(third)
    assert library.unfinished() == second
    library.add_move(first, 2, "7C")
    assert library.unfinished() == first
    assert again().unfinished() == first


def test_a_title_is_changed_without_moving_the_game(library: Library, again: Again) -> None:
    old, new = played_in(library, 1, "Old"), played_in(library, 1, "New")
    library = again()
    library.rename(old, "  Ännie\n versus\t\0 空  \udcff" + "x" * 500).result(10)
    library.add_move(old, 2, "7C")
    library.rename(new, "")
    titles = {entry.id: entry.title for entry in again().games()}
    assert titles[old].startswith("Ännie versus \0 空 ?xxx")
    assert len(titles[old]) == 200
    assert titles[new] == ""


def test_renaming_leaves_the_order_alone(library: Library, again: Again) -> None:
    old, new = played_in(library, 1), played_in(library, 1)
    library = again()
    library.rename(old, "Renamed").result(10)
    assert [entry.id for entry in library.games()] == [new, old]


def test_a_deleted_game_comes_back_whole(library: Library, again: Again) -> None:
    first, second = played_in(library, 3, "First"), played_in(library, 1)
    before = library.games()
    library.delete(second)
    assert [entry.id for entry in library.games()] == [first]
    library = again()
    assert [entry.id for entry in library.games()] == [first]
    library.undelete(second)
    assert library.games() == before
    assert again().games() == before


def test_playing_on_with_a_deleted_game_brings_it_back(library: Library) -> None:
    game = played_in(library, 1)
    library.delete(game)
    library.add_move(game, 2, "7C")
    assert [entry.id for entry in library.games()] == [game]


def test_deleted_games_are_dropped_after_thirty_days_not_before(tmp_path: Path) -> None:
    now = [1_700_000_000.0]
    library = Library.open(tmp_path, clock=lambda: now[0])
    gone, kept = played_in(library, 1), played_in(library, 1)
    library.delete(gone)
    now[0] += 29 * 86_400
    library.maintain().result(10)
    library.undelete(gone).result(10)
    assert len(library.games()) == 2
    library.delete(gone)
    now[0] += 31 * 86_400
    library.maintain().result(10)
    library.close()
    library = Library.open(tmp_path)
    with pytest.raises(BadRecord):
        library.record(gone)
    assert [entry.id for entry in library.games()] == [kept]
    library.close()


def test_a_game_that_never_was_has_a_sentence(library: Library) -> None:
    for ask in (library.record, library.resume, library.delete, lambda game: library.rename(game, "x")):
        with pytest.raises(BadRecord, match="no longer here"):
            ask(12345)


@pytest.mark.parametrize(
    "data",
    ["", "{", "[]", '{"game": "toy"}', '{"game": 3, "seats": []}', "\0\1", '{"game": "toy", "seats": [1]}'],
)
def test_a_record_that_cannot_be_read_is_listed_and_kept(library: Library, again: Again, data: str) -> None:
    bad, good = played_in(library, 2, "Bad"), played_in(library, 2, "Good")
    library.add_move(bad, 3, "7C").result(10)
    library.close()
    shutil.rmtree(library._directory / "backups")
    edit(library, bad, data)
    library = again()
    assert library.trouble is not None
    for _ in range(2):
        assert [(entry.id, entry.title, entry.damaged) for entry in library.games()] == [
            (bad, "Bad", True),
            (good, "Good", False),
        ]
        assert library.unfinished() == good
        for ask in (library.record, library.resume):
            with pytest.raises(BadRecord):
                ask(bad)
        library.rename(bad, "Bad").result(10)
        library = again()
        assert library.trouble is None  # said once
    with closing(sqlite3.connect(library._directory / "library.sqlite")) as other:
        assert other.execute("SELECT record FROM game WHERE id = ?", (bad,)).fetchone() == (data,)


def test_a_record_that_was_edited_is_taken_from_the_backup(library: Library, again: Again) -> None:
    game = played_in(library, 2)
    before = library.record(game)
    library.close()
    edit(library, game, library_text(before).replace("5", "6"))
    library = again()
    assert library.trouble is not None
    assert library.record(game) == before


def library_text(record: Record) -> str:
    return msgspec.json.encode(msgspec.structs.replace(record, moves=())).decode()


def edit(library: Library, game: int, data: str) -> None:
    with closing(sqlite3.connect(library._directory / "library.sqlite")) as other, other:
        other.execute("UPDATE game SET record = ? WHERE id = ?", (data, game))


def test_times_that_no_calendar_has_hide_nothing(library: Library, again: Again) -> None:
    game = played_in(library, 1)
    library.close()
    with closing(sqlite3.connect(library._directory / "library.sqlite")) as other, other:
        other.execute("UPDATE game SET started = ?, changed = ?, winner = 99", (-(2**63), 2**63 - 1))
    (entry,) = again().games()
    assert (entry.id, entry.winner) == (game, None)


def test_a_game_of_unknown_rules_or_opponents_is_not_resumed(library: Library) -> None:
    level = next(iter(all_games()))
    for bad in (
        record("no such game"),
        msgspec.structs.replace(record(level), seats=(Player("A"), Player("B", "grandmaster"))),
    ):
        game = library.create(bad)
        assert library.record(game) == bad
        with pytest.raises(BadRecord, match="This"):
            library.resume(game)
