# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in play: whose turn it is and what happened. Views follow this one object."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from typing import Protocol

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, SignalInstance

from cardtable.ai.thinking import think
from cardtable.engine.bot import Thought
from cardtable.engine.game import TABLE, Game, IllegalMove, Move, State
from cardtable.engine.record import Player, Record, Step, Timeline
from cardtable.engine.table import Event, Scene
from cardtable.engine.words import Words, mark
from cardtable.games import find_game

from .library import Library


class Moved(msgspec.Struct, frozen=True):
    """A step that has been taken, with what a bystander could tell of it."""

    before: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


class Asks(Protocol):
    """The part of `Opponent` that the game needs."""

    @property
    def answered(self) -> SignalInstance:
        """Ticket and `Thought`."""
        ...

    @property
    def trouble(self) -> SignalInstance:
        """`Words` for the people at the table."""
        ...

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int) -> int:
        """Begin a thought; its ticket comes back with the answer."""
        ...

    def cancel(self) -> None:
        """Drop the thought that is under way."""
        ...


class GameModel(QObject):
    """One game between people and opponents, saved decision by decision.

    `paced` views call `go_on` when they have shown a step; without one the game goes on by itself.
    """

    opened = Signal()
    """A game was started or resumed; show it without motion."""
    stepped = Signal(object)
    """A `Moved`: the state is already the new one."""
    asked = Signal(int)
    """The person at this seat is to decide."""
    curtain = Signal(int)
    """Another person's turn comes: cover the table until `reveal`."""
    thinking = Signal(int)
    """The opponent at this seat thinks; -1: nobody does any more."""
    paused = Signal(str)
    """A round is over; it goes on with `go_on`."""
    finished = Signal(object)
    """The `Result`."""
    trouble = Signal(object)
    """`Words` for the people at the table."""
    _saved = Signal()

    def __init__(self, opponent: Asks, library: Library | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: Game | None = None
        self.timeline: Timeline | None = None
        self.library_id: int | None = None
        self.viewer = TABLE
        """Whose cards are shown; TABLE: nobody's."""
        self.paced = False
        self.pace = 0
        """Shortest time in ms that a paced opponent seems to think."""
        self._opponent = opponent
        self._library = library
        self._ticket = 0
        self._asked_at = QElapsedTimer()
        self._waiting = ""
        """What the game waits for: "view", "round", "curtain", "save", "bot", "person" or nothing."""
        self._round_seen = -1
        """Number of decisions after which the last finished round was looked at."""
        self._saving: Future[None] | None = None
        self._save_trouble = False
        self._held: Thought | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go)
        self._bot_timer = QTimer(self, singleShot=True)
        self._bot_timer.timeout.connect(self._play_held)
        self._saved.connect(self._on_saved)
        opponent.answered.connect(self._on_answer)
        opponent.trouble.connect(self.trouble)
        if library:
            library.moved.connect(self._on_moved)

    # What views read

    @property
    def state(self) -> State:
        """The full state; faces are shown from `view`, never from here."""
        assert self.timeline is not None
        return self.timeline.state

    @property
    def view(self) -> State:
        """The state as the viewer may see it."""
        return self.state.seen_by(self.viewer)

    @property
    def record(self) -> Record:
        """The record up to now."""
        assert self.timeline is not None
        return self.timeline.record

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who sits where; empty without a game."""
        return self.timeline.record.seats if self.timeline else ()

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(player.name for player in self.seats)

    @property
    def turn_of_person(self) -> bool:
        """Whether a person may decide now, at an uncovered table."""
        return self._waiting == "person" and self.viewer == self.state.turn

    @property
    def waiting_for_round(self) -> bool:
        """Whether a finished round is being looked at."""
        return self._waiting == "round"

    @property
    def curtained(self) -> bool:
        """Whether the table is covered for the next person."""
        return self._waiting == "curtain"

    def scenes(self) -> tuple[Scene, Scene]:
        """The full scene, for the identity of cards, and the viewer's, for their faces."""
        assert self.game is not None
        return self.game.scene(self.state), self.game.scene(self.view)

    def story(self) -> Iterator[tuple[Event, ...]]:
        """Everything that happened in this game, step by step, as a bystander saw it."""
        assert self.timeline is not None
        before = self.timeline.first
        for step in self.timeline.steps:
            yield self._events(before, step)
            before = step.state

    # What people do

    def start(self, record: Record, title: str = "") -> None:
        """Begin a new game; raises BadRecord when its options or seats are not the game's."""
        timeline = Timeline(find_game(record.game), record, settled=False)
        self._leave()
        game = self._library.create(record, title) if self._library else None
        self._open(timeline, game)

    def resume(self, game: int) -> None:
        """Go on with a game of the library; raises BadRecord."""
        assert self._library is not None
        record = self._library.resume(game)
        timeline = Timeline(find_game(record.game), record)
        self._leave()
        self._open(timeline, game)

    def play(self, move: Move) -> None:
        """Play for the person whose turn it is; raises IllegalMove."""
        if not self.timeline or not self.turn_of_person:
            raise IllegalMove(mark("Game", "It is not your turn."))
        self._decide(move)

    def go_on(self) -> None:
        """The view has shown the last step, or a person has seen enough of the finished round."""
        if self._waiting == "round":
            if self._people() > 1:
                self.viewer = TABLE
            self._waiting = ""
            self._go()
        elif self._waiting == "view":
            self._waiting = ""
            self._go()

    def reveal(self) -> None:
        """The person for whom the table was covered sits down."""
        if self._waiting == "curtain":
            self._ask_person()

    def close(self) -> None:
        """Stop here; everything decided so far is kept."""
        self._leave()
        if self._library:
            self._library.flush()

    # How a game goes on

    def _open(self, timeline: Timeline, game: int | None) -> None:
        self.timeline, self.game, self.library_id = timeline, timeline.game, game
        people = [seat for seat, player in enumerate(self.seats) if player.human]
        self.viewer = people[0] if len(people) == 1 else TABLE
        self._round_seen = -1
        self.opened.emit()
        self._timer.start(0)

    def _leave(self) -> None:
        self._timer.stop()
        self._bot_timer.stop()
        self._opponent.cancel()
        self._held = None
        self._ticket = 0
        if self._waiting == "bot":
            self.thinking.emit(-1)
        self._waiting = ""
        self._finish_saving()

    def _people(self) -> int:
        return sum(player.human for player in self.seats)

    def _go(self) -> None:
        """Take the next step that needs no person, or ask whoever is to decide."""
        if not self.timeline or self._waiting:
            return
        if self.state.turn == TABLE:
            self._table_moves()
        elif self._saving is not None:
            self._waiting = "save"
        elif self.state.turn is None:
            self._finish()
        elif (level := self.seats[self.state.turn].level) is None:
            self._next_person(self.state.turn)
        else:
            self._ask_bot(self.state.turn, level)

    def _table_moves(self) -> None:
        assert self.timeline is not None
        assert self.game is not None
        if (
            self._people()
            and self.game.scene(self.view).pause == "round"
            and self._round_seen != self.state.plays
        ):
            self._round_seen = self.state.plays
            self._waiting = "round"
            self.paused.emit("round")
            return
        before = self.state
        self._show(before, self.timeline.advance())

    def _show(self, before: State, step: Step) -> None:
        self._waiting = "view" if self.paced else ""
        self.stepped.emit(Moved(before, step.seat, step.move, step.state, self._events(before, step)))
        if not self.paced:
            self._timer.start(0)

    def _events(self, before: State, step: Step) -> tuple[Event, ...]:
        assert self.game is not None
        return self.game.tell(
            before.seen_by(TABLE), step.seat, step.move, step.state.seen_by(TABLE), self.names
        )

    def _decide(self, move: Move) -> None:
        assert self.timeline is not None
        self._finish_saving()
        before = self.state
        step = self.timeline.play(move)
        self._waiting = ""
        if self._library and self.library_id is not None:
            number = sum(step.seat != TABLE for step in self.timeline.steps)
            self._saving = self._library.add_move(self.library_id, number, move.text)
            self._saving.add_done_callback(self._tell_saved)
        self._show(before, step)

    def _next_person(self, seat: int) -> None:
        if self._people() == 1 or self.viewer == seat:
            self._ask_person()
            return
        self.viewer = TABLE
        self._waiting = "curtain"
        self.curtain.emit(seat)

    def _ask_person(self) -> None:
        assert self.state.turn is not None
        self.viewer = self.state.turn
        self._waiting = "person"
        self.asked.emit(self.viewer)

    def _ask_bot(self, seat: int, level: str) -> None:
        assert self.game is not None
        self._waiting = "bot"
        self._asked_at.start()
        self.thinking.emit(seat)
        self._ticket = self._opponent.ask(
            self.game, self.state.seen_by(seat), seat, level, self.seats[seat].seed
        )

    def _on_answer(self, ticket: int, thought: Thought) -> None:
        if self._waiting != "bot" or ticket != self._ticket:
            return
        self._held = thought
        self._bot_timer.start(max(0, self.pace - self._asked_at.elapsed()) if self.paced else 0)

    def _play_held(self) -> None:
        thought, self._held = self._held, None
        if self._waiting != "bot" or thought is None:
            return
        assert self.game is not None
        seat = self.state.turn
        assert seat is not None
        self.thinking.emit(-1)
        try:
            move = Move.parse(thought.move)
            self.game.check(self.state, move)
        except ValueError:  # a child process of another version, or a broken one
            easiest = self.game.levels[0].id
            move = Move.parse(think(self.game, self.state.seen_by(seat), seat, easiest, 0).move)
        self._decide(move)

    def _finish(self) -> None:
        result = self.state.result
        assert result is not None
        self._waiting = "over"
        if self._library and self.library_id is not None:
            self._library.finish(self.library_id, result.winner)
        self.finished.emit(result)

    # Saving

    def _tell_saved(self, _future: Future[None]) -> None:
        """On the writer's thread: let the table's own thread look."""
        try:
            self._saved.emit()
        except RuntimeError:  # the window is gone, and this object with it
            return

    def _on_saved(self) -> None:
        if self._saving is None or not self._saving.done():
            return
        self._finish_saving()
        if self._waiting == "save":
            self._waiting = ""
            self._go()

    def _on_moved(self, old: int, new: int) -> None:
        """Another program has played on with this game: ours has become one of its own."""
        if self.library_id == old:
            self.library_id = new

    def _finish_saving(self) -> None:
        """Wait for the last decision to be on disk; say so once if it cannot be."""
        saving, self._saving = self._saving, None
        if saving is None:
            return
        error = saving.exception()
        if error is None:
            self._save_trouble = False
        elif not self._save_trouble:
            self._save_trouble = True
            self.trouble.emit(_reason(error))


def _reason(error: BaseException) -> Words:
    words = getattr(error, "words", None)
    if isinstance(words, Words):
        return words
    return mark("Game", "This game cannot be saved just now: {reason}. You can play on.").format(
        reason=str(error)
    )
