# SPDX-License-Identifier: GPL-3.0-or-later
"""Sharp on every screen, and again when the window goes to another one: each case is a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys, time
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from cardtable.engine.record import Player, Record
from cardtable.models.game import GameModel
from cardtable.models.opponent import Opponent
from cardtable.models.settings import SettingsModel
from cardtable.views import style
from cardtable.views.table.faces import pixels
from cardtable.views.table.table import TableWidget

app = QApplication(sys.argv[:1])
style.dress(app)
settings = SettingsModel()
settings.update(motion="off")
model = GameModel(Opponent(), None)
table = TableWidget(model, settings)
table.resize(700, 420)
table.show()
model.start(Record(game="hearts", deal=3, seats=(Player("A"), Player("B"))))
model.reveal()

def sharp():
    ratio = table.devicePixelRatioF()
    cards = list(table.cards.widgets.values())
    whole = all(
        table.deck.face(card.card, card.rect_now.size(), ratio).size() == pixels(card.rect_now.size(), ratio)
        and card._still is not None
        and card._still[1].size() == pixels(card.size(), ratio)
        for card in cards
    )
    felt = table._felt._done_for
    plates = [panel._picture[1] for panel in table.furniture.panels if panel._picture]
    drawn = all(plate.devicePixelRatio() == ratio for plate in plates)
    return bool(cards) and whole and drawn and felt is not None and felt[1] == ratio

def wait_until_sharp():
    end = time.monotonic() + 20
    while time.monotonic() < end:
        app.processEvents()
        if sharp():
            return
        time.sleep(0.01)
    sys.exit(f"not sharp at {table.devicePixelRatioF()}")

ratios = []
for screen in app.screens():
    table.windowHandle().setScreen(screen)
    table.move(screen.geometry().topLeft() + screen.geometry().center() / 20)
    app.processEvents()
    wait_until_sharp()
    ratios.append(table.devicePixelRatioF())
print(ratios)
model.close()
settings.close()
"""


def run(tmp_path: Path, dpis: list[int], scale: float = 1.0) -> list[float]:
    """The ratios at which the table was sharp, screen by screen."""
    screens = [
        {"name": f"s{n}", "x": 1600 * n, "y": 0, "width": 1600, "height": 1000, "logicalDpi": dpi}
        for n, dpi in enumerate(dpis)
    ]
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": screens}))
    qt = {"QT_QPA_PLATFORM": f"offscreen:configfile={config}", "QT_SCALE_FACTOR": str(scale)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, **qt, "CARDTABLE_DATA": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [float(ratio) for ratio in done.stdout.strip().splitlines()[-1].strip("[]").split(",")]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_everything_has_every_device_pixel(tmp_path: Path, ratio: float) -> None:
    assert run(tmp_path, [96], ratio) == [ratio]


def test_a_window_that_goes_to_another_screen_is_drawn_anew(tmp_path: Path) -> None:
    ratios = run(tmp_path, [96, 192])
    assert ratios == [1.0, 2.0]
