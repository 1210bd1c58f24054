# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts in English."""

from __future__ import annotations

import msgspec
import pytest

from cardtable.engine.cards import Card
from cardtable.engine.words import Words, mark


def test_places_are_filled() -> None:
    text = mark("T", "{who} plays {card}: {total}.").format(who="Ann", card=Card.H7).format(total=64)
    assert text.english() == "Ann plays 7H: 64."


def test_words_may_hold_words() -> None:
    inner = mark("T", "the {n}th card").format(n=7)
    assert mark("T", "Not {what}.").format(what=inner).english() == "Not the 7th card."


@pytest.mark.parametrize(("n", "text"), [(0, "0 chips left"), (1, "1 chip left"), (2, "2 chips left")])
def test_plurals(n: int, text: str) -> None:
    assert mark("T", "%n chip(s) left", None, n).english() == text


def test_signs_of_a_person_are_left_alone() -> None:
    """A name may hold braces and percent signs."""
    assert mark("T", "{who} wins.").format(who="{x} %n (s)").english() == "{x} %n (s) wins."


def test_a_missing_part_is_found() -> None:
    with pytest.raises(KeyError):
        mark("T", "{who} wins.").english()


def test_formatting_keeps_the_first() -> None:
    template = mark("T", "{a}")
    template.format(a=1)
    assert template == Words("T", "{a}")


def test_words_travel() -> None:
    text = mark("T", "{a} {b}", "c", 3).format(a=Card.SQ, b=mark("T", "x"))
    data = msgspec.json.encode(text)
    assert b'"QS"' in data
