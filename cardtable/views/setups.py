# SPDX-License-Identifier: GPL-3.0-or-later
"""What a new game is made of, and what it was made of last time."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication

from cardtable.engine.dealcode import Deal
from cardtable.engine.game import BadOption, Game, Start
from cardtable.engine.options import read_options
from cardtable.engine.people import new_names
from cardtable.engine.record import Player, Record
from cardtable.models.settings import NewGame, Settings, SettingsModel

RANDOM_DEALS = 10**9
"""Deals drawn at random have numbers below this: short enough to read out."""
_SEEDS = 2**53
NAME_LENGTH = 24


class Setup(msgspec.Struct, frozen=True):
    """A game, its house rules and who plays."""

    game: str
    options: dict[str, Any] = {}
    seats: tuple[Player, ...] = ()
    even: bool = False
    """Whether the opponents' level follows the results."""


def last_setup(settings: Settings, game: Game) -> Setup:
    """What to offer for a game: last time's set-up where it still fits, else the game's defaults."""
    kept = settings.new_games.get(game.id)
    setup = Setup(game.id, kept.options, kept.seats, kept.even) if kept is not None else None
    return named(setup if setup is not None and fits(game, setup) else default_setup(game), settings.name)


def named(setup: Setup, name: str) -> Setup:
    """The set-up with the only person called by that name, unless somebody else is, or there is none."""
    people = [seat for seat, player in enumerate(setup.seats) if player.human]
    if not name or len(people) != 1 or name in {player.name for player in setup.seats}:
        return setup
    person = msgspec.structs.replace(setup.seats[people[0]], name=name)
    seats = (*setup.seats[: people[0]], person, *setup.seats[people[0] + 1 :])
    return msgspec.structs.replace(setup, seats=seats)


def remember(settings: SettingsModel, setup: Setup) -> None:
    """Offer this set-up first next time."""
    kept = {**settings.value.new_games, setup.game: NewGame(setup.options, setup.seats, setup.even)}
    settings.update(last_game=setup.game, new_games=msgspec.to_builtins(kept))
    people = [player.name for player in setup.seats if player.human]
    if len(people) == 1 and people[0] != person_name():
        settings.update(name=people[0])


def default_setup(game: Game) -> Setup:
    """The game as it is meant: the fewest players, one person, opponents of the middle level."""
    return Setup(game.id, {}, default_seats(game, game.dialog_seats[0]))


def default_seats(game: Game, players: int) -> tuple[Player, ...]:
    """One person and `players - 1` opponents with names of their own."""
    level = game.levels[1]
    names = new_names(level.id, players - 1)
    return (Player(person_name()), *(Player(name, level.id) for name in names))


def person_name(taken: Collection[str] = ()) -> str:
    """A name for a person of whom nothing is known, that nobody at the table has."""
    first = QCoreApplication.translate("Setup", "Player")
    later = QCoreApplication.translate("Setup", "Player {number}")
    names = (first, *(later.format(number=number) for number in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)


def fits(game: Game, setup: Setup) -> bool:
    """Whether the game can be begun so today: levels and house rules may have changed since."""
    levels = {None, *(level.id for level in game.levels)}
    if len(setup.seats) not in game.dialog_seats or any(seat.level not in levels for seat in setup.seats):
        return False
    try:
        options = read_options(game.options_type, setup.options)
        game.check_start(options, len(setup.seats), Start())
    except BadOption:
        return False
    return True


def new_record(setup: Setup, deal: int | None = None, first: int | None = None) -> Record:
    """A game of that set-up that has not begun; no deal: any; no first player: the deal decides."""
    return Record(
        first=first,
        game=setup.game,
        deal=secrets.randbelow(RANDOM_DEALS) if deal is None else deal,
        options=setup.options,
        seats=tuple(_seeded(player) for player in setup.seats),
    )


def setup_of_deal(deal: Deal, settings: Settings, game: Game) -> Setup:
    """A deal with people to play it: those of the last time, and opponents of its levels."""
    known = [player.name for player in last_setup(settings, game).seats if player.human]
    names: list[str] = []
    seats = []
    for level in deal.levels:
        if level is not None:
            name = new_names(level, 1, names)[0]
        else:
            name = known.pop(0) if known and known[0] not in names else person_name(names)
        names.append(name)
        seats.append(Player(name, level))
    return Setup(deal.game, deal.options, tuple(seats))


def setup_of(record: Record) -> Setup:
    """The set-up that a game was begun with."""
    return Setup(record.game, record.options, record.seats)


def _seeded(player: Player) -> Player:
    return player if player.human else Player(player.name, player.level, secrets.randbelow(_SEEDS))


def unseeded(seats: Sequence[Player]) -> tuple[Player, ...]:
    """The players without their random numbers: the next game has others."""
    return tuple(Player(player.name, player.level) for player in seats)


def names_differ(names: Sequence[str]) -> bool:
    """Whether nobody could mix these names up."""
    return len({name.casefold() for name in names}) == len(names)
