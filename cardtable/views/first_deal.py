# SPDX-License-Identifier: GPL-3.0-or-later
"""The guided first deal: a lesson at the real table, which can be left at any moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.engine.game import Game
from cardtable.engine.lesson import LessonStep
from cardtable.games import all_games
from cardtable.models.lesson import LessonGame
from cardtable.models.shown import ShownGame

from .bar import Bar
from .choices import ChoiceButton
from .labels import push_button, wrapped
from .language import say
from .rows import ButtonRows

if TYPE_CHECKING:
    from .window import MainWindow

_PACE_MS = 900
"""Opponents of a lesson play no faster: a learner must see what happens."""


class LearnDialog(QDialog):
    """Which game is to be learned."""

    chosen = Signal(str)

    def __init__(self, games: Iterable[Game], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Learn a game"))
        self._buttons: dict[ChoiceButton, str] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(8)
        column.addWidget(wrapped(self.tr("Five minutes at the table. You are told what to play, and why.")))
        for game in games:
            lesson = game.lesson()
            if lesson is not None:
                button = ChoiceButton(say(game.title), say(lesson.about))
                button.clicked.connect(self._on_chosen)
                self._buttons[button] = game.id
                column.addWidget(button)
        cancel = push_button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        column.addStretch(1)
        column.addLayout(foot)
        self.setMinimumWidth(440)

    def buttons(self) -> list[ChoiceButton]:
        """A button for each game that can be learned."""
        return list(self._buttons)

    def _on_chosen(self) -> None:
        game = next(name for button, name in self._buttons.items() if button is self.sender())
        self.accept()
        self.chosen.emit(game)


class LessonBar(Bar):
    """What the lesson says, below the table."""

    left = Signal()
    read = Signal()
    wanted = Signal()
    """The learner wants to play the real game."""

    def __init__(self) -> None:
        super().__init__()
        self.text = wrapped()
        self.next = push_button(self.tr("Go &on"), primary=True)
        self.play = push_button(self.tr("&Play this game…"))
        self.leave = push_button(self.tr("&Leave the lesson"))
        self.next.clicked.connect(self.read)
        self.play.clicked.connect(self.wanted)
        self.leave.clicked.connect(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 10, 6)
        row.setSpacing(10)
        row.addWidget(self.text, 1)
        self._buttons = ButtonRows((self.next, self.play, self.leave))
        row.addWidget(self._buttons, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def set_low(self, low: bool) -> None:
        """Smaller type, and the buttons one below the other, so that the text has the width."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * (1.0 if low else 1.1))
        self.text.setFont(font)
        self._buttons.set_most(1 if low else 2)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Have room for all of the text, and mostly for three lines, so that the table does not jump."""
        layout = self.layout()
        assert layout is not None
        least = 3 * self.text.fontMetrics().lineSpacing() + 18
        self.setMinimumHeight(max(least, layout.totalHeightForWidth(self.width())))

    def tell(self, text: str, *, read: bool, over: bool = False) -> None:
        """Show what is said now, and the buttons that go with it."""
        self.text.setText(text)
        self.next.setVisible(not over)
        self.next.setEnabled(read)
        self.next.setToolTip("" if read else self.tr("Play the card first."))
        self.play.setVisible(over)
        self._fit()
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class FirstDeal(QObject):
    """Lets the table show a lesson while the game in play rests, and then that game again as it was."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.bar: LessonBar | None = None
        self.lesson: LessonGame | None = None
        self._game = ""
        for signal in (window.model.opened, window.model.rewound):
            signal.connect(self._on_other_game)
        window.past.replaying.changed.connect(self._on_replay)
        window.desk.table_wanted.connect(self.leave)
        window.stage.installEventFilter(self)

    def ask(self) -> None:
        """Ask which game is to be learned."""
        dialog = LearnDialog(all_games().values(), self._window)
        dialog.chosen.connect(self.begin)
        self._window.desk.show_dialog(dialog)

    def begin(self, name: str) -> None:
        """Begin the lesson of a game."""
        window, game = self._window, all_games()[name]
        plan = game.lesson()
        if plan is None:
            return
        self._stop()
        window.past.replaying.leave()
        window.model.rest()
        window.covers.lift()
        self._game = name
        lesson = LessonGame(game, plan, QCoreApplication.translate("Setup", "Player"))
        lesson.setParent(self)
        lesson.pace = max(_PACE_MS if window.settings.value.pace else 0, window.settings.value.pace)
        lesson.said.connect(self._on_said)
        lesson.ended.connect(self._on_ended)
        self.lesson = lesson
        self._follow(lesson)
        self._make_bar().show()
        window.setWindowTitle(self.tr("First deal: {game}").format(game=say(game.title)))
        lesson.begin()
        window.table.setFocus()

    def leave(self) -> None:
        """Back to the game in play, as it was, or to the choice of games."""
        if self.lesson is None:
            return
        window = self._window
        if window.model.timeline is not None:
            window.model.wake()  # `_on_other_game` does the rest
            return
        self._stop()
        self._follow(window.model)
        window.setWindowTitle("")
        window.table.hide()
        window.welcome(kept=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Esc leaves the lesson where nothing on the table has a use for it."""
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.KeyPress and self.lesson is not None:
            self.leave()
            return True
        return super().eventFilter(watched, event)

    def _make_bar(self) -> LessonBar:
        if self.bar is None:
            self.bar = LessonBar()
            self._window.stage.set_bar(self.bar)
            self.bar.left.connect(self.leave)
            self.bar.read.connect(self._on_read)
            self.bar.wanted.connect(self._on_wanted)
        return self.bar

    def _stop(self) -> None:
        """Nothing of the lesson goes on."""
        if self.lesson is not None:
            self.lesson.close()
            self.lesson.deleteLater()
            self.lesson = None
            if self.bar is not None:
                self.bar.hide()

    def _follow(self, shown: ShownGame) -> None:
        window = self._window
        window.table.follow(shown)
        window.status.follow(shown)
        if window.stage.side is not None:
            window.stage.side.follow(shown)

    def _on_other_game(self) -> None:
        """Whatever game comes to the table, it is the one that is shown from now on."""
        if self.lesson is not None:
            self._stop()
            self._follow(self._window.model)

    def _on_replay(self) -> None:
        if self._window.past.replaying.active:
            self._stop()

    def _on_said(self, step: LessonStep) -> None:
        bar, text = self._make_bar(), say(step.words)
        bar.tell(text, read=step.read)
        self._window.assistance.voice.tell(text)
        if step.read:
            bar.next.setFocus()
        else:
            self._window.table.setFocus()

    def _on_read(self) -> None:
        if self.lesson is not None:
            self.lesson.read_on()

    def _on_ended(self) -> None:
        if self.lesson is not None:
            bar, text = self._make_bar(), say(self.lesson.lesson.end)
            bar.tell(text, read=False, over=True)
            self._window.assistance.voice.tell(text)
            bar.leave.setFocus()

    def _on_wanted(self) -> None:
        game = self._game
        self.leave()
        self._window.desk.new_game(game)
