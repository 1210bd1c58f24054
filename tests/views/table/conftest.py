# SPDX-License-Identifier: GPL-3.0-or-later
"""A table with a real game on it, and opponents that think in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Player, Record
from cardtable.models.game import Asks, GameModel
from cardtable.models.settings import SettingsModel
from cardtable.views.table.card import CardWidget, Pose
from cardtable.views.table.table import TableWidget


class Desk:
    """The table, the game behind it, and what a test does with them."""

    def __init__(self, table: TableWidget, model: GameModel, settings: SettingsModel, qtbot: QtBot) -> None:
        self.table, self.model, self.settings, self._qtbot = table, model, settings, qtbot

    def start(self, record: Record) -> None:
        """Begin a game and wait until a person is asked."""
        self.model.start(record)
        self.until_asked()

    def until_asked(self) -> None:
        """Wait until a person may decide."""
        self._qtbot.waitUntil(lambda: self.model.turn_of_person, timeout=10_000)

    def card(self, text: str) -> CardWidget:
        """A card of the own hand."""
        return next(card for card in self.table.cards.hand() if card.card == text)

    def faces(self) -> list[str]:
        """The own hand from left to right."""
        return [str(card.card) for card in self.table.cards.hand()]

    def wait(self, milliseconds: int) -> None:
        """Let the event loop run."""
        self._qtbot.wait(milliseconds)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something."""
        self._qtbot.waitUntil(holds, timeout=10_000)

    def assert_settled(self) -> None:
        """Every card lies exactly where the state says, and shows no more than the viewer may see."""
        table, view = self.table, self.model.scenes()[1]
        shown = {}
        for piece, name, spot in table.cards.spots():
            if spot.shown:
                widget = table.cards.widgets[piece]
                shown[piece] = name
                assert widget.rect_now == spot.rect
                assert widget.pose == Pose.on(spot.rect.translated(0, -widget.risen), spot.tilt)
                assert table.rect().intersects(widget.geometry())
                assert not widget.isHidden()
        assert set(table.cards.widgets) == set(shown)
        for zone in view.zones:
            row = table.cards.pieces[zone.name]
            for piece, card in zip(row, zone.cards, strict=True):
                if piece in shown and zone.kind != "taken":
                    assert table.cards.widgets[piece].card == card


@pytest.fixture
def desk(qtbot: QtBot, settings: SettingsModel, opponent: Asks) -> Iterator[Desk]:
    """A table of 1024 by 640 in sight, without motion."""
    model = GameModel(opponent, None)
    table = TableWidget(model, settings)
    qtbot.addWidget(table)
    table.resize(1024, 640)
    table.show()
    table.activateWindow()
    qtbot.waitExposed(table)
    yield Desk(table, model, settings, qtbot)
    model.close()
    assert isinstance(opponent, QObject)


def seats(pattern: str) -> tuple[Player, ...]:
    """People (h) and opponents (b)."""
    names = ("Freya", "Tomás", "Mei", "Kofi", "Leila", "Bao", "Ines", "Yusuf")
    return tuple(
        Player(names[seat], None if sign == "h" else "easy", seat) for seat, sign in enumerate(pattern)
    )


@pytest.fixture
def position() -> Callable[..., Record]:
    """Make a record that starts at a position: `position("classic", "hb", hands=[…], total=88)`."""

    def make(game: str, pattern: str, options: dict[str, object] | None = None, **fields: object) -> Record:
        return Record(game=game, deal=3, options=options or {}, seats=seats(pattern), position=fields)

    return make
