# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts that are written in English here and translated where there is a window."""

from __future__ import annotations

from datetime import datetime
from typing import TypeAlias

import msgspec

from .cards import Card

Part: TypeAlias = "str | int | datetime | Card | Words"


class Words(msgspec.Struct, frozen=True):
    """A translatable text: context, English source, a comment for translators, a number, parts.

    `{name}` in the text is filled from `parts`; `%n` is the number and chooses the plural form.
    """

    context: str
    text: str
    comment: str | None = None
    n: int = -1
    parts: dict[str, Part] = {}

    def format(self, **parts: Part) -> Words:
        """The same text with more of its `{}` places filled."""
        return Words(self.context, self.text, self.comment, self.n, {**self.parts, **parts})

    def english(self) -> str:
        """The text in English, for commands, logs and tests."""
        filled = {key: _english(part) for key, part in self.parts.items()}
        text = self.text.replace("(s)", "" if self.n == 1 else "s") if self.n >= 0 else self.text
        return text.replace("%n", str(self.n)).format(**filled)


def _english(part: Part) -> object:
    if isinstance(part, datetime):
        return f"{part:%Y-%m-%d %H:%M}"
    return part.english() if isinstance(part, Words) else part


def mark(context: str, text: str, comment: str | None = None, n: int = -1, /) -> Words:
    """A translatable text; lupdate finds the call (`-tr-function-alias translate+=mark`).

    Write plurals as `%n chip(s)`, and call it with literal strings only. lupdate drops calls with keywords.
    """
    return Words(context, text, comment, n)
