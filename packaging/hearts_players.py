# SPDX-License-Identifier: GPL-3.0-or-later
"""Players of Two-Player Hearts to measure with, and duplicate deals and matches between them."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import msgspec
from hearts_endings import GAME
from hearts_search import MaskSearch

from cardtable.engine.bot import Bot, Clock, Limit, Thought
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.bot import EasyBot, NormalBot
from cardtable.games.hearts.expert import ExpertBot
from cardtable.games.hearts.masks import CARDS
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.solver import Deal, solver_for
from cardtable.games.hearts.state import MOVES, HeartsState


class Random:
    """Any legal card."""

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card."""
        return Thought(dice.choice(view.legal_moves()).text)


class Cheat:
    """Sees all cards and plays them perfectly."""

    def think(self, view: Any, seat: int, clock: Clock, dice: Dice) -> Thought:
        """Choose a card of a full state."""
        found = solver_for(view.options).worths(Deal.of(view))
        return Thought(MOVES[CARDS[max(found, key=found.__getitem__)]].text)


PLAYERS: dict[str, Callable[[], tuple[Bot, Limit]]] = {
    "expert": lambda: (ExpertBot(), Limit()),
    "uniform": lambda: (ExpertBot(weighs=False), Limit()),
    "cheat": lambda: (Cheat(), Limit()),
    "random": lambda: (Random(), Limit()),
    "rules": lambda: (NormalBot(), Limit()),
    "thumb": lambda: (EasyBot(careless=0), Limit()),
    "easy": lambda: (GAME.bot("easy"), Limit()),
    "normal": lambda: (GAME.bot("normal"), Limit()),
    "hard": lambda: (GAME.bot("hard"), Limit()),
    "search": lambda: (MaskSearch(), Limit(nodes=5000)),
}
"""`uniform`: the expert without weighting; `rules`: normal without the search for sure mistakes; `thumb`: one
that ducks, sheds the queen and high cards and sees a moon coming, no more: easy without its slips."""


class Outcome(msgspec.Struct, frozen=True):
    """One deal or match, played from both seats."""

    gain: float
    """Points a deal that the first player took less than the other."""
    won: int
    """Matches of two that the first player won."""
    times: list[float]
    """CPU seconds of each of its cards."""


def play(
    state: HeartsState, names: tuple[str, str], dice: Dice, until: int, timed: int, times: list[float]
) -> HeartsState:
    """Play on until so many deals are counted or the match is over; the cards of seat `timed` are timed."""
    players = [PLAYERS[name]() for name in names]
    while state.turn is not None and len(state.deals) < until:
        seat = state.turn
        if seat == TABLE:
            state = state.play(state.legal_moves()[0])
            continue
        bot, limit = players[seat]
        view = state if names[seat] == "cheat" else state.seen_by(seat)
        start = process_time()
        thought = bot.think(view, seat, Clock(limit), dice)
        if seat == timed:
            times.append(process_time() - start)
        state = state.play(Move.parse(thought.move))
    return state


def duplicate(one: str, other: str, match: bool, options: HeartsOptions, number: int) -> Outcome:
    """One deal, or match, of one player against another from both seats."""
    gained = 0.0
    won = 0
    times: list[float] = []
    for seat, names in enumerate(((one, other), (other, one))):
        state = GAME.begin(options, 2, Start(deal=number))
        state = play(state, names, Dice(number + 1), 10**9 if match else 1, seat, times)
        deals = [deal.points[1 - seat] - deal.points[seat] for deal in state.deals]
        gained += sum(deals) / len(deals)
        won += state.result is not None and state.result.winner == seat
    return Outcome(gained / 2, won, times)
