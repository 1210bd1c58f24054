# SPDX-License-Identifier: GPL-3.0-or-later
"""What the cards do, as tables, and the rules that options make of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from cardtable.engine.cards import Card, Rank, pack
from cardtable.engine.game import Move, Options

from .options import ClassicOptions, NumeralOptions


class Effect(msgspec.Struct, frozen=True):
    """One way in which a card changes the total."""

    choice: str = ""
    """The word in the move that chooses this way; empty where the card has only one."""
    add: int = 0
    to: int | None = None
    """The total afterwards, whatever it was; None: `add` is added."""
    turns: bool = False
    """The direction of play changes."""

    def total(self, before: int, floor: bool) -> int:
        """The total after the card."""
        after = self.to if self.to is not None else before + self.add
        return 0 if floor and after < 0 else after

    @property
    def rise(self) -> int:
        """How much room below the limit the card needs; far below zero where it always fits."""
        return ALWAYS if self.to is not None else self.add


ALWAYS = -1000

_FACE = {rank: int(rank) for rank in Rank if rank.isdigit()}

CLASSIC: Mapping[Rank, tuple[Effect, ...]] = {
    Rank.ACE: (Effect("+1", add=1), Effect("+11", add=11)),
    **{Rank(text): (Effect(add=int(text)),) for text in "235678"},
    Rank.FOUR: (Effect(turns=True),),
    Rank.NINE: (Effect(),),
    Rank.TEN: (Effect("+10", add=10), Effect("-10", add=-10)),
    Rank.JACK: (Effect(add=10),),
    Rank.QUEEN: (Effect(add=10),),
    Rank.KING: (Effect(to=99),),
}
NUMERAL: Mapping[Rank, tuple[Effect, ...]] = {
    Rank.ACE: (Effect(add=1),),
    **{Rank(text): (Effect(add=int(text)),) for text in "2345678"},
    Rank.NINE: (Effect(to=0),),
    Rank.TEN: (Effect(add=-10),),
}


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """An adding game as data: everything in which the two games and their house rules differ."""

    effects: Mapping[Rank, tuple[Effect, ...]]
    hand: int
    limit: int
    """The highest safe total."""
    rounds: bool
    """A bust costs a chip and starts a new round; otherwise it ends the seat's game."""
    floor: bool
    voluntary_bust: bool
    last_stand: bool = False
    again: bool = False
    """With two players left, a card that turns the direction gives another turn."""
    empty_stock: Literal["reshuffle", "burn", "play_out"] = "reshuffle"
    max_reshuffles: int = 0
    """Reshuffles after which the next is a draw instead; 0: no end."""
    opening: Literal["", "as_played", "face", "none"] = ""
    """How the card turned before the first play counts; empty: none is turned."""
    flip_is_turn: bool = False
    burned: frozenset[Rank] = frozenset()
    """Ranks that leave the game when the pile is reshuffled."""
    moves: Mapping[Card, tuple[tuple[Move, int], ...]] = {}
    """Each card's moves with the room that they need."""
    effect: Mapping[Move, Effect] = {}

    def cards(self, packs: int) -> tuple[Card, ...]:
        """All cards of the game, as a new pack has them."""
        return _cards(tuple(self.effects), packs)

    def opening_total(self, card: Card) -> int:
        """The total after the card turned before the first play."""
        if self.opening == "none":
            return 0
        if self.opening == "face":
            return _FACE.get(card.rank, 1)
        return self.effects[card.rank][0].total(0, self.floor)


@cache
def _cards(ranks: tuple[Rank, ...], packs: int) -> tuple[Card, ...]:
    return pack(ranks, packs)


@cache
def rules_of(options: Options) -> Rules:
    """The rules that these options make."""
    if isinstance(options, ClassicOptions):
        rules = Rules(
            effects=CLASSIC,
            hand=3,
            limit=99,
            rounds=True,
            floor=options.floor_zero,
            voluntary_bust=options.voluntary_bust,
            last_stand=options.zero_chips == "last_stand",
            again=options.four_heads_up == "again",
        )
    else:
        assert isinstance(options, NumeralOptions)
        rules = Rules(
            effects=NUMERAL,
            hand=5,
            limit=98 if options.limit == "reach" else 99,
            rounds=False,
            floor=options.floor_zero,
            voluntary_bust=options.voluntary_bust,
            empty_stock=options.empty_stock,
            max_reshuffles=options.max_reshuffles if options.empty_stock == "reshuffle" else 0,
            opening=options.flip_value,
            flip_is_turn=options.flip_is_turn,
            burned=frozenset((Rank.NINE, Rank.TEN)) if options.empty_stock == "burn" else frozenset(),
        )
    return _with_moves(rules)


def _with_moves(rules: Rules) -> Rules:
    plays = {
        card: [(Move((card,), effect.choice), effect) for effect in rules.effects[card.rank]]
        for card in rules.cards(1)
    }
    return msgspec.structs.replace(
        rules,
        moves={card: tuple((move, effect.rise) for move, effect in some) for card, some in plays.items()},
        effect={move: effect for some in plays.values() for move, effect in some},
    )


def packs_of(options: Options, players: int) -> int:
    """How many packs are played with."""
    if not isinstance(options, ClassicOptions):
        return 1
    return (2 if players >= 4 else 1) if options.decks == "auto" else options.decks


def chips_of(options: Options, players: int) -> tuple[int, ...]:
    """The chips with which a game starts; none where none are used."""
    if not isinstance(options, ClassicOptions):
        return ()
    each = (3 if players >= 4 else 5) if options.chips == "auto" else options.chips
    return (each,) * players
