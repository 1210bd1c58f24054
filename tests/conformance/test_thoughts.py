# SPDX-License-Identifier: GPL-3.0-or-later
"""What a thought promises: its nodes bring it again, and strong levels tell what every move is worth."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from msgspec.structs import replace

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit, Thought
from cardtable.engine.game import Move, State

from .tables import TABLES, Table, decisions

LEVELS = [(table, level.id) for table in TABLES for level in table.game.levels]
every_level = pytest.mark.parametrize(("table", "level"), LEVELS, ids=str)
STRONG = [(table, level.id) for table in TABLES for level in table.game.levels[2:]]
"""The levels that say what every move is worth."""


def ask(
    table: Table, state: State, level: str, limit: Limit | None = None, stop: Callable[[], bool] = bool
) -> Thought:
    """A thought without the time that it took."""
    assert state.turn is not None
    thought = think(table.game, state.seen_by(state.turn), state.turn, level, 77, limit, stop)
    return replace(thought, seconds=0.0)


def after(looks: int) -> Callable[[], bool]:
    """A stop that comes when a bot has looked so often whether there is one."""
    looked = count()
    return lambda: next(looked) >= looks


@every_level
def test_its_nodes_bring_the_same_thought_again(table: Table, level: str) -> None:
    for state in decisions(table, 41)[:4]:
        thought = ask(table, state, level, Limit(nodes=7))
        assert thought == ask(table, state, level, Limit(nodes=thought.nodes))


@every_level
def test_a_thought_called_off_tells_the_nodes_that_bring_it_again(table: Table, level: str) -> None:
    for looks, state in enumerate(decisions(table, 47)[:4]):
        thought = ask(table, state, level, stop=after(looks))
        assert thought == ask(table, state, level, Limit(nodes=thought.nodes))


@every_level
def test_a_thought_cut_by_time_tells_the_nodes_that_bring_it_again(table: Table, level: str) -> None:
    for state in decisions(table, 53)[:3]:
        thought = ask(table, state, level, Limit(seconds=0.002))
        assert thought == ask(table, state, level, Limit(nodes=thought.nodes))


@pytest.mark.parametrize(("table", "level"), STRONG, ids=str)
def test_it_tells_the_worth_of_every_move(table: Table, level: str) -> None:
    for state in decisions(table, 31)[:5]:
        moves = [move.text for move in state.legal_moves()]
        thought = ask(table, state, level, stop=lambda: True)
        assert len(moves) == 1 or set(thought.values) == set(moves)
        for worth in thought.values.values():
            assert 0 <= worth.chance <= 1
            assert 0 <= worth.spread <= 0.5


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_coach_is_a_level_of_the_game(table: Table) -> None:
    strong = [level.id for level in table.game.levels[2:]]
    assert table.game.coach(table.players) in strong


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_only_a_move_that_no_other_beats_is_said_to_be_unbeaten(table: Table) -> None:
    for state in decisions(table, 31)[:12]:
        assert state.turn is not None
        thought = ask(table, state, table.game.levels[-1].id, Limit(nodes=40))
        most = max((worth.chance for worth in thought.values.values()), default=0.0)
        for text, worth in thought.values.items():
            view = state.seen_by(state.turn)
            said = table.game.reason(view, state.turn, thought, Move.parse(text)).english()
            if said.endswith(("no other move wins more.", "no other card is better.")):
                assert worth.chance > most - 1e-9, said
