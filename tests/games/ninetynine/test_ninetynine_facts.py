# SPDX-License-Identifier: GPL-3.0-or-later
"""What a counting player knows in either Ninety-Nine is true, and says nothing that is hidden."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.game import TABLE, Start
from cardtable.engine.shuffle import Dice
from cardtable.games import find_game
from cardtable.games.ninetynine.facts import facts
from cardtable.games.ninetynine.rules import AdderGame
from cardtable.games.ninetynine.state import AdderState

from .positions import CLASSIC, NUMERAL, at


def test_each_way_to_play_a_card_tells_how_many_cards_would_be_too_much() -> None:
    state = at(CLASSIC, "AC 10C 8D", 80)
    found = [words.english() for words in facts(state.seen_by(0), 0)]
    assert len(found) == 2 + 5  # an ace and a ten go two ways each
    assert any(text.startswith("8D, total 88: ") for text in found)
    low = next(text for text in found if text.startswith("10C, total 70: "))
    assert low == "10C, total 70: 0 of them would then be too much."


def test_only_the_own_turn_tells_of_moves() -> None:
    state = at(NUMERAL, "AC 5S 8D 9C 10C", 60)
    assert len(facts(state.seen_by(1), 1)) == 2
    assert len(facts(state.seen_by(0), 0)) == 2 + 5


@pytest.mark.parametrize("game", [CLASSIC, NUMERAL], ids=["classic", "numeral"])
@given(deal=st.integers(0, 100), plies=st.integers(0, 40))
@settings(max_examples=30, deadline=None)
def test_what_is_told_hangs_on_the_view_only(game: AdderGame, deal: int, plies: int) -> None:
    state = find_game(game.id).begin(game.options_type(), 2, Start(deal=deal))
    dice = Dice(deal)
    while state.turn is not None and (state.plays < plies or state.turn == TABLE):
        state = state.play(dice.choice(state.legal_moves()))
    assert isinstance(state, AdderState)
    for seat in (0, 1):
        view = state.seen_by(seat)
        told = facts(view, seat)
        assert told == facts(view.imagine(Dice(plies)).seen_by(seat), seat)
        if told:
            hidden = len(state.stock) + sum(len(hand) for i, hand in enumerate(state.hands) if i != seat)
            assert told[0].n == hidden


@pytest.mark.parametrize("game", [CLASSIC, NUMERAL], ids=["classic", "numeral"])
@given(deal=st.integers(0, 100), plies=st.integers(0, 40))
@settings(max_examples=30, deadline=None)
def test_special_cards_are_counted_as_players_say_it(game: AdderGame, deal: int, plies: int) -> None:
    state = find_game(game.id).begin(game.options_type(), 2, Start(deal=deal))
    dice = Dice(deal)
    while state.turn is not None and (state.plays < plies or state.turn == TABLE):
        state = state.play(dice.choice(state.legal_moves()))
    assert isinstance(state, AdderState)
    told = [words.english() for words in facts(state.seen_by(0), 0)]
    for text in told:
        assert "0 ×" not in text
        assert "× 0" not in text
    special = [text for text in told if "pecial cards" in text]
    named = ", ".join(text.rpartition(": ")[2] for text in special).split(", ")
    ranks = [each.rpartition(" ")[2] for each in named]
    assert not told or len(ranks) == len(set(ranks)) > 0


def test_a_special_card_of_which_all_were_seen_is_said_to_be_gone() -> None:
    state = at(CLASSIC, "9C 9D 9H", 50, pile=["9S", "KC"])
    told = [words.english() for words in facts(state.seen_by(0), 0)]
    assert any(text == "No more special cards of these: 9" for text in told)
    assert any("3 × K" in text for text in told)
