"""Recruiting units (rulebook, activating a city: recruit; leaders)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import (
    ARMY,
    CAVALRY,
    ELEPHANT,
    GOODS,
    KINDS,
    LEADER,
    MARKET,
    NOTHING,
    PORT,
    SHIP,
    STACK,
    Amounts,
)
from oikumene.games.clash.rules import aftermath, battle, cities, moments, move, objectives, payment, verbs
from oikumene.games.clash.rules.forces import enemy_at, pirates_bar
from oikumene.games.clash.rules.questions import MUSTERS, OFFERS, RECRUITABLE, RECRUITS, UNIT_SWAPS, Offer
from oikumene.games.clash.state import NOBODYS, Feat, State, kind_of
from oikumene.kernel.flow import Flow, Value, choose, gather, may
from oikumene.kit.goods import Swap, plus
from oikumene.kit.places import each

#: What a unit needs in the city where it is recruited.
NEEDS = {CAVALRY: MARKET, ELEPHANT: MARKET, SHIP: PORT}
#: Kinds that only the expansion has.
EXPANSION = (CAVALRY, ELEPHANT, LEADER)
#: Kinds that cost what they cost wherever they come to.
PLAIN = tuple([kind for kind in range(len(KINDS)) if kind not in (SHIP, LEADER)])
#: All kinds, those first.
ORDER = (*PLAIN, SHIP, LEADER)
#: Words of options for what a power offers besides.
BY_POWER = ("unit-by", "unit-for", "card-by")


class Recruited(NamedTuple):
    """What a recruit brought: where, the kinds, what was paid, by which powers."""

    hex: int
    kinds: tuple[int, ...]
    paid: Amounts
    by: tuple[str, ...]


def number(state: State, seat: int, hex: int) -> int:
    """How many units a recruit may bring."""
    return bent(state, RECRUITS, seat, cities.number(state, hex), hex)


def recruitable(state: State, seat: int, hex: int, kind: int) -> bool:
    """Whether a kind can be recruited in a city: with what it needs, a port even then for a ship."""
    if kind in EXPANSION and not state.variant.expansion:
        return False
    needs = NEEDS.get(kind, -1)
    able = needs < 0 or state.cities[hex].has(needs)
    if not bent(state, RECRUITABLE, seat, able, hex, kind):
        return False
    return kind != SHIP or (state.cities[hex].has(PORT) and may_launch(state, seat, hex))


def may_launch(state: State, seat: int, hex: int) -> bool:
    """Whether new ships may lie on the sea hex of a city's port: enemies there must be such as may be attacked."""
    sea = state.cities[hex].port
    return enemy_at(state, seat, sea) < 0 or battle.may_attack(state, seat, sea, (SHIP,))


def kinds_of(state: State, seat: int, hex: int, picked: tuple[Value, ...]) -> list[int]:
    """The kinds that picks stand for."""
    return [kind for kind, _ in priced(state, seat, hex, picked) if kind >= 0]


def priced(state: State, seat: int, hex: int, picked: tuple[Value, ...]) -> list[tuple[int, Amounts]]:
    """What picks stand for: the kind (-1 for a card in the stead of a unit) and what it costs."""
    found = []
    for pick in picked:
        assert isinstance(pick, tuple)
        if pick[0] == "leader":
            found.append((LEADER, state.book.terms.units[LEADER]))
        elif pick[0] == "unit":
            kind = KINDS.index(str(pick[1]))
            found.append((kind, state.book.terms.units[kind]))
        else:
            offer = offer_of(state, seat, hex, pick)
            found.append((-1 if offer.card else offer.kind, offer.price))
    if any(kind == SHIP for kind, _ in found):
        owed = toll(state, seat, hex)
        if any(owed):
            found.append((-1, owed))
    return found


def toll(state: State, seat: int, hex: int) -> Amounts:
    """What it costs besides that new ships lie among enemies, whom they attack."""
    sea = state.cities[hex].port
    if enemy_at(state, seat, sea) < 0:
        return NOTHING
    return battle.attack_price(state, seat, sea, (SHIP,)) or NOTHING


def offer_of(state: State, seat: int, hex: int, pick: Value) -> Offer:
    return next(offer for offer in offers(state, seat, hex) if _named(offer) == pick)


def offers(state: State, seat: int, hex: int) -> tuple[Offer, ...]:
    """Other ways to come by one unit."""
    return bent(state, OFFERS, seat, (), hex)


def price(state: State, seat: int, hex: int, picked: tuple[Value, ...]) -> Amounts:
    """What all that was picked costs together."""
    owed = NOTHING
    for _, one in priced(state, seat, hex, picked):
        owed = plus(owed, one)
    return owed


def swaps(state: State, seat: int, hex: int, picked: tuple[Value, ...]) -> tuple[Swap, ...]:
    """What may stand in for what, because of the units that are paid for."""
    return bent(state, UNIT_SWAPS, seat, (), hex, tuple(priced(state, seat, hex, picked)))


def _named(offer: Offer) -> Value:
    """The option that stands for an offer."""
    if offer.card:
        return "card-by", offer.power
    if offer.good >= 0:
        return "unit-for", KINDS[offer.kind], GOODS[offer.good], offer.power
    return "unit-by", KINDS[offer.kind], offer.power


def options(state: State, seat: int, hex: int, picked: tuple[Value, ...]) -> list[Value]:
    """One more unit that can be recruited and paid for, in the order of the kinds."""
    every = offered(state, seat, hex, picked)
    first = every.index(picked[-1]) if picked and picked[-1] in every else 0
    return list(_addable(state, seat, hex, picked, every[first:]))


def _addable(state: State, seat: int, hex: int, picked: tuple[Value, ...], values: list[Value]) -> Iterator[Value]:
    """Those that can be added; one leader costs what another does."""
    led: bool | None = None
    for value in values:
        assert isinstance(value, tuple)
        if value[0] != "leader":
            able = can_add(state, seat, hex, picked, value)
        else:
            led = able = can_add(state, seat, hex, picked, value) if led is None else led
        if able:
            yield value


def offered(state: State, seat: int, hex: int, picked: tuple[Value, ...]) -> list[Value]:
    """What can be recruited in a city, whatever it costs."""
    every: list[Value] = []
    for kind in range(len(KINDS)):
        if kind == LEADER or not recruitable(state, seat, hex, kind):
            continue
        every.append(("unit", KINDS[kind]))
    for offer in offers(state, seat, hex):
        if offer.card or offer.often or recruitable(state, seat, hex, offer.kind):
            every.append(_named(offer))
    if state.variant.expansion and not any(pick[0] == "leader" for pick in picked if isinstance(pick, tuple)):
        if state.variant.leaders == "random":
            every += [("leader", "any")] if state.players[seat].leaders else []
        else:
            every += [("leader", state.book.powers[n].id) for n in state.players[seat].leaders]
    return every


def can_add(state: State, seat: int, hex: int, picked: tuple[Value, ...], value: Value) -> bool:
    """Whether it can be paid with the rest, is still offered, and has room where it may stand."""
    together = (*picked, value)
    if not still_offered(state, seat, hex, picked, value):
        return False
    every = priced(state, seat, hex, together)
    owed = NOTHING
    for _, one in every:
        owed = one if owed is NOTHING else plus(owed, one)
    more: tuple[Swap, ...] = bent(state, UNIT_SWAPS, seat, (), hex, tuple(every))
    if not payment.can_pay(state, seat, owed, payment.UNIT, hex, more=more):
        return False
    return may_come(state, seat, hex, [kind for kind, _ in every if kind >= 0])


def may_come(state: State, seat: int, hex: int, coming: list[int]) -> bool:
    """Whether there are pieces for these kinds, and room for the last of them."""
    armies = sum([kind in ARMY for kind in coming])
    if armies and coming[-1] in ARMY:
        there = state.players[seat].leader >= 0 and LEADER in coming and state.leader_at(seat) == hex
        places = musters(state, seat, hex)
        room = sum([verbs.room_for_army(state, seat, place) for place in each(places & ~(1 << hex))])
        room += STACK - verbs.army_at(state, hex) + 1 if there else verbs.room_for_army(state, seat, hex)
        if armies > room:
            return False
    return enough_pieces(state, seat, coming)


def still_offered(state: State, seat: int, hex: int, picked: tuple[Value, ...], value: Value) -> bool:
    """What a power offers besides is used once in a recruit, in one of the ways that it can be had."""
    assert isinstance(value, tuple)
    if value[0] not in BY_POWER:
        return True
    offer = offer_of(state, seat, hex, value)
    if offer.often:
        return True
    taken = [offer_of(state, seat, hex, pick) for pick in picked if isinstance(pick, tuple) and pick[0] in BY_POWER]
    return all(other.why != offer.why for other in taken)


def musters(state: State, seat: int, hex: int) -> int:
    """Where new land units of a city may stand, as a set."""
    return 1 << hex | bent(state, MUSTERS, seat, 0, hex)


def enough_pieces(state: State, seat: int, coming: list[int]) -> bool:
    """There are as many pieces as are to come, on the map or in supply; a leader's piece is freed by dismissing."""
    left = state.players[seat].units
    for kind in set(coming) - {LEADER}:
        if coming.count(kind) <= left[kind]:
            continue
        on_map = sum([sum([kind_of(u) == kind for u in state.units[hex]]) for hex in state.units_of(seat)])
        if coming.count(kind) > left[kind] + on_map:
            return False
    return True


def where(state: State, seat: int, own: list[int]) -> list[int]:
    """The cities that can recruit something: looked for kind by kind, as mostly the first can be had in all of them."""
    same = payment.alike(state, seat, UNIT_SWAPS, OFFERS)
    left = [hex for hex in own if cities.can_activate(state, hex)]
    found: list[int] = []
    for kind in ORDER if same else PLAIN:
        if not left:
            break
        owed = state.book.terms.units[kind]
        if payment.can_pay(state, seat, owed, payment.UNIT) if same else payment.in_kind(state, seat, owed):
            found += [hex for hex in left if has_one(state, seat, hex, kind)]
            left = [hex for hex in left if hex not in found]
    if not same:
        found += [hex for hex in left if can_recruit(state, seat, hex)]
    return [hex for hex in own if hex in found]


def has_one(state: State, seat: int, hex: int, kind: int) -> bool:
    """Whether one unit of a kind could be recruited in a city, if it is paid for."""
    able = has_leaders(state, seat) if kind == LEADER else recruitable(state, seat, hex, kind)
    return able and may_come(state, seat, hex, [kind])


def can_recruit(state: State, seat: int, hex: int) -> bool:
    """Whether anything can be recruited in a city."""
    return cities.can_activate(state, hex) and any(
        True for _ in _addable(state, seat, hex, (), offered(state, seat, hex, ()))
    )


def has_leaders(state: State, seat: int) -> bool:
    """Whether there is a leader to recruit."""
    return state.variant.expansion and bool(state.players[seat].leaders)


def recruit(state: State, seat: int, hex: int) -> Flow[None]:
    """A city recruits: any mix of units, paid for together; then they stand in the city, ships at its port."""
    cities.activate(state, hex)
    yield from muster(state, seat, hex)
    yield from cities.worked(state, seat, hex, "recruit")


def muster(state: State, seat: int, hex: int) -> Flow[None]:
    """The units themselves."""
    yield from moments.occurs(state, moments.AT_WORK, seat, (hex, "recruit"))
    picked = yield from gather(
        seat,
        "recruit",
        lambda picked: options(state, seat, hex, picked),
        lambda picked: bool(picked) or not options(state, seat, hex, ()),
        low=0,
        high=lambda: number(state, seat, hex),
        about=(state.label(hex),),
    )
    owed, more = price(state, seat, hex, picked), swaps(state, seat, hex, picked)
    paid = yield from payment.pays(state, seat, owed, payment.UNIT, hex, more=more)
    used, cards, kinds = used_offers(state, seat, hex, picked), _cards(picked), kinds_of(state, seat, hex, picked)
    by = tuple([offer.why for offer in used])
    places = musters(state, seat, hex)
    for pick in picked:
        if isinstance(pick, tuple) and pick[0] == "leader":
            yield from new_leader(state, seat, str(pick[1]))
    state.note("recruits", seat, state.label(hex))
    for kind in kinds:
        if kind != SHIP:
            yield from arrive(state, seat, hex, kind, places)
    ships = kinds.count(SHIP)
    if ships:
        yield from launch(state, seat, hex, ships)
    for _ in range(cards):
        yield from verbs.draw_action(state, seat)
    for offer in used:
        state.feats = (*state.feats, Feat(f"by-{offer.why}", hex, (seat, -1 if offer.card else offer.kind)))
    yield from moments.occurs(state, moments.RECRUITED, seat, Recruited(hex, tuple(kinds), paid, by))
    for why in by:
        yield from objectives.window(state, f"by-{why}")


def used_offers(state: State, seat: int, hex: int, picked: tuple[Value, ...]) -> tuple[Offer, ...]:
    """What was had as powers offer it."""
    named = [pick for pick in picked if isinstance(pick, tuple) and pick[0] in BY_POWER]
    return tuple([offer_of(state, seat, hex, pick) for pick in named])


def _cards(picked: tuple[Value, ...]) -> int:
    return sum([isinstance(pick, tuple) and pick[0] == "card-by" for pick in picked])


def new_leader(state: State, seat: int, id: str) -> Flow[None]:
    """A leader is chosen, or drawn; who was there before is dismissed."""
    player = state.players[seat]
    if player.leader >= 0:
        here = state.leader_at(seat)
        leader = next(unit for unit in state.units[here] if kind_of(unit) == LEADER)
        yield from verbs.remove(state, here, leader)
    if id == "any":
        power = player.leaders[state.below(len(player.leaders))]
    else:
        power = state.book.power_of[id]
    player.leaders = tuple([n for n in player.leaders if n != power])
    player.leader = power
    player.recruited += 1
    state.note("leader", seat, state.book.powers[power].id)
    state.empower()


def arrive(state: State, seat: int, hex: int, kind: int, places: int) -> Flow[None]:
    """A new land unit stands in the city, or where else it may; where no piece is left, one is taken from the map."""
    if not state.players[seat].units[kind]:
        yield from recall(state, seat, kind, hex)

    def listing() -> list[Value]:
        open_now = [h for h in each(places) if kind not in ARMY or verbs.room_for_army(state, seat, h) > 0]
        return [("place", state.label(h)) for h in open_now]

    picked = yield from choose(seat, "place-unit", listing, about=(KINDS[kind],))
    assert isinstance(picked, tuple)
    verbs.place(state, seat, state.hex(picked[1]), kind)


def recall(state: State, seat: int, kind: int, goal: int) -> Flow[None]:
    """No piece is left in supply: a unit of the kind is taken off the map."""

    def listing() -> list[Value]:
        return [
            ("recall", state.label(hex))
            for hex in state.units_of(seat)
            if any(kind_of(unit) == kind for unit in state.units[hex])
        ]

    picked = yield from choose(seat, "recall", listing, about=(KINDS[kind],))
    assert isinstance(picked, tuple)
    hex = state.hex(picked[1])
    verbs.take_units(state, hex, [verbs.most_spent(state.units[hex], kind)])
    state.players[seat].units[kind] += 1
    if kind == SHIP:
        yield from aftermath.spill(state, hex, seat)


def launch(state: State, seat: int, hex: int, n: int) -> Flow[None]:
    """New ships lie on the port's sea hex; enemies there are fought at once, by all of them, without a retreat."""
    sea = state.cities[hex].port
    while state.players[seat].units[SHIP] < n:
        yield from recall(state, seat, SHIP, sea)
    friendly = state.whose[sea] in (NOBODYS, seat) and not pirates_bar(state, seat, sea)
    turns = friendly and move.pirates_at(state, sea) and (yield from may(seat, "assault", about=(state.label(sea),)))
    state.players[seat].units[SHIP] -= n
    if turns:
        yield from battle.assault(state, seat, sea, (SHIP,) * n, recruited=True)
    elif friendly:
        verbs.put_units(state, seat, sea, [SHIP] * n)
    else:
        yield from battle.launched(state, seat, sea, n)
