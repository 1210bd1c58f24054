# SPDX-License-Identifier: GPL-3.0-or-later
"""A game played once more: from its beginning, or from any point with another player's cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardtable.engine.game import Game
from cardtable.engine.record import Origin, Player, Record
from cardtable.engine.words import mark

BETTER = mark("Again", "{title}, played better")
TAKEN_OVER = mark("Again", "{title}, taken over")


def restarted(record: Record) -> Record:
    """The same cards from the beginning, or from where the game was taken over.

    It is for practice once a person has decided anything, because the cards are no secret then.
    """
    at = record.origin.at if record.origin else 0
    return _begun(record, at, practice=record.practice or len(record.moves) > at)


def taken_over(record: Record, game: int, at: int, seat: int, person: str) -> Record:
    """The game from where `at` decisions have been made, with a person at that seat.

    A lone person changes places with the opponent who sat there; with none, or more, only that seat changes.
    """
    seats = list(record.seats)
    if not seats[seat].human:
        people = [place for place, player in enumerate(seats) if player.human]
        if len(people) == 1:
            (other,) = people
            seats[seat], seats[other] = seats[other], seats[seat]
        else:
            seats[seat] = Player(_free(person, seats))
    fresh = msgspec.structs.replace(record, seats=tuple(seats), origin=Origin(game, at))
    return _begun(fresh, at, practice=True)


def played_better(game: Game, record: Record, number: int, at: int, seat: int) -> Record:
    """The game from where `at` decisions have been made, with the strongest opponent at that seat."""
    level = game.levels[-1].id
    seats = list(record.seats)
    seats[seat] = Player(seats[seat].name, level)
    fresh = msgspec.structs.replace(record, seats=tuple(seats), origin=Origin(number, at))
    return _begun(fresh, at, practice=True)


def unpromised(record: Record) -> Record:
    """A line that was only tried out: it was never a game, so nobody was promised its cards."""
    return msgspec.structs.replace(record, salt="", program="")


def _begun(record: Record, at: int, *, practice: bool) -> Record:
    """The record with its first decisions, as if nothing had followed; the promise is a new one."""
    moves, nodes = record.moves[:at], record.nodes[:at]
    fresh = msgspec.structs.replace(
        record, moves=moves, nodes=nodes, branches=(), practice=practice, assisted=0
    )
    return msgspec.structs.replace(fresh, salt="", program="", stretches=())


def _free(name: str, seats: Sequence[Player]) -> str:
    """The name, or with a number behind it if somebody else has it."""
    taken = {player.name.casefold() for player in seats}
    others = (f"{name} {number}" for number in range(2, len(seats) + 2))
    return next(fresh for fresh in (name, *others) if fresh.casefold() not in taken)
