# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole deals and games written out, and the figures of many random games."""

from __future__ import annotations

import pytest

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import TwoPlayerHearts
from cardtable.games.hearts.scoring import DECK, POINTS
from cardtable.games.hearts.state import HeartsState

GAME = TwoPlayerHearts()
SEATS = (Player("Ann"), Player("Ben"))

DEALT = [
    # deal, dealer, leader, dead, hands
    (
        1,
        1,
        1,
        "AC AD",
        "QD QC 4D 6H 10S 10C 6S 10H 4H 6D 8S 2D 6C",
        "4S AS QS AH 8H 4C 2C 2S QH 2H 8C 8D 10D",
    ),
    (
        2,
        0,
        0,
        "QH AH",
        "2C 8H QC 2H 2D 2S 6D 6H 8C 10S 8D 6S 4D",
        "10H 4H 4C QD 4S 8S 10C QS AD 10D AS 6C AC",
    ),
    (
        17,
        1,
        1,
        "4D 10C",
        "6D QD QS 2S AD 6C 6H QC 10H 10S AS 8H 4S",
        "2H 2C AH 8D 8S 8C 6S 10D 4C AC QH 4H 2D",
    ),
]


@pytest.mark.rule("H-19")
@pytest.mark.parametrize(("deal", "dealer", "leader", "dead", "first", "second"), DEALT)
def test_a_deal_number_means_the_same_cards_for_ever(
    deal: int, dealer: int, leader: int, dead: str, first: str, second: str
) -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(deal=deal)).play(Move(choice="deal"))
    assert (state.dealer, state.leader) == (dealer, leader)
    assert [" ".join(filter(None, cards)) for cards in (state.dead, *state.hands)] == [dead, first, second]


PLAYED = [
    (
        Record(game="hearts", deal=1, seats=SEATS, options={"target": 50}),
        "2C QC 6C 8C 4S 8S QD 8D 6S QS 10D 6D 4C 10C 2D AS 10S 2S 4D AH 8H 6H 2H 4H 10H QH "
        "2C 4D QD 8D 10C 2H 6S AS AH 6H QC 4H 8H 2D 8S 10S 6C 4S AC 10D AD 2S 6D QS 4C QH "
        "2C 8C 2S QS QD 10D 2D 4D 10C AC 10S 8S AD 8D AS 6H QH AH 6D 6C 6S 4H 4C 4S 2H 8H",
        [(2, 18), (4, 15), (2, 17)],
        0,
    ),
    (
        Record(
            game="hearts",
            deal=2**53 - 1,
            dealer=1,
            seats=SEATS,
            options={
                "target": 50,
                "break_rule": "void_shown",
                "queen_any_time": True,
                "first_trick_points": False,
                "moon": "shooter",
            },
        ),
        "2C QC 4C 6C AC QS 8C 10C 10D QD AS 10S 4S 10H 4D 2S QH 2H AD AH 8S 8H 8D 6H 6S 2D "
        "2C 4C AS QS 2D 6D AC 8C QC 8S 10H 8H 6C 8D 6H 4D 2H 4S 4H AD 6S 2S QH QD 10S 10D "
        "6C 10C 6S 4S 8D 10D QC AC 6D AD 10S QS QD 4D AS 8S 2D 2S 2H QH 8C 10H AH 8H 6H 4H "
        "2C 4C 8D 10D AC 6C 10S 4S 4D AD AS 2S 6D 8H QH 6H 8C QD QC 6S 10H QS 2H 4H 2D 8S",
        [(4, 15), (13, 6), (18, 2), (17, 2)],
        1,
    ),
]


@pytest.mark.rule("H-02", "H-32", "H-45", "H-47")
@pytest.mark.parametrize(("record", "moves", "points", "winner"), PLAYED)
def test_whole_games(record: Record, moves: str, points: list[tuple[int, int]], winner: int) -> None:
    timeline = Timeline(GAME, record)
    for text in moves.split():
        timeline.play(Move.parse(text))
        timeline.settle()
    state = timeline.state
    assert isinstance(state, HeartsState)
    assert [deal.points for deal in state.deals] == points
    assert state.result is not None
    assert state.result.winner == winner
    again = Timeline(GAME, timeline.record)
    assert again.state == state


def test_players_take_turns_to_deal() -> None:
    timeline = Timeline(GAME, Record(game="hearts", deal=1, seats=SEATS))
    while timeline.state.turn is not None:
        timeline.play(timeline.state.legal_moves()[0])
        timeline.settle()
    dealers = [step.state for step in timeline.steps if step.move.choice == "deal"]
    assert [state.dealer for state in dealers if isinstance(state, HeartsState)] == [
        number % 2 ^ 1 for number in range(len(dealers))
    ]


class Figures:
    """What 600 random games of fixed deals come to."""

    def __init__(self) -> None:
        dice = Dice(60)
        self.games = 600
        self.lengths: list[int] = []
        self.deals = self.points = self.leader_points = 0
        self.moons = self.queen_dead = self.point_dead = self.first_wins = 0
        for deal in range(self.games):
            state = GAME.begin(HeartsOptions(), 2, Start(deal=10_000 + deal))
            leaders: list[int] = []
            while state.turn is not None:
                if state.turn == TABLE and not state.trick:
                    state = state.play(state.legal_moves()[0])
                    leaders.append(state.leader)
                state = state.play(dice.choice(state.legal_moves()))
            self._count(state, leaders)

    def _count(self, state: HeartsState, leaders: list[int]) -> None:
        assert state.result is not None
        self.first_wins += state.result.winner == leaders[0]
        self.lengths.append(len(state.deals))
        for leader, deal in zip(leaders, state.deals, strict=True):
            self.deals += 1
            self.points += sum(deal.points)
            self.leader_points += deal.points[leader]
            self.moons += deal.moon is not None
            self.queen_dead += Card.SQ in deal.dead
            self.point_dead += any(POINTS[card] for card in deal.dead)


@pytest.fixture(scope="module")
def figures() -> Figures:
    return Figures()


def test_length_of_random_games(figures: Figures) -> None:
    assert figures.deals / figures.games == pytest.approx(9.46, abs=0.13)
    assert min(figures.lengths) >= 6
    assert max(figures.lengths) <= 14


def test_points_of_random_deals(figures: Figures) -> None:
    assert figures.points / figures.deals == pytest.approx(18.78, abs=0.13)
    assert figures.leader_points / figures.points == pytest.approx(0.507, abs=0.02)
    assert figures.moons / figures.deals == pytest.approx(0.101, abs=0.013)


def test_dead_cards_of_random_deals(figures: Figures) -> None:
    assert figures.queen_dead / figures.deals == pytest.approx(2 / 28, abs=0.011)
    assert figures.point_dead / figures.deals == pytest.approx(1 - 190 / 378, abs=0.021)


def test_no_game_favours_the_leader(figures: Figures) -> None:
    assert figures.first_wins / figures.games == pytest.approx(0.5, abs=0.065)


def test_each_deck_card_is_as_often_dead() -> None:
    counts = dict.fromkeys(DECK, 0)
    for deal in range(2800):
        state = GAME.begin(HeartsOptions(), 2, Start(deal=deal)).play(Move(choice="deal"))
        for card in state.dead:
            assert card is not None
            counts[card] += 1
    assert all(abs(count - 200) < 60 for count in counts.values())
