# SPDX-License-Identifier: GPL-3.0-or-later
"""A bar below the table."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame


class Bar(QFrame):
    """Lies below the table for as long as something else than the game in play is shown there."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("replay", True)
        self.setAutoFillBackground(True)

    def set_low(self, low: bool) -> None:
        """Keep to what is needed, because there is little height."""
        raise NotImplementedError
