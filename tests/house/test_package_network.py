# SPDX-License-Identifier: GPL-3.0-or-later
"""The program opens no socket to another machine, and has nothing loaded that could."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOCKETS = {
    *("socket", "_socket", "ssl", "_ssl", "socketserver", "asyncio", "http", "http.client", "urllib.request"),
    *("ftplib", "smtplib", "imaplib", "xmlrpc", "multiprocessing", "logging.handlers", "PySide6.QtNetwork"),
}


FOR_DEVELOPERS = "import sys; sys.modules['typing_extensions'] = None; "
"""Only developers have it; it looks for sockets, and msgspec uses it where it is."""


def test_no_module_of_the_program_loads_one_that_opens_sockets() -> None:
    program = """
import sys
from importlib import import_module
from pkgutil import walk_packages
import cardtable
for module in walk_packages(cardtable.__path__, "cardtable."):
    if not module.name.endswith("__main__"):
        import_module(module.name)
print(*sorted(sys.modules))
"""
    command = [sys.executable, "-c", FOR_DEVELOPERS + program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    loaded = set(done.stdout.split())
    assert "cardtable.views.app" in loaded
    assert loaded & SOCKETS == set()


def test_playing_loads_no_module_that_opens_sockets() -> None:
    program = (
        f"{FOR_DEVELOPERS}from cardtable.__main__ import main; code = main(['--smoke-test']); "
        "print('loaded', *sys.modules); sys.exit(code)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=True)
    (line,) = (line for line in done.stdout.splitlines() if line.startswith("loaded "))
    assert set(line.split()) & SOCKETS == set()


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not here")
def test_the_system_sees_no_socket_to_another_machine(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    strace = ["strace", "-f", "-qq", "-e", "trace=socket,execve", "-o", str(trace)]
    tried = subprocess.run([*strace, "true"], capture_output=True, check=False)
    if tried.returncode:
        pytest.skip("this system lets nobody be traced")
    command = [*strace, sys.executable, "-m", "cardtable", "--smoke-test"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr
    seen = trace.read_text("utf-8", "replace")
    assert "--think" in seen  # the thinking process has been watched, too
    assert re.findall(r".*socket\(AF_(?:INET|INET6|NETLINK|PACKET).*", seen) == []
