# SPDX-License-Identifier: GPL-3.0-or-later
"""The opponents play by the house rules: each rule, changed alone, changes what they play."""

from __future__ import annotations

from typing import Any

import pytest
from hearts_endings import GAME

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.cards import Card, Suit
from cardtable.engine.game import Start
from cardtable.engine.options import read_options
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.equity import win_chance
from cardtable.games.hearts.options import HeartsOptions, MoonRule
from cardtable.games.hearts.scoring import DECK, POINTS


def played(
    level: str,
    hands: tuple[str, str, str],
    mine: str | None,
    options: dict[str, Any],
    seed: int = 0,
    **fields: Any,
) -> str:
    """What this level plays from the first of the hands (mine, the other, dead).

    It has taken `mine` of the points that are gone, or one heart.
    """
    hand, other, dead = [text.split() for text in hands]
    named = [*hand, *other, *dead, *fields.get("trick", [])]
    gone = [card for card in DECK if card not in named]
    hearts = [card for card in gone if card.suit is Suit.HEARTS]
    own = hearts[:1] if mine is None else [Card(card) for card in mine.split()]
    position = {
        "hands": [hand, other],
        "dead": dead,
        "tricks": 13 - len(hand),
        "to_move": 0,
        "taken": [
            [card for card in gone if card in own or not POINTS[card]],
            [card for card in gone if card not in own and POINTS[card]],
        ],
        **fields,
    }
    state = GAME.begin(read_options(HeartsOptions, options), 2, Start(position=position))
    return GAME.bot(level).think(state.seen_by(0), 0, Clock(Limit()), Dice(seed)).move


UNBROKEN: dict[str, Any] = {"broken": False}


@pytest.mark.parametrize(
    ("level", "option", "value", "hands", "mine", "fields", "usual", "changed"),
    [
        ("expert", "break_rule", "void_shown", ("4S AH 10D", "8H 8D", "QD 4D"), None,
         {"trick": ["8C"], "broken": False}, "10D", "AH"),
        ("expert", "break_rule", "heart_or_queen", ("4C 6S 6D 2C 4H", "10C 10H 4S 6H QS", "6C 8D"), "",
         UNBROKEN, "6S", "2C"),
        ("hard", "break_rule", "void_shown", ("2D 6D 2H 4H 2C 10C", "4S AH 4D QD 8S", "QS 10D"),
         "QH 6H 8H 10H", {"trick": ["10S"], "broken": False}, "10C", "4H"),
        ("expert", "first_trick_points", False, ("2D QD 10H", "AC 4H", "8C 8D"), None,
         {"trick": ["2C"], "tricks": 0, "broken": False}, "10H", "QD"),
        ("hard", "first_trick_points", False, ("4S QS 10D", "8H 8D", "QD 4D"), None,
         {"trick": ["8C"], "tricks": 0, "broken": False}, "QS", "10D"),
        ("normal", "first_trick_points", False, ("4S QS 10D", "8H 8D", "QD 4D"), None,
         {"trick": ["8C"], "tricks": 0, "broken": False}, "QS", "10D"),
        ("expert", "queen_any_time", True, ("10D 4C AH AC QH", "2S QS 2D 6D 2H", "QD 8H"), "10H 6H 4H",
         UNBROKEN, "10D", "4C"),
        ("normal", "queen_any_time", True, ("2D 2S 2H QS AD", "10D 2C 6C AS 10H", "10C 10S"),
         "6H 8H QH AH 4H", {"broken": True}, "QS", "AD"),
        ("expert", "moon", "off", ("2H 6C 8D", "10D QS AH", "8C 4S"), "", {"broken": True}, "6C", "2H"),
        ("expert", "moon", "in_play", ("2S 6H 10D 10H", "8H AD AC 4S", "QS 10C"), "AH 4H 2H QH",
         {"broken": True}, "10H", "2S"),
        ("expert", "target", 150, ("QD QC 8C 4D", "2D 4H 10S", "QS 6S"), "8H 10H QH 2H 6H AH",
         {"broken": True, "trick": ["10D"], "scores": (92, 84)}, "QD", "4D"),
        ("expert", "target", 50, ("QD QC 8C 4D", "2D 4H 10S", "QS 6S"), "8H 10H QH 2H 6H AH",
         {"broken": True, "trick": ["10D"], "scores": (42, 34)}, "4D", "QD"),
    ],
)  # fmt: skip
def test_a_rule_changes_the_card(
    level: str,
    option: str,
    value: Any,
    hands: tuple[str, str, str],
    mine: str | None,
    fields: dict[str, Any],
    usual: str,
    changed: str,
) -> None:
    assert played(level, hands, mine, {}, **fields) == usual
    assert played(level, hands, mine, {option: value}, **fields) == changed


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
