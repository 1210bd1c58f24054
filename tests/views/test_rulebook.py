# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules as they are played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ai.strength import Ladder, Rung
from cardtable.engine.options import read_options
from cardtable.games import all_games
from cardtable.views import style
from cardtable.views.language import capital
from cardtable.views.rule_page import RulePage
from cardtable.views.rulebook import Rulebook
from cardtable.views.style import tones


@pytest.fixture
def book(qtbot: QtBot) -> Rulebook:
    parent = QWidget()
    qtbot.addWidget(parent)
    book = Rulebook(all_games().values(), parent)
    book.keep = parent  # type: ignore[attr-defined]
    return book


def show(book: Rulebook, name: str, **options: object) -> None:
    game = all_games()[name]
    book.show_rules((game, read_options(game.options_type, options), game.dialog_seats[0]))


@pytest.mark.parametrize("name", all_games())
def test_every_rule_and_every_card_is_there(name: str, book: Rulebook) -> None:
    game = all_games()[name]
    show(book, name)
    text = book.text()
    for clause in game.clauses(game.options_type(), game.dialog_seats[0]):
        assert clause.words.english() in text
        assert clause.id in text
    for entry in game.guide(game.options_type(), game.dialog_seats[0]):
        assert capital(entry.does.english()) in text


def test_house_rules_are_marked_and_told_as_they_are(book: Rulebook) -> None:
    show(book, "hearts")
    assert "House rule:" not in book.text()
    show(book, "hearts", target=50)
    (line,) = [line for line in book.text().splitlines() if line.startswith("House rule:")]
    assert "50 points" in line


@pytest.mark.parametrize("clause", ["H-25", "H-26", "H-45"])
def test_the_book_opens_at_a_rule(clause: str, book: Rulebook) -> None:
    show(book, "hearts")
    book.resize(500, 300)
    book.open_at(clause)
    view = book.findChild(QTextBrowser)
    assert view is not None
    game = all_games()["hearts"]
    known = next(each for each in game.clauses(game.options_type(), 2) if clause in (each.id, *each.covers))
    found = view.document().find(known.words.english()[:40])
    place = view.cursorRect(found)
    assert view.viewport().rect().intersects(place)
    assert known.words.english() in view.textCursor().block().text()  # screen readers read where the caret is
    assert known.words.english() in view.accessibleDescription()
    show(book, "hearts")
    assert view.textCursor().position() == 0
    assert view.accessibleDescription() == ""


def test_an_unknown_rule_opens_the_book_at_its_beginning(book: Rulebook) -> None:
    show(book, "hearts")
    book.open_at("X-99")
    assert "Two-Player Hearts" in book.text()


def test_a_search_leaves_what_was_asked_for(book: Rulebook) -> None:
    show(book, "hearts")
    search = book.findChild(QLineEdit)
    assert search is not None
    QTest.keyClicks(search, "queen spades")
    lines = book.text().splitlines()
    assert any("queen" in line.lower() for line in lines)
    assert "Every heart" not in book.text()
    search.setText("xyzzy")
    assert book.text() == "No rule has these words."
    search.setText("<b>&amp;")
    assert book.text() == "No rule has these words."
    search.clear()
    assert "Every heart" in book.text()


def test_every_game_can_be_read_about(book: Rulebook) -> None:
    book.show_rules(None)
    which = book.findChild(QComboBox)
    assert which is not None
    for index, game in enumerate(all_games().values()):
        which.setCurrentIndex(index)
        assert book.text().startswith(game.title.english())


def test_escape_closes_the_book(book: Rulebook) -> None:
    show(book, "hearts")
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_the_strength_of_the_opponents_is_told_with_the_command(book: Rulebook) -> None:
    rung = Rung("hard", "normal", 10, 20, 0.624, 0.56, 0.69, 31.5)
    other = Rung("gone", "normal", 10, 20, 0.5, 0.4, 0.6, 31.5)
    page = RulePage("", "", (), "", tones())
    game = all_games()["classic"]
    ladders = (
        Ladder("classic", 2, (rung, other), ()),
        Ladder("classic", 4, (rung,), ()),
        Ladder("hearts", 2, (rung,), ()),
    )
    view = QTextBrowser()
    view.setHtml(page.strength(game, ladders))
    lines = view.toPlainText().splitlines()
    assert lines[0] == "How strong are the opponents?"
    assert lines.count("Hard against normal") == 2
    assert lines.count("62% (56% to 69%)") == 2
    assert any("at a table of 4 " in line and "25%" in line for line in lines)
    assert "cardtable ladder classic" in lines[-1]
    assert RulePage("", "", ("ace",), "", tones()).strength(game, ladders) == ""
    assert page.strength(all_games()["numeral"], ladders) == ""


def test_the_text_takes_on_another_scheme(book: Rulebook) -> None:
    show(book, "hearts")
    browser = book.findChild(QTextBrowser)
    assert isinstance(browser, QTextBrowser)
    try:
        style.choose("dark")
        assert style.DARK.dim in browser.toHtml()
        assert style.LIGHT.dim not in browser.toHtml()
    finally:
        style.choose("system")
    assert style.LIGHT.dim in browser.toHtml()


@pytest.mark.parametrize("name", all_games())
def test_the_book_ends_with_the_strength_measured(name: str, book: Rulebook) -> None:
    show(book, name)
    assert book.text().endswith(f"cardtable ladder {name}")
