# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be said about a move of any game, from nothing but how likely it wins."""

from __future__ import annotations

from .bot import Thought
from .game import Move
from .words import Words, mark

EVEN = 0.003
"""Chances that are nearer to one another than this are as good: so much may even the best grade lose."""
_SAME = 1e-9


def general_reason(thought: Thought, move: Move) -> Words:
    """How likely the game is won after a move, beside the best one."""
    if len(thought.values) < 2 or move.text not in thought.values:
        return mark("Reason", "There was nothing to choose between.")
    chances = thought.chances
    best = max(chances, key=chances.__getitem__)
    share, more = whole_percent(chances[move.text]), whole_percent(chances[best])
    loss = chances[best] - chances[move.text]
    if loss < _SAME:
        words = mark("Reason", "This wins {percent}% of games, and no other move wins more.")
    elif loss < EVEN:
        words = mark("Reason", "This wins {percent}% of games, and no other move wins noticeably more.")
    elif share == more:
        words = mark("Reason", "This wins {percent}% of games, {best} a little more.")
    else:
        words = mark("Reason", "This wins {percent}% of games, {best} wins {more}%.")
    return words.format(percent=share, best=move_words(Move.parse(best)), more=more)


def whole_percent(share: float) -> int:
    """A share in whole percent: 0 only of what never happens, 100 only of what always does."""
    if share < _SAME or share > 1 - _SAME:
        return round(100 * share)
    return min(99, max(1, round(100 * share)))


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
