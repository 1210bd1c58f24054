# SPDX-License-Identifier: GPL-3.0-or-later
"""Closing the window over a game that could not be saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record, read_record
from cardtable.models.library import Library
from cardtable.views.window import MainWindow


class Broken:
    """A folder that cannot be written: there is a file in its place."""

    def __init__(self, tmp_path: Path) -> None:
        self.path = tmp_path / "library"
        self.path.write_text("in the way")

    def mend(self) -> None:
        self.path.unlink()


@pytest.fixture
def broken(tmp_path: Path) -> Broken:
    return Broken(tmp_path)


@pytest.fixture
def library(broken: Broken) -> Iterator[Library]:
    library = Library.open(broken.path)
    yield library
    library.close()


@pytest.fixture
def playing(window: MainWindow, record: Callable[..., Record], qtbot: QtBot) -> MainWindow:
    window.model.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    window.model.play(window.model.view.legal_moves()[0])
    return window


def asked(window: MainWindow) -> QMessageBox:
    box = window.desk.dialog
    assert isinstance(box, QMessageBox)
    assert "not saved" in box.text()
    return box


def press(box: QMessageBox, word: str) -> None:
    button = next(each for each in box.findChildren(QPushButton) if word in each.text().replace("&", ""))
    button.click()


def test_a_game_that_is_not_saved_is_not_closed_without_a_question(playing: MainWindow, qtbot: QtBot) -> None:
    playing.commands.quit.trigger()
    assert playing.isVisible()
    press(asked(playing), "Cancel")
    assert playing.desk.dialog is None
    playing.close()
    box = asked(playing)
    with qtbot.waitSignal(playing.closed):
        press(box, "Quit")
    assert not playing.isVisible()


def test_it_can_be_saved_elsewhere_first(playing: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    playing.close()
    press(asked(playing), "Save")
    qtbot.waitUntil(lambda: isinstance(playing.desk.dialog, QFileDialog))
    dialog, file = playing.desk.dialog, tmp_path / "mine.cardtable"
    assert isinstance(dialog, QFileDialog)
    assert playing.isVisible()
    with qtbot.waitSignal(playing.closed):
        dialog.fileSelected.emit(str(file))
    assert read_record(file.read_bytes()).moves == playing.model.record.moves


def test_where_it_cannot_be_written_the_window_stays(
    playing: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    playing.close()
    press(asked(playing), "Save")
    qtbot.waitUntil(lambda: isinstance(playing.desk.dialog, QFileDialog))
    dialog = playing.desk.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "mine.cardtable"))
    assert playing.isVisible()
    assert playing.notices.notices()


def test_who_wants_it_closed_a_second_time_is_not_asked_again(playing: MainWindow) -> None:
    assert not playing.close()
    asked(playing)
    assert playing.close()


def test_nothing_is_asked_when_nothing_would_be_lost(
    window: MainWindow, broken: Broken, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.model.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    assert not window.leaving._would_lose(), "nobody has decided anything"
    window.model.play(window.model.view.legal_moves()[0])
    assert window.leaving._would_lose()
    broken.mend()
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=10_000)
    window.model.play(window.model.view.legal_moves()[0])
    assert window.close()
    assert window.desk.dialog is None
