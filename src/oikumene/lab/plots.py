"""Plots as SVG text of our own drawing: nothing to load, readable in light and dark, titled for who listens."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from oikumene.lab.stats import Interval

WIDTH = 720
LABEL = 210
ROW = 24
PAD = 26


class Bar(NamedTuple):
    """A figure with its interval, under a label."""

    label: str
    value: Interval
    note: str = ""


def bars(title: str, rows: Sequence[Bar], *, even: float | None = None) -> str:
    """Shares from 0 to 100 %, a line each, with whiskers; `even`: where they would be if nothing mattered."""
    high = max([0.05, *(row.value.high for row in rows), even or 0.0])
    top = min(1.0, (int(high * 10) + 1) / 10)
    return _rows(title, rows, 0.0, top, mark=even, filled=True)


def forest(title: str, rows: Sequence[Bar]) -> str:
    """Differences with their intervals around nothing."""
    reach = max([0.05, *(min(1.0, max(abs(row.value.low), abs(row.value.high))) for row in rows)])
    return _rows(title, rows, -reach, reach, mark=0.0, filled=False)


def _rows(title: str, rows: Sequence[Bar], low: float, high: float, *, mark: float | None, filled: bool) -> str:
    height = PAD + ROW * len(rows) + PAD

    def x(value: float) -> float:
        return LABEL + (WIDTH - LABEL - 90) * (min(high, max(low, value)) - low) / (high - low)

    parts = []
    for step in range(5):
        value = low + (high - low) * step / 4
        parts.append(f'<line class="grid" x1="{x(value):.1f}" y1="{PAD - 4}" x2="{x(value):.1f}" y2="{height - PAD}"/>')
        parts.append(f'<text class="tick" x="{x(value):.1f}" y="{height - 8}">{100 * value:.0f} %</text>')
    if mark is not None:
        parts.append(f'<line class="mark" x1="{x(mark):.1f}" y1="{PAD - 8}" x2="{x(mark):.1f}" y2="{height - PAD}"/>')
    for n, row in enumerate(rows):
        y = PAD + ROW * n + ROW / 2
        mean, from_, to = x(row.value.mean), x(row.value.low), x(row.value.high)
        parts.append(f'<text class="label" x="{LABEL - 8}" y="{y + 4:.1f}">{escape(_short(row.label))}</text>')
        if filled:
            width = max(0.0, mean - x(low))
            parts.append(f'<rect class="bar" x="{x(low):.1f}" y="{y - 7:.1f}" width="{width:.1f}" height="14"/>')
        else:
            parts.append(f'<circle class="dot" cx="{mean:.1f}" cy="{y:.1f}" r="4"/>')
        parts.append(f'<line class="whisker" x1="{from_:.1f}" y1="{y:.1f}" x2="{to:.1f}" y2="{y:.1f}"/>')
        said = row.note or f"{100 * row.value.mean:.1f} %"
        parts.append(f'<text class="note" x="{WIDTH - 82}" y="{y + 4:.1f}">{escape(said)}</text>')
    return _svg(title, WIDTH, height, parts)


def histograms(title: str, series: Sequence[tuple[str, Sequence[int]]], *, bins: int = 24, fraction: int = 1) -> str:
    """One strip for each series over the same axis, with the mean marked. `fraction`: so many of what is counted are
    one of what is written."""
    values = [value for _, held in series for value in held]
    if not values:
        return ""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // bins))
    count = (high - low) // step + 1
    strip, gap = 56, 16
    height = PAD + (strip + gap) * len(series) + PAD
    room = WIDTH - LABEL - 90

    def x(value: float) -> float:
        return LABEL + room * (value - low) / (step * count)

    parts = []
    for n, (label, held) in enumerate(series):
        base = PAD + (strip + gap) * n + strip
        heights = [0] * count
        for value in held:
            heights[(value - low) // step] += 1
        most = max(1, *heights)
        for i, tall in enumerate(heights):
            if tall:
                size = strip * tall / most
                parts.append(
                    f'<rect class="bar" x="{x(low + i * step):.1f}" y="{base - size:.1f}" '
                    f'width="{max(1.0, room / count - 1):.1f}" height="{size:.1f}"/>'
                )
        middle = sum(held) / max(1, len(held))
        at = x(middle + 0.5)
        parts.append(f'<line class="mark" x1="{at:.1f}" y1="{base - strip}" x2="{at:.1f}" y2="{base}"/>')
        parts.append(f'<line class="grid" x1="{LABEL}" y1="{base}" x2="{LABEL + room}" y2="{base}"/>')
        y = base - strip / 2 + 4
        parts.append(f'<text class="label" x="{LABEL - 8}" y="{y:.1f}">{escape(_short(label))}</text>')
        parts.append(f'<text class="note" x="{WIDTH - 82}" y="{y:.1f}">{middle / fraction:.1f}</text>')
    for i in range(5):
        tick = low + step * count * i / 4
        parts.append(f'<text class="tick" x="{x(tick):.1f}" y="{height - 8}">{tick / fraction:.0f}</text>')
    return _svg(title, WIDTH, height, parts)


def _short(label: str, room: int = 30) -> str:
    return label if len(label) <= room else label[: room - 1] + "…"


def _svg(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    said = escape(title)
    return (
        f'<svg role="img" aria-label="{said}" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<title>{said}</title>{''.join(parts)}</svg>"
    )
