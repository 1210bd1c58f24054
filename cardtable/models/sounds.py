# SPDX-License-Identifier: GPL-3.0-or-later
"""Which sounds a step of the game makes. Nothing here plays any."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypeAlias

from cardtable.engine.table import Event, EventKind, Scene

Sound: TypeAlias = Literal["card", "shuffle", "draw", "chip", "warning", "win", "loss"]
SOUNDS: tuple[Sound, ...] = ("win", "loss", "chip", "warning", "shuffle", "card", "draw")
"""All there are, the most urgent first; each is a file of that name."""
ALARM = 0.5
"""Danger from which the total itself warns; see `engine.table.Gauge`."""
AT_ONCE = 2
"""So many sounds a step makes at most."""

_BY_EVENT: dict[EventKind, Sound] = {
    "deal": "shuffle",
    "shuffle": "shuffle",
    "turn": "card",
    "play": "card",
    "draw": "draw",
    "gather": "draw",
}


def sounds_of(before: Scene, after: Scene, events: Sequence[Event], people: Collection[int]) -> list[Sound]:
    """The sounds of one step, the most urgent first; `people` are the seats of persons."""
    made = {_BY_EVENT[event.kind] for event in events if event.kind in _BY_EVENT}
    if any(_chips(after, seat) < _chips(before, seat) for seat in range(len(after.places))):
        made.add("chip")
    if _danger(before) < ALARM <= _danger(after):
        made.add("warning")
    for event in events:
        if event.kind == "win":
            made.add("win" if event.seat in people or not people else "loss")
        elif event.kind == "draw-game":
            made.add("loss")
    return [sound for sound in SOUNDS if sound in made][:AT_ONCE]


def _danger(scene: Scene) -> float:
    return scene.gauge.danger if scene.gauge is not None else 0.0


def _chips(scene: Scene, seat: int) -> int:
    if seat >= len(scene.places):
        return 0
    return sum(counter.value for counter in scene.places[seat].counters if counter.kind == "chips")
