# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the files are that come with the program: card decks, icons, translations."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def resources() -> Path:
    """The folder `resources`: in the installed or frozen package, else beside it in a checkout.

    Raises FileNotFoundError, in a plain sentence, when neither is there.
    """
    package = Path(__file__).resolve().parent
    for folder in (package / "resources", package.parent / "resources"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"Cardtable’s files are missing from {package}. Install Cardtable again.")
