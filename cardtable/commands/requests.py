# SPDX-License-Identifier: GPL-3.0-or-later
"""What programs may ask the referee, checked before anything is done."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec

Kind = Literal["illegal-move", "bad-request", "unknown-game", "bad-option", "bad-deck", "over"]


class Refusal(Exception):
    """A request that cannot be granted; the table stays as it was."""

    def __init__(self, kind: Kind, text: str, clause: str | None = None) -> None:
        super().__init__(text)
        self.kind = kind
        self.clause = clause


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every request carries."""

    do: str
    id: msgspec.Raw = msgspec.Raw(b"null")


class New(Request, kw_only=True):
    """Start a game."""

    game: str
    players: int | None = None
    options: dict[str, Any] | None = None
    deal: int | None = None
    decks: list[list[str]] | None = None
    dealer: int | None = None
    first: int | None = None
    step: bool = False


class Play(Request, kw_only=True):
    """A decision of the seat to move, or in steps of the table."""

    move: str


class View(Request, kw_only=True):
    """What a seat sees."""

    seat: int


class Think(Request, kw_only=True):
    """What a computer player would do at the seat to move."""

    level: str | None = None
    seat: int | None = None
    nodes: Annotated[int, msgspec.Meta(ge=1)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0)] | None = None
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0


Wanted = TypeVar("Wanted", bound=Request)


def raw_fields(line: bytes) -> dict[str, msgspec.Raw]:
    """The fields of a request, not yet read; raises Refusal."""
    try:
        line.decode()
        return msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except UnicodeDecodeError:
        raise Refusal("bad-request", "The line is not UTF-8.") from None
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad-request", f"The line is not a JSON object: {error}.") from None


def read(fields: dict[str, msgspec.Raw], kind: type[Wanted]) -> Wanted:
    """The request as its kind has it; raises Refusal that names the field at fault."""
    try:
        return msgspec.json.decode(msgspec.json.encode(fields), type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad-request", f"The request cannot be understood: {error}.") from None


def read_value(raw: msgspec.Raw) -> Any:
    """Any JSON value; raises Refusal."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad-request", f"The request cannot be understood: {error}.") from None
