# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks of other programs are found where those keep them; what cannot be read is refused with a reason."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from cardtable.models import decks
from cardtable.models.decks import BadDeck, DeckFile, data_folders, find_decks, read_drawing

SVG = b'<svg xmlns="http://www.w3.org/2000/svg"/>'


def kde(folder: Path, name: str, title: str, drawing: str, content: bytes | None = SVG) -> Path:
    """A deck as KDE's games keep them."""
    home = folder / "carddecks" / name
    home.mkdir(parents=True)
    index = f"[KDE Backdeck]\nName={title}\nName[da]=Kort\nComment=50% of a \\n deck\nSVG={drawing}\n"
    (home / "index.desktop").write_text(index, encoding="utf-8")
    if content is not None:
        (home / drawing).write_bytes(content)
    return home / drawing


def test_decks_of_kde_and_gnome_are_found_by_name(tmp_path: Path) -> None:
    oxygen = kde(tmp_path, "svg-oxygen", "Øxygen", "oxygen.svgz")
    paris = kde(tmp_path, "svg-paris", "Paris", "paris.svg")
    bonded = tmp_path / "aisleriot" / "cards" / "bonded-new.svgz"
    bonded.parent.mkdir(parents=True)
    bonded.write_bytes(SVG)
    (bonded.parent / "notes.txt").write_text("no deck")
    assert find_decks([tmp_path, tmp_path / "nowhere"]) == [
        DeckFile("Bonded New", bonded),
        DeckFile("Paris", paris),
        DeckFile("Øxygen", oxygen),
    ]


def test_the_users_own_deck_goes_before_the_systems(tmp_path: Path) -> None:
    own = kde(tmp_path / "own", "a", "Paris", "p.svg")
    kde(tmp_path / "system", "b", "Paris", "p.svg")
    assert find_decks([tmp_path / "own", tmp_path / "system"]) == [DeckFile("Paris", own)]


@pytest.mark.parametrize(
    "index", [b"", b"SVG=x.svg", b"[KDE Backdeck]\nName=x", b"\xff\xfe\x00[", b"[a]\n[a"]
)
def test_an_index_that_tells_of_no_deck_is_passed_over(tmp_path: Path, index: bytes) -> None:
    home = tmp_path / "carddecks" / "x"
    home.mkdir(parents=True)
    (home / "index.desktop").write_bytes(index)
    assert find_decks([tmp_path]) == []


def test_an_index_cannot_lead_out_of_its_folder(tmp_path: Path) -> None:
    kde(tmp_path, "x", "X", "../../secret.svg", content=None)
    (tmp_path / "secret.svg").write_bytes(SVG)
    assert find_decks([tmp_path]) == []


def test_the_folders_are_those_of_the_system() -> None:
    assert data_folders()
    assert all(folder.is_absolute() for folder in data_folders())


@pytest.mark.parametrize("data", [SVG, gzip.compress(SVG, mtime=0)])
def test_a_drawing_is_read_packed_or_not(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "deck ß 空.svgz"
    file.write_bytes(data)
    assert read_drawing(file) == SVG


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "It is not an SVG drawing."),
        (b"PNG", "It is not an SVG drawing."),
        (gzip.compress(SVG, mtime=0)[:-12], "It is damaged."),
        (b"\x1f\x8bnonsense", "It is damaged."),
        (gzip.compress(b"plain", mtime=0), "It is not an SVG drawing."),
    ],
)
def test_what_is_no_drawing_is_refused(tmp_path: Path, data: bytes, why: str) -> None:
    file = tmp_path / "deck.svg"
    file.write_bytes(data)
    with pytest.raises(BadDeck, match=why):
        read_drawing(file)


@pytest.mark.parametrize("packed", [True, False])
def test_what_is_far_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packed: bool
) -> None:
    monkeypatch.setattr(decks, "_LARGEST", 1000)
    data = SVG + bytes(5000)
    file = tmp_path / "deck.svg"
    file.write_bytes(gzip.compress(data) if packed else data)
    with pytest.raises(BadDeck, match="too large"):
        read_drawing(file)


def test_what_is_not_there_or_may_not_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match="it is not there"):
        read_drawing(tmp_path / "none.svg")
    with pytest.raises(BadDeck, match="it is a folder"):
        read_drawing(tmp_path)
