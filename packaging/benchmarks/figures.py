# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the statistics of many games keep a player waiting: `bench figures [GAMES]`."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

import msgspec

from cardtable.ai.thinking import bot_dice
from cardtable.engine.bot import Clock, Limit
from cardtable.engine.game import Move
from cardtable.engine.record import Player, Record, Timeline
from cardtable.games import all_games
from cardtable.models.facts import NAME, FactBook, Facts, Seat
from cardtable.models.library import Library
from cardtable.models.notebook import Notebook
from cardtable.models.saved import Saved
from cardtable.models.settings import SettingsModel

RULES: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"target": 50},
    {"moon": "off"},
    {"target": 150, "queen_any_time": True},
)
LEVELS = ("easy", "normal", "hard", "expert")
DECISIONS = 60
"""Reviewed decisions of each game."""
PLAYED = 60
"""Real games that are played through, to see how long that takes."""


def fill(library: Library, home: Path, games: int) -> None:
    """Put finished games in, with what is known of them."""
    lines = []
    for key in range(1, games + 1):
        options, level = RULES[key % 4], LEVELS[key // 4 % 4]
        head = {
            "format": 1,
            "game": "hearts",
            "deal": key,
            "options": options,
            "seats": [{"name": "Ann"}, {"name": "Bo", "level": level, "seed": key}],
        }
        record = msgspec.json.encode(head).decode()
        library._writer.pending[key] = Saved(
            key, 0, "", key, record, key, ("QS",) * 90, (), True, key % 2, played=True
        )
        seats = (Seat("Ann", end=60), Seat("Bo", level, end=101, moons=int(key % 9 == 0)))
        facts = Facts(
            key, key, 90, "hearts", f"{key:016x}", seats, 9, options, "score", key % 2, key % 2, key % 50 == 0
        )
        lines.append(msgspec.json.encode(facts) + b"\n")
    library._writer.work(lambda db: None).result()
    (home / NAME).write_bytes(b"".join(lines))
    notebook = Notebook(home)
    rows = [(game, number, 0, 0.01, 0.5) for game in range(1, games + 1) for number in range(DECISIONS)]
    with notebook._db:
        notebook._db.executemany(
            "INSERT INTO decision (game, number, seat, loss, cost) VALUES (?, ?, ?, ?, ?)", rows
        )
    notebook.close()


def open_page(library: Library, home: Path) -> list[tuple[float, float]]:
    """Milliseconds, by the clock and of this processor, command to painted dialog; several times."""
    from PySide6.QtWidgets import QApplication, QWidget

    from cardtable.views.statistics import StatisticsDialog

    app = QApplication([sys.argv[0], "-style", "fusion"])
    spent = []
    for _ in range(7):
        notebook, parent, settings = Notebook(home), QWidget(), SettingsModel()
        start, worked = perf_counter(), process_time()
        dialog = StatisticsDialog(FactBook(library, home, parent), settings, notebook, parent)
        dialog.open()
        app.processEvents()
        spent.append((1000 * (perf_counter() - start), 1000 * (process_time() - worked)))
        assert sum(figures.games for figures in dialog.found) == len(library.games())
        dialog.close()
        settings.close()
        notebook.close()
    return spent


def learn() -> float:
    """Milliseconds that it takes to find the facts of a game."""
    with tempfile.TemporaryDirectory() as home:
        library = Library.open(Path(home))
        for number in range(PLAYED):
            game = list(all_games().values())[number % 3]
            record = Record(game=game.id, deal=number, seats=(Player("Ann"), Player("Bo", "easy", number)))
            timeline = Timeline(game, record)
            bot = game.bot(game.levels[0].id)
            while (seat := timeline.state.turn) is not None:
                state = timeline.state
                dice = bot_dice(number, state.plays)
                thought = bot.think(state.seen_by(seat), seat, Clock(Limit(nodes=1)), dice)
                timeline.play(Move.parse(thought.move))
                timeline.settle()
            key = library.create(timeline.record)
            result = timeline.state.result
            library.finish(key, result.winner if result is not None else None).result()
        start = perf_counter()
        FactBook(library, Path(home)).learn_all()
        spent = 1000 * (perf_counter() - start) / PLAYED
        library.close()
    return spent


def main(games: int = 10_000) -> int:
    """Fill a library, open the page, and print what it takes."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        library = Library.open(Path(home))
        fill(library, Path(home), games)
        first, *others = open_page(library, Path(home))
        clock, work = sorted(others)[len(others) // 2]
        print(f"{games} games, {DECISIONS} reviewed decisions of each")
        print(
            f"the page of statistics: first {first[0]:.0f} ms, then {clock:.0f} ms; processor {work:.0f} ms"
        )
        library.close()
    print(f"facts of a game that is new: {learn():.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
