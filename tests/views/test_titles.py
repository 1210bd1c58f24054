# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game is called in the list: what people call it, or what it came from, in the language of now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from cardtable import assets
from cardtable.engine.record import Player
from cardtable.models.listing import Entry
from cardtable.views.games_model import title_of
from cardtable.views.translators import install_translators

Speak = Callable[[str], None]
ANA = Player("Ana")
PLAIN = Entry(7, "", "hearts", (ANA, Player("Bo", "easy")), 0, 0, 3, finished=False, winner=None, deal=12)
TAKEN = msgspec.structs.replace(PLAIN, origin=6)
EXPERTS = msgspec.structs.replace(PLAIN, players=(Player("Cy", "expert"), Player("Bo", "easy")))
ALONE = msgspec.structs.replace(PLAIN, players=(Player("Al", "easy"), Player("Bo", "easy")))


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:
    yield lambda language: install_translators(qapp, language, assets.resources() / "i18n")
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale("en"))


@pytest.mark.parametrize(
    ("entry", "title"),
    [
        (PLAIN, "Two-Player Hearts"),
        (TAKEN, "Two-Player Hearts, taken over"),
        (msgspec.structs.replace(TAKEN, origin_title="Long night"), "Long night, taken over"),
        (EXPERTS, "Cy (expert) plays deal 12"),
        (ALONE, "Computer players only, deal 12"),
        (msgspec.structs.replace(ALONE, game="bridge"), "bridge"),
        (msgspec.structs.replace(ALONE, title="Mine"), "Mine"),
        (msgspec.structs.replace(PLAIN, players=(), damaged=True, game=""), ""),
    ],
)
def test_a_title_tells_where_a_game_came_from(entry: Entry, title: str, qapp: QApplication) -> None:
    assert title_of(entry) == title


@pytest.mark.parametrize("entry", [PLAIN, TAKEN, EXPERTS, ALONE])
def test_titles_are_in_the_language_of_now_whenever_they_were_made(entry: Entry, speak: Speak) -> None:
    told = []
    for language in ("en", "da", "de", "pl", "ms", "af"):
        speak(language)
        told.append(title_of(entry))
    assert len(set(told)) == 6
