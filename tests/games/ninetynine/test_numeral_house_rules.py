# SPDX-License-Identifier: GPL-3.0-or-later
"""Ninety-Nine head to head: each house rule, changed alone, changes what the levels play, or cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.game import TABLE, Start
from cardtable.engine.options import read_options
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.state import AdderState
from tests.games.flips import Flip, Moot, flipped, missing, twice

from .playing import random_game
from .positions import NUMERAL, at, settled

LEVELS = tuple(level.id for level in NUMERAL.levels)
EASY, NORMAL, HARD, EXPERT = ((level,) for level in LEVELS)
RANKS = ("A", *map(str, range(2, 11)))

Build = Callable[..., AdderState]


def position(hand: str, other: str, total: int, stock: str = "", **fields: Any) -> Build:
    """A position of two hands and a stock; all other cards lie in the pile."""
    taken = f"{hand} {other} {stock}".split()
    pile = [rank + suit for suit in "CDHS" for rank in RANKS if rank + suit not in taken]
    hands = [hand.split(), other.split()]

    def build(**rules: Any) -> AdderState:
        capitals = {name.upper(): value for name, value in rules.items()}
        return at(NUMERAL, "", total, hands=hands, stock=stock.split(), pile=pile, **fields, **capitals)

    return build


def dealt(deal: int) -> Build:
    """The first decision of seat 0 in a deal, in which seat 1 plays the first card that it may."""

    def build(**rules: Any) -> AdderState:
        options = read_options(NUMERAL.options_type, rules)
        state = settled(NUMERAL.begin(options, 2, Start(deal=deal, dealer=1)))
        while state.turn:
            state = settled(state.play(state.legal_moves()[0]))
        return state

    return build


RESHUFFLE = {"empty_stock": "reshuffle"}

FLIPS = (
    Flip(rule="limit", value="exceed", levels=EASY, usual="9C", other="AS",
         build=position("8S AS 2C 3H 9C", "AH 9S 4S 4C AD", 98, "6H 5S 3C 3D")),
    Flip(rule="limit", value="exceed", levels=(*NORMAL, *HARD, *EXPERT), usual="6D", other="8C",
         build=position("8C 6D 5S 4S 3S", "2C 2D 3C 3D 4C", 91, "5C 5D 6H 6S 7C 7D")),
    Flip(rule="empty_stock", value="reshuffle", levels=HARD, usual="4C", other="8H",
         build=position("10D 7C 4C 8H 2S", "3D 6H AC 3H 4H", 78, "9H 2H")),
    Flip(rule="empty_stock", value="reshuffle", levels=EXPERT, usual="4D", other="2S",
         build=position("4D AD 8C 9D 2S", "8S 6S AC 5S AS", 85)),
    Flip(rule="empty_stock", value="play_out", levels=NORMAL, usual="7S", other="6C",
         build=position("6C AC 9C 2D 7S", "7H 4S 10C 7C AS", 90)),
    Flip(rule="empty_stock", value="play_out", levels=HARD, usual="4H", other="7D",
         build=position("7D 6D 4H 9D 10C", "5D 4C 6S 7C 3H", 84)),
    Flip(rule="empty_stock", value="play_out", levels=EXPERT, usual="7H", other="3D",
         build=position("3D 7H AH 10H 4C", "10D 2H 8D 7S 9H", 62)),
    Flip(rule="max_reshuffles", value=1, levels=EXPERT, usual="3C", other="9H", besides=RESHUFFLE,
         build=position("9H 9D 4D 3C 6S", "7S 2D 6D 4H 7C", 86, "8D", reshuffles=1)),
    Flip(rule="flip_is_turn", value=True, levels=EXPERT, usual="AS", other="3H", build=dealt(44)),
    Flip(rule="floor_zero", value=True, levels=NORMAL, usual="9C 9D 9S", other="10C 10S",
         build=position("9C 10S 9S 9D 10C", "8S 3S 7C AD 8C", 7, "2H")),
    Flip(rule="floor_zero", value=True, levels=HARD, usual="7H 9H 9S", other="10C 10D",
         build=position("9S 10C 7H 10D 9H", "9D 8S 5H 10S 8C", -20, "5C 4S 6C AC 8D 6S 10H")),
    Flip(rule="floor_zero", value=True, levels=EXPERT, usual="2S 9H", other="10C",
         build=position("10C 10D 2S 9H 9S", "3D 3S 7C 8S 7S", 2, "5D 2D 10H 2H 8D 6H 4H 8C")),
    Flip(rule="flip_value", value="face", levels=EXPERT, usual="4S AS", other="2S 3C", build=dealt(689)),
    Flip(rule="flip_value", value="none", levels=EXPERT, usual="5D", other="8H", build=dealt(67)),
)  # fmt: skip

MOOTS = (
    Moot(rule="empty_stock", values=("reshuffle", "play_out"), levels=EASY,
         why="It looks at its own hand only."),
    Moot(rule="empty_stock", values=("reshuffle",), levels=NORMAL,
         why="It does not count, so that it is all the same to it which cards come back."),
    Moot(rule="max_reshuffles", values=(0, 1, 3), levels=(*EASY, *NORMAL, *HARD), besides=RESHUFFLE,
         why="They look no further than this card; a draw is told to who thinks of the reply."),
    Moot(rule="flip_is_turn", values=(True,), levels=(*EASY, *NORMAL, *HARD),
         why="It is over before the first decision, and the total tells what came of it."),
    Moot(rule="flip_value", values=("face", "none"), levels=(*EASY, *NORMAL, *HARD),
         why="The total tells it before the first decision."),
    Moot(rule="floor_zero", values=(True,), levels=EASY,
         why="It looks at its own hand only, and every card that fits under one rule fits under the other."),
    Moot(rule="voluntary_bust", values=(True,), levels=LEVELS,
         why="To give up is to lose: a card that fits is never worse."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("flip", "level"), [(flip, level) for flip in FLIPS for level in flip.levels], ids=str
)
def test_a_house_rule_changes_the_choice(flip: Flip, level: str) -> None:
    assert flipped(NUMERAL, flip, level) == (set(flip.usual.split()), set(flip.other.split()))
    assert not set(flip.usual.split()) & set(flip.other.split())


@pytest.mark.parametrize("moot", MOOTS, ids=str)
def test_a_house_rule_that_cannot_matter_does_not(moot: Moot) -> None:
    usual = read_options(NUMERAL.options_type, moot.besides)
    looked = 0
    for number, (state, *_) in enumerate(random_game(NUMERAL, usual, 2, 3)):
        if state.turn in (None, TABLE) or number > 400:
            continue
        looked += 1
        for value in moot.values:
            other = replace(state, options=replace(usual, **{moot.rule: value}))
            for level in moot.levels:
                assert move(state, level) == move(other, level)
    assert looked > 30


def move(state: AdderState, level: str) -> str:
    """What a level plays with certain dice."""
    seat = state.turn
    assert seat is not None
    return NUMERAL.bot(level).think(state.seen_by(seat), seat, Clock(Limit(nodes=8)), Dice(2)).move


def test_every_house_rule_and_level_has_a_row() -> None:
    assert missing(NUMERAL, (*FLIPS, *MOOTS), LEVELS) == set()
    assert twice(NUMERAL, (*FLIPS, *MOOTS)) == set()
    assert missing(NUMERAL, (*FLIPS[1:], *MOOTS), LEVELS) == {("limit", "exceed", "easy")}
