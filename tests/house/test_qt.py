# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults of Qt for Python that would bring the program down."""

from __future__ import annotations

import sys

from PySide6.QtCore import QVariantAnimation


def test_calls_without_a_result_do_not_lose_none() -> None:
    """In PySide6 6.12.0, on Python before 3.12, each drops a reference to None: in the end Python aborts."""
    animation = QVariantAnimation()
    before = sys.getrefcount(None)
    for duration in range(1000):
        animation.setDuration(duration)
    assert abs(sys.getrefcount(None) - before) < 100
