# SPDX-License-Identifier: GPL-3.0-or-later
"""A look at the reply: what each card is worth against hands that the other seat may hold.

The other seat replies as the network would with its cards. What that is worth, with any card that this seat
may have drawn, the open network tells, which sees both hands.
"""

from __future__ import annotations

from math import sqrt
from operator import getitem, mul
from typing import Protocol

from cardtable.engine.bot import Worth

from .network import COPIES, RANKS, ROOMS, Counts, chance
from .numeral_belief import hand_rows
from .numeral_sight import Sight, less, plus
from .numeral_table import ValueTable
from .open_network import open_network

DRAW = 0.5
_Hand = tuple[int, ...]
_Answers = tuple[list[float], list[int]]
"""By the place of the card drawn: the chance to win, and whether nothing fits."""


class _Tally:
    """What a card came to, over the worlds looked at."""

    __slots__ = ("next_stuck", "own_stuck", "square", "worth")

    def __init__(self) -> None:
        self.worth = self.square = self.next_stuck = self.own_stuck = 0.0


class Foresight(Protocol):
    """What judges replies."""

    def reply(self, hand: _Hand, place: int, replies: list[tuple[int, int]]) -> tuple[int, int]:
        """What the other seat, with this hand, replies to a card, and the room that it leaves."""

    def answered(
        self, hand: _Hand, place: int, reply: tuple[int, int], drawn: Counts, size: int
    ) -> tuple[float, float]:
        """The chance to win then, and that nothing fits, over the cards that may be drawn."""


class LookAhead:
    """The cards that fit, and what they were worth in the worlds looked at so far."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._foresight: Foresight = ByTable(sight, sight.table) if sight.table else ByNetworks(sight)
        self.after = sight.fitting(sight.own, sight.room)
        """The ranks that fit, by place, each with the room that it leaves."""
        self.worlds = 0
        self._tallies = {place: _Tally() for place, _ in self.after}
        self._known: dict[_Hand, list[tuple[float, int, float]]] = {}
        self._ends = sight.last_pass and sight.stock <= 1

    def grow(self, hand: _Hand) -> None:
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

    def _look(self, hand: _Hand) -> list[tuple[float, int, float]]:
        """For each card that fits: the chance to win, that the other seat is stuck, that this one is then."""
        sight = self._sight
        drawn = less(sight.unseen, hand) if sight.stock else sight.under
        size = sum(drawn)
        found: list[tuple[float, int, float]] = []
        for place, room in self.after:
            if self._ends and not sight.stock:
                found.append((DRAW, 0, 0.0))
                continue
            replies = sight.fitting(hand, room)
            if not replies:
                found.append((1.0, 1, 0.0))
            elif self._ends:
                found.append((DRAW, 0, 0.0))
            else:
                reply = self._foresight.reply(hand, place, replies)
                worth, stuck = self._foresight.answered(hand, place, reply, drawn, size)
                found.append((worth, 0, stuck))
        return found


class ByNetworks:
    """The other seat replies as the network would; the open network judges what comes of it."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._open = open_network()
        network = sight.network
        size, later, burned = sight.stock, sight.later, bool(sight.rules.burned)
        cards = plus(sight.own, sight.unseen)
        if not size and sight.rules.empty_stock != "play_out":  # this seat's draw takes a reshuffle
            cards = plus(cards, sight.under)
            size, later = sum(sight.under), burned
        self._rows = hand_rows(network, cards, later)
        self._missed = network.missed_held if later else network.missed
        self._cards = cards
        left = min(max(size - 1, 0), len(network.stock) - 1)
        self._start = network.bias + network.stock[left] + network.later[later]
        self._bases: dict[_Hand, int] = {}

    def reply(self, hand: _Hand, place: int, replies: list[tuple[int, int]]) -> tuple[int, int]:
        """As the network would."""
        base = self._bases.get(hand)
        if base is None:
            base = self._bases[hand] = self._start + sum(map(getitem, self._rows, hand))
        missed = self._missed[place][self._cards[place] - hand[place]]
        return self._sight.network.best(base + missed, hand, replies)[1:]

    def answered(
        self, hand: _Hand, place: int, reply: tuple[int, int], drawn: Counts, size: int
    ) -> tuple[float, float]:
        """As the open network says."""
        network = self._open
        card, room = reply
        own, other = self._sight.own[:], list(hand)
        own[place] -= 1
        other[card] -= 1
        base = network.base(min(room, ROOMS - 1), other, own, drawn, size - 1)
        held = bool(self._sight.fitting(own, room))
        fits = {rank for rank, _ in self._sight.fitting([1] * RANKS, room)}
        worth = stuck = 0.0
        for rank, count in enumerate(drawn):
            if not count:
                continue
            if held or rank in fits:
                lost = chance(network.score(base + network.drawn(rank, own[rank], count)))
                worth += count * (1 - lost)
            else:
                stuck += count
        return worth / size, stuck / size


class ByTable:
    """The same by a table in place of networks, where all cards come back."""

    def __init__(self, sight: Sight, table: ValueTable) -> None:
        self._sight = sight
        self._table = table
        self._answers: dict[tuple[int, int], _Answers] = {}

    def reply(self, hand: _Hand, place: int, replies: list[tuple[int, int]]) -> tuple[int, int]:
        """The reply with the best chance by the table."""
        chances = self._table.chances(hand, replies)
        return replies[chances.index(max(chances))]

    def answered(
        self, hand: _Hand, place: int, reply: tuple[int, int], drawn: Counts, size: int
    ) -> tuple[float, float]:
        """What this seat makes of a reply; that depends on the other hand no more: it is kept."""
        card, room = reply
        known = self._answers.get((place, card))
        if known is None:
            known = self._answers[place, card] = self._answer(place, room)
        values, stuck = known
        return sum(map(mul, drawn, values)) / size, sum(map(mul, drawn, stuck)) / size

    def _answer(self, place: int, room: int) -> _Answers:
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
        return values, stuck
