# SPDX-License-Identifier: GPL-3.0-or-later
"""Controls that show one setting each, change it at once, and follow it when something else changes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QIcon, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QHBoxLayout, QLineEdit, QSlider, QWidget

from cardtable.models.settings import UNTIL_KEY, SettingsModel

from .options_form import Choice

_SHORTEST, _LONGEST = 0.3, 5.0
"""Seconds of a pause."""
_USUAL = 2.0


class Pick(Choice):
    """One of several values."""

    def __init__(self, settings: SettingsModel, name: str, values: Mapping[Any, str]) -> None:
        super().__init__()
        self._settings, self._name = settings, name
        for value, text in values.items():
            self.addItem(text, value)
        self.show_setting()
        self.activated.connect(self._on_activated)
        settings.changed.connect(self.show_setting)

    def set_icons(self, icons: Mapping[Any, QIcon]) -> None:
        """Put a picture before each value."""
        for value, icon in icons.items():
            self.setItemIcon(self.findData(value), icon)

    def show_setting(self) -> None:
        """Show what is set."""
        self.setCurrentIndex(self.findData(getattr(self._settings.value, self._name)))

    def _on_activated(self) -> None:
        self._settings.update(**{self._name: self.currentData()})


class Tick(QCheckBox):
    """Yes or no."""

    def __init__(self, settings: SettingsModel, name: str, text: str) -> None:
        super().__init__(text)
        self._settings, self._name = settings, name
        self.show_setting()
        self.clicked.connect(self._on_clicked)
        settings.changed.connect(self.show_setting)

    def show_setting(self) -> None:
        """Show what is set."""
        self.setChecked(getattr(self._settings.value, self._name))

    def _on_clicked(self) -> None:
        self._settings.update(**{self._name: self.isChecked()})


class Seconds(QDoubleSpinBox):
    """A time in seconds that the wheel does not change by accident."""

    def __init__(self, least: float, most: float) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setDecimals(1)
        self.setSingleStep(0.1)
        self.setSuffix(self.tr(" s", "seconds"))
        self.setKeyboardTracking(False)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()


class Pace(Seconds):
    """The least time that an opponent takes, kept in milliseconds."""

    def __init__(self, settings: SettingsModel) -> None:
        super().__init__(0.0, _LONGEST)
        self._settings = settings
        self.show_setting()
        self.valueChanged.connect(self._on_value)
        settings.changed.connect(self.show_setting)

    def show_setting(self) -> None:
        """Show what is set."""
        with QSignalBlocker(self):
            self.setValue(self._settings.value.pace / 1000)

    def _on_value(self, seconds: float) -> None:
        self._settings.update(pace=round(1000 * seconds))


class Pause(QWidget):
    """How long something stays in sight: a time, or until a key."""

    def __init__(self, settings: SettingsModel, name: str) -> None:
        super().__init__()
        self._settings, self._name = settings, name
        self.seconds = Seconds(_SHORTEST, _LONGEST)
        self.until_key = QCheckBox(self.tr("Until I press a key"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.seconds)
        row.addWidget(self.until_key)
        row.addStretch(1)
        self.setFocusProxy(self.seconds)
        self.show_setting()
        self.seconds.valueChanged.connect(self._on_value)
        self.until_key.clicked.connect(self._on_key)
        settings.changed.connect(self.show_setting)

    def set_names(self, name: str) -> None:
        """Say what the time is of."""
        self.seconds.setAccessibleName(name)
        self.until_key.setAccessibleName(f"{name} {self.until_key.text()}")

    def show_setting(self) -> None:
        """Show what is set."""
        value = getattr(self._settings.value, self._name)
        waits = value == UNTIL_KEY
        self.until_key.setChecked(waits)
        self.seconds.setEnabled(not waits)
        if not waits:
            with QSignalBlocker(self.seconds):
                self.seconds.setValue(value)

    def _on_value(self, seconds: float) -> None:
        self._settings.update(**{self._name: round(seconds, 1)})

    def _on_key(self, waits: bool) -> None:
        if not waits and self.seconds.value() == _SHORTEST:
            with QSignalBlocker(self.seconds):
                self.seconds.setValue(_USUAL)
        self._settings.update(**{self._name: UNTIL_KEY if waits else round(self.seconds.value(), 1)})


class Slide(QSlider):
    """A number of per cent."""

    def __init__(self, settings: SettingsModel, name: str) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._settings, self._name = settings, name
        self.setRange(0, 100)
        self.setPageStep(10)
        self.show_setting()
        self.valueChanged.connect(self._on_value)
        settings.changed.connect(self.show_setting)

    def show_setting(self) -> None:
        """Show what is set."""
        with QSignalBlocker(self):
            self.setValue(getattr(self._settings.value, self._name))

    def _on_value(self, value: int) -> None:
        self._settings.update(**{self._name: value})

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()


class Line(QLineEdit):
    """A short text, kept as it is written."""

    def __init__(self, settings: SettingsModel, name: str, longest: int) -> None:
        super().__init__()
        self._settings, self._name = settings, name
        self.setMaxLength(longest)
        self.show_setting()
        self.textEdited.connect(self._on_edited)
        self.editingFinished.connect(self._on_finished)
        settings.changed.connect(self.show_setting)

    def show_setting(self) -> None:
        """Show what is set, unless somebody is writing."""
        if not self.isModified():
            self.setText(getattr(self._settings.value, self._name))

    def _on_edited(self, text: str) -> None:
        self._settings.update(**{self._name: " ".join(text.split())})

    def _on_finished(self) -> None:
        self.setModified(False)
        self.show_setting()
