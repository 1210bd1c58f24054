# SPDX-License-Identifier: GPL-3.0-or-later
"""What the other seat may hold, as particles: hands that fit, weighed by the cards that it chose before.

Every card that is not seen is equally likely in the hand, but for those that a reshuffle left there. Going
back from now, each card that was drawn is equally likely the one drawn last, so that a hand has a history,
picked at random; it weighs as much as the network, erring now and then, would have played what was played.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import getitem
from typing import NamedTuple

from cardtable.engine.shuffle import Dice

from .network import RANKS, Counts, Network
from .numeral_sight import Play, Sight, less

PARTICLES = 64
"""Hands weighed for each batch of worlds."""
BATCH = 32
"""Worlds drawn from them, each particle as often as its weight says."""
STEPS = 4
"""Cards of the other seat that are looked back on."""
ERROR = 0.1
"""How often it is taken to play any card that fits."""


class _Step(NamedTuple):
    """A card that the other seat chose, ready to be asked of a hand."""

    place: int
    room: int
    fresh: bool
    start: int
    rows: list[list[int]]
    """What a count of a rank in the hand adds to the hidden layer, that of the cards not seen included."""


class Belief:
    """Hands of the other seat, as likely as they are."""

    def __init__(self, sight: Sight, dice: Dice) -> None:
        self._sight = sight
        self._dice = dice
        self._pool = [
            place for place, count in enumerate(less(sight.unseen, sight.kept)) for _ in range(count)
        ]
        self._need = sight.size - sum(sight.kept)
        self._steps = [_step(play, sight) for play in sight.plays[:STEPS]]

    def hands(self) -> Iterator[tuple[int, ...]]:
        """Worlds without end, in an order that says nothing."""
        while True:
            yield from self._batch()

    def _batch(self) -> Iterator[tuple[int, ...]]:
        hands, weights = [], []
        for _ in range(PARTICLES if self._steps else BATCH):
            hand, weight = self._particle()
            hands.append(hand)
            weights.append(weight)
        chosen = _resampled(weights, self._dice.fraction()) if self._steps else range(BATCH)
        for number in self._dice.shuffled(chosen):
            yield hands[number]

    def _particle(self) -> tuple[tuple[int, ...], float]:
        """A hand that fits, and how well it explains what was played."""
        pool, chance = self._pool, self._dice.roll()
        size = len(pool)
        for number in range(self._need):
            chance, pick = divmod(chance, size - number)
            pick += number
            pool[number], pool[pick] = pool[pick], pool[number]
        fresh = pool[: self._need]
        hand = self._sight.kept[:]
        for place in fresh:
            hand[place] += 1
        now = tuple(hand)
        weight = 1.0
        for step in self._steps:
            if not fresh:
                break
            chance, pick = divmod(chance, len(fresh))
            hand[fresh[pick]] -= 1
            hand[step.place] += 1
            if step.fresh:
                fresh[pick] = step.place
            else:
                del fresh[pick]
            weight *= self._likely(step, hand)
        return now, weight

    def _likely(self, step: _Step, hand: Counts) -> float:
        """The chance that the network with this hand, or an error, chooses the card of the step."""
        fitting = self._sight.fitting(hand, step.room)
        error = ERROR / len(fitting)
        if table := self._sight.table:
            chances = table.chances(hand, fitting)
            best, _ = fitting[chances.index(max(chances))]
            return 1 - ERROR + error if best == step.place else error
        network = self._sight.network
        score, spent, room = network.score, network.spent, network.room
        base = step.start + sum(map(getitem, step.rows, hand))
        left = dict(fitting)
        played = score(base + spent[step.place][hand[step.place]] + room[left[step.place]])
        for place, after in fitting:
            if place != step.place and score(base + spent[place][hand[place]] + room[after]) > played:
                return error
        return 1 - ERROR + error


def _step(play: Play, sight: Sight) -> _Step:
    network = sight.network
    start = network.bias + network.stock[min(play.stock, len(network.stock) - 1)] + network.later[sight.later]
    return _Step(play.place, play.room, play.fresh, start, hand_rows(network, play.cards, sight.later))


def hand_rows(network: Network, cards: Counts, later: bool) -> list[list[int]]:
    """By place and count: the rows of so many in a hand and the rest of `cards` not seen."""
    unseen = network.held if later else network.unseen
    return [
        [network.own[place][count] + unseen[place][cards[place] - count] for count in range(cards[place] + 1)]
        for place in range(RANKS)
    ]


def _resampled(weights: list[float], offset: float) -> list[int]:
    """The numbers of `BATCH` particles, evenly spaced along their weights; never one without weight."""
    step = sum(weights) / BATCH
    chosen: list[int] = []
    reached = 0.0
    for number, weight in enumerate(weights):
        reached += weight
        while len(chosen) < BATCH and (len(chosen) + offset) * step < reached:
            chosen.append(number)
    return chosen
