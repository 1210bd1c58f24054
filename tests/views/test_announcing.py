# SPDX-License-Identifier: GPL-3.0-or-later
"""How a sentence reaches a screen reader: each by one way, none lost, none kept."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from cardtable.views import announcing
from cardtable.views.announcing import NOTES, Announcer, Note, Sentence, announce, tell_choice


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Every event that tells something, as (way, text)."""
    found: list[tuple[str, str]] = []

    def take(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.append(("announcement", event.message()))
        elif event.type() == QAccessible.Event.ObjectShow:
            interface = QAccessible.queryAccessibleInterface(event.object())
            assert interface is not None
            assert interface.role() == QAccessible.Role.Notification
            found.append(("notification", interface.text(QAccessible.Text.Name)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", take)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return found


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def on_linux(monkeypatch: pytest.MonkeyPatch) -> Announcer:
    """One whose registry does not answer by itself."""
    monkeypatch.setattr(announcing, "_asks_a_registry", lambda: True)
    monkeypatch.setattr(Announcer, "_begin", lambda _self: None)
    return Announcer()


@pytest.mark.parametrize(("announces", "way"), [(True, "announcement"), (False, "notification")])
def test_what_comes_before_the_registry_answers_is_said_after_it_in_order_and_once(
    announces: bool,
    way: str,
    window: QWidget,
    heard: list[tuple[str, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speaker = on_linux(monkeypatch)
    for text in ("one", "two"):
        speaker.say(Sentence(window, text))
    assert heard == []
    speaker.decide(announces)
    speaker.say(Sentence(window, "three", urgent=True))
    assert heard == [(way, "one"), (way, "two"), (way, "three")]


def test_a_registry_that_never_answers_is_not_waited_for(
    window: QWidget, heard: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(announcing, "PATIENCE_MS", 1)
    speaker = on_linux(monkeypatch)
    speaker.say(Sentence(window, "one"))
    qtbot.waitUntil(lambda: heard == [("announcement", "one")], timeout=5000)


def test_elsewhere_everything_is_announced_at_once(window: QWidget, heard: list[tuple[str, str]]) -> None:
    announce(window, "one", urgent=True)
    announce(window, "")
    assert heard == [("announcement", "one")]


def test_what_has_been_said_is_not_overwritten_at_once_and_can_be_forgotten(
    window: QWidget, heard: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader asks for the text later; between two people it must find nothing."""
    speaker = on_linux(monkeypatch)
    speaker.decide(False)
    for number in range(2 * NOTES):
        speaker.say(Sentence(window, str(number)))
    notes = window.findChildren(Note)
    assert {note.accessibleName() for note in notes} == {str(number) for number in range(NOTES, 2 * NOTES)}
    assert all(note.isHidden() for note in notes)
    assert len(heard) == 2 * NOTES
    speaker.forget()
    assert {note.accessibleName() for note in notes} == {""}


def test_notifications_of_windows_that_are_gone_do_no_harm(
    qapp: QApplication, heard: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker = on_linux(monkeypatch)
    speaker.decide(False)
    for number in range(8):
        widget = QWidget()
        for _ in range(NOTES + 1):
            speaker.say(Sentence(widget, str(number)))
        widget.deleteLater()
        del widget
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    speaker.forget()
    told = [text for kind, text in heard if kind == "notification"]  # other windows may announce meanwhile
    assert told == [str(number) for number in range(8) for _ in range(NOTES + 1)]


@pytest.mark.parametrize(("announces", "told"), [(True, []), (False, [("notification", "two")])])
def test_a_choice_made_with_the_keyboard_is_told_to_those_who_would_not_hear_it(
    announces: bool,
    told: list[tuple[str, str]],
    window: QWidget,
    heard: list[tuple[str, str]],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    speaker = on_linux(monkeypatch)
    monkeypatch.setattr(announcing, "_announcer", speaker)
    speaker.decide(announces)
    box = QComboBox(window)
    box.addItems(["one", "two", "three"])
    tell_choice(box)
    box.setCurrentIndex(2)
    box.setCurrentIndex(0)
    window.show()
    window.activateWindow()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    heard.clear()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert heard == told


def test_a_window_that_closes_before_the_registry_answers_is_passed_over(
    heard: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker = on_linux(monkeypatch)
    widget = QWidget()
    speaker.say(Sentence(widget, "one"))
    delete(widget)
    speaker.decide(False)
    assert heard == []
