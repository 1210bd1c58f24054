# SPDX-License-Identifier: GPL-3.0-or-later
"""What reaches the table of the signals of several games: those of the one that it shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from cardtable.models.shown import ShownGame

Slot = Callable[..., Any]


class Channels:
    """Passes the signals of the game that is followed on to slots named after them.

    A game stays connected while another one is followed, so that the table keeps its place among all who
    listen to it: whoever changes the table's size when a game opens must find it laid out for that game.
    When the table is gone, no signal is passed on any more.
    """

    def __init__(self, table: QObject, **slots: Slot) -> None:
        self._table = table
        self._slots = slots
        self._channels: dict[ShownGame, _Channel] = {}
        self._followed: ShownGame | None = None

    def follow(self, game: ShownGame) -> None:
        """Pass on the signals of this game, and of no other."""
        if game not in self._channels:
            self._channels[game] = _Channel(game, self, self._table)
        self._followed = game

    def take(self, game: ShownGame, name: str, *arguments: object) -> None:
        """A game has sent a signal."""
        if game is self._followed:
            self._slots[name](*arguments)


class _Channel(QObject):
    """Listens to one game."""

    def __init__(self, game: ShownGame, channels: Channels, table: QObject) -> None:
        super().__init__(table)
        self._game = game
        self._channels = channels
        game.opened.connect(self._on_opened)
        game.stepped.connect(self._on_stepped)
        game.rewound.connect(self._on_rewound)
        game.thinking.connect(self._on_thinking)
        for signal in (game.asked, game.curtain, game.glanced, game.paused, game.finished):
            signal.connect(self._on_still)

    def _on_opened(self) -> None:
        self._channels.take(self._game, "opened")

    def _on_stepped(self, moved: object) -> None:
        self._channels.take(self._game, "stepped", moved)

    def _on_rewound(self, near: bool) -> None:
        self._channels.take(self._game, "rewound", near)

    def _on_thinking(self, seat: int) -> None:
        self._channels.take(self._game, "thinking", seat)

    def _on_still(self) -> None:
        self._channels.take(self._game, "still")
