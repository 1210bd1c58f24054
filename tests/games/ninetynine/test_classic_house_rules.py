# SPDX-License-Identifier: GPL-3.0-or-later
"""Ninety-Nine with chips: each house rule, changed alone, changes what the levels play, or cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.game import TABLE
from cardtable.engine.options import Value, read_options
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.bot import Normal
from cardtable.games.ninetynine.classic_expert import ByHeart, best
from cardtable.games.ninetynine.effects import chips_of, packs_of
from cardtable.games.ninetynine.state import AdderState
from tests.games.flips import Flip, Moot, flipped, missing, twice

from .playing import random_game
from .positions import CLASSIC, OTHERS, at

LEVELS = tuple(level.id for level in CLASSIC.levels)
EASY, NORMAL, HARD, EXPERT = ((level,) for level in LEVELS)

Build = Callable[..., AdderState]


def lost(*rounds: int, hand: str, total: int, pile: str = "") -> Build:
    """A position after each seat has lost so many rounds, with the chips that the rules give and take."""

    def build(**rules: Any) -> AdderState:
        options = read_options(CLASSIC.options_type, rules)
        players = len(rounds)
        left = [given - gone for given, gone in zip(chips_of(options, players), rounds, strict=True)]
        alive = [chips > 0 or (chips == 0 and options.zero_chips == "last_stand") for chips in left]
        hands = [hand.split(), *(other.split() for other in OTHERS["classic"][: players - 1])]
        return at(
            CLASSIC,
            "",
            total,
            players,
            hands=[cards if still else [] for cards, still in zip(hands, alive, strict=True)],
            alive=alive,
            chips=[max(chips, 0) for chips in left],
            pile=pile.split(),
            **{name.upper(): value for name, value in rules.items()},
        )

    return build


THIRD_LOST_4_HARD, THIRD_LOST_5_HARD = (lost(0, 0, n, hand="10D AC QS", total=90) for n in (4, 5))
THIRD_LOST_4, THIRD_LOST_5 = (lost(0, 0, n, hand="KD 8C 10S", total=93) for n in (4, 5))

FLIPS = (
    *(Flip(rule="chips", value=value, levels=HARD, usual="AC+1", other="10D-10", build=THIRD_LOST_4_HARD)
      for value in (1, 2, 3, 4)),
    *(Flip(rule="chips", value=value, levels=HARD, usual="10D-10", other="AC+1", build=THIRD_LOST_5_HARD)
      for value in (6, 7, 8, 9)),
    *(Flip(rule="chips", value=value, levels=EXPERT, usual="KD", other="10S-10", build=THIRD_LOST_4)
      for value in (1, 2, 3, 4)),
    *(Flip(rule="chips", value=value, levels=EXPERT, usual="10S-10", other="KD", build=THIRD_LOST_5)
      for value in (6, 7, 8, 9)),
    Flip(rule="chips", value=5, levels=HARD, usual="10H-10", other="10H-10 KS",
         build=lost(0, 0, 3, 3, hand="QC 10H KS", total=92)),
    Flip(rule="chips", value=5, levels=EXPERT, usual="QS", other="8D",
         build=lost(0, 0, 3, 3, hand="8D QS JH", total=62)),
    Flip(rule="chips", value=2, levels=EXPERT, usual="QH", other="6H",
         build=lost(0, 0, 1, hand="QH 2S 6H", total=79)),
    Flip(rule="chips", value=9, levels=EXPERT, usual="6H", other="7D",
         build=lost(0, 0, 4, hand="7D 6H AS", total=89)),
    Flip(rule="decks", value=1, levels=EXPERT, usual="KS", other="9C",
         build=lost(0, 1, 2, 0, hand="4H 9C KS", total=80)),
    Flip(rule="decks", value=2, levels=EXPERT, usual="2D", other="7H",
         build=lost(0, 0, hand="2D 7H 2H", total=79)),
    Flip(rule="zero_chips", value="last_stand", levels=HARD, usual="10D-10", other="AD+1",
         build=lost(0, 0, 5, hand="QS 10D AD", total=90)),
    Flip(rule="zero_chips", value="last_stand", levels=EXPERT, usual="10S-10", other="KD",
         build=THIRD_LOST_5),
    Flip(rule="four_heads_up", value="again", levels=(*EASY, *NORMAL), usual="4C 9D", other="4C",
         build=lost(0, 0, hand="4C 9D QS", total=95)),
    Flip(rule="four_heads_up", value="again", levels=(*HARD, *EXPERT), usual="KD", other="4H",
         build=lost(0, 0, hand="6C 4H KD", total=96)),
    Flip(rule="floor_zero", value=True, levels=HARD, usual="8D 6S", other="8D 6S 10D-10",
         build=lost(0, 0, hand="8D 10D 6S", total=4)),
    Flip(rule="floor_zero", value=True, levels=EXPERT, usual="10D-10", other="KS",
         build=lost(0, 0, hand="10D 10H KS", total=0, pile="9H 10C 4D 5C 8C AD 5H 10S AH")),
)  # fmt: skip

MOOTS = (
    Moot(rule="chips", values=(1, 2, 3, 4, 5, 6, 7, 8, 9), levels=(*EASY, *NORMAL),
         why="They look at their own hand and the total, and at no chips."),
    Moot(rule="decks", values=(1, 2), levels=(*EASY, *NORMAL, *HARD),
         why="They count no cards."),
    Moot(rule="zero_chips", values=("last_stand",), levels=(*EASY, *NORMAL),
         why="They look at their own hand and the total, and at no chips."),
    Moot(rule="floor_zero", values=(True,), levels=(*EASY, *NORMAL),
         why="They play the highest card that fits, and tens only when nothing else does: far above zero."),
    Moot(rule="voluntary_bust", values=(True,), levels=LEVELS,
         why="To give up is to lose a chip for certain: a card that fits is never worse."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("flip", "level"), [(flip, level) for flip in FLIPS for level in flip.levels], ids=str
)
def test_a_house_rule_changes_the_choice(flip: Flip, level: str) -> None:
    assert flipped(CLASSIC, flip, level) == (set(flip.usual.split()), set(flip.other.split()))
    assert set(flip.usual.split()) != set(flip.other.split())


@pytest.mark.parametrize("moot", MOOTS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_a_house_rule_that_cannot_matter_does_not(moot: Moot, players: int) -> None:
    looked = 0
    for number, (state, *_) in enumerate(random_game(CLASSIC, CLASSIC.options_type(), players, 3)):
        if state.turn in (None, TABLE) or state.total < 0 or number > 300:
            continue
        looked += 1
        for value in moot.values:
            for level in moot.levels:
                assert move(state, level) == move(under(state, moot.rule, value), level)
    assert looked > 30


def under(state: AdderState, rule: str, value: Value) -> AdderState:
    """The same position under another rule, which may bring other chips and packs."""
    options = replace(state.options, **{rule: value})
    more = chips_of(options, state.players)[0] - chips_of(state.options, state.players)[0]
    chips = [
        max(chips + more, 1) if alive else 0 for chips, alive in zip(state.chips, state.alive, strict=True)
    ]
    return replace(state, options=options, chips=tuple(chips), packs=packs_of(options, state.players))


def move(state: AdderState, level: str) -> str:
    """What a level plays with certain dice."""
    seat = state.turn
    assert seat is not None
    return CLASSIC.bot(level).think(state.seen_by(seat), seat, Clock(Limit()), Dice(2)).move


def test_by_heart_a_total_that_stops_at_zero_is_read() -> None:
    build = lost(0, 0, hand="10H KD 9C", total=2)
    for floor, expected in ((False, "10H+10"), (True, "10H-10")):
        found = ByHeart(Normal()).think(build(floor_zero=floor).seen_by(0), 0, Clock(Limit()), Dice(1))
        assert best(found.values) == found.move == expected


def test_every_house_rule_and_level_has_a_row() -> None:
    assert missing(CLASSIC, (*FLIPS, *MOOTS), LEVELS) == set()
    assert twice(CLASSIC, (*FLIPS, *MOOTS)) == set()
    assert missing(CLASSIC, (*FLIPS, *MOOTS[1:]), ["easy"]) == {
        ("chips", value, "easy") for value in range(1, 10)
    }
