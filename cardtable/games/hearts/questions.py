# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about the ways in which two people play Hearts."""

from __future__ import annotations

from cardtable.engine.questions import Answer, Question, Questionnaire
from cardtable.engine.words import mark

_HERE = ("hearts",)

HEARTS_FOR_TWO = Questionnaire(
    title=mark("HeartsQuestions", "Which Hearts for two do you play?"),
    likely="hearts",
    questions=(
        Question(
            mark("HeartsQuestions", "With which cards?"),
            (
                Answer(mark("HeartsQuestions", "28 cards, thirteen each, two of them out of play"), _HERE),
                Answer(
                    mark("HeartsQuestions", "52 cards, with a stock to draw from or a hand nobody plays"),
                    (),
                    note=mark(
                        "HeartsQuestions", "This table has only the game with 28 cards, without drawing."
                    ),
                ),
            ),
        ),
        Question(
            mark("HeartsQuestions", "Are hearts trump?"),
            (
                Answer(mark("HeartsQuestions", "Yes, the highest heart takes the trick"), _HERE),
                Answer(
                    mark("HeartsQuestions", "No, only the suit that was led counts"),
                    (),
                    note=mark("HeartsQuestions", "At this table hearts are always trump."),
                ),
            ),
        ),
        Question(
            mark("HeartsQuestions", "What does the queen of spades cost?"),
            (
                Answer(mark("HeartsQuestions", "13 points"), _HERE),
                Answer(
                    mark("HeartsQuestions", "Another number of points"),
                    (),
                    note=mark("HeartsQuestions", "At this table it always costs 13 points."),
                ),
            ),
        ),
        Question(
            mark("HeartsQuestions", "When may the queen of spades be played?"),
            (
                Answer(mark("HeartsQuestions", "Like any other card"), _HERE),
                Answer(
                    mark("HeartsQuestions", "At any time, even when you could follow suit"),
                    _HERE,
                    {"queen_any_time": True},
                ),
            ),
        ),
        Question(
            mark("HeartsQuestions", "What breaks hearts, so that they may be led?"),
            (
                Answer(mark("HeartsQuestions", "A heart that was played"), _HERE),
                Answer(
                    mark("HeartsQuestions", "A heart or the queen of spades"),
                    _HERE,
                    {"break_rule": "heart_or_queen"},
                ),
                Answer(
                    mark("HeartsQuestions", "The first time somebody cannot follow suit"),
                    _HERE,
                    {"break_rule": "void_shown"},
                ),
            ),
        ),
        Question(
            mark("HeartsQuestions", "May points fall in the first trick?"),
            (
                Answer(mark("HeartsQuestions", "Yes"), _HERE),
                Answer(mark("HeartsQuestions", "No"), _HERE, {"first_trick_points": False}),
            ),
        ),
        Question(
            mark("HeartsQuestions", "What if one player takes every point?"),
            (
                Answer(mark("HeartsQuestions", "The other player gets 20 points"), _HERE),
                Answer(
                    mark("HeartsQuestions", "The other player gets the points instead"),
                    _HERE,
                    {"moon": "in_play"},
                ),
                Answer(
                    mark("HeartsQuestions", "That player takes 20 points off"), _HERE, {"moon": "shooter"}
                ),
                Answer(mark("HeartsQuestions", "Nothing special"), _HERE, {"moon": "off"}),
            ),
        ),
        Question(
            mark("HeartsQuestions", "To how many points?"),
            (
                Answer(mark("HeartsQuestions", "50"), _HERE, {"target": 50}),
                Answer(mark("HeartsQuestions", "100"), _HERE),
                Answer(mark("HeartsQuestions", "150"), _HERE, {"target": 150}),
            ),
        ),
    ),
)
