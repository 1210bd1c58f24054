# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions from outside: what they may leave out, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.game import TABLE, BadDeck, BadOption, Move, Start
from cardtable.engine.options import read_options
from cardtable.games.ninetynine.rules import AdderGame

from .positions import CLASSIC, NUMERAL, at, cards, counted, new, play, settled, step


def begin(game: AdderGame, players: int = 2, **position: Any) -> Any:
    return game.begin(game.options_type(), players, Start(deal=4, position=position))


def test_what_a_position_leaves_out_is_as_in_a_new_game() -> None:
    state = begin(CLASSIC, hands=[["AC"], ["2C"]])
    assert (state.chips, state.alive, state.total, state.direction) == ((5, 5), (True, True), 0, 1)
    assert counted(state.stock, *state.hands) == counted(new(CLASSIC).stock)
    assert state.turn == state.left_of(state.dealer)
    again = begin(CLASSIC, hands=[["AC"], ["2C"]])
    assert again == state
    other = CLASSIC.begin(state.options, 2, Start(deal=5, position={"hands": [["AC"], ["2C"]]}))
    assert other.stock != state.stock


def test_the_dealer_sits_before_the_seat_to_move_unless_named() -> None:
    hands = [["AC"], ["2C"], ["3C"]]
    assert begin(CLASSIC, 3, hands=hands, to_move=1).dealer == 0
    assert begin(CLASSIC, 3, hands=hands, to_move=1, dealer=2).dealer == 2
    options = read_options(CLASSIC.options_type, {})
    start = Start(dealer=1, position={"hands": hands, "to_move": 1})
    assert CLASSIC.begin(options, 3, start).dealer == 1


@pytest.mark.parametrize("game", [CLASSIC, NUMERAL], ids=["classic", "numeral"])
def test_a_described_state_can_be_begun_again(game: AdderGame) -> None:
    state = settled(new(game, 2, deal=8))
    for _ in range(12):
        state = play(state, state.legal_moves()[0].text)
        again = begin(game, to_move=state.turn, **game.describe(state))
        assert game.describe(again) == game.describe(state)
        assert again.turn == state.turn


def test_a_position_between_rounds_is_dealt() -> None:
    before = step(at(CLASSIC, "5C 7D QS", 99, dealer=1), "bust")
    again = begin(CLASSIC, **CLASSIC.describe(before))
    assert (again.turn, again.phase, again.chips) == (TABLE, "between", (4, 5))
    assert settled(again).turn == settled(before).turn


def test_a_position_may_be_before_the_first_card_is_turned() -> None:
    dealt = new(NUMERAL, deal=8).play(Move(choice="deal"))
    again = begin(NUMERAL, to_move="table", **NUMERAL.describe(dealt))
    assert again.legal_moves() == (Move(choice="turn"),)
    assert NUMERAL.describe(settled(again)) == NUMERAL.describe(settled(dealt))
    undealt = new(NUMERAL, deal=8)
    assert begin(NUMERAL, **NUMERAL.describe(undealt)).legal_moves() == (Move(choice="deal"),)


def test_a_position_may_be_over() -> None:
    over = step(at(CLASSIC, "5C 7D QS", 99, chips=[1, 2]), "bust")
    again = begin(CLASSIC, **CLASSIC.describe(over))
    assert again.turn is None
    assert again.result == over.result
    drawn = begin(NUMERAL, hands=[[], []], phase="over")
    assert drawn.result.draw


def test_a_seat_without_cards_is_passed_over() -> None:
    assert begin(NUMERAL, hands=[[], ["AC"]], to_move=0, stock=[]).turn == 1


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"hands": [["AC"], ["2C"], ["3C"]]},
        {"hands": [["AC"], ["2C"]], "to_move": 2},
        {"hands": [["AC"], ["2C"]], "to_move": -1},
        {"hands": [["AC"], ["2C"]], "to_move": "table"},
        {"hands": [["AC"], ["2C"]], "dealer": 2},
        {"hands": [["AC"], ["2C"]], "direction": 0},
        {"hands": [["AC"], ["2C"]], "chips": [5]},
        {"hands": [["AC"], ["2C"]], "chips": [5, -1]},
        {"hands": [["AC"], ["2C"]], "total": "7"},
        {"hands": [["AC"], ["2C"]], "total": 7.5},
        {"hands": [["XX"], ["2C"]]},
        {"hands": [[None], ["2C"]]},
        {"hands": "AC"},
        {"hands": [["AC"], ["2C"]], "alive": [True, True, True]},
        {"hands": [["AC"], ["2C"]], "phase": "lunch"},
        {"hands": [[], []], "alive": [False, False]},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        begin(CLASSIC, **position)


@pytest.mark.parametrize(
    ("game", "position"),
    [
        (CLASSIC, {"hands": [["AC"], ["AC"]]}),
        (CLASSIC, {"hands": [["AC"], ["2C"]], "pile": ["AC"]}),
        (CLASSIC, {"hands": [["AC"], ["2C"]], "stock": ["2C"]}),
        (NUMERAL, {"hands": [["AC"], ["2C"]], "removed": ["AC"]}),
        (NUMERAL, {"hands": [["KC"], ["2C"]]}),
    ],
    ids=str,
)
def test_cards_that_the_game_does_not_have_are_refused(game: AdderGame, position: dict[str, Any]) -> None:
    with pytest.raises(BadDeck):
        begin(game, **position)


def test_a_player_who_is_out_cannot_hold_cards() -> None:
    hands = [["AC"], ["2C"], ["3C"]]
    with pytest.raises(BadDeck, match="out"):
        begin(CLASSIC, 3, hands=hands, alive=[True, True, False], to_move=0)
    with pytest.raises(BadOption):
        begin(CLASSIC, 3, hands=[[], *hands[1:]], alive=[False, True, True], to_move=0)


def test_two_packs_have_each_card_twice() -> None:
    hands = [["AC"], ["AC"], ["2C"], ["2C"]]
    assert len(begin(CLASSIC, 4, hands=hands).stock) == 100
    with pytest.raises(BadDeck):
        begin(CLASSIC, 4, hands=hands, pile=["AC"])


def test_a_given_deck_must_have_the_cards_to_be_shuffled() -> None:
    state = new(CLASSIC, decks=(cards("AC 2C"),))
    with pytest.raises(BadDeck):
        settled(state)
