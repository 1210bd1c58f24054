# SPDX-License-Identifier: GPL-3.0-or-later
"""Who played what on which total in a round, read back from the discard pile of the game with chips."""

from __future__ import annotations

from math import log
from typing import NamedTuple

from .classic_hands import ACTS, KIND, TURN, after
from .classic_tables import Policy
from .state import AdderState

_ACTS_OF = {
    rank: [number for number, act in enumerate(ACTS) if act.kind == kind] for rank, kind in KIND.items()
}


class Play(NamedTuple):
    """A card that was played in this round."""

    seat: int
    act: int
    total: int
    """The total before it."""


def plays(view: AdderState, policy: Policy) -> list[Play]:
    """The plays of this round, the first first; none where they cannot be told.

    The pile shows the cards, but not what an ace or a ten counted: of all ways that lead to the total it
    is the one that players with this policy are most likely to have gone.
    """
    if view.turn is None or view.turn < 0 or view.reshuffles:
        return []
    seats = _seats(view, view.turn)
    acts = _acts(view, policy)
    return [Play(seat, act, total) for seat, (act, total) in zip(seats, acts, strict=False)]


def _seats(view: AdderState, turn: int) -> list[int]:
    """Who played each card, worked out from the last to the first."""
    ring = [seat for seat in range(view.players) if view.alive[seat]]
    again = view.rules.again and len(ring) == 2
    at, direction = ring.index(turn), view.direction
    found = []
    for card in reversed(view.pile):
        turns = ACTS[TURN].kind == KIND[card.rank]
        if not (turns and again):
            at = (at - direction) % len(ring)
        if turns:
            direction = -direction
        found.append(ring[at])
    return found[::-1]


def _acts(view: AdderState, policy: Policy) -> list[tuple[int, int]]:
    """The likeliest acts, each with the total before it."""
    reached: dict[int, float] = {0: 0.0}
    ways: list[dict[int, tuple[int, int]]] = []
    for card in view.pile:
        best: dict[int, float] = {}
        way: dict[int, tuple[int, int]] = {}
        for total, likely in reached.items():
            choices = _ACTS_OF[card.rank]
            row = policy.acts(total)
            for act in choices:
                then = after(act, total, view.rules.floor)
                if then is None:
                    continue
                chosen = likely + (log(row.count(act) + 1) if len(choices) > 1 else 0.0)
                if chosen > best.get(then, -1e9):
                    best[then], way[then] = chosen, (act, total)
        reached = best
        ways.append(way)
    total = view.total
    if total not in reached:
        return []
    found = []
    for way in reversed(ways):
        act, total = way[total]
        found.append((act, total))
    return found[::-1]
