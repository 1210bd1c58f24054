# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens when the program has a fault: a line in the log and a report to copy, never a bare crash."""

from __future__ import annotations

import logging
import platform
import sys
import threading
from collections.abc import Callable
from traceback import format_exception
from types import TracebackType

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

import cardtable

from .labels import push_button, wrapped
from .screen import fit_to_screen

_log = logging.getLogger(__name__)
_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class CrashReporter(QObject):
    """Takes every exception that nobody caught, in slots, in painting and in other threads."""

    _caught = Signal(str)

    def __init__(self, position: Callable[[], str]) -> None:
        super().__init__()
        self._position = position
        self._dialog: CrashDialog | None = None
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on faults come here, and Qt's own messages go to the log."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        qInstallMessageHandler(_on_qt_message)

    def remove(self) -> None:
        """Leave faults to Python again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        text = "".join(format_exception(kind, error, trace))
        _log.error("fault in the window\n%s", text)
        self._caught.emit(text)

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        error = arguments.exc_value
        if error is not None:
            self._on_exception(arguments.exc_type, error, arguments.exc_traceback)

    def _show(self, trace: str) -> None:
        if self._dialog is not None and self._dialog.isVisible():
            return  # one is enough; the log has them all
        self._dialog = CrashDialog(self._report(trace), QApplication.activeWindow())
        self._dialog.open()

    def _report(self, trace: str) -> str:
        try:
            position = self._position()
        except Exception:  # the fault may lie in the very game that is to be described
            position = "not available"
        facts = (
            f"Cardtable {cardtable.__version__}, Python {platform.python_version()}, Qt {qVersion()}",
            f"{platform.platform()}, {QGuiApplication.platformName()}",
            f"Game: {position}",
        )
        return "\n".join((*facts, "", trace))


class CrashDialog(QDialog):
    """A plain sentence, and the report for those who can use it."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A fault in Cardtable"))
        self._report = report
        text = QPlainTextEdit(report)
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        text.setAccessibleName(self.tr("Report"))
        copy = push_button(self.tr("&Copy report"))
        copy.clicked.connect(self.copy)
        on = push_button(self.tr("&Go on"), primary=True)
        on.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(copy)
        buttons.addWidget(on)
        column = QVBoxLayout(self)
        column.addWidget(wrapped(self.tr("Something went wrong in the program."), heading=True))
        column.addWidget(
            wrapped(
                self.tr(
                    "Your game is saved up to the last move. You can go on; if the table looks wrong, close "
                    "Cardtable and start it again. This report helps to mend the fault:"
                )
            )
        )
        column.addWidget(text, 1)
        column.addLayout(buttons)
        fit_to_screen(self, 620, 420)

    def copy(self) -> None:
        """Put the report on the clipboard."""
        QGuiApplication.clipboard().setText(self._report)


def _on_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    logging.getLogger("qt").log(_QT_LEVELS.get(kind, logging.WARNING), "%s", text)
