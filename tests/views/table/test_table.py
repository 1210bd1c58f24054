# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table shows, says, and keeps to itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE
from cardtable.games import all_games
from cardtable.views.language import card_name
from cardtable.views.table.card import CardWidget

from .conftest import Desk
from .test_picking import Make

GAMES = list(all_games())
HIDDEN = "face-down card"


def spoken(widget: QWidget) -> list[str]:
    """Every name and description in the accessible tree below a widget."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    return [text for node in walk(root) for text in names(node)]


def walk(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    if node.state().invisible:
        return
    yield node
    for place in range(node.childCount()):
        child = node.child(place)
        if child is not None:
            yield from walk(child)


def names(node: QAccessibleInterface) -> list[str]:
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description)
    return [text for kind in kinds if (text := node.text(kind))]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_lies_where_the_state_says(desk: Desk, record: Make, game: str) -> None:
    desk.start(record(game, "hb"))
    desk.assert_settled()
    for _ in range(6):
        if desk.model.turn_of_person:
            desk.model.play(desk.model.view.legal_moves()[0])
            desk.assert_settled()
        desk.until(lambda: desk.model.turn_of_person or desk.model.waiting_for_round)
        desk.assert_settled()


@pytest.mark.parametrize("game", GAMES)
def test_no_face_is_shown_that_the_viewer_may_not_see(desk: Desk, record: Make, game: str) -> None:
    desk.start(record(game, "hb"))
    seen = {card for zone in desk.model.scenes()[1].zones for card in zone.cards if card is not None}
    shown = {card.card for card in desk.table.findChildren(CardWidget) if card.card is not None}
    assert shown
    assert shown <= seen
    unseen = {card_name(card) for card in Card if card not in seen}
    assert not unseen & set(spoken(desk.table))


@pytest.mark.parametrize("game", GAMES)
def test_bystanders_see_no_hand(desk: Desk, record: Make, game: str) -> None:
    desk.model.start(record(game, "bb"))
    assert desk.model.viewer == TABLE

    def dealt() -> list[int]:
        hands = [row for name, row in desk.table.cards.pieces.items() if name.startswith("hand")]
        return [piece for row in hands for piece in row]

    desk.until(lambda: bool(dealt()))
    for piece in dealt():
        assert desk.table.cards.widgets[piece].card is None
        assert desk.table.cards.widgets[piece].accessibleName() == HIDDEN


def test_behind_the_curtain_nobody_sees_a_hand(desk: Desk, record: Make) -> None:
    """Two people at one machine: the hand is covered first, and shown to the next one at the bottom."""
    model, table = desk.model, desk.table
    model.start(record("classic", "hhb"))
    desk.until(lambda: model.curtained)
    for _ in range(4):
        seat = model.state.turn
        assert table.bottom == seat
        assert [card.card for card in table.cards.hand()] == [None] * 3
        assert not any(HIDDEN not in text and " of " in text for text in hand_texts(desk))
        model.reveal()
        assert table.bottom == seat
        assert None not in [card.card for card in table.cards.hand()]
        desk.assert_settled()
        model.play(model.view.legal_moves()[0])
        desk.until(lambda: model.curtained or model.waiting_for_round)
        if model.waiting_for_round:
            break


def hand_texts(desk: Desk) -> list[str]:
    return [card.accessibleName() for card in desk.table.cards.hand()]


def test_the_one_person_sits_at_the_bottom(desk: Desk, record: Make) -> None:
    desk.start(record("classic", "bbh"))
    assert desk.table.bottom == 2
    plan = desk.table.plan
    assert plan is not None
    assert max(plan.panels, key=lambda panel: panel.y()) == plan.panels[2]


def test_everything_on_the_table_has_a_name(desk: Desk, record: Make) -> None:
    desk.start(record("classic", "hbbb"))
    said = spoken(desk.table)
    model = desk.model
    for card in desk.faces():
        assert card_name(Card(card)) in said
    assert "Total 0" in said
    assert any("Play goes clockwise." in text for text in said)
    for name in model.names:
        assert any(text.startswith(f"{name}, 3 chips") for text in said)
    assert sum(", to move" in text for text in said) == 1
    assert sum(", dealer" in text for text in said) == 1
    for zone in ("Stock: 92 cards", "Discard pile: 0 cards", "Hand, Tomás: 3 cards", "Hand, Freya: 3 cards"):
        assert zone in said
    assert said.count(HIDDEN) == 3 * 3 + 1  # three hands and the top of the stock


def test_a_playable_card_says_so_and_what_it_does(desk: Desk, record: Make) -> None:
    desk.start(record("numeral", "hb", deal=2))
    for card in desk.table.cards.hand():
        node = QAccessible.queryAccessibleInterface(card)
        assert node is not None
        assert node.role() == QAccessible.Role.Button
        assert node.text(QAccessible.Text.Name) == card_name(card.card)
        assert node.text(QAccessible.Text.Description).startswith("playable, ")
        assert node.state().focusable


def test_the_plates_show_who_is_out(desk: Desk, position: Make) -> None:
    hands = [["5C", "7D", "QS"], [], ["7C", "8C", "JC"]]
    made = position(
        "classic", "hbb", hands=hands, total=50, to_move=0, chips=[3, 0, 3], alive=[True, False, True]
    )
    desk.start(made)
    assert desk.table.furniture.panels[1].accessibleName() == "Tomás, 0 chips, out"
    assert desk.table.furniture.panels[1].opacity < 1


def test_scores_are_spoken_whole(desk: Desk, position: Make) -> None:
    hands = [["2C", "4C", "AH"], ["6C", "QS", "8D"]]
    desk.start(position("hearts", "hb", hands=hands, to_move=0, leader=0, scores=[34, 61], dealer=1))
    names = [panel.accessibleName() for panel in desk.table.furniture.panels]
    assert names == [
        "Freya, In this deal: 0, Score: 34, to move",
        "Tomás, In this deal: 0, Score: 61, dealer",
    ]
    assert desk.table.furniture.marks.accessibleName() == "Hearts are trump. Hearts are not broken yet"


def test_the_total_is_shown_large_below_zero_too(desk: Desk, position: Make) -> None:
    hands = [["5C", "7D", "QS"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=-12, to_move=0))
    total = desk.table.furniture.total
    assert total.accessibleName() == "Total −12"
    plan = desk.table.plan
    assert plan is not None
    assert total.height() > 4 * plan.label


def test_dead_cards_are_revealed_when_the_deal_is_over(desk: Desk, position: Make) -> None:
    made = position("hearts", "hb", hands=[["2D"], ["4D"]], to_move=0, leader=0, dead=["AS", "2S"], tricks=12)
    desk.model.start(made)
    desk.until_asked()
    table = desk.table
    dead = [table.cards.widgets[piece] for piece in table.cards.pieces["dead"]]
    assert [card.card for card in dead] == [None, None]
    desk.model.play(desk.model.view.legal_moves()[0])
    desk.until(lambda: desk.model.waiting_for_round)
    assert [card.card for card in dead] == ["AS", "2S"]


def test_own_cards_are_sorted_or_not_as_wished(desk: Desk, position: Make) -> None:
    hands = [["QS", "5C", "7D"], ["7C", "8C", "JC"]]
    desk.start(position("classic", "hb", hands=hands, total=0, to_move=0))
    assert desk.faces() == ["5C", "7D", "QS"]
    desk.settings.update(sort_hand=False)
    assert desk.faces() == ["QS", "5C", "7D"]
    desk.assert_settled()


@pytest.mark.parametrize("felt", ["green", "blue", "wine"])
def test_the_cloth_changes_at_once(desk: Desk, record: Make, felt: str) -> None:
    desk.start(record("classic", "hb"))
    desk.settings.update(felt="green")
    desk.wait(100)
    before = picture(desk)
    desk.settings.update(felt=felt)
    desk.wait(150)
    assert (picture(desk) == before) is (felt == "green")


def picture(desk: Desk) -> QImage:
    """A corner of the table where only the cloth is."""
    return desk.table.grab().toImage().copy(desk.table.width() - 60, desk.table.height() - 200, 40, 40)


@pytest.mark.parametrize("size", [QSize(640, 400), QSize(1024, 520), QSize(1600, 900)])
def test_a_resized_table_is_laid_anew(desk: Desk, record: Make, size: QSize) -> None:
    desk.start(record("hearts", "hb"))
    desk.table.resize(size)
    desk.assert_settled()
    table = desk.table.rect()
    for child in desk.table.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if child.isVisible() and not isinstance(child, CardWidget) and child is not desk.table.furniture.turn:
            assert table.contains(child.geometry())


def test_texts_follow_a_change_of_language(desk: Desk, record: Make) -> None:
    class Loud(QTranslator):
        def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
            return text.upper() if context in ("NinetyNine", "SeatPanel") else ""

    desk.start(record("numeral", "hb"))
    app = QCoreApplication.instance()
    assert app is not None
    loud = Loud(app)
    app.installTranslator(loud)
    try:
        QCoreApplication.sendEvent(desk.table, QEvent(QEvent.Type.LanguageChange))
        said = spoken(desk.table)
    finally:
        app.removeTranslator(loud)
    assert any("TO MOVE" in text for text in said)
    assert any(text.startswith("STOCK") for text in said)
