# SPDX-License-Identifier: GPL-3.0-or-later
"""The proof of fairness in the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable import __version__
from cardtable.engine.fairness import commitment, short
from cardtable.engine.record import Record
from cardtable.models.game import GameModel
from cardtable.views.deals.desk import Deals
from cardtable.views.deals.proof import ProofDialog
from cardtable.views.window import MainWindow

Make = Callable[..., Record]


def opened(window: MainWindow) -> ProofDialog:
    window.commands.proof.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, ProofDialog)
    return dialog


def test_the_promise_is_in_sight_before_the_first_card(
    deals: Deals, window: MainWindow, model: GameModel, record: Make
) -> None:
    assert deals.promise.isHidden()
    told: list[str] = []
    model.opened.connect(lambda: told.append(deals.promise.text()))
    model.start(record("hearts", "hb"))
    promised = commitment(model.record)
    assert told == [f"Fixed: {short(promised)}"]
    assert promised
    assert deals.promise.isVisible()
    assert short(promised) in deals.promise.accessibleName()
    assert window.stage.side is not None
    log = window.stage.side.log.toPlainText().splitlines()
    assert log[0] == f"This deal was fixed before anybody saw it: {short(promised)}"


def test_the_promise_is_not_told_beside_another_game(
    deals: Deals, window: MainWindow, model: GameModel, record: Make
) -> None:
    model.start(record("classic", "hb"))
    window.commands.replay.trigger()
    assert not deals.promise.isVisible()
    window.past.replaying.leave()
    assert deals.promise.isVisible()
    window.assistance.first_deal.begin("classic")
    assert not deals.promise.isVisible()
    window.assistance.first_deal.leave()
    assert deals.promise.isVisible()


def test_while_the_game_goes_on_the_promise_can_be_copied(
    deals: Deals, window: MainWindow, model: GameModel, record: Make
) -> None:
    model.start(record("hearts", "hb"))
    dialog = opened(window)
    assert dialog.promise.text() == commitment(model.record)
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == commitment(model.record)
    assert "When the game is over" in dialog.verdict.text()
    assert not deals.proof.running


def test_after_the_game_it_is_verified_before_your_eyes(
    qtbot: QtBot,
    deals: Deals,
    window: MainWindow,
    model: GameModel,
    finished: Make,
    put: Callable[[Record], int],
) -> None:
    model.resume(put(finished("numeral", salt="AB", program=__version__)))
    dialog = opened(window)
    assert deals.proof.running
    assert dialog.progress.isVisible()
    qtbot.waitUntil(lambda: not deals.proof.running, timeout=30_000)
    assert not dialog.progress.isVisible()
    assert dialog.verdict.text() == "This game is not as it was promised.", "its opponent played at random"
    told = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert sum("✓" in text for text in told) == 3
    assert sum("✗ broken" in text for text in told) == 1


def test_a_game_of_another_version_is_not_called_broken(
    qtbot: QtBot,
    deals: Deals,
    window: MainWindow,
    model: GameModel,
    finished: Make,
    put: Callable[[Record], int],
) -> None:
    model.resume(put(finished("numeral", salt="AB", program="0.0.9")))
    dialog = opened(window)
    qtbot.waitUntil(lambda: not deals.proof.running, timeout=30_000)
    assert dialog.verdict.text().startswith("Nothing was found against the deal;")
    told = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert any("version 0.0.9" in text for text in told)
    assert not any("✗" in text for text in told)


def test_a_game_from_before_there_were_promises(
    deals: Deals, window: MainWindow, model: GameModel, finished: Make, put: Callable[[Record], int]
) -> None:
    model.resume(put(finished("numeral")))
    assert deals.promise.isHidden()
    dialog = opened(window)
    assert dialog.promise.text() == ""
    assert not dialog.copy.isEnabled()


def test_in_a_narrow_window_the_status_line_has_its_room(
    qtbot: QtBot, deals: Deals, window: MainWindow, model: GameModel, record: Make
) -> None:
    model.start(record("hearts", "hb"))
    window.resize(640, 480)
    qtbot.waitUntil(lambda: deals.promise.isHidden())
    window.resize(1000, 600)
    qtbot.waitUntil(lambda: deals.promise.isVisible())
