# SPDX-License-Identifier: GPL-3.0-or-later
"""The cover between two people who share the machine."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.models.settings import SettingsModel

from .labels import push_button, wrapped
from .table.felt import Felt

_NIGHT = QColor(0, 0, 0, 130)
"""Lies over the felt, so that a covered table is not taken for an empty one."""


class Curtain(QWidget):
    """Hides the whole table and says whose turn comes; `opened` when that person is ready."""

    opened = Signal()

    def __init__(self, parent: QWidget, settings: SettingsModel) -> None:
        super().__init__(parent)
        self._settings = settings
        self._felt = Felt(self)
        self._felt.ready.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._name = wrapped()
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 2)
        font.setWeight(QFont.Weight.DemiBold)
        self._name.setFont(font)
        self._hint = wrapped(self.tr("The cards are covered until you are ready."))
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self._name, self._hint):
            label.setProperty("on_felt", True)
        self.button = push_button(self.tr("&Show my cards"), primary=True)
        self.button.setProperty("on_felt", True)
        self.button.clicked.connect(self._open)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addStretch(2)
        column.addWidget(self._name)
        column.addWidget(self._hint)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.hide()

    def fall(self, name: str) -> None:
        """Cover the table for the person of that name."""
        self._name.setText(self.tr("{name}, it is your turn").format(name=name))
        self.setAccessibleName(self._name.text())
        self.show()
        self.raise_()
        self.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        felt = self._settings.value.felt
        self._felt.paint(painter, self.rect(), self.size(), self.devicePixelRatioF(), felt)
        painter.fillRect(self.rect(), _NIGHT)

    def _open(self) -> None:
        self.hide()
        self.opened.emit()
