# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from typing import Any

import pytest
from hearts_endings import GAME, new_deal, random_options
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit, Thought
from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.belief import STYLES, Belief, chances, traits
from cardtable.games.hearts.equity import win_chance, written
from cardtable.games.hearts.expert import ExpertBot
from cardtable.games.hearts.masks import BIT, hand_bits
from cardtable.games.hearts.options import HeartsOptions, MoonRule
from cardtable.games.hearts.scoring import DECK, POINTS, raw_points, score_deal
from cardtable.games.hearts.solver import solver_for
from cardtable.games.hearts.state import HeartsState
from cardtable.games.hearts.worlds import Past, past, possible_hands


def played(number: int, plays: int, options: HeartsOptions | None = None) -> HeartsState:
    """A deal after some random plays, a seat to move unless the deal is over."""
    dice = Dice(number)
    state = new_deal(number, options)
    while plays or state.turn == TABLE:
        if state.turn != TABLE:
            plays -= 1
        state = state.play(dice.choice(state.legal_moves()))
    return state


def think(state: HeartsState, limit: Limit | None = None, seed: int = 1) -> Thought:
    seat = state.turn
    assert seat is not None
    return ExpertBot().think(state.seen_by(seat), seat, Clock(limit or Limit()), Dice(seed))


def ending(hand: str, other: str, dead: str, mine: str = "2H", **fields: Any) -> HeartsState:
    """Seat 0 to move; it has taken `mine` and all cards without points, seat 1 the other points."""
    named = [*hand.split(), *other.split(), *dead.split(), *fields.get("trick", [])]
    gone = [card for card in DECK if card not in named]
    own = [card for card in gone if card in mine.split() or not POINTS[card]]
    position = {
        "hands": [hand.split(), other.split()],
        "dead": dead.split(),
        "to_move": 0,
        "taken": [own, [card for card in gone if card not in own]],
        **fields,
    }
    options = position.pop("options", HeartsOptions())
    return GAME.begin(options, 2, Start(position=position))


# What has been played, and what may be held


@pytest.mark.parametrize("number", range(25))
def test_the_past_is_read_from_the_tricks(number: int) -> None:
    dice = Dice(number)
    state = new_deal(number, random_options(dice))
    plays: list[tuple[int, int]] = []
    first = state.leader
    while state.phase == "play":
        move = dice.choice(state.legal_moves())
        if state.turn != TABLE:
            assert state.turn is not None
            found = past(state.seen_by(state.turn))
            assert found is not None
            assert (found.leader, list(found.plays)) == (first, plays)
            plays.append((state.turn, BIT[move.cards[0]]))
        state = state.play(move)


def test_a_position_set_up_by_hand_has_no_past() -> None:
    assert past(ending("2D 4D", "6D 8D", "2C 4C")) is None


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("plays", [0, 1, 2, 7, 15])
def test_possible_hands_hold_the_true_one_and_all_that_can_be_imagined(number: int, plays: int) -> None:
    state = played(number, plays, random_options(Dice(number)))
    seat = state.turn
    assert seat is not None
    view = state.seen_by(seat)
    hands = possible_hands(view, seat, Dice(1))
    assert len(set(hands)) == len(hands) <= 105
    assert hand_bits(state.hands[1 - seat]) in hands
    dice = Dice(number)
    imagined = {hand_bits(view.imagine(dice).hands[1 - seat]) for _ in range(60)}
    assert imagined <= set(hands)


def test_a_hand_that_could_not_have_played_so_is_impossible() -> None:
    mine = "4C 6C 8C 10C QC AC 2D 4D 6D 2S 4S 6S"
    others = "8D 10D QD AD 8S 10S QS AS 2H 4H 6H 8H"
    plays = ((0, BIT[Card.C2]), (1, BIT[Card.HQ]))
    belief = Belief(solver_for(HeartsOptions()), Past(0, plays), 0, bits(mine))
    assert 0 < belief.weight(bits(others)) < 1
    assert belief.weight(bits(others.replace("8D", "10H"))) > 0
    holding_clubs = Belief(solver_for(HeartsOptions()), Past(0, plays), 0, bits(mine.replace("AC", "10H")))
    assert holding_clubs.weight(bits(others.replace("8D", "AC"))) == 0.0


def bits(cards: str) -> int:
    return hand_bits(map(Card, cards.split()))


def test_chances_of_the_playable_cards_add_up() -> None:
    worths = {1 << 3: 4, 1 << 16: -2, 1 << 26: 0, 1 << 27: 4}
    for led in (0, 1 << 9, 1 << 22):
        for style in range(len(STYLES)):
            assert sum(chances(worths, card, led)[style] for card in worths) == pytest.approx(1)
    for good, same in zip(chances({1: 9, 2: 0}, 1, 0), chances({1: 0, 2: 0}, 1, 0), strict=True):
        assert good > same


def test_every_trait_is_counted() -> None:
    hands = [hand_bits(map(Card, text.split())) for text in ("2C 8C QC 4H", "QS AS 2D AD 4H", "6H")]
    for hand in hands:
        for led in (0, BIT[Card.C6], BIT[Card.S10], BIT[Card.H2]):
            for bit in BIT.values():
                if bit & hand:
                    assert len(traits(bit, 3, hand, led)) == 16


# Points and matches


@pytest.mark.parametrize("moon", ["opponent", "in_play", "shooter", "off"])
def test_points_written_down_are_read_from_the_worth(moon: MoonRule) -> None:
    for dead in ((), (Card.SQ,), (Card.H2, Card.HA)):
        total = 20 - raw_points(dead)
        for mine in range(total + 1):
            points = score_deal((mine, total - mine), moon).points
            assert written(points[1] - points[0], total, moon) == points


@pytest.mark.parametrize("target", [50, 100, 150])
def test_win_chances(target: int) -> None:
    assert win_chance((target, target - 1), target) == 0.0
    assert win_chance((3, target), target) == 1.0
    assert win_chance((target + 3, target + 3), target) == 0.5
    assert win_chance((20, 20), target) == pytest.approx(0.5)
    assert win_chance((10, 40), target) == pytest.approx(1 - win_chance((40, 10), target))
    assert 0.5 < win_chance((10, 20), target) < win_chance((target - 20, target - 10), target) < 1


# Playing


PARTS = {
    *("own", "other", "own_moon", "other_moon", "win_trick", "points_now", "points_away", "queen"),
    *("queen_end", "queen_deals", "worse_deals"),
}


@pytest.mark.parametrize("plays", [0, 1, 6, 13, 20, 24])
def test_it_weighs_every_card(plays: int) -> None:
    state = played(plays, plays)
    thought = think(state)
    moves = state.legal_moves()
    assert set(thought.values) == {move.text for move in moves}
    assert thought.chances[thought.move] == max(thought.chances.values())
    assert Move.parse(thought.move) in moves
    for worth in thought.values.values():
        assert 0 <= worth.chance <= 1
        assert 0 <= worth.spread <= 0.5
        assert set(worth.parts) == PARTS
        assert worth.mean == pytest.approx(worth.parts["other"] - worth.parts["own"])
        assert worth.parts["worse_deals"] <= thought.worlds
        assert worth.parts["queen"] <= worth.parts["win_trick"] + 1e-9
    assert thought.values[thought.move].parts["worse_deals"] == 0


@pytest.mark.parametrize("moon", ["opponent", "in_play", "shooter", "off"])
def test_a_match_as_good_as_over_is_won_no_more_than_surely(moon: MoonRule) -> None:
    for number in range(60):
        state = played(number, 14 + number % 10, HeartsOptions(moon=moon))
        for scores in ((95, 0), (95, 30), (60, 90), (0, 99)):
            worths = think(replace(state, scores=scores)).values.values()
            assert [worth.chance for worth in worths if not 0 <= worth.chance <= 1] == []


def test_what_is_certain_has_no_spread() -> None:
    state = ending("4H 10H", "4D", "2C 4C", mine="QS 2H 6H QH AH", trick=["8H"], broken=True)
    for worth in think(state).values.values():
        assert worth.spread == 0
        assert worth.parts["own_moon"] in (0, 1)


def test_the_parts_tell_of_the_trick() -> None:
    state = ending("QS AD 4S", "2D 2S", "2C 4C", trick=["10S"], mine="2H")
    parts = {move: worth.parts for move, worth in think(state).values.items()}
    assert (parts["QS"]["win_trick"], parts["QS"]["queen"], parts["QS"]["points_now"]) == (1, 1, 13)
    assert (parts["4S"]["win_trick"], parts["4S"]["queen"], parts["4S"]["points_now"]) == (0, 0, 0)
    assert parts["QS"]["queen_deals"] == think(state).worlds
    gone = ending("QS AD 4S", "2D 2S", "2C 4C", trick=["AS"], mine="2H")
    assert think(gone).values["QS"].parts["points_away"] == 13


@pytest.mark.parametrize("nodes", [1, 5, 30])
def test_a_limit_of_deals_is_kept_and_reproducible(nodes: int) -> None:
    state = played(5, 3)
    first, second = think(state, Limit(nodes=nodes)), think(state, Limit(nodes=nodes))
    assert first.nodes == nodes
    assert replace(first, seconds=0.0) == replace(second, seconds=0.0)


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
@pytest.mark.parametrize("checks", [1, 3, 1000])
def test_the_nodes_of_a_thought_cut_short_bring_it_again(level: str, checks: int) -> None:
    state = played(6, 9)
    seat = state.turn
    assert seat is not None
    asked = iter(range(10**6))
    cut = GAME.bot(level).think(
        state.seen_by(seat), seat, Clock(Limit(), lambda: next(asked) + 1 >= checks), Dice(1)
    )
    again = GAME.bot(level).think(state.seen_by(seat), seat, Clock(Limit(nodes=cut.nodes)), Dice(1))
    assert replace(cut, seconds=0.0) == replace(again, seconds=0.0)


def test_hidden_cards_change_nothing() -> None:
    for plays in (1, 8, 15):
        state = played(8, plays)
        seat = state.turn
        assert seat is not None
        other = state.seen_by(seat).imagine(Dice(3))
        assert replace(think(state), seconds=0.0) == replace(think(other), seconds=0.0)


def test_positions_that_do_not_add_up_are_played() -> None:
    state = ending("2H AH 4D QS", "4H 6H", "")
    assert Move.parse(think(state).move) in state.legal_moves()
    open_ = GAME.begin(
        HeartsOptions(),
        2,
        Start(position={"hands": [["2D", "QS", "4H"], ["AD", "AS", "6H"]], "to_move": 0, "tricks": 5}),
    )
    assert Move.parse(think(open_).move) in open_.legal_moves()


# The house rules: each changes what is played


def test_queen_any_time_changes_the_play() -> None:
    usual = ending("8C QS 4D", "6D 8S 10D", "2C 4C", trick=["QC"], hands=[["8C", "QS", "4D"], ["6D", "8S"]])
    assert think(usual).move == "8C"
    free = replace(usual, options=HeartsOptions(queen_any_time=True))
    assert think(free).move == "QS"


@pytest.mark.parametrize(("moon", "shoots"), [("opponent", True), ("shooter", True), ("off", False)])
def test_the_moon_changes_the_play(moon: MoonRule, shoots: bool) -> None:
    state = ending(
        "4H 10H",
        "4D",
        "2C 4C",
        mine="QS 2H 6H QH AH",
        trick=["8H"],
        broken=True,
        options=HeartsOptions(moon=moon),
    )
    assert (think(state).move == "10H") is shoots


def test_the_score_changes_the_play() -> None:
    state = played(8, 8)
    seat = state.turn
    assert seat is not None
    near = replace(state, scores=(95, 97) if seat else (97, 95))
    early, late = think(state), think(near)
    assert (early.move, late.move) == ("6H", "QH")
    assert late.chances["QH"] > late.chances["6H"] + 0.05


def test_a_lost_match_is_played_for_points() -> None:
    state = played(3, 12)
    lost = replace(state, scores=(99, 0) if state.turn == 0 else (0, 99))
    thought = think(lost)
    assert set(thought.chances.values()) == {0.0}
    assert thought.move == think(state).move
