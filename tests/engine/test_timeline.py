# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing, taking back and playing again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.game import TABLE, IllegalMove, Move
from cardtable.engine.record import Branch, Timeline, read_record, write_record
from cardtable.engine.shuffle import Dice

from .test_record import RECORD, random_game
from .toy import DUEL


def test_the_table_has_dealt_before_the_first_decision() -> None:
    timeline = Timeline(DUEL, RECORD)
    assert [step.seat for step in timeline.steps] == [TABLE]
    assert timeline.state.turn == 0
    assert timeline.first.turn == TABLE


def test_there_is_nothing_to_take_back_at_first() -> None:
    timeline = Timeline(DUEL, RECORD)
    assert not timeline.undo()
    assert not timeline.redo()
    assert timeline.state.turn == 0


def test_one_decision_is_one_step_of_undo() -> None:
    timeline = random_game(3, 2)  # the trick has been collected after the second card
    assert timeline.steps[-1].seat == TABLE
    assert timeline.undo()
    assert timeline.state.plays == 1
    assert timeline.state.turn == 1


@given(st.integers(0, 10**6), st.integers(1, 20), st.integers(1, 20))
def test_redo_goes_back_to_where_undo_came_from(deal: int, plays: int, back: int) -> None:
    timeline = random_game(deal, plays)
    states, record = [step.state for step in timeline.steps], timeline.record
    done = sum(timeline.undo() for _ in range(back))
    assert done == min(back, len(record.moves))
    assert timeline.record.moves == record.moves[: len(record.moves) - done]
    assert timeline.state.turn != TABLE
    assert sum(timeline.redo() for _ in range(back)) == done
    assert [step.state for step in timeline.steps] == states
    assert timeline.record == record


def other_move(timeline: Timeline) -> Move:
    """A legal move that was not the one taken back."""
    return next(move for move in timeline.state.legal_moves() if move.text != timeline.ahead[0][0])


def test_a_new_decision_keeps_what_was_undone_as_a_branch() -> None:
    timeline = random_game(3, 4)
    first = timeline.record.moves
    timeline.rewind(2)
    timeline.play(other_move(timeline))
    assert not timeline.redo()
    assert timeline.record.branches == (Branch(2, first[2:]),)
    again = Timeline(DUEL, timeline.record)
    assert again.record == timeline.record
    assert [[text for text, _ in line] for line in again.lines] == [list(first)]


@given(st.integers(0, 10**6), st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6)), max_size=6))
def test_no_line_that_was_ever_played_is_lost(deal: int, tries: list[tuple[int, int]]) -> None:
    timeline, dice = random_game(deal, 5), Dice(deal)
    seen = {timeline.record.moves}
    for back, forth in tries:
        timeline.rewind(max(0, len(timeline.line) - back))
        for _ in range(forth):
            if timeline.state.turn is not None:
                timeline.play(dice.choice(timeline.state.legal_moves()))
                timeline.settle()
        seen.add(timeline.record.moves)
    record = Timeline(DUEL, read_record(write_record(timeline.record))).record
    assert record == timeline.record
    kept = [record.moves, *(record.moves[: branch.at] + branch.moves for branch in record.branches)]
    assert all(any(line[: len(moves)] == moves for line in kept) for moves in seen)


def test_the_nodes_of_a_thought_stay_with_its_move() -> None:
    timeline = random_game(3, 2)
    timeline.play(timeline.state.legal_moves()[0], 700)
    timeline.settle()
    assert timeline.record.nodes == (0, 0, 700)
    timeline.undo()
    assert not timeline.record.nodes
    assert timeline.record.branches[0].nodes == (700,)
    assert timeline.redo()
    assert Timeline(DUEL, timeline.record).record.nodes == (0, 0, 700)


def test_marks_of_a_record_can_be_changed_while_it_is_played() -> None:
    timeline = random_game(3, 2)
    timeline.amend(practice=True, salt="ab")
    assert (timeline.record.practice, timeline.record.salt) == (True, "ab")
    assert len(timeline.record.moves) == 2


def test_an_illegal_move_forgets_nothing() -> None:
    timeline = random_game(3, 4)
    timeline.undo()
    with pytest.raises(IllegalMove):
        timeline.play(timeline.steps[1].move)
    assert timeline.redo()


def test_undo_works_after_the_end() -> None:
    timeline = random_game(3, 999)
    assert timeline.state.turn is None
    assert timeline.undo()
    assert timeline.state.turn in (0, 1)
    assert timeline.redo()
    assert timeline.state.result is not None


def test_nobody_plays_while_the_table_is_to_move() -> None:
    timeline = random_game(3, 1)
    timeline.play(timeline.state.legal_moves()[0])
    assert timeline.state.turn == TABLE
    with pytest.raises(IllegalMove, match="The table moves first"):
        timeline.play(timeline.state.legal_moves()[0])
    timeline.advance()
    assert timeline.state.turn in (0, 1)


def test_nobody_plays_after_the_end() -> None:
    timeline = random_game(3, 999)
    with pytest.raises(IllegalMove, match="The game is over"):
        timeline.play(timeline.steps[1].move)


def test_undo_branches_do_not_touch_the_deal() -> None:
    """Taking a move back and playing another leaves the cards to come as they were."""
    one, other = random_game(8, 4), random_game(8, 4)
    other.undo()
    dice = Dice(1)
    for timeline in (one, other):
        while timeline.state.turn is not None and timeline.state.round == 0:
            timeline.play(dice.choice(timeline.state.legal_moves()))
            timeline.settle()
    assert one.state.seen_by(0).dice == 0
    assert one.state.dice == other.state.dice
