# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions that tell the Ninety-Nines apart, and their house rules."""

from __future__ import annotations

from cardtable.engine.questions import Answer, Question, Questionnaire
from cardtable.engine.words import mark

_CHIPS = ("classic",)
_HEAD = ("numeral",)

NINETY_NINES = Questionnaire(
    title=mark("NinetyNineQuestions", "Which Ninety-Nine do you play?"),
    likely="classic",
    questions=(
        Question(
            mark("NinetyNineQuestions", "What does a 9 do?"),
            (
                Answer(mark("NinetyNineQuestions", "Nothing: the total stays"), _CHIPS),
                Answer(mark("NinetyNineQuestions", "It makes the total 0"), _HEAD),
                Answer(
                    mark("NinetyNineQuestions", "It makes the total 99"),
                    (),
                    note=mark("NinetyNineQuestions", "Here the king does that, in the game with chips."),
                ),
            ),
        ),
        Question(
            mark("NinetyNineQuestions", "What does a king do?"),
            (
                Answer(mark("NinetyNineQuestions", "It makes the total 99"), _CHIPS),
                Answer(mark("NinetyNineQuestions", "There are no kings, queens and jacks"), _HEAD),
                Answer(
                    mark("NinetyNineQuestions", "It counts 10, or nothing"),
                    (),
                    note=mark("NinetyNineQuestions", "Here a king always makes the total 99."),
                ),
            ),
        ),
        Question(
            mark("NinetyNineQuestions", "What does a 4 do?"),
            (
                Answer(mark("NinetyNineQuestions", "It turns the direction of play"), _CHIPS),
                Answer(mark("NinetyNineQuestions", "It adds 4"), _HEAD),
            ),
        ),
        Question(
            mark("NinetyNineQuestions", "What does a 10 do?"),
            (
                Answer(mark("NinetyNineQuestions", "It adds 10 or takes 10 away, as you like"), _CHIPS),
                Answer(mark("NinetyNineQuestions", "It always takes 10 away"), _HEAD),
            ),
        ),
        Question(
            mark("NinetyNineQuestions", "How many cards does each player hold?"),
            (
                Answer(mark("NinetyNineQuestions", "Three"), _CHIPS),
                Answer(mark("NinetyNineQuestions", "Five"), _HEAD),
            ),
        ),
        Question(
            mark("NinetyNineQuestions", "How many chips, coins or lives does each player have?"),
            (
                Answer(mark("NinetyNineQuestions", "Five, or three when four or more play"), _CHIPS),
                Answer(mark("NinetyNineQuestions", "Always three"), _CHIPS, {"chips": 3}),
                Answer(mark("NinetyNineQuestions", "Always five"), _CHIPS, {"chips": 5}),
                Answer(mark("NinetyNineQuestions", "No chips: whoever cannot play has lost"), _HEAD),
            ),
        ),
        Question(
            mark("NinetyNineQuestions", "Who is out?"),
            (
                Answer(mark("NinetyNineQuestions", "Whoever has lost the last chip"), _CHIPS),
                Answer(
                    mark("NinetyNineQuestions", "Whoever loses once more without chips"),
                    _CHIPS,
                    {"zero_chips": "last_stand"},
                ),
                Answer(mark("NinetyNineQuestions", "Whoever cannot play, at once"), _HEAD),
            ),
        ),
        Question(
            mark("NinetyNineQuestions", "Is a total of exactly 99 safe?"),
            (
                Answer(
                    mark("NinetyNineQuestions", "Yes, only more than 99 loses"),
                    (*_CHIPS, *_HEAD),
                    {"limit": "exceed"},
                ),
                Answer(mark("NinetyNineQuestions", "No, it must stay under 99"), _HEAD),
            ),
        ),
        Question(
            mark("NinetyNineQuestions", "Can the total go below 0?"),
            (
                Answer(mark("NinetyNineQuestions", "Yes"), (*_CHIPS, *_HEAD)),
                Answer(
                    mark("NinetyNineQuestions", "No, it stops at 0"), (*_CHIPS, *_HEAD), {"floor_zero": True}
                ),
            ),
        ),
    ),
)
