# SPDX-License-Identifier: GPL-3.0-or-later
"""What statistics need to know of each finished game, kept beside the library.

To know it a game must be played through, which takes some milliseconds; so it is done once, and a line of
JSON is added to `facts.jsonl`. All in it can be found again: a damaged line is found anew, and nothing waits
for the disk.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.engine.game import TABLE, Game, State
from cardtable.engine.options import Value, settings
from cardtable.engine.record import BadRecord, Record, Timeline

from .files import write_whole
from .gamefile import play_through
from .library import Library
from .listing import Stamp

NAME = "facts.jsonl"
_SLICE = 0.012
"""Seconds for which games are played through without a break."""
_PAUSE = 40
"""Milliseconds between such slices."""
_COUNTED = ("score", "chips")
"""Counters of a whole game; others are of a deal only."""

_log = logging.getLogger(__name__)


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True, gc=False):
    """Who sat at a seat, and what came of it."""

    name: str
    level: str | None = None
    start: int = 0
    """What was counted, points or chips, before the first deal."""
    end: int = 0
    moons: int = 0
    deals: int = 0
    """Deals in which it took part; 0 in a line that was written before this was counted."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is known of a finished game."""

    id: int
    changed: int
    """Seconds since 1970."""
    moves: int
    game: str
    cards: str
    """The same for all games of the same deal under the same rules."""
    seats: tuple[Seat, ...]
    deals: int = 1
    options: dict[str, Value] = {}
    """House rules that are not the default."""
    counted: str = ""
    """What `start` and `end` of the seats count: score, chips or nothing."""
    first: int | None = None
    """Who took the first decision."""
    winner: int | None = None
    practice: bool = False
    assisted: bool = False


def facts_of(stamp: Stamp, timeline: Timeline) -> Facts:
    """What there is to know of a finished game."""
    record, game = timeline.record, timeline.game
    counted = _counters(game, timeline.state)
    before = _counters(game, timeline.first)
    kind = next((kind for kind in _COUNTED if kind in counted), "")
    deals, moons = _deals_and_moons(timeline)
    seats = tuple(
        Seat(
            player.name,
            player.level,
            before.get(kind, {}).get(seat, 0),
            counted.get(kind, {}).get(seat, 0),
            moons.count(seat),
            max(deals.count(seat), 1),
        )
        for seat, player in enumerate(record.seats)
    )
    result = timeline.state.result
    return Facts(
        id=stamp.id,
        changed=stamp.played,
        moves=stamp.moves,
        game=record.game,
        cards=cards_of(game, record),
        seats=seats,
        deals=max(seat.deals for seat in seats),
        options=changed_options(game, record.options),
        counted=kind,
        first=next((step.seat for step in timeline.steps if step.seat != TABLE), None),
        winner=result.winner if result is not None else None,
        practice=record.practice,
        assisted=record.assisted > 0,
    )


def changed_options(game: Game, options: Mapping[str, Any]) -> dict[str, Value]:
    """The house rules that are not the default, in the order of the game's."""
    known = ((setting.name, setting.default) for setting in settings(game.options_type))
    return {name: options[name] for name, default in known if options.get(name, default) != default}


def cards_of(game: Game, record: Record) -> str:
    """What tells a deal under its rules from every other, whoever plays it."""
    fixed = (
        game.id,
        changed_options(game, record.options),
        len(record.seats),
        record.deal,
        record.dealer,
        record.first,
        record.decks,
        record.position,
    )
    return sha256(msgspec.json.encode(fixed, order="sorted")).hexdigest()[:16]


def _counters(game: Game, state: State) -> dict[str, dict[int, int]]:
    found: dict[str, dict[int, int]] = {}
    for seat, place in enumerate(game.scene(state).places):
        for counter in place.counters:
            found.setdefault(counter.kind, {})[seat] = counter.value
    return found


def _deals_and_moons(timeline: Timeline) -> tuple[list[int], list[int | None]]:
    """Of each deal the seats that took part, and by whom the moon was shot."""
    game, before = timeline.game, timeline.first
    names = [player.name for player in timeline.record.seats]
    deals: list[int] = []
    moons: list[int | None] = []
    for step in timeline.steps:
        if step.seat == TABLE:  # only the table deals and counts
            for event in game.tell(before, step.seat, step.move, step.state, names):
                if event.kind == "deal":
                    places = game.scene(step.state).places
                    deals += [seat for seat, place in enumerate(places) if not place.out]
                if event.kind == "moon":
                    moons.append(event.seat)
        before = step.state
    return deals, moons


_read = msgspec.json.Decoder(Facts).decode


class FactBook(QObject):
    """The facts of all finished games of a library; those that are missing are found bit by bit."""

    learned = Signal()
    """Nothing is missing any more."""

    def __init__(self, library: Library, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._path = directory / NAME
        self._facts: dict[int, Facts] | None = None
        self._missing: list[Stamp] = []
        self._hopeless: set[Stamp] = set()
        """Games that cannot be played through, as they are."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._learn)

    @property
    def missing(self) -> int:
        """Finished games about which nothing is known yet."""
        return len(self._missing)

    def facts(self) -> list[Facts]:
        """What is known of the games on the list, oldest first; `missing` counts the others."""
        known = self._load()
        current, missing = [], []
        for stamp in self._library.finished():
            facts = known.get(stamp.id)
            if facts is not None and facts.moves == stamp.moves and facts.changed == stamp.played:
                current.append(facts)
            elif stamp not in self._hopeless:
                missing.append(stamp)
        missing.sort(key=attrgetter("played"))
        self._missing = missing
        return sorted(current, key=attrgetter("changed"))

    def catch_up(self) -> None:
        """Seek what is missing, a little at a time; `learned` tells the end."""
        if not self._timer.isActive():
            self.facts()
            self._timer.start(0)

    def learn_all(self) -> None:
        """Find what is missing now, without a break."""
        self.facts()
        while self._missing:
            self._take_next()

    def stop(self) -> None:
        """Seek no further."""
        self._timer.stop()
        self._missing.clear()

    def _learn(self) -> None:
        end = perf_counter() + _SLICE
        while self._missing and perf_counter() < end:
            self._take_next()
        if self._missing:
            self._timer.start(_PAUSE)
        else:
            self.learned.emit()

    def _take_next(self) -> None:
        stamp = self._missing.pop()
        try:
            timeline = play_through(self._library.record(stamp.id))
        except BadRecord as error:
            _log.info("no statistics of game %s: %s", stamp.id, error)
            self._hopeless.add(stamp)
            return
        facts = facts_of(stamp, timeline)
        self._load()[stamp.id] = facts
        try:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(facts) + b"\n")
        except OSError as error:
            _log.info("%s: %s", self._path, error)

    def _load(self) -> dict[int, Facts]:
        if self._facts is None:
            self._facts, lines = {}, self._lines()
            for line in lines:
                try:
                    facts = _read(line)
                except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                    continue
                if all(seat.deals for seat in facts.seats):
                    self._facts[facts.id] = facts
            if lines and (lines[-1] or len(lines) > 2 * len(self._facts) + 100):
                self._rewrite()  # the last line was cut off, or most are of games as they were
        return self._facts

    def _lines(self) -> list[bytes]:
        try:
            return self._path.read_bytes().split(b"\n")
        except OSError:
            return []

    def _rewrite(self) -> None:
        assert self._facts is not None
        data = b"".join(msgspec.json.encode(facts) + b"\n" for facts in self._facts.values())
        try:
            write_whole(self._path, data)
        except OSError as error:
            _log.info("%s: %s", self._path, error)
