# SPDX-License-Identifier: GPL-3.0-or-later
"""From the words of a command line to the window or a command."""

from __future__ import annotations

import os
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TypeAlias

from cardtable import __version__

from .errors import INTERRUPTED, CommandError
from .parser import Parser, suggestion

OpenWindow: TypeAlias = Callable[[Path | None, Path | None], int]
"""Opens the window with a saved game and a data directory, or without; the exit code when it is closed."""

COMMANDS = {
    "games": "list the games with their house rules and levels",
    "selfplay": "let computer players play many games, and count",
    "ladder": "measure how strong the computer players are",
    "show": "print a saved game",
    "verify": "look whether a saved game kept what it promised",
    "deal": "tell what a deal code holds",
    "referee": "keep the rules for another program, in JSON lines",
}
"""Each is a module of this package with `configure(parser)` and `run(arguments)`."""

_EPILOG = "\n".join(
    [
        "commands:",
        *(f"  {name:<21} {about}" for name, about in COMMANDS.items()),
        "",
        "“cardtable COMMAND --help” tells more. A file that is named like a command is opened as ./NAME.",
    ]
)


def run(words: Sequence[str], open_window: OpenWindow) -> int:
    """Do what the words say; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal that lacks a sign gets its number
    try:
        return _dispatch(list(words), open_window)
    except CommandError as error:
        from .output import printable  # loads more than a window needs before its first paint

        sys.stderr.write(f"cardtable: {printable(str(error))}\n")
        return error.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SystemExit as end:  # --help and --version
        return int(end.code or 0)


def _dispatch(words: list[str], open_window: OpenWindow) -> int:
    name = words[0] if words else ""
    if name in COMMANDS:
        command = import_module(f"cardtable.commands.{name}")
        parser = Parser(prog=f"cardtable {name}", description=f"{COMMANDS[name].capitalize()}.")
        command.configure(parser)
        code: int = command.run(parser.parse_args(words[1:]))
        sys.stdout.flush()
        return code
    if name and not name.startswith("-") and not Path(name).exists():
        guess = suggestion(name, COMMANDS)
        if guess:
            raise CommandError(f"There is no command and no file “{name}”.{guess}")
    return _window(words, open_window)


def _window(words: list[str], open_window: OpenWindow) -> int:
    parser = Parser(
        prog="cardtable",
        description="Play Ninety-Nine and Two-Player Hearts in a window.",
        epilog=_EPILOG,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a saved game to open")
    parser.add_argument("--data-dir", metavar="DIR", type=Path, help="keep games and settings in this folder")
    parser.add_argument("--version", action="version", version=f"cardtable {__version__}")
    parser.add_argument("--think", action="store_true", help="run as the thinking process of a window")
    arguments = parser.parse_args(words)
    if arguments.think:
        raise CommandError("--think stands alone.")
    folder: Path | None = arguments.data_dir
    if folder is not None and folder.exists() and not folder.is_dir():
        raise CommandError(f"“{folder}” is not a folder.")
    if arguments.file is not None:
        from .files import read_game

        read_game(arguments.file)
    return open_window(arguments.file, folder)
