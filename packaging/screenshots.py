# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the real window, at the sizes of real screens: `screenshots [WORD...]` takes those named so.

`screenshots 1280x800 scheme=dark felt=wine` takes them with other settings; the names tell which.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from cardtable.ai.thinking import think
from cardtable.engine.game import Move
from cardtable.engine.record import Player, Record, Timeline, write_record
from cardtable.games import find_game

FOLDER = Path(__file__).resolve().parent.parent / "build" / "screenshots"
SCREENS = [
    (500, 400, 1),
    (640, 480, 1),
    (1024, 600, 1),
    (1280, 800, 1),
    (1920, 1080, 1),
    (3840, 2160, 1),
    (1280, 800, 2),
]
"""Width and height in logical pixels, and pixels for each."""
TABLES = {
    "classic-2": ("classic", 2, 9),
    "classic-4": ("classic", 4, 14),
    "classic-8": ("classic", 8, 21),
    "numeral-2": ("numeral", 2, 12),
    "hearts-2": ("hearts", 2, 15),
}
"""A game, its players, and how many decisions have been taken at least when the picture is taken."""
NAMES = ("Ada", "Zofia", "Hakim", "Grace", "Koos", "Siti", "Freja", "Max")
SETTLING = 4.0
"""Seconds until the cards have been drawn."""


def write_game(name: str, players: int, decisions: int, file: Path) -> None:
    """A game in the middle, where the only person must decide."""
    bots = (Player(bot, "normal", number) for number, bot in enumerate(NAMES[1:players], 1))
    game = find_game(name)
    timeline = Timeline(game, Record(game=name, deal=2001, seats=(Player(NAMES[0]), *bots)))
    while timeline.state.plays < decisions or timeline.state.turn != 0:
        seat = timeline.state.turn
        assert seat is not None, "the game is over before the picture"
        thought = think(game, timeline.state.seen_by(seat), seat, "easy", seat)
        timeline.play(Move.parse(thought.move))
        timeline.settle()
    file.write_bytes(write_record(timeline.record))


def read_settings(words: list[str]) -> dict[str, object]:
    """Settings from words like `scheme=dark`; values are JSON, or else text."""
    found: dict[str, object] = {}
    for name, _, value in (word.partition("=") for word in words):
        try:
            found[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    return found


def take(table: str, screen: str, *settings: str) -> None:
    """Start the program with a game, as large as the screen, and take its picture instead of playing."""
    from PySide6.QtWidgets import QApplication

    from cardtable.models import paths
    from cardtable.views import app
    from cardtable.views.single import Place
    from cardtable.views.window import MainWindow

    look = "".join(f"-{word}" for word in settings)

    def picture(_: QApplication) -> int:
        window = next(top for top in QApplication.topLevelWidgets() if isinstance(top, MainWindow))
        window.showMaximized()
        _settle()
        window.grab().save(str(FOLDER / f"{table}-{screen}{look}.png"))
        if table == "classic-2":
            dialogs_by_name: dict[str, Callable[[], object]] = {
                "new-game": window.desk.new_game,
                "rules": window.desk.show_rules,
                "preferences": window.commands.preferences.trigger,
            }
            for name, show in dialogs_by_name.items():
                show()
                _settle()
                dialogs = [top for top in QApplication.topLevelWidgets() if top.isVisible() and top != window]
                dialogs[-1].grab().save(str(FOLDER / f"{name}-{screen}{look}.png"))
                dialogs[-1].close()
        window.close()
        return 0

    QApplication.exec = picture  # type: ignore[assignment,method-assign]
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / "game.cardtable"
        write_game(*TABLES[table], file)
        config = Path(home) / "config" / "settings.json"
        config.parent.mkdir()
        config.write_bytes(msgspec.json.encode(read_settings(list(settings))))
        paths.use(Path(home))
        app.main(file, Place(None))


def _settle() -> None:
    from PySide6.QtCore import QCoreApplication

    end = time.monotonic() + SETTLING
    while time.monotonic() < end:
        QCoreApplication.processEvents()
        time.sleep(0.002)


def main(words: list[str]) -> int:
    """Take every picture whose name has one of the words, each in a process and on a screen of its own."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    failed = 0
    settings = [word for word in words if "=" in word]
    words = [word for word in words if "=" not in word]
    for width, height, scale in SCREENS:
        screen = f"{width}x{height}" + (f"@{scale}" if scale > 1 else "")
        for table in TABLES:
            name = f"{table}-{screen}"
            if words and not any(word in name for word in words):
                continue
            print(name, flush=True)
            failed += _take_elsewhere([table, screen, *settings], (width * scale, height * scale), scale)
    print(f"The pictures are in {FOLDER}.")
    return 1 if failed else 0


def _take_elsewhere(words: list[str], pixels: tuple[int, int], scale: int) -> int:
    width, height = pixels
    shown = {"name": "screen", "x": 0, "y": 0, "logicalDpi": 96, "width": width, "height": height}
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(msgspec.json.encode({"screens": [shown]}))
        file.flush()
        qt = {"QT_QPA_PLATFORM": f"offscreen:configfile={file.name}", "QT_SCALE_FACTOR": str(scale)}
        command = [sys.executable, __file__, "--take", *words]
        return subprocess.call(command, env={**os.environ, **qt})


if __name__ == "__main__":
    if sys.argv[1:2] == ["--take"]:
        take(*sys.argv[2:])
    else:
        sys.exit(main(sys.argv[1:]))
