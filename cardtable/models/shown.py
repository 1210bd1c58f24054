# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as it is shown at the table: what views read and follow, whether it is played or played back."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QObject, Signal

from cardtable.engine.game import TABLE, Game, IllegalMove, Move, State
from cardtable.engine.record import Player, Record, Step, Timeline
from cardtable.engine.table import Event, Scene
from cardtable.engine.words import Words, mark


class Moved(msgspec.Struct, frozen=True):
    """A step that has been taken, with what a bystander could tell of it."""

    before: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


class ShownGame(QObject):
    """The steps of one game up to some point, as one observer may see them.

    `paced` views call `go_on` when they have shown a step; without one the game goes on by itself.
    """

    opened = Signal()
    """Another game is shown; show it without motion."""
    stepped = Signal(object)
    """A `Moved`: the state is already the new one."""
    rewound = Signal(bool)
    """The state is one from before or from later on; True: so near that a motion can show it."""
    asked = Signal(int)
    """The person at this seat is to decide."""
    curtain = Signal(int)
    """Another person's turn comes: cover the table until `reveal`."""
    glanced = Signal()
    """The viewer of a covered table is another one for a moment, or nobody again."""
    thinking = Signal(int)
    """The opponent at this seat thinks; -1: nobody does any more."""
    paused = Signal(str)
    """A round is over; it goes on with `go_on`."""
    finished = Signal(object)
    """The `Result`."""
    trouble = Signal(object)
    """`Words` for the people at the table."""

    live = True
    """Whether people play here; a finished trick then waits for their key, if they want it to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: Game | None = None
        self.timeline: Timeline | None = None
        self.library_id: int | None = None
        self.viewer = TABLE
        """Whose cards are shown; TABLE: nobody's."""
        self.paced = False
        self.haste = 1.0
        """How many times faster than usual things are shown."""

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
        return self.timeline.seats if self.timeline else ()

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(player.name for player in self.seats)

    @property
    def open_hands(self) -> bool:
        """Whether everybody's cards lie open: when the game is over."""
        return self.timeline is not None and self.state.turn is None

    @property
    def turn_of_person(self) -> bool:
        """Whether a person may decide now, at an uncovered table."""
        return False

    @property
    def waiting_for_round(self) -> bool:
        """Whether a finished round is being looked at."""
        return False

    @property
    def curtained(self) -> bool:
        """Whether the table is covered for the next person."""
        return False

    def scenes(self) -> tuple[Scene, Scene]:
        """The full scene, for the identity of cards, and the viewer's, for their faces."""
        assert self.game is not None
        full, seen = self.game.scene(self.state), self.game.scene(self.view)
        last = self._last_table()
        if last is not None:  # what was lost with stays in sight
            full = _with_zones(full, self.game.scene(last))
            seen = _with_zones(seen, self.game.scene(last.seen_by(self.viewer)))
        return full, _with_hands(full, seen) if self.open_hands else seen

    def _last_table(self) -> State | None:
        """When a decision without a card has ended the game: the state in which it was made."""
        assert self.timeline is not None
        steps = self.timeline.steps
        if self.state.turn is not None or len(steps) < 2 or steps[-1].seat == TABLE or steps[-1].move.cards:
            return None
        return steps[-2].state

    def story(self) -> Iterator[tuple[Event, ...]]:
        """Everything that happened in this game, step by step, as a bystander saw it."""
        assert self.timeline is not None
        before = self.timeline.first
        for step in self.timeline.steps:
            yield self.events(before, step)
            before = step.state

    def events(self, before: State, step: Step) -> tuple[Event, ...]:
        """What a bystander could tell of a step."""
        assert self.game is not None
        return self.game.tell(
            before.seen_by(TABLE), step.seat, step.move, step.state.seen_by(TABLE), self.names
        )

    def not_now(self) -> Words:
        """Why nobody may play a card now, when nobody may."""
        if self.timeline is not None and self.state.turn is None:
            return mark("Game", "The game is over.")
        return mark("Game", "It is not your turn.")

    def play(self, _move: Move) -> None:
        """Play for the person whose turn it is; raises IllegalMove."""
        raise IllegalMove(self.not_now())

    def go_on(self) -> None:
        """The view has shown the last step."""


def _with_zones(scene: Scene, before: Scene) -> Scene:
    """A scene with the cards where they lay before."""
    return msgspec.structs.replace(scene, zones=before.zones)


def _with_hands(full: Scene, seen: Scene) -> Scene:
    """What an observer sees when all hands are laid open."""
    zones = zip(full.zones, seen.zones, strict=True)
    return msgspec.structs.replace(
        seen, zones=tuple(whole if whole.kind == "hand" else zone for whole, zone in zones)
    )
