# SPDX-License-Identifier: GPL-3.0-or-later
"""Motions only show what has already happened, end at any input, and leave every card where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget

from cardtable.engine.record import Record
from cardtable.engine.shuffle import Dice
from cardtable.models.game import Moved
from cardtable.models.settings import UNTIL_KEY
from cardtable.views.table import motion

from .conftest import Desk
from .test_picking import Make, at, click


@pytest.fixture
def moving(desk: Desk, position: Make) -> Desk:
    """Cards move slowly, so that a test can act while they do."""
    hands = [["3D", "4D", "9S"], ["7C", "8C", "JC"]]
    desk.settings.update(motion="slow")
    desk.model.start(position("classic", "hb", hands=hands, total=0, to_move=0, pile=["2H"]))
    desk.until_asked()
    return desk


def test_a_played_card_flies_and_the_state_is_there_before_it(moving: Desk) -> None:
    card = moving.card("4D")
    start = at(card)
    click(moving, card)
    assert moving.model.record.moves == ("4D",)
    assert moving.table.choreographer.busy
    moving.wait(120)
    there = moving.table.plan
    assert there is not None
    goal = there.areas["pile"].center()
    assert abs(card.pose.x - start.x()) > 2
    assert (card.pose.x - start.x()) * (goal.x() - start.x()) > 0
    moving.until(lambda: not moving.table.choreographer.busy)
    assert moving.table.cards.pieces["pile"][-1] == card.piece
    assert abs(card.rect_now.center().x() - goal.x()) < card.rect_now.width() / 8


def test_cards_in_the_air_are_above_all_others(moving: Desk) -> None:
    card = moving.card("3D")
    click(moving, card)
    moving.wait(60)
    siblings = [child for child in moving.table.children() if child in moving.table.cards.widgets.values()]
    assert siblings[-1] is card


@pytest.mark.parametrize("game", ["classic", "numeral"])
def test_below_a_card_that_takes_off_lies_the_next(desk: Desk, record: Make, game: str) -> None:
    """The stock has a top card all the time, while cards are dealt, drawn and taken back."""
    desk.settings.update(motion="fast")
    table = desk.table
    seen: set[bool] = set()

    def look() -> None:
        plan, stock = table.plan, table.cards.pieces["stock"]
        assert plan is not None
        flying = {flight.card.piece for flight in table.choreographer.flights}
        lying = [
            table.cards.widgets[piece] for piece in stock if piece in table.cards.widgets.keys() - flying
        ]
        assert lying[-1].isVisible()
        assert lying[-1].rect_now == plan.areas["stock"]
        assert lying[-1].card is None
        seen.add(bool(flying))

    desk.model.stepped.connect(look)
    desk.start(record(game, "hb"))
    for _ in range(2):
        desk.model.play(desk.model.view.legal_moves()[0])
        desk.until_asked()
    desk.model.undo()
    look()
    assert seen == {True}


@pytest.mark.parametrize(
    ("first", "then"), [("slow", 1.8), ("normal", 1.0), ("fast", 0.5)], ids=["slow", "normal", "fast"]
)
def test_speeds(moving: Desk, first: str, then: float) -> None:
    moving.settings.update(motion=first)
    click(moving, moving.card("4D"))
    total = moving.table.choreographer.duration()
    assert motion.FLIGHT_SHORT * then * 0.99 <= total <= motion.FLIGHT_LONG * then * 1.01


def test_no_motion_at_all(moving: Desk) -> None:
    moving.settings.update(motion="off")
    click(moving, moving.card("4D"))
    assert not moving.table.choreographer.busy
    moving.assert_settled()
    moving.until_asked()


def test_motion_that_is_switched_off_ends_at_once(moving: Desk) -> None:
    click(moving, moving.card("4D"))
    moving.settings.update(motion="off")
    assert not moving.table.choreographer.busy
    moving.assert_settled()


class Calm(QProxyStyle):
    """A desktop that asks for less motion."""

    def styleHint(  # noqa: N802
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803
    ) -> int:
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returnData)


@pytest.mark.parametrize("setting", ["normal", "slow", "fast"])
@pytest.mark.parametrize("obey", [True, False])
def test_a_desktop_that_wants_less_motion_is_obeyed_unless_the_player_does_not_want_that(
    moving: Desk, setting: str, obey: bool
) -> None:
    style = Calm()
    style.setParent(moving.table)
    moving.table.setStyle(style)
    moving.settings.update(motion=setting, less_motion=obey)
    click(moving, moving.card("4D"))
    assert moving.table.choreographer.busy is not obey
    moving.until_asked()
    moving.assert_settled()


def test_any_key_ends_the_motion_and_the_game_goes_on(moving: Desk) -> None:
    moving.table.setFocus()
    click(moving, moving.card("4D"))
    assert moving.table.choreographer.busy
    steps: list[Moved] = []
    moving.model.stepped.connect(steps.append)
    QTest.keyClick(moving.table, Qt.Key.Key_F5)
    assert len(steps) == 1  # the draw, which was waiting for the motion


def test_a_click_during_a_motion_ends_it_and_then_acts(desk: Desk, position: Make) -> None:
    """The last motion before the own turn is the opponent's draw: a click then plays at once."""
    hands = [["3D", "4D", "9S"], ["7C", "8C", "JC"]]
    desk.model.start(position("classic", "hb", hands=hands, total=0, to_move=1, pile=["2H"]))
    model, table = desk.model, desk.table
    desk.settings.update(motion="slow")
    desk.until(lambda: model.state.turn == 0 and table.choreographer.busy)
    assert not model.turn_of_person
    click(desk, desk.card("4D"))
    assert model.record.moves[-1] == "4D"


def test_keys_of_modifiers_end_nothing(moving: Desk) -> None:
    click(moving, moving.card("4D"))
    QTest.keyClick(moving.table, Qt.Key.Key_Shift)
    assert moving.table.choreographer.busy


def deal_flights(desk: Desk, record: Record) -> list[tuple[float, float]]:
    """Delay and end of each flight of a deal."""
    seen: list[tuple[float, float]] = []

    def look(moved: Moved) -> None:
        if any(event.kind == "deal" for event in moved.events):
            flights = desk.table.choreographer.flights
            seen.extend((flight.delay, flight.delay + flight.duration) for flight in flights)

    desk.settings.update(motion="normal")
    desk.model.stepped.connect(look)
    desk.model.start(record)
    desk.until(lambda: bool(seen))
    return seen


@pytest.mark.parametrize("game", ["classic", "hearts"])
def test_a_deal_ripples_within_its_limit(desk: Desk, record: Make, game: str) -> None:
    flights = deal_flights(desk, record(game, "hb"))
    assert len(flights) == (6 if game == "classic" else 28)
    delays = sorted(delay for delay, _ in flights)
    gaps = [after - before for before, after in pairwise(delays)]
    assert max(gaps) <= motion.RIPPLE + 0.1
    assert min(gaps) > 10
    assert max(end for _, end in flights) <= motion.GROUP_LIMIT + 1


def test_a_finished_trick_stays_in_sight(desk: Desk, record: Make) -> None:
    desk.settings.update(pause_trick=0.4)
    desk.start(record("hearts", "hb"))
    desk.model.play(desk.model.view.legal_moves()[0])
    desk.until(lambda: desk.model.scenes()[0].pause == "trick")
    desk.wait(200)
    assert desk.model.scenes()[0].pause == "trick"
    desk.until(lambda: desk.model.scenes()[0].pause != "trick")


@pytest.fixture
def waiting(desk: Desk, position: Make) -> Desk:
    """A finished trick that stays until a key is pressed."""
    desk.settings.update(pause_trick=UNTIL_KEY)
    hands = [["2C", "4C", "AH"], ["6C", "QS", "8D"]]
    desk.start(position("hearts", "hb", hands=hands, to_move=0, leader=0))
    desk.model.play(desk.model.view.legal_moves()[0])
    desk.until(lambda: desk.model.scenes()[0].pause == "trick")
    desk.wait(250)
    assert desk.model.scenes()[0].pause == "trick"
    return desk


@pytest.mark.parametrize("speed", ["fast", "normal", "slow", "off"])
def test_after_a_card_was_played_the_others_lie_level(desk: Desk, position: Make, speed: str) -> None:
    """Which of them could have been played is nobody's business any more."""
    desk.settings.update(motion=speed, pause_trick=UNTIL_KEY)
    hands = [["4C", "AC", "8D", "6S", "AH"], ["6C", "8C", "QS", "10D", "4D"]]
    desk.start(position("hearts", "bh", hands=hands, to_move=0, leader=0))
    desk.wait(250)
    assert len({card.risen for card in desk.table.cards.hand()}) == 2
    desk.model.play(desk.model.view.legal_moves()[0])
    desk.until(lambda: desk.model.scenes()[0].pause == "trick" and not desk.table.choreographer.busy)
    desk.wait(250)
    assert [card.risen for card in desk.table.cards.hand()] == [0, 0, 0, 0]


def test_until_a_key_is_pressed_which_does_nothing_else(waiting: Desk) -> None:
    refused: list[object] = []
    waiting.table.refused.connect(refused.append)
    QTest.keyClick(waiting.table, Qt.Key.Key_Return)
    assert waiting.model.scenes()[0].pause != "trick"
    assert refused == []
    assert len(waiting.model.record.moves) == 2


def test_or_the_mouse(waiting: Desk) -> None:
    QTest.mouseClick(waiting.table, Qt.MouseButton.LeftButton, pos=at(waiting.table.cards.hand()[0]))
    assert waiting.model.scenes()[0].pause != "trick"
    assert len(waiting.model.record.moves) == 2


def test_the_last_trick_can_be_seen_again(waiting: Desk) -> None:
    table = waiting.table
    QTest.keyClick(table, Qt.Key.Key_F5)
    waiting.until_asked()
    assert not table.peek.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Up)
    assert table.peek.isVisible()
    spoken = table.peek.accessibleName()
    assert spoken.startswith("Last trick: ")
    assert "two of clubs" in spoken
    assert "six of clubs" in spoken
    QTest.keyClick(table, Qt.Key.Key_Shift)
    assert table.peek.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert not table.peek.isVisible()
    plan = table.plan
    assert plan is not None
    taken = next(zone for zone in waiting.model.scenes()[0].zones if zone.kind == "taken" and zone.cards)
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=plan.areas[taken.name].center())
    assert table.peek.isVisible()


@pytest.fixture
def recalled(waiting: Desk) -> Desk:
    """A person is to play, and the last trick is shown again."""
    QTest.keyClick(waiting.table, Qt.Key.Key_F5)
    waiting.until_asked()
    assert waiting.table.show_last_trick()
    return waiting


@pytest.mark.parametrize("speed", ["slow", "off"])
def test_cards_are_played_below_the_last_trick(recalled: Desk, speed: str) -> None:
    table = recalled.table
    recalled.settings.update(motion=speed)
    recalled.model.play(recalled.model.view.legal_moves()[0])
    recalled.wait(120)
    above = [child for child in table.children() if child in (table.peek, *table.cards.widgets.values())]
    assert above[-1] is table.peek
    assert table.peek.isVisible()


@pytest.mark.parametrize("change", ["undo", "new game", "size"])
def test_the_last_trick_goes_with_the_table_it_was_shown_on(
    recalled: Desk, change: str, record: Make
) -> None:
    if change == "undo":
        recalled.model.undo()
    elif change == "size":
        recalled.table.resize(800, 500)
    else:
        recalled.model.start(record("numeral", "hb"))
    assert not recalled.table.peek.isVisible()


# Nothing that happens meanwhile does harm


@pytest.mark.parametrize("frame", range(0, 480, 60))
def test_resizing_at_any_frame_ends_in_the_resting_layout(moving: Desk, frame: int) -> None:
    click(moving, moving.card("4D"))
    moving.wait(frame)
    moving.table.resize(640 + frame, 420 + frame // 3)
    moving.assert_settled()
    moving.settings.update(motion="off")
    moving.until_asked()
    moving.assert_settled()


@pytest.mark.parametrize("frame", range(0, 500, 100))
@pytest.mark.parametrize("game", ["classic", "hearts"])
def test_a_new_game_at_any_frame(moving: Desk, record: Make, frame: int, game: str) -> None:
    click(moving, moving.card("4D"))
    moving.wait(frame)
    moving.model.start(record(game, "hb"))
    moving.assert_settled()
    moving.until_asked()
    moving.assert_settled()


@pytest.mark.parametrize("frame", range(0, 500, 100))
def test_closing_at_any_frame(moving: Desk, frame: int) -> None:
    click(moving, moving.card("4D"))
    moving.wait(frame)
    moving.table.close()
    moving.model.close()
    moving.wait(50)
    assert not moving.table.choreographer.busy


def test_a_table_that_is_hidden_does_not_move(moving: Desk) -> None:
    click(moving, moving.card("4D"))
    moving.table.hide()
    assert not moving.table.choreographer.busy
    moving.until_asked()
    moving.table.show()
    moving.assert_settled()


def test_nothing_goes_on_while_the_window_is_minimised(moving: Desk) -> None:
    click(moving, moving.card("4D"))
    moving.table.showMinimized()
    assert not moving.table.choreographer.busy
    moving.wait(300)
    assert len(moving.model.record.moves) == 1
    moving.table.showNormal()
    moving.until_asked()
    moving.assert_settled()


def test_the_turn_mark_glides_and_arrives(moving: Desk) -> None:
    table = moving.table
    click(moving, moving.card("4D"))
    moving.until(lambda: moving.model.state.turn == 1)
    plan = table.plan
    assert plan is not None
    moving.until(lambda: table.furniture.turn.geometry().center() == plan.panels[1].center())


def test_a_lost_chip_drops_and_rolls_away_once(desk: Desk, position: Make) -> None:
    hands = [["5C", "7D", "QS"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=95, to_move=0, chips=[3, 3]))
    desk.settings.update(motion="fast")
    chip = desk.table.furniture.chip
    desk.model.play(desk.model.view.legal_moves()[0])
    assert chip.isVisible()
    assert desk.table.rect().contains(chip.geometry())
    start = chip.pos()
    desk.until(lambda: not chip.isVisible())
    assert chip.x() > start.x()
    desk.assert_settled()


def test_a_shot_moon_darkens_the_table_for_a_moment(desk: Desk, position: Make) -> None:
    points = ["2H", "4H", "6H", "8H", "10H", "QH", "QS"]
    made = position(
        "hearts",
        "hb",
        hands=[["AH"], ["4D"]],
        to_move=0,
        leader=0,
        tricks=12,
        broken=True,
        taken=[points, []],
    )
    desk.start(made)
    desk.settings.update(motion="fast")
    night = desk.table.furniture.night
    desk.model.play(desk.model.view.legal_moves()[0])
    desk.until(night.isVisible)
    assert night.geometry() == desk.table.rect()
    desk.until(lambda: not night.isVisible())


def test_a_pack_that_is_shuffled_is_riffled_before_the_game_goes_on(desk: Desk, position: Make) -> None:
    hands = [["5C", "7D", "QS"], ["7C", "8C", "JC"]]
    pile = ["2H", "3H", "5H", "6H", "7H"]
    desk.start(position("classic", "hb", hands=hands, total=10, to_move=0, pile=pile, stock=[]))
    desk.settings.update(motion="fast")
    riffle = desk.table.furniture.riffle
    desk.model.play(desk.model.view.legal_moves()[0])
    desk.until(riffle.isVisible)
    plan = desk.table.plan
    assert plan is not None
    assert riffle.geometry().contains(plan.areas["stock"])
    desk.until(lambda: not desk.table.choreographer.busy)
    assert riffle.isVisible()
    desk.until(lambda: not riffle.isVisible())
    desk.until_asked()
    desk.assert_settled()


def test_the_winner_is_honoured_once_and_a_key_ends_it(desk: Desk, position: Make) -> None:
    hands = [["5C", "7D", "2S"], ["7C", "8C", "6C"]]
    desk.start(position("classic", "hb", hands=hands, total=92, to_move=0, chips=[3, 1], pile=["2H"]))
    desk.settings.update(motion="normal")
    laurels = desk.table.furniture.laurels
    desk.model.play(next(move for move in desk.model.view.legal_moves() if move.text == "5C"))
    desk.until(laurels.isVisible)
    assert desk.model.state.result is not None
    assert laurels.geometry().intersects(desk.table.furniture.panels[0].geometry())
    ended: list[object] = []
    desk.model.finished.connect(ended.append)
    QTest.keyClick(desk.table, Qt.Key.Key_Right)
    assert not laurels.isVisible()
    desk.until(lambda: bool(ended))


def test_many_random_moments_do_no_harm(desk: Desk, record: Make) -> None:
    """New games, sizes, speeds, keys and clicks at random moments."""
    dice = Dice(9)
    desk.settings.update(motion="fast", pause_trick=0.05)
    games = [
        record("classic", "hbb"),
        record("hearts", "hb"),
        record("numeral", "hb"),
        record("classic", "bbbb"),
    ]

    def size() -> None:
        desk.table.resize(QSize(500 + dice.below(700), 360 + dice.below(500)))

    def speed() -> None:
        desk.settings.update(motion=dice.choice(["off", "fast", "normal"]), sort_hand=bool(dice.below(2)))

    def press() -> None:
        keys = [Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_1]
        QTest.keyClick(QApplication.focusWidget() or desk.table, dice.choice(keys))

    def play() -> None:
        if desk.model.turn_of_person:
            desk.model.play(dice.choice(desk.model.view.legal_moves()))
        elif desk.model.waiting_for_round:
            desk.model.go_on()

    def point() -> None:
        where = desk.table.rect().center()
        where.setY(desk.table.height() - 60)
        QTest.mouseClick(desk.table, Qt.MouseButton.LeftButton, pos=where)

    desk.model.start(games[1])
    actions: list[Callable[[], None]] = [size, speed, press, press, play, play, play, point]
    for turn in range(250):
        dice.choice(actions)()
        if turn % 40 == 39:
            desk.model.start(dice.choice(games))
        desk.wait(dice.below(25))
    desk.table.choreographer.finish()
    desk.assert_settled()


class Paints(QObject):
    """Counts what is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in (QEvent.Type.Paint, QEvent.Type.UpdateRequest):
            self.count += 1
        return False


def test_a_table_at_rest_paints_nothing(desk: Desk, record: Make) -> None:
    desk.settings.update(motion="normal")
    desk.start(record("classic", "hbbb"))
    desk.wait(700)  # faces and cloth are drawn, the mark has arrived
    paints = Paints()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(paints)
    desk.wait(500)
    app.removeEventFilter(paints)
    assert paints.count == 0
