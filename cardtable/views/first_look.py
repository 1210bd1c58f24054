# SPDX-License-Identifier: GPL-3.0-or-later
"""What the first paint needs of the settings, read without anything that takes long to load.

Whatever is wrong in the file is left to the settings themselves, which are loaded after the first paint.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple


class FirstLook(NamedTuple):
    """How the window is to appear."""

    language: str = ""
    felt: str = "green"
    scheme: str = "system"
    geometry: bytes = b""
    full_screen: bool = False


def read_first_look(path: Path) -> FirstLook:
    """The look that the settings file asks for; the usual one where it cannot be read."""
    try:
        raw = json.loads(path.read_bytes())
        return FirstLook(
            language=str(raw.get("language", "")),
            felt=str(raw.get("felt", "green")),
            scheme=str(raw.get("scheme", "system")),
            geometry=bytes.fromhex(raw.get("geometry", "")),
            full_screen=raw.get("full_screen") is True,
        )
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return FirstLook()
