"""What is on the table: the map with its cities and units, the players' boards; cards lie in zones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, NamedTuple, TypeAlias

from oikumene.games.clash.board import SPOTS, board
from oikumene.games.clash.model import (
    BARBARIAN_SETTLEMENTS,
    BARBARIAN_UNITS,
    BUILDINGS,
    CUBES,
    EACH_BUILDING,
    GOODS,
    KINDS,
    LEADER,
    MOODS,
    NEUTRAL,
    PIRATES,
    SETTLEMENTS,
    TERRAINS,
    UNITS,
    UNKNOWN,
    Book,
    Card,
    EventCard,
)
from oikumene.games.clash.words import WORDS
from oikumene.kernel.data import data
from oikumene.kernel.flow import Value
from oikumene.kernel.saving import By, Naming, Of
from oikumene.kernel.table import ALL, NOBODY, Layout, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.bend import Bend, Hooked, Hooks, Matter
from oikumene.kit.moments import Reaction
from oikumene.kit.offers import Talks
from oikumene.kit.places import HexMap, bits, each
from oikumene.kit.sides import Sides, clockwise, in_order

MAX_SEATS = 4
NOBODYS = -1
SIDES = Sides(MAX_SEATS, "barbarians", "pirates")
BARBARIANS, PIRATE = SIDES["barbarians"], SIDES["pirates"]

#: What the powers of a side make of each question.
Bending: TypeAlias = "Mapping[Matter[Any], tuple[Callable[..., Any], ...]]"
NOT_BENT: tuple[Bending, ...] = ({},) * (PIRATE + 1)

# -- units are numbers: the kind, and what the unit did in this turn

MOVED, IN_FOREST, IN_MOUNTAIN, IN_PLAINS, FOUGHT, FRESH, VOYAGED = 1, 2, 4, 8, 16, 32, 64
MARKS = ("moved", "forest", "mountain", "plains", "fought", "fresh", "voyaged")


def kind_of(unit: int) -> int:
    """
    >>> kind_of(5 | FOUGHT << 3)
    5
    """
    return unit & 7


def marks_of(unit: int) -> int:
    return unit >> 3


def marked(unit: int, marks: int) -> int:
    """The unit with more marks."""
    return unit | marks << 3


def unmarked(unit: int, marks: int = -1) -> int:
    """The unit without some of its marks, or without all."""
    return unit & 7 | (unit >> 3 & ~marks) << 3


# -- zones: those of the table, of each spot of the board, then those of each seat

ACTION_DECK, ACTION_DISCARD, EVENT_DECK, EVENT_DISCARD, OBJECTIVE_DECK, OBJECTIVE_DISCARD = range(6)
WONDER_DECK, OPEN_WONDERS, REGION_BOX, EXPLORED, RESOLVING, LASTING, GONE = range(6, 13)
REGION = 13
HAND_ACTIONS = REGION + SPOTS
HAND_OBJECTIVES = HAND_ACTIONS + MAX_SEATS
HAND_WONDERS = HAND_OBJECTIVES + MAX_SEATS
GREAT = HAND_WONDERS + MAX_SEATS
LAID = GREAT + MAX_SEATS  # facedown, in a battle
COMPLETED = LAID + MAX_SEATS
BUILT = COMPLETED + MAX_SEATS
FRONT = BUILT + MAX_SEATS  # event cards that lie before their owner
ASSIGNED = FRONT + MAX_SEATS  # an objective that somebody chose for the seat
#: Backs.
BACKS = ("action", "event", "objective", "wonder", "region")
ACTION, EVENT, OBJECTIVE, WONDER, REGION_BACK = range(5)


@cache
def layout(seats: int) -> Layout:
    """The zones. What lies in a hand is its owner's; objectives are discarded facedown."""
    zones = [
        Zone("action-deck", NOBODY),
        Zone("action-discard", ALL),
        Zone("event-deck", NOBODY),
        Zone("event-discard", ALL),
        Zone("objective-deck", NOBODY),
        Zone("objective-discard", NOBODY, ordered=False),
        Zone("wonder-deck", NOBODY),
        Zone("open-wonders", ALL),
        Zone("region-box", NOBODY, ordered=False),
        Zone("explored", ALL),
        Zone("resolving", ALL),
        Zone("lasting", ALL),
        Zone("gone", ALL),
        *(Zone(f"region-{spot}", NOBODY) for spot in range(SPOTS)),
    ]
    hidden = {"hand-actions", "hand-objectives", "hand-wonders", "laid"}
    for name in ("hand-actions", "hand-objectives", "hand-wonders", "great", "laid", "completed", "built", "front"):
        for seat in range(MAX_SEATS):
            own = 1 << seat if seat < seats else NOBODY
            zones.append(Zone(f"{name}-{seat}", own if name in hidden else ALL, ordered=not name.startswith("hand")))
    zones += [Zone(f"assigned-{seat}", NOBODY, ordered=False) for seat in range(MAX_SEATS)]
    return Layout(zones)


# -- cities


@data
class City:
    """A city: replaced when something about it changes, never changed."""

    __slots__ = (
        "acts",
        "angered",
        "began",
        "buildings",
        "culture",
        "driven",
        "druid",
        "marks",
        "mood",
        "owner",
        "port",
        "wonders",
    )
    FROZEN: ClassVar[bool] = True
    NAMED: ClassVar[Mapping[str, Naming]] = {"mood": Of(MOODS), "buildings": By(BUILDINGS, -1), "wonders": Of("powers")}

    def __init__(
        self,
        owner: int,
        mood: int = NEUTRAL,
        buildings: tuple[int, ...] = (NOBODYS,) * len(BUILDINGS),
        port: int = -1,
        wonders: tuple[int, ...] = (),
        acts: int = 0,
        angered: bool = False,
        culture: int = 0,
        druid: int = NOBODYS,
        began: tuple[int, int] = (0, NEUTRAL),
        driven: bool = False,
        marks: int = 0,
    ) -> None:
        self.owner = owner
        self.mood = mood
        #: Whose colour each building has; -1 where there is none.
        self.buildings = buildings
        #: The sea hex on which the port stands.
        self.port = port
        self.wonders = wonders
        #: How often it was activated in this turn, and whether it was while it was angry.
        self.acts = acts
        self.angered = angered
        #: Culture tokens that lie on it, and whose token lies under its settlement.
        self.culture = culture
        self.druid = druid
        #: Its size and mood when its last action began.
        self.began = began
        #: It works as if it were happy, once in this turn, and then not at all.
        self.driven = driven
        #: What it did in this turn, where cities move as units do.
        self.marks = marks

    def but(self, **changes: Any) -> City:
        """The same city with something changed."""
        twin = City.__new__(City)
        twin.owner = self.owner
        twin.mood = self.mood
        twin.buildings = self.buildings
        twin.port = self.port
        twin.wonders = self.wonders
        twin.acts = self.acts
        twin.angered = self.angered
        twin.culture = self.culture
        twin.druid = self.druid
        twin.began = self.began
        twin.driven = self.driven
        twin.marks = self.marks
        for name, value in changes.items():
            setattr(twin, name, value)
        return twin

    @property
    def size(self) -> int:
        """The settlement, buildings and wonders."""
        return 1 + len(self.wonders) + len(self.buildings) - self.buildings.count(NOBODYS)

    def has(self, building: int) -> bool:
        return self.buildings[building] >= 0

    @property
    def influenced(self) -> bool:
        """Whether a building in it has the colour of somebody else than its owner."""
        return any(colour not in (NOBODYS, self.owner) for colour in self.buildings)


@data
class Feat:
    """Something that happened in this turn, on which cards may hang; each card of one title needs its own."""

    __slots__ = ("facts", "hex", "what")
    FROZEN: ClassVar[bool] = True

    def __init__(self, what: str, hex: int, facts: tuple[int, ...] = ()) -> None:
        self.what = what
        self.hex = hex
        self.facts = facts


#: Units that are worth no more than by the rule, by kind.
UNARMED = (0,) * len(KINDS)


@data
class Battle:
    """A battle that is being fought. The attackers have left where they came from and stand nowhere yet."""

    __slots__ = (
        "ally",
        "armed",
        "attacker",
        "barred",
        "bonus",
        "breaks",
        "came",
        "cancel",
        "cards",
        "defender",
        "dice",
        "extra",
        "facts",
        "first",
        "force",
        "fort",
        "hex",
        "landed",
        "leaders",
        "lost",
        "mute",
        "origin",
        "played",
        "present",
        "recruited",
        "road",
        "rolled",
        "round",
        "saves",
        "sea",
        "settled",
        "stood",
        "traders",
        "unrolled",
        "used",
        "value",
        "winner",
    )

    def __init__(self, attacker: int, defender: int, hex: int, origin: int, force: tuple[int, ...], sea: bool) -> None:
        self.attacker = attacker
        self.defender = defender
        self.hex = hex
        self.origin = origin
        self.force = force
        self.sea = sea
        self.landed = False  # straight from ships
        self.recruited = False  # ships that were just built: no retreat
        self.road = False  # the attackers came by road
        self.came: tuple[int, ...] = ()  # settlers, or carried units, with the attackers
        self.round = 1
        self.cards = (-1, -1)  # of attacker and defender, in this round
        self.dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # the faces that were rolled in this round
        self.stood: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # the kinds of those who rolled them
        self.bonus = (0, 0)  # what was paid for, in every round
        self.extra = (0, 0)  # what was paid for, in this round
        self.armed = (UNARMED, UNARMED)  # what each unit of a kind is worth more, in every round
        self.ally = NOBODYS  # the player who has laid a card for barbarians in this round
        self.barred = NOBODYS  # the side that may play no card in the first round
        self.played: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # cards that each side has played
        self.used: tuple[tuple[int, str], ...] = ()  # what was used that can be once a battle: by whom, which power
        self.value = (0, 0)  # combat values of the last roll
        self.cancel = (0, 0)  # hits that each side cancels in this round
        self.lost: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # units lost so far
        self.leaders = (0, 0)  # leaders of each side that were killed, those aboard ships too
        self.first = (0, 0)  # units at the start
        self.present = (0, 0)  # and at the start of this round
        self.fort = (1, 1)  # what a fortress gives in the first round: dice, and hits cancelled
        self.saves = (0, 0)  # hits that the cards of this round cancel
        self.mute = (False, False)  # whose units do not clash in this round
        self.unrolled = False  # nobody rolls any more
        self.breaks = False  # the attacker breaks off after this round
        #: What is fought for (size of the city, wonders, owner, fortress, whether leaders are there); what each side
        #: could trade with from here, as it was before; whether it has come to a roll.
        self.facts = (0, 0, NOBODYS, 0, 0, 0)
        self.traders = (-1, -1)
        self.rolled = False
        self.winner = NOBODYS
        self.settled = False  # over: whoever is left of the attackers stands on the map again

    def copy(self) -> Battle:
        twin = Battle.__new__(Battle)
        twin.ally = self.ally
        twin.armed = self.armed
        twin.attacker = self.attacker
        twin.barred = self.barred
        twin.bonus = self.bonus
        twin.breaks = self.breaks
        twin.came = self.came
        twin.cancel = self.cancel
        twin.cards = self.cards
        twin.defender = self.defender
        twin.dice = self.dice
        twin.extra = self.extra
        twin.facts = self.facts
        twin.first = self.first
        twin.force = self.force
        twin.fort = self.fort
        twin.hex = self.hex
        twin.landed = self.landed
        twin.leaders = self.leaders
        twin.lost = self.lost
        twin.mute = self.mute
        twin.origin = self.origin
        twin.played = self.played
        twin.present = self.present
        twin.recruited = self.recruited
        twin.road = self.road
        twin.rolled = self.rolled
        twin.round = self.round
        twin.saves = self.saves
        twin.sea = self.sea
        twin.settled = self.settled
        twin.stood = self.stood
        twin.traders = self.traders
        twin.unrolled = self.unrolled
        twin.used = self.used
        twin.value = self.value
        twin.winner = self.winner
        return twin

    def side(self, side: int) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if side == self.attacker else 1

    def other(self, side: int) -> int:
        return self.defender if side == self.attacker else self.attacker

    def add(self, what: str, side: int, n: int = 1) -> None:
        """So much more of something that both sides have: bonus, extra, value, cancel."""
        one, two = getattr(self, what)
        setattr(self, what, (one + n, two) if side == self.attacker else (one, two + n))


@data
class Player:
    """What a player has besides cards, cities and units on the map."""

    __slots__ = (
        "anarchy",
        "captives",
        "charted",
        "civ",
        "cubes",
        "debt",
        "first_city",
        "friend",
        "glory",
        "gone",
        "goods",
        "leader",
        "leaders",
        "library",
        "owned",
        "owns",
        "pieces",
        "powers",
        "recruited",
        "settlements",
        "slain",
        "stones",
        "units",
        "wounded",
    )
    DERIVED: ClassVar[tuple[str, ...]] = ("owns", "powers")
    NAMED: ClassVar[Mapping[str, Naming]] = {
        "goods": By(GOODS, 0),
        "units": By(KINDS, 0),
        "pieces": By(BUILDINGS, 0),
        "owned": Of("powers"),
        "leader": Of("powers"),
        "leaders": Of("powers"),
        "library": Of("powers"),
    }

    def __init__(self) -> None:
        self.civ = ""
        self.goods = [0] * len(GOODS)
        #: Advances by number, the civilization's too; and as bits.
        self.owned: tuple[int, ...] = ()
        self.owns = 0
        #: Everything whose effects the player has, as bits.
        self.powers = 0
        self.library = -1  # an advance whose effects are borrowed for this turn
        self.cubes = CUBES
        self.anarchy = -1  # cubes that lie on an event card; -1: there is none
        self.units = list(UNITS)  # in supply
        self.settlements = SETTLEMENTS
        self.pieces = [EACH_BUILDING] * len(BUILDINGS)
        self.leader = -1  # in play
        self.leaders: tuple[int, ...] = ()  # that can still be recruited
        self.recruited = 0  # leaders so far
        self.slain = 0  # leaders of others
        self.captives: tuple[tuple[int, int], ...] = ()  # (whose, kind)
        self.stones = 0  # obelisks set aside
        self.charted: tuple[int, ...] = ()  # regions with a cube of this player, by spot
        self.friend = -1  # with whom a card of the player keeps peace
        self.glory = 0  # half points of events
        self.gone = [0] * (1 + len(BUILDINGS))  # settlements and buildings that are out of the game
        self.first_city = -1
        self.debt = 0  # actions fewer in the next turn
        self.wounded = False  # one of them by an assassination

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.civ = self.civ
        twin.goods = self.goods[:]
        twin.owned = self.owned
        twin.owns = self.owns
        twin.powers = self.powers
        twin.library = self.library
        twin.cubes = self.cubes
        twin.anarchy = self.anarchy
        twin.units = self.units[:]
        twin.settlements = self.settlements
        twin.pieces = self.pieces[:]
        twin.leader = self.leader
        twin.leaders = self.leaders
        twin.recruited = self.recruited
        twin.slain = self.slain
        twin.captives = self.captives
        twin.stones = self.stones
        twin.charted = self.charted
        twin.friend = self.friend
        twin.glory = self.glory
        twin.gone = self.gone[:]
        twin.first_city = self.first_city
        twin.debt = self.debt
        twin.wounded = self.wounded
        return twin


class Variant(NamedTuple):
    """How the game is played (rulebook, variants)."""

    expansion: bool = True
    civilizations: str = "random"
    events: str = "all"
    length: str = "normal"
    leaders: str = "choose"
    history: str = "own"
    wonders: str = "hand"
    trading: str = "free"
    government_price: str = "paid"
    first_settler: str = "beside"


@lru_cache(maxsize=4096)
def _words_of(book: Book, seat: int, powers: int) -> tuple[dict[str, tuple[int, ...]], Bending]:
    """What answers to which word of the powers of one seat, as numbers `seat << 8 | power`; and the answers."""
    found: dict[str, tuple[int, ...]] = {}
    bending: dict[Matter[Any], tuple[Callable[..., Any], ...]] = {}
    for n in each(powers):
        card, power = seat << 8 | n, book.powers[n]
        for word in power.answers:
            found[word] = (*found.get(word, ()), card)
        for bend in power.bends:
            bending[bend.question] = (*bending.get(bend.question, ()), bend.bound(card))
    return found, bending


@lru_cache(maxsize=4096)
def index_of(book: Book, powers: tuple[int, ...]) -> tuple[Hooks, tuple[Bending, ...]]:
    """What answers to which word, seat after seat; and for each side what its powers make of each question. Nothing is
    bent by the last side, the pirates, nor by nobody, whose number is -1."""
    every = [_words_of(book, seat, mask) for seat, mask in enumerate(powers)]
    found: dict[str, tuple[int, ...]] = {}
    for words, _ in every:
        for word, cards in words.items():
            found[word] = (*found[word], *cards) if word in found else cards
    return found, (*[bending for _, bending in every], {})


@data
class State(Hooked):
    """The table of Clash of Cultures."""

    __slots__ = (
        "achieved",
        "acting",
        "actions",
        "active",
        "adrift",
        "age",
        "attempt",
        "awed",
        "barbarian_settlements",
        "barbarian_units",
        "battle",
        "bending",
        "board",
        "book",
        "builders",
        "charge",
        "cities",
        "done",
        "ending",
        "enlarged",
        "exhausted",
        "explored",
        "feats",
        "first",
        "focused",
        "forced",
        "influenced",
        "journey",
        "kept",
        "massed",
        "pacts",
        "pirate_ships",
        "pirates",
        "players",
        "raised",
        "round",
        "sea",
        "since",
        "spent",
        "steered",
        "tactics",
        "talks",
        "terrain",
        "turns",
        "units",
        "variant",
        "whose",
        "winner",
    )

    SHARED: ClassVar[tuple[str, ...]] = (*Hooked.SHARED, "board", "book", "variant")
    NAMED: ClassVar[Mapping[str, Naming]] = {
        **Hooked.NAMED,
        "pool": Of(BACKS),
        "terrain": Of(TERRAINS),
        "barbarian_units": By(KINDS, 0),
        "tactics": Of("powers"),
    }
    DERIVED: ClassVar[tuple[str, ...]] = (*Hooked.DERIVED, "explored", "sea")
    PASSING: ClassVar[tuple[str, ...]] = (*Hooked.PASSING, "bending", "kept")
    WORDS: ClassVar[Vocabulary] = WORDS

    def __init__(self, seats: int, book: Book, seed: int, variant: Variant) -> None:
        super().__init__(seats, layout(seats), book.ids, seed, ((),) * len(book.cards))
        self.book = book
        self.board: HexMap = board(seats)
        self.variant = variant
        hexes = len(self.board)
        self.players = [Player() for _ in range(seats)]
        self.terrain = [UNKNOWN] * hexes
        #: Explored hexes and those of them that are sea, as sets.
        self.explored = 0
        self.sea = 0
        self.turns = [-1] * len(self.board.spots)  # how the region of a spot was laid
        self.exhausted = 0
        self.units: list[tuple[int, ...]] = [()] * hexes
        self.whose = [NOBODYS] * hexes
        self.pirates = [0] * hexes
        self.cities: dict[int, City] = {}
        self.barbarian_units = list(BARBARIAN_UNITS)
        self.barbarian_settlements = BARBARIAN_SETTLEMENTS
        self.pirate_ships = PIRATES
        #: Who built each wonder, by the number of its power.
        self.builders: tuple[tuple[int, int], ...] = ()
        self.age = 1
        self.round = 1
        self.first = 0
        self.active = 0
        self.acting = False  # whether it is the turn of the active player: not in the status phase
        self.actions = book.terms.actions
        self.battle: Battle | None = None
        self.tactics = [-1] * (BARBARIANS + 1)  # that are laid open in this round of a battle, by side
        self.talks = Talks()
        self.bending = NOT_BENT
        # what a turn remembers
        self.done: tuple[str, ...] = ()  # what can be done once a turn
        self.influenced = False
        self.feats: tuple[Feat, ...] = ()
        self.spent: tuple[str, ...] = ()  # which title used which feat
        self.focused = False  # in the next collect a hex may be taken from more than once
        self.massed = False  # the next collect brings two more
        self.awed = False  # the next influence attempt may win a barbarian city of size one over
        self.forced = False  # angry cities work as neutral ones
        self.pacts: tuple[tuple[int, int, str], ...] = ()  # who may not attack whom, and why
        self.charge = 0  # combat value more in the first battle that is begun in this move action
        self.journey: tuple[str, ...] = ()  # how ships have gone in this move action
        self.since = 0  # how many feats there were when it began
        self.adrift = NOBODYS  # the hex whose carried units have too few ships, while their owner chooses
        self.steered = False  # whether who drew the event says where each barbarian army goes
        self.enlarged = 0  # by how much the city that works now counts as larger
        self.attempt = (0, -1)  # an influence attempt: the roll, and the building it must be (-1: any)
        # what a round remembers, to the end of the status phase
        self.raised: tuple[int, ...] = ()  # who built a wonder
        self.achieved: tuple[tuple[int, str], ...] = ()  # who completed which objective
        self.ending = False  # a variant ends the game after the next objectives
        self.winner = NOBODYS
        #: What may be done, as it was listed before the last action, where that has changed nothing.
        self.kept: list[Value] | None = None

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.kept = None
        self.copy_table(twin)
        twin.bending = self.bending
        twin.book = self.book
        twin.board = self.board
        twin.variant = self.variant
        twin.players = [player.copy() for player in self.players]
        twin.terrain = self.terrain[:]
        twin.explored = self.explored
        twin.sea = self.sea
        twin.turns = self.turns[:]
        twin.exhausted = self.exhausted
        twin.units = self.units[:]
        twin.whose = self.whose[:]
        twin.pirates = self.pirates[:]
        twin.cities = dict(self.cities)
        twin.barbarian_units = self.barbarian_units[:]
        twin.barbarian_settlements = self.barbarian_settlements
        twin.pirate_ships = self.pirate_ships
        twin.builders = self.builders
        twin.age = self.age
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.acting = self.acting
        twin.actions = self.actions
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.tactics = self.tactics[:]
        twin.talks = self.talks.copy()
        twin.done = self.done
        twin.influenced = self.influenced
        twin.feats = self.feats
        twin.spent = self.spent
        twin.focused = self.focused
        twin.massed = self.massed
        twin.awed = self.awed
        twin.forced = self.forced
        twin.ending = self.ending
        twin.pacts = self.pacts
        twin.charge = self.charge
        twin.journey = self.journey
        twin.since = self.since
        twin.steered = self.steered
        twin.adrift = self.adrift
        twin.enlarged = self.enlarged
        twin.attempt = self.attempt
        twin.raised = self.raised
        twin.achieved = self.achieved
        twin.winner = self.winner
        return twin

    # -- snapshots

    def names(self) -> dict[str, tuple[str, ...]]:
        return {**super().names(), "powers": tuple(self.book.power_of)}

    def restored(self) -> None:
        super().restored()
        for player in self.players:
            player.owns = bits(player.owned)
        self.explored = bits([hex for hex, kind in enumerate(self.terrain) if kind != UNKNOWN])
        self.sea = bits([hex for hex, kind in enumerate(self.terrain) if kind == TERRAINS.index("sea")])
        self.empower()

    # -- powers

    def empower(self) -> None:
        """What each player has the effects of, and the index of what answers to which word, are looked up anew. To be
        called whenever an advance, a leader, a wonder, a tactic or an event card that lasts comes or goes."""
        for seat, player in enumerate(self.players):
            player.powers = self._powers(seat, player)
        powers = [player.powers for player in self.players] + [0] * (BARBARIANS + 1 - self.seats)
        powers[BARBARIANS] = self._powers_of_barbarians()
        self.hooks, self.bending = index_of(self.book, tuple(powers))

    def _powers_of_barbarians(self) -> int:
        """A tactic that somebody plays for them, and wonders that protect their city whoever holds it."""
        found = 1 << self.tactics[BARBARIANS] if self.tactics[BARBARIANS] >= 0 else 0
        for city in self.cities.values():
            if city.owner == BARBARIANS and city.wonders:
                found |= self.book.wild & bits(city.wonders)
        return found

    def _powers(self, seat: int, player: Player) -> int:
        found = player.owns
        if player.library >= 0:
            found |= 1 << player.library
        if player.leader >= 0:
            found |= 1 << player.leader
        if self.tactics[seat] >= 0:
            found |= 1 << self.tactics[seat]
        for card in (*self.zones[LASTING], *self.zones[FRONT + seat]):
            printed = self.card(card)
            if isinstance(printed, EventCard) and printed.power:
                found |= 1 << self.book.power_of[printed.power]
        for city in self.cities.values():
            if city.owner == seat and city.wonders:
                found |= bits(city.wonders)
        for n in each(player.owns & self.book.lending):
            for owned, lent in self.book.advance(n).lends:
                if found >> self.book.power_of[owned] & 1:
                    found |= 1 << self.book.power_of[lent]
        return found

    def _look_again(self) -> None:
        """No card of a zone answers to anything: powers do."""

    def has(self, side: int, card: int) -> bool:
        return card >> 8 == side

    def holder(self, card: int) -> int:
        """Whose power it is: powers in the index are numbered `seat << 8 | power`."""
        return card >> 8

    def bends(self, card: int) -> Sequence[Bend[Any]]:
        return self.book.powers[card & 255].bends

    def reactions(self, card: int) -> Sequence[Reaction[Any]]:
        return self.book.powers[card & 255].reactions

    def owns(self, seat: int, id: str) -> bool:
        """Whether a player has obtained an advance."""
        return bool(self.players[seat].owns >> self.book.power_of[id] & 1)

    # -- looking things up

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def land(self) -> int:
        """The explored land, as a set."""
        return self.explored & ~self.sea

    def card(self, handle: int) -> Card:
        """What is printed on a card."""
        return self.book.cards[self.face[handle]]

    def hex(self, label: object) -> int:
        """A hex by its name."""
        return self.board.number[str(label)]

    def label(self, hex: int) -> str:
        return self.board.names[hex]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The other seats, beginning with the left neighbour."""
        return clockwise(seat, self.seats)

    def in_order(self, seat: int) -> tuple[int, ...]:
        """All seats, beginning with one."""
        return in_order(seat, self.seats)

    def cities_of(self, side: int) -> list[int]:
        """The hexes of a side's cities, in the order of their numbers."""
        return sorted([hex for hex, city in self.cities.items() if city.owner == side])

    def count_cities(self, side: int) -> int:
        return sum([city.owner == side for city in self.cities.values()])

    def units_of(self, side: int) -> list[int]:
        """The hexes where a side has units."""
        whose, units, found, hex = self.whose, self.units, [], -1
        for _ in range(whose.count(side)):
            hex = whose.index(side, hex + 1)
            if units[hex]:
                found.append(hex)
        return found

    def leader_at(self, seat: int) -> int:
        """Where a player's leader stands; -1 where there is none."""
        if self.players[seat].leader < 0:
            return -1
        for hex, owner in enumerate(self.whose):
            if owner == seat and any(kind_of(unit) == LEADER for unit in self.units[hex]):
                return hex
        return -1

    def apart(self, one: int, other: int) -> int:
        """How far it is from one hex to another, never through what is unexplored; -1 where no way leads."""
        return self.board.distance(one, other, self.explored)

    def within(self, hex: int, most: int) -> int:
        """The explored hexes at most so far from one, itself too, as a set."""
        return self.board.reachable(hex, most, self.explored) & self.explored | 1 << hex & self.explored
