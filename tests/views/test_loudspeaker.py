# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds without Qt's sound module: scripts stand in for the system's players, in real processes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable.models.sounds import SOUNDS
from cardtable.views.sound import VOICES, SoundBoard
from cardtable.views.window import MainWindow

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the names of the players are Linux's")

WELL = 'echo "$0 $*" >> {log}'
LONG = WELL + "\nexec sleep 60"
BADLY = WELL + "\nexit 1"


class Players:
    """A folder of players, the only one that is searched."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._log = folder, folder / "heard"

    def make(self, name: str, does: str) -> None:
        """A player of that name."""
        file = self.folder / name
        file.write_text("#!/bin/sh\nPATH=/usr/bin:/bin\n" + does.format(log=f"'{self._log}'") + "\n")
        file.chmod(0o755)

    def heard(self) -> list[str]:
        """Player, arguments and sound of each call."""
        lines = self._log.read_text().splitlines() if self._log.exists() else []
        return [line.replace(f"{self.folder}/", "").replace(line.split()[-1], "") for line in lines]

    def sounds(self) -> list[str]:
        """Which sounds were started."""
        return [Path(line.split()[-1]).stem for line in self._log.read_text().splitlines()]


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Players:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return Players(folder)


def loaded(window: MainWindow) -> SoundBoard:
    window.sounds.load()
    return window.sounds


def test_a_player_is_started_as_loud_as_the_volume_says(
    players: Players, window: MainWindow, qtbot: QtBot
) -> None:
    players.make("paplay", WELL)
    board = loaded(window)
    window.settings.update(volume=50)
    board.play("card")
    qtbot.waitUntil(lambda: players.heard() == ["paplay --volume=16384 "])
    assert players.sounds() == ["card"]
    assert board.silence is None


def test_no_volume_starts_nothing(players: Players, window: MainWindow, qtbot: QtBot) -> None:
    players.make("paplay", WELL)
    board = loaded(window)
    window.settings.update(volume=0)
    board.play("card")
    window.settings.update(volume=100)
    board.play("win")
    qtbot.waitUntil(lambda: players.heard() == ["paplay --volume=65536 "])
    assert players.sounds() == ["win"]


def test_where_the_first_player_fails_the_next_one_is_heard(
    players: Players, window: MainWindow, qtbot: QtBot
) -> None:
    players.make("pw-play", BADLY)
    players.make("paplay", WELL)
    board = loaded(window)
    window.settings.update(volume=100)
    board.play("card")
    qtbot.waitUntil(lambda: players.heard() == ["pw-play --volume=1.000 ", "paplay --volume=65536 "])
    board.play("chip")
    qtbot.waitUntil(lambda: len(players.heard()) == 3)
    assert players.heard()[2] == "paplay --volume=65536 "
    assert board.silence is None


def test_without_a_sound_server_it_says_so_until_there_is_one(
    players: Players, window: MainWindow, qtbot: QtBot
) -> None:
    players.make("pw-play", BADLY)
    players.make("paplay", BADLY)
    board = loaded(window)
    board.play("card")
    qtbot.waitUntil(lambda: board.silence is not None)
    assert board.silence is not None
    assert board.silence.english() == "There is no sound: no loudspeaker was found."
    assert len(players.heard()) == 2
    players.make("pw-play", WELL)
    board.play("card")
    qtbot.waitUntil(lambda: board.silence is None)


def test_a_player_that_went_away_is_as_one_that_fails(
    players: Players, window: MainWindow, qtbot: QtBot
) -> None:
    players.make("pw-play", WELL)
    board = loaded(window)
    (players.folder / "pw-play").unlink()
    board.play("card")
    qtbot.waitUntil(lambda: board.silence is not None)


def test_mute_and_the_fourth_voice_end_the_process(
    players: Players, window: MainWindow, qtbot: QtBot
) -> None:
    players.make("pw-play", LONG)
    board = loaded(window)
    for sound in SOUNDS[: VOICES + 1]:
        board.play(sound)
    assert [board._effects[sound].isPlaying() for sound in SOUNDS[: VOICES + 1]] == [False, True, True, True]
    window.commands.mute.trigger()
    assert not any(effect.isPlaying() for effect in board._effects.values())


def test_nothing_is_left_running_when_the_window_is_gone(
    players: Players, window: MainWindow, qtbot: QtBot
) -> None:
    players.make("pw-play", LONG)
    board = loaded(window)
    board.play("win")
    qtbot.waitUntil(lambda: len(players.heard()) == 1)
    window.close()
    assert not board._effects["win"].isPlaying()


def test_a_window_that_is_gone_ends_its_players_without_a_warning(
    players: Players, window: MainWindow, qtbot: QtBot
) -> None:
    players.make("pw-play", "echo $$ >> {log}\nexec sleep 60")
    board = SoundBoard(window.model, window.settings, QObject(window))
    board.load()
    board.play("win")
    qtbot.waitUntil(lambda: len(players.heard()) == 1)
    (number,) = players.sounds()
    board.deleteLater()
    qtbot.waitUntil(lambda: not Path(f"/proc/{number}").exists())
