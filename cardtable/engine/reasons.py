# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be said about a move of any game, from nothing but how likely it wins."""

from __future__ import annotations

from .bot import Thought
from .game import Move
from .words import Words, mark

EVEN = 0.005
"""Chances that are nearer to one another than this are called the same."""


def general_reason(thought: Thought, move: Move) -> Words:
    """How likely the game is won after a move, beside the best one."""
    if len(thought.values) < 2 or move.text not in thought.values:
        return mark("Reason", "There was nothing to choose between.")
    chances = thought.chances
    best = max(chances, key=chances.__getitem__)
    share = round(100 * chances[move.text])
    if chances[best] - chances[move.text] < EVEN:
        return mark("Reason", "This wins {percent}% of games, and no other move wins more.").format(
            percent=share
        )
    return mark("Reason", "This wins {percent}% of games, {best} wins {more}%.").format(
        percent=share, best=move_words(Move.parse(best)), more=round(100 * chances[best])
    )


def move_words(move: Move) -> Words:
    """A move as people say it, within a sentence."""
    if len(move.cards) != 1:
        return mark("Reason", "another move")
    if not move.choice:
        return mark("Reason", "the {card}", "a card within a sentence: the seven of hearts").format(
            card=move.cards[0]
        )
    return mark("Reason", "the {card} as {number}", "the ace of clubs as +11").format(
        card=move.cards[0], number=move.choice.replace("-", "−")
    )
