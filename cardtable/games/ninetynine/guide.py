# SPDX-License-Identifier: GPL-3.0-or-later
"""What each card does, in a few words, read from the effects themselves."""

from __future__ import annotations

from cardtable.engine.cards import Rank
from cardtable.engine.table import CardGuide
from cardtable.engine.words import Words, mark

from .effects import Effect, Rules

CLASSIC_ROWS: tuple[tuple[Rank, Words], ...] = (
    (Rank.ACE, mark("NinetyNine", "Ace")),
    (Rank.TWO, mark("NinetyNine", "2, 3, 5, 6, 7, 8")),
    (Rank.FOUR, mark("NinetyNine", "4")),
    (Rank.NINE, mark("NinetyNine", "9")),
    (Rank.TEN, mark("NinetyNine", "10")),
    (Rank.JACK, mark("NinetyNine", "Jack, queen")),
    (Rank.KING, mark("NinetyNine", "King")),
)
NUMERAL_ROWS: tuple[tuple[Rank, Words], ...] = (
    (Rank.ACE, mark("NinetyNine", "Ace")),
    (Rank.TWO, mark("NinetyNine", "2 to 8")),
    (Rank.NINE, mark("NinetyNine", "9")),
    (Rank.TEN, mark("NinetyNine", "10")),
)
_NUMBERS = (Rank.TWO, Rank.THREE, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT)


def guide(rules: Rules, rows: tuple[tuple[Rank, Words], ...], players: int) -> tuple[CardGuide, ...]:
    """One row for each kind of card."""
    return tuple(_row(rules, rank, title, players) for rank, title in rows)


def _row(rules: Rules, rank: Rank, title: Words, players: int) -> CardGuide:
    ways = rules.effects[rank]
    does = _choice(ways) if len(ways) == 2 else _single(rules, rank, ways[0], players)
    return CardGuide(title, does, special=min(effect.rise for effect in ways) <= 0)


def _choice(ways: tuple[Effect, ...]) -> Words:
    one, other = ways
    if one.add == -other.add:
        return mark("NinetyNine", "Adds {number} or takes off {number}, your choice").format(number=one.add)
    return mark("NinetyNine", "{one} or {other}, your choice").format(one=one.add, other=other.add)


def _single(rules: Rules, rank: Rank, effect: Effect, players: int) -> Words:
    if effect.to == 0:
        return mark("NinetyNine", "Resets the total to 0")
    if effect.to is not None:
        return mark("NinetyNine", "Makes the total {total}").format(total=effect.to)
    if effect.turns:
        return _turning(rules, players)
    if effect.add == 0:
        return mark("NinetyNine", "0: the total stays")
    if effect.add < 0:
        words = (
            mark("NinetyNine", "Takes off {number}, down to 0 at most")
            if rules.floor
            else mark("NinetyNine", "Takes off {number}")
        )
        return words.format(number=-effect.add)
    if rank in _NUMBERS:
        return mark("NinetyNine", "Add their number")
    return mark("NinetyNine", "Adds {number}").format(number=effect.add)


def _turning(rules: Rules, players: int) -> Words:
    if players > 2:
        if rules.again:
            return mark("NinetyNine", "Turns the direction; with two players left you play again")
        return mark("NinetyNine", "Turns the direction; the total stays")
    if rules.again:
        return mark("NinetyNine", "The total stays and you play again")
    return mark("NinetyNine", "The total stays")
