# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable ladder`: which pairs are played, what is told of them."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from cardtable.__main__ import main
from cardtable.commands import ladder
from cardtable.commands.ladder import Measuring, pairs
from cardtable.commands.selfplay import Match
from cardtable.engine.bot import Limit
from cardtable.games import all_games, find_game


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that think of one world only, and games that end soon in a draw."""
    plain = Match.__init__

    def begin(self: Match, *arguments: Any, timed: bool) -> None:
        plain(self, *arguments, timed=timed)
        self._limits = [Limit(nodes=1)] * len(self.levels)

    monkeypatch.setattr(Match, "__init__", begin)
    for game in all_games().values():
        monkeypatch.setattr(type(game), "cap", 12)


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main(["ladder", *words, "--json"]) == code
    found: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    return found


def test_each_level_meets_the_one_below_and_the_best_meets_all() -> None:
    assert pairs(["a", "b"]) == [("b", "a")]
    assert pairs(["a", "b", "c", "d"]) == [("b", "a"), ("c", "b"), ("d", "c"), ("d", "b"), ("d", "a")]


@pytest.mark.parametrize("game", all_games())
def test_a_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, game, "--deals", "2", "--players", "2", "--seed", "5")
    assert (found["seed"], found["interrupted"]) == (5, False)
    (table,) = found["ladders"]
    levels = [level.id for level in find_game(game).levels]
    assert (table["game"], table["players"]) == (game, 2)
    assert [(rung["level"], rung["against"]) for rung in table["rungs"]] == pairs(levels)
    for rung in table["rungs"]:
        assert (rung["deals"], rung["games"]) == (2, 4)
        assert rung["low"] <= rung["share"] <= rung["high"]
        assert 0 < rung["plays"] <= 12
    assert {speed["level"] for speed in table["speeds"]} <= set(levels)
    assert all(speed["median"] <= speed["p99"] <= speed["longest"] for speed in table["speeds"])


def test_all_games_at_the_usual_tables(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "--deals", "1")
    tables = [(table["game"], table["players"]) for table in found["ladders"]]
    assert tables == [
        (game.id, players)
        for game in all_games().values()
        for players in (2, 4)
        if players in game.dialog_seats
    ]
    assert ("classic", 4) in tables


@pytest.mark.parametrize("players", range(2, 9))
def test_every_game_for_so_many_players(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    games = [game.id for game in all_games().values() if players in game.seats]
    found = told(capsys, "--players", str(players), "--deals", "1")["ladders"]
    assert [(table["game"], table["players"]) for table in found] == [(game, players) for game in games]


def test_one_of_the_higher_level_sits_among_the_lower(capsys: pytest.CaptureFixture[str]) -> None:
    measuring = Measuring(find_game("classic"), 3)
    assert [match.levels for match in measuring._matches][:2] == [
        ["normal", "easy", "easy"],
        ["hard", "normal", "normal"],
    ]
    (table,) = told(capsys, "classic", "--players", "3", "--deals", "1")["ladders"]
    assert {rung["games"] for rung in table["rungs"]} == {3}


def test_without_a_number_of_deals_time_decides(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = itertools.count()
    monkeypatch.setattr(ladder, "monotonic", lambda: next(seconds))
    monkeypatch.setattr(ladder, "SECONDS", 3.0)
    (table,) = told(capsys, "hearts")["ladders"]
    assert {rung["deals"] for rung in table["rungs"]} == {3}


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "classic", "--players", "4", "--deals", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Ninety-Nine with chips, 4 players, one among 3: share of games won"
    assert lines[1].startswith("  normal against easy")
    assert lines[1].endswith("4 games of 1 deal")
    assert "  A fair share is 25.0%." in lines
    assert any("ms of processor a move, " in line for line in lines)
    assert "95%" in lines[-1]


@pytest.mark.parametrize("as_json", [False, True])
def test_ctrl_c_prints_what_there_is(
    as_json: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Match._game
    calls = itertools.count()

    def interrupted(*arguments: Any) -> Any:
        if next(calls) == 5:  # in the first deal of the third pair
            raise KeyboardInterrupt
        return whole(*arguments)

    monkeypatch.setattr(Match, "_game", interrupted)
    assert main(["ladder", "hearts", "--deals", "9", *(["--json"] if as_json else [])]) == 130
    out = capsys.readouterr().out
    if as_json:
        found = msgspec.json.decode(out)
        assert found["interrupted"]
        (table,) = found["ladders"]
        assert [(rung["deals"], rung["games"]) for rung in table["rungs"]] == [(1, 2)] * 2
    else:
        assert out.count("2 games of 1 deal") == 2
        assert out.endswith("Interrupted: only deals that were played to the end are counted.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["clasic"], "Did you mean “classic”?"),
        (["hearts", "--players", "5"], "Two-Player Hearts is for 2 players, not 5."),
        (["hearts", "--players", "1"], "“1” is not a whole number from 2 to 8"),
        (["hearts", "--deals", "0"], "“0” is not a whole number"),
        (["hearts", "--deal", "3"], "Did you mean “--deals”?"),
    ],
    ids=str,
)
def test_bad_arguments(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *words]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.out == ""
