# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable games`."""

from __future__ import annotations

import msgspec
import pytest

from cardtable.__main__ import main
from cardtable.engine.options import read_options
from cardtable.games import all_games


def test_json_tells_what_a_program_needs_to_start_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    games = msgspec.json.decode(capsys.readouterr().out)
    assert [game["id"] for game in games] == list(all_games())
    for fields, game in zip(games, all_games().values(), strict=True):
        assert fields["seats"] == [min(game.seats), max(game.seats)]
        assert [level["id"] for level in fields["levels"]] == [level.id for level in game.levels]
        defaults = {option["name"]: option["default"] for option in fields["options"]}
        assert read_options(game.options_type, defaults) == game.options_type()
        for option in fields["options"]:
            assert option["title"]
            for value in option.get("values") or option["range"]:
                assert (
                    getattr(read_options(game.options_type, {option["name"]: value}), option["name"]) == value
                )
            kinds = {"boolean": bool, "integer": int}
            if option["type"] in kinds:
                assert type(option["default"]) is kinds[option["type"]]
            else:
                assert option["type"] == "choice"
                assert option["default"] in option["values"]


def test_text_names_every_game_rule_and_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    for game in all_games().values():
        assert f"{game.id}: {game.title.english()}" in text
        assert all(f"{level.id} ({level.name})" in text for level in game.levels)
    assert "100 | 50 | 150" in text
    assert "10; 0 to 1000" in text
    assert "false | true" in text


def test_the_players_are_those_that_the_window_offers(capsys: pytest.CaptureFixture[str]) -> None:
    """Head to head is a game for two (N-01); that more can sit down is ours, and for programs."""
    assert main(["games"]) == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ") and line]
    assert [line.partition(", ")[2] for line in heads] == [
        "2 players",
        "2 to 8 players",
        "2 players (from the command line 2 to 4 players)",
    ]
