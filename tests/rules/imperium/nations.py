"""What the tests of the nations share: the cards in the words of the fact sheets, and games played at random.

A nation's test file holds its sheet, written down by hand from the facts and not from the code. A card is a line

    id: Name | numbers | start | symbols | cost | points

with an indented line for each ability (`header = body`; deeper lines go on with the one above). `sheet_of` says the coded cards in the same words; `lines` makes both comparable:
brackets are dropped (how steps hang together is for the tests of what the cards do), the several steps of a passive
ability and the several events of a reaction stand in lines of their own, and a price on a played card is voluntary, so that
"MAY (x -> y)" and "x -> y" are the same there.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.cards.book import PRINTED, UNREST_FACE
from oikumene.games.imperium.cards.model import BOXES, RESOURCES, Card, Points, Reaction, Rule
from oikumene.games.imperium.cards.rules import BetterLook, MarketToken, NoHistory
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.state import State
from oikumene.kernel.match import Match

# -- sheets


def sheet_of(nation: str) -> dict[str, list[str]]:
    """Every card of a nation as the code has it."""
    return {card.id: _said(card) for card in PRINTED if card.nation == nation}


def lines(sheet: str) -> dict[str, list[str]]:
    """A sheet written down in a test, by card."""
    found: dict[str, list[str]] = {}
    ident = ""
    for line in re.sub(r"\n {8,}", " ", sheet.strip()).splitlines():
        if not line.startswith(" "):
            ident = line.split(":")[0]
            found[ident] = [line]
        else:
            header, body = line.strip().split(" = ", 1)
            found[ident] += list(_normal(header, body))
    return {ident: [first, *sorted(rest)] for ident, (first, *rest) in found.items()}


def _normal(header: str, body: str) -> Iterator[str]:
    body = body.replace("(", "").replace(")", "")
    if header in ("play", "free"):
        steps = [re.sub(r"^MAY (.* -> )", r"\1", step) for step in body.split(" ; ")]
        yield f"{header} = {' ; '.join(steps)}"
    elif header == "passive":
        yield from (f"passive = {step}" for step in body.split(" ; "))
    elif " or " in header:
        verb, _, events = header.partition(" on ")
        yield from (f"{verb} on {event} = {body}" for event in events.split(" or "))
    elif header != "on_gain":  # the zenith: no ability of the card in the code, but a rule of the nation deck
        yield f"{header} = {body}"


def _said(card: Card) -> list[str]:
    symbols = " ".join((*card.suits, *card.icons, *card.lands, card.state))
    symbols = " ".join([*symbols.split(), *(["pinned"] if card.pinned else []), *(["attack"] if card.attack else [])])
    cost = ", ".join(f"{name} {n}" for name, n in zip(RESOURCES, card.cost, strict=True) if n)
    players = "" if card.players == 1 else f" {card.players}+"
    first = " | ".join(
        (
            f"{card.id}: {card.en}",
            " ".join(card.numbers),
            card.start + players,
            symbols or "-",
            cost or "-",
            _points(card.points),
        )
    )
    assert card.copies == len(card.numbers), card.id
    rest = [line for header, body in _abilities(card) for line in _normal(header, body)]
    return [first, *sorted(rest)]


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
        yield _event(reaction), "avoid attack" if reaction.moment == moments.ATTACKED else str(reaction.effect)
    for rule in card.rules:
        yield _rule(rule), str(rule)
    if card.requires:
        yield "restrict", "playable only if " + " and ".join(str(condition) for condition in card.requires)
    if card.unplayable:
        yield "restrict", "cannot be played"
    if card.ungarrisonable:
        yield "restrict", "cannot be garrisoned"


def _event(reaction: Reaction) -> str:
    verb = "exhaust" if reaction.exhaust else "passive"
    event = reaction.moment
    if reaction.kind is not None:
        word, _, more = event.partition(" ")
        event = f"{word} {reaction.kind} {more}".strip()
    return f"{verb} on {event}"


def _rule(rule: Rule) -> str:
    if isinstance(rule, MarketToken):
        return "replace place 1 progress on market_card"
    if isinstance(rule, BetterLook):
        return "replace fame_look N take 1"
    if isinstance(rule, NoHistory):
        return "replace history own card"
    return "passive"


def assert_sheet(nation: str, sheet: str) -> None:
    """The coded cards are those of the sheet, no more and no less, and every one says the same."""
    written, coded = lines(sheet), sheet_of(nation)
    assert sorted(coded) == sorted(written)
    for ident, said in written.items():
        assert coded[ident] == said


# -- games


def random_game(nation: str, number: int, limit: int = 20000) -> Match[State]:
    """A game of two, the nation in seat 0, power sides and base decks in turn; the state is checked at every step."""
    chance = random.Random(number)
    options = {"nation_1": nation, "powers": "ab"[number % 2], "base": BOXES[number // 2 % 2]}
    match = IMPERIUM.new(seats=2, seed=number, options=options)
    for _ in range(limit):
        if match.over:
            return match
        asked = match.pending[0]
        match.answer(asked.seat, chance.choice(asked.options).key, asked.id)
        IMPERIUM.check(match.state)
    raise AssertionError("the game does not end")
