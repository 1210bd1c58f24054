# SPDX-License-Identifier: GPL-3.0-or-later
"""A deck's drawing: which of its elements is which card, and whether it has them all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.words import Words, mark
from cardtable.models.decks import BadDeck, read_drawing
from cardtable.views.language import and_list, card_name, say

from .dressing import Clothes, dress
from .plain import draw_index, draw_paper

BACK = "back"
_SUITS = {Suit.CLUBS: "club", Suit.DIAMONDS: "diamond", Suit.HEARTS: "heart", Suit.SPADES: "spade"}
_RANKS = {Rank.ACE: "1", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
_BACKS = (BACK, "back_1", "blue_back", "red_back", "green_back")
_RATIOS = (1.2, 1.62)
"""Height to width of cards that are stretched to the shape of ours; others keep theirs, in the middle."""
_SAMPLES = (Card.C4, Card.D7, Card.H8, Card.S10, Card.S6)
_SAMPLE, _CORNER = QSize(120, 168), QRect(6, 7, 20, 40)
"""Size of a sample, and the part of it where the index is looked for: next to no deck has pips there."""
_INK, _LEAST_INK = 70, 0.06
"""Difference of greys that counts as ink, and the share of it that an index has."""
_NAMED = 4
"""So many missing cards are named."""


def element(card: Card | None) -> str:
    """The id of a card in a deck file, as KDE's card decks name them."""
    if card is None:
        return BACK
    return f"{_RANKS.get(card.rank, card.rank.value)}_{_SUITS[card.suit]}"


_BY_ELEMENT = {element(card): card for card in Card}


class Drawing:
    """A file that has all cards. Raises BadDeck where it does not, in words for its owner."""

    def __init__(self, path: Path, clothes: Clothes | None = None, back: str = BACK) -> None:
        data = read_drawing(path)
        self._renderer = QSvgRenderer()
        if not self._renderer.load(QByteArray(dress(data, clothes) if clothes else data)):
            raise BadDeck(mark("Deck", "It is not a whole SVG drawing."))
        names = {card: self._find(card, back) for card in (*Card, None)}
        self._names = {element(card): name for card, name in names.items()}
        if missing := [card for card, name in names.items() if not name]:
            raise BadDeck(_missing_words(missing))
        shape = self._shape(BACK)
        if shape.width() > shape.height():
            raise BadDeck(mark("Deck", "Its cards are wider than they are high."))
        self._papered, self._bare = True, False
        self._papered = clothes is not None or sum(map(self._has_paper, _SAMPLES)) > len(_SAMPLES) // 2
        self._bare = clothes is None and sum(self._is_bare(card) for card in _SAMPLES) > len(_SAMPLES) // 2

    def image(self, name: str, size: QSize) -> QImage:
        """One card, by KDE's name, in device pixels."""
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        if not self._papered and name in _BY_ELEMENT:
            draw_paper(painter, size)
        self._renderer.render(painter, self._names[name], self._place(name, size))
        if self._bare and name in _BY_ELEMENT:
            draw_index(painter, _BY_ELEMENT[name], size.width(), size.height())
        painter.end()
        return image

    def _has_paper(self, card: Card) -> bool:
        """Whether a card has a ground of its own, so that the table does not show through it."""
        image = self.image(element(card), _SAMPLE)
        spots = ((0.5, 0.04), (0.5, 0.96), (0.04, 0.5), (0.96, 0.5))
        there = [
            image.pixelColor(int(x * image.width()), int(y * image.height())).alpha() > 127 for x, y in spots
        ]
        return sum(there) > 1  # a drawing may leave a margin at two sides

    def _is_bare(self, card: Card) -> bool:
        """Whether the upper left corner of a card, which a fan leaves in sight, says nothing."""
        corner = self.image(element(card), _SAMPLE).copy(_CORNER).convertedTo(QImage.Format.Format_Grayscale8)
        greys = sorted(bytes(corner.constBits()))
        middle = greys[len(greys) // 2]
        return sum(abs(grey - middle) > _INK for grey in greys) < _LEAST_INK * len(greys)

    def _place(self, name: str, size: QSize) -> QRectF:
        whole, shape = QRectF(0, 0, size.width(), size.height()), self._shape(name)
        ratio = shape.height() / max(1e-9, shape.width())
        if _RATIOS[0] <= ratio <= _RATIOS[1]:
            return whole
        scale = min(size.width() / max(1e-9, shape.width()), size.height() / max(1e-9, shape.height()))
        place = QRectF(0, 0, shape.width() * scale, shape.height() * scale)
        place.moveCenter(whole.center())
        return place

    def _shape(self, name: str) -> QRectF:
        return self._renderer.boundsOnElement(self._names[name])

    def _find(self, card: Card | None, back: str) -> str:
        return next((name for name in _candidates(card, back) if self._renderer.elementExists(name)), "")


def _candidates(card: Card | None, back: str) -> tuple[str, ...]:
    """The names that a card may have: KDE's, Aisleriot's, and those of older decks."""
    if card is None:
        return (back, *_BACKS)
    suit, rank = _SUITS[card.suit], _RANKS.get(card.rank, card.rank.value)
    names = [f"{rank}_{suit}", f"{suit}_{rank}"]
    if card.rank == Rank.ACE:
        names += [f"ace_{suit}", f"{suit}_ace"]
    return tuple(names)


def _missing_words(missing: list[Card | None]) -> Words:
    """Which cards a drawing does not have."""
    if len(missing) > len(Card):
        return mark("Deck", "It has no pictures of cards.")
    if len(missing) > _NAMED:
        return mark("Deck", "It lacks %n card(s) of the deck.", "", len(missing))
    back = say(mark("Deck", "the back of the cards"))
    names = and_list([card_name(card) if card else back for card in missing])
    return mark("Deck", "It has no picture of: {cards}.").format(cards=names)
