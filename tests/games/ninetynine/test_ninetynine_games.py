# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games: what must hold at every step, games written out, and what random play comes to."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.game import TABLE, Options, Start
from cardtable.engine.options import read_options
from cardtable.engine.shuffle import MAX_DEAL
from cardtable.games.ninetynine.rules import AdderGame
from cardtable.games.ninetynine.state import AdderState

from .playing import random_game
from .positions import CLASSIC, NUMERAL

CLASSIC_OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "chips": st.sampled_from(["auto", 1, 2, 9]),
        "zero_chips": st.sampled_from(["out", "last_stand"]),
        "four_heads_up": st.sampled_from(["pass", "again"]),
        "floor_zero": st.booleans(),
        "voluntary_bust": st.booleans(),
    },
)
NUMERAL_OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "limit": st.sampled_from(["reach", "exceed"]),
        "empty_stock": st.sampled_from(["burn", "reshuffle", "play_out"]),
        "max_reshuffles": st.integers(1, 4),
        "flip_is_turn": st.booleans(),
        "floor_zero": st.booleans(),
        "flip_value": st.sampled_from(["as_played", "face", "none"]),
        "voluntary_bust": st.booleans(),
    },
)


def check_cards(state: AdderState, everything: Counter[str]) -> None:
    """No card is lost or made."""
    groups = (*state.hands, state.stock, state.pile, state.removed)
    assert Counter(card for group in groups for card in group) == everything


def check_totals(state: AdderState, limit: int, lowest: int) -> None:
    assert lowest <= state.total <= limit


def next_seat(state: AdderState, seat: int | None, direction: int) -> int:
    """The next seat that is still in and has cards, counted out one by one."""
    order = list(range(state.players))[::direction]
    assert seat is not None
    at = order.index(seat)
    around = order[at + 1 :] + order[: at + 1]
    return next(other for other in around if state.alive[other] and state.hands[other])


@settings(max_examples=60, deadline=None)
@given(st.integers(0, MAX_DEAL), st.integers(2, 8), CLASSIC_OPTIONS)
def test_what_holds_in_every_game_with_chips(deal: int, players: int, given: dict[str, object]) -> None:
    options = read_options(CLASSIC.options_type, given)
    state = CLASSIC.begin(options, players, Start(deal=deal))
    everything = Counter(str(card) for card in state.stock)
    chips = sum(state.chips)
    lowest = 0 if given.get("floor_zero") else -40 * state.packs
    expected: int | None = None
    for before, move, state in random_game(CLASSIC, options, players, deal):
        check_cards(state, everything)
        check_totals(state, 99, lowest)
        if move.choice == "bust":
            expected = None
        elif move.choice == "deal":
            expected = next(
                seat % players
                for seat in range(before.dealer + 1, before.dealer + 1 + players)
                if before.alive[seat % players]
            )
        elif before.turn not in (TABLE, None):
            assert before.turn == expected
            turned = move.cards[0].rank == "4"
            again = turned and given.get("four_heads_up") == "again" and sum(state.alive) == 2
            expected = before.turn if again else next_seat(state, before.turn, state.direction)
        if state.turn not in (TABLE, None):
            assert state.turn == expected
            assert [len(hand) for hand in state.hands] == [3 * alive for alive in state.alive]
        lost = chips - sum(state.chips)
        spare = sum(not alive for alive in state.alive) if given.get("zero_chips") == "last_stand" else 0
        assert lost + spare == len(state.losers) == state.round
        assert bool(state.legal_moves()) == (state.turn is not None)
    assert state.result is not None
    assert state.alive == tuple(seat == state.result.winner for seat in range(players))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, MAX_DEAL), st.integers(2, 4), NUMERAL_OPTIONS)
def test_what_holds_in_every_game_head_to_head(deal: int, players: int, given: dict[str, object]) -> None:
    options = read_options(NUMERAL.options_type, given)
    state = NUMERAL.begin(options, players, Start(deal=deal))
    everything = Counter(str(card) for card in state.stock)
    limit = 99 if given.get("limit") == "exceed" else 98
    lowest = 0 if given.get("floor_zero") else -80
    expected: int | None = None
    for before, move, state in random_game(NUMERAL, options, players, deal, cap=600):
        check_cards(state, everything)
        check_totals(state, limit, lowest)
        if move.choice == "turn":
            expected = (before.dealer + 1 + bool(given.get("flip_is_turn"))) % players
        elif before.turn not in (TABLE, None):
            assert before.turn == expected
            if state.turn is not None:
                expected = next_seat(state, before.turn, 1)
        if state.turn not in (TABLE, None):
            assert state.turn == expected
        assert bool(state.legal_moves()) == (state.turn is not None)
    assert state.result is not None
    assert sorted(state.result.ranking) == list(range(players))
    if state.result.winner is not None:
        assert state.alive == tuple(seat == state.result.winner for seat in range(players))


# Whole games, written out


def transcript(game: AdderGame, players: int, deal: int, options: Options) -> tuple[str, AdderState]:
    """The decisions of a random game, with the total after each."""
    said = []
    for before, move, after in random_game(game, options, players, deal):
        if before.turn != TABLE:
            said.append(f"{move.text}:{after.total}")
    return " ".join(said), after


def test_a_game_with_chips_is_pinned() -> None:
    text, over = transcript(CLASSIC, 3, 11, read_options(CLASSIC.options_type, {"chips": 1}))
    assert text == (
        "10S+10:10 8C:18 AC+1:19 5C:24 5D:29 6H:35 6D:41 JH:51 QS:61 7C:68 3C:71 10H+10:81 JD:91 2C:93 "
        "3S:96 AS+1:97 4D:97 AH+1:98 bust:98 9D:0 3H:3 JD:13 4D:13 3S:16 7C:23 AH+11:34 3C:37 AC+1:38 "
        "QH:48 9H:48 2S:50 2H:52 7S:59 QS:69 10D-10:59 2C:61 4S:61 AS+1:62 6C:68 2D:70 6D:76 5C:81 KH:99 "
        "10S-10:89 4C:89 8D:97 10C-10:87 9C:87 KD:99 KS:99 4H:99 bust:99"
    )
    assert over.result is not None
    assert over.result.ranking == (1, 2, 0)
    assert over.losers == (0, 2)


def test_a_game_head_to_head_is_pinned() -> None:
    text, over = transcript(NUMERAL, 2, 12, NUMERAL.options_type())
    assert text == (
        "7D:12 10H:2 2H:4 AC:5 4D:9 10D:-1 3C:2 8S:10 2S:12 10C:2 7H:9 3D:12 7C:19 8H:27 5C:32 7S:39 "
        "6H:45 4S:49 9H:0 4H:4 3H:7 AS:8 AD:9 AH:10 10S:0 6C:6 2D:8 8D:16 4C:20 9S:0 3S:3 5D:8 9D:0 8H:8 "
        "2C:10 6S:16 7H:23 5H:28 4D:32 6D:38 2H:40 7D:47 8C:55 5S:60 3C:63 6H:69 AC:70 2S:72 AH:73 4H:77 "
        "9C:0 8D:8 3D:11 3H:14 7S:21 6C:27 7C:34 4C:38 2D:40 4S:44 AH:45 AC:46 AS:47 7H:54 5S:59 8C:67 "
        "3D:70 AD:71 3C:74 7D:81 6H:87 8H:95 2S:97 bust:97"
    )
    assert over.result is not None
    assert over.result.winner == 0
    assert over.reshuffles == 2
    assert sorted(over.removed) == sorted(f"{rank}{suit}" for rank in ("9", "10") for suit in "CDHS")


# What random play comes to: RULES section 8, whose figures are of 20,000 games


def test_random_play_with_chips() -> None:
    turns, rounds, stuck, below = [], [], [], 0
    for deal in range(300):
        steps = list(random_game(CLASSIC, CLASSIC.options_type(), 2, deal))
        turns.append(sum(bool(move.cards) for _, move, _ in steps))
        rounds.append(len(steps[-1][2].losers))
        stuck += [before.total for before, move, _ in steps if move.choice == "bust"]
        below += min(after.total for _, _, after in steps) < 0
    assert mean(turns) == pytest.approx(92.1, abs=6)
    assert mean(rounds) == pytest.approx(7.54, abs=0.3)
    assert (min(rounds), max(rounds)) == (5, 9)
    assert mean(stuck) == pytest.approx(98.7, abs=0.2)
    assert min(stuck) >= 90
    assert below / 300 == pytest.approx(0.594, abs=0.12)


def test_random_play_head_to_head() -> None:
    turns, shuffles, stuck, below, opener = [], [], [], 0, 0
    for deal in range(300):
        steps = list(random_game(NUMERAL, NUMERAL.options_type(), 2, deal))
        over = steps[-1][2]
        assert over.result is not None
        assert not over.result.draw
        turns.append(sum(bool(move.cards) for _, move, _ in steps))
        shuffles.append(over.reshuffles)
        stuck.append(over.total)
        below += min(after.total for _, _, after in steps) < 0
        opener += over.result.winner == (over.dealer + 1) % 2
    assert mean(turns) == pytest.approx(59.1, abs=2.5)
    assert mean(shuffles) == pytest.approx(1.82, abs=0.12)
    assert mean(stuck) == pytest.approx(97.5, abs=0.3)
    assert min(stuck) >= 93
    assert below / 300 == pytest.approx(0.785, abs=0.1)
    assert opener / 300 == pytest.approx(0.496, abs=0.12)


def test_random_play_without_an_end_is_cut_short() -> None:
    options = read_options(NUMERAL.options_type, {"empty_stock": "reshuffle", "max_reshuffles": 0})
    ends = []
    for deal in range(5):
        *_, (_, _, state) = random_game(NUMERAL, options, 2, deal, cap=300)
        ends.append((state.plays, state.result is not None and state.result.draw))
    assert (300, True) in ends
    assert all(plays <= 300 for plays, _ in ends)


def test_playing_out_is_nearly_always_a_draw() -> None:
    options = read_options(NUMERAL.options_type, {"empty_stock": "play_out"})
    draws = 0
    for deal in range(100):
        *_, (_, _, state) = random_game(NUMERAL, options, 2, deal)
        assert state.plays <= 40
        draws += state.result is not None and state.result.draw
    assert draws >= 95


def test_classic_needs_no_shuffle_with_the_packs_of_the_rules() -> None:
    for deal, players in ((deal, players) for deal in range(20) for players in (2, 4, 6)):
        for _, move, _ in random_game(CLASSIC, CLASSIC.options_type(), players, deal):
            assert move.choice != "reshuffle"
