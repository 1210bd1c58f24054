# SPDX-License-Identifier: GPL-3.0-or-later
"""What the packages call themselves and one another, and where they are built."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from string import Template

import cardtable

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "package"
"""Where packages are made."""
FILES = ROOT / "packaging" / "linux"
VERSION = cardtable.__version__
ID = "io.github.cardtable.Cardtable"
"""Name of the program among desktops; also in `views/app.py` and cardtable.spec."""
HOME = "https://github.com/cardtable/cardtable"
"""Where the source is published."""
PICTURES = "https://raw.githubusercontent.com/cardtable/cardtable/main"
MAINTAINER = "Cardtable maintainers <maintainers@cardtable.example>"


def epoch() -> int:
    """Seconds since 1970 that every file in a package is dated: those of the last change to the source."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told:
        return int(told)
    git = ["git", "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True)
        return int(answer.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def filled(name: str, **more: str) -> str:
    """A file of `packaging/linux` with the names and the version in it."""
    words = {"id": ID, "home": HOME, "pictures": PICTURES, "maintainer": MAINTAINER, "version": VERSION}
    return Template((FILES / name).read_text("utf-8")).substitute(words, **more)
