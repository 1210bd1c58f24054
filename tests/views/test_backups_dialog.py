# SPDX-License-Identifier: GPL-3.0-or-later
"""Restoring a backup in the window."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.models.library import Library
from cardtable.views.backups import BackupsDialog
from cardtable.views.window import MainWindow


def opened(window: MainWindow) -> BackupsDialog:
    window.commands.restore.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, BackupsDialog)
    return dialog


def test_without_backups_the_list_says_so(window: MainWindow) -> None:
    dialog = opened(window)
    assert dialog.list.item(0).text().startswith("There are no backups yet.")
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_a_backup_is_restored_with_a_key_and_the_game_on_the_table_stays(
    window: MainWindow, library: Library, record: Callable[..., Record], qtbot: QtBot
) -> None:
    library.create(record("hearts", "hb"), "Old")
    library.maintain().result(10)
    window.model.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    lost = library.create(record("numeral", "hb"), "Lost")
    library.delete(lost).result(10)
    dialog = opened(window)
    assert "1 game" in dialog.list.item(0).text()
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert window.desk.dialog is None
    (notice,) = window.notices.notices()
    assert "is your list of games now: 1 game. Games played later are not in it" in notice.text
    assert "library replaced" in notice.text
    assert notice.text.endswith(" Your list also keeps 1 game played since the program was started.")
    assert len(library.games()) == 2
    window.model.play(window.model.view.legal_moves()[0])
    library.flush()
    assert window.model.library_id in {entry.id for entry in library.games()}


def test_no_row_lies_over_the_next(
    window: MainWindow, library: Library, record: Callable[..., Record], tmp_path: Path
) -> None:
    library.create(record("hearts", "hb"))
    library.maintain().result(10)
    (kept,) = (tmp_path / "library" / "backups").iterdir()
    shutil.copy(kept, kept.with_name("library 000009, 2026-01-02.sqlite"))
    rows = opened(window).list
    assert rows.count() == 2
    assert not rows.visualItemRect(rows.item(0)).intersects(rows.visualItemRect(rows.item(1)))
