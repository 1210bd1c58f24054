# SPDX-License-Identifier: GPL-3.0-or-later
"""The worked cases of the rules, asked of the referee as another program would."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardtable.commands.referee import Referee
from cardtable.games import find_game

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "games/cases.json").read_text("utf-8"))


def request_of(make: list[Any]) -> dict[str, Any]:
    """`position` or `new` as the referee has it, in steps of the table."""
    do, given = make
    fields = {**given, "do": do, "step": True}
    decks = fields.pop("next_decks", None) or ([fields.pop("deck")] if "deck" in fields else [])
    if do == "new":
        rules = find_game(given["game"]).options_type.__struct_fields__
        fields["options"] = {name: fields.pop(name) for name in rules if name in fields}
    return {**fields, "decks": decks}


def move_of(text: str, game: str) -> str:
    """`play 10S -10` and the like; only aces and tens of the classic game keep their effect."""
    _, *parts = text.split() if text != "bust" else ["", text]
    card = parts[0]
    return "".join(parts) if game == "classic" and card[:-1] in ("A", "10") else card


def look_up(state: dict[str, Any], path: str) -> Any:
    """A dotted path; `len:` before it asks for the length, `set:` for the items in order."""
    how, colon, rest = path.partition(":")
    value: Any = state
    for name in (rest if colon else path).split("."):
        value = value[int(name)] if isinstance(value, list) else value[name]
    if not colon:
        return value
    return len(value) if how == "len" else sorted(value)


class Asked:
    """A referee in steps; the table's moves are played, but a new deal waits to be seen."""

    def __init__(self, case: dict[str, Any]) -> None:
        self._referee = Referee()
        self.state = self._ask(request_of(case["make"]))
        if case["make"][0] == "new":
            self.state = self._ask({"do": "play", "move": "deal"})
        self._settle()

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        answer = msgspec.json.decode(self._referee.answer(msgspec.json.encode(request)))
        assert "state" in answer, answer
        state: dict[str, Any] = answer["state"]
        return state

    def _settle(self) -> None:
        while self.state["to_move"] == "table" and self.state["legal"] != ["deal"]:
            self.state = self._ask({"do": "play", "move": self.state["legal"][0]})

    def play(self, move: str) -> None:
        self.state = self._ask({"do": "play", "move": move})
        self._settle()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    asked = Asked(case)
    if "legal" in case:
        assert asked.state["legal"] == sorted(move_of(text, case["game"]) for text in case["legal"])
    for text in case.get("moves", []):
        asked.play(move_of(text, case["game"]))
    legal = set(asked.state["legal"])
    if "legal_after" in case:
        assert legal == {move_of(text, case["game"]) for text in case["legal_after"]}
    assert legal >= {move_of(text, case["game"]) for text in case.get("has_after", [])}
    assert not legal & {move_of(text, case["game"]) for text in case.get("hasnt_after", [])}
    for path, expected in case.get("after", {}).items():
        assert look_up(asked.state, path) == expected, path


def test_every_case_checks_something() -> None:
    checks = {"legal", "legal_after", "has_after", "hasnt_after", "after"}
    assert len(CASES) > 50
    assert all(checks & set(case) for case in CASES)
