"""The story of a game as one page that needs nothing else: no network, no script; it can be kept, sent and printed.

Drawn here: the chart of the course, the seats' symbols, the frame. Everything that people wrote is escaped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from oikumene.kernel.match import Match
from oikumene.text.story import Moment, Story
from oikumene.text.texts import Texts

SUN = (
    "M50 2 58 26 78 10 73 34 98 33 78 50 98 67 73 66 78 90 58 74 50 98 "
    "42 74 22 90 27 66 2 67 22 50 2 33 27 34 22 10 42 26Z"
)
WAVE = "M3 36c16-22 31-22 47 0s31 22 47 0v20c-16 22-31 22-47 0s-31-22-47 0Z"
LEAF = (
    "M92 6C44 6 10 28 10 62c0 8 2 14 5 19C28 60 45 46 66 36 48 52 34 68 24 92"
    "l9 4c3-7 6-13 9-18 4 1 8 2 12 2C86 80 96 48 92 6Z"
)
TOWER = "M16 6h16v12h10V6h16v12h10V6h16v34H76v54H58V70c0-11-16-11-16 0v24H24V40h-8Z"
LOZENGE = "M50 2 90 50 50 98 10 50Z"
CRESCENT = "M64 4C30 4 10 26 10 52s22 44 48 44c14 0 26-6 34-16-30 6-52-8-52-34C40 28 50 14 64 4Z"
#: Of each seat: its colour, one that is safe as text on paper, what its line looks like, and its symbol.
SEATS = (
    ("#B7331F", "#A32B17", "", SUN),
    ("#1E4E9C", "#1E4E9C", "9 5", WAVE),
    ("#3DAE8E", "#0E6B54", "2.5 4.5", LEAF),
    ("#A878B0", "#7A4385", "12 4 2 4", TOWER),
    ("#E3A02B", "#835600", "5 3", LOZENGE),
    ("#2F2D2B", "#2F2D2B", "1 6", CRESCENT),
)
WIDTH, HEIGHT = 760, 330
LEFT, TOP, RIGHT, BOTTOM = 40, 14, 150, 40
STYLE = """
:root{color-scheme:light}*{box-sizing:border-box;margin:0}
body{background:#C9D8D6;color:#26211A;font:17px/1.45 Alegreya,Georgia,"Times New Roman",serif;padding:22px 12px}
main{max-width:860px;margin:auto;background:#F8F2E4;padding:34px 40px 40px;border:1px solid #6C8388;outline:1px solid
#6C8388;outline-offset:3px;border-radius:9px}
h1{font:600 34px/1.1 Alegreya,Georgia,serif;font-variant:small-caps;letter-spacing:.02em}
h2{font:600 19px/1.2 Alegreya,Georgia,serif;font-variant:small-caps;color:#A32B17;margin:22px 0 4px;break-after:avoid}
.who{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:4px 22px;margin:10px 0 16px;color:#574E40}
.who b{color:#26211A}svg.s{width:18px;height:18px;vertical-align:-3px;margin-right:6px}
.ch{width:100%;height:auto;margin:6px 0 10px}.ch text{font:400 13px Georgia,serif;fill:#574E40}
.ch text.n{font-weight:700;font-size:15px;fill:#26211A}
table{border-collapse:collapse;width:100%;margin:8px 0 4px;font-size:15px}td,th{padding:3px 8px;border-bottom:1px solid
#D3C5A8;text-align:right;font-weight:400}th:first-child{text-align:left;color:#574E40}thead th{font-weight:700}
tfoot td,tfoot th{border-top:1px solid #26211A;border-bottom:0;font-weight:700;color:#26211A}
p{margin:2px 0;padding-left:24px;text-indent:-24px;break-inside:avoid}p.o{text-indent:0}
.st{color:#574E40;font-style:italic;margin-top:4px;text-indent:0}.end{font-size:20px;margin:24px 0 0;text-indent:0;
padding:12px 0 0;border-top:1px solid #26211A}
footer{margin-top:22px;font-size:13px;color:#574E40}
@media (max-width:600px){main{padding:20px 16px}}
@media print{body{background:none;padding:0;font-size:11pt}main{border:0;outline:0;max-width:none;padding:0;
background:none}}
"""


def page(story: Story, match: Match[Any], texts: Texts, names: Sequence[str], when: str = "") -> str:
    """The whole page, as HTML."""
    title = match.game.titles.get(texts.lang) or match.game.titles["en"]
    body = "\n".join(_body(story, match, texts, names, title, when))
    return (
        f'<!doctype html>\n<html lang="{texts.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n{body}\n</main></body></html>\n"
    )


def _body(story: Story, match: Match[Any], texts: Texts, names: Sequence[str], title: str, when: str) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    yield '<ul class="who">' + "".join(_who(story, texts, names)) + "</ul>"
    if story.course and story.course[0].worth:
        said = "story-chart-chances" if story.chances else "story-chart-points"
        yield f"<h2>{escape(texts.say(said))}</h2>"
        yield chart(story, texts)
    yield from _points(story, match, texts)
    for chapter in story.chapters:
        if not chapter.sentences:
            continue
        yield f"<h2>{escape(chapter.title)}</h2>"
        for sentence in chapter.sentences:
            mark = "" if sentence.seat is None else symbol(story.signs[sentence.seat])
            yield f"<p>{mark}{escape(sentence.text)}</p>" if mark else f'<p class="o">{escape(sentence.text)}</p>'
        if chapter.standing:
            yield f'<p class="st">{escape(chapter.standing)}</p>'
    yield f'<p class="end">{escape(story.ending)}</p>'
    yield f"<footer>{escape(' · '.join(part for part in (when, texts.say('story-made')) if part))}</footer>"


def _who(story: Story, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    for seat, realm in enumerate(story.realms):
        name = texts.seat(seat, names)
        played = "" if name == realm else f" — {escape(name)}"
        yield f"<li>{symbol(story.signs[seat])}<b>{escape(realm)}</b>{played}</li>"


def symbol(sign: int) -> str:
    """A seat's sign in its colour."""
    fill, _, _, path = SEATS[(sign - 1) % len(SEATS)]
    return f'<svg class="s" viewBox="0 0 100 100" aria-hidden="true"><path d="{path}" fill="{fill}"/></svg>'


def _points(story: Story, match: Match[Any], texts: Texts) -> Iterator[str]:
    """Where the points came from."""
    result, game = match.result, match.game
    if result is None or not game.points:
        return
    sources = list(dict.fromkeys(source for part in result.breakdown for source in part))
    order = sorted(range(match.seats), key=lambda seat: -result.scores[seat])
    head = "".join(f'<th scope="col">{escape(story.realms[seat])}</th>' for seat in order)
    yield f"<table><thead><tr><td></td>{head}</tr></thead><tbody>"
    for source in sources:
        cells = "".join(f"<td>{game.tell(result.breakdown[seat].get(source, 0))}</td>" for seat in order)
        yield f'<tr><th scope="row">{escape(str(texts.thing("source", source)))}</th>{cells}</tr>'
    cells = "".join(f"<td>{game.tell(result.scores[seat])}</td>" for seat in order)
    yield f'</tbody><tfoot><tr><th scope="row">{escape(texts.say("story-total"))}</th>{cells}</tr></tfoot></table>'


# -- the chart


def chart(story: Story, texts: Texts) -> str:
    """How it went, as a picture: a line a seat, rounds along the edge of the map."""
    course = [one for one in story.course if one.worth]
    first, last = course[0].at, max(course[-1].at, course[0].at + 1)
    most = max(max(one.worth) for one in course)
    least = min(0.0, *(min(one.worth) for one in course))
    top = 1.0 if story.chances else float(max(10, -(-int(most + 0.999) // 10) * 10))

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (at - first) / (last - first)

    def y(worth: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (worth - least) / (top - least)

    step = 0.25 if story.chances else 20 if top > 60 else 10
    parts = []
    for number in range(int(top / step) + 1):
        worth = number * step
        said = f"{round(100 * worth)} %" if story.chances else f"{worth:g}"
        parts.append(f'<path d="M{LEFT} {y(worth):.1f}H{WIDTH - RIGHT}" stroke="#D3C5A8"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(worth) + 4:.1f}" text-anchor="end">{said}</text>')
    parts += _rounds(course, x)
    ends = sorted(range(len(story.realms)), key=lambda seat: -course[-1].worth[seat])
    below = -100.0
    for seat in ends:
        fill, ink, dash, path = SEATS[(story.signs[seat] - 1) % len(SEATS)]
        line = " ".join(f"{x(one.at):.1f},{y(one.worth[seat]):.1f}" for one in course)
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline points="{line}" fill="none" stroke="{ink}" stroke-width="2.4"{dashed}/>')
        level = y(course[-1].worth[seat])
        below = max(level, below + 20)
        worth = course[-1].worth[seat]
        said = "" if story.chances else f" {worth:g}"
        at = WIDTH - RIGHT
        scale = f'transform="translate({at - 8} {level - 8:.1f}) scale(.16)"'
        parts.append(f'<path d="{path}" {scale} fill="{fill}"/>')
        parts.append(f'<text class="n" x="{at + 14}" y="{below + 5:.1f}">{escape(story.realms[seat])}{said}</text>')
    label = escape(texts.say("story-chart-chances" if story.chances else "story-chart-points"), quote=True)
    return f'<svg class="ch" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _rounds(course: Sequence[Moment], x: Any) -> list[str]:
    """The scale: black and white by turns, a round each."""
    starts = [
        one for before, one in zip((None, *course), course, strict=False) if not before or before.round != one.round
    ]
    parts, base = [], HEIGHT - BOTTOM
    ends = [*(one.at for one in starts[1:]), course[-1].at]
    for number, (begin, end) in enumerate(zip(starts, ends, strict=True)):
        wide = x(end) - x(begin.at)
        fill = "#26211A" if number % 2 == 0 else "#F8F2E4"
        parts.append(
            f'<rect x="{x(begin.at):.1f}" y="{base}" width="{wide:.1f}" height="7" fill="{fill}" stroke="#26211A"/>'
        )
        if wide > 14 and begin.round > 0:
            middle = x(begin.at) + wide / 2
            parts.append(f'<text x="{middle:.1f}" y="{base + 24}" text-anchor="middle">{begin.round}</text>')
    return parts
