# SPDX-License-Identifier: GPL-3.0-or-later
"""An opponent of the game with chips that is thrifty: high cards first, special ones when no other fits."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Literal

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.cards import Rank
from cardtable.engine.game import Move
from cardtable.engine.shuffle import Dice

from .classic_certain import deciding
from .state import BUST, AdderState

Order = Literal["king first", "any", "king last"]
_LAST: Mapping[Order, Mapping[Rank, int]] = {
    "king first": {Rank.KING: -1, Rank.FOUR: -2, Rank.NINE: -2, Rank.TEN: -3},
    "any": {Rank.KING: -1, Rank.FOUR: -1, Rank.NINE: -1, Rank.TEN: -1},
    "king last": {Rank.FOUR: -1, Rank.NINE: -1, Rank.TEN: -2, Rank.KING: -3},
}
"""In which order special cards go. The king first is best: it leaves the next player no room."""


class Thrifty:
    """Plays the highest card that fits, or one that is nearly as high."""

    def __init__(self, whim: float = 0.0, order: Order = "king first", awake: bool = False) -> None:
        """`whim`: a card that is so much lower is played 2.7 times more seldom; 0: always the highest.

        `awake`: it notices when all cards that may fit are gone.
        """
        self._whim = whim
        self._last = _LAST[order]
        self._awake = awake

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Look at nothing but the own hand and the total, if no card decides the round."""
        moves = view.legal_moves()
        if self._awake and (sure := deciding(view)):
            moves = tuple(move for move in moves if move in sure)
        heights = {move: self._height(view, move) for move in moves}
        most = max(heights.values())
        least = 1 if most > 0 and self._whim else most
        odds = {
            move: exp((high - most) / (self._whim or 1.0)) for move, high in heights.items() if high >= least
        }
        left = dice.fraction() * sum(odds.values())
        chosen = next(iter(odds))
        for move, odd in odds.items():
            left -= odd
            if left < 0:
                chosen = move
                break
        return Thought(chosen.text, nodes=len(moves), seconds=clock.seconds())

    def _height(self, view: AdderState, move: Move) -> int:
        """What a plain card adds; below that special cards, in the order in which they go.

        One that gives another turn goes before the others: these may still be needed in it.
        """
        if move == BUST:
            return -100
        effect = view.rules.effect[move]
        special = self._last.get(move.cards[0].rank)
        if special is None:
            return effect.add
        again = effect.turns and view.rules.again and sum(view.alive) == 2
        return 0 if again else special - 10 * (effect.add > 0)
