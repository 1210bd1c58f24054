# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of a review: what each decision lost, in chances and in points or chips."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.engine.bot import Thought, Worth
from cardtable.engine.record import Player, Record, Timeline
from cardtable.games import find_game
from cardtable.models.review import Decision, Review
from cardtable.views.review.wording import decision_line, summary


def line(game: str, played: Worth, best: Worth) -> str:
    """The line of a decision between two cards, of which the second one is the better."""
    seats = (Player("Ann"), Player("Bo", "easy"))
    timeline = Timeline(find_game(game), Record(game=game, deal=3, seats=seats))
    while timeline.state.turn or len(timeline.state.legal_moves()) < 2:
        timeline.play(timeline.state.legal_moves()[0])
        timeline.settle()
    first, other = timeline.state.legal_moves()[:2]
    step = len(timeline.steps)
    timeline.play(first)
    thought = Thought(other.text, {first.text: played, other.text: best}, 5, 5)
    text = decision_line(timeline, Decision(1, 0, first.text, step, thought))
    return text.partition(", ")[2]


@pytest.mark.parametrize(
    ("game", "played", "best", "told"),
    [
        ("hearts", Worth(0.4, -3.0), Worth(0.5, 1.25), "was 10.0% and 4.2 points better"),
        ("hearts", Worth(0.49, 3.0), Worth(0.5, 1.0), "was 1.0% better"),
        ("hearts", Worth(0.001, -9.0), Worth(0.002, -4.0), "saves 5.0 points"),
        ("hearts", Worth(0.001, -9.0), Worth(0.002, -8.8), "best"),
        ("classic", Worth(0.4, -0.5), Worth(0.5, -0.25), "was 10.0% and 0.25 chips better"),
        ("classic", Worth(0.4, -0.5), Worth(0.5, -0.5), "was 10.0% better"),
        ("numeral", Worth(0.4, -0.2), Worth(0.5, 0.0), "was 10.0% better"),
    ],
)
def test_a_line_tells_the_loss_in_chances_and_in_points_or_chips(
    qapp: QApplication, game: str, played: Worth, best: Worth, told: str
) -> None:
    assert line(game, played, best).endswith(told)


@pytest.mark.parametrize(
    ("result", "told"),
    [(1.0, "luck gave you 50.0%."), (0.0, "luck took 50.0% from you."), (0.5, "luck was even.")],
)
def test_the_sum_tells_what_luck_gave_or_took(qapp: QApplication, result: float, told: str) -> None:
    values = {"7C": Worth(0.5), "8C": Worth(0.5)}
    decisions = (Decision(1, 0, "7C", 1, Thought("7C", values, 5, 5)),)
    text = summary(Review(0, decisions, result))
    assert text.startswith("No mistakes. On average a card of yours gave away 0.0% of winning")
    assert text.endswith(told)
