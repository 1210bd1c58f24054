# SPDX-License-Identifier: GPL-3.0-or-later
"""What bash, zsh and fish complete, from the parsers of the command line themselves."""

from __future__ import annotations

from argparse import SUPPRESS, Action

from package_names import filled

from cardtable.commands.line import COMMANDS, command_parser, window_parser
from cardtable.commands.parser import Parser

_HIDDEN = ("-h", "--think")
"""Options that nobody types."""


def options(parser: Parser) -> list[tuple[str, Action]]:
    """Its options, as they are typed."""
    return [
        (word, action)
        for action in parser._actions
        for word in action.option_strings
        if word not in _HIDDEN and action.help is not SUPPRESS
    ]


def files() -> dict[str, str]:
    """The text for each shell."""
    return {"bash": _bash(), "zsh": _zsh(), "fish": _fish()}


def _bash() -> str:
    lines = [
        f"            {name})\n"
        f'                mapfile -t COMPREPLY < <(compgen -W "{_words(command_parser(name))}" -- "$word")\n'
        f"                ;;"
        for name in COMMANDS
    ]
    return filled(
        "cardtable.bash",
        bash_options="\n".join(lines),
        window_options=_words(window_parser()),
        commands=" ".join(COMMANDS),
    )


def _words(parser: Parser) -> str:
    return " ".join(word for word, _ in options(parser))


def _zsh() -> str:
    commands = "\n".join(f"        '{name}:{_plain(about)}'" for name, about in COMMANDS.items())
    branches = "\n".join(
        f"        {name})\n            _arguments \\\n{_zsh_lines(command_parser(name))}\n"
        "                '*:file or game:_files'\n            ;;"
        for name in COMMANDS
    )
    return filled(
        "cardtable.zsh", zsh_commands=commands, zsh_options=branches, zsh_window=_zsh_lines(window_parser())
    )


def _zsh_lines(parser: Parser) -> str:
    lines = []
    for word, action in options(parser):
        value = ""
        if action.metavar:
            value = ":folder:_files -/" if action.metavar == "DIR" else f":{action.metavar}: "
        about = _plain(action.help or "").replace("[", "(").replace("]", ")").replace(":", ";")
        lines.append(f"                '{word}[{about}]{value}' \\")
    return "\n".join(lines)


def _fish() -> str:
    lines = [
        f"complete -c cardtable -n __fish_use_subcommand -a {name} -d '{_plain(about)}'"
        for name, about in COMMANDS.items()
    ]
    lines += _fish_lines("__fish_use_subcommand", window_parser())
    for name in COMMANDS:
        lines += _fish_lines(f"'__fish_seen_subcommand_from {name}'", command_parser(name))
    return filled("cardtable.fish", fish="\n".join(lines))


def _fish_lines(when: str, parser: Parser) -> list[str]:
    lines = []
    for word, action in options(parser):
        value = "" if not action.metavar else " -x -a '(__fish_complete_directories)'"
        if action.metavar and action.metavar != "DIR":
            value = " -x"
        name, about = word.removeprefix("--"), _plain(action.help or "")
        lines.append(f"complete -c cardtable -n {when} -l {name}{value} -d '{about}'")
    return lines


def _plain(text: str) -> str:
    """Text that may stand in single quotes."""
    return text.replace("'", "’")
