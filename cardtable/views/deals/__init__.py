# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals: their codes, the game of the day, duplicate, and the proof that they were fair."""
