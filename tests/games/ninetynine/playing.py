# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games for tests: at random, and between opponents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.engine.bot import Bot, Clock, Limit, Thought
from cardtable.engine.game import TABLE, Move, Options, Start
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.rules import AdderGame
from cardtable.games.ninetynine.state import AdderState


class Random:
    """A player that takes any legal move."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        return Thought(dice.choice(view.legal_moves()).text)


def random_game(
    game: AdderGame, options: Options, players: int, deal: int, cap: int = 0
) -> Iterator[tuple[AdderState, Move, AdderState]]:
    """Every step of a game played at random: state, move, state."""
    dice = Dice(deal ^ 0xADDE)
    state = game.begin(options, players, Start(deal=deal), cap)
    while state.turn is not None:
        move = dice.choice(state.legal_moves())
        after = state.play(move)
        yield state, move, after
        state = after


def winner(game: AdderGame, bots: Sequence[Bot], deal: int) -> int | None:
    """Who wins a game between bots, one a seat."""
    dice = Dice(deal + 1)
    state = game.begin(game.options_type(), len(bots), Start(deal=deal), game.cap)
    while state.turn is not None:
        seat, moves = state.turn, state.legal_moves()
        if seat == TABLE or len(moves) == 1:
            state = state.play(moves[0])
            continue
        thought = bots[seat].think(state.seen_by(seat), seat, Clock(Limit(nodes=10)), dice)
        state = state.play(Move.parse(thought.move))
    assert state.result is not None
    return state.result.winner


def share_won(game: AdderGame, one: Bot, others: Bot, games: int, players: int = 2) -> float:
    """How many games `one` wins against `others`, each deal played from every seat."""
    won = 0
    for number in range(games):
        seat = number % players
        bots = [one if place == seat else others for place in range(players)]
        won += winner(game, bots, number // players) == seat
    return won / games
