# SPDX-License-Identifier: GPL-3.0-or-later
"""A large button with a title and a few lines of text: one of the games to choose from."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QVBoxLayout

from .labels import PushButton
from .spoken import remark


class ChoiceButton(PushButton):
    """A button as high as its text needs."""

    def __init__(self, title: str, about: str) -> None:
        super().__init__()
        self.setProperty("choice", True)
        self.setAutoDefault(False)
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)
        self._about = remark(about)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 8)
        column.setSpacing(2)
        for label in (remark(title, dim=False, heading=True), self._about):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)

    def set_brief(self, brief: bool) -> None:
        """Show only the title, where there is no room for more."""
        self._about.setVisible(not brief)

    def sizeHint(self) -> QSize:  # noqa: N802
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        layout = self.layout()
        assert layout is not None
        return layout.minimumSize()
