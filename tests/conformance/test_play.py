# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game is played by the kit's rules: somebody is to move, cards stay, games end and can be replayed."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move
from cardtable.engine.record import Player, Timeline, read_record, write_record
from cardtable.engine.shuffle import Dice

from .tables import RULE_TABLES, TABLES, Table, decisions, played, states, steps

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_rule = pytest.mark.parametrize("table", TABLES + RULE_TABLES, ids=str)


@every_rule
def test_there_is_a_move_unless_the_game_is_over(table: Table) -> None:
    for state in states(table):
        moves = state.legal_moves()
        assert (state.turn is None) == (state.result is not None) == (not moves)
        assert len(set(moves)) == len(moves)
        if state.turn == TABLE:
            assert len(moves) == 1
            assert not moves[0].cards
        elif state.turn is not None:
            assert state.turn in range(table.players)


@every_rule
def test_a_seat_to_move_is_in_the_game_and_has_its_cards(table: Table) -> None:
    for state in decisions(table, 1):
        scene = table.game.scene(state)
        assert not scene.places[state.turn or 0].out
        hand = next(zone for zone in scene.zones if zone.kind == "hand" and zone.seat == state.turn)
        cards = Counter(hand.cards)
        for move in state.legal_moves():
            assert Counter(move.cards) <= cards


@every_rule
def test_cards_neither_come_nor_go_within_a_round(table: Table) -> None:
    rounds: dict[int, Counter[Card | None]] = {}
    for before, step in steps(table):
        cards = Counter(card for zone in table.game.scene(step.state).zones for card in zone.cards)
        if step.state.round == before.round and before.turn != TABLE:
            assert cards == rounds.setdefault(before.round, cards)
    assert rounds
    assert len({cards.total() for cards in rounds.values()}) == 1


@every_table
def test_a_decision_is_counted_and_the_table_takes_none(table: Table) -> None:
    for before, step in steps(table):
        assert step.state.plays == before.plays + (step.seat != TABLE)
        assert before.round <= step.state.round <= before.round + 1


@every_rule
def test_zones_have_the_same_order_and_names_in_every_state(table: Table) -> None:
    names = [[zone.name for zone in table.game.scene(state).zones] for state in states(table)]
    assert all(other == names[0] for other in names)
    assert len(set(names[0])) == len(names[0])
    assert all(len(table.game.scene(state).places) == table.players for state in states(table))


@every_table
def test_the_text_form_replays_the_same_states(table: Table) -> None:
    timeline = played(table)
    for step in timeline.steps:
        assert Move.parse(step.move.text) == step.move
    again = Timeline(table.game, read_record(write_record(timeline.record)))
    assert again.first == timeline.first
    assert again.steps == timeline.steps


@every_table
def test_a_game_can_be_taken_back_to_its_beginning_and_played_again(table: Table) -> None:
    timeline = Timeline(table.game, played(table).record)
    before = list(timeline.steps)
    while timeline.undo():
        assert timeline.state.turn not in (None, TABLE)
    assert timeline.state.plays == 0
    while timeline.redo():
        pass
    assert timeline.steps == before


@every_rule
def test_the_cap_ends_a_game_between_bots_in_a_draw(table: Table) -> None:
    results = {}
    for cap in (0, 9):
        dice = Dice(2)
        state = table.begin(9, cap)
        while state.turn is not None and state.plays < 10:
            state = state.play(dice.choice(state.legal_moves()))
        results[cap] = state
    assert results[9].result is not None
    if results[0].plays == 10:  # without a cap it would have gone on
        assert results[9].plays == 9
        assert results[9].result.draw
    assert sorted(results[9].result.ranking) == list(range(table.players))


@every_table
def test_a_game_between_bots_has_a_cap_and_a_game_with_people_has_none(table: Table) -> None:
    record = table.record(5)
    assert Timeline(table.game, record).state.cap == 0
    seats = tuple(Player(f"Bot {seat}", table.game.levels[0].id) for seat in range(table.players))
    timeline = Timeline(table.game, msgspec.structs.replace(record, seats=seats))
    assert timeline.state.cap == table.game.cap > 0


@every_rule
def test_results_and_standings_are_of_all_seats(table: Table) -> None:
    for state in states(table):
        standing = state.standing()
        assert len(standing) == table.players
        assert all(0 <= worth <= 1 for worth in standing)
    state = played(table).state
    if state.result is not None:
        assert sorted(state.result.ranking) == list(range(table.players))
        if state.result.winner is not None:
            assert state.result.ranking[0] == state.result.winner
            assert max(standing) == standing[state.result.winner]
            assert sum(standing) == pytest.approx(1)


@every_table
def test_the_deal_number_is_the_deal(table: Table) -> None:
    one, same, other = (Timeline(table.game, table.record(deal)).state for deal in (5, 5, 6))
    assert one == same
    assert one != other
