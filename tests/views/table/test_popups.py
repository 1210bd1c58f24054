# SPDX-License-Identifier: GPL-3.0-or-later
"""The plate of a lost hand lies beside the cards, also where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from .conftest import Desk
from .test_picking import Make


@pytest.mark.parametrize("size", [(600, 340), (640, 380), (800, 500), (1024, 520), (1280, 700)])
@pytest.mark.parametrize("pattern", ["hb", "hbbb", "hbbbbbbb"])
def test_no_card_of_a_lost_hand_is_covered(
    desk: Desk, position: Make, pattern: str, size: tuple[int, int]
) -> None:
    desk.table.resize(QSize(*size))
    ranks, signs = ("2", "3", "5", "6", "7", "8"), "CDHS"
    cards = [rank + sign for rank in ranks for sign in signs if rank + sign not in ("7D", "8C", "6S")]
    hands = [["7D", "8C", "6S"], *(cards[3 * seat : 3 * seat + 3] for seat in range(len(pattern) - 1))]
    desk.start(position("classic", pattern, hands=hands, total=97, to_move=0, chips=[3] * len(pattern)))
    plate = desk.table.picker.loss
    assert plate.isVisible()
    assert desk.table.rect().contains(plate.geometry())
    for card in desk.table.cards.hand():
        assert not plate.geometry().intersects(card.rect_now)
    assert plate.buttons[0].accessibleName() == "Lay down the hand (−1 chip)"
    assert plate.reason.height() >= plate.reason.heightForWidth(plate.reason.width())
