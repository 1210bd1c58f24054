# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing the same cards again, from the beginning or with another player's."""

from __future__ import annotations

import msgspec

from cardtable.engine.record import Branch, Origin, Player, Timeline
from cardtable.games import all_games
from cardtable.models.again import restarted, taken_over

from .shelf import played

RECORD = msgspec.structs.replace(
    played("hearts", 12), nodes=(0, 5) * 6, branches=(Branch(3, ("2C",)),), assisted=3, salt="ab", program="1"
)


def test_a_restart_deals_the_identical_cards() -> None:
    again = restarted(RECORD)
    rules = all_games()["hearts"]
    assert Timeline(rules, again).state == Timeline(rules, played("hearts", 0)).state
    assert (again.seats, again.practice, again.assisted, again.salt) == (RECORD.seats, True, 0, "")
    assert (again.moves, again.nodes, again.branches) == ((), (), ())


def test_a_game_in_which_nobody_has_decided_is_no_practice_when_it_is_restarted() -> None:
    assert not restarted(played("hearts", 0)).practice


def test_taking_over_keeps_what_was_decided_and_nothing_else() -> None:
    again = taken_over(RECORD, 9, 5, 0, "Me")
    assert again.moves == RECORD.moves[:5]
    assert again.nodes == RECORD.nodes[:5]
    assert again.origin == Origin(9, 5)
    assert again.seats == RECORD.seats
    assert again.practice
    assert not again.branches
    assert restarted(again).moves == RECORD.moves[:5]


def test_a_lone_person_changes_places_with_the_opponent_whose_cards_they_take() -> None:
    again = taken_over(RECORD, 9, 5, 1, "Me")
    assert again.seats == RECORD.seats[::-1]


def test_an_opponent_among_opponents_is_replaced_by_a_person_of_another_name() -> None:
    bots = (Player("me", "easy", 1), Player("B", "easy", 2))
    again = taken_over(msgspec.structs.replace(RECORD, seats=bots), 9, 5, 1, "Me")
    assert again.seats == (bots[0], Player("Me 2"))
