# SPDX-License-Identifier: GPL-3.0-or-later
"""Ninety-Nine with chips: above the easiest level nobody plays a card when another is better for certain.

What is drawn may save a hand after nearly any card. But late in a round, when the special cards are gone, a
card may leave a total on which the next player is bust whatever it holds; where all have as many chips
nothing is better than that, and any other card is dominated.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.cards import Card, Rank
from cardtable.engine.game import Move
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.classic_certain import deciding
from cardtable.games.ninetynine.effects import packs_of
from cardtable.games.ninetynine.state import BUST, AdderState

from .positions import CLASSIC, at, settled

LEVELS = [level.id for level in CLASSIC.levels]
SPECIAL = (Rank.FOUR, Rank.NINE, Rank.TEN, Rank.KING)


def late(players: int, tries: int = 80, **rules: Any) -> Iterator[AdderState]:
    """Positions at seat 0 near the limit, in which no special card is still out, or one."""
    dice = Dice(players)
    every = [Card(f"{rank}{suit}") for rank in Rank for suit in "CDHS"]
    every *= packs_of(CLASSIC.options_type(), players)
    for number in range(tries):
        special = dice.shuffled(card for card in every if card.rank in SPECIAL)
        plain = dice.shuffled(card for card in every if card.rank not in SPECIAL)
        own, out = 1 + dice.below(2), int(number % 4 == 0)
        hand = [*special[:own], *plain[: 3 - own]]
        rest = dice.shuffled([*special[own : own + out], *plain[3 - own :]])
        used = 3 * players
        hands = [hand, *(rest[seat * 3 : seat * 3 + 3] for seat in range(1, players))]
        pile = [*rest[used + 2 :], *special[own + out :]]
        yield at(CLASSIC, "", 80 + dice.below(20), players, hands=hands, pile=pile, **rules)


def wins_at_once(state: AdderState, move: Move) -> bool:
    """Whether the next player can only give up, whichever cards it has of those that seat 0 does not see."""
    after = settled(state.play(move))
    seat = after.turn
    if move == BUST or seat in (None, 0):
        return False
    assert seat is not None
    for card in state.seen_by(0).unseen():
        hands = (*after.hands[:seat], (card,), *after.hands[seat + 1 :])
        if state.seen_by(0).unseen()[card] and replace(after, hands=hands).legal_moves() != (BUST,):
            return False
    return True


def decided(players: int, **rules: Any) -> list[tuple[AdderState, set[str]]]:
    """Positions in which some cards win at once and others do not, with those that do."""
    found = []
    for state in late(players, **rules):
        moves = [move for move in state.legal_moves() if move != BUST]
        wins = {move.text for move in moves if wins_at_once(state, move)}
        if 0 < len(wins) < len(moves):
            found.append((state, wins))
    return found


@pytest.mark.parametrize("players", range(2, 9))
def test_above_easy_a_sure_win_is_never_missed(players: int) -> None:
    positions = decided(players)
    assert len(positions) >= 10
    for level in LEVELS[1:]:
        bot = CLASSIC.bot(level)
        for state, wins in positions:
            chosen = {
                bot.think(state.seen_by(0), 0, Clock(Limit()), Dice(number)).move for number in range(8)
            }
            assert chosen <= wins, f"{level}: {CLASSIC.describe(state)}"


def test_easy_does_miss_some() -> None:
    bot = CLASSIC.bot("easy")
    assert any(
        bot.think(state.seen_by(0), 0, Clock(Limit()), Dice(1)).move not in wins for state, wins in decided(2)
    )


@pytest.mark.parametrize("rules", [{}, {"FOUR_HEADS_UP": "again"}], ids=["pass", "again"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_decides_a_round_is_found_as_by_looking_at_all_hands(
    players: int, rules: dict[str, Any]
) -> None:
    for state in late(players, **rules):
        expected = {move for move in state.legal_moves() if wins_at_once(state, move)}
        assert deciding(state.seen_by(0)) == expected


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_up_with_a_card_that_fits(level: str, players: int) -> None:
    bot = CLASSIC.bot(level)
    for state in late(players, 20, VOLUNTARY_BUST=True):
        if state.legal_moves() != (BUST,):
            assert bot.think(state.seen_by(0), 0, Clock(Limit()), Dice(1)).move != BUST.text
