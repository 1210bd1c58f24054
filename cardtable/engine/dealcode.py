# SPDX-License-Identifier: GPL-3.0-or-later
"""Deal codes: a game, its house rules, who sits where and the deal number, in at most 24 signs.

A code is a number in base 29, whose digits leave out the letters that look like others, between a head and
two check signs. 29 is a prime: any two mistyped signs are noticed, and any two that changed places. The form
is described in docs/DEALS.md and pinned by tests; what an older version wrote stays readable.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from hashlib import sha256
from typing import Any, NamedTuple
from unicodedata import category

import msgspec

from .game import BadOption, Game, Start
from .options import Setting, read_options, settings
from .record import Record
from .shuffle import MAX_DEAL
from .words import Words, mark

SIGNS = "0123456789ACDEFGHJKMNPQRTVWXY"
LONGEST = 24
SHORT_DEALS = 10**9
"""Deal numbers below this fit into every form."""

_BASE = len(SIGNS)
_LOOK_ALIKES = str.maketrans("BILOSUZ", "81105V2")
_GROUP = 4
_HEAD = 3
"""Signs before the number: the form, and two for the game."""
_CHECKS = 2
_PERSON_AND_LEVELS = 6
_MOST_SEATS = 8


class _Form(NamedTuple):
    """How long a code is, and how large its deal number may be."""

    length: int
    deals: int

    @property
    def room(self) -> int:
        """One more than the highest number in a code of this form."""
        return int(_BASE ** (self.length - _HEAD - _CHECKS))


_FORMS = (
    _Form(16, SHORT_DEALS),
    _Form(20, SHORT_DEALS),
    _Form(20, MAX_DEAL + 1),
    _Form(24, MAX_DEAL + 1),
    _Form(24, SHORT_DEALS),
)
"""The first sign is the place of a form in this list; a change of codes or shuffle adds to its end."""


class BadCode(ValueError):
    """A text that is no deal code, or a game that has none."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.english())
        self.words = words


class UnfinishedCode(BadCode):
    """The beginning of a code; `missing` is how many signs are still to come."""

    def __init__(self, missing: int) -> None:
        super().__init__(mark("DealCode", "The code is %n sign(s) short.", None, missing))
        self.missing = missing


class Deal(msgspec.Struct, frozen=True):
    """What a deal code holds."""

    game: str
    deal: int
    levels: tuple[str | None, ...]
    """By seat: a bot's level, or None for a person."""
    options: dict[str, Any] = {}
    """The house rules that are not the defaults."""
    first: int | None = None
    """First player, where the deal number does not decide."""


def deal_of(record: Record) -> Deal:
    """What a record's code would hold; raises BadCode for one that a deal number does not make."""
    if record.position is not None or record.decks or record.dealer is not None:
        raise BadCode(
            mark(
                "DealCode", "This game did not begin with a deal of its own. Save it as a file to pass it on."
            )
        )
    levels = tuple(player.level for player in record.seats)
    return Deal(record.game, record.deal, levels, record.options, record.first)


def write_code(game: Game, deal: Deal) -> str:
    """The code of a deal of `game`, in groups of four; raises BadCode when it would be too long."""
    setup, deal_number = _setup(game, _checked(game, deal)), deal.deal
    for place, form in enumerate(_FORMS):
        number = deal_number + form.deals * setup
        if deal_number < form.deals and number < form.room:
            digits = [place, *_game_digits(game.id), *_digits(number, form.length - _HEAD - _CHECKS)]
            return grouped("".join(SIGNS[digit] for digit in [*digits, *_check(digits)]))
    raise _too_long()


def read_code(text: str, games: Iterable[Game]) -> Deal:
    """What a typed code holds, look-alike letters forgiven; raises BadCode, UnfinishedCode if too short."""
    signs = _plain(text)
    digits = [SIGNS.index(sign) for sign in signs]
    if not digits:
        raise UnfinishedCode(_FORMS[0].length)
    if digits[0] >= len(_FORMS):
        raise _of_no_form(signs, digits)
    form = _FORMS[digits[0]]
    if len(digits) < form.length:
        raise UnfinishedCode(form.length - len(digits))
    if len(digits) > form.length:
        raise BadCode(mark("DealCode", "The code is %n sign(s) too long.", None, len(digits) - form.length))
    if any(_sums(digits)):
        raise _mistyped(signs, digits)
    game = next((game for game in games if _game_digits(game.id) == digits[1:_HEAD]), None)
    if game is None:
        raise BadCode(
            mark("DealCode", "This is a deal of a game that this version of Cardtable does not have.")
        )
    setup, deal = divmod(_number(digits[_HEAD:-_CHECKS]), form.deals)
    return _checked(game, _read_setup(game, setup, deal))


def deal_of_day(game: Game, day: date) -> Deal:
    """The game of a day: one deal for everybody, as the game is meant, against the middle level."""
    hashed = sha256(f"cardtable {game.id} {day.isoformat()}".encode()).digest()
    deal = int.from_bytes(hashed[:8]) % SHORT_DEALS
    return Deal(game.id, deal, (None, *[game.levels[1].id] * (game.dialog_seats[0] - 1)))


def grouped(signs: str) -> str:
    """Signs in groups of four, to be read out."""
    return "-".join(signs[at : at + _GROUP] for at in range(0, len(signs), _GROUP))


# Signs


def _plain(text: str) -> str:
    signs = "".join(sign for sign in text.upper() if not sign.isspace() and category(sign) != "Pd")
    signs = signs.translate(_LOOK_ALIKES)
    for sign in signs:
        if sign not in SIGNS:
            words = mark("DealCode", "“{sign}” is in no deal code.", "a typed letter or sign")
            raise BadCode(words.format(sign=sign if sign.isprintable() else "?"))
    return signs


def _digits(number: int, length: int) -> list[int]:
    digits = []
    for _ in range(length):
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    return digits[::-1]


def _number(digits: Sequence[int]) -> int:
    number = 0
    for digit in digits:
        number = number * _BASE + digit
    return number


def _sums(digits: Sequence[int]) -> tuple[int, int]:
    """The sum of all digits and of each times its place from the end; both 0 in a code as it was written."""
    places = range(len(digits), 0, -1)
    weighted = sum(digit * place for digit, place in zip(digits, places, strict=True))
    return sum(digits) % _BASE, weighted % _BASE


def _check(digits: Sequence[int]) -> tuple[int, int]:
    """The two digits that make both sums 0."""
    plain, weighted = _sums([*digits, 0, 0])
    first = (plain - weighted) % _BASE
    return first, (-plain - first) % _BASE


def _mistyped(signs: str, digits: Sequence[int]) -> BadCode:
    """Where a single mistake would be, if one alone explains the sums."""
    plain, weighted = _sums(digits)
    if plain:
        place = weighted * pow(plain, -1, _BASE) % _BASE
        if 1 <= place <= len(signs):
            at = (len(signs) - place) // _GROUP * _GROUP
            words = mark("DealCode", "There is a mistake in this code, perhaps in “{group}”.")
            return BadCode(words.format(group=signs[at : at + _GROUP]))
    return BadCode(mark("DealCode", "There is a mistake in this code."))


def _of_no_form(signs: str, digits: Sequence[int]) -> BadCode:
    """Why a code begins with no known form: it is newer if its sums are right, and else not even a code."""
    missing = _FORMS[0].length - len(digits)
    if missing > 0:
        return UnfinishedCode(missing)
    return _mistyped(signs, digits) if any(_sums(digits)) else _newer()


def _game_digits(name: str) -> list[int]:
    """Two digits from the game's name, so that no list of games need ever be agreed on."""
    return _digits(int.from_bytes(sha256(name.encode()).digest()[:8]) % _BASE**2, 2)


# Setups: a number whose digits have bases of their own, the least significant first


def _setup(game: Game, deal: Deal) -> int:
    seats = len(deal.levels)
    known = [level.id for level in game.levels]
    digits = [(seats - 1, _MOST_SEATS), (0 if deal.first is None else deal.first + 1, seats + 1)]
    digits += [(0 if level is None else known.index(level) + 1, _PERSON_AND_LEVELS) for level in deal.levels]
    digits += [
        (_option_digit(setting, deal.options.get(setting.name, setting.default)), _base(setting))
        for setting in settings(game.options_type)
    ]
    setup = 0
    for digit, base in reversed(digits):
        if digit >= base:
            raise _too_long()
        setup = setup * base + digit
    return setup


def _read_setup(game: Game, setup: int, deal: int) -> Deal:
    def take(base: int) -> int:
        nonlocal setup
        setup, digit = divmod(setup, base)
        return digit

    seats = take(_MOST_SEATS) + 1
    first = take(seats + 1)
    levels = tuple(_level(game, take(_PERSON_AND_LEVELS)) for _ in range(seats))
    options = {}
    for setting in settings(game.options_type):
        if digit := take(_base(setting)):
            options[setting.name] = _option_value(setting, digit)
    if setup:  # house rules that were added later
        raise _newer()
    return Deal(game.id, deal, levels, options, first - 1 if first else None)


def _level(game: Game, digit: int) -> str | None:
    if digit > len(game.levels):
        raise _newer()
    return game.levels[digit - 1].id if digit else None


def _base(setting: Setting) -> int:
    """As many digits as values, and room for choices to come."""
    if not setting.values:
        return setting.high - setting.low + 1
    if isinstance(setting.default, bool):
        return 2
    base = 4
    while base <= len(setting.values):
        base *= 2
    return base


def _option_digit(setting: Setting, value: object) -> int:
    """0 is always the default."""
    if value == setting.default and type(value) is type(setting.default):
        return 0
    if not setting.values:
        assert isinstance(value, int)
        return (value - int(setting.default)) % _base(setting)
    if isinstance(setting.default, bool):
        return 1
    return [known for known, _ in setting.values].index(value) + 1  # type: ignore[arg-type]


def _option_value(setting: Setting, digit: int) -> object:
    if not setting.values:
        return (int(setting.default) - setting.low + digit) % _base(setting) + setting.low
    if isinstance(setting.default, bool):
        return not setting.default
    if digit > len(setting.values):
        raise _newer()
    return setting.values[digit - 1][0]


def _checked(game: Game, deal: Deal) -> Deal:
    """The deal, if the game can be begun so; raises BadCode."""
    try:
        options = read_options(game.options_type, deal.options)
        game.check_start(options, len(deal.levels), Start(deal=deal.deal, first=deal.first))
        for level in filter(None, deal.levels):
            game.level(level)
    except BadOption as error:
        raise BadCode(error.words) from None
    except KeyError as error:
        raise BadCode(
            mark("DealCode", "There is no opponent “{level}”.").format(level=error.args[0])
        ) from None
    return deal


def _too_long() -> BadCode:
    return BadCode(
        mark(
            "DealCode",
            "So many house rules do not fit into a deal code. Save the game as a file to pass it on.",
        )
    )


def _newer() -> BadCode:
    return BadCode(mark("DealCode", "This code comes from a newer version of Cardtable. Update to open it."))
