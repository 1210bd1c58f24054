# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds of the game with chips that a card decides, whatever the cards are that are not seen."""

from __future__ import annotations

from functools import cache

from cardtable.engine.cards import Suit
from cardtable.engine.game import Move, Options

from .outlook import needs_of
from .state import BUST, AdderState


def deciding(view: AdderState) -> frozenset[Move]:
    """The moves after which no hand that the next player may have has a card that fits."""
    if len(view.pile) + view.rules.hand < view.packs * _always_fitting(view.options):
        return frozenset()  # one of them at least is not seen
    needs = needs_of(view.options)
    most = max(needs.values())
    rooms = {move: room for move in view.legal_moves() if (room := _room_after(view, move)) < most}
    if not rooms:
        return frozenset()
    least = min((needs[card.rank] for card, copies in view.unseen().items() if copies), default=0)
    return frozenset(move for move, room in rooms.items() if room < least)


@cache
def _always_fitting(options: Options) -> int:
    """How many such cards a pack has."""
    return len(Suit) * sum(need <= 0 for need in needs_of(options).values())


def _room_after(view: AdderState, move: Move) -> int:
    """The room below the limit that a move leaves to the next player; all where there is none next."""
    rules = view.rules
    if move == BUST:
        return rules.limit
    effect = rules.effect[move]
    if effect.turns and rules.again and sum(view.alive) == 2:
        return rules.limit
    return rules.limit - effect.total(view.total, rules.floor)
