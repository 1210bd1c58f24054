# SPDX-License-Identifier: GPL-3.0-or-later
"""The last trick, shown again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.engine.game import Game
from cardtable.engine.record import Timeline
from cardtable.models.shown import ShownGame
from cardtable.views.language import and_list, card_name

from .cards import TableCards
from .choreography import Choreographer
from .faces import Deck
from .palette import ACCENT, INK, PLATE, type_face
from .plan import Plan
from .popups import inside
from .still import StillWidget


class TrickPeek(StillWidget):
    """A plate with the cards of the last trick, in the order in which they were played.

    It stays above cards that are played meanwhile.
    """

    said = Signal(str)
    """What is shown, for the ear."""

    def __init__(self, parent: QWidget, deck: Deck, cards: TableCards, flying: Choreographer) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._deck, self._table = deck, parent
        self._cards: tuple[Card, ...] = ()
        self._card = QSize()
        self._small = 10
        deck.ready.connect(self.update)
        cards.stacked.connect(self.raise_)
        flying.took_off.connect(self.raise_)
        self.hide()

    def recall(self, model: ShownGame, plan: Plan | None) -> bool:
        """Show the last trick of a game; False if there is none to show."""
        cards = last_trick(model.game, model.timeline) if model.game and model.timeline else []
        if cards and plan is not None:
            self.present(cards, plan.middle, plan.middle_card, plan.label)
            self.said.emit(f"{self.accessibleName()}.")
        return bool(cards)

    def present(self, cards: Sequence[Card], near: QRect, card: QSize, small: int) -> None:
        """Show some cards beside a place of the table."""
        self._cards, self._card, self._small = tuple(cards), card, small
        pad = small
        wide = len(cards) * (card.width() + pad) + pad
        high = card.height() + 2 * pad + round(small * 1.6)
        corner = near.center() - QRect(0, 0, wide, high).center()
        self.setGeometry(inside(QRect(corner, QSize(wide, high)), self._table.rect()))
        names = and_list([card_name(card) for card in cards])
        self.setAccessibleName(self.tr("Last trick: {cards}").format(cards=names))
        self.show()
        self.raise_()
        self.update()

    def look(self) -> tuple[object, ...]:
        ratio = self.devicePixelRatioF()
        faces = tuple(self._deck.face(card, self._card, ratio).cacheKey() for card in self._cards)
        return (faces, self._small)

    def draw(self, painter: QPainter) -> None:
        plate = QColor(PLATE)
        plate.setAlpha(240)
        painter.setPen(QPen(ACCENT, 1.2))
        painter.setBrush(plate)
        radius = self._small * 0.8
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        painter.setPen(INK)
        painter.setFont(type_face(self._small, bold=True))
        line = QRectF(0, self._small * 0.5, self.width(), self._small * 1.6)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.tr("Last trick"))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pad, top = self._small, self._small * 1.1 + self._small * 1.6
        for place, card in enumerate(self._cards):
            face = self._deck.face(card, self._card, self.devicePixelRatioF())
            corner = QPointF(pad + place * (self._card.width() + pad), top - self._small * 0.2)
            painter.drawPixmap(QRectF(corner, self._card), face, QRectF(face.rect()))


def last_trick(game: Game, timeline: Timeline) -> list[Card]:
    """The cards of the trick that was finished last, in the order in which they were played."""
    steps = timeline.steps
    scene = game.scene(timeline.state)
    if not any(zone.kind == "trick" for zone in scene.zones):
        return []
    places = reversed(range(len(steps)))
    last = next((place for place in places if game.scene(steps[place].state).pause == "trick"), -1)
    cards = [step.move.cards[0] for step in steps[: last + 1] if step.move.cards]
    return cards[-len(scene.places) :] if last >= 0 else []
