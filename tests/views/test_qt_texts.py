# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys and the menus over fields speak the language of the program, also where Qt does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from cardtable.engine.words import Words
from cardtable.views import qt_texts
from cardtable.views.language import say
from cardtable.views.translators import install_translators

from .test_languages import I18N

EVERY = (*qt_texts.KEYS, *qt_texts.FIELDS, *qt_texts.TEXTS, *qt_texts.NUMBERS)
AS_ON_THE_KEYBOARD = {("ms", "Space")}


@pytest.fixture(params=["da", "de", "pl", "ms", "af"])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    install_translators(qapp, request.param, I18N)
    yield request.param
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale("en"))


def test_nothing_stays_english(language: str) -> None:
    same = {(language, words.text) for words in EVERY if say(words) == words.text}
    assert same <= AS_ON_THE_KEYBOARD


@pytest.mark.parametrize("words", qt_texts.KEYS, ids=lambda words: words.text)
def test_keys_are_named_by_qt_with_our_words(language: str, words: Words) -> None:
    assert QKeySequence(words.text).toString(QKeySequence.SequenceFormat.NativeText) == say(words)


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit])
def test_the_menu_of_a_field_is_translated(
    language: str, qtbot: QtBot, kind: type[QLineEdit] | type[QPlainTextEdit]
) -> None:
    field = kind()
    qtbot.addWidget(field)
    menu = field.createStandardContextMenu()
    qtbot.addWidget(menu)
    told = [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]
    known = {say(words) for words in (*qt_texts.FIELDS, *qt_texts.TEXTS)}
    assert len(told) == 7
    assert set(told) <= known


@pytest.mark.parametrize("other", ["da", "de", "pl"])
def test_where_qt_names_keys_our_names_are_the_same(other: str) -> None:
    its = QTranslator()
    assert its.load(f"qtbase_{other}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    ours = QTranslator()
    assert ours.load(f"cardtable_{other}", str(I18N))
    for words in qt_texts.KEYS:
        assert its.translate(words.context, words.text) == ours.translate(words.context, words.text)
