# SPDX-License-Identifier: GPL-3.0-or-later
"""A window with a game behind it, and opponents that think in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QDir, QLocale, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable import assets
from cardtable.ai.thinking import think
from cardtable.engine.bot import Thought
from cardtable.engine.game import Game, State
from cardtable.engine.record import Player, Record, Timeline
from cardtable.games import find_game
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.settings import SettingsModel
from cardtable.views import style
from cardtable.views.first_look import FirstLook
from cardtable.views.window import MainWindow


class Opponent(QObject):
    """Answers at once, at the simplest level, from the event loop."""

    answered = Signal(int, object)
    trouble = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._ticket = 0
        self._thought: tuple[int, Thought] | None = None

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int) -> int:
        self._ticket += 1
        self._thought = (self._ticket, think(game, view, seat, game.levels[0].id, seed))
        QTimer.singleShot(0, self._answer)
        return self._ticket

    def _answer(self) -> None:
        if self._thought is not None:
            self.answered.emit(*self._thought)

    def play_now(self) -> None:
        pass

    def cancel(self) -> None:
        self._thought = None


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application in its own clothes and in English."""
    QDir.setSearchPaths("res", [str(assets.resources())])
    QLocale.setDefault(QLocale("en"))
    qapp.setStyle("fusion")
    style.dress(qapp)
    return qapp


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "library")
    yield library
    library.close()


@pytest.fixture
def settings(qapp: QApplication) -> Iterator[SettingsModel]:
    """Settings in memory: nothing moves and nobody waits."""
    settings = SettingsModel()
    settings.update(motion="off", pace=0, pause_trick=0.0)
    yield settings
    settings.close()


@pytest.fixture
def opponent(qapp: QApplication) -> Opponent:
    return Opponent()


@pytest.fixture
def window(
    qtbot: QtBot, library: Library, settings: SettingsModel, opponent: Opponent
) -> Iterator[MainWindow]:
    """A window of 1100 by 700 that has been painted and furnished."""
    model = GameModel(opponent, library)
    window = MainWindow(FirstLook())
    qtbot.addWidget(window)
    window.resize(1100, 700)
    with qtbot.waitSignal(window.painted):
        window.show()
    window.furnish(settings, model, library)
    window.covers.round.deaf_ms = 0
    window.covers.end.deaf_ms = 0
    window.activateWindow()
    yield window
    model.close()


@pytest.fixture(scope="session")
def almost_over() -> Callable[[Record], Record]:
    """The same game a few decisions before its end, when a person is to move."""

    def play(record: Record) -> Record:
        timeline = Timeline(find_game(record.game), record)
        turns: list[int] = []
        while timeline.state.turn is not None:
            turns.append(timeline.state.turn)
            timeline.play(timeline.state.legal_moves()[0])
            timeline.settle()
        last = max(n for n, seat in enumerate(turns[:-2]) if record.seats[seat].human)
        return msgspec.structs.replace(record, moves=timeline.record.moves[:last])

    return play


@pytest.fixture
def model(window: MainWindow) -> GameModel:
    """The game on the window's table."""
    return window.model


@pytest.fixture
def record() -> Callable[..., Record]:
    """Make a record: `record("hearts", "hb")` seats a person and an opponent."""

    def make(game: str, pattern: str, deal: int = 7, **options: object) -> Record:
        names = ("Freya", "Tomás", "Mei", "Kofi", "Leila", "Bao", "Ines", "Yusuf")
        seats = tuple(
            Player(names[seat], None if sign == "h" else "easy", seat) for seat, sign in enumerate(pattern)
        )
        return Record(game=game, deal=deal, options=options, seats=seats)

    return make
