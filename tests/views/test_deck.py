# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck and the icons we draw ourselves."""

from __future__ import annotations

import math
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
DECK = ROOT / "resources" / "decks" / "cardtable.svg"
ICONS = ROOT / "resources" / "icons"
SUITS = ("club", "diamond", "heart", "spade")
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
FACES = [f"{rank}_{suit}" for suit in SUITS for rank in RANKS]
BACKS = ["back", "back_2"]


@pytest.fixture(scope="module")
def deck(qapp: QGuiApplication) -> QSvgRenderer:
    """The deck as the table loads it."""
    assert qapp is not None
    return QSvgRenderer(str(DECK))


def picture(deck: QSvgRenderer, name: str, width: int) -> QImage:
    """One card, as wide as told, on nothing."""
    image = QImage(width, width * 7 // 5, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    deck.render(painter, name, QRectF(image.rect()))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> int:
    """In how many pixels two pictures differ plainly."""
    greys = [bytes(image.convertedTo(QImage.Format.Format_Grayscale8).constBits()) for image in (one, other)]
    return sum(abs(a - b) > 80 for a, b in zip(*greys, strict=True))


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_every_card_has_its_element_and_all_are_the_same_size(deck: QSvgRenderer) -> None:
    assert deck.isValid()
    assert [name for name in FACES + BACKS if not deck.elementExists(name)] == []
    assert {deck.boundsOnElement(name).size().toTuple() for name in FACES + BACKS} == {
        QSizeF(250, 350).toTuple()
    }


def test_corners_are_transparent_and_the_middle_is_not(deck: QSvgRenderer) -> None:
    for name in FACES + BACKS:
        image = picture(deck, name, 100)
        corners = [(0, 0), (99, 0), (0, 139), (99, 139)]
        assert {image.pixelColor(x, y).alpha() for x, y in corners} == {0}, name
        assert image.pixelColor(50, 2).alpha() == 255, name


def test_indices_differ_at_60_pixels(deck: QSvgRenderer) -> None:
    index = {name: picture(deck, name, 60).copy(0, 0, 12, 28) for name in FACES}
    for suit in SUITS:
        for one, other in combinations(RANKS, 2):
            assert difference(index[f"{one}_{suit}"], index[f"{other}_{suit}"]) >= 10, (one, other)
    signs = {suit: picture(deck, f"2_{suit}", 60).copy(0, 16, 12, 12) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        assert difference(signs[one], signs[other]) >= 6, (one, other)


def test_the_index_stands_in_the_same_place_on_every_card_of_a_suit(deck: QSvgRenderer) -> None:
    for suit in SUITS:
        signs = [picture(deck, f"{rank}_{suit}", 200).copy(4, 57, 34, 28) for rank in RANKS]
        assert all(sign == signs[0] for sign in signs), suit


@pytest.mark.parametrize("name", [*BACKS, *(f"{rank}_{suit}" for suit in SUITS for rank in RANKS[10:])])
def test_backs_and_courts_look_the_same_upside_down(deck: QSvgRenderer, name: str) -> None:
    image = picture(deck, name, 240)
    assert difference(image, image.transformed(QTransform().rotate(180))) < 40
    assert not image.allGray()


def test_suits_stand_out_from_the_paper(deck: QSvgRenderer) -> None:
    for suit in SUITS:
        image = picture(deck, f"1_{suit}", 250)
        assert contrast(image.pixelColor(125, 20), image.pixelColor(125, 190)) >= 4.5, suit


@pytest.mark.parametrize("path", sorted(ICONS.glob("*.svg")), ids=lambda path: path.stem)
def test_every_icon_draws_something(qapp: QGuiApplication, path: Path) -> None:
    renderer = QSvgRenderer(str(path))
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    drawn = [
        image.pixelColor(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() > 200
    ]
    assert len(drawn) > 100
    for chrome in ("#ffffff", "#efefef", "#2b2b2b"):
        assert max(contrast(colour, QColor(chrome)) for colour in drawn) >= 3, chrome


def test_the_generator_draws_exactly_the_committed_files(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "packaging" / "draw_deck.py"), str(tmp_path)], check=True)
    drawn = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    assert len(drawn) == len(list((ROOT / "resources").rglob("*.svg")))
    assert {path: (ROOT / "resources" / path).read_bytes() for path in drawn} == drawn
