# SPDX-License-Identifier: GPL-3.0-or-later
"""Not waiting for an opponent: the command, and the real thinking process behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Player, Record
from cardtable.models.game import GameModel
from cardtable.models.opponent import Opponent
from cardtable.views.window import MainWindow


@pytest.fixture
def opponent(qapp: QApplication) -> Iterator[Opponent]:
    opponent = Opponent()
    yield opponent
    opponent.close()


def test_the_command_is_there_only_while_an_opponent_thinks(
    window: MainWindow, model: GameModel, record: Callable[..., Record], qtbot: QtBot
) -> None:
    action = window.commands.play_now
    assert not action.isEnabled()
    assert "No computer player is thinking." in action.toolTip()
    seen: list[bool] = []
    model.thinking.connect(lambda seat: seen.append(action.isEnabled()) if seat >= 0 else None)
    model.start(record("hearts", "bh"))
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=60_000)
    assert seen
    assert all(seen)
    assert not action.isEnabled()


def test_its_key_has_the_real_process_play(window: MainWindow, model: GameModel, qtbot: QtBot) -> None:
    model.pace = 600_000
    model.start(Record(game="numeral", first=1, seats=(Player("Ana"), Player("Kaspar", "expert", 5))))
    qtbot.waitUntil(lambda: window.commands.play_now.isEnabled())
    QTest.keyClick(window, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=60_000)


def test_an_opponent_is_said_to_think_when_it_does_so_for_a_while(
    window: MainWindow, model: GameModel, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model.paced, model.pace = True, 600_000
    at_once: list[str] = []
    model.thinking.connect(lambda seat: at_once.append(window.status.text()))
    model.start(record("hearts", "bh"))
    qtbot.waitUntil(lambda: "Freya is thinking…" in window.status.text())
    assert at_once
    assert "is thinking" not in at_once[0]
    model.play_now()
    qtbot.waitUntil(lambda: "is thinking" not in window.status.text(), timeout=60_000)
