# SPDX-License-Identifier: GPL-3.0-or-later
"""The bars at the top of a window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardtable.views.notices import Notices


def test_only_what_went_wrong_looks_like_a_warning(qtbot: QtBot) -> None:
    notices = Notices()
    qtbot.addWidget(notices)
    assert not notices.add("The file is damaged.").property("calm")
    assert notices.add("It is copied.", passing=True).property("calm")
    assert notices.add("It is saved.", calm=True).property("calm")
    assert notices.add("A new game has begun.", "Back to it").property("calm")


def test_every_message_is_heard_too(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("cardtable.views.notices.announce", lambda _widget, text: heard.append(text))
    notices = Notices()
    qtbot.addWidget(notices)
    notices.add("The file is damaged.")
    notices.add("It is copied.", passing=True)
    notices.add("The file is damaged.", "Try again")
    assert heard == ["The file is damaged.", "It is copied.", "The file is damaged."]


def test_a_message_that_the_keyboard_is_at_stays_in_sight(qtbot: QtBot) -> None:
    notices = Notices()
    qtbot.addWidget(notices)
    first = notices.add("A new game has begun.", "Back to it")
    notices.show()
    notices.activateWindow()
    qtbot.waitUntil(notices.isActiveWindow)
    first.findChildren(QPushButton)[0].setFocus()
    for number in range(3):
        notices.add(f"Trouble {number}.")
    assert [bar.text for bar in notices.notices() if bar.isVisible()] == [
        "A new game has begun.",
        "Trouble 2.",
    ]


def test_what_passes_is_in_sight_for_its_time(qtbot: QtBot) -> None:
    notices = Notices()
    qtbot.addWidget(notices)
    notices.show()
    passing = notices.add("It is copied.", passing=True)
    assert passing.passes
    over = [notices.add(f"Trouble {number}.") for number in range(2)]
    assert not passing.passes  # it waits, and its time with it
    for bar in over:
        bar.close_notice()
    assert passing.isVisible()
    assert passing.passes
