"""What the rules ask and powers may answer otherwise, all in one place, each with the rule that asks it."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.clash.model import NOTHING, RESOURCES, Amounts
from oikumene.kit.bend import Matter
from oikumene.kit.goods import Swap


class Offer(NamedTuple):
    """Another way to come by one unit, for another price, by some power: of all that have one `why` only one is used in
    a recruit, and once. `card`: an action card is drawn in the stead of the unit."""

    kind: int
    price: Amounts
    why: str
    card: bool = False
    #: The power that changes what another (`why`) offers.
    by: str = ""
    #: As often as one likes; then it is told from others by a good that is part of its price.
    often: bool = False
    good: int = -1

    @property
    def power(self) -> str:
        """The power that the player names."""
        return self.by or self.why


class Yield(NamedTuple):
    """What a trade route can bring: so many of a good; by which power, where not by the rule."""

    good: int
    n: int = 1
    why: str = ""


class Aid(NamedTuple):
    """What helps with a wonder, if its player wants to use it: the price is less, and its own advance is not needed."""

    why: str
    less: Amounts = NOTHING
    unlearned: bool = False


class Credit(NamedTuple):
    """Something that may be given in the stead of several resources of a price, whichever they are: a captive, a good,
    or nothing at all (-1); so many times at most."""

    good: int
    worth: int
    why: str
    most: int = 99
    owed: tuple[int, ...] = RESOURCES


class Cheer(NamedTuple):
    """Another way to make a city happy, whatever its mood: for another price, by some power."""

    hex: int
    price: Amounts
    why: str


# goods (verbs.limit, payment.swaps_for)
#: How many of a good a player can have; about: the good.
LIMIT: Matter[int] = Matter("limit")
#: What may stand in for what; about: what is paid for, and where.
SWAPS: Matter[tuple[Swap, ...]] = Matter("swaps")
#: The same where a building is paid for; about: the city, the building.
BUILDING_SWAPS: Matter[tuple[Swap, ...]] = Matter("building-swaps")
#: The same where units are; about: the city, each unit's kind and price.
UNIT_SWAPS: Matter[tuple[Swap, ...]] = Matter("unit-swaps")
#: What may be given in the stead of several resources; about: what is paid for, and where.
CREDITS: Matter[tuple[Credit, ...]] = Matter("credits")

# collecting (collect)
#: The goods that a hex can give to a city; about: city and hex.
YIELDS: Matter[tuple[int, ...]] = Matter("yields")
#: How many resources a collect brings; about: the city.
COLLECTS: Matter[int] = Matter("collects")
#: From how many sea hexes one collect can take; about: the city.
FISHES: Matter[int] = Matter("fishes")
#: From how many land hexes two steps away; about: the city.
FAR: Matter[int] = Matter("far")
#: Hexes that a city takes from as if they were beside it, as a set; about: the city.
ALSO_NEAR: Matter[int] = Matter("also-near")
#: The kinds of units of a hex that may be taken captive in the stead of a good; about: city and hex.
CAPTURABLE: Matter[tuple[int, ...]] = Matter("capturable")
#: Whether a hex may be taken from in spite of a city or units on it; about: city and hex.
COLLECTABLE: Matter[bool] = Matter("collectable")

# cities (cities.mood_for, construct, found)
#: The mood that counts when a city works; about: the city.
WORKS_AS: Matter[int] = Matter("works-as")
#: Other cities on which a second activation of a city may be counted, as a set; about: the city.
COUNTS_ON: Matter[int] = Matter("counts-on")
#: Whether a player may found a city on a terrain that allows none; about: the hex.
FOUNDS_ON: Matter[bool] = Matter("founds-on")
#: Whether settlers may found a city here, as far as others allow it; about: who, the hex. Everybody's powers answer.
MAY_FOUND: Matter[bool] = Matter("may-found")
#: What a building costs; about: city and building.
BUILDING_PRICE: Matter[Amounts] = Matter("building-price")
#: What a wonder costs; about: city and wonder.
WONDER_PRICE: Matter[Amounts] = Matter("wonder-price")
#: Whether building a wonder takes a main action; about: the city.
WONDER_ACTION: Matter[bool] = Matter("wonder-action")

#: Whether a player may construct anything at all.
MAY_BUILD: Matter[bool] = Matter("may-build")
#: What may be used to build a wonder; about: the city.
AIDS: Matter[tuple[Aid, ...]] = Matter("aids")

# recruiting (recruit)
#: How many units a recruit brings; about: the city.
RECRUITS: Matter[int] = Matter("recruits")
#: Whether a unit can be recruited in a city that lacks what it needs; about: city and kind.
RECRUITABLE: Matter[bool] = Matter("recruitable")
#: Units to be had in another way; about: the city.
OFFERS: Matter[tuple[Offer, ...]] = Matter("offers")
#: Hexes besides the city where new land units may stand, as a set; about: the city.
MUSTERS: Matter[int] = Matter("musters")
#: Other ways to raise a city's mood in the action that raises moods.
CHEERS: Matter[tuple[Cheer, ...]] = Matter("cheers")

# advances (advances)
#: What an advance costs; about: its number.
ADVANCE_PRICE: Matter[Amounts] = Matter("advance-price")

# moving (move, sea)
#: Whether army units may move.
ARMIES_MOVE: Matter[bool] = Matter("armies-move")
#: How far a group goes by road out of or into an own city (0: there are none); about: from, to.
ROADS: Matter[int] = Matter("roads")
#: Whether ships go along the edge of the board.
NAVIGATES: Matter[bool] = Matter("navigates")
#: How many land units a ship carries.
CARRIES: Matter[int] = Matter("carries")
#: How many army units may stand on a hex; about: the hex, the kinds there.
STACKS: Matter[int] = Matter("stacks")
#: The marks that terrain leaves on a unit; about: the kinds in its group, its own kind.
MARKS: Matter[int] = Matter("marks")
#: Whether a unit may move again in a turn in which it has fought; about: its kind.
MOVES_AGAIN: Matter[bool] = Matter("moves-again")
#: Whether ships may become land units in a move, and land units ships.
CONVERTS: Matter[bool] = Matter("converts")
#: Whether a city moves like a unit; about: its hex.
WANDERS: Matter[bool] = Matter("wanders")
#: What must be paid to attack; None: it may not be. About: attacker, hex. Everybody's powers answer.
ATTACK_PRICE: Matter[Amounts | None] = Matter("attack-price")

# influence (influence)
#: How far influence reaches from a city; about: the hex it starts from.
RANGE: Matter[int] = Matter("range")
#: Hexes that influence may start from, besides own cities: as a set.
STARTS: Matter[int] = Matter("starts")
#: Whether influence from a hex may aim at a city; about: the hex it starts from, the city.
MAY_AIM: Matter[bool] = Matter("may-aim")
#: Whether influence from a hex may aim at army units outside cities; about: the hex it starts from.
TURNS_UNITS: Matter[bool] = Matter("turns-units")
#: Whether influence may lay a token under a barbarian settlement; about: its hex.
BLESSES: Matter[bool] = Matter("blesses")
#: What is added to the roll; about: the target.
INFLUENCE_ROLL: Matter[int] = Matter("influence-roll")
#: Whether an enemy may boost influence on a city; about: the city. Its owner's powers answer.
MAY_BOOST: Matter[bool] = Matter("may-boost")
#: Whether an enemy may aim influence at a city; about: the city. Its owner's powers answer.
MAY_INFLUENCE: Matter[bool] = Matter("may-influence")

# battles (battle): each is asked of a side while `state.battle` stands
#: Dice more in this round.
DICE: Matter[int] = Matter("dice")
#: Combat value more in this round.
BONUS: Matter[int] = Matter("bonus")
#: What a side takes from the other's combat value.
MALUS: Matter[int] = Matter("malus")
#: Hits that a side cancels in this round, for nothing.
CANCELS: Matter[int] = Matter("cancels")
#: Whether a side may use clash abilities in this round. Asked of both sides, about the side.
CLASHES: Matter[bool] = Matter("clashes")
#: What a side's clash abilities add to its combat value; about: how many of each kind have clashed.
CLASH_VALUE: Matter[int] = Matter("clash-value")
#: Whether a side may play an action card in this round. Asked of both sides, about the side.
MAY_PLAY: Matter[bool] = Matter("may-play")
#: Whether a seat may play action cards for barbarians that fight another player; about: the hex. Asked of each seat.
PLAYS_FOR: Matter[bool] = Matter("plays-for")
#: What a side's bonuses come to at most. Asked of the other side.
CAP: Matter[int] = Matter("cap")
#: Whether an attack is beaten off without a roll. Asked of the defender, about the attacker.
BEATEN_OFF: Matter[bool] = Matter("beaten-off")
#: Whether who could do something with steel has it; about: the other side.
STEEL: Matter[bool] = Matter("steel")

# wonders (wonders)
#: The wonders that a player must take where one is drawn, by their ids.
CLAIMS: Matter[tuple[str, ...]] = Matter("claims")

# capture (capture)
#: The mood of a captured city; about: the hex, what it held before.
CAPTURED_MOOD: Matter[int] = Matter("captured-mood")

# routes (routes)
#: How far a trade route reaches; about: the hex it starts from, the kind of its carrier, the city.
ROUTE_RANGE: Matter[int] = Matter("route-range")
#: What a trade route yields, as goods to choose from; about: where it starts, the city, what was chosen so far.
ROUTE_YIELDS: Matter[tuple[Yield, ...]] = Matter("route-yields")
#: How many trade routes there may be; about: the hexes where settlers and ships carry them.
ROUTE_LIMIT: Matter[int] = Matter("route-limit")
#: Whether there are trade routes at all.
TRADES: Matter[bool] = Matter("trades")

# events (events, barbarians)
#: Whether a player may keep a barbarian army from moving; about: its hex. Asked of each seat.
HOLDS_BACK: Matter[bool] = Matter("holds-back")
#: Whether the text of an event does not touch a player; about: the card's title.
SPARED: Matter[bool] = Matter("spared")
#: Whether a player may ignore what the text of an event does to a city's mood, or to a unit; about: the hex, the unit's
#: kind (-1 for the mood).
WARDED: Matter[bool] = Matter("warded")
#: Whether a player may keep a city's mood for a token; about: the city.
KEEPS_MOOD: Matter[bool] = Matter("keeps-mood")

# status, scoring
#: Whether a player names the first player, whatever the tokens.
NAMES_FIRST: Matter[bool] = Matter("names-first")
#: Half points more; about: the source.
SCORES: Matter[int] = Matter("scores")

# added where battles and fleets ask
#: Whether a player may play the lower half of action cards.
USES_TACTICS: Matter[bool] = Matter("uses-tactics")
#: Whether pirates on a hex are no enemies; about: the hex.
PIRATES_ALLIED: Matter[bool] = Matter("pirates-allied")
#: Whether a building of this colour is exchanged neither by a captor nor by influence; about: the building. Asked of
#: the colour's owner.
KEEPS_PIECES: Matter[bool] = Matter("keeps-pieces")
#: How many of a kind can carry a trade route, by hex and kind (a city itself is `routes.CITY`).
CARRIERS: Matter[dict[tuple[int, int], int]] = Matter("carriers")
#: Whether units of a hex may carry routes, as far as others allow it; about: who, the hex, the kind. Everybody's powers
#: answer.
MAY_CARRY: Matter[bool] = Matter("may-carry")
#: Whether a city can be traded with; about: the city.
ROUTE_CITY: Matter[bool] = Matter("route-city")
#: Whether a seat can cancel an action card that another plays; about: the other. Asked of each seat.
CANCELS_CARDS: Matter[bool] = Matter("cancels-cards")
#: Whether a card that takes an action can be played without; about: the card.
CARD_ACTION: Matter[bool] = Matter("card-action")
#: Whether a player can build wonders at all.
BUILDS_WONDERS: Matter[bool] = Matter("builds-wonders")
#: Whether a city may collect now; about: the city.
MAY_COLLECT: Matter[bool] = Matter("may-collect")
#: Whether a player may take the top of a discard pile where a card is drawn, and puts own cards under it.
TAKES_DISCARDS: Matter[bool] = Matter("takes-discards")
