# SPDX-License-Identifier: GPL-3.0-or-later
"""A game written down, and played through again."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .game import TABLE, BadDeck, BadOption, Game, IllegalMove, Move, Start, State
from .options import read_options
from .words import Words, mark

FORMAT = 1
"""Version of the record's form; a program refuses a higher one."""


class BadRecord(ValueError):
    """A record that cannot be read or played; `number` is the move at fault, from 1, or 0 for the whole."""

    def __init__(self, words: Words, number: int = 0) -> None:
        super().__init__(words.english())
        self.words = words
        self.number = number


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat."""

    name: str
    level: str | None = None
    """A bot's level; None: a person."""
    seed: int = 0
    """A bot's own random numbers, never those of the deal."""

    @property
    def human(self) -> bool:
        """Whether a person plays here."""
        return self.level is None


class Record(Start, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from which everything else follows: start, options, seats, and decisions as text."""

    format: Literal[1] = 1
    game: str
    options: dict[str, Any] = {}
    seats: tuple[Player, ...]
    moves: tuple[str, ...] = ()
    """Decisions of the seats; the table's forced moves are played again, not written."""


def write_record(record: Record) -> bytes:
    """The record as JSON: what a `.cardtable` file holds."""
    fields = {"format": FORMAT, **msgspec.to_builtins(record)}
    return msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """The record that a `.cardtable` file holds; raises BadRecord. The moves are not yet played."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(
            mark("Record", "This is not a game file, or it is damaged: {error}.").format(error=str(error))
        ) from None
    version = raw.get("format") if isinstance(raw, dict) else None
    if isinstance(version, int) and version > FORMAT:
        raise BadRecord(
            mark(
                "Record",
                "This game was saved by a newer version of Cardtable (format {version}). Update to open it.",
            ).format(version=version)
        )
    try:
        return msgspec.convert(raw, Record)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRecord(
            mark("Record", "This is not a game file, or it is damaged: {error}.").format(error=str(error))
        ) from None


class Step(msgspec.Struct, frozen=True):
    """One move and the state it led to."""

    seat: int
    move: Move
    state: State


class Timeline:
    """A game being played: every state so far, undo and redo.

    Raises BadRecord when the record's options, seats or moves are not those of the game. The table's
    forced moves after the last decision are played at once; `settled=False` leaves a game without decisions
    before its first deal, to be shown.
    """

    def __init__(self, game: Game, record: Record, *, settled: bool = True) -> None:
        self.game = game
        self._record = record
        cap = 0 if any(player.human for player in record.seats) else game.cap
        try:
            self.options = read_options(game.options_type, record.options)
            self.first = game.begin(self.options, len(record.seats), record, cap)
            self.steps: list[Step] = []
            if settled or record.moves:
                self.settle()
        except (BadOption, IllegalMove) as error:
            raise BadRecord(error.words) from None
        except BadDeck as error:
            raise BadRecord(Words("Record", "{error}").format(error=str(error))) from None
        self.undone: list[Move] = []
        for number, text in enumerate(record.moves, 1):
            self._replay(number, text)

    def _replay(self, number: int, text: str) -> None:
        try:
            self.play(Move.parse(text))
            self.settle()
        except IllegalMove as error:
            words = mark("Record", "Move {number} of this game, {move}, is not possible: {reason}").format(
                number=number, move=text, reason=error.words
            )
            raise BadRecord(words, number) from None
        except ValueError as error:  # no move's text, or a deck that does not fit
            words = mark("Record", "Move {number} of this game cannot be read: {reason}.").format(
                number=number, reason=str(error)
            )
            raise BadRecord(words, number) from None

    @property
    def state(self) -> State:
        """The state now."""
        return self.steps[-1].state if self.steps else self.first

    @property
    def record(self) -> Record:
        """The record up to now."""
        moves = tuple(step.move.text for step in self.steps if step.seat != TABLE)
        return msgspec.structs.replace(self._record, moves=moves)

    def play(self, move: Move) -> Step:
        """Add a decision of the seat to move; raises IllegalMove. What was undone is forgotten."""
        state = self.state
        if state.turn is None:
            raise IllegalMove(mark("Game", "The game is over."))
        if state.turn == TABLE:
            raise IllegalMove(mark("Game", "The table moves first."))
        self.game.check(state, move)
        self.undone.clear()
        return self._add(move)

    def advance(self) -> Step:
        """Play one forced move of the table, which must be to move."""
        (move,) = self.state.legal_moves()
        return self._add(move)

    def settle(self) -> None:
        """Play the table's forced moves until a seat decides or the game is over."""
        while self.state.turn == TABLE:
            self.advance()

    def undo(self) -> bool:
        """Take back the last decision and what the table did after it; False if there is none."""
        index = next((i for i in reversed(range(len(self.steps))) if self.steps[i].seat != TABLE), None)
        if index is None:
            return False
        self.undone.append(self.steps[index].move)
        del self.steps[index:]
        return True

    def redo(self) -> bool:
        """Play the decision taken back last, and the table's moves after it; False if there is none."""
        if not self.undone:
            return False
        self._add(self.undone.pop())
        self.settle()
        return True

    def _add(self, move: Move) -> Step:
        before = self.state
        assert before.turn is not None
        step = Step(before.turn, move, before.play(move))
        self.steps.append(step)
        return step
