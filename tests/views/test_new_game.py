# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog for a new game, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Player, Record
from cardtable.games import all_games
from cardtable.models.settings import SettingsModel
from cardtable.views.guide import GuideLine
from cardtable.views.labels import PushButton
from cardtable.views.language import capital
from cardtable.views.new_game import NewGameDialog
from cardtable.views.setups import Setup, remember

Open = Callable[..., NewGameDialog]


@pytest.fixture
def opened(qtbot: QtBot, settings: SettingsModel) -> Open:
    parent = QWidget()
    qtbot.addWidget(parent)

    def show(game: str = "classic", size: tuple[int, int] = (940, 680)) -> NewGameDialog:
        dialog = NewGameDialog(all_games().values(), settings, game, parent)
        dialog.resize(*size)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.activateWindow()
        return dialog

    return show


def button(dialog: QWidget, text: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text().replace("&", "") == text)


def texts(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def retype(field: QWidget, text: str) -> None:
    assert isinstance(field, QLineEdit)
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)


def begun(dialog: NewGameDialog, qtbot: QtBot, act: Callable[[], None]) -> Record:
    with qtbot.waitSignal(dialog.chosen) as signal:
        act()
    record = signal.args[0]
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("game", all_games())
def test_a_click_on_start_begins_the_offered_game(game: str, opened: Open, qtbot: QtBot) -> None:
    dialog = opened(game)
    start = button(dialog, "Start")
    record = begun(dialog, qtbot, lambda: QTest.mouseClick(start, Qt.MouseButton.LeftButton))
    assert record.game == game
    assert [seat.human for seat in record.seats] == [True, False]
    assert not dialog.isVisible()


def test_every_game_is_offered_with_its_description(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    for game in all_games().values():
        choice = next(
            each for each in dialog.findChildren(PushButton) if each.accessibleName() == game.title.english()
        )
        assert choice.accessibleDescription() == game.about.english()
        told = QAccessible.queryAccessibleInterface(choice)
        assert told is not None
        assert told.role() == QAccessible.Role.RadioButton
        QTest.mouseClick(choice, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        for entry in game.guide(game.options_type(), game.dialog_seats[0]):
            assert capital(capital(entry.does.english())) in texts(dialog)


def test_keys_alone_begin_a_game_of_four_with_house_rules(opened: Open, qtbot: QtBot) -> None:
    dialog = opened("hearts")

    def focus() -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None
        return widget

    def tab_to(wanted: Callable[[QWidget], bool]) -> QWidget:
        seen = []
        for _ in range(40):
            seen.append(focus().accessibleName() or type(focus()).__name__)
            if wanted(focus()):
                return focus()
            QTest.keyClick(focus(), Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach it: {seen}")

    while focus().accessibleName() != "Ninety-Nine with chips":
        QTest.keyClick(focus(), Qt.Key.Key_Down)  # the games are one choice: arrows move in it
    players = tab_to(lambda w: "spin" in type(w).__name__.lower() or type(w).__name__ == "Count")
    for _ in range(2):
        QTest.keyClick(players, Qt.Key.Key_Up)
    second = tab_to(lambda w: w.accessibleName() == "Name of player 2")
    assert isinstance(second, QLineEdit)
    second.selectAll()
    QTest.keyClicks(second, "Zoe")
    kind = tab_to(lambda w: w.accessibleName() == "Who plays for player 2")
    QTest.keyClick(kind, Qt.Key.Key_Home)
    chips = tab_to(lambda w: w.accessibleName() == "Chips for each player")
    QTest.keyClick(chips, Qt.Key.Key_Down)
    start = tab_to(lambda w: w is button(dialog, "Start"))
    record = begun(dialog, qtbot, lambda: QTest.keyClick(start, Qt.Key.Key_Space))
    assert record.game == "classic"
    assert len(record.seats) == 4
    assert record.seats[1] == Player("Zoe")
    assert record.options["chips"] == 1


@pytest.mark.parametrize("game", all_games())
def test_what_each_card_does_can_be_read_with_the_keys(game: str, opened: Open, qtbot: QtBot) -> None:
    """Tab comes to the table once, arrows go through its lines, and each is said and brought into sight."""
    dialog = opened(game, (624, 432))
    assert dialog.options is not None
    dialog.options.controls()[-1].setFocus()
    QTest.keyClick(dialog.options.controls()[-1], Qt.Key.Key_Tab)
    guide = all_games()[game].guide(all_games()[game].options_type(), 2)
    lines = []
    for entry in guide:
        line = QApplication.focusWidget()
        assert isinstance(line, GuideLine)
        lines.append(line)
        told = QAccessible.queryAccessibleInterface(line)
        assert told.role() == QAccessible.Role.ListItem
        assert told.text(QAccessible.Text.Name) == entry.cards.english()
        assert told.text(QAccessible.Text.Description) == capital(entry.does.english())
        assert line.visibleRegion().boundingRect() == line.rect()
        QTest.keyClick(line, Qt.Key.Key_Down)
    first, last = lines[0], lines[-1]
    assert last.hasFocus(), "the table ends here"
    QTest.keyClick(last, Qt.Key.Key_Home)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert dialog.deal.hasFocus()
    QTest.keyClick(dialog.deal, Qt.Key.Key_Backtab)
    assert first.hasFocus()


def test_tab_comes_to_the_table_after_house_rules_have_changed_it(opened: Open) -> None:
    dialog = opened("classic")
    dialog.players.setValue(2)
    assert dialog.options is not None
    dialog.options.set_values({"four_heads_up": "again"})
    dialog.options.controls()[-1].setFocus()
    QTest.keyClick(dialog.options.controls()[-1], Qt.Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), GuideLine)


def test_a_bare_enter_begins_nothing(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    started: list[object] = []
    dialog.chosen.connect(started.append)
    start = button(dialog, "Start")
    for widget in dialog.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget is not start:
            if isinstance(widget, QAbstractButton) and not widget.isCheckable():
                continue  # Cancel and Restore do what they say
            widget.setFocus()
            QTest.keyClick(widget, Qt.Key.Key_Return)
    for popup in dialog.findChildren(QComboBox):
        popup.hidePopup()
    assert not started
    assert dialog.isVisible()


def test_ctrl_enter_begins(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()

    def press() -> None:
        QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    assert begun(dialog, qtbot, press).game == "classic"


def test_the_number_of_players_changes_the_seats_and_what_the_rules_say(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    dialog.players.setValue(8)
    assert len(dialog.seats.seats()) == 8
    assert len({seat.name for seat in dialog.seats.seats()}) == 8
    dialog.players.setValue(3)
    assert [seat.name for seat in dialog.seats.seats()] == ["Player", "Jonas", "Aisha"]


def test_characters_come_and_go_with_their_level(opened: Open) -> None:
    dialog = opened()

    def choose(seat: int, level: str | None) -> None:
        kind = dialog.seats.controls()[2 * seat + 1]
        assert isinstance(kind, QComboBox)
        kind.setCurrentIndex(max(0, kind.findData(level)) if level else 0)

    def names() -> list[str]:
        return [player.name for player in dialog.seats.seats()]

    assert names() == ["Player", "Jonas"]
    dialog.players.setValue(3)
    choose(1, "hard")
    assert names() == ["Player", "Zofia", "Aisha"]
    choose(2, "hard")
    assert names() == ["Player", "Zofia", "Rahim"]
    choose(2, None)
    assert names() == ["Player", "Zofia", "Player 2"]
    choose(2, "easy")
    assert names() == ["Player", "Zofia", "Ida"]
    retype(dialog.seats.controls()[4], "Grandma")
    choose(2, "hard")
    assert names() == ["Player", "Zofia", "Grandma"]


def test_what_the_chosen_levels_are_like_is_in_sight(opened: Open) -> None:
    dialog = opened()
    levels = {level.id: level for level in all_games()["classic"].levels}
    for chosen in levels.values():
        kind = dialog.seats.controls()[3]
        assert isinstance(kind, QComboBox)
        kind.setCurrentIndex(kind.findData(chosen.id))
        assert f"{chosen.title.english().capitalize()}: {chosen.about.english()}" in texts(dialog)
        assert kind.accessibleDescription() == chosen.about.english()


def test_even_games_are_for_one_person(opened: Open, qtbot: QtBot, settings: SettingsModel) -> None:
    dialog = opened()
    assert dialog.seats.even.isEnabled()
    assert not dialog.seats.even.isChecked()
    kind = dialog.seats.controls()[3]
    assert isinstance(kind, QComboBox)
    kind.setCurrentIndex(0)
    assert not dialog.seats.even.isEnabled()
    kind.setCurrentIndex(2)
    dialog.seats.even.click()
    begun(dialog, qtbot, lambda: button(dialog, "Start").click())
    assert settings.value.new_games["classic"].even
    assert opened().seats.even.isChecked()


@pytest.mark.parametrize(
    ("names", "deal", "problem"),
    [
        (("", "Bo"), "", "Every player needs a name."),
        (("  ", "Bo"), "", "Every player needs a name."),
        (("Bo", "bo"), "", "Two players have the same name."),
        (("Ana", "Bo"), "seven", "A deal number has digits only; leave it empty for a random deal."),
        (("Ana", "Bo"), "-7", "A deal number has digits only; leave it empty for a random deal."),
        (("Ana", "Bo"), "9" * 20, "Deal numbers run from 0 to 9007199254740991."),
    ],
)
def test_what_cannot_be_is_explained_in_place_and_heard(
    names: tuple[str, str], deal: str, problem: str, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("cardtable.views.new_game.announce", lambda _, text: heard.append(text))
    dialog = opened()
    for seat, name in enumerate(names):
        retype(dialog.seats.controls()[2 * seat], name)
    dialog.deal.clear()
    QTest.keyClicks(dialog.deal, deal)
    assert problem in texts(dialog)
    assert heard[-1] == problem
    assert not button(dialog, "Start").isEnabled()
    for seat, name in enumerate(("Ana", "Bo")):
        retype(dialog.seats.controls()[2 * seat], name)
    dialog.deal.clear()
    assert problem not in texts(dialog)
    assert button(dialog, "Start").isEnabled()


def test_a_refusal_of_the_game_itself_is_shown(opened: Open, qtbot: QtBot, settings: SettingsModel) -> None:
    setup = Setup("classic", {"decks": 1}, (Player("Ana"), *(Player(f"B{i}", "easy") for i in range(6))))
    remember(settings, setup)
    dialog = opened()
    dialog.players.setValue(8)
    form = dialog.options
    assert form is not None
    form.set_values({"decks": 1})
    shown = [text for text in texts(dialog) if "pack" in text.lower() or "deck" in text.lower()]
    assert not button(dialog, "Start").isEnabled()
    assert any(text.endswith(".") for text in shown)


def test_a_deal_number_deals_the_same_again(opened: Open, qtbot: QtBot) -> None:
    dialog = opened()
    QTest.keyClicks(dialog.deal, "1 234")
    record = begun(dialog, qtbot, lambda: button(dialog, "Start").click())
    assert record.deal == 1234


def test_defaults_come_back_with_one_button(opened: Open, qtbot: QtBot, settings: SettingsModel) -> None:
    remember(settings, Setup("classic", {"chips": 9}, (Player("Ana"), Player("Bo"), Player("Cy", "hard"))))
    dialog = opened()
    assert dialog.options is not None
    assert dialog.options.values()["chips"] == 9
    QTest.mouseClick(button(dialog, "Restore defaults"), Qt.MouseButton.LeftButton)
    assert dialog.options.values()["chips"] == "auto"
    assert [seat.human for seat in dialog.seats.seats()] == [True, False]


def test_the_last_choice_is_offered_again(opened: Open, qtbot: QtBot) -> None:
    dialog = opened("numeral")
    retype(dialog.seats.controls()[0], "Zoe")
    begun(dialog, qtbot, lambda: button(dialog, "Start").click())
    assert opened("numeral").seats.seats()[0].name == "Zoe"


@pytest.mark.parametrize("size", [(624, 432), (940, 680), (1600, 1000)])
@pytest.mark.parametrize("game", all_games())
def test_nothing_is_cut_off(size: tuple[int, int], game: str, opened: Open) -> None:
    dialog = opened(game, size)
    assert dialog.width() == size[0]
    area = dialog.content
    for widget in area.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, QLabel | QPushButton | QComboBox | QLineEdit):
            corner = widget.mapTo(area, widget.rect().bottomRight())
            assert 0 <= corner.x() < area.width(), widget
            assert corner.y() < area.height(), widget
            if isinstance(widget, QLabel) and widget.hasHeightForWidth():
                assert widget.height() >= widget.heightForWidth(widget.width()), widget.text()
