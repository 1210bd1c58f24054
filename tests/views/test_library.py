# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of games, with the real library behind it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.engine.record import BadRecord, Record, read_record
from cardtable.engine.words import mark
from cardtable.models.library import Library
from cardtable.views.file_dialogs import file_name
from cardtable.views.games_model import Column
from cardtable.views.library import LibraryDialog
from cardtable.views.notices import Notice
from cardtable.views.window import MainWindow

TITLES = ("At the lake", "Long night", "Rematch")


@pytest.fixture
def games(library: Library, record: Callable[..., Record]) -> list[int]:
    """Three games, the second of them finished."""
    numbers = [
        library.create(record(game, "hb"), title)
        for game, title in zip(("classic", "numeral", "hearts"), TITLES, strict=True)
    ]
    library.finish(numbers[1], 1)
    library.flush()
    return numbers


@pytest.fixture
def dialog(library: Library, games: list[int], qtbot: QtBot) -> LibraryDialog:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LibraryDialog(library, None, parent)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.activateWindow()
    dialog.keep = parent  # type: ignore[attr-defined]
    return dialog


def button(dialog: QWidget, text: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text().replace("&", "") == text)


def click(dialog: QWidget, text: str) -> None:
    QTest.mouseClick(button(dialog, text), Qt.MouseButton.LeftButton)


def rows(dialog: LibraryDialog, column: Column = Column.TITLE) -> list[str]:
    model = dialog.view.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def choose(dialog: LibraryDialog, title: str) -> None:
    dialog.view.selectRow(rows(dialog).index(title))


def test_every_game_is_listed_with_who_played_and_how_it_stands(dialog: LibraryDialog) -> None:
    assert set(rows(dialog)) == set(TITLES)
    assert set(rows(dialog, Column.PLAYERS)) == {"Freya and Tomás"}
    results = dict(zip(rows(dialog), rows(dialog, Column.RESULT), strict=True))
    assert results == {"At the lake": "Not finished", "Long night": "Tomás won", "Rematch": "Not finished"}


@pytest.mark.parametrize(
    ("choice", "text", "found"),
    [
        ("result", "Finished", {"Long night"}),
        ("result", "Lost", {"Long night"}),
        ("result", "Won", set()),
        ("result", "Draw", set()),
        ("result", "Not finished", {"At the lake", "Rematch"}),
        ("game", "Two-Player Hearts", {"Rematch"}),
        ("level", "Easy", set(TITLES)),
        ("level", "Hard", set()),
        ("date", "Last 24 hours", set(TITLES)),
    ],
)
def test_the_list_is_narrowed_by_choices(
    choice: str, text: str, found: set[str], dialog: LibraryDialog
) -> None:
    box: QComboBox = getattr(dialog.search, choice)
    box.setCurrentText(text)
    assert box.currentText() == text
    assert set(rows(dialog)) == found
    assert dialog.nothing.isVisible() == (not found)
    dialog.search.forget()
    assert set(rows(dialog)) == set(TITLES)
    assert dialog.search.empty


def test_games_of_long_ago_are_left_out(tmp_path: Path, record: Callable[..., Record], qtbot: QtBot) -> None:
    library = Library.open(tmp_path, clock=lambda: 1_000_000_000)
    library.create(record("classic", "hb"), "Old")
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LibraryDialog(library, None, parent)
    assert rows(dialog) == ["Old"]
    dialog.search.date.setCurrentText("Last 365 days")
    assert not rows(dialog)
    library.close()


def test_an_empty_list_says_so(tmp_path: Path, qtbot: QtBot) -> None:
    library = Library.open(tmp_path)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LibraryDialog(library, None, parent)
    dialog.show()
    assert dialog.nothing.isVisible()
    assert "No game has been played yet" in dialog.nothing.text()
    assert not button(dialog, "Replay").isEnabled()
    library.close()


def test_the_chosen_game_stays_chosen_while_the_list_is_narrowed_and_sorted(dialog: LibraryDialog) -> None:
    choose(dialog, "At the lake")
    dialog.search.result.setCurrentText("Not finished")
    dialog.view.sortByColumn(Column.TITLE, Qt.SortOrder.DescendingOrder)
    assert rows(dialog) == ["Rematch", "At the lake"]
    assert dialog.view.currentIndex().siblingAtColumn(Column.TITLE).data() == "At the lake"


def test_the_list_is_sorted_by_each_column(dialog: LibraryDialog) -> None:
    for column in Column:
        dialog.view.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        up = rows(dialog, column)
        dialog.view.sortByColumn(column, Qt.SortOrder.DescendingOrder)
        assert sorted(rows(dialog, column)) == sorted(up)
        if column in (Column.TITLE, Column.GAME, Column.RESULT):
            assert up == sorted(up, key=str.casefold)
            assert rows(dialog, column) == up[::-1] or len(set(up)) < len(up)


def test_a_replay_is_asked_for(dialog: LibraryDialog, games: list[int], qtbot: QtBot) -> None:
    choose(dialog, "Long night")
    with qtbot.waitSignal(dialog.replay_wanted) as wanted:
        click(dialog, "Replay")
    assert wanted.args == [games[1]]


def test_keys_jump_in_the_list(dialog: LibraryDialog) -> None:
    dialog.view.sortByColumn(Column.TITLE, Qt.SortOrder.AscendingOrder)
    model = dialog.view.model()

    def title() -> str:
        return str(model.index(dialog.view.currentIndex().row(), Column.TITLE).data())

    QTest.keyClick(dialog.view, Qt.Key.Key_End)
    assert title() == "Rematch"
    QTest.keyClick(dialog.view, Qt.Key.Key_Home)
    assert title() == "At the lake"
    assert dialog.view.selectionModel().selectedRows()[0].row() == 0


@pytest.mark.parametrize("back", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_whoever_types_in_the_list_looks_for_something(dialog: LibraryDialog, back: Qt.Key) -> None:
    assert dialog.focusWidget() is dialog.view
    QTest.keyClicks(dialog.view, "N")
    assert dialog.focusWidget() is dialog.search.words
    QTest.keyClicks(dialog.search.words, "ight")
    assert dialog.search.words.text() == "Night"
    assert rows(dialog) == ["Long night"]
    QTest.keyClick(dialog.search.words, back)
    assert dialog.focusWidget() is dialog.view
    assert dialog.view.selectionModel().hasSelection()


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_other_keys_of_the_list_look_for_nothing(
    dialog: LibraryDialog, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    QTest.keyClick(dialog.view, key, modifier)
    assert dialog.search.empty
    assert dialog.focusWidget() is dialog.view


def test_a_search_finds_titles_and_names(dialog: LibraryDialog) -> None:
    search = dialog.findChild(QLineEdit)
    assert search is not None
    QTest.keyClicks(search, "night")
    assert rows(dialog) == ["Long night"]
    search.setText("tomás lake")
    assert rows(dialog) == ["At the lake"]


def test_a_search_finds_the_day_of_a_game_in_figures_and_in_words(
    dialog: LibraryDialog, games: list[int]
) -> None:
    old = 951_782_400  # noon of 29 February 2000, in Greenwich
    entries = [
        msgspec.structs.replace(entry, played=old) if entry.id == games[0] else entry
        for entry in dialog._games.entries
    ]
    dialog._games.set_entries(entries)
    day = QDateTime.fromSecsSinceEpoch(old).date()
    for words in ("february 2000", QLocale().toString(day, QLocale.FormatType.ShortFormat)):
        dialog.search.words.setText(words)
        assert rows(dialog) == ["At the lake"]


@pytest.mark.parametrize("how", ["enter", "button", "double click"])
def test_a_game_is_resumed(how: str, dialog: LibraryDialog, games: list[int], qtbot: QtBot) -> None:
    choose(dialog, "Rematch")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        if how == "enter":
            QTest.keyClick(dialog.view, Qt.Key.Key_Return)
        elif how == "button":
            click(dialog, "Resume")
        else:
            place = dialog.view.visualRect(dialog.view.currentIndex()).center()
            QTest.mouseClick(dialog.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
            QTest.mouseDClick(dialog.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args == [games[2]]
    assert not dialog.isVisible()


def test_a_title_is_changed_in_place(dialog: LibraryDialog, library: Library, games: list[int]) -> None:
    choose(dialog, "At the lake")
    QTest.keyClick(dialog.view, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "By the sea")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert dialog.isVisible()
    library.flush()
    assert next(entry.title for entry in library.games() if entry.id == games[0]) == "By the sea"
    assert "By the sea" in rows(dialog)


@pytest.mark.parametrize("undo", ["button", "ctrl z"])
def test_deleting_can_be_undone(undo: str, dialog: LibraryDialog, library: Library, qtbot: QtBot) -> None:
    choose(dialog, "Long night")
    QTest.keyClick(dialog.view, Qt.Key.Key_Delete)
    assert set(rows(dialog)) == {"At the lake", "Rematch"}
    library.flush()
    assert {entry.title for entry in library.games()} == {"At the lake", "Rematch"}
    assert [notice.text for notice in dialog.findChildren(Notice)] == ["Deleted “Long night”."]
    if undo == "button":
        click(dialog, "Undo")
    else:
        QTest.keyClick(dialog.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set(rows(dialog)) == set(TITLES)
    library.flush()
    assert {entry.title for entry in library.games()} == set(TITLES)


def test_everything_can_be_deleted_and_had_back(dialog: LibraryDialog, library: Library) -> None:
    for _ in TITLES:
        click(dialog, "Delete")
    assert not rows(dialog)
    assert not button(dialog, "Delete").isEnabled()
    for _ in TITLES:
        QTest.keyClick(dialog.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    library.flush()
    assert {entry.title for entry in library.games()} == set(TITLES)


def test_the_game_on_the_table_is_not_deleted(library: Library, games: list[int], qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LibraryDialog(library, games[0], parent)
    dialog.show()
    choose(dialog, "At the lake")
    assert not button(dialog, "Delete").isEnabled()
    assert button(dialog, "Delete").toolTip() == "This game is on the table."
    QTest.keyClick(dialog.view, Qt.Key.Key_Delete)
    assert len(rows(dialog)) == 3


def test_export_writes_a_file_that_opens_again(
    dialog: LibraryDialog, library: Library, games: list[int], tmp_path: Path, qtbot: QtBot
) -> None:
    choose(dialog, "At the lake")
    click(dialog, "Export…")
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    target = tmp_path / "ß ñ 空.cardtable"
    asked.fileSelected.emit(str(target))
    asked.reject()
    written = read_record(target.read_bytes())
    assert written == msgspec.structs.replace(library.record(games[0]), title="At the lake")
    with qtbot.waitSignal(dialog.file_chosen) as chosen:
        click(dialog, "Open file…")
        opener = dialog.findChildren(QFileDialog)[-1]
        opener.fileSelected.emit(str(target))
    assert chosen.args == [str(target)]


def test_an_export_that_fails_is_told(dialog: LibraryDialog, tmp_path: Path) -> None:
    dialog.export_to(str(tmp_path / "missing" / "game.cardtable"))
    (notice,) = dialog.findChildren(Notice)
    assert "is not there" in notice.text


def test_a_game_that_another_program_removed_is_told(
    dialog: LibraryDialog, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_game: int) -> None:
        raise BadRecord(mark("Test", "This game is gone."))

    monkeypatch.setattr(library, "delete", gone)
    click(dialog, "Delete")
    assert [notice.text for notice in dialog.findChildren(Notice)] == ["This game is gone."]
    assert len(rows(dialog)) == 3


def test_a_narrow_dialog_leaves_the_kind_of_game_out(dialog: LibraryDialog) -> None:
    dialog.resize(640, 440)
    assert dialog.view.isColumnHidden(Column.GAME)
    dialog.resize(900, 500)
    assert not dialog.view.isColumnHidden(Column.GAME)


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("At the lake", "At the lake.cardtable"),
        ("7/8: “a?b”\n", "7 8 “a b”.cardtable"),
        ("...", "game.cardtable"),
        ("x" * 200, "x" * 80 + ".cardtable"),
    ],
)
def test_titles_become_file_names(title: str, name: str) -> None:
    assert file_name(title) == name


def test_the_list_goes_on_with_a_game_in_the_window(
    window: MainWindow, games: list[int], qtbot: QtBot
) -> None:
    window.commands.games.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, LibraryDialog)
    assert isinstance(dialog.view, QTableView)
    choose(dialog, "Rematch")
    click(dialog, "Resume")
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    assert window.model.library_id == games[2]
