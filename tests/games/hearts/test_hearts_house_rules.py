# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-Player Hearts: each house rule, changed alone, changes what the levels play, or cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hearts_endings import GAME
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.options import read_options
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.equity import win_chance
from cardtable.games.hearts.options import HeartsOptions, MoonRule
from cardtable.games.hearts.scoring import DECK, POINTS
from cardtable.games.hearts.state import HeartsState
from tests.games.flips import Flip, Moot, choices, flipped, missing, twice

LEVELS = tuple(level.id for level in GAME.levels)
EASY, NORMAL, HARD, EXPERT = ((level,) for level in LEVELS)

Build = Callable[..., HeartsState]


def position(hand: str, other: str, dead: str, mine: str = "", played: str = "", **fields: Any) -> Build:
    """Two hands, the dead cards, and the cards of `mine` in the tricks that seat 0 has taken.

    Seat 1 has the rest. Hearts are not broken yet and seat 0 is to move, until these cards have been played.
    """
    named = f"{hand} {other} {dead}".split()
    gone = [card for card in DECK if card not in named]
    own = [Card(card) for card in mine.split()]

    def build(**rules: Any) -> HeartsState:
        start = {
            "hands": [hand.split(), other.split()],
            "dead": dead.split(),
            "tricks": 13 - len(hand.split()),
            "to_move": 0,
            "taken": [
                [card for card in gone if card in own or not POINTS[card]],
                [card for card in gone if card not in own and POINTS[card]],
            ],
            **fields,
        }
        state = GAME.begin(read_options(HeartsOptions, rules), 2, Start(position=start))
        for card in played.split():
            state = state.play(Move.parse(card))
        return state.play(state.legal_moves()[0]) if state.turn == TABLE else state

    return build


AFTER: dict[str, Any] = {"to_move": 1}
FIRST: dict[str, Any] = {"to_move": 1, "tricks": 0}
BROKEN: dict[str, Any] = {"broken": True}

FLIPS = (
    Flip(rule="target", value=50, levels=EXPERT, usual="4D", other="QD",
         build=position("QD QC 8C 4D", "10D 2D 4H 10S", "QS 6S", "8H 10H QH 2H 6H AH", "10D",
                        **AFTER, **BROKEN, scores=(42, 34))),
    Flip(rule="target", value=150, levels=EXPERT, usual="QD", other="4D",
         build=position("QD QC 8C 4D", "10D 2D 4H 10S", "QS 6S", "8H 10H QH 2H 6H AH", "10D",
                        **AFTER, **BROKEN, scores=(92, 84))),
    Flip(rule="break_rule", value="heart_or_queen", levels=NORMAL, usual="QS", other="QH",
         build=position("8S AD QS 6D QH QD", "6H 10H 4D 6C 10C 8H", "10D 2C", "4H AH 2H", "6C", **AFTER)),
    Flip(rule="break_rule", value="heart_or_queen", levels=HARD, usual="QD", other="6H",
         build=position("QD 4S 6H 6S", "8C 6C 8H AD", "10C QS", "", "8C", **AFTER)),
    Flip(rule="break_rule", value="heart_or_queen", levels=EXPERT, usual="QS", other="4C",
         build=position("6D QS AS 4C 10H 6C", "8S QD 2H 6S 2S AC", "10S 10C")),
    Flip(rule="break_rule", value="void_shown", levels=NORMAL, usual="QS", other="8H",
         build=position("8S 6D QS 8H AD", "2C 2D 4C 10H 4D", "2H 6H", "", "2C", **AFTER)),
    Flip(rule="break_rule", value="void_shown", levels=HARD, usual="QC", other="AH",
         build=position("4C QC AH", "2H 2S 6H", "QH QS", "10H", "2S", **AFTER)),
    Flip(rule="break_rule", value="void_shown", levels=EXPERT, usual="QD", other="4H",
         build=position("4H AC QD", "AH 8S 4S", "4D 2S", "", "8S", **AFTER)),
    Flip(rule="first_trick_points", value=False, levels=NORMAL, usual="QS", other="QD",
         build=position("4S 8H QS 4D QD", "10C 6S AC 2H 6D", "10H 2C", "6H 4H QH AH", "AC",
                        **FIRST, **BROKEN)),
    Flip(rule="first_trick_points", value=False, levels=HARD, usual="QS", other="QD",
         build=position("10D QS QD", "10S AH QC", "4H 6S", "2H 6H", "QC", **FIRST)),
    Flip(rule="first_trick_points", value=False, levels=EXPERT, usual="QS", other="10S",
         build=position("10S 8S QS", "AD 2C 6C", "10C AC", "6H 4H 8H QH AH 2H 10H", "2C", **FIRST, **BROKEN)),
    Flip(rule="queen_any_time", value=True, levels=NORMAL, usual="4D", other="QS",
         build=position("AC AS 10S QS 4D", "8D AH 8C 6H 2D", "2S 4C", "8H 2H", "8D", **AFTER)),
    Flip(rule="queen_any_time", value=True, levels=HARD, usual="AH", other="QS",
         build=position("QS 8C AH AC", "QH 4D QC 4C", "10D 8D", "6H 8H 4H 10H", "QH", **AFTER, **BROKEN)),
    Flip(rule="queen_any_time", value=True, levels=EXPERT, usual="AD", other="QS",
         build=position("10H 4H AD QS 6C", "2D 6D 6S AH 10S", "AC 2C", "6H 8H 2H QH", "6D", **AFTER)),
    Flip(rule="moon", value="in_play", levels=NORMAL, usual="10H", other="4H",
         build=position("10H QC 4H 6D", "4D 8H 4C 10C", "QS 2D", "6H 2H QH AH", **BROKEN)),
    Flip(rule="moon", value="in_play", levels=HARD, usual="QH", other="6H",
         build=position("QH 6H 4S", "AH 10H 8D", "QS 4H", "2H 8H", "10H", **AFTER, **BROKEN)),
    Flip(rule="moon", value="in_play", levels=EXPERT, usual="10C", other="10D",
         build=position("10C 10D QC", "QS 8D 8C", "AD AH", "8H 10H 6H 2H 4H QH")),
    Flip(rule="moon", value="shooter", levels=EXPERT, usual="QS", other="6D",
         build=position("QH 8C 6D 4S QS", "4D AH 8S 4C 10C", "AD 2D", **BROKEN)),
    Flip(rule="moon", value="off", levels=NORMAL, usual="8S", other="QS",
         build=position("2D 8S QS", "6C 2S QD", "4C 6H", "", "6C", **AFTER)),
    Flip(rule="moon", value="off", levels=HARD, usual="4C", other="4D",
         build=position("4C 8D 4D AC 8C QH", "10D 4H 10S QC AS 10C", "4S 2H", "6H 8H QS 10H AH", **BROKEN)),
    Flip(rule="moon", value="off", levels=EXPERT, usual="6D", other="10D",
         build=position("6D AH 2S 10D", "10S QS 8D AS", "8H 6S", "10H 4H 2H 6H QH", "8D", **AFTER, **BROKEN)),
)  # fmt: skip

MOOTS = (
    Moot(rule="target", values=(50, 150), levels=(*EASY, *NORMAL, *HARD),
         why="They play each deal for its points, and do not look at the score of the match."),
    Moot(rule="moon", values=("shooter",), levels=(*EASY, *NORMAL, *HARD),
         why="20 points off for one are 20 points for the other: as much ahead, and no more do they count."),
    Moot(rule="moon", values=("in_play",), levels=EASY,
         why="It stops a moon that is nearly there, whatever it would cost."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("flip", "level"), [(flip, level) for flip in FLIPS for level in flip.levels], ids=str
)
def test_a_house_rule_changes_the_choice(flip: Flip, level: str) -> None:
    assert flipped(GAME, flip, level) == ({flip.usual}, {flip.other})
    assert flip.usual != flip.other


@pytest.mark.parametrize("moot", MOOTS, ids=str)
def test_a_house_rule_that_cannot_matter_does_not(moot: Moot) -> None:
    dice = Dice(4)
    looked = 0
    for deal in range(2):
        state = GAME.begin(HeartsOptions(), 2, Start(deal=deal))
        while not state.deals:
            if (seat := state.turn) != TABLE and len(state.legal_moves()) > 1:
                for level in moot.levels:
                    assert len({move(state, level, {moot.rule: value}) for value in moot.values}) == 1
                    assert move(state, level, {moot.rule: moot.values[0]}) == move(state, level, {})
                looked += 1
            assert seat is not None
            state = state.play(dice.choice(state.legal_moves()))
    assert looked > 20


def move(state: HeartsState, level: str, rules: dict[str, Any]) -> str:
    """What a level plays under these rules with certain dice."""
    seat = state.turn
    assert seat is not None
    other = replace(state, options=read_options(HeartsOptions, rules))
    return GAME.bot(level).think(other.seen_by(seat), seat, Clock(Limit()), Dice(2)).move


@pytest.mark.parametrize(
    ("rules", "build"),
    [
        ({"break_rule": "heart_or_queen"}, position("AC 8H 4D", "QS 6D 8D", "2C 4C", "", "AC QS")),
        ({"break_rule": "void_shown"}, position("AC 8H 4D", "6S 6D 8D", "2C 4C", "", "AC 6S")),
        ({"first_trick_points": False}, position("8H QS 4D", "AC 2H 6D", "10H 2C", "", "AC", **FIRST)),
        ({"queen_any_time": True}, position("4D 10D QS", "8D AH 8C", "2S 4C", "8H", "8D", **AFTER)),
        ({"moon": "off"}, position("2H 4D 6D", "8C AH QD", "2C 4C", "", "8C", **AFTER, **BROKEN)),
    ],
)
def test_easy_chooses_among_what_a_rule_allows(rules: dict[str, Any], build: Build) -> None:
    """Any card that takes no points at once, so that it may still play what it could before."""
    assert choices(GAME, "easy", build(), 40) != choices(GAME, "easy", build(**rules), 40)


def test_every_house_rule_and_level_has_a_row() -> None:
    """But for easy, of which the test above tells."""
    rows = (*FLIPS, *MOOTS)
    assert missing(GAME, rows, LEVELS[1:]) == set()
    assert twice(GAME, rows) == set()
    assert missing(GAME, FLIPS[1:] + MOOTS, LEVELS[1:]) == {("target", 50, "expert")}


@pytest.mark.parametrize("moon", ["opponent", "in_play", "shooter", "off"])
def test_chances_to_win_the_match_fit_the_rule_of_the_moon(moon: MoonRule) -> None:
    assert win_chance((30, 30), 100, moon) == pytest.approx(0.5, abs=0.002)
    for mine in range(0, 100, 9):
        chances = [win_chance((mine, theirs), 100, moon) for theirs in range(100)]
        assert chances == sorted(chances)
        assert win_chance((mine, 40), 100, moon) == pytest.approx(1 - win_chance((40, mine), 100, moon))


def test_points_off_help_who_is_far_behind() -> None:
    assert win_chance((99, 70), 100, "shooter") > win_chance((99, 70), 100, "off")
    assert win_chance((-15, 30), 100, "shooter") > win_chance((0, 30), 100, "shooter")
