# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that are carried to the table with the pointer, or put back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.engine.record import Record
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games
from cardtable.views.table.card import CardWidget, Pose

from .conftest import Desk, seats

Make = Callable[..., Record]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def adder(desk: Desk, position: Make) -> Desk:
    """Total 50: the ace can do two things, the others one."""
    hands = [["AC", "3D", "9S"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=50, to_move=0, pile=["2H"]))
    return desk


def at(card: CardWidget) -> QPoint:
    """A point of a card that no other one covers."""
    rect = card.rect_now.translated(0, -card.risen)
    return QPoint(rect.left() + 8, rect.center().y())


def middle(desk: Desk) -> QPoint:
    return desk.table.rect().center()


def move(desk: Desk, point: QPoint, held: Qt.MouseButton = LEFT) -> None:
    """The pointer moves with a button down, which QTest cannot do."""
    place = QPointF(point)
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        place,
        place,
        Qt.MouseButton.NoButton,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(desk.table, event)


def carry(desk: Desk, card: CardWidget, *way: QPoint) -> None:
    """Take a card up and carry it along these points."""
    QTest.mousePress(desk.table, LEFT, pos=at(card))
    for point in way:
        move(desk, point)


def played(desk: Desk) -> tuple[str, ...]:
    return desk.model.record.moves


def drag(desk: Desk, card: CardWidget, *way: QPoint) -> None:
    """Carry a card and let it go at the last of these points."""
    carry(desk, card, *way)
    QTest.mouseRelease(desk.table, LEFT, pos=way[-1])


@pytest.mark.parametrize("game", all_games())
def test_a_card_carried_to_the_middle_is_played(game: str, desk: Desk) -> None:
    desk.start(Record(game=game, deal=3, seats=seats("hb")))
    card = next(
        card
        for card in desk.table.cards.hand()
        if card.card is not None
        and len([m for m in desk.model.view.legal_moves() if card.card in m.cards]) == 1
    )
    before, text = len(played(desk)), str(card.card)
    drag(desk, card, middle(desk))
    assert played(desk)[before].startswith(text)
    desk.until_asked()
    desk.assert_settled()


def test_the_card_follows_the_pointer_and_flies_on_from_there(adder: Desk) -> None:
    adder.settings.update(motion="slow")
    card = adder.card("3D")
    where, rest = at(card), card.pose
    carry(adder, card, middle(adder), middle(adder) + QPoint(40, -20))
    way = middle(adder) + QPoint(40, -20) - where
    assert abs(card.pose.x - rest.x - way.x()) < 1
    assert abs(card.pose.y - rest.y - way.y()) <= abs(card.risen)
    assert played(adder) == ()
    before = card.pose
    QTest.mouseRelease(adder.table, LEFT, pos=middle(adder) + QPoint(40, -20))
    assert played(adder) == ("3D",)
    assert adder.table.choreographer.busy
    assert abs(card.pose.x - before.x) + abs(card.pose.y - before.y) < card.rect_now.height()
    adder.until(lambda: adder.model.turn_of_person)
    adder.assert_settled()


def test_a_hand_that_trembles_still_clicks(adder: Desk) -> None:
    card = adder.card("3D")
    high = card.rect_now.height()
    assert high // 6 > QApplication.startDragDistance()
    drag(adder, card, at(card) + QPoint(0, -high // 6))
    assert played(adder) == ("3D",)


@pytest.mark.parametrize("motion", ["off", "normal"])
@pytest.mark.parametrize("place", ["hand", "own card", "outside"])
def test_let_go_elsewhere_it_goes_back(place: str, motion: str, adder: Desk) -> None:
    adder.settings.update(motion=motion)
    card = adder.card("3D")
    end = {
        "hand": at(adder.card("9S")),
        "own card": at(card),
        "outside": QPoint(middle(adder).x(), -30),
    }[place]
    drag(adder, card, middle(adder), end)
    assert played(adder) == ()
    adder.until(lambda: card.pose == Pose.on(card.rect_now.translated(0, -card.risen), card.pose.tilt))
    adder.assert_settled()
    QTest.mouseClick(adder.table, LEFT, pos=at(card))
    assert played(adder) == ("3D",)


def order(desk: Desk) -> list[QObject]:
    """What lies on the table, from below, without the tip, which comes and goes."""
    return [
        each
        for each in desk.table.children()
        if isinstance(each, QWidget) and each is not desk.table.picker.tip
    ]


@pytest.mark.parametrize("motion", ["off", "normal"])
@pytest.mark.parametrize("text", ["AC", "3D", "9S"])
def test_a_card_that_goes_back_lies_over_nothing_that_was_above_it(
    text: str, motion: str, adder: Desk
) -> None:
    adder.settings.update(motion=motion)
    card, before = adder.card(text), order(adder)
    drag(adder, card, middle(adder), QPoint(middle(adder).x(), -30))
    adder.until(lambda: card.pose == Pose.on(card.rect_now.translated(0, -card.risen), card.pose.tilt))
    assert order(adder) == before


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_a_card_that_can_do_two_things_asks_above_the_cards(motion: str, adder: Desk) -> None:
    adder.settings.update(motion=motion)
    card, choice = adder.card("AC"), adder.table.picker.choice
    drag(adder, card, middle(adder))
    adder.until(lambda: card.pose == Pose.on(card.rect_now.translated(0, -card.risen), card.pose.tilt))
    assert choice.isVisible()
    assert all(order(adder).index(choice) > order(adder).index(each) for each in adder.table.cards.hand())
    assert played(adder) == ()


def test_a_card_on_its_way_back_is_there_at_the_next_press(adder: Desk) -> None:
    adder.settings.update(motion="slow")
    card = adder.card("3D")
    drag(adder, card, middle(adder), QPoint(middle(adder).x(), -30))
    assert card.pose.y < card.rect_now.top()
    QTest.mousePress(adder.table, LEFT, pos=at(adder.card("9S")))
    assert card.pose.y > card.rect_now.top()
    QTest.mouseRelease(adder.table, LEFT, pos=at(adder.card("9S")))
    assert played(adder) == ("9S",)


def test_a_card_that_cannot_be_played_goes_back_with_its_reason(desk: Desk, position: Make) -> None:
    hands = [["JC", "QD", "3S"], ["7C", "8C", "JD"]]
    desk.start(position("classic", "hb", hands=hands, total=95, to_move=0, pile=["2H"]))
    told: list[object] = []
    desk.table.refused.connect(told.append)
    drag(desk, desk.card("JC"), middle(desk))
    assert len(told) == 1
    assert desk.card("JC").goal < 0, "the pointer is not over it any more"
    assert played(desk) == ()
    desk.assert_settled()


def test_a_card_that_can_do_two_things_goes_back_and_asks(adder: Desk) -> None:
    drag(adder, adder.card("AC"), middle(adder))
    assert played(adder) == ()
    assert adder.table.picker.choice.isVisible()
    adder.assert_settled()
    adder.table.picker.choice.buttons[0].click()
    assert played(adder)[0].startswith("AC")


def test_where_cards_are_taken_twice_carrying_is_the_first_time(adder: Desk) -> None:
    adder.settings.update(confirm_play=True)
    drag(adder, adder.card("3D"), middle(adder))
    assert played(adder) == ()
    adder.assert_settled()
    drag(adder, adder.card("3D"), middle(adder))
    assert played(adder) == ("3D",)


def test_the_second_half_of_a_double_click_carries_nothing(desk: Desk, position: Make) -> None:
    hands = [["3D", "4D", "5S"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=0, to_move=0))
    place = at(desk.card("4D"))
    QTest.mouseClick(desk.table, LEFT, pos=place)
    desk.until_asked()
    mine = [text for text in played(desk) if text in ("3D", "4D", "5S")]
    QTest.mouseDClick(desk.table, LEFT, pos=place)
    QTest.mousePress(desk.table, Qt.MouseButton.RightButton, pos=place)
    move(desk, middle(desk))
    QTest.mouseRelease(desk.table, LEFT, pos=middle(desk))
    assert [text for text in played(desk) if text in ("3D", "4D", "5S")] == mine


def test_nothing_is_carried_out_of_turn(desk: Desk, position: Make) -> None:
    hands = [["3D", "4D", "5S"], ["7C", "8C", "JC"]]
    record = position("classic", "hb", hands=hands, total=0, to_move=0)
    desk.start(record)
    desk.table.picker.offer(None)
    card = desk.card("3D")
    carry(desk, card, middle(desk))
    assert card.pose.y > card.rect_now.top()
    QTest.mouseRelease(desk.table, LEFT, pos=middle(desk))
    assert played(desk) == ()


def test_escape_puts_the_card_back(adder: Desk) -> None:
    carry(adder, adder.card("3D"), middle(adder))
    QTest.keyClick(adder.table, Qt.Key.Key_Escape)
    adder.assert_settled()
    QTest.mouseRelease(adder.table, LEFT, pos=middle(adder))
    assert played(adder) == ()


def test_a_release_that_nobody_heard_of_puts_the_card_back(adder: Desk) -> None:
    carry(adder, adder.card("3D"), middle(adder))
    move(adder, middle(adder) + QPoint(30, 0), Qt.MouseButton.NoButton)
    adder.assert_settled()
    assert played(adder) == ()


@pytest.mark.parametrize("what", ["resize", "settings", "new game", "undo"])
def test_whatever_lays_the_table_anew_ends_it(what: str, adder: Desk, position: Make) -> None:
    QTest.mouseClick(adder.table, LEFT, pos=at(adder.card("9S")))
    adder.until_asked()
    card = adder.table.cards.hand()[0]
    carry(adder, card, middle(adder))
    assert card.pose.y < card.rect_now.top()
    if what == "resize":
        adder.table.resize(1200, 700)
    elif what == "settings":
        adder.settings.update(large_index=True)
    elif what == "undo":
        adder.model.undo()
    else:
        adder.model.start(Record(game="hearts", deal=3, seats=seats("hb")))
    adder.until_asked()
    moves = played(adder)
    adder.assert_settled()
    move(adder, middle(adder) + QPoint(30, 0))
    QTest.mouseRelease(adder.table, LEFT, pos=middle(adder))
    adder.assert_settled()
    assert played(adder) == moves


def test_cards_carried_at_random_moments_do_no_harm(desk: Desk) -> None:
    """Buttons that go down or come up anywhere, moves, undo, sizes and new games in between."""
    dice = Dice(5)
    desk.settings.update(motion="fast", pause_trick=0.05)
    games = [Record(game=game, deal=3, seats=seats("hb")) for game in all_games()]
    desk.model.start(games[0])

    def anywhere() -> QPoint:
        hand = desk.table.cards.hand()
        if hand and dice.below(2):
            return at(dice.choice(hand))
        return QPoint(dice.below(desk.table.width() + 80) - 40, dice.below(desk.table.height()))

    def anew() -> None:
        desk.model.start(dice.choice(games))

    actions: list[Callable[[], None]] = [
        *[lambda: QTest.mousePress(desk.table, LEFT, pos=anywhere())] * 3,
        *[lambda: move(desk, anywhere())] * 4,
        *[lambda: QTest.mouseRelease(desk.table, LEFT, pos=anywhere())] * 3,
        lambda: QTest.keyClick(desk.table, dice.choice([Qt.Key.Key_Escape, Qt.Key.Key_Return])),
        lambda: desk.table.resize(500 + dice.below(700), 400 + dice.below(400)),
        lambda: desk.model.undo(),
        anew,
    ]
    for _ in range(200):
        dice.choice(actions)()
        desk.wait(dice.below(12))
        if desk.model.waiting_for_round:
            desk.model.go_on()
    QTest.keyClick(desk.table, Qt.Key.Key_Escape)
    desk.table.choreographer.finish()
    desk.assert_settled()
