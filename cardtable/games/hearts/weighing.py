# SPDX-License-Identifier: GPL-3.0-or-later
"""What each playable card is worth, over deals that are possible."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from cardtable.engine.bot import Thought, Worth
from cardtable.engine.cards import Card

from .bot import glance
from .equity import Outcome, written
from .masks import BIT, CARDS, hand_bits
from .scoring import QUEEN_POINTS, Pair
from .solver import QUEEN_BIT, Deal, points_in, solver_for, wins
from .state import MOVES, HeartsState

Worths = Mapping[int, int]
"""What each playable card, as a bit, is worth in one deal."""


class Weighing:
    """Solves possible deals of a view, and sums up what each card brings."""

    def __init__(self, view: HeartsState, seat: int) -> None:
        self.view = view
        self._seat = seat
        self._solver = solver_for(view.options)
        self._mine = hand_bits(view.hands[seat])
        self._led = hand_bits(view.trick)
        self._raw = view.raw
        self._outcome = Outcome(view, seat)
        self._sums: dict[int, dict[str, float]] = {}
        self._open: dict[int, int] = {}
        self._weight = 0.0
        self.worths: list[Worths] = []
        """Of each deal added."""

    def worths_with(self, hand: int) -> Worths:
        """What each card is worth if the opponent holds these."""
        return self._solver.worths(self._deal(hand))

    def without_moon(self, hand: int) -> list[int]:
        """The cards, as bits, after which this opponent does not take every point."""
        total = self._total(hand)
        return [bit for bit, worth in self.worths_with(hand).items() if worth > -total]

    def add(self, hand: int, weight: float = 1.0) -> None:
        """Add the deal in which the opponent holds these cards; the more it weighs, the more it counts."""
        deal = self._deal(hand)
        outcomes = self._solver.outcomes(deal)
        total = self._total(hand)
        for bit, outcome in outcomes.items():
            self._open[bit] = self._open.get(bit, 0) + self._may_take_queen(deal, bit)
            sums = self._sums.setdefault(bit, {})
            for name, value in self._facts(deal, bit, outcome, total).items():
                sums[name] = sums.get(name, 0.0) + weight * value
        self._weight += weight
        self.worths.append({bit: worth for bit, (worth, _) in outcomes.items()})

    def _deal(self, hand: int) -> Deal:
        hands = (hand, self._mine) if self._seat else (self._mine, hand)
        view = self.view
        return Deal(hands, view.leader, self._raw, view.broken, not view.tricks, self._led)

    def _total(self, hand: int) -> int:
        """All points of the deal."""
        return points_in(self._mine | hand | self._led) + sum(self._raw)

    def _facts(self, deal: Deal, card: int, outcome: Pair, total: int) -> dict[str, float]:
        """What comes of a card in one deal; `total` is all points of it."""
        worth, answer = outcome
        chance = self._outcome.chance(worth, total)
        mine, theirs = written(worth, total, self.view.options.moon)
        trick = deal.led | card | answer
        won = wins(deal.led, card) if deal.led else not wins(card, answer)
        points = points_in(trick)
        moon = self.view.options.moon != "off" and abs(worth) >= total
        return {
            "mean": worth,
            "chance": chance,
            "square": chance * chance,
            "own": mine,
            "other": theirs,
            "own_moon": moon and worth > 0,
            "other_moon": moon and worth < 0,
            "win_trick": won,
            "points_now": points * won,
            "points_away": points * (not won),
            "queen": won and trick & QUEEN_BIT > 0,
            "queen_end": self._takes_in_the_end(deal, worth, total),
        }

    def _takes_in_the_end(self, deal: Deal, worth: int, total: int) -> bool:
        """Whether the queen of spades, if she is still to come, is taken by the end of the deal."""
        if not (deal.hands[0] | deal.hands[1] | deal.led) & QUEEN_BIT:
            return False
        moon = self.view.options.moon != "off" and abs(worth) >= total
        own = (total if worth > 0 else 0) if moon else (total - worth) // 2
        return own - self._raw[self._seat] >= QUEEN_POINTS

    def _may_take_queen(self, deal: Deal, card: int) -> bool:
        """Whether the opponent can answer so, or has led so, that this card takes the queen of spades."""
        if deal.led:
            return bool(wins(deal.led, card)) and (deal.led | card) & QUEEN_BIT > 0
        answers = self._solver.rules.playable(self._solver.rules.after(deal, card))
        if card == QUEEN_BIT:
            return any(not wins(card, answer) for answer in CARDS if answer & answers)
        return answers & QUEEN_BIT > 0 and not wins(card, QUEEN_BIT)

    def values(self) -> dict[Card, Worth]:
        """What each playable card is worth, by the deals added."""
        return {CARDS[bit]: self._worth(bit) for bit in self._sums}

    def thought(self, nodes: int, seconds: float, move: Card | None = None) -> Thought:
        """What has been found, after so many nodes; the move is the best if none is given."""
        found = self.values()
        best = choose(self.view, found)
        values = {}
        for card, worth in found.items():
            worse = sum([deal[BIT[card]] < deal[BIT[best]] for deal in self.worths])
            parts = {**worth.parts, "worse_deals": float(worse)}
            values[MOVES[card].text] = Worth(worth.chance, worth.mean, worth.spread, parts)
        return Thought(MOVES[move or best].text, values, len(self.worths), nodes, seconds)

    def _worth(self, bit: int) -> Worth:
        parts = {name: value / self._weight for name, value in self._sums[bit].items()}
        mean, chance = parts.pop("mean"), min(1.0, max(0.0, parts.pop("chance")))  # sums are not exact
        spread = sqrt(max(0.0, parts.pop("square") - chance * chance))
        return Worth(chance, mean, spread, {**parts, "queen_deals": float(self._open[bit])})


def choose(view: HeartsState, values: Mapping[Card, Worth]) -> Card:
    """The card of most value; of equal ones that of most points, then the one that rules of thumb name.

    A match as good as won or lost is so played on for points, and what could be done later is done now.
    """
    best = max([worth.chance for worth in values.values()]) - 1e-9
    cards = [card for card, worth in values.items() if worth.chance >= best]
    most = max([values[card].mean for card in cards])
    return glance(view, [card for card in cards if values[card].mean >= most - 1e-9 * abs(most)])
