# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game's deals have codes that never change."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from cardtable.engine.dealcode import LONGEST, SHORT_DEALS, BadCode, Deal, deal_of_day, read_code, write_code
from cardtable.engine.game import Game
from cardtable.engine.options import settings
from cardtable.engine.shuffle import MAX_DEAL, Dice
from cardtable.games import all_games

from .tables import TABLES, Table

GAMES = list(all_games().values())
PINNED: dict[str, list[tuple[str, Deal]]] = {
    "classic": [
        ("0070-008C-Q9E6-31PG", Deal("classic", 1, (None, "easy"))),
        (
            "1070-012K-FWNP-5EHJ-0D9P",
            Deal(
                "classic",
                987654321,
                (None, "hard", "normal", None, "easy"),
                {"chips": 9, "floor_zero": True},
                3,
            ),
        ),
        (
            "3073-HA8W-NYA6-AXAC-ERGK-TVGN",
            Deal(
                "classic",
                9007199254740991,
                (None, "hard", "hard", "hard", "hard", "hard", "hard", "hard"),
                {"decks": 2, "zero_chips": "last_stand", "four_heads_up": "again"},
            ),
        ),
    ],
    "numeral": [
        ("0JM0-008C-Q9E6-3143", Deal("numeral", 1, (None, "easy"))),
        (
            "3JM0-06EK-4G82-HC0V-2WGH-7NE5",
            Deal(
                "numeral",
                40000000000,
                ("expert", None),
                {"limit": "exceed", "empty_stock": "play_out", "max_reshuffles": 1000, "flip_value": "none"},
                1,
            ),
        ),
    ],
    "hearts": [
        ("0G10-008C-Q9E6-315Q", Deal("hearts", 1, (None, "easy"))),
        (
            "0G10-M04X-83P2-TYH6",
            Deal(
                "hearts",
                2024,
                ("expert", None),
                {
                    "target": 150,
                    "moon": "off",
                    "break_rule": "void_shown",
                    "queen_any_time": True,
                    "first_trick_points": False,
                },
                0,
            ),
        ),
    ],
}


def far_options(game: Game) -> dict[str, Any]:
    """The house rules that take most room in a code."""
    return {
        setting.name: next(
            (value for value, _ in reversed(setting.values) if value != setting.default), setting.high
        )
        for setting in settings(game.options_type)
    }


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_code_brings_back_the_deal(table: Table) -> None:
    dice = Dice(table.players)
    people: list[str | None] = [None, *(level.id for level in table.game.levels)]
    for _ in range(20):
        levels = tuple(dice.choice(people) for _ in range(table.players))
        first = dice.choice([None, *range(table.players)])
        deal = Deal(table.game.id, dice.below(MAX_DEAL + 1), levels, table.options, first)
        code = write_code(table.game, deal)
        assert len(code.replace("-", "")) <= LONGEST
        read = read_code(code, GAMES)
        assert write_code(table.game, read) == code
        changed = {
            setting.name: table.options[setting.name]
            for setting in settings(table.game.options_type)
            if table.options.get(setting.name, setting.default) != setting.default
        }
        assert read == Deal(table.game.id, deal.deal, levels, changed, first)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("deal", [SHORT_DEALS - 1, MAX_DEAL])
def test_the_fullest_table_with_all_house_rules_fits(game: Game, deal: int) -> None:
    players = game.seats[-1]
    levels = (game.levels[-1].id,) * players
    code = write_code(game, Deal(game.id, deal, levels, far_options(game), players - 1))
    assert len(code.replace("-", "")) <= LONGEST


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_two_people_or_one_and_an_opponent_need_sixteen_signs(game: Game) -> None:
    code = write_code(game, Deal(game.id, SHORT_DEALS - 1, (None, game.levels[-1].id)))
    assert len(code) == 19


def test_no_two_games_share_their_signs() -> None:
    codes = [write_code(game, Deal(game.id, 0, (None, None))) for game in GAMES]
    assert len({code[1:3] for code in codes}) == len(GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kind_of_mistake_is_noticed(game: Game) -> None:
    code = write_code(game, Deal(game.id, 2024, (None, game.levels[0].id))).replace("-", "")
    for at in range(len(code) - 1):
        swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
        if swapped != code:
            with pytest.raises(BadCode):
                read_code(swapped, GAMES)


@pytest.mark.parametrize(("code", "deal"), [pair for pairs in PINNED.values() for pair in pairs])
def test_old_codes_mean_the_same_for_ever(code: str, deal: Deal) -> None:
    assert read_code(code, GAMES) == deal
    assert write_code(all_games()[deal.game], deal) == code


def test_every_game_is_pinned() -> None:
    assert set(PINNED) == set(all_games())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_game_of_a_day_can_be_passed_on(game: Game) -> None:
    deal = deal_of_day(game, date(2026, 7, 31))
    assert read_code(write_code(game, deal), GAMES) == deal
