# SPDX-License-Identifier: GPL-3.0-or-later
"""The running program, read and played from outside over AT-SPI, as a screen reader does."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.game import TABLE
from cardtable.engine.record import Player, Record, Timeline, write_record
from cardtable.games import find_game
from cardtable.models.library import Library
from cardtable.views.language import card_name

PATIENCE = 40
OUTSIDE = Path(__file__).with_name("outside.py")
PYTHON = "/usr/bin/python3"
"""The system's own, which has GLib's bindings."""


def _missing() -> str:
    """What is not installed here of what this test needs."""
    missing = [name for name in ("Xvfb", "dbus-daemon") if shutil.which(name) is None]
    places = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
    if not any(Path(place).exists() for place in places):
        missing.append("at-spi2-core")
    check = [PYTHON, "-c", "from gi.repository import Gio"]
    if not Path(PYTHON).exists() or subprocess.run(check, capture_output=True, check=False).returncode:
        missing.append("python3-gi")
    return ", ".join(missing)


pytestmark = pytest.mark.skipif(bool(_missing()), reason=f"not installed: {_missing()}")


@pytest.fixture
def desktop(screen: dict[str, str], tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a program whose screen is read aloud."""
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    environment = {**screen, "XDG_RUNTIME_DIR": str(runtime), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as session:
        assert session.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = session.stdout.readline().strip()
        yield environment
        session.terminate()


class Reader:
    """Asks the program what it offers."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._environment = environment

    def _ask(self, *words: str) -> Any:
        command = [PYTHON, str(OUTSIDE), *words]
        done = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return json.loads(done.stdout) if done.returncode == 0 else None

    def tree(self) -> list[dict[str, Any]]:
        """Everything in sight; nothing while the program is not there or changes."""
        return self._ask("tree") or []

    def press(self, node: dict[str, Any]) -> None:
        self._ask("press", node["object"])

    def listen(self, seconds: float, *awaited: str, way: str = "listen") -> subprocess.Popen[str]:
        """Begin to hear what is said until it is an awaited text; it is on the standard output then.

        The way is to `listen` to announcements, or to `notice` notifications, as Orca did before version 45.
        """
        command = [PYTHON, str(OUTSIDE), way, str(seconds), *awaited]
        listener = subprocess.Popen(
            command,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert listener.stderr is not None
        assert listener.stderr.readline().strip() == "listening"
        return listener


def wait_for(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.1)


def timeline(home: Path) -> Timeline:
    """The game as the program has kept it."""
    library = Library.open(home)
    try:
        record = library.record(library.games()[0].id)
        return Timeline(find_game(record.game), record)
    finally:
        library.close()


def playable(nodes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [node for node in nodes if node["description"].startswith("playable, ")]


@pytest.mark.parametrize("game", ["numeral", "hearts"])
def test_a_game_is_read_and_played_from_outside(game: str, desktop: dict[str, str], tmp_path: Path) -> None:
    """By a reader that knows announcements, then by one that does not, as Orca before version 45."""
    home, file = tmp_path / "home", tmp_path / "game.cardtable"
    people = (Player("Ada"), Player("Bruno", "easy"))
    file.write_bytes(write_record(Record(game=game, deal=7, seats=people)))
    command = [sys.executable, "-P", "-m", "cardtable", "--data-dir", str(home), str(file)]
    reader = Reader({**os.environ, **desktop})
    with subprocess.Popen(command, env=desktop, stderr=subprocess.DEVNULL) as program:
        try:
            for way in ("listen", "notice"):
                play_one(reader, home, way)
        finally:
            program.send_signal(signal.SIGTERM)
            assert program.wait(PATIENCE) == 0


def play_one(reader: Reader, home: Path, way: str) -> None:
    """Read the whole table, then press a card that says it can be played, and hear what comes of it, once."""
    wait_for(lambda: bool(playable(reader.tree())), "a card that can be played")
    nodes = reader.tree()
    assert not [node["name"] for node in nodes if "fault" in node["name"]]
    line = timeline(home)
    view = line.state.seen_by(0)
    scene = line.game.scene(view)
    texts = "\n".join(f"{node['name']}\n{node['description']}" for node in nodes)
    own = next(zone for zone in scene.zones if zone.kind == "hand" and zone.seat == 0)
    for card in own.cards:
        assert card is not None
        (node,) = [node for node in nodes if node["name"] == card_name(card) and node["description"]]
        assert node["role"] in ("push button", "button")
    hidden = {card for zone in line.game.scene(line.state).zones for card in zone.cards} - {
        card for zone in scene.zones for card in zone.cards
    }
    assert not [card for card in hidden if card is not None and card_name(card) in texts]
    assert all(not node["description"] for node in nodes if node["name"] == "face-down card")
    assert "Ada, " in texts
    assert "Bruno" in texts
    assert scene.gauge is None or any(
        node["name"].startswith("Total ") and node["role"] == "label" for node in nodes
    )
    listener = reader.listen(PATIENCE / 2, "Your turn.", way=way)
    before = len(line.record.moves)
    reader.press(playable(nodes)[0])
    wait_for(lambda: len(timeline(home).record.moves) > before, "the card to be played")
    heard = json.loads(listener.communicate(timeout=PATIENCE)[0])
    assert any("Bruno " in text or "takes the trick" in text for text in heard), heard
    assert " ".join(heard).count("Your turn.") == 1, heard
    assert line.state.turn != TABLE
