# SPDX-License-Identifier: GPL-3.0-or-later
"""What every released version has saved opens for ever: games as files and whole libraries."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardtable import __version__
from cardtable.engine.record import Timeline
from cardtable.games import all_games
from cardtable.models.gamefile import play_through, read_game_file
from cardtable.models.library import Library

SAVES = Path(__file__).parents[1] / "saves"
VERSIONS = sorted(path.name for path in SAVES.iterdir())


def expected(version: str) -> dict[str, dict[str, Any]]:
    facts = msgspec.json.decode((SAVES / version / "expected.json").read_bytes())
    assert isinstance(facts, dict)
    return facts


def facts(timeline: Timeline) -> dict[str, Any]:
    """What the game came to, as the version that played it wrote down."""
    result = timeline.state.result
    total = timeline.game.sheet(timeline.state).total
    return {
        "decisions": len(timeline.line),
        "lines": [[text for text, _ in line] for line in timeline.lines],
        "winner": None if result is None else result.winner,
        "ranking": [] if result is None else list(result.ranking),
        "total": [] if total is None else [cell for cell in total.cells if isinstance(cell, int)],
    }


def test_this_version_has_saves_of_every_game() -> None:
    assert __version__ in VERSIONS
    kept = {read_game_file(path).game.id for path in (SAVES / __version__).glob("*.cardtable")}
    assert kept == set(all_games())


@pytest.mark.parametrize("version", VERSIONS)
def test_game_files_are_played_through_to_the_same_end(version: str) -> None:
    found = {path.stem: facts(read_game_file(path)) for path in (SAVES / version).glob("*.cardtable")}
    assert found == expected(version)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_library_opens_with_all_its_games(version: str, tmp_path: Path) -> None:
    shutil.copyfile(SAVES / version / "library.sqlite", tmp_path / "library.sqlite")
    library = Library.open(tmp_path)
    assert library.trouble is None
    found = {entry.title: facts(play_through(library.record(entry.id))) for entry in library.games()}
    finished = {entry.title: entry.winner for entry in library.games() if entry.finished}
    library.close()
    told = expected(version)
    assert found == told
    assert finished == {title: told[title]["winner"] for title in told if told[title]["ranking"]}


@pytest.mark.parametrize("version", VERSIONS)
def test_an_opened_file_is_the_library_s_game(version: str, tmp_path: Path) -> None:
    shutil.copyfile(SAVES / version / "library.sqlite", tmp_path / "library.sqlite")
    library = Library.open(tmp_path)
    here = {entry.title: entry.id for entry in library.games()}
    for path in (SAVES / version).glob("*.cardtable"):
        assert library.open_file(path) == here[path.stem]
    library.close()
