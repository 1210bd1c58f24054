# SPDX-License-Identifier: GPL-3.0-or-later
"""Best play shown: the strongest opponent takes a seat from some decision on, and the rest is played out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.engine.record import Timeline
from cardtable.engine.words import Words, mark
from cardtable.models.again import BETTER, played_better
from cardtable.models.duplicate import Understudy
from cardtable.models.gamefile import play_through
from cardtable.models.library import Library
from cardtable.models.opponent import Opponent
from cardtable.models.review import Review
from cardtable.views.language import say
from cardtable.views.notices import Notice

if TYPE_CHECKING:
    from cardtable.views.window import MainWindow

TRIES = 6
"""Decisions from which a win is looked for."""


class Better(QObject):
    """Plays games out in a thinking process of its own; the opponents think as they did.

    The seat knows what it could know then: its play is the best that could be found, not the best with all
    cards open.
    """

    def __init__(self, window: MainWindow, library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._library = library
        self.understudy = Understudy(Opponent, library, self)
        self.understudy.moved.connect(self._on_moved)
        self.understudy.done.connect(self._on_done)
        self._timeline: Timeline | None = None
        self._number = 0
        self._seat = 0
        self._starts: list[int] = []
        """Numbers of decisions from which to try, the next one last."""
        self._searching = False
        self._notice: Notice | None = None

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
        self.understudy.stop()
        self._starts = []

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
        title = say(BETTER.format(title=self._timeline.game.title))
        words = mark("Better", "Best play from move {number} on is being tried…")
        self.understudy.play(record, title)
        self._tell(words.format(number=self._start))

    def _on_moved(self, moves: int) -> None:
        if self._notice is not None and self._notice in self._window.notices.notices():
            words = mark("Better", "Best play from move {number} on is being tried: move {now}…")
            self._notice.set_text(say(words.format(number=self._start, now=moves)))

    def _on_done(self, game: int) -> None:
        timeline = play_through(self._library.record(game))
        result = timeline.state.result
        won = result is not None and result.winner == self._seat
        if self._searching and not won:
            self._library.delete(game)
            if self._starts:
                self._next()
            else:
                self._tell(
                    mark(
                        "Better",
                        "No: best play would not have won, neither from your mistakes on nor from the start.",
                    )
                )
            return
        self._starts = []
        if won:
            words = mark("Better", "Yes: with best play from move {number} on this game is won. Here it is.")
        else:
            words = mark("Better", "Best play from move {number} on. It does not win either.")
        self._window.side_switch.show_only("")
        self._window.past.replaying.show(timeline, game, self._start - 1)
        self._tell(words.format(number=self._start))

    def _tell(self, words: Words) -> None:
        if self._notice is not None and self._notice in self._window.notices.notices():
            self._notice.close_notice()
        self._notice = self._window.notices.add(say(words), calm=True, passing=not self.understudy.playing)
