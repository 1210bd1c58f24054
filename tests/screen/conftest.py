# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen for programs that run beside the tests."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module")
def screen() -> Iterator[dict[str, str]]:
    """The environment of a program on a screen of its own."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x800x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        inherited = {name: value for name, value in os.environ.items() if "WAYLAND" not in name}
        yield {**inherited, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        server.terminate()
