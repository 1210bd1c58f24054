# SPDX-License-Identifier: GPL-3.0-or-later
"""Above the easiest level nobody plays a card that is worse than another whatever the hidden cards are.

A move is dominated when in every world tried its best case, with the others helping, is still worse than the
worst case of another move, with the others against it. Searched to the end of the round, at most so many
decisions deep, with nothing but the rules.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import pytest

from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit
from cardtable.engine.game import TABLE, Game, Move, State
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games

from .tables import Table, played

WORLDS = 12
DEALS = range(1, 21)
NODES = 160
"""Positions looked at for a move in a world; beyond them everything may happen."""
DEPTHS = (3, 6)
"""Decisions, with the first: to the own next turn, or through three tricks."""
Range: TypeAlias = "tuple[float, float]"
ANYTHING = (0.0, 1.0)
GAMES = list(all_games().values())


class Ending:
    """Looks through the rest of a round for one seat, until so many decisions have been taken."""

    def __init__(self, seat: int, before: State, depth: int) -> None:
        self._seat = seat
        self._round = before.round
        self._plays = before.plays + depth
        self._left = NODES

    def worth(self, state: State) -> Range:
        """The worst case and the best case for the seat, which itself always plays as well as it can."""
        self._left -= 1
        if state.turn is None or state.round != self._round:
            return (state.standing()[self._seat],) * 2
        if state.plays >= self._plays or self._left < 0:
            return ANYTHING
        cases = [self.worth(state.play(move)) for move in state.legal_moves()]
        if state.turn in (self._seat, TABLE):
            return max(low for low, _ in cases), max(high for _, high in cases)
        return min(low for low, _ in cases), max(high for _, high in cases)


def dominated(state: State, depth: int) -> set[Move]:
    """The moves of the seat to move that nobody should make."""
    seat = state.turn
    assert seat is not None
    view = state.seen_by(seat)
    dice = Dice(state.plays)
    moves = view.legal_moves()
    worse = {(move, other) for move in moves for other in moves if move != other}
    for _ in range(WORLDS):
        world = view.imagine(dice)
        worths: dict[Move, Range] = {}
        for move in moves:
            worths[move] = Ending(seat, state, depth).worth(world.play(move))
            if len(worths) == 2 and set(worths.values()) == {ANYTHING}:
                return set()  # too early in the round
        worse = {(move, other) for move, other in worse if worths[move][1] < worths[other][0] - 1e-9}
        if not worse:
            break
    return {move for move, _ in worse}


@cache
def positions(game: Game) -> list[tuple[State, set[Move]]]:
    """Positions of random games in which some moves are dominated."""
    table = Table(game, game.seats[0], {})
    states = [step.state for deal in DEALS for step in played(table, deal, 120).steps]
    choices = [state for state in states if state.turn != TABLE and len(state.legal_moves()) > 1]
    found = [(state, set[Move]().union(*(dominated(state, depth) for depth in DEPTHS))) for state in choices]
    return [(state, bad) for state, bad in found if bad]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_level_above_the_easiest_plays_a_dominated_card(game: Game) -> None:
    if not positions(game):
        pytest.skip("what is drawn can save a hand after any card, so none is sure to be worse")
    for level in game.levels[1:]:
        for state, bad in positions(game):
            assert state.turn is not None
            thought = think(game, state.seen_by(state.turn), state.turn, level.id, 3, Limit(nodes=300))
            assert Move.parse(thought.move) not in bad, f"{level.id}: {game.describe(state)}"


def test_there_is_something_to_be_seen() -> None:
    assert sum(len(positions(game)) for game in GAMES) >= 10
