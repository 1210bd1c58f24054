# SPDX-License-Identifier: GPL-3.0-or-later
"""The network that sees both hands: it adds up the right rows, and the look ahead asks it the right thing."""

from __future__ import annotations

from array import array
from math import exp

import pytest

from cardtable.assets import resources
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.network import HIDDEN, OWN, RANKS, SCALE, chance, room_row
from cardtable.games.ninetynine.numeral_look import LookAhead
from cardtable.games.ninetynine.numeral_sight import Sight
from cardtable.games.ninetynine.open_network import OPEN_ROWS, OTHER, SIZE, STOCK, open_network

from .positions import NUMERAL, at

NUMBERS = array("h", (resources() / "tables" / "numeral_open.bin").read_bytes())
LANES = range(HIDDEN)


def plain_chance(room: int, own: list[int], other: list[int], stock: list[int]) -> float:
    """What the network says, worked out unit by unit with fractions."""
    rows = [room_row(room), SIZE + sum(stock), OPEN_ROWS]
    for first, cards in ((OWN, own), (OTHER, other), (STOCK, stock)):
        rows += [first + place * 5 + count for place, count in enumerate(cards)]
    value = NUMBERS[-1] / SCALE
    for unit in LANES:
        total = sum(NUMBERS[row * HIDDEN + unit] for row in rows) / SCALE
        value += max(total, 0.0) * NUMBERS[(OPEN_ROWS + 1) * HIDDEN + unit] / SCALE
    return 1 / (1 + exp(-value))


def test_the_lanes_say_what_the_weights_say() -> None:
    dice = Dice(5)
    network = open_network()
    for _ in range(40):
        pack = dice.shuffled([place for place in range(RANKS) for _ in range(4)])
        size, room = 1 + dice.below(24), dice.below(109)
        hands = pack[:4], pack[4:8], pack[8 : 8 + size]
        own, other, stock = ([cards.count(place) for place in range(RANKS)] for cards in hands)
        drawn = hands[2][0]
        base = network.base(room, own, other, stock, size - 1)
        found = chance(network.score(base + network.drawn(drawn, other[drawn], stock[drawn])))
        other[drawn] += 1
        stock[drawn] -= 1
        assert found == pytest.approx(plain_chance(room, own, other, stock), abs=0.002)


def test_no_lane_runs_over() -> None:
    """The largest sums that any choice of rows can make stay far from the ends of a lane."""
    for unit in LANES:
        weights = [NUMBERS[row * HIDDEN + unit] / SCALE for row in range(OPEN_ROWS + 2)]
        most = sum(sorted(map(abs, weights[:OPEN_ROWS]))[-32:]) + abs(weights[OPEN_ROWS])
        assert most * abs(weights[OPEN_ROWS + 1]) < 256


def test_a_larger_stock_than_it_knows_counts_as_the_largest() -> None:
    network, cards = open_network(), [1] * RANKS
    assert network.base(50, cards, cards, cards, 99) == network.base(50, cards, cards, cards, 31)


@pytest.mark.parametrize(
    ("hand", "other", "total", "card", "next_stuck", "own_stuck", "worth"),
    [
        ("2S 3S 4S 5S 6S", "7C 8C 7D 8D 7H", 92, 2, 1, 0.0, 1.0),  # nothing fits above 95
        ("2S 7C 8C 7D 8D", "3S 5C 6C 6D 6H", 93, 1, 0, 1.0, 0.0),  # the three makes 98; no special is left
    ],
)
def test_who_is_stuck_is_certain_whatever_the_network_says(
    hand: str, other: str, total: int, card: int, next_stuck: int, own_stuck: float, worth: float
) -> None:
    stock = ["2C", "2D", "2H", "4C"]
    taken = [*hand.split(), *other.split(), *stock]
    ranks = ("A", *map(str, range(2, 11)))
    pile = [rank + suit for suit in "CDHS" for rank in ranks if rank + suit not in taken]
    state = at(NUMERAL, "", total, hands=[hand.split(), other.split()], stock=stock, pile=pile)
    look = LookAhead(Sight(state.seen_by(0), 0))
    held = [other.split().count(rank + suit) for rank in ranks for suit in "CDHS"]
    look.grow(tuple(sum(held[place * 4 : place * 4 + 4]) for place in range(RANKS)))
    found = look.worths()[card]
    assert (found.parts["next_stuck"], found.parts["own_stuck"]) == (next_stuck, own_stuck)
    assert found.chance == worth
