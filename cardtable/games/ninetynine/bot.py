# SPDX-License-Identifier: GPL-3.0-or-later
"""Opponents that play by rules of thumb."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.cards import Card
from cardtable.engine.game import Move, Options
from cardtable.engine.shuffle import Dice

from .effects import rules_of
from .outlook import Outlook, worth_of
from .state import BUST, AdderState

_PATIENCE = 0.7
"""How much a hand of special cards improves the odds of a round that goes on, 0 to 1."""
_SLIP = 0.5
"""How often the easy opponent takes another good card than the best."""
_GOOD = 0.22
"""How much worse than the best a card may be for that."""


@cache
def thrift(options: Options) -> Mapping[Move, float]:
    """How gladly each card is spent, 0 to 1: high cards first, special ones last."""
    worth = worth_of(options)
    return {
        move: 0.7 * (1 - worth[move.cards[0].rank]) + 0.01 * max(effect.rise, -10) + 0.1
        for move, effect in rules_of(options).effect.items()
    } | {BUST: 0.0}


class Easy:
    """Spends high cards and keeps special ones, but does not look ahead, and slips now and then."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The thriftiest move, or another that is nearly as good."""
        worth = thrift(view.options)
        moves = sorted(view.legal_moves(), key=worth.__getitem__, reverse=True)
        good = [move for move in moves[1:] if move != BUST and worth[move] >= worth[moves[0]] - _GOOD]
        chosen = dice.choice(good) if good and dice.fraction() < _SLIP else moves[0]
        return Thought(chosen.text, nodes=len(moves), seconds=clock.seconds())


class Normal:
    """Counts the cards played, and weighs the danger of those who come next against its own."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The move with the best chance that somebody else is bust first."""
        outlook = Outlook(view, seat)
        moves = view.legal_moves()
        values = {move.text: _value(view, seat, move, outlook) for move in moves}
        return Thought(max(values, key=values.__getitem__), nodes=len(moves), seconds=clock.seconds())


def _value(view: AdderState, seat: int, move: Move, outlook: Outlook) -> float:
    if move == BUST:
        return 0.0
    (card,) = move.cards
    hand = [held for held in view.hands[seat] if held is not None]
    hand.remove(card)
    effect = view.rules.effect[move]
    total = effect.total(view.total, view.rules.floor)
    players = sum(view.alive)
    if effect.turns and view.rules.again and players == 2:
        others, own = 0.0, outlook.stuck(total, hand)
    else:
        others, own = outlook.risks(total, -view.direction if effect.turns else view.direction, hand)
    going_on = 1 - (1 - _PATIENCE * (2 * _kept(view, hand) - 1)) / players
    return others + max(0.0, 1 - others - own) * going_on


def _kept(view: AdderState, hand: list[Card]) -> float:
    """What is left in the hand for later, 0 to 1."""
    worth = worth_of(view.options)
    return sum(worth[card.rank] for card in hand) / max(len(hand), 1)
