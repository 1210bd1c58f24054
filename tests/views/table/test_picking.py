# SPDX-License-Identifier: GPL-3.0-or-later
"""Taking cards by pointer and by keys, with real clicks and key presses."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from cardtable.engine.game import IllegalMove
from cardtable.engine.record import Record
from cardtable.views.table.card import CardWidget

from .conftest import Desk

Make = Callable[..., Record]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def adder(desk: Desk, position: Make) -> Desk:
    """Total 88, a hand in which every card can be played."""
    hands = [["AC", "3D", "9S"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=50, to_move=0, pile=["2H"]))
    return desk


def key(desk: Desk, *keys: Qt.Key | str) -> None:
    """Keys go to whatever has the focus."""
    for one in keys:
        widget = QApplication.focusWidget() or desk.table
        if isinstance(one, str):
            QTest.keyClicks(widget, one)
        else:
            QTest.keyClick(widget, one)


def at(card: CardWidget) -> QPoint:
    """The middle of a card, on the table."""
    return card.rect_now.translated(0, -card.risen).center()


def click(desk: Desk, card: CardWidget) -> None:
    QTest.mouseClick(desk.table, LEFT, pos=at(card))


def refusals(desk: Desk) -> list[str]:
    found: list[str] = []

    def note(error: IllegalMove) -> None:
        found.append(error.words.english())

    desk.table.refused.connect(note)
    return found


def test_a_click_plays_the_card(adder: Desk) -> None:
    click(adder, adder.card("3D"))
    assert adder.model.record.moves == ("3D",)


def test_a_click_that_reaches_the_card_widget_plays_it(adder: Desk) -> None:
    QTest.mouseClick(adder.card("3D"), LEFT)
    assert adder.model.record.moves == ("3D",)


def test_the_press_alone_plays_nothing(adder: Desk) -> None:
    QTest.mousePress(adder.table, LEFT, pos=at(adder.card("3D")))
    assert adder.model.record.moves == ()


def test_press_on_one_card_and_release_on_another_plays_nothing(adder: Desk) -> None:
    QTest.mousePress(adder.table, LEFT, pos=at(adder.card("3D")))
    QTest.mouseRelease(adder.table, LEFT, pos=at(adder.card("9S")))
    assert adder.model.record.moves == ()


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_play_nothing(adder: Desk, button: Qt.MouseButton) -> None:
    QTest.mouseClick(adder.table, button, pos=at(adder.card("3D")))
    assert adder.model.record.moves == ()


def test_a_double_click_never_plays_two_cards(desk: Desk, position: Make) -> None:
    """Alone with itself the table would ask again at once."""
    hands = [["3D", "4D", "5S"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=0, to_move=0))
    place = at(desk.card("4D"))
    QTest.mouseClick(desk.table, LEFT, pos=place)
    QTest.mouseDClick(desk.table, LEFT, pos=place)
    desk.until_asked()
    assert [move for move in desk.model.record.moves if move in ("3D", "4D", "5S")] == ["4D"]


def test_arrows_home_and_end_go_along_the_hand(adder: Desk) -> None:
    adder.table.setFocus()
    names = []
    for one in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        key(adder, one)
        names.append(focused(adder))
    key(adder, Qt.Key.Key_End)
    assert [*names, focused(adder)] == ["AC", "3D", "9S", "9S", "3D", "9S"]


def focused(desk: Desk) -> str:
    card = QApplication.focusWidget()
    assert isinstance(card, CardWidget)
    assert card in desk.table.cards.hand()
    return str(card.card)


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_play_the_card_with_the_focus(adder: Desk, enter: Qt.Key) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_2, enter)
    assert adder.model.record.moves == ("3D",)


def test_a_first_enter_only_shows_where_the_keyboard_is(adder: Desk) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_Return)
    assert adder.model.record.moves == ()
    assert focused(adder) == "AC"


def test_digits_go_to_a_card(adder: Desk) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_3)
    assert focused(adder) == "9S"
    key(adder, Qt.Key.Key_7)  # there are only three
    assert focused(adder) == "9S"
    assert adder.model.record.moves == ()


def test_keys_with_control_are_not_for_the_table(adder: Desk) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_2)
    QTest.keyClick(adder.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert adder.model.record.moves == ()


def test_the_focus_follows_the_card_not_its_place(desk: Desk, position: Make) -> None:
    hands = [["3D", "9S", "KS"], ["7C", "8C", "JC"]]
    stock = ["4D", "2C", "5C", "6C"]  # 4D comes between 3D and 9S
    desk.start(position("classic", "hb", hands=hands, total=0, to_move=0, stock=stock))
    desk.table.setFocus()
    key(desk, Qt.Key.Key_2)
    assert focused(desk) == "9S"
    desk.table.picker.take(desk.card("3D"))
    desk.until_asked()
    assert "4D" in desk.faces()
    assert focused(desk) == "9S"


def test_when_the_card_has_gone_the_focus_is_at_the_nearest(desk: Desk, position: Make) -> None:
    hands = [["3D", "9S", "JS"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=0, to_move=0, stock=["2C", "4H", "5C", "6C"]))
    desk.table.setFocus()
    key(desk, Qt.Key.Key_End, Qt.Key.Key_Return)
    desk.until_asked()
    assert focused(desk) == "9S"


def test_tab_leaves_the_hand(adder: Desk) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_1)
    assert [card.focusPolicy() == Qt.FocusPolicy.StrongFocus for card in adder.table.cards.hand()] == [
        True,
        False,
        False,
    ]


def test_a_card_that_can_do_two_things_asks(adder: Desk) -> None:
    click(adder, adder.card("AC"))
    choice = adder.table.picker.choice
    assert choice.isVisible()
    assert not adder.model.record.moves
    assert [button.text() for button in choice.buttons] == ["+1\n50 → 51", "+11\n50 → 61"]
    assert adder.table.rect().contains(choice.geometry())
    QTest.mouseClick(choice.buttons[1], LEFT)
    assert adder.model.record.moves == ("AC+11",)
    assert not choice.isVisible()


@pytest.mark.parametrize(
    ("answer", "move"),
    [("+", "AC+11"), ("-", "AC+1"), ("1", "AC+1"), ("2", "AC+11"), (Qt.Key.Key_Return, "AC+1")],
)
def test_keys_choose_between_two_things(adder: Desk, answer: Qt.Key | str, move: str) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_Home, Qt.Key.Key_Return)
    key(adder, answer)
    assert adder.model.record.moves == (move,)


def test_arrows_go_from_one_choice_to_the_other(adder: Desk) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert adder.model.record.moves == ("AC+11",)


def test_escape_backs_out_of_a_choice(adder: Desk) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert not adder.table.picker.choice.isVisible()
    assert focused(adder) == "AC"
    assert adder.model.record.moves == ()


def test_nobody_is_asked_where_only_one_thing_is_possible(desk: Desk, position: Make) -> None:
    hands = [["AC", "3D", "9S"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=89, to_move=0))
    click(desk, desk.card("AC"))
    assert desk.model.record.moves == ("AC+1",)


def test_a_card_that_is_not_allowed_is_refused_with_its_rule(desk: Desk, position: Make) -> None:
    hands = [["2C", "4C", "AH"], ["6C", "QS", "8D"]]
    desk.start(position("hearts", "hb", hands=hands, to_move=0, leader=0))
    errors: list[IllegalMove] = []
    desk.table.refused.connect(errors.append)
    click(desk, desk.card("AH"))
    assert desk.model.record.moves == ()
    assert len(errors) == 1
    assert errors[0].clause is not None
    assert errors[0].words.english().endswith(".")


def test_a_card_out_of_turn_is_refused(adder: Desk) -> None:
    said = refusals(adder)
    adder.table.picker.offer(None)
    click(adder, adder.card("3D"))
    assert said == ["It is not your turn."]


def test_cards_that_cannot_be_played_are_sunk_and_shaded(desk: Desk, position: Make) -> None:
    hands = [["5C", "9D", "QS"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=95, to_move=0))
    five, nine = desk.card("5C"), desk.card("9D")
    assert five.risen < 0
    assert nine.risen == 0
    assert five.accessibleDescription() == "cannot be played now"
    assert nine.accessibleDescription() == "playable, the total stays 95"


def test_hovering_raises_the_card_and_tells_its_effect(adder: Desk) -> None:
    told: list[str] = []
    adder.table.hovered.connect(told.append)
    card = adder.card("3D")
    QTest.mouseMove(adder.table, at(card))
    adder.until(lambda: bool(told))
    sentence = "Three of diamonds: the total goes from 50 to 53."
    assert told == [sentence]
    assert adder.table.picker.tip.told == "50 → 53"
    assert card.risen == round(card.rect_now.width() / 8)
    tip = adder.table.picker.tip.geometry()
    assert tip.bottom() < card.rect_now.y() - card.risen + 2
    QTest.mouseMove(adder.table, QPoint(5, 5))
    adder.until(lambda: len(told) == 2)
    assert told == [sentence, ""]
    assert card.risen == 0


def test_a_card_that_has_risen_does_not_flee_the_pointer(adder: Desk) -> None:
    """The pointer at the lower edge of a card stays on it when it rises."""
    card = adder.card("3D")
    edge = card.rect_now.center()
    edge.setY(card.rect_now.bottom() - 1)
    QTest.mouseMove(adder.table, edge)
    adder.until(lambda: card.risen > 0)
    QTest.mouseMove(adder.table, edge + QPoint(1, 0))
    adder.wait(30)
    assert card.risen > 0
    QTest.mouseClick(adder.table, LEFT, pos=edge)
    assert adder.model.record.moves == ("3D",)


def test_cards_rise_softly_where_things_move(adder: Desk) -> None:
    adder.settings.update(motion="slow")
    card = adder.card("3D")
    goal = round(card.rect_now.width() / 8)
    QTest.mouseMove(adder.table, at(card))
    adder.until(lambda: card.goal == goal)
    assert card.risen < goal
    adder.until(lambda: card.risen == goal)


def test_the_focus_raises_the_card_and_tells_its_effect(adder: Desk) -> None:
    told: list[str] = []
    adder.table.hovered.connect(told.append)
    adder.table.setFocus()
    key(adder, Qt.Key.Key_1)
    assert told == ["Ace of clubs: the total goes from 50 to 51 or to 61."]
    assert adder.card("AC").risen > 0


def test_a_lost_hand_is_laid_down_with_its_reason(desk: Desk, position: Make) -> None:
    hands = [["5C", "7D", "QS"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=95, to_move=0, chips=[3, 3]))
    loss = desk.table.picker.loss
    assert loss.isVisible()
    assert loss.reason.text() == "Every card takes the total over 99."
    (button,) = loss.buttons
    assert button.text() == "Lay down the hand (−1 chip)"
    assert desk.table.rect().contains(loss.geometry())
    assert not loss.geometry().intersects(desk.table.furniture.total.geometry())
    said = refusals(desk)
    click(desk, desk.card("5C"))
    assert len(said) == 1
    assert not desk.model.record.moves
    QTest.mouseClick(button, LEFT)
    assert desk.model.record.moves == ("bust",)
    assert not loss.isVisible()


@pytest.mark.parametrize("size", [(640, 390), (800, 800), (1280, 800)])
def test_a_lost_hand_can_still_be_read(desk: Desk, position: Make, size: tuple[int, int]) -> None:
    desk.table.resize(*size)
    hands = [["5C", "7D", "QS"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=95, to_move=0, chips=[3, 3]))
    plate = desk.table.picker.loss.geometry()
    for card in desk.table.cards.hand():
        index = card.rect_now.translated(0, -card.risen)
        index.setSize(index.size() / 4)
        assert not plate.intersects(index)


def test_a_lost_hand_is_laid_down_by_keys(desk: Desk, position: Make) -> None:
    hands = [["5C", "7D", "QS"], ["7C", "8C", "JC"]]
    desk.table.setFocus()
    desk.start(position("classic", "hb", hands=hands, total=95, to_move=0, chips=[3, 3]))
    assert isinstance(QApplication.focusWidget(), QPushButton)
    key(desk, Qt.Key.Key_Return)
    assert desk.model.record.moves == ("bust",)


def test_of_two_equal_cards_the_one_clicked_is_played(desk: Desk, position: Make) -> None:
    hands = [["3D", "3D", "KS"], ["7C", "8C", "JC"], ["8D", "8H", "JH"], ["7H", "6H", "5H"]]
    desk.start(position("classic", "hbbb", {"decks": 2}, hands=hands, total=0, to_move=0, decks=2))
    one, other = (card for card in desk.table.cards.hand() if card.card == "3D")
    click(desk, other)
    assert one.piece in desk.table.cards.pieces["hand 0"]
    assert other.piece in desk.table.cards.pieces["pile"]


def test_assistive_technology_plays_a_card_by_pressing_it(adder: Desk) -> None:
    adder.card("3D").click()
    assert adder.model.record.moves == ("3D",)


# Cards that must be taken twice


@pytest.fixture
def careful(adder: Desk) -> Desk:
    adder.settings.update(confirm_play=True)
    return adder


def moves(desk: Desk) -> list[str]:
    return list(desk.model.record.moves)


def heard(desk: Desk) -> list[str]:
    found: list[str] = []
    desk.table.picker.said.connect(found.append)
    return found


def test_a_card_taken_once_waits_and_is_played_when_taken_again(careful: Desk) -> None:
    said = heard(careful)
    click(careful, careful.card("3D"))
    assert moves(careful) == []
    assert said == ["Choose the three of diamonds once more to play it."]
    assert careful.table.picker.tip.told == "Once more: 50 → 53"
    QTest.mouseMove(careful.table, QPoint(5, 5))
    assert careful.card("3D").risen > 0  # it stands out until something else is done
    click(careful, careful.card("3D"))
    assert moves(careful) == ["3D"]


def test_another_card_or_escape_ends_the_wait(careful: Desk) -> None:
    careful.table.setFocus()
    key(careful, Qt.Key.Key_2, Qt.Key.Key_Return, Qt.Key.Key_3, Qt.Key.Key_Return)
    assert moves(careful) == []
    key(careful, Qt.Key.Key_Escape, Qt.Key.Key_Return)
    assert moves(careful) == []
    key(careful, Qt.Key.Key_Return)
    assert moves(careful) == ["9S"]


def test_a_double_click_takes_a_card_that_waits(careful: Desk) -> None:
    place = at(careful.card("3D"))
    QTest.mouseClick(careful.table, LEFT, pos=place)
    QTest.mouseDClick(careful.table, LEFT, pos=place)
    QTest.mouseRelease(careful.table, LEFT, pos=place)
    assert moves(careful) == ["3D"]


def test_a_choice_is_the_second_taking(careful: Desk) -> None:
    click(careful, careful.card("AC"))
    assert careful.table.picker.choice.isVisible()
    key(careful, "+")
    assert moves(careful) == ["AC+11"]


# The keyboard stays at the table


def test_a_lost_hand_that_is_offered_again_keeps_the_keyboard(desk: Desk, position: Make) -> None:
    hands = [["5C", "7D", "QS"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=95, to_move=0, chips=[3, 3]))
    elsewhere = QPushButton("elsewhere", desk.table)
    elsewhere.show()
    (button,) = desk.table.picker.loss.buttons
    button.setFocus()
    desk.table.resize(desk.table.width() - 40, desk.table.height())
    (again,) = desk.table.picker.loss.buttons
    assert again is not button
    assert again.hasFocus()
    assert not elsewhere.hasFocus()


def test_a_choice_that_is_made_or_left_gives_the_keyboard_back(adder: Desk) -> None:
    elsewhere = QPushButton("elsewhere", adder.table)
    elsewhere.show()
    click(adder, adder.card("AC"))
    key(adder, Qt.Key.Key_Escape)
    assert adder.table.picker.has_focus
    assert not elsewhere.hasFocus()
    click(adder, adder.card("AC"))
    key(adder, "+")
    assert moves(adder) == ["AC+11"]
    assert adder.table.picker.has_focus
    assert not elsewhere.hasFocus()


# Keys that were changed


def test_keys_of_the_table_can_be_changed_in_the_middle_of_a_game(adder: Desk) -> None:
    adder.table.setFocus()
    key(adder, Qt.Key.Key_Home)
    adder.settings.update(keys={"table_right": ["K"], "table_play": ["Ctrl+P"]})
    key(adder, Qt.Key.Key_K)
    assert focused(adder) == "3D"
    key(adder, Qt.Key.Key_Right)
    assert focused(adder) == "3D"
    key(adder, Qt.Key.Key_Return)
    assert moves(adder) == []
    adder.settings.update(letters=False)
    key(adder, Qt.Key.Key_K)
    assert focused(adder) == "3D"
    QTest.keyClick(adder.card("3D"), Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert moves(adder) == ["3D"]


# Where people read from the right


def test_arrows_go_the_way_they_point_where_people_read_from_the_right(adder: Desk) -> None:
    adder.table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    adder.table.setFocus()
    key(adder, Qt.Key.Key_End)
    right = adder.card("9S").x()
    key(adder, Qt.Key.Key_Left)
    assert adder.card(focused(adder)).x() < right
    key(adder, Qt.Key.Key_Home, Qt.Key.Key_Return)
    one, other = sorted(adder.table.picker.choice.buttons, key=lambda button: button.x())
    other.setFocus()
    key(adder, Qt.Key.Key_Left)
    assert one.hasFocus()
    key(adder, Qt.Key.Key_Right)
    assert other.hasFocus()


@pytest.mark.parametrize("deal", range(1, 7))
def test_the_keyboard_begins_every_turn_at_a_card_that_can_be_played(
    desk: Desk, record: Make, deal: int
) -> None:
    """Only Enter is pressed, and every time it plays a card."""
    desk.start(record("hearts", "hb", deal=deal))
    refused = refusals(desk)
    desk.table.setFocus()
    key(desk, Qt.Key.Key_Return)  # shows where the keyboard is
    for number in range(8):
        desk.until(lambda: desk.model.turn_of_person or desk.model.waiting_for_round)
        if desk.model.waiting_for_round:
            break
        before = len(desk.model.record.moves)
        key(desk, Qt.Key.Key_Return)
        assert len(desk.model.record.moves) > before, number
    assert not refused


def test_a_card_that_somebody_has_gone_to_is_not_left(desk: Desk, record: Make) -> None:
    desk.start(record("hearts", "hb"))
    desk.table.setFocus()
    key(desk, Qt.Key.Key_End)
    here = QApplication.focusWidget()
    desk.table.picker.offer(None)
    desk.table._offer()
    assert QApplication.focusWidget() is here


@pytest.mark.parametrize("game", ["hearts", "classic", "numeral"])
def test_after_an_undo_the_keyboard_is_at_the_card_taken_back(desk: Desk, record: Make, game: str) -> None:
    desk.start(record(game, "hb"))
    desk.table.setFocus()
    key(desk, Qt.Key.Key_Home)
    for _ in range(3):
        focus = QApplication.focusWidget()
        assert isinstance(focus, CardWidget)
        turn = desk.table.picker._turn
        assert turn is not None
        card = next(one for one in desk.table.cards.hand() if len(turn.moves.get(one.card, ())) == 1)  # type: ignore[arg-type]
        face = card.card
        desk.table.picker.take(card)
        desk.until_asked()
        desk.model.undo()
        desk.until_asked()
        focus = QApplication.focusWidget()
        assert isinstance(focus, CardWidget)
        assert focus.card == face
        key(desk, Qt.Key.Key_Home)
        desk.model.redo()
        desk.until_asked()
