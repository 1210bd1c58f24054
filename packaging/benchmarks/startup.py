# SPDX-License-Identifier: GPL-3.0-or-later
"""Time until the window is painted, against a bare Qt window in the same run: `bench startup [TIMES]`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        sys.stderr.write(f"{time.monotonic()}\\n")
        QTimer.singleShot(0, self.close)
app = QApplication(sys.argv)
window = Window()
window.resize(1100, 740)
window.show()
app.exec()
"""
LIMIT = 1.5
"""How much longer than a bare window ours may take."""


def first_paint(arguments: list[str], home: str) -> float:
    """Milliseconds from starting a Python process to its first paint."""
    environment = {**os.environ, "CARDTABLE_TIMES": "1", "CARDTABLE_DATA": home}
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    start = time.monotonic()
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    return (float(done.stderr.split()[-1]) - start) * 1000


def main(times: int = 15) -> int:
    """Start both in turn, print the medians."""
    bare, ours = [], []
    with tempfile.TemporaryDirectory() as home:
        first_paint(["-m", "cardtable"], home)  # reads everything into the disk cache
        for _ in range(times):
            bare.append(first_paint(["-c", BARE], home))
            ours.append(first_paint(["-m", "cardtable"], home))
    ratio = median(ours) / median(bare)
    print(f"bare window {median(bare):.0f} ms, Cardtable {median(ours):.0f} ms: {ratio:.2f} times")
    return int(ratio > LIMIT)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
