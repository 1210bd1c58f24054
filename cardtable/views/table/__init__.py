# SPDX-License-Identifier: GPL-3.0-or-later
"""The table: cards as widgets, where they lie, and how they move."""
