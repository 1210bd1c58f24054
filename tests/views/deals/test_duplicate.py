# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished deal from the other seat, by the expert, and the comparison."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.games import find_game
from cardtable.models.duplicate import by_expert
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.views.deals.compare import CompareDialog
from cardtable.views.deals.desk import Deals
from cardtable.views.games_model import title_of
from cardtable.views.window import MainWindow
from tests.views.conftest import Opponent

Make = Callable[..., Record]
Put = Callable[[Record], int]


class Hired(Opponent):
    """Answers here, and is sent home."""

    def close(self) -> None:
        self.cancel()


@pytest.fixture
def over(deals: Deals, window: MainWindow, finished: Make, put: Put) -> int:
    """A finished game of hearts on the table, its number."""
    deals.understudy._opponent_of = Hired
    game = put(finished("hearts", deal=12, options={"target": 50}))
    window.model.resume(game)
    return game


def compared(window: MainWindow) -> CompareDialog:
    window.commands.compare.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, CompareDialog)
    return dialog


def cells(dialog: CompareDialog) -> list[list[str]]:
    found = []
    for row in range(dialog.games.rowCount()):
        items = [dialog.games.item(row, column) for column in range(3)]
        found.append([item.text() if item is not None else "" for item in items])
    return found


def test_an_unfinished_deal_is_not_shown_from_elsewhere(
    qtbot: QtBot, deals: Deals, window: MainWindow, record: Make
) -> None:
    window.model.start(record("hearts", "hb"))
    commands = window.commands
    for action in (commands.other_seat, commands.compare, commands.expert_seat):
        assert not action.isEnabled()
        assert "When the game is over." in action.toolTip()
    deals.from_other_seat()
    deals.compare()
    assert window.model.seats[0].human
    assert window.desk.dialog is None


def test_from_the_other_seat_it_is_the_same_deal(
    qtbot: QtBot, over: int, window: MainWindow, model: GameModel
) -> None:
    qtbot.waitUntil(lambda: window.commands.other_seat.isEnabled())
    before = model.record
    window.commands.other_seat.trigger()
    assert [player.name for player in model.seats] == ["Bo", "Ann"]
    assert (model.record.deal, model.record.options) == (before.deal, before.options)
    assert model.record.practice
    assert model.record.salt != before.salt
    qtbot.waitUntil(lambda: model.turn_of_person)
    assert model.viewer == 1


def test_at_a_larger_table_it_is_the_next_seat(deals: Deals, window: MainWindow, record: Make) -> None:
    window.model.start(record("classic", "hbb"))
    assert "next" in window.commands.other_seat.text()
    window.model.start(record("classic", "hb"))
    assert "other" in window.commands.other_seat.text()


def test_the_games_of_a_deal_are_compared(
    qtbot: QtBot, over: int, deals: Deals, window: MainWindow, finished: Make, put: Put
) -> None:
    other = put(finished("hearts", deal=12, seat=1, options={"target": 50}))
    put(finished("hearts", deal=13, options={"target": 50}))
    deals.book.learn_all()
    qtbot.waitUntil(lambda: window.commands.compare.isEnabled())
    dialog = compared(window)
    rows = cells(dialog)
    assert [row[:2] for row in rows] == [["Ann", "1"], ["Ann", "2"]]
    assert all(row[2].startswith(("won, ", "lost, ")) for row in rows)
    assert "You won" in dialog.verdict.text()
    dialog.games.selectRow(1)
    dialog.look_at.click()
    assert window.model.library_id == other


def test_a_deal_played_twice_is_offered_for_comparison(
    qtbot: QtBot, over: int, deals: Deals, window: MainWindow, finished: Make, put: Put
) -> None:
    again = put(finished("hearts", deal=12, seat=1, options={"target": 50}))
    window.model.resume(again)
    qtbot.waitUntil(lambda: any("You won" in notice.text for notice in window.notices.notices()))


def test_the_expert_plays_the_persons_seat(
    qtbot: QtBot, over: int, deals: Deals, window: MainWindow, library: Library
) -> None:
    deals.book.learn_all()
    qtbot.waitUntil(lambda: window.commands.expert_seat.isEnabled())
    window.commands.expert_seat.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, CompareDialog)
    assert dialog.progress.isVisible()
    assert not dialog.expert.isEnabled()
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 2, timeout=30_000)
    assert not dialog.progress.isVisible()
    rows = cells(dialog)
    assert "(expert)" in rows[1][0]
    assert title_of(library.games()[0]) == f"{rows[1][0]} plays deal 12"
    assert rows[1][1] == "1"


def test_the_expert_plays_on_when_the_dialog_is_closed_and_it_is_told(
    qtbot: QtBot, over: int, deals: Deals, window: MainWindow
) -> None:
    deals.book.learn_all()
    qtbot.waitUntil(lambda: window.commands.expert_seat.isEnabled())
    window.commands.expert_seat.trigger()
    window.desk.close_dialog()
    assert deals.understudy.playing
    dialog = compared(window)
    assert dialog.progress.isVisible()
    assert not dialog.expert.isEnabled()
    window.desk.close_dialog()
    told = "has played this deal from your seat."
    qtbot.waitUntil(lambda: any(told in one.text for one in window.notices.notices()), timeout=30_000)
    (notice,) = (one for one in window.notices.notices() if told in one.text)
    deals.book.learn_all()
    button = notice.findChild(QPushButton)
    assert button is not None
    button.click()
    again = window.desk.dialog
    assert isinstance(again, CompareDialog)
    assert [row[1] for row in cells(again)] == ["1", "1"]
    window.model.resume(over)
    assert not any(told in one.text for one in window.notices.notices())


def test_a_deal_that_only_the_expert_has_played_again_was_not_played_before(
    qtbot: QtBot, over: int, deals: Deals, window: MainWindow, library: Library, put: Put
) -> None:
    record = library.record(over)
    put(msgspec.structs.replace(record, seats=by_expert(find_game(record.game), record, 0).seats))
    window.notices.clear()
    window.model.resume(over)
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=10_000)
    texts = [notice.text for notice in window.notices.notices()]
    assert any("has played this deal from your seat." in text for text in texts)
    assert not any("You have played this deal before" in text for text in texts)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("way", ["menu", "button"])
def test_no_hurried_key_closes_the_comparison_while_the_expert_plays(
    qtbot: QtBot, over: int, deals: Deals, window: MainWindow, key: Qt.Key, way: str
) -> None:
    deals.book.learn_all()
    qtbot.waitUntil(lambda: window.commands.expert_seat.isEnabled())
    if way == "menu":
        window.commands.expert_seat.trigger()
    else:
        first = compared(window)
        first.expert.setFocus()
        QTest.keyClick(first.expert, key)
    dialog = window.desk.dialog
    assert isinstance(dialog, CompareDialog)
    assert deals.understudy.playing
    for _ in range(3):
        QTest.keyClick(dialog.focusWidget() or dialog, key)
    assert dialog.isVisible()
    assert deals.understudy.playing


def test_an_expert_at_another_deal_is_not_shown_here(
    qtbot: QtBot, over: int, deals: Deals, window: MainWindow, finished: Make, put: Put
) -> None:
    qtbot.waitUntil(lambda: window.commands.expert_seat.isEnabled())
    window.commands.expert_seat.trigger()
    window.desk.close_dialog()
    window.model.resume(put(finished("hearts", deal=14, options={"target": 50})))
    qtbot.waitUntil(lambda: window.commands.compare.isEnabled())
    dialog = compared(window)
    assert deals.understudy.playing
    assert not dialog.progress.isVisible()
    assert dialog.expert.isEnabled()


def test_with_two_people_there_is_nobody_to_stand_in_for(
    qtbot: QtBot,
    deals: Deals,
    window: MainWindow,
    record: Make,
    almost_over: Callable[[Record], Record],
    put: Put,
) -> None:
    window.model.start(record("numeral", "hh"))
    assert not window.commands.expert_seat.isEnabled()
