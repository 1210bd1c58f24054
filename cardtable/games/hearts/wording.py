# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card would do in a sentence, and the rules that refuse a card by name."""

from __future__ import annotations

from cardtable.engine.game import Move
from cardtable.engine.words import Words, mark

from .scoring import POINTS
from .state import HeartsState, takes

RULES = {
    "H-21": mark("Hearts", "the two of clubs is led first", "name of a rule"),
    "H-22": mark("Hearts", "the four of clubs is led first", "name of a rule"),
    "H-23": mark("Hearts", "the six of clubs is led first", "name of a rule"),
    "H-25": mark("Hearts", "follow suit", "name of a rule"),
    "H-26": mark("Hearts", "follow suit", "name of a rule"),
    "H-27": mark("Hearts", "the first trick", "name of a rule"),
    "H-29": mark("Hearts", "hearts must be broken", "name of a rule"),
}
"""Those rules that a refusal names."""


def preview(state: HeartsState, move: Move) -> Words:
    """What a card does to the trick."""
    card = move.cards[0]
    points = POINTS[card] + sum(POINTS[lying] for lying in state.trick)
    if not state.trick:
        words = (
            mark("Hearts", "{card}: opens the trick with %n point(s) in it.", None, points)
            if points
            else mark("Hearts", "{card}: opens the trick.")
        )
    elif takes(state.trick[0], card):
        words = (
            mark("Hearts", "{card}: takes the trick and its %n point(s).", None, points)
            if points
            else mark("Hearts", "{card}: takes the trick, without points.")
        )
    else:
        words = (
            mark("Hearts", "{card}: leaves the trick and its %n point(s) to the other player.", None, points)
            if points
            else mark("Hearts", "{card}: leaves the trick to the other player, without points.")
        )
    return words.format(card=card)
