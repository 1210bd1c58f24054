# SPDX-License-Identifier: GPL-3.0-or-later
"""From rules that people know to a game and its house rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.games import all_games
from cardtable.views.language import say
from cardtable.views.new_game import NewGameDialog
from cardtable.views.which_game import WhichGame
from cardtable.views.window import MainWindow


@pytest.fixture
def questions(window: MainWindow) -> WhichGame:
    window.commands.which_game.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, WhichGame)
    return dialog


def name(dialog: WhichGame, game: str) -> None:
    """Choose the questions of a game."""
    asked = all_games()[game].questionnaire
    assert asked is not None
    dialog.which.setCurrentIndex(dialog.which.findText(say(asked.title)))


def answer(dialog: WhichGame, question: str, given: str) -> None:
    place = next(n for n, each in enumerate(dialog.asked.questions) if each.words.text == question)
    control = dialog.controls[place]
    index = control.findText(given)
    assert index > 0
    control.setCurrentIndex(index)


@pytest.mark.parametrize(
    ("question", "given", "game"),
    [
        ("What does a 9 do?", "Nothing: the total stays", "classic"),
        ("What does a 9 do?", "It makes the total 0", "numeral"),
        ("What does a king do?", "It makes the total 99", "classic"),
        ("What does a king do?", "There are no kings, queens and jacks", "numeral"),
        ("What does a 4 do?", "It turns the direction of play", "classic"),
        ("What does a 4 do?", "It adds 4", "numeral"),
        ("How many cards does each player hold?", "Five", "numeral"),
    ],
)
def test_one_answer_tells_the_games_apart(question: str, given: str, game: str, questions: WhichGame) -> None:
    name(questions, game)
    assert not questions.play.isEnabled()
    answer(questions, question, given)
    assert questions.finding is not None
    assert questions.finding.game.id == game
    assert questions.verdict.text() == f"That is “{say(all_games()[game].title)}”."
    assert questions.details.text() == "With its usual rules."


def test_answers_lead_to_house_rules_in_the_new_game_dialog(window: MainWindow, questions: WhichGame) -> None:
    name(questions, "classic")
    answer(questions, "What does a 4 do?", "It turns the direction of play")
    answer(questions, "How many chips, coins or lives does each player have?", "Always three")
    answer(questions, "Can the total go below 0?", "No, it stops at 0")
    told = questions.details.text()
    assert "Chips for each player: 3 (usually: automatic)" in told
    assert "A total below zero: stops at 0 (usually: is allowed)" in told
    QTest.mouseClick(questions.play, Qt.MouseButton.LeftButton)
    dialog = window.desk.dialog
    assert isinstance(dialog, NewGameDialog)
    assert dialog.options is not None
    values = dialog.options.values()
    assert values["chips"] == 3
    assert values["floor_zero"] is True


def test_a_rule_that_no_game_here_has_is_named(questions: WhichGame) -> None:
    name(questions, "hearts")
    answer(questions, "Are hearts trump?", "No, only the suit that was led counts")
    assert questions.verdict.text() == "Nearest to it is “Two-Player Hearts”."
    assert "Are hearts trump? At this table hearts are always trump." in questions.details.text()


def test_answers_that_contradict_each_other_say_which_one_is_different_here(questions: WhichGame) -> None:
    name(questions, "numeral")
    answer(questions, "What does a 9 do?", "It makes the total 0")
    answer(questions, "How many cards does each player hold?", "Five")
    answer(questions, "What does a 4 do?", "It turns the direction of play")
    assert questions.finding is not None
    assert questions.finding.game.id == "numeral"
    assert "What does a 4 do? Here: It adds 4." in questions.details.text()


def test_nothing_starts_on_a_bare_enter(window: MainWindow, questions: WhichGame) -> None:
    answer(
        questions, questions.asked.questions[0].words.text, say(questions.asked.questions[0].answers[0].words)
    )
    for control in questions.controls:
        QTest.keyClick(control, Qt.Key.Key_Return)
    assert questions.isVisible()
    assert window.model.timeline is None


def test_hearts_answers_become_its_house_rules(questions: WhichGame) -> None:
    name(questions, "hearts")
    answer(questions, "What if one player takes every point?", "That player takes 20 points off")
    answer(questions, "To how many points?", "50")
    assert questions.finding is not None
    assert questions.finding.options == {"moon": "shooter", "target": 50}


def test_the_keyboard_goes_down_the_questions(questions: WhichGame) -> None:
    questions.activateWindow()
    for index in (1, 0):
        questions.which.setCurrentIndex(index)
        questions.which.setFocus()
        for control in questions.controls:
            QTest.keyClick(questions.focusWidget(), Qt.Key.Key_Tab)
            assert questions.focusWidget() is control
