# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is clipped, nothing overlaps, from the smallest window to the largest."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRect, QSize

from cardtable.views.table.layout import INDEX, RISE, SINK, lay_out
from cardtable.views.table.plan import Lot, Plan, Request

SIZES = [
    (500, 303),
    (500, 340),
    (640, 380),
    (640, 480),
    (1024, 520),
    (1024, 600),
    (800, 800),
    (700, 880),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
]
"""Tables of 500x400, 640x480 and 1024x600 windows with and without bars, upright ones, and larger ones."""


def adding_lots(seats: int, hand: int, *, open_: bool = False) -> tuple[Lot, ...]:
    hands = tuple(Lot(f"hand {seat}", "hand", seat, hand, open_) for seat in range(seats))
    return (*hands, Lot("stock", "stock", None, 43), Lot("pile", "pile", None, 9))


def trick_lots(hand: int) -> tuple[Lot, ...]:
    return (
        Lot("dead", "aside", None, 2),
        *(Lot(f"hand {seat}", "hand", seat, hand) for seat in range(2)),
        *(Lot(f"trick {seat}", "trick", seat, 1) for seat in range(2)),
        *(Lot(f"taken {seat}", "taken", seat, 6) for seat in range(2)),
    )


def adding(size: tuple[int, int], seats: int, hand: int, bottom: int = 0, *, open_: bool = False) -> Plan:
    lots = adding_lots(seats, hand, open_=open_)
    return lay_out(Request(QSize(*size), bottom, seats, lots, hand, gauge=True))


def trick(size: tuple[int, int], hand: int = 13, capacity: int = 13) -> Plan:
    return lay_out(Request(QSize(*size), 0, 2, trick_lots(hand), capacity, marks=2, scores=True))


def things(plan: Plan, bottom: int = 0) -> dict[str, QRect]:
    """All that must have its own room: the own hand with its rise and sink, other cards as they lie."""
    found = {f"panel {seat}": rect for seat, rect in enumerate(plan.panels)}
    for name, row in plan.spots.items():
        shown = [spot.rect for spot in row if spot.shown]
        if shown:
            whole = shown[0]
            for rect in shown:
                whole = whole.united(rect)
            found[name] = whole
    width = plan.card.width()
    own = found[f"hand {bottom}"]
    found[f"hand {bottom}"] = own.adjusted(0, -round(width * RISE), 0, round(width * SINK))
    if plan.plate is not None:
        found["plate"] = plan.plate
    if plan.marks is not None:
        found["marks"] = plan.marks
    return found


def assert_free(plan: Plan, bottom: int = 0) -> None:
    table = QRect(0, 0, plan.size.width(), plan.size.height())
    rects = things(plan, bottom)
    assert {name: rect for name, rect in rects.items() if not table.contains(rect)} == {}
    clashes = [(a, b) for (a, x), (b, y) in combinations(rects.items(), 2) if x.intersects(y)]
    assert clashes == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [3, 5, 13])
@pytest.mark.parametrize("seats", range(2, 9))
def test_nothing_is_clipped_or_overlaps(size: tuple[int, int], seats: int, hand: int) -> None:
    assert_free(adding(size, seats, hand))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [1, 5, 13])
def test_nothing_overlaps_with_tricks(size: tuple[int, int], hand: int) -> None:
    assert_free(trick(size, hand))


@pytest.mark.parametrize("bottom", range(5))
def test_any_seat_can_be_at_the_bottom(bottom: int) -> None:
    plan = adding((1024, 600), 5, 3, bottom)
    assert_free(plan, bottom)
    assert max(range(5), key=lambda seat: plan.panels[seat].y()) == bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [3, 5, 13])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_fan_never_hides_an_index(size: tuple[int, int], seats: int, hand: int) -> None:
    row = adding(size, seats, hand).spots["hand 0"]
    open_parts = [after.rect.x() - spot.rect.x() for spot, after in pairwise(row)]
    assert min(open_parts) >= INDEX * row[0].rect.width()


@pytest.mark.parametrize("size", [(1024, 520), (1024, 600)])
@pytest.mark.parametrize("hand", [3, 5, 13])
def test_own_cards_are_readable_with_eight_seats(size: tuple[int, int], hand: int) -> None:
    assert adding(size, 8, hand).card.width() >= 60


def test_the_table_uses_a_large_screen() -> None:
    plan = adding((3840, 2160), 2, 5)
    used = QRect()
    for rect in things(plan).values():
        used = used.united(rect)
    assert used.height() >= 0.85 * 2160
    assert plan.card.width() > 4 * adding((640, 380), 2, 5).card.width()


def test_cards_keep_their_size_while_a_hand_is_played_out() -> None:
    plans = [trick((1280, 800), hand) for hand in range(13, 0, -1)]
    assert len({(plan.card.width(), plan.middle_card.width()) for plan in plans}) == 1


def test_a_card_has_the_shape_of_a_card() -> None:
    card = adding((1280, 800), 3, 3).card
    assert card.height() / card.width() == pytest.approx(7 / 5, abs=0.02)


def test_seats_go_round_clockwise_from_the_left() -> None:
    panels = adding((1280, 800), 4, 3, bottom=1).panels
    centre = 640
    assert panels[2].center().x() < centre / 2
    assert abs(panels[3].center().x() - centre) < 40
    assert panels[0].center().x() > 1.5 * centre


def test_a_played_card_lies_in_front_of_its_player() -> None:
    plan = trick((1280, 800))
    mine, theirs = plan.areas["trick 0"], plan.areas["trick 1"]
    assert mine.center().y() > theirs.center().y()
    assert not mine.intersects(theirs)


def test_only_the_last_cards_of_a_pile_show_and_they_are_tilted() -> None:
    pile = adding((1280, 800), 2, 3).spots["pile"]
    assert [spot.shown for spot in pile] == [False] * 4 + [True] * 5
    tilts = [abs(spot.tilt) for spot in pile]
    assert max(tilts) <= 3
    assert len(set(tilts)) > 3


def test_the_same_request_gives_the_same_plan() -> None:
    assert adding((1024, 600), 8, 3) == adding((1024, 600), 8, 3)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_three_own_cards_lie_side_by_side(size: tuple[int, int], seats: int) -> None:
    row = adding(size, seats, 3).spots["hand 0"]
    assert all(before.rect.right() < after.rect.x() for before, after in pairwise(row))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [3, 5])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_own_hand_is_in_the_middle_or_as_near_as_the_panel_lets_it(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    plan = adding(size, seats, hand)
    area, panel = plan.areas["hand 0"], plan.panels[0]
    middle = abs(2 * area.x() + area.width() - size[0]) <= 2
    assert middle or 0 < area.x() - panel.right() <= 2 * plan.label


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [3, 5, 13])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_opponents_hold_their_cards_in_a_fan_within_its_place(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    plan = adding(size, seats, hand)
    for seat in range(1, seats):
        row = plan.spots[f"hand {seat}"]
        tilts = [spot.tilt for spot in row]
        assert tilts == sorted(tilts)
        assert tilts[0] == -tilts[-1] < 0
        assert all(before.rect.y() >= after.rect.y() for before, after in pairwise(row[: hand // 2 + 1]))
        assert max(spot.rect.bottom() for spot in row) - min(spot.rect.y() for spot in row) < 1.15 * (
            row[0].rect.height()
        )
    assert all(spot.tilt == 0 for spot in plan.spots["hand 0"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [3, 5])
@pytest.mark.parametrize("seats", range(5, 9))
def test_many_open_hands_show_the_index_of_every_card(size: tuple[int, int], seats: int, hand: int) -> None:
    plan = adding(size, seats, hand, open_=True)
    assert_free(plan)
    for seat in range(1, seats):
        row = plan.spots[f"hand {seat}"]
        assert all(spot.shown for spot in row)
        wide = row[0].rect.width()
        assert all(after.rect.x() - before.rect.x() >= INDEX * wide - 1 for before, after in pairwise(row))


@pytest.mark.parametrize("size", [(500, 340), (700, 880), (1024, 520)])
@pytest.mark.parametrize("seats", range(5, 9))
def test_the_middle_is_not_pressed_together_by_many_seats(size: tuple[int, int], seats: int) -> None:
    plan = adding(size, seats, 3)
    assert plan.middle_card.width() >= 0.085 * size[0]
    assert plan.plate is not None
    assert plan.plate.width() >= 2 * plan.middle_card.width()


def test_a_large_hand_has_the_whole_width_of_an_upright_table() -> None:
    plan = trick((700, 880))
    assert plan.areas["hand 0"].width() > 0.75 * 700
    assert plan.panels[0].bottom() < plan.areas["hand 0"].y()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_what_a_card_would_do_has_room_above_the_hand(size: tuple[int, int], seats: int) -> None:
    plan = adding(size, seats, 3)
    assert plan.plate is not None
    floor = max(plan.areas[name].bottom() for name in ("stock", "pile"))
    risen = plan.areas["hand 0"].y() - round(plan.card.width() * RISE)
    assert risen - floor > 2 * plan.label
