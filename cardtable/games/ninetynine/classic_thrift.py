# SPDX-License-Identifier: GPL-3.0-or-later
"""An opponent of the game with chips that is thrifty: high cards first, special ones when no other fits."""

from __future__ import annotations

from math import exp

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.cards import Rank
from cardtable.engine.game import Move
from cardtable.engine.shuffle import Dice

from .state import BUST, AdderState

_LAST = {Rank.KING: -1, Rank.FOUR: -2, Rank.NINE: -2, Rank.TEN: -3}
"""Of the special cards the king goes first: it leaves the next player no room."""


class Thrifty:
    """Plays the highest card that fits, or one that is nearly as high."""

    def __init__(self, whim: float = 0.0) -> None:
        """`whim`: a card that is so much lower is played 2.7 times more seldom; 0: always the highest."""
        self._whim = whim

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Look at nothing but the own hand and the total."""
        moves = view.legal_moves()
        heights = {move: height(view, move) for move in moves}
        most = max(heights.values())
        plain = {move: high for move, high in heights.items() if high > 0}
        chosen = max(moves, key=heights.__getitem__)
        if self._whim and plain:
            odds = {move: exp((high - most) / self._whim) for move, high in plain.items()}
            left = dice.fraction() * sum(odds.values())
            for move, odd in odds.items():
                left -= odd
                if left < 0:
                    chosen = move
                    break
        return Thought(chosen.text, nodes=len(moves), seconds=clock.seconds())


def height(view: AdderState, move: Move) -> int:
    """What a plain card adds; below zero for special cards, in the order in which they go."""
    if move == BUST:
        return -100
    effect = view.rules.effect[move]
    special = _LAST.get(move.cards[0].rank)
    return effect.add if special is None else special - 10 * (effect.add > 0)
