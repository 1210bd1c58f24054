# SPDX-License-Identifier: GPL-3.0-or-later
"""What each card is worth at a glance, without a look at the reply: any number of players, any rule."""

from __future__ import annotations

from math import comb

from cardtable.engine.bot import Worth

from .network import Knowledge
from .numeral_sight import Sight
from .outlook import Outlook
from .state import AdderState


def judged(view: AdderState, seat: int, sight: Sight) -> dict[int, Worth]:
    """The worth of each rank that fits, by place.

    With more than two players the network knows the chance not to be out first; those left share the rest.
    """
    after = sight.fitting(sight.own, sight.room)
    if sight.table:
        chances = sight.table.chances(sight.own, after)
    else:
        known = Knowledge(sight.own, sight.unseen, sight.stock, sight.later)
        chances = sight.network.chances(known, after)
    outlook = Outlook(view, seat)
    worths: dict[int, Worth] = {}
    for (place, room), chance in zip(after, chances, strict=True):
        stuck = next_stuck(sight, room)
        share = 1 / (sight.players - 1) if stuck == 1.0 else chance / (sight.players - 1)
        parts = {"next_stuck": stuck, "own_stuck": _own_stuck(view, seat, place, room, outlook)}
        worths[place] = Worth(share, 2 * share - 1, 0.0, parts)
    return worths


def next_stuck(sight: Sight, room: int) -> float:
    """The chance that the next player has no card that fits, over the cards not seen."""
    fits = {place for place, _ in sight.fitting([1] * len(sight.own), room)}
    if not sight.size or any(sight.kept[place] for place in fits):
        return 0.0
    pool = sum(sight.unseen) - sum(sight.kept)
    need = sight.size - sum(sight.kept)
    misfits = pool - sum(sight.unseen[place] for place in fits)
    return comb(misfits, need) / comb(pool, need)


def _own_stuck(view: AdderState, seat: int, place: int, room: int, outlook: Outlook) -> float:
    """The chance that this seat has no card that fits when it is its turn again."""
    hand = [card for card in view.hands[seat] if card]
    hand.remove(next(card for card in hand if card.number % 13 == place))
    return outlook.risks(view.rules.limit - room, view.direction, hand)[1]
