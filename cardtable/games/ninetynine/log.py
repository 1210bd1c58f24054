# SPDX-License-Identifier: GPL-3.0-or-later
"""What happened, in sentences for the log and the voice."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.game import TABLE, Move
from cardtable.engine.table import Event
from cardtable.engine.words import Words, mark

from .state import BUST, AdderState
from .table import number


def tell(
    before: AdderState, seat: int, move: Move, after: AdderState, names: Sequence[str]
) -> tuple[Event, ...]:
    """The events of one move."""
    if seat == TABLE:
        events = _table(before, after, names)
    elif move == BUST:
        events = _bust(before, seat, after, names)
    else:
        events = [Event("play", _play(before, seat, move, after, names[seat]), seat)]
    if after.result is not None:
        events.append(_end(after, names))
    return tuple(events)


def _play(before: AdderState, seat: int, move: Move, after: AdderState, name: str) -> Words:
    effect = before.rules.effect[move]
    total = number(after.total)
    if effect.to == 0:
        return mark("NinetyNine", "{name} resets: 0.").format(name=name)
    if effect.add < 0:
        words = mark("NinetyNine", "{name} takes off {number}: {total}.")
        return words.format(name=name, number=-effect.add, total=total)
    if effect.turns and sum(before.alive) > 2:
        words = mark("NinetyNine", "{name} plays the {card} and turns the direction: {total}.")
    elif effect.turns and before.rules.again:
        words = mark("NinetyNine", "{name} plays the {card} and plays again: {total}.")
    else:
        words = mark("NinetyNine", "{name} plays the {card}: {total}.")
    return words.format(name=name, card=move.cards[0], total=total)


def _table(before: AdderState, after: AdderState, names: Sequence[str]) -> list[Event]:
    match before.due:
        case "deal":
            return [_deal(before, after, names)]
        case "turn":
            words = mark("NinetyNine", "The first card is the {card}: {total}.")
            return [Event("turn", words.format(card=after.pile[-1], total=number(after.total)))]
        case "draw":
            assert before.actor is not None
            words = mark("NinetyNine", "{name} draws a card.").format(name=names[before.actor])
            return [Event("draw", words, before.actor)]
        case _:
            return [Event("shuffle", _shuffle(before, after))]


def _deal(before: AdderState, after: AdderState, names: Sequence[str]) -> Event:
    if before.rules.rounds:
        words = mark("NinetyNine", "Round {number}: {name} deals.")
        return Event("deal", words.format(number=before.round + 1, name=names[before.dealer]), before.dealer)
    first = before.dealing_order()[0]
    return Event("deal", mark("NinetyNine", "The cards are dealt. {name} begins.").format(name=names[first]))


def _shuffle(before: AdderState, after: AdderState) -> Words:
    if len(after.removed) > len(before.removed):
        return mark("NinetyNine", "The discard pile becomes the new stock; spent 9s and 10s leave the game.")
    return mark("NinetyNine", "The discard pile becomes the new stock.")


def _bust(before: AdderState, seat: int, after: AdderState, names: Sequence[str]) -> list[Event]:
    gives_up = before.rules.voluntary_bust  # a view of another hand cannot tell whether a card fitted
    loses_chip = before.chips != after.chips
    match gives_up, loses_chip:
        case True, True:
            words = mark("NinetyNine", "{name} gives up at {total} and loses a chip.")
        case True, False:
            words = mark("NinetyNine", "{name} gives up at {total}.")
        case False, True:
            words = mark("NinetyNine", "{name} has no card that fits at {total} and loses a chip.")
        case _:
            words = mark("NinetyNine", "{name} has no card that fits at {total}.")
    events = [Event("bust", words.format(name=names[seat], total=number(before.total)), seat)]
    if not after.alive[seat]:
        events.append(Event("out", mark("NinetyNine", "{name} is out.").format(name=names[seat]), seat))
    return events


def _end(after: AdderState, names: Sequence[str]) -> Event:
    assert after.result is not None
    winner = after.result.winner
    if winner is None:
        return Event("draw-game", mark("NinetyNine", "The game is a draw."))
    return Event("win", mark("NinetyNine", "{name} wins.").format(name=names[winner]), winner)
