# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from cardtable.engine.record import BadRecord, Timeline, read_record
from cardtable.games import UnknownGame, find_game

from .errors import BAD_FILE, CommandError

MAX_SIZE = 16 * 2**20
"""Bytes; no game comes near it, and a wrong file may be endless."""


def read_data(path: Path) -> bytes:
    """What a file holds, or standard input for `-`; raises CommandError."""
    try:
        if str(path) == "-":
            data = sys.stdin.buffer.read(MAX_SIZE + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MAX_SIZE + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandError(f"{path} cannot be read: {reason[0].lower()}{reason[1:]}.", BAD_FILE) from None
    if len(data) > MAX_SIZE:
        raise CommandError(f"{path} is too large to be a saved game.", BAD_FILE)
    return data


def read_game(path: Path) -> Timeline:
    """The game in a file, played through; raises CommandError."""
    data = read_data(path)
    try:
        record = read_record(data)
        return Timeline(find_game(record.game), record)
    except (BadRecord, UnknownGame) as error:
        raise CommandError(f"{path}: {error}", BAD_FILE) from None
