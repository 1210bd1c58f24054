# SPDX-License-Identifier: GPL-3.0-or-later
"""What each seat may see: the promises on which drawing, bots and privacy rest."""

from __future__ import annotations

import msgspec
import pytest

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE
from cardtable.engine.shuffle import Dice
from cardtable.engine.table import Scene

from .tables import TABLES, Table, observers, parts, states, steps

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_my_view_lists_my_legal_moves_exactly(table: Table) -> None:
    for state in states(table):
        for seat in range(table.players):
            expected = state.legal_moves() if state.turn in (seat, TABLE) else ()
            assert state.seen_by(seat).legal_moves() == expected


@every_table
def test_everybody_sees_the_same_turn_round_and_result(table: Table) -> None:
    for state in states(table):
        for seat in observers(table):
            view = state.seen_by(seat)
            assert (view.turn, view.round, view.result, view.plays) == (
                state.turn,
                state.round,
                state.result,
                state.plays,
            )


@every_table
def test_an_imagined_world_looks_the_same_to_its_dreamer(table: Table) -> None:
    dice = Dice(3)
    for state in states(table)[::3]:
        for seat in observers(table):
            view = state.seen_by(seat)
            world = view.imagine(dice)
            assert world.seen_by(seat) == view
            if state.turn == seat:
                assert world.legal_moves() == view.legal_moves()


@every_table
def test_an_imagined_world_is_whole_and_can_be_played(table: Table) -> None:
    dice = Dice(4)
    for state in states(table)[::11]:
        for seat in range(table.players):
            world = state.seen_by(seat).imagine(dice)
            zones = table.game.scene(world).zones
            full = table.game.scene(state).zones
            assert all(None not in zone.cards for zone in zones)
            assert sorted(card or "" for zone in zones for card in zone.cards) == sorted(
                card or "" for zone in full for card in zone.cards
            )
            for _ in range(8):
                if world.turn is None:
                    break
                world = world.play(dice.choice(world.legal_moves()))


@every_table
def test_a_view_keeps_the_deal_and_the_decks_to_itself(table: Table) -> None:
    for state in states(table):
        for seat in observers(table):
            view = state.seen_by(seat)
            assert view.dice == 0
            assert view.decks == ()
            assert view.seen_by(seat) == view


@every_table
def test_a_view_shows_the_same_table_with_some_cards_face_down(table: Table) -> None:
    for state in states(table)[::3]:
        full = table.game.scene(state)
        for seat in observers(table):
            seen = table.game.scene(state.seen_by(seat))
            assert public(seen, seat) == public(full, seat)
            for mine, all_ in zip(seen.zones, full.zones, strict=True):
                assert len(mine.cards) == len(all_.cards)
                assert all(card in (None, real) for card, real in zip(mine.cards, all_.cards, strict=True))
                if mine.kind == "hand":
                    assert (None in mine.cards) == (bool(mine.cards) and mine.seat != seat)
                if mine.kind == "stock" and state.turn not in (None, TABLE):
                    assert not any(mine.cards)


def public(scene: Scene, observer: int) -> Scene:
    """The scene without its cards, and without what the hands of others decide."""
    places = [
        place if seat == observer else msgspec.structs.replace(place, loses=False, reason=None)
        for seat, place in enumerate(scene.places)
    ]
    zones = [msgspec.structs.replace(zone, cards=()) for zone in scene.zones]
    return msgspec.structs.replace(scene, zones=tuple(zones), places=tuple(places))


@every_table
def test_the_log_names_no_card_that_is_face_down(table: Table) -> None:
    names = [f"Player {seat}" for seat in range(table.players)]
    for before, step in steps(table):
        for seat in observers(table):
            old, new = before.seen_by(seat), step.state.seen_by(seat)
            shown = {
                card for view in (old, new) for zone in table.game.scene(view).zones for card in zone.cards
            }
            for event in table.game.tell(old, step.seat, step.move, new, names):
                assert {part for part in parts(event.words) if isinstance(part, Card)} <= shown


@every_table
def test_the_log_is_the_same_for_everybody_where_nothing_is_hidden(table: Table) -> None:
    """A log of the full game may say no less than a seat's own; which kinds of events there are is public."""
    names = [f"Player {seat}" for seat in range(table.players)]
    for before, step in steps(table):
        full = table.game.tell(before, step.seat, step.move, step.state, names)
        for seat in observers(table):
            seen = table.game.tell(
                before.seen_by(seat), step.seat, step.move, step.state.seen_by(seat), names
            )
            assert [event.kind for event in seen] == [event.kind for event in full]
            assert [event.seat for event in seen] == [event.seat for event in full]


@every_table
def test_states_and_views_travel_as_json(table: Table) -> None:
    kind = table.game.state_type
    for state in states(table)[::5]:
        for value in (state, *(state.seen_by(seat) for seat in observers(table))):
            assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


@every_table
def test_a_view_tells_nothing_of_hidden_cards_to_other_programs(table: Table) -> None:
    """The fields of REFEREE.md hide what the view hides, and tell as many cards."""
    for state in states(table)[::7]:
        full = table.game.describe(state)
        for seat in range(table.players):
            fields = table.game.describe(state.seen_by(seat))
            assert list(fields) == list(full)
            for number, hand in enumerate(fields["hands"]):
                assert len(hand) == len(full["hands"][number])
                assert hand == (full["hands"][number] if number == seat else [None] * len(hand))
