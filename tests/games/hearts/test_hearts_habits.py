# SPDX-License-Identifier: GPL-3.0-or-later
"""What the opponents never do, and what they nearly always do, over many positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import count

import pytest
from hearts_endings import GAME, new_deal, random_options
from msgspec.structs import replace

from cardtable.engine.bot import Bot, Clock, Limit
from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.bot import NormalBot
from cardtable.games.hearts.masks import CARDS, hand_bits
from cardtable.games.hearts.scoring import raw_points
from cardtable.games.hearts.solver import Deal, solver_for
from cardtable.games.hearts.state import HeartsState
from cardtable.games.hearts.worlds import possible_hands

CAREFUL = ["normal", "hard", "expert"]


def choose(bot: Bot, state: HeartsState, seed: int = 1) -> Card:
    seat = state.turn
    assert seat is not None
    return Move.parse(bot.think(state.seen_by(seat), seat, Clock(Limit()), Dice(seed)).move).cards[0]


def decisions(number: int, luck: int) -> Iterator[HeartsState]:
    """The positions of a deal, under any house rules, in which there is a choice."""
    dice = Dice(number)
    state = new_deal(number, random_options(dice))
    bot = NormalBot()
    while state.phase == "play":
        moves = state.legal_moves()
        if state.turn != TABLE and len(moves) > 1:
            yield state
            chance = dice.below(luck) == 0
            card = dice.choice(moves).cards[0] if chance else choose(bot, state, number)
            state = state.play(Move((card,)))
        else:
            state = state.play(moves[0])


def worths_by_world(state: HeartsState) -> list[dict[Card, int]]:
    """What each card is worth, in each deal that is possible for the seat to move."""
    seat = state.turn
    assert seat is not None
    mine, led = hand_bits(state.hands[seat]), hand_bits(state.trick)
    found: list[dict[Card, int]] = []
    for hand in possible_hands(state.seen_by(seat), seat, Dice(0)):
        hands = (hand, mine) if seat else (mine, hand)
        deal = Deal(hands, state.leader, state.raw, state.broken, not state.tricks, led)
        worths = solver_for(state.options).worths(deal)
        found.append({CARDS[bit]: worth for bit, worth in worths.items()})
    return found


def strictly_dominated(worlds: list[dict[Card, int]]) -> set[Card]:
    """The cards that some one other card beats in every world."""
    cards = list(worlds[0])
    return {
        card for card in cards if any(all(world[other] > world[card] for world in worlds) for other in cards)
    }


@lru_cache(maxsize=1)
def mistakes() -> list[tuple[HeartsState, set[Card]]]:
    """Positions with cards that are a mistake whatever the opponent holds."""
    found = [(state, strictly_dominated(worlds_of)) for state, worlds_of in _looked_at()]
    return [(state, cards) for state, cards in found if cards]


def _looked_at() -> Iterator[tuple[HeartsState, list[dict[Card, int]]]]:
    for number in range(40):
        for at, state in enumerate(decisions(number, 4)):
            if at % 2 == number % 2 and state.tricks > 1:
                yield state, worths_by_world(state)


@pytest.mark.parametrize("level", CAREFUL)
def test_no_strictly_dominated_card_is_played(level: str) -> None:
    positions = mistakes()
    assert len(positions) >= 30
    bot = GAME.bot(level)
    played = [(state, choose(bot, state, at), cards) for at, (state, cards) in enumerate(positions)]
    assert [(state, card) for state, card, cards in played if card in cards] == []


def test_rules_of_thumb_alone_play_some() -> None:
    assert any(choose(NormalBot(), state) in cards for state, cards in mistakes())


# Whoever shoots the moon


def mirrored(state: HeartsState) -> HeartsState:
    """The same position with the seats changed over."""
    turn = state.turn
    assert turn in (0, 1)
    return replace(
        state,
        turn=1 - turn,
        leader=1 - state.leader,
        dealer=1 - state.dealer,
        hands=state.hands[::-1],
        taken=state.taken[::-1],
        scores=state.scores[::-1],
        voids=state.voids[::-1],
    )


@lru_cache(maxsize=1)
def moons_coming() -> list[tuple[HeartsState, dict[Card, float]]]:
    """Positions in which the other seat has all points, and by card how likely that stops the moon.

    Some card stops it much likelier than some other.
    """
    found: list[tuple[HeartsState, dict[Card, float]]] = []
    for number in range(600):
        dice = Dice(number)
        state = new_deal(number)
        while state.phase == "play":
            moves = state.legal_moves()
            seat = state.turn
            if seat in (0, 1) and len(moves) > 1 and state.tricks > 2 and _is_threatened(state, seat):
                worlds = worths_by_world(state)
                total = raw_points(card for card in (*state.hands[0], *state.hands[1], *state.trick) if card)
                total += sum(state.raw)
                stops = {
                    card: sum(world[card] > -total for world in worlds) / len(worlds) for card in worlds[0]
                }
                if max(stops.values()) > 0.5 and max(stops.values()) - min(stops.values()) > 0.5:
                    found.append((state, stops))
                    break
            state = state.play(dice.choice(moves))
    return found


def _is_threatened(state: HeartsState, seat: int) -> bool:
    return state.raw[seat] == 0 and state.raw[1 - seat] >= 5


@pytest.mark.parametrize("level", CAREFUL)
def test_a_moon_that_can_be_stopped_is_stopped(level: str) -> None:
    positions = moons_coming()
    assert len(positions) >= 35
    bot = GAME.bot(level)
    stopped = sum(
        stops[choose(bot, state, at)] >= max(stops.values()) - 0.1
        for at, (state, stops) in enumerate(positions)
    )
    assert stopped >= 0.95 * len(positions)


@pytest.mark.parametrize("level", CAREFUL)
def test_it_does_not_matter_who_shoots(level: str) -> None:
    bot = GAME.bot(level)
    for state, _ in moons_coming():
        assert choose(bot, state) == choose(bot, mirrored(state))


def after(looks: int) -> Callable[[], bool]:
    """A stop that comes when a bot looks so often whether there is one."""
    looked = count(1)
    return lambda: next(looked) >= looks


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize("looks", [1, 4, 40])
def test_defence_cut_short_is_brought_again_by_its_nodes(level: str, looks: int) -> None:
    bot = GAME.bot(level)
    for state, _ in moons_coming():
        seat = state.turn
        assert seat is not None
        cut = bot.think(state.seen_by(seat), seat, Clock(Limit(), after(looks)), Dice(1))
        again = bot.think(state.seen_by(seat), seat, Clock(Limit(nodes=cut.nodes)), Dice(1))
        assert replace(cut, seconds=0.0) == replace(again, seconds=0.0)
