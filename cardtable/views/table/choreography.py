# SPDX-License-Identifier: GPL-3.0-or-later
"""Motions of cards: one clock for all that are in the air, so that they can be ended together at any time."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi

import msgspec
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QSize, QTimer, Signal

from cardtable.engine.cards import Card

from . import motion
from .card import CardWidget, Pose


class Flight(msgspec.Struct):
    """One card's way."""

    card: CardWidget
    start: Pose
    end: Pose
    size: QSize
    """Of the card where it arrives: it is drawn in this size."""
    face: Card | None
    """What it shows when it has arrived."""
    duration: float
    delay: float = 0.0
    appears: bool = False
    """It cannot be seen before it takes off."""
    stage: int = 0
    """0 waits, 1 is in the air, 2 has arrived."""
    turned: bool = False


class Choreographer(QAbstractAnimation):
    """Runs one group of flights after another. It owns no state: when a group is over, the table settles."""

    over = Signal()
    """The group has ended, by itself or because somebody wished it to."""
    took_off = Signal()
    """A card of the group is in the air, above everything else."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.flights: tuple[Flight, ...] = ()
        """The group that has begun and is not over."""
        self._total = 0
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self._end)
        self.finished.connect(self._settling.start)  # not at once: a short group ends inside `start`

    @property
    def busy(self) -> bool:
        """Whether a group has begun that is not over."""
        return bool(self.flights)

    def begin(self, flights: Sequence[Flight]) -> None:
        """Let a group of cards fly; there must be one."""
        self.flights = tuple(flights)
        self._total = round(max(flight.delay + flight.duration for flight in flights))
        for flight in flights:
            if flight.appears:
                self._hide(flight.card)
        self.start()

    def _hide(self, card: CardWidget) -> None:
        """Let a card wait unseen, and the keyboard at the table: else Qt gives it to whatever comes next."""
        focused = card.hasFocus()
        card.clearFocus()
        card.hide()
        table = card.parentWidget()
        if focused and table is not None:
            table.setFocus()

    def finish(self) -> None:
        """End the running group now."""
        if self.flights:
            self.stop()
            self._end()

    def drop(self) -> None:
        """Forget the running group; the table will be laid anew."""
        self.stop()
        self._settling.stop()
        self.flights = ()

    def _end(self) -> None:
        self._settling.stop()
        if self.flights:
            self.flights = ()
            self.over.emit()

    def duration(self) -> int:
        return self._total

    def updateCurrentTime(self, now: int) -> None:  # noqa: N802
        for flight in self.flights:
            if flight.stage < 2 and now >= flight.delay:
                self._advance(flight, (now - flight.delay) / flight.duration)

    def _advance(self, flight: Flight, part: float) -> None:
        card = flight.card
        if flight.stage == 0:
            flight.stage = 1
            card.take_off(max(flight.start.width, flight.end.width), flight.size)
            flight.turned = flight.face is not card.card
            card.raise_()
            card.show()
            self.took_off.emit()
        if part >= 1:
            flight.stage = 2
            part = 1.0
        eased = self._easing.valueForProgress(part)
        squeeze = 1.0
        if flight.turned:
            turn = min(1.0, eased * 1.1)
            squeeze = max(0.02, abs(cos(pi * turn)))
            if turn > 0.5:
                card.show_card(flight.face)
        start, end = flight.start, flight.end
        card.hover_at(
            Pose(
                start.x + (end.x - start.x) * eased,
                start.y + (end.y - start.y) * eased,
                start.width + (end.width - start.width) * eased,
                end.tilt,
            ),
            squeeze,
        )


def flight_time(start: Pose, end: Pose) -> int:
    """How long a card is in the air: longer over more of the table, within narrow bounds."""
    far = hypot(end.x - start.x, end.y - start.y) / max(1.0, start.width, end.width)
    return round(motion.FLIGHT_SHORT + (motion.FLIGHT_LONG - motion.FLIGHT_SHORT) * min(1.0, far / 5))
