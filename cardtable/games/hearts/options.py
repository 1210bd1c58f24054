# SPDX-License-Identifier: GPL-3.0-or-later
"""The house rules of Two-Player Hearts."""

from __future__ import annotations

from typing import Annotated, Literal

from cardtable.engine.game import Options
from cardtable.engine.options import rule
from cardtable.engine.words import mark

Target = Literal[100, 50, 150]
BreakRule = Literal["heart", "heart_or_queen", "void_shown"]
MoonRule = Literal["opponent", "in_play", "shooter", "off"]


class HeartsOptions(Options, frozen=True, kw_only=True):
    """The house rules; the defaults are the rules as written."""

    target: Annotated[
        Target,
        rule(
            mark("Hearts", "Play to"),
            {
                50: mark("Hearts", "50 points"),
                100: mark("Hearts", "100 points"),
                150: mark("Hearts", "150 points"),
            },
            hint=mark("Hearts", "After the deal in which somebody has this many, the lower score wins."),
        ),
    ] = 100
    break_rule: Annotated[
        BreakRule,
        rule(
            mark("Hearts", "Hearts are broken by"),
            {
                "heart": mark("Hearts", "a heart"),
                "heart_or_queen": mark("Hearts", "a heart or the queen of spades"),
                "void_shown": mark("Hearts", "the first failure to follow suit"),
            },
            hint=mark("Hearts", "Until then nobody may lead a heart, except from a hand of hearts only."),
        ),
    ] = "heart"
    first_trick_points: Annotated[
        bool,
        rule(
            mark("Hearts", "Points on the first trick"),
            {True: mark("Hearts", "allowed"), False: mark("Hearts", "not allowed")},
            hint=mark(
                "Hearts", "Whether a player without clubs may play a heart or the queen of spades to it."
            ),
        ),
    ] = True
    queen_any_time: Annotated[
        bool,
        rule(
            mark("Hearts", "The queen of spades"),
            {False: mark("Hearts", "follows suit"), True: mark("Hearts", "may be played at any time")},
            hint=mark("Hearts", "“At any time” means also instead of following suit."),
        ),
    ] = False
    moon: Annotated[
        MoonRule,
        rule(
            mark("Hearts", "Shooting the moon"),
            {
                "opponent": mark("Hearts", "20 points for the opponent"),
                "in_play": mark("Hearts", "the points in play for the opponent"),
                "shooter": mark("Hearts", "20 points off for the shooter"),
                "off": mark("Hearts", "does not count"),
            },
            hint=mark("Hearts", "A player who takes every point of a deal has shot the moon."),
        ),
    ] = "opponent"
