# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo, redo, restart, replay and taking over, by keys and clicks in the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.game import TABLE
from cardtable.engine.record import Record
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.views.games_model import title_of
from cardtable.views.window import MainWindow

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def until_asked(model: GameModel, qtbot: QtBot) -> None:
    def asked() -> bool:
        if model.waiting_for_round:
            model.go_on()
        return model.turn_of_person or model.curtained or model.state.turn is None

    qtbot.waitUntil(asked, timeout=10_000)


def play(model: GameModel, qtbot: QtBot, count: int = 1) -> None:
    for _ in range(count):
        until_asked(model, qtbot)
        model.play(model.view.legal_moves()[0])
    until_asked(model, qtbot)


@pytest.fixture
def playing(window: MainWindow, record: Callable[..., Record], qtbot: QtBot) -> MainWindow:
    """A game of classic after two decisions of the person."""
    window.model.start(record("classic", "hb"))
    play(window.model, qtbot, 2)
    return window


def press(
    window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    if not window.isActiveWindow():  # a dialog that was closed leaves none active
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.table, key, modifiers)


def answer(window: MainWindow, text: str) -> None:
    box = window.desk.dialog
    assert isinstance(box, QMessageBox)
    button = next(each for each in box.findChildren(QPushButton) if each.text().replace("&", "") == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def notices(window: MainWindow) -> list[str]:
    return [notice.text for notice in window.notices.notices()]


# Undo


def test_the_commands_say_why_they_are_not_possible(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    commands = window.commands
    assert not commands.undo.isEnabled()
    assert "no game on the table" in commands.undo.toolTip()
    window.model.start(record("classic", "hb"))
    until_asked(window.model, qtbot)
    assert not commands.undo.isEnabled()
    assert "Nobody has decided anything yet" in commands.undo.toolTip()
    assert "Nothing has been taken back" in commands.redo.toolTip()
    play(window.model, qtbot)
    assert commands.undo.isEnabled()
    assert "Ctrl+Z" in commands.undo.toolTip()


def test_undo_past_hidden_cards_asks_once_and_marks_the_game(playing: MainWindow, qtbot: QtBot) -> None:
    model = playing.model
    state = model.state
    press(playing, KEY.Key_Z, CTRL)
    assert model.state is state
    answer(playing, "Play on")
    assert model.state is state
    assert not model.record.practice
    press(playing, KEY.Key_Z, CTRL)
    answer(playing, "Take it back")
    until_asked(model, qtbot)
    assert model.record.practice
    assert len(model.record.moves) == 2
    press(playing, KEY.Key_Z, CTRL)
    until_asked(model, qtbot)
    assert playing.desk.dialog is None
    assert not model.record.moves
    assert not playing.commands.undo.isEnabled()
    for _ in range(2):
        press(playing, KEY.Key_Z, CTRL | SHIFT)
        until_asked(model, qtbot)
    assert model.state == state
    assert not playing.commands.redo.isEnabled()


def test_after_the_end_undo_takes_the_last_plate_away(
    window: MainWindow, record: Callable[..., Record], almost_over: Callable[[Record], Record], qtbot: QtBot
) -> None:
    window.model.start(almost_over(record("classic", "hb")))
    play(window.model, qtbot)
    while window.model.state.turn is not None:
        play(window.model, qtbot)
    qtbot.waitUntil(window.covers.end.isVisible)
    window.model.undo()
    until_asked(window.model, qtbot)
    assert window.covers.end.isHidden()
    assert window.model.turn_of_person


def test_restart_deals_the_same_cards_and_the_game_before_can_be_had_back(
    playing: MainWindow, qtbot: QtBot
) -> None:
    model = playing.model
    before, game = model.state, model.library_id
    press(playing, KEY.Key_R, CTRL)
    until_asked(model, qtbot)
    assert model.library_id != game
    assert model.record.practice
    assert not model.record.moves
    playing.desk.back()
    until_asked(model, qtbot)
    assert (model.library_id, model.state) == (game, before)


def test_what_is_said_of_a_new_game_goes_with_the_next_decision(playing: MainWindow, qtbot: QtBot) -> None:
    press(playing, KEY.Key_R, CTRL)
    until_asked(playing.model, qtbot)
    assert notices(playing) == ["A new game has begun; the one before is kept in the list of games."]
    play(playing.model, qtbot)
    assert notices(playing) == []


# Replay


def test_a_card_that_nobody_may_play_says_why(playing: MainWindow, qtbot: QtBot) -> None:
    said: list[str] = []
    playing.table.refused.connect(lambda error: said.append(str(error)))

    def click() -> None:
        qtbot.waitUntil(lambda: bool(playing.table.cards.hand()))
        playing.table.picker.take(playing.table.cards.hand()[0])

    press(playing, KEY.Key_F7)
    click()
    press(playing, KEY.Key_End)
    click()
    press(playing, KEY.Key_Escape)
    assert said == ["A replay is being shown."] * 2
    model = playing.model
    qtbot.waitUntil(lambda: model.turn_of_person)
    while model.state.result is None:
        until_asked(model, qtbot)
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
    playing.covers.lift()
    said.clear()
    if playing.table.cards.hand():
        click()
        assert said == ["The game is over."]


def test_the_end_of_a_game_leads_to_its_replay(playing: MainWindow, qtbot: QtBot) -> None:
    model = playing.model
    while model.state.result is None:
        until_asked(model, qtbot)
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
    end = playing.covers.end
    qtbot.waitUntil(end.isVisible)
    buttons = {button.text().replace("&", ""): button for button in end.findChildren(QPushButton)}
    QTest.mouseClick(buttons["Replay"], Qt.MouseButton.LeftButton)
    assert playing.past.replaying.active
    assert not end.isVisible()
    assert playing.past.replaying.replay.number == 0


class Shown(QObject):
    """Which windows come into sight."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(repr(watched))
        return False


@pytest.mark.parametrize("size", [(1100, 700), (640, 480)])
def test_no_part_is_ever_a_window_of_its_own(
    playing: MainWindow, qapp: QApplication, size: tuple[int, int]
) -> None:
    """It would flash up, and take the keyboard from the table."""
    playing.resize(*size)
    shown = Shown()
    qapp.installEventFilter(shown)
    for command in (playing.commands.replay, playing.commands.sheet, playing.commands.log):
        command.trigger()
        QTest.qWait(30)
    qapp.removeEventFilter(shown)
    assert shown.windows == []
    assert playing.isActiveWindow()


def test_a_replay_is_steered_by_keys_and_escape_comes_back(playing: MainWindow, qtbot: QtBot) -> None:
    model, replay = playing.model, playing.past.replaying.replay
    state = model.state
    press(playing, KEY.Key_F7)
    bar = playing.past.replaying.bar
    assert bar.isVisible()
    assert replay.number == 0
    assert not playing.commands.undo.isEnabled()
    assert "replay is being shown" in playing.commands.undo.toolTip()
    press(playing, KEY.Key_Right)
    press(playing, KEY.Key_Right)
    assert replay.number == 2
    press(playing, KEY.Key_Left)
    assert replay.number == 1
    press(playing, KEY.Key_End)
    assert (replay.number, replay.state) == (replay.count, state)
    press(playing, KEY.Key_Home)
    assert replay.number == 0
    press(playing, KEY.Key_Space)
    assert replay.playing
    press(playing, KEY.Key_Space)
    assert not replay.playing
    press(playing, KEY.Key_Escape)
    until_asked(model, qtbot)
    assert bar.isHidden()
    assert model.state is state
    play(model, qtbot)
    assert len(model.record.moves) > 4


def test_nothing_happens_to_the_game_in_play_while_a_replay_is_shown(
    playing: MainWindow, qtbot: QtBot
) -> None:
    model = playing.model
    model.play(model.view.legal_moves()[0])
    state = model.state
    press(playing, KEY.Key_F7)
    qtbot.wait(100)
    assert model.state is state
    press(playing, KEY.Key_Escape)
    until_asked(model, qtbot)
    assert model.turn_of_person


def test_the_scrub_bar_goes_where_it_is_clicked(playing: MainWindow) -> None:
    playing.commands.replay.trigger()
    replaying = playing.past.replaying
    scrub = replaying.bar.scrub
    for number in (3, 0, 4, 1):
        QTest.mouseClick(scrub, Qt.MouseButton.LeftButton, pos=QPoint(round(scrub.place(number)), 8))
        assert replaying.replay.number == number
        assert replaying.bar.place.text() == f"Move {number} of 4"


def test_the_same_deal_begun_again_shows_no_more_than_the_game_that_was_left(playing: MainWindow) -> None:
    playing.past.restart()
    assert playing.model.record.practice
    playing.commands.replay.trigger()
    bar, replay = playing.past.replaying.bar, playing.past.replaying.replay
    assert replay.seat == 0
    model = bar.hands.model()
    for seat in (None, 1):
        assert not replay.may_see(seat)
        index = model.index(bar.hands.findData(seat), 0)
        assert not model.flags(index) & Qt.ItemFlag.ItemIsEnabled


def test_cards_of_others_are_a_secret_until_the_game_is_over(
    playing: MainWindow, record: Callable[..., Record], almost_over: Callable[[Record], Record], qtbot: QtBot
) -> None:
    replaying = playing.past.replaying
    playing.commands.replay.trigger()
    assert replaying.replay.seat == 0
    assert not replaying.replay.may_see(None)
    assert not replaying.replay.may_see(1)
    replaying.leave()
    model = playing.model
    model.start(almost_over(record("classic", "hb")))
    while model.state.turn is not None:
        play(model, qtbot)
    playing.commands.replay.trigger()
    assert replaying.replay.seat is None
    hands = [zone for zone in replaying.replay.scenes()[1].zones if zone.kind == "hand"]
    assert all(None not in zone.cards for zone in hands)
    bar = replaying.bar
    bar.hands.setCurrentIndex(bar.hands.findData(1))
    bar.hands.activated.emit(bar.hands.currentIndex())
    assert (replaying.replay.viewer, playing.table.bottom) == (1, 1)


def test_when_a_game_is_over_the_hands_lie_open(
    window: MainWindow, record: Callable[..., Record], almost_over: Callable[[Record], Record], qtbot: QtBot
) -> None:
    model = window.model
    model.start(almost_over(record("classic", "hb")))
    while model.state.turn is not None:
        assert any(None in zone.cards for zone in model.scenes()[1].zones if zone.kind == "hand")
        play(model, qtbot)
    hands = [zone.cards for zone in model.scenes()[1].zones if zone.kind == "hand"]
    assert all(hands)
    assert all(None not in cards for cards in hands)


def test_a_game_can_be_taken_over_at_any_point(playing: MainWindow, library: Library, qtbot: QtBot) -> None:
    model, replaying = playing.model, playing.past.replaying
    game = model.library_id
    assert game is not None
    library.rename(game, "Long night").result(10)
    old = library.record(game)
    playing.commands.replay.trigger()
    press(playing, KEY.Key_Right)
    bar = replaying.bar
    seat = next(action for action in bar.take_over.menu().actions() if action.data() == 0)
    seat.trigger()
    assert not replaying.active
    assert bar.isHidden()
    until_asked(model, qtbot)
    assert model.record.moves[:1] == old.moves[:1]
    assert model.record.origin is not None
    assert (model.record.origin.game, model.record.origin.at) == (game, 1)
    assert library.record(game) == old
    titles = {entry.id: title_of(entry) for entry in library.games()}
    assert model.library_id is not None
    assert titles[model.library_id] == "Long night, taken over"
    assert not library.record(model.library_id).title  # it is said in the language of whoever reads it
    library.rename(game, "").result(10)
    titles = {entry.id: title_of(entry) for entry in library.games()}
    assert titles[model.library_id] == f"{titles[game]}, taken over"
    library.rename(model.library_id, "My turn").result(10)
    assert {entry.id: title_of(entry) for entry in library.games()}[model.library_id] == "My turn"
    assert "kept in the list" in notices(playing)[0]


def test_lines_that_were_taken_back_are_in_the_menu_of_the_replay(playing: MainWindow, qtbot: QtBot) -> None:
    model, replaying = playing.model, playing.past.replaying
    model.undo()
    until_asked(model, qtbot)
    model.play(model.view.legal_moves()[-1])
    until_asked(model, qtbot)
    playing.commands.replay.trigger()
    menu = replaying.bar._lines
    assert [action.text() for action in menu.actions()] == [
        "The game as it was played",
        "From move 3 to move 4",
    ]
    menu.actions()[1].trigger()
    assert replaying.replay.number == 2
    assert replaying.replay.count == 4
    assert [action.isChecked() for action in menu.actions()] == [False, True]


def test_a_new_game_ends_the_replay(playing: MainWindow, qtbot: QtBot) -> None:
    playing.commands.replay.trigger()
    playing.desk.same_again()
    until_asked(playing.model, qtbot)
    assert not playing.past.replaying.active
    assert not playing.past.replaying.bar.isVisible()
    assert playing.model.turn_of_person
    play(playing.model, qtbot)


def test_after_a_replay_a_larger_game_is_laid_out_before_its_room_changes(
    playing: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """The side panel is wider for more players, and makes the table narrower while the game opens."""
    playing.resize(1300, 700)
    playing.commands.replay.trigger()
    press(playing, KEY.Key_Escape)
    until_asked(playing.model, qtbot)
    assert playing.stage.side is not None
    width = playing.stage.side.width()
    playing.model.start(record("classic", "hbbbbb"))
    until_asked(playing.model, qtbot)
    assert playing.stage.side.width() > width


def test_a_replay_from_the_first_choice_leads_back_to_it(
    window: MainWindow, library: Library, record: Callable[..., Record]
) -> None:
    game = library.create(record("numeral", "hb"), "Old")
    window.welcome(kept=True)
    assert window.past.replay(game)
    assert window.covers.welcome.isHidden()
    assert window.table.isVisible()
    press(window, KEY.Key_Escape)
    assert window.covers.welcome.isVisible()


def test_a_replay_with_two_people_covers_the_table_again(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model = window.model
    model.start(record("numeral", "hh"))
    qtbot.waitUntil(lambda: model.curtained)
    model.reveal()
    window.commands.replay.trigger()
    assert window.past.replaying.replay.seat == TABLE
    press(window, KEY.Key_Escape)
    qtbot.waitUntil(lambda: model.curtained)
    assert window.covers.curtain.isVisible()


def test_a_game_that_cannot_be_read_is_told(playing: MainWindow) -> None:
    assert not playing.past.replay(12345)
    assert notices(playing)[-1].startswith("This game cannot be played back.")


def test_who_is_out_may_have_the_rest_at_once(
    window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model = window.model
    model.start(record("classic", "hbbbb", deal=5, chips=1))
    while not model.only_opponents_left:
        until_asked(model, qtbot) if model.turn_of_person else qtbot.wait(1)
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
        elif model.waiting_for_round:
            model.go_on()
    (notice,) = window.notices.notices()
    assert "You are out" in notice.text
    model.pace = 60_000
    with qtbot.waitSignal(model.finished, timeout=20_000):
        notice.acted.emit()
    assert not window.notices.notices()


def test_a_window_that_goes_may_still_send_events(window: MainWindow, record: Callable[..., Record]) -> None:
    window.model.start(record("numeral", "hb"))
    window.commands.replay.trigger()
    replaying = window.past.replaying
    kept = dict(vars(replaying))
    vars(replaying).clear()  # as Python does with what is nobody's any more
    assert not replaying.eventFilter(window.table, QEvent(QEvent.Type.KeyPress))
    vars(replaying).update(kept)
