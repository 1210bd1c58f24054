# SPDX-License-Identifier: GPL-3.0-or-later
"""Our deck in its clothes can be read by everybody, and other people's decks are taken or refused."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.assets import resources
from cardtable.engine.cards import Card
from cardtable.engine.words import Words
from cardtable.models.decks import BadDeck
from cardtable.models.settings import Settings
from cardtable.views.table.drawing import Drawing, element
from cardtable.views.table.dressing import EVERYDAY, Clothes, dress, paper, suit_colours
from cardtable.views.table.faces import OWN, Deck, Look, look_of, own_look
from cardtable.views.table.layout import INDEX

from .seeing import DEFICIENCIES, contrast, difference, seen

FILE = resources() / OWN
WARDROBE = [Clothes(*worn) for worn in product((False, True), repeat=3)]
SIZE = QSize(200, 280)


@pytest.fixture(scope="module")
def drawings(qapp: QGuiApplication) -> dict[Clothes, Drawing]:
    """The deck in all its clothes."""
    return {clothes: Drawing(FILE, clothes) for clothes in WARDROBE}


def ids(clothes: Clothes) -> str:
    return "-".join(name for name, worn in zip(Clothes._fields, clothes, strict=True) if worn) or "everyday"


def test_everyday_clothes_change_nothing() -> None:
    data = FILE.read_bytes()
    assert dress(data, EVERYDAY) is data


@pytest.mark.parametrize("clothes", WARDROBE, ids=ids)
def test_each_suit_has_the_colour_it_should_have(drawings: dict[Clothes, Drawing], clothes: Clothes) -> None:
    for suit, colour in zip(("club", "diamond", "heart", "spade"), suit_colours(clothes), strict=True):
        image = drawings[clothes].image(f"7_{suit}", SIZE)
        assert image.pixelColor(100, 4) == QColor(paper(clothes))
        corner = [image.pixelColor(x, y) for x in range(2, 60) for y in range(2, 60)]
        assert min(difference_of_channels(ink, QColor(colour)) for ink in corner) < 4, suit


@pytest.mark.parametrize("clothes", WARDROBE, ids=ids)
def test_suits_stand_out_from_the_paper(clothes: Clothes) -> None:
    for colour in suit_colours(clothes):
        assert contrast(QColor(colour), QColor(paper(clothes))) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("sight", DEFICIENCIES)
def test_four_colours_are_four_for_every_eye(sight: str, dark: bool) -> None:
    colours = suit_colours(Clothes(four_colour=True, dark=dark))
    for one, other in combinations(colours, 2):
        assert difference(seen(QColor(one), sight), seen(QColor(other), sight)) >= 12, (one, other)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("sight", DEFICIENCIES)
def test_red_and_black_are_two_for_every_eye(sight: str, dark: bool) -> None:
    colours = suit_colours(Clothes(dark=dark))
    assert difference(seen(QColor(colours.heart), sight), seen(QColor(colours.spade), sight)) >= 12


def test_four_luminances_differ() -> None:
    for dark in (False, True):
        grounds = [QColor(colour) for colour in suit_colours(Clothes(four_colour=True, dark=dark))]
        assert min(contrast(one, other) for one, other in combinations(grounds, 2)) > 1.15


def test_with_four_colours_each_suit_has_a_pattern(drawings: dict[Clothes, Drawing]) -> None:
    """Seen without any colour, pips of two suits that are alike in outline differ inside."""
    plain, patterned = drawings[EVERYDAY], drawings[Clothes(four_colour=True)]
    for suit, cut in (("club", True), ("diamond", True), ("spade", True), ("heart", False)):
        inside = [
            _paper_inside(drawing.image(f"4_{suit}", QSize(500, 700))) for drawing in (plain, patterned)
        ]
        assert (inside[1] > inside[0] + 30) is cut, suit


def _paper_inside(image: QImage) -> int:
    """Pixels of paper in and around the pip at the upper left."""
    around = image.copy(112, 72, 120, 120)
    light = QColor(paper(EVERYDAY))
    return sum(around.pixelColor(x, y) == light for x in range(120) for y in range(120))


@pytest.mark.parametrize("dark", [False, True])
def test_a_large_index_is_larger_and_keeps_to_what_a_fan_shows(
    drawings: dict[Clothes, Drawing], dark: bool
) -> None:
    small, large = Clothes(dark=dark), Clothes(large_index=True, dark=dark)
    for card in Card:
        sizes = [
            _index_box(drawings[worn].image(element(card), QSize(250, 350)), worn) for worn in (small, large)
        ]
        assert sizes[1].height() >= 1.3 * sizes[0].height(), card
        assert sizes[1].right() <= INDEX * 250 + 1, card


@pytest.mark.parametrize("clothes", WARDROBE, ids=ids)
def test_no_index_touches_the_edge_of_its_card(drawings: dict[Clothes, Drawing], clothes: Clothes) -> None:
    for card in (Card.H10, Card.SQ, Card.DA, Card.CK):  # the widest
        image = drawings[clothes].image(element(card), QSize(250, 350))
        assert _index_box(image, clothes).x() >= 5, card


def _index_box(image: QImage, clothes: Clothes) -> QRectF:
    """Where there is ink in the upper left corner, above the small suit."""
    ground = QColor(paper(clothes))
    spots = [
        (x, y)
        for x in range(3, 64 if clothes.large_index else 52)
        for y in range(8, 95)
        if difference_of_channels(image.pixelColor(x, y), ground) > 120
    ]
    rows = sorted({y for _, y in spots})
    end = next((a for a, b in pairwise(rows) if b - a > 2), rows[-1])
    inside = [x for x, y in spots if y <= end]
    return QRectF(min(inside), rows[0], max(inside) - min(inside), end - rows[0])


def difference_of_channels(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


def test_the_settings_choose_the_look() -> None:
    assert look_of(Settings()) == Look(FILE, EVERYDAY, "back")
    worn = Settings(four_colour=True, large_index=True, dark_faces=True, back="red")
    assert look_of(worn) == Look(FILE, Clothes(True, True, True), "back_2")
    other = Settings(deck="/x/deck.svgz", four_colour=True)
    assert look_of(other) == Look(Path("/x/deck.svgz"), None, "back")
    assert own_look(other) == Look(FILE, Clothes(True), "back")


# Decks of other programs


def svg(naming: str, *, without: tuple[str, ...] = (), wide: int = 20, high: int = 28) -> bytes:
    """A deck of one-coloured cards."""
    cards = []
    for place, card in enumerate([*Card, None]):
        name = element(card)
        if naming == "gnome" and card is not None:
            name = "_".join(reversed(name.split("_")))
        if name not in without:
            x, y = 30 * (place % 9), 30 * (place // 9)
            colour = f"#{place * 4:02x}8040"
            cards.append(
                f'<rect id="{name}" x="{x}" y="{y}" width="{wide}" height="{high}" fill="{colour}"/>'
            )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">{"".join(cards)}</svg>'.encode()


def drawing(tmp_path: Path, data: bytes) -> Drawing:
    file = tmp_path / "deck.svg"
    file.write_bytes(data)
    return Drawing(file)


@pytest.mark.parametrize("naming", ["kde", "gnome"])
def test_cards_are_found_by_the_names_of_both_desktops(
    qapp: QGuiApplication, tmp_path: Path, naming: str
) -> None:
    deck = drawing(tmp_path, svg(naming))
    pictures = {deck.image(element(card), QSize(20, 28)).pixelColor(10, 14).name() for card in [*Card, None]}
    assert len(pictures) == 53


@pytest.mark.parametrize(
    ("without", "why"),
    [
        (("7_heart",), "It has no picture of: seven of hearts."),
        (("7_heart", "back"), "It has no picture of: seven of hearts and the back of the cards."),
        (tuple(f"{rank}_club" for rank in range(1, 11)), "It lacks 10 cards of the deck."),
    ],
)
def test_missing_cards_are_named(
    qapp: QGuiApplication, tmp_path: Path, without: tuple[str, ...], why: str
) -> None:
    with pytest.raises(BadDeck, match=why):
        drawing(tmp_path, svg("kde", without=without))


def test_cards_on_their_sides_are_refused(qapp: QGuiApplication, tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match="wider than they are high"):
        drawing(tmp_path, svg("kde", wide=28, high=20))


def test_a_shape_far_from_ours_is_kept_in_the_middle(qapp: QGuiApplication, tmp_path: Path) -> None:
    narrow = drawing(tmp_path, svg("kde", wide=10, high=28)).image("7_heart", QSize(100, 140))
    assert [narrow.pixelColor(x, 70).alpha() for x in (5, 50, 95)] == [0, 255, 0]
    usual = drawing(tmp_path, svg("kde", wide=18, high=28)).image("7_heart", QSize(100, 140))
    assert [usual.pixelColor(x, 70).alpha() for x in (5, 50, 95)] == [255, 255, 255]


@pytest.mark.qt_log_ignore("qt.svg", "Could not", "Cannot")
def test_a_broken_deck_is_told_and_our_own_shown(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "broken.svg"
    file.write_bytes(svg("kde", without=("7_heart",)))
    deck = Deck(own_look(Settings()))
    said: list[Words] = []
    deck.trouble.connect(said.append)
    with qtbot.waitSignal(deck.changed):
        deck.wear(Look(file, None), own_look(Settings()))
    with qtbot.waitSignal(deck.ready):
        deck.face(Card.S7, SIZE, 1.0)
    assert [words.english() for words in said] == [
        "The cards in “broken.svg” cannot be used. It has no picture of: seven of hearts."
    ]
    drawn = deck.face(Card.S7, SIZE, 1.0).toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert drawn == Drawing(FILE, EVERYDAY).image("7_spade", SIZE)


def test_other_clothes_are_put_on_while_the_old_are_still_seen(qtbot: QtBot) -> None:
    deck = Deck(own_look(Settings()))
    with qtbot.waitSignal(deck.ready):
        deck.face(Card.S7, SIZE, 1.0)
    before = deck.face(Card.S7, SIZE, 1.0)
    dark = own_look(Settings(dark_faces=True))
    deck.wear(dark, dark)
    with qtbot.waitSignal(deck.ready):
        assert deck.face(Card.S7, SIZE, 1.0).cacheKey() == before.cacheKey()
    assert deck.face(Card.S7, SIZE, 1.0).toImage().pixelColor(100, 4) == QColor(paper(Clothes(dark=True)))


def test_a_pixmap_of_another_deck_is_sharp_too(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "deck.svg"
    file.write_bytes(svg("gnome"))
    deck = Deck(Look(file, None))
    for ratio in (1.25, 2.0, 3.0):
        with qtbot.waitSignal(deck.ready):
            deck.face(Card.S7, SIZE, ratio)
        assert deck.is_exact(deck.face(Card.S7, SIZE, ratio), SIZE, ratio)


def test_no_variant_of_ours_draws_beyond_its_card(drawings: dict[Clothes, Drawing]) -> None:
    for clothes, worn in drawings.items():
        for name in ("10_spade", "queen_heart", "1_club"):
            image = worn.image(name, QSize(250, 350))
            canvas = QImage(QSize(250, 350), QImage.Format.Format_ARGB32_Premultiplied)
            canvas.fill(0)
            painter = QPainter(canvas)
            painter.drawImage(0, 0, image)
            painter.end()
            corners = [canvas.pixelColor(x, y).alpha() for x, y in ((0, 0), (249, 0), (0, 349), (249, 349))]
            assert corners == [0, 0, 0, 0], (clothes, name)


def test_faces_without_an_index_where_a_fan_shows_it_are_given_one(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    bare = drawing(tmp_path, svg("kde"))
    corners = {
        bytes(bare.image(element(card), QSize(100, 140)).copy(0, 0, 25, 48).constBits()) for card in Card
    }
    assert len(corners) == 52
    back = bare.image("back", QSize(100, 140))
    assert back.pixelColor(10, 20) == back.pixelColor(50, 70)


def test_faces_without_a_ground_are_given_paper(qapp: QGuiApplication, tmp_path: Path) -> None:
    """Only what is drawn, that is: some decks have a ground that Qt's drawing of SVG does not show."""
    size = QSize(100, 140)
    cards = "".join(
        f'<g id="{element(card)}" transform="translate({30 * (n % 9)},{30 * (n // 9)})">'
        '<rect width="20" height="28" fill="none"/><path fill="#b00" d="M0,0L20,28L10,28Z"/></g>'
        for n, card in enumerate([*Card, None])
    )
    data = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">{cards}</svg>'.encode()
    face = drawing(tmp_path, data).image("7_heart", size)
    assert face.pixelColor(80, 30).alpha() == 255
    assert face.pixelColor(0, 0).alpha() < 255
    assert drawing(tmp_path, svg("kde")).image("7_heart", size).pixelColor(0, 0).alpha() == 255
    assert Drawing(FILE).image("7_heart", size).pixelColor(0, 0).alpha() == 0


def test_faces_with_an_index_are_left_as_they_are(qapp: QGuiApplication) -> None:
    ours, as_anothers = Drawing(FILE, EVERYDAY), Drawing(FILE)
    for card in (Card.C4, Card.H10, Card.SQ):
        assert ours.image(element(card), SIZE) == as_anothers.image(element(card), SIZE)


@pytest.mark.qt_log_ignore("qt.svg", "Could not", "Cannot")
def test_a_broken_deck_is_tried_once(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "broken.svg"
    file.write_bytes(b"<svg")
    own = own_look(Settings())
    deck = Deck(own)
    said: list[Words] = []
    deck.trouble.connect(said.append)
    for card in (Card.S7, Card.S8, Card.S9):
        deck.wear(Look(file, None), own)  # as after every other setting that changes
        with qtbot.waitSignal(deck.ready):
            deck.face(card, SIZE, 1.0)
    assert len(said) == 1
