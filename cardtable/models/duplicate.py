# SPDX-License-Identifier: GPL-3.0-or-later
"""Duplicate: a deal played once more, by others or from another seat, and the results compared."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, Signal

from cardtable.engine.game import TABLE, Game
from cardtable.engine.people import new_names
from cardtable.engine.record import Player, Record
from cardtable.engine.words import Words, mark

from .facts import FactBook, Facts, cards_of
from .game import Asks, GameModel
from .library import Library

_SEEDS = 2**53


def from_next_seat(record: Record) -> Record:
    """The same deal once more, everybody one seat further on; it is practice, for the cards are known."""
    seats = record.seats[-1:] + record.seats[:-1]
    return _once_more(record, seats, practice=True)


def by_expert(game: Game, record: Record, seat: int) -> Record:
    """The same deal once more, with an opponent of the highest level at a seat."""
    level = game.levels[-1].id
    others = [player.name for place, player in enumerate(record.seats) if place != seat]
    name = new_names(level, 1, others)[0]
    seats = (*record.seats[:seat], Player(name, level), *record.seats[seat + 1 :])
    return _once_more(record, seats, practice=False)


def _once_more(record: Record, seats: Sequence[Player], *, practice: bool) -> Record:
    seeded = (
        player if player.human else Player(player.name, player.level, secrets.randbelow(_SEEDS))
        for player in seats
    )
    return Record(
        game=record.game,
        deal=record.deal,
        dealer=record.dealer,
        first=record.first,
        decks=record.decks,
        position=record.position,
        options=record.options,
        seats=tuple(seeded),
        practice=practice,
    )


class Attempt(msgspec.Struct, frozen=True):
    """How somebody did with a deal."""

    game: int
    """Its number in the library."""
    seat: int
    """Where the one sat who is compared."""
    facts: Facts

    @property
    def won(self) -> bool | None:
        """Whether that one won; None: a draw."""
        return None if self.facts.winner is None else self.facts.winner == self.seat


def attempts(book: FactBook, game: Game, record: Record, seat: int) -> list[Attempt]:
    """Every finished game of the deal: of the person at `seat`, else of the expert, else of that seat."""
    cards, name, best = cards_of(game, record), record.seats[seat].name, game.levels[-1].id
    found = []
    for facts in book.facts():
        if facts.cards == cards and len(facts.seats) == len(record.seats):
            same = [place for place, one in enumerate(facts.seats) if one.level is None and one.name == name]
            experts = [place for place, one in enumerate(facts.seats) if one.level == best]
            chosen = same or (experts if len(experts) == 1 else [seat])
            found.append(Attempt(facts.id, chosen[0], facts))
    return found


def own_attempts(tried: Sequence[Attempt], name: str) -> list[Attempt]:
    """Those of a person, not those of opponents that sat in their seat."""
    seats = ((one, one.facts.seats[one.seat]) for one in tried)
    return [one for one, mine in seats if mine.name == name and mine.level is None]


def verdict(tried: Sequence[Attempt], name: str) -> Words | None:
    """What a person's games of a deal say together, once they have played it from more than one seat."""
    last = {one.seat: one for one in own_attempts(tried, name)}
    if len(last) < 2:
        return None
    won = sum(one.won is True for one in last.values())
    if won == len(last):
        return mark("Duplicate", "You won this deal from every seat that you tried.")
    if won == 0:
        return mark("Duplicate", "You won this deal from no seat that you tried.")
    seats = sorted(seat + 1 for seat, one in last.items() if one.won)
    if len(last) == 2:
        return mark(
            "Duplicate", "You won from seat {seat} only: the cards may have decided this deal."
        ).format(seat=seats[0])
    return mark("Duplicate", "You won this deal from %n seat(s) of those that you tried.", None, won)


class Hired(Asks, Protocol):
    """Opponents that are sent home in the end."""

    def close(self) -> None:
        """Think no more."""
        ...


class Understudy(QObject):
    """Plays a whole deal among opponents, in a thinking process of its own; nothing here blocks."""

    moved = Signal(int)
    """How many decisions have been taken."""
    done = Signal(int)
    """The number of the finished game in the library; 0 without one."""

    def __init__(
        self, opponent: Callable[[], Hired], library: Library | None, parent: QObject | None = None
    ) -> None:
        """Without a library the game that was played is to be had from `played` only."""
        super().__init__(parent)
        self._opponent_of = opponent
        self._library = library
        self._model: GameModel | None = None
        self._opponent: Hired | None = None
        self.record: Record | None = None
        """What is played, or was played last, as it began."""
        self.played: Record | None = None
        """The game that was finished last."""

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self._model is not None

    def play(self, record: Record) -> None:
        """Begin; a game that is under way is given up."""
        self.stop()
        self.record = record
        self._opponent = self._opponent_of()
        self._model = GameModel(self._opponent, None, self)
        self._model.stepped.connect(self._on_step)
        self._model.finished.connect(self._on_finished)
        self._model.start(record)

    def stop(self) -> None:
        """Give up."""
        model, self._model = self._model, None
        opponent, self._opponent = self._opponent, None
        if model is not None:
            model.close()
            model.deleteLater()
        if opponent is not None:
            opponent.close()

    def _on_step(self) -> None:
        if self._model is not None and self._model.timeline is not None:
            last = self._model.timeline.steps[-1]
            if last.seat != TABLE:
                self.moved.emit(self._model.state.plays)

    def _on_finished(self) -> None:
        assert self._model is not None
        record, result = self._model.record, self._model.state.result
        self.stop()
        self.played, game = record, 0
        if self._library is not None:
            game = self._library.create(record)
            self._library.finish(game, result.winner if result is not None else None)
        self.done.emit(game)
