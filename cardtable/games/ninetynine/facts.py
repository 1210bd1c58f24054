# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player who counts along knows: the special cards still out, how many cards fit after each move."""

from __future__ import annotations

from collections import Counter

from cardtable.engine.cards import Rank
from cardtable.engine.words import Words, mark

from .outlook import needs_of
from .state import BUST, AdderState


def facts(view: AdderState, seat: int) -> tuple[Words, ...]:
    """The public facts of a round, counted for the seat that sees `view`; none between rounds."""
    if view.phase != "play":
        return ()
    needs = needs_of(view.options)
    unseen: Counter[Rank] = Counter()
    for card, copies in view.unseen().items():
        unseen[card.rank] += copies
    count = sum(unseen.values())
    special = [rank for rank in needs if needs[rank] <= 0]
    out = ", ".join(f"{unseen[rank]} × {rank.value}" for rank in special if unseen[rank])
    gone = ", ".join(rank.value for rank in special if not unseen[rank])
    found = [mark("NinetyNine", "%n card(s) that you have not seen.", "", count)]
    if out:
        found.append(mark("NinetyNine", "Special cards among them: {cards}").format(cards=out))
    if gone:
        found.append(mark("NinetyNine", "No more special cards of these: {cards}").format(cards=gone))
    ways = (
        {} if view.turn != seat else {(m.cards[0].rank, m.choice): m for m in view.legal_moves() if m != BUST}
    )
    for move in ways.values():
        total = view.rules.effect[move].total(view.total, view.rules.floor)
        over = sum(unseen[rank] for rank, need in needs.items() if need > view.rules.limit - total)
        words = mark(
            "NinetyNine",
            "{card}, total {total}: %n of them would then be too much.",
            "of the cards not seen",
            over,
        )
        found.append(words.format(card=move.cards[0], total=total))
    return tuple(found)
