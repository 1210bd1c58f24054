# SPDX-License-Identifier: GPL-3.0-or-later
"""A second start shows the first one's window; nothing that went wrong before is in its way."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record, write_record
from cardtable.models import paths
from cardtable.models.library import Library
from cardtable.views import app, single
from cardtable.views.app import Start
from cardtable.views.first_look import FirstLook
from cardtable.views.letterbox import Letterbox
from cardtable.views.new_game import NewGameDialog
from cardtable.views.single import FOLDER, Letter, Place, enter, take_letters

PATIENCE = 30


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Place]:
    place = enter(tmp_path, Letter())
    assert place is not None
    yield place
    place.leave()


def send(folder: Path, data: bytes, name: str = "1-a") -> Path:
    path = folder / FOLDER / f"{name}{single.SUFFIX}"
    path.write_bytes(data)
    return path


def test_the_place_can_be_taken_once(first: Place, tmp_path: Path) -> None:
    assert first.alone
    other = enter(tmp_path / "another", Letter())
    assert other is not None
    assert other.alone
    other.leave()
    second = enter(tmp_path, Letter(), patience=0.1)
    assert second is not None  # the first did not take the letter: it is no obstacle
    assert not second.alone
    assert list((tmp_path / FOLDER).glob(f"*{single.SUFFIX}")) == []
    first.leave()
    third = enter(tmp_path, Letter())
    assert third is not None
    assert third.alone
    third.leave()


def test_a_letter_arrives(first: Place, tmp_path: Path, qtbot: QtBot) -> None:
    owner = QObject()
    box = Letterbox(tmp_path, owner)
    letter = Letter("/tmp/ß 空 \udcff.cardtable", new_game=True, token="abc")
    program = (
        "import sys; from pathlib import Path; from cardtable.views.single import Letter, enter; "
        f"place = enter(Path({str(tmp_path)!r}), Letter({letter.file!r}, True, 'abc')); "
        "print(place is None, 'PySide6' in sys.modules)"
    )
    with qtbot.waitSignal(box.arrived, timeout=PATIENCE * 1000) as arrived:
        second = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert arrived.args == [letter]
    assert second.communicate(timeout=PATIENCE)[0] == "True False\n"
    box.close()


def test_letters_that_waited_for_the_first_paint_are_taken(
    first: Place, tmp_path: Path, qtbot: QtBot
) -> None:
    send(tmp_path, Letter("a").write())
    owner = QObject()
    box = Letterbox(tmp_path, owner)
    with qtbot.waitSignal(box.arrived) as arrived:
        pass
    assert arrived.args == [Letter("a")]


def test_old_and_bad_letters_are_thrown_away(first: Place, tmp_path: Path) -> None:
    old = send(tmp_path, Letter("old").write(), "1-old")
    long_ago = time.time() - single.STALE - 1
    os.utime(old, (long_ago, long_ago))
    bad = (b"", b"\xff", b"[]", b'{"file": 7}', b'{"new_game": 1}', b"[" * 60_000, b"x" * 100_000)
    for number, data in enumerate(bad):
        send(tmp_path, data, f"2-{number}")
    send(tmp_path, Letter("good").write(), "3-good")
    assert take_letters(tmp_path / FOLDER) == [Letter("good")]
    assert list((tmp_path / FOLDER).glob(f"*{single.SUFFIX}")) == []


def test_where_nothing_can_be_written_each_start_has_a_window(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    place = enter(tmp_path / "file", Letter())
    assert place is not None
    assert not place.alone


def test_a_letter_tells_the_whole_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "t")
    assert single.letter(Path("a.cardtable"), new_game=False) == Letter(
        str(tmp_path / "a.cardtable"), False, "t"
    )
    assert single.letter(None, new_game=True).file == ""


def test_a_second_start_opens_its_file_in_the_first_window(
    tmp_path: Path, record: Callable[..., Record]
) -> None:
    home = tmp_path / "home"
    file = tmp_path / "evening.cardtable"
    file.write_bytes(write_record(record("numeral", "hb")))
    command = [sys.executable, "-m", "cardtable", "--data-dir", str(home)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, env=environment) as program:
        try:
            end = time.monotonic() + PATIENCE
            while not next(home.glob("*.sqlite"), None):
                assert time.monotonic() < end
                time.sleep(0.05)
            done = subprocess.run([*command, str(file)], env=environment, timeout=PATIENCE, check=False)
            assert done.returncode == 0
            assert program.poll() is None
            library = Library.open(home)
            try:
                while library.unfinished() is None:
                    assert time.monotonic() < end
                    time.sleep(0.05)
            finally:
                library.close()
        finally:
            program.terminate()
    assert program.returncode == 0


class Desktop(QObject):
    """As much of the application as the start needs."""

    file_asked = Signal(str)

    def quit(self) -> None:
        pass


class NoSignals:
    """In the place of what catches the signals of the system, which are the tests' own here."""

    def __init__(self, _start: Start) -> None:
        pass

    def remove(self) -> None:
        pass


@pytest.fixture
def start(
    first: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication, qtbot: QtBot
) -> Iterator[Start]:
    """The program's start, which was asked for a new game."""
    monkeypatch.setattr(app, "SignalCatcher", NoSignals)
    paths.use(tmp_path)
    start = Start(Desktop(), FirstLook(), first, None, new_game=True)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: start._letterbox is not None, timeout=PATIENCE * 1000)
    yield start
    start.window.close()
    start.close()
    paths.use(None)


def test_a_new_game_that_is_asked_for_is_asked_about(start: Start) -> None:
    assert isinstance(start.window.desk.dialog, NewGameDialog)
    start.window.desk.close_dialog()
    start._on_letter(Letter(new_game=True))
    assert isinstance(start.window.desk.dialog, NewGameDialog)


def test_a_letter_brings_the_window_to_the_front_with_its_file(
    start: Start, record: Callable[..., Record], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "")
    file = tmp_path / "a.cardtable"
    file.write_bytes(write_record(record("numeral", "hb")))
    start.window.showMinimized()
    start._on_letter(Letter(str(file), token="let-me"))
    assert not start.window.isMinimized()
    assert start.window.model.record.game == "numeral"
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "let-me"


def test_a_file_that_macos_wants_opened_is_opened(
    start: Start, record: Callable[..., Record], tmp_path: Path
) -> None:
    file = tmp_path / "a.cardtable"
    file.write_bytes(write_record(record("hearts", "hb")))
    asked: list[str] = []

    class Heard:
        file_asked = type("Signal", (), {"emit": staticmethod(asked.append)})

    assert app.Application.event(Heard(), QFileOpenEvent(str(file)))  # type: ignore[arg-type]
    assert asked == [str(file)]
    start._on_file(asked[0])
    assert start.window.model.record.game == "hearts"
