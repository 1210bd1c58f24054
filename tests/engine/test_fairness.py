# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game promises, and that no broken promise passes."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256

import pytest
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit, bot_dice
from cardtable.engine.cards import Card
from cardtable.engine.fairness import Report, commitment, judge, promise_text, short, verify
from cardtable.engine.game import Game, Move, State
from cardtable.engine.record import (
    STAND_IN,
    Origin,
    Player,
    Record,
    Stretch,
    Timeline,
    gone_on_with,
    program_of,
    write_record,
)
from cardtable.engine.shuffle import Dice

from .toy import DECK, DUEL, Duel, DuelState

Choose = Callable[[State, int], tuple[str, int]]
SEATS = (Player("Ann"), Player("Bo", "hard", 77))
RECORD = Record(game="duel", deal=31, seats=SEATS, options={"target": 3}, salt="5A17", program="1.0")


def honest(game: Game, seed: int = 77, nodes: int = 30) -> Choose:
    def choose(state: State, seat: int) -> tuple[str, int]:
        bot = game.bot("hard")
        thought = bot.think(state.seen_by(seat), seat, Clock(Limit(nodes)), bot_dice(seed, state.plays))
        return thought.move, thought.nodes

    return choose


def peeking(state: State, seat: int) -> tuple[str, int]:
    """Takes the trick as cheaply as the other seat's cards allow, which only a peeping Tom can know."""
    assert isinstance(state, DuelState)
    moves = sorted(state.legal_moves(), key=lambda move: move.cards[0].number % 13)
    led = state.trick or state.hands[1 - seat]
    highest = max(card.number % 13 for card in led if card)
    best = next((move for move in moves if move.cards[0].number % 13 > highest), moves[0])
    return best.text, 30


def played(game: Game, choose: Choose, record: Record = RECORD) -> Record:
    """A whole game: the person at random, the bot as told."""
    timeline, dice = Timeline(game, record), Dice(9)
    while (seat := timeline.state.turn) is not None:
        if record.seats[seat].human:
            timeline.play(dice.choice(timeline.state.legal_moves()))
        else:
            text, nodes = choose(timeline.state, seat)
            timeline.play(Move.parse(text), nodes)
        timeline.settle()
    return timeline.record


HONEST = played(DUEL, honest(DUEL))


def kept(report: Report) -> dict[str, bool | None]:
    return {check.name: check.kept for check in report.checks}


def test_an_honest_game_passes() -> None:
    report = verify(DUEL, HONEST, commitment(RECORD))
    assert kept(report) == {"promise": True, "moves": True, "deals": True, "opponents": True}
    assert report.kept
    assert report.repeated is not None
    assert not report.repeated.mismatches


def test_without_what_was_shown_the_promise_is_left_to_compare() -> None:
    report = verify(DUEL, HONEST)
    assert kept(report)["promise"] is None
    assert commitment(RECORD) in report.checks[0].words.english()
    assert report.kept


def test_progress_is_told_from_nothing_to_all() -> None:
    told: list[tuple[int, int]] = []
    verify(DUEL, HONEST, progress=lambda done, all_: told.append((done, all_)))
    assert [done for done, _ in told] == list(range(told[0][1] + 1))
    assert told[-1][0] == told[-1][1] > 3


def test_a_peeking_bot_is_caught() -> None:
    report = verify(DUEL, played(DUEL, peeking), commitment(RECORD))
    assert kept(report) == {"promise": True, "moves": True, "deals": True, "opponents": False}
    assert not report.kept
    assert report.repeated is not None
    assert report.repeated.mismatches
    assert "Bo played" in report.checks[-1].words.english()


class Stacked(Duel):
    """Deals the second seat the highest card, in exchange for its lowest."""

    class StackedState(DuelState, frozen=True, kw_only=True):
        def _deal(self) -> Stacked.StackedState:
            after = super()._deal()
            one, other = after.hands
            best = max(one, key=lambda card: card.number % 13 if card else 0)
            worst = min(other, key=lambda card: card.number % 13 if card else 0)
            hands = tuple(
                tuple({best: worst, worst: best}.get(card, card) for card in hand) for hand in (one, other)
            )
            return replace(after, hands=hands)

    state_type = StackedState

    def begin(self, options, players, start, cap=0):  # type: ignore[no-untyped-def]
        state = super().begin(options, players, start, cap)
        return self.StackedState(**{name: getattr(state, name) for name in state.__struct_fields__})


def test_a_swapped_card_is_caught() -> None:
    game = Stacked()
    report = verify(DUEL, played(game, honest(game)), commitment(RECORD))
    assert kept(report)["promise"] is True
    assert kept(report)["moves"] is False
    assert not report.kept


def test_a_card_exchanged_in_the_record_is_caught() -> None:
    played_cards = {Card(text) for text in HONEST.moves[:6]}
    other = next(card for card in DECK if card not in played_cards)
    for number in range(6):
        moves = (*HONEST.moves[:number], str(other), *HONEST.moves[number + 1 :])
        report = verify(DUEL, replace(HONEST, moves=moves), commitment(RECORD))
        assert kept(report)["moves"] is False
        assert f"Move {number + 1} " in report.checks[-1].words.english()


@pytest.mark.parametrize(
    "changed",
    [
        {"deal": 32},
        {"options": {}},
        {"first": 1},
        {"seats": (SEATS[0], Player("Bo", "hard", 78))},
        {"seats": (SEATS[0], Player("Bo", None))},
        {"seats": SEATS[::-1]},
        {"decks": (DECK,)},
        {"salt": "5A18"},
        {"program": "2.0"},
    ],
    ids=str,
)
def test_another_deal_than_promised_is_caught(changed: dict[str, object]) -> None:
    report = verify(DUEL, replace(HONEST, **changed), commitment(RECORD))
    assert kept(report)["promise"] is False
    assert not report.kept


def test_names_and_marks_may_change() -> None:
    seats = (Player("Ana"), replace(SEATS[1], name="Bob"))
    changed = replace(HONEST, seats=seats, practice=True, assisted=3)
    assert verify(DUEL, changed, commitment(RECORD)).kept


class Loaded(Duel):
    """Shuffles with dice of its own."""

    def begin(self, options, players, start, cap=0):  # type: ignore[no-untyped-def]
        return replace(super().begin(options, players, start, cap), dice=2**63)


def test_cards_that_do_not_come_from_the_deal_number_are_caught() -> None:
    game = Loaded()
    report = verify(game, played(game, honest(game)), commitment(RECORD))
    assert kept(report)["deals"] is False


def test_cards_laid_out_by_hand_are_told() -> None:
    record = replace(RECORD, decks=(DECK,))
    report = verify(DUEL, played(DUEL, honest(DUEL), record))
    assert kept(report)["deals"] is None
    assert report.kept


def test_other_seeds_than_those_of_the_record_are_caught() -> None:
    report = verify(DUEL, played(DUEL, honest(DUEL, seed=78)))
    assert kept(report)["opponents"] is False


def test_a_game_of_another_version_is_told_apart() -> None:
    report = verify(DUEL, played(DUEL, peeking), program="1.1")
    assert report.kept
    assert kept(report)["opponents"] is None
    assert report.foreign == len(report.repeated.mismatches if report.repeated else ()) > 0
    assert "Only version 1.0 can tell" in report.checks[-1].words.english()
    same = verify(DUEL, played(DUEL, peeking), program="1.0")
    assert (same.kept, same.foreign) == (False, 0)
    honest_one = verify(DUEL, HONEST, program="1.1")
    assert honest_one.foreign == 0
    assert kept(honest_one)["opponents"] is True


def test_each_version_answers_for_the_decisions_that_it_took() -> None:
    cheated = played(DUEL, peeking)
    report = verify(DUEL, cheated)
    assert report.repeated is not None
    first, *_, last = [one.number for one in report.repeated.mismatches]
    assert first < last
    record = gone_on_with(cheated, last - 1, "1.1")  # another version took the last of them
    older, newer = verify(DUEL, record, program="1.0"), verify(DUEL, record, program="1.1")
    assert (older.kept, older.foreign) == (False, 1)
    assert (newer.kept, newer.foreign) == (False, len(report.repeated.mismatches) - 1)
    assert f"first move {first}:" in older.checks[-1].words.english()
    assert f"first move {last}:" in newer.checks[-1].words.english()
    third = verify(DUEL, record, program="1.2")
    assert third.kept
    assert "version 1.0, 1.1" in third.checks[-1].words.english()
    assert commitment(record) == commitment(cheated)


def test_a_version_that_goes_on_from_an_earlier_point_forgets_what_came_after_it() -> None:
    record = gone_on_with(RECORD, 0, "1.0")
    assert record == RECORD
    record = gone_on_with(record, 4, "1.1")
    assert gone_on_with(record, 9, "1.1") == record
    assert [program_of(record, number) for number in (1, 4, 5, 9)] == ["1.0", "1.0", "1.1", "1.1"]
    assert gone_on_with(record, 4, "1.0") == RECORD
    assert gone_on_with(record, 2, "1.2").stretches == (Stretch(2, "1.2"),)
    assert gone_on_with(record, 6, "1.0").stretches == (Stretch(4, "1.1"), Stretch(6, "1.0"))


def test_a_promised_game_cannot_hide_how_long_was_thought() -> None:
    report = verify(DUEL, replace(played(DUEL, peeking), nodes=()), commitment(RECORD))
    assert kept(report)["opponents"] is False


def test_nobody_can_say_afterwards_that_decisions_came_with_a_game() -> None:
    cheated = played(DUEL, peeking)
    report = verify(DUEL, replace(cheated, origin=Origin(5, len(cheated.moves))), commitment(RECORD))
    assert kept(report)["promise"] is False
    taken = replace(RECORD, origin=Origin(5, 0))
    assert kept(verify(DUEL, taken, commitment(taken)))["promise"] is True


def test_another_version_excuses_no_changed_card() -> None:
    record = played(DUEL, peeking)
    for changed in (replace(record, deal=32), replace(record, program="0.9")):
        report = verify(DUEL, changed, commitment(RECORD), program="1.1")
        assert not report.kept


def test_a_game_without_promise_or_nodes_is_not_judged() -> None:
    old = replace(HONEST, salt="", nodes=())
    report = verify(DUEL, old)
    assert kept(report)["promise"] is None
    assert kept(report)["opponents"] is None
    assert report.commitment == ""
    assert not verify(DUEL, old, commitment(RECORD)).kept


def test_a_stand_in_is_thought_again_as_the_simplest_opponent() -> None:
    timeline = Timeline(DUEL, HONEST)
    searched = [step.nodes for step in timeline.decisions if step.seat == 1]
    assert set(searched) == {0, 30}, "the last card of a hand needs no search"
    nodes = tuple(
        STAND_IN if step.nodes == 0 and step.seat == 1 else step.nodes for step in timeline.decisions
    )
    report = verify(DUEL, replace(HONEST, nodes=nodes))
    assert report.kept
    assert report.repeated is not None
    assert report.repeated.stand_ins == nodes.count(STAND_IN) > 0
    assert "A simple opponent took" in report.checks[-1].words.english()
    assert "simple" not in verify(DUEL, HONEST).checks[-1].words.english()


def test_decisions_that_came_with_a_game_taken_over_are_not_the_bots() -> None:
    cheated = played(DUEL, peeking)
    whole = replace(cheated, origin=Origin(5, len(cheated.moves)))
    report = verify(DUEL, whole)
    assert kept(report)["opponents"] is None
    assert report.kept


def test_the_promise_can_be_computed_without_this_program() -> None:
    fields = json.loads(write_record(HONEST))
    promised = {name: fields.get(name) for name in ("dealer", "first", "position")}
    promised |= {name: fields[name] for name in ("deal", "game", "options", "program", "salt")}
    promised["decks"] = fields.get("decks", [])
    promised["seats"] = [
        {"level": seat.get("level"), "seed": seat.get("seed", 0)} for seat in fields["seats"]
    ]
    text = json.dumps(promised, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert text == promise_text(HONEST)
    assert sha256(text).hexdigest().upper() == commitment(HONEST)
    assert short(commitment(HONEST)) == f"{commitment(HONEST)[:4]} {commitment(HONEST)[4:8]}"


def test_cards_that_the_table_showed_and_the_deal_has_not_are_caught() -> None:
    shown = Timeline(DUEL, HONEST)
    assert kept(judge(DUEL, HONEST, None, shown=shown))["moves"] is True
    state = shown.steps[4].state
    assert isinstance(state, DuelState)
    swapped = replace(state, stock=state.stock[::-1])
    shown.steps[4] = replace(shown.steps[4], state=swapped)
    assert kept(judge(DUEL, HONEST, None, shown=shown))["moves"] is False
