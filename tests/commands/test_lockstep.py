# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee plays by the rules as somebody else wrote them down; `bench_rules.py` plays thousands."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.shuffle import Dice
from cardtable.games import all_games

from .lockstep import compare, differences, random_options, starts

GAMES = list(all_games().values())


@pytest.mark.parametrize(("game", "players", "options"), list(starts(GAMES)), ids=str)
def test_every_house_rule(game: str, players: int, options: dict[str, Any]) -> None:
    assert differences(game, players, options, seed=players) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_house_rules_together(game: Any) -> None:
    dice = Dice(99)
    for seed in range(25):
        options = random_options(game, dice)
        players = dice.choice(game.seats[:5])
        assert differences(game.id, players, options, seed) == []


def test_a_difference_is_seen() -> None:
    one = {"hands": [["AC", "2C"]], "total": 3, "pile": ["7D", "8D"]}
    assert compare(one, {"hands": [["2C", "AC"]], "total": 3, "pile": ["7D", "8D"]}) == []
    assert compare(one, {**one, "total": 4}) == ["total: expected 3, found 4"]
    assert compare(one, {**one, "pile": ["8D", "7D"]})
    assert compare(one, {**one, "hands": [["AC"]]})
    assert compare(one, {**one, "more": 1}) == ["more: expected nothing, found 1"]
