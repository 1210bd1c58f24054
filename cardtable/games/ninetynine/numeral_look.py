# SPDX-License-Identifier: GPL-3.0-or-later
"""A look at the reply: what each card is worth against hands that the other seat may hold.

The other seat replies as the network would with its cards; then this seat, with any card that it may have
drawn, plays on as the network would. What that is worth depends on the other hand no more: it is kept.
"""

from __future__ import annotations

from math import sqrt
from operator import getitem, mul

from cardtable.engine.bot import Worth

from .network import COPIES, NINE, RANKS, Knowledge, chance
from .numeral_belief import hand_rows
from .numeral_sight import Sight, less, plus
from .numeral_table import ValueTable

DRAW = 0.5
_Answers = tuple[list[float], list[int]]
"""By the place of the card drawn: the chance to win, and whether nothing fits."""


class _Tally:
    """What a card came to, over the worlds looked at."""

    __slots__ = ("next_stuck", "own_stuck", "square", "worth")

    def __init__(self) -> None:
        self.worth = self.square = self.next_stuck = self.own_stuck = 0.0


class LookAhead:
    """The cards that fit, and what they were worth in the worlds looked at so far."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self.after = sight.fitting(sight.own, sight.room)
        """The ranks that fit, by place, each with the room that it leaves."""
        self.worlds = 0
        self._tallies = {place: _Tally() for place, _ in self.after}
        self._known: dict[tuple[int, ...], list[tuple[float, int, float]]] = {}
        self._answers: dict[tuple[int, int], _Answers] = {}
        self._prepare()

    def _prepare(self) -> None:
        """What is the same in all worlds: the stock and the cards not seen after one card, and after two."""
        sight, network = self._sight, self._sight.network
        size, later, burned = sight.stock, sight.later, bool(sight.rules.burned)
        cards = plus(sight.own, sight.unseen)
        shuffles = sight.rules.empty_stock != "play_out" and not sight.last_pass
        unseen = sight.unseen
        if not size and shuffles:  # this seat's draw takes a reshuffle
            cards, unseen = plus(cards, sight.under), plus(unseen, sight.under)
            size, later = sum(sight.under), burned
        self._reply_rows = hand_rows(network, cards, later)
        self._reply_unseen = network.missed_held if later else network.missed
        self._reply_cards = cards
        left = min(max(size - 1, 0), len(network.stock) - 1)
        self._reply_start = network.bias + network.stock[left] + network.later[later]
        self._mixes = shuffles and size == 1  # the other seat's draw takes a reshuffle
        if self._mixes:
            unseen, left, later = plus(unseen, sight.under), sum(sight.under), burned
        self._unseen, self._left, self._later = unseen, left, later
        self._ends = sight.last_pass and sight.stock <= 1

    def grow(self, hand: tuple[int, ...]) -> None:
        """Try every card against a hand of the other seat."""
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._look(hand)
        for tally, (worth, next_stuck, own_stuck) in zip(self._tallies.values(), found, strict=True):
            tally.worth += worth
            tally.square += worth * worth
            tally.next_stuck += next_stuck
            tally.own_stuck += own_stuck
        self.worlds += 1

    def worths(self) -> dict[int, Worth]:
        """What each rank that fits is worth, by place, after at least one world."""
        count = self.worlds
        worths: dict[int, Worth] = {}
        for place, tally in self._tallies.items():
            mean = tally.worth / count
            parts = {"next_stuck": tally.next_stuck / count, "own_stuck": tally.own_stuck / count}
            spread = sqrt(max(tally.square / count - mean * mean, 0.0))
            worths[place] = Worth(mean, 2 * mean - 1, spread, parts)
        return worths

    def _look(self, hand: tuple[int, ...]) -> list[tuple[float, int, float]]:
        """For each card that fits: the chance to win, that the other seat is stuck, that this one is then."""
        sight = self._sight
        drawn = less(sight.unseen, hand) if sight.stock else sight.under
        size = sum(drawn)
        base = self._base(hand)
        found: list[tuple[float, int, float]] = []
        for place, room in self.after:
            if self._ends and not sight.stock:
                found.append((DRAW, 0, 0.0))
                continue
            replies = sight.fitting(hand, room)
            if not replies:
                found.append((1.0, 1, 0.0))
                continue
            if self._ends:
                found.append((DRAW, 0, 0.0))
                continue
            reply, left = self._reply(base, hand, place, replies)
            values, stuck = self._answers.get((place, reply)) or self._answered(place, reply, left)
            worth = sum(map(mul, drawn, values)) / size
            found.append((worth, 0, sum(map(mul, drawn, stuck)) / size if any(stuck) else 0.0))
        return found

    def _base(self, hand: tuple[int, ...]) -> int:
        """What is the same for all replies of a hand."""
        return self._reply_start + sum(map(getitem, self._reply_rows, hand))

    def _reply(
        self, base: int, hand: tuple[int, ...], place: int, replies: list[tuple[int, int]]
    ) -> tuple[int, int]:
        """What the other seat replies to a card, and the room that it leaves."""
        missed = self._reply_unseen[place][self._reply_cards[place] - hand[place]]
        return self._sight.network.best(base + missed, hand, replies)[1:]

    def _answered(self, place: int, reply: int, room: int) -> _Answers:
        """What this seat makes of a reply, for each card that it may have drawn."""
        sight, network = self._sight, self._sight.network
        own = sight.own[:]
        own[place] -= 1
        unseen, left = self._unseen[:], self._left
        if self._mixes and (place < NINE or not sight.rules.burned):
            unseen[place] += 1
            left += 1
        values, stuck = [0.0] * RANKS, [0] * RANKS
        unseen[reply] -= 1
        missed = network.missed_held if self._later else network.missed
        known = Knowledge(own, [max(count, 0) for count in unseen], max(left - 1, 0), self._later)
        base = network.base(known)
        for drawn in range(RANKS):
            if unseen[drawn] < 1 or own[drawn] == COPIES:
                continue
            own[drawn] += 1
            if answers := sight.fitting(own, room):
                taken = base + missed[drawn][unseen[drawn]]
                taken += network.own[drawn][own[drawn]] - network.own[drawn][own[drawn] - 1]
                values[drawn] = chance(network.best(taken, own, answers)[0])
            else:
                stuck[drawn] = 1
            own[drawn] -= 1
        self._answers[place, reply] = values, stuck
        return values, stuck


class TableLook(LookAhead):
    """The same with a table in place of the network, where all cards come back."""

    def __init__(self, sight: Sight, table: ValueTable) -> None:
        super().__init__(sight)
        self._table = table

    def _base(self, hand: tuple[int, ...]) -> int:
        return 0

    def _reply(
        self, base: int, hand: tuple[int, ...], place: int, replies: list[tuple[int, int]]
    ) -> tuple[int, int]:
        chances = self._table.chances(hand, replies)
        return replies[chances.index(max(chances))]

    def _answered(self, place: int, reply: int, room: int) -> _Answers:
        own = self._sight.own[:]
        own[place] -= 1
        values, stuck = [0.0] * RANKS, [0] * RANKS
        for drawn in range(RANKS):
            if own[drawn] == COPIES:
                continue
            own[drawn] += 1
            if answers := self._sight.fitting(own, room):
                values[drawn] = max(self._table.chances(own, answers))
            else:
                stuck[drawn] = 1
            own[drawn] -= 1
        self._answers[place, reply] = values, stuck
        return values, stuck
