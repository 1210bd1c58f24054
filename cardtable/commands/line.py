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
from typing import NamedTuple, TypeAlias

from cardtable import __version__, startup

from .errors import INTERRUPTED, CommandError
from .parser import Parser, suggestion


class Wanted(NamedTuple):
    """What the window is to show."""

    file: Path | None = None
    """A saved game; else the one that was played last."""
    data_dir: Path | None = None
    new_game: bool = False
    """Ask at once which game to play."""


OpenWindow: TypeAlias = Callable[[Wanted], int]
"""Opens the window; the exit code when it is closed."""

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

ALONE = {
    "think": "run as the thinking process of a window",
    "smoke-test": "play ten moves of each game without a screen, and tell whether all went well",
}
"""Without other words, and carried out before anything else."""

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
        return _tell(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SystemExit as end:  # --help and --version
        return int(end.code or 0)


def _tell(error: CommandError) -> int:
    from .output import printable  # loads more than a window needs before its first paint

    sys.stderr.write(f"cardtable: {printable(str(error))}\n")
    return error.code


def command_parser(name: str) -> Parser:
    """What one command understands."""
    parser = Parser(prog=f"cardtable {name}", description=f"{COMMANDS[name].capitalize()}.")
    import_module(f"cardtable.commands.{name}").configure(parser)
    return parser


def window_parser() -> Parser:
    """What is understood without a command."""
    parser = Parser(
        prog="cardtable",
        description="Play Ninety-Nine and Two-Player Hearts in a window.",
        epilog=_EPILOG,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a saved game to open")
    parser.add_argument("--data-dir", metavar="DIR", type=Path, help="keep games and settings in this folder")
    parser.add_argument("--new-game", action="store_true", help="ask at once which game to play")
    parser.add_argument("--version", action="version", version=f"cardtable {__version__}")
    for name, about in ALONE.items():
        parser.add_argument(f"--{name}", action="store_true", help=about)
    return parser


def _dispatch(words: list[str], open_window: OpenWindow) -> int:
    name = words[0] if words else ""
    if name in COMMANDS:
        code: int = import_module(f"cardtable.commands.{name}").run(
            command_parser(name).parse_args(words[1:])
        )
        sys.stdout.flush()
        return code
    if name and not name.startswith("-") and not Path(name).exists():
        guess = suggestion(name, COMMANDS)
        if guess:
            raise CommandError(f"There is no command and no file “{name}”.{guess}")
    return _window(words, open_window)


def _window(words: list[str], open_window: OpenWindow) -> int:
    arguments = window_parser().parse_args(words)
    for name in ALONE:
        if getattr(arguments, name.replace("-", "_")):
            raise CommandError(f"--{name} stands alone.")
    folder: Path | None = arguments.data_dir
    if folder is not None and folder.exists() and not folder.is_dir():
        raise CommandError(f"“{folder}” is not a folder.")
    wanted = Wanted(arguments.file, folder, arguments.new_game)
    if wanted.file is not None:
        from .files import read_game

        try:
            read_game(wanted.file)
        except CommandError as error:
            if not startup.was_clicked():
                raise
            _tell(error)
            return open_window(wanted) or error.code  # the window says it too
    return open_window(wanted)
