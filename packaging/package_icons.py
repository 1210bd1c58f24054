# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons in the forms that systems want, drawn from the one SVG: `package_icons.py FOLDER`. Needs Qt."""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before the first import of PySide6

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "icons" / "app.svg"
LINUX = (16, 22, 24, 32, 48, 64, 128, 256)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""Names of the pictures in an .icns file, and their sizes."""
PAGE = (
    '<path fill="#fffcf5" stroke="#8d8574" stroke-width="3" stroke-linejoin="round" '
    'd="M26 5H84L106 27V119Q106 123 102 123H26Q22 123 22 119V9Q22 5 26 5Z"/>'
    '<path fill="#e0d8c6" stroke="#8d8574" stroke-width="3" stroke-linejoin="round" d="M84 5V27H106Z"/>'
)


def document(app: str) -> str:
    """The icon of a saved game: the program's on a sheet of paper."""
    inner = app[app.index(">") + 1 : app.rindex("</svg>")]
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">'
    return f'{head}{PAGE}<g transform="translate(30 40) scale(0.53)">{inner}</g></svg>'


def png(svg: bytes, size: int) -> bytes:
    """The picture at one size."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(svg: bytes) -> bytes:
    """An icon file for Windows: a directory, then the pictures as PNG, which it reads since Vista."""
    pictures = [png(svg, size) for size in WINDOWS]
    place = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(WINDOWS, pictures, strict=True):
        side = size % 256  # 0 means 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns(svg: bytes) -> bytes:
    """An icon file for macOS: named pictures, each with its length."""
    body = b""
    for name, size in MACOS.items():
        picture = png(svg, size)
        body += name + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path) -> None:
    """Write all of them."""
    app = QGuiApplication([])
    svg = SOURCE.read_bytes()
    paper = document(svg.decode())
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cardtable.svg").write_bytes(svg)
    (folder / "document.svg").write_text(paper, "utf-8")
    (folder / "cardtable.ico").write_bytes(ico(svg))
    (folder / "document.ico").write_bytes(ico(paper.encode()))
    (folder / "cardtable.icns").write_bytes(icns(svg))
    for size in LINUX:
        (folder / f"cardtable-{size}.png").write_bytes(png(svg, size))
        (folder / f"document-{size}.png").write_bytes(png(paper.encode(), size))
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]))
