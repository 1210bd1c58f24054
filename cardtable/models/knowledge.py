# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat has come to know since a decision of its own."""

from __future__ import annotations

from collections import Counter

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Game, State
from cardtable.engine.record import Step, Timeline

_MIXES = frozenset(("deal", "shuffle"))
"""Kinds of events after which known cards are in places nobody could know of."""


def reveals(timeline: Timeline, count: int) -> bool:
    """Whether the seat that decided after `count` decisions may have seen hidden cards since then.

    When a game is over all cards lie open, in its replay and in what the coach says.
    """
    game = timeline.game
    if timeline.state.result is not None:
        return True
    before = timeline.first
    seat: int | None = None
    known: Counter[Card] = Counter()
    decided = 0
    for step in timeline.steps:
        if step.seat != TABLE:
            decided += 1
            if decided == count + 1:
                seat, known = step.seat, _cards(game, before, step.seat)
        if seat is not None and (_cards(game, step.state, seat) - known or _mixes(timeline, before, step)):
            return True
        before = step.state
    return False


def _mixes(timeline: Timeline, before: State, step: Step) -> bool:
    names = tuple(player.name for player in timeline.seats)
    seen, after = before.seen_by(TABLE), step.state.seen_by(TABLE)
    return any(event.kind in _MIXES for event in timeline.game.tell(seen, step.seat, step.move, after, names))


def _cards(game: Game, state: State, seat: int) -> Counter[Card]:
    """The faces that a seat sees."""
    scene = game.scene(state.seen_by(seat))
    return Counter(card for zone in scene.zones for card in zone.cards if card is not None)
