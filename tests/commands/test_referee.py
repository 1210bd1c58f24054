# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee: every verb, positions, and the table's moves step by step."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from cardtable.engine.record import Timeline, read_record
from cardtable.engine.shuffle import Dice
from cardtable.games import find_game

from .client import CLASSIC_CARDS, GAMES, POSITIONS, Client
from .reference import random_game

every_game = pytest.mark.parametrize("game", GAMES)


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
        assert set(thought) == {"move", "values", "worths", "worlds", "nodes", "seconds"}
        assert thought["values"] == {move: worth["chance"] for move, worth in thought["worths"].items()}
        assert thought["move"] in state["legal"]
        assert set(thought["values"]) <= set(state["legal"])
        again = client.ask("think", seat=seat, level=level, nodes=40, seed=3)["thought"]
        assert {**again, "seconds": 0} == {**thought, "seconds": 0}
    thought = client.ask("think", level="hard", nodes=40)["thought"]
    again = client.ask("think", level="hard", nodes=thought["nodes"])["thought"]
    assert {**again, "seconds": 0} == {**thought, "seconds": 0}
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


@every_game
def test_position(client: Client, game: str) -> None:
    fields = POSITIONS[game]
    state = client.state("position", game=game, **fields)
    assert {name: state[name] for name in fields} == fields
    state = client.state("play", move=state["legal"][0])
    record = read_record(msgspec.json.encode(client.ask("record")["record"]))
    timeline = Timeline(find_game(game), record)
    assert timeline.game.describe(timeline.state).items() <= state.items()


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
