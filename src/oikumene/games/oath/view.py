"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from oikumene.games.oath.facts import cost_facts
from oikumene.games.oath.forecast import Chances, answered, forecast, replies
from oikumene.games.oath.model import (
    BACKS,
    BANNERS,
    COLOURS,
    MAP,
    MAX_SUPPLY,
    OATHS,
    REGIONS,
    RELIQUARY,
    SLOTS,
    SUITS,
)
from oikumene.games.oath.rules import force, ruling
from oikumene.games.oath.rules.battle import plans_of
from oikumene.games.oath.rules.campaign import FORCE, PLACES
from oikumene.games.oath.rules.force import Part
from oikumene.games.oath.rules.title import contenders, standing, title_dice
from oikumene.games.oath.rules.turn import refreshed
from oikumene.games.oath.rules.victory import END_DIE, keeps_oath, successor
from oikumene.games.oath.stake import Stake, stake
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    BANDITS,
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

#: What attack dice come from besides plans.
SOURCES = {FORCE: "force", PLACES: "places"}


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
    #: Bandits that fight for who rules the site: where nobody's warbands are, or where they count as warbands.
    bandits: int
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


class Space(TypedDict):
    """A space of the Imperial Reliquary: whether it is open, and else its relic as the seat knows it."""

    space: str
    open: bool
    relic: list[str | None]


class Offer(TypedDict):
    """An offer of citizenship that is open: the keys of what is given and wanted, with how many."""

    by: int
    to: int
    given: dict[str, int]
    wanted: dict[str, int]


class BoardView(TypedDict):
    """A player."""

    role: str
    #: Of the board, by name.
    colour: str
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
    #: Open Visions of others that count for this player too.
    follows: list[str]
    relics: list[CardThere]
    drawn: list[str | None]
    standing: int
    prizes: int
    #: Sites that the player rules; the Empire's are every Imperial player's.
    sites: int
    #: Whether the player's standing counts for the title: under Supremacy the Chancellor stands for the Empire.
    contends: bool


class Troop(TypedDict):
    """Warbands of a force: on a board or at a site, and whose colour they have (None: bandits)."""

    seat: int | None
    slot: str | None
    colour: int | None
    n: int


class PlanView(TypedDict):
    """A battle plan that somebody could use now, and what it costs them."""

    card: str
    by: str | int
    cost: dict[str, int]


class Source(TypedDict):
    """Attack dice, more or fewer: by the `force`, by what lies at the targets (`places`), or by a plan (its number)."""

    by: str
    plan: int
    n: int


class War(TypedDict):
    """A campaign that is going on. `step`: declared, allies, plans, roll or outcome; `dice`: what each target adds,
    `title` what the title does; `open`: plans that could still be used; `chances` before the rolls, and `worst` if the
    defending side uses all that it can; `killed`: the dead of both sides so far."""

    attacker: int
    defender: str | int
    place: str
    step: str
    targets: list[list[str | int]]
    dice: list[int]
    title: int
    allies: list[int]
    attack: int
    #: Where the attack dice come from: the force, what lies at the targets, plans by their number.
    sources: list[Source]
    defence: int
    troops: list[Troop]
    walls: list[Troop]
    plans: list[list[str | int]]
    open: list[PlanView]
    value: int
    #: What plans have changed in this campaign (`state.py` names it all).
    marks: list[str]
    #: Sites whose warbands fight for the attacker, besides the board.
    camps: list[str]
    #: The Citizen who is not Imperial in it.
    suspended: int | None
    #: The attacker's force and that of the defending side, bandits included.
    force: int
    against: int
    killed: list[int]
    chances: Chances | None
    worst: Chances | None
    #: What is at stake, until it is decided.
    stake: Stake | None


class View(TypedDict):
    """The table as a seat sees it."""

    round: int
    rounds: int
    active: int
    oath: str
    title: int
    usurper: bool
    #: Who would win for the Empire, if it won now.
    heir: int
    #: From which face on the end die ends the game after a round, by the round; and whether it would be rolled as the
    #: title stands now.
    end_die: dict[str, int]
    end_rolled: bool
    visions: int
    #: How many Visions must have been drawn before one can be fulfilled.
    visions_needed: int
    search: int
    #: What a search of the world deck costs, by Visions drawn.
    search_track: list[int]
    supply_most: int
    banks: dict[str, int]
    stock: int
    banners: list[BannerView]
    slots: list[Slot]
    piles: list[PileView]
    deck_top: str | None
    shown: list[str | None]
    reliquary: list[Space]
    seats: list[BoardView]
    #: The colours of the boards in the order of a first game's seats.
    colours: list[str]
    travel: dict[str, int]
    war: War | None
    offer: Offer | None
    #: Who has won, while the chronicle is written; and the number of the game in its series, if it is of one.
    winner: int | None
    ending: str
    reign: int | None


def view(state: State, seat: int) -> View:
    """The table as a seat sees it, as JSON. The size of the world deck is nobody's to know (Law 9.4)."""
    return views(state, (seat,))[0]


def views(state: State, seats: Sequence[int]) -> list[View]:
    """The same for several seats: what lies open is made once for all of them."""
    deck = state.behind(WORLD_DECK)
    top = deck[-1] if deck else None
    open_view: View = {
        "round": state.round,
        "rounds": state.book.terms.rounds,
        "active": state.active,
        "oath": OATHS[state.oath],
        "title": state.title,
        "usurper": state.usurper,
        "heir": successor(state),
        "end_die": {str(n): least for n, least in END_DIE.items()},
        "end_rolled": keeps_oath(state),
        "visions": state.visions,
        "visions_needed": state.book.terms.visions_needed,
        "search": ruling.search_price(state, state.active, True),
        "search_track": list(state.book.terms.search),
        "supply_most": MAX_SUPPLY,
        "banks": dict(zip(SUITS, state.banks, strict=True)),
        "stock": state.stock,
        "banners": [view_banner(state, n) for n in range(len(BANNERS))],
        "slots": [view_slot(state, slot) for slot in range(len(SLOTS))],
        "piles": [view_pile(state, n) for n in range(len(REGIONS))],
        "deck_top": None if top is None else BACKS[top],
        "shown": [],
        "reliquary": [
            {"space": name, "open": ruling.uncovered(state, n), "relic": []} for n, name in enumerate(RELIQUARY)
        ],
        "seats": [view_board(state, owner) for owner in range(state.seats)],
        "colours": list(COLOURS),
        "travel": {},
        "war": None if state.war is None else view_war(state, state.war),
        "offer": None,
        "winner": state.winner if state.winner >= 0 else None,
        "ending": state.ending,
        "reign": None if state.annals is None else state.annals.number,
    }
    return [_seen_by(open_view, state, seat) for seat in seats]


def _seen_by(open_view: View, state: State, seat: int) -> View:
    """The table with what a seat sees and others perhaps do not: cards, what it may do, what it is offered."""
    slots: list[Slot] = []
    for slot, place in enumerate(open_view["slots"]):
        site = state.look(SITE_UP + slot if place["faceup"] else SITE_DOWN + slot, seat)[0]
        slots.append({**place, "site": site, "relics": state.look(RELICS + slot, seat)})
    piles: list[PileView] = [{**pile, "known": state.look(PILE + n, seat)} for n, pile in enumerate(open_view["piles"])]
    reliquary: list[Space] = [
        {**space, "relic": state.look(SPACE + n, seat)} for n, space in enumerate(open_view["reliquary"])
    ]
    boards: list[BoardView] = [
        {
            **board,
            "facedown": state.look(ADVISERS_DOWN + owner, seat),
            "vision": state.look(VISION_UP + owner, seat),
            "drawn": state.look(DRAWN + owner, seat),
        }
        for owner, board in enumerate(open_view["seats"])
    ]
    return {
        **open_view,
        "slots": slots,
        "piles": piles,
        "shown": state.look(SHOWN, seat),
        "reliquary": reliquary,
        "seats": boards,
        "travel": travels(state, seat),
        "offer": view_offer(state, seat),
    }


def travels(state: State, seat: int) -> dict[str, int]:
    """Where a seat may travel, and for how much."""
    if seat >= state.seats:
        return {}
    return {
        SLOTS[slot]: ruling.travel_price(state, seat, slot)
        for slot in range(len(SLOTS))
        if ruling.may_travel(state, seat, slot)
    }


def side_name(side: int) -> str | int:
    """A seat's number, or the name of a side that is none."""
    return SIDES.name(side) or side


def view_offer(state: State, seat: int) -> Offer | None:
    """The open offer, as `kit.offers` shows it to a seat."""
    seen = offers.seen(state, state.talks.open, seat)
    return None if seen is None else Offer(by=seen["by"], to=seen["to"], given=seen["given"], wanted=seen["wanted"])


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


def view_slot(state: State, slot: int) -> Slot:
    """What everybody sees of a place."""
    colour, n = state.bands[slot]
    return {
        "id": SLOTS[slot],
        "region": REGIONS[MAP.region[slot]],
        "site": None,
        "faceup": state.faceup(slot),
        "ruler": side_name(ruling.ruler(state, slot)),
        "colour": colour if n else None,
        "warbands": n,
        "bandits": ruling.bandits_for(state, slot),
        "favor": state.site_favor[slot],
        "secrets": state.site_secrets[slot],
        "room": ruling.room(state, slot),
        "cards": view_cards(state, CARDS + slot),
        "relics": [],
    }


def view_pile(state: State, n: int) -> PileView:
    backs = [BACKS[back] for back in state.behind(PILE + n) if back is not None]
    return {"region": REGIONS[n], "backs": backs, "known": []}


def view_board(state: State, owner: int) -> BoardView:
    """What everybody sees of a player's board."""
    board = state.boards[owner]
    return {
        "role": ROLES[board.role],
        "colour": state.colour_name(owner),
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
        "facedown": [],
        "facedown_backs": [BACKS[back] for back in state.behind(ADVISERS_DOWN + owner) if back is not None],
        "vision": [],
        "follows": [state.ident(card) for card, by in state.followed.items() if by == owner],
        "relics": view_cards(state, HELD + owner),
        "drawn": [],
        "standing": standing(state, owner, state.oath),
        "prizes": state.prizes(owner),
        "sites": ruling.sites_of(state, owner),
        "contends": owner in contenders(state),
    }


def view_war(state: State, war: Campaign) -> War:
    step = step_of(state)
    before, planning = step != "outcome", step == "plans"
    return {
        "attacker": war.attacker,
        "defender": side_name(war.defender),
        "place": SLOTS[war.place],
        "step": step,
        "targets": [view_target(state, target) for target in war.targets],
        "dice": [target_dice(state, war, target) for target in war.targets] if before else [],
        "title": title_dice(state, war.side),
        "allies": list(war.allies),
        "attack": war.attack,
        "sources": [{"by": SOURCES.get(by, "plan"), "plan": max(0, by), "n": n} for by, n in war.sources],
        "defence": war.defence,
        "troops": [view_troop(state, part) for part in force.attacking(state, war)],
        "walls": [view_troop(state, part) for part in force.defending(state, war)],
        "plans": [[state.ident(card), side_name(by)] for card, by in war.used],
        "open": open_plans(state, war) if planning else [],
        "value": war.rolled,
        "marks": list(war.marks),
        "camps": [SLOTS[slot] for slot in war.camps],
        "suspended": war.suspended if war.suspended >= 0 else None,
        "force": force.size(force.attacking(state, war)),
        "against": force.size(force.defending(state, war)),
        "killed": list(war.killed),
        "chances": forecast(state, war) if planning else None,
        "worst": answered(state, war) if planning else None,
        "stake": stake(state, war) if before and war.targets else None,
    }


def step_of(state: State) -> str:
    """Where a campaign stands, by the steps that are still to come."""
    waiting = {str(step[0]) for step in state.agenda}
    for name, after in (("allies", "plans"), ("plans", "battle"), ("roll", "outcome")):
        if after in waiting:
            return name
    war = state.war
    untouched = war is not None and not (war.attack or war.rolled or war.used or war.survivors or any(war.killed))
    return "declared" if untouched else "outcome"


def target_dice(state: State, war: Campaign, target: tuple[int | str, ...]) -> int:
    """The defence dice of a target; a relic that a plan made one adds none."""
    return 0 if target[0] == "find" else ruling.target_dice(state, war.attacker, war.defender, target)


def view_troop(state: State, part: Part) -> Troop:
    kind, where, n = part
    if kind == "board":
        return {"seat": where, "slot": None, "colour": ruling.colour(state, where), "n": n}
    colour, there = state.bands[where]
    return {"seat": None, "slot": SLOTS[where], "colour": colour if there else None, "n": n}


def open_plans(state: State, war: Campaign) -> list[PlanView]:
    """What both sides could still use: cards that lie face up, so everybody knows."""
    sides = [(war.attacker, plans_of(state, war, war.attacker))]
    sides += [(side, replies(state, war, side)) for side in war.side or (BANDITS,)]
    return [
        {"card": state.ident(card), "by": side_name(side), "cost": cost_facts(ruling.plan_price(state, side, card))}
        for side, cards in sides
        for card in cards
    ]


def view_target(state: State, target: tuple[int | str, ...]) -> list[str | int]:
    """A target by its name."""
    kind = str(target[0])
    if kind == "pawn":
        return [kind]
    thing = int(target[1])
    if kind == "find":
        return [kind, SLOTS[thing], int(target[2])]
    return [kind, SLOTS[thing] if kind == "site" else BANNERS[thing] if kind == "banner" else state.ident(thing)]
