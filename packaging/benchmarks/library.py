# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a library of many games keeps a player waiting: `bench library [GAMES]`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from time import perf_counter

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication, QWidget

from cardtable.engine.record import Player, Record
from cardtable.models.library import Library
from cardtable.models.saved import Saved
from cardtable.views.library import LibraryDialog

SEATS = tuple(Player(f"Player {seat}", "hard", 2**60 + seat) for seat in range(4))
MOVES = ("10S-10", "7C", "AC+11") * 50


def timed(what: str, ask: Callable[[], object]) -> None:
    """Print how long something takes."""
    start = perf_counter()
    ask()
    print(f"{what}: {1000 * (perf_counter() - start):.1f} ms")


def fill(library: Library, games: int) -> None:
    """Put games in, many in a transaction."""
    record = '{"format":1,"deal":5,"game":"classic","options":{"chips":3},"seats":%s}' % (
        "[" + ",".join(f'{{"name":"{p.name}","level":"hard","seed":{p.seed}}}' for p in SEATS) + "]"
    )
    for key in range(1, games + 1):
        library._writer.pending[key] = Saved(
            key, 0, f"Game {key}", key, record, key, MOVES, finished=True, winner=0, played=True
        )
    library._writer.work(lambda db: None).result()


def open_dialog(library: Library) -> None:
    """The list of games in its window, painted, without a screen."""
    parent = QWidget()
    dialog = LibraryDialog(library, None, parent)
    dialog.show()
    dialog.grab()
    dialog.close()


def main(games: int = 10_000) -> int:
    """Fill a library and print what each thing takes."""
    app = QApplication([])
    with tempfile.TemporaryDirectory() as home:
        library = Library.open(Path(home))
        start = perf_counter()
        fill(library, games)
        print(f"{games} games written in {perf_counter() - start:.0f} s, one transaction each")
        timed("first backup and closing", library.close)
        timed("opening with a full check", lambda: Library.open(Path(home)).close())
        library = Library.open(Path(home))
        timed("list", library.games)
        timed("dialog", lambda: open_dialog(library))
        timed("dialog again", lambda: open_dialog(library))
        timed("the unfinished game, where there is none", library.unfinished)
        game = library.create(Record(game="classic", seats=SEATS))
        spent = []
        for number in range(1, 501):
            start = perf_counter()
            library.add_move(game, number, "7C").result()
            spent.append(1000 * (perf_counter() - start))
        parts = quantiles(spent, n=100)
        print(f"a decision: median {parts[49]:.2f} ms, 95% {parts[94]:.2f} ms, longest {max(spent):.2f} ms")
        timed("export", lambda: library.export(game, Path(home) / "x.cardtable"))
        timed("closing", library.close)
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
