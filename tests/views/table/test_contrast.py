# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written on the felt can be read on every cloth, and no sign depends on a hue."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cardtable.views import curtain
from cardtable.views.table import palette
from cardtable.views.table.dressing import DARK_EDGE, Clothes, paper, suit_colours
from cardtable.views.table.felt import CLOTHS

from .seeing import DEFICIENCIES, contrast, difference, over, seen

GROUNDS = [QColor(colour) for cloth in CLOTHS.values() for colour in cloth]
"""Each cloth where the light falls, in the middle and at the edge."""
WARDROBE = [Clothes(four_colour=four, dark=dark) for four in (False, True) for dark in (False, True)]
ON_PLATES = {
    "ink": palette.INK,
    "small print": palette.SOFT_INK,
    "yours, now": palette.ACCENT,
    "danger": palette.WARNING,
}


@pytest.mark.parametrize("name", ON_PLATES)
def test_text_on_a_plate_can_be_read_on_every_cloth(name: str) -> None:
    for ground, plate in product(GROUNDS, (palette.PLATE, palette.PLATE_DEEP)):
        assert contrast(ON_PLATES[name], over(plate, ground)) >= 4.5


def shaded(colour: str, clothes: Clothes) -> QColor:
    """A colour of a card that cannot be played."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colour))
    painter = QPainter(image)
    palette.draw_shade(painter, QRectF(image.rect()), 0, dark=clothes.dark)
    painter.end()
    return image.pixelColor(4, 4)


@pytest.mark.parametrize("clothes", WARDROBE)
def test_the_index_of_a_card_that_cannot_be_played_can_be_read(clothes: Clothes) -> None:
    ground = shaded(paper(clothes), clothes)
    for colour in suit_colours(clothes):
        assert contrast(shaded(colour, clothes), ground) >= 4.5


@pytest.mark.parametrize("clothes", WARDROBE)
def test_a_card_that_cannot_be_played_steps_back(clothes: Clothes) -> None:
    """It is darker than the others, on dark paper too: what is lighter comes forward."""
    playable, other = QColor(paper(clothes)), shaded(paper(clothes), clothes)
    assert contrast(playable, other) >= 1.3
    assert other.lightnessF() < playable.lightnessF()


def test_marks_stand_out_from_what_they_lie_on() -> None:
    for cloth in CLOTHS.values():
        for ground in (QColor(cloth.light), QColor(cloth.middle), QColor(cloth.edge)):
            plate = over(palette.PLATE, ground)
            groove = over(palette.GROOVE_ON_PLATE, plate)
            assert contrast(over(palette.ARROW, ground), ground) >= 3
            assert contrast(palette.ACCENT, ground) >= 3
            for chip in (palette.CHIP, palette.CHIP_LIGHT, palette.CHIP_EDGE):
                assert contrast(chip, plate) >= 3
            for part in (palette.INK, palette.WARNING, palette.BELOW_ZERO, palette.ACCENT):
                assert contrast(part, groove) >= 3


def test_text_on_the_curtain_can_be_read() -> None:
    for ground in GROUNDS:
        assert contrast(QColor("#f6f1e4"), over(curtain._NIGHT, ground)) >= 4.5


def test_a_seat_that_is_out_can_still_be_read() -> None:
    for ground in GROUNDS:
        plate, ink = QColor(palette.PLATE), QColor(palette.SOFT_INK)
        plate.setAlphaF(plate.alphaF() * palette.OUT)
        ink.setAlphaF(palette.OUT)
        there = over(plate, ground)
        assert contrast(over(ink, there), there) >= 4.5


def test_monograms_can_be_read() -> None:
    for colour in palette.PERSONS:
        assert contrast(QColor("white"), colour) >= 4.5


def test_the_dealers_button_can_be_read() -> None:
    assert contrast(palette.BUTTON_INK, palette.BUTTON) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
def test_cards_stand_out_from_every_cloth(dark: bool) -> None:
    """By their paper or, where that is dark, by their edge; at the rim of the table the cloth is darker."""
    for cloth in CLOTHS.values():
        ground = QColor(cloth.light)
        outline = QColor(DARK_EDGE if dark else paper(Clothes()))
        assert contrast(outline, ground) >= 3


@pytest.mark.parametrize("sight", DEFICIENCIES)
def test_the_ring_and_the_warning_are_seen_by_every_eye(sight: str) -> None:
    for sign, ground in product((palette.ACCENT, palette.WARNING, palette.INK), GROUNDS):
        assert difference(seen(sign, sight), seen(ground, sight)) >= 20
    plate = over(palette.PLATE, GROUNDS[0])
    assert contrast(seen(palette.WARNING, sight), seen(plate, sight)) >= 4.5
    assert contrast(seen(palette.ACCENT, sight), seen(plate, sight)) >= 4.5
