"""What the advances and leaders of the Celts do (rulebook, civilizations)."""

from __future__ import annotations

from typing import Any

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.leaders import bonus, lcity, leads, lspace, warfare
from oikumene.games.clash.effects.making import Do, allows, bends, when
from oikumene.games.clash.model import ANGRY, FOOD, KINDS, SETTLER, Ability, goods
from oikumene.games.clash.rules import barbarians, moments, payment, questions, verbs
from oikumene.games.clash.rules.forces import enemy_at, fighters
from oikumene.games.clash.rules.questions import Yield
from oikumene.games.clash.state import BARBARIANS, FOUGHT, MOVED, NOBODYS, Battle, State, kind_of, marked
from oikumene.kernel.flow import Flow, Value, choose, gather
from oikumene.kit.places import bits, each
from oikumene.kit.scoring import POINT

# -- Tribal Warfare


def _tribes(state: State, side: int, value: int) -> int:
    """For each barbarian city near a battle on land against a player's army, four at most."""
    fight = state.battle
    if fight is None or fight.sea or fight.other(side) >= state.seats:
        return value
    if not fighters(state, fight, fight.other(side)):
        return value
    near = [hex for hex in state.cities_of(BARBARIANS) if 0 <= state.apart(hex, fight.hex) <= 2]
    return value + min(4, len(near))


TRIBAL_WARFARE = bends(questions.BONUS, _tribes)

# -- Tribal Allies


def _calls(deed: Deed) -> Flow[None]:
    yield from barbarians.spawn(deed.state, deed.seat)


def _can_call(deed: Deed) -> bool:
    """Whether a barbarian city, or a unit in one, would come."""
    state = deed.state
    comes = bool(state.barbarian_settlements and barbarians.spawning(state, deed.seat))
    return comes or any(barbarians.reinforcements(state, hex) for hex in state.cities_of(BARBARIANS))


def _stays(deed: Deed) -> Flow[None]:
    """For a food any of the armies that would move stay where they are."""
    state, seat = deed.state, deed.seat
    yield from payment.pays(state, seat, goods(food=1))
    able = barbarians.unmoved(state, seat)

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        last = state.hex(picked[-1][1]) if picked else -1  # type: ignore[index]
        return [("stay", state.label(hex)) for hex in able if hex > last]

    picked = yield from gather(seat, "stay", listing, bool, low=1, high=len(able))
    for pick in picked:
        assert isinstance(pick, tuple)
        hex = state.hex(pick[1])
        state.units[hex] = tuple(sorted([marked(unit, MOVED) for unit in state.units[hex]]))
        state.note("held-back", seat, state.label(hex))


TRIBAL_ALLIES = (
    Ability(Do("cel-tribal-allies", _calls, _can_call), action=True, once=True),
    when(
        moments.BARBARIANS_MOVE,
        "cel-tribal-allies",
        _stays,
        able=lambda deed: (
            payment.can_pay(deed.state, deed.seat, goods(food=1)) and bool(barbarians.unmoved(deed.state, deed.seat))
        ),
        at_will=True,
        fee=goods(food=1),
    ),
)

# -- Druidic Influence


def _druids(state: State, side: int, value: int, line: str) -> int:
    return value + POINT * sum(city.druid == side for city in state.cities.values()) * (line == "objectives")


DRUIDIC_INFLUENCE = (allows(questions.BLESSES), bends(questions.SCORES, _druids))

# -- Tribal Trade

TRIBAL_TRADE = (
    bends(
        questions.ROUTE_CITY,
        lambda state, side, value, city: (
            value or (state.cities[city].owner == BARBARIANS and state.cities[city].mood != ANGRY)
        ),
    ),
    bends(
        questions.ROUTE_YIELDS,
        lambda state, side, value, start, city, used: (
            (Yield(FOOD),) if state.cities[city].owner == BARBARIANS else value
        ),
    ),
)

# -- Viriatus

TERROR_PRICE = goods(mood=2)


def _wilds(state: State, fight: Battle) -> list[int]:
    """Land beside a battle where nobody and nothing is."""
    near = state.board.masks[fight.hex] & state.land
    return [hex for hex in each(near) if state.whose[hex] == NOBODYS and hex not in state.cities]


def _terror(deed: Deed) -> Flow[None]:
    """An enemy army unit is driven out of the battle."""
    state, seat = deed.state, deed.seat
    fight = state.battle
    assert fight is not None
    yield from payment.pays(state, seat, TERROR_PRICE)
    foe, here = fight.other(seat), state.label(fight.hex)

    def units() -> list[Value]:
        kinds = sorted({kind_of(unit) for unit in fighters(state, fight, foe)})
        return [("drive", KINDS[kind], here) for kind in kinds]

    picked = yield from choose(seat, "fear", units)
    assert isinstance(picked, tuple)
    kind = KINDS.index(str(picked[1]))
    goal = yield from choose(
        seat, "fear-to", lambda: [("to", state.label(hex)) for hex in _wilds(state, fight)], about=(KINDS[kind],)
    )
    assert isinstance(goal, tuple)
    unit = next(unit for unit in fighters(state, fight, foe) if kind_of(unit) == kind)
    if foe == fight.attacker:
        left = list(fight.force)
        left.remove(unit)
        fight.force = tuple(left)
    else:
        verbs.take_units(state, fight.hex, [unit])
    verbs.put_units(state, foe, state.hex(goal[1]), [marked(unit, FOUGHT | MOVED) if foe == state.active else unit])
    state.note("driven", foe, KINDS[kind], here, str(goal[1]))


def _can_terrify(deed: Deed, about: Any) -> bool:
    fight = leads(deed.state, deed.seat)
    return fight is not None and fight.round > 1


TERROR = when(
    moments.ROUND_BEGINS,
    "lead-viriatus",
    _terror,
    holds=_can_terrify,
    able=lambda deed: (
        deed.state.battle is not None
        and payment.can_pay(deed.state, deed.seat, TERROR_PRICE)
        and bool(_wilds(deed.state, deed.state.battle))
    ),
    at_will=True,
    fee=TERROR_PRICE,
)
LOYALTY = bends(
    questions.PLAYS_FOR,
    lambda state, side, value, hex: value or ((here := lspace(state, side)) >= 0 and 0 <= state.apart(here, hex) <= 2),
)

# -- Vercingetorix


def settlers_near(state: State, seat: int, fight: Battle) -> int:
    """Own settlers within two hexes of the battle, those that came with the attackers too."""
    near = state.within(fight.hex, 2)
    found = sum(
        sum(kind_of(unit) == SETTLER for unit in state.units[hex]) for hex in state.units_of(seat) if near >> hex & 1
    )
    return found + (sum(kind_of(unit) == SETTLER for unit in fight.came) if fight.attacker == seat else 0)


WARRIOR_PEOPLE = bonus(settlers_near)


def _around(state: State, side: int, value: int, city: int) -> int:
    """Land beside the leader's city without enemies."""
    if city != lcity(state, side):
        return value
    near = [hex for hex in each(state.board.masks[city] & state.land) if enemy_at(state, side, hex) < 0]
    return value | bits(near)


RAPID_RECRUITMENT = bends(questions.MUSTERS, _around)

# -- Queen Boudica


def foe_more_warlike(state: State, seat: int, fight: Battle) -> bool:
    foe = fight.other(seat)
    return foe < state.seats and warfare(state, foe) > warfare(state, seat)


FEARLESS = bonus(2, foe_more_warlike)


def _keeps_settler(deed: Deed) -> Flow[None]:
    """The settler who has founded a city is not removed."""
    state, seat = deed.state, deed.seat
    hex, settler = deed.about
    yield from payment.pays(state, seat, goods(food=1))
    state.players[seat].units[SETTLER] -= 1
    verbs.put_units(state, seat, hex, [settler])
    state.note("places", seat, 1, KINDS[SETTLER], state.label(hex))


GREAT_NUMBERS = when(
    moments.SETTLED,
    "lead-boudica",
    _keeps_settler,
    holds=lambda deed, about: deed.state.leader_at(deed.seat) == about[0],
    able=lambda deed: (
        payment.can_pay(deed.state, deed.seat, goods(food=1)) and deed.state.players[deed.seat].units[SETTLER] > 0
    ),
    at_will=True,
    fee=goods(food=1),
)
