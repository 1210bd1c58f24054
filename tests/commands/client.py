# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that talks to the referee, and positions to talk about."""

from __future__ import annotations

from typing import Any

import msgspec

from cardtable.commands.referee import Referee
from cardtable.games import all_games

GAMES = list(all_games())
CLASSIC_CARDS = [rank + suit for suit in "CDHS" for rank in [*"A23456789", "10", *"JQK"]]


class Client:
    """A program that talks to a referee in objects."""

    def __init__(self) -> None:
        self.referee = Referee()

    def raw(self, line: bytes) -> dict[str, Any]:
        data = self.referee.answer(line)
        assert b"\n" not in data
        answer: dict[str, Any] = msgspec.json.decode(data)
        return answer

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.raw(msgspec.json.encode({"do": do, **fields}))

    def state(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(do, **fields)
        assert set(answer) == {"state"}, answer
        state: dict[str, Any] = answer["state"]
        return state

    def error(self, do: str, **fields: Any) -> tuple[str, str]:
        return said(self.ask(do, **fields))


def said(answer: dict[str, Any]) -> tuple[str, str]:
    """Kind and text of an error, which must have all its fields and be foreseen."""
    assert set(answer) - {"id"} == {"error"}, answer
    error = answer["error"]
    assert set(error) == {"kind", "clause", "text"}
    assert error["kind"] in ("illegal-move", "bad-request", "unknown-game", "bad-option", "bad-deck", "over")
    assert not error["text"].startswith("Cardtable failed"), error
    assert error["text"].endswith((".", "”"))
    return error["kind"], error["text"]


POSITIONS: dict[str, dict[str, Any]] = {
    "classic": {
        "players": 3,
        "hands": [["2C", "7D", "QS"], ["4H", "8C", "9C"], ["3C", "5D", "JS"]],
        "total": 30,
        "to_move": 1,
        "pile": ["KC"],
        "chips": [1, 2, 3],
        "direction": -1,
        "dealer": 2,
    },
    "numeral": {
        "hands": [["3S", "10H", "6C", "9S", "AD"], ["2C", "2D", "3C", "3D", "4C"]],
        "total": 20,
        "to_move": 0,
        "pile": ["8H"],
        "stock": ["5C"],
        "reshuffles": 2,
    },
    "hearts": {
        "hands": [["2D", "AH"], ["4D"]],
        "to_move": 0,
        "trick": ["8D"],
        "leader": 1,
        "broken": True,
        "tricks": 11,
        "taken": [["QS"], []],
        "dead": ["2S", "4S"],
        "scores": [88, 70],
        "dealer": 1,
    },
}
