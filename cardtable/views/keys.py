# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of keys, where they can be changed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.models.settings import SettingsModel

from .announcing import announce
from .labels import PushButton, push_button, wrapped
from .language import capital, say
from .screen import fit_to_screen
from .shortcuts import ALWAYS, Line, Shortcuts, shown
from .spoken import remark

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_NAME = Qt.ItemDataRole.UserRole


class KeyCatcher(PushButton):
    """A button that takes the next key, whatever it is, when it has been pressed; Esc leaves all as it is."""

    caught = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAutoDefault(False)
        self._waiting = False
        self.clicked.connect(self._on_clicked)
        self._show()

    def _on_clicked(self) -> None:
        self._waiting = True
        self._show()

    def _show(self) -> None:
        self.setText(self.tr("Press the new key, or Esc") if self._waiting else self.tr("&Change…"))

    def event(self, event: QEvent) -> bool:
        if self._waiting and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # else a menu or button would act on the key
            return True
        if self._waiting and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._on_key(event)
            return True
        if self._waiting and event.type() == QEvent.Type.FocusOut:
            self._waiting = False
            self._show()
        return super().event(event)

    def _on_key(self, event: QKeyEvent) -> None:
        if event.key() in _MODIFIERS:
            return
        self._waiting = False
        self._show()
        if event.key() != Qt.Key.Key_Escape:
            keys = event.keyCombination().toCombined() & ~Qt.KeyboardModifier.KeypadModifier.value
            self.caught.emit(QKeySequence(keys).toString())


class KeysDialog(QDialog):
    """Keys of the table and of the menus; the one that is chosen can get another key, or none."""

    def __init__(self, shortcuts: Shortcuts, settings: SettingsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self._shortcuts, self._settings = shortcuts, settings
        self.list = QTreeWidget()
        self.list.setHeaderLabels([self.tr("What it does"), self.tr("Keys")])
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.setRootIsDecorated(False)
        self.list.setIndentation(12)
        self.list.setAllColumnsShowFocus(True)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        self.letters = QCheckBox(self.tr("Single &letters are keys"))
        self.hint = remark(self.tr("Switch this off if your screen reader uses single letters itself."))
        self.letters.setAccessibleDescription(self.hint.text())
        self.change = KeyCatcher()
        self.none = push_button(self.tr("&No key"))
        self.first = push_button(self.tr("&Default"))
        self.all_first = push_button(self.tr("&All defaults"))
        self.problem = wrapped()
        self.problem.setProperty("warning", True)
        self._build()
        self._connect()
        self._fill()
        fit_to_screen(self, 560, 620)

    def _build(self) -> None:
        close = push_button(self.tr("Clos&e"))
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        for button in (self.change, self.none, self.first):
            row.addWidget(button)
        row.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.all_first)
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        column.addWidget(self.problem)
        column.addWidget(self.letters)
        column.addWidget(self.hint)
        column.addLayout(foot)
        self.problem.hide()

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._on_current)
        self.list.itemActivated.connect(self._on_activated)
        self.change.caught.connect(self._on_caught)
        self.none.clicked.connect(self._on_none)
        self.first.clicked.connect(self._on_first)
        self.all_first.clicked.connect(self._shortcuts.restore)
        self.letters.clicked.connect(self._on_letters)
        self._settings.changed.connect(self._fill)

    def text(self) -> str:
        """Everything on the page."""
        told = [label.text() for label in self.findChildren(QLabel)]
        told += [f"{item.text(0)}: {item.text(1)}" for item in self._items()]
        return "\n".join(told)

    # The list

    def _fill(self) -> None:
        """Show the keys as they are; what was chosen stays chosen."""
        name = self._name()
        self.list.blockSignals(True)
        self.list.clear()
        lines = self._shortcuts.lines()
        self._group(self.tr("At the table"), (line for line in lines if line.table))
        self._group(self.tr("In the window"), (line for line in lines if not line.table))
        fixed = self._heading(self.tr("Always"))
        for keys, does in ALWAYS:
            fixed.addChild(QTreeWidgetItem([capital(say(does)), say(keys)]))
        self.list.expandAll()
        items = self._items()
        chosen = next((item for item in items if item.data(0, _NAME) == name), items[0])
        self.list.setCurrentItem(chosen)
        self.list.blockSignals(False)
        self.letters.setChecked(self._settings.value.letters)
        self._on_current()

    def _heading(self, text: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text])
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.list.addTopLevelItem(item)
        return item

    def _group(self, title: str, lines: Iterable[Line]) -> None:
        heading = self._heading(title)
        for line in lines:
            item = QTreeWidgetItem([capital(line.title), shown(line.keys)])
            item.setData(0, _NAME, line.name)
            if line.keys != line.first:
                font = item.font(1)
                font.setBold(True)
                item.setFont(1, font)
                item.setToolTip(1, self.tr("Changed; default: {keys}").format(keys=shown(line.first) or "–"))
            heading.addChild(item)

    def _items(self) -> list[QTreeWidgetItem]:
        tops = [self.list.topLevelItem(n) for n in range(self.list.topLevelItemCount())]
        children = [top.child(n) for top in tops if top is not None for n in range(top.childCount())]
        return [child for child in children if child is not None]

    def _line(self) -> Line | None:
        name = self._name()
        return next((line for line in self._shortcuts.lines() if line.name == name), None)

    def _name(self) -> str:
        item = self.list.currentItem()
        return str(item.data(0, _NAME) or "") if item is not None else ""

    def choose(self, name: str) -> None:
        """Make a command the chosen one."""
        for item in self._items():
            if item.data(0, _NAME) == name:
                self.list.setCurrentItem(item)

    # What people do

    def _on_current(self) -> None:
        line = self._line()
        self.problem.hide()
        self.change.setEnabled(line is not None)
        self.none.setEnabled(line is not None and bool(line.keys) and not line.table)
        self.first.setEnabled(line is not None and line.keys != line.first)

    def _on_activated(self) -> None:
        if self._line() is not None:
            self.change.setFocus()
            self.change.click()

    def _on_caught(self, key: str) -> None:
        line = self._line()
        if line is None:
            return
        trouble = self._shortcuts.trouble(line.name, key)
        if trouble is not None:
            self._complain(say(trouble))
            return
        self._shortcuts.change(line.name, [key])
        self.list.setFocus()

    def _complain(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.show()
        announce(self.problem, text, urgent=True)

    def _on_none(self) -> None:
        if (line := self._line()) is not None:
            self._shortcuts.change(line.name, [])
            self.list.setFocus()

    def _on_first(self) -> None:
        line = self._line()
        if line is None:
            return
        for key in line.first:
            trouble = self._shortcuts.trouble(line.name, key)
            if trouble is not None:
                self._complain(say(trouble))
                return
        self._shortcuts.change(line.name, line.first)
        self.list.setFocus()

    def _on_letters(self, wanted: bool) -> None:
        self._settings.update(letters=wanted)
