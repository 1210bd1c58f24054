# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable deal`."""

from __future__ import annotations

import msgspec
import pytest

from cardtable.__main__ import main
from cardtable.engine.dealcode import Deal, write_code
from cardtable.games import find_game

DEAL = Deal("hearts", 2024, (None, "easy"), {"target": 50, "queen_any_time": True}, 1)
CODE = write_code(find_game("hearts"), DEAL)


def test_what_a_code_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", CODE.lower()]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Two-Player Hearts, deal 2024",
        "  Seat 1: person",
        "  Seat 2: easy, begins",
        "  Play to: 50 points",
        "  The queen of spades: may be played at any time",
    ]


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", *CODE.split("-"), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out) == {
        "code": CODE,
        "game": "hearts",
        "deal": 2024,
        "first": 1,
        "seats": [{"level": None}, {"level": "easy"}],
        "options": {"target": 50, "queen_any_time": True},
    }


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (CODE[:-1], "1 sign short"),
        ("X" + CODE[1:], "a mistake in this code"),
        (CODE[:-1] + "?", "“?” is in no deal code"),
    ],
)
def test_a_mistyped_code(typed: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", typed]) == 2
    assert told in capsys.readouterr().err
