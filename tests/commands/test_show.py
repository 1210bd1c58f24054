# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable show`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardtable.__main__ import main
from cardtable.engine.game import TABLE
from cardtable.engine.record import Player, Record, Timeline, read_record, write_record
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games, find_game


def play(game: str, plays: int, names: tuple[str, ...] = ("Ann", "Bø")) -> Timeline:
    seats = (Player(names[0]), Player(names[1], "easy", 5))
    timeline = Timeline(find_game(game), Record(game=game, seats=seats, deal=77))
    dice = Dice(1)
    while timeline.state.turn is not None and timeline.state.plays < plays:
        timeline.play(dice.choice(timeline.state.legal_moves()))
        timeline.settle()
    return timeline


def save(timeline: Timeline, folder: Path) -> str:
    path = folder / "game.cardtable"
    path.write_bytes(write_record(timeline.record))
    return str(path)


@pytest.mark.parametrize("plays", [0, 9, 9999])
@pytest.mark.parametrize("game", all_games())
def test_json_has_the_record_each_state_and_the_result(
    game: str, plays: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    timeline = play(game, plays)
    assert main(["show", save(timeline, tmp_path), "--json"]) == 0
    fields = msgspec.json.decode(capsys.readouterr().out)
    assert set(fields) == {"record", "states", "result"}
    assert read_record(msgspec.json.encode(fields["record"])) == timeline.record
    assert len(fields["states"]) == len(timeline.steps) + 1
    assert set(fields["states"][0]) == {"state"}
    moves = [step["move"] for step in fields["states"][1:] if step["seat"] != "table"]
    assert moves == list(timeline.record.moves)
    for shown, step in zip(fields["states"][1:], timeline.steps, strict=True):
        assert shown["move"] == step.move.text
        assert shown["seat"] == ("table" if step.seat == TABLE else step.seat)
        assert shown["state"]["to_move"] == ("table" if step.state.turn == TABLE else step.state.turn)
        assert shown["state"]["legal"] == sorted(move.text for move in step.state.legal_moves())
    result = timeline.state.result
    assert (fields["result"] is None) == (result is None) == (plays < 9999)
    if result is not None:
        assert fields["result"] == {"winner": result.winner, "draw": False, "ranking": list(result.ranking)}


@pytest.mark.parametrize("game", all_games())
def test_text_tells_the_game(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    timeline = play(game, 9999)
    assert main(["show", save(timeline, tmp_path)]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"{timeline.game.title.english()}, deal 77\n  Ann: person\n  Bø: easy\n")
    assert f" {timeline.state.plays}. " in text
    assert timeline.state.result is not None
    assert text.endswith(f"{('Ann', 'Bø')[timeline.state.result.winner or 0]} wins.\n")


def test_text_of_an_unfinished_game_says_whose_turn_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    timeline = play("hearts", 5)
    assert main(["show", save(timeline, tmp_path)]) == 0
    name = ("Ann", "Bø")[timeline.state.turn or 0]
    assert capsys.readouterr().out.endswith(f"Not finished: {name} is to move.\n")


def test_names_cannot_move_the_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    timeline = play("numeral", 9999, ("\x1b[2J{0}", "a\nb\r"))
    assert main(["show", save(timeline, tmp_path)]) == 0
    text = capsys.readouterr().out
    assert all(sign.isprintable() for sign in text.replace("\n", ""))
    assert "[2J{0}: person\n" in text


def test_house_rules_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(game="hearts", seats=(Player("Ann"), Player("Bo")), options={"moon": "off"})
    assert main(["show", save(Timeline(find_game("hearts"), record), tmp_path)]) == 0
    assert "House rule: moon = off\n" in capsys.readouterr().out
