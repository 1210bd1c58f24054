# SPDX-License-Identifier: GPL-3.0-or-later
"""The measured strength that is published: every game and level, the same in the program and in docs."""

from __future__ import annotations

import msgspec
import strength

from cardtable.ai.strength import Ladder, Ladders, Rung, measured
from cardtable.commands.ladder import pairs
from cardtable.games import all_games


def test_every_game_and_every_pair_of_levels_was_measured() -> None:
    tables = {(ladder.game, ladder.players): ladder for ladder in measured()}
    for game in all_games().values():
        wanted = pairs([level.id for level in game.levels])
        for players in (2, 4):
            if players in game.dialog_seats:
                rungs = tables[game.id, players].rungs
                assert [(rung.level, rung.against) for rung in rungs] == wanted


def test_the_page_in_docs_is_that_of_the_figures() -> None:
    ladders = msgspec.json.decode(strength.FILE.read_bytes(), type=Ladders)
    assert strength.PAGE.read_text("utf-8") == strength.markdown(ladders)
    readme = strength.README.read_text("utf-8")
    assert strength.with_overview(readme, ladders) == readme


def test_new_figures_take_the_place_of_the_old_ones_in_the_readme() -> None:
    rung = Rung("hard", "normal", 500, 1000, 0.623, 0.6, 0.65, 20.0)
    new = Ladders(1, False, (Ladder("classic", 3, (rung,), ()),))
    readme = strength.with_overview(strength.README.read_text("utf-8"), new)
    assert (
        "| Ninety-Nine with chips, 3 players, a fair share being 33% | – | 62% (60% to 65%, 1000) | – |"
        in readme
    )
    assert "head to head, 2 players |" not in readme
    assert "## The coach" in readme


def test_what_is_measured_anew_takes_the_place_of_the_old() -> None:
    def ladder(game: str, players: int, share: float) -> Ladder:
        return Ladder(game, players, (Rung("hard", "easy", 1, 2, share, 0.1, 0.9, 20.0),), ())

    old = Ladders(1, False, (ladder("hearts", 2, 0.1), ladder("classic", 2, 0.1)))
    new = Ladders(2, True, (ladder("classic", 4, 0.9), ladder("classic", 2, 0.9)))
    assert strength.merged(old, new) == Ladders(
        2, False, (ladder("classic", 2, 0.9), ladder("classic", 4, 0.9), ladder("hearts", 2, 0.1))
    )
    assert strength.merged(None, new).ladders == (ladder("classic", 2, 0.9), ladder("classic", 4, 0.9))
