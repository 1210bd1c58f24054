# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits of the computer players: a bust of a few flat shapes in a round of radius 50.

They keep within the round, so that nothing needs to be clipped.
"""

from __future__ import annotations

from typing import NamedTuple

from deck_shapes import GOLD, INK, PAPER, Drawing, both, elements, ellipse, fill, line, mirror, place, whole

_SKINS = {
    "fair": ("#f6d7bd", "#e3b193"),
    "warm": ("#e9bd93", "#cf9768"),
    "tan": ("#cf9a6b", "#ae7648"),
    "brown": ("#9c6a45", "#7b4d2e"),
    "dark": ("#6f4730", "#51311f"),
}
"""Of the face, and of its shaded parts."""
_HAIR = {
    "black": "#241f27",
    "brown": "#573722",
    "red": "#9a4a22",
    "blond": "#dcae58",
    "grey": "#a9a7a4",
    "white": "#e8e4da",
}
_FACE = whole("M0,-25C12,-25 18,-17 18,-5C18,9 10,19 0,20")
_NECK = whole("M0,10L7.6,10C7.6,20 8.4,24 13,27L0,34")
_BUST = whole("M0,27C5,27 8,25.6 10,24C22,27 32,29 36,34.7C26.6,44.5 13.6,50 0,50")

_BEHIND = {
    "long": whole("M0,-31C21,-31 27,-18 26,0C25.4,14 29,24 27,36C20,33 8,30 0,30"),
    "bob": whole("M0,-31C21,-31 26,-16 25,4C25,13 22,18 16,19L0,16"),
    "bun": ellipse(0, -33, 9.6, 9),
    "tail": "M8,-27C27,-29 36,-12 33,8C32,18 27,22 24,17C27,4 24,-8 14,-15Z",
    "afro": ellipse(0, -13, 29, 26),
    "plaits": whole("M0,-30C20,-30 25,-18 24,2L0,4"),
    "curls": "".join(
        ellipse(x, y, r)
        for x, y, r in ((-19, -6, 8), (19, -6, 8), (-21, 5, 7), (21, 5, 7), (-20, 15, 6), (20, 15, 6))
    ),
}
"""Hair that falls behind the face."""
_BEFORE = {
    "short": whole("M0,-31C16,-31.6 23,-21 20,-4C18.6,-8 17.6,-12.6 15,-16C8,-14.6 4,-16.4 0,-16.8"),
    "side": (
        "M-19.6,-3C-24,-21 -13,-32.6 2,-31.4C17,-30.6 23.6,-20 19.6,-3C18.8,-9 17,-13.4 14,-16.6"
        "C4,-14 -5,-15.8 -9.6,-20C-13.6,-16 -17.4,-11 -19.6,-3Z"
    ),
    "parted": whole("M0,-30.6C16,-30.6 23,-20 20.4,-2C18.4,-10 14,-15.6 0,-22"),
    "curly": "".join(
        ellipse(x, y, r)
        for x, y, r in (
            *((-18, -13, 6), (-14, -21, 7), (-5, -26, 7.6), (5, -26.4, 7.6), (14, -21, 7), (18, -13, 6)),
            *((-9, -18, 5), (0, -20, 6), (9, -18, 5)),
        )
    ),
    "fringe": whole("M0,-31C18,-31 24,-19 21,0C19.6,-5 18.6,-9 18,-12.6C10,-11 4,-11 0,-11"),
    "thin": both("M20.4,2C22.6,-6 22,-14 17.4,-19C17.6,-12 17.8,-8 17.6,-2Z"),
}
"""Hair in front of the forehead."""
_BEARD = whole("M0,5.4C6,4 12,5 16.4,-5L18.2,-6C19.4,10 12,25 0,26")
_MOUSTACHE = whole("M0,5.6C4,3.6 9.6,5.6 11.4,10C7.4,10.6 3,10 0,8.6")
_SCARF = whole("M0,-33C21,-33 28,-18 26,2C25,14 29,22 32,31L0,42") + mirror(ellipse(0, -2, 15.6, 18.6))
_COLLAR = both("M0,31L9,24.6L15,29.4L6.4,39Z")


class Looks(NamedTuple):
    """What somebody looks like."""

    ground: str
    skin: str
    hair: str
    before: str
    behind: str
    dress: str
    extras: str = ""


PEOPLE: dict[str, Looks] = {
    "Ida": Looks("#3f7f8c", "fair", "blond", "parted", "plaits", "#f2dfc0"),
    "Hakim": Looks("#8a6a2c", "tan", "black", "short", "", "#2f4a6d", "moustache"),
    "Ola": Looks("#5d6fa6", "fair", "blond", "side", "", "#8f2f38", "collar"),
    "Ruby": Looks("#4b7a45", "fair", "red", "curly", "curls", "#f0e4cd", "earrings"),
    "Piet": Looks("#7a5d9c", "fair", "grey", "thin", "", "#33503f", "beard"),
    "Emil": Looks("#9a5f45", "warm", "brown", "curly", "", "#e7dcc4", "collar"),
    "Siti": Looks("#4f7f6e", "tan", "black", "", "", "#a33b4a", "scarf"),
    "Jonas": Looks("#8c5a7a", "fair", "brown", "short", "", "#e9dfc8", "beard collar"),
    "Aisha": Looks("#3f7f8c", "brown", "black", "parted", "long", "#d9a441", "earrings"),
    "Marek": Looks("#4b7a45", "fair", "brown", "side", "", "#2b3d63", "moustache collar"),
    "Hannah": Looks("#8a6a2c", "fair", "brown", "fringe", "bob", "#2f6a66"),
    "Koos": Looks("#5d6fa6", "warm", "white", "thin", "", "#6a3b2c", "glasses collar"),
    "Freja": Looks("#9a5f45", "fair", "blond", "parted", "long", "#2f4f4a"),
    "Liam": Looks("#4f7f6e", "fair", "red", "short", "", "#ece3cf"),
    "Zofia": Looks("#7a5d9c", "fair", "grey", "parted", "bun", "#c9a24a", "glasses"),
    "Rahim": Looks("#9a5f45", "tan", "black", "short", "", "#ebe1cb", "beard"),
    "Astrid": Looks("#4b7a45", "fair", "blond", "side", "tail", "#7c2f3e"),
    "Max": Looks("#3f7f8c", "warm", "brown", "curly", "", "#b04a3a", "glasses"),
    "Elsa": Looks("#5d6fa6", "fair", "white", "fringe", "bob", "#22405c", "earrings"),
    "Tom": Looks("#8a6a2c", "dark", "black", "short", "", "#dfe5dc", "collar"),
    "Nadia": Looks("#8c5a7a", "warm", "black", "side", "bob", "#e2c46c"),
    "Kaspar": Looks("#4f7f6e", "fair", "grey", "side", "", "#3a2f4d", "beard glasses collar"),
    "Mira": Looks("#9a5f45", "brown", "black", "parted", "bun", "#3f8577", "earrings"),
    "Anton": Looks("#5d6fa6", "warm", "black", "side", "", "#efe6d2", "collar"),
    "Grace": Looks("#4b7a45", "dark", "black", "", "afro", "#e0a33c", "earrings"),
    "Johan": Looks("#3f7f8c", "fair", "blond", "short", "", "#5b2f3b", "beard"),
    "Halima": Looks("#8a6a2c", "brown", "black", "", "", "#2f5f8a", "scarf glasses"),
    "Amara": Looks("#8c5a7a", "dark", "black", "parted", "bun", "#f0e4cd", "earrings"),
    "Bao": Looks("#4b7a45", "warm", "black", "short", "", "#2b3d63", "glasses collar"),
    "Bodil": Looks("#7a5d9c", "fair", "white", "parted", "long", "#2c5a4e", "glasses"),
}
"""The names are those of `cardtable.engine.people` and of the opponents in the first deals."""


def portrait(looks: Looks) -> Drawing:
    """A bust in its round, about the middle of the round."""
    skin, shade = _SKINS[looks.skin]
    hair, extras = _HAIR[looks.hair], looks.extras.split()
    drawing = [fill(ellipse(0, 0, 50), looks.ground), fill(ellipse(0, -4, 40), _lighter(looks.ground))]
    if looks.behind:
        drawing.append(fill(_BEHIND[looks.behind], hair))
    drawing += [fill(_BUST, looks.dress), fill(_NECK, shade)]
    if "scarf" not in extras:
        drawing.append(fill(both(ellipse(18, -2, 3.4, 5)), shade))
    if looks.behind == "plaits":
        drawing.append(
            fill(both("".join(ellipse(21, 12 + 7 * n, 4.6 - 0.5 * n, 4.6) for n in range(4))), hair)
        )
    if "collar" in extras:
        drawing.append(fill(_COLLAR, PAPER if looks.dress[1] < "a" else "#c9b892"))
    drawing.append(fill(_FACE, skin))
    drawing += _features(looks, skin, shade)
    if looks.before:
        drawing.append(fill(_BEFORE[looks.before], hair))
    if looks.behind == "afro":
        drawing.append(fill(whole("M0,-30C15,-30 21,-20 19,-4C17,-12 12,-17 0,-17"), hair))
    if "scarf" in extras:
        drawing += [fill(_SCARF, looks.dress), line("M-15,9C-8,21 6,25 21,21", _darker(looks.dress), 1.6)]
    if "earrings" in extras:
        drawing.append(fill(both(ellipse(18.6, 5.4, 2.2)), GOLD))
    if "glasses" in extras:
        drawing += [
            line(both(ellipse(7.4, -3.4, 5.8)), INK, 1.5),
            line("M-1.8,-4C-.8,-5 .8,-5 1.8,-4", INK, 1.5),
        ]
    return drawing


def _features(looks: Looks, skin: str, shade: str) -> Drawing:
    """Eyes, brows, nose and mouth, with a beard or a moustache."""
    hair = _HAIR[looks.hair]
    lips = "#8c3b34" if looks.skin in ("fair", "warm", "tan") else "#4a1a17"
    brow = hair if looks.hair not in ("white", "blond") else _darker(hair)
    drawing = [
        fill(both(ellipse(11, 5, 4, 3)), _between(skin, "#d9705f")),
        line("M-1.2,1.4C-.6,4 1.6,4.4 3,3", shade, 1.7),
    ]
    if "beard" in looks.extras:
        drawing.append(fill(_BEARD, hair))
    if "moustache" in looks.extras or "beard" in looks.extras:
        drawing.append(fill(_MOUSTACHE, _darker(hair) if "beard" in looks.extras else hair))
        drawing.append(line("M-4,12.4C-2,14 2,14 4,12.4", lips, 1.8))
    else:
        drawing.append(line("M-6,9.4C-3,13.4 3,13.4 6,9.4", lips, 2))
    return [
        *drawing,
        fill(both(ellipse(7.4, -3.2, 2.1, 2.6)), INK),
        fill(ellipse(8.1, -4, 0.8) + ellipse(-6.7, -4, 0.8), PAPER),
        line(both("M3.8,-9C6,-11.2 9.6,-11.2 12,-9"), brow, 1.9),
    ]


def people() -> str:
    """All portraits as one drawing, the name of each its id."""
    columns, step = 7, 104
    rows = -(-len(PEOPLE) // columns)
    size = (columns * step, rows * step)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {size[0]} {size[1]}">'
    ]
    for number, (name, looks) in enumerate(PEOPLE.items()):
        middle = (number % columns * step + step / 2, number // columns * step + step / 2)
        lines.append(f'<g id="{name}">{elements(place(portrait(looks), *middle))}</g>')
    return "\n".join([*lines, "</svg>", ""])


def _between(one: str, other: str, part: float = 0.22) -> str:
    """A colour on the way from one to the other."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _lighter(colour: str) -> str:
    return _between(colour, "#ffffff", 0.1)


def _darker(colour: str) -> str:
    return _between(colour, "#000000", 0.25)
