# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts in the player's language: words into sentences, cards into names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.words import Part, Words, mark

_RANKS = {
    Rank.ACE: mark("Card", "ace"),
    Rank.TWO: mark("Card", "two"),
    Rank.THREE: mark("Card", "three"),
    Rank.FOUR: mark("Card", "four"),
    Rank.FIVE: mark("Card", "five"),
    Rank.SIX: mark("Card", "six"),
    Rank.SEVEN: mark("Card", "seven"),
    Rank.EIGHT: mark("Card", "eight"),
    Rank.NINE: mark("Card", "nine"),
    Rank.TEN: mark("Card", "ten"),
    Rank.JACK: mark("Card", "jack"),
    Rank.QUEEN: mark("Card", "queen"),
    Rank.KING: mark("Card", "king"),
}
_SUITS = {
    Suit.CLUBS: mark("Card", "clubs"),
    Suit.DIAMONDS: mark("Card", "diamonds"),
    Suit.HEARTS: mark("Card", "hearts"),
    Suit.SPADES: mark("Card", "spades"),
}
_SUIT_LETTERS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
_SIGNS = re.compile(r"(?<!\w)(10|[2-9AJQK])([♣♦♥♠])")
_FACE_UP = mark("Card", "{rank} of {suit}", "name of a card: seven of hearts")
_FACE_DOWN = mark("Card", "face-down card")


def say(words: Words) -> str:
    """The text in the player's language, with its number and its parts filled in."""
    text = QCoreApplication.translate(words.context, words.text, words.comment, words.n)
    if words.n >= 0 and text == words.text.replace("%n", str(words.n)):  # no translator knows it
        text = text.replace("(s)", "" if words.n == 1 else "s")
    parts = {key: say_part(part) for key, part in words.parts.items()}
    try:
        return text.format(**parts)
    except (LookupError, ValueError):  # a translation with a slip in its placeholders
        return words.english()


def say_part(part: Part) -> str:
    """One part of a text: a name as it is, a card by its name, a number with a real minus sign, a time."""
    if isinstance(part, Words):
        return say(part)
    if isinstance(part, Card):
        return card_name(part)
    if isinstance(part, int):
        return number(part)
    if isinstance(part, datetime):
        moment = QDateTime.fromSecsSinceEpoch(int(part.timestamp()))
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    return part


def number(value: int) -> str:
    """A whole number with a real minus sign."""
    return str(value).replace("-", "−")


def percent(share: float, digits: int = 0) -> str:
    """`12%` of a share of 0.12, as the language writes it, with a real minus sign."""
    value = round(share * 100, digits) + 0.0
    words = mark("Figures", "{number}%", "per cent").format(
        number=QLocale().toString(value, "f", digits).replace("-", "−")
    )
    return say(words).replace(" ", "\u00a0")  # a line must not begin with the sign


def rank_name(rank: Rank) -> str:
    """`seven`."""
    return say(_RANKS[rank])


def suit_name(suit: Suit) -> str:
    """`hearts`."""
    return say(_SUITS[suit])


def card_name(card: Card | None) -> str:
    """`seven of hearts`; a card that may not be seen is only a `face-down card`."""
    if card is None:
        return say(_FACE_DOWN)
    return say(_FACE_UP.format(rank=_RANKS[card.rank], suit=_SUITS[card.suit]))


def aloud(text: str) -> str:
    """The text with names for the cards that are written in signs: `K♠, best` is `king of spades, best`."""
    return _SIGNS.sub(lambda found: card_name(Card(found[1] + _SUIT_LETTERS[found[2]])), text)


def and_list(names: Sequence[str]) -> str:
    """`Anna, Jens and Mei`."""
    return QLocale().createSeparatedList(list(names))


def capital(text: str) -> str:
    """The text with a capital first letter, for where a name begins a line."""
    return text[:1].upper() + text[1:]
