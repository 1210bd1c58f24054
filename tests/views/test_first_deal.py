# SPDX-License-Identifier: GPL-3.0-or-later
"""The guided first deal, by keys, by mistake, and left in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.engine.lesson import LessonStep
from cardtable.engine.record import Record
from cardtable.games import all_games
from cardtable.models.lesson import LessonGame
from cardtable.views.first_deal import LearnDialog, LessonBar
from cardtable.views.language import say
from cardtable.views.new_game import NewGameDialog
from cardtable.views.window import MainWindow


@pytest.fixture
def spoken(window: MainWindow) -> list[str]:
    found: list[str] = []
    window.assistance.voice.spoken.connect(found.append)
    return found


def press(window: MainWindow, key: Qt.Key | str) -> None:
    focus = QApplication.focusWidget() or window
    if isinstance(key, str):
        QTest.keyClicks(focus, key)
    else:
        QTest.keyClick(focus, key)


def learn(window: MainWindow, game: str) -> tuple[LessonGame, LessonBar]:
    """Choose a lesson by keys."""
    window.commands.learn.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, LearnDialog)
    place = list(all_games()).index(game)
    QTest.keyClick(dialog.buttons()[place], Qt.Key.Key_Return)
    assert not dialog.isVisible()
    window.activateWindow()  # which a real desktop does by itself
    first = window.assistance.first_deal
    assert first.lesson is not None
    assert first.bar is not None
    return first.lesson, first.bar


def play(window: MainWindow, lesson: LessonGame) -> None:
    """Play what the lesson wants, by keys."""
    wanted = lesson.lesson.moves[lesson.state.plays]
    hand = [str(card.card) for card in window.table.cards.hand()]
    place = next(n for n, card in enumerate(hand) if wanted.startswith(card))
    press(window, Qt.Key.Key_Home)
    for _ in range(place):
        press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Return)
    if window.table.picker.choice.isVisible():
        options = [button.text() for button in window.table.picker.choice.buttons]
        choice = wanted.removeprefix(hand[place]).replace("-", "−")
        press(window, str([text.split("\n")[0] for text in options].index(choice) + 1))


def wait_for(lesson: LessonGame, step: LessonStep, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: lesson.step is step, timeout=5000)


@pytest.mark.parametrize("game", all_games())
def test_a_whole_lesson_by_keys(game: str, window: MainWindow, qtbot: QtBot, spoken: list[str]) -> None:
    lesson, bar = learn(window, game)
    for step in lesson.lesson.steps:
        wait_for(lesson, step, qtbot)
        assert bar.isVisible()
        assert bar.text.text() == say(step.words)
        for widget in (bar, *bar.findChildren(QPushButton)):  # the voice says it; nobody hears it three times
            assert say(step.words) not in (widget.accessibleName(), widget.accessibleDescription())
        if step.read:
            assert bar.next.hasFocus()
            press(window, Qt.Key.Key_Return)
        else:
            assert not bar.next.isEnabled()
            assert window.table.picker.has_focus
            play(window, lesson)
    qtbot.waitUntil(lambda: bar.text.text() == say(lesson.lesson.end), timeout=5000)
    window.assistance.voice.flush()
    told = " ".join(spoken)
    for words in (*[step.words for step in lesson.lesson.steps], lesson.lesson.end):
        assert say(words) in told
    assert bar.leave.hasFocus()
    press(window, Qt.Key.Key_Return)
    assert not bar.isVisible()
    assert window.assistance.first_deal.lesson is None
    assert window.covers.welcome.isVisible()


def test_another_card_is_refused_with_what_to_do(window: MainWindow, qtbot: QtBot) -> None:
    lesson, _ = learn(window, "numeral")
    qtbot.waitUntil(lambda: lesson.turn_of_person, timeout=5000)
    lesson.read_on()
    wrong = next(card for card in window.table.cards.hand() if card.card == "10D")
    window.table.picker.take(wrong)
    assert lesson.state.plays == 0
    assert "Another time, but not in this lesson. The total is 93" in window.status.text()


@pytest.mark.parametrize("how", ["button", "escape", "new game"])
def test_a_lesson_left_in_the_middle_gives_the_game_back(
    how: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model = window.model
    window.desk.start(record("hearts", "hb"))
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    state, game = model.state, model.library_id
    lesson, bar = learn(window, "classic")
    qtbot.waitUntil(lambda: lesson.turn_of_person, timeout=5000)
    if how == "button":
        QTest.mouseClick(bar.leave, Qt.MouseButton.LeftButton)
    elif how == "escape":
        assert bar.next.hasFocus()
        press(window, Qt.Key.Key_Escape)
    else:
        window.desk.start(record("numeral", "hb"))
    assert not bar.isVisible()
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    if how == "new game":
        assert model.record.game == "numeral"
        return
    assert model.state == state
    assert model.library_id == game
    before = model.state.plays
    model.play(model.view.legal_moves()[0])
    assert model.state.plays == before + 1
    assert window.windowTitle() == "Two-Player Hearts"


def test_a_lesson_is_not_kept_among_the_games(window: MainWindow, qtbot: QtBot) -> None:
    lesson, _ = learn(window, "hearts")
    qtbot.waitUntil(lambda: lesson.turn_of_person, timeout=5000)
    lesson.read_on()
    play(window, lesson)
    qtbot.waitUntil(lambda: lesson.turn_of_person, timeout=5000)
    assert window.desk._library.games() == []  # the window's own shelf


def test_after_the_lesson_the_real_game_can_be_had(window: MainWindow, qtbot: QtBot) -> None:
    lesson, bar = learn(window, "numeral")
    lesson.ended.emit()
    assert bar.play.isVisible()
    QTest.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    dialog = window.desk.dialog
    assert isinstance(dialog, NewGameDialog)


def test_one_lesson_takes_the_place_of_another(window: MainWindow, qtbot: QtBot) -> None:
    first, _ = learn(window, "numeral")
    second, bar = learn(window, "hearts")
    assert first is not second
    qtbot.waitUntil(lambda: second.turn_of_person, timeout=5000)
    assert bar.isVisible()
    assert window.status.text().startswith("Your turn.")
