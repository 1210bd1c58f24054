# SPDX-License-Identifier: GPL-3.0-or-later
"""Opponents of the game with chips that know a policy by heart; the strongest guesses hands, too."""

from __future__ import annotations

from math import exp

from cardtable.engine.bot import Bot, Clock, Thought, Worth
from cardtable.engine.shuffle import Dice

from .classic_round import Round, is_known
from .state import AdderState

ALL = 1000
"""More plays than a round has."""
_FAR = 5.0
"""Cards that bring so many whims less than the best are never played."""
_OF_MANY = 2.6
"""With more than two a whim is so much, shared among them: each loses a round seldom, cards differ less."""


class ByHeart:
    """Plays the policy that play against itself led to, and now and then a card that is nearly as good."""

    def __init__(self, otherwise: Bot, whim: float = 0.0) -> None:
        """`whim`: a card that brings so many chips less is played 2.7 times more seldom; 0: never."""
        self._otherwise = otherwise
        self._whim = whim

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """A move by the table."""
        if not is_known(view):
            return self._otherwise.think(view, seat, clock, dice)
        known = Round(view, seat, 0)
        hand = [card for card in view.hands[seat] if card is not None]
        values = {move.text: known.by_heart(move, hand) for move in view.legal_moves()}
        alive = sum(view.alive)
        whim = self._whim if alive == 2 else self._whim * _OF_MANY / alive
        chosen = whimsical(values, whim, dice) if whim and not known.deciding else best(values)
        return Thought(chosen, values, nodes=len(values), seconds=clock.seconds())


class ClassicExpert:
    """Weighs each hand that the others may have by what they have played, and the cards by the hands."""

    def __init__(self, otherwise: Bot, memory: int = ALL) -> None:
        self._otherwise = otherwise
        self._memory = memory

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The move with the best chance to win the match."""
        if not is_known(view):
            return self._otherwise.think(view, seat, clock, dice)
        known = Round(view, seat, self._memory if sum(view.alive) == 2 else 0)
        hand = [card for card in view.hands[seat] if card is not None]
        values = {move.text: known.weighed(move, hand) for move in view.legal_moves()}
        return Thought(best(values), values, known.worlds(), len(values), clock.seconds())


def best(values: dict[str, Worth]) -> str:
    """The move with the best chance; of equal ones that which brings more chips, then the first."""
    return max(values, key=lambda text: (values[text].chance, values[text].mean))


def whimsical(values: dict[str, Worth], whim: float, dice: Dice) -> str:
    """A move by the chips it brings: the nearer to the best, the more often, and none that is far from it."""
    chosen = best(values)
    losses = {text: (values[chosen].mean - worth.mean) / whim for text, worth in values.items()}
    odds = {text: exp(-loss) for text, loss in losses.items() if loss < _FAR}
    left = dice.fraction() * sum(odds.values())
    for text, odd in odds.items():
        left -= odd
        if left < 0:
            return text
    return chosen
