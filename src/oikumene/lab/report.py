"""A tournament as one HTML page: it opens from disk, asks nothing of anybody, and can be sent as a file.

The words come from whoever speaks (`say` of the text layer), so the page is in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import TypeAlias

from oikumene.lab import plots
from oikumene.lab.analysis import TAKEN, CardLine, Findings, Line, Summary
from oikumene.lab.plots import Bar
from oikumene.lab.stats import Interval

#: Says a message: its id and its arguments.
Say: TypeAlias = "Callable[..., str]"

#: So many cards at each end of a plot.
ENDS = 12

STYLE = """
:root { color-scheme: light dark; --ink: #1d1d1b; --paper: #fdfcf8; --faint: #8a8578; --bar: #5b7fa6; --mark: #b4532a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #1b1c1e; --bar: #6f97c4; --mark: #e08a5e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; } p.faint, caption { color: var(--faint); }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: left; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #8a85784d; }
th:first-child, td:first-child { text-align: left; } .wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
svg .label { text-anchor: end; } svg .tick { text-anchor: middle; fill: var(--faint); }
svg .bar, svg .dot { fill: var(--bar); } svg .whisker { stroke: var(--ink); stroke-width: 1.5; }
svg .grid { stroke: var(--faint); stroke-opacity: .3; } svg .mark { stroke: var(--mark); stroke-dasharray: 4 3; }
summary { cursor: pointer; }
"""


def html(told: Summary, say: Say, *, lang: str, title: str, cards: Mapping[str, str]) -> str:
    """The page. `cards`: what each card is called."""
    parts = [f"<h1>{escape(say('report-title', game=title))}</h1>", _facts(told, say), _ratings(told, say)]
    for found in told.findings:
        parts.append(_section(found, say, cards))
    return page(say("report-title", game=title), lang, parts)


def page(title: str, lang: str, parts: Sequence[str]) -> str:
    """A whole page of parts, those that are nothing left out."""
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(part for part in parts if part)
        + "\n</body>\n</html>\n"
    )


def _facts(told: Summary, say: Say) -> str:
    made, plan = told.made, told.made.plan
    lines = [
        say("report-played", played=len(made.played), planned=made.planned),
        say("report-plan", bots=", ".join(plan.bots), deals=str(plan.deals), seed=str(plan.seed)),
    ]
    if plan.options:
        shown = ", ".join(f"{name}={_brief(value)}" for name, value in plan.options.items() if value is not None)
        lines.append(say("report-options", options=shown))
    if len(made.played) < made.planned:
        lines.append(say("report-partial"))
    lines.append(say("report-intervals"))
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _brief(value: object) -> str:
    text = str(value)
    return text if len(text) < 40 else text[:37] + "…"


def _ratings(told: Summary, say: Say) -> str:
    if told.ratings is None:
        return f"<p>{escape(say('report-no-ratings'))}</p>"
    rows = [[rating.bot, f"{rating.mu:.1f}", f"{rating.sigma:.1f}", f"{rating.sure:.1f}"] for rating in told.ratings]
    head = [say(f"report-column-{name}") for name in ("bot", "rating", "sigma", "sure")]
    about = f'<p class="faint">{escape(say("report-ratings-about"))}</p>'
    return f"<h2>{escape(say('report-ratings'))}</h2>{about}{table(head, rows)}"


def _section(found: Findings, say: Say, cards: Mapping[str, str]) -> str:
    even = 1 / found.seats
    places = [line._replace(name=say("report-seat", n=int(line.name) + 1)) for line in found.places]
    parts = [
        f"<h2>{escape(say('report-seats', seats=found.seats, games=found.games))}</h2>",
        f"<h3>{escape(say('report-by-bot'))}</h3>",
        plots.bars(say("report-by-bot"), [Bar(line.name, line.share) for line in found.bots], even=even),
        _lines(found.bots, say, "bot"),
        _ahead(found, say),
        f"<h3>{escape(say('report-by-seat'))}</h3>",
        plots.bars(say("report-by-seat"), [Bar(line.name, line.share) for line in places], even=even),
        _lines(places, say, "seat"),
        _scores(found, say),
        f"<h3>{escape(say('report-length'))}</h3>",
        plots.histograms(say("report-length"), [(say("report-decisions"), found.lengths)]),
        _endings(found, say),
    ]
    if found.cards:
        parts.append(_cards(found, say, cards))
    return "\n".join(parts)


def _scores(found: Findings, say: Say) -> str:
    """How many points the bots made; nothing in a game without points."""
    if not found.scores:
        return ""
    series = [(line.name, found.scores[line.name]) for line in found.bots]
    drawn = plots.histograms(say("report-scores"), series, fraction=found.fraction)
    return f"<h3>{escape(say('report-scores'))}</h3>\n{drawn}"


def _lines(lines: Sequence[Line], say: Say, name: str) -> str:
    columns = ("points",) if any(line.points is not None for line in lines) else ()
    head = [say(f"report-column-{column}") for column in (name, "games", "wins", "interval", *columns)]
    rows = [[line.name, str(line.games), _share(line.share), share_range(line.share), *_points(line)] for line in lines]
    return table(head, rows)


def _points(line: Line) -> list[str]:
    if line.points is None:
        return []
    half = line.points.high - line.points.mean
    return [f"{line.points.mean:.1f}" + (f" ± {half:.1f}" if line.games > 1 else "")]


def _ahead(found: Findings, say: Say) -> str:
    bots = [line.name for line in found.bots]
    if len(bots) < 2:
        return ""
    rows = []
    for mine in bots:
        cells = []
        for other in bots:
            share = found.ahead.get((mine, other))
            cells.append("" if share is None else f"{_share(share)} ({share_range(share)})")
        rows.append([mine, *cells])
    return table(["", *bots], rows, caption=say("report-ahead"))


def _endings(found: Findings, say: Say) -> str:
    if len(found.endings) < 2:
        return ""
    rows = [[name, str(n), f"{100 * n / found.games:.1f} %"] for name, n in sorted(found.endings.items())]
    return table([say("report-column-ending"), say("report-column-games"), "%"], rows)


def _cards(found: Findings, say: Say, names: Mapping[str, str]) -> str:
    parts = [f"<h3>{escape(say('report-cards'))}</h3>", f'<p class="faint">{escape(say("report-cards-about"))}</p>']
    for word, lines in found.cards.items():
        if word == TAKEN:
            parts.append(_forest(lines, say, names))
        title = say("report-taken") if word == TAKEN else say("report-word", word=word)
        opened = " open" if word == TAKEN else ""
        parts.append(f"<details{opened}><summary>{escape(title)}</summary>{_card_table(lines, say, names)}</details>")
    return "\n".join(parts)


def _forest(lines: Sequence[CardLine], say: Say, names: Mapping[str, str]) -> str:
    rows = [
        Bar(names.get(line.card, line.card), line.apart, f"{100 * line.apart.mean:+.1f} %")
        for line in lines
        if line.apart is not None
    ]
    shown = rows if len(rows) <= 2 * ENDS else rows[:ENDS] + rows[-ENDS:]
    return plots.forest(say("report-cards"), shown) if shown else ""


def _card_table(lines: Sequence[CardLine], say: Say, names: Mapping[str, str]) -> str:
    columns = ("card", "players", "rate", "with", "without", "apart")
    rows = [
        [
            names.get(line.card, line.card),
            str(line.players),
            f"{100 * line.rate:.1f} %",
            f"{_share(line.taking)} ({share_range(line.taking)})",
            f"{_share(line.without)} ({share_range(line.without)})",
            "" if line.apart is None else f"{100 * line.apart.mean:+.1f} ({signed_range(line.apart)})",
        ]
        for line in lines
    ]
    return table([say(f"report-column-{column}") for column in columns], rows)


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _share(value: Interval) -> str:
    return percent(value.mean)


def share_range(value: Interval) -> str:
    return f"{100 * value.low:.1f}–{100 * value.high:.1f}"


def signed_range(value: Interval) -> str:
    return f"{100 * value.low:+.1f} … {100 * value.high:+.1f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], *, caption: str = "") -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    said = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{said}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
