# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card would do in a sentence and for the ear, and the rules that refuse a card by name."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.game import Move
from cardtable.engine.words import Words, mark

from .state import BUST, AdderState
from .table import effect, number

RULES = {
    "C-08": mark("NinetyNine", "99 is the highest safe total", "name of a rule"),
    "N-12": mark("NinetyNine", "stay under 99", "name of a rule"),
    "C-24": mark("NinetyNine", "play one card of your hand", "name of a rule"),
    "N-17": mark("NinetyNine", "play one card of your hand", "name of a rule"),
    "A5": mark("NinetyNine", "play a card that fits", "name of a rule"),
    "B6": mark("NinetyNine", "play a card that fits", "name of a rule"),
    "C-15": mark("NinetyNine", "what an ace does", "name of a rule"),
    "N-11": mark("NinetyNine", "what an ace does", "name of a rule"),
    "C-18": mark("NinetyNine", "what a 10 does", "name of a rule"),
    "N-23": mark("NinetyNine", "what a 10 does", "name of a rule"),
    "C-34": mark("NinetyNine", "the end of the game", "name of a rule"),
    "N-24": mark("NinetyNine", "the end of the game", "name of a rule"),
}
"""Those rules that a refusal names, and others that a player asks for."""


def effect_aloud(state: AdderState, move: Move) -> Words:
    """What a move does to the total, without signs: `64 to 71`."""
    found = state.rules.effect.get(move)
    if move == BUST and state.chips and state.turn is not None and state.chips[state.turn] > 0:
        return mark("NinetyNine", "costs a chip")
    if found is None:
        return effect(state, move)
    after = found.total(state.total, state.rules.floor)
    if after == state.total:
        return mark("NinetyNine", "the total stays {total}").format(total=number(after))
    words = mark("NinetyNine", "{before} to {after}", "spoken: the total goes from 64 to 71")
    return words.format(before=number(state.total), after=number(after))


def preview(state: AdderState, moves: Sequence[Move]) -> Words:
    """What a card does to the total, one way or two."""
    ways = [state.rules.effect[move] for move in moves]
    totals = [number(way.total(state.total, state.rules.floor)) for way in ways]
    before, card = number(state.total), moves[0].cards[0]
    if len(ways) == 2:
        words = mark("NinetyNine", "{card}: the total goes from {before} to {one} or to {other}.")
        return words.format(card=card, before=before, one=totals[0], other=totals[1])
    if ways[0].turns and sum(state.alive) > 2:
        words = mark("NinetyNine", "{card}: the total stays at {after} and the direction of play turns.")
    elif ways[0].turns and state.rules.again:
        words = mark("NinetyNine", "{card}: the total stays at {after} and you play again.")
    elif totals[0] == before:
        words = mark("NinetyNine", "{card}: the total stays at {after}.")
    else:
        words = mark("NinetyNine", "{card}: the total goes from {before} to {after}.")
    return words.format(card=card, before=before, after=totals[0])
