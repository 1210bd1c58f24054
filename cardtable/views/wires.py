# SPDX-License-Identifier: GPL-3.0-or-later
"""Signals of whichever game is shown just now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import SignalInstance


class Wires:
    """Connections that are cut together when another game is to be followed."""

    def __init__(self) -> None:
        self._made: list[tuple[SignalInstance, Callable[..., Any]]] = []

    def connect(self, signal: SignalInstance, *slots: Callable[..., Any]) -> None:
        """Connect a signal with bound methods."""
        for slot in slots:
            signal.connect(slot)
            self._made.append((signal, slot))

    def cut(self) -> None:
        """Follow nothing any more."""
        for signal, slot in self._made:
            signal.disconnect(slot)
        self._made.clear()
