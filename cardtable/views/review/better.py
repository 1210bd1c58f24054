# SPDX-License-Identifier: GPL-3.0-or-later
"""Best play shown: the strongest opponent takes a seat from some decision on, and the rest is played out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from cardtable.engine.record import Timeline
from cardtable.engine.words import Words, mark
from cardtable.models.again import BETTER, played_better, unpromised
from cardtable.models.duplicate import Understudy
from cardtable.models.gamefile import play_through
from cardtable.models.opponent import Opponent
from cardtable.models.review import Review
from cardtable.models.shown import ShownGame
from cardtable.views.language import say
from cardtable.views.notices import Notice

from .practice import REVIEW

if TYPE_CHECKING:
    from cardtable.views.window import MainWindow

TRIES = 6
"""Decisions from which a win is looked for."""


class Better(QObject):
    """Plays games out in a thinking process of its own; the opponents think as they did.

    The seat knows what it could know then: its play is the best that could be found, not the best with all
    cards open. A line is shown and forgotten: it is no game of the library. The search ends with Escape, and
    when the table shows anything but the game that it is about.
    """

    back_to_review = Signal(object, int, int)
    """`Timeline`, number in the library (0: none) and decision of the review that a closed line came from."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.understudy = Understudy(Opponent, None, self)
        self.understudy.moved.connect(self._on_moved)
        self.understudy.done.connect(self._on_done)
        self._timeline: Timeline | None = None
        self._number = 0
        self._seat = 0
        self._starts: list[int] = []
        """Numbers of decisions from which to try, the next one last."""
        self._searching = False
        self._notice: Notice | None = None
        self._line: Timeline | None = None
        self._shown: ShownGame = window.model
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window, self.give_up)
        self._escape.setEnabled(False)
        window.model.opened.connect(self._on_place)
        window.past.replaying.changed.connect(self._on_place)
        window.side_switch.only_changed.connect(self._on_place)
        assert window.stage.side is not None
        window.stage.side.followed.connect(self._on_followed)

    def show_from(self, timeline: Timeline, number: int | None, seat: int, decision: int) -> None:
        """Play on from one decision, and show it whatever comes of it."""
        self._begin(timeline, number, seat, [decision], searching=False)

    def search(self, timeline: Timeline, number: int | None, review: Review | None, seat: int) -> None:
        """Play on from the seat's mistakes, the last one first, until that wins."""
        result = timeline.state.result
        if result is not None and result.winner == seat:
            self._window.notices.add(self.tr("You did win this game."), passing=True)
            return
        numbers = [decision.number for decision in review.mistakes] if review is not None else []
        first = [decision.number for decision in review.decisions[:1]] if review is not None else []
        starts = sorted({*numbers[max(0, len(numbers) - TRIES + 1) :], *first})
        if not starts:
            self._window.notices.add(self.tr("The coach is still looking at this game."), passing=True)
            return
        self._begin(timeline, number, seat, starts, searching=True)

    def close(self) -> None:
        """Stop playing."""
        self._escape.setEnabled(False)
        self.understudy.stop()
        self._starts = []

    def give_up(self) -> None:
        """Stop playing, and say no more about it."""
        self.close()
        self._hush()

    def _on_followed(self, shown: ShownGame) -> None:
        self._shown = shown
        self._on_place()

    def _on_place(self) -> None:
        """Whoever turns to something else does not want the line to take its place, nor to hear of it."""
        if self.understudy.playing:
            if not self._in_place():
                self.give_up()
        elif self._line is not None and not self._shows(self._line):
            self._line = None
            self._hush()

    def _shows(self, line: Timeline) -> bool:
        replaying = self._window.past.replaying
        return replaying.active and replaying.replay.whole.record == line.record

    def _in_place(self) -> bool:
        """Whether the table shows the game that the search is about, and nobody practises."""
        replaying = self._window.past.replaying
        shown = replaying.replay.whole if self._shown is replaying.replay else self._shown.timeline
        here = shown is not None and self._timeline is not None and shown.record == self._timeline.record
        return here and not replaying.held

    def _begin(
        self, timeline: Timeline, number: int | None, seat: int, starts: list[int], *, searching: bool
    ) -> None:
        self._timeline, self._number, self._seat = timeline, number or 0, seat
        self._starts, self._searching = starts, searching
        self._next()

    def _next(self) -> None:
        assert self._timeline is not None
        self._start = self._starts.pop()
        record = played_better(
            self._timeline.game, self._timeline.record, self._number, self._start - 1, self._seat
        )
        words = mark("Better", "Best play from move {number} on is being tried…")
        self.understudy.play(record)
        self._escape.setEnabled(True)
        self._tell(words.format(number=self._start))

    def _on_moved(self, moves: int) -> None:
        if self._notice is not None and self._notice in self._window.notices.notices():
            words = mark("Better", "Best play from move {number} on is being tried: move {now}…")
            self._notice.set_text(say(words.format(number=self._start, now=moves)))

    def _on_done(self) -> None:
        assert self.understudy.played is not None
        line = play_through(unpromised(self.understudy.played))
        result = line.state.result
        won = result is not None and result.winner == self._seat
        if self._searching and not won and self._starts:
            self._next()
            return
        self.close()
        if won:
            words = mark("Better", "Yes: with best play from move {number} on this game is won. Here it is.")
        elif self._searching:
            words = mark(
                "Better",
                "No: best play would not have won, neither from your mistakes on nor from the start.",
            )
        else:
            words = mark("Better", "Best play from move {number} on. It does not win either.")
        if won or not self._searching:
            self._show(line)
        self._tell(words.format(number=self._start))

    def _show(self, line: Timeline) -> None:
        """Show the line; when it is closed, what was there before it comes back."""
        window, timeline, game, number = self._window, self._timeline, self._number, self._start
        assert timeline is not None
        replaying, switch = window.past.replaying, window.side_switch
        glance, point = switch.glance, replaying.replay.number if replaying.active else None
        reviewed = switch.only == REVIEW

        def back() -> None:
            if reviewed:
                self.back_to_review.emit(timeline, game, number)
            elif point is not None:
                replaying.show(timeline, game or None, point)
            elif any(glance):  # the end panel clears the felt once more
                window.model.finished.connect(look_again, Qt.ConnectionType.SingleShotConnection)
            look_again()

        def look_again() -> None:
            switch.look_again(glance)

        switch.show_only("")
        self._line = line
        replaying.show(line, None, number - 1, back)
        window.setWindowTitle(say(BETTER.format(title=line.game.title)))

    def _tell(self, words: Words) -> None:
        self._hush()
        self._notice = self._window.notices.add(say(words), calm=True, passing=not self.understudy.playing)

    def _hush(self) -> None:
        if self._notice is not None and self._notice in self._window.notices.notices():
            self._notice.close_notice()
        self._notice = None
