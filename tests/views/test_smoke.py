# SPDX-License-Identifier: GPL-3.0-or-later
"""The test that packages are put to."""

from __future__ import annotations

import subprocess
import sys

from cardtable.games import all_games


def smoke(*before: str) -> subprocess.CompletedProcess[str]:
    program = "\n".join([*before, "import sys", "from cardtable.__main__ import main", "sys.exit(main())"])
    command = [sys.executable, "-c", program, "--smoke-test"]
    return subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)


def test_every_game_is_played() -> None:
    done = smoke()
    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == list(all_games())


def test_a_thinking_process_that_does_not_start_is_found() -> None:
    done = smoke(
        "import cardtable.models.opponent as opponent", "opponent.child_program = lambda: ('/nowhere',)"
    )
    assert done.returncode == 1
    assert "the thinking process does not work" in done.stderr
