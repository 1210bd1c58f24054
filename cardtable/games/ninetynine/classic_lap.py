# SPDX-License-Identifier: GPL-3.0-or-later
"""Once round the table in the game with chips: what others make of a total until it is one's turn again."""

from __future__ import annotations

from typing import NamedTuple

from .classic_belief import Belief
from .classic_hands import TURN, after
from .classic_tables import BUST, Policy

_MANY = 5
"""With more players, turns of the direction by others are not followed."""
_RARE = 0.004
"""Replies that are less likely are left out."""

Totals = dict[int, float]
"""How likely each total is."""


class Reply(NamedTuple):
    """What a seat makes of a total: how likely it is bust or turns the direction, what totals it leaves."""

    bust: float
    turns: float
    leaves: list[tuple[int, float]]
    """Without what is unlikely; these, `bust` and `turns` add up to 1."""
    stuck: float
    """How likely it is bust, exactly."""


class Replies:
    """What a seat that holds `belief` and plays by `policy` makes of each total."""

    def __init__(self, belief: Belief, policy: Policy, floor: bool) -> None:
        self._belief, self._policy, self._floor = belief, policy, floor
        self._known: dict[int, Reply] = {}

    def __call__(self, total: int) -> Reply:
        """The reply to a total."""
        found = self._known.get(total)
        if found is None:
            found = self._known[total] = self._work_out(total)
        return found

    def _work_out(self, total: int) -> Reply:
        weight = self._belief.__getitem__
        shares = {act: sum(map(weight, hands)) for act, hands in self._policy.hands(total).items()}
        stuck = shares.get(BUST, 0.0)
        likely = {act: share for act, share in shares.items() if share >= _RARE}
        whole = sum(likely.values())
        bust, turns = (likely.pop(act, 0.0) / whole for act in (BUST, TURN))
        leaves: Totals = {}
        for act, share in likely.items():
            then = after(act, total, self._floor)
            if then is not None:
                leaves[then] = leaves.get(then, 0.0) + share / whole
        return Reply(bust, turns, list(leaves.items()), stuck)


class Lap(NamedTuple):
    """What may come before one's next turn; all of it adds up to 1."""

    busts: list[float]
    """By place in the ring from one's own: how likely that seat is bust."""
    met: Totals
    """The totals that one may have to play on."""


def lap(places: int, direction: int, total: int, replies: Replies) -> Lap:
    """What comes of a total that is left to the next of so many places in a direction.

    Of several turns of the direction only the first counts.
    """
    busts = [0.0] * places
    others = [step * direction % places for step in range(1, places)]
    onward = {total: 1.0}
    turned: list[Totals] = []
    for at in others:
        onward, turns = _reply(at, onward, busts, replies)
        if places > _MANY:
            _add(onward, turns)
        else:
            turned.append(turns)
    back: Totals = {}
    for at, turns in zip(reversed(others), reversed(turned), strict=False):
        back, passed = _reply(at, back, busts, replies)
        _add(back, passed)
        _add(back, turns)
    _add(onward, back)
    return Lap(busts, onward)


def _reply(at: int, met: Totals, busts: list[float], replies: Replies) -> tuple[Totals, Totals]:
    """The totals that a place leaves of those it meets, and those on which it turns the direction."""
    leaves: Totals = {}
    turns: Totals = {}
    for total, likely in met.items():
        reply = replies(total)
        busts[at] += likely * reply.bust
        if reply.turns:
            turns[total] = likely * reply.turns
        for then, share in reply.leaves:
            leaves[then] = leaves.get(then, 0.0) + likely * share
    return leaves, turns


def _add(totals: Totals, more: Totals) -> None:
    for total, likely in more.items():
        totals[total] = totals.get(total, 0.0) + likely
