# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be read and heard in a window, and whether there is room for it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
    QTableWidget,
    QWidget,
)

from cardtable.views.labels import ElidedLabel

OPEN, CLOSE = "⟦", "⟧"
NAMES = ("Freya", "Tomás", "Mei", "Kofi", "Leila", "Bao", "Ines", "Yusuf")
PLAIN = re.compile(r"[\W\d_A-Z]*|Cardtable( [\d.]+)?|[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d+", re.ASCII)
"""Figures, signs, single letters, the program's name and dates of the locale need no translation."""


def texts(top: QWidget) -> Iterator[tuple[QWidget, str]]:
    """What can be read or heard in a window."""
    for widget in top.findChildren(QWidget):
        if widget.isHidden() or not widget.isVisibleTo(top):
            continue
        yield widget, widget.toolTip()
        yield widget, widget.accessibleName()
        yield widget, widget.accessibleDescription()
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget, widget.text()
        elif isinstance(widget, QGroupBox | QMenu):
            yield widget, widget.title()
        elif isinstance(widget, QComboBox):
            yield from ((widget, widget.itemText(row)) for row in range(widget.count()))
        elif isinstance(widget, QTabBar):
            yield from ((widget, widget.tabText(tab)) for tab in range(widget.count()))
        elif isinstance(widget, QLineEdit):
            yield widget, widget.placeholderText()
        elif isinstance(widget, QTableWidget):
            for row in range(widget.rowCount()):
                items = (widget.item(row, column) for column in range(widget.columnCount()))
                yield from ((widget, item.text()) for item in items if item is not None)


def untranslated(top: QWidget, known: tuple[str, ...] = NAMES) -> set[str]:
    """Texts that have not been through translation."""
    found = set()
    for _, text in texts(top):
        rest = re.sub(rf"{OPEN}.*{CLOSE}", "", text, flags=re.DOTALL)
        for name in known:
            rest = rest.replace(name, "")
        if OPEN not in text and not PLAIN.fullmatch(rest):
            found.add(text)
    return found


def letters(top: QWidget) -> dict[str, list[str]]:
    """What answers to each letter with Alt in a window as it stands: buttons, labels and the menu bar."""
    found: dict[str, list[str]] = {}
    shown = [each for each in top.findChildren(QWidget) if each.isVisible() and each.window() is top]
    said = [each.text() for each in shown if isinstance(each, QAbstractButton)]
    said += [each.text() for each in shown if isinstance(each, QLabel) and each.buddy() is not None]
    for bar in (each for each in shown if isinstance(each, QMenuBar)):
        said += [action.text() for action in bar.actions() if action.isVisible()]
    for text in said:
        if letter := re.search(r"&(\w)", text.replace("&&", "")):
            found.setdefault(letter[1].lower(), []).append(text)
    return found


def twice(top: QWidget) -> list[str]:
    """Letters that more than one thing in sight answers to."""
    return [f"Alt+{letter}: {' / '.join(said)}" for letter, said in letters(top).items() if len(said) > 1]


def clipped(top: QWidget) -> list[str]:
    """Texts of labels and buttons that have less room than they need."""
    found = []
    for widget in top.findChildren(QWidget):
        if widget.isHidden() or not widget.isVisibleTo(top) or isinstance(widget, ElidedLabel):
            continue
        if isinstance(widget, QAbstractButton) and widget.text():
            needs = QFontMetrics(widget.font()).size(Qt.TextFlag.TextShowMnemonic, widget.text())
        elif isinstance(widget, QLabel) and widget.text() and widget.wordWrap():
            needs = QSize(0, widget.heightForWidth(widget.width()))
        elif isinstance(widget, QLabel) and widget.text():
            needs = widget.minimumSizeHint()
        else:
            continue
        if needs.width() > widget.width() + 1 or needs.height() > widget.height() + 1:
            found.append(
                f"{type(widget).__name__} {widget.width()}x{widget.height()} {needs} {widget.text()}"
            )
    return found
