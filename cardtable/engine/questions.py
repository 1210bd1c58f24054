# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about rules that people know, which lead to a game and its house rules."""

from __future__ import annotations

from typing import Any

import msgspec

from .words import Words


class Answer(msgspec.Struct, frozen=True):
    """One way in which people play."""

    words: Words
    games: tuple[str, ...]
    """Ids of the games that can be played so; none: no game of this table is."""
    options: dict[str, Any] = {}
    """House rules that follow, for those of `games` that have them."""
    note: Words | None = None
    """What to know before choosing this."""


class Question(msgspec.Struct, frozen=True):
    """What is asked, and the answers; that one does not know is always an answer."""

    words: Words
    answers: tuple[Answer, ...]


class Questionnaire(msgspec.Struct, frozen=True):
    """Everything that is asked about games of one name."""

    title: Words
    """`Which Ninety-Nine do you play?`"""
    questions: tuple[Question, ...]
    likely: str
    """Id of the game that is meant as long as nothing is known."""
