# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table shows of a game: zones of cards, seats, one number that matters, sheets, clauses.

A game fills these in; views draw them without knowing any game.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .cards import Card
from .words import Words

ZoneKind = Literal["hand", "stock", "pile", "trick", "taken", "aside"]
Pause = Literal["none", "trick", "round"]
EventKind = Literal[
    "deal", "turn", "play", "draw", "shuffle", "bust", "gather", "round", "moon", "out", "win", "draw-game"
]


class Zone(msgspec.Struct, frozen=True):
    """A place for cards. Cards run bottom to top, in a hand from left to right; None is face down."""

    name: str
    """Unique in the scene, the same in every scene of the game: `stock`, `hand 0`, `trick 1`."""
    kind: ZoneKind
    title: Words
    cards: tuple[Card | None, ...]
    seat: int | None = None
    """Whose it is; None: the middle of the table."""


class Counter(msgspec.Struct, frozen=True):
    """Something counted at a seat."""

    kind: Literal["chips", "points", "score"]
    value: int
    words: Words
    """The counter spoken whole: `3 chips`."""


class Place(msgspec.Struct, frozen=True):
    """What is shown at one seat besides its cards."""

    counters: tuple[Counter, ...] = ()
    dealer: bool = False
    out: bool = False
    """Eliminated: the seat has no part in the game any more."""
    loses: bool = False
    """The seat's only move is a loss (`bust`), which a person confirms."""
    reason: Words | None = None
    """Why the seat can do nothing else, where `loses` is set."""


class Gauge(msgspec.Struct, frozen=True):
    """The one number that matters, with its range and how near it is to trouble."""

    title: Words
    value: int
    low: int
    high: int
    danger: float
    """0 (none) to 1 (nothing but a special card is safe)."""
    words: Words
    """The number spoken whole: `Total 64`."""


class Mark(msgspec.Struct, frozen=True):
    """A fact of the deal shown as a sign beside the middle: trump, hearts broken."""

    kind: Literal["trump", "broken", "unbroken", "note"]
    words: Words
    sign: str = ""
    """One or two characters to draw, such as a suit."""


class Scene(msgspec.Struct, frozen=True):
    """A whole table, as one observer may see it."""

    zones: tuple[Zone, ...]
    places: tuple[Place, ...]
    """One for each seat."""
    gauge: Gauge | None = None
    marks: tuple[Mark, ...] = ()
    direction: Literal[-1, 0, 1] = 0
    """1 clockwise, -1 anticlockwise, 0 not shown."""
    pause: Pause = "none"
    """What has just ended and should be looked at before the table's next forced move."""


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, for the log, the voice, sounds and motions."""

    kind: EventKind
    words: Words
    seat: int | None = None


class Row(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    label: Words
    cells: tuple[Words | int | None, ...]
    """One for each seat; None is empty."""
    note: Words | None = None


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet by deal or round; `total` stands under the line."""

    rows: tuple[Row, ...]
    total: Row | None = None


class Clause(msgspec.Struct, frozen=True):
    """One rule as the live options have it, with its ids from RULES.md."""

    id: str
    section: Words
    words: Words
    covers: tuple[str, ...] = ()
    """Every id that this sentence speaks of, `id` included."""
    changed: bool = False
    """A house rule differs here from the default."""


class CardGuide(msgspec.Struct, frozen=True):
    """What some cards do under the live options."""

    cards: Words
    does: Words
    special: bool = False
