# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table costs where nobody does anything, on Linux: `bench idle [SECONDS]`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cardtable.engine.record import Player, Record, write_record

STARTING = 5
LIMIT = 0.01
"""Share of one processor."""


def processor_seconds(process: int) -> float:
    """Time that a process and its children now alive have used."""
    tasks = Path(f"/proc/{process}/task")
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = (child for task in tasks.iterdir() for child in (task / "children").read_text().split())
    return used + sum(processor_seconds(int(child)) for child in children)


def main(seconds: int = 10) -> int:
    """Open a game in which a person is to move, wait, and print what that cost."""
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / "idle.cardtable"
        file.write_bytes(
            write_record(Record(game="numeral", seats=(Player("A"), Player("B", "hard")), first=0))
        )
        environment = {**os.environ}
        if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
            environment["QT_QPA_PLATFORM"] = "offscreen"
        command = [sys.executable, "-P", "-m", "cardtable", "--data-dir", home, str(file)]
        with subprocess.Popen(command, env=environment) as program:
            time.sleep(STARTING)
            before = processor_seconds(program.pid)
            time.sleep(seconds)
            share = (processor_seconds(program.pid) - before) / seconds
            program.terminate()
    print(f"idle table: {share:.2%} of one processor, exit code {program.returncode}")
    return int(share > LIMIT)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
