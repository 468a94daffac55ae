"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from oikumene.games.ancient_world.model import (
    ARMY_LIMIT,
    ARMY_SYMBOLS,
    ARROW,
    CITY_SYMBOLS,
    COIN_INCOME,
    EXPLORE,
    FOOD,
    KNOWLEDGE_INCOME,
    SPACE,
    SWORD,
    TRIBES,
    Tribe,
)
from oikumene.games.ancient_world.rules.board import Offer, explored, offers
from oikumene.games.ancient_world.rules.scoring import breakdown
from oikumene.games.ancient_world.rules.turn import FEE
from oikumene.games.ancient_world.state import (
    ARMS_DECK,
    ARMS_ROW,
    ASIDE,
    CAPITAL,
    CITY,
    DISCARD,
    EXPLORE_SPACE,
    HAND,
    LAND_DECK,
    LAND_OPEN,
    LANDS,
    LOST,
    MATCH_OR_PAY,
    MAX_SKILL,
    OPENS,
    REBUILD,
    ROW,
    SLAIN,
    SPACES,
    TITAN_DECK,
    TITAN_OPEN,
    Army,
    State,
    skills,
)
from oikumene.kit.book import named

#: Who may stand on a space: a higher skill than all there, the same as one there (or for a fee), anybody.
Rule = Literal["higher", "match", "free"]


class SpaceView(TypedDict):
    """A space of the board. `citizens`: seat and skill, in the order they came; `fee`: coins for not matching;
    `draws`: how many cards its action shows the viewer."""

    id: str
    round: int
    open: bool
    rule: Rule
    fee: int
    offer: Offer
    draws: int
    citizens: list[list[int]]


class TitanDeck(TypedDict):
    """`known`: what the viewer knows of the deck, bottom first."""

    stars: int
    open: str | None
    left: int
    known: list[str | None]


class DistrictDeck(TypedDict):
    open: str | None
    left: int
    known: list[str | None]


class Decks(TypedDict):
    empire: int
    deck: Literal["A", "B"]
    discard: list[str]
    military: int


class ArmyView(TypedDict):
    """An army. `symbols`: what it gives in a fight, experience included; `price`: coins for using it now."""

    card: str
    retired: list[str]
    picture: int
    scroll: int
    price: int
    symbols: dict[str, int]


class CityView(TypedDict):
    """A city. `slots`: cards that hold a citizen, with its skill; `round_swords`: until the end of the round."""

    coins: int
    knowledge: int
    space: int
    food: int
    coin_income: int
    knowledge_income: int
    sword: int
    arrow: int
    army_limit: int
    explore: int
    free: int
    round_swords: int
    citizens: list[int]
    ready: list[int]
    starving: list[int]
    passed: bool
    empire: list[str]
    lost: list[str]
    aside: list[str | None]
    districts: list[str]
    titans: list[str]
    hand: list[str | None]
    armies: list[ArmyView]
    slots: list[list[str | int]]
    banners: dict[Tribe, int]
    points: int
    breakdown: dict[str, int]


class View(TypedDict):
    """The table. `skills`: the skills that citizens may have; `capital`: the symbols of a city without its cards;
    `banner_points`: what none, one, two … banners of a tribe are worth."""

    round: int
    rounds: int
    first: int
    locked: bool
    expand_plus: bool
    skills: list[int]
    capital: dict[str, int]
    banner_points: list[int]
    spaces: list[SpaceView]
    row: list[str]
    military: list[str]
    titans: list[TitanDeck]
    district: DistrictDeck
    decks: Decks
    seats: list[CityView]


#: The same for every table.
SKILLS = list(range(1, MAX_SKILL + 1))
CAPITAL_SYMBOLS = named(CITY_SYMBOLS, CAPITAL)
#: Skills by their bits: there are few of them, and views ask for them all the time.
SKILLS_OF = tuple(skills(bits) for bits in range(1 << MAX_SKILL))


def view(state: State, seat: int) -> View:
    """The table as a seat sees it, as JSON."""
    return views(state, (seat,))[0]


def views(state: State, seats: Sequence[int]) -> list[View]:
    """The same for several seats: what lies open is made once for all of them."""
    open_view: View = {
        "round": state.round,
        "rounds": state.book.terms.rounds,
        "first": state.first,
        "locked": state.locked,
        "expand_plus": state.expand_plus,
        "skills": SKILLS,
        "capital": CAPITAL_SYMBOLS,
        "banner_points": list(state.book.terms.banner_points),
        "spaces": [view_space(state, space, offer) for space, offer in enumerate(offers(state.book.terms))],
        "row": state.open(ROW, 0),
        "military": state.open(ARMS_ROW, 0),
        "titans": [
            {
                "stars": stars + 1,
                "open": _only(state.open(TITAN_OPEN + stars, 0)),
                "left": len(state.zones[TITAN_DECK + stars]),
                "known": [],
            }
            for stars in range(3)
        ],
        "district": {"open": _only(state.open(LAND_OPEN, 0)), "left": len(state.zones[LAND_DECK]), "known": []},
        "decks": {
            "empire": len(state.zones[state.deck]),
            "deck": "A" if state.deck == 0 else "B",
            "discard": state.open(DISCARD, 0),
            "military": len(state.zones[ARMS_DECK]),
        },
        "seats": [view_city(state, owner) for owner in range(len(state.cities))],
    }
    return [_seen_by(open_view, state, seat) for seat in seats]


def _seen_by(open_view: View, state: State, seat: int) -> View:
    """The table with what a seat sees and others perhaps do not: decks, hands, what was set aside."""
    spaces = open_view["spaces"][:]
    spaces[EXPLORE_SPACE] = {**spaces[EXPLORE_SPACE], "draws": explored(state, seat)}
    titans: list[TitanDeck] = [
        {**deck, "known": state.look(TITAN_DECK + stars, seat)} for stars, deck in enumerate(open_view["titans"])
    ]
    cities: list[CityView] = [
        {**city, "aside": state.look(ASIDE + owner, seat), "hand": state.look(HAND + owner, seat)}
        for owner, city in enumerate(open_view["seats"])
    ]
    district: DistrictDeck = {**open_view["district"], "known": state.look(LAND_DECK, seat)}
    return {**open_view, "spaces": spaces, "titans": titans, "district": district, "seats": cities}


def view_space(state: State, space: int, offer: Offer) -> SpaceView:
    """What everybody sees of a space."""
    match = space in MATCH_OR_PAY
    return {
        "id": SPACES[space],
        "round": OPENS[space],
        "open": state.round >= OPENS[space],
        "rule": "match" if match else "free" if space == REBUILD else "higher",
        "fee": FEE if match else 0,
        "offer": offer,
        "draws": 0,
        "citizens": [[who >> 3, who & 7] for who in state.spaces[space]],
    }


def view_city(state: State, owner: int) -> CityView:
    """What everybody sees of a city."""
    city = state.cities[owner]
    totals = city.totals
    banners = state.banners(owner)
    points = breakdown(state, owner, banners)
    return {
        "coins": city.coins,
        "knowledge": city.knowledge,
        "space": totals[SPACE],
        "food": totals[FOOD],
        "coin_income": totals[COIN_INCOME],
        "knowledge_income": totals[KNOWLEDGE_INCOME],
        "sword": totals[SWORD],
        "arrow": totals[ARROW],
        "army_limit": totals[ARMY_LIMIT],
        "explore": totals[EXPLORE],
        "free": state.free_space(owner),
        "round_swords": city.swords,
        "citizens": SKILLS_OF[city.citizens],
        "ready": SKILLS_OF[city.ready],
        "starving": SKILLS_OF[city.starving],
        "passed": city.passed,
        "empire": state.open(CITY + owner, 0),
        "lost": state.open(LOST + owner, 0),
        "aside": [],
        "districts": state.open(LANDS + owner, 0),
        "titans": state.open(SLAIN + owner, 0),
        "hand": [],
        "armies": [view_army(state, army) for army in city.armies],
        "slots": [[state.ident(card), skill] for card, skill in city.slots],
        "banners": dict(zip(TRIBES, banners, strict=True)),
        "points": sum(points.values()),
        "breakdown": points,
    }


def view_army(state: State, army: Army) -> ArmyView:
    return {
        "card": state.ident(army.card),
        "retired": [state.ident(card) for card in army.retired],
        "picture": army.picture,
        "scroll": army.scroll,
        "price": army.price,
        "symbols": named(ARMY_SYMBOLS, army.symbols),
    }


def _only(cards: list[str]) -> str | None:
    return cards[0] if cards else None
