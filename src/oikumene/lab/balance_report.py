"""A balance report as one HTML page, in the reader's language, like a tournament's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from oikumene.lab import plots
from oikumene.lab.evenness import Balance, CardTrait, Trait
from oikumene.lab.plots import Bar
from oikumene.lab.report import ENDS, Say, page, percent, share_range, signed_range, table
from oikumene.lab.tournament import Tournament


def html(
    made: Tournament,
    found: Sequence[Balance],
    say: Say,
    *,
    lang: str,
    title: str,
    cards: Mapping[str, str],
    led: Mapping[str, str],
) -> str:
    """The page. `cards` and `led`: what cards, and what seats led, are called."""
    head = say("balance-title", game=title)
    plan = made.plan
    lines = [
        say("report-played", played=len(made.played), planned=made.planned),
        say("balance-plan", bot=", ".join(plan.bots), deals=str(plan.deals), seed=str(plan.seed)),
        *([say("report-partial")] if len(made.played) < made.planned else []),
        say("balance-about"),
    ]
    parts = [f"<h1>{escape(head)}</h1>", "".join(f"<p>{escape(line)}</p>" for line in lines)]
    for one in found:
        parts.append(f"<h2>{escape(say('report-seats', seats=one.seats, games=one.games))}</h2>")
        parts.append(
            _traits("led", [trait._replace(name=led.get(trait.name, trait.name)) for trait in one.led], one, say)
        )
        parts.append(_pairs(one, say, led))
        parts.append(_traits("place", one.places, one, say))
        seats = [trait._replace(name=say("report-seat", n=int(trait.name))) for trait in one.by_seat]
        parts.append(_traits("seat", seats, one, say))
        parts.append(_cards(one.cards, say, cards))
    return page(head, lang, parts)


def _traits(kind: str, traits: Sequence[Trait], one: Balance, say: Say) -> str:
    if not traits:
        return ""
    title = say(f"balance-by-{kind}")
    points = ("points",) if any(trait.points is not None for trait in traits) else ()
    head = [say(f"balance-column-{name}") for name in (kind, "seats", "wins", "interval", *points, "p", "beyond")]
    rows = [
        [
            trait.name,
            str(trait.seats),
            percent(trait.share.mean),
            share_range(trait.share),
            *([f"{trait.points.mean:.1f}"] if trait.points is not None else []),
            chance(trait.p),
            say("balance-beyond") if trait.beyond else "",
        ]
        for trait in traits
    ]
    bars = plots.bars(title, [Bar(trait.name, trait.share) for trait in traits], even=one.even)
    return f"<h3>{escape(title)}</h3>{bars}{table(head, rows)}"


def _pairs(one: Balance, say: Say, led: Mapping[str, str]) -> str:
    if not one.pairs:
        return ""
    head = [say(f"balance-column-{name}") for name in ("won", "against", "wins", "of", "p")]
    rows = [
        [led.get(a, a), led.get(b, b), f"{wins:g}", str(n), chance(p)]
        for a, b, wins, n, p in sorted(one.pairs, key=lambda pair: pair[4])
    ]
    title = escape(say("balance-pairs"))
    return f"<details><summary>{title}</summary>{table(head, rows)}</details>"


def _cards(cards: Sequence[CardTrait], say: Say, names: Mapping[str, str]) -> str:
    if not cards:
        return ""
    title = say("report-cards")
    ends = cards if len(cards) <= 2 * ENDS else [*cards[:ENDS], *cards[-ENDS:]]
    bars = [
        Bar(names.get(one.line.card, one.line.card), one.line.apart, f"{100 * one.line.apart.mean:+.1f} %")
        for one in ends
        if one.line.apart is not None
    ]
    columns = ("card", "players", "with", "without", "apart")
    head = [*(say(f"report-column-{name}") for name in columns), *(say(f"balance-column-{n}") for n in ("p", "beyond"))]
    rows = [
        [
            names.get(one.line.card, one.line.card),
            str(one.line.players),
            percent(one.line.taking.mean),
            percent(one.line.without.mean),
            "" if one.line.apart is None else f"{100 * one.line.apart.mean:+.1f} ({signed_range(one.line.apart)})",
            chance(one.p),
            say("balance-beyond") if one.beyond else "",
        ]
        for one in cards
    ]
    about = f'<p class="faint">{escape(say("balance-cards-about"))}</p>'
    return f"<h3>{escape(title)}</h3>{about}{plots.forest(title, bars)}{table(head, rows)}"


def chance(p: float) -> str:
    return "< 0.0001" if p < 0.0001 else f"{p:.4f}" if p < 0.01 else f"{p:.2f}"
