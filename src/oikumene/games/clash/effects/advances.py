"""What the 48 advances of the player board do (rulebook, appendix: advances)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.making import Bent, Do, allows, bends, plainly, when
from oikumene.games.clash.model import (
    ACADEMY,
    ANGRY,
    ARMY,
    CULTURE,
    FOOD,
    FORTRESS,
    GOLD,
    GOODS,
    HAPPY,
    IDEA,
    INFANTRY,
    MOOD,
    MOST,
    NEUTRAL,
    NOTHING,
    ORE,
    RESOURCES,
    SEA,
    SETTLER,
    SHIP,
    TEMPLE,
    UNSTORED,
    WOOD,
    Ability,
    goods,
)
from oikumene.games.clash.rules import (
    advances,
    collect,
    construct,
    happiness,
    influence,
    moments,
    move,
    payment,
    questions,
    verbs,
    wonders,
)
from oikumene.games.clash.rules.collect import FARTHER
from oikumene.games.clash.rules.questions import Offer, Yield
from oikumene.games.clash.rules.recruit import Recruited
from oikumene.games.clash.state import HAND_ACTIONS, State
from oikumene.kernel.flow import Flow, Value, choose, split
from oikumene.kit.goods import Swap, minus, plus_one

# -- collecting


def terrain_yields(terrain: int, *yielded: int) -> Bent:
    """Cities collect these goods from a terrain."""

    def answer(state: State, side: int, value: tuple[int, ...], city: int, hex: int) -> tuple[int, ...]:
        if state.terrain[hex] != terrain:
            return value
        return (*value, *[good for good in yielded if good not in value])

    return bends(questions.YIELDS, answer)


FISHING = (
    terrain_yields(SEA, FOOD),
    bends(questions.FISHES, lambda state, side, value, city: max(1, value)),
)


def limits(good: int, most: int) -> Bent:
    """A good's limit is another."""
    return bends(questions.LIMIT, lambda state, side, value, about: most if about == good else value)


STORAGE = limits(FOOD, MOST)


def husbandry(longer: str) -> Bent:
    """Once a turn from a land hex two steps away; two with roads."""

    def answer(state: State, side: int, value: int, city: int) -> int:
        if FARTHER in state.done:
            return value
        return value + 1 + (state.players[side].powers >> state.book.power_of[longer] & 1)

    return bends(questions.FAR, answer)


def spared_from(*titles: str) -> Bent:
    """Events of some titles do not touch the player."""
    return bends(questions.SPARED, lambda state, side, value, title: value or any(t in title for t in titles))


def once(state: State, what: str) -> bool:
    """Whether something that can be done once a turn can still be done; then it is done."""
    if what in state.done:
        return False
    state.done += (what,)
    return True


def _learns_in_academy(deed: Deed) -> None:
    if once(deed.state, "public-education"):
        verbs.gain_one(deed.state, deed.seat, IDEA)


PUBLIC_EDUCATION = when(
    moments.COLLECTED,
    "public-education",
    plainly(_learns_in_academy),
    holds=lambda deed, about: deed.state.cities[about.hex].has(ACADEMY),
)


def _ore_to_gold(deed: Deed) -> None:
    verbs.pay(deed.state, deed.seat, goods(ore=1))
    verbs.gain_one(deed.state, deed.seat, GOLD)


METALLURGY = when(
    moments.COLLECTED,
    "metallurgy",
    plainly(_ore_to_gold),
    holds=lambda deed, about: about.gained[ORE] >= 2,
    able=lambda deed: deed.state.players[deed.seat].goods[ORE] > 0,
    at_will=True,
)

# -- wonders and buildings

BUILDS_WONDERS = allows(questions.BUILDS_WONDERS)


def draws_wonder(state: State, seat: int) -> Flow[None]:
    yield from wonders.draw(state, seat)


def costs_no_food(matter: Any, what: Callable[..., bool], limited: str = "") -> Bent:
    """What is built or learned costs no food; `limited`: once a turn, by that name."""

    def answer(state: State, side: int, value: tuple[int, ...], *about: Any) -> tuple[int, ...]:
        if limited and limited in state.done:
            return value
        return minus(value, goods(food=9)) if what(state, *about) else value

    return bends(matter, answer)


STATE_RELIGION = (
    costs_no_food(questions.BUILDING_PRICE, lambda state, hex, building: building == TEMPLE, "state-religion"),
    when(
        moments.CONSTRUCTED,
        "state-religion",
        plainly(lambda deed: once(deed.state, "state-religion")),
        holds=lambda deed, about: about[1] == TEMPLE and about[2],
    ),
)

# -- recruiting


def offers_unit(kind: int, price: Callable[[State, int], tuple[int, ...]], why: str) -> Bent:
    """In each recruit one unit may be had for another price."""
    return bends(questions.OFFERS, lambda state, side, value, hex: (*value, Offer(kind, price(state, side), why)))


SANITATION = offers_unit(SETTLER, lambda state, side: goods(mood=1), "sanitation")


def draft_price(state: State, side: int) -> tuple[int, ...]:
    """What a draft costs."""
    return goods(mood=2 if has(state, side, "civil-liberties") else 1)


DRAFT = offers_unit(INFANTRY, draft_price, "draft")


def draft_for(good: int, by: str) -> Bent:
    """The draft may be paid with another good instead of mood."""

    def answer(state: State, side: int, value: tuple[Offer, ...], hex: int) -> tuple[Offer, ...]:
        others = [
            offer._replace(price=plus_one(NOTHING, good, offer.price[MOOD]), by=by)
            for offer in value
            if offer.why == "draft" and not offer.by
        ]
        return (*value, *others)

    return bends(questions.OFFERS, answer)


def has(state: State, side: int, id: str) -> bool:
    """Whether a player has the effects of a power."""
    return bool(state.players[side].powers >> state.book.power_of[id] & 1)


def _take_back(deed: Deed) -> Flow[None]:
    about: Recruited = deed.about

    def listing() -> list[Value]:
        return [("good", GOODS[good]) for good in RESOURCES if about.paid[good]]

    picked = yield from choose(deed.seat, "take-back", listing)
    assert isinstance(picked, tuple)
    verbs.gain_one(deed.state, deed.seat, GOODS.index(str(picked[1])))


MEDICINE = when(
    moments.RECRUITED,
    "medicine",
    _take_back,
    holds=lambda deed, about: any(about.paid[good] for good in RESOURCES),
    at_will=True,
)


def token(deed: Deed) -> Flow[None]:
    yield from construct.token(deed.state, deed.seat)


NATIONALISM = when(
    moments.RECRUITED,
    "nationalism",
    token,
    holds=lambda deed, about: any(kind in ARMY or kind == SHIP for kind in about.kinds),
)

# -- moving

ROADS = bends(questions.ROADS, lambda state, side, value, start, goal: max(2, value))
NAVIGATION = allows(questions.NAVIGATES)
TACTICS = (allows(questions.ARMIES_MOVE), allows(questions.USES_TACTICS))


def _maps(deed: Deed) -> None:
    verbs.gain_one(deed.state, deed.seat, IDEA)
    if move.NAVIGATED in deed.about.journey:
        verbs.gain_one(deed.state, deed.seat, CULTURE)


CARTOGRAPHY = when(moments.MOVED, "cartography", plainly(_maps), holds=lambda deed, about: move.SAILED in about.journey)

# -- battles


def fighting(state: State, side: int) -> bool:
    """Whether the battle is one of this side's."""
    return state.battle is not None and side in (state.battle.attacker, state.battle.defender)


def _war_ships(state: State, side: int, value: int) -> int:
    fight = state.battle
    assert fight is not None
    by_sea = fight.sea or (fight.landed and side == fight.attacker)
    return value + (fight.round == 1 and by_sea)


WAR_SHIPS = bends(questions.CANCELS, _war_ships)

NO_FORT_DIE, NO_FORT_CANCEL = "no-fort-die", "no-fort-cancel"


def _siege(deed: Deed) -> Flow[None]:
    state, seat, fight = deed.state, deed.seat, deed.state.battle
    assert fight is not None
    for mark, price in ((NO_FORT_DIE, goods(wood=2)), (NO_FORT_CANCEL, goods(ore=2))):
        if payment.can_pay(state, seat, price):
            picked = yield from choose(seat, "siege", lambda mark=mark: [("siege", mark), "no"])  # type: ignore[misc]
            if picked != "no":
                yield from payment.pays(state, seat, price)
                fight.fort = (0, fight.fort[1]) if mark == NO_FORT_DIE else (fight.fort[0], 0)


SIEGECRAFT = when(
    moments.BEFORE_BATTLE,
    "siegecraft",
    _siege,
    holds=lambda deed, about: _storms_fortress(deed.state, deed.seat),
)


def _storms_fortress(state: State, seat: int) -> bool:
    fight = state.battle
    if fight is None or fight.sea or fight.attacker != seat:
        return False
    city = state.cities.get(fight.hex)
    return city is not None and city.has(FORTRESS)


def add_bonus(state: State, seat: int, n: int) -> None:
    """So much combat value more in every round of the battle."""
    fight = state.battle
    assert fight is not None
    fight.add("bonus", seat, n)


def _steel(deed: Deed) -> Flow[None]:
    """Steel weapons: +2 against who lacks them, +1 against who has them; free where metallurgy makes it so."""
    state, seat = deed.state, deed.seat
    foe = int(deed.about)
    same = foe < state.seats and has(state, foe, "steel-weapons")
    if not same and has(state, seat, "metallurgy"):
        add_bonus(state, seat, 2)
        return
    price = goods(ore=1)
    if not payment.can_pay(state, seat, price):
        return
    worth = 1 if same else 2
    picked = yield from choose(seat, "steel", lambda: [("steel", worth), "no"])
    if picked != "no":
        yield from payment.pays(state, seat, price)
        add_bonus(state, seat, worth)


STEEL_WEAPONS = when(
    moments.BEFORE_BATTLE,
    "steel-weapons",
    _steel,
    holds=lambda deed, about: deed.state.battle is not None and not deed.state.battle.sea,
)


def _in_temple_city(state: State, side: int) -> bool:
    fight = state.battle
    if fight is None or fight.sea:
        return False
    city = state.cities.get(fight.hex)
    return city is not None and city.has(TEMPLE)


def _fanatics(deed: Deed) -> Flow[None]:
    """Who lost a battle in a city with a temple places infantry."""
    yield from common.place_unit(deed.state, deed.seat, INFANTRY)


def _lost_at_temple(deed: Deed, fact: Any) -> bool:
    lost = fact.winner not in (-1, deed.seat)
    city = deed.state.cities.get(deed.state.battle.hex) if deed.state.battle is not None else None
    return lost and not fact.sea and city is not None and city.has(TEMPLE)


FANATICISM = (
    bends(
        questions.BONUS,
        lambda state, side, value: value + 2 * (_in_temple_city(state, side) and state.battle.round == 1),
    ),
    when(moments.BATTLE_OVER, "fanaticism", _fanatics, holds=_lost_at_temple),
)

# -- advances


STUDY_PRICE = goods(idea=1)


def _studies(deed: Deed) -> Flow[None]:
    yield from payment.pays(deed.state, deed.seat, STUDY_PRICE)
    verbs.gain_one(deed.state, deed.seat, MOOD)


FREE_EDUCATION = when(
    moments.ADVANCED,
    "free-education",
    _studies,
    holds=lambda deed, about: (
        about.paid is not None
        and bool(about.paid[IDEA] or about.paid[GOLD])
        and deed.state.book.powers[about.advance].id != "free-education"
    ),
    able=lambda deed: payment.can_pay(deed.state, deed.seat, STUDY_PRICE),
    at_will=True,
    fee=STUDY_PRICE,
)


def group_advanced(group: int) -> Callable[[Deed, Any], bool]:
    """An advance of a group was obtained."""
    return lambda deed, about: deed.state.book.advance(about.advance).group == group


def gains_when(
    moment: str, name: str, amounts: tuple[int, ...], holds: Callable[[Deed, Any], bool] | None = None
) -> Any:
    """Goods at a moment."""
    return when(moment, name, plainly(lambda deed: verbs.gain(deed.state, deed.seat, amounts)), holds=holds)


def cheaper_advances(*ids: str) -> Bent:
    """Some advances cost no food."""
    return costs_no_food(questions.ADVANCE_PRICE, lambda state, n: state.book.powers[n].id in ids)


def priesthood(group: int) -> tuple[Any, ...]:
    """Once a turn an advance of a group costs no food."""
    return (
        costs_no_food(questions.ADVANCE_PRICE, lambda state, n: state.book.advance(n).group == group, "priesthood"),
        when(
            moments.ADVANCED,
            "priesthood",
            plainly(lambda deed: once(deed.state, "priesthood")),
            holds=lambda deed, about: about.paid is not None and group_advanced(group)(deed, about),
        ),
    )


# -- moods and payment

MYTHS = allows(questions.KEEPS_MOOD)
RITUALS = bends(
    questions.SWAPS,
    lambda state, side, value, what, hex: (
        (*value, *[Swap(good, (MOOD,)) for good in RESOURCES]) if what == payment.CHEER else value
    ),
)

# -- influence

CONVERSION = (
    bends(questions.INFLUENCE_ROLL, lambda state, side, value, target: value + 1),
    gains_when(moments.INFLUENCED, "conversion", goods(culture=1)),
)
MONUMENTS = bends(questions.MAY_INFLUENCE, lambda state, side, value, hex: value and not state.cities[hex].wonders)


def no_boost(holds: Callable[[State, int], bool]) -> Bent:
    """Enemies cannot spend culture on some of the player's cities."""
    return bends(questions.MAY_BOOST, lambda state, side, value, hex: value and not holds(state, hex))


SEPARATION = no_boost(lambda state, hex: state.cities[hex].mood == HAPPY)
TOTALITARIANISM = no_boost(lambda state, hex: verbs.army_at(state, hex) > 0)
DEVOTION = no_boost(lambda state, hex: state.cities[hex].has(TEMPLE))

# -- trade

TRADE_ROUTES = allows(questions.TRADES)
CURRENCY = bends(
    questions.ROUTE_YIELDS,
    lambda state, side, value, start, city, used: (*value, Yield(GOLD)) if Yield(FOOD) in value else value,
)

# -- what can be done


def _barter(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat

    def listing() -> list[Value]:
        return [("discard", card) for card in state.distinct(state.zones[HAND_ACTIONS + seat])]

    picked = yield from choose(seat, "discard-action", listing, secret=True)
    assert isinstance(picked, tuple)
    verbs.discard_action(state, int(picked[1]), seat)
    got = yield from choose(seat, "token", lambda: [("token", "gold"), ("token", "culture")])
    verbs.gain_one(state, seat, GOODS.index(str(got[1])))


BARTERING = Ability(Do("bartering", _barter, lambda deed: bool(deed.state.zones[HAND_ACTIONS + deed.seat])), once=True)


def levy(deed: Deed) -> Flow[None]:
    """As many resources as the player has cities."""
    state, seat = deed.state, deed.seat
    able = [FOOD, WOOD, ORE, *([GOLD] if has(state, seat, "currency") else [])]

    def places() -> list[tuple[tuple[int | str, ...], int]]:
        purse = state.players[seat].goods
        return [(("collect-tax", GOODS[good]), verbs.limit(state, seat, good) - purse[good]) for good in able]

    shares = yield from split(seat, "taxes", places, state.count_cities(seat))
    for place, n in shares.items():
        verbs.gain_one(state, seat, GOODS.index(str(place[1])), n)


TAXES = Ability(Do("taxes", levy), action=True, once=True, price=goods(mood=1))


ARTS_FEE = goods(culture=1)


def _arts(deed: Deed) -> Flow[None]:
    yield from influence.influence(deed.state, deed.seat, fee=ARTS_FEE)


ARTS = Ability(
    Do("arts", _arts, lambda deed: influence.can_influence(deed.state, deed.seat, ARTS_FEE), ARTS_FEE), once=True
)


def _sports(steps: int) -> Ability:
    """A city's mood rises for culture."""

    def listing(deed: Deed) -> list[Value]:
        state = deed.state
        return [
            ("cheer", state.label(hex)) for hex in state.cities_of(deed.seat) if state.cities[hex].mood + steps <= HAPPY
        ]

    def flow(deed: Deed) -> Flow[None]:
        picked = yield from choose(deed.seat, "cheer", lambda: listing(deed))
        assert isinstance(picked, tuple)
        verbs.change_mood(deed.state, deed.state.hex(picked[1]), steps)

    return Ability(
        Do("sports", flow, lambda deed: bool(listing(deed))),
        action=True,
        price=goods(culture=steps),
        name=str(steps),
    )


SPORTS = (_sports(1), _sports(2))


def _exchanges(give: int, get: int) -> Ability:
    def swap(deed: Deed) -> None:
        once(deed.state, "theaters")
        verbs.pay(deed.state, deed.seat, plus_one(NOTHING, give, 1))
        verbs.gain_one(deed.state, deed.seat, get)

    return Ability(
        Do(
            "theaters",
            plainly(swap),
            lambda deed: "theaters" not in deed.state.done and deed.state.players[deed.seat].goods[give] > 0,
            plus_one(NOTHING, give, 1),
        ),
        name=GOODS[get],
    )


THEATERS = (_exchanges(CULTURE, MOOD), _exchanges(MOOD, CULTURE))


VOTE_FEE = goods(mood=1)


def _votes(deed: Deed) -> Flow[None]:
    yield from payment.pays(deed.state, deed.seat, VOTE_FEE)
    yield from happiness.cheer(deed.state, deed.seat)


VOTING = Ability(
    Do("voting", _votes, lambda deed: bool(happiness.steps(deed.state, deed.seat, (), VOTE_FEE)), VOTE_FEE)
)
CIVIL_LIBERTIES = Ability(
    Do("civil-liberties", plainly(lambda deed: verbs.gain_one(deed.state, deed.seat, MOOD, 3))), action=True
)


def _collectors(deed: Deed) -> list[int]:
    state, seat = deed.state, deed.seat
    return [hex for hex in state.cities_of(seat) if collect.can_collect(state, seat, hex)]


def _free_collect(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    picked = yield from choose(seat, "collect-in", lambda: [("collect", state.label(hex)) for hex in _collectors(deed)])
    yield from collect.collect(state, seat, state.hex(picked[1]))
    state.done += ("free-economy",)


FREE_ECONOMY = Ability(
    Do(
        "free-economy",
        _free_collect,
        lambda deed: "collected" not in deed.state.done and bool(_collectors(deed)),
    ),
    price=goods(mood=1),
)
ONLY_COLLECT = bends(questions.MAY_COLLECT, lambda state, side, value, city: value and "free-economy" not in state.done)
ABSOLUTE_POWER = Ability(
    Do("absolute-power", plainly(lambda deed: _one_more(deed.state))), once=True, price=goods(mood=2)
)


def _one_more(state: State) -> None:
    state.actions += 1


def _force(deed: Deed) -> None:
    deed.state.forced = True


FORCED_LABOR = Ability(
    Do(
        "forced-labor",
        plainly(_force),
        lambda deed: any(deed.state.cities[hex].mood == ANGRY for hex in deed.state.cities_of(deed.seat)),
    ),
    once=True,
    price=goods(mood=1),
)
FORCED_WORK = bends(
    questions.WORKS_AS,
    lambda state, side, value, hex: NEUTRAL if value == ANGRY and state.forced else value,
)


def _dogma(deed: Deed) -> Flow[None]:
    """A temple brings an advance of the theocracy for nothing."""
    state, seat = deed.state, deed.seat
    n = yield from advances.pick(state, seat, _theocracy(deed))
    yield from advances.obtain(state, seat, n)


def _theocracy(deed: Deed) -> list[int]:
    group = 11
    open_now = advances.open_advances(deed.state, deed.seat)
    return [n for n in open_now if deed.state.book.advance(n).group == group]


DOGMA = (
    when(
        moments.CONSTRUCTED,
        "dogma",
        _dogma,
        holds=lambda deed, about: about[1] == TEMPLE,
        able=lambda deed: bool(_theocracy(deed)),
        at_will=True,
    ),
    limits(IDEA, UNSTORED),
)
