# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules as typed data: what a dialog, a command line and a check need to know of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from .game import BadOption, Options
from .words import Words, mark

Kind = TypeVar("Kind", bound=Options)
Value = str | int | bool


class Setting(msgspec.Struct, frozen=True):
    """One house rule."""

    name: str
    title: Words
    values: tuple[tuple[Value, Words], ...]
    """Allowed values and their words; empty for a whole number between `low` and `high`."""
    default: Value
    low: int = 0
    high: int = 0
    hint: Words | None = None
    hidden: bool = False
    """An engine option: for programs, not for the dialog."""


def rule(
    title: Words,
    values: Mapping[Any, Words] | None = None,
    *,
    hint: Words | None = None,
    hidden: bool = False,
) -> msgspec.Meta:
    """The annotation of an option field: `chips: Annotated[Literal["auto", 1, 2], rule(...)] = "auto"`."""
    return msgspec.Meta(extra={"title": title, "values": dict(values or {}), "hint": hint, "hidden": hidden})


YES_NO = {False: mark("Options", "no"), True: mark("Options", "yes")}


@cache
def settings(kind: type[Options]) -> tuple[Setting, ...]:
    """The house rules of an options type, in the order of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_setting(field, hints[field.name]) for field in msgspec.structs.fields(kind))


def _setting(field: msgspec.structs.FieldInfo, hint: Any) -> Setting:
    assert get_origin(hint) is Annotated, f"option {field.name} has no rule(...)"
    base, *metas = get_args(hint)
    extra: dict[str, Any] = {}
    low = high = 0
    for meta in metas:
        extra |= meta.extra or {}
        low, high = (meta.ge if meta.ge is not None else low), (meta.le if meta.le is not None else high)
    if get_origin(base) is Literal:
        allowed: tuple[Value, ...] = get_args(base)
    else:
        allowed = (field.default, not field.default) if base is bool else ()
    words = {**(YES_NO if base is bool else {}), **extra["values"]}
    values = tuple((value, words.get(value) or Words("Options", str(value))) for value in allowed)
    return Setting(
        field.name, extra["title"], values, field.default, int(low), int(high), extra["hint"], extra["hidden"]
    )


def read_options(kind: type[Kind], given: Mapping[str, Any]) -> Kind:
    """Options from outside; raises BadOption that names the option, and what it may be."""
    known = {setting.name: setting for setting in settings(kind)}
    for name, value in given.items():
        if name not in known:
            raise BadOption(
                mark("Options", "There is no option “{name}”. There are: {names}.").format(
                    name=str(name), names=", ".join(known) or "-"
                )
            )
        if not _allows(known[name], value):
            raise BadOption(
                mark("Options", "Option “{name}” cannot be {value}. It can be: {values}.").format(
                    name=name, value=repr(value), values=allowed_text(known[name])
                )
            )
    return msgspec.convert(dict(given), kind)


def read_text(setting: Setting, text: str) -> Value:
    """An option's value from a command line; other text comes back as it is, for `read_options` to refuse."""
    for value, _ in setting.values:
        if text.lower() == _plain(value):
            return value
    try:
        return int(text)
    except ValueError:
        return text


def allowed_text(setting: Setting) -> str:
    """What an option may be, in a line."""
    if setting.values:
        return ", ".join(_plain(value) for value, _ in setting.values)
    return f"{setting.low}-{setting.high}"


def _plain(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _allows(setting: Setting, value: object) -> bool:
    if setting.values:
        return any(type(value) is type(allowed) and value == allowed for allowed, _ in setting.values)
    return type(value) is int and setting.low <= value <= setting.high
