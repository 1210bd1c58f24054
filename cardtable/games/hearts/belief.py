# SPDX-License-Identifier: GPL-3.0-or-later
"""How likely each possible hand of the opponent is, by the cards played from it so far."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from operator import mul

from .masks import suit_of
from .solver import HEARTS, QUEEN_BIT, Deal, Solver
from .worlds import Past

Favours = tuple[float, ...]

STYLES: tuple[Favours, ...] = (
    (-0.65, -1.19, -0.55, -1.09, -1.03, 0.26, -1.65, -0.72, 0.75, 0.44, 1.09, -0.8, 0.17, 0.78, -0.47, 2.21),
    (-0.04, -0.83, -0.16, -0.63, -1.03, -0.49, -0.79, 0.03, 0.45, 0.14, 0.28, -0.18, 0.15, 0.67, -0.83, 1.21),
)
"""How much each trait of a card speaks for it, in each style of play: as found by
`packaging/training/hearts.py`, those under which the hands of players of that style are guessed best."""

WHIM = 0.05
"""How often any card is as likely as any other."""

_SPADES = suit_of(QUEEN_BIT)
_ACE = QUEEN_BIT << 1
_NO_LEAD = (0.0,) * 6
_NO_ANSWER = (0.0,) * 8


def traits(card: int, regret: int, playable: int, led: int) -> tuple[float, ...]:
    """What makes a player choose this card, or not, of the playable ones.

    How much worse than the best it is if all cards were seen, at most 10, and whether it is; then, of an
    answer: other cards that would duck higher, and whether there are any; winning a trick that could be left,
    and in hearts; other cards that would win higher; or, when void: ruffing, height, the ace of spades; of a
    lead: height, height in a long suit, length of the suit, a spade, the queen or ace of spades, a heart.
    """
    common = (min(regret, 10), float(regret > 0))
    height = (card.bit_length() - 1) % 7 / 6
    suit = suit_of(card)
    if not led:
        length = (playable & suit).bit_count()
        high_spade = float(card >= QUEEN_BIT)
        shown = (height, height * length, -length, float(suit == _SPADES), high_spade, float(suit == HEARTS))
        return (*common, *_NO_ANSWER, *shown)
    led_suit = suit_of(led)
    if suit != led_suit:
        if playable & led_suit:  # the queen of spades, at any time
            return (*common, *_NO_ANSWER, *_NO_LEAD)
        ruff = float(suit == HEARTS)
        return (*common, 0, 0, 0, 0, 0, ruff, 0 if ruff else height, float(card == _ACE), *_NO_LEAD)
    losing = playable & led_suit & (led - 1)
    if card < led:
        higher = (losing & -(card << 1)).bit_count()
        return (*common, higher, float(higher > 0), 0, 0, 0, 0, 0, 0, *_NO_LEAD)
    needless = float(losing > 0)
    higher = (playable & led_suit & -(card << 1)).bit_count()
    return (*common, 0, 0, needless, needless * (suit == HEARTS), higher, 0, 0, 0, *_NO_LEAD)


def chances(worths: Mapping[int, int], card: int, led: int) -> list[float]:
    """How likely players of each style, who could play the cards of `worths`, play `card`.

    0 if it is none of them.
    """
    if card not in worths:
        return [0.0] * len(STYLES)
    best = max(worths.values())
    playable = sum(worths)
    rows = {each: traits(each, best - worth, playable, led) for each, worth in worths.items()}
    found: list[float] = []
    for favours in STYLES:
        shares = {each: exp(sum(map(mul, favours, row))) for each, row in rows.items()}
        found.append((1 - WHIM) * shares[card] / sum(shares.values()) + WHIM / len(worths))
    return found


class Belief:
    """Weighs hands by the past of one deal, as seen from one seat."""

    def __init__(self, solver: Solver, past: Past, seat: int, hand: int) -> None:
        self._solver = solver
        self._past = past
        self._seat = seat
        self._mine = hand | sum([card for player, card in past.plays if player == seat])
        self._theirs = sum([card for player, card in past.plays if player != seat])

    def weight(self, hand: int) -> float:
        """How likely the opponent would have played as he did, holding this now; any style is as likely."""
        theirs = hand | self._theirs
        hands = (theirs, self._mine) if self._seat else (self._mine, theirs)
        deal = Deal(hands, self._past.leader, (0, 0), False, True)
        weights = [1.0] * len(STYLES)
        rules = self._solver.rules
        for player, card in self._past.plays:
            if player != self._seat and rules.playable(deal) != card:
                likely = chances(self._solver.worths(deal), card, deal.led)
                weights = list(map(mul, weights, likely))
                if not any(weights):
                    return 0.0
            deal = rules.after(deal, card)
        return sum(weights)
