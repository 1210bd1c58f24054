# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions set up by hand: reading them, and saying what is wrong with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cardtable.engine.game import TABLE, BadDeck, BadOption
from cardtable.engine.words import mark

from .scoring import DECK, Pair
from .state import STARTERS, TRICKS, HeartsState, Known

Seat = Literal[0, 1]


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of a position in REFEREE.md. They need not account for every card or trick."""

    hands: tuple[Known, Known]
    to_move: Seat | Literal["table"] | None = None
    trick: Annotated[Known, msgspec.Meta(max_length=2)] = ()
    broken: bool = False
    tricks: Annotated[int, msgspec.Meta(ge=0, lt=TRICKS)] | None = None
    taken: tuple[Known, Known] = ((), ())
    dead: Annotated[Known, msgspec.Meta(max_length=2)] = ()
    leader: Seat | None = None
    scores: Pair = (0, 0)
    dealer: Seat | None = None


def read_position(fields: dict[str, Any], empty: HeartsState) -> HeartsState:
    """The position; `empty` gives what it leaves open. Raises BadOption or BadDeck."""
    try:
        position = msgspec.convert(fields, Position)
    except msgspec.ValidationError as error:
        raise BadOption(
            mark("Hearts", "This position cannot be read: {error}.").format(error=str(error))
        ) from None
    _check_cards(position)
    tricks = TRICKS - max(map(len, position.hands)) if position.tricks is None else position.tricks
    leader = _leader(position, tricks)
    waiting = len(position.trick) == 2
    mover = 1 - leader if position.trick else leader
    if position.to_move is not None and position.to_move != ("table" if waiting else mover):
        raise BadOption(mark("Hearts", "In this position the other seat is to move."))
    if not position.hands[mover] or not (position.trick or position.hands[1 - mover]):
        raise BadDeck("A seat that has to play holds no card.")
    first_lead = position.trick[0] if position.trick and tricks == 0 else None
    return msgspec.structs.replace(
        empty,
        phase="play",
        turn=TABLE if waiting else mover,
        hands=position.hands,
        dead=position.dead,
        trick=position.trick,
        leader=leader,
        broken=position.broken,
        tricks=tricks,
        taken=position.taken,
        scores=position.scores,
        dealer=empty.dealer if position.dealer is None else position.dealer,
        known_dead=STARTERS[: STARTERS.index(first_lead)] if first_lead in STARTERS else (),
    )


def _check_cards(position: Position) -> None:
    cards = [*position.trick, *position.dead, *position.hands[0], *position.hands[1]]
    cards += [*position.taken[0], *position.taken[1]]
    for card in cards:
        if card not in DECK:
            raise BadDeck(f"{card} is not one of the 28 cards of this game.")
        if cards.count(card) > 1:
            raise BadDeck(f"{card} is in the position twice.")
    if max(map(len, position.hands)) > TRICKS:
        raise BadDeck(f"A hand has {TRICKS} cards at most.")


def _leader(position: Position, tricks: int) -> int:
    """Who leads or led to the trick: as given, or by whose turn it is, or by who holds the first card."""
    if position.leader is not None:
        return position.leader
    if position.to_move in (0, 1) and len(position.trick) < 2:
        return 1 - position.to_move if position.trick else position.to_move
    if not tricks and not position.trick:
        for card in STARTERS:
            for seat in (0, 1):
                if card in position.hands[seat]:
                    return seat
    raise BadOption(mark("Hearts", "This position does not say whose turn it is."))
