# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a card is worse, or good: each kind of sentence in a position, and that all of them are true."""

from __future__ import annotations

from typing import Any

import pytest
from hearts_endings import GAME, new_deal
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit, Thought, Worth
from cardtable.engine.cards import Card, Suit
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.expert import ExpertBot
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.scoring import DECK, POINTS
from cardtable.games.hearts.state import HeartsState


def position(hand: str, other: str, dead: str, mine: str | None, **fields: Any) -> HeartsState:
    """Seat 0 to move; it has taken what has no points, and `mine`: words, or None for one heart."""
    named = [*hand.split(), *other.split(), *dead.split(), *fields.get("trick", [])]
    gone = [card for card in DECK if card not in named]
    hearts = [card for card in gone if card.suit is Suit.HEARTS]
    own = hearts[:1] if mine is None else [Card(card) for card in mine.split()]
    given = {
        "hands": [hand.split(), other.split()],
        "dead": dead.split(),
        "to_move": 0,
        "broken": True,
        "taken": [
            [card for card in gone if card in own or not POINTS[card]],
            [card for card in gone if card not in own and POINTS[card]],
        ],
        **fields,
    }
    return GAME.begin(HeartsOptions(), 2, Start(position=given))


def thought_of(state: HeartsState) -> Thought:
    seat = state.turn
    assert seat is not None
    return ExpertBot().think(state.seen_by(seat), seat, Clock(Limit()), Dice(1))


def said(state: HeartsState, move: str) -> str:
    seat = state.turn
    assert seat is not None
    return GAME.reason(state.seen_by(seat), seat, thought_of(state), Move.parse(move)).english()


@pytest.mark.parametrize(
    ("hand", "other", "dead", "mine", "led", "move", "sentence"),
    [
        ("10S 4D 8S 6D", "4C AH 8D QS", "2H 10C", "QH 6H 4H 8H 10H", "", "4D",
         "In 4 of 15 possible deals this can take the queen of spades."),
        ("10S 4D 8S 6D", "4C AH 8D QS", "2H 10C", "QH 6H 4H 8H 10H", "", "10S",
         "Unlike other cards, this cannot take the queen of spades."),
        ("6D 10H QD 6C", "4D 4H 10S", "4S AD", None, "QS", "10H", "This card takes the queen of spades."),
        ("AD QS 8C", "4H 6C 10C", "QH 4S", None, "", "QS",
         "Whatever the other player holds, the trick with the queen of spades can be left to you."),
        ("AD QS 8C", "4H 6C 10C", "QH 4S", None, "", "AD",
         "After this the queen of spades ends up with you in 80% of deals, after the 8C in 60%."),
        ("4D QS 8H", "AD 4S", "6H 10C", None, "6C", "4D", "The queen of spades could be got rid of now."),
        ("4D QS 8H", "AD 4S", "6H 10C", None, "6C", "QS", "This gets rid of the queen of spades."),
        ("QS 10D 6S", "AC 8D", "10C 2D", "", "6C", "10D", "This lets the other player shoot the moon."),
        ("2H 4D 6D", "AH QD", "2C 4C", "", "8C", "2H", "This stops the other player from shooting the moon."),
        ("QC 10H 2C", "QH 2H 8D", "10C AD", "QS 4H 8H 6H AH", "", "QC",
         "With the 10H you can shoot the moon in 40% of deals."),
        ("QH 4S 8S AD", "6C QC 4D", "6S 8H", "QS 4H 6H 10H AH 2H", "4C", "QH",
         "With the AD you can shoot the moon."),
        ("QH 4S 8S AD", "6C QC 4D", "6S 8H", "QS 4H 6H 10H AH 2H", "4C", "8S",
         "With this you can shoot the moon."),
        ("2S 2H QC", "2D QS AD", "4C QD", "", "", "2H",
         "Your 2H is the last heart out: led, it takes the trick."),
        ("10C 6S 4H QC", "6C AD 8S", "QH 6D", "AH 8H 10H 2H 6H QS", "2D", "4H",
         "This takes the trick and costs 1 point."),
        ("4C 8C", "AD", "2D QS", None, "6C", "8C",
         "This takes the trick, and you must lead; the 4C leaves it."),
        ("2S 4C AD", "4D AH", "2C 8S", "2H 10H 8H 4H 6H QS", "QH", "4C",
         "This leaves the trick and its points to the other player."),
        ("QS 8H 6S", "4H 8D QH", "8C AH", "10H 2H 6H", "", "6S",
         "On average this costs about 12 points more than the 8H."),
        ("8S 4H", "6H AS", "2C 6S", None, "", "8S", "In 1 of 6 possible deals the 4H is better."),
        ("6D 10H", "QD QH", "2H 4D", "", "", "6D", "Over all possible deals no other card is better."),
        ("2H 8D", "4C", "2D 10D", "10H QH 8H 6H AH 4H QS", "4D", "8D",
         "There was nothing to choose between."),
    ],
)  # fmt: skip
def test_each_kind_of_reason(
    hand: str, other: str, dead: str, mine: str | None, led: str, move: str, sentence: str
) -> None:
    assert said(position(hand, other, dead, mine, trick=[led] if led else []), move) == sentence


def test_the_score_is_a_reason() -> None:
    state = position("QS 8H 6S", "4H 8D QH", "8C AH", "10H 2H 6H")
    parts = dict.fromkeys(
        ("own", "other", "own_moon", "other_moon", "win_trick", "points_now", "points_away", "queen"), 0.0
    ) | {"queen_end": 0.0, "queen_deals": 0.0, "worse_deals": 0.0}
    thought = Thought("8H", {"8H": Worth(0.6, 2.0, 0.0, parts), "6S": Worth(0.5, 3.0, 0.0, parts)}, 10)
    worse = GAME.reason(state.seen_by(0), 0, thought, Move.parse("6S"))
    assert worse.english() == "At this score the 8H wins the match more often."
    better = GAME.reason(state.seen_by(0), 0, thought, Move.parse("8H"))
    assert better.english() == "At this score no card wins the match more often."
    even = Thought("8H", {"8H": Worth(0.6, 2.0, 0.0, parts), "6S": Worth(0.598, 2.1, 0.0, parts)}, 10)
    said = GAME.reason(state.seen_by(0), 0, even, Move.parse("6S")).english()
    assert said == "Over all possible deals no other card is noticeably better."
    even = Thought("8H", {**even.values, "QS": Worth(0.1, 9.0, 0.0, parts)}, 10)
    said = GAME.reason(state.seen_by(0), 0, even, Move.parse("6S")).english()
    assert said == "At this score no card wins the match noticeably more often."


def test_a_thought_without_parts_is_spoken_of_in_general() -> None:
    state = position("QS 8H 6S", "4H 8D QH", "8C AH", "10H 2H 6H")
    thought = Thought("8H", {"8H": Worth(0.6), "6S": Worth(0.5), "QS": Worth(0.1)}, 10)
    said = GAME.reason(state.seen_by(0), 0, thought, Move.parse("6S")).english()
    assert said.startswith("This wins 50% of games")


@pytest.mark.parametrize("number", range(6))
def test_every_card_of_a_deal_has_a_reason_with_its_places_filled(number: int) -> None:
    state = new_deal(number)
    dice = Dice(number)
    while state.phase == "play":
        moves = state.legal_moves()
        if state.turn != TABLE and state.tricks >= 4:
            thought = thought_of(state)
            assert set(thought.values) == {move.text for move in moves}
            for move in moves:
                words = GAME.reason(state.seen_by(state.turn or 0), state.turn or 0, thought, move)
                assert "{" not in words.english()
        state = state.play(dice.choice(moves))


def test_hidden_cards_change_no_reason() -> None:
    state = position("10S 4D 8S 6D", "4C AH 8D QS", "2H 10C", "QH 6H 4H 8H 10H")
    other = state.seen_by(0).imagine(Dice(3))
    assert other != state
    for move in state.legal_moves():
        assert said(state, move.text) == said(replace(other, dice=0), move.text)
