# SPDX-License-Identifier: GPL-3.0-or-later
"""Opponents that become stronger or weaker with the results of the last games."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from cardtable.engine.record import Player
from cardtable.games import find_game
from cardtable.models.balance import Shift, can_be_even, shift
from cardtable.models.listing import Entry

GAME = find_game("classic")
LEVELS = [level.id for level in GAME.levels]
NOW = 1_777_000_000


def table(*levels: str) -> tuple[Player, ...]:
    return (Player("Ana"), *(Player(f"Bot {seat}", level) for seat, level in enumerate(levels, 1)))


def entry(
    seats: tuple[Player, ...], winner: int | None, *, game: str = GAME.id, finished: bool = True
) -> Entry:
    return Entry(1, "", game, seats, NOW, NOW, 20, finished, winner)


def after(results: Iterable[bool], seats: tuple[Player, ...]) -> Shift | None:
    """The shift after these games, oldest first: whether the person won each."""
    return shift(GAME, seats, [entry(seats, 0 if won else 1) for won in reversed(list(results))])


def levels(shifted: Shift | None) -> list[str | None] | None:
    return [player.level for player in shifted.seats[1:]] if shifted is not None else None


W, L = True, False


@pytest.mark.parametrize(
    ("results", "level"),
    [
        ([], None),
        ([W, W], None),
        ([W, W, W], "hard"),
        ([L, L, W, W, W], "hard"),
        ([W, W, L, W, W], "hard"),
        ([W, W, L, W, L, W, W], "hard"),
        ([W, L, W, L, W, L, W], None),
        ([L, L], None),
        ([L, L, L], "easy"),
        ([W, L, L, W, L, L], "easy"),
        ([W] * 20 + [L, W, L, W, L, W, L], None),
    ],
)
def test_two_players_are_kept_near_one_half(results: list[bool], level: str | None) -> None:
    seats = table("normal")
    assert levels(after(results, seats)) == (None if level is None else [level])


def test_more_players_are_kept_near_their_fair_share() -> None:
    four = table("normal", "normal", "normal")
    assert after([L, L, L, W] * 3, four) is None
    assert levels(after([L, L, W, W], four)) == ["hard"] * 3
    assert levels(after([W, L, W, L, W], four)) == ["hard"] * 3
    assert levels(after([L] * 5, four)) is None
    assert levels(after([L] * 6, four)) == ["easy"] * 3


def test_nothing_moves_beyond_the_last_level() -> None:
    assert after([W] * 9, table(LEVELS[-1])) is None
    assert after([L] * 9, table(LEVELS[0])) is None


def test_games_of_another_kind_do_not_count() -> None:
    seats = table("normal")
    wins = [entry(seats, 0)] * 2
    strangers = [
        entry(seats, 0, game="other"),
        entry(seats, 0, finished=False),
        entry(table("normal", "normal"), 0),
        entry((Player("Ana"), Player("Ben")), 0),
        entry((Player("A", "normal"), Player("B", "normal")), 0),
        entry(seats, None),
    ]
    assert shift(GAME, seats, [*wins, *strangers]) is None
    assert levels(shift(GAME, seats, [*strangers, *wins, *strangers, entry(seats, 0)])) == ["hard"]


def test_games_at_another_level_are_over_and_done() -> None:
    """After a move the count begins anew."""
    now, then = table("hard"), table("normal")
    assert shift(GAME, now, [entry(now, 1), *[entry(then, 0)] * 5, *[entry(now, 1)] * 5]) is None
    assert levels(shift(GAME, now, [*[entry(now, 1)] * 3, entry(then, 0)])) == ["normal"]


def test_it_says_so() -> None:
    found = after([W, L, W, W, W], table("normal"))
    assert found is not None
    assert found.words.english() == "Opponents now play hard: you won 3 of the last 3 games."
    found = after([W, W, L, W, W], table("normal"))
    assert found is not None
    assert found.words.english() == "Opponents now play hard: you won 4 of the last 5 games."
    for results, word in (([W, W, W], "stronger"), ([L] * 5, "weaker")):
        found = after(results, table("normal", "easy" if results[0] else "hard"))
        assert found is not None
        told = f"Opponents are a level {word} now: you won {sum(results)} of the last {len(results)} games."
        assert found.words.english() == told
    assert levels(after([L] * 5, table("normal", "hard"))) == ["easy", "normal"]


def test_characters_change_with_the_level_and_chosen_names_stay() -> None:
    normal, hard = GAME.level("normal").names, GAME.level("hard").names
    seats = (
        Player(hard[0]),
        Player(normal[0], "normal", 7),
        Player("Zoe", "normal"),
        Player(normal[1], "normal"),
    )
    found = after([W, W, W], seats)
    assert found is not None
    assert [player.name for player in found.seats] == [hard[0], hard[1], "Zoe", hard[2]]
    assert found.seats[0] == seats[0]
    assert found.seats[1].seed == 7


def test_only_one_person_against_opponents_can_have_even_games() -> None:
    assert can_be_even(table("easy"))
    assert not can_be_even((Player("Ana"),))
    assert not can_be_even((Player("Ana"), Player("Ben"), Player("C", "easy")))
    assert not can_be_even((Player("B", "easy"), Player("C", "easy")))
    two = (Player("Ana"), Player("Ben"), Player("C", "normal"))
    assert shift(GAME, two, [entry(two, 0)] * 9) is None
