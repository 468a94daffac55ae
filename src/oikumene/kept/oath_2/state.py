"""What is on the table: boards, the map, banks, banners, the title; cards lie in zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from oikumene.kept.oath_2.model import (
    BACKS,
    BANNERS,
    COLOURED,
    COLOURS,
    MAP,
    MAX_SUPPLY,
    OATHS,
    PURPLE,
    REGIONS,
    RELIQUARY,
    SCEPTER,
    SLOTS,
    SUITS,
    Book,
    Card,
)
from oikumene.kept.oath_2.words import WORDS
from oikumene.kernel.data import data
from oikumene.kernel.saving import By, Naming, Of
from oikumene.kernel.table import ALL, NOBODY, TOP, Layout, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kept.oath_2.kit.bend import Bend, Hooked
from oikumene.kept.oath_2.kit.moments import Reaction
from oikumene.kept.oath_2.kit.offers import Talks
from oikumene.kept.oath_2.kit.sides import Sides, clockwise, in_order

MAX_SEATS = 6
#: Seat 0 is the Chancellor; its colour is purple, and purple is the Empire's.
CHANCELLOR = 0
#: Nobody holds it.
NOBODYS = -1

#: Sides that are no seats: all Imperial players together, the bandits, and nobody (a facedown site).
SIDES = Sides(MAX_SEATS, "empire", "bandits", "nobody")
EMPIRE, BANDITS, NONE = SIDES["empire"], SIDES["bandits"], SIDES["nobody"]

ROLES = ("chancellor", "citizen", "exile")
LORD, CITIZEN, EXILE = range(3)

# Zones: those of the table, of each region, slot and space of the Reliquary, then those of each seat.
WORLD_DECK, SHOWN, RELIC_DECK, SITE_DECK, DISPOSSESSED, EDIFICES, BOX = range(7)
ARCHIVE = 7  # by suit
PILE = ARCHIVE + len(SUITS)  # by region
SITE_UP = PILE + len(REGIONS)  # by slot
SITE_DOWN = SITE_UP + len(SLOTS)
CARDS = SITE_DOWN + len(SLOTS)  # denizens and edifices at a site
RELICS = CARDS + len(SLOTS)  # facedown relics at a site
SPACE = RELICS + len(SLOTS)  # of the Reliquary
ADVISERS_UP = SPACE + len(RELIQUARY)  # by seat
ADVISERS_DOWN = ADVISERS_UP + MAX_SEATS
VISION_UP = ADVISERS_DOWN + MAX_SEATS
HELD = VISION_UP + MAX_SEATS  # relics
DRAWN = HELD + MAX_SEATS  # between drawing and keeping


#: By zone: the slot that it belongs to, the seat that it belongs to; -1: none.
SLOT_AT = tuple((zone - SITE_UP) % len(SLOTS) if SITE_UP <= zone < SPACE else -1 for zone in range(DRAWN + MAX_SEATS))
SEAT_AT = tuple((zone - ADVISERS_UP) % MAX_SEATS if zone >= ADVISERS_UP else -1 for zone in range(DRAWN + MAX_SEATS))


@cache
def layout(seats: int) -> Layout:
    """The zones. Of the world deck only the top card's back is seen (Law 9.4); of everything else all backs are."""
    zones = [
        Zone("world-deck", NOBODY, backs=TOP),
        Zone("shown", ALL),
        Zone("relic-deck", NOBODY),
        Zone("site-deck", NOBODY),
        Zone("dispossessed", NOBODY, ordered=False),
        Zone("edifices", ALL),
        Zone("box", ALL),
        *(Zone(f"archive-{suit}", ALL) for suit in SUITS),
        *(Zone(f"pile-{region}", NOBODY) for region in REGIONS),
        *(Zone(f"site-{slot}", ALL, live=True) for slot in SLOTS),
        *(Zone(f"hidden-site-{slot}", NOBODY) for slot in SLOTS),
        *(Zone(f"cards-{slot}", ALL, live=True) for slot in SLOTS),
        *(Zone(f"relics-{slot}", NOBODY) for slot in SLOTS),
        *(Zone(f"reliquary-{n}", NOBODY) for n in range(len(RELIQUARY))),
    ]
    for name, seen, live in (
        ("advisers", True, True),
        ("hidden-advisers", False, False),
        ("vision", True, True),
        ("held", True, True),
        ("drawn", False, False),
    ):
        for seat in range(MAX_SEATS):
            own = 1 << seat if seat < seats else NOBODY
            zones.append(Zone(f"{name}-{seat}", ALL if seen else own, ordered=name != "drawn", live=live))
    return Layout(zones, backs=ALL)


@data
class Board:
    """What a player has, besides cards (Law 2.2). Warbands on it are purple, unless the player is an Exile."""

    __slots__ = ("bank", "dark", "favor", "pawn", "role", "secrets", "supply", "warbands")
    NAMED: ClassVar[Mapping[str, Naming]] = {"role": Of(ROLES)}

    def __init__(self, role: int) -> None:
        self.role = role
        self.favor = 0
        self.secrets = 0  # face up
        self.dark = 0  # secrets that lie facedown
        self.supply = MAX_SUPPLY
        self.warbands = 0
        self.bank = PURPLE if role == LORD else COLOURED  # warbands of the player's own colour
        self.pawn = 0

    def copy(self) -> Board:
        twin = Board.__new__(Board)
        twin.role = self.role
        twin.favor = self.favor
        twin.secrets = self.secrets
        twin.dark = self.dark
        twin.supply = self.supply
        twin.warbands = self.warbands
        twin.bank = self.bank
        twin.pawn = self.pawn
        return twin


@data
class Banner:
    """A banner (Law 2.5): who holds it, what lies on it, and whether it shows the Mob."""

    __slots__ = ("holder", "mob", "tokens")

    def __init__(self) -> None:
        self.holder = NOBODYS
        self.tokens = 1
        self.mob = False

    def copy(self) -> Banner:
        twin = Banner.__new__(Banner)
        twin.holder = self.holder
        twin.tokens = self.tokens
        twin.mob = self.mob
        return twin


#: What a campaign is about: ("site", slot), ("relic", card), ("banner", banner) or ("pawn",); and a relic that lies
#: facedown at a site, by its place: ("find", slot, n).
Target = tuple[int | str, ...]


#: What battle plans change in the rolls, the losses and the end of a campaign, by its marks.
OWN_SKULLS_IGNORED = "own-skulls-ignored"
HOLLOW_IGNORED = "hollow-swords-ignored"
TWO_SWORDS_IGNORED = "two-swords-ignored"
SHIELD_IGNORED = "one-shield-ignored"
TWO_SHIELDS_IGNORED = "two-shields-ignored"
ROLL_DOUBLED = "attack-roll-doubled"
ROLL_HALVED = "attack-dice-halved"
DEAR_SACRIFICES = "sacrifices-of-three"
NO_DEFENDING_PLANS = "no-defending-plans"
WON_NOW = "attacker-wins-now"
LOST_NOW = "defender-wins-now"
NO_KILLING = "nobody-is-killed"
ATTACKER_SPARED = "attacker-is-spared"
DEFENDER_SPARED = "defender-is-spared"
CAMPS_STAY = "camps-stay"
DEFENDER_STANDS = "defender-stands-or-falls"


@data
class Campaign:
    """A campaign that is going on (Law 5.5), as plain data."""

    __slots__ = (
        "allies",
        "attack",
        "attacker",
        "camps",
        "defence",
        "defender",
        "doomed",
        "killed",
        "marks",
        "place",
        "rolled",
        "saved",
        "shelter",
        "sources",
        "survivors",
        "suspended",
        "targets",
        "used",
        "won",
    )
    #: Campaigns of older snapshots do not know where their dice came from; nothing follows from it.
    DEFAULTS: ClassVar[dict[str, object]] = {"sources": ()}
    UNMARKED: ClassVar[tuple[str, ...]] = ("sources",)

    def __init__(self, attacker: int, defender: int, place: int) -> None:
        self.attacker = attacker
        self.defender = defender  # a seat, or the bandits
        self.place = place  # where the attacker stands
        self.targets: tuple[Target, ...] = ()
        self.allies: tuple[int, ...] = ()
        self.suspended = NOBODYS  # a Citizen who is not Imperial in this campaign
        self.attack = 0  # dice
        #: Where attack dice came from, or went, as (which plan in the order of play, how many): 0 is the force, -1 what
        #: lies at the targets.
        self.sources: tuple[tuple[int, int], ...] = ()
        self.defence = 0
        #: Battle plans used, as (card, by whom).
        self.used: tuple[tuple[int, int], ...] = ()
        #: What plans have changed in this campaign.
        self.marks: tuple[str, ...] = ()
        #: Plans that are discarded at the end.
        self.doomed: tuple[int, ...] = ()
        #: Slots whose warbands belong to the attacker's force, besides the board.
        self.camps: tuple[int, ...] = ()
        #: The card that takes in a side's dead until the end, and how many it has.
        self.shelter = NOBODYS
        self.saved = 0
        #: What is left of the loser's force, as (whose board, how many).
        self.survivors: tuple[tuple[int, int], ...] = ()
        self.rolled = 0  # the defence value
        self.won = False  # by the attacker
        #: Warbands killed of the attacker and of the defending side.
        self.killed = (0, 0)

    def copy(self) -> Campaign:
        twin = Campaign.__new__(Campaign)
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.place = self.place
        twin.targets = self.targets
        twin.allies = self.allies
        twin.suspended = self.suspended
        twin.attack = self.attack
        twin.sources = self.sources
        twin.defence = self.defence
        twin.used = self.used
        twin.marks = self.marks
        twin.doomed = self.doomed
        twin.camps = self.camps
        twin.shelter = self.shelter
        twin.saved = self.saved
        twin.survivors = self.survivors
        twin.rolled = self.rolled
        twin.won = self.won
        twin.killed = self.killed
        return twin

    @property
    def side(self) -> tuple[int, ...]:
        """The seats that defend: the defender, then the allies."""
        return () if self.defender == BANDITS else (self.defender, *self.allies)

    def mark(self, *words: str) -> None:
        """A plan changes something in this campaign."""
        self.marks += words

    @property
    def decided(self) -> bool:
        """Whether somebody is victorious already, without rolls."""
        return WON_NOW in self.marks or LOST_NOW in self.marks

    def foes(self, side: int) -> tuple[int, ...]:
        """The players whom a side fights (Law 10: your enemy)."""
        if side == self.attacker:
            return self.side
        return (self.attacker,)

    def friends(self, side: int) -> tuple[int, ...]:
        """The players of a side: "you" in the text of a defender's plan is the whole side (Law 5.5.3)."""
        return (self.attacker,) if side == self.attacker else self.side

    @property
    def sites(self) -> list[int]:
        """The slots that are targets."""
        return [int(target[1]) for target in self.targets if target[0] == "site"]


@data
class Annals:
    """What the winner writes down for the next game (Law 8), while it is being written."""

    __slots__ = ("added", "built", "citizens", "exiled", "heirs", "number", "oath", "page", "rounds", "ruined")
    NAMED: ClassVar[Mapping[str, Naming]] = {}

    def __init__(self, number: int, citizens: tuple[str, ...]) -> None:
        self.number = number  # of this game in its series
        self.citizens = citizens  # the boards left in the box that show their Citizen's side
        self.page = ""  # how this game ended, as JSON (`legacy.Reign`)
        self.rounds: tuple[str, ...] = ()  # who ruled what at the end of each round (`legacy.SIGNS`)
        self.oath = -1  # of the next game
        self.heirs: tuple[int, ...] = ()  # who became a Citizen of the winner's
        self.built = ""  # the edifice that was built or repaired
        self.ruined: tuple[str, ...] = ()  # edifices that fell
        self.added: tuple[tuple[str, int], ...] = ()  # how many cards of which suit came to the world deck
        self.exiled = 0  # how many went to the Dispossessed

    def copy(self) -> Annals:
        twin = Annals.__new__(Annals)
        twin.number = self.number
        twin.citizens = self.citizens
        twin.page = self.page
        twin.rounds = self.rounds
        twin.oath = self.oath
        twin.heirs = self.heirs
        twin.built = self.built
        twin.ruined = self.ruined
        twin.added = self.added
        twin.exiled = self.exiled
        return twin


@data
class State(Hooked):
    """The table of Oath."""

    __slots__ = (
        "act_over",
        "active",
        "annals",
        "bands",
        "banks",
        "banners",
        "boards",
        "book",
        "caged",
        "cleared",
        "colours",
        "deemed",
        "done",
        "ending",
        "favor_on",
        "followed",
        "fresh_scepter",
        "guise",
        "heap",
        "oath",
        "round",
        "secrets_on",
        "site_favor",
        "site_secrets",
        "stock",
        "story",
        "talks",
        "title",
        "using",
        "usurper",
        "visions",
        "war",
        "ways",
        "winner",
    )

    SHARED: ClassVar[tuple[str, ...]] = (*Hooked.SHARED, "book", "story")
    NAMED: ClassVar[Mapping[str, Naming]] = {
        **Hooked.NAMED,
        "pool": Of(BACKS),
        "banks": By(SUITS, 0),
        "bands": By(SLOTS, (0, 0)),
        "site_favor": By(SLOTS, 0),
        "site_secrets": By(SLOTS, 0),
        "oath": Of(OATHS),
    }
    WORDS: ClassVar[Vocabulary] = WORDS

    def __init__(self, seats: int, book: Book, seed: int) -> None:
        super().__init__(seats, layout(seats), book.ids, seed, tuple(card.answers for card in book.cards))
        self.book = book
        self.boards = [Board(LORD if seat == CHANCELLOR else EXILE) for seat in range(seats)]
        self.oath = 0
        self.round = 1
        self.active = CHANCELLOR
        self.visions = 0  # drawn from the world deck
        self.stock = book.terms.favor  # favor of the shared bank
        self.banks = [0] * len(SUITS)
        self.banners = [Banner() for _ in BANNERS]
        self.title = CHANCELLOR
        self.usurper = False
        #: Warbands at each slot: whose colour (a seat's), and how many.
        self.bands: list[tuple[int, int]] = [(0, 0)] * len(SLOTS)
        #: Warbands kept on a relic, by the seat whose colour they have.
        self.caged = [0] * seats
        #: Open Visions that count for a second player too, and who that is: a warband of that player lies on each.
        self.followed: dict[int, int] = {}
        self.site_favor = [0] * len(SLOTS)
        self.site_secrets = [0] * len(SLOTS)
        #: Favor and secrets on cards.
        self.favor_on: dict[int, int] = {}
        self.secrets_on: dict[int, int] = {}
        self.war: Campaign | None = None
        self.talks = Talks()
        # what a turn remembers
        self.using: tuple[int, ...] = ()  # modifiers that were paid for the action being done
        self.guise = NOBODYS  # whose council stands for that of the active player, in the action being done
        self.deemed = -1  # the slot where the active player's pawn is deemed to stand
        self.heap: tuple[str, ...] = ()  # where cards go that are discarded in the search being done; empty: as usual
        self.done: tuple[str, ...] = ()  # free actions since the last one that was not free
        self.cleared: tuple[tuple[int, int], ...] = ()  # (slot, suit) of cards that the active player discarded
        self.act_over = False
        self.fresh_scepter = False  # the Grand Scepter was taken in this turn
        # how it ended
        self.winner = NOBODYS
        self.ending = ""
        self.ways: tuple[str, ...] = ()  # every way in which it was won (Law 8.1)
        # the series
        self.colours = tuple(range(seats))  # of the boards, in their order in `COLOURS`
        self.annals: Annals | None = None  # where no game is to follow, nothing is written
        self.story = "[]"  # the reigns before this one, as JSON

    def copy(self) -> State:
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.book = self.book
        twin.boards = [board.copy() for board in self.boards]
        twin.oath = self.oath
        twin.round = self.round
        twin.active = self.active
        twin.visions = self.visions
        twin.stock = self.stock
        twin.banks = self.banks[:]
        twin.banners = [banner.copy() for banner in self.banners]
        twin.title = self.title
        twin.usurper = self.usurper
        twin.bands = self.bands[:]
        twin.caged = self.caged[:]
        twin.followed = dict(self.followed)
        twin.site_favor = self.site_favor[:]
        twin.site_secrets = self.site_secrets[:]
        twin.favor_on = dict(self.favor_on)
        twin.secrets_on = dict(self.secrets_on)
        twin.war = None if self.war is None else self.war.copy()
        twin.talks = self.talks.copy()
        twin.using = self.using
        twin.guise = self.guise
        twin.deemed = self.deemed
        twin.heap = self.heap
        twin.done = self.done
        twin.cleared = self.cleared
        twin.act_over = self.act_over
        twin.fresh_scepter = self.fresh_scepter
        twin.winner = self.winner
        twin.ending = self.ending
        twin.ways = self.ways
        twin.colours = self.colours
        twin.annals = None if self.annals is None else self.annals.copy()
        twin.story = self.story
        return twin

    # -- looking things up

    @property
    def seats(self) -> int:
        return len(self.boards)

    def card(self, handle: int) -> Card:
        """What is printed on a card."""
        return self.book.cards[self.face[handle]]

    def bends(self, card: int) -> Sequence[Bend[Any]]:
        return self.book.cards[self.face[card]].bends

    def reactions(self, card: int) -> Sequence[Reaction[Any]]:
        return self.book.cards[self.face[card]].reactions

    def holder(self, card: int) -> int:
        """The side that rules a card in play by the warbands there (Law 10: rule); what bends it, `ruling` asks."""
        zone = self.at[card]
        if zone >= ADVISERS_UP:
            return SEAT_AT[zone]
        colour, n = self.bands[SLOT_AT[zone]]
        return BANDITS if n == 0 else EMPIRE if colour == CHANCELLOR else colour

    def slot_of(self, card: int) -> int:
        """The slot where a card lies: a site, a card or a relic at one; -1 elsewhere."""
        return SLOT_AT[self.at[card]]

    def site(self, slot: int) -> int:
        """The faceup site of a slot, as a card; -1 where it lies facedown."""
        there = self.zones[SITE_UP + slot]
        return there[0] if there else -1

    def colour_name(self, seat: int) -> str:
        """The colour of a player's board."""
        return COLOURS[self.colours[seat]]

    def faceup(self, slot: int) -> bool:
        return bool(self.zones[SITE_UP + slot])

    def region(self, seat: int) -> int:
        """The region where a pawn stands."""
        return MAP.region[self.boards[seat].pawn]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The other seats, beginning with the left neighbour."""
        return clockwise(seat, self.seats)

    def in_order(self, seat: int) -> tuple[int, ...]:
        """All seats, beginning with one."""
        return in_order(seat, self.seats)

    def scepter(self) -> int:
        """Who holds the Grand Scepter (Law 2.4.3)."""
        held = self.hooks.get(SCEPTER)
        return NOBODYS if held is None else SEAT_AT[self.at[held[0]]]

    def visions_of(self, seat: int) -> list[int]:
        """The open Visions that count for a player: the own one, and one that a warband of the player lies on."""
        return [*self.zones[VISION_UP + seat], *(card for card, by in self.followed.items() if by == seat)]

    def prizes(self, seat: int) -> int:
        """Relics and banners of a player, counted together (Law 2.11)."""
        return len(self.zones[HELD + seat]) + sum(banner.holder == seat for banner in self.banners)
