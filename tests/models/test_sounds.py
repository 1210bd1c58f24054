# SPDX-License-Identifier: GPL-3.0-or-later
"""Which sounds are heard of a game, found out without playing any."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from cardtable.ai.thinking import think
from cardtable.engine.game import Move
from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.table import Counter as Count
from cardtable.engine.table import Event, EventKind, Gauge, Place, Scene
from cardtable.engine.words import Words
from cardtable.games import all_games
from cardtable.models.sounds import AT_ONCE, SOUNDS, sounds_of

WORDS = Words("Test", "Anything.")


def scene(danger: float = 0.0, chips: tuple[int, ...] = (3, 3)) -> Scene:
    places = tuple(Place((Count("chips", number, WORDS),)) for number in chips)
    return Scene((), places, Gauge(WORDS, 50, -40, 99, danger, WORDS))


def events(*kinds: EventKind, seat: int | None = 0) -> list[Event]:
    return [Event(kind, WORDS, seat) for kind in kinds]


@pytest.mark.parametrize(
    ("kind", "heard"),
    [
        ("deal", ["shuffle"]),
        ("shuffle", ["shuffle"]),
        ("play", ["card"]),
        ("turn", ["card"]),
        ("draw", ["draw"]),
        ("gather", ["draw"]),
        ("round", []),
        ("out", []),
        ("draw-game", ["loss"]),
    ],
)
def test_one_sound_for_one_event(kind: EventKind, heard: list[str]) -> None:
    assert sounds_of(scene(), scene(), events(kind), [0]) == heard
    assert sounds_of(scene(), scene(), events(kind, kind), [0]) == heard


@pytest.mark.parametrize(("winner", "people", "heard"), [(0, [0], "win"), (1, [0], "loss"), (1, [], "win")])
def test_a_win_is_heard_as_the_person_takes_it(winner: int, people: list[int], heard: str) -> None:
    assert sounds_of(scene(), scene(), events("win", seat=winner), people) == [heard]


def test_a_lost_chip_is_heard_once_with_the_card_that_cost_it() -> None:
    assert sounds_of(scene(), scene(chips=(3, 2)), events("play", "bust"), [0]) == ["chip", "card"]
    assert sounds_of(scene(), scene(chips=(4, 3)), events("play"), [0]) == ["card"]


def test_a_warning_is_heard_when_danger_comes_and_not_while_it_lasts() -> None:
    assert sounds_of(scene(0.2), scene(0.7), events("play"), [0]) == ["warning", "card"]
    assert sounds_of(scene(0.7), scene(0.9), events("play"), [0]) == ["card"]
    assert sounds_of(scene(0.9), scene(0.1), events("play"), [0]) == ["card"]


def test_a_step_never_makes_more_than_it_may() -> None:
    every = events("deal", "play", "draw", "win")
    assert sounds_of(scene(), scene(1.0, (1, 1)), every, [0]) == ["win", "chip"]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_whole_games_are_heard(game: Any) -> None:
    seats = (Player("Ada"), *(Player(f"Bot {n}", "easy", n) for n in range(1, game.dialog_seats[0])))
    timeline = Timeline(game, Record(game=game.id, deal=5, seats=seats))
    names = [player.name for player in seats]
    while timeline.state.turn is not None and timeline.state.plays < 400:
        seat = timeline.state.turn
        thought = think(game, timeline.state.seen_by(seat), seat, game.levels[0].id, seat)
        timeline.play(Move.parse(thought.move))
        timeline.settle()
    heard: Counter[str] = Counter()
    for before, step in pairwise(timeline.steps):
        told = game.tell(before.state, step.seat, step.move, step.state, names)
        made = sounds_of(game.scene(before.state), game.scene(step.state), told, [0])
        assert len(made) <= AT_ONCE
        heard.update(made)
    assert set(heard) <= set(SOUNDS)
    assert heard["card"] > heard["win"] + heard["loss"] == 1
