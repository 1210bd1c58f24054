# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules as a form, made from the game's options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSpinBox, QWidget

from cardtable.engine.game import Options
from cardtable.engine.options import YES_NO, Setting, Value, settings

from .announcing import tell_choice
from .language import capital, say
from .spoken import remark


class Choice(QComboBox):
    """A list of choices that the wheel does not change by accident and that no long text widens."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(14)
        tell_choice(self)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()


class Count(QSpinBox):
    """A number that the wheel does not change by accident."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()


class OptionsForm(QWidget):
    """One row for each house rule that is not only for programs; a changed one stands in bold."""

    changed = Signal()

    def __init__(self, kind: type[Options], values: Mapping[str, Any]) -> None:
        super().__init__()
        self._rows: dict[str, tuple[Setting, QLabel, QWidget]] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for setting in settings(kind):
            if not setting.hidden:
                self._add(grid, setting)
        self.set_values(values)

    def values(self) -> dict[str, Value]:
        """The house rules as they stand, defaults included."""
        return {name: _read(setting, control) for name, (setting, _, control) in self._rows.items()}

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Set the rules; those that are not given get their defaults."""
        for name, (setting, _, control) in self._rows.items():
            with QSignalBlocker(control):
                _write(setting, control, values.get(name, setting.default))
        self._on_change()

    def controls(self) -> list[QWidget]:
        """The fields, in the order of the rules."""
        return [control for _, _, control in self._rows.values()]

    def _add(self, grid: QGridLayout, setting: Setting) -> None:
        title = say(setting.title)
        hint = say(setting.hint) if setting.hint is not None else ""
        control = _control(setting)
        control.setAccessibleName(title)
        control.setToolTip(hint)
        label = QLabel(title)
        label.setBuddy(control)
        label.setToolTip(hint)
        if isinstance(control, QCheckBox):
            control.toggled.connect(self._on_change)
        elif isinstance(control, QSpinBox):
            control.valueChanged.connect(self._on_change)
        elif isinstance(control, QComboBox):
            control.currentIndexChanged.connect(self._on_change)
        self._rows[setting.name] = (setting, label, control)
        row = grid.rowCount()
        grid.addWidget(label, row, 0)
        grid.addWidget(control, row, 1)
        if hint:
            grid.addWidget(_small(hint), row + 1, 1)
        grid.setRowMinimumHeight(row + 2, 4)

    def _on_change(self) -> None:
        for setting, label, control in self._rows.values():
            differs = _read(setting, control) != setting.default
            font = label.font()
            font.setBold(differs)
            label.setFont(font)
            hint = say(setting.hint) if setting.hint is not None else ""
            note = self.tr("House rule, changed from the default.") if differs else ""
            control.setAccessibleDescription(" ".join(filter(None, (hint, note))))
        self.changed.emit()


def _small(hint: str) -> QLabel:
    label = remark(hint)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 0.88)
    label.setFont(font)
    return label


def _control(setting: Setting) -> QWidget:
    if setting.values == tuple(YES_NO.items()) or setting.values == tuple(reversed(YES_NO.items())):
        return QCheckBox()
    if not setting.values:
        spin = Count()
        spin.setRange(setting.low, setting.high)
        return spin
    choice = Choice()
    for value, words in setting.values:
        choice.addItem(capital(say(words)), value)
    return choice


def _read(setting: Setting, control: QWidget) -> Value:
    if isinstance(control, QCheckBox):
        return control.isChecked()
    if isinstance(control, QSpinBox):
        return control.value()
    assert isinstance(control, QComboBox)
    return setting.values[control.currentIndex()][0]


def _write(setting: Setting, control: QWidget, value: Value) -> None:
    if isinstance(control, QCheckBox):
        control.setChecked(bool(value))
    elif isinstance(control, QSpinBox):
        control.setValue(int(value))
    elif isinstance(control, QComboBox):
        index = (i for i, (known, _) in enumerate(setting.values) if known == value)
        control.setCurrentIndex(next(index, 0))
