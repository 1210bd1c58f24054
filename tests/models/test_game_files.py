# SPDX-License-Identifier: GPL-3.0-or-later
"""Games exported and opened; whatever a file holds, it gets one sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtable.engine.record import BadRecord, Timeline, read_record, write_record
from cardtable.games import all_games
from cardtable.models.files import NotSaved
from cardtable.models.gamefile import LARGEST, read_game_file
from cardtable.models.library import Library

from .shelf import played, played_in


@pytest.mark.parametrize("title", ["A long night", ""])
@pytest.mark.parametrize("game", all_games())
def test_an_exported_game_is_opened_elsewhere(
    game: str, title: str, library: Library, tmp_path: Path
) -> None:
    given = played(game, 7)
    number = library.create(given, title)
    path = tmp_path / "Füße 空 %20 #?.cardtable"
    library.export(number, path)
    other = Library.open(tmp_path / "other")
    opened = other.open_file(path)
    assert other.record(opened) == given
    (entry,) = other.games()
    assert (entry.title, entry.moves, entry.finished) == (title or path.stem, 7, False)
    assert other.open_file(path) == opened
    assert len(other.games()) == 1
    other.close()


def test_a_finished_game_is_opened_as_finished(library: Library, tmp_path: Path) -> None:
    game = next(iter(all_games()))
    given = played(game, 5000)
    (tmp_path / "over.cardtable").write_bytes(write_record(given))
    library.open_file(tmp_path / "over.cardtable")
    (entry,) = library.games()
    result = Timeline(all_games()[game], given).state.result
    assert result is not None
    assert (entry.finished, entry.winner) == (True, result.winner)
    assert library.unfinished() is None


def test_export_that_fails_has_a_sentence_and_leaves_nothing(library: Library, tmp_path: Path) -> None:
    game = played_in(library, 1)
    (tmp_path / "file").write_text("here")
    for path in (tmp_path / "file" / "x", tmp_path / "none" / "x", tmp_path, Path("/x\0y")):
        with pytest.raises(NotSaved) as failed:
            library.export(game, path)
        assert failed.value.words.english().startswith("The game cannot be written to")
    assert (tmp_path / "file").read_text() == "here"
    assert {path.name for path in tmp_path.iterdir()} == {"file", "ß ñ 空"}


GOOD = write_record(played(next(iter(all_games())), 4))


def edited(**fields: object) -> bytes:
    return json.dumps(json.loads(GOOD) | fields).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 100,
        GOOD[:-20],
        b"x" * (LARGEST + 1),
        b"[" * 100_000,
        b'{"a":' * 50_000,
        edited(format=2),
        edited(format="1"),
        edited(game="no such game"),
        edited(game="../games"),
        edited(options={"no such": 1}),
        edited(options=[]),
        edited(moves=["nonsense"]),
        edited(moves=["7C"] * 3),
        edited(moves=[""]),
        edited(moves="7C"),
        edited(seats=[]),
        edited(seats=[{"name": "A"}] * 500),
        edited(seats=[{"name": "A"}, {"name": "B", "level": "grandmaster"}]),
        edited(seats=[{"name": "A" * 5000}, {"name": "B"}]),
        edited(seats=[{"name": "A", "seed": 1.5}, {"name": "B"}]),
        edited(deal=-1),
        edited(deal=2**53),
        edited(deal=1e300),
        edited(dealer=7),
        edited(decks=[["AC"]]),
        edited(decks=[["XX"]]),
        edited(position={}),
        edited(position={"hands": None}),
        edited(position={"hands": 3, "trick": "x", "scores": {}, "stock": [None]}),
        edited(extra=1),
    ],
)  # fmt: skip
def test_a_bad_file_has_one_sentence_and_brings_in_nothing(
    library: Library, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "bad.cardtable"
    path.write_bytes(data)
    with pytest.raises(BadRecord) as bad:
        library.open_file(path)
    assert 10 < len(bad.value.words.english()) < 500
    assert library.games() == []
    assert path.read_bytes() == data


def test_what_is_no_file_has_a_sentence(library: Library, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "none", tmp_path / "pipe", Path("/x\0y"), tmp_path / ("n" * 300)):
        with pytest.raises(BadRecord, match=r"cannot be opened|is not a file"):
            library.open_file(path)


def test_a_file_whose_name_is_no_text_can_be_opened(library: Library, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"g\xffme.cardtable")
    path.write_bytes(GOOD)
    library.open_file(path)
    assert library.games()[0].title == "g?me"


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_no_change_of_a_file_raises_anything_else(tmp_path: Path, data: st.DataObject) -> None:
    mutant = bytearray(GOOD)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(mutant)))
        length = data.draw(st.integers(0, 12))
        mutant[start : start + length] = data.draw(
            st.binary(max_size=8) | st.sampled_from([b"null", b"-1", b"[]", b'"AC"'])
        )
    path = tmp_path / "mutant"
    path.write_bytes(mutant)
    try:
        timeline = read_game_file(path)
    except BadRecord:
        return
    assert timeline.record == read_record(bytes(mutant))
