# SPDX-License-Identifier: GPL-3.0-or-later
"""The hard player: thinks a few of the possible deals through, and is content with nearly the best card."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.cards import Card
from cardtable.engine.game import State
from cardtable.engine.shuffle import Dice

from .bot import NormalBot, glance
from .sensible import moon_may_come, sensible
from .state import HeartsState
from .weighing import Weighing
from .worlds import even, possible_hands

ALERT = 30
"""Deals to think through while a moon may be coming."""


class HardBot:
    """Solves a few deals, all as likely, and plays one of the cards that are good in them.

    `deals` is how many, or `ALERT` where somebody has all points so far and may be out for the moon; `ease`,
    how many points worse a card is that it plays a third as often. It never plays a card that another one
    beats whatever the opponent holds.
    """

    def __init__(self, deals: int = 5, ease: float = 0.6) -> None:
        self._deals = deals
        self._ease = ease

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card; a node is a deal."""
        assert isinstance(view, HeartsState)
        if not even(view, seat):
            return NormalBot().think(view, seat, clock, dice)
        cards, nodes = sensible(view, seat, clock, dice, 1)
        weighing = Weighing(view, seat)
        count = ALERT if moon_may_come(view) else self._deals
        for hand in possible_hands(view, seat, dice)[:count]:
            weighing.add(hand)
            nodes += 1
            if clock.expired(nodes):
                break
        points = {card: worth.mean for card, worth in weighing.values().items() if card in cards}
        card = self._pick(points, dice)
        alike = [other for other, mean in points.items() if abs(mean - points[card]) < 1e-9]
        return weighing.thought(nodes, clock.seconds(), glance(view, alike))

    def _pick(self, points: Mapping[Card, float], dice: Dice) -> Card:
        """One of the cards, the likelier the more points it is worth."""
        best = max(points.values())
        shares = {card: exp((mean - best) / self._ease) for card, mean in points.items()}
        at = dice.fraction() * sum(shares.values())
        for card, share in shares.items():
            at -= share
            if at < 0:
                return card
        return max(shares, key=shares.__getitem__)
