"""Questions that cards may answer otherwise (Law 10, 7.1): a rule asks here and never looks itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from oikumene.kept.oath_2.model import (
    ACTION,
    BRUTAL,
    CARELESS,
    DECADENT,
    DS,
    EDIFICE,
    GREEDY,
    MAP,
    PLAN,
    SITE,
    SLOTS,
    SUITLESS,
    Card,
    Cost,
)
from oikumene.kept.oath_2.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    BANDITS,
    CARDS,
    CHANCELLOR,
    EMPIRE,
    EXILE,
    HELD,
    MAX_SEATS,
    NOBODYS,
    NONE,
    SITE_UP,
    SPACE,
    WORLD_DECK,
    State,
    Target,
)
from oikumene.kernel.flow import Value
from oikumene.kept.oath_2.kit.bend import Matter, bent_by_all, bent_by_card

#: A place for discarded cards, as an option says it; and the modifier that allows it.
Heap: TypeAlias = "tuple[Value, int]"

#: Each is asked of every card in play, whoever has it; what it is asked about follows the value.
COUNCIL_ROOM = Matter[int]("council-room")  # seat
BANDITS_THERE = Matter[int]("bandits-there")  # slot
TAKES_SEAT = Matter[bool]("takes-seat")  # seat, adviser: whether it counts for the limit of the council
OUTSIDE = Matter[bool]("outside-council")  # nothing: asked of the card that comes, whether it needs no seat
FITS_SITE = Matter[bool]("fits-site")  # slot: asked of the card that comes
ROOM = Matter[int]("room")  # slot
MAY_PLAY = Matter[bool]("may-play")  # seat, card, where
MAKES_ROOM = Matter[int]("makes-room")  # seat, slot: how many cards of the site may go first
SEARCH_PRICE = Matter[int]("search-price")  # seat, from the deck
SEARCH_COUNT = Matter[int]("search-count")  # seat, from the deck
MUSTERS = Matter[int]("musters")  # seat, card
MUSTER_EXTRA = Matter[tuple[tuple[int, int], ...]]("muster-extra")  # seat, card: more that may be gained, as (by, n)
MUSTER_FREE = Matter[bool]("muster-free")  # seat, card: whether a card with tokens will do
TRADES = Matter[int]("trades")  # seat, card, for secrets
TRAVEL_PRICE = Matter[int]("travel-price")  # seat, slot: asked of the site that is left
MAY_TRAVEL = Matter[bool]("may-travel")  # seat, slot
MAY_TARGET = Matter[bool]("may-target")  # attacker, defender, target
TARGET_DICE = Matter[int]("target-dice")  # attacker, defender, target
ATTACK_DICE = Matter[int]("attack-dice")  # the campaign
TARGETS_FIT = Matter[bool]("targets-fit")  # attacker, defender, targets, from which slot: whether they go together
MAY_PLAN = Matter[bool]("may-plan")  # side, card: whether a battle plan may be used
PLAN_PRICE = Matter[Cost]("plan-price")  # side, card
REROLLS = Matter[bool]("rerolls")  # seat: whether a roll may be made again for the card's price
MAY_RECOVER = Matter[bool]("may-recover")  # seat, what
LOCKED = Matter[bool]("locked")  # seat, card
STATION = Matter[bool]("station")  # seat, slot: whether no supply is spent, increases included
TRAVEL_FREE = Matter[bool]("travel-free")  # the same, asked of the modifiers that were chosen for the travel
TRAVEL_TOLLS = Matter[tuple[int, ...]]("travel-tolls")  # seat, slot: the cards that ask for a toll
TRAVEL_DARK = Matter[int]("travel-dark")  # seat, slot: secrets that are turned facedown
TRAVEL_BY_TOLL = Matter[int]("travel-by-toll")  # seat, slot: a card whose toll may be paid instead of supply
TRAVEL_CHOOSER = Matter[int]("travel-chooser")  # seat: who chooses where the pawn goes
#: What a traveller ignores; asked of the site that is left and of the modifiers that were chosen.
IGNORED = Matter[frozenset[str]]("ignored")  # seat, slot
MAY_USE = Matter[bool]("may-use")  # seat, cost: whether a power of that price may be used
SEARCH_FROM = Matter[tuple[int, ...]]("search-from")  # seat: the zones that may be searched
SEARCH_UNDER = Matter[bool]("search-under")  # seat: whether cards are drawn from the bottom
SEARCH_KEEPS = Matter[int]("search-keeps")  # seat: how many of the drawn cards may be played
HEAPS = Matter[tuple[Heap, ...]]("heaps")  # seat, card: where else it may be put that is discarded in a search
SEARCH_TOLLS = Matter[tuple[int, ...]]("search-tolls")  # seat: the cards that ask for a toll
SEARCH_OPENLY = Matter[bool]("search-openly")  # seat: whether drawn cards and those kept are shown to all
PLAY_SECRET = Matter[bool]("play-secret")  # seat: whether playing to a site brings a secret instead of the favor
REACH = Matter[tuple[int, ...]]("reach")  # seat, card: the slots it may be played to
MAY_TAKE = Matter[bool]("may-take")  # seat, thing: ("relic", card) or ("banner", banner)
MAY_GIVE = Matter[bool]("may-give")  # seat, "secret"
LEVIES = Matter[bool]("levies")  # attacker: whether warbands of all ruled sites join the force
MAY_CAMPAIGN = Matter[bool]("may-campaign")  # seat
MAY_SACRIFICE = Matter[bool]("may-sacrifice")  # the campaign
MAY_POST = Matter[bool]("may-post")  # seat
MAY_EXILE = Matter[bool]("may-exile")  # the Citizen
TARGETS_DARK = Matter[int]("targets-dark")  # attacker, from which slot, targets: secrets that are turned facedown
END_SWAYERS = Matter[tuple[int, ...]]("end-swayers")  # who may change the end die by one, after it was rolled
SITE_STAYS = Matter[bool]("site-stays")  # slot: whether a site stays on the map when the chronicle is written
MORE_SECRETS = Matter[int]("more-secrets")  # seat: secrets gained and added when the Darkest Secret is recovered
STAYS_MOB = Matter[bool]("stays-mob")  # whether the People's Favor shows the Mob after it was recovered
CARD_RULER = Matter[int]("card-ruler")  # card: the side that rules a card at a site
BANDIT_LORD = Matter[int]("bandit-lord")  # the player whose warbands bandits count as
COUNTS = Matter[int]("counts")  # of the adviser itself: suit, action
MAY_WORK = Matter[bool]("may-work")  # seat, card, "muster" or "trade"
MUSTER_PRICE = Matter[int]("muster-price")  # seat, card: supply
MUSTER_SECRET = Matter[bool]("muster-secret")  # seat: whether a secret is placed instead of a favor
TRADE_PRICE = Matter[int]("trade-price")  # seat, card: supply
TRADE_SITES = Matter[tuple[int, ...]]("trade-sites")  # seat: the slots whose cards may be traded with
TRADE_THERE = Matter[bool]("trade-there")  # seat: whether the pawn is deemed at the site of the card
TRADE_TOLLS = Matter[tuple[int, ...]]("trade-tolls")  # seat, card: the cards that ask for a toll
TRADE_GAIN = Matter[tuple[int, int]]("trade-gain")  # seat, card: favor and secrets
PURSE_BANK = Matter[int]("purse-bank")  # seat: the bank that stands for the favor of a board
BURNS_TO = Matter[int]("burns-to")  # who gets favor that a player burns

#: What a traveller may ignore: a site that must be passed, one that hides, all powers of sites.
GATE, VEIL, SITES = "gate", "veil", "sites"

# -- who rules what


def ruler(state: State, slot: int, aside: int = NOBODYS) -> int:
    """The side that rules a site: whose warbands are there; without any the bandits; a facedown one nobody (Law 10).
    `aside`: a Citizen who would not be Imperial (Law 5.5.1)."""
    if not state.zones[SITE_UP + slot]:
        return NONE
    colour, n = state.bands[slot]
    if n == 0:
        return bandit_side(state, aside)
    return EMPIRE if colour == CHANCELLOR else colour


def rulers(state: State, aside: int = NOBODYS) -> list[int]:
    """The side that rules each site, by slots."""
    sites, lawless = state.zones[SITE_UP : SITE_UP + len(SLOTS)], bandit_side(state, aside)
    return [
        (EMPIRE if colour == CHANCELLOR else colour) if site and n else lawless if site else NONE
        for site, (colour, n) in zip(sites, state.bands, strict=True)
    ]


def realms(state: State) -> list[int]:
    """How many sites each player rules, by seats: those of the Empire are the Chancellor's, who stands for it, and no
    Citizen's (Law 2.11)."""
    count = [0] * len(state.boards)
    for colour, n in state.bands:
        if n:
            count[colour] += 1
    lord = bandit_lord(state)
    if lord != NOBODYS:
        bare = [slot for slot, (_, n) in enumerate(state.bands) if n == 0 and state.zones[SITE_UP + slot]]
        count[CHANCELLOR if imperial(state, lord) else lord] += len(bare)
    return count


def bandit_lord(state: State) -> int:
    """The player whose warbands bandits count as, if there is one (Law 7.6.5)."""
    return bent_by_all(state, BANDIT_LORD, NOBODYS)


def bandit_side(state: State, aside: int = NOBODYS) -> int:
    """The side of the bandits: their own, or that of the player whose warbands they count as (Law 7.6.5)."""
    if BANDIT_LORD.name not in state.hooks:  # as a rule, and asked with every look at who rules what
        return BANDITS
    lord = bent_by_all(state, BANDIT_LORD, NOBODYS)
    if lord == NOBODYS:
        return BANDITS
    return EMPIRE if imperial(state, lord) and lord != aside else lord


def counts_bandits(state: State, seat: int) -> bool:
    """Whether a site without warbands is a player's own (Law 7.6.5)."""
    return sides_with(state, seat, bandit_side(state))


def bandits_for(state: State, slot: int) -> int:
    """How many bandits fight for who rules a site: themselves, or a player whose warbands they count as."""
    return bandits(state, slot) if ruler(state, slot) == bandit_side(state) else 0


def rearguard(state: State, seat: int, slot: int) -> int:
    """How many warbands must stay at a ruled site: the last, unless its bandits count as the player's own (Law 6.5,
    7.6.5)."""
    return 0 if bandit_lord(state) == seat else min(1, state.bands[slot][1])


def bandits(state: State, slot: int) -> int:
    """How many bandits defend a site that no player rules (Law 2.8.3)."""
    return bent_by_all(state, BANDITS_THERE, 1, slot)


def imperial(state: State, seat: int) -> bool:
    """Whether a player is Imperial: the Chancellor always, a Citizen but for some campaigns (Law 5.5.1, 10)."""
    war = state.war
    return state.boards[seat].role != EXILE and not (war is not None and war.suspended == seat)


def rules_site(state: State, seat: int, slot: int) -> bool:
    """Whether a player rules a site; every Imperial player rules all Imperial ones (Law 6.6.3)."""
    side = ruler(state, slot)
    return side == seat or (side == EMPIRE and imperial(state, seat))


def ruled(state: State, seat: int) -> list[int]:
    """The sites that a player rules."""
    return [slot for slot, side in enumerate(rulers(state)) if sides_with(state, seat, side)]


def sites_of(state: State, seat: int) -> int:
    """How many sites a player rules, the Empire counted as one (Law 2.11)."""
    return rulers(state).count(side_of(state, seat))


def side_of(state: State, seat: int) -> int:
    """The side that a player is, or is one of."""
    return EMPIRE if imperial(state, seat) else seat


def rules_card(state: State, seat: int, card: int) -> bool:
    """Whether a player rules a faceup card: at a ruled site, an own adviser, a relic held (Law 10)."""
    zone = state.at[card]
    if zone >= ADVISERS_DOWN:
        return (zone - ADVISERS_UP) % MAX_SEATS == seat and not zone < ADVISERS_DOWN + MAX_SEATS
    if zone >= ADVISERS_UP:
        return zone - ADVISERS_UP == council_of(state, seat)
    return sides_with(state, seat, card_ruler(state, card))


def card_ruler(state: State, card: int) -> int:
    """The side that rules a card at a site, as a rule who rules the site (Law 10)."""
    side = ruler(state, state.slot_of(card))
    return bent_by_all(state, CARD_RULER, side, card) if CARD_RULER.name in state.hooks else side


def sides_with(state: State, seat: int, side: int) -> bool:
    """Whether a player is that side, or one of it."""
    return side == seat or (side == EMPIRE and imperial(state, seat))


def foe_of(state: State, seat: int, side: int) -> bool:
    """Whether a player is an enemy of a side: of the bandits everybody is, of nobody (a facedown site) nobody."""
    return side != NONE and not sides_with(state, seat, side)


def council_of(state: State, seat: int) -> int:
    """Whose advisers stand for a player's: the own ones, unless another council was chosen for this action."""
    return state.guise if state.guise >= 0 and seat == state.active else seat


def place(state: State, seat: int) -> int:
    """The slot where a pawn stands, or is deemed to stand for this action."""
    return state.deemed if state.deemed >= 0 and seat == state.active else state.boards[seat].pawn


def access(state: State, seat: int, card: int) -> bool:
    """Whether a player may use the power of a card: it is ruled, or the pawn stands there (Law 7.1.1)."""
    slot = state.slot_of(card)
    return (slot >= 0 and place(state, seat) == slot) or rules_card(state, seat, card)


def enemy(state: State, one: int, other: int) -> bool:
    """Whether two players are enemies; bandits are everybody's (Law 10)."""
    if BANDITS in (one, other):
        return one != other
    return one != other and not (imperial(state, one) and imperial(state, other))


def colour(state: State, seat: int) -> int:
    """The colour of a player's warbands, by the seat whose colour it is: an Exile's own, else purple (Law 5.2.2)."""
    return seat if state.boards[seat].role == EXILE else CHANCELLOR


# -- favor


def purse_bank(state: State, seat: int) -> int:
    """The bank that stands for the favor of a player's board, if one does."""
    return bent_by_all(state, PURSE_BANK, SUITLESS, seat)


def purse(state: State, seat: int) -> int:
    """How much favor a player can spend: what lies on the board, and in a bank that stands for it."""
    favor = state.boards[seat].favor
    if PURSE_BANK.name not in state.hooks:  # as a rule, and asked with every look at what can be paid
        return favor
    bank = bent_by_all(state, PURSE_BANK, SUITLESS, seat)
    return favor if bank == SUITLESS else favor + state.banks[bank]


def takeable(state: State, seat: int) -> int:
    """How much favor others can take from a player, and how much a player can be made to pay: a bank that stands for
    the board is nobody else's to open."""
    return state.boards[seat].favor


def may_give(state: State, seat: int, what: str) -> bool:
    """Whether a player may give others such a thing."""
    return bent_by_all(state, MAY_GIVE, True, seat, what)


def all_secrets(state: State, seat: int) -> int:
    """The secrets on a board, face up and facedown: both can be taken and given (Law 10)."""
    return state.boards[seat].secrets + state.boards[seat].dark


def givable_secrets(state: State, seat: int) -> int:
    """How many secrets a player can give away."""
    return all_secrets(state, seat) if may_give(state, seat, "secret") else 0


def burns_to(state: State) -> int:
    """Who gets the favor that a player burns; -1: the shared bank does (Law 10)."""
    return bent_by_all(state, BURNS_TO, -1)


# -- cards


def suit(state: State, card: int) -> int:
    """The suit of a faceup card; a ruin has none (Law 2.9)."""
    return state.card(card).suit


def advisers(state: State, seat: int, wanted: int, action: str = "") -> int:
    """How many faceup advisers of a suit a player has (Law 5.3.2), counted for an action."""
    if wanted == SUITLESS:
        return 0
    council = state.zones[ADVISERS_UP + council_of(state, seat)]
    return sum(counts(state, seat, card, wanted, action) for card in council)


def counts(state: State, seat: int, card: int, wanted: int, action: str = "") -> int:
    """For how many advisers of a suit an adviser counts."""
    return bent_by_card(state, COUNTS, seat, card, int(suit(state, card) == wanted), wanted, action)


def suits_of(state: State, seat: int) -> set[int]:
    """The suits of a player's faceup advisers."""
    return {suit(state, card) for card in state.zones[ADVISERS_UP + council_of(state, seat)]} - {SUITLESS}


def kindred(state: State, seat: int, theirs: set[int]) -> int:
    """How many of a player's advisers share a suit with those of another (Law 5.1.4.IV)."""
    council = state.zones[ADVISERS_UP + seat]
    return sum(max([counts(state, seat, card, each) for each in theirs], default=0) for card in council)


def council_room(state: State, seat: int, up: Sequence[int]) -> int:
    """How many advisers a player may have whose faceup ones are these (Law 5.1.4.II, 7.6.4)."""
    room = state.book.terms.advisers
    for card in up:
        room = bent_by_card(state, COUNCIL_ROOM, seat, card, room, seat)
    return room


def takes_seat(state: State, seat: int, card: int, up: Sequence[int]) -> bool:
    """Whether a faceup adviser counts for the limit of a council whose faceup advisers are these."""
    counted = True
    for each in up:
        counted = bent_by_card(state, TAKES_SEAT, seat, each, counted, seat, card)
    return counted


def too_many(state: State, seat: int, up: Sequence[int], down: int) -> int:
    """By how many advisers a council of these faceup ones and so many facedown ones is too large; what came however
    full it was does not make it so."""
    room = council_room(state, seat, up)
    if len(up) + down <= room:
        return 0
    seated = sum(takes_seat(state, seat, card, up) for card in up) + down
    extra = sum(takes_seat(state, seat, card, up) and outside(state, seat, card) for card in up)
    return max(0, seated - extra - room)


def overfull(state: State, seat: int) -> int:
    """By how many advisers a player's council is too large."""
    up, down = state.zones[ADVISERS_UP + seat], len(state.zones[ADVISERS_DOWN + seat])
    if len(up) + down <= state.book.terms.advisers and COUNCIL_ROOM.name not in state.hooks:
        return 0
    return too_many(state, seat, up, down)


def outside(state: State, seat: int, card: int) -> bool:
    """Whether a card may come to a council however full it is."""
    return bent_by_card(state, OUTSIDE, seat, card, False)


def room(state: State, slot: int) -> int:
    """How many more cards a site holds (Law 2.8.1)."""
    site = state.site(slot)
    if site < 0:
        return 0
    return bent_by_all(state, ROOM, state.card(site).capacity, slot) - len(state.zones[CARDS + slot])


def locked(state: State, seat: int, card: int) -> bool:
    """Whether a card in play cannot be discarded, moved or swapped by a player (Law 7.2.2)."""
    return bent_by_all(state, LOCKED, state.card(card).locked, seat, card)


def stays(state: State, seat: int, card: int) -> bool:
    """Whether a player cannot discard a card in play: it is locked, or a modifier at work (Law 7.4.3)."""
    return card in state.using or locked(state, seat, card)


def may_play(state: State, seat: int, card: int, where: str) -> bool:
    """Whether a card may be played face up to a "site" or to the council ("adviser"), there "facedown", or laid open
    as a "vision" (Law 7.2.1)."""
    able = where not in ("site", "adviser") or state.card(card).only in ("", where)
    return bent_by_all(state, MAY_PLAY, able, seat, card, where)


def working(state: State, card: int) -> bool:
    """Whether one may muster and trade with a card at a site: not with a ruin (Law 2.9)."""
    return not state.card(card).ruin


def bare(state: State, card: int) -> bool:
    """Whether neither favor nor secrets lie on a card (Law 7.1.2)."""
    return not state.favor_on.get(card) and not state.secrets_on.get(card)


# -- the Imperial Reliquary


def uncovered(state: State, space: int) -> bool:
    """Whether a space of the Reliquary is open, so that it binds the Chancellor (Law 2.3, 6.6.2)."""
    return not state.zones[SPACE + space]


def bound(state: State, seat: int, space: int) -> bool:
    """Whether the modifier of a space binds a player: the Chancellor alone (Law 7.1.1)."""
    return seat == CHANCELLOR and uncovered(state, space)


# -- what actions cost and bring


def search_price(state: State, seat: int, deck: bool) -> int:
    """Supply for a search (Law 5.1.1): of a pile, or of the world deck by Visions drawn. The Darkest Secret's holder
    may spend 2 for the deck."""
    terms = state.book.terms
    price = terms.search[state.visions] if deck else terms.search_pile
    if deck and state.banners[DS].holder == seat:
        price = min(price, 2)
    return bent_by_all(state, SEARCH_PRICE, price, seat, deck)


def search_count(state: State, seat: int, deck: bool) -> int:
    """How many cards a search draws (Law 5.1.2)."""
    return bent_by_all(state, SEARCH_COUNT, 5 if bound(state, seat, GREEDY) else 3, seat, deck)


def may_search(state: State, seat: int, price: int) -> bool:
    """Whether a search of that price is allowed: an open Greedy space bars dear ones."""
    return price <= state.boards[seat].supply and not (price > 2 and bound(state, seat, GREEDY))


def deck_there(state: State) -> bool:
    """Whether the world deck has a card: everybody sees whether something lies there."""
    return bool(state.zones[WORLD_DECK])


def travel_price(state: State, seat: int, slot: int) -> int:
    """Supply to travel to a slot (Law 5.6.1); an open Decadent space bends it for the Chancellor."""
    here = state.boards[seat].pawn
    price = MAP.away[here][slot]
    if asks_site(state, TRAVEL_PRICE, here):
        price = bent_by_card(state, TRAVEL_PRICE, seat, state.site(here), price, seat, slot)
    if bound(state, seat, DECADENT):
        to = MAP.region[slot]
        if to == 0 and MAP.region[here] != 0:
            return 0
        price += to == 2
    free = bent_by_all(state, STATION, False, seat, slot)
    if state.using:
        free = bent_by_all(state, TRAVEL_FREE, free, seat, slot)
    return 0 if free else price


def travels_as_printed(state: State, seat: int) -> bool:
    """Whether nothing bends what travel costs: as a rule, and then the map says it for all slots."""
    if state.using or STATION.name in state.hooks or bound(state, seat, DECADENT):
        return False
    return not asks_site(state, TRAVEL_PRICE, state.boards[seat].pawn)


def asks_site(state: State, question: Matter[Any], slot: int) -> bool:
    """Whether a question is one for the site of a slot."""
    site = state.zones[SITE_UP + slot]
    return bool(site) and question.name in state.answering[state.face[site[0]]]


def ignores(state: State, seat: int, slot: int, what: str = "") -> bool:
    """Whether who travels to a slot ignores a kind of bar, or the powers of all sites (Law 9.2)."""
    found: frozenset[str] = frozenset()
    for card in (*state.zones[SITE_UP + state.boards[seat].pawn], *state.using):
        found = bent_by_card(state, IGNORED, seat, card, found, seat, slot)
    return SITES in found or what in found


def travel_tolls(state: State, seat: int, slot: int) -> tuple[int, ...]:
    """The cards that ask for a favor before one may travel to a slot."""
    return bent_by_all(state, TRAVEL_TOLLS, (), seat, slot)


def travel_dark(state: State, seat: int, slot: int) -> int:
    """How many secrets are turned facedown to travel to a slot."""
    return bent_by_all(state, TRAVEL_DARK, 0, seat, slot)


def travel_chooser(state: State, seat: int, by: int) -> int:
    """Who chooses where a pawn goes: who makes it go, unless somebody else may."""
    return bent_by_all(state, TRAVEL_CHOOSER, by, seat)


def may_use(state: State, seat: int, cost: Cost) -> bool:
    """Whether a player may use a power of that price."""
    return bent_by_all(state, MAY_USE, True, seat, cost)


def may_travel(state: State, seat: int, slot: int) -> bool:
    """Whether a pawn may travel to a slot at all."""
    return slot != state.boards[seat].pawn and bent_by_all(state, MAY_TRAVEL, True, seat, slot)


def kills_all(state: State, attacker: int) -> bool:
    """Whether the loser's whole force dies: an open Brutal space, where the Chancellor attacks."""
    return bound(state, attacker, BRUTAL)


def careless(state: State, seat: int) -> bool:
    """Whether a trade brings a favor more and a secret less: an open Careless space."""
    return bound(state, seat, CARELESS)


# -- campaigns


def target_dice(state: State, attacker: int, defender: int, target: Target) -> int:
    """The defence dice that a target brings (Law 5.5.2)."""
    from oikumene.kept.oath_2.model import PAWN_DICE

    if target[0] == "site":
        dice = state.card(state.site(int(target[1]))).defence
    elif target[0] == "relic":
        dice = state.card(int(target[1])).defence
    elif target[0] == "banner":
        dice = state.banners[int(target[1])].tokens
    else:
        dice = PAWN_DICE
    return bent_by_all(state, TARGET_DICE, dice, attacker, defender, target)


def may_take(state: State, seat: int, thing: Target) -> bool:
    """Whether a player may take a relic or banner, by whatever means."""
    return bent_by_all(state, MAY_TAKE, True, seat, thing)


def may_target(state: State, attacker: int, defender: int, target: Target) -> bool:
    """Whether something may be declared a target (Law 5.5.2); what may not be taken may not."""
    if target[0] in ("relic", "banner") and not may_take(state, attacker, target):
        return False
    return bent_by_all(state, MAY_TARGET, True, attacker, defender, target)


def targets_fit(state: State, attacker: int, defender: int, targets: tuple[Target, ...], here: int) -> bool:
    """Whether targets may be declared together, from a slot."""
    return bent_by_all(state, TARGETS_FIT, True, attacker, defender, targets, here)


def targets_dark(state: State, attacker: int, here: int, targets: tuple[Target, ...]) -> int:
    """How many secrets an attacker turns facedown to declare these targets."""
    return bent_by_all(state, TARGETS_DARK, 0, attacker, here, targets)


def may_darken(state: State, seat: int, n: int) -> bool:
    """Whether a player can and may turn so many secrets facedown (Law 7.1.2)."""
    return n == 0 or (state.boards[seat].secrets >= n and may_use(state, seat, Cost(dark=n)))


def may_post(state: State, seat: int) -> bool:
    """Whether a player may place warbands at sites, by whatever means."""
    return bent_by_all(state, MAY_POST, True, seat)


def end_swayers(state: State) -> tuple[int, ...]:
    """Who may change the end die by one (Law 3.3)."""
    return bent_by_all(state, END_SWAYERS, ())


def site_stays(state: State, slot: int, stays: bool) -> bool:
    """Whether a site stays on the map in the chronicle (Law 8.3.2); `stays`: by the Law itself."""
    return bent_by_all(state, SITE_STAYS, stays, slot)


def may_plan(state: State, side: int, card: int) -> bool:
    """Whether nothing forbids a side to use a battle plan (Law 5.5.3)."""
    return bent_by_all(state, MAY_PLAN, True, side, card)


def plan_price(state: State, side: int, card: int) -> Cost:
    """What a battle plan costs a side (Law 7.1.2)."""
    return bent_by_all(state, PLAN_PRICE, state.card(card).cost, side, card)


def levies(state: State, seat: int) -> bool:
    """Whether the warbands at all sites that an attacker rules join the force."""
    return bent_by_all(state, LEVIES, False, seat)


def rerolls(state: State, seat: int) -> list[int]:
    """The cards that let a player pay to roll again what was just rolled."""
    found = state.hooks.get(REROLLS.name, ())
    return [card for card in found if bent_by_card(state, REROLLS, state.holder(card), card, False, seat)]


def with_action(state: State) -> Sequence[int]:
    """Every faceup card with an Action power: at sites and in councils, relics held; then the sites."""
    found, at = state.hooks.get(ACTION, ()), state.at
    if not found or at[found[0]] >= CARDS:  # they stand as they lie, sites first
        return found
    return [*[card for card in found if at[card] >= CARDS], *[card for card in found if at[card] < CARDS]]


def with_plan(state: State) -> list[int]:
    """Every faceup card with a battle plan: at sites and in councils, relics held."""
    return [card for card in state.hooks.get(PLAN, ()) if state.at[card] >= CARDS]


def in_play(state: State) -> list[int]:
    """Every faceup card with a power: at sites and in councils, relics held."""
    places = [
        *range(CARDS, CARDS + len(SLOTS)),
        *range(ADVISERS_UP, ADVISERS_UP + state.seats),
        *range(HELD, HELD + state.seats),
    ]
    return [card for zone in places for card in state.zones[zone]]


def open_sites(state: State) -> list[int]:
    """The sites that lie face up, as cards."""
    return [site for slot in range(len(SLOTS)) for site in state.zones[SITE_UP + slot]]


def is_denizen_card(card: Card) -> bool:
    """Whether a card of a site is no edifice (Law 2.9)."""
    return card.back not in (EDIFICE, SITE)
