# SPDX-License-Identifier: GPL-3.0-or-later
"""Opponents: what they do in telling positions, and that each level beats the one below."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.engine.bot import Bot, Clock, Limit
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.bot import Normal
from cardtable.games.ninetynine.classic_thrift import Thrifty
from cardtable.games.ninetynine.rules import AdderGame
from cardtable.games.ninetynine.state import AdderState, survival

from .playing import Random, share_won
from .positions import CLASSIC, NUMERAL, at

EASY = CLASSIC.bot("easy")
COUNTING = Normal()


def choices(game: AdderGame, level: str | Bot, state: AdderState, times: int = 40) -> set[str]:
    """What a level plays in a position, over many dice."""
    bot = game.bot(level) if isinstance(level, str) else level
    clock = Clock(Limit(nodes=300))
    view = state.seen_by(0)
    return {bot.think(view, 0, clock, Dice(number)).move for number in range(times)}


def times_chosen(level: str, state: AdderState) -> Counter[str]:
    """How often a level plays each card in a position."""
    bot, view = CLASSIC.bot(level), state.seen_by(0)
    return Counter(bot.think(view, 0, Clock(Limit()), Dice(number)).move for number in range(300))


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize(
    ("game", "hand", "special"),
    [
        (CLASSIC, "KC 8D QS", "KC"),
        (CLASSIC, "4C 9D QS", "4C 9D"),
        (CLASSIC, "10C 7D QS", "10C+10 10C-10"),
        (NUMERAL, "9C 10C 7D 8S 6S", "9C 10C"),
    ],
    ids=str,
)
def test_special_cards_are_kept_early(level: str, game: AdderGame, hand: str, special: str) -> None:
    assert not choices(game, level, at(game, hand, 20)) & set(special.split())


def test_high_cards_are_spent_early() -> None:
    assert choices(CLASSIC, COUNTING, at(CLASSIC, "QS AC 2D", 20)) == {"QS"}
    assert choices(CLASSIC, Thrifty(), at(CLASSIC, "QS AC 2D", 20)) == {"AC+11"}
    seen = times_chosen("normal", at(CLASSIC, "QS AC 2D", 20))
    assert seen["QS"] + seen["AC+11"] > 0.8 * seen.total()
    assert set(seen) > {"QS", "AC+11"}
    assert choices(CLASSIC, "easy", at(CLASSIC, "QS 7C KD", 20)) == {"QS", "7C"}
    assert choices(NUMERAL, "easy", at(NUMERAL, "AC 2S 7S 8S 9D", 20)) <= {"7S", "8S"}


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_squeezed_opponents_play_what_fits(level: str) -> None:
    assert choices(CLASSIC, level, at(CLASSIC, "KC 8D QS", 97), 3) == {"KC"}
    assert choices(CLASSIC, level, at(CLASSIC, "7D 8D QS", 97), 3) == {"bust"}


def test_it_leaves_the_next_player_no_room_when_it_can() -> None:
    ace = at(CLASSIC, "AC 9D KS", 88)
    assert choices(CLASSIC, COUNTING, ace) == {"AC+11"}
    assert times_chosen("normal", ace)["AC+11"] > 270
    assert choices(NUMERAL, "normal", at(NUMERAL, "7C 2S AS 9C 10C", 91)) == {"7C"}


def test_the_cards_played_are_counted() -> None:
    """With all kings, fours, nines and tens but its own gone, 99 is the end of the next player."""
    specials = [rank + suit for rank in ("K", "4", "9", "10") for suit in "CDHS"]
    gone = [card for card in specials if card not in ("KS", "9S")]
    hand = "KS 9S 8D"
    assert choices(CLASSIC, COUNTING, at(CLASSIC, hand, 80, pile=gone)) == {"KS"}
    assert choices(CLASSIC, COUNTING, at(CLASSIC, hand, 80)) == {"8D"}


def test_easy_varies_and_one_that_counts_does_not() -> None:
    state = at(CLASSIC, "7D 8D QS", 20)
    assert len(choices(CLASSIC, "easy", state)) > 1
    assert len(choices(CLASSIC, COUNTING, state)) == 1


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("game", [CLASSIC, NUMERAL], ids=["classic", "numeral"])
def test_nobody_gives_up_with_a_card_that_fits(game: AdderGame, level: str) -> None:
    for hand in ("5C 7D QS", "KC 8D QS") if game is CLASSIC else ("AD 4S 5S 6S 7S", "9D 8D 8S 7D 7S"):
        assert "bust" not in choices(game, level, at(game, hand, 92, VOLUNTARY_BUST=True))


def test_each_level_beats_the_one_below() -> None:
    assert share_won(CLASSIC, EASY, Random(), 100) > 0.8
    assert share_won(CLASSIC, CLASSIC.bot("normal"), EASY, 160) > 0.6


def test_levels() -> None:
    for game in (CLASSIC, NUMERAL):
        assert [level.id for level in game.levels] == ["easy", "normal", "hard", "expert"]
        with pytest.raises(KeyError):
            game.bot("perfect")


def test_standings() -> None:
    assert survival((1, 1)) == (0.5, 0.5)
    assert survival((2, 1)) == (0.75, 0.25)
    assert survival((1, 1, 1)) == pytest.approx((1 / 3,) * 3)
    assert survival((3, 0)) == (1.0, 0.0)
    assert at(CLASSIC, "5C 7D QS", 9, chips=[1, 2]).standing() == (0.25, 0.75)
    assert at(CLASSIC, "5C 7D QS", 9, chips=[0, 1], ZERO_CHIPS="last_stand").standing() == (0.25, 0.75)
    hands = [["AC"], [], ["2C"]]
    out = at(CLASSIC, "", 9, players=3, hands=hands, alive=[True, False, True], chips=[2, 0, 1])
    assert out.standing() == (0.75, 0.0, 0.25)
