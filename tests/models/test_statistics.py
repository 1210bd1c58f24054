# SPDX-License-Identifier: GPL-3.0-or-later
"""What is counted of a person's games, and of which."""

from __future__ import annotations

import csv
from io import StringIO
from pathlib import Path

import pytest

from cardtable.engine.bot import Thought, Worth
from cardtable.models.facts import Facts, Seat
from cardtable.models.notebook import Notebook
from cardtable.models.review import MISTAKE, Decision
from cardtable.models.statistics import Figures, Help, count, loss_curve, people, to_csv, win_curve


def game(number: int, winner: int | None = 0, **fields: object) -> Facts:
    """A game of hearts of Ann against an easy opponent."""
    given = {
        "id": number,
        "changed": 1000 * number,
        "moves": 50,
        "game": "hearts",
        "cards": "",
        "seats": (Seat("Ann", end=60), Seat("Bo", "easy", end=104, moons=1)),
        "deals": 8,
        "counted": "score",
        "first": number % 2,
        "winner": winner,
    }
    return Facts(**{**given, **fields})  # type: ignore[arg-type]


def one(*facts: Facts, name: str = "Ann") -> Figures:
    (figures,) = count(facts, name)
    return figures


def test_wins_draws_and_the_interval_of_their_share() -> None:
    figures = one(game(1), game(2, 1), game(3, None), game(4))
    assert (figures.games, figures.won, figures.drawn) == (4, 2, 1)
    share = figures.share
    assert share.mean == 0.5
    assert share.low is not None
    assert share.high is not None
    assert share.low == pytest.approx(0.1500, abs=1e-4)  # Wilson
    assert share.high == pytest.approx(0.8500, abs=1e-4)


@pytest.mark.parametrize(
    ("winners", "now", "won", "without"),
    [
        ([0], 1, 1, 0),
        ([1], -1, 0, 1),
        ([0, 0, 1, 0, 0, 0], 3, 3, 1),
        ([0, 1, None, 1], -3, 1, 3),
    ],
)
def test_streaks(winners: list[int | None], now: int, won: int, without: int) -> None:
    figures = one(*(game(number, winner) for number, winner in enumerate(winners)))
    assert figures.streak == now
    assert figures.longest(won=True) == won
    assert figures.longest(won=False) == without


def test_points_a_deal_moons_and_who_began() -> None:
    figures = one(game(1), game(2, 1), game(3), game(4))
    assert figures.deals == 32
    assert figures.change is not None
    assert figures.change.mean == 7.5
    assert (figures.moons, figures.moons_against) == (0, 4)
    assert figures.begun(first=True) == (2, 1)
    assert figures.begun(first=False) == (2, 2)


def test_what_has_no_counter_has_no_points() -> None:
    assert one(game(1, counted="")).change is None


@pytest.mark.parametrize(
    "other",
    [
        game(2, game="numeral"),
        game(2, options={"moon": "off"}),
        game(2, seats=(Seat("Ann"), Seat("Bo", "hard"))),
        game(2, seats=(Seat("Ann"), Seat("Bo"))),
        game(2, seats=(Seat("Ann"), Seat("Bo", "easy"), Seat("Cy", "easy"))),
        game(2, assisted=True),
        game(2, practice=True),
    ],
)
def test_what_differs_is_counted_apart(other: Facts) -> None:
    assert len(count([game(1), other], "Ann")) == 2


@pytest.mark.parametrize(
    "other",
    [
        game(2, cards="another"),
        game(2, seats=(Seat("Di", "easy"), Seat("Ann"))),
        game(2, moves=7),
    ],
)
def test_what_is_alike_is_counted_together(other: Facts) -> None:
    assert len(count([game(1), other], "Ann")) == 1


def test_practice_comes_last_and_helped_games_are_named() -> None:
    facts = [game(number, practice=True) for number in range(5)] + [game(9), game(10, assisted=True)]
    helps: list[Help] = [figures.kind.help for figures in count(facts, "Ann")]
    assert helps[-1] == "practice"
    assert set(helps) == {"none", "assisted", "practice"}


def test_each_person_of_a_table_has_figures_of_their_own() -> None:
    facts = [game(1, seats=(Seat("Ann"), Seat("Zoe"))), game(2), game(3)]
    assert people(facts) == ["Ann", "Zoe"]
    (figures,) = count(facts, "Zoe")
    assert (figures.games, figures.won, figures.kind.opponents) == (1, 0, (None,))
    assert count(facts, "Bo") == []


def test_only_what_was_played_since_counts() -> None:
    (figures,) = count([game(1), game(2), game(3)], "Ann", since=2000)
    assert [outcome.game for outcome in figures.outcomes] == [2, 3]
    assert count([game(1)], "Ann", since=2000) == []


def test_only_deals_in_which_the_person_took_part_count() -> None:
    seats = (Seat("Ann", start=5, end=0, deals=10), Seat("Bo", "easy", start=5, end=3, deals=30))
    figures = one(game(1, 1, seats=seats, deals=30, counted="chips"))
    assert figures.deals == 10
    assert figures.change is not None
    assert figures.change.mean == -0.5


def test_losses_are_those_of_the_persons_seat() -> None:
    losses = {(1, 0): (0.2, 4), (1, 1): (9.0, 1), (3, 0): (0.0, 10)}
    (figures,) = count([game(1), game(2), game(3)], "Ann", losses=losses)
    assert figures.loss is not None
    assert figures.loss.mean == pytest.approx(0.025)
    assert loss_curve(figures.outcomes, 5) == pytest.approx([0.05, 0.025])
    assert one(game(1)).loss is None


def test_a_notebook_sums_up_the_losses_of_each_game_and_seat(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path)
    assert notebook.losses() == {}
    with notebook._db:
        notebook._db.executemany(
            "INSERT INTO decision (game, number, seat, loss, cost) VALUES (?, ?, ?, ?, 0)",
            [
                (
                    7,
                    1,
                    0,
                    0.25,
                ),
                (7, 2, 1, 0.5),
                (7, 3, 0, 0.125),
                (8, 1, 0, 0.0),
            ],
        )
    assert notebook.losses() == {(7, 0): (0.375, 2), (7, 1): (0.5, 1), (8, 0): (0.0, 1)}
    with notebook._db:
        notebook._db.execute("UPDATE decision SET loss = 0.5 WHERE game = 7 AND number = 1")
        notebook._db.execute("UPDATE decision SET seat = 0 WHERE game = 7 AND number = 2")
        notebook._db.execute("DELETE FROM decision WHERE game = 8")
    assert notebook.losses() == {(7, 0): (1.125, 3)}
    notebook.drilled(7, 1)
    assert notebook.losses() == {(7, 0): (1.125, 3)}
    notebook.close()
    assert notebook.losses() == {}


def test_decisions_that_were_taken_back_are_struck_out(tmp_path: Path) -> None:
    def weighed(number: int, loss: float, seat: int = 0) -> Decision:
        values = {"7C": Worth(0.5), "8C": Worth(0.5 + loss)}
        return Decision(number, seat, "7C", number, Thought("8C", values, 5, 5))

    notebook = Notebook(tmp_path)
    notebook.note(7, 0, [weighed(number, 0.25) for number in (1, 3, 5, 7)])
    notebook.note(7, 1, [weighed(8, 0.5, 1)])
    notebook.drilled(7, 3)
    notebook.note(7, 0, [weighed(1, 0.25), weighed(3, 0.25), weighed(6, 0.0)])
    assert [(one.number, one.seat, one.drilled) for one in notebook.decisions(MISTAKE)] == [
        (1, 0, 0),
        (3, 0, 1),
        (8, 1, 0),
    ]
    assert notebook.losses() == {(7, 0): (0.5, 3), (7, 1): (0.5, 1)}
    notebook.close()
    notebook.note(7, 0, [])


def test_curves_look_at_the_last_games_only() -> None:
    outcomes = one(*(game(number, winner) for number, winner in enumerate([0, 1, 1, 0]))).outcomes
    assert win_curve(outcomes, 2) == [1.0, 0.5, 0.0, 0.5]
    assert win_curve(outcomes, 99) == pytest.approx([1.0, 0.5, 1 / 3, 0.5])


def test_a_spreadsheet_has_a_line_for_each_kind() -> None:
    facts = [game(1), game(2, 1), game(3, options={"moon": "off", "target": 50}, practice=True)]
    rows = list(csv.DictReader(StringIO(to_csv(count(facts, "Ann")).decode())))
    assert [row["games_finished"] for row in rows] == ["2", "1"]
    assert rows[0]["share_won"] == "0.5000"
    assert rows[0]["change_per_deal"] == "7.5000"
    assert rows[0]["loss_per_decision"] == ""
    assert rows[1]["house_rules"] == "moon=off target=50"
    assert rows[1]["help"] == "practice"
