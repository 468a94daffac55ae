"""The opponent's tables: every row, in several positions, does what its notation on the fact sheet foretells."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.model import Card
from oikumene.games.imperium.solo.sheets import CORRECTIONS, JOURNEYS, ROWS, SHEETS
from oikumene.games.imperium.state import MARKET, SLOTS, UNDER, UNREST_DECK
from oikumene.text import Texts
from rules.imperium import solo_sheet as sheet
from rules.imperium.solo import BOT, SoloTable, solo
from rules.imperium.solo_notation import RESOURCES, Place, Position, anything, foretell, parse

#: Cards that the positions use: no test is about one of them.
BOT_DECK = ("cls-pharmacy", "cls-coinage", "cls-moneylenders", "cls-urban-development", "cls-mercenaries")
BOT_REGIONS = ("cls-floodplain", "cls-forest", "cls-mountain")
BOT_DISCARD = ("cls-marsh", "art-cai", "cls-jade-mask", "cls-lost-scroll", "leg-lost-scroll", "unrest")
DYNASTY = ("cls-wonder", "cls-temple")
HUMAN_HAND = ("cls-boats", "cls-port", "unrest")
MIXED = ("cls-jungle", "cls-elders", "cls-education", "cls-armenians", "cls-coast")
REGIONS = ("cls-jungle", "cls-hills", "cls-oasis", "cls-steppe", "cls-coast")
WILD = ("cls-elders", "cls-mysticism", "cls-shaduf", "cls-agriculture", "cls-standing-army")
RESERVED = {
    *(BOT_DECK + BOT_REGIONS + BOT_DISCARD + DYNASTY + HUMAN_HAND + MIXED + REGIONS + WILD),
    *("cls-woodland", "cls-river", "cls-corruption", "cls-onager", "art-lancelot", "art-graal"),
} - {"unrest"}

#: poor: nothing but a deck; tidy: and a discard pile; exiled: and a region in the exile; settled: and two regions in
#: play, no river; rich: everything; regions, meagre, wild: one suit in the market, with tokens or without; bare:
#: nothing at all, nor has the human. Others are named by what they have exactly: "2 materials".
POSITIONS = ("poor", "tidy", "exiled", "settled", "rich", "regions", "meagre", "wild", "bare")
MARKETS = {"regions": REGIONS, "meagre": REGIONS, "wild": WILD, "bare": WILD}


def fits(on: str, card: Card) -> bool:
    """Whether a card has the symbol, or the name, of a row."""
    if on == "OTHER":
        return True
    if on == "QUEST":
        return card.start == "development"
    if on.startswith('"'):
        return card.en == on.strip('"')
    symbols = {*card.suits, *card.icons, card.state, "pinned" * card.pinned, "attack" * card.attack}
    return on.lower() in symbols


def cards_for(nation: str, rows: tuple[tuple[str, str], ...], n: int) -> str:
    """A card that comes to the row: one of the nation's own, or of the base deck."""
    found = [
        card
        for card in BOOK
        if card.id not in RESERVED
        and card.nation in (nation, "")
        and card.box in ("classics", card.box if card.nation else "")
        and card.start not in ("power", "in_play", "fame_bottom")
        and fits(rows[n][0], card)
        and not any(fits(on, card) for on, _ in rows[:n])
    ]
    own = [card for card in found if card.nation]
    assert found, f"no card comes to row {rows[n][0]} of the {nation}"
    return (own or found)[0].id


def value(card: Card) -> int:
    """What a card is worth to the opponent."""
    if card.points.counts:
        return 5
    if card.points.cases:
        return max(n for n, _ in card.points.cases)
    return card.points.fixed


# -- positions, on the table and in the model


def discarded(name: str) -> tuple[str, ...]:
    """What lies in the opponent's discard pile."""
    return BOT_DISCARD if name in ("rich", "tidy") else ("unrest",) if name == "meagre" else ()


def lay(nation: str, state: str, name: str, card: str) -> SoloTable:
    """The table of a position."""
    t = solo(nation)
    t.slots(card)
    t.bot(empire=state == "empire")
    t.hand(0, *(() if name == "bare" else HUMAN_HAND))
    t.play(0, *(() if name == "bare" else ("cls-river",)))
    t.has(0, **dict.fromkeys(RESOURCES, 0 if name == "bare" else 1 if name == "regions" else 4))
    t.state(0, empire=name == "rich")
    t.deck(BOT, *(() if name == "bare" else BOT_DECK))
    t.nation(BOT, *(() if name == "bare" else DYNASTY))
    t.area(BOT, *(("art-graal",) if name == "poor" else () if name == "bare" else ("art-lancelot", "art-graal")))
    t.table(die=3)
    t.market(*MARKETS.get(name, MIXED))
    t.no_tokens()
    if name not in MARKETS:
        t.tokens("cls-coast", materials=2)
    if name == "bare":
        t.common("main", "cls-corruption", "cls-onager")
        for deck in ("region", "uncivilised", "civilised", "fame"):
            t.common(deck)
        t.state(BOT, king=True)
        t.table(die=6)
    t.play(BOT, *{"rich": BOT_REGIONS, "settled": BOT_REGIONS[1:]}.get(name, ()))
    t.discard(BOT, *discarded(name))
    if name == "settled":
        t.tokens("cls-education", population=1)
    if name in ("rich", "tidy", "exiled"):
        t.exile("cls-woodland")
    if name[0].isdigit():
        t.bot(**{name.split()[1]: int(name.split()[0])})
    if name in ("rich", "regions"):
        t.bot(materials=7, population=8, progress=2)
    laid = t.state_
    for slot in range(SLOTS):  # under regions too, so that it shows whether unrest comes along
        if not laid.zones[UNDER + slot]:
            laid.move(laid.zones[UNREST_DECK][-1], UNDER + slot)
    return t


def model(t: SoloTable, name: str) -> Position:
    """The same for the model."""
    laid = t.state_
    market = []
    for slot in range(SLOTS):
        card = laid.card(laid.zones[MARKET + slot][0])
        lie = {r: n for r, n in zip(RESOURCES, laid.market[slot], strict=True) if n}
        market.append(Place(tuple(suit.upper() for suit in card.suits), value(card), lie))
    rich, bare = name == "rich", name == "bare"
    return Position(
        bot=dict(zip(RESOURCES, laid.players[BOT].resources, strict=True)),
        you=dict(zip(RESOURCES, laid.players[0].resources, strict=True)),
        market=market,
        regions={"rich": [1, 1, 1], "settled": [1, 1]}.get(name, []),
        rivers=int(rich),
        deck=0 if bare else len(BOT_DECK),
        discard=[(SYMBOLS.get(id, "UNREST"),) for id in discarded(name)],
        dynasty=0 if bare else len(DYNASTY),
        fame=t.size("fame"),
        quests=["Graal"] if name == "poor" else [] if bare else ["Lancelot", "Graal"],
        exiled_regions=int(name in ("rich", "tidy", "exiled")),
        small={suit.upper(): t.size(suit) for suit in ("region", "uncivilised", "civilised")},
        main=[tuple(suit.upper() for suit in laid.card(card).suits) for card in laid.zones[3]],
        your_regions=int(not bare),
        your_hand=0 if bare else len(HUMAN_HAND),
        your_unrest=int(not bare),
        empire=rich,
        die=laid.die,
    )


def positions(do: str) -> list[str]:
    """Where a row is tried: also with just enough of what it pays, and with one less."""
    paid = [(int(n), name) for n, name in re.findall(r"pay (\d) (\w+)", do)]
    return [*POSITIONS, *dict.fromkeys(f"{n - less} {name}" for n, name in paid for less in (0, 1))]


def expected(rows: tuple[tuple[str, str], ...], card: str, now: Position) -> Counter[str]:
    """What the sheet says of the card: the first row that it fits and of which something can be done."""
    printed = next(c for c in BOOK if c.id == card)
    for on, do in rows:
        if fits(on, printed) and anything(parse(do), now):
            foretell(parse(do), now)
            break
    if not any(word.startswith("self to") for word in now.out):
        now.say("self to discard")
    return Counter({word: n for word, n in now.out.items() if n})


# -- what happened


def happened(t: SoloTable, card: str) -> Counter[str]:
    """The opponent resolves the card, the human says yes to everything: what is different, in words."""
    before = list(t.state_.at)
    had = [list(player.resources) for player in t.state_.players]
    lay_on = list(t.state_.market)
    names = t.state_.layout.names
    self = t.find(card, *(zone for zone, name in enumerate(names) if name == "slot-0"))
    t.then(("opponent-slot", 0), ("turn", 0))
    while t.prompt != "act":
        wanted = [key for key in t.keys if key not in ("no", "done")]
        t.act(0, wanted[0] if wanted else t.keys[0])
    out: Counter[str] = Counter()
    now = t.now
    moves = {c: (names[before[c]], names[now.at[c]]) for c in range(len(before)) if before[c] != now.at[c]}
    for c, (was, to) in moves.items():
        out.update(words_of(t, c, was, to, moves, c == self))
    for who, side in (("you", 0), ("bot", BOT)):
        for r, name in enumerate(RESOURCES):
            out[f"{who} {name}"] += now.players[side].resources[r] - had[side][r]
    for slot in range(SLOTS):
        if now.zones[MARKET + slot] and before[now.zones[MARKET + slot][0]] == MARKET + slot:
            for r, name in enumerate(RESOURCES):
                out[f"{name} on market {slot}"] += now.market[slot][r] - lay_on[slot][r]
    return Counter({word: n for word, n in out.items() if n})


PLAIN = {
    ("deck-1", "discard-1"): "deck to discard",
    ("nation-1", "discard-1"): "dynasty to discard",
    ("fame-deck", "deck-1"): "fame to deck",
    ("exile", "deck-1"): "exile to deck",
    ("main-deck", "deck-1"): "main deck to deck",
    ("play-1", "discard-1"): "play to discard",
    ("play-1", "history-1"): "play to history",
    ("area-1", "deck-1"): "quest to deck",
    ("area-1", "exile"): "quest to exile",
    ("hand-0", "discard-0"): "your hand to discard",
    ("play-0", "hand-0"): "your play to hand",
    ("play-0", "discard-0"): "your play to discard",
    ("deck-0", "hand-0"): "your deck to hand",
}
SYMBOLS = {
    "cls-marsh": "REGION",
    "art-cai": "KNIGHT",
    "cls-jade-mask": "MASK",
    "cls-lost-scroll": "SCROLL",
    "leg-lost-scroll": "SCROLL",
}


def words_of(t: SoloTable, c: int, was: str, to: str, moves: dict[int, tuple[str, str]], self: bool) -> list[str]:
    """A move of a card in words. Unrest may have gone by the pile; that by which the market fills up is not told."""
    if t.now.ident(c) == "unrest" and not self:
        left = {"discard-1": "discard to unrest pile", "hand-0": "your hand to unrest pile"}
        came = {"deck-1": "unrest pile to deck", "hand-0": "unrest pile to your hand"}
        if (was, to) in (("hand-0", "discard-0"), ("deck-0", "hand-0")):
            return [PLAIN[was, to]]
        if was.startswith("under") and to == "deck-1":
            return []
        return [word for word in (left.get(was), came.get(to)) if word]
    return [] if to.startswith("market") else [word_of(t, c, was, to, moves, self)]


def word_of(t: SoloTable, c: int, was: str, to: str, moves: dict[int, tuple[str, str]], self: bool) -> str:
    """A move of another card."""
    if self:
        return f"self to {to.removesuffix('-1').replace('-', ' ')}"
    if was.startswith("market-"):
        slot = was.removeprefix("market-")
        along = (f"under-{slot}", "deck-1") in moves.values()
        unrest = f" {'with' if along else 'without'} unrest" if to == "deck-1" else ""
        return f"market {slot} to {to.removesuffix('-1')}{unrest}"
    if was == "discard-1":
        return f"discard {SYMBOLS[t.now.ident(c)]} to {to.removesuffix('-1')}"
    if to == "deck-1" and was.endswith("-deck") and (was, to) not in PLAIN:
        return f"{was.removesuffix('-deck')} deck to deck"
    return PLAIN[was, to]


EVERY = [
    pytest.param(nation, state, n, id=f"{nation}-{state}-{on}")
    for (nation, state), rows in sheet.TABLES.items()
    for n, (on, _) in enumerate(rows)
]


@pytest.mark.parametrize(("nation", "state", "n"), EVERY)
def test_a_row_does_what_the_sheet_says(nation: str, state: str, n: int) -> None:
    rows = sheet.TABLES[nation, state]
    card = cards_for(nation, rows, n)
    for name in positions(rows[n][1]):
        t = lay(nation, state, name, card)
        foretold = expected(rows, card, model(t, name))
        assert happened(t, card) == foretold, f"{name}: {card}"


def test_the_tables_are_those_of_the_sheet() -> None:
    """In the same order, with the same symbols; every row has a name of its own."""
    assert {key: tuple(row.on for row in table.rows) for key, table in SHEETS.items()} == {
        key: tuple(on for on, _ in rows) for key, rows in sheet.TABLES.items()
    }
    assert len(ROWS) == sum(len(rows) for rows in sheet.TABLES.values()) + len(CORRECTIONS)


#: As the sheet has them, by the card on top.
JOURNEY_ROWS = {
    "uto-journey-1-a": (
        "IF progress > 5 THEN (pay all progress ; flip this card ; TRY acquire REGION) ELSE take UNREST into discard"
    ),
    "uto-journey-1-b": (
        'IF progress > 5 THEN (pay all progress ; replace it by "Gates of Shangri-La" ; gain top FAME) '
        "ELSE take UNREST into discard"
    ),
    "uto-journey-2-a": (
        "IF progress > 5 THEN (pay all progress ; flip this card ; gain top FAME) "
        "ELSE (gain 1 population ; take UNREST into discard)"
    ),
    "uto-journey-2-b": (
        "IF population > 24 THEN (gain top FAME ; trigger GAME_END) "
        "ELSE (gain 2 population ; take UNREST into discard ; YOU: gain 1 progress)"
    ),
}


def test_the_notation_is_the_sheet_s() -> None:
    """But for brackets: what the human does one thing after the other is a part each."""

    def plain(text: str) -> str:
        return text.replace("(", "").replace(")", "").replace("YOU: ", "")

    for key, rows in sheet.TABLES.items():
        assert [plain(str(row.does)) for row in SHEETS[key].rows] == [plain(do) for _, do in rows]
    assert {id: str(step) for id, step in JOURNEYS.items()} == JOURNEY_ROWS


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_row_can_be_said(lang: str) -> None:
    texts = Texts(IMPERIUM, lang, strict=True)
    said = [str(texts.thing("row", id)) for id in (*ROWS, *JOURNEYS)]
    assert all(len(text) > 10 and "{" not in text for text in said)
