"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from oikumene.games.clash.bending import bent
from oikumene.games.clash.forecast import Attack, Chances, attacks, forecast
from oikumene.games.clash.model import (
    BUILDINGS,
    CUBES,
    DIE,
    ELEPHANT,
    FIGURES,
    GOODS,
    GOVERNMENTS,
    GROUPS,
    KINDS,
    LARGEST,
    MOODS,
    RESOURCES,
    TERRAINS,
    TOKENS,
    UNKNOWN,
)
from oikumene.games.clash.rules import (
    advances,
    cities,
    collect,
    exchange,
    explore,
    influence,
    losses,
    roll,
    scoring,
    status,
    tactics,
    verbs,
)
from oikumene.games.clash.rules.advances import government
from oikumene.games.clash.rules.forces import fighters, fortress
from oikumene.games.clash.rules.questions import INFLUENCE_ROLL
from oikumene.games.clash.state import (
    ACTION_DECK,
    ACTION_DISCARD,
    BUILT,
    COMPLETED,
    EVENT_DECK,
    EVENT_DISCARD,
    EXPLORED,
    FRONT,
    GREAT,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    HAND_WONDERS,
    LAID,
    LASTING,
    MARKS,
    OBJECTIVE_DECK,
    OPEN_WONDERS,
    REGION,
    RESOLVING,
    SIDES,
    WONDER_DECK,
    Battle,
    City,
    State,
    kind_of,
    marks_of,
)
from oikumene.kit import offers
from oikumene.kit.book import named
from oikumene.kit.places import hex_called

#: Values that one die can show where symbols do not matter.
DIE_VALUES = influence.FACES


class UnitView(TypedDict):
    """A unit: its kind, what it did in this turn (`state.MARKS`), and how options name it (`infantry:0`)."""

    kind: str
    key: str
    marks: list[str]


class CityView(TypedDict):
    """A city. `buildings`: whose colour each has; `collects`: how many resources it brings now (None: barbarians')."""

    owner: str | int
    mood: str
    size: int
    grows: bool
    buildings: dict[str, int]
    port: str | None
    wonders: list[str]
    activations: int
    collects: int | None
    culture: int
    druid: int | None


class HexView(TypedDict):
    """A hex by its axial coordinates, flat side up; `terrain`: `unknown` where nobody has explored."""

    hex: str
    q: int
    r: int
    terrain: str
    spot: int
    exhausted: bool
    owner: str | int | None
    units: list[UnitView]
    pirates: int
    city: CityView | None


class Laying(TypedDict):
    """A region that was turned up and is being laid: its hexes, and the terrain of each in every orientation."""

    hexes: list[str]
    ways: dict[str, dict[str, str]]


class PlayerView(TypedDict):
    """A player's board: all but the faces of the hand is open. Points in halves, and where they come from."""

    civilization: str | None
    goods: dict[str, int]
    limits: dict[str, int]
    advances: list[str]
    government: str | None
    cubes: int
    units: dict[str, int]
    settlements: int
    buildings: dict[str, int]
    leader: str | None
    leaders: list[str]
    captives: int
    stones: int
    charted: list[int]
    friend: int | None
    library: str | None
    actions: list[str | None]
    objectives: list[str | None]
    wonders: list[str | None]
    great: list[str | None]
    laid: list[str | None]
    completed: list[str | None]
    built: list[str | None]
    front: list[str | None]
    points: int
    breakdown: dict[str, int]


class Decks(TypedDict):
    """How many cards are left."""

    actions: int
    events: int
    objectives: int
    wonders: int


class Discards(TypedDict):
    """What was discarded faceup, the last one on top."""

    actions: list[str | None]
    events: list[str | None]


class Barbarians(TypedDict):
    """What of theirs is not on the map."""

    units: dict[str, int]
    settlements: int
    pirates: int


class DieView(TypedDict):
    """A die that was rolled: value and symbol, and what a unit made of it: `more` combat value, or a hit cancelled."""

    value: int
    symbol: str
    more: int
    cancels: bool


class SideView(TypedDict):
    """A side of a battle. `counts`: what its combat value is made of; `hits`: those it deals, `saves`: those it
    cancels; `card`: one it has laid or shown in this round, as far as the seat knows it."""

    side: str | int
    units: list[str]
    lost: list[str]
    fortress: bool
    next_dice: int
    dice: list[DieView]
    value: int
    counts: dict[str, int]
    hits: int
    saves: int
    laid: bool
    card: str | None
    may_play: bool


class BattleView(TypedDict):
    """A battle that is being fought. `chances`: before the dice of the round are rolled."""

    hex: str
    origin: str | None
    round: int
    sea: bool
    rolled: bool
    sides: list[SideView]
    came: list[str]
    chances: Chances | None


class OfferView(TypedDict):
    """An exchange that waits for an answer: the keys of what is given and wanted, with how many."""

    by: int
    to: int
    given: dict[str, int]
    wanted: dict[str, int]


class Reach(TypedDict):
    """Influence from one place on another: the culture it costs to reach, the roll it needs, and how often of a hundred
    that comes without more culture."""

    start: str
    target: str
    culture: int
    needs: int
    chance: int


class Prices(TypedDict):
    """What advances cost the seat that may obtain them; what units and buildings cost as printed."""

    advances: dict[str, dict[str, int]]
    units: dict[str, dict[str, int]]
    building: dict[str, int]


class View(TypedDict):
    """The table as a seat sees it."""

    age: int
    ages: int
    round: int
    rounds: int
    first: int
    active: int
    actions: int
    actions_most: int
    cubes_most: int
    largest: int
    goods: list[str]
    tokens: list[str]
    groups: list[str]
    governments: list[str]
    hexes: list[HexView]
    laying: Laying | None
    seats: list[PlayerView]
    decks: Decks
    discards: Discards
    resolving: list[str | None]
    lasting: list[str | None]
    #: The next event, where the seat knows it.
    foreseen: str | None
    open_wonders: list[str | None]
    barbarians: Barbarians
    battle: BattleView | None
    offer: OfferView | None
    attacks: list[Attack]
    reach: list[Reach]
    prices: Prices
    influenced: bool


def view(state: State, seat: int) -> View:
    """The table as a seat sees it, as JSON."""
    return views(state, (seat,))[0]


def views(state: State, seats: Sequence[int]) -> list[View]:
    """The same for several seats: what lies open is made once for all of them."""
    open_view: View = {
        "age": state.age,
        "ages": status.last_age(state),
        "round": state.round,
        "rounds": state.book.terms.rounds,
        "first": state.first,
        "active": state.active,
        "actions": state.actions,
        "actions_most": state.book.terms.actions,
        "cubes_most": CUBES,
        "largest": LARGEST,
        "goods": list(GOODS),
        "tokens": [GOODS[good] for good in TOKENS],
        "groups": list(GROUPS),
        "governments": [GROUPS[group] for group in GOVERNMENTS],
        "hexes": [hex_seen(state, hex) for hex in range(len(state.board))],
        "laying": laying(state),
        "seats": [player_open(state, seat) for seat in range(state.seats)],
        "decks": {
            "actions": len(state.zones[ACTION_DECK]),
            "events": len(state.zones[EVENT_DECK]),
            "objectives": len(state.zones[OBJECTIVE_DECK]),
            "wonders": len(state.zones[WONDER_DECK]),
        },
        "discards": {"actions": [], "events": []},
        "resolving": [],
        "lasting": [],
        "foreseen": None,
        "open_wonders": [],
        "barbarians": {
            "units": named(KINDS, state.barbarian_units),
            "settlements": state.barbarian_settlements,
            "pirates": state.pirate_ships,
        },
        "battle": None if state.battle is None else battle_seen(state, state.battle),
        "offer": None,
        "attacks": [],
        "reach": [],
        "prices": prices(state),
        "influenced": state.influenced,
    }
    return [_seen_by(open_view, state, seat) for seat in seats]


def _seen_by(open_view: View, state: State, seat: int) -> View:
    """The table with what a seat sees and others perhaps do not: cards, and what it could do."""
    fight, battle = state.battle, open_view["battle"]
    players = [hands_seen(player, state, owner, seat) for owner, player in enumerate(open_view["seats"])]
    return {
        **open_view,
        "seats": players,
        "discards": {
            "actions": state.look(ACTION_DISCARD, seat),
            "events": state.look(EVENT_DISCARD, seat),
        },
        "resolving": state.look(RESOLVING, seat),
        "lasting": state.look(LASTING, seat),
        "foreseen": foreseen(state, seat),
        "open_wonders": state.look(OPEN_WONDERS, seat),
        "battle": None if fight is None or battle is None else _with_cards(battle, state, fight, seat),
        "offer": offer_seen(state, seat),
        "attacks": attacks(state, seat),
        "reach": reach(state, seat),
        "prices": {**open_view["prices"], "advances": advance_prices(state, seat)},
    }


def foreseen(state: State, seat: int) -> str | None:
    """The event card that comes next, where a seat has looked at it."""
    deck = state.zones[EVENT_DECK]
    return state.ident(deck[-1]) if deck and seat >= 0 and state.known[deck[-1]] >> seat & 1 else None


def side_name(side: int) -> str | int:
    """A seat's number, or the name of a side that is none."""
    return SIDES.name(side) or side


# -- the map


def hex_seen(state: State, hex: int) -> HexView:
    """A hex: its terrain, who stands there, the city on it."""
    kind = state.terrain[hex]
    city = state.cities.get(hex)
    label = state.label(hex)
    place = hex_called(label)
    return {
        "hex": label,
        "q": place.q,
        "r": place.r,
        "terrain": "unknown" if kind == UNKNOWN else TERRAINS[kind],
        "spot": state.board.spot[hex],
        "exhausted": bool(state.exhausted >> hex & 1),
        "owner": side_name(state.whose[hex]) if state.units[hex] else None,
        "units": [unit_seen(unit) for unit in state.units[hex]],
        "pirates": state.pirates[hex],
        "city": None if city is None else city_seen(state, hex, city),
    }


def unit_seen(unit: int) -> UnitView:
    kind, marks = FIGURES[kind_of(unit)], marks_of(unit)
    did = [mark for n, mark in enumerate(MARKS) if marks >> n & 1]
    return {"kind": kind, "key": f"{kind}:{marks}", "marks": did}


def city_seen(state: State, hex: int, city: City) -> CityView:
    settled = city.owner < state.seats
    return {
        "owner": side_name(city.owner),
        "mood": MOODS[city.mood],
        "size": city.size,
        "grows": settled and cities.may_grow(state, hex),
        "buildings": {BUILDINGS[n]: colour for n, colour in enumerate(city.buildings) if colour >= 0},
        "port": None if city.port < 0 else state.label(city.port),
        "wonders": [state.book.powers[power].id for power in city.wonders],
        "activations": city.acts,
        "collects": collect.number(state, city.owner, hex) if settled else None,
        "culture": city.culture,
        "druid": None if city.druid < 0 else city.druid,
    }


def laying(state: State) -> Laying | None:
    """The region that was turned up and lies nowhere yet."""
    for spot, hexes in enumerate(state.board.spots):
        if state.terrain[hexes[0]] == UNKNOWN and spot >= state.seats and not state.zones[REGION + spot]:
            printed = explore.terrain_of(state, state.zones[EXPLORED][-1])
            ways = {
                name: {
                    state.label(hex): TERRAINS[kind]
                    for hex, kind in zip(state.board.cells(spot, turn), printed, strict=True)
                }
                for turn, name in zip(explore.TURNS, explore.TURN_NAMES, strict=True)
            }
            return {"hexes": [state.label(hex) for hex in hexes], "ways": ways}
    return None


# -- players


def player_seen(state: State, seat: int, watching: int) -> PlayerView:
    """A player's board as another seat sees it."""
    return hands_seen(player_open(state, seat), state, seat, watching)


def hands_seen(shown: PlayerView, state: State, seat: int, watching: int) -> PlayerView:
    """The same board with the cards that somebody knows."""
    return {
        **shown,
        "actions": state.look(HAND_ACTIONS + seat, watching),
        "objectives": state.look(HAND_OBJECTIVES + seat, watching),
        "wonders": state.look(HAND_WONDERS + seat, watching),
        "great": state.look(GREAT + seat, watching),
        "laid": state.look(LAID + seat, watching),
        "completed": state.look(COMPLETED + seat, watching),
        "built": state.look(BUILT + seat, watching),
        "front": state.look(FRONT + seat, watching),
    }


def player_open(state: State, seat: int) -> PlayerView:
    """What everybody sees of a player's board."""
    player = state.players[seat]
    group = government(state, seat)
    powers = state.book.powers
    sheet = scoring.sheet(state, seat)
    return {
        "civilization": player.civ or None,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "limits": {GOODS[good]: verbs.limit(state, seat, good) for good in RESOURCES},
        "advances": [powers[n].id for n in player.owned],
        "government": None if group < 0 else GROUPS[group],
        "cubes": player.cubes,
        "units": named(KINDS, player.units),
        "settlements": player.settlements,
        "buildings": named(BUILDINGS, player.pieces),
        "leader": None if player.leader < 0 else powers[player.leader].id,
        "leaders": [powers[n].id for n in player.leaders],
        "captives": len(player.captives),
        "stones": player.stones,
        "charted": list(player.charted),
        "friend": None if player.friend < 0 else player.friend,
        "library": None if player.library < 0 else powers[player.library].id,
        "actions": [],
        "objectives": [],
        "wonders": [],
        "great": [],
        "laid": [],
        "completed": [],
        "built": [],
        "front": [],
        "points": sum(sheet.values()),
        "breakdown": sheet,
    }


def prices(state: State) -> Prices:
    """What is printed; what advances cost is another thing for each seat."""
    return {
        "advances": {},
        "units": {KINDS[kind]: named(GOODS, price) for kind, price in enumerate(state.book.terms.units)},
        "building": named(GOODS, state.book.terms.building),
    }


def advance_prices(state: State, seat: int) -> dict[str, dict[str, int]]:
    """What the advances cost that a seat may obtain."""
    if seat >= state.seats:
        return {}
    able = advances.open_advances(state, seat)
    return {state.book.powers[n].id: named(GOODS, advances.price(state, seat, n)) for n in able}


def reach(state: State, seat: int) -> list[Reach]:
    """Where a player could try to exert influence, in the own turn."""
    if seat != state.active or state.influenced or state.battle is not None:
        return []
    return [
        reached(state, seat, start, target)
        for start in influence.starts(state, seat)
        for target in influence.targets(state, seat, start)
    ]


def reached(state: State, seat: int, start: int, target: int) -> Reach:
    needs = state.book.terms.influence - bent(state, INFLUENCE_ROLL, seat, 0, target)
    lucky = max(0, min(DIE_VALUES, DIE_VALUES + 1 - needs))
    return {
        "start": state.label(start),
        "target": state.label(target),
        "culture": influence.cost(state, seat, start, target) or 0,
        "needs": max(1, needs),
        "chance": round(100 * lucky / DIE_VALUES),
    }


def offer_seen(state: State, seat: int) -> OfferView | None:
    """The open offer, as `kit.offers` shows it to a seat."""
    seen = offers.seen(state, state.talks.open, seat, (exchange.SHOWN,))
    return None if seen is None else OfferView(by=seen["by"], to=seen["to"], given=seen["given"], wanted=seen["wanted"])


# -- battles


def battle_seen(state: State, fight: Battle) -> BattleView:
    """A battle that is being fought: all but the cards that lie facedown is open."""
    rolled = any(fight.dice)
    return {
        "hex": state.label(fight.hex),
        "origin": None if fight.origin < 0 else state.label(fight.origin),
        "round": fight.round,
        "sea": fight.sea,
        "rolled": rolled,
        "sides": [side_seen(state, fight, side) for side in (fight.attacker, fight.defender)],
        "came": [FIGURES[kind_of(unit)] for unit in fight.came],
        "chances": None if rolled or fight.winner >= 0 else forecast(state, fight),
    }


def _with_cards(battle: BattleView, state: State, fight: Battle, seat: int) -> BattleView:
    """A battle with the cards of it that a seat knows."""
    sides: list[SideView] = []
    for shown, side in zip(battle["sides"], (fight.attacker, fight.defender), strict=True):
        card = fight.cards[fight.side(side)]
        known = card >= 0 and state.shows(card) >> seat & 1
        sides.append({**shown, "card": state.ident(card)} if known else shown)
    return {**battle, "sides": sides}


def side_seen(state: State, fight: Battle, side: int) -> SideView:
    """What everybody sees of a side of a battle."""
    own = fight.side(side)
    dice = dice_seen(state, fight, side)
    saves = fight.cancel[own] + (fortress(state, fight)[1] if side == fight.defender else 0)
    return {
        "side": side_name(side),
        "units": [FIGURES[kind_of(unit)] for unit in fighters(state, fight, side)],
        "lost": [FIGURES[kind] for kind in fight.lost[own]],
        "fortress": side == fight.defender and fortress(state, fight) != (0, 0),
        "next_dice": roll.dice(state, fight, side),
        "dice": dice,
        "value": fight.value[own],
        "counts": counted(dice, fight.value[own]),
        "hits": fight.value[own] // losses.HIT if dice else 0,
        "saves": saves if dice else 0,
        "laid": fight.cards[own] >= 0,
        "card": None,
        "may_play": tactics.may_play_cards(state, fight, side),
    }


def dice_seen(state: State, fight: Battle, side: int) -> list[DieView]:
    """The dice that were rolled in this round, and which of them found their unit."""
    own = fight.side(side)
    left = list(fight.stood[own]) if roll.clashing(state, fight, side) else []
    cancelling = sorted([face for face in fight.dice[own] if DIE[face][1] == ELEPHANT], key=lambda face: DIE[face][0])
    cancelling = cancelling[: left.count(ELEPHANT)]
    seen: list[DieView] = []
    for face in fight.dice[own]:
        value, symbol = DIE[face]
        cancels = face in cancelling
        if cancels:
            cancelling.remove(face)
        clashes = symbol in roll.CLASH and symbol in left
        if clashes:
            left.remove(symbol)
        more = roll.CLASH[symbol] if clashes else 0
        seen.append({"value": value, "symbol": KINDS[symbol], "more": more, "cancels": cancels})
    return seen


def counted(dice: list[DieView], value: int) -> dict[str, int]:
    """What a combat value is made of: the dice, what each kind of unit adds, and the rest: cards and powers."""
    if not dice:
        return {}
    counts = {"dice": sum([die["value"] for die in dice if not die["cancels"]])}
    for kind in roll.CLASH:
        counts[KINDS[kind]] = sum([die["more"] for die in dice if die["symbol"] == KINDS[kind]])
    counts["more"] = value - sum(counts.values())
    return {name: n for name, n in counts.items() if n or name == "dice"}
