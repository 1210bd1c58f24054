# SPDX-License-Identifier: GPL-3.0-or-later
"""A game played back: any point of it, step by step, with all hands open or as one seat knew it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.engine.game import TABLE
from cardtable.engine.record import Record, Timeline
from cardtable.engine.words import Words, mark

from .shown import Moved, ShownGame

PAUSE = 900
"""Milliseconds between two decisions that are played back, at the usual speed."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)


class ReplayModel(ShownGame):
    """Stands after some number of decisions of a game, which is not touched."""

    moved = Signal()
    """Another point of the game is shown, or it is shown in another way."""
    running = Signal(bool)
    """It is being played back, or no more."""
    marked = Signal()
    """`marks` are others now."""

    live = False

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._whole: Timeline | None = None
        self._played: Timeline | None = None
        """The game as it was played, when a line that was taken back is shown."""
        self._stops: list[int] = [0]
        """Steps that have been taken when so many decisions have been made, and the table has moved."""
        self._rounds: list[int] = []
        self._tricks: list[int] | None = None
        self._marks: list[int] = []
        self.line: int | None = None
        """The line taken back that is shown; None: the game as it was played."""
        self._seat: int | None = None
        self._index = 0
        self._target = 0
        """Step at which the motion that is under way ends."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.forward)
        self._playing = False
        self.in_play: Callable[[Record], bool] = lambda _record: False
        """Whether people have a game of the same deal that is not over."""
        self._secret = False

    def not_now(self) -> Words:
        """What has been played stays as it is."""
        return mark("Past", "A replay is being shown.")

    # What is shown

    def load(self, timeline: Timeline, library_id: int | None, number: int | None = None) -> None:
        """Show a game after `number` decisions; None: from its beginning."""
        self.pause()
        self.library_id = library_id
        self._played = timeline.cut(len(timeline.steps))
        self.line = None
        self._secret = self._played.state.turn is not None and self.in_play(self._played.record)
        self._load(self._played, number or 0)

    def _load(self, whole: Timeline, number: int) -> None:
        self._whole, self.game = whole, whole.game
        self._stops = _stops(whole)
        self._rounds = _rounds(whole, self._stops)
        self._tricks = None
        self._marks = []
        self._seat = self._first_look()
        self.viewer = TABLE if self._seat is None else self._seat
        self._go_to(number)
        self.opened.emit()
        self.moved.emit()

    @property
    def whole(self) -> Timeline:
        """The game to its last decision."""
        assert self._whole is not None
        return self._whole

    @property
    def lines(self) -> tuple[tuple[int, int], ...]:
        """Of each line that was taken back: decisions before it leaves the game, and decisions in it."""
        assert self._played is not None
        branches = self._played.record.branches
        return tuple((branch.at, branch.at + len(branch.moves)) for branch in branches)

    def show_line(self, line: int | None) -> None:
        """Show a line that was taken back, from where it leaves the game; None: the game as it was played."""
        assert self._played is not None
        self.stop()
        at = self.number if self.line is None else self.lines[self.line][0]
        self.line = line
        if line is None:
            self._load(self._played, at)
            return
        record = self._played.record
        branch = record.branches[line]
        own = record.nodes + (0,) * (branch.at - len(record.nodes))
        taken_back = msgspec.structs.replace(
            record,
            moves=record.moves[: branch.at] + branch.moves,
            nodes=own[: branch.at] + branch.nodes,
            branches=(),
        )
        self._load(Timeline(self._played.game, taken_back), branch.at)

    @property
    def count(self) -> int:
        """Decisions in the game."""
        return len(self._stops) - 1

    @property
    def number(self) -> int:
        """Decisions up to the point that is shown, or to which a motion leads."""
        return bisect_right(self._stops, self._target) - 1

    @property
    def seat(self) -> int | None:
        """The seat whose knowledge is shown; TABLE: what everybody saw; None: all hands lie open."""
        return self._seat

    def may_see(self, seat: int | None) -> bool:
        """Whether a seat's cards are no secret: a game that people still play shows theirs to them only.

        That it is practice changes nothing, for the same deal may wait elsewhere in a game that is none.
        """
        assert self._played is not None
        if seat == TABLE or self._played.state.turn is None or self.whole.state.turn is None:
            return True
        people = [place for place, player in enumerate(self.whole.seats) if player.human]
        return people == [seat] if people else not self._secret

    def _first_look(self) -> int | None:
        if self.may_see(None):
            return None
        people = [seat for seat, player in enumerate(self.whole.seats) if player.human]
        return people[0] if len(people) == 1 else TABLE

    @property
    def open_hands(self) -> bool:
        """Whether everybody's cards lie open."""
        return self._seat is None

    @property
    def rounds(self) -> Sequence[int]:
        """Numbers of decisions at which a round begins."""
        return self._rounds

    @property
    def tricks(self) -> Sequence[int]:
        """Numbers of decisions at which a trick begins; empty in a game that has none."""
        if self._tricks is None:
            self._tricks = _tricks(self.whole, self._stops)
        return self._tricks

    @property
    def marks(self) -> list[int]:
        """Numbers of decisions, from 1, that are worth a look: those that a review calls mistakes."""
        return self._marks

    @marks.setter
    def marks(self, numbers: Iterable[int]) -> None:
        self._marks = sorted({number for number in numbers if 1 <= number <= self.count})
        self.marked.emit()

    def look(self, seat: int | None) -> None:
        """Show what a seat knew, what everybody saw (TABLE), or all hands (None)."""
        self._seat = seat
        self.viewer = TABLE if seat is None else seat
        self._finish_motion()
        self.rewound.emit(False)
        self.moved.emit()

    # Moving about

    def to(self, number: int) -> None:
        """Show the game after so many decisions, at once."""
        self._go_to(number)
        self.rewound.emit(False)
        self.moved.emit()

    def first(self) -> None:
        """Back to where the first decision is to be made."""
        self.pause()
        self.to(0)

    def last(self) -> None:
        """To the last decision."""
        self.pause()
        self.to(self.count)

    def back(self) -> None:
        """One decision back."""
        self.pause()
        if self.number > 0:
            self._go_to(self.number - 1)
            self.rewound.emit(True)
            self.moved.emit()

    def forward(self) -> None:
        """Show the next decision as it was played, and the table's moves after it."""
        number = self.number
        if self._finish_motion():
            self.rewound.emit(False)
        if number >= self.count:
            self.pause()
            return
        self._target = self._stops[number + 1]
        self.moved.emit()
        self._step()

    def jump(self, places: Sequence[int], direction: int) -> bool:
        """To the next (1) or last (-1) of some places, numbers of decisions; False if there is none."""
        self.pause()
        here = self.number
        index = bisect_right(places, here) if direction > 0 else bisect_left(places, here) - 1
        if not 0 <= index < len(places):
            return False
        self.to(places[index])
        return True

    def jump_to_mark(self, direction: int) -> bool:
        """To where the next or last of `marks` is to be decided; False if there is none."""
        return self.jump([number - 1 for number in self._marks], direction)

    # Playing back

    @property
    def playing(self) -> bool:
        """Whether one decision follows the other by itself."""
        return self._playing

    def play_back(self) -> None:
        """Play on by itself, at the end from the beginning."""
        if self.number >= self.count:
            self.to(0)
        self._set_playing(True)
        self.forward()

    def pause(self) -> None:
        """Stand still after the decision that is being shown."""
        self._timer.stop()
        self._set_playing(False)

    def stop(self) -> None:
        """Stand still at once."""
        self.pause()
        self._finish_motion()

    def go_on(self) -> None:
        """The view has shown a step."""
        if self._index < self._target:
            self._step()
        elif self._playing and self.number < self.count:
            self._timer.start(round(PAUSE / self.haste))
        else:
            self.pause()

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.running.emit(playing)

    def _step(self) -> None:
        before = self.state
        step = self.whole.steps[self._index]
        self._show(self._index + 1)
        self.stepped.emit(Moved(before, step.seat, step.move, step.state, self.events(before, step)))
        if not self.paced:
            self.go_on()

    def _finish_motion(self) -> bool:
        """End the motion that is under way; False if there is none."""
        busy = self._index != self._target
        self._show(self._target)
        return busy

    def _go_to(self, number: int) -> None:
        self._timer.stop()
        self._target = self._stops[min(max(number, 0), self.count)]
        self._show(self._target)

    def _show(self, index: int) -> None:
        self._index = index
        self.timeline = self.whole.cut(index)


def _stops(timeline: Timeline) -> list[int]:
    stops = [index for index, step in enumerate(timeline.steps) if step.seat != TABLE]
    return [*stops, len(timeline.steps)]


def _rounds(timeline: Timeline, stops: Sequence[int]) -> list[int]:
    states = [timeline.first, *(step.state for step in timeline.steps)]
    numbers = [states[stop].round for stop in stops]
    return [place for place, number in enumerate(numbers) if place == 0 or number != numbers[place - 1]]


def _tricks(timeline: Timeline, stops: Sequence[int]) -> list[int]:
    """Where the table has collected a trick since the decision before."""
    found = []
    game = timeline.game
    for place in range(1, len(stops)):
        steps = timeline.steps[stops[place - 1] : stops[place]]
        if any(game.scene(step.state.seen_by(TABLE)).pause == "trick" for step in steps):
            found.append(place)
    return [0, *found] if found else []
