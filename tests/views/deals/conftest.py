# SPDX-License-Identifier: GPL-3.0-or-later
"""A window whose Deal menu works."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.shuffle import Dice
from cardtable.games import find_game
from cardtable.models.facts import FactBook
from cardtable.models.library import Library
from cardtable.views.deals.desk import Deals
from cardtable.views.window import MainWindow


@pytest.fixture
def deals(window: MainWindow, library: Library, tmp_path: Path) -> Iterator[Deals]:
    deals = Deals(window, library, FactBook(library, tmp_path, window), None)
    yield deals
    deals.close()


@pytest.fixture(scope="session")
def finished() -> Callable[..., Record]:
    """A whole game at random: `finished("numeral", deal=3, seat=1)` seats Ann second."""

    def play(game: str, deal: int = 3, seat: int = 0, level: str = "easy", **fields: object) -> Record:
        players = [Player("Bo", level, 7)]
        players.insert(seat, Player("Ann"))
        record = replace(Record(game=game, deal=deal, seats=tuple(players)), **fields)
        timeline, dice = Timeline(find_game(game), record), Dice(deal)
        while timeline.state.turn is not None:
            timeline.play(dice.choice(timeline.state.legal_moves()))
            timeline.settle()
        return timeline.record

    return play


@pytest.fixture
def put(library: Library) -> Callable[[Record], int]:
    """A whole game into the library."""

    def keep(record: Record) -> int:
        game = library.create(record)
        result = Timeline(find_game(record.game), record).state.result
        assert result is not None
        library.finish(game, result.winner).result(10)
        return game

    return keep
