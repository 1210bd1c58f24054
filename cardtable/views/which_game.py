# SPDX-License-Identifier: GPL-3.0-or-later
"""A few questions about rules that people know, which lead to a game of this table and its house rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.game import Game
from cardtable.engine.options import Setting, Value, settings
from cardtable.engine.questions import Answer, Question, Questionnaire

from .announcing import announce
from .labels import push_button, wrapped
from .language import capital, say
from .options_form import Choice
from .screen import fit_to_screen
from .spoken import name_box


class Finding(msgspec.Struct, frozen=True):
    """The game that fits what has been answered."""

    game: Game
    options: dict[str, Any]
    """House rules that differ from the usual ones."""
    against: tuple[Question, ...]
    """Questions whose answers do not fit even this game."""


def find(
    asked: Questionnaire, games: Mapping[str, Game], answers: Sequence[tuple[Question, Answer]]
) -> Finding:
    """The game with the fewest answers against it; of several the likely one, else the first."""
    family = [game for game in games.values() if game.questionnaire == asked]

    def against(game: Game) -> tuple[Question, ...]:
        return tuple(question for question, answer in answers if game.id not in answer.games)

    best = min(family, key=lambda game: (len(against(game)), game.id != asked.likely))
    usual = {setting.name: setting.default for setting in settings(best.options_type)}
    wanted = {
        name: value
        for _, answer in answers
        if best.id in answer.games
        for name, value in answer.options.items()
        if name in usual and usual[name] != value
    }
    return Finding(best, wanted, against(best))


def value_words(setting: Setting, value: Value) -> str:
    """What a house rule's value is called."""
    return next((say(words) for known, words in setting.values if known == value), str(value))


class WhichGame(QDialog):
    """Asks, and shows after each answer which game that is and in what it differs from the usual rules."""

    chosen = Signal(str, object)
    """The game's id and its house rules."""

    def __init__(self, games: Iterable[Game], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Which game do you know?"))
        self._games = {game.id: game for game in games}
        self._asked: list[Questionnaire] = []
        for game in self._games.values():
            if game.questionnaire is not None and game.questionnaire not in self._asked:
                self._asked.append(game.questionnaire)
        self.which = Choice()
        name_box(self.which, self.tr("Name of the game"))
        for asked in self._asked:
            self.which.addItem(say(asked.title))
        self.controls: list[Choice] = []
        self.verdict = wrapped(heading=True)
        self.details = QLabel()
        self.details.setWordWrap(True)
        self.details.setTextFormat(Qt.TextFormat.PlainText)
        self.finding: Finding | None = None
        self._area = QScrollArea()
        self._build()
        self.which.currentIndexChanged.connect(self._ask)
        self._ask()
        fit_to_screen(self, 620, 640)

    def _build(self) -> None:
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        found = QFrame()
        found.setProperty("plate", True)
        inner = QVBoxLayout(found)
        inner.setContentsMargins(14, 10, 14, 10)
        inner.addWidget(self.verdict)
        inner.addWidget(self.details)
        self.play = push_button(self.tr("&Play this…"), primary=True)
        self.play.clicked.connect(self._on_play)
        self._cancel = cancel = push_button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.play)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(self.which)
        column.addWidget(wrapped(self.tr("Answer what you know; the rest does not matter."), dim=True))
        column.addWidget(self._area, 1)
        column.addWidget(found)
        column.addLayout(foot)

    @property
    def asked(self) -> Questionnaire:
        """What is being asked."""
        return self._asked[max(0, self.which.currentIndex())]

    def answers(self) -> list[tuple[Question, Answer]]:
        """The questions that have been answered, with their answers."""
        given = zip(self.asked.questions, self.controls, strict=True)
        return [
            (question, question.answers[control.currentIndex() - 1])
            for question, control in given
            if control.currentIndex() > 0
        ]

    def _ask(self) -> None:
        """Put the questions of the game that was named."""
        page = QWidget()
        form = QVBoxLayout(page)
        form.setContentsMargins(0, 0, 12, 0)
        form.setSpacing(4)
        self.controls = []
        for question in self.asked.questions:
            control = Choice()
            with QSignalBlocker(control):
                control.addItem(self.tr("I do not know"))
                for answer in question.answers:
                    control.addItem(say(answer.words))
            control.currentIndexChanged.connect(self._show)
            label = wrapped(say(question.words))
            label.setBuddy(control)
            control.setAccessibleName(say(question.words))
            self.controls.append(control)
            form.addWidget(label)
            form.addWidget(control)
            form.addSpacing(6)
        form.addStretch(1)
        self._area.setWidget(page)
        stops = [self.which, *self.controls, self._cancel, self.play]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)
        self._show()

    def _show(self) -> None:
        """Tell what the answers lead to."""
        answers = self.answers()
        found = self.finding = find(self.asked, self._games, answers)
        title = say(found.game.title)
        self.play.setEnabled(bool(answers))
        self.play.setToolTip("" if answers else self.tr("Answer at least one question."))
        if not answers:
            self.verdict.setText(self.tr("Nothing is answered yet."))
            self.details.setText("")
            return
        if found.against:
            self.verdict.setText(self.tr("Nearest to it is “{game}”.").format(game=title))
        else:
            self.verdict.setText(self.tr("That is “{game}”.").format(game=title))
        self.details.setText("\n".join([*self._differences(found), *self._objections(found, answers)]))
        announce(self.verdict, f"{self.verdict.text()} {self.details.text()}")

    def _differences(self, found: Finding) -> list[str]:
        """The house rules that differ from the usual ones, a line for each."""
        if not found.options:
            return [self.tr("With its usual rules.")]
        known = {setting.name: setting for setting in settings(found.game.options_type)}
        line = self.tr("• {rule}: {value} (usually: {usual})", "a house rule that differs from the usual one")
        return [self.tr("With these house rules:")] + [
            line.format(
                rule=say(known[name].title),
                value=value_words(known[name], value),
                usual=value_words(known[name], known[name].default),
            )
            for name, value in found.options.items()
        ]

    def _objections(self, found: Finding, answers: Sequence[tuple[Question, Answer]]) -> list[str]:
        """What is played differently here."""
        lines = []
        for question, answer in answers:
            if question in found.against:
                note = say(answer.note) if answer.note is not None else self._here(found.game, question)
                lines.append(
                    self.tr("! {question} {note}", "a question, then how it is here").format(
                        question=say(question.words), note=note
                    )
                )
        return lines

    def _here(self, game: Game, question: Question) -> str:
        """How the game that was found answers a question."""
        own = next((answer for answer in question.answers if game.id in answer.games), None)
        if own is None:
            return self.tr("This is different here.")
        return self.tr("Here: {answer}.").format(answer=capital(say(own.words)))

    def _on_play(self) -> None:
        if self.finding is not None:
            self.accept()
            self.chosen.emit(self.finding.game.id, self.finding.options)
