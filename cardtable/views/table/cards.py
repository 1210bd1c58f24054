# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards on the table: which widget is which piece, where each lies, and how they get there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Game, State
from cardtable.engine.table import Event, Scene, Zone, ZoneKind
from cardtable.views.language import card_name

from . import motion
from .card import CardWidget, Pose
from .changes import Pieces, follow, number_pieces, shown_order, travels
from .choreography import Flight, flight_time
from .drawing import element
from .faces import Deck
from .plan import Plan, Spot

_LAYERS: tuple[ZoneKind, ...] = ("stock", "aside", "taken", "hand", "pile", "trick")
_MANY = 4
"""So many cards that come together are dealt or swept, one after another."""


class TableCards(QObject):
    """Keeps one widget for each card in sight. The zones and the plan say where it belongs."""

    pressed = Signal(object)
    """Assistive technology presses a `CardWidget`."""
    focused = Signal(bool)
    """The keyboard came to a card or left it; whether by a key."""
    stacked = Signal()
    """The cards lie above everything that was on the table before."""

    def __init__(self, table: QWidget, deck: Deck) -> None:
        super().__init__(table)
        self._table, self._deck = table, deck
        self.scene: Scene | None = None
        """With every card known: tells which piece is which, never what is shown."""
        self.pieces: Pieces = {}
        self.widgets: dict[int, CardWidget] = {}
        self.order: Pieces = {}
        """As the cards lie, from left to right."""
        self._faces: dict[int, Card | None] = {}
        self._kinds: dict[str, ZoneKind] = {}
        self._plan: Plan | None = None
        self._own = ""
        self._stacked: list[int] = []

    # What is where

    def reset(self, scene: Scene) -> None:
        """Begin with a new table."""
        self.scene, self.pieces, self.order, self._stacked = scene, number_pieces(scene), {}, []
        for piece in list(self.widgets):
            self._remove(piece)

    def follow(self, scene: Scene, leaving: Collection[int] = ()) -> None:
        """Let the pieces be those of the next scene."""
        assert self.scene is not None
        self.pieces = follow(self.scene, self.pieces, scene, leaving)
        self.scene = scene

    def arrange(self, view: Scene, plan: Plan, own: str, *, sort: bool) -> None:
        """Decide from the viewer's scene what each card shows and in which order cards lie."""
        self._plan, self._own = plan, own
        self._kinds = {zone.name: zone.kind for zone in view.zones}
        self._faces = {}
        for zone in view.zones:
            row = self.pieces[zone.name]
            hidden = zone.kind == "taken"
            for piece, card in zip(row, zone.cards, strict=True):
                self._faces[piece] = None if hidden else card
            self.order[zone.name] = shown_order(zone, row, own=zone.name == own, sort=sort)

    def spots(self) -> Iterator[tuple[int, str, Spot]]:
        """Every piece with its zone and its spot."""
        assert self._plan is not None
        for name, row in self.order.items():
            for piece, spot in zip(row, self._plan.spots[name], strict=True):
                yield piece, name, spot

    def hand(self) -> list[CardWidget]:
        """The own hand, from left to right."""
        return [self.widgets[piece] for piece in self.order.get(self._own, ()) if piece in self.widgets]

    def at(self, point: QPoint) -> CardWidget | None:
        """The card of the own hand at a point of the table."""
        return next((card for card in reversed(self.hand()) if card.covers(point)), None)

    def zone_at(self, point: QPoint) -> Zone | None:
        """The zone whose place is at a point."""
        if self._plan is None or self.scene is None:
            return None
        areas = self._plan.areas
        return next((zone for zone in self.scene.zones if areas[zone.name].contains(point)), None)

    # Getting there

    def settle(self) -> None:
        """Put every card exactly where it belongs, and remove those that are out of sight."""
        shown: list[int] = []
        for piece, name, spot in self._in_layers():
            if not spot.shown:
                continue
            shown.append(piece)
            widget = self._lay(piece, spot)
            spoken = card_name(widget.card)
            if spoken != widget.accessibleName():
                widget.setAccessibleName(spoken)
            if name != self._own:
                widget.dress()
                widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                widget.setAccessibleDescription("")
        for piece in self.widgets.keys() - set(shown):
            self._remove(piece)
        if shown != self._stacked:
            self._stacked = shown
            self.restack()

    def _lay(self, piece: int, spot: Spot) -> CardWidget:
        """A card at its spot."""
        widget = self.widgets.get(piece) or self._make(piece)
        widget.show_card(self._faces[piece])
        widget.lie(spot.rect, spot.tilt)
        widget.show()
        return widget

    def restack(self) -> None:
        """Lay the cards over one another in the right order."""
        for piece in self._stacked:
            self.widgets[piece].raise_()
        self.stacked.emit()

    def unsettle(self) -> None:
        """Cards have flown: the order in which they lie must be made anew."""
        self._stacked = []

    def flights(self, before: Pieces, *, speed: float, deal_from: Pose | None) -> list[Flight]:
        """The ways from where cards are seen now to where they belong; only of those that can be seen."""
        moved = {travel.piece: travel for travel in travels(before, self.pieces) if travel.target}
        coming: list[tuple[int, str, Spot]] = []
        shifts: list[Flight] = []
        bared: list[CardWidget] = []
        for piece, name, spot in self._in_layers():
            if piece in moved:
                coming.append((piece, name, spot))
            elif piece in self.widgets and spot.shown:
                shifts += self._shift(piece, spot, speed)
            elif spot.shown:
                bared.append(self._lay(piece, spot))
        for widget in reversed(bared):
            widget.lower()  # it was below the card that takes off
        return shifts + self._come(coming, before, speed, deal_from)

    def _in_layers(self) -> Iterator[tuple[int, str, Spot]]:
        everything = list(self.spots())
        for kind in _LAYERS:
            yield from (each for each in everything if self._kinds[each[1]] == kind and each[1] != self._own)
        yield from (each for each in everything if each[1] == self._own)

    def _shift(self, piece: int, spot: Spot, speed: float) -> list[Flight]:
        """A card that stays in its zone: it closes a gap, or is turned over where it lies."""
        widget, face = self.widgets[piece], self._faces[piece]
        end = Pose.on(spot.rect, spot.tilt)
        turns = face is not widget.card
        if widget.pose == end and not turns:
            return []
        duration = (motion.TURN_OVER if turns else motion.SHIFT) * speed
        return [Flight(widget, widget.pose, end, spot.rect.size(), face, duration)]

    def _come(
        self, coming: list[tuple[int, str, Spot]], before: Pieces, speed: float, deal_from: Pose | None
    ) -> list[Flight]:
        flights = []
        origin = {piece: name for name, row in before.items() for piece in row}
        for piece, _, spot in self._dealing_order(coming):
            widget = self.widgets.get(piece)
            if not spot.shown and widget is None:
                continue
            appears = widget is None or deal_from is not None
            if widget is None:
                widget = self._make(piece)
                widget.card = None if deal_from else self._first_face(piece, origin.get(piece))
            start = self._start(widget, origin.get(piece), deal_from, appears=appears)
            if deal_from:
                widget.card = None
            end = Pose.on(spot.rect, spot.tilt)
            flights.append(
                Flight(
                    widget,
                    start,
                    end,
                    spot.rect.size(),
                    self._faces[piece],
                    flight_time(start, end) * speed,
                    appears=appears,
                )
            )
        self._ripple(flights, speed, dealt=deal_from is not None)
        return flights

    def _first_face(self, piece: int, source: str | None) -> Card | None:
        """What a card shows that takes off from deep in a heap: the pile is open, all else is closed."""
        kind = self._kinds.get(source or "")
        return self._faces[piece] if kind == "pile" else None

    def _start(
        self, widget: CardWidget, source: str | None, deal_from: Pose | None, *, appears: bool
    ) -> Pose:
        assert self._plan is not None
        if deal_from is not None:
            return deal_from
        if not appears:
            return widget.pose
        area = self._plan.areas.get(source or "stock") or self._plan.middle
        return Pose(area.x() + area.width() / 2, area.y() + area.height() / 2, self._plan.middle_card.width())

    def _dealing_order(self, coming: list[tuple[int, str, Spot]]) -> list[tuple[int, str, Spot]]:
        """One card to each hand in turn."""
        place = {piece: index for row in self.order.values() for index, piece in enumerate(row)}
        if sum(self._kinds[name] == "hand" for _, name, _ in coming) < _MANY:
            return coming
        return sorted(coming, key=lambda each: place[each[0]])

    def _ripple(self, flights: list[Flight], speed: float, *, dealt: bool) -> None:
        if not flights:
            return
        many = len(flights) >= _MANY
        gap = motion.RIPPLE if dealt or not many else motion.SWEEP
        longest = round(max(flight.duration for flight in flights))
        step = motion.ripple(len(flights), round(gap * speed), longest) if many else 0.0
        for place, flight in enumerate(flights):
            flight.delay = step * place

    def _make(self, piece: int) -> CardWidget:
        widget = CardWidget(piece, self._deck, self._table)
        widget.clicked.connect(self._on_clicked)
        widget.focused.connect(self.focused)
        self.widgets[piece] = widget
        return widget

    def _remove(self, piece: int) -> None:
        widget = self.widgets.pop(piece)
        if widget.hasFocus():
            self._table.setFocus()  # else Qt gives the keyboard to whatever comes next in the window
        widget.hide()
        widget.show_card(None)  # until Qt deletes it, it can still be asked what it is
        widget.setAccessibleName("")
        widget.setAccessibleDescription("")
        widget.deleteLater()

    def _on_clicked(self) -> None:
        self.pressed.emit(self.sender())

    def on_new_faces(self) -> None:
        """The deck looks otherwise: show every card anew."""
        for widget in self.widgets.values():
            widget.update()

    def on_face(self, name: str) -> None:
        """A face has been drawn: show it where it lies open."""
        for widget in self.widgets.values():
            if element(widget.card) == name:
                widget.update()


def dealing_pose(scene: Scene, plan: Plan, events: Sequence[Event]) -> Pose | None:
    """Where the cards of a deal come from: the stock, or else the dealer. None when nothing is dealt."""
    deal = next((event for event in events if event.kind == "deal"), None)
    if deal is None:
        return None
    stock = next((zone.name for zone in scene.zones if zone.kind == "stock"), None)
    if stock is not None:
        return Pose.on(plan.areas[stock])
    place = plan.panels[deal.seat].center() if deal.seat is not None else plan.middle.center()
    return Pose(place.x(), place.y(), plan.fan_card.width())


def dealt_soon(game: Game, state: State) -> int:
    """The most cards of a hand now or after the deal that comes next: cards must not change size then."""
    if state.turn == TABLE:
        state = state.play(state.legal_moves()[0])
    return max(3, *(len(zone.cards) for zone in game.scene(state).zones if zone.kind == "hand"))
