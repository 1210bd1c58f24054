# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.cards import Card, Suit
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import TwoPlayerHearts
from cardtable.games.hearts.scoring import DECK, raw_points
from cardtable.games.hearts.state import STARTERS, HeartsState

GAME = TwoPlayerHearts()
OPTIONS = st.builds(
    HeartsOptions,
    target=st.sampled_from([50, 100]),
    break_rule=st.sampled_from(["heart", "heart_or_queen", "void_shown"]),
    first_trick_points=st.booleans(),
    queen_any_time=st.booleans(),
    moon=st.sampled_from(["opponent", "in_play", "shooter", "off"]),
)
DEALS = st.integers(0, 2**53 - 1)


def position(hand: str, other: str, **fields: Any) -> HeartsState:
    fields = {"hands": [hand.split(), other.split()], "tricks": 5, "to_move": 0, **fields}
    return GAME.begin(fields.pop("options", HeartsOptions()), 2, Start(position=fields))


def random_game(options: HeartsOptions, deal: int, seed: int) -> list[HeartsState]:
    """Every state of a game of two deals at most, played at random."""
    dice = Dice(seed)
    states = [GAME.begin(options, 2, Start(deal=deal))]
    while states[-1].turn is not None and len(states[-1].deals) < 2:
        states.append(states[-1].play(dice.choice(states[-1].legal_moves())))
    return states


def all_cards(state: HeartsState) -> list[Card | None]:
    return [*state.hands[0], *state.hands[1], *state.dead, *state.trick, *state.taken[0], *state.taken[1]]


@pytest.mark.rule("H-04", "H-15", "H-32", "H-41")
@settings(max_examples=30, deadline=None)
@given(OPTIONS, DEALS, DEALS)
def test_what_holds_in_every_position(options: HeartsOptions, deal: int, seed: int) -> None:
    for state in random_game(options, deal, seed):
        moves = state.legal_moves()
        assert bool(moves) is (state.turn is not None)
        if state.phase != "deal":
            assert sorted(filter(None, all_cards(state))) == sorted(DECK)
        if state.turn == TABLE:
            assert len(moves) == 1
        elif state.turn is not None:
            assert {move.cards[0] for move in moves} <= set(state.hands[state.turn])
            assert state.turn == (1 - state.leader if state.trick else state.leader)
        if state.phase == "between":
            count = state.deals[-1]
            assert state.tricks == 13
            assert count.raw == state.raw
            assert sum(count.raw) == 20 - raw_points(count.dead) >= 6
            assert (count.moon is not None) is (0 in count.raw and options.moon != "off")
            assert count.dead == state.dead


@settings(max_examples=20, deadline=None)
@given(OPTIONS, DEALS, DEALS)
def test_views_keep_what_they_promise(options: HeartsOptions, deal: int, seed: int) -> None:
    dice = Dice(seed)
    for state in random_game(options, deal, seed)[::3]:
        for seat in (0, 1, TABLE):
            view = state.seen_by(seat)
            assert view.turn == state.turn
            assert view.seen_by(seat) == view
            if seat == state.turn:
                assert view.legal_moves() == state.legal_moves()
            elif state.turn in (0, 1):
                assert view.legal_moves() == ()
            world = view.imagine(dice)
            assert world.seen_by(seat) == view
            if world.phase != "deal":
                assert sorted(filter(None, all_cards(world))) == sorted(DECK)


@settings(max_examples=20, deadline=None)
@given(OPTIONS, DEALS, DEALS)
def test_imagined_worlds_fit_what_was_shown(options: HeartsOptions, deal: int, seed: int) -> None:
    dice = Dice(seed)
    for state in random_game(options, deal, seed)[::3]:
        if state.phase != "play":
            continue
        for seat in (0, 1, TABLE):
            world = state.seen_by(seat).imagine(dice)
            for holder in (0, 1):
                assert not {card.suit for card in world.hands[holder] if card} & set(state.voids[holder])
            assert set(state.known_dead) <= set(world.dead)
            if not world.tricks and not world.trick:
                starter = next(card for card in STARTERS if card not in world.dead)
                assert starter in world.hands[world.leader]


@settings(max_examples=20, deadline=None)
@given(OPTIONS, DEALS, DEALS)
def test_what_was_shown_is_true(options: HeartsOptions, deal: int, seed: int) -> None:
    for state in random_game(options, deal, seed):
        for seat in (0, 1):
            assert not {card.suit for card in state.hands[seat] if card} & set(state.voids[seat])
        assert set(state.known_dead) <= set(state.dead)


@settings(max_examples=15, deadline=None)
@given(OPTIONS, DEALS, DEALS)
def test_views_travel_as_json(options: HeartsOptions, deal: int, seed: int) -> None:
    for state in random_game(options, deal, seed)[::5]:
        view = state.seen_by(0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=HeartsState) == view


@pytest.mark.rule("H-17", "H-43")
def test_dead_cards_are_hidden_until_the_deal_is_counted() -> None:
    for state in random_game(HeartsOptions(), 11, 3):
        hidden = state.phase == "play"
        for seat in (0, 1, TABLE):
            dead = state.seen_by(seat).dead
            assert dead == ((None,) * len(dead) if hidden else state.dead)


def test_a_view_hides_the_other_hand_and_the_deal_number() -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(deal=4, decks=(DECK, DECK)))
    state = state.play(Move(choice="deal"))
    view = state.seen_by(1)
    assert view.hands == ((None,) * 13, state.hands[1])
    assert view.dice == 0
    assert view.decks == ()
    assert state.seen_by(TABLE).hands == ((None,) * 13, (None,) * 13)


VOIDS = [
    # led, played, queen any time, suits shown
    ("AC", "2D", False, (Suit.CLUBS,)),
    ("AC", "2H", False, (Suit.CLUBS,)),
    ("AC", "QS", False, (Suit.CLUBS,)),
    ("AC", "QS", True, ()),
    ("AC", "2C", False, ()),
    ("AS", "QS", False, ()),
    ("8H", "2D", False, (Suit.HEARTS,)),
]


@pytest.mark.parametrize(("led", "card", "any_time", "shown"), VOIDS)
def test_voids_shown_by_the_second_player(
    led: str, card: str, any_time: bool, shown: tuple[Suit, ...]
) -> None:
    state = position(
        "2S 4S", f"{card} 6S", to_move=1, trick=[led], options=HeartsOptions(queen_any_time=any_time)
    )
    assert state.play(Move.parse(card)).voids == ((), shown)


@pytest.mark.rule("H-29")
def test_a_heart_led_before_hearts_are_broken_shows_a_hand_of_hearts() -> None:
    state = position("2H AH 10H", "4H 6D 8S").play(Move.parse("2H"))
    assert set(state.voids[0]) == {Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES}
    broken = position("2H AH 10H", "4H 6D 8S", broken=True).play(Move.parse("2H"))
    assert broken.voids == ((), ())


def after_first_lead(dead: str) -> HeartsState:
    """The state when the first card of a deal with these dead cards has been led."""
    out = [Card(card) for card in dead.split()]
    deck = (out[0], *(card for card in DECK if card not in out), out[1])
    state = GAME.begin(HeartsOptions(), 2, Start(dealer=0, decks=(deck,))).play(Move(choice="deal"))
    return state.play(state.legal_moves()[0])


@pytest.mark.rule("H-22", "H-23")
@pytest.mark.parametrize(
    ("dead", "shown"), [("AS AD", ()), ("2C AS", (Card.C2,)), ("4C 2C", (Card.C2, Card.C4)), ("4C AS", ())]
)
def test_a_higher_first_lead_shows_the_lower_clubs_dead(dead: str, shown: tuple[Card, ...]) -> None:
    state = after_first_lead(dead)
    assert state.known_dead == shown
    watcher = state.seen_by(1 - state.leader)
    worlds = [watcher.imagine(Dice(seed)) for seed in range(50)]
    assert all(set(shown) <= set(world.dead) for world in worlds)


def test_possible_worlds_are_equally_likely() -> None:
    # Seat 0 sees five unseen cards, of which seat 1 holds three: ten worlds.
    out = "QS AS 2H 4H 6H 8H 10H QH AH"
    seen = [card for card in DECK if card not in out.split()]
    state = position("QS AS 2H 4H", "6H 8H 10H", taken=[seen, []], dead=["QH", "AH"], tricks=9)
    view = state.seen_by(0)
    dice = Dice(8)
    counts = Counter(view.imagine(dice).hands[1] for _ in range(3000))
    assert len(counts) == 10
    assert all(abs(count - 300) < 75 for count in counts.values())


@pytest.mark.parametrize("seat", [0, 1, TABLE])
@pytest.mark.parametrize(
    "fields",
    [
        {"to_move": 0},
        {"to_move": 0, "tricks": 0},
        {"to_move": 1, "trick": ["8H"], "broken": True},
        {"to_move": 0, "dead": ["2C", "4C"]},
    ],
)
def test_positions_that_do_not_add_up_can_be_imagined(seat: int, fields: dict[str, Any]) -> None:
    view = position("2H AH 4D QS", "4H 6H 8D 4S", **fields).seen_by(seat)
    assert view.imagine(Dice(1)).seen_by(seat) == view


@pytest.mark.parametrize(
    ("scores", "better"), [((10, 40), 0), ((40, 10), 1), ((99, 98), 1), ((0, 20), 0), ((-20, 0), 0)]
)
def test_standing_favours_the_lower_score(scores: tuple[int, int], better: int) -> None:
    standing = position("2D", "4D", scores=scores).standing()
    assert sum(standing) == pytest.approx(1)
    assert standing[better] > 0.5 > standing[1 - better] > 0


def test_a_lead_is_worth_more_near_the_end() -> None:
    early = position("2D", "4D", scores=(0, 15)).standing()
    late = position("2D", "4D", scores=(75, 90)).standing()
    assert late[0] > early[0]


def test_the_round_counts_deals() -> None:
    rounds = [state.round for state in random_game(HeartsOptions(), 2, 5)]
    assert rounds == sorted(rounds)
    assert set(rounds) == {0, 1, 2}
