# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's icons; one that is not there is left out."""

from __future__ import annotations

from PySide6.QtCore import QFile
from PySide6.QtGui import QIcon


def icon(name: str) -> QIcon:
    """The icon of that name, or an empty one."""
    path = f"res:icons/{name}.svg"
    return QIcon(path) if QFile.exists(path) else QIcon()
