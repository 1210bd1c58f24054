# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat knows of the game, counted by rank: cards, stock, what the one other seat played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.engine.cards import Card

from .network import NINE, RANKS, ROOMS, TEN, Counts, Network, numeral_network
from .numeral_table import ValueTable, reshuffle_table
from .state import AdderState

_NETWORKS = {2: "numeral", 3: "numeral_3", 4: "numeral_4"}
"""By the players still in; all learned the rule that spent nines and tens leave the game."""


class Play(NamedTuple):
    """A card that the other seat chose, and what it went by."""

    place: int
    room: int
    """Below the limit, before the card."""
    stock: int
    cards: Counts
    """All cards that lay neither in the pile nor out of the game, its own among them."""
    fresh: bool
    """It may have been drawn since the last reshuffle."""


class Sight:
    """A position as one of the seats still in sees it; of several others, the next one counts."""

    def __init__(self, view: AdderState, seat: int) -> None:
        self.rules = view.rules
        self.players = sum(view.alive)
        self.network: Network = numeral_network(_NETWORKS[self.players])
        self.own = counts(card for card in view.hands[seat] if card)
        self.unseen = counts(view.unseen().elements())
        self.size = len(view.hands[view.left_of(seat)])
        """Cards in the hand of the other seat."""
        whole = self.players == 2 and sum(self.own) == self.size == self.rules.hand
        known = whole and view.rules.empty_stock == "reshuffle"
        self.table: ValueTable | None = reshuffle_table() if known else None
        """What judges in place of the network where all cards come back."""
        self.stock = len(view.stock)
        self.later = view.reshuffles > 0 and bool(view.rules.burned)
        """Nines and tens played before the last reshuffle have left the game; others hold those not seen."""
        self.room = min(view.rules.limit - view.total, ROOMS - 1)
        self.last_pass = 0 < view.rules.max_reshuffles <= view.reshuffles
        """The game is a draw when the stock is empty."""
        self.under = self._under(view)
        """What the next reshuffle puts into the stock, but for the card played then."""
        self.kept = self._kept(view)
        """Cards that the other seat certainly holds: they were not in the last reshuffle."""
        self.plays = self._plays(view)
        self.complete = self._complete()
        """Every card is somewhere, and there is one for each seat to draw: not so in some given positions."""
        self.open = self.complete and not self.stock and view.rules.empty_stock == "play_out"
        """Nobody draws any more, so that the cards not seen are the hand of the other seat."""

    def fitting(self, hand: Sequence[int], room: int) -> list[tuple[int, int]]:
        """The ranks in a hand that fit, by place, each with the room that it leaves."""
        limit = self.rules.limit
        fitting = [(place, room - place - 1) for place in range(min(NINE, room)) if hand[place]]
        if hand[NINE]:
            fitting.append((NINE, limit))
        if hand[TEN] and room + 10 >= 0:
            fitting.append((TEN, min(room + 10, limit if self.rules.floor else ROOMS - 1)))
        return fitting

    def _complete(self) -> bool:
        drawn = self.stock + sum(self.under) >= 2 or self.rules.empty_stock == "play_out"
        whole = sum(self.unseen) == self.stock + self.size and self.stock < len(self.network.stock)
        return self.players == 2 and whole and drawn

    def _under(self, view: AdderState) -> Counts:
        if view.rules.empty_stock == "play_out":
            return [0] * RANKS
        under = counts(view.pile)
        if view.rules.burned:
            under[NINE] = under[TEN] = 0
        return under

    def _kept(self, view: AdderState) -> Counts:
        kept = [0] * RANKS
        if view.mixed:
            kept = counts(card for card in view.unseen().elements() if card not in view.mixed)
        elif self.later:
            kept[NINE:] = self.unseen[NINE:]
        return kept if sum(kept) <= self.size else [0] * RANKS

    def _plays(self, view: AdderState) -> list[Play]:
        """What the other seat chose since the last reshuffle, the last first, while totals are known."""
        if view.players != 2 or len(view.pile) < 2:
            return []
        totals = _totals(view)
        cards = plus(self.own, self.unseen)
        plays: list[Play] = []
        for back, index in enumerate(range(len(view.pile) - 1, 0, -1)):
            card = view.pile[index]
            cards[place_of(card)] += 1
            before = totals[index - 1]
            if back % 2:
                continue
            if before is None:
                break
            room = view.rules.limit - before
            if room >= ROOMS or place_of(card) not in dict(self.fitting([1] * RANKS, room)):
                break  # a position that was set up, not played
            fresh = not view.mixed or card in view.mixed
            plays.append(Play(place_of(card), room, self.stock + back + 1, cards[:], fresh))
        return plays


def _totals(view: AdderState) -> list[int | None]:
    """The total after each card of the pile, None where nobody can tell from what is on the table."""
    rules, pile = view.rules, view.pile
    totals: list[int | None] = [None] * len(pile)
    totals[-1] = total = view.total
    for index in range(len(pile) - 1, 0, -1):
        place = place_of(pile[index])
        if place == NINE or (place == TEN and rules.floor and total == 0):
            break
        total += 10 if place == TEN else -place - 1
        totals[index - 1] = total
    if totals[0] is None and not view.reshuffles:
        totals[0] = rules.opening_total(pile[0])
    for index in range(1, len(pile)):
        before = totals[index - 1]
        if totals[index] is None and place_of(pile[index]) == NINE:
            totals[index] = 0
        elif totals[index] is None and before is not None:
            totals[index] = rules.effects[pile[index].rank][0].total(before, rules.floor)
    return totals


def place_of(card: Card) -> int:
    """The place of a card's rank, from the ace up."""
    return card.number % 13


def counts(cards: Iterable[Card]) -> Counts:
    """How many cards of each rank, by place."""
    found = [0] * RANKS
    for card in cards:
        found[card.number % 13] += 1
    return found


def plus(one: Sequence[int], other: Sequence[int]) -> Counts:
    """The cards of both."""
    return [a + b for a, b in zip(one, other, strict=True)]


def less(one: Sequence[int], other: Sequence[int]) -> Counts:
    """The cards of the first without those of the other."""
    return [a - b for a, b in zip(one, other, strict=True)]
