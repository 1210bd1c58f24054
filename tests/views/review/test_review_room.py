# SPDX-License-Identifier: GPL-3.0-or-later
"""What the review has to say has room, in large windows and in small ones."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.views.review.coaching import Coaching
from cardtable.views.window import MainWindow

LINES = {(1280, 800): 5, (1100, 744): 5, (1024, 600): 5, (640, 480): 3, (600, 450): 3, (500, 400): 2}
"""So many lines of the list of decisions are in sight at least."""


def test_the_list_of_decisions_has_room(
    window: MainWindow,
    coaching: Coaching,
    qtbot: QtBot,
    record: Callable[..., Record],
    play_out: Callable[[Record], None],
) -> None:
    play_out(record("hearts", "hb"))
    qtbot.waitUntil(lambda: not coaching._coach.waiting(), timeout=60_000)
    window.commands.review.trigger()
    panel = coaching.panel
    assert panel is not None
    line = panel.decisions.fontMetrics().height()
    for size, lines in LINES.items():
        window.resize(*size)
        QApplication.processEvents()
        assert panel.decisions.viewport().height() >= lines * line, size
        if size[1] > 600:
            heads = panel.values.horizontalHeader().height()
            assert panel.values.height() >= heads + 3 * panel.values.verticalHeader().defaultSectionSize()
        assert panel.only_mistakes.window() is window
