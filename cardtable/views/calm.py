# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the desktop asks programs for less motion.

Qt says so itself only from version 6.12 on. Until then the style's durations tell, and on Linux the settings
portal, which is asked without waiting.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStyle, QWidget

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher

Key: TypeAlias = "tuple[str, str]"
"""A namespace of the portal's settings and a name in it."""

PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
REDUCED: Key = ("org.freedesktop.appearance", "reduced-motion")
GNOME: Key = ("org.gnome.desktop.interface", "enable-animations")
KDE: Key = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
_ASK = "1ask()"
"""The slot, as Qt's macro SLOT writes it. PySide's stubs say bytes, but it takes nothing except a string."""
_DEEPEST = 4

_log = logging.getLogger(__name__)
_now = False
"""What the portal has said last."""


def wants_calm(widget: QWidget) -> bool:
    """Whether the desktop that a widget is on asks for less motion."""
    return _now or not widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget)


def asks_for_less(answers: Mapping[Key, object]) -> bool:
    """What the settings of a desktop mean; strange values mean nothing."""
    if answers.get(REDUCED) == 1 or answers.get(GNOME) is False:
        return True
    try:
        return float(str(answers[KDE])) == 0
    except (KeyError, ValueError):
        return False


class DesktopWatch(QObject):
    """Asks the settings portal, again when a setting changes; quietly does nothing where there is none."""

    changed = Signal()
    """`wants_calm` may answer otherwise now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._bus: QDBusConnection | None = None
        self._answers: dict[Key, object] = {}
        self._calls: dict[QDBusPendingCallWatcher, Key] = {}

    def begin(self) -> None:
        """Ask for the first time."""
        if sys.platform != "linux" or not _has_bus():
            return
        try:
            from PySide6.QtDBus import QDBusConnection
        except ImportError as error:
            _log.info("the desktop is not asked about motion: %s", error)
            return
        bus = QDBusConnection.sessionBus()
        if bus.isConnected():
            self._bus = bus
            bus.connect("", PORTAL[1], PORTAL[2], "SettingChanged", self, _ASK)  # type: ignore[call-overload]
            self.ask()

    @Slot()
    def ask(self) -> None:
        """Ask for each setting."""
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        assert self._bus is not None
        for key in (REDUCED, GNOME, KDE):
            question = QDBusMessage.createMethodCall(*PORTAL, "ReadOne")
            question.setArguments(list(key))
            call = QDBusPendingCallWatcher(self._bus.asyncCall(question), self)
            self._calls[call] = key
            call.finished.connect(self._on_answer)

    def take(self, key: Key, value: object) -> None:
        """A setting has this value; None: there is none."""
        global _now
        self._answers[key] = value
        calm = asks_for_less(self._answers)
        if calm != _now:
            _now = calm
            self.changed.emit()

    def _on_answer(self, call: QDBusPendingCallWatcher) -> None:
        key = self._calls.pop(call)
        arguments = call.reply().arguments() if not call.isError() else []
        self.take(key, unwrapped(arguments[0]) if arguments else None)
        call.deleteLater()


def _has_bus() -> bool:
    """Whether there is a session bus that need not be started first."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or bool(runtime and Path(runtime, "bus").exists())


def unwrapped(value: object) -> object:
    """The plain value in as many variants as D-Bus has put around it."""
    for _ in range(_DEEPEST):
        inside = getattr(value, "variant", None)
        if inside is None:
            break
        value = inside()
    return value
