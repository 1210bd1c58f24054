# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee's errors: each kind, its words, and a table that stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.shuffle import MAX_DEAL

from .client import CLASSIC_CARDS, GAMES, POSITIONS, Client, said

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def client() -> Client:
    return Client()


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
        ("view", {"seat": "0"}, "$.seat"),
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


@pytest.mark.parametrize("do", ["view", "think"])
@pytest.mark.parametrize("seat", [2, -1, 10**40])
def test_a_seat_that_the_table_does_not_have(client: Client, do: str, seat: int) -> None:
    client.state("new", game="hearts")
    assert client.error(do, seat=seat) == ("bad-option", f"There is no seat {seat}: seats are 0 to 1.")


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
