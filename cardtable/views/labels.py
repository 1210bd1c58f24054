# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pieces of text that several windows need."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget


class ElidedLabel(QLabel):
    """One line that ends in … where it does not fit; the whole text is in its tooltip then."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        area = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        painter = QPainter(self)
        self.style().drawItemText(
            painter, area, self.alignment(), self.palette(), self.isEnabled(), shown, self.foregroundRole()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._explain()

    def setText(self, text: str) -> None:  # noqa: N802
        super().setText(text)
        self._explain()

    def _explain(self) -> None:
        fits = self.fontMetrics().horizontalAdvance(self.text()) <= self.contentsRect().width()
        self.setToolTip("" if fits else self.text())


def wrapped(
    text: str = "", *, dim: bool = False, heading: bool = False, kind: type[QLabel] = QLabel
) -> QLabel:
    """A label of plain text that breaks into lines."""
    label = kind(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setProperty("dim", dim)
    label.setProperty("heading", heading)
    return label


def push_button(text: str, *, primary: bool = False) -> QPushButton:
    """A button that Enter presses only while it has the focus, never as a dialog's default."""
    button = PushButton(text)
    button.setAutoDefault(False)
    button.setProperty("primary", primary)
    return button


class PushButton(QPushButton):
    """A button that both Space and Enter press while it has the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)
