# SPDX-License-Identifier: GPL-3.0-or-later
"""The strengths of opponents in Ninety-Nine head to head."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from math import exp

from cardtable.engine.bot import Bot, Clock, Limit, Thought, Worth
from cardtable.engine.game import Game, Level, Move
from cardtable.engine.shuffle import Dice
from cardtable.engine.words import mark

from .bot import Easy
from .network import NINE, TEN
from .numeral_endgame import Endgame
from .numeral_expert import WORLDS, NumeralExpert, at_a_glance, best_of, valued
from .numeral_sight import Sight, place_of
from .state import BUST, AdderState

DANGER = 8
"""Room below the limit with which `normal` plays strictly its highest card."""
NEXT_HIGHEST = 2
"""How much lower another card may be for it to be played elsewhere."""
SLACK = 0.9
"""How much lower a total is that `normal` leaves 2.7 times more seldom than the highest."""
NEAR = 0.012
"""How much worse than the best a card may be for `hard` to play it now and then."""
WHIM = 0.003
"""The loss of chance at which a card is played 2.7 times more seldom than the best."""

NUMERAL_LEVELS: tuple[Level, ...] = (
    Level(
        "easy",
        mark("NinetyNine", "easy"),
        mark("NinetyNine", "Spends high cards and keeps special ones, but slips now and then."),
        Limit(),
    ),
    Level(
        "normal",
        mark("NinetyNine", "normal"),
        mark("NinetyNine", "Pushes the total as high as it can and keeps special cards, but does not count."),
        Limit(),
    ),
    Level(
        "hard",
        mark("NinetyNine", "hard"),
        mark("NinetyNine", "Counts every card and has much practice, but plays at a glance."),
        Limit(),
    ),
    Level(
        "expert",
        mark("NinetyNine", "expert"),
        mark("NinetyNine", "Reads the other hand from the cards played, and thinks of the best reply."),
        Limit(nodes=WORLDS, seconds=1.0),
    ),
)


class Pusher:
    """Spends its highest card that fits, mostly; a ten or a nine only when nothing else fits, the ten first.

    Where both hands are known, because nobody draws any more, it plays no card that loses what another wins.
    """

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The move with the highest total, or now and then one that leaves a little less."""
        effects, floor = view.rules.effect, view.rules.floor
        moves = _unbeaten(view, seat, [move for move in view.legal_moves() if move != BUST])
        moves = [move for move in moves if place_of(move.cards[0]) < NINE] or moves
        totals = {move.text: effects[move].total(view.total, floor) for move in moves}
        if not totals:
            return Thought(BUST.text, seconds=clock.seconds())
        tens = {totals[move.text] for move in moves if place_of(move.cards[0]) == TEN}
        for move in moves:
            if place_of(move.cards[0]) == NINE and totals[move.text] in tens:
                del totals[move.text]
        highest = max(totals.values())
        least = highest if highest > view.rules.limit - DANGER else highest - NEXT_HIGHEST
        near = {text: exp((total - highest) / SLACK) for text, total in totals.items() if total >= least}
        return Thought(_drawn(near, dice), seconds=clock.seconds())


def _unbeaten(view: AdderState, seat: int, moves: list[Move]) -> list[Move]:
    """The moves without those that are known to be worse than another."""
    if view.stock or len(moves) < 2 or not (sight := Sight(view, seat)).open:
        return moves
    worths = Endgame(sight).worths()
    best = max(worth.chance for worth in worths.values())
    return [move for move in moves if worths[place_of(move.cards[0])].chance == best]


class Practised:
    """Knows what positions are worth from practice, and takes one of the best cards at a glance."""

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The best move, or now and then one that is nearly as good."""
        values = valued(view, seat, at_a_glance(view, seat, Sight(view, seat)))
        chosen = best_of(values)
        if not _is_sure(values[chosen]):
            chosen = _near_best({move: worth.chance for move, worth in values.items()}, dice)
        return Thought(chosen, values, 1, 1, clock.seconds())


def _is_sure(worth: Worth) -> bool:
    """Whether a move wins for certain, or with more than two players certainly puts the next one out."""
    return worth.chance == 1.0 or worth.parts.get("next_stuck") == 1.0


def _near_best(chances: dict[str, float], dice: Dice) -> str:
    """One of the best moves, the better the more often."""
    best = max(chances.values())
    near = {move: exp((value - best) / WHIM) for move, value in chances.items() if value >= best - NEAR}
    return _drawn(near, dice)


def _drawn(weights: dict[str, float], dice: Dice) -> str:
    """One of the moves, each as often as its weight says."""
    reached = list(accumulate(weights.values()))
    drawn = dice.fraction() * reached[-1]
    return list(weights)[min(bisect_right(reached, drawn), len(reached) - 1)]


def numeral_bot(game: Game, level: str) -> Bot:
    """The opponent of a level; raises KeyError for an unknown one."""
    bots: dict[str, Callable[[], Bot]] = {
        "easy": Easy,
        "normal": Pusher,
        "hard": Practised,
        "expert": NumeralExpert,
    }
    return bots[game.level(level).id]()
