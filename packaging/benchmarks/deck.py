# SPDX-License-Identifier: GPL-3.0-or-later
"""What it costs to draw our cards, in all their clothes, or those of other decks.

`bench deck [--width 280] [FILE...]`
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from cardtable.assets import resources
from cardtable.engine.cards import Card
from cardtable.models.decks import BadDeck
from cardtable.views.table.drawing import Drawing, element
from cardtable.views.table.dressing import Clothes
from cardtable.views.table.faces import OWN

_REPEATS = 3
"""The quickest counts: other programs make a card slower, never quicker."""


def measure(path: Path, clothes: Clothes | None, size: QSize) -> str:
    """Milliseconds of this thread for opening the file and for each card."""
    start = time.thread_time()
    drawing = Drawing(path, clothes)
    opened = 1000 * (time.thread_time() - start)
    costs = []
    for card in (*Card, None):
        times = []
        for _ in range(_REPEATS):
            start = time.thread_time()
            drawing.image(element(card), size)
            times.append(1000 * (time.thread_time() - start))
        costs.append((min(times), element(card)))
    costs.sort()
    (median, _), (worst, which) = costs[len(costs) // 2], costs[-1]
    return f"opened in {opened:.0f} ms; a card: median {median:.1f} ms, worst {worst:.1f} ms ({which})"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--width", type=int, default=280)
    chosen = parser.parse_args()
    app = QGuiApplication(sys.argv[:1])
    size = QSize(chosen.width, chosen.width * 7 // 5)
    for path in chosen.files:
        try:
            print(f"{path.name}: {measure(path, None, size)}")
        except BadDeck as error:
            print(f"{path.name}: {error}")
    for worn in product((False, True), repeat=3) if not chosen.files else ():
        clothes = Clothes(*worn)
        name = ", ".join(part for part, is_worn in clothes._asdict().items() if is_worn) or "everyday"
        print(f"{name}: {measure(resources() / OWN, clothes, size)}")
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
