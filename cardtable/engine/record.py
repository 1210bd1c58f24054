# SPDX-License-Identifier: GPL-3.0-or-later
"""A game written down, and played through again."""

from __future__ import annotations

import re
from copy import copy
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .game import TABLE, BadDeck, BadOption, Game, IllegalMove, Move, Start, State
from .options import read_options
from .words import Words, mark

FORMAT = 1
"""Version of the record's form; a program refuses a higher one."""
STAND_IN = -1
"""In `nodes`: a simple opponent answered in place of the level that was asked."""

_FIELD = re.compile(r"(?:field|at) `(?:\$\.)?([^`$]+)`$")

Nodes: TypeAlias = Annotated[int, Meta(ge=STAND_IN)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]


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


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Decisions that were taken back: they leave the game after its first `at` decisions."""

    at: Count
    moves: tuple[str, ...]
    nodes: tuple[Nodes, ...] = ()


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that a game was taken over from."""

    game: int
    """Its number in the library where that was done."""
    at: Count
    """Decisions that came with it: they need not be those of the players who sit here now."""


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that another version of the program went on with."""

    at: Count
    """Decisions before that."""
    program: str
    """The version whose opponents play from there on."""


class Record(Start, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from which everything else follows: start, options, seats, and decisions as text."""

    format: Literal[1] = 1
    title: str = ""
    """What the people call it."""
    game: str
    options: dict[str, Any] = {}
    seats: tuple[Player, ...]
    moves: tuple[str, ...] = ()
    """Decisions of the seats; the table's forced moves are played again, not written."""
    nodes: tuple[Nodes, ...] = ()
    """Of each decision the nodes at which the bot's thought ended, 0 for a person; those left out are 0."""
    branches: tuple[Branch, ...] = ()
    """What was taken back, oldest first."""
    practice: bool = False
    """A person may have known more than the rules allow: undo past hidden cards, a deal seen before."""
    assisted: Count = 0
    """Hints that were shown to a person."""
    salt: str = ""
    """Hashed with the deal and the seeds into what is promised before the game; empty: nothing was."""
    program: str = ""
    """The version of the program that promised it, and whose opponents play first."""
    stretches: tuple[Stretch, ...] = ()
    """Where other versions went on with the game, in the order of play."""
    origin: Origin | None = None


def program_of(record: Record, number: int) -> str:
    """The version of the program whose opponents play decision `number`, from 1."""
    later = [stretch.program for stretch in record.stretches if stretch.at < number]
    return later[-1] if later else record.program


def gone_on_with(record: Record, at: int, program: str) -> Record:
    """The record when a version's opponents go on with the game after `at` decisions."""
    kept = tuple(stretch for stretch in record.stretches if stretch.at < at)
    before = msgspec.structs.replace(record, stretches=kept)
    if program_of(before, at + 1) == program:
        return before
    return msgspec.structs.replace(record, stretches=(*kept, Stretch(at, program)))


def write_record(record: Record) -> bytes:
    """The record as JSON: what a `.cardtable` file holds."""
    fields = {"format": FORMAT, **msgspec.to_builtins(record)}
    return msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """The record that a `.cardtable` file holds; raises BadRecord. The moves are not yet played."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord(mark("Record", "This is not a game file, or it is damaged.")) from None
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
        raise BadRecord(_damaged(str(error))) from None


def _damaged(complaint: str) -> Words:
    """What a complaint of msgspec comes to: it ends in the field at fault, as `$.seats[...].level`."""
    field = _FIELD.search(complaint)
    if field is None:
        return mark("Record", "This is not a game file, or it is damaged.")
    words = mark("Record", "This is not a game file, or it is damaged: its “{field}” is not as it should be.")
    return words.format(field=field[1])


class Step(msgspec.Struct, frozen=True):
    """One move and the state it led to."""

    seat: int
    move: Move
    state: State
    nodes: int = 0
    """As in `Record.nodes`."""


Line: TypeAlias = "tuple[tuple[str, int], ...]"
"""Decisions from the first one on: text and nodes of each."""


class Timeline:
    """A game being played: every state so far, undo, redo, and the lines that were left by undo.

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
        self._lines: list[Line] = []
        for number, (text, nodes) in enumerate(_line(record.moves, record.nodes), 1):
            self._replay(number, text, nodes)
        self._read_branches(record.branches)

    def _replay(self, number: int, text: str, nodes: int) -> None:
        try:
            self.play(Move.parse(text), nodes)
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

    def _read_branches(self, branches: tuple[Branch, ...]) -> None:
        """Play what was taken back, to see that it can be had again; raises BadRecord."""
        line, steps = self.line, self.steps
        for branch in branches:
            if branch.at > len(line):
                words = mark(
                    "Record", "A branch of this game leaves it after move {number}, which is missing."
                )
                raise BadRecord(words.format(number=branch.at))
            self.steps = steps[: self._index(branch.at)]
            self.settle()
            for number, (text, nodes) in enumerate(_line(branch.moves, branch.nodes), branch.at + 1):
                self._replay(number, text, nodes)
            self._keep(self.line)
            self.steps = steps

    @property
    def state(self) -> State:
        """The state now."""
        return self.steps[-1].state if self.steps else self.first

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self._record.seats

    @property
    def decisions(self) -> list[Step]:
        """The steps of the seats, without those of the table."""
        return [step for step in self.steps if step.seat != TABLE]

    @property
    def line(self) -> Line:
        """The decisions up to now."""
        return tuple((step.move.text, step.nodes) for step in self.steps if step.seat != TABLE)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Lines that were taken back and lead elsewhere than this one, oldest first."""
        line = self.line
        return tuple(other for other in self._lines if _shared(line, other) < len(other))

    @property
    def branched(self) -> bool:
        """Whether anything has ever been taken back."""
        return bool(self._lines)

    @property
    def ahead(self) -> Line:
        """The decisions that `redo` plays, the next one first."""
        line = self.line
        others = (other for other in reversed(self.lines) if _shared(line, other) == len(line))
        return next(others, line)[len(line) :]

    @property
    def record(self) -> Record:
        """The record up to now."""
        line = self.line
        moves, nodes = _texts(line)
        branches = tuple(_branch(line, other) for other in self.lines)
        return msgspec.structs.replace(self._record, moves=moves, nodes=nodes, branches=branches)

    def amend(self, **marks: Any) -> None:
        """Change marks of the record, such as `practice`."""
        self._record = msgspec.structs.replace(self._record, **marks)

    def cut(self, steps: int) -> Timeline:
        """The same game as it stood after so many steps; this one is not touched."""
        other = copy(self)
        other.steps = self.steps[:steps]
        return other

    def play(self, move: Move, nodes: int = 0) -> Step:
        """Add a decision of the seat to move; raises IllegalMove. What was undone is kept as a line."""
        state = self.state
        if state.turn is None:
            raise IllegalMove(mark("Game", "The game is over."))
        if state.turn == TABLE:
            raise IllegalMove(mark("Game", "The table moves first."))
        self.game.check(state, move)
        return self._add(move, nodes)

    def advance(self) -> Step:
        """Play one forced move of the table, which must be to move."""
        (move,) = self.state.legal_moves()
        return self._add(move)

    def settle(self) -> None:
        """Play the table's forced moves until a seat decides or the game is over."""
        while self.state.turn == TABLE:
            self.advance()

    def rewind(self, count: int) -> None:
        """Take back all but the first `count` decisions, and what the table did after them."""
        line = self.line
        if count < len(line):
            self._keep(line)
            del self.steps[self._index(count) :]

    def undo(self) -> bool:
        """Take back the last decision and what the table did after it; False if there is none."""
        count = len(self.line)
        if count:
            self.rewind(count - 1)
        return count > 0

    def redo(self) -> bool:
        """Play the decision taken back last, and the table's moves after it; False if there is none."""
        if not self.ahead:
            return False
        text, nodes = self.ahead[0]
        self._add(Move.parse(text), nodes)
        self.settle()
        return True

    def _add(self, move: Move, nodes: int = 0) -> Step:
        before = self.state
        assert before.turn is not None
        step = Step(before.turn, move, before.play(move), nodes)
        self.steps.append(step)
        return step

    def _index(self, count: int) -> int:
        """Where in the steps the decision stands that comes after `count` others."""
        places = [index for index, step in enumerate(self.steps) if step.seat != TABLE]
        return places[count] if count < len(places) else len(self.steps)

    def _keep(self, line: Line) -> None:
        """Remember a line as the latest; of two where one contains the other, the longer."""
        longer = (other for other in reversed(self._lines) if _shared(line, other) == len(line))
        kept = next(longer, line)
        self._lines = [other for other in self._lines if _shared(kept, other) < len(other)]
        self._lines.append(kept)


def _line(moves: tuple[str, ...], nodes: tuple[int, ...]) -> Line:
    if len(nodes) > len(moves):
        raise BadRecord(mark("Record", "This game has more thoughts than moves."))
    return tuple(zip(moves, (*nodes, *(0,) * (len(moves) - len(nodes))), strict=True))


def _texts(line: Line) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Moves and nodes of a line as a record has them: no nodes where all are 0."""
    nodes = tuple(nodes for _, nodes in line)
    return tuple(text for text, _ in line), nodes if any(nodes) else ()


def _branch(line: Line, other: Line) -> Branch:
    at = _shared(line, other)
    return Branch(at, *_texts(other[at:]))


def _shared(line: Line, other: Line) -> int:
    """How many decisions two lines have in common; how long a bot thought makes no difference."""
    pairs = enumerate(zip(line, other, strict=False))
    return next((count for count, (a, b) in pairs if a[0] != b[0]), min(len(line), len(other)))
