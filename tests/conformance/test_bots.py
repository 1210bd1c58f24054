# SPDX-License-Identifier: GPL-3.0-or-later
"""Every opponent plays every game: legally, to the end, reproducibly, and without seeing hidden cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit
from cardtable.engine.game import TABLE, Game, Move
from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games

from .tables import TABLES, Table, decisions

LEVELS = [(table, level.id) for table in TABLES for level in table.game.levels]
every_level = pytest.mark.parametrize(("table", "level"), LEVELS, ids=str)
TINY = Limit(nodes=3)


@every_level
def test_it_plays_a_legal_game_to_the_end(table: Table, level: str) -> None:
    state = table.begin(12, cap=150)
    while (seat := state.turn) is not None:
        if seat == TABLE:
            state = state.play(state.legal_moves()[0])
            continue
        move = Move.parse(think(table.game, state.seen_by(seat), seat, level, 5, TINY).move)
        assert move in state.legal_moves()
        state = state.play(move)
    assert state.result is not None


@every_level
def test_hidden_cards_change_nothing(table: Table, level: str) -> None:
    """A world that looks the same to the bot, its hidden cards dealt anew, gets the same answer."""
    dice = Dice(8)
    for state in decisions(table, 17)[:12]:
        seat = state.turn
        assert seat is not None
        other = state.seen_by(seat).imagine(dice)
        thoughts = [
            think(table.game, world.seen_by(seat), seat, level, 31, Limit(nodes=12))
            for world in (state, other)
        ]
        assert replace(thoughts[0], seconds=0.0) == replace(thoughts[1], seconds=0.0)


@every_level
def test_it_answers_though_it_is_stopped_at_once(table: Table, level: str) -> None:
    for state in decisions(table, 29)[:12]:
        seat = state.turn
        assert seat is not None
        thought = think(table.game, state.seen_by(seat), seat, level, 1, stop=lambda: True)
        assert Move.parse(thought.move) in state.legal_moves()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_has_the_four_levels(game: Game) -> None:
    assert [level.id for level in game.levels] == ["easy", "normal", "hard", "expert"]
    with pytest.raises(KeyError):
        game.bot("impossible")


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_level_never_touches_the_deal(game: Game) -> None:
    """The same number deals the same cards whoever plays, and whatever the opponents' own dice are."""
    dealt = []
    for number, level in enumerate([None, *(level.id for level in game.levels)]):
        seats = (Player("Person"), Player("Other", level, number))
        timeline = Timeline(game, Record(game=game.id, deal=77, seats=seats))
        dealt.append(game.describe(timeline.state))
    assert all(cards == dealt[0] for cards in dealt)
