# SPDX-License-Identifier: GPL-3.0-or-later
"""Every language of the program: each dialog opens in it, and nothing is clipped on a small screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QMenu, QTableWidgetItem
from pytestqt.qtbot import QtBot

from cardtable import assets
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
from cardtable.views.review.values import ValueTable
from cardtable.views.translators import install_translators
from cardtable.views.window import MainWindow

from .conftest import Opponent
from .reading import clipped, twice
from .review.conftest import Weighing

I18N = assets.resources() / "i18n"
LANGUAGES = sorted(path.stem.partition("_")[2] for path in I18N.glob("cardtable_*.ts"))
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
Make = Callable[..., Record]


@pytest.fixture
def window(
    qapp: QApplication,
    qtbot: QtBot,
    library: Library,
    settings: SettingsModel,
    opponent: Opponent,
    tmp_path: Path,
    language: str,
) -> Iterator[MainWindow]:
    """A window of 1024 by 600 in one of the languages."""
    install_translators(qapp, language, I18N)
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
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale("en"))


def test_six_languages_are_there() -> None:
    assert LANGUAGES == ["af", "da", "de", "en", "ms", "pl"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_dialog_has_room_for_its_texts(
    window: MainWindow, qtbot: QtBot, record: Make, language: str
) -> None:
    new_game = window.commands.new_game.text()
    assert ("New" in new_game) == (language == "en")
    for game in all_games():
        window.model.start(record(game, "hb"))
        qtbot.waitUntil(lambda: window.model.turn_of_person)
        assert not clipped(window)
    for name in DIALOGS:
        before = set(QApplication.topLevelWidgets())
        getattr(window.commands, name).trigger()
        qtbot.wait(30)
        opened = [top for top in QApplication.topLevelWidgets() if top not in before and top.isVisible()]
        assert opened, name
        for top in opened:
            assert not clipped(top), name
            assert not twice(top), name
            top.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_menu_has_a_letter_twice(window: MainWindow, language: str) -> None:
    menus = [window.menuBar(), *window.menuBar().findChildren(QMenu)]
    assert len(menus) > 6
    for menu in menus:
        texts = [action.text() for action in menu.actions()]
        letters = [found[1].lower() for text in texts if (found := re.search(r"&(\w)", text))]
        assert len(letters) == len(set(letters)), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_the_values_are_whole(window: MainWindow, qtbot: QtBot, language: str) -> None:
    table = ValueTable()
    qtbot.addWidget(table)
    table.setRowCount(14)
    played = QTableWidgetItem(table.tr("{move}, played").format(move="10♦"))
    font = played.font()
    font.setBold(True)
    played.setFont(font)
    table.setItem(0, 0, played)
    table.resize(358, 180)  # as in a window of 1280 by 800
    table.show()
    header = table.horizontalHeader()
    qtbot.waitUntil(lambda: header.length() > 300)
    assert [n for n in range(3) if header.sectionSize(n) < header.sectionSizeHint(n)] == []
