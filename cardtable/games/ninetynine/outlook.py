# SPDX-License-Identifier: GPL-3.0-or-later
"""What an opponent can work out from its view: which cards are worth keeping, who is in danger."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from cardtable.engine.cards import Card, Rank
from cardtable.engine.game import Options

from .effects import Effect, rules_of
from .options import ClassicOptions
from .state import AdderState

# Tuned by play against each other: a special card that lets the next player breathe is spent first.
_CLASSIC_SPECIALS = {Rank.TEN: 0.6}
_NUMERAL_SPECIALS = {Rank.NINE: 0.7}


@cache
def needs_of(options: Options) -> Mapping[Rank, int]:
    """The room below the limit that each rank needs at least; not positive for special cards."""
    effects = rules_of(options).effects
    return {rank: min(effect.rise for effect in ways) for rank, ways in effects.items()}


@cache
def worth_of(options: Options) -> Mapping[Rank, float]:
    """How much each rank is worth in the hand for later: special cards most, high ones nothing."""
    specials = _CLASSIC_SPECIALS if isinstance(options, ClassicOptions) else _NUMERAL_SPECIALS
    return {
        rank: specials.get(rank, 1.0) if need <= 0 else 0.4 * (1 - need / 10) ** 2
        for rank, need in needs_of(options).items()
    }


class Outlook:
    """What may happen until it is this seat's turn again, over the cards that it does not see.

    Others are taken to play the highest card that fits, and a special card when no plain one does.
    """

    def __init__(self, view: AdderState, seat: int) -> None:
        self._seat = seat
        self._rules = view.rules
        self._sizes = [len(hand) for hand in view.hands]
        self._needs = needs_of(view.options)
        self._unseen: dict[Rank, int] = defaultdict(int)
        for card, copies in view.unseen().items():
            self._unseen[card.rank] += copies
        self._count = max(sum(self._unseen.values()), 1)
        self._steps: dict[tuple[int, int], tuple[float, Mapping[int, float]]] = {}

    def risks(self, total: int, direction: int, hand: list[Card]) -> tuple[float, float]:
        """The chances that another seat is bust before this one's next turn, and that this one is then."""
        players = len(self._sizes)
        totals: Mapping[int, float] = {total: 1.0}
        others = 0.0
        seat = (self._seat + direction) % players
        while seat != self._seat:
            if self._sizes[seat]:
                after: dict[int, float] = defaultdict(float)
                for before, chance in totals.items():
                    bust, ways = self._step(before, self._sizes[seat])
                    others += chance * bust
                    for then, share in ways.items():
                        after[then] += chance * share
                totals = after
            seat = (seat + direction) % players
        return others, sum(chance * self.stuck(then, hand) for then, chance in totals.items())

    def stuck(self, total: int, hand: list[Card]) -> float:
        """The chance that nothing fits on a total, of a hand and one more card."""
        room = self._rules.limit - total
        if any(self._needs[card.rank] <= room for card in hand):
            return 0.0
        fitting = sum(copies for rank, copies in self._unseen.items() if self._needs[rank] <= room)
        return 1.0 - fitting / self._count

    def _step(self, total: int, size: int) -> tuple[float, Mapping[int, float]]:
        """What a seat with `size` cards makes of a total: its chance of being bust, and of each new total."""
        found = self._steps.get((total, size))
        if found is None:
            found = self._steps[total, size] = self._work_out(total, size)
        return found

    def _work_out(self, total: int, size: int) -> tuple[float, Mapping[int, float]]:
        room = self._rules.limit - total
        after: dict[int, float] = defaultdict(float)
        left = 1.0  # chance that the hand has none of the cards looked at so far
        misses = self._count
        plain = [rank for rank in self._unseen if 0 < self._needs[rank] <= room]
        for rank in sorted(plain, key=self._needs.__getitem__, reverse=True):
            misses -= self._unseen[rank]
            none = (misses / self._count) ** size
            after[total + self._highest(rank, room).add] += left - none
            left = none
        special = {rank: copies for rank, copies in self._unseen.items() if self._needs[rank] <= 0}
        held = sum(special.values())
        bust: float = (max(misses - held, 0) / self._count) ** size
        for rank, copies in special.items():
            effect = self._rules.effects[rank][-1]  # of a ten's two ways, the one that takes off
            after[effect.total(total, self._rules.floor)] += (left - bust) * copies / (held or 1)
        return bust, after

    def _highest(self, rank: Rank, room: int) -> Effect:
        return max(
            (effect for effect in self._rules.effects[rank] if effect.rise <= room),
            key=lambda effect: effect.rise,
        )
