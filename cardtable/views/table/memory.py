# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table remembers of the game it shows, besides its state."""

from __future__ import annotations

from cardtable.engine.game import TABLE
from cardtable.engine.table import Scene
from cardtable.models.shown import Moved, ShownGame
from cardtable.views.language import say

from .portraits import portrait_of
from .seats import Person, seated


class Memory:
    """Whose turn it was while the table moves, who thinks, and what each seat did last."""

    def __init__(self) -> None:
        self.thinking = TABLE
        self.turn: int | None = None
        self._last: dict[int, str] = {}

    def forget(self) -> None:
        """Another game is shown, or another point of it."""
        self.turn, self.thinking = None, TABLE
        self._last = {}

    def note(self, game: ShownGame, moved: Moved) -> None:
        """Remember what a step did."""
        assert game.game is not None
        if moved.seat != TABLE:
            self._last[moved.seat] = say(game.game.effect(moved.before, moved.move))
        elif any(event.kind == "deal" for event in moved.events):
            self._last = {}

    def people(self, game: ShownGame, scene: Scene, thinking: int | None) -> list[Person]:
        """What the plates of all seats show."""
        turn = game.state.turn
        self.turn = self.turn if turn == TABLE else turn
        asked = turn if game.turn_of_person else None
        portraits = [portrait_of(player) for player in game.seats]
        return seated(game.names, scene.places, self.turn, asked, thinking, self._last, portraits)


def bottom_seat(game: ShownGame, before: int) -> int:
    """The seat to be shown at the bottom: the viewer's, or that of whoever comes next."""
    people = [seat for seat, player in enumerate(game.seats) if player.human]
    if game.viewer != TABLE:
        return game.viewer
    if game.curtained and game.state.turn is not None:
        return game.state.turn
    return before if before in people else next(iter(people), 0)
