# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules of both Ninety-Nines."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardtable.engine.game import Options
from cardtable.engine.options import rule
from cardtable.engine.words import mark

FloorZero = Annotated[
    bool,
    rule(
        mark("NinetyNine", "A total below zero"),
        {False: mark("NinetyNine", "is allowed"), True: mark("NinetyNine", "stops at 0")},
    ),
]
VoluntaryBust = Annotated[
    bool,
    rule(
        mark("NinetyNine", "Giving up though a card fits"),
        {False: mark("NinetyNine", "is not allowed"), True: mark("NinetyNine", "is allowed")},
        hidden=True,
    ),
]


class ClassicOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """House rules of Ninety-Nine with chips."""

    chips: Annotated[
        Literal["auto", 1, 2, 3, 4, 5, 6, 7, 8, 9],
        rule(
            mark("NinetyNine", "Chips for each player"),
            {"auto": mark("NinetyNine", "automatic")},
            hint=mark("NinetyNine", "Automatic: 5 chips, or 3 when four or more play."),
        ),
    ] = "auto"
    decks: Annotated[
        Literal["auto", 1, 2],
        rule(
            mark("NinetyNine", "Packs of cards"),
            {"auto": mark("NinetyNine", "automatic")},
            hint=mark("NinetyNine", "Automatic: one pack, or two when four or more play."),
        ),
    ] = "auto"
    zero_chips: Annotated[
        Literal["out", "last_stand"],
        rule(
            mark("NinetyNine", "A player without chips"),
            {
                "out": mark("NinetyNine", "is out"),
                "last_stand": mark("NinetyNine", "plays on until the next loss"),
            },
        ),
    ] = "out"
    four_heads_up: Annotated[
        Literal["pass", "again"],
        rule(
            mark("NinetyNine", "A 4 with two players left"),
            {
                "pass": mark("NinetyNine", "just passes the turn"),
                "again": mark("NinetyNine", "gives the same player another turn"),
            },
        ),
    ] = "pass"
    floor_zero: FloorZero = False
    voluntary_bust: VoluntaryBust = False


class NumeralOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """House rules of Ninety-Nine head to head."""

    limit: Annotated[
        Literal["reach", "exceed"],
        rule(
            mark("NinetyNine", "Reaching exactly 99"),
            {"reach": mark("NinetyNine", "loses"), "exceed": mark("NinetyNine", "is safe")},
        ),
    ] = "reach"
    empty_stock: Annotated[
        Literal["burn", "reshuffle", "play_out"],
        rule(
            mark("NinetyNine", "When the stock is empty"),
            {
                "burn": mark("NinetyNine", "spent 9s and 10s leave"),
                "reshuffle": mark("NinetyNine", "reshuffle everything"),
                "play_out": mark("NinetyNine", "stop drawing"),
            },
            hint=mark(
                "NinetyNine",
                "The pile is shuffled again. If its 9s and 10s come back, a game can go on for very long.",
            ),
        ),
    ] = "burn"
    max_reshuffles: Annotated[
        int,
        msgspec.Meta(ge=0, le=1000),
        rule(
            mark("NinetyNine", "A draw after so many reshuffles"),
            hint=mark("NinetyNine", "Only when everything is reshuffled. 0: never a draw."),
        ),
    ] = 10
    flip_is_turn: Annotated[
        bool,
        rule(
            mark("NinetyNine", "Turning the first card"),
            {
                False: mark("NinetyNine", "is part of the set-up"),
                True: mark("NinetyNine", "is the first player’s turn"),
            },
        ),
    ] = False
    floor_zero: FloorZero = False
    flip_value: Annotated[
        Literal["as_played", "face", "none"],
        rule(
            mark("NinetyNine", "The first card counts"),
            {
                "as_played": mark("NinetyNine", "as if it were played"),
                "face": mark("NinetyNine", "its number, also a 9 or a 10"),
                "none": mark("NinetyNine", "nothing"),
            },
            hidden=True,
        ),
    ] = "as_played"
    voluntary_bust: VoluntaryBust = False
