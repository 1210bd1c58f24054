# SPDX-License-Identifier: GPL-3.0-or-later
"""What desktops say about motion, and what is made of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.views import calm
from cardtable.views.calm import GNOME, KDE, REDUCED, DesktopWatch, Key, asks_for_less, unwrapped, wants_calm


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    calm._now = False


@pytest.mark.parametrize(
    ("answers", "less"),
    [
        ({}, False),
        ({REDUCED: 1}, True),
        ({REDUCED: 0, GNOME: True, KDE: "1"}, False),
        ({REDUCED: None, GNOME: False}, True),
        ({KDE: "0"}, True),
        ({KDE: 0.0}, True),
        ({KDE: "0.5"}, False),
        ({REDUCED: "strange", GNOME: 7, KDE: "fast"}, False),
        ({KDE: None}, False),
    ],
)
def test_what_the_settings_of_a_desktop_mean(answers: dict[Key, object], less: bool) -> None:
    assert asks_for_less(answers) is less


class Variant:
    def __init__(self, inside: object) -> None:
        self._inside = inside

    def variant(self) -> object:
        return self._inside


@pytest.mark.parametrize("value", [True, 1, "0"])
def test_a_value_comes_out_of_its_variants(value: object) -> None:
    assert unwrapped(value) == unwrapped(Variant(value)) == unwrapped(Variant(Variant(value))) == value


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    watch = DesktopWatch(widget)
    told: list[bool] = []
    watch.changed.connect(lambda: told.append(wants_calm(widget)))
    watch.take(GNOME, False)
    watch.take(REDUCED, 1)
    watch.take(KDE, None)
    watch.take(GNOME, True)
    watch.take(REDUCED, 0)
    assert told == [True, False]


def test_without_a_bus_nothing_is_asked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
    widget = QWidget()
    qtbot.addWidget(widget)
    watch = DesktopWatch(widget)
    watch.begin()
    assert watch._bus is None
    assert not wants_calm(widget)


BESIDE_A_BUS = """
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage
from cardtable.views.calm import PORTAL, DesktopWatch

app = QCoreApplication([])
watch = DesktopWatch(app)
watch.begin()
asked = []
watch.take = lambda key, value: asked.append(key[1]) or (len(asked) == 6 and app.quit())
signal = QDBusMessage.createSignal(PORTAL[1], PORTAL[2], "SettingChanged")
QTimer.singleShot(0, lambda: QDBusConnection.sessionBus().send(signal))
QTimer.singleShot(20_000, app.quit)
app.exec()
print(*sorted(asked))
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="not installed: dbus-run-session")
def test_with_a_bus_the_settings_are_asked_for_and_again_when_one_changes() -> None:
    command = ["dbus-run-session", "--", sys.executable, "-P", "-c", BESIDE_A_BUS]
    done = subprocess.run(
        command, env=dict(os.environ), capture_output=True, text=True, timeout=60, check=False
    )
    keys = sorted(key[1] for key in (REDUCED, GNOME, KDE))
    assert done.stdout.split() == sorted(keys * 2), done.stderr
