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
    ("classic", 2, 0): (
        "1 deals, 0 plays: 8S 7D KS / 8H KH 2S / JH 9H QD 4D 3H KD 3C 10H QC 2C 9D AS 3S 10C 7H "
        "AH 8D 4H 4C 7C 6C 9S 9C 7S QS QH 5H 10D 2H 2D KC AD 5D 6H 10S 5C 8C 6D JS JC 3D 4S JD "
        "6S 5S AC"
    ),
    ("classic", 2, 1): (
        "1 deals, 0 plays: QC KS KC / 3D 8D 5D / JH 10D 2H 2D 4S 5H 5C JC 9C 9S 10C 2S 6D 3S 6H "
        "QD 8H AS 7C 10S 7S 8C JS AH 4C 3H 2C 6S KH 4H KD AD 9H 5S JD 4D 9D 3C QS 8S QH 7H 6C "
        "10H AC 7D"
    ),
    ("classic", 2, MAX_DEAL): (
        "1 deals, 0 plays: 4C 4S 3S / AC 8S QD / 2D 4D AD 6H 4H AH 5C 5D 5S JH 7S 6C 3H 8C 9H "
        "7H 10C 8H JS 3D 10S KC 7D 6S JC QS KD 3C AS 10H 7C QC 10D 2C 2H 2S JD KS QH 6D 9S 8D "
        "9D KH 5H 9C"
    ),
    ("classic", 4, 7): (
        "3 deals, 0 plays: 8H QH 8H / 10H 2D 5D / JH 7H JD / 8C QH 8D / 3C 7D 9C 10C QS 7H 9C "
        "4C KC 5C 5C 3S 4D 4H 2C 6S 5S AS QC 9S 9S AH AS 2D 4C 3D 3H 7C 6H AC KC 8S 4S JH AH "
        "10D JS AD 10D 7C 2H 8D 3D QD 9D JC AC JC JD 10S KH 10C 4H 6H 6S 6C 5D KD KS 6D 9H QS "
        "8C 5H 2S 9D 2H KS 5S 7D JS AD 10H KH 3C QC 4S 5H 8S 4D QD 7S 3H 3S 2C 6D 9H 6C KD 7S "
        "2S 10S"
    ),
    ("numeral", 2, 1): (
        "1 deals, 0 plays: 3D 5H 9D 9H 10H / 6S AS 10C 4S 6H / 2C / 2H 8S 6D 10D AH 7H 5D 4C 5C "
        "8C 3C 9C 8D 6C 2D 2S 7C 7S AD 9S 3H 5S 4H AC 3S 7D 4D 8H 10S"
    ),
    ("numeral", 2, MAX_DEAL): (
        "1 deals, 0 plays: 6H AS 9D 9H 2H / 7C 10S 8D 4D 10H / 2C / 5H 5S 7D AC 9S 4C 8H 2D 3C "
        "3H 2S 7S 4H 10D 6D 8C 6C 10C AD 7H 4S 5C 6S 5D AH 8S 3S 3D 9C"
    ),
    ("hearts", 2, 1): (
        "1 deals, 1 plays: QD QC 4D 6H 10S 10C 6S 10H 4H 6D 8S 2D 6C / 4S AS QS AH 8H 4C 2C 2S "
        "QH 2H 8C 8D 10D / AC AD"
    ),
    ("hearts", 2, MAX_DEAL): (
        "1 deals, 1 plays: 2D 8H 10C QC 10H 8D AD 4D QS 10D 10S QH 4C / 8C 6C 2H 2S 8S 6H QD AS "
        "AH 2C 6S 4S AC / 6D 4H"
    ),
}


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
    "0 deals, 1 plays: 5D 8C 7D / 6H JC KS / 4H 2C 6C 2D 5C 7C KD JH AH QS 10S 10H 3C 2H 5H 9S "
    "AC 8H 4C QC 7S 6S JD 9C 8D 9D QD 10C 8S QH AS AD 3H 6D 9H KH 4D KC JS 10D 5S 3D 2S 3S 4S 7H"
)
