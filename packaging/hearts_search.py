# SPDX-License-Identifier: GPL-3.0-or-later
"""Information-set search for Two-Player Hearts on bit masks: an opponent to measure the expert against.

Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012), thousands of playouts a second. Its rules are
its own, for speed; a test plays them beside those of the game.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from cardtable.engine.bot import Clock, Thought
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.masks import CARDS, hand_bits
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.scoring import score_deal
from cardtable.games.hearts.state import MOVES
from cardtable.games.hearts.worlds import possible_hands

_EXPLORATION = 0.7
_HEARTS, _SPADES = 127 << 14, 127 << 21
_QUEEN = 1 << 26
_LOW = [tuple([1 << i for i in range(14) if mask >> i & 1]) for mask in range(1 << 14)]
_HIGH = [tuple([1 << i + 14 for i in range(14) if mask >> i & 1]) for mask in range(1 << 14)]
_SUIT = {1 << i: 127 << i // 7 * 7 for i in range(28)}
_POINTS = {1 << i: 13 if i == 26 else int(14 <= i < 21) for i in range(28)}


class Table:
    """A deal that is being played: everything about it is a number."""

    __slots__ = ("broken", "first", "hands", "leader", "led", "options", "raw")

    def __init__(
        self, options: HeartsOptions, hands: list[int], leader: int, led: int = 0, first: bool = True
    ) -> None:
        self.options = options
        self.hands = hands
        self.leader = leader
        self.led = led
        self.first = first
        self.broken = False
        self.raw = [0, 0]

    @property
    def mover(self) -> int:
        """Whose turn it is."""
        return 1 - self.leader if self.led else self.leader

    def playable(self) -> int:
        """The cards that may be played."""
        led = self.led
        if not led:
            hand = self.hands[self.leader]
            if self.first and hand & 7:
                return hand & 7 & -(hand & 7)
            return hand if self.broken else hand & ~_HEARTS or hand
        hand = self.hands[1 - self.leader]
        clean = self.first and not self.options.first_trick_points
        follow = hand & _SUIT[led]
        if follow:
            return follow | hand & _QUEEN if self.options.queen_any_time and not clean else follow
        return hand & ~(_HEARTS | _QUEEN) or hand if clean else hand

    def play(self, card: int) -> None:
        """Play a card of the mover; a full trick is gathered at once."""
        led = self.led
        mover = 1 - self.leader if led else self.leader
        self.hands[mover] ^= card
        if card & _HEARTS:
            self.broken = True
        elif not self.broken and self.options.break_rule != "heart":
            self.broken = self._broken_by(card, led)
        if not led:
            self.led = card
            return
        if card > led if card & _SUIT[led] else card & _HEARTS:
            self.leader = mover
        self.raw[self.leader] += _POINTS[led] + _POINTS[card]
        self.led = 0
        self.first = False

    def _broken_by(self, card: int, led: int) -> bool:
        if self.options.break_rule == "heart_or_queen":
            return card == _QUEEN
        if not led or card & _SUIT[led]:
            return False
        return card != _QUEEN or not self.options.queen_any_time

    def reward(self, seat: int) -> float:
        """What the deal, played to its end, was worth to a seat: from 0 to 1."""
        points = score_deal((self.raw[0], self.raw[1]), self.options.moon).points
        return 0.5 + (points[1 - seat] - points[seat]) / 40

    def play_out(self, dice: Dice) -> None:
        """Play to the end at random, but for ducking as high as possible."""
        while self.hands[0] or self.hands[1]:
            cards = self.playable()
            if cards & cards - 1:
                led = self.led
                losing = cards & _SUIT[led] & led - 1 if led else 0
                if losing:
                    cards = 1 << losing.bit_length() - 1
                elif led and cards & _QUEEN and not led & _SPADES:
                    cards = _QUEEN
                else:
                    low, high = _LOW[cards & 16383], _HIGH[cards >> 14]
                    at = dice.roll() * (len(low) + len(high)) >> 64
                    cards = low[at] if at < len(low) else high[at - len(low)]
            self.play(cards)


class _Node:
    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, _Node] = {}
        self.visits = 0
        self.available = 1
        self.total = 0.0


class MaskSearch:
    """A bot that plays deals out; its limit counts playouts."""

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The card tried most often."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return Thought(moves[0].text)
        hands = possible_hands(view, seat, dice)
        mine, led = hand_bits(view.hands[seat]), hand_bits(view.trick)
        root: dict[int, _Node] = {}
        nodes = 0
        while not clock.expired(nodes):
            theirs = hands[dice.roll() * len(hands) >> 64]
            both = [theirs, mine] if seat else [mine, theirs]
            table = Table(view.options, both, view.leader, led, not view.tricks)
            table.broken, table.raw = view.broken, list(view.raw)
            _grow(root, table, dice)
            nodes += 1
        best = max(root, key=lambda card: root[card].visits)
        return Thought(MOVES[CARDS[best]].text, worlds=nodes, nodes=nodes)


def _grow(children: dict[int, _Node], table: Table, dice: Dice) -> None:
    """Play a deal through the tree, add a node to it, and play the rest out."""
    path: list[tuple[_Node, int]] = []
    while table.hands[0] or table.hands[1]:
        mover = table.mover
        cards = table.playable()
        moves = _LOW[cards & 16383] + _HIGH[cards >> 14]
        untried = [card for card in moves if card not in children]
        if untried:
            card = untried[dice.roll() * len(untried) >> 64]
            node = children[card] = _Node()
        else:
            card = _promising(children, moves)
            node = children[card]
        path.append((node, mover))
        table.play(card)
        if untried:
            table.play_out(dice)
        children = node.children
    worth = table.reward(0), table.reward(1)
    for node, mover in path:
        node.visits += 1
        node.total += worth[mover]


def _promising(children: dict[int, _Node], moves: tuple[int, ...]) -> int:
    best, promise = 0, -1.0
    for card in moves:
        node = children[card]
        node.available += 1
        score = node.total / node.visits + _EXPLORATION * sqrt(log(node.available) / node.visits)
        if score > promise:
            best, promise = card, score
    return best
