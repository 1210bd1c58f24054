# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands behind the window: opponents, the library, the game. Loaded after the first paint."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from cardtable import assets
from cardtable.models import log, paths
from cardtable.models.coach import Coach
from cardtable.models.facts import FactBook
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook
from cardtable.models.opponent import Opponent
from cardtable.models.settings import SettingsModel

from . import style
from .calm import DesktopWatch
from .crash import CrashReporter
from .deals.desk import Deals
from .preferences import PreferencesDialog
from .review.coaching import Coaching
from .translators import install_translators
from .window import MainWindow


class Program(QObject):
    """Made once, by `app`, and closed by it."""

    renewed = Signal(object)
    """A `MainWindow` has taken the place of the other."""

    def __init__(self, window: MainWindow, settings: Path) -> None:
        super().__init__()
        self.window = window
        self._log = log.start(paths.data_dir())
        self._faults = CrashReporter(self._position)
        self._faults.install()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        style.follow(app)
        self.settings = SettingsModel(settings)
        self.opponent = Opponent()
        self.library = Library.open(paths.data_dir())
        self.model = GameModel(self.opponent, self.library)
        self.desktop = DesktopWatch(self)
        self.weigher = Opponent()
        self.notebook = Notebook(paths.data_dir())
        self.coach = Coach(self.model, self.weigher, self.notebook)
        self.facts = FactBook(self.library, paths.data_dir(), self)
        self._move_in(window)
        self._language = self.settings.value.language
        self.settings.changed.connect(self._on_settings)
        self.desktop.changed.connect(self.settings.changed)
        self._on_settings()

    def _move_in(self, window: MainWindow) -> None:
        """Put everything that a window shows into this one."""
        self.window = window
        window.furnish(self.settings, self.model, self.library)
        self.coaching = Coaching(window, self.coach, self.library, self.notebook)
        self.deals = Deals(window, self.library, self.facts, self.notebook)
        self.library.told.connect(window.tell)
        self.settings.trouble.connect(window.tell)

    def begin(self, file: Path | None) -> None:
        """Show the game of a file, else the one played last, else the choice of games."""
        for words in (self.settings.load_trouble, self.library.trouble):
            if words is not None:
                self.window.tell(words)
        self._show_game(file)
        self.opponent.warm_up()
        self.desktop.begin()
        self.library.maintain()

    def close(self) -> None:
        """Write everything and end the thinking process."""
        self.deals.close()
        self.model.close()
        self.coaching.better.close()
        self.coach.stop()
        self.weigher.close()
        self.notebook.close()
        self.opponent.close()
        self.library.close()
        self.settings.close()
        self._faults.remove()
        log.stop(self._log)

    def _on_settings(self) -> None:
        self.model.pace = self.settings.value.pace
        style.choose(self.settings.value.scheme)
        if self.settings.value.language != self._language:
            self._language = self.settings.value.language
            QTimer.singleShot(0, self._speak)  # not now: the window that goes is still busy with the change

    def _speak(self) -> None:
        """Speak another language: the same game in a new window, where every text is a new one."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        old = self.window
        preferences = old.desk.dialog if isinstance(old.desk.dialog, PreferencesDialog) else None
        shown = preferences.shown() if preferences is not None else None
        review, replay = self.coaching.shown(), old.past.replaying.shown()
        self.deals.close()
        self.coaching.better.close()
        look = old.look()
        old.retire()
        install_translators(app, self._language, assets.resources() / "i18n")
        window = MainWindow(look)
        window.show()
        self._move_in(window)
        if self.model.timeline is None:
            window.welcome(kept=bool(self.library.games()))
        elif self.model.resting:
            self.model.wake()
        else:
            window.catch_up()
        if review is not None:
            self.coaching.show_again(review)
        elif replay is not None:
            window.past.replaying.show_again(replay)
        if shown is not None:
            window.commands.preferences.trigger()
            assert isinstance(window.desk.dialog, PreferencesDialog)
            window.desk.dialog.show_again(*shown)
        self.renewed.emit(window)

    def _show_game(self, file: Path | None) -> None:
        desk = self.window.desk
        if file is not None and desk.open_file(str(file)):
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
