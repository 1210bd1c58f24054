# SPDX-License-Identifier: GPL-3.0-or-later
"""The value networks of Ninety-Nine head to head: rows of weights in lanes of one number."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp
from pathlib import Path

import pytest

from cardtable.assets import resources
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.network import (
    HELD,
    HIDDEN,
    LATER,
    NINE,
    OWN,
    RANKS,
    ROWS,
    SCALE,
    STOCK,
    UNSEEN,
    Knowledge,
    Network,
    chance,
    numeral_network,
    room_row,
)

NAMES = ["numeral", "numeral_3", "numeral_4"]


def rows_of(known: Knowledge, place: int, room: int) -> list[int]:
    """The rows of weights that count after a card."""
    own = known.own[:]
    own[place] -= 1
    rows = [room_row(room), STOCK + known.stock, LATER + known.later]
    rows += [OWN + rank * 5 + count for rank, count in enumerate(own)]
    for rank, count in enumerate(known.unseen):
        first = HELD + (rank - NINE) * 5 if known.later and rank >= NINE else UNSEEN + rank * 5
        rows.append(first + count)
    return rows


def plain_chance(numbers: Sequence[int], rows: list[int]) -> float:
    """What the network says, worked out unit by unit with fractions."""
    value = numbers[-1] / SCALE
    for unit in range(HIDDEN):
        total = sum(numbers[row * HIDDEN + unit] for row in (*rows, ROWS)) / SCALE
        value += max(total, 0.0) * numbers[(ROWS + 1) * HIDDEN + unit] / SCALE
    return 1 / (1 + exp(-value))


def knowledge(dice: Dice) -> Knowledge:
    pack = dice.shuffled([place for place in range(RANKS) for _ in range(4)])
    stock, later = dice.below(25), bool(dice.below(2))
    hand, unseen = pack[:5], pack[5 : 10 + stock]
    own, others = ([cards.count(place) for place in range(RANKS)] for cards in (hand, unseen))
    return Knowledge(own, others, stock, later)


@pytest.mark.parametrize("name", NAMES)
def test_the_lanes_say_what_the_weights_say(name: str) -> None:
    numbers = array("h", (resources() / "tables" / f"{name}.bin").read_bytes())
    dice = Dice(4)
    for _ in range(40):
        known = knowledge(dice)
        room = dice.below(139)
        places = [place for place in range(RANKS) if known.own[place]]
        found = numeral_network(name).chances(known, [(place, room) for place in places])
        plain = [plain_chance(numbers, rows_of(known, place, room)) for place in places]
        assert found == pytest.approx(plain, abs=0.002)


@pytest.mark.parametrize("name", NAMES)
def test_no_lane_runs_over(name: str) -> None:
    """The largest sums that any choice of rows can make stay far from the ends of a lane."""
    numbers = array("h", (resources() / "tables" / f"{name}.bin").read_bytes())
    for unit in range(HIDDEN):
        weights = [numbers[row * HIDDEN + unit] / SCALE for row in range(ROWS + 2)]
        most = sum(sorted(map(abs, weights[:ROWS]))[-23:]) + abs(weights[ROWS])
        assert most * abs(weights[ROWS + 1]) < 256


def test_the_network_adds_up_rows_of_weights(tmp_path: Path) -> None:
    """A file whose only weights are those of the rows that must count, each by itself."""
    known = Knowledge([2, 0, 0, 0, 0, 0, 0, 1, 1, 1], [1, 4, 4, 4, 4, 4, 4, 2, 2, 0], 24, True)
    rows = rows_of(known, 0, 40)
    own = [OWN + 1, *(OWN + place * 5 for place in range(1, 7)), OWN + 36, OWN + 41, OWN + 46]
    unseen = [UNSEEN + 1, *(UNSEEN + place * 5 + 4 for place in range(1, 7)), UNSEEN + 37, HELD + 2, HELD + 5]
    assert sorted(rows) == sorted([room_row(40), *own, *unseen, STOCK + 24, LATER + 1])
    for row in (*rows, OWN + 2, UNSEEN + 8 * 5 + 2, LATER, STOCK + 23, room_row(41)):
        numbers = [0] * ((ROWS + 2) * HIDDEN + 1)
        numbers[row * HIDDEN] = numbers[(ROWS + 1) * HIDDEN] = SCALE
        path = tmp_path / "network.bin"
        path.write_bytes(b"".join(number.to_bytes(2, "little", signed=True) for number in numbers))
        (found,) = Network(path).chances(known, [(0, 40)])
        assert found == pytest.approx(1 / (1 + exp(-1)) if row in rows else 0.5, abs=1e-4)


def test_the_best_card_is_the_one_with_the_best_chance() -> None:
    network = numeral_network()
    dice = Dice(8)
    for _ in range(50):
        known = knowledge(dice)
        after = [(place, dice.below(99)) for place in range(RANKS) if known.own[place]]
        chances = network.chances(known, after)
        score, place, room = network.best(network.base(known), known.own, after)
        assert (place, room) == after[chances.index(max(chances))]
        assert chance(score) == max(chances)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.bin"
    path.write_bytes(bytes(1000))
    with pytest.raises(ValueError, match=r"network\.bin is damaged"):
        Network(path)


def test_rooms_have_rows_of_their_own_where_cards_decide() -> None:
    assert [room_row(room) for room in (0, 1, 24, 25, 28, 29, 138, 500)] == [0, 1, 24, 25, 25, 26, 53, 53]
