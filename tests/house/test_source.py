# SPDX-License-Identifier: GPL-3.0-or-later
"""The layers and the style that no linter knows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .source import ROOT, imports, name_of, python_files

PACKAGE = python_files("cardtable")
EVERYTHING = python_files("cardtable", "packaging", "tests")
UNFINISHED = re.compile(r"\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b")


def test_imports_keep_to_the_layers() -> None:
    # not called in this process, where it would silence all loggers
    lint = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    done = subprocess.run(lint, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", PACKAGE, ids=name_of)
def test_windows_are_made_in_views_only(path: Path) -> None:
    layer = path.relative_to(ROOT / "cardtable").parts[0]
    qt = {name.split(".")[1] for name in imports(path) if name.startswith("PySide6.")}
    if layer == "models":
        assert qt <= {"QtCore"}
    elif layer not in ("views", "__main__.py"):
        assert not qt


def test_every_file_names_its_licence() -> None:
    first = "# SPDX-License-Identifier: GPL-3.0-or-later"
    without = [name_of(path) for path in EVERYTHING if first not in path.read_text("utf-8").splitlines()[:2]]
    assert not without


def test_files_are_short_enough_to_read() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in PACKAGE}
    assert {name: length for name, length in lengths.items() if length >= 400} == {}


def test_nothing_is_left_unfinished() -> None:
    marked = [
        f"{name_of(path)}:{number}"
        for path in EVERYTHING
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if UNFINISHED.search(line)
    ]
    assert not marked


def test_no_signal_is_put_off_without_its_object() -> None:
    """`singleShot(0, self.signal.emit)` fires even when the object has gone; with it as context, not."""
    bare = re.compile(r"singleShot\([^,()]+, [\w.]+\.emit\)")
    assert [path.name for path in PACKAGE if bare.search(path.read_text("utf-8"))] == []
