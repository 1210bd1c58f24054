# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.bot import Bot, Clock, Limit
from cardtable.engine.cards import Card, Suit
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.options import read_options
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import TwoPlayerHearts
from cardtable.games.hearts.scoring import DECK, POINTS
from cardtable.games.hearts.state import HeartsState

GAME = TwoPlayerHearts()
LEVELS = [level.id for level in GAME.levels]


def chosen(level: str, state: HeartsState, seed: int = 1) -> str:
    """The card that a bot of this level plays."""
    seat = state.turn
    assert seat is not None
    return GAME.bot(level).think(state.seen_by(seat), seat, Clock(Limit()), Dice(seed)).move


def position(hand: str, other: str, dead: str, mine: str | None = None, **fields: Any) -> HeartsState:
    """Seat 0 to move; cards that are not named have been taken, points by seat 1 save those in `mine`.

    Without `mine` seat 0 has taken one heart, so that nobody is about to shoot the moon.
    """
    options = read_options(HeartsOptions, fields.pop("options", {}))
    named = [*hand.split(), *other.split(), *dead.split(), *fields.get("trick", [])]
    gone = [card for card in DECK if card not in named]
    points = [card for card in gone if POINTS[card]]
    own = [card for card in points if card.suit is Suit.HEARTS][:1] if mine is None else cards(mine)
    fields = {
        "hands": [hand.split(), other.split()],
        "dead": dead.split(),
        "tricks": 13 - len(hand.split()),
        "to_move": 0,
        "taken": [
            [card for card in gone if card in own or card not in points],
            [card for card in points if card not in own],
        ],
        **fields,
    }
    return GAME.begin(options, 2, Start(position=fields))


def cards(text: str) -> list[Card]:
    return [Card(card) for card in text.split()]


# Fairness


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**53 - 1), st.integers(0, 40), st.sampled_from(LEVELS))
def test_bots_play_legal_cards_whatever_they_cannot_see(deal: int, plies: int, level: str) -> None:
    dice = Dice(deal)
    state = GAME.begin(HeartsOptions(), 2, Start(deal=deal))
    while plies or state.turn == TABLE:
        state = state.play(dice.choice(state.legal_moves()))
        plies = max(0, plies - 1)
    seat = state.turn
    assert seat is not None
    move = chosen(level, state)
    assert Move.parse(move) in state.legal_moves()
    other = state.seen_by(seat).imagine(dice)
    assert chosen(level, other) == move


# What a person would not call stupid

CAREFUL = ["normal", "hard", "expert"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_the_queen_goes_under_the_ace(level: str, seed: int) -> None:
    if level == "easy":
        seed = 3 * seed + 2  # rolls at which it is not careless
    state = position("2S QS 4D 6D", "8S 2D 8D", dead="2C 4C", trick=["AS"])
    assert chosen(level, state, seed) == "QS"


def test_the_queen_is_thrown_away_when_void() -> None:
    state = position("QS AD 2S 4H", "4D 6S 8H", dead="2C 4C", trick=["8C"])
    assert chosen("normal", state) == "QS"  # hard and expert see that she can go a trick later


@pytest.mark.parametrize("level", CAREFUL)
def test_the_queen_is_thrown_away_while_she_can_be(level: str) -> None:
    state = position("4D QS 8H", "AD 4S", dead="6H 10C", trick=["6C"])
    assert chosen(level, state) == "QS"


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize("led", ["QS", "10H"])
def test_does_not_take_points_that_can_be_left(level: str, led: str) -> None:
    state = position("2H 8H AH 4S 10S AS 4D", "4H 6D 8D 6S 8S 8C", "QC 2C", trick=[led], broken=True)
    assert chosen(level, state) in ("10S", "4S", "8H", "2H")


@pytest.mark.parametrize("level", CAREFUL)
def test_does_not_walk_into_the_queen(level: str) -> None:
    # The spades out are the queen and the two; the diamonds are all higher than ours.
    state = position("AS 2D 4C", "QS 6D 8C", dead="2S 2C")
    assert chosen(level, state) != "AS"


@pytest.mark.parametrize("level", CAREFUL)
def test_leads_the_queen_into_a_bare_ace(level: str) -> None:
    state = position("QS 8D AD", "AS 4D 6C", dead="2C 4C")
    assert chosen(level, state) == "QS"


# Seat 1 has every point so far. A club is led and seat 0 is void: the two of hearts takes a first point now,
# or is saved to be played under the ace.
MOON_COMING = ("2H 4D 6D", "AH QD", "2C 4C", "")


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize(("moon", "stops"), [("opponent", True), ("in_play", True), ("off", False)])
def test_stops_a_moon_where_that_counts(level: str, moon: str, stops: bool) -> None:
    state = position(*MOON_COMING, trick=["8C"], broken=True, options={"moon": moon})
    assert (chosen(level, state) == "2H") is stops


def test_easy_stops_a_moon_that_is_nearly_there() -> None:
    state = position(*MOON_COMING, trick=["8C"], broken=True)
    assert all(chosen("easy", state, seed) == "2H" for seed in range(20))


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize(("moon", "shoots"), [("opponent", True), ("shooter", True), ("off", False)])
def test_finishes_its_own_moon_where_that_counts(level: str, moon: str, shoots: bool) -> None:
    fields = {"trick": ["8H"], "broken": True, "options": {"moon": moon}}
    state = position("4H 10H", "4D", "2C 4C", mine="QS 2H 6H QH AH", **fields)
    assert (chosen(level, state) == "10H") is shoots


@pytest.mark.parametrize("level", CAREFUL)
def test_queen_any_time_is_used(level: str) -> None:
    hand, other = "8C QS 4D", "6D 8S"
    usual = position(hand, other, dead="2C 4C", trick=["QC"])
    assert chosen(level, usual) == "8C"
    free = position(hand, other, dead="2C 4C", trick=["QC"], options={"queen_any_time": True})
    assert chosen(level, free) == "QS"


# Strength: the whole ladder, in deals played from both sides


class Random:
    """Any legal card."""

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Any:
        moves = view.legal_moves()
        return _Choice(dice.choice(moves).text)


class _Choice:
    def __init__(self, move: str) -> None:
        self.move = move


def points(first: Bot, second: Bot, deals: int) -> float:
    """Points a deal that the first takes more than the second."""
    more = 0
    for deal in range(deals):
        for seat, bots in enumerate(((first, second), (second, first))):
            state = GAME.begin(HeartsOptions(), 2, Start(deal=deal))
            dice = Dice(deal)
            while not state.deals:
                turn = state.turn
                if turn in (0, 1):
                    thought = bots[turn].think(state.seen_by(turn), turn, Clock(Limit()), dice)
                    state = state.play(Move.parse(thought.move))
                else:
                    state = state.play(state.legal_moves()[0])
            more += state.deals[0].points[seat] - state.deals[0].points[1 - seat]
    return more / deals / 2


def test_normal_beats_easy_beats_random() -> None:
    assert points(GAME.bot("normal"), GAME.bot("easy"), 150) < -2
    assert points(GAME.bot("easy"), Random(), 200) < -1.5


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(KeyError):
        GAME.bot("superb")


def test_levels_have_words_and_limits() -> None:
    assert LEVELS == ["easy", "normal", "hard", "expert"]
    assert all(0 < level.limit.seconds <= 1.5 for level in GAME.levels if level.id in ("hard", "expert"))
    assert all(words.english() for level in GAME.levels for words in (level.title, level.about))
