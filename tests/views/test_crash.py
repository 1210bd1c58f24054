# SPDX-License-Identifier: GPL-3.0-or-later
"""A fault in the program is reported, and the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.views.crash import CrashDialog, CrashReporter


@pytest.fixture
def reporter(qapp: QApplication) -> Iterator[CrashReporter]:
    before = sys.excepthook
    reporter = CrashReporter(lambda: "classic deal 7 {} ['person', 'easy'] 7C")
    reporter.install()
    yield reporter
    for dialog in dialogs():
        dialog.close()
    reporter.remove()
    sys.excepthook = before


def dialogs() -> list[CrashDialog]:
    return [
        each for each in QApplication.topLevelWidgets() if isinstance(each, CrashDialog) and each.isVisible()
    ]


def report(dialog: CrashDialog) -> str:
    text = dialog.findChild(QPlainTextEdit)
    assert text is not None
    return text.toPlainText()


def fail() -> None:
    raise ZeroDivisionError("the test wants it")


def test_a_fault_in_a_slot_is_shown_and_logged(
    reporter: CrashReporter, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(dialogs()))
    text = report(dialogs()[0])
    assert "ZeroDivisionError: the test wants it" in text
    assert "classic deal 7" in text
    assert "Cardtable " in text
    assert "ZeroDivisionError" in caplog.text


def test_a_fault_in_painting_is_shown_once(reporter: CrashReporter, qtbot: QtBot) -> None:
    class Faulty(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            fail()

    widget = Faulty()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitUntil(lambda: bool(dialogs()))
    for _ in range(5):
        widget.update()
        qtbot.wait(5)
    assert len(dialogs()) == 1


def test_a_fault_in_another_thread_is_shown(reporter: CrashReporter, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(dialogs()))
    assert "ZeroDivisionError" in report(dialogs()[0])


def test_the_report_is_copied(reporter: CrashReporter, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(dialogs()))
    copy = next(each for each in dialogs()[0].findChildren(QPushButton) if "opy" in each.text())
    copy.click()
    assert QGuiApplication.clipboard().text() == report(dialogs()[0])


def test_a_fault_in_describing_the_game_hides_no_fault(qapp: QApplication, qtbot: QtBot) -> None:
    before = sys.excepthook
    reporter = CrashReporter(lambda: str(1 / 0))
    reporter.install()
    try:
        QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: bool(dialogs()))
        assert "the test wants it" in report(dialogs()[0])
        assert "Game: not available" in report(dialogs()[0])
        dialogs()[0].close()
    finally:
        reporter.remove()
        sys.excepthook = before


def test_what_qt_complains_about_goes_to_the_log(
    reporter: CrashReporter, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        qWarning("a strange colour")
    assert ("qt", logging.WARNING, "a strange colour") in caplog.record_tuples
