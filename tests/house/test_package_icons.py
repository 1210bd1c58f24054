# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons for Windows and macOS, written by our own code, are read by Qt's."""

from __future__ import annotations

import struct
from pathlib import Path

import package_icons
import pytest
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication

SVG = package_icons.SOURCE.read_bytes()


def test_the_icon_for_windows_has_every_size(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "a.ico"
    file.write_bytes(package_icons.ico(SVG))
    reader = QImageReader(str(file))
    sizes = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        image = reader.read()
        sizes.append(image.width())
        assert image.pixelColor(image.width() // 2, 1 + image.height() // 16).alpha() > 0
    assert sizes == list(package_icons.WINDOWS)


def test_the_icon_for_macos_is_a_list_of_pictures(qapp: QApplication) -> None:
    data = package_icons.icns(SVG)
    kind, length = struct.unpack_from(">4sI", data)
    assert (kind, length) == (b"icns", len(data))
    place, found = 8, {}
    while place < length:
        name, size = struct.unpack_from(">4sI", data, place)
        found[name] = QImage.fromData(data[place + 8 : place + size], "PNG").width()  # type: ignore[arg-type]
        place += size
    assert place == length
    assert found == package_icons.MACOS


@pytest.mark.parametrize("size", [16, 256])
def test_a_saved_game_looks_like_paper_with_the_program_on_it(qapp: QApplication, size: int) -> None:
    paper = package_icons.document(SVG.decode()).encode()
    image = QImage.fromData(package_icons.png(paper, size))
    assert image.width() == size
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 5).lightness() > 200
    seen = image.pixelColor(round(size * 0.5), round(size * 0.80))
    assert seen.lightness() < 220  # paper has 250
