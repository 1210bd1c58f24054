# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a card is good or bad head to head: the parts of a thought are true, and so are the sentences."""

from __future__ import annotations

import pytest

from cardtable.engine.bot import Clock, Limit, Thought
from cardtable.engine.game import Move
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.numeral_judgement import next_stuck
from cardtable.games.ninetynine.numeral_sight import Sight
from cardtable.games.ninetynine.state import AdderState

from .positions import NUMERAL, at

GONE = [rank + suit for rank in ("9", "10") for suit in "CDHS"]
GUARDED = [card for card in GONE if card not in ("9C", "10C")]


def thought(state: AdderState, level: str = "expert") -> Thought:
    return NUMERAL.bot(level).think(state.seen_by(0), 0, Clock(Limit(nodes=96)), Dice(5))


def why(state: AdderState, text: str) -> str:
    """The reason for a move, in English."""
    return NUMERAL.reason(state.seen_by(0), 0, thought(state), Move.parse(text)).english()


def test_a_sure_win_is_told() -> None:
    state = at(NUMERAL, "AS 5S 7C 9C 10C", 91, reshuffles=1, removed=GUARDED)
    assert why(state, "7C") == "This leaves 98, and the next player has no card that fits."
    assert "the next player has no card that fits 0% of the time, after the 7C 100%." in why(state, "9C")


def test_a_special_card_spent_early_is_told() -> None:
    assert why(at(NUMERAL, "AS 5S 7C 8C 9C", 70), "9C").startswith("The 9C fits nearly always: keep it")


def test_no_choice_is_told() -> None:
    assert why(at(NUMERAL, "AD 4S 5S 6S 7S", 97), "AD") == "No other card fits."
    assert why(at(NUMERAL, "3S 5S 6S 7S 8S", 97), "bust") == "No card keeps you under 99."
    assert why(at(NUMERAL, "3S 5S 6S 7S 8S", 97, LIMIT="exceed"), "bust") == (
        "Every card takes the total over 99."
    )
    state = at(NUMERAL, "AD 4S 5S 6S 7S", 92, VOLUNTARY_BUST=True)
    assert why(state, "bust") == "There was a card that fits, and giving up is never better."


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("total", [60, 88, 91, 94])
def test_how_likely_the_next_player_is_stuck(level: str, total: int) -> None:
    """What is told is what counting hands says, within what so many worlds can tell."""
    state = at(NUMERAL, "AS 2S 4S 5S 7C", total)
    sight = Sight(state.seen_by(0), 0)
    for text, worth in thought(state, level).values.items():
        room = state.rules.limit - int(worth.parts["total"])
        exact = next_stuck(sight, room)
        assert worth.parts["next_stuck"] == pytest.approx(exact, abs=0.16 if level == "expert" else 1e-9), (
            text
        )


def test_how_likely_one_is_stuck_oneself() -> None:
    """A nine in the hand always fits; without one the high cards may not."""
    for hand, sure in (("5C 7C 7D 8D 8C", False), ("5C 7C 7D 8D 9D", True)):
        parts = thought(at(NUMERAL, hand, 83)).values["7C"].parts
        assert (parts["own_stuck"] == 0) == sure


def test_the_reason_is_one_sentence_or_two_for_every_card() -> None:
    for hand, total in (("AS 5S 7C 9C 10C", 91), ("2S 5S 7C 8C 10C", 40), ("6S 7S 8C 8D 9D", 88)):
        state = at(NUMERAL, hand, total)
        for move in state.legal_moves():
            text = why(state, move.text)
            assert text.endswith(".")
            assert "{" not in text
