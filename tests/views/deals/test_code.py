# SPDX-License-Identifier: GPL-3.0-or-later
"""Deal codes in the window: copied, typed, opened; the game of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.dealcode import Deal, deal_of, deal_of_day, read_code, write_code
from cardtable.engine.record import Record
from cardtable.games import all_games, find_game
from cardtable.models.game import GameModel
from cardtable.views.deals.code import OpenCodeDialog
from cardtable.views.deals.day import DayDialog
from cardtable.views.deals.desk import Deals
from cardtable.views.window import MainWindow

Make = Callable[..., Record]
CODE = write_code(find_game("hearts"), Deal("hearts", 2024, ("hard", None), {"target": 50}, 1))


@pytest.fixture
def dialog(deals: Deals, window: MainWindow) -> OpenCodeDialog:
    QGuiApplication.clipboard().setText("no code")
    window.commands.open_code.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, OpenCodeDialog)
    return dialog


def test_the_code_of_the_table_is_copied(deals: Deals, window: MainWindow, record: Make) -> None:
    assert not window.commands.copy_code.isEnabled()
    window.model.start(record("classic", "hbb", deal=31, chips=2))
    assert window.commands.copy_code.isEnabled()
    window.commands.copy_code.trigger()
    deal = read_code(QGuiApplication.clipboard().text(), all_games().values())
    assert deal == deal_of(window.model.record)
    assert QGuiApplication.clipboard().text() in window.notices.notices()[-1].text


def test_a_game_without_a_code_says_so(deals: Deals, window: MainWindow, record: Make) -> None:
    window.model.start(record("hearts", "hb"))
    assert window.model.timeline is not None
    window.model.timeline.amend(dealer=1)
    window.commands.copy_code.trigger()
    assert "Save it as a file" in window.notices.notices()[-1].text


def test_what_is_typed_is_checked_at_each_sign(qtbot: QtBot, dialog: OpenCodeDialog) -> None:
    assert "Type the code" in dialog.told.text()
    plain = CODE.replace("-", "").lower()
    for number, sign in enumerate(plain[:-1], 1):
        QTest.keyClicks(dialog.field, sign)
        missing = len(plain) - number
        assert dialog.told.text() == f"The code is {missing} sign{'s' if missing > 1 else ''} short."
        assert not dialog.play.isEnabled()
    QTest.keyClicks(dialog.field, plain[-1])
    assert dialog.told.text() == "The code is right."
    assert dialog.field.accessibleDescription() == dialog.told.text()
    assert dialog.play.isEnabled()
    assert dialog.title.text() == "Two-Player Hearts, deal 2024"
    held = dialog.held.text().splitlines()
    assert held[0].endswith("(hard)")
    assert held[1:] == ["Seat 2: Player", "Play to: 50 points"]


def test_a_mistyped_code_is_told_and_begins_nothing(qtbot: QtBot, dialog: OpenCodeDialog) -> None:
    dialog.field.setText(CODE[:-1] + ("A" if CODE[-1] != "A" else "C"))
    assert "There is a mistake in this code" in dialog.told.text()
    assert dialog.told.property("warning")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_enter_plays_the_deal_of_the_code(
    qtbot: QtBot, dialog: OpenCodeDialog, window: MainWindow, model: GameModel
) -> None:
    dialog.field.setText(CODE)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert window.desk.dialog is None
    assert (model.record.deal, model.record.first) == (2024, 1)
    assert model.record.options == {"target": 50}
    assert [player.level for player in model.seats] == ["hard", None]
    assert model.seats[0].seed
    assert not model.record.practice


def test_a_copied_code_is_there_at_once(deals: Deals, window: MainWindow) -> None:
    QGuiApplication.clipboard().setText(f" {CODE}\n")
    window.commands.open_code.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, OpenCodeDialog)
    assert dialog.field.text() == CODE
    assert dialog.play.isEnabled()


def test_a_deal_that_was_played_is_practice(
    deals: Deals, window: MainWindow, model: GameModel, finished: Make, put: Callable[[Record], int]
) -> None:
    put(finished("hearts", deal=2024, options={"target": 50}, first=1))
    deals.book.learn_all()
    window.commands.open_code.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, OpenCodeDialog)
    dialog.field.setText(CODE)
    assert "counts as practice" in dialog.told.text()
    dialog.play.click()
    assert model.record.practice


@pytest.mark.parametrize("game", all_games())
def test_the_game_of_the_day(deals: Deals, window: MainWindow, model: GameModel, game: str) -> None:
    window.commands.day.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, DayDialog)
    buttons = dict(zip(all_games(), dialog.games.buttons(), strict=True))
    buttons[game].click()
    assert deal_of(model.record) == deal_of_day(find_game(game), date.today())
    assert not model.record.practice


@pytest.mark.parametrize("game", all_games())
def test_a_game_whose_deal_was_seen_elsewhere_is_practice_when_it_goes_on(
    deals: Deals,
    window: MainWindow,
    model: GameModel,
    record: Make,
    finished: Make,
    put: Callable[[Record], int],
    qtbot: QtBot,
    game: str,
) -> None:
    window.desk.start(record(game, "hb", deal=77))
    first = model.library_id
    assert first is not None
    window.past.restart()
    assert window.desk.resume(first)
    qtbot.wait(20)
    assert not model.record.practice
    window.past.restart()
    put(finished(game, deal=77))
    assert window.desk.resume(first)
    qtbot.waitUntil(lambda: model.record.practice)
    assert "counts as practice" in window.notices.notices()[-1].text
