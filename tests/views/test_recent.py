# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that come by other ways than the dialog: dropped on the window, or from the list of the last ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record, write_record
from cardtable.models.settings import MOST_RECENT, SettingsModel
from cardtable.views.window import MainWindow

LEFT, COPY, NONE = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier


def listed(window: MainWindow) -> list[str]:
    return [action.data() for action in window.recent.menu.actions() if action.data()]


def drag(window: MainWindow, *urls: QUrl) -> bool:
    """Drag something over the window and let it go; whether the window took it."""
    what = QMimeData()
    what.setUrls(list(urls))
    over = QDragEnterEvent(QPointF(9, 9).toPoint(), COPY, what, LEFT, NONE)
    QApplication.sendEvent(window, over)
    if over.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), COPY, what, LEFT, NONE))
    return over.isAccepted()


def save(record: Record, path: Path) -> str:
    path.write_bytes(write_record(record))
    return str(path)


def test_a_file_that_is_dropped_is_opened(
    window: MainWindow, record: Callable[..., Record], tmp_path: Path
) -> None:
    file = save(record("numeral", "hb"), tmp_path / "ß 空.cardtable")
    assert drag(window, QUrl.fromLocalFile(file))
    assert window.model.record.game == "numeral"
    assert listed(window) == [file]


def test_a_dropped_file_that_is_no_game_is_told_until_the_play_goes_on(
    window: MainWindow, record: Callable[..., Record], tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "song.mp3").write_bytes(b"\xff")
    assert drag(window, QUrl.fromLocalFile(str(tmp_path / "song.mp3")))
    (notice,) = window.notices.notices()
    assert notice.text.startswith("“song.mp3” was not opened.")
    window.desk.start(record("numeral", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    assert notice in window.notices.notices()
    window.model.play(window.model.view.legal_moves()[0])
    assert window.notices.notices() == []


def test_addresses_and_texts_are_not_taken(window: MainWindow) -> None:
    assert not drag(window, QUrl("https://example.org/game.cardtable"))
    assert not drag(window)


def test_the_last_files_are_in_the_menu_newest_first(
    window: MainWindow, settings: SettingsModel, record: Callable[..., Record], tmp_path: Path
) -> None:
    assert not window.recent.menu.menuAction().isEnabled()
    assert window.recent.menu.menuAction().statusTip() == "No file has been opened yet."
    files = [save(record("hearts", "hb", deal), tmp_path / f"{deal} & more.cardtable") for deal in range(10)]
    for file in files:
        window.desk.open_file(file)
    assert listed(window) == files[:1:-1]
    assert len(listed(window)) == MOST_RECENT
    assert window.recent.menu.menuAction().isEnabled()
    assert window.recent.menu.actions()[0].text() == "&1 9 && more.cardtable"
    assert window.recent.menu.actions()[0].toolTip() == files[9]
    window.recent.menu.actions()[1].trigger()
    assert window.model.record.deal == 8
    assert listed(window)[:2] == [files[8], files[9]]


def test_a_copy_that_is_saved_is_in_the_menu(
    window: MainWindow, record: Callable[..., Record], tmp_path: Path
) -> None:
    window.desk.start(record("hearts", "hb"))
    file = str(tmp_path / "copy.cardtable")
    window.desk.save_to(file)
    assert listed(window) == [file]
    window.desk.save_to(str(tmp_path / "nowhere" / "copy.cardtable"))
    assert listed(window) == [file]


def test_a_file_that_has_gone_is_told_and_forgotten(
    window: MainWindow, record: Callable[..., Record], tmp_path: Path
) -> None:
    file = save(record("hearts", "hb"), tmp_path / "a.cardtable")
    window.desk.open_file(file)
    Path(file).unlink()
    window.recent.menu.actions()[0].trigger()
    assert "was not opened" in window.notices.notices()[-1].text
    assert listed(window) == []


def test_the_list_is_cleared(window: MainWindow, record: Callable[..., Record], tmp_path: Path) -> None:
    window.desk.open_file(save(record("hearts", "hb"), tmp_path / "a.cardtable"))
    window.recent.menu.actions()[-1].trigger()
    assert listed(window) == []
    assert not window.recent.menu.menuAction().isEnabled()


def test_the_list_is_kept_in_the_settings(settings: SettingsModel) -> None:
    settings.update(recent_files=("/a", "/b"))
    assert msgspec.to_builtins(settings.value)["recent_files"] == ("/a", "/b")
