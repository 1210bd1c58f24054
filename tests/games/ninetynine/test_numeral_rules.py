# SPDX-License-Identifier: GPL-3.0-or-later
"""Ninety-Nine head to head, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.cards import Card, Rank, pack
from cardtable.engine.game import TABLE, IllegalMove, Move
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.state import AdderState

from .positions import NUMERAL, at, cards, legal, new, play, settled, step

rule = pytest.mark.rule
ALL = pack([rank for rank in Rank if rank not in (Rank.JACK, Rank.QUEEN, Rank.KING)])
REST = "4S 5S 6S 7S"


def param(ids: str, *values: object) -> object:
    return pytest.param(*values, marks=rule(*ids.split()), id=" ".join(map(str, values)))


def opened(card: str, **fields: Any) -> AdderState:
    """A new game, first player 0, with this opening card."""
    hands = [other for other in ALL if other != card]
    deck = (*hands[:10], Card(card), *hands[10:])
    return settled(new(NUMERAL, first=0, decks=(deck,), **fields))


# What the cards do


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        param("N-11", "AC", 20, 21),
        param("N-10", "2C", 20, 22),
        param("N-10 N-18 N-19", "3C", 20, 23),
        param("N-10", "4C", 20, 24),
        param("N-10", "5C", 20, 25),
        param("N-10", "6C", 20, 26),
        param("N-10", "7C", 20, 27),
        param("N-10", "8C", 20, 28),
        param("N-22", "9C", 97, 0),
        param("N-22", "9C", -13, 0),
        param("N-23 N-18 N-19", "10C", 20, 10),
        param("N-23", "10C", 98, 88),
        param("N-23", "10C", 3, -7),
    ],
)
def test_a_card_changes_the_total(card: str, before: int, after: int) -> None:
    hands = [[card, *REST.split()], ["2D", "2H", "3D", "3H", "4D"]]
    state = step(at(NUMERAL, "", before, hands=hands), card)
    assert state.total == after
    assert state.pile == (Card(card),)


@rule("N-11", "N-22", "N-23", "N-18")
def test_no_card_gives_a_choice() -> None:
    assert legal(at(NUMERAL, "3S 10H 6C 9S AD", 20)) == {"3S", "10H", "6C", "9S", "AD"}


@pytest.mark.parametrize(
    ("hand", "total", "moves"),
    [
        param("N-02 N-12", "AD 4S 5S 6S 7S", 97, "AD"),
        param("N-02 N-12", "AD 4S 5S 6S 7S", 94, "AD 4S"),
        param("N-22 N-23", "10D 9D 8S 7S 6S", 98, "10D 9D"),
        param("N-20", "AD 4S 5S 6S 7S", 98, "bust"),
        param("N-20", "2S 4S 5S 6S 7S", 97, "bust"),
    ],
)
def test_only_cards_that_keep_the_total_under_99_may_be_played(hand: str, total: int, moves: str) -> None:
    assert legal(at(NUMERAL, hand, total)) == set(moves.split())


def test_99_is_safe_where_the_house_says_so() -> None:
    state = at(NUMERAL, "AD 4S 5S 6S 7S", 98, LIMIT="exceed")
    assert legal(state) == {"AD"}
    after = play(state, "AD")
    assert (after.total, after.phase, after.turn) == (99, "play", 1)
    assert legal(at(NUMERAL, "AD 4S 5S 6S 7S", 99, LIMIT="exceed")) == {"bust"}


def test_the_total_stops_at_zero_where_the_house_says_so() -> None:
    assert step(at(NUMERAL, "3S 10H 6C 9S AD", 3, FLOOR_ZERO=True), "10H").total == 0


# The start


@rule("N-01", "N-03", "N-04", "N-05", "N-06", "N-07", "N-08")
def test_forty_cards_five_in_each_hand() -> None:
    before = new(NUMERAL, deal=3)
    assert before.players == 2
    assert set(before.stock) == set(ALL)
    assert len(before.stock) == 40
    dealt = before.play(Move(choice="deal"))
    assert [len(hand) for hand in dealt.hands] == [5, 5]
    assert (len(dealt.stock), dealt.pile) == (30, ())
    assert dealt.seen_by(1).hands[0] == (None,) * 5
    assert dealt.seen_by(1).hands[1] == dealt.hands[1]
    assert dealt.seen_by(1).stock == (None,) * 30


@rule("N-03")
def test_the_dialog_offers_two_players_and_programs_up_to_four() -> None:
    assert list(NUMERAL.dialog_seats) == [2]
    assert list(NUMERAL.seats) == [2, 3, 4]
    assert len(settled(new(NUMERAL, 4)).stock) == 19


@rule("N-06")
def test_cards_are_dealt_one_at_a_time_from_the_first_player() -> None:
    state = new(NUMERAL, first=1, decks=(ALL,)).play(Move(choice="deal"))
    assert state.hands == (cards("2C 4C 6C 8C 10C"), cards("AC 3C 5C 7C 9C"))


@rule("N-13", "N-14")
def test_chance_or_the_start_names_the_first_player() -> None:
    assert {settled(new(NUMERAL, deal=deal)).turn for deal in range(30)} == {0, 1}
    assert [settled(new(NUMERAL, first=seat)).turn for seat in (0, 1)] == [0, 1]
    assert settled(new(NUMERAL, dealer=0)).turn == 1


@rule("N-14")
@pytest.mark.parametrize("first", [0, 1])
def test_the_next_game_is_begun_by_the_other_player(first: int) -> None:
    assert NUMERAL.next_first(settled(new(NUMERAL, first=first))) == 1 - first


@rule("N-15", "N-26", "N-09")
@pytest.mark.parametrize(("card", "total"), [("7D", 7), ("AS", 1), ("9D", 0), ("10D", -10)])
def test_the_opening_card_counts_as_if_played(card: str, total: int) -> None:
    state = opened(card)
    assert (state.total, state.turn, len(state.stock)) == (total, 0, 29)
    assert state.pile == (card,)


@rule("N-15")
def test_the_opening_card_is_turned_by_itself() -> None:
    dealt = new(NUMERAL, first=0).play(Move(choice="deal"))
    assert (dealt.turn, dealt.total, dealt.legal_moves()) == (TABLE, 0, (Move(choice="turn"),))


@pytest.mark.parametrize(
    ("value", "card", "floor", "total"),
    [
        ("face", "9D", False, 9),
        ("face", "10D", False, 10),
        ("face", "AD", False, 1),
        ("none", "7D", False, 0),
        ("none", "10D", False, 0),
        ("as_played", "10D", True, 0),
    ],
)
def test_other_ways_to_count_the_opening_card(value: str, card: str, floor: bool, total: int) -> None:
    assert opened(card, FLIP_VALUE=value, FLOOR_ZERO=floor).total == total


@rule("N-15")
def test_turning_the_card_is_the_first_turn_where_the_house_says_so() -> None:
    assert opened("7D", FLIP_IS_TURN=True).turn == 1
    assert opened("7D", FLIP_IS_TURN=False).turn == 0


# Turns


@rule("N-16", "N-17", "N-21", "N-27")
def test_a_turn_is_one_card_then_one_card_drawn() -> None:
    state = at(NUMERAL, "3S 10H 6C 9S AD", 20)
    after = step(state, "6C")
    assert (after.turn, len(after.hands[0])) == (TABLE, 4)
    after = settled(after)
    assert (after.turn, after.hands[0]) == (1, (*cards("3S 10H 9S AD"), state.stock[0]))
    assert play(after, "2C").turn == 0


@rule("N-22", "N-23")
@pytest.mark.parametrize(
    ("card", "words"),
    [("9S", "Ann resets: 0."), ("10H", "Ann takes off 10: 54."), ("6C", "Ann plays the 6C: 70.")],
)
def test_announcements(card: str, words: str) -> None:
    state = at(NUMERAL, "3S 10H 6C 9S AD", 64)
    (event,) = NUMERAL.tell(state, 0, Move.parse(card), step(state, card), ["Ann", "Ben"])
    assert event.words.english() == words


@pytest.mark.parametrize(
    ("hand", "total", "move", "clause"),
    [
        param("N-17", "AD 4S 5S 6S 7S", 20, "8S", "N-17"),
        param("N-17", "AD 4S 5S 6S 7S", 20, "4S5S", "N-17"),
        param("N-12", "AD 4S 5S 6S 7S", 92, "7S", "N-12"),
        param("N-11", "AD 4S 5S 6S 7S", 20, "AD+11", "N-11"),
        param("N-10", "AD 4S 5S 6S 7S", 20, "4S-10", "N-10"),
        param("N-22", "9D 4S 5S 6S 7S", 20, "9D+9", "N-22"),
        param("N-23", "10D 4S 5S 6S 7S", 20, "10D+10", "N-23"),
        param("N-20", "AD 4S 5S 6S 7S", 97, "bust", "B6"),
    ],
)
def test_what_is_not_allowed_names_its_rule(hand: str, total: int, move: str, clause: str) -> None:
    state = at(NUMERAL, hand, total)
    with pytest.raises(IllegalMove) as refused:
        NUMERAL.check(state, Move.parse(move))
    assert refused.value.clause == clause


# The end


@rule("N-02", "N-20", "N-24", "N-25", "N-29")
def test_whoever_has_no_card_that_fits_loses() -> None:
    after = step(at(NUMERAL, "AD 4S 5S 6S 7S", 98, pile=["8H"]), "bust")
    assert (after.turn, after.alive, after.total) == (None, (False, True), 98)
    assert after.result is not None
    assert (after.result.winner, after.result.ranking) == (1, (1, 0))
    assert after.pile == cards("AD 4S 5S 6S 7S 8H")
    assert after.standing() == (0.0, 1.0)


@rule("N-20")
def test_with_more_players_the_others_go_on() -> None:
    state = at(NUMERAL, "AD 4S 5S 7S 8S", 98, players=4, pile=["8H"])
    after = step(state, "bust")
    assert (after.turn, after.alive, after.total) == (1, (False, True, True, True), 98)
    assert after.hands[0] == ()
    assert after.standing() == (0.0, 1 / 3, 1 / 3, 1 / 3)
    after = step(step(after, "bust"), "bust")
    assert after.result is not None
    assert after.result.ranking == (3, 2, 1, 0)


@rule("N-20")
def test_giving_up_while_a_card_fits_is_an_engine_option() -> None:
    state = at(NUMERAL, "AD 4S 5S 6S 7S", 20, VOLUNTARY_BUST=True)
    assert "bust" in legal(state)
    assert step(state, "bust").result is not None


# An empty stock

HAND = "3S 4S 5S 6S 7S"
PILE = [card for card in ALL if card not in cards(HAND + " 2C 2D 3C 3D 4C")]


def test_spent_nines_and_tens_leave_the_game() -> None:
    plain = [card for card in PILE if card.rank not in ("9", "10")]
    stock = Dice(4).shuffled(plain)
    state = at(NUMERAL, HAND, 40, pile=PILE, stock=[], decks=[" ".join(stock)])
    after = step(state, "3S").play(Move(choice="reshuffle"))
    assert after.stock == stock
    assert (len(after.removed), len(after.stock), after.pile) == (8, 22, cards("3S"))
    assert sorted(after.removed) == sorted(set(PILE) - set(plain))
    after = settled(after)
    assert (after.hands[0][-1], after.total, after.turn, after.reshuffles) == (stock[0], 43, 1, 1)


def test_everything_is_reshuffled_where_the_house_says_so() -> None:
    after = play(at(NUMERAL, HAND, 40, pile=PILE, stock=[], EMPTY_STOCK="reshuffle"), "3S")
    assert (after.removed, len(after.stock), after.pile) == ((), 29, cards("3S"))


@pytest.mark.parametrize(
    ("limit", "done", "over"), [(10, 9, False), (10, 10, True), (1, 1, True), (0, 999, False)]
)
def test_so_many_reshuffles_make_a_draw(limit: int, done: int, over: bool) -> None:
    rules: dict[str, Any] = {"EMPTY_STOCK": "reshuffle", "MAX_RESHUFFLES": limit}
    after = play(at(NUMERAL, HAND, 40, pile=PILE, stock=[], reshuffles=done, **rules), "3S")
    assert (after.turn is None) == over
    if over:
        assert after.result is not None
        assert after.result.draw
        assert after.standing() == (0.5, 0.5)
    else:
        assert after.reshuffles == done + 1


def test_the_number_of_reshuffles_has_no_say_in_other_games() -> None:
    after = play(at(NUMERAL, HAND, 40, pile=PILE, stock=[], reshuffles=50, MAX_RESHUFFLES=1), "3S")
    assert after.turn == 1


def test_nobody_draws_from_an_empty_stock_where_the_house_says_so() -> None:
    after = step(at(NUMERAL, HAND, 40, pile=PILE, stock=[], EMPTY_STOCK="play_out"), "3S")
    assert (after.turn, len(after.hands[0]), after.pile) == (1, 4, (*PILE, Card("3S")))


def test_without_cards_a_seat_is_passed_over_and_a_game_drawn() -> None:
    hands = [["3S", "4S"], []]
    state = at(NUMERAL, "", 40, hands=hands, stock=[], EMPTY_STOCK="play_out")
    after = step(state, "3S")
    assert after.turn == 0
    after = step(after, "4S")
    assert (after.turn, after.phase) == (None, "over")
    assert after.result is not None
    assert after.result.draw


def test_a_pile_of_nines_and_tens_leaves_no_stock() -> None:
    state = at(NUMERAL, HAND, 40, pile=["9C", "10C"], stock=[])
    after = play(state, "3S")
    assert (after.stock, after.removed, after.turn) == ((), cards("9C 10C"), 1)
    assert len(after.hands[0]) == 4
