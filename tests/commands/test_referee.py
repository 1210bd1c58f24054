# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee: every verb, every kind of error, and whatever else may come down the line."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.commands.referee import Referee
from cardtable.engine.record import Timeline, read_record
from cardtable.engine.shuffle import MAX_DEAL, Dice
from cardtable.games import all_games, find_game

from .reference import random_game

GAMES = list(all_games())
every_game = pytest.mark.parametrize("game", GAMES)
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


@pytest.fixture
def client() -> Client:
    return Client()


def test_games(client: Client) -> None:
    games = client.ask("games")["games"]
    assert [game["id"] for game in games] == GAMES
    assert {"id", "seats", "options", "levels"} <= set(games[0])


@every_game
def test_new_needs_only_a_game(client: Client, game: str) -> None:
    state = client.state("new", game=game)
    assert (state["game"], state["players"], state["result"]) == (game, 2, None)
    assert state["to_move"] in (0, 1)
    assert state["legal"] == sorted(state["legal"]) != []
    assert state == client.state("new", game=game, deal=1, players=2, options={}, decks=[])
    assert state != client.state("new", game=game, deal=2)
    assert None not in [card for hand in state["hands"] for card in hand]


@every_game
def test_null_stands_for_the_default(client: Client, game: str) -> None:
    nulls = dict.fromkeys(("players", "options", "deal", "decks", "dealer", "first"))
    assert client.state("new", game=game, **nulls) == client.state("new", game=game)


def test_the_dealer_and_the_first_player_can_be_chosen(client: Client) -> None:
    for seat in range(4):
        assert client.state("new", game="classic", players=4, dealer=seat)["to_move"] == (seat + 1) % 4
        assert client.state("new", game="classic", players=4, first=seat)["to_move"] == seat
    for seat in (0, 1):
        assert client.state("new", game="numeral", first=seat)["to_move"] == seat
        assert client.state("new", game="hearts", dealer=seat)["dealer"] == seat


def test_decks_serve_the_shuffles_in_turn(client: Client) -> None:
    first, second = CLASSIC_CARDS, CLASSIC_CARDS[::-1]
    decks = [first, second]
    state = client.state("new", game="classic", decks=decks, dealer=1, options={"voluntary_bust": True})
    assert state["hands"] == [["AC", "3C", "5C"], ["2C", "4C", "6C"]]
    assert state["stock"] == first[6:]
    state = client.state("play", move="bust")  # the dealer is seat 0 now
    assert state["hands"] == [["QS", "10S", "8S"], ["KS", "JS", "9S"]]
    state = client.state("play", move="bust")  # and no deck is left: the deal number's generator goes on
    assert state["stock"] not in (first[6:], second[6:])


@every_game
def test_play_and_undo(client: Client, game: str) -> None:
    before = client.state("new", game=game, deal=8)
    after = client.state("play", move=before["legal"][0])
    assert after != before
    assert client.state("undo") == before
    assert client.state("play", move=before["legal"][0]) == after


@every_game
def test_a_game_to_its_end_and_back(client: Client, game: str) -> None:
    new, states, moves = random_game(game, 2, {}, Dice(3).below)
    start = client.raw(msgspec.json.encode(new))["state"]
    for move in moves:
        end = client.state("play", move=move)
    assert end["result"] == states[-1]["result"]
    assert (end["to_move"], end["legal"]) == (None, [])
    assert client.error("play", move=moves[0])[0] == "over"
    assert client.error("think")[0] == "over"
    assert client.state("view", seat=0)["result"] == end["result"]
    for _ in moves:
        back = client.state("undo")
    assert back == start
    assert client.error("undo") == ("bad-request", "There is nothing to take back.")


@every_game
def test_a_view_has_nulls_for_what_is_hidden(client: Client, game: str) -> None:
    state = client.state("new", game=game, deal=5)
    for seat in (0, 1):
        view = client.state("view", seat=seat)
        assert view["hands"][seat] == state["hands"][seat]
        assert view["hands"][1 - seat] == [None] * len(state["hands"][1 - seat])
        hidden = "dead" if game == "hearts" else "stock"
        assert view[hidden] == [None] * len(state[hidden])
        assert view["legal"] == (state["legal"] if state["to_move"] == seat else [])
        public = set(state) - {"hands", "legal", hidden}
        assert {name: view[name] for name in public} == {name: state[name] for name in public}


@every_game
def test_think(client: Client, game: str) -> None:
    state = client.state("new", game=game, deal=9)
    while len(state["legal"]) == 1:
        state = client.state("play", move=state["legal"][0])
    seat = state["to_move"]
    for level in ("easy", "normal", "hard"):
        thought = client.ask("think", seat=seat, level=level, nodes=40, seed=3)["thought"]
        assert set(thought) == {"move", "values", "nodes", "seconds"}
        assert thought["move"] in state["legal"]
        assert set(thought["values"]) <= set(state["legal"])
        again = client.ask("think", seat=seat, level=level, nodes=40, seed=3)["thought"]
        assert {**again, "seconds": 0} == {**thought, "seconds": 0}
    assert client.ask("think", level="hard", nodes=40)["thought"]["nodes"] == 40
    assert client.ask("think", level="hard", seconds=0.01)["thought"]["move"] in state["legal"]
    assert client.ask("think", nodes=1)["thought"]["move"] in state["legal"]
    assert client.error("think", seat=1 - seat)[1] == f"Seat {seat} is to move, not seat {1 - seat}."
    assert client.error("think", level="genius")[0] == "bad-option"


@every_game
def test_the_record_is_the_game(client: Client, game: str) -> None:
    new, _, moves = random_game(game, 2, {}, Dice(6).below)
    client.raw(msgspec.json.encode(new))
    for move in moves[:30]:
        state = client.state("play", move=move)
    record = read_record(msgspec.json.encode(client.ask("record")["record"]))
    timeline = Timeline(find_game(game), record)
    assert list(record.moves) == moves[:30]
    assert timeline.game.describe(timeline.state).items() <= state.items()


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


@every_game
def test_position(client: Client, game: str) -> None:
    fields = POSITIONS[game]
    state = client.state("position", game=game, **fields)
    assert {name: state[name] for name in fields} == fields
    state = client.state("play", move=state["legal"][0])
    record = read_record(msgspec.json.encode(client.ask("record")["record"]))
    timeline = Timeline(find_game(game), record)
    assert timeline.game.describe(timeline.state).items() <= state.items()


@every_game
@pytest.mark.parametrize(
    ("changes", "kind", "word"),
    [
        ({"tricksy": 1}, "bad-request", "tricksy"),
        ({"hands": 5}, "bad-request", "hands"),
        ({"hands": []}, "bad-request", ""),
        ({"hands": None}, "bad-request", "hands"),
        ({"hands": [["AC"], ["XX"]]}, "bad-request", "XX"),
        ({"to_move": 9}, "bad-request", ""),
        ({"to_move": [0]}, "bad-request", ""),
        ({"dealer": 9}, "bad-option", "seat 9"),
        ({"players": 99}, "bad-option", "99"),
        ({"players": 10**30}, "bad-option", "players"),
        ({"players": "two"}, "bad-request", "players"),
        ({"options": {"nonsense": 1}}, "bad-option", "nonsense"),
        ({"decks": [["ZZ"]]}, "bad-deck", "ZZ"),
        ({"deal": -5}, "bad-option", "Deal numbers"),
        ({"game": "whist"}, "unknown-game", "whist"),
        ({"game": 3}, "bad-request", "game"),
    ],
    ids=str,
)
def test_positions_that_cannot_be(
    client: Client, game: str, changes: dict[str, Any], kind: str, word: str
) -> None:
    before = client.state("new", game="hearts")
    error = client.error("position", **{"game": game, **POSITIONS[game], **changes})
    assert error[0] == kind, error
    assert word in error[1]
    assert client.state("view", seat=before["to_move"])["legal"] == before["legal"]


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("classic", {"hands": [["AC", "AC"], ["2C"], ["3C"]]}),
        ("classic", {"pile": ["QS"]}),
        ("numeral", {"stock": ["KC"]}),
        ("numeral", {"removed": ["3S"]}),
        ("hearts", {"hands": [["2D", "3D"], ["4D"]]}),
        ("hearts", {"taken": [["2D"], []]}),
        ("hearts", {"dead": ["4S", "4S"]}),
    ],
)
def test_a_card_twice_or_of_another_pack_is_a_bad_deck(
    client: Client, game: str, changes: dict[str, Any]
) -> None:
    assert client.error("position", **{"game": game, **POSITIONS[game], **changes})[0] == "bad-deck"


class TestSteps:
    """`"step": true` stops at each of the table's forced moves."""

    def test_the_table_is_to_move_first(self, client: Client) -> None:
        state = client.state("new", game="numeral", step=True, first=0)
        assert (state["to_move"], state["legal"], state["hands"]) == ("table", ["deal"], [[], []])
        state = client.state("play", move="deal")
        assert (state["to_move"], state["legal"], state["total"]) == ("table", ["turn"], 0)
        assert client.state("view", seat=1)["legal"] == ["turn"]
        state = client.state("play", move="turn")
        assert state["to_move"] == 0
        state = client.state("play", move=state["legal"][0])
        assert (state["to_move"], state["legal"]) == ("table", ["draw"])
        assert client.state("play", move="draw")["to_move"] == 1

    def test_the_same_game_as_without(self, client: Client) -> None:
        for game in GAMES:
            new, states, moves = random_game(game, 2, {}, Dice(11).below)
            client.raw(msgspec.json.encode(new))
            plain = [client.state("play", move=move) for move in moves]
            state = client.raw(msgspec.json.encode({**new, "step": True}))["state"]
            for move, expected in zip(moves, plain, strict=True):
                while state["to_move"] == "table":
                    state = client.state("play", move=state["legal"][0])
                state = client.state("play", move=move)
                while state["to_move"] == "table" and expected["to_move"] is None:
                    state = client.state("play", move=state["legal"][0])
            assert state == plain[-1] != states[0]

    def test_seats_wait_for_the_table(self, client: Client) -> None:
        client.state("new", game="hearts", step=True)
        kind, text = client.error("play", move="2C")
        assert (kind, text) == ("illegal-move", "The table moves first: deal.")
        assert client.error("think") == ("bad-request", "The table moves first.")
        assert client.error("undo")[0] == "bad-request"

    def test_a_position_waits_too(self, client: Client) -> None:
        state = client.state("position", game="classic", step=True, **POSITIONS["classic"])
        assert state["to_move"] == 1
        state = client.state("play", move="9C")
        assert (state["to_move"], state["legal"]) == ("table", ["draw"])

    def test_undo_takes_the_decision_back_with_what_followed(self, client: Client) -> None:
        client.state("new", game="numeral", step=True)
        client.state("play", move="deal")
        before = client.state("play", move="turn")
        client.state("play", move=before["legal"][0])
        client.state("play", move="draw")
        assert client.state("undo") == before

    def test_the_record_has_decisions_only(self, client: Client) -> None:
        client.state("new", game="numeral", step=True)
        client.state("play", move="deal")
        state = client.state("play", move="turn")
        client.state("play", move=state["legal"][0])
        assert client.ask("record")["record"]["moves"] == [state["legal"][0]]


@pytest.mark.parametrize(
    ("request_", "kind", "text"),
    [
        ({"game": "whist"}, "unknown-game", "There is no game “whist”. There are: "),
        ({"game": "classic", "players": 1}, "bad-option", "is for 2 to 8 players, not 1."),
        ({"game": "classic", "players": 9}, "bad-option", "not 9."),
        ({"game": "classic", "players": True}, "bad-request", "$.players"),
        ({"game": "classic", "players": 2.5}, "bad-request", "$.players"),
        ({"game": "classic", "players": 8, "options": {"decks": 1}}, "bad-option", "two packs"),
        ({"game": "classic", "options": {"chips": 99}}, "bad-option", "Option “chips” cannot be 99."),
        ({"game": "classic", "options": {"chips": [1]}}, "bad-option", "Option “chips” cannot be [1]."),
        ({"game": "classic", "options": {"x": 1}}, "bad-option", "There is no option “x”."),
        ({"game": "classic", "options": []}, "bad-request", "$.options"),
        ({"game": "classic", "deal": MAX_DEAL + 1}, "bad-option", "Deal numbers run from 0 to"),
        ({"game": "classic", "deal": -1}, "bad-option", "Deal numbers"),
        ({"game": "classic", "deal": "1"}, "bad-request", "$.deal"),
        ({"game": "classic", "dealer": 2}, "bad-option", "There is no seat 2 at this table."),
        ({"game": "classic", "first": -1}, "bad-option", "There is no seat -1"),
        ({"game": "classic", "decks": [["AC"]]}, "bad-deck", "The deck of 1 cards is not a permutation"),
        ({"game": "classic", "decks": [[*CLASSIC_CARDS[:51], "AC"]]}, "bad-deck", "not a permutation"),
        ({"game": "hearts", "decks": [CLASSIC_CARDS]}, "bad-deck", "The deck of 52 cards"),
        ({"game": "classic", "decks": [["1C"]]}, "bad-deck", "'1C' is not a card."),
        ({"game": "classic", "decks": "AC"}, "bad-request", "$.decks"),
        ({"game": "classic", "decks": [[None]]}, "bad-request", "$.decks"),
        ({"game": "classic", "step": 1}, "bad-request", "$.step"),
        ({"game": "classic", "seats": 2}, "bad-request", "`seats`"),
        ({"game": None}, "bad-request", "$.game"),
        ({}, "bad-request", "`game`"),
    ],
    ids=str,
)
def test_games_that_cannot_be(client: Client, request_: dict[str, Any], kind: str, text: str) -> None:
    before = client.state("new", game="hearts", deal=4)
    error = client.error("new", **request_)
    assert error[0] == kind, error
    assert text in error[1]
    assert client.ask("record")["record"]["game"] == "hearts"
    assert client.state("play", move=before["legal"][0])


def test_a_deck_that_does_not_fit_later_leaves_the_table_as_it_was(client: Client) -> None:
    decks = [CLASSIC_CARDS, CLASSIC_CARDS[1:]]
    before = client.state("new", game="classic", decks=decks, options={"voluntary_bust": True})
    assert client.error("play", move="bust") == (
        "bad-deck",
        "The deck of 51 cards is not a permutation of the cards to be shuffled.",
    )
    record = client.ask("record")["record"]
    assert "moves" not in record
    after = client.state("play", move=before["legal"][0])
    assert client.state("undo") == before
    assert after != before


@pytest.mark.parametrize("move", ["KS", "zz", "", "7C8C", "deal", "10S", "\u0000", "QH\n", "bust"])
def test_illegal_moves_change_nothing(client: Client, move: str) -> None:
    hands = [["10S", "7D", "QS"], ["3C", "5D", "JS"]]
    before = client.state("position", game="classic", hands=hands, total=90, to_move=0)
    assert client.error("play", move=move)[0] == "illegal-move"
    assert client.state("play", move="10S-10")
    assert client.state("undo") == before


def test_an_illegal_card_names_its_clause(client: Client) -> None:
    client.state("position", game="hearts", **POSITIONS["hearts"])
    error = client.ask("play", move="AH")["error"]
    assert error["clause"] == "H-25"
    assert "follow suit" in error["text"]


@pytest.mark.parametrize("do", ["play", "undo", "view", "think", "record"])
def test_before_there_is_a_game(client: Client, do: str) -> None:
    fields: dict[str, dict[str, Any]] = {"play": {"move": "2C"}, "view": {"seat": 0}}
    assert client.error(do, **fields.get(do, {})) == (
        "bad-request",
        "There is no game yet: ask for “new” or “position” first.",
    )


@pytest.mark.parametrize(
    ("do", "fields", "text"),
    [
        ("fly", {}, "“do” must be one of: games, new, position, play, undo, view, think, record."),
        ("play", {}, "`move`"),
        ("play", {"move": 7}, "$.move"),
        ("play", {"move": "2C", "seat": 0}, "`seat`"),
        ("undo", {"count": 2}, "`count`"),
        ("record", {"x": 1}, "`x`"),
        ("games", {"x": 1}, "`x`"),
        ("view", {}, "`seat`"),
        ("view", {"seat": 2}, "There is no seat 2: seats are 0 to 1."),
        ("view", {"seat": -1}, "There is no seat -1"),
        ("view", {"seat": "0"}, "$.seat"),
        ("view", {"seat": 10**40}, "seat"),
        ("think", {"seat": 5}, "There is no seat 5"),
        ("think", {"nodes": 0}, "$.nodes"),
        ("think", {"nodes": 1.5}, "$.nodes"),
        ("think", {"seconds": 0}, "$.seconds"),
        ("think", {"seconds": -1}, "$.seconds"),
        ("think", {"seconds": "1"}, "$.seconds"),
        ("think", {"seed": -1}, "$.seed"),
        ("think", {"level": 3}, "$.level"),
        ("think", {"limit": 3}, "`limit`"),
    ],
    ids=str,
)
def test_bad_requests(client: Client, do: str, fields: dict[str, Any], text: str) -> None:
    client.state("new", game="hearts")
    error = client.error(do, **fields)
    assert error[0] == "bad-request"
    assert text in error[1]


@pytest.mark.parametrize(
    "id_", ["7", '"a b"', "null", "[1,{}]", '{"x":1.50}', "123456789012345678901234567890", "1e400"]
)
def test_an_id_comes_back_as_it_was_written(client: Client, id_: str) -> None:
    for rest in ('"do":"games"', '"do":"fly"', '"x":1'):
        answer = client.referee.answer(f'{{"id":{id_},{rest}}}'.encode())
        assert answer.startswith(f'{{"id":{id_},'.encode())


def test_no_id_no_id(client: Client) -> None:
    assert "id" not in client.ask("games")
    assert "id" not in client.ask("fly")


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b" ",
        b"hello",
        b"null",
        b"[]",
        b'"new"',
        b"{",
        b"{}",
        b'{"do"}',
        b'{"do": null}',
        b'{"do": ["new"]}',
        b'{"do": "new", "game": NaN}',
        b'{"do": "new", "game": "classic", "deal": Infinity}',
        b'{"do": "new", "game": "classic", "deal": 1e400}',
        b'{"do": "new", "game": "classic", "deal": 1' + b"0" * 5000 + b"}",
        b'{"do": "new", "game": "classic", "options": {"chips": 1' + b"0" * 5000 + b"}}",
        b'{"do": "new", "game": "\xff\xfe"}',
        b'{"do": "new", "game": "\\ud800"}',
        b'{"id": "\xff", "do": "games"}',
        b'{"do": "new", "game": "classic", "options": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}",
        b'{"do": "position", "game": "classic", "hands": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        b"[" * 1_000_000,
        b"\x00" * 100,
        b'{"do": "new", "game": "classic"}}',
        b'{"do": "new"; "game": "classic"}',
    ],
    ids=lambda line: repr(line[:40]),
)
def test_lines_that_are_no_requests(client: Client, line: bytes) -> None:
    before = client.state("new", game="hearts")
    kind, _ = said(client.raw(line))
    assert kind in ("bad-request", "bad-option")
    assert client.state("play", move=before["legal"][0])


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


def test_the_real_process_answers_line_by_line_and_ends_with_its_input() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "cardtable", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, line in enumerate(
            (b'{"do":"new","game":"hearts","id":0}', b"\xff", b'{"do":"undo","id":2}')
        ):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = msgspec.json.decode(process.stdout.readline())  # before the next line is sent
            assert answer.get("id", number) == number
        process.stdin.write(b'{"do":"games"}')  # the last line need not end
        process.stdin.close()
        assert "games" in msgspec.json.decode(process.stdout.readline())
        assert process.stdout.read() == b""
        assert process.wait(timeout=60) == 0
