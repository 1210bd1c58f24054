# SPDX-License-Identifier: GPL-3.0-or-later
"""Reasons: each kind of sentence in a position where it is true, and what they are made from."""

from __future__ import annotations

import pytest

from cardtable.engine.bot import Clock, Limit, Thought, Worth
from cardtable.engine.game import Move
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.rules import AdderGame
from cardtable.games.ninetynine.state import AdderState

from .positions import CLASSIC, NUMERAL, at


def told(state: AdderState, values: dict[str, Worth], move: str) -> str:
    """The reason for a move, in English."""
    game: AdderGame = CLASSIC if state.chips else NUMERAL
    best = max(values, key=lambda text: values[text].chance)
    return game.reason(state.seen_by(0), 0, Thought(best, values), Move.parse(move)).english()


def worth(chance: float, next_stuck: float = 0.0, own_stuck: float = 0.0, kept: float = 0.0) -> Worth:
    return Worth(chance, parts={"next_stuck": next_stuck, "own_stuck": own_stuck, "kept": kept})


HAND = at(CLASSIC, "7C 8D KS", 80)


@pytest.mark.parametrize(
    ("state", "move", "sentence"),
    [
        (at(CLASSIC, "KC 8D QS", 97), "KC", "No other card fits."),
        (at(CLASSIC, "7C 8D QS", 97), "bust", "Every card takes the total over 99."),
        (at(NUMERAL, "3S 4S 5S 6C 8D", 97), "bust", "No card keeps you under 99."),
    ],
)
def test_where_there_is_no_choice(state: AdderState, move: str, sentence: str) -> None:
    assert told(state, {move: worth(0.4)}, move) == sentence


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (
            {"KS": worth(0.9, 1.0), "7C": worth(0.5), "8D": worth(0.5)},
            "This leaves 99, and the next player has no card that fits.",
        ),
        (
            {"KS": worth(0.9, 0.4), "7C": worth(0.5, 0.1), "8D": worth(0.5, 0.2)},
            "This leaves 99: the next player has no card that fits 40% of the time, "
            "more often than after any other move.",
        ),
        (
            {"KS": worth(0.9, 0.4, 0.1), "7C": worth(0.5, 0.4, 0.2), "8D": worth(0.5, 0.2, 0.3)},
            "After this you have no card that fits at your next turn 10% of the time, "
            "less often than after any other move.",
        ),
        (
            {"KS": worth(0.9, kept=2), "7C": worth(0.5, kept=1), "8D": worth(0.5)},
            "This keeps 2 special cards for later.",
        ),
        ({"KS": worth(0.9), "7C": worth(0.5)}, "This wins 90% of games, and no other move wins more."),
        ({"KS": Worth(0.9), "7C": Worth(0.5)}, "This wins 90% of games, and no other move wins more."),
    ],
)
def test_why_the_best_is_best(values: dict[str, Worth], sentence: str) -> None:
    assert told(HAND, values, "KS") == sentence


@pytest.mark.parametrize(
    ("state", "move", "best", "sentence"),
    [
        (
            HAND,
            ("7C", worth(0.5, 0.1, 0.3)),
            ("KS", worth(0.9, 0.4, 0.2)),
            "This leaves 87: the next player has no card that fits 10% of the time, after the KS 40%.",
        ),
        (
            HAND,
            ("KS", worth(0.5, 0.4, 0.6)),
            ("7C", worth(0.9, 0.3, 0.1)),
            "After this you have no card that fits at your next turn 60% of the time, after the 7C only 10%.",
        ),
        (
            HAND,
            ("KS", worth(0.5)),
            ("7C", worth(0.9)),
            "The KS fits nearly always: keep it for later and play the 7C now.",
        ),
        (HAND, ("7C", worth(0.5)), ("8D", worth(0.9)), "The 7C fits longer than the 8D: keep it for later."),
        (
            HAND,
            ("8D", worth(0.5)),
            ("7C", worth(0.9)),
            "This wins 50% of games, the 7C wins 90%.",
        ),
        (
            at(CLASSIC, "AC 8D KS", 87),
            ("AC+11", worth(0.5)),
            ("AC+1", worth(0.9)),
            "This leaves 98: 8 of 13 ranks take it over 99. After the AC as +1 it is 0.",
        ),
        (
            at(NUMERAL, "7C 8D 9S AC 2S", 85),
            ("8D", worth(0.5)),
            ("7C", worth(0.9)),
            "This leaves 93: 3 of 10 ranks take it to 99 or more. After the 7C it is 2.",
        ),
    ],
)
def test_why_a_move_is_worse(
    state: AdderState, move: tuple[str, Worth], best: tuple[str, Worth], sentence: str
) -> None:
    assert told(state, dict([move, best]), move[0]) == sentence


def test_giving_up_is_never_better() -> None:
    state = at(CLASSIC, "7C 8D KS", 80, VOLUNTARY_BUST=True)
    values = {"7C": worth(0.5), "bust": worth(0.2)}
    assert told(state, values, "bust") == "There was a card that fits, and giving up is never better."
    assert told(state, values, "7C") == "This wins 50% of games, and no other move wins more."


def test_a_move_that_was_not_weighed() -> None:
    assert told(HAND, {"KS": worth(0.9), "8D": worth(0.2)}, "7C") == "There was nothing to choose between."


@pytest.mark.parametrize("players", [2, 4])
def test_the_expert_has_a_reason_for_every_move(players: int) -> None:
    bot = CLASSIC.bot("expert")
    for hand, total in (("7C 8D KS", 80), ("10C AD 4S", 60), ("2C AD QS", 95), ("KC KD 9S", 99)):
        state = at(CLASSIC, hand, total, players)
        found = bot.think(state.seen_by(0), 0, Clock(Limit()), Dice(1))
        for move in state.legal_moves():
            sentence = CLASSIC.reason(state.seen_by(0), 0, found, move).english()
            assert sentence.endswith(".")
            assert "{" not in sentence
