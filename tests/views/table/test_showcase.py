# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards behind the choice of games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cardtable.views.window import MainWindow

PAPER = QColor("#fffcf2")


def cards(window: MainWindow, qtbot: QtBot) -> QImage:
    """What is seen of the fan when every face has been drawn."""
    fan, deck = window.showcase, window.table.deck
    fan.grab()
    qtbot.waitUntil(lambda: not deck._todo)
    image = fan.grab().toImage()
    return image.copy(0, 0, image.width(), window.covers.welcome.plate.y() - fan.y())


def share(image: QImage, colour: QColor) -> float:
    """The part of a picture that has this colour."""
    spots = [image.pixelColor(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    return sum(spot == colour for spot in spots) / len(spots)


def test_a_fan_looks_out_behind_the_choice_of_games(window: MainWindow, qtbot: QtBot) -> None:
    window.welcome(kept=False)
    fan, plate = window.showcase, window.covers.welcome.plate
    assert fan.isVisible()
    assert abs(fan.geometry().center().x() - plate.geometry().center().x()) <= 1
    assert share(cards(window, qtbot), PAPER) > 0.15
    window.settings.update(dark_faces=True)
    assert share(cards(window, qtbot), PAPER) < 0.01


@pytest.mark.parametrize(("height", "seen"), [(400, False), (900, True)])
def test_it_is_there_only_where_there_is_room(window: MainWindow, height: int, seen: bool) -> None:
    window.resize(1100, height)
    window.welcome(kept=False)
    assert window.showcase.isVisible() == seen
    assert window.showcase.y() >= 0


def test_it_is_not_painted_again_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    painted: list[QEvent.Type] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                painted.append(event.type())
            return False

    window.welcome(kept=False)
    cards(window, qtbot)
    qtbot.wait(50)
    watch = Watch()
    window.showcase.installEventFilter(watch)
    qtbot.wait(200)
    assert painted == []


def test_a_game_has_no_fan(window: MainWindow) -> None:
    window.welcome(kept=False)
    window.covers.lift()
    assert not window.showcase.isVisible()
