# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions put to a bot, in this process."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.ai.thinking import PATIENCE, bot_dice, think
from cardtable.engine.bot import Clock, Limit, Thought
from cardtable.engine.game import Game, IllegalMove, Start, State
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games

GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def view_of(game: Game, deal: int = 1) -> tuple[State, int]:
    """The first decision of a deal that has a choice, as its seat sees it."""
    state = game.begin(game.options_type(), game.seats[0], Start(deal=deal))
    while state.turn == -1 or len(state.legal_moves()) < 2:
        state = state.play(state.legal_moves()[0])
    assert state.turn is not None
    return state.seen_by(state.turn), state.turn


class Asked:
    """A bot that keeps what it was asked, and says what it is told to."""

    def __init__(self, move: str) -> None:
        self.move = move
        self.clock = Clock(Limit())
        self.roll = 0

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Thought:
        self.clock, self.roll = clock, dice.roll()
        return Thought(self.move)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    view, _ = view_of(GAMES[0])
    bot = Asked(view.legal_moves()[0].text)
    monkeypatch.setattr(type(GAMES[0]), "bot", lambda self, level: bot)
    return bot


@pytest.mark.parametrize(
    ("limit", "clock"),
    [
        (Limit(), Limit(seconds=PATIENCE)),
        (Limit(nodes=9), Limit(9, PATIENCE)),
        (Limit(seconds=0.3), Limit(seconds=0.3)),
        (Limit(5, 60), Limit(5, PATIENCE)),
        (Limit(seconds=-1), Limit(seconds=PATIENCE)),
        (Limit(seconds=float("inf")), Limit(seconds=PATIENCE)),
    ],
)
def test_no_limit_is_beyond_patience(asked: Asked, limit: Limit, clock: Limit) -> None:
    view, seat = view_of(GAMES[0])
    think(GAMES[0], view, seat, "hard", 1, limit)
    assert asked.clock.limit == clock


def test_patience_leaves_time_to_answer() -> None:
    assert PATIENCE < 1.5


def test_without_a_limit_the_level_has_its_own(asked: Asked) -> None:
    view, seat = view_of(GAMES[0])
    think(GAMES[0], view, seat, "hard", 1)
    assert asked.clock.limit == GAMES[0].level("hard").limit


def test_the_dice_come_from_the_seed_and_the_ply_only(asked: Asked) -> None:
    view, seat = view_of(GAMES[0])
    rolls = []
    for seed, plays in ((1, 0), (1, 0), (2, 0), (1, 1)):
        think(GAMES[0], replace(view, plays=plays), seat, "hard", seed)
        rolls.append(asked.roll)
    assert rolls[0] == rolls[1]
    assert len(set(rolls)) == 3
    assert rolls[0] == bot_dice(1, 0).roll()


def test_seeds_do_not_follow_one_another() -> None:
    """The dice of neighbouring seeds and plies share no rolls: their states are not neighbours."""
    rolls = [bot_dice(seed, plays).roll() for seed in range(40) for plays in range(40)]
    assert len(set(rolls)) == 1600


def test_a_stop_reaches_the_bot(asked: Asked) -> None:
    view, seat = view_of(GAMES[0])
    think(GAMES[0], view, seat, "hard", 1, stop=lambda: True)
    assert asked.clock.expired(0)


def test_an_illegal_answer_is_not_passed_on(asked: Asked) -> None:
    view, seat = view_of(GAMES[0])
    asked.move = "deal"
    with pytest.raises(IllegalMove):
        think(GAMES[0], view, seat, "hard", 1)


@every_game
def test_wrong_questions_are_refused(game: Game) -> None:
    view, seat = view_of(game)
    with pytest.raises(ValueError, match="no level “genius”"):
        think(game, view, seat, "genius", 1)
    with pytest.raises(ValueError, match="is not to move"):
        think(game, view, 1 - seat, "easy", 1)


@every_game
def test_the_same_question_gets_the_same_answer(game: Game) -> None:
    view, seat = view_of(game)
    for level in game.levels:
        one, other = (think(game, view, seat, level.id, 7, Limit(nodes=25)) for _ in range(2))
        assert replace(one, seconds=0.0) == replace(other, seconds=0.0)
