# SPDX-License-Identifier: GPL-3.0-or-later
"""The thinking process: questions in, thoughts out. No Qt."""
