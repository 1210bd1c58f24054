# SPDX-License-Identifier: GPL-3.0-or-later
"""Deal codes: what they hold, and what is said of a mistyped one."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.dealcode import (
    LONGEST,
    SHORT_DEALS,
    SIGNS,
    BadCode,
    Deal,
    UnfinishedCode,
    deal_of,
    deal_of_day,
    read_code,
    write_code,
)
from cardtable.engine.game import Level
from cardtable.engine.record import Player, Record
from cardtable.engine.shuffle import MAX_DEAL, Dice

from .toy import DECK, DUEL, Duel, words

DEALS = st.builds(
    Deal,
    game=st.just("duel"),
    deal=st.one_of(st.integers(0, MAX_DEAL), st.integers(0, SHORT_DEALS)),
    levels=st.tuples(*[st.sampled_from((None, "hard"))] * 2),
    options=st.fixed_dictionaries(
        {},
        optional={
            "target": st.sampled_from((1, 3, 9)),
            "endless": st.just(True),
            "tie": st.just("other"),
        },
    ),
    first=st.sampled_from((None, 0, 1)),
)
CODE = write_code(DUEL, Deal("duel", 1234, (None, "hard"), {"target": 9}))


def read(text: str) -> Deal:
    return read_code(text, [DUEL])


@given(DEALS)
def test_a_code_holds_the_whole_deal(deal: Deal) -> None:
    code = write_code(DUEL, deal)
    assert read(code) == deal
    assert len(code.replace("-", "")) <= LONGEST
    assert set(code) <= {*SIGNS, "-"}


PINNED = ("0RK0-008C-Q9E6-30QA", "2RK0-X987-EKH8-QVC2-4VYT")


def test_codes_are_pinned() -> None:
    assert write_code(DUEL, Deal("duel", 0, (None, "hard"))) == PINNED[0]
    assert write_code(DUEL, Deal("duel", MAX_DEAL, (None, None), {"tie": "other"}, 1)) == PINNED[1]


def test_no_sign_looks_like_another() -> None:
    assert not set(SIGNS) & set("BILOSUZ")


@pytest.mark.parametrize(
    "typed", [CODE.lower(), CODE.replace("-", " "), CODE.replace("-", "–"), f" {CODE}\n"]
)
def test_spaces_dashes_and_small_letters_do_not_matter(typed: str) -> None:
    assert read(typed) == read(CODE)


def test_look_alike_letters_are_read_as_what_they_look_like() -> None:
    typed = CODE.translate(str.maketrans("01258V", "OIZSBU"))
    assert typed != CODE
    assert read(typed) == read(CODE)


def test_every_single_mistake_is_noticed_and_its_place_named() -> None:
    plain = CODE.replace("-", "")
    for at in range(1, len(plain)):  # the first sign tells the length
        for sign in SIGNS:
            if sign != plain[at]:
                wrong = plain[:at] + sign + plain[at + 1 :]
                with pytest.raises(BadCode, match="perhaps in") as caught:
                    read(wrong)
                assert wrong[at // 4 * 4 :][:4] in str(caught.value)


def test_all_pairs_that_changed_places_are_noticed() -> None:
    plain = CODE.replace("-", "")
    for a, b in combinations(range(1, len(plain)), 2):
        signs = list(plain)
        signs[a], signs[b] = signs[b], signs[a]
        if plain[a] != plain[b]:
            with pytest.raises(BadCode, match="mistake"):
                read("".join(signs))


def test_two_mistakes_are_noticed() -> None:
    plain, dice = CODE.replace("-", ""), Dice(3)
    for _ in range(2000):
        signs = list(plain)
        for at in dice.shuffled(range(1, len(plain)))[:2]:
            signs[at] = dice.choice([sign for sign in SIGNS if sign != plain[at]])
        with pytest.raises(BadCode, match="mistake"):
            read("".join(signs))


def test_an_unfinished_code_tells_how_much_is_missing() -> None:
    plain = CODE.replace("-", "")
    for length in range(1, len(plain)):
        with pytest.raises(UnfinishedCode) as caught:
            read(plain[:length])
        assert caught.value.missing == len(plain) - length


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (CODE + "A", "1 sign too long"),
        ("hello!", "“!” is in no deal code"),
        ("\x00", "“\\?” is in no deal code"),
        ("Y" + CODE[1:], "a mistake in this code"),
        ("A code", "11 sign"),
    ],
)
def test_other_texts_are_refused_with_a_sentence(typed: str, told: str) -> None:
    with pytest.raises(BadCode, match=told):
        read(typed)


@given(st.text())
def test_no_text_is_worse_than_a_bad_code(text: str) -> None:
    with pytest.raises(BadCode):
        read(text)


def test_a_whole_code_of_a_form_that_came_later_is_told() -> None:
    body = "Y" + CODE[1:-2]
    ends = [body + first + second for first in SIGNS for second in SIGNS]
    told = [str(_complaint(end)) for end in ends]
    assert sum("newer version" in text for text in told) == 1
    assert sum("a mistake in this code" in text for text in told) == len(ends) - 1


def _complaint(code: str) -> BadCode:
    with pytest.raises(BadCode) as caught:
        read(code)
    return caught.value


def test_a_code_of_a_game_that_is_not_here() -> None:
    with pytest.raises(BadCode, match="does not have"):
        read_code(CODE, [])


def test_a_level_or_house_rule_that_came_later_is_told() -> None:
    class Later(Duel):
        levels = (*DUEL.levels, Level("harder", words("harder"), words("later"), DUEL.levels[0].limit))

    code = write_code(Later(), Deal("duel", 5, (None, "harder")))
    assert read_code(code, [Later()]).levels == (None, "harder")
    with pytest.raises(BadCode, match="newer version"):
        read(code)


def test_what_was_written_before_a_level_came_stays_readable() -> None:
    class Later(Duel):
        levels = (*DUEL.levels, Level("harder", words("harder"), words("later"), DUEL.levels[0].limit))

    assert read_code(CODE, [Later()]) == read(CODE)


def test_more_than_fits_is_told() -> None:
    crowded = Deal("duel", 5, (None,) * 9)
    with pytest.raises(BadCode):
        write_code(DUEL, crowded)
    with pytest.raises(BadCode, match="no opponent “godly”"):
        write_code(DUEL, Deal("duel", 5, (None, "godly")))


def test_only_a_game_from_a_deal_number_has_a_code() -> None:
    record = Record(game="duel", deal=9, seats=(Player("A"), Player("B", "hard", 3)), options={"target": 3})
    assert deal_of(record) == Deal("duel", 9, (None, "hard"), {"target": 3})
    for changed in ({"decks": (DECK,)}, {"dealer": 1}, {"position": {"rounds": [1, 0]}}):
        with pytest.raises(BadCode, match="Save it as a file"):
            deal_of(msgspec.structs.replace(record, **changed))


def test_the_game_of_the_day_is_another_every_day() -> None:
    class Calm(Duel):
        levels = (DUEL.levels[0], DUEL.levels[0])

    days = [date(2026, 1, 1) + timedelta(days) for days in range(400)]
    deals = [deal_of_day(Calm(), day) for day in days]
    assert len({deal.deal for deal in deals}) == 400
    assert deals[0] == deal_of_day(Calm(), date(2026, 1, 1))
    assert deals[0].levels == (None, "hard")
    assert max(deal.deal for deal in deals) < SHORT_DEALS
