# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee answers whatever comes down the line, and never with a failure of its own."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.shuffle import Dice

from .client import CLASSIC_CARDS, GAMES, POSITIONS, Client, said

WORDS = st.sampled_from(
    [
        "classic",
        "numeral",
        "hearts",
        "AC",
        "10S-10",
        "QS",
        "2C",
        "bust",
        "easy",
        "hard",
        "deal",
        "table",
        "auto",
    ]
)
NUMBERS = (
    st.integers(-3, 60)
    | st.sampled_from([2**53, 2**63, 2**64, 10**30])
    | st.floats(allow_nan=False, allow_infinity=False)
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=10,
)
HANDS = st.lists(st.lists(st.sampled_from(CLASSIC_CARDS), max_size=5), max_size=4)
FIELDS = {
    "game": st.sampled_from(GAMES) | VALUES,
    "players": st.integers(1, 9) | VALUES,
    "options": st.dictionaries(
        st.sampled_from(["chips", "decks", "moon", "empty_stock", "limit"]), VALUES, max_size=2
    )
    | VALUES,
    "deal": NUMBERS | VALUES,
    "decks": st.permutations(CLASSIC_CARDS).map(lambda deck: [deck]) | VALUES,
    "move": WORDS | VALUES,
    "seat": st.integers(-1, 3) | VALUES,
    "level": st.sampled_from(["easy", "normal", "hard"]) | VALUES,
    "nodes": st.integers(1, 4),
    "seed": NUMBERS,
    "hands": HANDS | VALUES,
    "taken": HANDS | VALUES,
    "pile": st.lists(st.sampled_from(CLASSIC_CARDS), max_size=6) | VALUES,
    "stock": st.lists(st.sampled_from(CLASSIC_CARDS), max_size=6) | VALUES,
    "trick": st.lists(st.sampled_from(CLASSIC_CARDS), max_size=3) | VALUES,
    "dead": st.lists(st.sampled_from(CLASSIC_CARDS), max_size=3) | VALUES,
    "chips": st.lists(st.integers(-2, 9), max_size=4) | VALUES,
    "alive": st.lists(st.booleans(), max_size=4) | VALUES,
    "scores": st.lists(st.integers(-200, 200), max_size=3) | VALUES,
    **dict.fromkeys(
        [
            "dealer",
            "first",
            "leader",
            "to_move",
            "total",
            "tricks",
            "direction",
            "reshuffles",
            "broken",
            "step",
            "phase",
        ],
        st.integers(-1, 3) | VALUES,
    ),
}
VERBS = ["new", "position", "play", "undo", "view", "think", "record", "games"]
ASKED = {
    "new": ["game", "players", "options", "deal", "decks", "dealer", "first", "step"],
    "position": [name for name in FIELDS if name not in ("move", "seat", "level", "nodes", "seed")],
    "play": ["move"],
    "view": ["seat"],
    "think": ["seat", "level", "nodes", "seed"],
}


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    do = draw(st.sampled_from(VERBS))
    names = draw(st.sets(st.sampled_from(ASKED.get(do, ["seat"])), max_size=12))
    return {"do": do, **{name: draw(FIELDS[name]) for name in sorted(names)}}


@given(st.lists(requests(), min_size=1, max_size=6))
def test_any_requests_are_answered(asked: list[dict[str, Any]]) -> None:
    check_answers(asked)


@st.composite
def sensible_positions(draw: st.DrawFn) -> dict[str, Any]:
    """Positions near enough to a real one to be accepted often."""
    game = draw(st.sampled_from(GAMES))
    fields = dict(POSITIONS[game])
    for name in draw(st.sets(st.sampled_from(sorted(fields)), max_size=3)):
        if draw(st.booleans()):
            del fields[name]
        else:
            fields[name] = draw(FIELDS[name])
    return {"do": "position", "game": game, "step": draw(st.booleans()), **fields}


@given(sensible_positions(), st.integers(0, 2**32))
def test_any_position_that_is_accepted_can_be_played(position: dict[str, Any], seed: int) -> None:
    dice, client = Dice(seed), Client()
    answer = client.ask(**position)
    check_answer(answer)
    for _ in range(12):
        state = answer.get("state")
        if state is None or state["to_move"] is None:
            break
        for seat in range(state["players"]):
            view = client.state("view", seat=seat)
            assert view["legal"] == (state["legal"] if state["to_move"] in (seat, "table") else [])
        check_answer(client.ask("think", nodes=2))
        answer = client.ask("play", move=dice.choice(state["legal"]))
        assert "state" in answer


def check_answers(asked: list[dict[str, Any]]) -> Client:
    client = Client()
    for number, fields in enumerate(asked):
        answer = client.ask(**{**fields, "id": number})
        assert answer["id"] == number
        check_answer(answer)
    return client


def check_answer(answer: dict[str, Any]) -> None:
    """One of the answers of the protocol, and never a failure of ours."""
    kinds = set(answer) - {"id"}
    assert len(kinds) == 1
    assert kinds <= {"state", "games", "thought", "record", "error"}
    if "error" in answer:
        said(answer)


@given(st.binary(max_size=80) | st.text(max_size=40).map(str.encode))
def test_any_bytes_are_answered(line: bytes) -> None:
    check_answer(Client().raw(line.replace(b"\n", b" ")))
