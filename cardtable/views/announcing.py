# SPDX-License-Identifier: GPL-3.0-or-later
"""How a screen reader is made to say a sentence, each in the way that it understands, and in one way only.

On Windows and macOS Qt's announcement reaches every screen reader. On Linux it becomes the AT-SPI signal
`Object:Announcement`, which Orca knows since version 45; Orca 43 of Debian 12 does not listen to it and would
be silent. All of them read out an object of the role `notification` that comes into sight, with the word
"notification" before it. So the registry of AT-SPI, which knows what everybody listens to, is asked whether
anybody wants announcements; if nobody does, notifications come into sight.
"""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from shiboken6 import isValid

from .spoken import give_role

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher

LAUNCHER = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus")
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
WANTED = "Object:Announcement"
"""What the registry calls the signal, in the list of what somebody listens to."""
NOTES = 6
"""So many notifications take turns: when a screen reader asks for a text, others may have come."""
FORGET_MS = 4000
"""For so long a notification can be asked for its text."""
PATIENCE_MS = 1000
"""For so long the registry is waited for."""
_LOOK = "1look()"

_log = logging.getLogger(__name__)


class Sentence(NamedTuple):
    """What is to be said, and where."""

    widget: QWidget
    text: str
    urgent: bool = False
    stopgap: bool = False
    """Only those who hear no announcements need it: others hear it anyway."""


class Note(QWidget):
    """Invisible; for AT-SPI a notification."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.turn = 0
        """How many notifications there had been with its last one."""
        give_role(self, QAccessible.Role.Notification)


class Announcer(QObject):
    """Knows whether somebody listens to announcements, and says everything in the way that is heard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.announces: bool | None = None
        """Whether announcements are heard; None while the registry has not answered."""
        self._asked = False
        self._bus: QDBusConnection | None = None
        self._call: QDBusPendingCallWatcher | None = None
        self._waiting: list[Sentence] = []
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(lambda: self.decide(True))
        self._silence = QTimer(self, singleShot=True, interval=FORGET_MS)
        self._silence.timeout.connect(self.forget)
        self._turn = 0

    def say(self, sentence: Sentence) -> None:
        """Have it read out."""
        if not (_asks_a_registry() and QAccessible.isActive()):
            self._utter(sentence, announces=True)
            return
        if not self._asked:
            self._asked = True
            self._patience.start()
            self._begin()
        if self.announces is None:
            self._waiting.append(sentence)
        else:
            self._utter(sentence, announces=self.announces)

    def decide(self, announces: bool) -> None:
        """Speak in this way from now on."""
        self._patience.stop()
        self.announces = announces
        waiting, self._waiting = self._waiting, []
        for sentence in waiting:
            self._utter(sentence, announces=announces)

    def forget(self) -> None:
        """Nothing that has been said can be asked for any more."""
        for window in QApplication.topLevelWidgets():
            for note in _notes(window):
                note.setAccessibleName("")

    def _utter(self, sentence: Sentence, *, announces: bool) -> None:
        if not isValid(sentence.widget):
            return  # its window was closed while the registry was asked
        if not announces:
            self._notify(sentence)
        elif not sentence.stopgap:
            _announce(sentence)

    def _notify(self, sentence: Sentence) -> None:
        note = self._note(sentence.widget.window())
        note.setAccessibleName(sentence.text)
        QAccessible.updateAccessibility(QAccessibleEvent(note, QAccessible.Event.ObjectShow))
        self._silence.start()

    def _note(self, window: QWidget) -> Note:
        """The one of this window that has been silent for longest, or a new one."""
        here = _notes(window)
        note = Note(window) if len(here) < NOTES else min(here, key=lambda each: each.turn)
        self._turn += 1
        note.turn = self._turn
        return note

    # The registry

    def _begin(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection
        except ImportError as error:
            _log.info("nobody is asked who listens to announcements: %s", error)
            self.decide(True)
            return
        session = QDBusConnection.sessionBus()
        if session.isConnected():
            self._ask(session, LAUNCHER, "GetAddress")
        else:
            self.decide(True)

    @Slot()
    def look(self) -> None:
        """Ask who listens to what."""
        if self._bus is not None and self._call is None:
            self._ask(self._bus, REGISTRY, "GetRegisteredEvents")

    def _ask(self, bus: QDBusConnection, whom: tuple[str, str, str], method: str) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        question = QDBusMessage.createMethodCall(*whom, method)
        self._call = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        self._call.finished.connect(self._on_answer)

    def _on_answer(self, call: QDBusPendingCallWatcher) -> None:
        self._call = None
        call.deleteLater()
        answer = call.reply()
        if call.isError() or not answer.arguments():
            self.decide(True)
        elif self._bus is None:
            self._join(str(answer.arguments()[0]))
        else:
            # A list of structures, which PySide cannot take apart; but it can write it out.
            self.decide(f'"{WANTED}' in repr(answer))

    def _join(self, address: str) -> None:
        from PySide6.QtDBus import QDBusConnection

        self._bus = QDBusConnection.connectToBus(address, "cardtable announcements")
        if not self._bus.isConnected():
            self.decide(True)
            return
        for signal in ("EventListenerRegistered", "EventListenerDeregistered"):
            self._bus.connect("", REGISTRY[1], REGISTRY[2], signal, self, _LOOK)  # type: ignore[call-overload]
        self.look()


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader say a text, at once if it is urgent."""
    if text:
        announcer().say(Sentence(widget, text, urgent))


def tell_choice(box: QComboBox) -> None:
    """Have what is chosen read out when the keyboard changes it: Orca 43 passes over boxes of Qt."""

    def tell() -> None:
        if box.hasFocus():
            announcer().say(Sentence(box, box.currentText(), stopgap=True))

    box.currentIndexChanged.connect(tell)


def announcer() -> Announcer:
    """The only one; it lives as long as the program."""
    global _announcer
    if _announcer is None:
        _announcer = Announcer(QApplication.instance())
    return _announcer


_announcer: Announcer | None = None


def _notes(window: QWidget) -> list[Note]:
    return window.findChildren(Note, options=Qt.FindChildOption.FindDirectChildrenOnly)


def _asks_a_registry() -> bool:
    return sys.platform == "linux" and QGuiApplication.platformName() in ("xcb", "wayland")


def _announce(sentence: Sentence) -> None:
    event = QAccessibleAnnouncementEvent(sentence.widget, sentence.text)
    if sentence.urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
