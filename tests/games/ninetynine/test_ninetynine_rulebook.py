# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebook and the guide say what the live options are."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.options import read_options, settings
from cardtable.games.ninetynine.rules import AdderGame

from .positions import CLASSIC, NUMERAL

rule = pytest.mark.rule


def clauses(game: AdderGame, players: int = 2, **options: Any) -> dict[str, str]:
    book = game.clauses(read_options(game.options_type, options), players)
    return {clause.id: clause.words.english() for clause in book}


def changed(game: AdderGame, players: int = 2, **options: Any) -> set[str]:
    book = game.clauses(read_options(game.options_type, options), players)
    return {clause.id for clause in book if clause.changed}


def guide(game: AdderGame, players: int = 2, **options: Any) -> dict[str, str]:
    rows = game.guide(read_options(game.options_type, options), players)
    return {row.cards.english(): row.does.english() for row in rows}


@rule("C-01", "N-01")
def test_the_games_can_be_told_apart() -> None:
    assert CLASSIC.title.english() == "Ninety-Nine with chips"
    assert NUMERAL.title.english() == "Ninety-Nine head to head"
    assert CLASSIC.about != NUMERAL.about


def test_by_default_nothing_is_changed() -> None:
    assert [changed(game, players) for game in (CLASSIC, NUMERAL) for players in (2, 3, 4)] == [
        set(),
        set(),
        set(),
        set(),
        {"N-01"},
        {"N-01"},
    ]


@pytest.mark.parametrize(
    ("game", "options", "ids"),
    [
        (CLASSIC, {"chips": 7}, "C-12"),
        (CLASSIC, {"decks": 2}, "C-04"),
        (CLASSIC, {"zero_chips": "last_stand"}, "C-31"),
        (CLASSIC, {"four_heads_up": "again"}, "A4"),
        (CLASSIC, {"floor_zero": True}, "A8"),
        (CLASSIC, {"voluntary_bust": True}, "A5"),
        (NUMERAL, {"limit": "exceed"}, "N-12 N-20"),
        (NUMERAL, {"empty_stock": "reshuffle"}, "B7"),
        (NUMERAL, {"empty_stock": "play_out"}, "B7 B10"),
        (NUMERAL, {"flip_is_turn": True}, "N-26"),
        (NUMERAL, {"floor_zero": True}, "B8"),
        (NUMERAL, {"flip_value": "face"}, "B4"),
        (NUMERAL, {"voluntary_bust": True}, "B6"),
    ],
    ids=str,
)
def test_a_house_rule_changes_its_clause(game: AdderGame, options: dict[str, Any], ids: str) -> None:
    assert changed(game, **options) == set(ids.split())
    before, after = clauses(game), clauses(game, **options)
    assert {name for name in after if before.get(name) != after[name]} >= set(ids.split())


def test_every_house_rule_with_a_say_is_in_the_book() -> None:
    for game in (CLASSIC, NUMERAL):
        plain = game.clauses(game.options_type(), 2)
        for setting in settings(game.options_type):
            if setting.name != "max_reshuffles":  # has a say only when everything is reshuffled
                value = next((value for value, _ in setting.values if value != setting.default), None)
                assert game.clauses(read_options(game.options_type, {setting.name: value}), 2) != plain
    few, many = (clauses(NUMERAL, empty_stock="reshuffle", max_reshuffles=limit)["B7"] for limit in (1, 2))
    assert (few, many) == (
        "After 1 reshuffle an empty stock ends the game in a draw.",
        "After 2 reshuffles an empty stock ends the game in a draw.",
    )


def test_the_books_speak_of_every_rule_that_means_something_for_play() -> None:
    silent = {
        CLASSIC: {"C-01", "C-06", "C-07", "C-22"},  # titles, the audience, introductions
        NUMERAL: {"N-28", "N-30", "N-31"},
    }
    for game, letter, last in ((CLASSIC, "C", 35), (NUMERAL, "N", 31)):
        book = game.clauses(game.options_type(), 2)
        spoken = {rule for clause in book for rule in clause.covers}
        assert {f"{letter}-{n:02}" for n in range(1, last + 1)} - spoken == silent[game]


@rule("C-14")
def test_the_guide_says_what_each_card_does() -> None:
    assert guide(CLASSIC) == {
        "Ace": "1 or 11, your choice",
        "2, 3, 5, 6, 7, 8": "Add their number",
        "4": "The total stays",
        "9": "0: the total stays",
        "10": "Adds 10 or takes off 10, your choice",
        "Jack, queen": "Adds 10",
        "King": "Makes the total 99",
    }
    assert guide(NUMERAL) == {
        "Ace": "Adds 1",
        "2 to 8": "Add their number",
        "9": "Resets the total to 0",
        "10": "Takes off 10",
    }


def test_the_guide_follows_the_options() -> None:
    assert guide(CLASSIC, 3)["4"] == "Turns the direction; the total stays"
    assert guide(CLASSIC, 3, four_heads_up="again")["4"].endswith("with two players left you play again")
    assert guide(CLASSIC, four_heads_up="again")["4"] == "The total stays and you play again"
    assert guide(NUMERAL, floor_zero=True)["10"] == "Takes off 10, down to 0 at most"


def test_special_cards_are_marked() -> None:
    def special(game: AdderGame) -> list[str]:
        return [row.cards.english() for row in game.guide(game.options_type(), 2) if row.special]

    assert special(CLASSIC) == ["4", "9", "10", "King"]
    assert special(NUMERAL) == ["9", "10"]
