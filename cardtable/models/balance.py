# SPDX-License-Identifier: GPL-3.0-or-later
"""Even games: opponents become stronger or weaker from game to game as one person wins or loses.

The last finished games of the same kind count: the same game, as many players, one person, opponents of the
levels they have now. Newest first, a win adds as many points as there are opponents, and a loss takes one:
who wins a fair share stays at nothing. Once three times the root of the number of opponents is reached,
rounded up, all opponents move by a level. For two players that is 3 wins of 3, 4 of 5 or 5 of 7.
Within a game nothing changes, and the deal is drawn as ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, sqrt

import msgspec
from msgspec.structs import replace

from cardtable.engine.game import Game
from cardtable.engine.people import is_one, new_names
from cardtable.engine.record import Player
from cardtable.engine.words import Words, mark

from .listing import Entry


class Shift(msgspec.Struct, frozen=True):
    """Opponents of other levels for the next game."""

    seats: tuple[Player, ...]
    words: Words
    """Tells the person, with the results that were the reason."""


def can_be_even(seats: Sequence[Player]) -> bool:
    """Whether one person plays against opponents."""
    return len(seats) > 1 and sum(player.human for player in seats) == 1


def shift(game: Game, seats: tuple[Player, ...], played: Iterable[Entry]) -> Shift | None:
    """The seats of the next game if the last ones, newest first, were too easy or too hard."""
    if not can_be_even(seats):
        return None
    opponents = len(seats) - 1
    needed = ceil(3 * sqrt(opponents))
    points = won = count = 0
    for victory in _results(game.id, seats, played):
        points += opponents if victory else -1
        won += victory
        count += 1
        if abs(points) >= needed:
            break
        if count >= 4 * opponents + 3:
            return None
    else:
        return None
    return _moved(game, seats, 1 if points > 0 else -1, won, count)


def _results(game: str, seats: Sequence[Player], played: Iterable[Entry]) -> Iterator[bool]:
    """Whether the person won, newest first, as long as the opponents had the levels they have now."""
    levels = _levels(seats)
    for entry in played:
        if not (entry.game == game and entry.finished and can_be_even(entry.players)):
            continue
        if len(entry.players) != len(seats):
            continue
        if _levels(entry.players) != levels:
            return
        if entry.winner is not None:  # a draw tells nothing
            yield entry.players[entry.winner].human


def _levels(seats: Sequence[Player]) -> list[str]:
    return sorted(player.level for player in seats if player.level is not None)


def _moved(game: Game, seats: tuple[Player, ...], step: int, won: int, count: int) -> Shift | None:
    levels = [level.id for level in game.levels]
    last = len(levels) - 1
    moved = tuple(
        replace(player, level=levels[min(max(levels.index(player.level) + step, 0), last)])
        if player.level in levels
        else player
        for player in seats
    )
    if _levels(moved) == _levels(seats):
        return None
    return Shift(_renamed(seats, moved), _told(game, moved, step, won, count))


def _renamed(before: Sequence[Player], after: Sequence[Player]) -> tuple[Player, ...]:
    """Another character wherever the level has changed; names that people chose stay."""
    names = [player.name for player in after]
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if new.level is not None and old.level != new.level and is_one(old.name):
            others = names[:seat] + names[seat + 1 :]
            (names[seat],) = new_names(new.level, 1, others)
    return tuple(replace(player, name=name) for player, name in zip(after, names, strict=True))


def _told(game: Game, seats: Sequence[Player], step: int, won: int, count: int) -> Words:
    levels = set(_levels(seats))
    if len(levels) == 1:
        title = game.level(levels.pop()).title
        return mark(
            "Balance", "Opponents now play {level}: you won {won} of the last %n game(s).", "", count
        ).format(won=won, level=title)
    if step > 0:
        told = mark(
            "Balance", "Opponents are a level stronger now: you won {won} of the last %n game(s).", "", count
        )
    else:
        told = mark(
            "Balance", "Opponents are a level weaker now: you won {won} of the last %n game(s).", "", count
        )
    return told.format(won=won)
