# SPDX-License-Identifier: GPL-3.0-or-later
"""The window around the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QPushButton, QToolBar, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import Card
from cardtable.engine.record import Player, Record, Timeline, read_record
from cardtable.engine.words import mark
from cardtable.games import find_game
from cardtable.models.library import Library
from cardtable.models.settings import UNTIL_KEY
from cardtable.views.first_look import FirstLook
from cardtable.views.keys import KeysDialog
from cardtable.views.score import ScoreSheet
from cardtable.views.window import MainWindow

SIX = Record(game="classic", seats=tuple(Player(str(seat)) for seat in range(6)))


@pytest.fixture
def playing(window: MainWindow, record: Callable[..., Record], qtbot: QtBot) -> MainWindow:
    """A window where a person is to decide."""
    window.desk.start(record("classic", "hbb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    return window


@pytest.fixture
def hearts(window: MainWindow, record: Callable[..., Record], qtbot: QtBot) -> MainWindow:
    """The same in a game whose rounds are long, after a first decision."""
    model = window.model
    window.desk.start(record("hearts", "hb"))
    for _ in range(2):
        qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
        if not any(step.seat == 0 for step in model.timeline.steps):  # type: ignore[union-attr]
            model.play(model.view.legal_moves()[0])
    return window


def notices(window: MainWindow) -> list[str]:
    return [notice.text for notice in window.notices.notices()]


# Commands


def test_every_command_opens_its_dialog_and_escape_closes_it(playing: MainWindow) -> None:
    for name in ("new_game", "games", "open_file", "save_copy", "rules", "keys", "about"):
        action: QAction = getattr(playing.commands, name)
        action.trigger()
        tops = QApplication.topLevelWidgets()
        (opened,) = [each for each in tops if isinstance(each, QDialog) and each.isVisible()]
        QTest.keyClick(opened, Qt.Key.Key_Escape)
        assert not opened.isVisible(), name
    assert playing.model.turn_of_person


def test_one_dialog_takes_the_place_of_another(playing: MainWindow) -> None:
    playing.commands.new_game.trigger()
    first = playing.desk.dialog
    playing.commands.games.trigger()
    assert first is not None
    assert not first.isVisible()
    assert playing.desk.dialog is not first


def test_no_two_commands_have_the_same_key(window: MainWindow) -> None:
    keys = [key.toString() for action in window.commands.all() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert {"F1", "F2", "F11", "Ctrl+N"} <= set(keys)


def test_the_page_of_keys_has_every_key(window: MainWindow) -> None:
    window.commands.keys.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, KeysDialog)
    shown = dialog.text()
    for action in window.commands.all():
        for key in action.shortcuts():
            assert key.toString() in shown


def test_choices_are_set_from_the_menu(window: MainWindow) -> None:
    for group in window.commands.choices():
        for action in group.actions():
            action.trigger()
            assert getattr(window.settings.value, group.objectName()) == action.data()
            assert group.checkedAction() is action


def test_a_finished_trick_can_stay_until_a_key_is_pressed(window: MainWindow) -> None:
    assert UNTIL_KEY in [action.data() for action in window.commands.pause_trick.actions()]


def test_cards_are_sorted_or_lie_as_they_came(hearts: MainWindow) -> None:
    def hand() -> list[Card | None]:
        return [widget.card for widget in hearts.table.cards.hand()]

    sorted_ = hand()
    hearts.commands.sort_hand.trigger()
    assert not hearts.settings.value.sort_hand
    assert hand() != sorted_
    assert hand() == [card for card in hearts.model.view.hands[0] if card]  # type: ignore[attr-defined]
    hearts.commands.sort_hand.trigger()
    assert hand() == sorted_


def test_players_take_turns_at_beginning_where_the_rules_say_so(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.desk.start(msgspec.structs.replace(record("numeral", "hb"), first=1))
    for first in (0, 1):
        window.desk.same_again()
        assert window.model.record.first == first
        qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)


def test_a_low_window_has_its_toolbar_only_where_it_has_no_menus(playing: MainWindow) -> None:
    toolbar = playing.findChild(QToolBar)
    assert isinstance(toolbar, QToolBar)
    for height, menu, shown in (
        (700, True, True),
        (400, True, False),
        (400, False, True),
        (700, False, True),
    ):
        playing.resize(500, height)
        if playing.commands.show_menu.isChecked() != menu:
            playing.commands.show_menu.trigger()
        QApplication.processEvents()
        assert toolbar.isVisible() == shown
    playing.commands.full_screen.trigger()
    assert not toolbar.isVisible()
    playing.commands.full_screen.trigger()


def test_full_screen_and_back(window: MainWindow) -> None:
    window.commands.full_screen.trigger()
    assert window.isFullScreen()
    window.commands.full_screen.trigger()
    assert not window.isFullScreen()
    assert not window.isMaximized()


def test_a_maximised_window_is_maximised_again_after_full_screen(window: MainWindow) -> None:
    window.showMaximized()
    window.commands.full_screen.trigger()
    assert window.isFullScreen()
    window.commands.full_screen.trigger()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_full_screen_is_remembered_at_once(window: MainWindow) -> None:
    """A program that is killed has no time to say how it looked."""
    window.commands.full_screen.trigger()
    assert window.settings.value.full_screen
    window.commands.full_screen.trigger()
    assert not window.settings.value.full_screen


def test_full_screen_by_the_desktop_is_the_same_as_by_the_command(window: MainWindow) -> None:
    toolbar = window.findChildren(QToolBar)[0]
    for full in (True, False):
        window.setWindowState(Qt.WindowState.WindowFullScreen if full else Qt.WindowState.WindowNoState)
        assert window.commands.full_screen.isChecked() == full
        assert toolbar.isVisible() != full


# New games and old ones


def test_a_game_left_for_a_new_one_can_be_had_back(hearts: MainWindow, qtbot: QtBot) -> None:
    model = hearts.model
    left, state = model.library_id, model.state
    QTest.keyClick(hearts.table, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    assert model.library_id != left
    assert notices(hearts) == ["A new game has begun; the one before is kept in the list of games."]
    back = next(button for button in hearts.notices.findChildren(QPushButton) if button.isVisible())
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    assert model.library_id == left
    assert model.state == state


def test_a_game_that_was_not_begun_is_left_without_a_word(playing: MainWindow) -> None:
    QTest.keyClick(playing.table, Qt.Key.Key_F2)
    assert not notices(playing)


def test_the_chosen_game_comes_to_the_table(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.new_game.trigger()
    dialog = window.desk.dialog
    assert dialog is not None
    start = next(each for each in dialog.findChildren(QPushButton) if each.text() == "&Start")
    QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.model.timeline is not None, timeout=5000)
    assert window.windowTitle() == window.model.game.title.english()  # type: ignore[union-attr]


# Files


HEAD = b'{"format": 1, "game": "hearts", "seats": [{"name": "A"}, {"name": "B"}]'
BAD_FILES = {
    "empty": b"",
    "torn": b"{",
    "noise": b"\x00\xff" * 100,
    "newer": b'{"format": 99}',
    "game": b'{"format": 1, "game": "whist", "seats": [{"name": "A"}, {"name": "B"}]}',
    "seats": b'{"format": 1, "game": "hearts", "seats": [{"name": "A"}]}',
    "option": HEAD + b', "options": {"target": 7}}',
    "move": HEAD + b', "moves": ["QS"]}',
    "text": HEAD + b', "moves": ["?"]}',
}


def test_a_bad_file_is_one_sentence_and_costs_nothing(playing: MainWindow, tmp_path: Path) -> None:
    state = playing.model.state
    for name, content in BAD_FILES.items():
        file = tmp_path / f"{name}.cardtable"
        file.write_bytes(content)
        assert not playing.desk.open_file(str(file))
        (sentence,) = notices(playing)
        assert sentence.startswith(f"“{name}.cardtable” was not opened. ")
        assert sentence.endswith(".")
        assert "Traceback" not in sentence
        assert file.read_bytes() == content
        playing.notices.clear()
    assert playing.model.state is state
    assert playing.model.turn_of_person


def test_a_file_that_is_not_there_is_told(playing: MainWindow, tmp_path: Path) -> None:
    assert not playing.desk.open_file(str(tmp_path / "gone.cardtable"))
    assert len(notices(playing)) == 1


def test_a_copy_is_written_and_opens_at_the_same_decision(
    hearts: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    model = hearts.model
    target = tmp_path / "copy.cardtable"
    hearts.commands.save_copy.trigger()
    dialog = hearts.desk.dialog
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    copy = read_record(target.read_bytes())
    assert Timeline(find_game(copy.game), copy).state == model.state
    state = model.state
    hearts.desk.start(Record(game="numeral", seats=(Player("Ana"), Player("Bo", "easy"))))
    assert hearts.desk.open_file(str(target))
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    assert model.state == state


def test_a_copy_that_cannot_be_written_is_told(playing: MainWindow, tmp_path: Path) -> None:
    playing.desk.save_to(str(tmp_path / "no" / "copy.cardtable"))
    assert notices(playing) == [
        f"The game cannot be written to “{tmp_path}/no/copy.cardtable”: it is not there."
    ]


def test_a_damaged_game_of_the_library_is_told(
    playing: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    torn = Record(game="hearts", seats=(Player("Ana"), Player("Bo")), moves=("QS",))
    monkeypatch.setattr(library, "record", lambda _game: torn)
    monkeypatch.setattr(library, "resume", lambda _game: torn)
    state = playing.model.state
    assert not playing.desk.resume(1)
    assert notices(playing)[0].startswith("This game cannot be resumed. Move 1 of this game, QS,")
    assert playing.model.state is state


# Messages


def test_trouble_is_told_in_a_bar_that_can_be_closed(playing: MainWindow) -> None:
    playing.model.trouble.emit(mark("Test", "The disk is full."))
    playing.model.trouble.emit(mark("Test", "The disk is full."))
    assert notices(playing) == ["The disk is full."]
    playing.notices.clear()
    assert not notices(playing)
    assert playing.model.turn_of_person


def test_the_newest_messages_stand_one_under_the_other_and_none_is_lost(window: MainWindow) -> None:
    for number in range(4):
        window.tell(mark("Test", "Trouble {number}.").format(number=number))
    seen = []
    while bars := window.notices.notices():
        QApplication.processEvents()
        shown = [bar for bar in bars if bar.isVisible()]
        assert len(shown) == min(2, len(bars))
        tops = [bar.mapTo(window, QPoint()).y() for bar in shown]
        assert sorted(set(tops)) == tops
        seen.append([bar.text for bar in shown])
        shown[-1].close_notice()
    assert seen == [
        ["Trouble 2.", "Trouble 3."],
        ["Trouble 1.", "Trouble 2."],
        ["Trouble 0.", "Trouble 1."],
        ["Trouble 0."],
    ]


def test_in_a_low_window_one_message_is_in_sight(window: MainWindow) -> None:
    for number in range(3):
        window.tell(mark("Test", "Trouble {number}.").format(number=number))
    window.resize(500, 400)
    QApplication.processEvents()
    assert [bar.text for bar in window.notices.notices() if bar.isVisible()] == ["Trouble 2."]


# The side panel


def side(window: MainWindow) -> QWidget:
    assert window.stage.side is not None
    return window.stage.side


def test_with_room_the_panel_stands_beside_the_table(playing: MainWindow) -> None:
    assert side(playing).isVisible()
    assert not playing.table.geometry().intersects(side(playing).geometry())
    assert playing.commands.sheet.isChecked()
    assert playing.commands.log.isChecked()


def test_without_room_the_panel_waits_until_it_is_asked_for(playing: MainWindow) -> None:
    playing.resize(700, 500)
    assert not side(playing).isVisible()
    whole = playing.table.geometry()
    playing.commands.sheet.trigger()
    assert side(playing).isVisible()
    assert playing.table.geometry() == whole
    assert playing.commands.sheet.isChecked()
    assert not playing.commands.log.isChecked()
    playing.resize(1280, 800)
    assert playing.commands.log.isChecked()
    assert playing.settings.value.show_log


def test_what_is_closed_stays_closed(playing: MainWindow) -> None:
    playing.commands.sheet.trigger()
    playing.commands.log.trigger()
    assert not side(playing).isVisible()
    assert playing.table.width() == playing.stage.arena.width()
    assert not playing.settings.value.show_sheet
    playing.resize(1300, 820)
    assert not side(playing).isVisible()


def test_the_log_tells_the_story_with_names(playing: MainWindow, qtbot: QtBot) -> None:
    model = playing.model
    for _ in range(3):
        model.play(model.view.legal_moves()[0])
        qtbot.waitUntil(lambda: model.turn_of_person or model.waiting_for_round, timeout=5000)
        if model.waiting_for_round:
            break
    panel = playing.stage.side
    assert panel is not None
    promise, *told = panel.log.toPlainText().splitlines()
    assert promise.startswith("This deal was fixed before anybody saw it: ")
    story = [event.words.english() for events in model.story() for event in events if event.kind != "draw"]
    assert len(told) == len(story)
    assert any(line.startswith("Freya ") for line in told)
    assert not any("you" in line.lower().split() for line in told)
    panel.refresh()
    assert panel.log.toPlainText().splitlines() == [promise, *told]


def test_the_score_sheet_has_a_column_for_each_player(playing: MainWindow) -> None:
    panel = playing.stage.side
    assert panel is not None
    sheet = panel.sheet
    heads = [sheet.horizontalHeaderItem(column) for column in range(1, sheet.columnCount())]
    assert [head and head.text() for head in heads] == ["Freya", "Tomás", "Mei"]
    last = [sheet.item(sheet.rowCount() - 1, column) for column in range(sheet.columnCount())]
    assert [cell and cell.text() for cell in last] == ["Chips", "5", "5", "5"]


def test_the_score_sheet_is_seen_whole(window: MainWindow, record: Callable[..., Record]) -> None:
    window.resize(1920, 1000)
    window.desk.start(record("classic", "hbbbbbbb"))
    QApplication.processEvents()
    panel = window.stage.side
    assert panel is not None
    for bar in (panel.sheet.verticalScrollBar(), panel.sheet.horizontalScrollBar()):
        assert bar.maximum() == 0


# Place on the screen


def test_the_window_comes_back_where_it_was(playing: MainWindow, qtbot: QtBot) -> None:
    playing.setGeometry(QRect(20, 30, 700, 520))
    playing.close()
    value = playing.settings.value
    again = MainWindow(FirstLook(geometry=bytes.fromhex(value.geometry)))
    qtbot.addWidget(again)
    assert again.size() == playing.size()


def test_the_window_is_never_larger_than_the_screen(qtbot: QtBot) -> None:
    window = MainWindow(FirstLook())
    qtbot.addWidget(window)
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert window.width() <= room.width()
    assert window.height() <= room.height()
    assert window.minimumSizeHint().width() <= 640
    assert window.minimumSize().height() <= 480


@pytest.mark.parametrize("geometry", [b"", b"nonsense", b"\x01\xd9\xd0\xcb" + bytes(60)])
def test_a_strange_geometry_is_no_trouble(geometry: bytes, qtbot: QtBot) -> None:
    window = MainWindow(FirstLook(geometry=geometry, felt="tartan"))
    qtbot.addWidget(window)
    window.show()
    assert window.width() >= 500


def test_a_window_that_goes_at_once_says_nothing_afterwards(qtbot: QtBot) -> None:
    window = MainWindow(FirstLook())
    said: list[None] = []
    window.painted.connect(lambda: said.append(None))
    window.show()
    window.grab()
    shiboken6.delete(window)
    with qtbot.captureExceptions() as raised:
        qtbot.wait(20)
    assert raised == []
    assert said == []


def test_closing_saves_and_says_so(playing: MainWindow, library: Library, qtbot: QtBot) -> None:
    model = playing.model
    model.play(model.view.legal_moves()[0])
    with qtbot.waitSignal(playing.closed):
        playing.close()
    assert model.library_id is not None
    assert len(library.record(model.library_id).moves) == len(model.record.moves)


# Keys


def mnemonics(window: QWidget) -> list[str]:
    """Letters that Alt reaches in a window as it stands."""
    inside = [each for each in window.findChildren(QWidget) if each.isVisible() and each.window() is window]
    texts = [each.text() for each in inside if isinstance(each, QPushButton)]
    texts += [each.text() for each in inside if isinstance(each, QLabel) and each.buddy() is not None]
    if isinstance(window, MainWindow):
        texts += [action.text() for action in window.menuBar().actions()]
    found = (re.search(r"&(\w)", text) for text in texts)
    return [letter[1].lower() for letter in found if letter is not None]


def test_no_two_things_in_sight_answer_to_the_same_letter(playing: MainWindow) -> None:
    for name in ("new_game", "games", "rules", "keys", "about"):
        getattr(playing.commands, name).trigger()
        QApplication.processEvents()
        tops = [
            each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()
        ]
        letters = mnemonics(tops[-1])
        assert len(letters) == len(set(letters)), (name, letters)
        tops[-1].reject()
    playing.welcome(kept=True)
    QApplication.processEvents()
    letters = mnemonics(playing)
    assert {"g", "v", "h"} < set(letters)
    assert len(letters) == len(set(letters)), letters


def test_an_empty_table_says_what_to_do(window: MainWindow) -> None:
    assert window.status.text() == "Choose a game."


def test_a_score_sheet_of_many_columns_is_headed_by_beginnings_of_names(qapp: QApplication) -> None:
    sheet = ScoreSheet()
    names = ("Ada", "Adam", "Bo", "Bob", "Cy", "Bo")
    sheet.show_sheet(find_game("classic").sheet(Timeline(find_game("classic"), SIX).state), names)
    heads = [sheet.horizontalHeaderItem(column) for column in range(1, 7)]
    assert [head and head.text() for head in heads] == ["Ada", "Adam", "Bo", "Bob", "C", "Bo"]
    assert [head and head.toolTip() for head in heads] == list(names)
