"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from typing import Any, TypedDict

from oikumene.games.oath.model import BACKS, BANNERS, MAP, OATHS, REGIONS, RELIQUARY, ROUNDS, SLOTS, SUITS
from oikumene.games.oath.rules import ruling
from oikumene.games.oath.rules.title import standing
from oikumene.games.oath.rules.turn import refreshed
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    CARDS,
    DRAWN,
    HELD,
    PILE,
    RELICS,
    ROLES,
    SHOWN,
    SIDES,
    SITE_DOWN,
    SITE_UP,
    SPACE,
    VISION_UP,
    WORLD_DECK,
    Campaign,
    State,
)
from oikumene.kit import offers


class CardThere(TypedDict):
    """A card at a site, with the tokens on it."""

    card: str
    favor: int
    secrets: int


class Slot(TypedDict):
    """A slot of the map: its site (None: facedown and not known), who rules it, what lies there."""

    id: str
    region: str
    site: str | None
    faceup: bool
    ruler: str | int
    colour: int | None
    warbands: int
    favor: int
    secrets: int
    room: int
    cards: list[CardThere]
    relics: list[str | None]


class BannerView(TypedDict):
    """A banner: its holder, what lies on it, whether it shows the Mob."""

    id: str
    holder: int | None
    tokens: int
    mob: bool


class PileView(TypedDict):
    """A discard pile from the bottom: backs, and the faces that the seat knows."""

    region: str
    backs: list[str]
    known: list[str | None]


class BoardView(TypedDict):
    """A player."""

    role: str
    favor: int
    secrets: int
    dark: int
    supply: int
    refresh: int
    warbands: int
    bank: int
    #: Warbands of the own colour that are kept on a relic.
    caged: int
    pawn: str
    advisers: list[CardThere]
    facedown: list[str | None]
    facedown_backs: list[str]
    vision: list[str | None]
    relics: list[CardThere]
    drawn: list[str | None]
    standing: int
    prizes: int


class War(TypedDict):
    """A campaign that is going on."""

    attacker: int
    defender: str | int
    place: str
    targets: list[list[str | int]]
    allies: list[int]
    attack: int
    defence: int
    plans: list[list[str | int]]
    value: int


class View(TypedDict):
    """The table as a seat sees it."""

    round: int
    rounds: int
    active: int
    oath: str
    title: int
    usurper: bool
    visions: int
    search: int
    banks: dict[str, int]
    stock: int
    banners: list[BannerView]
    slots: list[Slot]
    piles: list[PileView]
    deck_top: str | None
    shown: list[str | None]
    reliquary: list[dict[str, Any]]
    seats: list[BoardView]
    travel: dict[str, int]
    war: War | None
    offer: dict[str, Any] | None


def view(state: State, seat: int) -> View:
    """The table as a seat sees it, as JSON. The size of the world deck is nobody's to know (Law 9.4)."""
    deck = state.behind(WORLD_DECK)
    top = deck[-1] if deck else None
    playing = seat < state.seats
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "active": state.active,
        "oath": OATHS[state.oath],
        "title": state.title,
        "usurper": state.usurper,
        "visions": state.visions,
        "search": ruling.search_price(state, state.active, True),
        "banks": dict(zip(SUITS, state.banks, strict=True)),
        "stock": state.stock,
        "banners": [view_banner(state, n) for n in range(len(BANNERS))],
        "slots": [view_slot(state, slot, seat) for slot in range(len(SLOTS))],
        "piles": [view_pile(state, n, seat) for n in range(len(REGIONS))],
        "deck_top": None if top is None else BACKS[top],
        "shown": state.look(SHOWN, seat),
        "reliquary": [
            {"space": name, "open": ruling.uncovered(state, n), "relic": state.look(SPACE + n, seat)}
            for n, name in enumerate(RELIQUARY)
        ],
        "seats": [view_board(state, owner, seat) for owner in range(state.seats)],
        "travel": {
            SLOTS[slot]: ruling.travel_price(state, seat, slot)
            for slot in range(len(SLOTS))
            if playing and ruling.may_travel(state, seat, slot)
        },
        "war": None if state.war is None else view_war(state, state.war),
        "offer": offers.seen(state, state.talks.open, seat),
    }


def side_name(side: int) -> str | int:
    """A seat's number, or the name of a side that is none."""
    return SIDES.name(side) or side


def view_banner(state: State, n: int) -> BannerView:
    banner = state.banners[n]
    holder = banner.holder if banner.holder >= 0 else None
    return {"id": BANNERS[n], "holder": holder, "tokens": banner.tokens, "mob": banner.mob}


def view_cards(state: State, zone: int) -> list[CardThere]:
    """Faceup cards with their tokens."""
    return [
        {
            "card": state.ident(card),
            "favor": state.favor_on.get(card, 0),
            "secrets": state.secrets_on.get(card, 0),
        }
        for card in state.zones[zone]
    ]


def view_slot(state: State, slot: int, seat: int) -> Slot:
    colour, n = state.bands[slot]
    up = state.faceup(slot)
    return {
        "id": SLOTS[slot],
        "region": REGIONS[MAP.region[slot]],
        "site": state.look(SITE_UP + slot if up else SITE_DOWN + slot, seat)[0],
        "faceup": up,
        "ruler": side_name(ruling.ruler(state, slot)),
        "colour": colour if n else None,
        "warbands": n,
        "favor": state.site_favor[slot],
        "secrets": state.site_secrets[slot],
        "room": ruling.room(state, slot),
        "cards": view_cards(state, CARDS + slot),
        "relics": state.look(RELICS + slot, seat),
    }


def view_pile(state: State, n: int, seat: int) -> PileView:
    backs = [BACKS[back] for back in state.behind(PILE + n) if back is not None]
    return {"region": REGIONS[n], "backs": backs, "known": state.look(PILE + n, seat)}


def view_board(state: State, owner: int, seat: int) -> BoardView:
    board = state.boards[owner]
    return {
        "role": ROLES[board.role],
        "favor": board.favor,
        "secrets": board.secrets,
        "dark": board.dark,
        "supply": board.supply,
        "refresh": refreshed(state, owner),
        "warbands": board.warbands,
        "bank": board.bank,
        "caged": state.caged[owner],
        "pawn": SLOTS[board.pawn],
        "advisers": view_cards(state, ADVISERS_UP + owner),
        "facedown": state.look(ADVISERS_DOWN + owner, seat),
        "facedown_backs": [BACKS[back] for back in state.behind(ADVISERS_DOWN + owner) if back is not None],
        "vision": state.look(VISION_UP + owner, seat),
        "relics": view_cards(state, HELD + owner),
        "drawn": state.look(DRAWN + owner, seat),
        "standing": standing(state, owner, state.oath),
        "prizes": state.prizes(owner),
    }


def view_war(state: State, war: Campaign) -> War:
    return {
        "attacker": war.attacker,
        "defender": side_name(war.defender),
        "place": SLOTS[war.place],
        "targets": [view_target(state, target) for target in war.targets],
        "allies": list(war.allies),
        "attack": war.attack,
        "defence": war.defence,
        "plans": [[state.ident(card), side_name(by)] for card, by in war.used],
        "value": war.rolled,
    }


def view_target(state: State, target: tuple[int | str, ...]) -> list[str | int]:
    """A target by its name."""
    kind = str(target[0])
    if kind == "pawn":
        return [kind]
    thing = int(target[1])
    if kind == "find":
        return [kind, SLOTS[thing], int(target[2])]
    return [kind, SLOTS[thing] if kind == "site" else BANNERS[thing] if kind == "banner" else state.ident(thing)]
