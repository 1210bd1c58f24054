# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands behind the window: opponents, the library, the game. Loaded after the first paint."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

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
from .review.coaching import Coaching
from .window import MainWindow


class Program(QObject):
    """Made once, by `app`, and closed by it."""

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
        window.furnish(self.settings, self.model, self.library)
        self.weigher = Opponent()
        self.notebook = Notebook(paths.data_dir())
        self.coach = Coach(self.model, self.weigher, self.notebook)
        self.coaching = Coaching(window, self.coach)
        self.facts = FactBook(self.library, paths.data_dir(), self)
        self.deals = Deals(window, self.library, self.facts, self.notebook)
        self.settings.changed.connect(self._on_settings)
        self.desktop.changed.connect(self.settings.changed)
        self._on_settings()

    def begin(self, file: Path | None) -> None:
        """Show the game of a file, else the one played last, else the choice of games."""
        self.library.told.connect(self.window.tell)
        self.settings.trouble.connect(self.window.tell)
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
