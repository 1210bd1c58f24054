# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules kit: cards, shuffling, games, records and bots. Standard library and msgspec only."""
