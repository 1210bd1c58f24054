# SPDX-License-Identifier: GPL-3.0-or-later
"""What every test needs: Qt without a screen, a data directory of its own, the rules a test shows."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before the first import of PySide6

import pytest
from hypothesis import settings

settings.register_profile("cardtable", deadline=None)  # a slow machine is no failure
settings.load_profile("cardtable")

_numbers = count(1)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the data directories of the tests are made."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def data_home(homes: Path) -> Iterator[Path]:
    """Send the data, settings and cache of this test to a directory of its own, made when it is used."""
    home = homes / str(next(_numbers))
    before = os.environ.get("CARDTABLE_DATA")
    os.environ["CARDTABLE_DATA"] = str(home)
    yield home
    if before is None:
        del os.environ["CARDTABLE_DATA"]
    else:
        os.environ["CARDTABLE_DATA"] = before


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rules`, which prints the rules that the collected tests show."""
    parser.addoption("--rules", action="store_true", help="with --collect-only: print the rule ids covered")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Print one line for each rule shown by a test that runs on every machine."""
    if not session.config.getoption("--rules"):
        return
    unsure = ("skip", "skipif", "xfail")
    sure = [item for item in session.items if not any(map(item.get_closest_marker, unsure))]
    covered = {rule for item in sure for mark in item.iter_markers("rule") for rule in mark.args}
    for rule in sorted(covered):
        session.config.get_terminal_writer().line(f"rule {rule}")
