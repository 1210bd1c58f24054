# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game was worth: losses, grades, curve, luck and turning points."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardtable.ai.thinking import think
from cardtable.commands.referee import Referee
from cardtable.engine.bot import Thought, Worth
from cardtable.engine.game import TABLE
from cardtable.engine.reasons import EVEN
from cardtable.engine.record import Player, Record, Timeline
from cardtable.games import all_games, find_game
from cardtable.models.coach import SEED
from cardtable.models.review import (
    GRADES,
    MISTAKE,
    Decision,
    Review,
    coach_limit,
    grade_of,
    questions,
    review,
)


def decision(number: int, played: float, best: float, mean: float = 0.0) -> Decision:
    values = {"7C": Worth(played), "8C": Worth(best, mean)}
    return Decision(number, 0, "7C", number, Thought("8C", values, 10, 10))


def played_out(game: str, deal: int = 3) -> Timeline:
    """A game between a person who plays the first legal card and an opponent who plays the last."""
    record = Record(game=game, deal=deal, seats=(Player("Ann"), Player("Bo", "easy", 5)))
    timeline = Timeline(find_game(game), record)
    while timeline.state.turn is not None:
        moves = timeline.state.legal_moves()
        timeline.play(moves[0] if timeline.state.turn == 0 else moves[-1])
        timeline.settle()
    return timeline


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, "best"),
        (0.001, "best"),
        (0.02, "good"),
        (MISTAKE, "mistake"),
        (0.08, "mistake"),
        (0.5, "blunder"),
    ],
)
def test_one_threshold_makes_all_grades(loss: float, grade: str) -> None:
    assert grade_of(loss) == grade
    assert grade in GRADES


def test_reasons_call_as_good_what_has_the_best_grade() -> None:
    assert grade_of(EVEN - 1e-6) == "best"
    assert grade_of(EVEN + 1e-6) == "good"


def test_a_decision_is_measured_against_the_best() -> None:
    worse = decision(1, 0.4, 0.5, mean=2.5)
    assert (worse.best_move, worse.cost) == ("8C", 2.5)
    assert worse.loss == pytest.approx(0.1)
    assert worse.grade == "blunder"
    equal = decision(1, 0.5, 0.5)
    assert (equal.best_move, equal.loss, equal.grade) == ("7C", 0.0, "best")
    cheaper = decision(1, 0.4, 0.5, mean=-1.0)
    assert cheaper.cost == 0.0


def test_luck_and_skill_make_the_result() -> None:
    found = Review(0, (decision(1, 0.45, 0.5), decision(3, 0.7, 0.7), decision(5, 0.2, 0.6)), 0.0)
    assert found.given_away == pytest.approx(0.45)
    assert found.start + found.luck - found.given_away == pytest.approx(0.0)
    assert [one.number for one in found.mistakes] == [1, 5]
    unfinished = Review(0, found.decisions, None)
    assert unfinished.start + unfinished.luck - unfinished.given_away == pytest.approx(0.2)


def test_the_curve_ends_with_the_result() -> None:
    found = Review(0, (decision(1, 0.45, 0.5), decision(3, 0.7, 0.7)), 1.0)
    assert found.curve() == ((0.5, 0.5), (1.0, 0.45), (2.5, 0.7), (3.0, 0.7), (3.5, 1.0))


def test_turning_points_are_the_largest_jumps_in_the_order_of_play() -> None:
    found = Review(0, (decision(1, 0.45, 0.5), decision(3, 0.7, 0.7), decision(5, 0.2, 0.6)), 0.0)
    turns = [(turn.number, turn.own, round(turn.after - turn.before, 2)) for turn in found.turns()]
    assert turns == [(1, False, 0.25), (5, True, -0.4), (5, False, -0.2)]
    level = Review(0, (decision(1, 0.5, 0.5), decision(3, 0.51, 0.51)), None)
    assert level.turns() == ()


@pytest.mark.parametrize("game", list(all_games()))
def test_only_decisions_of_people_are_asked_about_with_their_own_view(game: str) -> None:
    timeline = played_out(game)
    asked = list(questions(timeline))
    numbers = [number for number, step in enumerate(_decisions(timeline), 1) if step == 0]
    assert [question.number for question in asked] == numbers
    for question in asked[:20]:
        assert question.view.turn == question.seat == 0
        assert question.view == question.view.seen_by(0)
        assert question.view.plays == question.number - 1


@pytest.mark.parametrize("game", list(all_games()))
def test_a_review_takes_the_decisions_that_have_been_weighed(game: str) -> None:
    timeline = played_out(game)
    asked = list(questions(timeline))
    assert review(timeline, 0, {}) is None
    moves = {question.number: question.view.legal_moves() for question in asked}
    thoughts = {
        number: Thought(legal[-1].text, {move.text: Worth(0.5) for move in legal})
        for number, legal in moves.items()
    }
    found = review(timeline, 0, thoughts)
    assert found is not None
    assert [one.number for one in found.decisions] == list(moves)
    assert all(timeline.steps[one.step].move.text == one.move for one in found.decisions)
    assert found.given_away == 0.0
    result = timeline.state.result
    assert result is not None
    assert found.result == (0.5 if result.draw else float(result.winner == 0))
    assert all(number in moves for number in found.rounds(timeline))


@pytest.mark.parametrize("game", list(all_games()))
def test_the_coach_thinks_deeper_than_the_opponent(game: str) -> None:
    for level in find_game(game).levels:
        limit = coach_limit(find_game(game), level.id)
        assert limit.nodes == 0 or limit.nodes > level.limit.nodes
        assert limit.seconds == level.limit.seconds


def _decisions(timeline: Timeline) -> list[int]:
    return [step.seat for step in timeline.steps if step.seat != TABLE]


@pytest.mark.parametrize("game", all_games())
def test_the_referee_tells_the_figures_of_hints_and_review(game: str) -> None:
    """With the nodes that its documentation names."""
    timeline = played_out(game, deal=7)
    asked = list(questions(timeline))[2]
    level = timeline.game.coach(2)
    limit = coach_limit(timeline.game, level)
    coach = think(timeline.game, asked.view, asked.seat, level, SEED, limit)
    referee = Referee()

    def ask(**request: Any) -> Any:
        return msgspec.json.decode(referee.answer(msgspec.json.encode(request)))

    ask(do="new", game=game, deal=7)
    for move in timeline.record.moves[: asked.number - 1]:
        ask(do="play", move=move)
    told = ask(do="think", **({"nodes": limit.nodes} if limit.nodes else {}))["thought"]
    assert told["worths"] == msgspec.to_builtins(coach.values)
    assert limit.nodes in ((512,) if game == "numeral" else (0,)), "REFEREE.md says so"
