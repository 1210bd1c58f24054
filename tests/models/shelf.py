# SPDX-License-Identifier: GPL-3.0-or-later
"""Games to put into a library."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

import msgspec

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.game import Move
from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games
from cardtable.models.library import Library

Again = Callable[[], Library]
SEATS = (Player("Ann"), Player("Böt 空", "easy", 2**63 - 1))


def record(game: str = "toy", *moves: str, deal: int = 5) -> Record:
    return Record(game=game, deal=deal, seats=SEATS, moves=moves)


def played(game: str, decisions: int) -> Record:
    """A game of two that has gone on for some decisions."""
    timeline = Timeline(all_games()[game], record(game, deal=99))
    bot = timeline.game.bot(timeline.game.levels[0].id)
    for ply in range(decisions):
        state = timeline.state
        if state.turn is None:
            break
        thought = bot.think(state.seen_by(state.turn), state.turn, Clock(Limit(nodes=1)), Dice(ply))
        timeline.play(Move.parse(thought.move))
        timeline.settle()
    return timeline.record


def cut(library: Library, game: int, count: int) -> Future[None]:
    """Take back all but the first decisions."""
    record = library.record(game)
    return library.keep(game, msgspec.structs.replace(record, moves=record.moves[:count]))


def played_in(library: Library, count: int, title: str = "", rules: str = "toy") -> int:
    """The number of a new game, with some decisions on disk."""
    game = library.create(record(rules), title)
    for number in range(1, count + 1):
        library.add_move(game, number, f"{number % 8 + 2}C").result(10)
    return game
