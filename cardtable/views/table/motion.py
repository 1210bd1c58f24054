# SPDX-License-Identifier: GPL-3.0-or-later
"""How long everything on the table takes, in milliseconds at normal speed. Nothing else knows a duration."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.models.settings import Settings
from cardtable.views.calm import wants_calm

FLIGHT_SHORT = 220
"""A card that moves by a card's width."""
FLIGHT_LONG = 320
"""A card that crosses the table."""
SHIFT = 220
"""Cards of a hand that close a gap."""
TURN_OVER = 260
"""A card that is turned where it lies."""
RIPPLE = 40
"""Between two cards of one deal."""
SWEEP = 9
"""Between two cards of a heap that is taken together."""
GROUP_LIMIT = 1200
"""A whole deal or sweep, whatever the number of cards."""
RISE = 110
"""A card that rises under the pointer or the focus."""
GLIDE = 260
"""The turn mark from seat to seat, and the total from number to number."""
CHIP = 620
"""A chip that is lost drops and rolls away."""
RIFFLE = 820
"""A pack that is shuffled."""
CROWN = 1300
"""The winner of a game is honoured."""
DARKEN = 1000
"""A shot moon darkens the table."""
BEAT = 90
"""After a step, before the next begins."""
THINKING = 300
"""Before a seat is said to be thinking."""

_FACTORS = {"off": 0.0, "slow": 1.8, "normal": 1.0, "fast": 0.5}


def speed_factor(value: Settings, widget: QWidget) -> float:
    """What durations are multiplied by; 0: no motion, by choice or because the desktop wants none."""
    if value.less_motion and wants_calm(widget):
        return 0.0
    return _FACTORS.get(value.motion, 1.0)


def ripple(cards: int, gap: int, flight: int) -> float:
    """Milliseconds between two cards of a group, so that the group keeps within its limit."""
    if cards < 2:
        return 0.0
    return min(float(gap), (GROUP_LIMIT - flight) / (cards - 1))
