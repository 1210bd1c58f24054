# SPDX-License-Identifier: GPL-3.0-or-later
"""A first game under guidance, as data: a fixed deal, all its decisions, and what is said before some."""

from __future__ import annotations

from typing import Any

import msgspec

from .words import Words


class LessonStep(msgspec.Struct, frozen=True):
    """What is said before one of the learner's decisions."""

    at: int
    """Decisions taken so far by all seats when this is said; the learner is to move then."""
    words: Words
    read: bool = False
    """Only to be read: another step for the same decision follows. Otherwise the decision is now taken."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The learner sits at seat 0 and takes the decisions given, as do the opponents."""

    about: Words
    """What is learned, in a sentence."""
    deal: int
    first: int | None = None
    """Who begins; None: the deal decides."""
    opponents: tuple[str, ...]
    """Their names."""
    position: dict[str, Any] | None = None
    """A position to start from instead of a deal."""
    options: dict[str, Any] = {}
    moves: tuple[str, ...]
    """Every decision, in order."""
    steps: tuple[LessonStep, ...]
    """In order; at least one that is not only read for each decision of the learner."""
    end: Words
    """What is said when the last decision has been taken."""
