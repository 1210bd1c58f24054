# SPDX-License-Identifier: GPL-3.0-or-later
"""What `dev.py` can do."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import environment
import translations
from environment import ROOT, SetupFailed, say

LUPDATE = "PySide6-Essentials>=6.12,<6.13"
"""Where lupdate comes from: the one of 6.11 loses plurals. The program itself stays on an older Qt."""
LINGUIST = ROOT / "build" / "linguist"
"""The environment that lupdate has for itself."""


def main(arguments: Sequence[str]) -> int:
    """Carry out one command; answers with the exit code."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    command = COMMANDS.get(name)
    if command is None:
        print("python3 packaging/dev.py COMMAND")
        for known, does in COMMANDS.items():
            print(f"  {known:12} {does.__doc__}")
        return 0 if name in ("help", "-h", "--help") else 2
    try:
        return command(rest)
    except SetupFailed as trouble:
        say(str(trouble))
    except KeyboardInterrupt:
        say("Stopped.")
    return 1


def _become(command: Sequence[str | Path]) -> int:
    """Go on as another program: no second process stands between it and the terminal."""
    sys.stdout.flush()
    if os.name != "nt":  # there the shell would not wait for it
        os.execv(command[0], [str(part) for part in command])
    return subprocess.call([str(part) for part in command])


def run(arguments: Sequence[str]) -> int:
    """Start Cardtable, with its arguments: `run`, `run selfplay hearts`."""
    python = environment.ready()
    _compile_translations(python)
    return _become([python, "-P", "-m", "cardtable", *arguments])


def test(arguments: Sequence[str]) -> int:
    """Run the tests, all of them on every core, or with pytest's arguments: `test -k library`."""
    python = environment.ready()
    environment.require_qt(python)
    _compile_translations(python)
    os.chdir(ROOT)
    return _become([python, "-m", "pytest", *(arguments or ["-n", "auto", "--maxprocesses", "8"])])


def check(arguments: Sequence[str]) -> int:
    """Check format, lint, types, imports between the layers and translations."""
    python = environment.ready()
    tools = python.parent
    checks: dict[str, list[str | Path]] = {
        "format": [tools / "ruff", "format", "--check", "."],
        "lint": [tools / "ruff", "check", "."],
        "types": [tools / "mypy"],
        "imports": [tools / "lint-imports", "--no-logo"],
    }
    failed = [name for name, command in checks.items() if _fails(name, command)]
    if _translations_are_old():
        failed.append("translations")
    say(f"Failed: {', '.join(failed)}." if failed else "All checks passed.")
    return 1 if failed else 0


def _fails(name: str, command: Sequence[str | Path]) -> bool:
    say(f"== {name}")
    return subprocess.run(command, cwd=ROOT, check=False).returncode != 0


def _translations_are_old() -> bool:
    say("== translations")
    try:
        tool = lupdate()
    except SetupFailed as trouble:
        say(f"Not checked: lupdate is not here. {trouble}")
        return False
    with tempfile.TemporaryDirectory() as workshop:
        changed = translations.changed_by_update(tool, Path(workshop))
    if changed:
        say(f"Not up to date: {', '.join(changed)}. Run `python3 packaging/dev.py translate`.")
    return bool(changed)


def translate(arguments: Sequence[str]) -> int:
    """Bring translations up to date with the source and compile them; `translate de` adds a language."""
    python = environment.ready()
    targets = {*translations.SOURCES.glob("*.ts")}
    targets |= {translations.SOURCES / f"cardtable_{language}.ts" for language in arguments or ["en"]}
    translations.update_translations(lupdate(), sorted(targets))
    _compile_translations(python)
    return 0


def lupdate() -> Path:
    """Qt's lupdate from an environment of its own."""
    python = environment.python_of(LINGUIST)
    tool = f"lupdate{translations.SUFFIX}"
    if not python.exists() or not (environment.qt_folder(python) / tool).exists():
        environment.make_venv(LINGUIST)
        say("Installing Qt’s lupdate into build/linguist: about 100 MB, once.")
        environment.install(python, [LUPDATE])
    return environment.qt_folder(python) / tool


def _compile_translations(python: Path) -> None:
    stale = translations.stale()
    if stale:
        lrelease = environment.qt_folder(python) / f"lrelease{translations.SUFFIX}"
        if not translations.compile_translations(lrelease, stale) and environment.COMPLETE.exists():
            say("The translations could not be compiled. Cardtable speaks English.")


def schema(arguments: Sequence[str]) -> int:
    """Write docs/record.schema.json, the form of a `.cardtable` file, from the source."""
    return _script("schema.py", arguments)


def strength(arguments: Sequence[str]) -> int:
    """Measure the computer players into resources and docs, with the arguments of `cardtable ladder`."""
    return _script("strength.py", arguments)


def saves(arguments: Sequence[str]) -> int:
    """Write tests/saves/VERSION: games as this version saves them, kept for ever. Once for each release."""
    return _script("saves.py", arguments)


def bench(arguments: Sequence[str]) -> int:
    """Measure: `bench` lists the benchmarks, `bench startup` runs one."""
    folder = ROOT / "packaging" / "benchmarks"
    known = sorted(path.stem for path in folder.glob("[a-z]*.py"))
    if not arguments or arguments[0] not in known:
        print("Benchmarks:", ", ".join(known))
        return 0 if not arguments else 2
    return _script(f"benchmarks/{arguments[0]}.py", arguments[1:])


def screenshots(arguments: Sequence[str]) -> int:
    """Draw the real window at several sizes and numbers of seats, into build/screenshots."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return _script("screenshots.py", arguments)


def package(arguments: Sequence[str]) -> int:
    """Build the packages for Linux into build/package; `--verify` tries them in clean Debian systems."""
    return _script("package.py", ["package", *arguments])


def release(arguments: Sequence[str]) -> int:
    """Build every artefact into build/release, with checksums."""
    return _script("package.py", ["release", *arguments])


def _script(name: str, arguments: Sequence[str]) -> int:
    python = environment.ready()
    environment.require_qt(python)
    _compile_translations(python)
    return _become([python, ROOT / "packaging" / name, *arguments])


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    command.__name__: command
    for command in (
        run,
        test,
        check,
        translate,
        schema,
        strength,
        saves,
        bench,
        screenshots,
        package,
        release,
    )
}
