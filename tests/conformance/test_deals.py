# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole deals, written out: a deal number that somebody has noted down gives the same cards for ever.

A change here breaks saved games. It needs a new format of the record, not a new text in this file.
"""

from __future__ import annotations

import pytest

from cardtable.engine.game import Move
from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.shuffle import MAX_DEAL
from cardtable.games import find_game

DEALS = {
@DEALS@}


def dealt(game: str, players: int, deal: int, options: dict[str, object] | None = None) -> Timeline:
    seats = tuple(Player(f"Player {seat}") for seat in range(players))
    record = Record(game=game, seats=seats, deal=deal, options=options or {})
    return Timeline(find_game(game), record)


def written(timeline: Timeline) -> str:
    """Who deals, who is to move, the hands, the pile and the stock or the dead cards."""
    fields = timeline.game.describe(timeline.state)
    groups = [*fields["hands"], *(fields.get(name, []) for name in ("pile", "stock", "dead"))]
    cards = " / ".join(" ".join(group) for group in groups if group)
    return f"{fields['dealer']} deals, {timeline.state.turn} plays: {cards}"


@pytest.mark.parametrize(("game", "players", "deal"), DEALS, ids=str)
def test_deals_are_pinned(game: str, players: int, deal: int) -> None:
    assert written(dealt(game, players, deal)) == DEALS[game, players, deal]


def test_the_second_deal_is_pinned() -> None:
    timeline = dealt("classic", 2, 1, {"voluntary_bust": True})
    timeline.play(Move(choice="bust"))
    timeline.settle()
    assert written(timeline) == SECOND


SECOND = (
@SECOND@)
