# SPDX-License-Identifier: GPL-3.0-or-later
"""Both Ninety-Nines: with chips for two to eight, and head to head."""

from __future__ import annotations

from .rules import Classic, Numeral

GAMES = (Classic(), Numeral())
