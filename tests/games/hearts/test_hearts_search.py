# SPDX-License-Identifier: GPL-3.0-or-later
"""The opponent that the benchmark measures against: its own quick rules are those of the game."""

from __future__ import annotations

from hearts_endings import new_deal, random_options
from hearts_search import MaskSearch, Table

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.masks import BIT, hand_bits
from cardtable.games.hearts.options import HeartsOptions


def test_it_plays_by_the_rules_of_the_game() -> None:
    dice = Dice(11)
    for number in range(80):
        state = new_deal(number, random_options(dice))
        table = Table(state.options, [hand_bits(hand) for hand in state.hands], state.leader)
        while state.phase == "play":
            if state.turn == TABLE:
                state = state.play(state.legal_moves()[0])
                continue
            assert table.mover == state.turn
            moves = state.legal_moves()
            assert table.playable() == hand_bits(move.cards[0] for move in moves)
            move = dice.choice(moves)
            state = state.play(move)
            table.play(BIT[move.cards[0]])
            assert table.broken == state.broken
        (deal,) = state.deals
        assert tuple(table.raw) == deal.raw
        assert table.reward(0) == 0.5 + (deal.points[1] - deal.points[0]) / 40


def test_it_answers_after_so_many_playouts() -> None:
    state = new_deal(1)
    while state.turn == TABLE or len(state.legal_moves()) < 2 or not state.trick:
        state = state.play(state.legal_moves()[0])
    seat = state.turn
    assert seat is not None
    thought = MaskSearch().think(state.seen_by(seat), seat, Clock(Limit(nodes=200)), Dice(2))
    assert Move.parse(thought.move) in state.legal_moves()
    assert thought.nodes == 200


def test_playing_out_ends_the_deal() -> None:
    dice = Dice(4)
    hands = [hand_bits(map(Card, text.split())) for text in ("2C 4D QS 2H", "4C 6D AS AH")]
    table = Table(HeartsOptions(), hands, 0)
    table.play_out(dice)
    assert table.hands == [0, 0]
    assert sum(table.raw) == 15
