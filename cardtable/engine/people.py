# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer players as people: the same characters at every game, of whom each has a strength."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

PEOPLE: Mapping[str, tuple[str, ...]] = {
    "easy": ("Ida", "Hakim", "Ola", "Ruby", "Piet", "Emil", "Siti"),
    "normal": ("Jonas", "Aisha", "Marek", "Hannah", "Koos", "Freja", "Liam"),
    "hard": ("Zofia", "Rahim", "Astrid", "Max", "Elsa", "Tom", "Nadia"),
    "expert": ("Kaspar", "Mira", "Anton", "Grace", "Johan", "Halima", "Bodil"),
}
"""Proper names, not translated. The first of a level is its character; the others join at bigger tables."""


def names_of(level: str) -> tuple[str, ...]:
    """Names for players of a level, enough for the biggest table; for an unknown one those of the middle."""
    return PEOPLE.get(level, PEOPLE["normal"])


def is_one(name: str) -> bool:
    """Whether somebody of this name is among them, whatever the level."""
    return any(name in names for names in PEOPLE.values())


def new_names(level: str, count: int, taken: Iterable[str] = ()) -> list[str]:
    """Names for so many more players of a level beside those who sit there; numbered when all are used."""
    used = {name.casefold() for name in taken}
    names = names_of(level)
    numbered = (f"{names[0]} {number}" for number in range(2, len(used) + count + 2))
    return [name for name in (*names, *numbered) if name.casefold() not in used][:count]
