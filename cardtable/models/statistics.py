# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of a person's games, kept apart by everything that makes them differ."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from io import StringIO
from itertools import groupby
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from cardtable.engine.estimates import Estimate, mean_estimate, share_estimate

from .facts import Facts

Help: TypeAlias = Literal["none", "assisted", "practice"]
"""Without hints, with some, or knowing more than the rules allow."""
Losses: TypeAlias = Mapping[tuple[int, int], tuple[float, int]]
"""By game and seat: the chance to win that was given away in all, and in how many decisions."""


class LossSource(Protocol):
    """Where reviews of games are kept."""

    def losses(self) -> Losses:
        """What has been reviewed."""
        ...


class Kind(msgspec.Struct, frozen=True):
    """What games have in common that are counted together."""

    game: str
    rules: tuple[tuple[str, Any], ...]
    """House rules that are not the default."""
    players: int
    opponents: tuple[str | None, ...]
    """Their levels in order, None for a person."""
    help: Help


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """One game, seen from the person's seat."""

    game: int
    """Its number in the library."""
    ended: int
    """Seconds since 1970."""
    won: bool
    drawn: bool
    first: bool
    """Whether the person took the first decision."""
    deals: int
    """Those in which the person took part."""
    change: float
    """Points or chips that each of them brought, on average."""
    moons: int
    moons_against: int
    loss: float | None = None
    """Chance to win given away by each decision, on average; None where nothing was reviewed."""
    reviewed: int = 0
    """Decisions reviewed."""


class Figures(msgspec.Struct, frozen=True):
    """Everything that is counted of one kind of games."""

    kind: Kind
    counted: str
    """What `change` counts: score, chips or nothing."""
    outcomes: tuple[Outcome, ...]
    """Oldest first."""

    @property
    def games(self) -> int:
        """Finished games."""
        return len(self.outcomes)

    @property
    def won(self) -> int:
        """Games won."""
        return sum(outcome.won for outcome in self.outcomes)

    @property
    def drawn(self) -> int:
        """Games that nobody won."""
        return sum(outcome.drawn for outcome in self.outcomes)

    @property
    def share(self) -> Estimate:
        """Games won of all games, with the interval that holds the true share 19 times in 20."""
        return share_estimate(self.won, self.games)

    @property
    def streak(self) -> int:
        """The last games that ended alike: so many won, or, below zero, so many not won."""
        won, length = _streaks(self.outcomes)[-1]
        return length if won else -length

    def longest(self, *, won: bool) -> int:
        """The longest run of games won, or not won."""
        return max((length for alike, length in _streaks(self.outcomes) if alike == won), default=0)

    @property
    def deals(self) -> int:
        """Deals in all games."""
        return sum(outcome.deals for outcome in self.outcomes)

    @property
    def change(self) -> Estimate | None:
        """Points or chips that a deal brought: the mean over games of each game's mean."""
        return mean_estimate([outcome.change for outcome in self.outcomes]) if self.counted else None

    @property
    def moons(self) -> int:
        """Moons the person has shot."""
        return sum(outcome.moons for outcome in self.outcomes)

    @property
    def moons_against(self) -> int:
        """Moons the others have shot."""
        return sum(outcome.moons_against for outcome in self.outcomes)

    def begun(self, *, first: bool) -> tuple[int, int]:
        """Games that the person began, or another did, and how many of them the person won."""
        chosen = [outcome.won for outcome in self.outcomes if outcome.first == first]
        return len(chosen), sum(chosen)

    @property
    def loss(self) -> Estimate | None:
        """Chance to win given away by a decision: the mean over reviewed games of each game's mean."""
        losses = [outcome.loss for outcome in self.outcomes if outcome.loss is not None]
        return mean_estimate(losses) if losses else None


def people(facts: Iterable[Facts]) -> list[str]:
    """Names of the people who have played, whoever played most first."""
    names = Counter(seat.name for game in facts for seat in game.seats if seat.level is None)
    return [name for name, _ in names.most_common()]


def count(facts: Iterable[Facts], name: str, since: int = 0, losses: Losses | None = None) -> list[Figures]:
    """The figures of all kinds of games that a person has finished since a time, the most games first."""
    kinds: dict[Kind, list[Outcome]] = {}
    counted: dict[Kind, str] = {}
    for game in facts:
        if game.changed < since:
            continue
        seat = next(
            (place for place, seat in enumerate(game.seats) if seat.level is None and seat.name == name), None
        )
        if seat is None:
            continue
        kind = _kind(game, seat)
        kinds.setdefault(kind, []).append(_outcome(game, seat, losses or {}))
        counted[kind] = game.counted
    figures = [Figures(kind, counted[kind], tuple(outcomes)) for kind, outcomes in kinds.items()]
    return sorted(figures, key=lambda found: (found.kind.help == "practice", -found.games))


def _kind(game: Facts, seat: int) -> Kind:
    others = [other.level for place, other in enumerate(game.seats) if place != seat]
    help_: Help = "practice" if game.practice else "assisted" if game.assisted else "none"
    opponents = tuple(sorted(others, key=lambda level: level or ""))
    return Kind(game.game, tuple(game.options.items()), len(game.seats), opponents, help_)


def _outcome(game: Facts, seat: int, losses: Losses) -> Outcome:
    mine = game.seats[seat]
    deals = mine.deals or game.deals
    loss, reviewed = losses.get((game.id, seat), (0.0, 0))
    return Outcome(
        game=game.id,
        ended=game.changed,
        won=game.winner == seat,
        drawn=game.winner is None,
        first=game.first == seat,
        deals=deals,
        change=(mine.end - mine.start) / deals,
        moons=mine.moons,
        moons_against=sum(other.moons for other in game.seats) - mine.moons,
        loss=loss / reviewed if reviewed else None,
        reviewed=reviewed,
    )


def _streaks(outcomes: Sequence[Outcome]) -> list[tuple[bool, int]]:
    return [(won, len(list(run))) for won, run in groupby(outcome.won for outcome in outcomes)]


# Curves


def win_curve(outcomes: Sequence[Outcome], window: int) -> list[float]:
    """After each game the share won of the last `window`, or of as many as there are."""
    wins = [float(outcome.won) for outcome in outcomes]
    return [_mean(wins[max(0, end - window) : end]) for end in range(1, len(wins) + 1)]


def loss_curve(outcomes: Sequence[Outcome], window: int) -> list[float]:
    """After each reviewed game the mean loss of a decision in the last `window` of them."""
    losses = [outcome.loss for outcome in outcomes if outcome.loss is not None]
    return [_mean(losses[max(0, end - window) : end]) for end in range(1, len(losses) + 1)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


# CSV

_COLUMNS: dict[str, Callable[[Figures], object]] = {
    "game": lambda found: found.kind.game,
    "house_rules": lambda found: " ".join(f"{name}={value}" for name, value in found.kind.rules),
    "players": lambda found: found.kind.players,
    "opponents": lambda found: " ".join(level or "person" for level in found.kind.opponents),
    "help": lambda found: found.kind.help,
    "games_finished": lambda found: found.games,
    "games_won": lambda found: found.won,
    "games_drawn": lambda found: found.drawn,
    "share_won": lambda found: _decimal(found.share.mean),
    "share_won_95_low": lambda found: _decimal(found.share.low),
    "share_won_95_high": lambda found: _decimal(found.share.high),
    "streak_now": lambda found: found.streak,
    "longest_winning_streak": lambda found: found.longest(won=True),
    "longest_streak_without_win": lambda found: found.longest(won=False),
    "deals": lambda found: found.deals,
    "counted": lambda found: found.counted,
    "change_per_deal": lambda found: _mean_of(found.change),
    "moons_shot": lambda found: found.moons,
    "moons_shot_by_others": lambda found: found.moons_against,
    "games_begun": lambda found: found.begun(first=True)[0],
    "games_begun_won": lambda found: found.begun(first=True)[1],
    "games_not_begun": lambda found: found.begun(first=False)[0],
    "games_not_begun_won": lambda found: found.begun(first=False)[1],
    "decisions_reviewed": lambda found: sum(outcome.reviewed for outcome in found.outcomes),
    "loss_per_decision": lambda found: _mean_of(found.loss),
    "first_game": lambda found: _date(found.outcomes[0].ended),
    "last_game": lambda found: _date(found.outcomes[-1].ended),
}


def to_csv(figures: Iterable[Figures]) -> bytes:
    """A line for each kind of games, for a spreadsheet."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(_COLUMNS)
    for found in figures:
        writer.writerow([read(found) for read in _COLUMNS.values()])
    return text.getvalue().encode()


def _decimal(value: float | None) -> str:
    return "" if value is None else f"{value:.4f}"


def _mean_of(estimate: Estimate | None) -> str:
    return "" if estimate is None else _decimal(estimate.mean)


def _date(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).astimezone().isoformat(timespec="minutes")
