# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game was worth: the curve, the decisions, the hints, and what can be saved of them."""
