# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be said about a move of any game."""

from __future__ import annotations

import pytest

from cardtable.engine.bot import Thought, Worth
from cardtable.engine.game import Move
from cardtable.engine.reasons import general_reason, whole_percent

from .toy import DUEL, DuelOptions, DuelState

VIEW = DuelState(options=DuelOptions(), players=2, turn=0)


def said(move: str, **chances: float) -> str:
    thought = Thought("7C", {text: Worth(chance) for text, chance in chances.items()})
    words = general_reason(thought, Move.parse(move))
    assert DUEL.reason(VIEW, 0, thought, Move.parse(move)) == words
    return words.english()


def test_the_best_move() -> None:
    assert said("7C", **{"7C": 0.61, "8C": 0.3}) == "This wins 61% of games, and no other move wins more."
    nearly = said("8C", **{"7C": 0.61, "8C": 0.608})
    assert nearly == "This wins 61% of games, and no other move wins noticeably more."


@pytest.mark.parametrize(
    ("best", "words"),
    [("7C", "the 7C"), ("AC+11", "the AC as +11"), ("10S-10", "the 10S as −10"), ("bust", "another move")],
)
def test_a_worse_move(best: str, words: str) -> None:
    assert said("8D", **{best: 0.61, "8D": 0.304}) == f"This wins 30% of games, {words} wins 61%."


def test_a_move_that_is_a_little_worse_is_not_called_as_good() -> None:
    assert said("8C", **{"7C": 0.614, "8C": 0.61}) == "This wins 61% of games, the 7C a little more."
    assert said("8C", **{"7C": 0.616, "8C": 0.61}) == "This wins 61% of games, the 7C wins 62%."


@pytest.mark.parametrize(
    ("share", "percent"), [(0.0, 0), (0.001, 1), (0.25, 25), (0.996, 99), (0.9999, 99), (1.0, 100)]
)
def test_a_percentage_never_says_never_or_always_of_what_is_not(share: float, percent: int) -> None:
    assert whole_percent(share) == percent


def test_nothing_to_compare() -> None:
    assert said("7C") == "There was nothing to choose between."
    assert said("7C", **{"7C": 0.4}) == "There was nothing to choose between."


def test_the_coach_is_the_strongest_level() -> None:
    assert DUEL.coach(2) == DUEL.levels[-1].id
