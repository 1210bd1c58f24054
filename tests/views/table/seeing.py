# SPDX-License-Identifier: GPL-3.0-or-later
"""How colours are seen: contrast by WCAG 2, deficiencies by Machado (2009), differences by CIEDE2000."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QColor

_MATRICES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
DEFICIENCIES = tuple(_MATRICES)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _channels(colour: QColor) -> tuple[float, float, float]:
    return _linear(colour.redF()), _linear(colour.greenF()), _linear(colour.blueF())


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2."""
    red, green, blue = _channels(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def over(upper: QColor, lower: QColor) -> QColor:
    """A colour with an alpha over an opaque one."""
    part = upper.alphaF()
    return QColor.fromRgbF(
        upper.redF() * part + lower.redF() * (1 - part),
        upper.greenF() * part + lower.greenF() * (1 - part),
        upper.blueF() * part + lower.blueF() * (1 - part),
    )


def seen(colour: QColor, sight: str) -> QColor:
    """The colour as somebody with that sight sees it."""
    channels = _channels(colour)
    rows = (sum(a * b for a, b in zip(row, channels, strict=True)) for row in _MATRICES[sight])
    return QColor.fromRgbF(*(_encoded(value) for value in rows))


def _lab(colour: QColor) -> tuple[float, float, float]:
    red, green, blue = _channels(colour)
    white = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in white)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: QColor, other: QColor) -> float:
    """CIEDE2000: about 1 is just seen, above 10 is seen at a glance."""
    l1, a1, b1 = _lab(one)
    l2, a2, b2 = _lab(other)
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grow = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * grow, a2 * grow
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    l_mean, c_mean, h_mean = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(h_mean - 30))
        + 0.24 * cos(radians(2 * h_mean))
        + 0.32 * cos(radians(3 * h_mean + 6))
        - 0.20 * cos(radians(4 * h_mean - 63))
    )
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / sqrt(20 + (l_mean - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * t
    twist = -2 * sqrt(c_mean**7 / (c_mean**7 + 25**7))
    twist *= sin(radians(60 * exp(-(((h_mean - 275) / 25) ** 2))))
    light, chroma, hue = (l2 - l1) / s_l, (c2 - c1) / s_c, hue / s_h
    return sqrt(light**2 + chroma**2 + hue**2 + twist * chroma * hue)
