# SPDX-License-Identifier: GPL-3.0-or-later
"""The text form of moves."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.cards import Card
from cardtable.engine.game import Move

CHOICES = st.sampled_from(["", "bust", "+1", "-10", "=99", "+0", "deal", "draw_two"])


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("7C", Move((Card.C7,))),
        ("AC+11", Move((Card.CA,), "+11")),
        ("10S-10", Move((Card.S10,), "-10")),
        ("bust", Move((), "bust")),
        ("QS10H", Move((Card.SQ, Card.H10))),
    ],
)
def test_examples(text: str, move: Move) -> None:
    assert Move.parse(text) == move
    assert move.text == text


@given(st.lists(st.sampled_from(Card), max_size=3), CHOICES)
def test_every_move_reads_its_own_text(cards: list[Card], choice: str) -> None:
    move = Move(tuple(cards), choice)
    if move.text:
        assert Move.parse(move.text) == move


@pytest.mark.parametrize(
    "text", ["", " 7C", "7C ", "7C\n", "1C", "7c", "C7", "7C+", "+", "7C +1", "BUST", "7C+1+1", "٣C"]
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        Move.parse(text)


@given(st.text())
def test_a_text_that_is_a_move_is_that_moves_text(text: str) -> None:
    with suppress(ValueError):
        assert Move.parse(text).text == text
