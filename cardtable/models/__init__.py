# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window shows, without the window: the game, opponents, library, settings. QtCore only."""
