# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach's commands: help while playing, the review after it, mistakes tried again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from cardtable.engine.record import Timeline
from cardtable.models.coach import Coach
from cardtable.models.files import reason, write_whole
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook
from cardtable.models.shown import ShownGame
from cardtable.views.actions import allow
from cardtable.views.file_dialogs import ask_save_review
from cardtable.views.language import say
from cardtable.views.replaying import Shown

from .better import Better
from .marks import ReplayMarks
from .practice import REVIEW, Practice
from .wording import summary, tally

if TYPE_CHECKING:
    from cardtable.views.window import MainWindow

    from .help import HelpPart
    from .panel import ReviewPanel


class Coaching(QObject):
    """Stands between the coach and the window; its panels are made when they are wanted."""

    def __init__(self, window: MainWindow, coach: Coach, library: Library, notebook: Notebook) -> None:
        super().__init__(window)
        self._window = window
        self._coach = coach
        self.panel: ReviewPanel | None = None
        self.help: HelpPart | None = None
        self._library_id: int | None = None
        self._followed: Timeline | None = None
        """The game that the table plays back for the review."""
        self.practice = Practice(window, coach, library, notebook)
        self.better = Better(window)
        self._marks = ReplayMarks(window, coach)
        model, commands = window.model, window.commands
        commands.review.triggered.connect(self.show_review)
        commands.could_win.triggered.connect(self.could_i_have_won)
        commands.drill.triggered.connect(self.practice.begin)
        window.covers.end.review_wanted.connect(self.show_review)
        self.better.back_to_review.connect(self._on_back)
        model.opened.connect(self._on_opened)
        model.finished.connect(self._on_finished)
        window.past.replaying.changed.connect(self._allow)
        window.past.replaying.changed.connect(self._show_help)
        window.past.replaying.replay.moved.connect(self._on_moved)
        window.side_switch.only_changed.connect(self._on_part)
        coach.ready.connect(self._on_ready)
        window.settings.changed.connect(self._on_settings)
        self._in_play = True
        """Whether the table shows the game in play, not another one."""
        assert window.stage.side is not None
        window.stage.side.followed.connect(self._on_followed)
        self._on_opened()
        self._on_settings()

    # The review

    def show_review(self) -> None:
        """Show what the game on the table was worth; again: put it away."""
        window = self._window
        if window.side_switch.only == REVIEW:
            window.side_switch.show_only("")
            return
        timeline, number = self._subject()
        if timeline is not None:
            self._followed = timeline if window.past.replaying.active else None
            self.review_game(timeline, number)

    def _subject(self) -> tuple[Timeline | None, int | None]:
        """The whole game that the table shows, and its number in the library."""
        model, replaying = self._window.model, self._window.past.replaying
        if replaying.active:
            return replaying.replay.whole, replaying.replay.library_id
        return model.timeline, model.library_id

    def review_game(self, timeline: Timeline, number: int | None) -> None:
        """Show what a game was worth; `number` is the library's."""
        panel = self._review_panel()
        self._library_id = number
        self._coach.weigh(timeline, number)
        self._window.covers.lift()
        self._window.side_switch.show_only(REVIEW)
        panel.show_game(timeline)
        panel.decisions.setFocus()

    def shown(self) -> Shown | None:
        """The review that is shown, for `show_again` in another window."""
        panel = self.panel
        if panel is None or panel.timeline is None or self._window.side_switch.only != REVIEW:
            return None
        seat = panel.review.seat if panel.review is not None else None
        return panel.timeline, self._library_id, panel.decision.number if panel.decision else 0, seat

    def show_again(self, shown: Shown) -> None:
        """Show a review as another window showed it."""
        timeline, game, number, seat = shown
        self.review_game(timeline, game)
        panel = self._review_panel()
        panel.look(seat)
        panel.choose(number)

    def _review_panel(self) -> ReviewPanel:
        if self.panel is None:
            from .panel import ReviewPanel

            assert self._window.stage.side is not None
            self.panel = ReviewPanel(self._coach)
            self.panel.save_wanted.connect(self._ask_path)
            self.panel.chosen.connect(self._on_chosen)
            self.panel.retried.connect(self._on_retried)
            self.panel.better_wanted.connect(self._on_better)
            self._window.stage.side.add_part(REVIEW, self.panel)
        return self.panel

    def _on_chosen(self, number: int) -> None:
        """Show the position before a decision on the table."""
        panel, replaying = self.panel, self._window.past.replaying
        if panel is None or panel.timeline is None or panel.review is None:
            return
        if not replaying.active or self._followed is not panel.timeline:
            self._followed = panel.timeline
            replaying.show(panel.timeline, self._library_id, number - 1)
            replaying.replay.marks = [decision.number for decision in panel.review.mistakes]
            replaying.replay.look(panel.review.seat)
            self._window.side_switch.show_only(REVIEW)
            panel.decisions.setFocus()
        else:
            replaying.replay.pause()
            replaying.replay.to(number - 1)

    def _on_moved(self) -> None:
        replaying = self._window.past.replaying
        if self.panel is not None and replaying.active and self._followed is self.panel.timeline:
            self.panel.follow(replaying.replay.number + 1)

    def _on_part(self, part: str) -> None:
        """When review or drill are put away, the game in play comes back."""
        if not part:
            self.practice.end()
            self._followed = None
            self._window.past.replaying.leave()

    def _on_retried(self, _number: int) -> None:
        panel = self.panel
        if panel is not None and panel.timeline is not None and panel.decision is not None:
            self.practice.retry(panel.timeline, self._library_id, panel.decision)

    def _on_better(self, number: int) -> None:
        """From a decision on, have the strongest opponent play this seat."""
        panel = self.panel
        if panel is not None and panel.timeline is not None and panel.review is not None:
            self.better.show_from(panel.timeline, self._library_id, panel.review.seat, number)

    def could_i_have_won(self) -> None:
        """Look for the last decision from which best play would have won the game that is over."""
        timeline, number = self._subject()
        people = (
            [seat for seat, player in enumerate(timeline.record.seats) if player.human] if timeline else []
        )
        if timeline is None or not people:
            return
        shown = self.panel.review if self.panel is not None and self.panel.timeline is timeline else None
        seat = people[0] if shown is None else shown.seat
        if self._window.past.replaying.held:  # the line would take the place of what is practised
            self.practice.end()
            self.review_game(timeline, number)
        self.better.search(timeline, number, self._coach.review(seat, timeline), seat)

    def _on_back(self, timeline: Timeline, game: int, number: int) -> None:
        """A line is closed: show the decision of the review from which it went out."""
        panel = self.panel
        if panel is None or panel.timeline is not timeline:
            self.review_game(timeline, game or None)
            panel = self._review_panel()
        self._coach.weigh(timeline, game or None)
        self._library_id = game or None
        self._window.covers.lift()
        self._window.side_switch.show_only(REVIEW)
        panel.choose(number)
        self._on_chosen(number)
        panel.decisions.setFocus()

    def _on_finished(self) -> None:
        self._on_opened()
        self._on_ready()

    def _on_ready(self) -> None:
        """Tell at the end of a game, unasked, what it was worth."""
        model = self._window.model
        if model.timeline is None or model.state.result is None:
            return
        people = [seat for seat, player in enumerate(model.seats) if player.human]
        found = {} if self._coach.waiting() else {seat: self._coach.review(seat) for seat in people}
        told = [
            summary(review) if len(people) == 1 else tally(model.names[seat], review)
            for seat, review in found.items()
            if review is not None
        ]
        self._window.covers.end.tell_review(" ".join(told), offer=bool(people))

    def _on_opened(self) -> None:
        """Whatever game comes to the table, it is not the one that was reviewed."""
        self.practice.end()
        self._followed = None
        self._window.side_switch.show_only("")
        self._allow()

    def _allow(self) -> None:
        """The review is for games that are over: it tells what the cards were worth."""
        whole, _ = self._subject()
        why = ""
        if not self._in_play and not self._window.past.replaying.active:
            why = self._window.past.busy
        elif whole is None:
            why = self.tr("There is no game on the table.")
        elif whole.state.result is None:
            why = self.tr("The review comes when the game is over.")
        allow(self._window.commands.review, why)
        allow(self._window.commands.could_win, why)

    # Files

    def _ask_path(self) -> None:
        if self.panel is not None and self.panel.timeline is not None:
            game = say(self.panel.timeline.game.title)
            title = self.tr("{game}, review", "name of a file").format(game=game)
            self._window.desk.show_asked(ask_save_review(self._window, title, self.save_to))

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
        else:
            saved = QCoreApplication.translate("StatisticsDialog", "Saved as “{path}”.")
            self._window.notices.add(saved.format(path=path), passing=True)

    # Help while playing

    def _on_settings(self) -> None:
        level = self._window.settings.value.help
        if level != "none" and self.help is None:
            from .help import HelpPart

            assert self._window.stage.side is not None
            self.help = HelpPart(self._window.model, self._coach, self._window.settings)
            self.help.helped.connect(self._on_helped)
            self._window.stage.side.add_part("help", self.help)
        self._show_help()

    def _on_followed(self, shown: ShownGame) -> None:
        self._in_play = shown is self._window.model
        self._allow()
        self._show_help()

    def _show_help(self) -> None:
        """Help speaks of the game in play, and has nothing to say beside a replay or a lesson."""
        if self.help is not None:
            wanted = self._window.settings.value.help != "none"
            self._window.side_switch.show_help(wanted and self._in_play)
            self.help.refresh()

    def _on_helped(self, _number: int) -> None:
        model = self._window.model
        model.mark(assisted=model.record.assisted + 1)
