# SPDX-License-Identifier: GPL-3.0-or-later
"""argparse, saying what is wrong in one sentence and guessing what was meant."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from .errors import CommandError


class Parser(ArgumentParser):
    """Raises CommandError instead of printing the usage and ending the program."""

    def __init__(self, **keywords: Any) -> None:
        super().__init__(allow_abbrev=False, **keywords)

    def error(self, message: str) -> NoReturn:
        text = message.removeprefix("argument ")
        raise CommandError(f"{text[0].upper()}{text[1:].rstrip('.')}.")

    def parse_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Namespace | None = None
    ) -> Namespace:
        """Like argparse, but an unknown argument is told with the nearest known one."""
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            raise CommandError(
                f"“{unknown[0]}” is not understood here.{suggestion(unknown[0], self._option_string_actions)}"
            )
        return found


def suggestion(word: str, known: Iterable[str]) -> str:
    """` Did you mean “…”?`, or nothing when no known word is near."""
    from difflib import get_close_matches  # not needed before the first paint of a window

    near = get_close_matches(word.split("=")[0], list(known), 1)
    return f" Did you mean “{near[0]}”?" if near else ""


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """An argument type: a whole number from `low` to `high`."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise ArgumentTypeError(f"“{text}” is not a whole number from {low} to {high}")
        return number

    return read
