# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in play: whose turn it is and what happened. Views follow this one object."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from cardtable import __version__
from cardtable.ai.thinking import think
from cardtable.engine.bot import Thought
from cardtable.engine.fairness import promised
from cardtable.engine.game import TABLE, IllegalMove, Move, State
from cardtable.engine.record import STAND_IN, Record, Step, Timeline, gone_on_with
from cardtable.games import find_game

from .asks import Asks as Asks
from .knowledge import reveals
from .library import Library
from .saving import Saving
from .shown import Moved as Moved
from .shown import ShownGame


class GameModel(ShownGame):
    """One game between people and opponents, saved decision by decision.

    `paced` views call `go_on` when they have shown a step; without one the game goes on by itself.
    """

    def __init__(self, opponent: Asks, library: Library | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 0
        """Shortest time in ms that a paced opponent seems to think."""
        self._rushed = False
        """Nobody watches: no step waits for the view, and opponents play what they have thought of first."""
        self._wait = 0
        """Shortest time in ms for the opponent that thinks now."""
        self._opponent = opponent
        self._library = library
        self._ticket = 0
        self._asked_at = QElapsedTimer()
        self._waiting = ""
        """What the game waits for: "view", "round", "curtain", "save", "bot", "person" or nothing."""
        self._round_seen = -1
        """Number of decisions after which the last finished round was looked at."""
        self._saving = Saving(self)
        self._saving.done.connect(self._on_saved)
        self._saving.trouble.connect(self.trouble)
        self._held: Thought | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go)
        self._bot_timer = QTimer(self, singleShot=True)
        self._bot_timer.timeout.connect(self._play_held)
        opponent.answered.connect(self._on_answer)
        opponent.trouble.connect(self.trouble)
        if library:
            library.moved.connect(self._on_moved)

    # What views read

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

    # What people do

    def start(self, record: Record) -> None:
        """Begin a new game; raises BadRecord when its options or seats are not the game's."""
        record = promised(record, __version__)
        timeline = Timeline(find_game(record.game), record, settled=False)
        self._leave()
        game = self._library.create(record) if self._library else None
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
            raise IllegalMove(self.not_now())
        self._decide(move)

    def undo(self) -> None:
        """Take back the last decision of a person, and all that came of it."""
        if self.timeline is None or not self.can_undo:
            return
        self._leave()
        if not self.record.practice and reveals(self.timeline, self._last_of_people()):
            self.timeline.amend(practice=True)
        self.timeline.rewind(self._last_of_people())
        self._rewound()

    def redo(self) -> None:
        """Play what was taken back last: the person's decision, and all that came of it."""
        if self.timeline is None or not self.can_redo:
            return
        self._leave()
        self.timeline.redo()
        while self.timeline.ahead and not self._person_is_next():
            self.timeline.redo()
        self._rewound()

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything."""
        return self._last_of_people() >= 0

    @property
    def can_redo(self) -> bool:
        """Whether something has been taken back that follows on from here."""
        return self.timeline is not None and bool(self.timeline.ahead)

    @property
    def undo_reveals(self) -> bool:
        """Whether undo would let a person decide anew who has seen hidden cards since, for the first time."""
        if self.timeline is None or not self.can_undo or self.record.practice:
            return False
        return reveals(self.timeline, self._last_of_people())

    def mark(self, **marks: Any) -> None:
        """Change marks of the record, such as `assisted`, and keep them."""
        if self.timeline is not None:
            self._saving.finish()
            self.timeline.amend(**marks)
            self._keep()

    def rest(self) -> None:
        """Stand still while the table shows something else."""
        self._leave()

    @property
    def resting(self) -> bool:
        """Whether it stands still, and waits for nothing."""
        return self.timeline is not None and not self._waiting and not self._timer.isActive()

    def wake(self) -> None:
        """Show the game again as it was left, and go on."""
        if self.timeline is not None:
            self._open(self.timeline, self.library_id)

    @property
    def only_opponents_left(self) -> bool:
        """Whether the game goes on, but not for any of its people."""
        if self.timeline is None or self.game is None or self.state.turn is None or not self._people():
            return False
        places = self.game.scene(self.view).places
        return all(place.out for place, player in zip(places, self.seats, strict=True) if player.human)

    def play_now(self) -> None:
        """Have the opponent that thinks play the best move so far."""
        if self._waiting != "bot":
            return
        self._wait = 0
        if self._held is not None:
            self._bot_timer.start(0)
        else:
            self._opponent.play_now()

    def finish_at_once(self) -> None:
        """Play on to the end without waiting for views or for opponents to think."""
        self._rushed = True
        if self._waiting == "bot":
            self.play_now()
        else:
            self.go_on()

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

    def glance(self, *, held: bool) -> None:
        """Show the covered table, for as long as it is `held`, to whoever's turn comes."""
        if self._waiting == "curtain" and self.state.turn is not None:
            self.viewer = self.state.turn if held else TABLE
            self.glanced.emit()

    def cover(self) -> None:
        """Cover a table of several people again, as when the window is left."""
        if self._waiting == "person" and self._people() > 1 and self.state.turn is not None:
            self._cover(self.state.turn)
        elif self._waiting in ("view", "round", "save", "bot") and self._people() > 1:
            self.viewer = TABLE  # what whoever played last has left is not for whoever comes by
            self.glanced.emit()

    def close(self) -> None:
        """Stop here; everything decided so far is kept."""
        self._leave()
        if self._library:
            self._library.flush()

    # How a game goes on

    def _open(self, timeline: Timeline, game: int | None) -> None:
        self.timeline, self.game, self.library_id = timeline, timeline.game, game
        self._begin_here()
        self.opened.emit()
        self._timer.start(0)

    def _begin_here(self) -> None:
        """Whoever has seen what is forgotten."""
        people = [seat for seat, player in enumerate(self.seats) if player.human]
        self.viewer = people[0] if len(people) == 1 else TABLE
        self._round_seen = -1
        self._rushed = False

    def _rewound(self) -> None:
        """The timeline has been changed: keep it, show it, and go on from there."""
        self._begin_here()
        self._keep()
        self._waiting = "view" if self.paced else ""
        self.rewound.emit(True)
        if not self.paced:
            self._timer.start(0)

    def _last_of_people(self) -> int:
        """Number of decisions before the last one of a person; -1: there is none."""
        decisions = self.timeline.decisions if self.timeline else []
        numbers = (n for n in reversed(range(len(decisions))) if self.seats[decisions[n].seat].human)
        return next(numbers, -1)

    def _person_is_next(self) -> bool:
        turn = self.state.turn
        return turn is not None and self.seats[turn].human

    def _leave(self) -> None:
        self._timer.stop()
        self._bot_timer.stop()
        self._opponent.cancel()
        self._held, self._ticket = None, 0
        if self._waiting == "bot":
            self.thinking.emit(-1)
        self._waiting = ""
        self._saving.finish()

    def _people(self) -> int:
        return sum(player.human for player in self.seats)

    def _go(self) -> None:
        """Take the next step that needs no person, or ask whoever is to decide."""
        if not self.timeline or self._waiting:
            return
        if self.state.turn == TABLE:
            self._table_moves()
        elif self._saving.busy:
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
            and not self._rushed
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
        waits = self.paced and not self._rushed
        self._waiting = "view" if waits else ""
        self.stepped.emit(Moved(before, step.seat, step.move, step.state, self.events(before, step)))
        if not waits:
            self._timer.start(0)

    def _decide(self, move: Move, nodes: int = 0) -> None:
        assert self.timeline is not None
        self._saving.finish()
        before = self.state
        step = self.timeline.play(move, nodes)
        self._waiting = ""
        if self.timeline.branched:
            self._keep()
        elif self._library and self.library_id is not None:
            number = len(self.timeline.line)
            self._saving.watch(self._library.add_move(self.library_id, number, move.text, nodes))
        self._show(before, step)

    def _next_person(self, seat: int) -> None:
        if self._people() == 1 or self.viewer == seat:
            self._ask_person()
            return
        self._cover(seat)

    def _cover(self, seat: int) -> None:
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
        self._wait = self.pace if self.paced and not self._rushed else 0
        self._asked_at.start()
        self.thinking.emit(seat)
        self._ticket = self._opponent.ask(
            self.game, self.state.seen_by(seat), seat, level, self.seats[seat].seed
        )
        if self._rushed:
            self._opponent.play_now()

    def _on_answer(self, ticket: int, thought: Thought) -> None:
        if self._waiting != "bot" or ticket != self._ticket:
            return
        self._held = thought
        self._bot_timer.start(max(0, self._wait - self._asked_at.elapsed()))

    def _play_held(self) -> None:
        thought, self._held = self._held, None
        if self._waiting != "bot" or thought is None:
            return
        assert self.game is not None
        seat = self.state.turn
        assert seat is not None
        self.thinking.emit(-1)
        try:
            move, nodes = Move.parse(thought.move), thought.nodes
            self.game.check(self.state, move)
        except ValueError:  # a child process of another version, or a broken one
            easiest, seed = self.game.levels[0].id, self.seats[seat].seed
            move = Move.parse(think(self.game, self.state.seen_by(seat), seat, easiest, seed).move)
            nodes = STAND_IN
        if (record := gone_on_with(self.record, self.state.plays, __version__)) != self.record:
            self.mark(stretches=record.stretches)
        self._decide(move, nodes)

    def _finish(self) -> None:
        result = self.state.result
        assert result is not None
        self._waiting = "over"
        if self._library and self.library_id is not None:
            self._library.finish(self.library_id, result.winner)
        self.finished.emit(result)

    # Saving

    def _keep(self) -> None:
        """Have the whole record kept as it is now."""
        assert self.timeline is not None
        if self._library and self.library_id is not None:
            self._saving.watch(self._library.keep(self.library_id, self.timeline.record))

    def _on_saved(self) -> None:
        if self._waiting == "save":
            self._waiting = ""
            self._go()

    def _on_moved(self, old: int, new: int) -> None:
        """Another program has played on with this game: ours has become one of its own."""
        if self.library_id == old:
            self.library_id = new
