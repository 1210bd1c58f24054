# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a window can be opened here, found out before Qt starts: it would abort and blame the wrong thing.

Standard library only: `packaging/dev.py` uses the table of packages before anything is installed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

NO_SCREEN = frozenset({"offscreen", "minimal", "minimalegl", "vnc", "linuxfb", "eglfs", "vkkhrdisplay"})
"""Qt's platforms that need no display server."""

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""Debian's package of each system library that Qt's platforms use."""


def check() -> str | None:
    """Why no window can be opened here and what to do about it; None where nothing speaks against one."""
    if sys.platform != "linux":
        return None
    try:
        return _trouble(os.environ)
    except Exception:  # whatever is strange here, Qt may still manage
        return None


def was_clicked() -> bool:
    """Whether the program was started from a desktop: there is a screen, and nobody reads a terminal."""
    if any(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return False
    if os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0].lower() in NO_SCREEN:
        return False
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def mend() -> None:
    """Put right what the system or a package has arranged otherwise than Python programs expect.

    A program with a window has no standard streams on Windows. A package makes the libraries that it brings
    known to every program that it starts, also to those of the system.
    """
    if sys.stdout is None:  # only on Windows
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - as long as the program
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if getattr(sys, "frozen", False) and sys.platform == "linux":
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before:
            os.environ["LD_LIBRARY_PATH"] = before


def missing_libraries(qt: Path, platforms: Iterable[str], programs: Iterable[Path] = ()) -> list[str]:
    """Libraries that platforms and programs of the PySide6 in `qt` do not find (none without `ldd`)."""
    import subprocess

    lines: list[str] = []
    for file in [*(plugin for platform in platforms for plugin in _plugins(qt, platform)), *programs]:
        try:
            answer = subprocess.run(["ldd", file], capture_output=True, text=True, timeout=20, check=False)
        except (OSError, subprocess.SubprocessError):
            continue
        lines += answer.stdout.splitlines()
    return sorted({line.split()[0] for line in lines if line.endswith("not found") and "=>" in line})


def packages(libraries: Iterable[str]) -> list[str]:
    """Debian's packages that hold these libraries, as far as we know them."""
    return sorted({PACKAGES[library] for library in libraries if library in PACKAGES})


def _trouble(environment: Mapping[str, str]) -> str | None:
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        return "Qt for Python (PySide6) is not installed. Install Cardtable again, with pip or uv."
    qt = Path(spec.origin).parent
    troubles = [_platform_trouble(name, qt, environment) for name in _platforms(environment)]
    return None if None in troubles else troubles[0]


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """Names of the platforms that Qt will try, in its order."""
    if chosen := environment.get("QT_QPA_PLATFORM"):
        names = [part.partition(":")[0].strip().lower() for part in chosen.split(";")]
        return [name for name in names if name] or ["xcb"]
    wayland = "WAYLAND_DISPLAY" in environment or environment.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland", "xcb"] if wayland else ["xcb"]


def _platform_trouble(name: str, qt: Path, environment: Mapping[str, str]) -> str | None:
    is_wayland = name.startswith("wayland")
    if not is_wayland and name != "xcb" and name not in NO_SCREEN:
        return _unknown_trouble(name, qt, environment)
    if is_wayland or name == "xcb":
        hint = "WAYLAND_DISPLAY" if is_wayland else "DISPLAY"
        if not environment.get(hint) and not environment.get("WAYLAND_SOCKET"):
            return (
                f"There is no screen here: {hint} is not set. "
                "Start Cardtable from a desktop, or over SSH with “ssh -X”."
            )
    if trouble := _library_trouble(name, qt):
        return trouble
    if is_wayland:
        return _wayland_trouble(environment)
    return _x_trouble(environment["DISPLAY"]) if name == "xcb" else None


def _unknown_trouble(name: str, qt: Path, environment: Mapping[str, str]) -> str | None:
    folder = qt / "Qt" / "plugins" / "platforms"
    elsewhere = "QT_PLUGIN_PATH" in environment or "QT_QPA_PLATFORM_PLUGIN_PATH" in environment
    if elsewhere or not folder.is_dir() or _plugins(qt, name):
        return None
    known = ", ".join(sorted(path.stem.removeprefix("libq") for path in folder.glob("libq*.so")))
    return (
        f"QT_QPA_PLATFORM asks Qt for “{name}”, which it does not have. "
        f"Unset the variable, or set it to one of: {known}."
    )


def _plugins(qt: Path, platform: str) -> list[Path]:
    """Files of a platform; Wayland had several in older releases."""
    pattern = "libqwayland*.so" if platform.startswith("wayland") else f"libq{platform}.so"
    return sorted((qt / "Qt" / "plugins" / "platforms").glob(pattern))


def _library_trouble(platform: str, qt: Path) -> str | None:
    """Load what Qt would load, which it finds loaded then: the check costs no time of its own."""
    import ctypes

    try:
        for plugin in _plugins(qt, platform):
            ctypes.CDLL(str(plugin))
    except OSError as error:
        missing = missing_libraries(qt, [platform])
        if not missing:
            return f"Qt cannot be loaded here: {error}."
        return _advice(missing)
    return None


def _advice(missing: list[str]) -> str:
    wanted = packages(missing)
    if Path("/usr/bin/apt-get").exists() and wanted:
        how = f"Install them with: sudo apt install {' '.join(wanted)}"
    else:
        how = f"Install the packages of your system that hold {', '.join(missing)}."
    return f"Qt needs libraries that are not on this machine. {how}"


def _x_trouble(display: str) -> str | None:
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    if not xcb.xcb_connection_has_error(connection):
        return (
            None  # left open: a server without other clients starts anew, deaf meanwhile, when the last goes
        )
    xcb.xcb_disconnect(connection)
    return (
        f"The screen “{display}” that DISPLAY names does not answer, or does not let you in. "
        "Start Cardtable from the desktop that you see, as the user who is logged in there."
    )


def _wayland_trouble(environment: Mapping[str, str]) -> str | None:
    import ctypes

    if "WAYLAND_SOCKET" in environment:  # an open connection, which looking would use up
        return None
    name = environment["WAYLAND_DISPLAY"]
    if not name.startswith("/") and not environment.get("XDG_RUNTIME_DIR"):
        return (
            "The Wayland screen cannot be found: XDG_RUNTIME_DIR is not set. Start Cardtable from a desktop."
        )
    client = ctypes.CDLL("libwayland-client.so.0")
    client.wl_display_connect.restype = ctypes.c_void_p
    connection = client.wl_display_connect(None)
    if connection is None:
        return (
            f"The Wayland screen “{name}” does not answer. "
            "Start Cardtable from the desktop that you see, as the user who is logged in there."
        )
    client.wl_display_disconnect(ctypes.c_void_p(connection))
    return None
