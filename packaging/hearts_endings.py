# SPDX-License-Identifier: GPL-3.0-or-later
"""Endings of Two-Player Hearts, and their worth by trying everything; shared by tests and the benchmark."""

from __future__ import annotations

from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.options import read_options, settings
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import TwoPlayerHearts
from cardtable.games.hearts.scoring import DECK, POINTS
from cardtable.games.hearts.state import HeartsState

GAME = TwoPlayerHearts()


def random_options(dice: Dice) -> HeartsOptions:
    """House rules, each value as likely as any other."""
    fields = {
        setting.name: dice.choice([value for value, _ in setting.values])
        for setting in settings(HeartsOptions)
    }
    return read_options(HeartsOptions, fields)


def ending(dice: Dice, most: int) -> HeartsState:
    """A position with so many tricks to come at most, sometimes as the first trick of a short deal.

    The cards that are gone lie with either seat, now and then all points with one, so that a moon may come.
    """
    count = 1 + dice.below(most)
    deck = list(dice.shuffled(DECK))
    hands = [deck[:count], deck[count : 2 * count]]
    gone = deck[2 * count + 2 :]
    owner = dice.below(4)
    taken: list[list[Card]] = [[], []]
    for card in gone:
        taken[owner if owner < 2 and POINTS[card] else dice.below(2)].append(card)
    position: dict[str, Any] = {
        "hands": hands,
        "dead": deck[2 * count : 2 * count + 2],
        "taken": taken,
        "broken": bool(dice.below(2)),
        "to_move": dice.below(2),
        "tricks": 0 if dice.below(4) == 0 else 13 - count,
    }
    state = GAME.begin(random_options(dice), 2, Start(position=position))
    return state.play(dice.choice(state.legal_moves())) if dice.below(2) else state


def worths(state: HeartsState) -> dict[Card, int]:
    """What each card brings the mover in the deal, points of the other less its own, by trying everything."""
    sign = 1 if state.turn == 0 else -1
    known: dict[Any, int] = {}
    return {move.cards[0]: sign * _result(state.play(move), known) for move in state.legal_moves()}


def _result(state: HeartsState, known: dict[Any, int]) -> int:
    """Points written down for seat 1 less those for seat 0, both playing on perfectly."""
    while state.turn == TABLE and not state.deals:
        state = state.play(state.legal_moves()[0])
    if state.deals:
        points = state.deals[0].points
        return points[1] - points[0]
    key = state.hands, state.trick, state.leader, state.broken, state.raw
    if key not in known:
        results = [_result(state.play(move), known) for move in state.legal_moves()]
        known[key] = max(results) if state.turn == 0 else min(results)
    return known[key]


def new_deal(number: int, options: HeartsOptions | None = None) -> HeartsState:
    """A deal before its first lead."""
    state = GAME.begin(options or HeartsOptions(), 2, Start(deal=number))
    return state.play(Move(choice="deal"))
