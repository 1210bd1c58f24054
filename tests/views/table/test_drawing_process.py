# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of somebody else's deck are drawn by another process, however slow they are; the window goes on."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.assets import resources
from cardtable.engine.cards import Card
from cardtable.views.table import faces
from cardtable.views.table.drawing import Drawing
from cardtable.views.table.drawing_client import DrawingClient
from cardtable.views.table.drawing_process import Job, run
from cardtable.views.table.faces import OWN, Deck, Look

SIZE = QSize(60, 84)
SLOW = """
import os, sys, time
from cardtable.views.table import drawing_process
write = drawing_process.write
def slowly(drawing, job):
    while not os.path.exists(sys.argv[1]):
        time.sleep(0.01)
    write(drawing, job)
drawing_process.write = slowly
drawing_process.main()
"""
"""A drawing process that needs as long for a card as it takes until a file is there."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A deck of somebody else: ours, under another name."""
    path = tmp_path / "their deck ß.svg"
    path.write_bytes((resources() / OWN).read_bytes())
    return path


@pytest.fixture
def only_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is drawn in this process."""

    def refuse(*_: object) -> None:
        raise AssertionError("the window draws")

    monkeypatch.setattr(faces, "Drawing", refuse)


def foreign(file: Path, cache: Path, program: tuple[str, ...] | None = None) -> Deck:
    deck = Deck(Look(file, None), cache)
    if program is not None:
        deck._client = DrawingClient(deck, program)
        deck._client.drawn.connect(deck._on_drawn)
        deck._client.failed.connect(deck._on_failed)
    return deck


@pytest.mark.usefixtures("only_elsewhere")
def test_every_card_comes_from_another_process(file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    deck = foreign(file, tmp_path / "cache")
    drawn: list[str] = []
    deck.ready.connect(drawn.append)
    cards = (Card.SK, Card.H2, None)
    for card in cards:
        assert not deck.is_exact(deck.face(card, SIZE, 2.0), SIZE, 1.0)
    qtbot.waitUntil(lambda: len(drawn) == 3, timeout=60_000)
    assert drawn == ["king_spade", "2_heart", "back"]
    pictures = [deck.face(card, SIZE, 2.0) for card in cards]
    assert all(picture.size() == SIZE * 2 for picture in pictures)
    expected = Drawing(file, None).image("king_spade", SIZE * 2)
    assert pictures[0].toImage().convertToFormat(expected.format()) == expected


@pytest.mark.usefixtures("only_elsewhere")
def test_the_window_goes_on_while_a_card_is_slow(file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    gate = tmp_path / "go"
    deck = foreign(file, tmp_path / "cache", (sys.executable, "-c", SLOW, str(gate)))
    drawn: list[str] = []
    turns: list[None] = []
    deck.ready.connect(drawn.append)
    clock = QTimer(interval=0)
    clock.timeout.connect(lambda: turns.append(None))
    clock.start()
    assert not deck.face(Card.SK, SIZE, 1.0).isNull()  # a plain card until then
    qtbot.waitUntil(lambda: len(turns) > 200, timeout=60_000)
    assert not drawn
    gate.touch()
    qtbot.waitUntil(lambda: drawn == ["king_spade"], timeout=60_000)


@pytest.mark.usefixtures("only_elsewhere")
def test_another_size_or_deck_is_asked_for_while_a_card_is_slow(
    file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    gate = tmp_path / "go"
    deck = foreign(file, tmp_path / "cache", (sys.executable, "-c", SLOW, str(gate)))
    deck.face(Card.SK, SIZE, 1.0)
    qtbot.waitUntil(lambda: deck._client is not None and deck._client.busy)
    deck.use_sizes((SIZE * 2,), 1.0)
    deck.face(Card.SK, SIZE * 2, 1.0)
    gate.touch()
    qtbot.waitUntil(lambda: deck.is_exact(deck.face(Card.SK, SIZE * 2, 1.0), SIZE * 2, 1.0), timeout=60_000)


@pytest.mark.parametrize("program", [("/nowhere",), (sys.executable, "-c", "print('nonsense')")])
def test_without_that_process_the_window_draws(
    file: Path, tmp_path: Path, qtbot: QtBot, program: tuple[str, ...]
) -> None:
    deck = foreign(file, tmp_path / "cache", program)
    with qtbot.waitSignal(deck.ready, timeout=60_000):
        deck.face(Card.SK, SIZE, 1.0)
    expected = Drawing(file, None).image("king_spade", SIZE)
    drawn = deck.face(Card.SK, SIZE, 1.0).toImage().convertToFormat(expected.format())
    assert drawn == expected


def test_a_deck_that_cannot_be_used_is_still_one_sentence(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "deck.svg"
    file.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    deck = foreign(file, tmp_path / "cache")
    with qtbot.waitSignals([deck.trouble, deck.ready], timeout=60_000):
        deck.face(Card.SK, SIZE, 1.0)


def test_a_deck_goes_while_its_cards_are_drawn(file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    deck = foreign(file, tmp_path / "cache", (sys.executable, "-c", SLOW, str(tmp_path / "never")))
    deck.face(Card.SK, SIZE, 1.0)
    qtbot.waitUntil(lambda: deck._client is not None and deck._client.busy)
    with qtbot.waitSignal(deck.destroyed):
        deck.deleteLater()


def test_the_process_answers_each_line(file: Path, tmp_path: Path, qapp: object) -> None:
    jobs = [
        Job(str(file), "2_heart", 30, 42, str(tmp_path / "new" / "a.png")),
        Job(str(tmp_path / "none.svg"), "2_heart", 30, 42, str(tmp_path / "b.png")),
        Job(str(file), "back", 30, 42, str(file / "c.png")),
    ]
    answers = io.BytesIO()
    run(io.BytesIO(b"".join(msgspec.json.encode(job) + b"\n" for job in jobs)), answers)
    assert [msgspec.json.decode(line, type=Job) for line in answers.getvalue().splitlines()] == jobs
    assert QImage(jobs[0].picture).size() == QSize(30, 42)
    assert not Path(jobs[1].picture).exists()
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["a.png"]
