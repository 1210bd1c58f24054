# SPDX-License-Identifier: GPL-3.0-or-later
"""Which files of Python and Qt a package has: what the program uses, and nothing that reaches a network."""

from __future__ import annotations

import re

MODULES_LEFT_OUT = [
    "asyncio",
    "bz2",
    "concurrent.futures.process",
    "doctest",
    "email",
    "ftplib",
    "getpass",
    "http",
    "lzma",
    "_hashlib",
    "multiprocessing",
    "numpy",
    "pdb",
    "pickle",
    "pydoc",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "tarfile",
    "tkinter",
    "unittest",
    "urllib.request",
    "xml",
    "xmlrpc",
    "PySide6.QtNetwork",
]
"""Python's modules that the program does without."""

HOOKS_LEFT_OUT = ("pyi_rth_inspect", "pyi_rth_pyside6")
"""What PyInstaller would do at each start, before the program."""

PLUGINS = {
    "iconengines": r"qsvgicon",
    "imageformats": r"q(svg|jpeg|webp)",
    "platforminputcontexts": r"",
    "platforms": r"q(xcb|wayland|offscreen|windows|cocoa)",
    "platformthemes": r"",
    "styles": r"",
    "wayland-decoration-client": r"",
    "wayland-shell-integration": r"(xdg-shell|qt-shell|fullscreen-shell)",
}
"""Qt's plugins that come along, by folder, as far as there are any for a system."""

LANGUAGES = "da|de|pl|ms|af|en"

_LEFT_OUT = re.compile(
    r"Qt6?(Network|Egl|Pdf|Qml|Quick|VirtualKeyboard)|libQt6OpenGL"
    r"|opengl32sw|d3dcompiler"
    r"|lib-dynload/_(bz2|lzma|hashlib|ssl|socket|multiprocessing|posixshmem|uuid)\."
    r"|libcrypto|libssl|_(ssl|socket|hashlib)\.pyd",
)
_PLUGIN = re.compile(r"plugins/(?P<folder>[\w-]+)/(lib)?(?P<name>[\w-]+)\.\w+$")
_TRANSLATION = re.compile(rf"translations/(?!qtbase_({LANGUAGES})\.qm)")
_SYSTEM = re.compile(r"lib(?!python)[^/]*\.so[^/]*$")
"""A library at the top of the folder on Linux: of the system that the package was built on."""


def is_part(name: str) -> bool:
    """Whether a file comes along; `name` is its place in the folder."""
    name = name.replace("\\", "/")
    if _LEFT_OUT.search(name) or _TRANSLATION.search(name) or _SYSTEM.match(name):
        return False
    plugin = _PLUGIN.search(name)
    if plugin is None:
        return True
    wanted = PLUGINS.get(plugin["folder"])
    return wanted is not None and re.match(wanted, plugin["name"]) is not None
