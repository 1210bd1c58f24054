# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that are sure mistakes or let a moon come, and a player by rules of thumb that avoids them."""

from __future__ import annotations

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.cards import Card
from cardtable.engine.game import State
from cardtable.engine.shuffle import Dice

from .bot import NormalBot
from .masks import BIT, CARDS
from .state import HeartsState
from .weighing import Weighing
from .worlds import even, possible_hands

_SOME = 5
"""Points taken that may be the beginning of a moon."""

_NEARLY = 0.05
"""Share of the deals by which a card may stop a moon less often than the best one."""


def moon_may_come(view: HeartsState) -> bool:
    """Whether somebody has all points so far, and enough of them."""
    raw = view.raw
    return view.options.moon != "off" and min(raw) == 0 and max(raw) >= _SOME


def sensible(view: HeartsState, seat: int, clock: Clock, dice: Dice, more: int = 0) -> tuple[list[Card], int]:
    """The playable cards without those that one other card beats in every possible deal; nodes spent.

    A node is a deal. Time may cut it short; `more` nodes are left for what comes after.
    """
    cards = [move.cards[0] for move in view.legal_moves()]
    if len(cards) == 1 or not even(view, seat):
        return cards, 0
    bits = [BIT[card] for card in cards]
    beaten = [(bit, other) for bit in bits for other in bits if bit != other]
    weighing = Weighing(view, seat)
    nodes = 0
    for hand in possible_hands(view, seat, dice):
        worths = weighing.worths_with(hand)
        beaten = [(bit, other) for bit, other in beaten if worths[bit] < worths[other]]
        nodes += 1
        if not beaten or clock.expired(nodes + more):
            break
    mistakes = {bit for bit, _ in beaten}
    return [card for card in cards if BIT[card] not in mistakes], nodes


def stopping(
    view: HeartsState, seat: int, cards: list[Card], nodes: int, clock: Clock, dice: Dice
) -> tuple[list[Card], int]:
    """The cards that stop the opponent's moon in most possible deals, or nearly; nodes with those before."""
    weighing = Weighing(view, seat)
    stops = dict.fromkeys(cards, 0)
    for seen, hand in enumerate(possible_hands(view, seat, dice), 1):
        for bit in weighing.without_moon(hand):
            if CARDS[bit] in stops:
                stops[CARDS[bit]] += 1
        if clock.expired(nodes + seen):
            break
    enough = max(stops.values()) - _NEARLY * seen
    return [card for card in cards if stops[card] >= enough], nodes + seen


class SensibleBot:
    """Plays by rules of thumb, but no card that another one beats whatever the opponent holds.

    Where the opponent has all points so far, it first of all stops the moon.
    """

    def __init__(self) -> None:
        self._rules = NormalBot()

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card; a node is a deal looked at for sure mistakes, or for a moon."""
        assert isinstance(view, HeartsState)
        threat = even(view, seat) and moon_may_come(view) and not view.raw[seat]
        cards, nodes = sensible(view, seat, clock, dice, int(threat))
        if threat and nodes:
            cards, nodes = stopping(view, seat, cards, nodes, clock, dice)
        move = self._rules.choose(view, seat, cards, clock, dice).move
        return Thought(move, nodes=nodes, seconds=clock.seconds())
