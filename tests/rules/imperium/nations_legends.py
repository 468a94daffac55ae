"""What the tests of the Legends nations share: the sheets read by their grammar, and a solstice laid out by hand.

A nation's test file holds its sheet, written down from the facts and not from the code. A card is a line

    id: Name / Имя | numbers | start | symbols | cost | points

with an indented line for each ability (`header = body`; deeper lines go on with the one above). Both the sheet and the
notation of the coded effects are parsed (`parse`), so that brackets matter where they change the sense and only there.
A price on a played card is voluntary: there "MAY (x -> y)" and "x -> y" are the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from oikumene.games.imperium.cards.book import PRINTED, UNREST_FACE
from oikumene.games.imperium.effects import bends as r
from oikumene.games.imperium.model import RESOURCES, Card, Points, Reaction, Rule
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules import scoring as points
from oikumene.kit import testing
from rules.imperium.tables import Table, table

# -- the grammar of the sheets


def parse(body: str) -> Any:
    """The steps of a body, as nested tuples.

    >>> parse("a -> (b ; c) ; CHOOSE d | (e -> f)")
    ('then', ('->', 'a', ('then', 'b', 'c')), ('choose', 'd', ('->', 'e', 'f')))
    """
    body = re.sub(r"\((min \d+)\)", r"\1", body.strip())
    steps = _split(body, " ; ")
    if len(steps) > 1:
        return ("then", *(parse(step) for step in steps))
    if body.startswith("CHOOSE "):
        return ("choose", *(parse(way) for way in _split(body.removeprefix("CHOOSE "), " | ")))
    if body.startswith("MAY "):
        return ("may", parse(body.removeprefix("MAY ")))
    if body.startswith("IF "):
        condition, then = body.removeprefix("IF ").split(" THEN ", 1)
        return ("if", condition, parse(then))
    who = re.match(r"(ALL|EACH_OTHER(?:\[[^]]*\])?|FOR_EACH [^:(]*): ", body)
    if who:
        return (who[1], parse(body[who.end() :]))
    price = _split(body, " -> ")
    if len(price) > 1:
        return ("->", _price(parse(price[0])), parse(" -> ".join(price[1:])))
    if body.startswith("(") and body.endswith(")"):
        return parse(body[1:-1])
    return body.replace('find 1 "', 'find "')


def _price(cost: Any) -> Any:
    """Resources may be named in any order."""
    if cost[0] == "then" and all(str(part).startswith("pay ") for part in cost[1:]):
        return ("then", *sorted(cost[1:]))
    return cost


def _split(text: str, at: str) -> list[str]:
    """Parts outside brackets."""
    found, depth, start = [], 0, 0
    for i, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and text.startswith(at, i):
            found.append(text[start:i])
            start = i + len(at)
    return [*found, text[start:]]


def _ability(header: str, body: str) -> list[tuple[str, Any]]:
    if header in ("passive", "restrict"):
        body = re.sub(r"\((min \d+)\)", r"\1", body)
        return [(header, step) for step in body.split(" ; ")]
    parsed = parse(body)
    if header in ("play", "free"):
        steps = parsed[1:] if parsed[0] == "then" else (parsed,)
        parsed = tuple(step[1] if step[0] == "may" and step[1][0] == "->" else step for step in steps)
    return [(header, parsed)]


# -- the sheets


def written(sheet: str) -> dict[str, list[Any]]:
    """A sheet of a test file, by card."""
    return {
        ident: [first, *sorted((said for line in rest for said in _ability(*line.split(" = ", 1))), key=repr)]
        for ident, (first, *rest) in testing.sheet(sheet).items()
    }


def coded(nation: str) -> dict[str, list[Any]]:
    """The cards of a nation as the code has them."""
    return {card.id: _said(card) for card in PRINTED if card.nation == nation}


def _said(card: Card) -> list[Any]:
    symbols = [*card.suits, *card.icons, *card.lands, *filter(None, [card.state])]
    symbols += [name for name in ("pinned", "attack") if getattr(card, name)]
    cost = ", ".join(f"{name} {n}" for name, n in zip(RESOURCES, card.cost, strict=True) if n)
    players = "" if card.players == 1 else f" {card.players}+"
    assert card.copies == len(card.numbers), card.id
    first = " | ".join(
        (
            f"{card.id}: {card.en} / {card.ru}",
            " ".join(card.numbers),
            f"{card.start}{players}",
            " ".join(symbols) or "-",
            cost or "-",
            _points(card.points),
        )
    )
    rest = [ability for header, body in _abilities(card) for ability in _ability(header, body)]
    return [first, *sorted(rest, key=repr)]


def _points(points: Points) -> str:
    if points.counts:
        return "*: " + " + ".join(f"{n} per {per} {what}" for n, per, what in points.counts)
    if points.cases:
        return "?: " + "; ".join(f"{n} if {where}" for n, where in points.cases)
    return str(points.fixed)


def _abilities(card: Card) -> Iterator[tuple[str, str]]:
    play = UNREST_FACE.play if card.suits == ("unrest",) else card.play
    if play is not None:
        yield ("free" if card.free else "play"), str(play)
    if card.exhaust is not None:
        yield "exhaust", str(card.exhaust)
    if card.solstice is not None:
        yield "solstice", str(card.solstice)
    for reaction in card.reactions:
        body = str(reaction.effect)
        yield _event(reaction), f"MAY ({body} -> avoid attack)" if reaction.moment == moments.ATTACKED else body
    for rule in card.rules:
        yield _header(rule), str(rule)
    if card.requires:
        yield "restrict", "playable only if " + " and ".join(str(condition) for condition in card.requires)
    if card.unplayable:
        yield "restrict", "cannot be played"
    if card.ungarrisonable:
        yield "restrict", "cannot be garrisoned"
    if card.fixed and card.pinned:
        yield "restrict", "cannot be abandoned ; cannot be recalled"
        yield "on_gain", "put self into play"


def _event(reaction: Reaction) -> str:
    verb = "exhaust" if reaction.exhaust else "passive"
    if reaction.kind is None:
        return f"{verb} on {reaction.moment}"
    if reaction.moment == moments.LEFT_PLAY:
        return f"{verb} on {reaction.kind} {reaction.moment}"
    return f"{verb} on {reaction.moment} {reaction.kind}"


def _header(rule: Rule) -> str:
    return {
        r.NoHistory: "replace history own card",
        r.MarketToken: "replace place 1 progress on market_card",
        r.InsteadOfMaterials: "replace gain materials",
        r.EmpireAtOnce: "on_enter_play",
        r.LastQuest: "restrict",
        r.FewerMasks: "exhaust on card effect requires you to discard MASK",
        r.MasksUnder: "passive on card effect requires you to discard MASK",
    }.get(type(rule), "passive")


def assert_sheet(nation: str, sheet: str) -> None:
    """The coded cards are those of the sheet, no more and no less, and every one says the same."""
    said, have = written(sheet), coded(nation)
    assert sorted(have) == sorted(said)
    for ident, wanted in said.items():
        assert have[ident] == wanted, ident


# -- tables


def bare(nation: str, other: str = "romans", power: str = "a", **options: object) -> Table:
    """A table of two where nobody has cards in hand, deck or discard pile."""
    return table(nation, other, power=power, **options).nothing()


def solstice(t: Table) -> Table:
    """The next thing is the solstice, then a round."""
    return t.then(("solstice",), ("round",))


def at_solstice(t: Table, card: str, seat: int = 0) -> Table:
    """The solstice of a card in play, up to its first question."""
    solstice(t)
    if t.prompt_of(seat) == "solstice":
        t.act(seat, f"solstice:{card}@{seat + 1}")
    return t


def way(t: Table, text: str, seat: int = 0) -> Table:
    """Take the way whose notation is, or begins with, the words."""
    keys = [key for key in t.keys_of(seat) if key == f"way:{text}"]
    keys = keys or [key for key in t.keys_of(seat) if key.startswith(f"way:{text}-")]
    assert len(keys) == 1, f"{text}: one of {t.keys_of(seat)}"
    return t.act(seat, keys[0])


def ways(t: Table, seat: int = 0) -> list[str]:
    """The ways to go, by their notation."""
    return [key.removeprefix("way:") for key in t.keys_of(seat)]


def worth(t: Table, card: str, zone: str, seat: int = 0) -> int:
    """The points of a card where it lies."""
    return points.worth(t.now, seat, t.find(card, t._zone(zone, seat)))
