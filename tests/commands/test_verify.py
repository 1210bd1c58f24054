# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable verify`."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cardtable import __version__
from cardtable.__main__ import main
from cardtable.engine.bot import Clock, Limit, bot_dice
from cardtable.engine.fairness import commitment
from cardtable.engine.game import Move, State
from cardtable.engine.record import Player, Record, Timeline, write_record
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games, find_game

NODES = 12
MOST = 14
"""Decisions of each game."""
LEVELS = [(game.id, level.id) for game in all_games().values() for level in game.levels]


def play(game: str, level: str, *, peek: bool = False) -> Record:
    """A game against an opponent that thinks for a few nodes; one that peeks thinks on the whole state."""
    rules = find_game(game)
    seats = (Player("Ann"), Player("Bø", level, 5))
    record = Record(game=game, seats=seats, deal=78, salt="0123456789ABCDEF", program=__version__)
    timeline, dice = Timeline(rules, record), Dice(1)
    while (seat := timeline.state.turn) is not None and timeline.state.plays < MOST:
        if seat == 0:
            timeline.play(dice.choice(timeline.state.legal_moves()))
        else:
            move, nodes = peeked(timeline.state) if peek else thought(timeline.state, rules.bot(level))
            timeline.play(move, nodes)
        timeline.settle()
    return timeline.record


def thought(state: State, bot: Any) -> tuple[Move, int]:
    found = bot.think(state.seen_by(1), 1, Clock(Limit(NODES)), bot_dice(5, state.plays))
    return Move.parse(found.move), found.nodes


def peeked(state: State) -> tuple[Move, int]:
    """The move after which the seat that follows can do least: its cards decide."""

    def freedom(move: Move) -> int:
        after = state.play(move)
        while after.turn == -1:
            after = after.play(after.legal_moves()[0])
        return len(after.legal_moves()) if after.turn == 0 else 0

    return min(state.legal_moves(), key=freedom), NODES


def save(record: Record, folder: Path) -> str:
    path = folder / "game.cardtable"
    path.write_bytes(write_record(record))
    return str(path)


def verified(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    code = main(["verify", *words, "--json"])
    found: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    return code, found


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_an_honest_game_of_each_level_passes(
    game: str, level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = play(game, level)
    code, found = verified(capsys, save(record, tmp_path), "--commitment", commitment(record).lower())
    assert code == 0, found
    assert [check["kept"] for check in found["checks"]] == [True] * 4
    assert found["commitment"] == commitment(record)
    assert found["mismatches"] == []


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_peeking_bot_of_each_level_is_caught(
    game: str, level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = play(game, level, peek=True)
    code, found = verified(capsys, save(record, tmp_path), "--commitment", commitment(record))
    assert code == 1
    assert {check["name"]: check["kept"] for check in found["checks"]}["opponents"] is False
    first = found["mismatches"][0]
    assert record.moves[first["number"] - 1] == first["played"] != first["found"]


@pytest.mark.parametrize("game", all_games())
def test_a_changed_deal_and_a_swapped_card_are_caught(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = play(game, "normal")
    code, found = verified(
        capsys, save(replace(record, deal=79), tmp_path), "--commitment", commitment(record)
    )
    assert code == 1
    assert found["checks"][0]["kept"] is False
    moves = (record.moves[1], *record.moves[1:])
    code, found = verified(capsys, save(replace(record, moves=moves), tmp_path))
    assert code == 1
    assert {check["name"]: check["kept"] for check in found["checks"]}["moves"] is False


@pytest.mark.parametrize("game", all_games())
def test_decisions_of_another_version_are_no_broken_promise(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for theirs, named in (("0.0.9", "version 0.0.9"), ("", "a version that the file does not name")):
        record = replace(play(game, "normal", peek=True), program=theirs)
        path = save(record, tmp_path)
        code, found = verified(capsys, path, "--commitment", commitment(record))
        assert code == 4
        assert found["kept"] is True
        assert found["program"] == {"theirs": theirs, "ours": __version__}
        assert found["foreign"] == len(found["mismatches"]) > 0
        assert [check["kept"] for check in found["checks"]] == [True, True, True, None]
        assert main(["verify", path]) == 4
        told = capsys.readouterr().out.splitlines()[-1]
        assert named in told
        assert f"this is version {__version__}" in told
        assert "BROKEN" not in told


@pytest.mark.parametrize("game", all_games())
def test_another_version_excuses_no_swapped_card(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = replace(play(game, "normal", peek=True), program="0.0.9")
    code, _ = verified(capsys, save(replace(record, deal=79), tmp_path), "--commitment", commitment(record))
    assert code == 1
    code, _ = verified(
        capsys, save(replace(record, program="0.0.8"), tmp_path), "--commitment", commitment(record)
    )
    assert code == 1
    moves = (record.moves[1], *record.moves[1:])
    code, _ = verified(capsys, save(replace(record, moves=moves), tmp_path))
    assert code == 1


def test_the_report_for_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = play("hearts", "easy")
    assert main(["verify", save(record, tmp_path)]) == 0
    told = capsys.readouterr().out
    assert f"Promised before the first deal: {commitment(record)}" in told
    assert "Bø (easy)" in told
    assert told.endswith("Nothing was found against this game.\n")
    cheated = play("hearts", "easy", peek=True)
    assert main(["verify", save(cheated, tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "BROKEN" in told
    assert ": Bø played" in told
    assert told.endswith("This game is not as it was promised.\n")


def test_progress_comes_in_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", save(play("numeral", "normal"), tmp_path), "--progress"]) == 0
    *steps, last = map(msgspec.json.decode, capsys.readouterr().out.splitlines())
    assert steps[0]["done"] == 0
    assert steps[-1]["done"] == steps[-1]["of"] == 7
    assert last["kept"] is True
    assert last["repeated"]["taken"] == 7


def test_a_game_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = write_record(play("classic", "easy"))
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    assert verified(capsys, "-")[0] == 0


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"{}", "not a game file"),
        (b'{"game":"chess","seats":[]}', "There is no game “chess”"),
        (b'{"game":"hearts","seats":[{"name":"A","level":"godly"},{"name":"B"}]}', "no opponent “godly”"),
    ],
)
def test_what_cannot_be_verified_is_told_in_a_sentence(
    data: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.cardtable"
    path.write_bytes(data)
    assert main(["verify", str(path)]) == 1
    assert told in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "none")]) == 1
    assert "cannot be read: no such file" in capsys.readouterr().err


@pytest.mark.parametrize("count", [8, 9, 20, 63])
def test_the_beginning_of_a_promise_is_compared(
    count: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = play("hearts", "easy")
    path, start = save(record, tmp_path), commitment(record)[:count]
    for given in (start, start.lower(), f"{start[:4]} {start[4:]}", f"{start}…", f" {start} … "):
        code, found = verified(capsys, path, "--commitment", given)
        assert (code, found["checks"][0]["kept"]) == (0, True), given
        assert f"{count} signs" in found["checks"][0]["text"]
    other = start[:-1] + ("0" if start[-1] != "0" else "1")
    code, found = verified(capsys, path, "--commitment", other)
    assert (code, found["checks"][0]["kept"]) == (1, False)
    assert main(["verify", path, "--commitment", start]) == 0
    assert f"{count} signs" in capsys.readouterr().out


@pytest.mark.parametrize("given", ["4B9A3FD", "4b9a 3fd…", "4B9A3FDG", "…", " ", "4B9A…3FD7", "0" * 65])
def test_what_cannot_be_the_beginning_of_a_promise_is_a_bad_argument(
    given: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", save(play("hearts", "easy"), tmp_path), "--commitment", given]) == 2
    told = capsys.readouterr()
    assert "8 to 64" in told.err
    assert not told.out
