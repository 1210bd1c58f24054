# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader makes of dialogs and plates: names, no flood of remarks, scores, rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.views.guide import GuideLine
from cardtable.views.log import Log
from cardtable.views.panels import EndPanel, RoundPanel
from cardtable.views.table.card import CardWidget
from cardtable.views.window import MainWindow

DIALOGS = ("new_game", "games", "preferences", "which_game", "rules", "keys", "about")
FLOOD = 50
"""So many words of a dialog may be read out when it opens: about 15 seconds."""
FIELDS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QTextEdit,
)


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def labels(widget: QWidget) -> list[str]:
    """What labels belong to a control, as they are spoken."""
    return [
        other.text(QAccessible.Text.Name)
        for other, relation in interface(widget).relations(QAccessible.RelationFlag.Label)
        if relation == QAccessible.RelationFlag.Label
    ]


def fields(top: QWidget) -> Iterator[QWidget]:
    """Everything in sight that the keyboard can reach."""
    for widget in top.findChildren(QWidget):
        inside = isinstance(widget.parentWidget(), QComboBox | QAbstractSpinBox | QAbstractItemView)
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if isinstance(widget, FIELDS) and widget.isVisibleTo(top) and reached and not inside:
            yield widget


def read_at_once(top: QWidget) -> list[str]:
    """Labels that belong to nothing: Orca and NVDA read them when a dialog opens."""
    found = []
    for label in top.findChildren(QLabel):
        told = interface(label)
        alone = not told.relations() and label.isVisibleTo(top) and not label.visibleRegion().isEmpty()
        if alone and told.role() == QAccessible.Role.StaticText and len(label.text().split()) > 2:
            found.append(label.text())
    return found


def opened(name: str, window: MainWindow, qtbot: QtBot) -> QWidget:
    getattr(window.commands, name).trigger()
    dialog = window.desk.rulebook if name == "rules" else window.desk.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    return dialog


@pytest.mark.parametrize("name", DIALOGS)
def test_every_field_has_a_name_that_reaches_every_screen_reader(
    name: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """A box says what is chosen as its name on Linux: only a label that belongs to it tells what it is."""
    window.desk.start(record("classic", "hbb"))
    dialog = opened(name, window, qtbot)
    found = list(fields(dialog))
    assert found
    for field in found:
        spoken = labels(field)
        if isinstance(field, QComboBox):
            assert spoken, field
        assert spoken or interface(field).text(QAccessible.Text.Name), field
        assert all(not text.isdecimal() for text in spoken), (field, spoken)


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_does_not_begin_with_a_lecture(name: str, window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(name, window, qtbot)
    words = [word for text in read_at_once(dialog) for word in text.split()]
    assert len(words) <= FLOOD, " ".join(words)


def test_remarks_are_heard_at_their_control(window: MainWindow, qtbot: QtBot) -> None:
    """What is not read when the dialog opens is the name or description of the control that it is about."""
    dialog = opened("new_game", window, qtbot)
    remarks = {
        label.text()
        for label in dialog.findChildren(QLabel)
        if interface(label).role() == QAccessible.Role.Note and label.isVisibleTo(dialog)
    }
    assert len(remarks) > 5
    controls = [each for each in dialog.findChildren(QWidget) if isinstance(each, (*FIELDS, GuideLine))]
    described = " ".join(f"{each.accessibleName()} {each.accessibleDescription()}" for each in controls)
    for remark in remarks:
        assert all(line.split(": ", 1)[-1] in described for line in remark.splitlines()), remark


@pytest.mark.parametrize("kind", [QTextBrowser, Log])
def test_long_texts_can_be_read_with_the_arrow_keys(
    kind: type[QTextEdit], window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """A screen reader reads the line that the caret is on."""
    window.desk.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person, timeout=5000)
    window.model.play(window.model.view.legal_moves()[0])
    place: QWidget = window
    if kind is Log and not window.commands.log.isChecked():
        window.commands.log.trigger()
    elif kind is not Log:
        place = opened("rules", window, qtbot)
    text = place.findChild(kind)
    assert text is not None
    qtbot.waitUntil(text.isVisible)
    text.setFocus()
    QTest.keyClick(text, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert text.textCursor().position() == 0
    QTest.keyClick(text, Qt.Key.Key_Down)
    assert text.textCursor().position() > 0


@pytest.mark.parametrize("game", ["classic", "hearts"])
def test_the_scores_of_a_round_are_heard_where_the_keyboard_comes_to(
    game: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    model, panel = window.model, window.covers.round
    window.desk.start(record(game, "hb"))
    while not panel.isVisible():
        qtbot.waitUntil(lambda: model.turn_of_person or panel.isVisible(), timeout=10_000)
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
    assert isinstance(panel, RoundPanel)
    (button,) = panel.findChildren(QAbstractButton)
    told = button.accessibleDescription()
    assert model.game is not None
    sheet = model.game.sheet(model.view)
    total = sheet.total
    assert total is not None
    assert told.startswith(f"{sheet.rows[-1].label.english()}. ")
    assert f"{total.label.english()}. Freya: {total.cells[0]}. Tomás: {total.cells[1]}." in told


def test_the_last_scores_are_heard_with_the_name_of_the_winner(
    window: MainWindow, record: Callable[..., Record], almost_over: Callable[[Record], Record], qtbot: QtBot
) -> None:
    model, panel = window.model, window.covers.end
    window.desk.start(almost_over(record("hearts", "hb", target=50)))
    while model.state.result is None:
        qtbot.waitUntil(lambda: model.turn_of_person or model.state.result is not None, timeout=10_000)
        with suppress(IndexError):
            model.play(model.view.legal_moves()[0])
    qtbot.waitUntil(panel.isVisible, timeout=5000)
    assert isinstance(panel, EndPanel)
    told = panel.plate.accessibleDescription()
    first = model.names[model.state.result.ranking[0]]
    assert told.startswith(f"Score. {first}: ")
    assert panel.accessibleDescription() == ""  # or Orca would say it twice, for the plate and what holds it
    panel.tell_review("One mistake.", offer=True)
    assert panel.plate.accessibleDescription() == f"{told} One mistake."


@pytest.mark.parametrize("people", ["hh", "hbb"])
def test_after_a_card_has_been_played_no_other_is_said_before_somebody_is_asked(
    people: str, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    """A card that takes the keyboard is read out: between two people it must be none of theirs."""
    model = window.model
    window.desk.start(record("classic", people))
    qtbot.waitUntil(lambda: model.turn_of_person or model.curtained, timeout=5000)
    if model.curtained:
        QTest.keyClick(window.covers.curtain.button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: model.turn_of_person, timeout=5000)
    QTest.keyClick(window.table, Qt.Key.Key_End)
    reached: list[bool] = []

    def note(_before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, CardWidget):
            reached.append(model.turn_of_person)

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(note)
    try:
        model.play(model.view.legal_moves()[0])
        qtbot.waitUntil(
            lambda: model.turn_of_person or model.curtained or window.covers.round.isVisible(), timeout=10_000
        )
    finally:
        app.focusChanged.disconnect(note)
    assert all(reached)
