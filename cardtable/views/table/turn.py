# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person may do now, and what comes of it."""

from __future__ import annotations

from cardtable.engine.cards import Card
from cardtable.engine.game import Game, IllegalMove, Move, State
from cardtable.engine.table import Place
from cardtable.views.language import capital, say


class Turn:
    """What the person may do now."""

    def __init__(self, game: Game, view: State, place: Place) -> None:
        self.game, self.view, self.place = game, view, place
        self.moves: dict[Card, list[Move]] = {}
        self.without_cards: list[Move] = []
        for move in view.legal_moves():
            if move.cards:
                self.moves.setdefault(move.cards[0], []).append(move)
            else:
                self.without_cards.append(move)

    def effect(self, move: Move) -> str:
        """What a move would do, in a few characters."""
        return say(self.game.effect(self.view, move))

    def effect_aloud(self, move: Move) -> str:
        """What a move would do, for the ear."""
        return say(self.game.effect_aloud(self.view, move))

    def effects(self, card: Card | None) -> str:
        """What a card would do, in a few characters; nothing for one that cannot be played."""
        if card is None:
            return ""
        return " · ".join(self.effect(move) for move in self.moves.get(card, ()))

    def preview(self, card: Card | None) -> str:
        """What a card would do, in a sentence; nothing for one that cannot be played."""
        moves = self.moves.get(card) if card is not None else None
        return capital(say(self.game.preview(self.view, moves))) if moves else ""

    def refusal(self, card: Card) -> IllegalMove:
        """Why a card cannot be played."""
        return self.game.refusal(self.view, Move((card,)))
