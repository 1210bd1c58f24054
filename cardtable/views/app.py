# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with a window: the only place that builds what lives as long as the program."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QEvent, QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

import cardtable
from cardtable import assets
from cardtable.models import paths

from . import style
from .first_look import FirstLook, read_first_look
from .translators import install_translators
from .window import MainWindow

if TYPE_CHECKING:
    from .letterbox import Letterbox
    from .program import Program
    from .single import Letter, Place

DESKTOP_NAME = "io.github.cardtable.Cardtable"
"""Name of the desktop entry, by which Wayland finds the icon."""
SETTINGS = "settings.json"
TIMES = "CARDTABLE_TIMES"
"""Environment variable: write the time of the first paint to standard error, and close the window."""


def main(file: Path | None, place: Place, *, new_game: bool = False) -> int:
    """Show the window until it is closed; the exit code."""
    QDir.addSearchPath("res", str(assets.resources()))
    app = Application([*sys.argv[:1], *style.FUSION])
    _introduce(app)
    look = read_first_look(paths.config_dir() / SETTINGS)
    install_translators(app, look.language, assets.resources() / "i18n")
    style.dress(app, look.scheme)
    start = Start(app, look, place, file, new_game=new_game)
    try:
        return app.exec()
    finally:
        start.close()


def _introduce(app: QApplication) -> None:
    """Tell the desktop who this is."""
    app.setApplicationName("cardtable")
    app.setApplicationDisplayName("Cardtable")
    app.setApplicationVersion(cardtable.__version__)
    app.setDesktopFileName(DESKTOP_NAME)


class Application(QApplication):
    """Hears of files that macOS wants opened; elsewhere they are told on the command line."""

    file_asked = Signal(str)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen:
            assert isinstance(event, QFileOpenEvent)
            self.file_asked.emit(event.file())
            return True
        return super().event(event)


class Start(QObject):
    """Shows the window first, and loads the program behind it when it has been painted."""

    def __init__(
        self, app: Application, look: FirstLook, place: Place, file: Path | None, *, new_game: bool
    ) -> None:
        super().__init__()
        self._file = file
        self._new_game = new_game
        self._place = place
        self._letterbox: Letterbox | None = None
        self._program: Program | None = None
        self.window = MainWindow(look)
        self._signals = SignalCatcher(self) if os.name == "posix" else None
        self.window.painted.connect(self._on_painted)
        self.window.closed.connect(app.quit)
        app.file_asked.connect(self._on_file)
        self.window.show()

    def close(self) -> None:
        """Write everything and let go of it."""
        if self._letterbox is not None:
            self._letterbox.close()
        if self._program is not None:
            self._program.close()
        self._place.leave()
        if self._signals is not None:
            self._signals.remove()
        delete(self.window)  # left to Python's end, its parts go in any order, which crashes now and then

    def _on_painted(self) -> None:
        if os.environ.get(TIMES):
            sys.stderr.write(f"{time.monotonic()}\n")
            QTimer.singleShot(0, self.window.close)
            return
        from .program import Program

        self._program = Program(self.window, paths.config_dir() / SETTINGS)
        self._program.renewed.connect(self._on_renewed)
        self._program.begin(self._file)
        if self._new_game:
            self.window.desk.new_game()
        if self._place.alone:
            from .letterbox import Letterbox

            self._letterbox = Letterbox(paths.data_dir(), self)
            self._letterbox.arrived.connect(self._on_letter)

    def _on_letter(self, letter: Letter) -> None:
        """Do what a later start wants."""
        if letter.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = letter.token  # Qt gives it to the desktop
        window = self.window
        state = window.windowState()
        window.setWindowState(state & ~state.WindowMinimized)
        window.raise_()
        window.activateWindow()
        if letter.file:
            self._on_file(letter.file)
        if letter.new_game:
            window.desk.new_game()

    def _on_file(self, file: str) -> None:
        if self._program is None:
            self._file = Path(file)
        else:
            self.window.desk.open_file(file)

    def _on_renewed(self, window: MainWindow) -> None:
        app = QApplication.instance()
        assert app is not None
        self.window = window
        window.closed.connect(app.quit)


class SignalCatcher(QObject):
    """Closes the window when the system or a terminal asks the program to end."""

    _WANTED = ("SIGTERM", "SIGINT", "SIGHUP")

    def __init__(self, start: Start) -> None:
        super().__init__(start)
        self._start = start
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
        self._start.window.close()


def _ignore(_number: int, _frame: object) -> None:
    """A handler must exist for the pipe to be written."""
