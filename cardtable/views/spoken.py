# SPDX-License-Identifier: GPL-3.0-or-later
"""Names and roles for assistive technology where Qt's own say too little or too much."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QLabel, QTextEdit, QWidget

from .labels import wrapped

_interfaces: list[QAccessibleWidget] = []
"""Never let go: Qt deletes each with its widget, and Python, which thinks that they are its own, must not."""


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Have this role for assistive technology. Only for things that do nothing: only the name is left."""
    interface = QAccessibleWidget(widget, role, "")
    _interfaces.append(interface)
    QAccessible.registerAccessibleInterface(interface)


class Remark(QLabel):
    """Text that belongs to a control, which carries it as its description.

    Orca and NVDA read out every label of a dialog when it opens; half a minute of remarks nobody wants.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__()
        give_role(self, QAccessible.Role.Note)
        self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802
        super().setText(text)
        self.setAccessibleName(text)


def remark(text: str = "", *, dim: bool = True, heading: bool = False) -> QLabel:
    """A remark that breaks into lines."""
    return wrapped(text, dim=dim, heading=heading, kind=Remark)


def read_by_keys(text: QTextEdit) -> None:
    """Let the arrow keys move a caret in a text that cannot be changed: screen readers read where it is."""
    flags = text.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard
    text.setTextInteractionFlags(flags)


def name_box(box: QComboBox, name: str) -> None:
    """Give a name to a box that has no label beside it.

    On Linux Qt says what is chosen as the name of a box, and the name only by a label that belongs to it.
    """
    box.setAccessibleName(name)
    _Label(box, name)


class _Label(QLabel):
    """Invisible; always a sibling of the box that it names."""

    def __init__(self, box: QComboBox, name: str) -> None:
        super().__init__(name, box.parentWidget() or box)
        self._box = box
        self.hide()
        self.setBuddy(box)
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.ParentChange and watched is self._box:
            self.setParent(self._box.parentWidget())
        return super().eventFilter(watched, event)
