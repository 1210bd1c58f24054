# SPDX-License-Identifier: GPL-3.0-or-later
"""What a new game is offered with."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.engine.record import Player, Timeline
from cardtable.games import all_games
from cardtable.models.settings import SettingsModel
from cardtable.views.setups import (
    RANDOM_DEALS,
    Setup,
    default_seats,
    default_setup,
    last_setup,
    named,
    names_differ,
    new_record,
    person_name,
    remember,
)

GAMES = list(all_games().values())
IDS = list(all_games())


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_the_default_is_one_person_against_opponents(game, qapp: QApplication) -> None:  # type: ignore[no-untyped-def]
    for players in game.dialog_seats:
        seats = default_seats(game, players)
        assert len(seats) == players
        assert [seat.human for seat in seats] == [True] + [False] * (players - 1)
        assert names_differ([seat.name for seat in seats])


def test_a_person_of_whom_nothing_is_known_has_a_name(qapp: QApplication) -> None:
    assert person_name() == "Player"
    assert person_name(["Ida"]) == "Player"
    assert person_name(["Player", "Player 2"]) == "Player 3"


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_default_game_can_be_begun(game, qapp: QApplication) -> None:  # type: ignore[no-untyped-def]
    record = new_record(default_setup(game))
    assert 0 <= record.deal < RANDOM_DEALS
    assert Timeline(game, record).state.turn is not None


def test_every_new_game_has_another_deal_and_other_opponents(qapp: QApplication) -> None:
    records = [new_record(default_setup(GAMES[0])) for _ in range(5)]
    assert len({record.deal for record in records}) == 5
    assert len({record.seats[1].seed for record in records}) == 5


def test_what_was_chosen_is_offered_again(settings: SettingsModel) -> None:
    game = all_games()["classic"]
    setup = Setup("classic", {"chips": 2}, (Player("Ana"), Player("Bo", "hard"), Player("Cy", "easy")), True)
    remember(settings, setup)
    assert settings.value.last_game == "classic"
    assert last_setup(settings.value, game) == setup


@pytest.mark.parametrize(
    "setup",
    [
        Setup("classic", {"chips": 77}, (Player("Ana"), Player("Bo", "hard"))),
        Setup("classic", {"gone": 1}, (Player("Ana"), Player("Bo", "hard"))),
        Setup("classic", {}, (Player("Ana"), Player("Bo", "genius"))),
        Setup("classic", {}, (Player("Ana"),)),
    ],
    ids=["value", "option", "level", "seats"],
)
def test_what_does_not_fit_any_more_is_forgotten(setup: Setup, settings: SettingsModel) -> None:
    game = all_games()["classic"]
    remember(settings, setup)
    assert last_setup(settings.value, game) == named(default_setup(game), "Ana")


def test_the_name_of_the_only_person_is_kept_for_every_game(settings: SettingsModel) -> None:
    games = all_games()
    first, second = list(games.values())[:2]
    setup = default_setup(first)
    remember(settings, setup)
    assert settings.value.name == ""  # nobody has said anything
    remember(settings, named(setup, "Zoë"))
    assert settings.value.name == "Zoë"
    assert [player.name for player in last_setup(settings.value, second).seats if player.human] == ["Zoë"]
    settings.update(name="Ann")
    assert [player.name for player in last_setup(settings.value, first).seats if player.human] == ["Ann"]


def test_a_name_is_not_given_twice_nor_to_one_of_several_people() -> None:
    setup = default_setup(next(iter(all_games().values())))
    taken = setup.seats[1].name
    assert named(setup, taken) == named(setup, "") == setup
    people = Setup(setup.game, seats=(Player("A"), Player("B")))
    assert named(people, "C") == people
