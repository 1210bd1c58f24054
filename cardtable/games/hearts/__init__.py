# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-Player Hearts."""

from __future__ import annotations

from .rules import TwoPlayerHearts

GAMES = (TwoPlayerHearts(),)
