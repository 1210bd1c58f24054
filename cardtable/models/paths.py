# SPDX-License-Identifier: GPL-3.0-or-later
"""Where games, settings and cache are kept: below one directory of the user's choice, if there is one."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

NAME = "cardtable"
VARIABLE = "CARDTABLE_DATA"
"""Environment variable that names a directory for everything; `--data-dir` goes before it."""

_chosen: Path | None = None


def use(directory: Path | None) -> None:
    """Keep everything below `directory` from now on (None: where the system keeps such things)."""
    global _chosen
    _chosen = None if directory is None else directory.expanduser().absolute()


def data_dir() -> Path:
    """The directory of the library of games, its backups and the log. It may not exist yet."""
    return _portable() or platformdirs.user_data_path(NAME, appauthor=False)


def config_dir() -> Path:
    """The directory of the settings. It may not exist yet."""
    base = _portable()
    return base / "config" if base else platformdirs.user_config_path(NAME, appauthor=False)


def cache_dir() -> Path:
    """The directory of what can be made again, such as drawn cards. It may not exist yet."""
    base = _portable()
    return base / "cache" if base else platformdirs.user_cache_path(NAME, appauthor=False)


def _portable() -> Path | None:
    if _chosen:
        return _chosen
    named = os.environ.get(VARIABLE)
    return Path(named).expanduser().absolute() if named else None
