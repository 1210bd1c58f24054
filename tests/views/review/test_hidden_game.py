# SPDX-License-Identifier: GPL-3.0-or-later
"""While the table shows a lesson, a replay or a trial, no command reaches the game that rests behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.models.facts import FactBook
from cardtable.models.gamefile import play_through
from cardtable.models.library import Library
from cardtable.models.listing import Entry
from cardtable.views.deals.desk import Deals
from cardtable.views.review.coaching import Coaching
from cardtable.views.window import MainWindow

Make = Callable[..., Record]
Play = Callable[[Record], None]
BEGINNING = ("same_again", "other_seat")
"""Commands that begin a new game openly; the one behind is kept."""
MODES = ("lesson", "replay", "other replay", "retry", "drill")


@pytest.fixture
def deals(window: MainWindow, library: Library, tmp_path: Path) -> Iterator[Deals]:
    deals = Deals(window, library, FactBook(library, tmp_path, window), None)
    yield deals
    deals.close()


@pytest.fixture
def reviewed(
    window: MainWindow, coaching: Coaching, deals: Deals, record: Make, play_out: Play, qtbot: QtBot
) -> Coaching:
    """A finished game with mistakes is on the table, and all commands are there."""
    play_out(record("hearts", "hb", target=50))
    qtbot.waitUntil(lambda: not coaching._coach.waiting(), timeout=60_000)
    return coaching


def begin_another(window: MainWindow, record: Make, qtbot: QtBot) -> None:
    """A second game comes to the table, in which something can be taken back and something played again."""
    model = window.model

    def asked() -> bool:
        if model.waiting_for_round:
            model.go_on()
        return model.turn_of_person

    model.start(replace(record("classic", "hb"), practice=True))
    for _ in range(3):
        qtbot.waitUntil(asked, timeout=10_000)
        model.play(model.view.legal_moves()[0])
    qtbot.waitUntil(asked, timeout=10_000)
    model.undo()
    qtbot.waitUntil(asked, timeout=10_000)
    assert model.can_undo
    assert model.can_redo


def show(mode: str, window: MainWindow, coaching: Coaching, library: Library, finished: int) -> None:
    """Put something else on the table."""
    if mode == "lesson":
        window.assistance.first_deal.begin("classic")
    elif mode == "replay":
        window.commands.replay.trigger()
    elif mode == "other replay":
        window.past.show_replay(play_through(library.record(finished)), finished, 3)
    elif mode == "retry":
        whole = play_through(library.record(finished))
        found = coaching._coach.review(0, whole)
        assert found is not None
        coaching.practice.retry(whole, finished, found.mistakes[0])
    else:
        window.commands.drill.trigger()
    assert is_shown(window)


def is_shown(window: MainWindow) -> bool:
    return window.past.replaying.active or window.assistance.first_deal.lesson is not None


def row(library: Library, game: int) -> Entry:
    return next(entry for entry in library.games() if entry.id == game)


@pytest.mark.parametrize("unfinished", [True, False])
def test_no_command_changes_the_game_behind_what_is_shown(
    unfinished: bool, window: MainWindow, reviewed: Coaching, library: Library, record: Make, qtbot: QtBot
) -> None:
    model, commands = window.model, window.commands
    finished = model.library_id
    assert finished is not None
    if unfinished:
        begin_another(window, record, qtbot)
    hidden = model.library_id
    assert hidden is not None
    kept, entry, mine = library.record(hidden), row(library, hidden), model.record
    for mode in MODES:
        touched = True
        for name, action in commands.by_name().items():
            if action is commands.quit or action in commands.speaking():
                continue
            if touched:
                window.desk.resume(hidden)
                show(mode, window, reviewed, library, finished)
            touched = action.isEnabled()
            action.trigger()
            QApplication.processEvents()
            assert not isinstance(window.desk.dialog, QMessageBox), (mode, name)
            window.desk.close_dialog()
            reviewed.better.close()
            assert library.record(hidden) == kept, (mode, name)
            assert row(library, hidden) == entry, (mode, name)
            if model.library_id == hidden:
                assert model.record == mine, (mode, name)
            else:
                assert name in BEGINNING, (mode, name)


def test_commands_of_the_game_behind_say_why_they_rest(
    window: MainWindow, reviewed: Coaching, library: Library, record: Make, qtbot: QtBot
) -> None:
    commands, finished = window.commands, window.model.library_id
    assert finished is not None
    begin_another(window, record, qtbot)
    back = [commands.undo, commands.redo, commands.restart, commands.replay]
    others = [commands.other_seat, commands.compare, commands.copy_code, commands.proof, commands.save_copy]
    for mode in MODES:
        show(mode, window, reviewed, library, finished)
        shown = "A lesson is being shown." if mode == "lesson" else "A replay is being shown."
        for action in [*back, *(others if mode != "replay" else ())]:
            assert not action.isEnabled(), (mode, action.text())
            assert shown in action.toolTip(), (mode, action.text())
        if mode == "lesson":
            assert shown in commands.review.toolTip()
            assert shown in commands.could_win.toolTip()
        window.desk.resume(window.model.library_id or 0)  # by the list of games
        assert not is_shown(window), mode
        for action in [*back, commands.save_copy, commands.copy_code]:
            assert action.isEnabled(), (mode, action.text())


def test_escape_gives_the_game_back(
    window: MainWindow, reviewed: Coaching, library: Library, record: Make, qtbot: QtBot
) -> None:
    finished = window.model.library_id
    assert finished is not None
    begin_another(window, record, qtbot)
    title = window.windowTitle()
    for mode in MODES:
        show(mode, window, reviewed, library, finished)
        window.table.setFocus()
        QTest.keyClick(window.table, Qt.Key.Key_Escape)
        if mode == "retry":  # back to the review first
            assert window.past.replaying.active
            assert not window.past.replaying.held
            QTest.keyClick(window.table, Qt.Key.Key_Escape)
        assert not is_shown(window), mode
        qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=10_000)
        assert window.windowTitle() == title
