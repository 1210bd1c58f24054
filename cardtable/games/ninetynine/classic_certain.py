# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds of the game with chips that a card decides, whatever the cards are that are not seen."""

from __future__ import annotations

from cardtable.engine.game import Move

from .outlook import needs_of
from .state import BUST, AdderState


def deciding(view: AdderState) -> frozenset[Move]:
    """The moves after which no hand that the next player may have has a card that fits."""
    needs = needs_of(view.options)
    special = 4 * view.packs * sum(need <= 0 for need in needs.values())
    if len(view.pile) + view.rules.hand < special:
        return frozenset()  # cards that always fit are among those not seen
    most = max(needs.values())
    rooms = {move: room for move in view.legal_moves() if (room := _room_after(view, move)) < most}
    if not rooms:
        return frozenset()
    least = min((needs[card.rank] for card, copies in view.unseen().items() if copies), default=0)
    return frozenset(move for move, room in rooms.items() if room < least)


def _room_after(view: AdderState, move: Move) -> int:
    """The room below the limit that a move leaves to the next player; all where there is none next."""
    rules = view.rules
    if move == BUST:
        return rules.limit
    effect = rules.effect[move]
    if effect.turns and rules.again and sum(view.alive) == 2:
        return rules.limit
    return rules.limit - effect.total(view.total, rules.floor)
