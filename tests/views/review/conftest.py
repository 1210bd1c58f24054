# SPDX-License-Identifier: GPL-3.0-or-later
"""A window with a coach that thinks in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit, Thought
from cardtable.engine.game import Game, State
from cardtable.engine.record import Record
from cardtable.models.coach import Coach
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook
from cardtable.views.review.coaching import Coaching
from cardtable.views.window import MainWindow


class Weighing(QObject):
    """Answers the coach from the event loop, with few nodes."""

    answered = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self._ticket = 0
        self._thought: Thought | None = None
        self.held = False
        """While this is so, nothing is answered."""

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int, limit: Limit | None) -> int:
        self._ticket += 1
        self._thought = think(game, view, seat, level, seed, Limit(nodes=4))
        QTimer.singleShot(0, self.answer)
        return self._ticket

    def answer(self) -> None:
        thought = self._thought
        if thought is not None and not self.held:
            self._thought = None
            self.answered.emit(self._ticket, thought)

    def cancel(self) -> None:
        self._thought = None


@pytest.fixture
def weighing(window: MainWindow) -> Weighing:
    return Weighing()


@pytest.fixture
def notebook(tmp_path: Path) -> Iterator[Notebook]:
    notebook = Notebook(tmp_path)
    yield notebook
    notebook.close()


@pytest.fixture
def coaching(window: MainWindow, library: Library, weighing: Weighing, notebook: Notebook) -> Coaching:
    return Coaching(window, Coach(window.model, weighing, notebook), library, notebook)


@pytest.fixture
def play_out(window: MainWindow, qtbot: QtBot) -> Callable[[Record], None]:
    """Play a game to its end by the first legal card."""

    def play(record: Record) -> None:
        model = window.model
        model.start(record)

        def over() -> bool:
            if model.curtained:
                model.reveal()
            if model.turn_of_person:
                model.play(model.view.legal_moves()[0])
            elif model.waiting_for_round or model._waiting == "view":
                model.go_on()
            return model.timeline is not None and model.state.result is not None and model._waiting == "over"

        qtbot.waitUntil(over, timeout=60_000)

    return play
