# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer players as people."""

from __future__ import annotations

from cardtable.engine.people import PEOPLE, names_of
from cardtable.games import all_games


def test_every_level_of_every_game_has_its_own_people() -> None:
    for game in all_games().values():
        for level in game.levels:
            assert level.names == PEOPLE[level.id]
            assert len(level.names) >= game.seats[-1] - 1


def test_nobody_is_mixed_up() -> None:
    everybody = [name for names in PEOPLE.values() for name in names]
    assert len(set(everybody)) == len(everybody)
    for names in PEOPLE.values():
        assert len({name[0] for name in names}) == len(names)
    assert all(name.isascii() and name.isalpha() and len(name) <= 7 for name in everybody)


def test_an_unknown_level_has_people_too() -> None:
    assert names_of("genius") == PEOPLE["normal"]
