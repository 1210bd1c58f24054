# SPDX-License-Identifier: GPL-3.0-or-later
"""Whom a game asks for the moves of its opponents."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from cardtable.engine.game import Game, State


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

    def play_now(self) -> None:
        """Have the best move so far at once."""
        ...

    def cancel(self) -> None:
        """Drop the thought that is under way."""
        ...
