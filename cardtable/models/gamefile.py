# SPDX-License-Identifier: GPL-3.0-or-later
"""Games from outside: read, checked and played through before anything else sees them."""

from __future__ import annotations

import logging
from pathlib import Path

from cardtable.engine.game import Game
from cardtable.engine.record import BadRecord, Record, Timeline, read_record
from cardtable.engine.words import mark
from cardtable.games import UnknownGame, find_game

from .files import printable, reason

LARGEST = 1 << 20
"""Bytes of a `.cardtable` file; the longest game of people takes a tenth of that."""
LONGEST_NAME = 100

_log = logging.getLogger(__name__)


def read_game_file(path: Path) -> Timeline:
    """The game in a `.cardtable` file, played through; raises BadRecord and nothing else."""
    name = printable(path.name)
    try:
        if not path.is_file():  # a pipe would never end
            path.stat()
            raise BadRecord(mark("GameFile", "“{name}” is not a file.").format(name=name))
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, BadRecord):
            raise
        why = reason(error) if isinstance(error, OSError) else mark("GameFile", "this is no file name")
        words = mark("GameFile", "“{name}” cannot be opened: {reason}.")
        raise BadRecord(words.format(name=name, reason=why)) from None
    if len(data) > LARGEST:
        raise BadRecord(mark("GameFile", "“{name}” is too large for a game.").format(name=name))
    return play_through(read_record(data))


def play_through(record: Record) -> Timeline:
    """The whole game of a record; raises BadRecord and nothing else."""
    game = check_seats(record)
    try:
        return Timeline(game, record)
    except BadRecord:
        raise
    except Exception as error:  # whatever a made-up record brings about must not reach further
        _log.exception("record")
        raise BadRecord(mark("GameFile", "This game cannot be played: its record is damaged.")) from error


def check_seats(record: Record) -> Game:
    """The game of a record, if this program has it and its opponents; raises BadRecord."""
    try:
        game = find_game(record.game)
    except UnknownGame:
        words = mark("GameFile", "This is a game of “{game}”, which this version of Cardtable does not have.")
        raise BadRecord(words.format(game=record.game[:LONGEST_NAME])) from None
    levels = {level.id for level in game.levels}
    for player in record.seats:
        if player.level is not None and player.level not in levels:
            words = mark("GameFile", "This version of Cardtable has no opponent “{level}”.")
            raise BadRecord(words.format(level=player.level[:LONGEST_NAME]))
        if len(player.name) > LONGEST_NAME:
            raise BadRecord(mark("GameFile", "A player's name in this game is too long."))
    return game
