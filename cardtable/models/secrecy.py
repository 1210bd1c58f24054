# SPDX-License-Identifier: GPL-3.0-or-later
"""Which deals are no secret any more, and which still have to be one."""

from __future__ import annotations

from cardtable.engine.record import BadRecord, Record

from .facts import FactBook, cards_of
from .gamefile import check_seats
from .library import Library


def in_play(library: Library, record: Record) -> bool:
    """Whether people have a game of the same deal that is not over."""
    return _is_unfinished(library, record, people=True)


def was_seen(book: FactBook, library: Library, record: Record, but: int | None = None) -> bool:
    """Whether another game (`but` this one) has shown the cards of a deal to the end, or shows them all.

    A game of opponents only shows all hands to whoever looks.
    """
    cards = cards_of(check_seats(record), record)
    if any(facts.cards == cards and facts.id != but for facts in book.facts()):
        return True
    return _is_unfinished(library, record, people=False)


def _is_unfinished(library: Library, record: Record, *, people: bool) -> bool:
    """Whether a game of the same deal, of people or of opponents only, is not over."""
    game = check_seats(record)
    cards = cards_of(game, record)
    for entry in library.games():
        if entry.finished or entry.game != game.id or entry.damaged:
            continue
        if any(player.human for player in entry.players) != people:
            continue
        try:
            other = library.record(entry.id)
        except BadRecord:
            continue
        if cards_of(game, other) == cards:
            return True
    return False
