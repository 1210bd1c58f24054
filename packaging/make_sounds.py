# SPDX-License-Identifier: GPL-3.0-or-later
"""Make the sounds of the table: `python3 packaging/make_sounds.py` writes them below resources/sounds.

Paper is filtered noise, chips are struck discs, tones are struck bars: a few partials that fade. Times are in
seconds, frequencies in hertz.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from math import exp, pi, sin
from pathlib import Path

RATE = 32_000
_BAR = ((1.0, 1.0), (3.93, 0.34), (9.2, 0.1))
"""Partials of a bar of wood: frequency and loudness beside the lowest."""
_DISC = ((1.0, 1.0), (1.51, 0.7), (2.03, 0.5), (2.77, 0.25))

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, for a while."""
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, seed: int) -> Samples:
    """White noise from a linear congruential generator, the same at each run."""
    samples = []
    for _ in range(round(seconds * RATE)):
        seed = (seed * 1664525 + 1013904223) % 2**32
        samples.append(seed / 2**31 - 1)
    return samples


def band(samples: Samples, low: float, high: float) -> Samples:
    """What is between two frequencies: a low pass of one pole less another."""
    a, b = (1 - exp(-2 * pi * frequency / RATE) for frequency in (high, low))
    upper = lower = 0.0
    result = []
    for sample in samples:
        upper += a * (sample - upper)
        lower += b * (upper - lower)
        result.append(upper - lower)
    return result


def shaped(samples: Samples, rise: float, fade: float) -> Samples:
    """Rises for so long, then fades to a third in each `fade`."""
    first = max(1.0, rise * RATE)
    return [
        sample * min(1.0, place / first) * exp(-max(0.0, place - first) / (fade * RATE))
        for place, sample in enumerate(samples)
    ]


def struck(frequency: float, seconds: float, fade: float, partials: Sequence[tuple[float, float]]) -> Samples:
    """A bar or disc that is struck once: higher partials fade sooner."""
    count = round(seconds * RATE)
    result = [0.0] * count
    for ratio, loud in partials:
        step = 2 * pi * frequency * ratio / RATE
        for place in range(count):
            result[place] += loud * sin(step * place) * exp(-place * ratio / (fade * RATE))
    return shaped(result, 0.002, seconds)


def mixed(parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Several sounds together, each from a time on and so loud."""
    placed = [(round(start * RATE), loud, samples) for start, loud, samples in parts]
    result = [0.0] * max(start + len(samples) for start, _, samples in placed)
    for start, loud, samples in placed:
        for place, sample in enumerate(samples):
            result[start + place] += loud * sample
    return result


def _tick(seed: int) -> Samples:
    """The edge of one card that snaps."""
    return shaped(band(noise(0.03, seed), 1500, 7000), 0.0006, 0.006)


def card() -> Samples:
    """A card that is laid on cloth: a breath, a small thump."""
    thump = shaped([sin(2 * pi * 118 * n / RATE) for n in range(round(0.12 * RATE))], 0.002, 0.022)
    breath = shaped(band(noise(0.07, 3), 900, 5200), 0.035, 0.014)
    return mixed([(0.0, 0.5, breath), (0.045, 1.0, _tick(5)), (0.045, 0.55, thump)])


def draw() -> Samples:
    """A card that slides off another."""
    return mixed([(0.0, 1.0, shaped(band(noise(0.2, 11), 1800, 6800), 0.06, 0.04)), (0.1, 0.35, _tick(13))])


def shuffle() -> Samples:
    """A riffle: cards that fall faster and faster, and are pushed together."""
    parts, now = [], 0.0
    for number in range(26):
        parts.append((now, 0.55 + 0.45 * ((number * 7) % 5) / 4, _tick(31 + number)))
        now += 0.034 - 0.0008 * number
    parts.append((now + 0.03, 0.7, shaped(band(noise(0.16, 71), 900, 4500), 0.05, 0.035)))
    parts.append((now + 0.13, 0.9, _tick(73)))
    return mixed(parts)


def chip() -> Samples:
    """A chip that drops and settles."""
    return mixed(
        (start, loud, struck(2350 * bend, 0.14, 0.026, _DISC))
        for start, loud, bend in ((0.0, 1.0, 1.0), (0.085, 0.6, 1.04), (0.14, 0.4, 0.98), (0.175, 0.25, 1.02))
    )


def _tune(notes: Sequence[tuple[float, float]], seconds: float, fade: float) -> Samples:
    return mixed((start, 1.0, struck(frequency, seconds, fade, _BAR)) for start, frequency in notes)


def warning() -> Samples:
    """Two soft notes, the second lower."""
    return _tune([(0.0, 659.26), (0.16, 554.37)], 0.4, 0.1)


def win() -> Samples:
    """A chord that climbs."""
    return _tune([(0.0, 523.25), (0.11, 659.26), (0.22, 783.99), (0.36, 1046.5)], 0.8, 0.19)


def loss() -> Samples:
    """Three notes down, without reproach."""
    return _tune([(0.0, 440.0), (0.17, 349.23), (0.36, 293.66)], 0.6, 0.15)


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "card": (card, 0.5),
    "shuffle": (shuffle, 0.45),
    "draw": (draw, 0.3),
    "chip": (chip, 0.5),
    "warning": (warning, 0.4),
    "win": (win, 0.5),
    "loss": (loss, 0.45),
}
"""Each sound with its peak."""


def pcm(samples: Samples, peak: float) -> bytes:
    """16-bit samples, little end first, that end without a click."""
    top = max(abs(sample) for sample in samples)
    last = round(0.01 * RATE)
    faded = [sample * min(1.0, (len(samples) - place) / last) for place, sample in enumerate(samples)]
    values = array("h", [round(32767 * peak * sample / top) for sample in faded])
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()


def main(arguments: list[str]) -> int:
    """Write the sounds into the directory given, or into the project's resources."""
    root = (
        Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent / "resources" / "sounds"
    )
    root.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        with wave.open(str(root / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pcm(make(), peak))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
