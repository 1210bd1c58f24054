# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a move is the best or worse: one true sentence from the parts of a thought and public facts.

Parts that a thought may tell of a move: `next_stuck`, the chance that the next player has no card that fits
then; `own_stuck`, the chance that this one has none at its next turn; `kept`, how many special cards stay.
"""

from __future__ import annotations

from cardtable.engine.bot import Thought, Worth
from cardtable.engine.game import Move
from cardtable.engine.reasons import EVEN, general_reason, move_words, whole_percent
from cardtable.engine.words import Words, mark

from .outlook import needs_of
from .state import BUST, AdderState
from .table import number

_TOLD = 0.03
"""Chances that differ by less are not told as a reason."""
_SURE = 0.9995


def reason(view: AdderState, seat: int, thought: Thought, move: Move) -> Words:
    """Why the move is worse than the best of the thought, or why the best is best."""
    values = thought.values
    moves = view.legal_moves()
    if len(moves) == 1:
        return _no_choice(view, moves[0])
    if len(values) < 2 or move.text not in values:
        return general_reason(thought, move)
    best = max(values, key=lambda text: values[text].chance)
    if move == BUST:
        return mark("NinetyNine", "There was a card that fits, and giving up is never better.")
    if values[best].chance - values[move.text].chance < EVEN:
        others = [worth for text, worth in values.items() if text not in (move.text, "bust")]
        return _praise(view, move, values[move.text], others) or general_reason(thought, move)
    return _blame(view, move, Move.parse(best), values) or general_reason(thought, move)


def _no_choice(view: AdderState, move: Move) -> Words:
    if move != BUST:
        return mark("NinetyNine", "No other card fits.")
    if view.rules.limit == 99:
        return mark("NinetyNine", "Every card takes the total over 99.")
    return mark("NinetyNine", "No card keeps you under 99.")


def _praise(view: AdderState, move: Move, worth: Worth, others: list[Worth]) -> Words | None:
    """What a move does better than all others."""
    if not others or not worth.parts:
        return None
    total = number(_total(view, move))
    stuck = worth.parts.get("next_stuck", 0.0)
    if stuck > _SURE:
        words = mark("NinetyNine", "This leaves {total}, and the next player has no card that fits.")
        return words.format(total=total)
    if stuck - max(_part(other, "next_stuck") for other in others) > _TOLD:
        return mark(
            "NinetyNine",
            "This leaves {total}: the next player has no card that fits {percent}% of the time, "
            "more often than after any other move.",
        ).format(total=total, percent=whole_percent(stuck))
    own = _part(worth, "own_stuck")
    if min(_part(other, "own_stuck") for other in others) - own > _TOLD:
        return mark(
            "NinetyNine",
            "After this you have no card that fits at your next turn {percent}% of the time, "
            "less often than after any other move.",
        ).format(percent=whole_percent(own))
    kept = _part(worth, "kept")
    if kept > max(_part(other, "kept") for other in others):
        return mark(
            "NinetyNine", "This keeps %n special card(s) for later.", "the most there are", round(kept)
        )
    return None


def _blame(view: AdderState, move: Move, best: Move, values: dict[str, Worth]) -> Words | None:
    """What the best move does better; of several things the one that differs most."""
    worth, better = values[move.text], values[best.text]
    next_less = _part(better, "next_stuck") - _part(worth, "next_stuck")
    own_more = _part(worth, "own_stuck") - _part(better, "own_stuck")
    total = number(_total(view, move))
    if next_less > max(own_more, _TOLD):
        return mark(
            "NinetyNine",
            "This leaves {total}: the next player has no card that fits {percent}% of the time, "
            "after {best} {more}%.",
            "after the seven of clubs 40%",
        ).format(
            total=total,
            percent=whole_percent(_part(worth, "next_stuck")),
            best=move_words(best),
            more=whole_percent(_part(better, "next_stuck")),
        )
    if own_more > _TOLD:
        return mark(
            "NinetyNine",
            "After this you have no card that fits at your next turn {percent}% of the time, "
            "after {best} only {less}%.",
            "after the seven of clubs only 10%",
        ).format(
            percent=whole_percent(_part(worth, "own_stuck")),
            best=move_words(best),
            less=whole_percent(_part(better, "own_stuck")),
        )
    return _spent(view, move, best) or _room(view, move, best)


def _spent(view: AdderState, move: Move, best: Move) -> Words | None:
    """The move spends a card that is worth keeping longer than that of the best."""
    needs = needs_of(view.options)
    card, other = move.cards[0], best.cards[0]
    need, more = needs[card.rank], needs[other.rank]
    if need <= 0 < more:
        words = mark("NinetyNine", "The {card} fits nearly always: keep it for later and play {best} now.")
        return words.format(card=card, best=move_words(best))
    if 0 < need < more:
        words = mark("NinetyNine", "The {card} fits longer than {best}: keep it for later.")
        return words.format(card=card, best=move_words(best))
    return None


def _room(view: AdderState, move: Move, best: Move) -> Words | None:
    """The move leaves a total on which more or fewer ranks fit."""
    total, other = _total(view, move), _total(view, best)
    count, instead = _too_high(view, total), _too_high(view, other)
    ranks = len(view.rules.effects)
    if count == instead:
        return None
    words = (
        mark(
            "NinetyNine",
            "This leaves {total}: {count} of {ranks} ranks take it over 99. After {best} it is {instead}.",
            "{instead} is a number of ranks, too",
        )
        if view.rules.limit == 99
        else mark(
            "NinetyNine",
            "This leaves {total}: {count} of {ranks} ranks take it to 99 or more. "
            "After {best} it is {instead}.",
            "{instead} is a number of ranks, too",
        )
    )
    return words.format(total=number(total), count=count, ranks=ranks, best=move_words(best), instead=instead)


def _too_high(view: AdderState, total: int) -> int:
    """How many ranks do not fit on a total."""
    return sum(need > view.rules.limit - total for need in needs_of(view.options).values())


def _total(view: AdderState, move: Move) -> int:
    return view.rules.effect[move].total(view.total, view.rules.floor)


def _part(worth: Worth, name: str) -> float:
    return worth.parts.get(name, 0.0)
