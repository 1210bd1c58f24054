# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads and presses what a running program offers to assistive technology, over AT-SPI.

Run by the system's Python, which has GLib: `outside.py tree`, `press OBJECT`, `listen SECONDS WORD...`
for announcements, or `notice SECONDS WORD...` for notifications that come into sight.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from gi.repository import Gio, GLib  # type: ignore[import-not-found]

ACCESSIBLE = "org.a11y.atspi.Accessible"
PROGRAM = "cardtable"
PATIENCE_MS = 5000
NOTIFICATION = 101
"""AT-SPI's number of this role."""
FOCUSED, VISIBLE, SHOWING = 12, 30, 25
"""Places of these states in AT-SPI's list."""


def bus() -> Any:
    """The bus of assistive technology."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    answer = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None
    )
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(answer.unpack()[0], flags, None, None)


class Outside:
    """What the program tells everybody who asks."""

    def __init__(self) -> None:
        self.bus = bus()

    def call(self, node: tuple[str, str], interface: str, method: str, arguments: Any = None) -> Any:
        """Ask an object something."""
        answer = self.bus.call_sync(*node, interface, method, arguments, None, 0, PATIENCE_MS, None)
        return answer.unpack()

    def read(self, node: tuple[str, str], name: str) -> str:
        """A property of an object."""
        arguments = GLib.Variant("(ss)", (ACCESSIBLE, name))
        return str(self.call(node, "org.freedesktop.DBus.Properties", "Get", arguments)[0])

    def children(self, node: tuple[str, str]) -> list[tuple[str, str]]:
        """The objects in an object."""
        return list(self.call(node, ACCESSIBLE, "GetChildren")[0])

    def program(self) -> tuple[str, str] | None:
        """The program, if it is there already."""
        root = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        found = [node for node in self.children(root) if self.read(node, "Name") == PROGRAM]
        return found[0] if found else None

    def tree(self, node: tuple[str, str]) -> list[dict[str, Any]]:
        """Everything that can be seen below an object."""
        low, high = self.call(node, ACCESSIBLE, "GetState")[0]
        states = low | high << 32
        told = {
            "object": node[1],
            "role": self.call(node, ACCESSIBLE, "GetRoleName")[0],
            "name": self.read(node, "Name"),
            "description": self.read(node, "Description"),
            "focused": bool(states >> FOCUSED & 1),
        }
        below = [each for child in self.children(node) for each in self.tree(child)]
        seen = states >> VISIBLE & 1 and states >> SHOWING & 1
        return [told, *below] if seen or told["role"] in ("application", "frame") else []

    def press(self, path: str) -> None:
        """Do the first thing that an object can do."""
        program = self.program()
        assert program is not None
        self.call((program[0], path), "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (0,)))

    def listen(self, seconds: float, awaited: list[str], event: str) -> list[str]:
        """What is said by an event in that time, or until something awaited is."""
        heard: list[str] = []
        loop = GLib.MainLoop()

        def note(_bus: Any, sender: str, path: str, _interface: str, _signal: str, event: Any) -> None:
            detail, shown, _, text = event.unpack()[:4]
            if detail == "showing":
                notification = shown and self.call((sender, path), ACCESSIBLE, "GetRole")[0] == NOTIFICATION
                text = self.read((sender, path), "Name") if notification else ""
            if text:
                heard.append(str(text))
            if any(word in str(text) for word in awaited):
                loop.quit()

        signal = {"object:announcement": "Announcement"}.get(event, "StateChanged")
        self.bus.signal_subscribe(None, "org.a11y.atspi.Event.Object", signal, None, None, 0, note)
        arguments = GLib.Variant("(s)", (event,))
        registry = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
        self.call(registry, "org.a11y.atspi.Registry", "RegisterEvent", arguments)
        sys.stderr.write("listening\n")
        sys.stderr.flush()
        GLib.timeout_add(int(seconds * 1000), loop.quit)
        loop.run()
        return heard


def main(words: list[str]) -> None:
    """Carry out one command, and write its answer as JSON."""
    outside = Outside()
    answer: Any = None
    if words[0] == "tree":
        program = outside.program()
        answer = outside.tree(program) if program is not None else []
    elif words[0] == "press":
        outside.press(words[1])
    else:
        event = "object:announcement" if words[0] == "listen" else "object:state-changed:showing"
        answer = outside.listen(float(words[1]), words[2:], event)
    sys.stdout.write(json.dumps(answer))


if __name__ == "__main__":
    main(sys.argv[1:])
