# SPDX-License-Identifier: GPL-3.0-or-later
"""The search: legal, reproducible, fair, and right where right is known."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit, Thought
from cardtable.engine.cards import Card
from cardtable.engine.game import Move, State
from cardtable.engine.search import Search, random_move
from cardtable.engine.shuffle import Dice

from .test_record import random_game
from .toy import DECK, DUEL, DuelOptions, DuelState


def ask(view: State, nodes: int, seed: int = 1, bot: Search | None = None) -> Thought:
    assert view.turn is not None
    return (bot or Search(DUEL)).think(view, view.turn, Clock(Limit(nodes)), Dice(seed))


def view_at(deal: int, plays: int) -> State:
    """The view of the seat to move, of which there is one: a game has at least 12 decisions."""
    state = random_game(deal, plays).state
    assert state.turn is not None
    return state.seen_by(state.turn)


@given(st.integers(0, 10**6), st.integers(0, 11), st.integers(1, 40), st.integers(0, 2**64 - 1))
def test_it_plays_legal_moves_and_counts(deal: int, plays: int, nodes: int, seed: int) -> None:
    view = view_at(deal, plays)
    moves = [move.text for move in view.legal_moves()]
    thought = ask(view, nodes, seed)
    assert thought.move in moves
    if len(moves) > 1:
        assert thought.nodes == max(nodes, len(moves))
        assert list(thought.chances) == moves
        assert all(0 <= value <= 1 for value in thought.chances.values())
        assert all(0 <= worth.spread <= 0.5 for worth in thought.values.values())


@given(st.integers(0, 10**6), st.integers(0, 11), st.integers(0, 2**64 - 1))
def test_the_same_question_gets_the_same_answer(deal: int, plays: int, seed: int) -> None:
    view = view_at(deal, plays)
    one, other = ask(view, 60, seed), ask(view, 60, seed)
    assert replace(one, seconds=0.0) == replace(other, seconds=0.0)


@given(st.integers(0, 10**6), st.integers(0, 11))
def test_it_answers_though_it_is_stopped_at_once(deal: int, plays: int) -> None:
    view = view_at(deal, plays)
    assert view.turn is not None
    thought = Search(DUEL).think(view, view.turn, Clock(Limit(), lambda: True), Dice(1))
    moves = [move.text for move in view.legal_moves()]
    assert thought.move in moves
    if len(moves) == 1:
        assert thought.nodes == 0
    else:
        assert thought.nodes == len(moves)  # each was tried once
        assert list(thought.values) == moves
        again = ask(view, thought.nodes)
        assert replace(again, seconds=0.0) == replace(thought, seconds=0.0)


def test_one_legal_move_needs_no_thought() -> None:
    view = next(view for plays in range(12) if len((view := view_at(2, plays)).legal_moves()) == 1)
    thought = ask(view, 1000)
    assert thought.nodes == 0
    assert thought.move == view.legal_moves()[0].text


def test_time_ends_a_thought() -> None:
    view = view_at(4, 0)
    thought = Search(DUEL).think(view, 0, Clock(Limit(seconds=0.05)), Dice(1))
    assert thought.nodes > 0
    assert thought.seconds >= 0.05


LAST_TWO = DuelState(
    options=DuelOptions(),
    players=2,
    turn=1,
    plays=3,
    hands=((Card.D5,), (Card.CA, Card.C4)),
    stock=(Card.C2, Card.C3, Card.C6, Card.D2, Card.D4, Card.D6),
    trick=(Card.D3,),
    taken=(Card.DA, Card.C5),
    tricks=(0, 1),
    leader=0,
)
"""Seat 1 has one trick; taking this one with the four wins the round for certain, the ace may lose it."""


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_a_certain_win(seed: int) -> None:
    thought = ask(LAST_TWO.seen_by(1), 300, seed)
    assert thought.move == "4C"
    assert thought.chances["4C"] == pytest.approx(0.55)  # one round ahead
    assert thought.chances["4C"] > thought.chances["AC"]


LOST = replace(
    LAST_TWO,
    turn=0,
    hands=((Card.CA, Card.C3), (Card.D2, Card.D4)),
    stock=(),
    trick=(),
    taken=tuple(card for card in DECK if card not in (Card.CA, Card.C3, Card.D2, Card.D4)),
    tricks=(1, 0),
)
"""Seat 0 loses with either lead."""


@pytest.mark.parametrize("seed", range(5))
def test_each_seat_plays_for_itself(seed: int) -> None:
    """Whatever seat 0 leads loses against the right answer, and wins against the other."""
    thought = ask(LOST.seen_by(0), 1000, seed)
    assert set(thought.chances) == {"AC", "3C"}
    assert max(thought.chances.values()) < 0.46  # one round behind is 0.45, a fool's answer gives 0.55


@given(st.integers(0, 10**6), st.integers(0, 11), st.integers(0, 2**64 - 1))
def test_it_does_not_know_what_it_cannot_see(deal: int, plays: int, seed: int) -> None:
    """Any world with the same view gives the same view, so the same thought."""
    state = random_game(deal, plays).state
    assert state.turn is not None
    view = state.seen_by(state.turn)
    other = view.imagine(Dice(seed)).seen_by(state.turn)
    assert ask(other, 30).move == ask(view, 30).move


def test_games_without_end_are_scored_where_they_stand() -> None:
    """A round that never ends would be searched for ever; decisions after `depth` are not looked at."""

    class Endless(DuelState, frozen=True, kw_only=True):
        @property
        def round(self) -> int:
            return 0

    state = Endless(options=DuelOptions(endless=True), players=2, turn=-1, dice=5)
    view = state.play(Move(choice="deal")).seen_by(0)
    deepest = 0

    def watch(full: State, dice: Dice) -> Move:
        nonlocal deepest
        deepest = max(deepest, full.plays)
        return random_move(full, dice)

    thought = ask(view, 20, bot=Search(DUEL, rollout=watch, depth=40))
    assert thought.nodes == 20
    assert deepest == 39


def test_it_looks_no_further_than_the_round() -> None:
    rounds = set()

    def watch(full: State, dice: Dice) -> Move:
        rounds.add(full.round)
        return random_move(full, dice)

    view = view_at(6, 6)
    ask(view, 50, bot=Search(DUEL, rollout=watch))
    assert rounds == {view.round}


def test_the_rollout_chooses_beyond_the_tree() -> None:
    """With an opponent that is sure to answer with its lowest card, a low lead wins the trick too."""

    def lowest(full: State, dice: Dice) -> Move:
        return min(full.legal_moves(), key=lambda move: move.cards[0].number % 13)

    view = view_at(4, 0)
    plain, guided = ask(view, 3), ask(view, 3, bot=Search(DUEL, rollout=lowest))
    assert plain.chances != guided.chances


class Usual:
    """A quick bot that always names the same move, and rolls the dice."""

    def __init__(self, move: str) -> None:
        self.move = move

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        dice.roll()
        return Thought(self.move)


@pytest.mark.parametrize("usual", ["AC", "4C"])
def test_a_prior_is_left_for_a_move_that_is_surely_better(usual: str) -> None:
    bot = Search(DUEL, prior=Usual(usual))
    assert ask(LAST_TWO.seen_by(1), 300, bot=bot).move == "4C"


def test_a_prior_is_kept_where_nothing_is_better() -> None:
    for usual in ("AC", "3C"):
        assert ask(LOST.seen_by(0), 400, bot=Search(DUEL, prior=Usual(usual))).move == usual


def test_a_prior_answers_when_there_is_no_time() -> None:
    view = LAST_TWO.seen_by(1)
    bot = Search(DUEL, prior=Usual("AC"))
    assert bot.think(view, 1, Clock(Limit(), lambda: True), Dice(1)).move == "AC"


def test_the_spread_is_that_of_the_worlds_tried() -> None:
    """The four wins in every world; the ace wins or loses with the stock."""
    values = ask(LAST_TWO.seen_by(1), 300).values
    assert values["4C"].spread == pytest.approx(0)
    assert values["AC"].spread > 0.02


def test_a_view_of_another_game_is_refused() -> None:
    stranger = State(options=DuelOptions(), players=2, turn=0)
    with pytest.raises(TypeError, match="is not a DuelState"):
        ask(stranger, 1)


@settings(max_examples=10)
@given(st.integers(0, 10**6))
def test_it_beats_chance(deal: int) -> None:
    """Over both sides of a deal it never loses more rounds than it wins by much; over all it is far ahead."""
    won = [0, 0]
    for number in range(deal, deal + 4):
        for seat in (0, 1):
            timeline = random_game(number, 0, {"target": 3})
            dice = Dice(number)
            while (turn := timeline.state.turn) is not None:
                view = timeline.state.seen_by(turn)
                move = Move.parse(ask(view, 40, number).move) if turn == seat else random_move(view, dice)
                timeline.play(move)
                timeline.settle()
            assert timeline.state.result is not None
            won[timeline.state.result.winner == seat] += 1
    assert won[1] >= 3
