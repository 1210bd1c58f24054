# SPDX-License-Identifier: GPL-3.0-or-later
"""Every setting of the preferences acts at once, in the middle of a game, and nothing is lost by it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.assets import resources
from cardtable.engine.cards import Card
from cardtable.engine.record import Record
from cardtable.engine.shuffle import Dice
from cardtable.models import settings as settings_module
from cardtable.models.decks import DeckFile
from cardtable.models.game import GameModel
from cardtable.models.settings import UNTIL_KEY, Settings, SettingsModel
from cardtable.views import style
from cardtable.views.preference_controls import Pause
from cardtable.views.preference_pages import Page
from cardtable.views.preferences import PreferencesDialog
from cardtable.views.table.dressing import Clothes, dress
from cardtable.views.table.faces import OWN
from cardtable.views.table.table import TableWidget
from cardtable.views.window import MainWindow

Make = Callable[..., Record]


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A deck of another program."""
    path = tmp_path / "other ß.svg"
    path.write_bytes(dress((resources() / OWN).read_bytes(), Clothes(dark=True)))
    return path


@pytest.fixture
def dialog(window: MainWindow, other: Path) -> PreferencesDialog:
    found = [DeckFile("Other", other)]
    dialog = PreferencesDialog(window.settings, found, ["en", "de"], window.sounds, window)
    window.desk.show_dialog(dialog)
    return dialog


def pick(control: Any, value: object) -> None:
    """Choose from a list as a person does."""
    control.setCurrentIndex(control.findData(value))
    control.activated.emit(control.currentIndex())


def test_where_the_keyboard_is_can_be_seen_at_once(
    window: MainWindow, qapp: QApplication, other: Path, qtbot: QtBot
) -> None:
    """Not only from the first Tab on, and also when somebody comes back from another window."""
    qapp.focusChanged.connect(style.mark_focus)
    dialog = PreferencesDialog(window.settings, [], ["en", "de"], window.sounds, window)
    window.desk.show_dialog(dialog)
    dialog.activateWindow()
    for control in (dialog.pages.tabBar(), dialog.look.findChild(QComboBox)):
        assert control is not None
        control.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        qtbot.waitUntil(control.hasFocus)
        here = control.grab().toImage()
        dialog.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        assert control.grab().toImage() != here
    qapp.focusChanged.disconnect(style.mark_focus)


def test_the_menu_opens_it_and_escape_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.preferences.trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, PreferencesDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.desk.dialog is None


def test_every_control_has_a_name(dialog: PreferencesDialog) -> None:
    for page in dialog.findChildren(Page):
        labelled = [label.buddy() for label in page.findChildren(QLabel) if label.buddy()]
        for control in page.findChildren(QWidget):
            holder: Any = control.parentWidget()
            listed = isinstance(holder.parentWidget(), QComboBox)
            if control.focusPolicy() & Qt.FocusPolicy.TabFocus and not control.focusProxy() and not listed:
                text = getattr(control, "text", str)()
                assert text or control in labelled or control.accessibleName(), control


def test_lists_set_at_once(dialog: PreferencesDialog, settings: SettingsModel) -> None:
    for name, value in (
        ("felt", "wine"),
        ("back", "red"),
        ("scheme", "dark"),
        ("motion", "slow"),
        ("language", "de"),
    ):
        control = next(each for each in dialog.findChildren(QWidget) if getattr(each, "_name", "") == name)
        pick(control, value)
        assert getattr(settings.value, name) == value


def test_ticks_set_at_once_and_follow_what_is_set_elsewhere(
    dialog: PreferencesDialog, settings: SettingsModel
) -> None:
    for name in ("four_colour", "large_index", "dark_faces", "less_motion", "sort_hand", "sound"):
        before = getattr(settings.value, name)
        tick = next(each for each in dialog.findChildren(QWidget) if getattr(each, "_name", "") == name)
        assert isinstance(tick, QWidget)
        tick.click()  # type: ignore[attr-defined]
        assert getattr(settings.value, name) is not before
        settings.update(**{name: before})
        assert tick.isChecked() is before  # type: ignore[attr-defined]


def test_pauses_are_times_or_until_a_key(dialog: PreferencesDialog, settings: SettingsModel) -> None:
    pauses = {each._name: each for each in dialog.play.findChildren(Pause)}
    assert set(pauses) == {"pause_trick", "pause_round"}
    for name, pause in pauses.items():
        pause.seconds.setValue(4.2)
        settings.update(**{name: 4.2})
        pause.until_key.click()
        assert getattr(settings.value, name) == UNTIL_KEY
        assert not pause.seconds.isEnabled()
        pause.until_key.click()
        assert getattr(settings.value, name) == 4.2
        pause.seconds.setValue(0.3)
        assert getattr(settings.value, name) == 0.3
        assert (pause.seconds.minimum(), pause.seconds.maximum()) == (0.3, 5.0)


def test_a_name_is_kept_when_it_is_written(dialog: PreferencesDialog, settings: SettingsModel) -> None:
    line = next(each for each in dialog.person.findChildren(QWidget) if getattr(each, "_name", "") == "name")
    dialog.pages.setCurrentIndex(3)
    QTest.keyClicks(line, "  Zoe   K ")
    settings.update(felt="blue")  # something else changes meanwhile
    assert settings.value.name == "Zoe K"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.text() == "Zoe K"  # type: ignore[attr-defined]


def test_the_wheel_changes_nothing(dialog: PreferencesDialog, settings: SettingsModel, qtbot: QtBot) -> None:
    before = settings.value
    for control in dialog.findChildren(QWidget):
        QApplication.sendEvent(control, wheel(control))
    assert settings.value == before


def wheel(control: QWidget) -> Any:
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent

    middle = QPointF(control.rect().center())
    return QWheelEvent(
        middle,
        QPointF(control.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


def test_a_deck_that_is_known_is_taken(
    dialog: PreferencesDialog, settings: SettingsModel, other: Path
) -> None:
    look = dialog.look
    assert [look.decks.itemText(row) for row in range(look.decks.count())] == ["Cardtable", "Other"]
    pick(look.decks, str(other))
    assert settings.value.deck == str(other)
    assert not look.back.isEnabled()
    pick(look.decks, "")
    assert settings.value.deck == ""
    assert look.back.isEnabled()


@pytest.mark.qt_log_ignore("qt.svg", "Could not", "Cannot")
@pytest.mark.parametrize("data", [b"", b"<svg", b"\x1f\x8b..", b"<svg xmlns='http://www.w3.org/2000/svg'/>"])
def test_a_file_that_is_no_deck_is_refused_with_a_reason(
    dialog: PreferencesDialog,
    settings: SettingsModel,
    tmp_path: Path,
    data: bytes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("cardtable.views.preference_pages.announce", lambda _, text: heard.append(text))
    file = tmp_path / "bad.svg"
    file.write_bytes(data)
    assert not dialog.look.choose(str(file))
    assert settings.value.deck == ""
    assert "“bad.svg” cannot be used." in dialog.look.trouble.text()
    assert heard == [dialog.look.trouble.text()]
    assert dialog.look.choose("")
    assert dialog.look.trouble.text() == ""


def test_a_reason_goes_when_another_deck_is_set_elsewhere(
    dialog: PreferencesDialog, settings: SettingsModel, tmp_path: Path
) -> None:
    other = tmp_path / "other.svg"
    other.write_bytes((resources() / OWN).read_bytes())
    assert dialog.look.choose(str(other))
    assert not dialog.look.choose(str(tmp_path / "none.svg"))
    assert dialog.look.trouble.text()
    settings.update(volume=3)
    assert dialog.look.trouble.text()
    dialog.undo.click()
    assert settings.value.deck == ""
    assert dialog.look.trouble.text() == ""


def test_a_deck_that_has_gone_is_told_and_the_table_shows_ours(
    window: MainWindow, record: Make, tmp_path: Path, qtbot: QtBot
) -> None:
    window.model.start(record("hearts", "hb"))
    window.settings.update(deck=str(tmp_path / "gone.svgz"))
    qtbot.waitUntil(lambda: len(window.notices.notices()) == 1)
    (notice,) = window.notices.notices()
    assert "gone.svgz" in notice.text
    assert window.table.deck.look.file == resources() / OWN


def test_a_table_that_begins_with_a_deck_that_has_gone_shows_ours(
    settings: SettingsModel, tmp_path: Path, qtbot: QtBot
) -> None:
    settings.update(deck=str(tmp_path / "gone.svg"))
    table = TableWidget(GameModel(Nobody(), None), settings)
    qtbot.addWidget(table)
    with qtbot.waitSignal(table.deck.ready):
        table.deck.face(Card.S7, QSize(50, 70), 1.0)
    assert table.deck.look.file == resources() / OWN


class Nobody(QObject):
    """An opponent who is never asked."""

    answered = Signal(int, object)
    trouble = Signal(object)

    def ask(self, *_: object) -> int:
        raise AssertionError

    def play_now(self) -> None: ...

    def cancel(self) -> None: ...


def test_as_before_and_usual_settings(dialog: PreferencesDialog, settings: SettingsModel) -> None:
    before = settings.value
    assert not dialog.undo.isEnabled()
    settings.update(felt="wine", four_colour=True, volume=3, show_log=False)
    assert dialog.undo.isEnabled()
    dialog.undo.click()
    assert settings.value == msgspec.structs.replace(before, show_log=False)
    dialog.restore.click()
    assert settings.value == Settings(show_log=False)
    assert not dialog.restore.isEnabled()
    dialog.undo.click()
    assert settings.value == msgspec.structs.replace(before, show_log=False)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_scheme_is_worn_at_once(qapp: QApplication, scheme: str) -> None:
    try:
        style.choose(scheme)
        assert style.tones() is (style.DARK if scheme == "dark" else style.LIGHT)
        style.choose("system")
        assert style.tones() is style.LIGHT
    finally:
        style.choose("system")


def test_it_fits_small_screens(dialog: PreferencesDialog) -> None:
    assert dialog.minimumSizeHint().height() <= 400
    assert dialog.minimumSizeHint().width() <= 640


# Mid-game


def any_value(kind: Any, dice: Dice) -> Any:
    """A value that a setting can have."""
    if get_origin(kind) is Literal:
        return dice.choice(get_args(kind))
    base, *rules = (kind.__origin__, *kind.__metadata__) if hasattr(kind, "__metadata__") else (kind,)
    if base is bool:
        return bool(dice.below(2))
    low, high = (rules[0].ge, rules[0].le) if rules else (0, 0)
    if base is int:
        return low + dice.below((high or low + 1000) - low + 1)
    return dice.choice([UNTIL_KEY, 0.0, 0.3, high])


CHANGED = [
    name
    for name, kind in settings_module._KINDS.items()
    if get_origin(kind) is Literal or getattr(kind, "__origin__", kind) in (bool, int, float)
]


def at_rest(window: MainWindow) -> bool:
    """Whether the game waits for a person, or is over."""
    QTest.keyClick(window.table, Qt.Key.Key_F35)  # a trick may have begun to wait for a key before
    model = window.model
    return model.turn_of_person or model.waiting_for_round or model.state.result is not None


@pytest.mark.parametrize("game", ["classic", "numeral", "hearts"])
def test_any_setting_may_change_at_any_time(
    window: MainWindow, record: Make, other: Path, qtbot: QtBot, game: str
) -> None:
    assert {"felt", "four_colour", "scheme", "motion", "pause_round", "volume"} <= set(CHANGED)
    dice = Dice(len(game))
    model, settings = window.model, window.settings
    model.start(record(game, "hb"))
    decks = ["", str(other), str(other) + " that is not there"]
    moves = 0
    for turn in range(150):
        name = dice.choice(CHANGED)
        settings.update(**{name: any_value(settings_module._KINDS[name], dice)})
        if turn % 15 == 0:
            settings.update(deck=dice.choice(decks))
        if turn % 10 == 0:
            window.resize(QSize(640 + dice.below(600), 460 + dice.below(300)))
        if model.turn_of_person:
            model.play(dice.choice(model.view.legal_moves()))
            moves += 1
        elif model.waiting_for_round:
            model.go_on()
        elif turn % 3 == 0:
            QTest.keyClick(window.table, Qt.Key.Key_F35)  # where something waits for a key
        elif model.state.result is not None:
            model.start(record(game, "hb", deal=turn))
        qtbot.wait(dice.below(12))
    assert moves > 5
    settings.update(motion="off", pace=0, pause_trick=0.0, pause_round=UNTIL_KEY)
    qtbot.waitUntil(lambda: at_rest(window), timeout=20_000)
    table = window.table
    assert not table.choreographer.busy
    for piece, _, spot in table.cards.spots():
        if spot.shown:
            assert table.cards.widgets[piece].rect_now == spot.rect
    again = settings.value
    assert msgspec.convert(msgspec.to_builtins(again), Settings) == again
