# SPDX-License-Identifier: GPL-3.0-or-later
"""Plates over the felt cover nothing that is needed, also where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

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


@pytest.mark.parametrize("size", [(500, 340), (640, 380), (800, 500), (1024, 520), (1280, 700), (700, 880)])
@pytest.mark.parametrize("pattern", ["hb", "hbbb", "hbbbbbbb"])
@pytest.mark.parametrize("card", ["AC", "AS"])
def test_the_question_what_a_card_shall_do_covers_nothing_that_is_needed_for_the_answer(
    desk: Desk, position: Make, pattern: str, size: tuple[int, int], card: str
) -> None:
    desk.table.resize(QSize(*size))
    others = [[rank + sign for sign in "CDH"] for rank in "2567TJQ"[: len(pattern) - 1]]
    hands = [["AC", "3D", "AS"], *([text.replace("T", "10") for text in hand] for hand in others)]
    desk.start(position("classic", pattern, hands=hands, total=40, to_move=0, chips=[3] * len(pattern)))
    desk.table.picker.take(desk.card(card))
    choice, plan = desk.table.picker.choice, desk.table.plan
    assert choice.isVisible()
    assert desk.table.rect().contains(choice.geometry())
    assert plan is not None
    assert plan.plate is not None
    for rect in (plan.plate, plan.areas["stock"], plan.areas["pile"], *plan.panels):
        assert not choice.geometry().intersects(rect)
    for widget in desk.table.cards.hand():
        index = widget.rect_now.adjusted(0, 0, 0, -round(0.7 * widget.rect_now.height()))
        assert not choice.geometry().intersects(index)


def test_the_second_half_of_a_double_click_on_the_card_chooses_nothing(desk: Desk, position: Make) -> None:
    hands = [["AC", "3D", "9S"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=50, to_move=0))
    card = desk.card("AC")
    QTest.mouseClick(desk.table, Qt.MouseButton.LeftButton, pos=card.rect_now.center())
    choice = desk.table.picker.choice
    for button in choice.buttons:
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert choice.isVisible()
    assert desk.model.record.moves == ()
