# SPDX-License-Identifier: GPL-3.0-or-later
"""Ninety-Nine with chips, sentence by sentence."""

from __future__ import annotations

import pytest

from cardtable.engine.cards import Card, pack
from cardtable.engine.game import TABLE, BadOption, IllegalMove, Move
from cardtable.engine.shuffle import Dice

from .positions import CLASSIC, at, cards, counted, legal, new, play, settled, step

rule = pytest.mark.rule
ALL = pack()


def param(ids: str, *values: object) -> object:
    return pytest.param(*values, marks=rule(*ids.split()), id=" ".join(map(str, values)))


# What the cards do


@pytest.mark.parametrize(
    ("move", "before", "after"),
    [
        param("C-15", "AC+1", 20, 21),
        param("C-15", "AC+11", 20, 31),
        param("C-15", "AC+11", 88, 99),
        param("C-21", "2C", 20, 22),
        param("C-21", "3H", 20, 23),
        param("C-21", "5C", 20, 25),
        param("C-21", "6C", 20, 26),
        param("C-21", "7C", 20, 27),
        param("C-21", "8C", 20, 28),
        param("C-16", "4C", 20, 20),
        param("C-16", "4C", 99, 99),
        param("C-17", "9C", 20, 20),
        param("C-17", "9C", 99, 99),
        param("C-18", "10C+10", 20, 30),
        param("C-18", "10C-10", 20, 10),
        param("C-18", "10C-10", 4, -6),
        param("C-18", "10C-10", -40, -50),
        param("C-18", "10C+10", -5, 5),
        param("C-19", "JC", 20, 30),
        param("C-19", "QC", 89, 99),
        param("C-20", "KC", 12, 99),
        param("C-20", "KC", 99, 99),
        param("C-20", "KC", -30, 99),
    ],
)
def test_a_card_changes_the_total(move: str, before: int, after: int) -> None:
    card = Move.parse(move).cards[0]
    state = play(at(CLASSIC, f"{card} 7D QS", before), move)
    assert state.total == after
    assert state.pile == (card,)


@rule("C-14")
def test_every_rank_has_an_effect_and_only_aces_and_tens_give_a_choice() -> None:
    choices = {card: legal(at(CLASSIC, card, 50)) for card in ALL if card not in cards("3C 5D JS")}
    for card, moves in choices.items():
        expected = {"A": {"+1", "+11"}, "10": {"+10", "-10"}}.get(card.rank, {""})
        assert moves == {card + effect for effect in expected}


@pytest.mark.parametrize(
    ("hand", "total", "moves"),
    [
        param("C-15", "AC 7D QS", 88, "AC+1 AC+11 7D QS"),
        param("C-15", "AC 8D QS", 89, "AC+1 8D QS"),
        param("C-15 C-08", "AC 2C 3D", 98, "AC+1"),
        param("C-18", "10S 9C QS", 90, "10S-10 9C"),
        param("C-18", "10S 9C QS", 89, "10S-10 10S+10 9C QS"),
        param("C-20", "KH 7D QS", 99, "KH"),
        param("C-16 C-17", "4H 9H QS", 99, "4H 9H"),
        param("C-08 C-29", "5C QC QS", 92, "5C"),
        param("C-08 C-29", "7C 8C 6C", 92, "6C 7C"),
        param("C-29", "5C 7D QS", 95, "bust"),
        param("C-29", "AC 2C JC", 99, "bust"),
    ],
)
def test_only_cards_that_keep_the_total_at_99_may_be_played(hand: str, total: int, moves: str) -> None:
    assert legal(at(CLASSIC, hand, total)) == set(moves.split())


@rule("C-24")
def test_equal_cards_are_listed_once() -> None:
    state = at(CLASSIC, "7C 7C 10S", 30, players=4)
    assert legal(state) == {"7C", "10S+10", "10S-10"}
    assert len(state.legal_moves()) == 3


def test_the_total_stops_at_zero_where_the_house_says_so() -> None:
    assert play(at(CLASSIC, "10S 7D QS", 4, FLOOR_ZERO=True), "10S-10").total == 0
    assert play(at(CLASSIC, "10S 7D QS", 14, FLOOR_ZERO=True), "10S-10").total == 4


# Direction


@rule("C-16", "C-23")
def test_a_four_turns_the_direction() -> None:
    state = at(CLASSIC, "4H 7D QS", 30, players=3)
    turned = play(state, "4H")
    assert (turned.direction, turned.turn) == (-1, 2)
    assert play(state, "7D").turn == 1
    assert play(at(CLASSIC, "4H 7D QS", 30, players=3, direction=-1), "4H").turn == 1
    assert play(at(CLASSIC, "7D 8D QS", 30, players=3, direction=-1), "7D").turn == 2


@rule("C-16")
def test_a_four_passes_the_turn_when_two_are_left() -> None:
    state = play(at(CLASSIC, "4H 7D QS", 99), "4H")
    assert (state.turn, state.total, state.direction) == (1, 99, -1)


def test_a_four_gives_another_turn_when_two_are_left_and_the_house_says_so() -> None:
    after = step(at(CLASSIC, "4H 7D QS", 50, FOUR_HEADS_UP="again"), "4H")
    assert after.turn == TABLE  # the card is drawn first
    assert settled(after).turn == 0
    assert len(settled(after).hands[0]) == 3
    three = at(CLASSIC, "4H 7D QS", 50, players=3, FOUR_HEADS_UP="again")
    assert play(three, "4H").turn == 2
    hands = [["4H", "7D", "QS"], [], ["3C", "5D", "JS"]]
    two_left = at(CLASSIC, "", 50, players=3, hands=hands, alive=[True, False, True], FOUR_HEADS_UP="again")
    assert play(two_left, "4H").turn == 0
    assert play(two_left, "7D").turn == 2


# The deal


@rule("C-03", "C-04", "C-09", "C-12")
@pytest.mark.parametrize(
    ("players", "packs", "chips", "stock"),
    [(2, 1, 5, 46), (3, 1, 5, 43), (4, 2, 3, 92), (5, 2, 3, 89), (6, 2, 3, 86), (7, 2, 3, 83), (8, 2, 3, 80)],
)
def test_cards_and_chips_for_each_number_of_players(players: int, packs: int, chips: int, stock: int) -> None:
    state = settled(new(CLASSIC, players, deal=5))
    assert state.packs == packs
    assert state.chips == (chips,) * players
    assert [len(hand) for hand in state.hands] == [3] * players
    assert len(state.stock) == stock
    assert counted(state.stock, *state.hands) == counted(ALL * packs)


@rule("C-03")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 8"):
        new(CLASSIC, players)


@rule("C-12")
@pytest.mark.parametrize("chips", range(1, 10))
def test_chips_can_be_chosen(chips: int) -> None:
    assert new(CLASSIC, 4, CHIPS=chips).chips == (chips,) * 4


@rule("C-04")
def test_packs_can_be_chosen_and_stay_when_players_leave() -> None:
    assert len(new(CLASSIC, 2, DECKS=2).stock) == 104
    assert len(new(CLASSIC, 6, DECKS=1).stock) == 52
    for players in (7, 8):
        with pytest.raises(BadOption, match="two packs"):
            new(CLASSIC, players, DECKS=1)
    state = at(CLASSIC, "5C 7D QS", 99, players=4, chips=[1, 1, 1, 1])
    after = play(state, "bust")
    assert sum(after.alive) == 3
    assert len(after.stock) == 104 - 9


@rule("C-10", "C-11", "C-27")
def test_a_round_starts_at_zero_with_an_empty_pile() -> None:
    before = new(CLASSIC, dealer=0)
    after = settled(before)
    assert (after.total, after.pile, after.direction) == (0, (), 1)
    assert before.turn == TABLE
    assert before.legal_moves() == (Move(choice="deal"),)
    assert after.seen_by(0).stock == (None,) * 46


@rule("C-09")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    state = settled(new(CLASSIC, 3, dealer=0, decks=(ALL,)))
    assert state.hands == (cards("3C 6C 9C"), cards("AC 4C 7C"), cards("2C 5C 8C"))
    assert state.stock == ALL[9:]
    assert state.turn == 1


@rule("C-13", "C-23")
def test_the_deal_passes_to_the_left_and_the_next_seat_leads() -> None:
    state = at(CLASSIC, "5C 7D QS", 99, players=3, dealer=1, direction=-1)
    after = step(state, "bust")
    assert (after.dealer, after.turn) == (2, TABLE)
    assert (settled(after).turn, settled(after).direction) == (0, 1)


@rule("C-13")
def test_seats_that_are_out_neither_deal_nor_lead() -> None:
    hands = [["5C", "7D", "QS"], ["3C", "5D", "JS"], [], ["3D", "5H", "JC"]]
    alive = [True, True, False, True]
    state = at(CLASSIC, "", 99, players=4, hands=hands, alive=alive, chips=[1, 2, 0, 2], dealer=1)
    after = play(state, "bust")
    assert after.alive == (False, True, False, True)
    assert (after.dealer, after.turn) == (3, 1)
    assert [len(hand) for hand in after.hands] == [0, 3, 0, 3]


@rule("C-13")
def test_chance_chooses_the_first_dealer_and_the_cards_do_not_depend_on_it() -> None:
    dealers = {new(CLASSIC, 5, deal=deal).dealer for deal in range(60)}
    assert dealers == set(range(5))
    assert len({settled(new(CLASSIC, 3, deal=9, dealer=seat)).stock for seat in range(3)}) == 1
    assert new(CLASSIC, 3, first=0).dealer == 2
    with pytest.raises(BadOption, match="left"):
        new(CLASSIC, 3, first=0, dealer=0)


# A turn


@rule("C-24", "C-26")
def test_a_turn_is_one_card_then_one_card_drawn() -> None:
    state = at(CLASSIC, "8C 9C QS", 50)
    top = state.stock[0]
    laid = step(state, "9C")
    assert laid.hands[0] == cards("8C QS")
    assert (laid.turn, laid.legal_moves()) == (TABLE, (Move(choice="draw"),))
    drawn = settled(laid)
    assert drawn.hands[0] == (*cards("8C QS"), top)
    assert drawn.stock == state.stock[1:]
    assert drawn.turn == 1


@rule("C-25")
def test_the_new_total_is_announced() -> None:
    state = at(CLASSIC, "7C 9C QS", 67)
    (event,) = CLASSIC.tell(state, 0, Move.parse("7C"), step(state, "7C"), ["Ann", "Ben"])
    assert event.words.english() == "Ann plays the 7C: 74."


@pytest.mark.parametrize(
    ("hand", "total", "move", "clause"),
    [
        param("C-24", "8C 9C QS", 50, "2H", "C-24"),
        param("C-24", "8C 9C QS", 50, "8C9C", "C-24"),
        param("C-24", "8C 9C QS", 50, "deal", "C-24"),
        param("C-08", "8C 9C QS", 90, "QS", "C-08"),
        param("C-08", "AC 9C QS", 90, "AC+11", "C-08"),
        param("C-15", "AC 9C QS", 50, "AC", "C-15"),
        param("C-15", "AC 9C QS", 50, "AC+10", "C-15"),
        param("C-18", "10C 9C QS", 50, "10C", "C-18"),
        param("C-21", "8C 9C QS", 50, "8C+8", "C-21"),
        param("C-17", "8C 9C QS", 50, "9C+9", "C-17"),
        param("C-16", "4C 9C QS", 50, "4C+4", "C-16"),
        param("C-19", "8C 9C QS", 50, "QS+10", "C-19"),
        param("C-20", "8C KC QS", 50, "KC=99", "C-20"),
        param("C-29", "8C 9C QS", 99, "bust", "A5"),
    ],
)
def test_what_is_not_allowed_names_its_rule(hand: str, total: int, move: str, clause: str) -> None:
    state = at(CLASSIC, hand, total)
    with pytest.raises(IllegalMove) as refused:
        step(state, move)
    assert refused.value.clause == clause
    assert str(refused.value)


# Losing chips


@rule("C-29", "C-30")
def test_a_bust_costs_a_chip_and_all_cards_are_dealt_again() -> None:
    state = at(CLASSIC, "5C 7D QS", 95, pile=["2C", "2D"], dealer=1)
    assert legal(state) == {"bust"}
    after = step(state, "bust")
    assert after.chips == (4, 5)
    assert (after.hands, after.pile, counted(after.stock)) == (((), ()), (), counted(ALL))
    assert (after.total, after.phase, after.dealer, after.losers) == (95, "between", 0, (0,))
    again = settled(after)
    assert (again.total, again.turn, len(again.stock)) == (0, 1, 46)
    assert again.round == state.round + 1


@rule("C-31", "C-34", "C-35", "C-02")
def test_the_last_one_with_chips_wins() -> None:
    after = step(at(CLASSIC, "5C 7D QS", 99, chips=[1, 2]), "bust")
    assert (after.chips, after.alive, after.turn) == ((0, 2), (False, True), None)
    assert after.result is not None
    assert (after.result.winner, after.result.ranking) == (1, (1, 0))
    assert after.legal_moves() == ()
    assert len(after.stock) == 52
    assert after.standing() == (0.0, 1.0)


@rule("C-31")
def test_a_player_without_chips_plays_on_where_the_house_says_so() -> None:
    state = at(CLASSIC, "5C 7D QS", 99, chips=[1, 2], ZERO_CHIPS="last_stand")
    after = step(state, "bust")
    assert (after.chips, after.alive, after.result) == ((0, 2), (True, True), None)
    state = at(CLASSIC, "5C 7D QS", 99, chips=[0, 2], ZERO_CHIPS="last_stand")
    assert state.alive == (True, True)
    after = step(state, "bust")
    assert after.chips == (0, 2)
    assert after.result is not None
    assert after.result.winner == 1


@rule("C-34")
def test_those_who_stayed_longer_rank_higher() -> None:
    state = settled(new(CLASSIC, 4, VOLUNTARY_BUST=True, CHIPS=1, dealer=3))
    gone = []
    while state.turn is not None:
        gone.append(state.turn)
        state = play(state, "bust")
    assert state.result is not None
    assert state.result.ranking == (*state.result.ranking[:1], *reversed(gone))
    assert state.result.winner == state.result.ranking[0]


@rule("C-29")
def test_giving_up_while_a_card_fits_is_an_engine_option() -> None:
    state = at(CLASSIC, "5C 7D QS", 10, VOLUNTARY_BUST=True)
    assert legal(state) == {"5C", "7D", "QS", "bust"}
    assert step(state, "bust").chips == (4, 5)


# An empty stock


@rule("C-32", "C-33")
def test_an_empty_stock_is_made_from_the_pile_but_for_its_top() -> None:
    hands = cards("9D 8D QS 3C 5D JS")
    pile = [card for card in ALL if card not in hands]
    stock = Dice(4).shuffled(pile)
    state = at(CLASSIC, "9D 8D QS", 61, pile=pile, stock=[], decks=[" ".join(stock)])
    laid = step(state, "9D")
    assert laid.legal_moves() == (Move(choice="reshuffle"),)
    shuffled = laid.play(Move(choice="reshuffle"))
    assert (shuffled.pile, shuffled.stock, shuffled.total) == ((Card("9D"),), stock, 61)
    drawn = settled(shuffled)
    assert (drawn.hands[0], len(drawn.stock)) == ((*cards("8D QS"), stock[0]), 45)
    assert (drawn.reshuffles, drawn.turn, drawn.removed) == (1, 1, ())


@rule("C-32")
def test_the_last_card_of_the_stock_is_drawn_without_a_shuffle() -> None:
    state = at(CLASSIC, "9D 8D QS", 61, pile=["2C"], stock=["7C"])
    after = play(state, "9D")
    assert (after.stock, after.pile, after.reshuffles) == ((), cards("2C 9D"), 0)
