# SPDX-License-Identifier: GPL-3.0-or-later
"""How a command ends when it cannot do what was asked."""

from __future__ import annotations

BAD_FILE = 1
"""The file cannot be used: damaged, or its moves are not possible."""
BAD_ARGUMENTS = 2
"""Bad arguments, an unknown game or option."""
NO_WINDOW = 3
"""No display, or libraries are missing."""
OTHER_VERSION = 4
"""The deal was verified, but decisions of the opponents are those of another version."""
INTERRUPTED = 130
"""Ctrl-C, as shells count it."""


class CommandError(Exception):
    """One clear sentence for standard error, and the exit code."""

    def __init__(self, text: str, code: int = BAD_ARGUMENTS) -> None:
        super().__init__(text)
        self.code = code
