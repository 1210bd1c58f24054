# SPDX-License-Identifier: GPL-3.0-or-later
"""Everybody who plays for the computer has a face of their own; everybody else has a monogram."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.assets import resources
from cardtable.engine.people import PEOPLE
from cardtable.engine.record import Player, Record
from cardtable.games import all_games
from cardtable.views.table.palette import PERSONS
from cardtable.views.table.portraits import Medal, Portraits, portrait_of
from cardtable.views.window import MainWindow

LESSONS = [lesson for game in all_games().values() if (lesson := game.lesson()) is not None]
NAMES = sorted(
    {
        *(name for names in PEOPLE.values() for name in names),
        *(name for lesson in LESSONS for name in lesson.opponents),
    }
)
SIDE = 60


def picture(name: str, portrait: str, seat: int = 2) -> QImage:
    """A disc as it is drawn on a plate."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    Portraits().draw(painter, QRectF(0, 0, SIDE, SIDE), name, portrait, seat)
    painter.end()
    return image


@pytest.fixture(scope="module")
def people(qapp: QApplication) -> QSvgRenderer:
    assert qapp is not None
    return QSvgRenderer(str(resources() / "people.svg"))


@pytest.mark.parametrize("name", NAMES)
def test_everybody_has_a_portrait_that_keeps_within_its_round(people: QSvgRenderer, name: str) -> None:
    assert people.elementExists(name)
    bounds = people.boundsOnElement(name)
    assert max(abs(bounds.width() - 100), abs(bounds.height() - 100)) <= 0.5
    image = picture(name, name)
    middle = (SIDE - 1) / 2
    outside = [
        (x, y)
        for x in range(SIDE)
        for y in range(SIDE)
        if (x - middle) ** 2 + (y - middle) ** 2 > (SIDE / 2 + 1) ** 2 and image.pixelColor(x, y).alpha() > 40
    ]
    assert outside == []
    assert image.pixelColor(SIDE // 2, 1).alpha() > 100


def test_no_two_look_alike(qapp: QApplication) -> None:
    assert qapp is not None
    pictures = {name: bytes(picture(name, name).constBits()) for name in NAMES}
    assert [pair for pair in combinations(NAMES, 2) if pictures[pair[0]] == pictures[pair[1]]] == []


def test_people_and_names_of_somebodys_making_have_a_monogram(qapp: QApplication) -> None:
    assert qapp is not None
    known, made, person = Player(NAMES[0], "easy", 1), Player("Bruno", "easy", 1), Player(NAMES[0])
    for player in (made, person):
        assert picture(player.name, portrait_of(player)).pixelColor(SIDE // 2, 3) == PERSONS[2]
    assert picture(known.name, portrait_of(known)).pixelColor(SIDE // 2, 3) != PERSONS[2]
    assert picture("Bruno", "") != picture("Chiara", "")


def test_a_face_is_painted_in_device_pixels(qapp: QApplication) -> None:
    assert qapp is not None
    assert Portraits()._face(NAMES[0], 30, 1.5).width() == 45


@pytest.mark.parametrize("height", [700, 400])
def test_the_winner_is_crowned_where_there_is_room(
    window: MainWindow,
    qtbot: QtBot,
    record: Callable[..., Record],
    almost_over: Callable[[Record], Record],
    height: int,
) -> None:
    window.resize(1100, height)
    window.desk.start(almost_over(record("numeral", "hb")))
    model, end = window.model, window.covers.end
    while model.state.result is None:
        qtbot.waitUntil(lambda: model.turn_of_person or model.state.result is not None)
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
    qtbot.waitUntil(end.isVisible)
    medals = end.findChildren(Medal)
    assert len(medals) == (1 if height == 700 else 0)
    for medal in medals:
        image = medal.grab().toImage()
        assert image.pixelColor(image.width() // 2, image.height() // 4) in PERSONS
        assert end.plate.rect().contains(medal.mapTo(end.plate, medal.rect().center()))
