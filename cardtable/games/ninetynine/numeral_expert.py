# SPDX-License-Identifier: GPL-3.0-or-later
"""The strongest opponent in Ninety-Nine head to head: trained judgement, belief, a look at the reply."""

from __future__ import annotations

from msgspec.structs import replace

from cardtable.engine.bot import Clock, Thought, Worth
from cardtable.engine.shuffle import Dice

from .network import NINE, TEN
from .numeral_belief import Belief
from .numeral_endgame import Endgame
from .numeral_judgement import judged
from .numeral_look import LookAhead
from .numeral_sight import Sight, place_of
from .state import BUST, AdderState

WORLDS = 128
"""Hands of the other seat that a thought without a limit looks at."""


class NumeralExpert:
    """Imagines hands of the other seat, and weighs each card by the best reply to it and the answer to that.

    With more than two still in, or where cards are missing, it judges at a glance; where nobody draws any
    more it solves the end.
    """

    def think(self, view: AdderState, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The move with the best mean chance to win, over at least one world."""
        sight = Sight(view, seat)
        if sight.open or not sight.complete:
            values = valued(view, seat, at_a_glance(view, seat, sight))
            return Thought(best_of(values), values, 1, 1, clock.seconds())
        look = LookAhead(sight)
        most = clock.limit.nodes or WORLDS
        hands = Belief(sight, dice).hands()
        while look.worlds < most and look.after:
            look.grow(next(hands))
            if clock.expired(look.worlds):
                break
        worths = look.worths() if look.worlds else {}
        values = valued(view, seat, worths)
        return Thought(best_of(values), values, look.worlds, look.worlds, clock.seconds())


def at_a_glance(view: AdderState, seat: int, sight: Sight) -> dict[int, Worth]:
    """The worth of each rank that fits without a look at hidden cards: judged, or solved where none are."""
    return Endgame(sight).worths() if sight.open else judged(view, seat, sight)


def valued(view: AdderState, seat: int, worths: dict[int, Worth]) -> dict[str, Worth]:
    """The worth of every legal move, given that of each rank; the parts of a reason are made whole."""
    special = [place_of(card) for card in view.hands[seat] if card and place_of(card) >= NINE]
    values: dict[str, Worth] = {}
    for move in view.legal_moves():
        if move == BUST:
            values[move.text] = Worth(0.0, -1.0)
            continue
        place = place_of(move.cards[0])
        total = view.rules.effect[move].total(view.total, view.rules.floor)
        nines, tens = (special.count(kind) - (kind == place) for kind in (NINE, TEN))
        worth = worths[place]
        kept = {"kept": float(nines + tens), "nines": float(nines), "tens": float(tens)}
        values[move.text] = replace(worth, parts={"total": float(total), **kept, **worth.parts})
    return values


def best_of(values: dict[str, Worth]) -> str:
    """The move with the best chance."""
    return max(values, key=lambda move: values[move].chance)
