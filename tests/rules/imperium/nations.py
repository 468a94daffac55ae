"""What the tests of the nations share: the cards in the words of the fact sheets, and games played at random.

A nation's test file holds its sheet, written down by hand from the facts and not from the code. A card is a line

    id: Name | numbers | start | symbols | cost | points

with an indented line for each ability (`header = body`; deeper lines go on with the one above). `sheet_of` says the
coded cards in the same words; `lines` makes both comparable: brackets are dropped (how steps hang together is for the
tests of what the cards do), the several steps of a passive ability and the several events of a reaction stand in lines
of their own, and a price on a played card is voluntary, so that "MAY (x -> y)" and "x -> y" are the same there.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.cards.book import PRINTED, UNREST_FACE
from oikumene.games.imperium.effects.bends import BetterLook, MarketToken, NoHistory
from oikumene.games.imperium.model import BOXES, RESOURCES, Card, Points, Reaction, Rule
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.state import HAND, State
from oikumene.kernel.match import Match
from oikumene.kit import testing
from rules.imperium.tables import Table, printed, table

# -- sheets


def sheet_of(nation: str) -> dict[str, list[str]]:
    """Every card of a nation as the code has it."""
    return {card.id: _said(card) for card in PRINTED if card.nation == nation}


def lines(sheet: str) -> dict[str, list[str]]:
    """A sheet written down in a test, by card."""
    return {
        ident: [first, *sorted(said for line in rest for said in _normal(*line.split(" = ", 1)))]
        for ident, (first, *rest) in testing.sheet(sheet).items()
    }


def _normal(header: str, body: str) -> Iterator[str]:
    if header in ("play", "free"):
        body = re.sub(r"MAY \((?=(\([^()]*\)|[^();]*) ->)", "(", body)
    body = body.replace("(", "").replace(")", "")
    if header == "passive":
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


# -- a position to try cards in

#: In the market a region, an uncivilised, a civilised, a tributary card, and one of two suits.
OPEN_MARKET = ("cls-hills", "cls-elders", "cls-education", "cls-aksumites", "cls-port")
#: The tops of the decks, the first on top.
DECKS = {
    "region": ("cls-steppe", "cls-marsh", "cls-jungle"),
    "uncivilised": ("cls-oracle", "cls-shrine", "cls-boats"),
    "civilised": ("cls-temple", "cls-coinage", "cls-moneylenders"),
    "main": ("cls-forest", "cls-hittites", "cls-armenians", "cls-mountain"),
    "fame": ("cls-great", "cls-notorious", "cls-glorious", "cls-awe-inspiring"),
}
#: Cards of others that count for nothing.
PLAIN = tuple(card.id for card in PRINTED if card.start == "starting_deck" and not card.suits and not card.points.star)
ACQUIRE = "acquire"


def stage(nation: str, *, power: str = "a", rivals: tuple[str, ...] = (), empire: bool = False) -> Table:
    """The nation in seat 0, on turn; nobody has a card or a token; the common cards are those above."""
    rivals = rivals or ("romans" if nation == "macedonians" else "macedonians",)
    t = table(nation, *rivals, power=power).nothing().market(*OPEN_MARKET).no_tokens().unrest_pile(20)
    for name, cards in DECKS.items():
        t.common(name, *cards)
    return t.state(0, empire=empire)


def rest(t: Table, seat: int = 0) -> None:
    """Nothing is asked any more: the seat is on turn as before."""
    assert (t.prompt, t.seat) == ("act", seat)


def marketed(t: Table) -> list[str]:
    """The cards of the market, the exile and the decks that can be picked now."""
    return [key.removeprefix("pick:") for key in t.keys]


#: What must lie where before a card can be played.
NEEDS = {
    "rom-rome-the-eternal-city": (("play", "rom-city-of-rome"),),
    "mac-alexander-the-great": (("history", "mac-alexander"),),
    "vik-vinland": (("play", "vik-longships"), ("play", "vik-graenland")),
}


def check_every_card_played(nation: str, sheet: str) -> None:
    """By the sheet: who may play a card, for an action or not, whether it is an attack, whether it stays in play."""
    for ident, (first, *abilities) in lines(sheet).items():
        start, symbols = first.split(" | ")[2:4]
        if start == "power" or "unrest" in symbols or "restrict = cannot be played" in abilities:
            continue
        marks = symbols.split()
        free = any(ability.startswith("free") for ability in abilities)
        t = stage(nation, empire="empire" in marks)
        for place, needed in NEEDS.get(ident, ()):
            getattr(t, place)(0, needed)
        t.play(1, "cls-cape").hand(0, ident).act(0, f"play:{ident}")
        assert t.player(0).actions == (3 if free else 2), ident
        assert (t.prompt == "avoid") == ("attack" in marks), ident
        while (t.prompt, t.seat) != ("act", 0):
            t.act(t.seat, t.keys[-1])
        assert ("play-0" in t.where(ident)) == ("pinned" in marks), ident
        t = stage(nation, empire="empire" in marks).hand(0, ident).state(0, actions=0)
        for place, needed in NEEDS.get(ident, ()):
            getattr(t, place)(0, needed)
        assert (f"play:{ident}" in t.keys) == free, ident
        t.state(0, empire="empire" not in marks, actions=3)
        other = "barbarian" in marks or "empire" in marks
        assert (f"play:{ident}" in t.keys) == (not other), ident


# -- cards that most nations have


def check_state(nation: str, ident: str) -> None:
    """Only barbarians, or only empires, may play the card; it costs an action unless it is free."""
    wanted = printed(ident).state
    t = stage(nation, empire=wanted == "empire").hand(0, ident)
    assert f"play:{ident}" in t.keys
    t.state(0, empire=wanted != "empire")
    assert t.why_not(f"play:{ident}") == "state"
    t.state(0, empire=wanted == "empire", actions=0)
    if printed(ident).free:
        assert f"play:{ident}" in t.keys
        t.state(0, freed=(t.now.face[t.find(ident, HAND)],) * printed(ident).copies)
        assert t.why_not(f"play:{ident}") == "free-once"
    else:
        assert t.why_not(f"play:{ident}") == "no-action"


def check_advance(nation: str, ident: str) -> None:
    """3 materials to acquire, 5 to break through, for an uncivilised or civilised card."""
    t = stage(nation).hand(0, ident).has(0, materials=2).act(0, f"play:{ident}")
    rest(t)
    assert t.ids("discard") == [ident] and t.goods(0) == {"materials": 2}

    t = stage(nation).hand(0, ident).has(0, materials=3).act(0, f"play:{ident}")
    assert t.prompt == ACQUIRE and marketed(t) == ["cls-elders:market", "cls-education:market", "cls-port:market"]
    t.act(0, "cls-education")
    assert t.ids("hand") == ["cls-education", "unrest"] and t.goods(0) == {} and t.player(0).actions == 2

    t = stage(nation).hand(0, ident).has(0, materials=5).act(0, f"play:{ident}")
    t.act(0, "way:pay-5-materials-break-through-uncivilised-civilised")
    assert t.keys[-2:] == ["deck:uncivilised", "deck:civilised"] and len(t.keys) == 5
    t.act(0, "deck:civilised")
    assert t.ids("hand") == ["cls-temple"] and t.goods(0) == {} and t.ids("discard") == [ident]
    check_state(nation, ident)


def check_conquer(nation: str, ident: str) -> None:
    """2 population to acquire, 3 to break through, for a region or tributary."""
    t = stage(nation).hand(0, ident).has(0, population=1).act(0, f"play:{ident}")
    rest(t)
    assert t.ids("discard") == [ident] and t.goods(0) == {"population": 1}

    t = stage(nation).hand(0, ident).has(0, population=2).act(0, f"play:{ident}")
    assert t.prompt == ACQUIRE and marketed(t) == ["cls-hills:market", "cls-aksumites:market"]
    t.act(0, "cls-aksumites")
    assert t.ids("hand") == ["cls-aksumites", "unrest"] and t.goods(0) == {}

    t = stage(nation).hand(0, ident).has(0, population=3).act(0, f"play:{ident}")
    t.act(0, "way:pay-3-population-break-through-region-tributary")
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "deck:region", "deck:tributary"]
    t.act(0, "deck:tributary")
    assert t.ids("hand") == ["cls-hittites"] and t.goods(0) == {} and t.ids("discard") == [ident]
    check_state(nation, ident)


def check_prosperity(nation: str, ident: str) -> None:
    """Everybody may draw; then materials by production, or population by regions."""

    def ready() -> Table:
        t = stage(nation).hand(0, ident).play(0, "leg-plain", "leg-fortified-region")
        t.deck(0, "leg-art", "leg-diplomacy").deck(1, "leg-religion", "leg-monument")
        return t.act(0, f"play:{ident}", "yes").act(1, "yes")

    t = ready()
    assert t.ids("hand", 0) == ["leg-art"] and t.ids("hand", 1) == ["leg-religion"]
    assert t.act(0, "way:gain-1-materials-per-production-in-play").goods(0) == {"materials": 2}
    t = ready().act(0, "way:gain-1-population-per-region-in-play")
    assert t.goods(0) == {"population": 2} and t.goods(1) == {} and t.ids("discard") == [ident]
    t = stage(nation).hand(0, ident).deck(0, "leg-art").deck(1, "leg-religion")
    t.act(0, f"play:{ident}", "no").act(1, "no")
    assert t.size("hand", 0) == t.size("hand", 1) == 0
    assert printed(ident).state == ""


def check_glory(nation: str, ident: str, looks: int = 2, progress: int = 0) -> None:
    """Three regions abandoned: one of the top cards of the fame deck. It is never a garrison."""
    lands = ("leg-plain", "leg-fortified-region", "leg-highlands")
    t = stage(nation).hand(0, ident).play(0, *lands[:2]).act(0, f"play:{ident}")
    rest(t)
    assert t.ids("play") == list(lands[:2]) and t.ids("discard") == [ident]

    t = stage(nation).hand(0, ident).play(0, *lands).act(0, f"play:{ident}", "no")
    assert t.ids("play") == list(lands) and t.ids("discard") == [ident] and t.size("hand") == 0

    t = stage(nation).hand(0, ident).play(0, *lands).act(0, f"play:{ident}", "leg-highlands")
    assert "no" not in t.keys
    t.act(0, "leg-plain")
    if t.prompt == "abandon":
        t.act(0, "leg-fortified-region")
    assert t.prompt == "fame" and len(t.keys) == looks
    taken = DECKS["fame"][looks - 1]
    t.act(0, taken)
    while t.prompt == "fame-order":
        t.act(0, t.keys[0])
    assert t.ids("hand") == [taken] and sorted(t.ids("discard")) == sorted([ident, *lands])
    assert t.size("fame") == len(DECKS["fame"]) - 1
    assert t.goods(0) == ({"progress": progress} if progress else {})

    t = stage(nation).hand(0, ident, "cls-coast", "leg-art").deck(0, "leg-diplomacy", "leg-leadership")
    t.act(0, "play:cls-coast", "cls-elders")
    assert t.prompt == "garrison" and marketed(t) == ["leg-art:hand", "leg-diplomacy:hand", "no"]


def check_city(nation: str, ident: str) -> None:
    """Solstice: a card may be discarded for a material, a population or a card."""

    def ready() -> Table:
        t = stage(nation, empire=True).play(0, ident).hand(0, "leg-art").deck(0, "leg-diplomacy", "leg-leadership")
        return t.then(("solstice",))

    assert "city" in printed(ident).icons
    t = ready()
    assert t.prompt == "discard" and t.keys == ["pick:leg-art:hand", "no"]
    t.act(0, "leg-art")
    assert t.keys == ["way:gain-1-materials", "way:gain-1-population", "way:draw-1"]
    assert t.act(0, "way:gain-1-materials").goods(0) == {"materials": 1} and t.ids("discard") == ["leg-art"]
    assert ready().act(0, "leg-art", "way:gain-1-population").goods(0) == {"population": 1}
    t = ready().act(0, "leg-art", "way:draw-1")
    assert t.ids("hand") == ["leg-diplomacy"] and t.goods(0) == {}
    t = ready().act(0, "no")
    assert t.ids("hand") == ["leg-art"] and t.goods(0) == {} and t.prompt == "act"
    t = stage(nation).play(0, ident).then(("solstice",))
    assert t.prompt == "act"  # nothing to discard


def check_metropolis(nation: str, ident: str) -> None:
    """Solstice: a material, a population or a card, without a price."""

    def ready() -> Table:
        return stage(nation).play(0, ident).deck(0, "leg-diplomacy", "leg-leadership").then(("solstice",))

    assert "metropolis" in printed(ident).icons
    t = ready()
    assert t.keys == ["way:gain-1-materials", "way:gain-1-population", "way:draw-1"]
    assert ready().act(0, "way:gain-1-materials").goods(0) == {"materials": 1}
    assert ready().act(0, "way:gain-1-population").goods(0) == {"population": 1}
    assert ready().act(0, "way:draw-1").ids("hand") == ["leg-diplomacy"]


def check_region(nation: str, ident: str, **gains: int) -> None:
    """What it gives, then a card of the hand may lie under it; it stays in play."""

    def ready() -> Table:
        return stage(nation).hand(0, ident, "unrest", "leg-art").act(0, f"play:{ident}")

    t = ready()
    assert t.prompt == "garrison" and sorted(t.keys) == ["no", "pick:leg-art:hand", "pick:unrest:hand"]
    assert t.goods(0) == gains and t.player(0).actions == 2
    t.act(0, "unrest")
    rest(t)
    assert t.under(0, ident) == ["unrest"] and t.ids("play") == [ident] and t.ids("hand") == ["leg-art"]
    t = ready().act(0, "no")
    assert t.under(0, ident) == [] and t.ids("play") == [ident] and t.size("hand") == 2
    t = stage(nation).hand(0, ident).act(0, f"play:{ident}")
    rest(t)
    assert t.goods(0) == gains


def check_acquires(
    nation: str, ident: str, suits: str = "ANY4", *, may: bool, history: bool = True, power: str = "a"
) -> None:
    """It acquires a market card of the suits, perhaps at will, and goes into the history."""
    empire = printed(ident).state == "empire"
    fitting = {
        "ANY4": OPEN_MARKET,
        "REGION/TRIBUTARY": ("cls-hills", "cls-aksumites"),
        "REGION": ("cls-hills",),
        "CIVILISED": ("cls-education", "cls-port"),
        "UNCIVILISED/CIVILISED": ("cls-elders", "cls-education", "cls-port"),
    }[suits]
    t = stage(nation, power=power, empire=empire).hand(0, ident).act(0, f"play:{ident}")
    assert t.prompt == ACQUIRE
    assert t.keys == [*(f"pick:{card}:market" for card in fitting), *(["no"] if may else [])]
    taken = fitting[-1]
    t.act(0, taken)
    assert t.ids("hand") == sorted([taken, "unrest"] if taken != "cls-hills" else [taken])
    assert t.ids("history" if history else "discard") == [ident]
    if may:
        t = stage(nation, power=power, empire=empire).hand(0, ident).act(0, f"play:{ident}", "no")
        assert t.size("hand") == 0 and t.ids("history" if history else "discard") == [ident]
    check_state(nation, ident)


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
