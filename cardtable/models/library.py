# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game ever played: saved decision by decision, resumed, listed, exported and opened."""

from __future__ import annotations

from concurrent.futures import Future
from datetime import datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from cardtable.engine.record import Player, Record
from cardtable.engine.words import Words


class Entry(msgspec.Struct, frozen=True):
    """One line of the list of games."""

    id: int
    title: str
    game: str
    players: tuple[Player, ...]
    started: datetime
    changed: datetime
    moves: int
    """Decisions taken."""
    finished: bool
    winner: int | None
    damaged: bool = False
    """The record cannot be read: it is kept, but cannot be resumed."""


class Library(QObject):
    """The games in one directory. Made by `open`; nothing here raises for a disk that fails."""

    told = Signal(object)
    """`Words` for the people at the table: what happened to their games behind their backs."""
    trouble: Words | None
    """What was wrong at opening; to be said once."""

    @classmethod
    def open(cls, directory: Path) -> Library:
        """The library in a directory, made or repaired if need be."""
        raise NotImplementedError

    def create(self, record: Record, title: str = "") -> int:
        """Keep a new game; its number."""
        raise NotImplementedError

    def add_move(self, game: int, number: int, text: str) -> Future[None]:
        """Keep decision `number` (from 1) in place of it and all later ones.

        Done when it is on disk. Raises in the future NotSaved: the game is then kept in memory and saving is
        tried again and again.
        """
        raise NotImplementedError

    def cut(self, game: int, count: int) -> Future[None]:
        """Keep the first `count` decisions only."""
        raise NotImplementedError

    def finish(self, game: int, winner: int | None) -> Future[None]:
        """The game is over; no winner: a draw."""
        raise NotImplementedError

    def record(self, game: int) -> Record:
        """The record of a game; raises BadRecord."""
        raise NotImplementedError

    def games(self) -> list[Entry]:
        """All games, newest first."""
        raise NotImplementedError

    def unfinished(self) -> int | None:
        """The game played last of those that are not over and can be read."""
        raise NotImplementedError

    def rename(self, game: int, title: str) -> Future[None]:
        """Give a game another title."""
        raise NotImplementedError

    def delete(self, game: int) -> Future[None]:
        """Take a game off the list; for a month it can come back."""
        raise NotImplementedError

    def undelete(self, game: int) -> Future[None]:
        """Put a deleted game back on the list."""
        raise NotImplementedError

    def export(self, game: int, path: Path) -> None:
        """Write a game to a `.cardtable` file; raises NotSaved or BadRecord."""
        raise NotImplementedError

    def open_file(self, path: Path) -> int:
        """Take in the game of a `.cardtable` file; raises BadRecord."""
        raise NotImplementedError

    def maintain(self) -> Future[None]:
        """Make a backup if it is time, and drop what was deleted a month ago. For after the first paint."""
        raise NotImplementedError

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait for everything to be written; False if that takes longer."""
        raise NotImplementedError

    def close(self) -> None:
        """Write everything and let go of the file."""
        raise NotImplementedError
