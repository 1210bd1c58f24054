# SPDX-License-Identifier: GPL-3.0-or-later
"""A language that does not exist.

What has no brackets went past translation; what does not fit would be clipped in a real language. Another run
mirrors everything, as for languages that are written from right to left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.games import all_games
from cardtable.models.coach import Coach
from cardtable.models.facts import FactBook
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook
from cardtable.models.settings import SettingsModel
from cardtable.views.deals.desk import Deals
from cardtable.views.first_look import FirstLook
from cardtable.views.review.coaching import Coaching
from cardtable.views.window import MainWindow

from .conftest import Opponent
from .pseudo import Pseudo
from .reading import OPEN, clipped, untranslated
from .review.conftest import Weighing


@pytest.fixture(params=[Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft], ids=["ltr", "rtl"])
def pseudo(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Pseudo]:
    translator = Pseudo(qapp)
    qapp.installTranslator(translator)
    qapp.setLayoutDirection(request.param)
    yield translator
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    qapp.removeTranslator(translator)


@pytest.fixture
def window(
    pseudo: Pseudo,
    qtbot: QtBot,
    library: Library,
    settings: SettingsModel,
    opponent: Opponent,
    tmp_path: Path,
) -> Iterator[MainWindow]:
    """A window in the language that does not exist, 1024 by 600."""
    model = GameModel(opponent, library)
    window = MainWindow(FirstLook())
    qtbot.addWidget(window)
    window.resize(1024, 600)
    with qtbot.waitSignal(window.painted):
        window.show()
    window.furnish(settings, model, library)
    book, notebook = FactBook(library, tmp_path), Notebook(tmp_path)
    deals = Deals(window, library, book, notebook)
    coaching = Coaching(window, Coach(model, Weighing(), notebook), library, notebook)
    yield window
    coaching.better.close()
    deals.close()
    model.close()
    notebook.close()


Make = Callable[..., Record]


@pytest.mark.parametrize("game", list(all_games()))
def test_a_game_speaks_no_other_language(window: MainWindow, qtbot: QtBot, record: Make, game: str) -> None:
    window.model.start(record(game, "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    assert not untranslated(window)
    assert not clipped(window)
    assert all(OPEN in line for line in window.stage.side.log.toPlainText().splitlines() if line)  # type: ignore[union-attr]


def test_every_command_is_translated(window: MainWindow) -> None:
    actions = window.commands.findChildren(QAction)
    assert len(actions) > 40
    assert not [action.text() for action in actions if OPEN not in action.text()]
    assert not [action.toolTip() for action in actions if action.toolTip() and OPEN not in action.toolTip()]


DIALOGS = (
    *(
        "new_game",
        "games",
        "rules",
        "keys",
        "about",
        "preferences",
        "statistics",
        "open_code",
        "day",
        "proof",
    ),
    "restore",
)


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_is_translated_and_has_room(
    window: MainWindow, qtbot: QtBot, record: Make, name: str
) -> None:
    window.model.start(record("classic", "hbb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    action = getattr(window.commands, name)
    before = set(QApplication.topLevelWidgets())
    action.trigger()
    QApplication.processEvents()
    opened = [top for top in QApplication.topLevelWidgets() if top not in before and top.isVisible()]
    opened = [top for top in opened if isinstance(top, QDialog) or top.isWindow()]
    assert opened
    qtbot.wait(50)
    for top in opened:
        assert not untranslated(top)
        assert not clipped(top)
        top.close()


def test_help_and_review_are_translated_and_have_room(
    window: MainWindow, qtbot: QtBot, record: Make, almost_over: Callable[[Record], Record]
) -> None:
    window.settings.update(help="values")
    model = window.model
    model.start(almost_over(record("numeral", "hb")))
    qtbot.waitUntil(lambda: model.turn_of_person)
    assert not untranslated(window)
    while model.state.result is None:
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
        qtbot.wait(5)
    qtbot.waitUntil(window.covers.end.isVisible)
    assert not untranslated(window)
    window.commands.review.trigger()
    qtbot.waitUntil(lambda: window.past.replaying.active or not window.covers.end.isVisible())
    qtbot.wait(300)
    assert not untranslated(window)
    assert not clipped(window)


def test_the_search_for_raw_and_clipped_texts_finds_them(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    raw = QLabel("Your turn", top)
    raw.resize(300, 40)
    top.resize(400, 100)
    top.show()
    assert untranslated(top) == {"Your turn"}
    assert not clipped(top)
    raw.resize(10, 40)
    assert len(clipped(top)) == 1


def test_the_side_panel_is_at_the_end_of_the_line(window: MainWindow, qtbot: QtBot, record: Make) -> None:
    window.resize(1280, 800)
    window.model.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    side = window.stage.side
    assert side is not None
    assert side.isVisible()
    mirrored = QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert (side.x() < window.table.x()) == mirrored
    assert not side.geometry().intersects(window.table.geometry())
    assert side.geometry().united(window.table.geometry()) == window.stage.arena.rect()
