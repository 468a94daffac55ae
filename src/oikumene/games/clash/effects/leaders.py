"""What leaders do: shapes that many share, then those of their own (the card's scope: the city or land battle where the
leader is, unless it says otherwise)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oikumene.games.clash.bending import bent
from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.making import Bent, Do, bends, plainly, when
from oikumene.games.clash.model import (
    GROUPS,
    HAPPY,
    LEADER,
    NOTHING,
    Ability,
    goods,
)
from oikumene.games.clash.rules import advances, cities, construct, moments, payment, questions, verbs
from oikumene.games.clash.rules.capture import Captured
from oikumene.games.clash.rules.forces import fighters
from oikumene.games.clash.state import (
    HAND_WONDERS,
    Battle,
    State,
    kind_of,
)
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.goods import minus

# -- where the leader is


def lspace(state: State, seat: int) -> int:
    """The hex where the leader stands; -1 in the middle of an attack."""
    return state.leader_at(seat)


def lcity(state: State, seat: int) -> int:
    """The own city where the leader stands; -1 for none."""
    hex = state.leader_at(seat)
    city = state.cities.get(hex)
    return hex if city is not None and city.owner == seat else -1


def leads(state: State, seat: int) -> Battle | None:
    """The land battle in which the leader fights, and is alive."""
    fight = state.battle
    if fight is None or fight.sea or seat not in (fight.attacker, fight.defender):
        return None
    return fight if any(kind_of(unit) == LEADER for unit in fighters(state, fight, seat)) else None


def aboard(state: State, seat: int) -> Battle | None:
    """The naval battle in which the leader is aboard."""
    fight = state.battle
    if fight is None or not fight.sea or seat not in (fight.attacker, fight.defender):
        return None
    units = fight.came if seat == fight.attacker else state.units[fight.hex]
    return fight if any(kind_of(unit) == LEADER for unit in units) else None


# -- battle


def bonus(
    n: int | Callable[[State, int, Battle], int], holds: Callable[[State, int, Battle], bool] | None = None
) -> Bent:
    """Combat value in the leader's land battles, where something holds."""

    def answer(state: State, side: int, value: int) -> int:
        fight = leads(state, side)
        if fight is None or (holds is not None and not holds(state, side, fight)):
            return value
        return value + (n if isinstance(n, int) else n(state, side, fight))

    return bends(questions.BONUS, answer)


def naval_bonus(n: int, holds: Callable[[State, int, Battle], bool] | None = None) -> Bent:
    """Combat value at sea, with the leader aboard."""

    def answer(state: State, side: int, value: int) -> int:
        fight = aboard(state, side)
        return value + n if fight is not None and (holds is None or holds(state, side, fight)) else value

    return bends(questions.BONUS, answer)


def cancels(holds: Callable[[State, int, Battle], bool]) -> Bent:
    """A hit is cancelled in the leader's land battles."""

    def answer(state: State, side: int, value: int) -> int:
        fight = leads(state, side)
        return value + 1 if fight is not None and holds(state, side, fight) else value

    return bends(questions.CANCELS, answer)


def attacks(state: State, seat: int, fight: Battle) -> bool:
    return fight.attacker == seat


def defends(state: State, seat: int, fight: Battle) -> bool:
    return fight.defender == seat


def storms(building: int = -1) -> Callable[[State, int, Battle], bool]:
    """The player attacks a city, with a building."""

    def holds(state: State, seat: int, fight: Battle) -> bool:
        city = state.cities.get(fight.hex)
        return fight.attacker == seat and city is not None and (building < 0 or city.has(building))

    return holds


def near_own_city(state: State, seat: int, hex: int, most: int, building: int = -1) -> bool:
    """Whether an own city, with a building, is at most so far away."""
    return any(
        0 <= state.apart(hex, city) <= most and (building < 0 or state.cities[city].has(building))
        for city in state.cities_of(seat)
    )


def foe_is_player(state: State, seat: int, fight: Battle) -> bool:
    return fight.other(seat) < state.seats


def warfare(state: State, seat: int) -> int:
    return len(advances.group_of(state, seat, GROUPS.index("warfare")))


def own_units(state: State, seat: int, fight: Battle) -> int:
    """The own units at the start of the round."""
    return fight.present[fight.side(seat)]


def foe_units(state: State, seat: int, fight: Battle) -> int:
    """The enemy's units at the start of the round."""
    return fight.present[1 - fight.side(seat)]


def regions_with_cities(state: State, seat: int) -> set[int]:
    return {state.board.spot[hex] for hex in state.cities_of(seat)}


# -- after a capture


def captures(
    name: str, do: Callable[[Deed], Flow[None]], holds: Callable[[Deed, Captured], bool] | None = None, **more: Any
) -> Any:
    """After the leader, alive, has captured a city."""

    def led(deed: Deed, about: Captured) -> bool:
        return deed.state.leader_at(deed.seat) == about.hex and (holds is None or holds(deed, about))

    return when(moments.CAPTURED, name, do, holds=led, **more)


def gains(**amounts: int) -> Callable[[Deed], Flow[None]]:
    return plainly(lambda deed: verbs.gain(deed.state, deed.seat, goods(**amounts)))


# -- in the leader's city


def learns(group: str) -> Ability:
    """As an action, in a happy city, for a token: an advance of a group without its cost."""
    n_group = GROUPS.index(group)

    def able(deed: Deed) -> list[int]:
        open_now = advances.open_advances(deed.state, deed.seat)
        return [n for n in open_now if deed.state.book.advance(n).group == n_group]

    def can(deed: Deed) -> bool:
        state, seat = deed.state, deed.seat
        hex = lcity(state, seat)
        happy = hex >= 0 and state.cities[hex].mood == HAPPY
        return happy and bool(able(deed)) and payment.can_pay_token(state, seat)

    def do(deed: Deed) -> Flow[None]:
        state, seat = deed.state, deed.seat
        yield from payment.pays_token(state, seat)
        n = yield from advances.pick(state, seat, able(deed))
        yield from advances.obtain(state, seat, n)

    return Ability(Do("leader-learns", do, can), action=True)


def cheaper_building(*buildings: int) -> Bent:
    """In the leader's city some buildings cost neither food nor wood."""

    def answer(state: State, side: int, value: tuple[int, ...], hex: int, building: int) -> tuple[int, ...]:
        if building in buildings and hex == lcity(state, side):
            return minus(value, goods(food=9, wood=9))
        return value

    return bends(questions.BUILDING_PRICE, answer)


def built_here(*buildings: int) -> Callable[[Deed, Any], bool]:
    """A building, of some kinds, was constructed in the leader's city."""
    return lambda deed, about: about[0] == lcity(deed.state, deed.seat) and (not buildings or about[1] in buildings)


def activates(deed: Deed) -> bool:
    """Whether the leader's city can be activated."""
    hex = lcity(deed.state, deed.seat)
    return hex >= 0 and cities.can_activate(deed.state, hex)


def great_builder(wonder: str) -> tuple[Bent, ...]:
    """A certain wonder is taken wherever one is drawn; in the leader's city wonders are built without an action, and
    that one for two culture tokens less."""

    def cheaper(state: State, side: int, value: tuple[int, ...], hex: int, power: int) -> tuple[int, ...]:
        here = hex == lcity(state, side) and state.book.powers[power].id == wonder
        return minus(value, goods(culture=2)) if here else value

    return (
        bends(questions.CLAIMS, lambda state, side, value: (*value, wonder)),
        bends(questions.WONDER_ACTION, lambda state, side, value, hex: value and hex != lcity(state, side)),
        bends(questions.WONDER_PRICE, cheaper),
    )


def works_here(state: State, seat: int, hex: int) -> list[str]:
    """What can be raised in a city now, and paid."""
    found = ["building"] if construct.buildings(state, seat, hex) else []
    if bent(state, questions.BUILDS_WONDERS, seat, False) and construct.wonders(state, seat, hex):
        found.append("wonder")
    return found


def raises(state: State, seat: int, hex: int) -> Flow[None]:
    """A building or a wonder in a city, at its cost."""

    def listing() -> list[Value]:
        return [("raise", what) for what in works_here(state, seat, hex)]

    hidden = state.variant.wonders != "open" and bool(state.zones[HAND_WONDERS + seat])
    picked = yield from choose(seat, "raise", listing, about=(state.label(hex),), secret=hidden)
    if picked == ("raise", "wonder"):
        yield from construct.raise_wonder(state, seat, hex)
    else:
        yield from construct.raise_building(state, seat, hex)


def builds_here(name: str, price: tuple[int, ...] = NOTHING, captives: int = 0) -> Ability:
    """Once a turn, for goods or captives: a building or a wonder in the leader's city at its cost, without an action
    and without activating the city."""

    def able(deed: Deed) -> bool:
        state, seat = deed.state, deed.seat
        hex, player = lcity(state, seat), state.players[seat]
        if hex < 0 or len(player.captives) < captives or not payment.can_pay(state, seat, price):
            return False
        kept = player.goods, player.captives
        player.goods = [max(0, have - n) for have, n in zip(player.goods, price, strict=True)]
        player.captives = player.captives[captives:]
        found = bool(works_here(state, seat, hex))  # with what is left after the price
        player.goods, player.captives = kept
        return found

    def do(deed: Deed) -> Flow[None]:
        state, seat = deed.state, deed.seat
        yield from payment.pays(state, seat, price)
        for _ in range(captives):
            yield from verbs.free_captive(state, seat)
        yield from raises(state, seat, lcity(state, seat))

    return Ability(Do(name, do, able, price), once=True)


# -- payments before a battle


def pays_before(name: str, price: tuple[int, ...], do: Callable[[Deed], None], holds: Any = None) -> Any:
    """Before the leader's land battle, for a price."""

    def flow(deed: Deed) -> Flow[None]:
        yield from payment.pays(deed.state, deed.seat, price)
        do(deed)

    return when(
        moments.BEFORE_BATTLE,
        name,
        flow,
        holds=lambda deed, about: leads(deed.state, deed.seat) is not None and (holds is None or holds(deed)),
        able=lambda deed: payment.can_pay(deed.state, deed.seat, price),
        at_will=True,
        fee=price,
    )


def cancel_for(
    name: str, price: tuple[int, ...], *, once: bool = False, holds: Callable[[State, int, Battle], bool] | None = None
) -> Any:
    """When hits are taken, for a price, one is cancelled."""

    def flow(deed: Deed) -> Flow[None]:
        state, seat, fight = deed.state, deed.seat, deed.state.battle
        assert fight is not None
        yield from payment.pays(state, seat, price)
        fight.add("cancel", seat)
        fight.used += ((seat, name),)

    def can(deed: Deed, about: Any) -> bool:
        fight = leads(deed.state, deed.seat)
        return (
            fight is not None
            and (holds is None or holds(deed.state, deed.seat, fight))
            and not (once and (deed.seat, name) in fight.used)
        )

    return when(
        moments.LOSSES,
        name,
        flow,
        holds=can,
        able=lambda deed: payment.can_pay(deed.state, deed.seat, price),
        at_will=True,
        fee=price,
    )
