# SPDX-License-Identifier: GPL-3.0-or-later
"""Sizes that fit the screen a window is on."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = QSize(16, 48)
"""Room for the frame that the desktop draws around a window."""


def available(widget: QWidget) -> QSize:
    """The largest size that a window of this widget's screen can have inside its frame."""
    parent = widget.parentWidget()
    screen = (parent or widget).screen()
    return screen.availableGeometry().size() - _FRAME


def fit_to_screen(widget: QWidget, width: int, height: int) -> None:
    """Give a window this size, or as much of it as its screen has."""
    widget.resize(QSize(width, height).boundedTo(available(widget)))
