# SPDX-License-Identifier: GPL-3.0-or-later
"""The worked cases of the rules: `cases.json` has positions or new games, moves, and what must hold then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Game, Move, Start, State
from cardtable.engine.options import read_options
from cardtable.games import find_game

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))
NOT_OPTIONS = {"game", "players", "dealer", "first", "deck"}
NOT_POSITION = {"game", "players", "options", "next_decks"}


def move_of(text: str, game: str) -> Move:
    """`play 10S -10` and the like; only aces and tens of the classic game carry their effect in a move."""
    if text == "bust":
        return Move(choice=text)
    _, card, *effect = text.split()
    choice = effect[0] if game == "classic" and card[:-1] in ("A", "10") else ""
    return Move((Card(card),), choice)


def settled(state: State) -> State:
    """After the table's moves, but for a new deal."""
    while state.turn == TABLE and state.legal_moves() != (Move(choice="deal"),):
        state = state.play(state.legal_moves()[0])
    return state


def made(case: dict[str, Any], game: Game) -> State:
    kind, fields = case["make"]
    players = fields.get("players", 2)
    if kind == "position":
        decks = fields.get("next_decks", [])
        options = fields["options"]
        given = {name: value for name, value in fields.items() if name not in NOT_POSITION}
    else:
        decks = [fields["deck"]] if "deck" in fields else []
        options = {name: fields[name] for name in fields.keys() - NOT_OPTIONS}
        given = None
    start = Start(
        deal=1,
        dealer=fields.get("dealer"),
        first=fields.get("first"),
        decks=tuple(tuple(map(Card, deck)) for deck in decks),
        position=given,
    )
    state = game.begin(read_options(game.options_type, options), players, start)
    if kind == "new":
        state = settled(state.play(Move(choice="deal")))
    return state


def found(game: Game, state: State, path: str) -> Any:
    """The value at a dotted path; `len:` asks for its length, `set:` sorts it."""
    how, _, dotted = path.rpartition(":")
    result = {"winner": state.result.winner, "draw": state.result.draw} if state.result else None
    value: Any = {**game.describe(state), "to_move": state.turn, "result": result}
    for part in dotted.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    if how:
        return len(value) if how == "len" else sorted(value)
    return value


def texts(game: Game, state: State) -> set[str]:
    return {move.text for move in state.legal_moves()}


def as_texts(moves: list[str], game: str) -> set[str]:
    return {move_of(move, game).text for move in moves}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    name = case["game"]
    game = find_game(name)
    state = made(case, game)
    if "legal" in case:
        assert texts(game, state) == as_texts(case["legal"], name)
    for text in case.get("moves", []):
        move = move_of(text, name)
        game.check(state, move)
        state = settled(state.play(move))
    if "legal_after" in case:
        assert texts(game, state) == as_texts(case["legal_after"], name)
    assert as_texts(case.get("has_after", []), name) <= texts(game, state)
    assert not as_texts(case.get("hasnt_after", []), name) & texts(game, state)
    for path, expected in case.get("after", {}).items():
        value = found(game, state, path)
        assert value == (sorted(expected) if path.startswith("set:") else expected), path


def test_every_case_asks_something() -> None:
    asks = {"legal", "legal_after", "has_after", "hasnt_after", "after"}
    assert len(CASES) == 55
    assert all(asks & case.keys() for case in CASES)
