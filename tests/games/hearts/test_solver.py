# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from hearts_endings import ending, new_deal, random_options, worths

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.masks import BIT, CARDS, choices, flipped, hand_bits, queen_mark, without
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.solver import Deal, Rules, Solver, points_in, solver_for
from cardtable.games.hearts.state import HeartsState


def solved(state: HeartsState) -> dict[Card, int]:
    return {CARDS[bit]: worth for bit, worth in solver_for(state.options).worths(Deal.of(state)).items()}


@pytest.mark.parametrize("seed", range(12))
def test_endings_are_worth_what_trying_everything_finds(seed: int) -> None:
    dice = Dice(seed)
    for _ in range(20):
        state = ending(dice, 4)
        if state.turn != TABLE:
            assert solved(state) == worths(state), state


def test_a_longer_ending() -> None:
    state = new_deal(77)
    dice = Dice(77)
    while state.tricks < 8 or state.turn == TABLE:
        state = state.play(dice.choice(state.legal_moves()))
    assert solved(state) == worths(state)


def test_plays_by_the_same_rules_as_the_game() -> None:
    dice = Dice(5)
    for number in range(60):
        state = new_deal(number, random_options(dice))
        rules = solver_for(state.options).rules
        while state.phase == "play":
            if state.turn == TABLE:
                state = state.play(state.legal_moves()[0])
                continue
            deal = Deal.of(state)
            assert deal.mover == state.turn
            moves = state.legal_moves()
            assert rules.playable(deal) == hand_bits(move.cards[0] for move in moves)
            move = dice.choice(moves)
            state = state.play(move)
            if state.turn == TABLE and state.hands[0] and state.hands[1]:
                after = state.play(state.legal_moves()[0])
                assert rules.after(deal, BIT[move.cards[0]]) == Deal.of(after)


def test_both_seats_agree_on_the_worth_of_a_whole_deal() -> None:
    solver = Solver(Rules.of(HeartsOptions()))
    for number in range(3):
        state = new_deal(number)
        lead = state.play(state.legal_moves()[0])
        best = max(solver.worths(Deal.of(lead)).values())
        assert list(solver.worths(Deal.of(state)).values()) == [-best]


def test_what_was_found_before_changes_nothing() -> None:
    rules = Rules.of(HeartsOptions())
    warm = Solver(rules)
    for number in range(6):
        state = new_deal(number)
        state = state.play(state.legal_moves()[0])
        warm.worths(Deal.of(state))
        assert warm.worths(Deal.of(state)) == Solver(rules).worths(Deal.of(state))


def test_a_whole_deal_takes_few_positions() -> None:
    solver = Solver(Rules.of(HeartsOptions()))
    for number in range(20):
        solver.worths(Deal.of(new_deal(number)))
    assert 0 < solver.count[0] < 20 * 1500


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.games.hearts.solver.FULL", 300)
    solver = Solver(Rules.of(HeartsOptions()))
    sizes: list[int] = []
    for number in range(12):
        deal = Deal.of(new_deal(number))
        worths = solver.worths(deal)
        assert worths == Solver(solver.rules).worths(deal)
        sizes.append(solver.size)
    assert solver.count[0] > 2000 > max(sizes)


def test_the_answer_to_a_lead_is_a_best_one() -> None:
    solver = Solver(Rules.of(HeartsOptions()))
    state = new_deal(3)
    dice = Dice(3)
    while state.tricks < 6 or state.turn == TABLE or state.trick:
        state = state.play(dice.choice(state.legal_moves()))
    deal = Deal.of(state)
    for card, (worth, answer) in solver.outcomes(deal).items():
        replies = solver.outcomes(solver.rules.after(deal, card))
        assert replies[answer] == (-worth, 0)
        assert max(reply for reply, _ in replies.values()) == -worth


def test_suits_as_codes() -> None:
    code = 0b1_0110
    assert flipped(code) == 0b1_1001
    assert without(code, 3) == 0b1_110
    assert without(code, 0, 2) == 0b1_01
    assert [choice.place for choice in choices(code, 0, 1)] == [2]
    assert [choice.place for choice in choices(code, 0, 0)] == [3, 0]
    assert [(choice.place, choice.queen) for choice in choices(0b1_11, 1, 1)] == [(1, True), (0, False)]


@pytest.mark.parametrize(
    ("leader", "follower", "mark"),
    [("2S", "4S", 0), ("QS", "AS", 2), ("QS AS", "2S", 1), ("2S", "QS 10S", 1), ("AS", "QS", 2)],
)
def test_the_queen_mark(leader: str, follower: str, mark: int) -> None:
    hands = [hand_bits(map(Card, hand.split())) >> 21 for hand in (leader, follower)]
    assert queen_mark(*hands) == mark


def test_points_in_bits() -> None:
    assert points_in(hand_bits([Card.SQ, Card.H2, Card.HA, Card.CA])) == 15
