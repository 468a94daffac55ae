"""A comparison as one HTML page, like a tournament's: opens from disk, loads nothing, in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from oikumene.lab import plots
from oikumene.lab.compare import CHANGED, LENGTH, PLAIN, POINTS, VERSIONS, Answer, Comparison, people, takers
from oikumene.lab.plots import Bar
from oikumene.lab.report import Say, page, percent, share_range, signed_range, table
from oikumene.lab.stats import Interval
from oikumene.registry import game as find_game


def html(
    made: Comparison,
    say: Say,
    *,
    lang: str,
    title: str,
    cards: Mapping[str, str],
    before: Mapping[str, int],
    led: Mapping[str, str],
) -> str:
    """The page. `cards`: what each card is called; `before`: what the changed numbers are in the printed game; `led`:
    what is called what seats led."""
    head = say("compare-title", game=title, change=made.plan.change.title)
    parts = [
        f"<h1>{escape(head)}</h1>",
        _verdict(made, say, cards),
        _change(made, say, cards, before),
        _answers(made, say, cards),
        _pictures(made, say),
        _takers(made, say, cards),
        _people(made, say, led),
        _method(made, say),
    ]
    return page(head, lang, parts)


def named(answer: Answer, say: Say, cards: Mapping[str, str]) -> str:
    """What a question is about, in words."""
    what, name = answer.question
    return say(f"compare-figure-{what}", name=cards.get(name, name))


def sentence(answer: Answer, say: Say, cards: Mapping[str, str]) -> str:
    """What a question came to, in words."""
    verdict = say(f"compare-verdict-{answer.verdict}")
    return say("compare-line", figure=named(answer, say, cards), verdict=verdict)


def told(answer: Answer) -> tuple[str, str, str, str]:
    """Plain, changed, the difference and where it surely lies, as people read them."""
    if answer.share:
        sure = "" if math.isinf(answer.sure.low) else signed_range(answer.sure)
        return percent(answer.plain), percent(answer.changed), f"{100 * answer.sure.mean:+.1f} %", sure
    sure = "" if math.isinf(answer.sure.low) else f"{answer.sure.low:+.1f} … {answer.sure.high:+.1f}"
    return f"{answer.plain:.1f}", f"{answer.changed:.1f}", f"{answer.sure.mean:+.1f}", sure


def _verdict(made: Comparison, say: Say, cards: Mapping[str, str]) -> str:
    lines = [say("compare-sure" if made.sure else "compare-unsure", deals=made.deals)]
    if made.interrupted:
        lines.append(say("compare-partial"))
    items = [f"<li>{escape(sentence(answer, say, cards))}</li>" for answer in made.answers]
    return "".join(f"<p>{escape(line)}</p>" for line in lines) + f"<ul>{''.join(items)}</ul>"


def _change(made: Comparison, say: Say, cards: Mapping[str, str], before: Mapping[str, int]) -> str:
    rows = []
    for path, value in made.plan.change.values.items():
        root, *rest = path.split("/")
        name = cards.get(rest[0], "") if root == "cards" else ""
        rows.append([path, name, str(before.get(path, "")), str(value)])
    head = [say(f"compare-column-{column}") for column in ("number", "card", "printed", "changed")]
    return f"<h2>{escape(say('compare-change'))}</h2>{table(head, rows)}"


def _answers(made: Comparison, say: Say, cards: Mapping[str, str]) -> str:
    rows, bars = [], []
    for answer in made.answers:
        name = named(answer, say, cards)
        rows.append([name, *told(answer), say(f"compare-verdict-{answer.verdict}")])
        if math.isfinite(answer.sure.low):
            scale = 1.0 if answer.share else 1 / max(1e-9, abs(answer.plain))
            shown = Interval(*(value * scale for value in answer.sure))
            bars.append(Bar(name, shown, f"{100 * shown.mean:+.1f} %"))
    head = [say(f"compare-column-{name}") for name in ("figure", "plain", "changed", "difference", "sure", "verdict")]
    drawn = plots.forest(say("compare-difference"), bars) if bars else ""
    about = f'<p class="faint">{escape(say("compare-difference-about"))}</p>' if bars else ""
    return f"<h2>{escape(say('compare-difference'))}</h2>{drawn}{about}{table(head, rows)}"


def _pictures(made: Comparison, say: Say) -> str:
    """Points and lengths, plain above changed."""
    game = find_game(made.plan.game)
    parts = []
    for what in (POINTS, LENGTH) if game.points else (LENGTH,):
        series: list[tuple[str, Sequence[int]]] = []
        for version in VERSIONS:
            games = made.played[version]
            values = [one.decisions for one in games] if what == LENGTH else [s for one in games for s in one.scores]
            series.append((say(f"compare-{version}"), values))
        title = say("report-length" if what == LENGTH else "report-scores")
        fraction = game.fraction if what == POINTS else 1
        parts.append(f"<h3>{escape(title)}</h3>{plots.histograms(title, series, fraction=fraction)}")
    return "".join(parts)


def _takers(made: Comparison, say: Say, cards: Mapping[str, str]) -> str:
    found = takers(made)
    if not found:
        return ""
    even = 1 / made.plan.seats
    bars, rows = [], []
    for one in found:
        name = cards.get(one.card, one.card)
        for version, share in ((PLAIN, one.plain), (CHANGED, one.changed)):
            bars.append(Bar(f"{name}, {say(f'compare-{version}')}", share))
        rows.append(
            [
                name,
                str(one.players[0]),
                f"{percent(one.plain.mean)} ({share_range(one.plain)})",
                str(one.players[1]),
                f"{percent(one.changed.mean)} ({share_range(one.changed)})",
            ]
        )
    head = [say(f"compare-column-{name}") for name in ("card", "took-plain", "wins-plain", "took", "wins")]
    title = say("compare-takers")
    return f"<h2>{escape(title)}</h2>{plots.bars(title, bars, even=even)}{table(head, rows)}"


def _people(made: Comparison, say: Say, led: Mapping[str, str]) -> str:
    found = people(made)
    if not found:
        return ""
    rows = [
        [
            led.get(one.name, one.name),
            str(one.seats[0]),
            f"{percent(one.plain.mean)} ({share_range(one.plain)})",
            str(one.seats[1]),
            f"{percent(one.changed.mean)} ({share_range(one.changed)})",
            "" if one.apart is None else f"{100 * one.apart.mean:+.1f} ({signed_range(one.apart)})",
        ]
        for one in found
    ]
    names = ("people", "seats-plain", "wins-plain", "seats", "wins", "difference")
    head = [say(f"compare-column-{name}") for name in names]
    about = f'<p class="faint">{escape(say("compare-people-about"))}</p>'
    return f"<h2>{escape(say('compare-people'))}</h2>{about}{table(head, rows)}"


def _method(made: Comparison, say: Say) -> str:
    plan = made.plan
    lines = [
        say(
            "compare-plan",
            bots=", ".join(plan.bots),
            seats=plan.seats,
            deals=made.deals,
            most=plan.most,
            seed=str(plan.seed),
        ),
        say("compare-method", margin=f"{100 * plan.margin:g}"),
        say("compare-bots"),
    ]
    return f"<h2>{escape(say('compare-how'))}</h2>" + "".join(f"<p>{escape(line)}</p>" for line in lines)
