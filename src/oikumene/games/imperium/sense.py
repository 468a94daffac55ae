"""Imperium: the points of all cards where they lie, and what a people can still make of its deck.

What a trait is worth at a stage was learned from games (`lab/learning.py`); the figures are in `sense.json`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from oikumene.games.imperium.cards.book import BOOK, FACE
from oikumene.games.imperium.cards.nations import ALL_NATIONS
from oikumene.games.imperium.model import MATERIALS, POPULATION, PROGRESS
from oikumene.games.imperium.rules.scoring import SCORING, points_of, scores
from oikumene.games.imperium.solo.scoring import bot_total, value_to_bot
from oikumene.games.imperium.state import (
    ACTIVATE,
    AREA,
    BOTTOM,
    DECK,
    DISCARD,
    FINAL,
    GARRISON,
    GOING,
    HAND,
    HISTORY,
    MARKET,
    NATION,
    PLAY,
    POWERS,
    UNDER,
    UNREST_DECK,
    State,
)
from oikumene.kernel.flow import Value
from oikumene.kernel.sense import Habits

#: A turn is several cards: who judges after one of them alone plays none. So greedy goes on to the end of its turn, and
#: tree search compares whole turns.
HABITS = Habits(trust=0.5, primed=0.02, lines=6, through=True)
#: What the tables promise too many: the mean at ten moments of 12 games of novices, 12 of merchants and 4 of greedy
#: (seeds from 7000) is 18.9, 18.2 and 17.5 points (docs/bots.md). To be measured anew with other tables.
EXCESS = 18.0

#: Rounds that are told apart, two by two; then the last ones.
ROUNDS = 8
TRIGGERED, LAST = ROUNDS, ROUNDS + 1

TRAITS: tuple[str, ...] = (
    "one",
    *ALL_NATIONS,
    "materials",
    "population",
    "progress",
    "rich",
    "empire",
    "nation-left",
    "area-left",
    "actions",
    "exhausts",
    "hand",
    "hand-able",
    "unrest",
    "unrest-hand",
    "deck-worth",
    "deck-size",
    "regions",
    "production",
    "lands",
    "cities",
    "permanents",
    "engines",
    "solstices",
    "garrisons",
    "tributaries",
    "uncivilised",
    "civilised",
    "fame",
    "history",
    "attacks",
    "rules",
    "few-unrest",
    "calm",
    "hand-worth",
    "market",
    "collapse",
)
#: Of these less is better.
BURDENS = ("unrest", "unrest-hand", "few-unrest", "nation-left", "calm", "deck-size", "collapse")

#: A rough worth of having a card in the deck, beyond its points, by what it can do.
UNREST = FACE["unrest"]


def glance(face: int) -> float:
    """What a card in the deck does when it comes up, roughly."""
    card = BOOK[face]
    if face == UNREST or card.unplayable:
        return -0.5
    worth = 1.0 + 0.4 * card.free
    effects = card.effects()
    names = [type(effect).__name__ for effect in effects]
    worth += 0.6 * names.count("Acquire") + 0.8 * names.count("BreakThrough") + 0.3 * names.count("Draw")
    worth += 1.5 * (names.count("LookFame") + names.count("TakeFame")) + 0.5 * names.count("Develop")
    return min(4.0, worth)


WORTH = tuple(glance(face) for face in range(len(BOOK)))
ENGINE = tuple(card.exhaust is not None or any(r.exhaust for r in card.reactions) for card in BOOK)
SOLSTICE = tuple(card.solstice is not None for card in BOOK)
RULE = tuple(len(card.rules) for card in BOOK)
FIXED = tuple(None if card.points.counts or card.points.cases else card.points.fixed for card in BOOK)
SHOWN = (
    *("region", "production", "river", "fertile", "city", "metropolis"),
    *("tributary", "uncivilised", "civilised", "fame", "attack"),
)
SYMBOLS = tuple(tuple(card.symbols.get(name, 0) for name in SHOWN) for card in BOOK)
VALUE = tuple(max(0, min(9, value_to_bot(card))) for card in BOOK)


#: A card of the hand is worth so much that one could as well draw another.
USUAL = 1.3
#: What tokens on a market card are worth to who takes it (materials, population, progress).
TOKENS = (0.25, 0.35, 1.0)
#: Cards of the unrest pile from which on a collapse is thought of, and by how many more one is sure to lose it.
NEAR_COLLAPSE, SURE = 4, 5


def market_worth(state: State) -> float:
    """The tokens of the market that whoever takes the next card may expect: the dearer a card, the likelier it goes."""
    cards = state.market_cards()
    tokens = [state.market[state.slot_of(card)] for card in cards]
    if not any(map(any, tokens)):
        return 0.0
    wanted = hoped = 0.0
    for card, lie in zip(cards, tokens, strict=True):
        pull = math.exp((VALUE[state.face[card]] + sum(lie)) / 1.5)
        wanted += pull
        for n, worth in zip(lie, TOKENS, strict=True):
            hoped += pull * n * worth
    return hoped / wanted


def collapse(state: State, seat: int, unrest: float) -> float:
    """How near a collapse is that the seat would lose: it goes to who has least unrest, whatever the points."""
    pile = len(state.zones[UNREST_DECK])
    if pile >= NEAR_COLLAPSE:
        return 0.0
    near = ((NEAR_COLLAPSE - pile) / NEAR_COLLAPSE) ** 2
    face, zones = state.face, state.zones
    others = [
        sum(1 for zone in (HAND, DECK, DISCARD) for card in zones[zone + other] if face[card] == UNREST)
        for other in range(state.seats)
        if other != seat
    ]
    if not others:
        return near * SURE
    more = unrest - min(others)
    return near * max(-SURE, min(SURE, more or 0.5 * (len(others) > 1)))


def seats(state: State) -> int:
    return state.seats


def stage(state: State) -> int:
    """Which weights count: two rounds are one stage, then the end that has begun, then the last round."""
    if state.ending != GOING:
        return LAST if state.ending == FINAL else TRIGGERED
    return min(ROUNDS - 1, state.round // 2)


def points(state: State, seat: int) -> float:
    """What would be scored if the game ended now; in the solo game, how far ahead of the opponent."""
    if not state.face:
        return 0.0
    total = float(state.players[seat].resources[PROGRESS])
    face, zones = state.face, state.zones
    quests = state.variants.get("active_quest") != "worthless"
    for zone in SCORING:
        for card in zones[zone + seat]:
            fixed = FIXED[face[card]]
            if fixed is None:
                total += points_of(state, seat, card, BOOK[face[card]].points)
            elif quests or scores(state, seat, card):
                total += fixed
    return total - bot_total(state, 1) if state.solo else total


def traits(state: State, seat: int) -> list[float]:
    """The figures of a people, in the order of TRAITS."""
    player, zones, face = state.players[seat], state.zones, state.face
    resources = player.resources
    own = [1.0, *(float(player.nation == name) for name in ALL_NATIONS)]
    in_play = zones[PLAY + seat] + zones[POWERS + seat]
    regions = production = lands = cities = permanents = engines = solstices = 0
    rules = 0
    for card in in_play:
        printed = face[card]
        region, makes, river, fertile, city, metropolis, *_ = SYMBOLS[printed]
        regions += region
        production += makes
        lands += river + fertile
        cities += city + metropolis
        permanents += not region
        engines += ENGINE[printed]
        solstices += SOLSTICE[printed]
        rules += RULE[printed]
    hand = zones[HAND + seat]
    cycle = [*hand, *zones[DECK + seat], *zones[DISCARD + seat]]
    unrest = worth = 0.0
    tributaries = uncivilised = civilised = fame = attacks = 0
    for card in cycle:
        printed = face[card]
        unrest += printed == UNREST
        worth += WORTH[printed]
        *_, tributary, early, late, famous, attack = SYMBOLS[printed]
        tributaries += tributary
        uncivilised += early
        civilised += late
        fame += famous
        attacks += attack
    unrest_hand = sum(1 for card in hand if face[card] == UNREST)
    pile = len(zones[UNREST_DECK])
    mine = state.active == seat
    return [
        *own,
        min(resources[MATERIALS], 12),
        min(resources[POPULATION], 12),
        min(resources[PROGRESS], 12),
        max(0, sum(resources[:PROGRESS]) - 10),
        player.empire,
        len(zones[NATION + seat]) + len(zones[BOTTOM + seat]),
        len(zones[AREA + seat]),
        player.actions if mine else 0,
        player.exhausts if mine and player.turn == ACTIVATE else 0,
        len(hand),
        sum(1 for card in hand if WORTH[face[card]] > 1) if mine else 0,
        unrest,
        unrest_hand,
        worth / len(cycle) if cycle else 0.0,
        len(cycle) / 10,
        min(regions, 8),
        min(production, 10),
        min(lands, 8),
        min(cities, 6),
        min(permanents, 10),
        engines,
        solstices,
        len(zones[GARRISON + seat]),
        tributaries,
        uncivilised,
        civilised,
        fame,
        len(zones[HISTORY + seat]),
        attacks,
        rules,
        unrest if pile < 4 else 0,
        float(pile < 4),
        sum(WORTH[face[card]] - USUAL for card in hand),
        market_worth(state) if mine else 0.0,
        collapse(state, seat, unrest),
    ]


def guess(stage: int) -> dict[str, float]:
    """The worth of traits before anything was learned, by the stage."""
    left = {LAST: 0.15, TRIGGERED: 0.4}.get(stage, 1.0 - 0.07 * stage)
    return {
        "materials": 0.25 * left,
        "population": 0.35 * left,
        "progress": 0.15 * left,
        "rich": -0.12 * left,
        "empire": 2.0 * left,
        "nation-left": -0.6 * left,
        "area-left": -0.8 * left,
        "actions": 0.3,
        "exhausts": 0.1,
        "hand": 0.15,
        "unrest": -0.6 * left,
        "unrest-hand": -0.2,
        "deck-worth": 3.0 * left,
        "regions": 0.5 * left,
        "production": 0.3 * left,
        "cities": 0.5 * left,
        "permanents": 0.3 * left,
        "engines": 0.7 * left,
        "solstices": 0.5 * left,
        "fame": 0.4 * left,
        "few-unrest": -3.0,
        "hand-worth": 0.01,  # what is drawn is luck: this decides between what is alike otherwise
        "market": 0.2,
        "collapse": -10.0,
    }


# -- what comes to mind


MOODS: tuple[str, ...] = ("e", "a", "m", "p", "g", "u", "h", "r")


def mood(state: State, seat: int) -> tuple[int, ...]:
    """Empire, actions, materials, population, progress, unrest in hand, cards in hand, stage."""
    player, face = state.players[seat], state.face
    hand = state.zones[HAND + seat]
    return (
        int(player.empire),
        min(player.actions, 5),
        min(player.resources[MATERIALS], 7),
        min(player.resources[POPULATION], 6),
        min(player.resources[PROGRESS], 6),
        min(sum(1 for card in hand if face[card] == UNREST), 4),
        min(len(hand), 8),
        stage(state),
    )


def marks(state: State, seat: int, values: Sequence[Value]) -> list[int] | None:
    """Of market cards: what they are worth with what lies on them."""
    found: list[int] = []
    some = False
    for value in values:
        mark = -1
        if type(value) is tuple and value[0] == "pick" and MARKET <= state.at[int(value[1])] < UNDER:
            some = True
            card = int(value[1])
            mark = min(9, VALUE[state.face[card]] + sum(state.market[state.slot_of(card)]))
        found.append(mark)
    return found if some else None


def owned(state: State, seat: int) -> list[str]:
    """The cards a seat ends with, for reports."""
    return [state.ident(card) for zone in SCORING for card in state.zones[zone + seat]]


def turn(state: State) -> tuple[int, int]:
    """Whose turn it is: a turn is several steps, a card or an exhaustion each."""
    return state.round, state.active
