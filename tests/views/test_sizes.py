# SPDX-License-Identifier: GPL-3.0-or-later
"""Every situation at every size: nothing covers anything, nothing is cut off, everything can be reached."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.models.coach import Coach
from cardtable.models.facts import FactBook
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook
from cardtable.models.settings import SettingsModel
from cardtable.views.deals.desk import Deals
from cardtable.views.first_look import FirstLook
from cardtable.views.labels import ElidedLabel
from cardtable.views.overlay import Overlay
from cardtable.views.review.coaching import Coaching
from cardtable.views.review.values import ValueTable
from cardtable.views.scrub import Scrub
from cardtable.views.window import MainWindow

from .conftest import Opponent
from .languages import LANGUAGES, PSEUDO, speaking
from .reading import clipped, twice
from .review.conftest import Weighing
from .situations import SITUATIONS, Situations

SIZES = ((500, 400), (600, 450), (800, 480), (1024, 600))
INDEX = 0.25
"""Part of a card's width that has to be seen of each card of a hand."""
INDEX_HIGH = 0.3
"""Part of its height that has to be seen where a question lies over the lower part of the hand."""


@pytest.fixture
def situations(
    qapp: QApplication,
    qtbot: QtBot,
    library: Library,
    settings: SettingsModel,
    opponent: Opponent,
    tmp_path: Path,
    language: str,
) -> Iterator[Situations]:
    """A window with all that belongs to it, in one of the languages."""
    with speaking(qapp, language):
        model = GameModel(opponent, library)
        window = MainWindow(FirstLook())
        qtbot.addWidget(window)
        window.resize(1024, 600)
        with qtbot.waitSignal(window.painted):
            window.show()
        window.furnish(settings, model, library)
        window.covers.round.deaf_ms = window.covers.end.deaf_ms = 0
        book, notebook = FactBook(library, tmp_path), Notebook(tmp_path)
        deals = Deals(window, library, book, notebook)
        coaching = Coaching(window, Coach(model, Weighing(), notebook), library, notebook)
        window.activateWindow()
        yield Situations(window, coaching, qtbot)
        coaching.better.close()
        deals.close()
        model.close()
        notebook.close()


def place(widget: QWidget, window: QWidget) -> QRect:
    """Where a widget is in its window."""
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def name(widget: QWidget) -> str:
    """How a failure calls a widget."""
    text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else widget.accessibleName()
    return f"{type(widget).__name__} “{text}” {widget.geometry().getRect()}"


def parts(window: MainWindow) -> list[QWidget]:
    """What people read, press or drag, without what is inside of something that scrolls."""
    kinds = (QAbstractButton, QLabel, QComboBox, QAbstractScrollArea, Scrub)
    found = [each for each in window.findChildren(QWidget) if isinstance(each, kinds) and each.isVisible()]
    popups = (window.table.picker.choice, window.table.picker.loss) if window.stage.table is not None else ()
    return [each for each in found if not _inside(each, window, popups)]


def _inside(widget: QWidget, window: MainWindow, popups: Collection[QWidget]) -> bool:
    """Whether it can be scrolled into sight, or lies on the table itself and is looked at there."""
    parent = widget.parentWidget()
    while parent is not None and parent is not window and parent not in popups:
        if isinstance(parent, QAbstractScrollArea | QComboBox) or parent is window.stage.table:
            return True
        parent = parent.parentWidget()
    return False


def cut(window: MainWindow) -> list[str]:
    """Parts that are not wholly within all that they are in, or smaller than they must be."""
    found = []
    for widget in parts(window):
        whole = place(widget, window)
        parent = widget.parentWidget()
        while parent is not None and not parent.isWindow():
            if not place(parent, window).adjusted(-1, -1, 1, 1).contains(whole):
                found.append(f"{name(widget)} sticks out of {name(parent)}")
                break
            parent = parent.parentWidget()
        if isinstance(widget, QAbstractButton) and not widget.isEnabled() and not widget.toolTip():
            found.append(f"{name(widget)} does not say why it cannot be pressed")
        least = widget.minimumSizeHint()
        if isinstance(widget, QPushButton | QComboBox) and widget.height() < least.height() - 1:
            found.append(f"{name(widget)} is lower than {least.height()}")
        if isinstance(widget, QScrollArea | ValueTable) and widget.horizontalScrollBar().maximum():
            found.append(f"{name(widget)} is wider than its room")
        if isinstance(widget, QToolButton | QComboBox) and widget.width() < widget.minimumSizeHint().width():
            found.append(f"{name(widget)} is narrower than {widget.minimumSizeHint().width()}")
    return found


def covered(window: MainWindow) -> list[str]:
    """Pairs of parts of which one covers the other."""
    found = []
    for one, other in combinations(parts(window), 2):
        if place(one, window).adjusted(1, 1, -1, -1).intersects(place(other, window)) and not (
            one.isAncestorOf(other) or other.isAncestorOf(one)
        ):
            found.append(f"{name(one)} and {name(other)}")
    return found


def hidden_cards(window: MainWindow) -> list[str]:
    """Cards of the own hand that are not in sight."""
    found = []
    table = window.table
    if not table.isVisible() or any(cover.isVisible() for cover in window.findChildren(Overlay)):
        return []
    room = place(window.stage.arena, window)
    above = [
        place(each, window)
        for each in (window.stage.side, table.picker.loss, window.covers.curtain.peek)
        if each is not None and each.isVisible()
    ]
    hand = table.cards.hand()
    for number, card in enumerate(hand):
        whole = QRect(card.rect_now.topLeft() + table.mapTo(window, QPoint()), card.rect_now.size())
        seen = (
            whole if number == len(hand) - 1 else whole.adjusted(0, 0, -round(whole.width() * (1 - INDEX)), 0)
        )
        if not room.contains(whole):
            found.append(f"{card.card} {whole.getRect()} sticks out of {room.getRect()}")
        if any(each.intersects(seen) for each in above):
            found.append(f"{card.card} is covered")
        index = seen.adjusted(0, 0, 0, -round(whole.height() * (1 - INDEX_HIGH)))
        asked = table.picker.choice
        if asked.isVisible() and place(asked, window).intersects(index):
            found.append(f"the index of {card.card} is covered")
        if number + 1 < len(hand) and seen.width() > hand[number + 1].rect_now.x() - card.rect_now.x() + 1:
            found.append(f"{card.card} is covered by {hand[number + 1].card}")
    return found


def seats_apart(window: MainWindow) -> list[str]:
    """Plates of seats, and the own cards, that lie on one another."""
    table = window.table
    if not table.isVisible() or table.plan is None:
        return []
    lying = [(panel.accessibleName(), panel.geometry()) for panel in table.furniture.panels]
    lying += [(str(card.card), card.rect_now) for card in table.cards.hand()[:1]]
    lying += [("middle", table.plan.centre)]
    found = [f"{a} and {b}" for (a, one), (b, other) in combinations(lying, 2) if one.intersects(other)]
    return found + [f"{a} sticks out" for a, one in lying if not table.rect().contains(one)]


def test_a_cut_and_a_covered_text_are_found(qtbot: QtBot) -> None:
    window = MainWindow(FirstLook())
    qtbot.addWidget(window)
    one, other = QLabel("One", window.stage.arena), QLabel("Other", window.stage.arena)
    one.setGeometry(5, 5, 60, 20)
    other.setGeometry(5, 40, 60, 20)
    window.show()
    assert not cut(window)
    assert not covered(window)
    other.move(30, 10)
    assert len(covered(window)) == 1
    one.move(-10, 60)
    assert len(cut(window)) == 1


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_nothing_is_covered_or_cut(
    situations: Situations, qtbot: QtBot, situation: str, language: str
) -> None:
    window = situations.window
    situations.bring(situation)
    found = []
    for width, height in SIZES:
        window.resize(width, height)
        qtbot.wait(30)
        wrong = [*cut(window), *covered(window), *seats_apart(window)]
        if not (language == PSEUDO and situation.startswith("loss")):  # no button is that wide in a real one
            wrong += hidden_cards(window)
        wrong += [text for text in clipped(window.stage) if not text.startswith("QToolButton")]
        found += [f"{width}x{height}: {what}" for what in [*wrong, *twice(window)]]
    assert not found, "\n".join(found)


def test_every_label_that_may_be_shortened_tells_the_rest(qtbot: QtBot) -> None:
    label = ElidedLabel("A name that is much too long")
    qtbot.addWidget(label)
    label.resize(40, 20)
    label.show()
    assert label.toolTip() == label.text()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_small_bar_has_everything_in_its_menu(situations: Situations, language: str) -> None:
    """What the second row of the replay bar offers can be had from the menu that stands for it."""
    situations.bring("replay:hearts hb")
    window = situations.window
    bar, replay = window.past.replaying.bar, window.past.replaying.replay
    window.resize(500, 400)
    QApplication.processEvents()
    assert bar.more.isVisible()
    assert not bar.leave.isVisible()
    assert bar.more.focusPolicy() == bar.first.focusPolicy()
    menu = bar.more.menu()
    menu.aboutToShow.emit()
    submenus = (action.menu() for action in menu.actions())
    offered = [each for each in submenus if isinstance(each, QMenu)]
    assert [len(each.actions()) for each in offered] == [
        len(bar.jump.menu().actions()),
        len(bar.take_over.menu().actions()),
        bar.speed.count(),
        bar.hands.count(),
    ]
    offered[2].actions()[-1].trigger()
    assert replay.haste == bar.speed.currentData() == bar.speed.itemData(bar.speed.count() - 1)
    offered[3].actions()[-1].trigger()
    assert replay.viewer == bar.hands.currentData()
    menu.aboutToShow.emit()
    assert offered[3].actions()[-1].isChecked()
    menu.actions()[-1].trigger()
    assert not window.past.replaying.active
    window.resize(1100, 700)
    window.commands.replay.trigger()
    QApplication.processEvents()
    assert bar.leave.isVisible()
    assert not bar.more.isVisible()


@pytest.mark.parametrize("language", ["en"])
def test_the_score_sheet_is_looked_at_in_place_of_the_help_where_there_is_no_room(
    situations: Situations, language: str
) -> None:
    situations.bring("help:hearts hb")
    window, coaching = situations.window, situations.coaching
    window.resize(600, 450)
    QApplication.processEvents()
    assert coaching.help is not None
    assert coaching.help.isVisible()
    window.commands.sheet.trigger()
    assert not coaching.help.isVisible()
    assert window.stage.side is not None
    assert window.stage.side.sheet.isVisible()
    window.side_switch.fold()
    assert coaching.help.isVisible()
    assert not window.stage.side.sheet.isVisible()
    window.resize(1280, 800)
    QApplication.processEvents()
    assert coaching.help.isVisible()
    assert window.stage.side.y() == 0
