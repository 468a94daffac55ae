"""Questions that cards may answer otherwise (Law 10, 7.1): a rule asks here and never looks itself."""

from __future__ import annotations

from oikumene.games.oath.model import (
    ADVISERS,
    BRUTAL,
    CARELESS,
    DECADENT,
    DS,
    EDIFICE,
    GREEDY,
    MAP,
    SEARCH,
    SEARCH_PILE,
    SITE,
    SLOTS,
    SUITLESS,
    Card,
    Cost,
)
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    BANDITS,
    CARDS,
    CHANCELLOR,
    EMPIRE,
    EXILE,
    HELD,
    MAX_SEATS,
    NONE,
    SPACE,
    WORLD_DECK,
    State,
    Target,
)
from oikumene.kit.bend import Question, bent_by_all, bent_by_card

#: Each is asked of every card in play, whoever has it; what it is asked about follows the value.
COUNCIL_ROOM = Question[int]("council-room")  # seat
BANDITS_THERE = Question[int]("bandits-there")  # slot
OUTSIDE = Question[bool]("outside-council")  # nothing: asked of the card that comes, whether it needs no seat
FITS_SITE = Question[bool]("fits-site")  # slot: asked of the card that comes
ROOM = Question[int]("room")  # slot
MAY_PLAY = Question[bool]("may-play")  # seat, card, where
MAKES_ROOM = Question[int]("makes-room")  # seat, slot: how many cards of the site may go first
SEARCH_PRICE = Question[int]("search-price")  # seat, from the deck
SEARCH_COUNT = Question[int]("search-count")  # seat, from the deck
MUSTERS = Question[int]("musters")  # seat, card
MUSTER_FREE = Question[bool]("muster-free")  # seat, card: whether a card with tokens will do
TRADES = Question[int]("trades")  # seat, card, for secrets
TRAVEL_PRICE = Question[int]("travel-price")  # seat, slot
MAY_TRAVEL = Question[bool]("may-travel")  # seat, slot
MAY_TARGET = Question[bool]("may-target")  # attacker, defender, target
TARGET_DICE = Question[int]("target-dice")  # attacker, defender, target
ATTACK_DICE = Question[int]("attack-dice")  # the campaign
TARGETS_FIT = Question[bool]("targets-fit")  # attacker, defender, targets: whether they may be declared together
MAY_PLAN = Question[bool]("may-plan")  # side, card: whether a battle plan may be used
PLAN_PRICE = Question[Cost]("plan-price")  # side, card
REROLLS = Question[bool]("rerolls")  # seat: whether a roll may be made again for the card's price
MAY_RECOVER = Question[bool]("may-recover")  # seat, what
LOCKED = Question[bool]("locked")  # seat, card
TRAVEL_FREE = Question[bool]("travel-free")  # seat, slot: whether no supply is spent, increases included
TRAVEL_TOLLS = Question[tuple[int, ...]]("travel-tolls")  # seat, slot: the cards that ask for a toll
TRAVEL_DARK = Question[int]("travel-dark")  # seat, slot: secrets that are turned facedown
TRAVEL_BY_TOLL = Question[int]("travel-by-toll")  # seat, slot: a card whose toll may be paid instead of supply
TRAVEL_CHOOSER = Question[int]("travel-chooser")  # seat: who chooses where the pawn goes
IGNORED = Question[frozenset[str]]("ignored")  # seat, slot: what a traveller ignores
MAY_USE = Question[bool]("may-use")  # seat, cost: whether a power of that price may be used
SEARCH_FROM = Question[tuple[int, ...]]("search-from")  # seat: the zones that may be searched
SEARCH_UNDER = Question[bool]("search-under")  # seat: whether cards are drawn from the bottom
SEARCH_TOLLS = Question[tuple[int, ...]]("search-tolls")  # seat: the cards that ask for a toll
PLAY_SECRET = Question[bool]("play-secret")  # seat: whether playing to a site brings a secret instead of the favor
REACH = Question[tuple[int, ...]]("reach")  # seat, card: the slots it may be played to
MAY_TAKE = Question[bool]("may-take")  # seat, thing: ("relic", card) or ("banner", banner)
MAY_CAMPAIGN = Question[bool]("may-campaign")  # seat
MAY_SACRIFICE = Question[bool]("may-sacrifice")  # the campaign
MAY_POST = Question[bool]("may-post")  # seat
MAY_EXILE = Question[bool]("may-exile")  # the Citizen
MORE_SECRETS = Question[int]("more-secrets")  # seat: secrets gained and added when the Darkest Secret is recovered
STAYS_MOB = Question[bool]("stays-mob")  # whether the People's Favor shows the Mob after it was recovered
CARD_RULER = Question[int]("card-ruler")  # card: the side that rules a card at a site
COUNTS = Question[int]("counts")  # of the adviser itself: suit, action
MAY_WORK = Question[bool]("may-work")  # seat, card, "muster" or "trade"
MUSTER_PRICE = Question[int]("muster-price")  # seat, card: supply
MUSTER_SECRET = Question[bool]("muster-secret")  # seat: whether a secret is placed instead of a favor
TRADE_PRICE = Question[int]("trade-price")  # seat, card: supply
TRADE_SITES = Question[tuple[int, ...]]("trade-sites")  # seat: the slots whose cards may be traded with
TRADE_THERE = Question[bool]("trade-there")  # seat: whether the pawn is deemed at the site of the card
TRADE_TOLLS = Question[tuple[int, ...]]("trade-tolls")  # seat, card: the cards that ask for a toll
TRADE_GAIN = Question[tuple[int, int]]("trade-gain")  # seat, card: favor and secrets
PURSE_BANK = Question[int]("purse-bank")  # seat: the bank that stands for the favor of a board
BURNS_TO = Question[int]("burns-to")  # who gets favor that a player burns

QUESTIONS = (
    *(COUNCIL_ROOM, ROOM, MAY_PLAY, MAKES_ROOM, SEARCH_PRICE, SEARCH_COUNT, MUSTERS, MUSTER_FREE, TRADES, TRAVEL_PRICE),
    *(MAY_TRAVEL, MAY_TARGET, TARGET_DICE, ATTACK_DICE, TARGETS_FIT, MAY_PLAN, PLAN_PRICE, REROLLS),
    *(MAY_RECOVER, LOCKED, PURSE_BANK, BURNS_TO),
    *(CARD_RULER, COUNTS, MAY_WORK, MUSTER_PRICE, MUSTER_SECRET, TRADE_PRICE, TRADE_SITES, TRADE_THERE, TRADE_TOLLS),
    *(SEARCH_FROM, SEARCH_UNDER, SEARCH_TOLLS, PLAY_SECRET, REACH, MAY_TAKE, MAY_CAMPAIGN, MAY_SACRIFICE, MAY_POST),
    *(MAY_EXILE, MORE_SECRETS, STAYS_MOB),
    *(TRADE_GAIN, TRAVEL_FREE, TRAVEL_TOLLS, TRAVEL_DARK, TRAVEL_BY_TOLL, TRAVEL_CHOOSER, IGNORED, MAY_USE),
)

#: What a traveller may ignore: a site that must be passed, one that hides, all powers of sites.
GATE, VEIL, SITES = "gate", "veil", "sites"

# -- who rules what


def ruler(state: State, slot: int) -> int:
    """The side that rules a site: whose warbands are there; without any the bandits; a facedown one nobody (Law 10)."""
    if not state.faceup(slot):
        return NONE
    colour, n = state.bands[slot]
    if n == 0:
        return BANDITS
    return EMPIRE if colour == CHANCELLOR else colour


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
    return [slot for slot in range(len(SLOTS)) if rules_site(state, seat, slot)]


def sites_of(state: State, seat: int) -> int:
    """How many sites a player rules, the Empire counted as one (Law 2.11)."""
    side = EMPIRE if imperial(state, seat) else seat
    return sum(ruler(state, slot) == side for slot in range(len(SLOTS)))


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
    return bent_by_all(state, CARD_RULER, ruler(state, state.slot_of(card)), card)


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
    """Whether two players are enemies (Law 10)."""
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
    bank = purse_bank(state, seat)
    return state.boards[seat].favor + (0 if bank == SUITLESS else state.banks[bank])


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


def council(state: State, seat: int) -> int:
    """How many advisers a player has, faceup and facedown (Law 2.2.2)."""
    return len(state.zones[ADVISERS_UP + seat]) + len(state.zones[ADVISERS_DOWN + seat])


def council_room(state: State, seat: int) -> int:
    """How many advisers a player may have (Law 5.1.4.II)."""
    return bent_by_all(state, COUNCIL_ROOM, ADVISERS, seat)


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
    price = SEARCH[state.visions] if deck else SEARCH_PILE
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
    price = bent_by_all(state, TRAVEL_PRICE, MAP.price(here, slot), seat, slot)
    if bound(state, seat, DECADENT):
        to = MAP.region[slot]
        if to == 0 and MAP.region[here] != 0:
            return 0
        price += to == 2
    return 0 if bent_by_all(state, TRAVEL_FREE, False, seat, slot) else price


def ignores(state: State, seat: int, slot: int, what: str = "") -> bool:
    """Whether who travels to a slot ignores a kind of bar, or the powers of all sites (Law 9.2)."""
    found = bent_by_all(state, IGNORED, frozenset(), seat, slot)
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
    from oikumene.games.oath.model import PAWN_DICE

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


def targets_fit(state: State, attacker: int, defender: int, targets: tuple[Target, ...]) -> bool:
    """Whether targets may be declared together."""
    return bent_by_all(state, TARGETS_FIT, True, attacker, defender, targets)


def may_plan(state: State, side: int, card: int) -> bool:
    """Whether nothing forbids a side to use a battle plan (Law 5.5.3)."""
    return bent_by_all(state, MAY_PLAN, True, side, card)


def plan_price(state: State, side: int, card: int) -> Cost:
    """What a battle plan costs a side (Law 7.1.2)."""
    return bent_by_all(state, PLAN_PRICE, state.card(card).cost, side, card)


def rerolls(state: State, seat: int) -> list[int]:
    """The cards that let a player pay to roll again what was just rolled."""
    found = state.hooks.get(REROLLS.name, ())
    return [card for card in found if bent_by_card(state, REROLLS, state.holder(card), card, False, seat)]


def in_play(state: State) -> list[int]:
    """Every faceup card with a power: at sites and in councils, relics held; the sites too."""
    places = [
        *range(CARDS, CARDS + len(SLOTS)),
        *range(ADVISERS_UP, ADVISERS_UP + state.seats),
        *range(HELD, HELD + state.seats),
    ]
    return [card for zone in places for card in state.zones[zone]]


def is_denizen_card(card: Card) -> bool:
    """Whether a card of a site is no edifice (Law 2.9)."""
    return card.back not in (EDIFICE, SITE)
