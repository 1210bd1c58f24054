# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach's commands: help while playing, the review after it, mistakes tried again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from cardtable.engine.record import Timeline
from cardtable.models.coach import Coach
from cardtable.models.files import reason, write_whole
from cardtable.views.language import say

from .wording import summary

if TYPE_CHECKING:
    from cardtable.views.window import MainWindow

    from .help import HelpPart
    from .panel import ReviewPanel


class Coaching(QObject):
    """Stands between the coach and the window; its panels are made when they are wanted."""

    def __init__(self, window: MainWindow, coach: Coach) -> None:
        super().__init__(window)
        self._window = window
        self._coach = coach
        self.panel: ReviewPanel | None = None
        self.help: HelpPart | None = None
        self._library_id: int | None = None
        model, commands = window.model, window.commands
        commands.review.triggered.connect(self.show_review)
        window.covers.end.review_wanted.connect(self.show_review)
        model.opened.connect(self._on_opened)
        model.finished.connect(self._on_finished)
        coach.ready.connect(self._on_ready)
        window.settings.changed.connect(self._on_settings)
        self._on_opened()
        self._on_settings()

    # The review

    def show_review(self) -> None:
        """Show what the game on the table was worth; again: put it away."""
        side = self._window.side_switch
        timeline = self._window.model.timeline
        if side.reviewing or timeline is None:
            side.show_review(False)
            return
        self.review_game(timeline, self._window.model.library_id)

    def review_game(self, timeline: Timeline, number: int | None) -> None:
        """Show what a game was worth; `number` is the library's."""
        panel = self._review_panel()
        self._library_id = number
        self._coach.weigh(timeline, number)
        self._window.side_switch.show_review(True)
        panel.show_game(timeline)
        panel.decisions.setFocus()

    def _review_panel(self) -> ReviewPanel:
        if self.panel is None:
            from .panel import ReviewPanel

            assert self._window.stage.side is not None
            self.panel = ReviewPanel(self._coach)
            self.panel.save_wanted.connect(self._ask_path)
            self._window.stage.side.add_part("review", self.panel)
        return self.panel

    def _on_finished(self) -> None:
        self._on_opened()
        self._on_ready()

    def _on_ready(self) -> None:
        """Tell at the end of a game, unasked, what it was worth."""
        model = self._window.model
        if model.timeline is None or model.state.result is None:
            return
        people = [seat for seat, player in enumerate(model.seats) if player.human]
        found = self._coach.review(people[0]) if len(people) == 1 and not self._coach.waiting() else None
        self._window.covers.end.tell_review(summary(found) if found is not None else "", offer=bool(people))

    def _on_opened(self) -> None:
        model = self._window.model
        over = model.timeline is not None and model.state.result is not None
        self._window.commands.review.setEnabled(over)
        if self._window.side_switch.reviewing:
            self._window.side_switch.show_review(False)

    # Files

    def _ask_path(self) -> None:
        dialog = QFileDialog(self._window, self.tr("Save the review"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(
            [
                self.tr("The whole review (*.html)"),
                self.tr("All figures (*.json)"),
                self.tr("The curve as a drawing (*.svg)"),
                self.tr("The curve as a picture (*.png)"),
            ]
        )
        dialog.setDefaultSuffix("html")
        dialog.filterSelected.connect(self._on_filter)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def _on_filter(self, chosen: str) -> None:
        dialog = self.sender()
        if isinstance(dialog, QFileDialog):
            dialog.setDefaultSuffix(chosen.rpartition("*.")[2].rstrip(")"))

    def save_to(self, path: str) -> None:
        """Write the review that is shown to a file; its suffix tells how."""
        from .export import SUFFIXES, write_review

        panel = self.panel
        if panel is None or panel.review is None or panel.timeline is None:
            return
        if Path(path).suffix.lower() not in SUFFIXES:
            self._window.notices.add(
                self.tr("The review was not saved: its name must end in {endings}.").format(
                    endings=" ".join(SUFFIXES)
                )
            )
            return
        try:
            write_whole(Path(path), write_review(panel.timeline, panel.review, Path(path)))
        except OSError as error:
            text = self.tr("The review was not saved: {reason}.")
            self._window.notices.add(text.format(reason=say(reason(error))))

    # Help while playing

    def _on_settings(self) -> None:
        level = self._window.settings.value.help
        if level != "none" and self.help is None:
            from .help import HelpPart

            assert self._window.stage.side is not None
            self.help = HelpPart(self._window.model, self._coach, self._window.settings)
            self.help.helped.connect(self._on_helped)
            self._window.stage.side.add_part("help", self.help)
        if self.help is not None:
            self._window.side_switch.show_help(level != "none")
            self.help.refresh()

    def _on_helped(self, _number: int) -> None:
        model = self._window.model
        model.mark(assisted=model.record.assisted + 1)
