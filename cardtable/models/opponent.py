# SPDX-License-Identifier: GPL-3.0-or-later
"""The client of the thinking process: asks it for moves, and does without it when it fails."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.engine.game import Game, State


class Opponent(QObject):
    """Answers for the opponents, one question at a time; nothing here blocks."""

    answered = Signal(int, object)
    """Ticket and `Thought`."""
    trouble = Signal(object)
    """`Words`: the thinking process has failed, and simple opponents play. Said once."""

    def __init__(self, program: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def warm_up(self) -> None:
        """Start the thinking process so that the first question need not wait. For after the first paint."""
        raise NotImplementedError

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int) -> int:
        """Begin a thought, and give up an earlier one; the ticket comes back with the answer."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Give up the thought that is under way."""
        raise NotImplementedError

    def play_now(self) -> None:
        """Have the best move so far at once."""
        raise NotImplementedError

    def close(self) -> None:
        """End the thinking process."""
        raise NotImplementedError
