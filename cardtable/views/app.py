# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with a window: the only place that builds what lives as long as the program."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

import cardtable
from cardtable import assets
from cardtable.models import log, paths
from cardtable.models import settings as settings_file
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.opponent import Opponent
from cardtable.models.settings import SettingsModel

from . import style
from .crash import CrashReporter
from .icons import icon
from .language import install_translators
from .window import MainWindow

TIMES = "CARDTABLE_TIMES"
"""Environment variable: say on standard error when the window was painted first, and close it."""


def main(file: Path | None, data_dir: Path | None) -> int:
    """Show the window until it is closed; the exit code."""
    if data_dir is not None:
        paths.use(data_dir)
    log_file = log.start(paths.data_dir())
    QDir.addSearchPath("res", str(assets.resources()))
    app = QApplication(sys.argv[:1])
    _introduce(app)
    settings = SettingsModel(paths.config_dir() / settings_file.NAME)
    install_translators(app, settings.value.language, assets.resources() / "i18n")
    style.dress(app)
    program = Program(app, settings)
    program.open(file)
    try:
        return app.exec()
    finally:
        program.close()
        log.stop(log_file)


def _introduce(app: QApplication) -> None:
    """Tell the desktop who this is."""
    app.setApplicationName("cardtable")
    app.setApplicationDisplayName("Cardtable")
    app.setApplicationVersion(cardtable.__version__)
    app.setDesktopFileName("cardtable")
    app.setWindowIcon(icon("app"))


class Program(QObject):
    """The window and what stands behind it."""

    def __init__(self, app: QApplication, settings: SettingsModel) -> None:
        super().__init__()
        self._app = app
        self._settings = settings
        self._file: Path | None = None
        self.opponent = Opponent()
        self.library = Library.open(paths.data_dir())
        self.model = GameModel(self.opponent, self.library)
        self.window = MainWindow(self.model, settings)
        self._faults = CrashReporter(self._position)
        self._faults.install()
        self._signals = SignalCatcher(self.window) if os.name == "posix" else None
        self.window.painted.connect(self._on_painted)
        self.window.closed.connect(app.quit)

    def open(self, file: Path | None) -> None:
        """Show the window; the game follows when it has been painted."""
        self._file = file
        self.window.show()

    def close(self) -> None:
        """Write everything and end the thinking process. May be called at any time, also twice."""
        self.model.close()
        self.opponent.close()
        self.library.close()
        self._settings.close()
        if self._signals is not None:
            self._signals.remove()
        self._faults.remove()

    def _on_painted(self) -> None:
        if os.environ.get(TIMES):
            sys.stderr.write(f"{time.monotonic()}\n")
            QTimer.singleShot(0, self.window.close)
            return
        self.window.furnish(self.library)
        self._tell_troubles()
        self._show_game()
        self.opponent.warm_up()
        self.library.maintain()

    def _tell_troubles(self) -> None:
        self.library.told.connect(self.window.tell)
        self._settings.trouble.connect(self.window.tell)
        for words in (self._settings.load_trouble, self.library.trouble):
            if words is not None:
                self.window.tell(words)

    def _show_game(self) -> None:
        """The file that was asked for, else the game played last, else the choice of games."""
        desk = self.window.desk
        if self._file is not None and desk.open_file(str(self._file)):
            return
        unfinished = self.library.unfinished()
        if unfinished is None or not desk.resume(unfinished):
            self.window.welcome(kept=bool(self.library.games()))

    def _position(self) -> str:
        """The game on the table for a fault report, without anybody's name."""
        if self.model.timeline is None:
            return "none"
        record = self.model.record
        seats = [player.level or "person" for player in record.seats]
        return f"{record.game} deal {record.deal} {record.options} {seats} {' '.join(record.moves)}"


class SignalCatcher(QObject):
    """Closes the window when the system or a terminal asks the program to end."""

    _WANTED = ("SIGTERM", "SIGINT", "SIGHUP")

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._reading, self._writing = os.pipe()
        os.set_blocking(self._writing, False)
        self._notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        signal.set_wakeup_fd(self._writing, warn_on_full_buffer=False)
        for name in self._WANTED:
            if (number := getattr(signal, name, None)) is not None:
                signal.signal(number, _ignore)  # Python only writes to the pipe; Qt's loop reads it

    def remove(self) -> None:
        """Leave signals to Python again."""
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        os.close(self._reading)
        os.close(self._writing)

    def _on_signal(self) -> None:
        os.read(self._reading, 64)
        self._window.close()


def _ignore(_number: int, _frame: object) -> None:
    """A handler must exist for the pipe to be written."""
