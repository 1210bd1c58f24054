# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player of the game with chips believes of another's hand: a weight for each of 364, by Bayes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from .classic_hands import ACTS, HANDS, KINDS, PAIRS, PLAYS, WITH, after
from .classic_past import Play
from .classic_tables import Policy

Belief = list[float]
"""By hand; the sum is 1."""

ERROR = 0.1
"""How often others are taken to play any card, not that of the policy."""
_MANY = [[hand.count(kind) for kind in range(KINDS)] for hand in HANDS]
_DRAWS = tuple(
    tuple((kind, WITH[number][kind], pair.count(kind)) for kind in range(KINDS))
    for number, pair in enumerate(PAIRS)
)
"""By pair: each kind that may be drawn, the hand then, and how many of the kind the pair has."""


def dealt(counts: Sequence[int]) -> Belief:
    """Any three of the cards not seen, `counts` by kind."""
    ways = [[comb(count, many) for many in range(4)] for count in counts]
    weights = []
    for hand in HANDS:
        one, two, three = hand
        if one == three:
            weights.append(ways[one][3])
        elif one == two:
            weights.append(ways[one][2] * counts[three])
        elif two == three:
            weights.append(counts[one] * ways[two][2])
        else:
            weights.append(counts[one] * counts[two] * counts[three])
    return _normal([float(weight) for weight in weights])


def believed(counts: Sequence[int], plays: Sequence[Play], policy: Policy, *, floor: bool) -> Belief:
    """The hand of a seat after these plays of its own; `counts` by kind of the cards not seen now."""
    left = list(counts)
    for play in plays:
        left[ACTS[play.act].kind] += 1
    belief = dealt(left)
    for play in plays:
        kind = ACTS[play.act].kind
        left[kind] -= 1
        kept = _kept(belief, play, kind, policy, floor)
        if not any(kept):
            continue
        belief = [0.0] * len(HANDS)
        for draws, weight in zip(_DRAWS, kept, strict=True):
            if weight:
                for drawn, hand, held in draws:
                    if left[drawn] > held:
                        belief[hand] += weight * (left[drawn] - held)
    return _normal(belief)


def _kept(belief: Belief, play: Play, kind: int, policy: Policy, floor: bool) -> list[float]:
    """The weight of each pair that the seat may have kept."""
    acts = policy.acts(play.total)
    choices = _choices(play.total, floor)
    kept = []
    for hands in WITH:
        hand = hands[kind]
        weight = belief[hand]
        if weight:
            weight *= ERROR / choices[hand] + (1 - ERROR) * (acts[hand] == play.act)
        kept.append(weight)
    return kept


@cache
def _choices(total: int, floor: bool) -> tuple[int, ...]:
    """By hand: how many acts fit on a total, 1 where none does."""
    fits = [after(act, total, floor) is not None for act in range(len(ACTS))]
    return tuple(sum(fits[act] for act, _ in plays) or 1 for plays in PLAYS)


def _normal(weights: Belief) -> Belief:
    whole = sum(weights)
    if not whole:
        return [1 / len(weights)] * len(weights)
    return [weight / whole for weight in weights]
