# SPDX-License-Identifier: GPL-3.0-or-later
"""Suits, ranks, cards and decks."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Self


class Suit(StrEnum):
    """The four suits, in the order clubs, diamonds, hearts, spades."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Rank(StrEnum):
    """The thirteen ranks, ace first: the order of a new pack, not of any game."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


_SUITS = tuple(Suit)
_RANKS = tuple(Rank)


class Card(StrEnum):
    """A playing card; its value is its text, rank then suit: `AC`, `10H`, `QS`.

    Two packs hold equal cards twice: a card is a face, not a piece of cardboard.
    `Card("10H")` reads the text and raises ValueError for any other.
    """

    rank: Rank
    suit: Suit
    number: int
    """Place in a new pack, 0 (ace of clubs) to 51 (king of spades)."""

    def __new__(cls, text: str) -> Self:
        card = str.__new__(cls, text)
        card._value_ = text
        card.rank = Rank(text[:-1])
        card.suit = Suit(text[-1])
        card.number = _SUITS.index(card.suit) * 13 + _RANKS.index(card.rank)
        return card

    CA = "AC"
    C2 = "2C"
    C3 = "3C"
    C4 = "4C"
    C5 = "5C"
    C6 = "6C"
    C7 = "7C"
    C8 = "8C"
    C9 = "9C"
    C10 = "10C"
    CJ = "JC"
    CQ = "QC"
    CK = "KC"
    DA = "AD"
    D2 = "2D"
    D3 = "3D"
    D4 = "4D"
    D5 = "5D"
    D6 = "6D"
    D7 = "7D"
    D8 = "8D"
    D9 = "9D"
    D10 = "10D"
    DJ = "JD"
    DQ = "QD"
    DK = "KD"
    HA = "AH"
    H2 = "2H"
    H3 = "3H"
    H4 = "4H"
    H5 = "5H"
    H6 = "6H"
    H7 = "7H"
    H8 = "8H"
    H9 = "9H"
    H10 = "10H"
    HJ = "JH"
    HQ = "QH"
    HK = "KH"
    SA = "AS"
    S2 = "2S"
    S3 = "3S"
    S4 = "4S"
    S5 = "5S"
    S6 = "6S"
    S7 = "7S"
    S8 = "8S"
    S9 = "9S"
    S10 = "10S"
    SJ = "JS"
    SQ = "QS"
    SK = "KS"


def pack(ranks: Iterable[Rank] = tuple(Rank), copies: int = 1) -> tuple[Card, ...]:
    """The cards of `copies` packs that have one of `ranks`, in new-pack order."""
    wanted = frozenset(ranks)
    return tuple(card for card in Card if card.rank in wanted) * copies


def sort_hand(cards: Iterable[Card]) -> list[Card]:
    """Cards by suit, then by rank from the two up to the ace."""
    return sorted(cards, key=lambda card: (card.suit, (card.number % 13 - 1) % 13))
