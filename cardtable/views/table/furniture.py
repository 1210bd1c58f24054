# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything on the table that is no card: plates of the seats, the total, marks, names of places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.engine.table import Event, Place, Scene, Zone

from .faces import Deck
from .flourish import ChipDrop, Laurels, Night, Riffle
from .layout import FULL_FANS
from .middle import MarksPlate, TotalPlate, direction_words, draw_ring
from .plan import Plan, plates
from .portraits import Portraits
from .seats import Person, SeatPanel, TurnMark
from .zones import Drawn, ZoneLabel, draw_depth, draw_place


class Furniture:
    """Keeps these widgets in their places and tells them what to show."""

    def __init__(self, table: QWidget, deck: Deck) -> None:
        self._table = table
        self._portraits = Portraits()
        self.turn = TurnMark(table)
        self.total = TotalPlate(table)
        self.marks = MarksPlate(table)
        for plate in (self.total, self.marks):
            plate.hide()  # an empty table has nothing to say
        self.chip = ChipDrop(table)
        self.night = Night(table)
        self.riffle = Riffle(table, deck)
        self.laurels = Laurels(table)
        self._flourishes = (self.chip, self.night, self.riffle, self.laurels)
        self.panels: list[SeatPanel] = []
        self.labels: dict[str, ZoneLabel] = {}
        self._scene: Scene | None = None
        self._counts: dict[str, int] = {}
        """Cards of each zone when the table was last at rest."""
        self._plan: Plan | None = None

    def show_scene(self, scene: Scene, plan: Plan, names: Sequence[str], bottom: int, duration: int) -> None:
        """Show a scene; the total counts for so long."""
        self._scene, self._plan = scene, plan
        self._show_total(scene, plan, duration)
        self._show_marks(scene, plan)
        self._show_labels(scene, plan, names, bottom)
        while len(self.panels) > len(scene.places):
            gone = self.panels.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.panels) < len(scene.places):
            self.panels.append(SeatPanel(self._table, self._portraits))
        for panel, rect in zip(self.panels, plan.panels, strict=True):
            panel.setGeometry(rect)
            panel.set_type(plan.label, plan.small)
            panel.show()

    def show_people(self, people: Sequence[Person], turn: int | None, duration: int) -> None:
        """Show who sits where; the mark glides to the seat whose turn it is."""
        assert self._plan is not None
        for panel, person in zip(self.panels, people, strict=True):
            panel.show_person(person)
        place = self._plan.panels[turn] if turn is not None else None
        self.turn.point_at(place, self._plan.label, duration)

    def finish(self) -> None:
        """End what is counting or gliding."""
        self.total.finish()
        self.turn.finish()
        for flourish in self._flourishes:
            flourish.finish()

    @property
    def remaining(self) -> int:
        """Milliseconds until everything that happens seldom has been seen."""
        return max(flourish.remaining for flourish in self._flourishes)

    def celebrate(self, before: Scene, events: Sequence[Event], speed: float) -> None:
        """Show what happens seldom: a lost chip, a shot moon, a pack that is shuffled, a game that is won."""
        assert self._scene is not None
        assert self._plan is not None
        plan = self._plan
        if any(event.kind == "moon" for event in events):
            self.night.fall(speed)
        stock = next((zone.name for zone in self._scene.zones if zone.kind == "stock"), None)
        if stock is not None and any(event.kind == "shuffle" for event in events):
            self.riffle.shuffle(plan.areas[stock], speed)
        winner = next((event.seat for event in events if event.kind == "win"), None)
        if winner is not None:
            self.laurels.crown(plan.panels[winner], plan.label, speed)
        places = zip(before.places, self._scene.places, plan.panels, strict=True)
        for place, now, panel in places:
            if _chips(now) < _chips(place):
                size = 2 * plan.label
                low = min(panel.bottom() - plan.label, plan.size.height() - round(2.3 * size))
                self.chip.roll(QPoint(panel.x() + 6 * plan.label, low), size, speed)

    def settle(self) -> None:
        """The cards have arrived: heaps are as thick as they are now, and plates above what lies still."""
        assert self._scene is not None
        self._counts = {zone.name: len(zone.cards) for zone in self._scene.zones}
        for label in self.labels.values():
            label.raise_()
        self.turn.raise_()
        for flourish in self._flourishes:
            flourish.raise_()

    def paint(self, painter: QPainter, part: QRect) -> None:
        """Paint what is worked into the felt."""
        scene, plan = self._scene, self._plan
        if scene is None or plan is None:
            return
        unit = plan.middle_card.width()
        ring = _ring(plan)
        if scene.gauge is not None and ring.adjusted(-unit, -unit, unit, unit).intersects(part):
            draw_ring(painter, ring, unit, scene.direction)
        for zone in scene.zones:
            area = plan.areas[zone.name]
            if not area.adjusted(-8, -8, 8, 8).intersects(part):
                continue
            lying = min(self._counts.get(zone.name, 0), len(zone.cards))
            if zone.kind in ("stock", "pile", "trick") and lying < 2:
                draw_place(painter, area)
            if zone.kind in ("stock", "taken"):
                draw_depth(painter, area, lying)

    def _show_total(self, scene: Scene, plan: Plan, duration: int) -> None:
        self.total.setVisible(scene.gauge is not None and plan.plate is not None)
        if scene.gauge is not None and plan.plate is not None:
            notes = tuple(mark for mark in scene.marks if mark.kind == "note")
            self.total.setGeometry(plan.plate)
            self.total.show_gauge(scene.gauge, notes, direction_words(scene.direction), plan.small, duration)

    def _show_marks(self, scene: Scene, plan: Plan) -> None:
        marks = plates(scene)
        self.marks.setVisible(bool(marks) and plan.marks is not None)
        if marks and plan.marks is not None:
            self.marks.setGeometry(plan.marks)
            self.marks.show_marks(marks, plan.small)

    def _show_labels(self, scene: Scene, plan: Plan, names: Sequence[str], bottom: int) -> None:
        for name in self.labels.keys() - {zone.name for zone in scene.zones}:
            gone = self.labels.pop(name)
            gone.hide()
            gone.deleteLater()
        for zone in scene.zones:
            label = self.labels.get(zone.name)
            if label is None:
                label = self.labels[zone.name] = ZoneLabel(self._table)
            owner = names[zone.seat] if zone.seat is not None and zone.seat < len(names) else ""
            label.show_zone(zone, owner, plan.areas[zone.name], plan.small, _drawn(zone, scene, bottom))
            label.show()


def _chips(place: Place) -> int:
    return sum(counter.value for counter in place.counters if counter.kind == "chips")


def _drawn(zone: Zone, scene: Scene, bottom: int) -> Drawn:
    """What is drawn of a zone's name."""
    if not zone.cards:
        return "nothing"
    if zone.kind == "aside":
        return "title"
    closed = None in zone.cards
    small_hand = zone.kind == "hand" and closed and zone.seat != bottom and len(scene.places) > FULL_FANS
    return "count" if small_hand or zone.kind in ("stock", "taken") else "nothing"


def _ring(plan: Plan) -> QRect:
    unit = plan.middle_card.width()
    grow, spare = round(unit * 0.2), round(unit * 0.09) + 2
    return plan.centre.adjusted(-grow, -grow, grow, grow).intersected(
        plan.middle.adjusted(spare, spare, -spare, -spare)
    )
