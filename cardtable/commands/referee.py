# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable referee`: keeps the rules for another program, one JSON object a line each way.

Requests carry `do` (games, new, position, play, undo, view, think, record) and may carry `id`, which the
answer repeats.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit
from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, BadDeck, BadOption, Game, IllegalMove, Move, Start
from cardtable.engine.options import read_options
from cardtable.engine.record import FORMAT, BadRecord, Player, Record, Timeline
from cardtable.games import UnknownGame, find_game

from .catalogue import catalogue
from .output import state_fields
from .parser import Parser
from .requests import New, Play, Refusal, Request, Think, View, raw_fields, read, read_value

Fields = dict[str, msgspec.Raw]
Answer = dict[str, Any]


def configure(parser: Parser) -> None:
    """The command has no arguments."""
    parser.epilog = "It reads requests from standard input and ends at the end of it."


def run(_arguments: Namespace) -> int:
    """Answer standard input on standard output."""
    for answer in answers(sys.stdin.buffer):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    return 0


def answers(lines: Iterable[bytes]) -> Iterator[bytes]:
    """One line of answer for each line of request."""
    referee = Referee()
    for line in lines:
        yield referee.answer(line) + b"\n"


class Referee:
    """One table: a game at a time, no game at first."""

    def __init__(self) -> None:
        self._timeline: Timeline | None = None
        self._step = False
        self._verbs: dict[str, Callable[[Fields], Answer]] = {
            "games": self._games,
            "new": self._new,
            "position": self._position,
            "play": self._play,
            "undo": self._undo,
            "view": self._view,
            "think": self._think,
            "record": self._record,
        }

    def answer(self, line: bytes) -> bytes:
        """The answer to a request, both without the line's end. Never raises."""
        named: Answer = {}
        try:
            fields = raw_fields(line)
            if "id" in fields:
                named = {"id": fields["id"]}
            answer = self._verb(fields)(fields)
        except Exception as error:  # a request must not end the game of the others
            answer = {"error": _error(error)}
        return msgspec.json.encode({**named, **answer})

    def _verb(self, fields: Fields) -> Callable[[Fields], Answer]:
        name = read_value(fields["do"]) if "do" in fields else None
        if not isinstance(name, str) or name not in self._verbs:
            raise Refusal("bad-request", f"“do” must be one of: {', '.join(self._verbs)}.")
        return self._verbs[name]

    @property
    def _table(self) -> Timeline:
        if self._timeline is None:
            raise Refusal("bad-request", "There is no game yet: ask for “new” or “position” first.")
        return self._timeline

    # Verbs

    def _games(self, fields: Fields) -> Answer:
        read(fields, Request)
        return {"games": catalogue()}

    def _new(self, fields: Fields) -> Answer:
        request = read(fields, New)
        return self._start(request, find_game(request.game), None)

    def _position(self, fields: Fields) -> Answer:
        ours = set(New.__struct_fields__)
        request = read({name: raw for name, raw in fields.items() if name in ours}, New)
        game = find_game(request.game)
        position = {name: read_value(raw) for name, raw in fields.items() if name not in ours}
        return self._start(request, game, position)

    def _start(self, request: New, game: Game, position: dict[str, Any] | None) -> Answer:
        players = game.seats[0] if request.players is None else request.players
        if players not in game.seats:  # before a seat is made for each
            game.check_start(game.options_type(), players, Start())
        record = Record(
            game=game.id,
            options=request.options or {},
            seats=tuple(Player(f"Player {number}") for number in range(1, players + 1)),
            deal=Start().deal if request.deal is None else request.deal,
            dealer=request.dealer,
            first=request.first,
            decks=_decks(request.decks or []),
            position=position,
        )
        _check_start(game, record)
        self._timeline = Timeline(game, record)
        self._step = request.step
        if self._step:
            self._timeline.steps.clear()
        return self._state()

    def _play(self, fields: Fields) -> Answer:
        text = read(fields, Play).move
        table = self._table
        if table.state.turn is None:
            raise Refusal("over", "The game is over.")
        before = len(table.steps)
        try:
            if table.state.turn == TABLE:
                self._advance(text)
            else:
                table.play(_move(text))
            if not self._step:
                table.settle()
        except Exception:  # such as a given deck that does not fit, found when it is to be dealt
            del table.steps[before:]
            raise
        return self._state()

    def _advance(self, text: str) -> None:
        (move,) = self._table.state.legal_moves()
        if text != move.text:
            raise Refusal("illegal-move", f"The table moves first: {move.text}.")
        self._table.advance()

    def _undo(self, fields: Fields) -> Answer:
        read(fields, Request)
        if not self._table.undo():
            raise Refusal("bad-request", "There is nothing to take back.")
        return self._state()

    def _view(self, fields: Fields) -> Answer:
        request = read(fields, View)
        self._check_seat(request.seat)
        table = self._table
        return {"state": state_fields(table.game, table.state.seen_by(request.seat))}

    def _think(self, fields: Fields) -> Answer:
        request = read(fields, Think)
        table = self._table
        turn = table.state.turn
        if turn is None:
            raise Refusal("over", "The game is over.")
        if turn == TABLE:
            raise Refusal("bad-request", "The table moves first.")
        seat = turn if request.seat is None else request.seat
        self._check_seat(seat)
        if seat != turn:
            raise Refusal("bad-request", f"Seat {turn} is to move, not seat {seat}.")
        levels = [level.id for level in table.game.levels]
        level = levels[-1] if request.level is None else request.level
        if level not in levels:
            raise Refusal("bad-option", f"There is no level “{level}”. There are: {', '.join(levels)}.")
        limit = None
        if request.nodes or request.seconds:
            limit = Limit(request.nodes or 0, request.seconds or 0.0)
        thought = think(table.game, table.state.seen_by(seat), seat, level, request.seed, limit)
        fields = msgspec.to_builtins(thought)
        return {"thought": {**fields, "values": thought.chances, "worths": fields["values"]}}

    def _record(self, fields: Fields) -> Answer:
        read(fields, Request)
        return {"record": {"format": FORMAT, **msgspec.to_builtins(self._table.record)}}

    # Parts of verbs

    def _state(self) -> Answer:
        return {"state": state_fields(self._table.game, self._table.state)}

    def _check_seat(self, seat: int) -> None:
        players = self._table.state.players
        if seat not in range(players):
            raise Refusal("bad-option", f"There is no seat {seat}: seats are 0 to {players - 1}.")


def _check_start(game: Game, record: Record) -> None:
    """Raise what is wrong with a start: of a Timeline one would not know what kind of error it is."""
    options, players = read_options(game.options_type, record.options), len(record.seats)
    fresh = game.begin(options, players, replace(record, position=None))
    if record.position is None:
        return
    known = {*game.describe(fresh), "to_move"}
    for name in record.position:
        if name not in known:
            raise Refusal("bad-request", f"There is no field “{name}” in a position of {game.id}.")
    try:
        game.begin(options, players, record)
    except BadOption as error:
        raise Refusal("bad-request", str(error)) from None


def _decks(lists: list[list[str]]) -> tuple[tuple[Card, ...], ...]:
    try:
        return tuple(tuple(Card(text) for text in cards) for cards in lists)
    except ValueError as error:
        raise BadDeck(f"{str(error).partition(' ')[0]} is not a card.") from None


def _move(text: str) -> Move:
    try:
        return Move.parse(text)
    except ValueError as error:
        raise Refusal("illegal-move", f"{error}.") from None


def _error(error: Exception) -> Answer:
    kind, clause, text = "bad-request", None, str(error)
    match error:
        case Refusal():
            kind, clause = error.kind, error.clause
        case IllegalMove():
            kind, clause = "illegal-move", error.clause
        case UnknownGame():
            kind = "unknown-game"
        case BadOption():
            kind = "bad-option"
        case BadDeck() | BadRecord():  # of a new game's record only the first deal can still be wrong
            kind = "bad-deck"
        case _:
            text = f"Cardtable failed at this request: {type(error).__name__}: {error}."
    return {"kind": kind, "clause": clause, "text": text}
