# SPDX-License-Identifier: GPL-3.0-or-later
"""Which deals have been seen, and which are still played by people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games, find_game
from cardtable.models.again import restarted
from cardtable.models.facts import FactBook
from cardtable.models.library import Library
from cardtable.models.replay import ReplayModel
from cardtable.models.secrecy import in_play, was_seen


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path)
    yield library
    library.close()


def deal(game: str, *, people: bool = True, number: int = 7) -> Record:
    first = Player("Ann") if people else Player("Cy", "easy", 2)
    return Record(game=game, seats=(first, Player("Bo", "easy", 3)), deal=number)


def played(record: Record, decisions: int) -> Timeline:
    timeline, dice = Timeline(find_game(record.game), record), Dice(1)
    while timeline.state.turn is not None and len(timeline.record.moves) < decisions:
        timeline.play(dice.choice(timeline.state.legal_moves()))
        timeline.settle()
    return timeline


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("practice", [False, True])
def test_a_game_that_is_not_over_hides_hands_whether_it_is_practice_or_not(game: str, practice: bool) -> None:
    replay = ReplayModel()
    replay.load(played(replace(deal(game), practice=practice), 3), 1)
    assert not replay.may_see(None)
    assert not replay.may_see(1)
    assert replay.may_see(0)
    replay.load(Timeline(find_game(game), restarted(replay.whole.record)), 2)
    assert replay.whole.record.practice
    assert not replay.may_see(None)
    replay.load(played(replace(deal(game), practice=practice), 10**6), 3)
    assert replay.may_see(None)


@pytest.mark.parametrize("game", all_games())
def test_opponents_alone_hide_their_hands_while_people_play_that_deal(game: str, library: Library) -> None:
    replay = ReplayModel()
    replay.in_play = lambda record: in_play(library, record)
    bots = played(deal(game, people=False), 4)
    replay.load(bots, 1)
    assert replay.may_see(None)
    library.create(deal(game, number=8))
    assert not in_play(library, bots.record)
    library.create(deal(game))
    replay.load(bots, 1)
    assert not replay.may_see(None)
    assert not replay.may_see(1)


@pytest.mark.parametrize("game", all_games())
def test_a_deal_is_seen_when_another_game_of_it_is_over_or_open_to_all(
    game: str, library: Library, tmp_path: Path
) -> None:
    book, mine = FactBook(library, tmp_path), deal(game)
    number = library.create(mine)
    library.create(restarted(played(mine, 3).record))
    assert not was_seen(book, library, mine, number)
    over = library.create(played(mine, 10**6).record)
    library.finish(over, None).result(10)
    book.learn_all()
    assert was_seen(book, library, mine, number)
    assert not was_seen(book, library, mine, over)
    assert not was_seen(book, library, deal(game, number=8))
    library.create(deal(game, people=False, number=8))
    assert was_seen(book, library, deal(game, number=8))
