# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds act at once, few at a time, and their absence costs one line. Qt's module is a stand-in here."""

from __future__ import annotations

import subprocess
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
import shiboken6
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Record
from cardtable.models.settings import SettingsModel
from cardtable.models.sounds import SOUNDS
from cardtable.views.sound import VOICES, SoundBoard
from cardtable.views.window import MainWindow

ROOT = Path(__file__).resolve().parents[2]


class Effect(QObject):
    """A sound that plays until it is stopped."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.playing, self.played, self.loudness, self.file = False, 0, 1.0, ""

    def setSource(self, url: QUrl) -> None:  # noqa: N802
        self.file = url.toLocalFile()

    def setVolume(self, loudness: float) -> None:  # noqa: N802
        self.loudness = loudness

    def play(self) -> None:
        self.playing, self.played = True, self.played + 1

    def stop(self) -> None:
        self.playing = False

    def isPlaying(self) -> bool:  # noqa: N802
        return self.playing


class Output:
    there = True

    def isNull(self) -> bool:  # noqa: N802
        return not Output.there


class Devices(QObject):
    audioOutputsChanged = Signal()  # noqa: N815

    @staticmethod
    def defaultAudioOutput() -> Output:  # noqa: N802
        return Output()


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Qt's sound module, as far as it is used."""
    fake = ModuleType("PySide6.QtMultimedia")
    vars(fake).update(QSoundEffect=Effect, QMediaDevices=Devices)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", fake)
    Output.there = True
    return fake


@pytest.fixture
def board(module: ModuleType, window: MainWindow) -> SoundBoard:
    window.sounds.load()
    return window.sounds


def effects(board: SoundBoard) -> dict[str, Effect]:
    return {Path(effect.file).stem: effect for effect in board.findChildren(Effect)}


def test_every_sound_has_a_file_that_is_short_and_one_voice() -> None:
    for sound in SOUNDS:
        with wave.open(str(ROOT / "resources" / "sounds" / f"{sound}.wav")) as file:
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
            assert 0.05 < file.getnframes() / file.getframerate() < 1.5
            samples = memoryview(file.readframes(file.getnframes())).cast("h")
        assert 8000 < max(map(abs, samples)) < 20000
        assert abs(samples[0]) < 1500 > abs(samples[-1])


def test_the_script_makes_the_committed_sounds(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "packaging" / "make_sounds.py"), str(tmp_path)], check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(made) == {f"{sound}.wav" for sound in SOUNDS}
    for name, data in made.items():
        kept = (ROOT / "resources" / "sounds" / name).read_bytes()
        pairs = zip(memoryview(data[44:]).cast("h"), memoryview(kept[44:]).cast("h"), strict=True)
        assert max(abs(one - other) for one, other in pairs) <= 1  # sines differ in the last bit by system


def test_a_played_card_is_heard(
    board: SoundBoard, window: MainWindow, record: Callable[..., Record], qtbot: QtBot
) -> None:
    window.model.start(record("classic", "hb"))
    qtbot.waitUntil(lambda: window.model.turn_of_person)
    before = effects(board)["card"].played
    window.model.play(window.model.view.legal_moves()[0])
    assert effects(board)["card"].played == before + 1


def test_mute_acts_at_once_and_is_kept(board: SoundBoard, window: MainWindow) -> None:
    board.play("win")
    assert effects(board)["win"].playing
    window.commands.mute.trigger()
    assert not window.settings.value.sound
    assert not any(effect.playing for effect in effects(board).values())
    board.play("win")
    assert not effects(board)["win"].playing
    window.commands.mute.trigger()
    board.play("win")
    assert effects(board)["win"].playing


def test_volume_acts_at_once(board: SoundBoard, settings: SettingsModel) -> None:
    for volume in (0, 30, 100):
        settings.update(volume=volume)
        assert {effect.loudness for effect in effects(board).values()} == {(volume / 100) ** 2}


def test_there_are_few_voices_and_the_oldest_ends(board: SoundBoard) -> None:
    for sound in SOUNDS:
        board.play(sound)
    assert [sound for sound in SOUNDS if effects(board)[sound].playing] == list(SOUNDS[-VOICES:])


def test_a_sound_that_is_heard_again_is_one_voice(board: SoundBoard) -> None:
    for _ in range(5):
        board.play("card")
    board.play("chip")
    board.play("draw")
    assert [name for name, effect in effects(board).items() if effect.playing] == ["chip", "card", "draw"]


@pytest.mark.parametrize(
    ("platform", "frozen", "words"),
    [
        ("linux", False, "install a program that plays it, one of pw-play, paplay."),
        ("darwin", True, "install a program that plays it, one of afplay."),
        ("win32", False, "(“pip install cardtable[sound]”)."),
        ("win32", True, "this package comes without Qt’s sound module."),
    ],
)
def test_with_nothing_that_plays_it_is_silent_and_says_why(
    monkeypatch: pytest.MonkeyPatch, window: MainWindow, platform: str, frozen: bool, words: str
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("PATH", "")
    window.sounds.load()
    assert window.sounds.silence is not None
    assert window.sounds.silence.english().endswith(words)
    assert not window.sounds.voices
    window.sounds.play("card")


def test_a_library_that_is_missing_is_named(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    class Broken(ModuleType):
        def __getattr__(self, name: str) -> object:
            raise ImportError("libpulse.so.0: cannot open shared object file")

    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", Broken("PySide6.QtMultimedia"))
    monkeypatch.setenv("PATH", "")
    window.sounds.load()
    assert window.sounds.silence is not None
    assert "needs libpulse.so.0, which is not on this machine" in window.sounds.silence.english()


def test_a_device_may_come_and_go(module: ModuleType, window: MainWindow) -> None:
    Output.there = False
    board = window.sounds
    board.load()
    assert board.silence is not None
    assert board.silence.english() == "There is no sound: no loudspeaker was found."
    board.play("card")
    (devices,) = board.findChildren(Devices)
    Output.there = True
    devices.audioOutputsChanged.emit()
    assert board.silence is None
    board.play("card")
    assert effects(board)["card"].playing


def test_the_module_is_not_loaded_where_sounds_are_not_wanted(
    module: ModuleType, window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.update(sound=False)
    board = SoundBoard(window.model, window.settings, window)
    qtbot.wait(20)
    assert effects(board) == {}
    window.settings.update(sound=True)
    qtbot.waitUntil(lambda: len(effects(board)) == len(SOUNDS))


def test_a_board_that_goes_with_its_window_loads_nothing_any_more(
    module: ModuleType, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[SoundBoard] = []
    monkeypatch.setattr(SoundBoard, "load", lambda board: loaded.append(board))
    settings, home, window_gone = SettingsModel(), QObject(), QObject()
    settings.update(sound=True)
    kept, gone = SoundBoard(window.model, settings, home), SoundBoard(window.model, settings, window_gone)
    shiboken6.delete(window_gone)
    assert not shiboken6.isValid(gone)
    qtbot.waitUntil(lambda: bool(loaded))
    QTest.qWait(20)
    assert loaded == [kept]
