# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable selfplay`: what is played, and what is made of it."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cardtable.__main__ import main
from cardtable.commands.selfplay import Match
from cardtable.engine.estimates import mean_estimate, share_estimate
from cardtable.games import all_games, find_game

Run = Callable[..., dict[str, Any]]


@pytest.fixture
def counts(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str) -> dict[str, Any]:
        assert main(["selfplay", *words, "--json"]) == 0
        found: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
        return found

    return run


@pytest.mark.parametrize("game", all_games())
def test_every_deal_is_played_from_every_seat(game: str, counts: Run) -> None:
    found = counts(game, "--seats", "easy,normal", "--deals", "3", "--seed", "9")
    assert found["game"] == game
    assert (found["deals"], found["games"], found["seed"], found["interrupted"]) == (3, 6, 9, False)
    assert [player["level"] for player in found["players"]] == ["easy", "normal"]
    assert sum(player["wins"] for player in found["players"]) + found["draws"] == 6
    assert all(player["wins"] + player["losses"] + found["draws"] == 6 for player in found["players"])
    assert sum(player["share"]["mean"] for player in found["players"]) == pytest.approx(1)
    length = found["length"]
    assert length["shortest"] <= length["plays"]["mean"] <= length["longest"]


def test_players_with_the_same_wits_do_equally_well_over_all_seats() -> None:
    """Two equal players change places: what the one wins from a seat the other wins there too."""
    match_ = Match(find_game("hearts"), find_game("hearts").options_type(), ["easy", "easy"], 1)
    one, other = match_._game(5, [7, 7], 0), match_._game(5, [7, 7], 1)
    assert one.plays == other.plays
    assert one.winner is not None
    assert other.winner == 1 - one.winner
    assert one.counters["score"] == other.counters["score"][::-1]


def test_more_players_sit_at_every_seat_once(counts: Run) -> None:
    found = counts("classic", "--seats", "easy,normal,easy", "--deals", "2")
    assert found["games"] == 6
    assert len(found["players"]) == 3
    assert set(found["players"][0]) == {"level", "wins", "losses", "share", "chips"}


def test_the_seed_decides_everything(counts: Run) -> None:
    words = ("numeral", "--seats", "hard,easy", "--deals", "2", "--nodes", "5")
    assert counts(*words, "--seed", "3") == counts(*words, "--seed", "3")
    assert counts(*words, "--seed", "3") != counts(*words, "--seed", "4")


def test_options_reach_the_game(counts: Run) -> None:
    words = (
        "hearts",
        "--seats",
        "easy,easy",
        "--deals",
        "1",
        "--option",
        "target=50",
        "--option",
        "moon=off",
    )
    options = counts(*words)["options"]
    assert (options["target"], options["moon"], options["break_rule"]) == (50, "off", "heart")
    words = (
        "classic",
        "--seats",
        "easy,easy",
        "--deals",
        "1",
        "--option",
        "floor_zero=true",
        "--option",
        "chips=2",
    )
    options = counts(*words)["options"]
    assert (options["floor_zero"], options["chips"]) == (True, 2)


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "classic", "--seats", "easy,normal", "--deals", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("classic: 4 games of 2 deals, 0 drawn, ")
    assert lines[1].split()[0] == "easy"
    assert "chips" in lines[2]
    assert "±" in lines[2]
    assert "95%" in lines[3]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["clasic", "--seats", "easy"], "There is no game “clasic”."),
        (["clasic", "--seats", "easy"], "Did you mean “classic”?"),
        (["hearts", "--seats", "easy"], "Two-Player Hearts is for 2 players, not 1."),
        (["hearts", "--seats", "easy,easy,easy"], "not 3."),
        (["hearts", "--seats", "easy,hrd"], "There is no level “hrd”. There are: easy, normal, hard"),
        (["hearts", "--seats", "easy,hrd"], "Did you mean “hard”?"),
        (["hearts", "--seats", ""], "There is no level “”."),
        (["hearts", "--seats", "easy,easy", "--option", "moon"], "given as --option NAME=VALUE, not “moon”"),
        (["hearts", "--seats", "easy,easy", "--option", "mon=off"], "There is no option “mon”."),
        (["hearts", "--seats", "easy,easy", "--option", "moon=on"], "Option “moon” cannot be 'on'."),
        (["hearts", "--seats", "easy,easy", "--option", "target=51"], "It can be: 100, 50, 150."),
        (["hearts", "--seats", "easy,easy", "--deals", "0"], "“0” is not a whole number from 1 to"),
        (["hearts", "--seats", "easy,easy", "--deals", "many"], "--deals: “many” is not a whole number"),
        (["hearts", "--seats", "easy,easy", "--seed", "-1"], "“-1” is not a whole number from 0"),
        (["hearts", "--seats", "easy,easy", "--nodes", "1.5"], "“1.5” is not a whole number from 1"),
        (["hearts", "--seats", "easy,easy", "--sed", "1"], "Did you mean “--seed”?"),
    ],
    ids=str,
)
def test_bad_arguments(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", *words]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


@pytest.mark.parametrize("played", [0, 2])
def test_ctrl_c_prints_what_there_is(
    played: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = Match._game
    calls = itertools.count()

    def interrupted(*arguments: Any) -> Any:
        if next(calls) == 2 * played + 1:  # in the middle of a deal
            raise KeyboardInterrupt
        return whole(*arguments)

    monkeypatch.setattr(Match, "_game", interrupted)
    assert main(["selfplay", "hearts", "--seats", "easy,easy", "--deals", "9", "--json"]) == 130
    out = capsys.readouterr().out
    if not played:
        assert out == ""
    else:
        found = msgspec.json.decode(out)
        assert (found["deals"], found["games"], found["interrupted"]) == (2, 4, True)


class Terminal:
    """Standard error that is, or is not, a terminal."""

    def __init__(self, is_terminal: bool) -> None:
        self.written = ""
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal

    def write(self, text: str) -> None:
        self.written += text

    def flush(self) -> None:
        """Nothing is held back."""


@pytest.mark.parametrize("is_terminal", [False, True])
def test_a_bar_shows_on_a_terminal_only(
    is_terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal(is_terminal)
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["selfplay", "numeral", "--seats", "easy,easy", "--deals", "2"]) == 0
    assert ("1/2 deals" in terminal.written) == is_terminal
    assert terminal.written.endswith("\r\x1b[K") == is_terminal
    assert "\r" not in capsys.readouterr().out


def test_a_mean_has_students_interval() -> None:
    found = mean_estimate([1, 2, 3, 4, 5, 6])  # t(5) = 2.5706, standard error 0.76376
    assert found.mean == 3.5
    assert found.low == pytest.approx(3.5 - 1.9633, abs=1e-3)
    assert found.high == pytest.approx(3.5 + 1.9633, abs=1e-3)
    two = mean_estimate([1, 3])  # t(1) = 12.706, standard error 1
    assert two.high == pytest.approx(2 + 12.706, abs=1e-3)
    many = mean_estimate([0, 1] * 6)  # t(11) = 2.2010, standard error 0.15076
    assert many.high == pytest.approx(0.5 + 0.33182, abs=1e-3)
    alone = mean_estimate([4])
    assert (alone.mean, alone.low, alone.high) == (4, None, None)


def test_a_share_has_wilsons_interval() -> None:
    found = share_estimate(40, 100)
    assert found.mean == 0.4
    assert found.low == pytest.approx(0.3094, abs=1e-4)
    assert found.high == pytest.approx(0.4980, abs=1e-4)
    none = share_estimate(0, 10)
    assert none.low == pytest.approx(0)
    assert none.high == pytest.approx(0.2775, abs=1e-4)
