# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules as they are played at this table, to read and to search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence, QShortcut, QTextBlock, QTextCursor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from cardtable.ai.strength import measured
from cardtable.engine.game import Game, Options
from cardtable.engine.table import Clause

from .labels import push_button, wrapped
from .language import say
from .options_form import Choice
from .rule_page import RulePage
from .screen import fit_to_screen
from .spoken import name_box, read_by_keys
from .style import tones


class Rulebook(QDialog):
    """The live rules of the game on the table, or of any game under its default rules."""

    def __init__(self, games: Iterable[Game], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules"))
        self._games = list(games)
        self._table: tuple[Game, Options, int] | None = None
        self.target = ""
        """The rule that is marked."""
        self._which = Choice()
        name_box(self._which, self.tr("Game"))
        for game in self._games:
            self._which.addItem(say(game.title), game.id)
        self._note = wrapped(dim=True)
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._search.setClearButtonEnabled(True)
        self._text = QTextBrowser()
        read_by_keys(self._text)
        self._text.setAccessibleName(self.tr("Rules"))
        self._text.document().setDocumentMargin(12)
        self._build()
        self._which.currentIndexChanged.connect(self._on_game)
        self._search.textChanged.connect(self._on_search)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._search.setFocus)
        fit_to_screen(self, 620, 640)

    def show_rules(self, table: tuple[Game, Options, int] | None) -> None:
        """Show the rules of the game on the table: the game, its house rules, the number of players."""
        self._table = table
        self.target = ""
        if table is not None:
            self._which.setCurrentIndex(self._which.findData(table[0].id))
        self._write()
        self._go_to("")
        self.show()
        self.raise_()
        self.activateWindow()
        self._text.setFocus()

    def open_at(self, clause: str) -> None:
        """Go to a rule and mark it."""
        self._search.clear()
        found = next((known for known in self._clauses() if clause in (known.id, *known.covers)), None)
        self.target = found.id if found else ""
        self._write()
        self._go_to(self.target)
        self._text.scrollToAnchor(self.target)

    def _go_to(self, anchor: str) -> None:
        """The caret, and with it a screen reader, comes to a rule."""
        document = self._text.document()
        blocks = (document.findBlockByNumber(number) for number in range(document.blockCount()))
        found = next((block for block in blocks if anchor and anchor in _anchors(block)), None)
        self._text.setTextCursor(QTextCursor(found or document.firstBlock()))
        self._text.setAccessibleDescription(found.text() if found is not None else "")

    def text(self) -> str:
        """Everything that can be read now."""
        return self._text.toPlainText()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._write()  # its colours are in the text

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._which, 1)
        head.addWidget(self._search, 1)
        close = push_button(self.tr("&Close"))
        close.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(self._note, 1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self._text, 1)
        column.addLayout(foot)

    def _on_game(self) -> None:
        self.target = ""
        self._write()

    def _on_search(self) -> None:
        self.target = ""
        self._write()

    def _shown(self) -> tuple[Game, Options, int]:
        game = self._games[max(0, self._which.currentIndex())]
        if self._table is not None and self._table[0].id == game.id:
            return self._table
        return game, game.options_type(), game.dialog_seats[0]

    def _clauses(self) -> Sequence[Clause]:
        game, options, players = self._shown()
        return game.clauses(options, players)

    def _write(self) -> None:
        game, options, players = self._shown()
        live = self._table is not None and self._table[0].id == game.id
        self._note.setText(
            self.tr("As played at this table.") if live else self.tr("The rules without house rules.")
        )
        words = self._search.text().split()
        page = RulePage(say(game.title), say(game.about), words, self.target, tones())
        rules = page.html(game.clauses(options, players), game.guide(options, players))
        self._text.setHtml(rules + page.strength(game, measured()))


def _anchors(block: QTextBlock) -> Iterator[str]:
    """Where links can lead to in a paragraph."""
    part = block.begin()
    while not part.atEnd():
        yield from part.fragment().charFormat().anchorNames()
        part += 1
