# SPDX-License-Identifier: GPL-3.0-or-later
"""Deal numbers mean the same deals for ever, on every Python."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from shutil import which

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardtable.engine.shuffle
from cardtable.engine.cards import pack
from cardtable.engine.shuffle import MAX_DEAL, Dice

PINNED = """\
0 8S JH 9C 2S 2D QD 6S 10C 3D AC JC 7C 9H 8C QS KH 5H 2C 3H 5C AH 6C 4S 10D 5D 8H 8D AD QH 10S QC JD \
3S 4D 2H 9D 3C KD AS 7S 9S 7D JS 6H KS 4C 7H 5S 6D 4H KC 10H 9587389500487022639
1 7D 9C 4D 8H 8D 5S JD 6D 9S JC 5D KD 3C 2D JH 5H 7H 4H 2C AD 6S KC KH 10H 10S JS 10D 8S QC 4S 6C 7C \
AS 5C AH KS 6H QS QH QD 9D 3D 3S AC 4C 2H 8C 10C 3H 2S 9H 7S 9587389500487022640
9007199254740991 4H 5H 3C 2S 9C 6D 5D 8C 6C 7S 4S JS KC QC AC 8H 4D AS 7H 3D 2H 2C 10C QH 10D 7C 8S \
4C AH QD JH 5S 6H QS 2D 7D 10H AD 3H 10S 9D JC KD 5C 3S 8D 9H JD KH 6S 9S KS 9596396699741763630
[1, 1, 0, 0, 4, 0, 1, 2, 1, 2, 5, 4, 2, 1, 2, 2, 5, 3, 3, 0] 0.9573252376615842 e
"""


def pythons() -> list[str]:
    """Every Python from 3.11 to 3.13 that can be run here, this one first."""
    names = [f"python3.{minor}" for minor in (11, 12, 13)]
    found = [sys.executable, *filter(None, map(which, names))]
    found += [str(path) for name in names for path in Path.home().glob(f".pyenv/versions/*/bin/{name}")]
    runs = [path for path in found if subprocess.run([path, "-c", ""], capture_output=True).returncode == 0]
    return list(dict.fromkeys(runs))


@pytest.mark.parametrize("python", pythons())
def test_whole_shuffles_are_pinned_on_every_python(python: str) -> None:
    engine = Path(cardtable.engine.shuffle.__file__).parent
    script = Path(__file__).with_name("pins.py")
    run = subprocess.run([python, script, engine], capture_output=True, text=True, check=True)
    assert run.stdout == PINNED


def test_rolls_are_those_of_splitmix64() -> None:
    """The vectors that other implementations publish for seeds 1234567 and 0."""
    dice = Dice(1234567)
    assert [dice.roll() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    dice = Dice(0)
    assert [dice.roll() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(st.integers(0, 2**64 - 1), st.integers(0, 50))
def test_a_kept_state_goes_on(seed: int, rolls: int) -> None:
    dice = Dice(seed)
    for _ in range(rolls):
        dice.roll()
    again = Dice(dice.state)
    assert [dice.roll() for _ in range(5)] == [again.roll() for _ in range(5)]


def test_bits_that_would_favour_low_numbers_are_thrown_again() -> None:
    """Below 2**63 + 1 nearly half of all rolls are refused; else low numbers would come twice as often."""
    n = 2**63 + 1
    for seed in range(200):
        plain, dice = Dice(seed), Dice(seed)
        rolls = iter(plain.roll, None)
        assert dice.below(n) == next(roll for roll in rolls if roll < n)
    assert any(Dice(seed).roll() >= n for seed in range(200))


@given(st.integers(0, MAX_DEAL), st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_the_cards(seed: int, items: list[int]) -> None:
    assert Counter(Dice(seed).shuffled(items)) == Counter(items)


def test_every_order_is_equally_likely() -> None:
    dice = Dice(3)
    orders = Counter(dice.shuffled("abcd") for _ in range(24_000))
    assert len(orders) == 24
    # 23 degrees of freedom: above 49.7 once in a thousand, and the dice are fixed
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7


@given(st.integers(0, 2**64 - 1))
def test_a_fraction_is_below_one(seed: int) -> None:
    assert 0 <= Dice(seed).fraction() < 1


def test_a_choice_falls_on_all_items() -> None:
    dice = Dice(5)
    assert {dice.choice("abc") for _ in range(50)} == {"a", "b", "c"}


def test_neighbouring_deals_have_nothing_in_common() -> None:
    decks = [Dice(number).shuffled(pack()) for number in range(400)]
    same = [sum(a == b for a, b in zip(one, two, strict=True)) for one, two in pairwise(decks)]
    assert sum(same) / len(same) == pytest.approx(1, abs=0.2)  # as two independent shuffles
