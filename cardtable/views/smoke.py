# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable --smoke-test`: whether an installed program works, found out without a screen."""

from __future__ import annotations

import logging
import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QDir, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from cardtable import assets
from cardtable.engine.game import Game
from cardtable.engine.record import Player, Record
from cardtable.games import all_games
from cardtable.models import paths

from . import style
from .app import SETTINGS
from .first_look import FirstLook
from .program import Program
from .window import MainWindow

MOVES = 10
"""Decisions of each game."""
PATIENCE = 120.0
"""Seconds for all of them."""
FAILED = 1


def main() -> int:
    """Play in a window that nobody sees; 0 if all went well."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with TemporaryDirectory(prefix="cardtable-") as home:
        paths.use(Path(home))
        QDir.addSearchPath("res", str(assets.resources()))
        app = QApplication([*sys.argv[:1], *style.FUSION])
        style.dress(app)
        window = MainWindow(FirstLook())
        window.show()
        program = Program(window, paths.config_dir() / SETTINGS)
        test = SmokeTest(program)
        test.done.connect(app.exit)
        program.begin(None)
        code = app.exec()
        window.close()
        program.close()
        return FAILED if test.faults.records else code


class Faults(logging.Handler):
    """Collects what was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(self.format(record))


class SmokeTest(QObject):
    """Begins each game in turn and plays a few decisions of it against the real thinking process."""

    done = Signal(int)

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._games = iter(all_games().values())
        self._end = time.monotonic() + PATIENCE
        self.faults = Faults()
        logging.getLogger().addHandler(self.faults)
        program.settings.update(motion="off", pace=0, pause_trick=0.0, pause_round=0.0, sound=False)
        program.opponent.trouble.connect(self._on_trouble)
        self._timer = QTimer(self, interval=10)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _step(self) -> None:
        model = self._program.model
        if time.monotonic() > self._end:
            self._finish("it takes too long")
        elif self.faults.records:
            self._finish(self.faults.records[0])
        elif model.timeline is None or len(model.record.moves) >= MOVES or model.state.result is not None:
            self._next_game()
        elif model.waiting_for_round:
            model.go_on()
        elif model.turn_of_person:
            model.play(model.view.legal_moves()[0])

    def _next_game(self) -> None:
        model = self._program.model
        if model.timeline is not None:
            sys.stdout.write(f"{model.record.game}: {len(model.record.moves)} moves\n")
        game = next(self._games, None)
        if game is None:
            self._finish("")
        else:
            self._program.window.desk.start(_record(game))

    def _on_trouble(self) -> None:
        self._finish("the thinking process does not work")

    def _finish(self, trouble: str) -> None:
        self._timer.stop()
        logging.getLogger().removeHandler(self.faults)
        if trouble:
            sys.stderr.write(f"cardtable: {trouble}\n")
        self.done.emit(FAILED if trouble else 0)


def _record(game: Game) -> Record:
    """A game for one person and as many opponents as it takes."""
    bots = (Player(f"Bot {number}", game.levels[1].id) for number in range(1, game.dialog_seats[0]))
    return Record(game=game.id, seats=(Player("Player"), *bots), deal=1)
