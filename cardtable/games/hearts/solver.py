# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact worth of every card of a deal in which all cards are seen."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from .alphabeta import EITHER, FAR, FOLLOWER_ONLY, LEADER_ONLY, NOBODY, make_search, position_key
from .masks import BIT, hand_bits, suit_of
from .options import HeartsOptions
from .scoring import MOON_POINTS, QUEEN, QUEEN_POINTS, Pair
from .state import HeartsState

HEARTS = 0b1111111 << 14
QUEEN_BIT = BIT[QUEEN]
_STARTERS = 0b111

FULL = 200_000
"""Positions after which a table is emptied: about 20 MB."""


class Deal(msgspec.Struct, frozen=True):
    """A position with all cards seen; hands are bits."""

    hands: Pair
    leader: int
    raw: Pair
    """Points taken by each seat."""
    broken: bool
    first: bool
    """Whether this is the first trick."""
    led: int = 0
    """The card led, as a bit; 0 between tricks."""

    @property
    def mover(self) -> int:
        """Whose turn it is."""
        return 1 - self.leader if self.led else self.leader

    @classmethod
    def of(cls, state: HeartsState) -> Deal:
        """The position of a state with no card hidden."""
        return cls(
            (hand_bits(state.hands[0]), hand_bits(state.hands[1])),
            state.leader,
            state.raw,
            state.broken,
            not state.tricks,
            hand_bits(state.trick[:1]),
        )


def points_in(cards: int) -> int:
    """Points in some cards."""
    return (cards & HEARTS).bit_count() + (QUEEN_POINTS if cards & QUEEN_BIT else 0)


def wins(led: int, card: int) -> bool:
    """Whether the second card of a trick takes it."""
    suit = suit_of(led)
    return card > led if card & suit else bool(card & HEARTS)


class Rules(msgspec.Struct, frozen=True):
    """The house rules that a deal is played by."""

    queen_any_time: bool
    first_trick_points: bool
    break_rule: str
    moon: str

    @classmethod
    def of(cls, options: HeartsOptions) -> Rules:
        """The part of the options that counts within a deal."""
        return cls(options.queen_any_time, options.first_trick_points, options.break_rule, options.moon)

    def playable(self, deal: Deal) -> int:
        """The cards that may be played now."""
        hand = deal.hands[deal.mover]
        if not deal.led:
            if deal.first and hand & _STARTERS:
                return hand & _STARTERS & -(hand & _STARTERS)
            return hand if deal.broken else hand & ~HEARTS or hand
        suit = suit_of(deal.led)
        clean = deal.first and not self.first_trick_points
        if follow := hand & suit:
            free = self.queen_any_time and not clean
            return follow | hand & QUEEN_BIT if free else follow
        return hand & ~(HEARTS | QUEEN_BIT) or hand if clean else hand

    def breaks(self, led: int, card: int) -> bool:
        """Whether one of the cards of a trick breaks hearts."""
        both = led | card
        if both & HEARTS:
            return True
        if self.break_rule == "heart_or_queen":
            return bool(both & QUEEN_BIT)
        if self.break_rule == "heart" or card & suit_of(led):
            return False
        return not (card == QUEEN_BIT and self.queen_any_time)

    def after(self, deal: Deal, card: int) -> Deal:
        """The position when the mover has played a card, and the trick, if full, has been gathered."""
        mover = deal.mover
        hands = deal.hands
        hands = (hands[0], hands[1] & ~card) if mover else (hands[0] & ~card, hands[1])
        if not deal.led:
            return Deal(hands, deal.leader, deal.raw, deal.broken, deal.first, card)
        winner = mover if wins(deal.led, card) else deal.leader
        points = points_in(deal.led | card)
        raw = (deal.raw[0], deal.raw[1] + points) if winner else (deal.raw[0] + points, deal.raw[1])
        return Deal(hands, winner, raw, deal.broken or self.breaks(deal.led, card), False)


def distinct(cards: int, deal: Deal) -> list[tuple[int, int]]:
    """Cards that differ in what they do, each with all that do the same, from high to low."""
    mine = deal.hands[deal.mover] & ~QUEEN_BIT
    others = deal.hands[1 - deal.mover] | deal.led
    found: list[tuple[int, int]] = []
    for suit in range(21, -1, -7):
        group = 0
        for index in range(suit + 6, suit - 1, -1):
            bit = 1 << index
            if bit & mine:
                group |= bit & cards
            elif bit & others and group:
                found.append((group & -group, group))
                group = 0
        if group:
            found.append((group & -group, group))
    if cards & QUEEN_BIT:
        found.insert(0, (QUEEN_BIT, QUEEN_BIT))
    return found


class Solver:
    """Solves deals played by the same house rules; what it has found stays for the next."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.count = [0]
        """Positions searched so far."""
        self._table: dict[int, int] = {}
        self._search = make_search(rules.break_rule, rules.queen_any_time, self._table, self.count)

    @property
    def size(self) -> int:
        """Positions kept."""
        return len(self._table)

    def worths(self, deal: Deal) -> dict[int, int]:
        """What each playable card of the mover brings in the end if both play on perfectly.

        Counted in points written down for the other less points for the mover, in the whole deal.
        """
        return {card: worth for card, (worth, _) in self.outcomes(deal).items()}

    def outcomes(self, deal: Deal) -> dict[int, Pair]:
        """The worth of each playable card and, for a lead, the best card against it, otherwise 0."""
        if len(self._table) > FULL:
            self._table.clear()
        found: dict[int, Pair] = {}
        for card, same in distinct(self.rules.playable(deal), deal):
            next_deal = self.rules.after(deal, card)
            outcome = (
                self._answered(next_deal) if next_deal.led else (self._settled(next_deal, deal.mover), 0)
            )
            while same:
                found[same & -same] = outcome
                same &= same - 1
        return found

    def _answered(self, deal: Deal) -> Pair:
        """The worth of the card just led, for who led it, and the first of the best answers."""
        worst, best = FAR, 0
        cards = distinct(self.rules.playable(deal), deal)
        cards.sort(key=lambda pair: (wins(deal.led, pair[0]), -points_in(pair[0])))
        for card, _ in cards:
            worth = self._settled(self.rules.after(deal, card), deal.leader, worst)
            if worth < worst:
                worst, best = worth, card
        return worst, best

    def _settled(self, deal: Deal, seat: int, limit: int = FAR) -> int:
        """The worth for `seat` of a position between tricks, or anything above `limit` if it is no less."""
        leader = deal.leader
        mine, theirs = deal.hands[leader], deal.hands[1 - leader]
        taken = deal.raw[leader], deal.raw[1 - leader]
        total = points_in(mine | theirs) + sum(taken)
        prize = total if self.rules.moon == "in_play" else MOON_POINTS
        moon = NOBODY
        if self.rules.moon != "off" and total:
            moon = (
                (LEADER_ONLY if taken[0] else EITHER)
                if not taken[1]
                else NOBODY
                if taken[0]
                else FOLLOWER_ONLY
            )
        key, back = position_key(mine, theirs, deal.broken, moon, prize + sum(taken) if moon else 0)
        base = taken[1] - taken[0]
        if seat == leader:
            return self._search(key, back, -FAR, limit - base) + base
        return -self._search(key, back, -limit - base, FAR) - base


@lru_cache(maxsize=2)
def _solver(rules: Rules) -> Solver:
    return Solver(rules)


def solver_for(options: HeartsOptions) -> Solver:
    """The solver of these house rules, with all it has found before."""
    return _solver(Rules.of(options))
