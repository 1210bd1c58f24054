# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of Ninety-Nine head to head for games in which every card comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.games.ninetynine.numeral_table import (
    POWERS,
    ROOMS,
    ValueTable,
    code_of,
    hands_of,
    reshuffle_table,
)


def test_hands_have_codes_of_their_own() -> None:
    assert (len(hands_of(4)), len(set(hands_of(4)))) == (715, 715)
    assert len(hands_of(5)) == 2002 - 10  # nobody holds five of a rank
    assert code_of([1, 0, 2, 0, 0, 0, 0, 0, 1, 0]) == POWERS[0] + 2 * POWERS[2] + POWERS[8]


def test_special_cards_are_worth_keeping_and_little_room_is_worth_leaving() -> None:
    table = reshuffle_table()
    five, eight, nine = table.chances([1, 0, 0, 0, 1, 0, 0, 1, 1, 1], [(4, 30), (7, 30), (8, 30)])
    assert nine < five < eight  # the card that is spent is the one missing afterwards
    (squeezed,), (free,) = (table.chances([1, 0, 0, 0, 1, 0, 0, 1, 1, 1], [(7, room)]) for room in (0, 8))
    assert squeezed > free
    assert table.chances([1, 0, 0, 0, 1, 0, 0, 1, 1, 1], [(8, 500)]) == table.chances(
        [1, 0, 0, 0, 1, 0, 0, 1, 1, 1], [(8, ROOMS - 1)]
    )


def test_a_damaged_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.bin"
    path.write_bytes(bytes(1000))
    with pytest.raises(ValueError, match=r"table\.bin is damaged"):
        ValueTable(path)
