# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards and packs."""

from __future__ import annotations

import msgspec
import pytest

from cardtable.engine.cards import Card, Rank, Suit, pack, sort_hand


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def test_a_card_is_its_text() -> None:
    assert Card("10H") is Card.H10
    assert (Card.H10.rank, Card.H10.suit) == (Rank.TEN, Suit.HEARTS)
    assert f"{Card.SQ}" == "QS"


@pytest.mark.parametrize("text", ["", "1H", "10", "H10", "qs", "QX", "QS ", "11C"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a valid Card"):
        Card(text)


def test_a_pack_has_each_card_once_in_new_pack_order() -> None:
    whole = pack()
    assert [card.number for card in whole] == list(range(52))
    assert len(set(whole)) == 52
    assert whole[0] is Card.CA
    assert whole[-1] is Card.SK
    assert {(card.rank, card.suit) for card in whole} == {(rank, suit) for rank in Rank for suit in Suit}


def test_short_and_double_packs() -> None:
    assert pack((Rank.ACE, Rank.KING)) == cards("AC KC AD KD AH KH AS KS")
    assert pack((Rank.ACE,), 2) == cards("AC AD AH AS AC AD AH AS")


def test_a_hand_is_sorted_with_the_ace_high() -> None:
    hand = sort_hand(cards("AS KS 2S 10C AC 9H"))
    assert " ".join(hand) == "10C AC 9H 2S KS AS"


def test_cards_travel_as_json() -> None:
    data = msgspec.json.encode(pack())
    assert msgspec.json.decode(data, type=tuple[Card, ...]) == pack()
