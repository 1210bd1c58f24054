# SPDX-License-Identifier: GPL-3.0-or-later
"""The rim of the table is the same, whether stretched from its corners or drawn whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardtable.views.table.felt import carve, draw_rim, rim_frame


def cloth(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#336644"))
    return image


@pytest.mark.parametrize("thick", [3.0, 9.0, 17.5])
@pytest.mark.parametrize(("width", "height"), [(40, 300), (300, 40), (231, 307), (500, 401)])
def test_a_rim_stretched_from_its_corners_is_the_one_drawn_whole(
    qapp: QApplication, thick: float, width: int, height: int
) -> None:
    stretched, whole = cloth(width, height), cloth(width, height)
    painter = QPainter(stretched)
    draw_rim(painter, stretched.rect(), thick)
    painter.end()
    painter = QPainter(whole)
    carve(painter, QRectF(whole.rect()), thick)
    painter.end()
    for y in range(height):
        for x in range(width):
            one, other = stretched.pixelColor(x, y), whole.pixelColor(x, y)
            far = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
            assert max(map(abs, far)) <= 3, (x, y, far)


def test_the_middle_of_the_frame_is_clear(qapp: QApplication) -> None:
    """So nothing of the rim is left out where the frame is stretched."""
    for thick in (3.0, 9.0, 28.0):
        frame = rim_frame(thick)
        middle = frame.width() // 2
        assert frame.pixelColor(middle, middle).alpha() == 0
