# SPDX-License-Identifier: GPL-3.0-or-later
"""The review as a screen reader tells it: no suit signs, and why a decision was better at the decision."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.views.language import aloud
from cardtable.views.review.coaching import Coaching
from cardtable.views.window import MainWindow

SIGNS = re.compile("[♣♦♥♠]")


def cells(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """What a list or a table has in it."""
    view = QAccessible.queryAccessibleInterface(widget)
    assert view is not None
    for index in range(view.childCount()):
        if (cell := view.child(index)) is not None:
            yield cell


def test_decisions_and_values_are_heard_in_words(
    window: MainWindow,
    coaching: Coaching,
    qtbot: QtBot,
    record: Callable[..., Record],
    play_out: Callable[[Record], None],
) -> None:
    play_out(record("hearts", "hb", target=50))
    qtbot.waitUntil(lambda: not coaching._coach.waiting(), timeout=60_000)
    window.commands.review.trigger()
    panel = coaching.panel
    assert panel is not None
    panel.decisions.setCurrentRow(0)
    panel.decisions.setCurrentRow(1)
    for widget in (panel.decisions, panel.values):
        spoken = [cell.text(QAccessible.Text.Name) for cell in cells(widget)]
        assert any(" of " in text for text in spoken)
        assert not any(SIGNS.search(text) for text in spoken)
    assert SIGNS.search(panel.decisions.item(1).text())
    chosen = QAccessible.queryAccessibleInterface(panel.decisions)
    assert chosen is not None
    item = chosen.child(1)
    assert item is not None
    assert item.text(QAccessible.Text.Description) == aloud(panel.reason.text()) != ""
