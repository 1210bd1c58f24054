# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces come from the deck file, in whole device pixels, one at a time; a broken file costs one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from cardtable.assets import resources
from cardtable.engine.cards import Card
from cardtable.engine.words import Words
from cardtable.views.table import faces
from cardtable.views.table.drawing import element
from cardtable.views.table.faces import OWN, Deck, Look, pixels

OWN_LOOK = Look(resources() / OWN)
SIZE = QSize(70, 98)


def test_elements_are_named_as_in_kde_decks() -> None:
    names = [element(card) for card in (Card.CA, Card.H10, Card.DJ, Card.SQ, Card.HK, None)]
    assert names == ["1_club", "10_heart", "jack_diamond", "queen_spade", "king_heart", "back"]


@pytest.mark.parametrize(
    ("ratio", "size"),
    [(1.0, (70, 98)), (1.25, (88, 123)), (1.5, (105, 147)), (2.0, (140, 196)), (3.0, (210, 294))],
)
def test_a_pixmap_has_every_device_pixel(qtbot: QtBot, ratio: float, size: tuple[int, int]) -> None:
    deck = Deck(OWN_LOOK)
    assert pixels(SIZE, ratio) == QSize(*size)
    with qtbot.waitSignal(deck.ready):
        deck.face(Card.H7, SIZE, ratio)
    assert deck.face(Card.H7, SIZE, ratio).size() == QSize(*size)


def test_until_a_face_is_drawn_there_is_a_stopgap(qtbot: QtBot) -> None:
    deck = Deck(OWN_LOOK)
    assert not deck.face(Card.H7, SIZE, 1.0).isNull()
    with qtbot.waitSignal(deck.ready):
        pass
    drawn = deck.face(Card.H7, SIZE, 1.0)
    larger = deck.face(Card.H7, SIZE * 2, 1.0)
    assert larger.cacheKey() == drawn.cacheKey()  # stretched meanwhile
    assert not deck.is_exact(larger, SIZE * 2, 1.0)
    with qtbot.waitSignal(deck.ready):
        pass
    assert deck.is_exact(deck.face(Card.H7, SIZE * 2, 1.0), SIZE * 2, 1.0)


def test_faces_are_drawn_one_in_a_turn_of_the_event_loop(qtbot: QtBot) -> None:
    deck = Deck(OWN_LOOK)
    drawn: list[str] = []
    deck.ready.connect(drawn.append)
    for card in (Card.C2, Card.C3, Card.C4, None):
        deck.face(card, SIZE, 1.0)
    assert drawn == []
    with qtbot.waitSignal(deck.ready):
        pass
    assert drawn == ["2_club"]
    qtbot.waitUntil(lambda: drawn == ["2_club", "3_club", "4_club", "back"])


@pytest.mark.qt_log_ignore("Cannot read file")
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "It cannot be read: it is not there."),
        (b"", "It is not an SVG drawing."),
        (b"<svg", "It is not a whole SVG drawing."),
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', "It has no pictures of cards."),
    ],
)
def test_a_deck_that_cannot_be_used_costs_one_sentence(
    qtbot: QtBot, tmp_path: Path, content: bytes | None, why: str
) -> None:
    file = tmp_path / "deck.svg"
    if content is not None:
        file.write_bytes(content)
    deck = Deck(Look(file, None))
    said: list[Words] = []
    drawn: list[str] = []
    deck.trouble.connect(said.append)
    deck.ready.connect(drawn.append)
    with qtbot.captureExceptions() as raised:
        for card in (Card.C2, Card.SK, None):
            deck.face(card, SIZE, 1.0)
        qtbot.waitUntil(lambda: len(drawn) == 3)
    assert raised == []
    assert [words.english() for words in said] == [f"The cards in “deck.svg” cannot be used. {why}"]
    pictures = [deck.face(card, SIZE, 1.0).toImage() for card in (Card.C2, Card.SK, None)]
    assert pictures[0] != pictures[1] != pictures[2]


def test_what_is_slow_to_draw_is_kept_on_disk(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faces, "_SLOW", -1)
    first = Deck(OWN_LOOK, tmp_path)
    with qtbot.waitSignal(first.ready):
        first.face(Card.SQ, SIZE, 1.0)
    (kept,) = tmp_path.rglob("*.png")
    assert kept.name == "queen_spade.png"
    assert kept.parent.name == "70x98"
    second = Deck(OWN_LOOK, tmp_path)
    monkeypatch.setattr(second, "_open", lambda: None)  # it must not be drawn
    with qtbot.waitSignal(second.ready):
        second.face(Card.SQ, SIZE, 1.0)
    assert second.face(Card.SQ, SIZE, 1.0).toImage() == first.face(Card.SQ, SIZE, 1.0).toImage()


def test_a_damaged_or_wrong_picture_on_disk_is_drawn_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faces, "_SLOW", -1)
    good = Deck(OWN_LOOK, tmp_path)
    for card in (Card.SQ, Card.SK):
        with qtbot.waitSignal(good.ready):
            good.face(card, SIZE, 1.0)
    queen, king = sorted(tmp_path.rglob("*.png"), reverse=True)
    queen.write_bytes(b"not a picture")
    wrong = QPixmap(3, 3)
    wrong.fill("red")
    wrong.save(str(king))
    deck = Deck(OWN_LOOK, tmp_path)
    for card in (Card.SQ, Card.SK):
        with qtbot.waitSignal(deck.ready):
            deck.face(card, SIZE, 1.0)
        assert deck.face(card, SIZE, 1.0).toImage() == good.face(card, SIZE, 1.0).toImage()


def test_a_cache_that_cannot_be_written_is_done_without(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faces, "_SLOW", -1)
    (tmp_path / "cache").write_text("a file where a directory should be")
    deck = Deck(OWN_LOOK, tmp_path / "cache")
    with qtbot.waitSignal(deck.ready):
        deck.face(Card.SQ, SIZE, 1.0)
    assert deck.is_exact(deck.face(Card.SQ, SIZE, 1.0), SIZE, 1.0)
