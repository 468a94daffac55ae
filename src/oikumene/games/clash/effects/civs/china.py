"""What the advances and leaders of China do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.leaders import bonus, cancel_for, foe_units, gains, great_builder, learns, own_units
from oikumene.games.clash.effects.making import Do, plainly, when
from oikumene.games.clash.model import FOOD, INFANTRY, KINDS, PLAINS, SETTLER, Ability, goods
from oikumene.games.clash.rules import moments, move, payment, verbs
from oikumene.games.clash.rules.collect import Collected
from oikumene.games.clash.rules.groups import Way
from oikumene.games.clash.state import Battle, State, kind_of, marks_of
from oikumene.kernel.flow import Flow, Value, gather

# -- Rice Cultivation


def _rice(deed: Deed) -> None:
    """Food more for each plains outside the city from which was collected and where own settlers are, two at most."""
    state, seat, about = deed.state, deed.seat, deed.about
    assert isinstance(about, Collected)
    fields = [
        hex
        for hex in set(about.hexes)
        if hex != about.hex
        and state.terrain[hex] == PLAINS
        and state.whose[hex] == seat
        and any(kind_of(unit) == SETTLER for unit in state.units[hex])
    ]
    verbs.gain_one(state, seat, FOOD, min(2, len(fields)))


RICE = when(moments.COLLECTED, "chi-rice", plainly(_rice))

# -- Expansion


def _settlers_out(state: State, seat: int, hex: int) -> list[Way]:
    """Where settlers can go out of an own city."""
    city = state.cities.get(hex)
    if city is None or city.owner != seat:
        return []
    return move.ways(state, seat, hex, lambda unit: kind_of(unit) == SETTLER)


def _expand(deed: Deed) -> Flow[None]:
    yield from move.beside(deed.state, deed.seat, move.GROUPS, _settlers_out)


EXPANSION = when(
    moments.RECRUITED,
    "chi-expansion",
    _expand,
    holds=lambda deed, about: SETTLER in about.kinds,
    able=lambda deed: any(_settlers_out(deed.state, deed.seat, hex) for hex in deed.state.cities_of(deed.seat)),
    at_will=True,
)

# -- Fireworks

FIREWORKS_PRICE = goods(ore=1, wood=1)


def _fireworks(deed: Deed) -> Flow[None]:
    """A hit is cancelled in the first round."""
    fight = deed.state.battle
    assert fight is not None
    yield from payment.pays(deed.state, deed.seat, FIREWORKS_PRICE)
    fight.add("cancel", deed.seat)


FIREWORKS = when(
    moments.LOSSES,
    "chi-fireworks",
    _fireworks,
    holds=lambda deed, about: deed.state.battle is not None and deed.state.battle.round == 1,
    able=lambda deed: payment.can_pay(deed.state, deed.seat, FIREWORKS_PRICE),
    at_will=True,
    fee=FIREWORKS_PRICE,
)

# -- Imperial Army

#: What becomes what.
REMADE = {SETTLER: INFANTRY, INFANTRY: SETTLER}


def _remakes(deed: Deed, picked: tuple[Value, ...] = ()) -> list[Value]:
    """The settlers and infantry that can still be remade: as far as there are pieces and room."""
    state, seat = deed.state, deed.seat
    supply, gone, fresh = list(state.players[seat].units), list(picked), dict[int, int]()
    for pick in picked:
        assert isinstance(pick, tuple)
        kind = KINDS.index(str(pick[2]))
        supply[kind] += 1
        supply[REMADE[kind]] -= 1
        hex = state.hex(pick[1])
        fresh[hex] = fresh.get(hex, 0) + (1 if kind == SETTLER else -1)
    found: list[Value] = []
    for hex in state.units_of(seat):
        for unit in sorted({unit for unit in state.units[hex] if kind_of(unit) in REMADE}):
            kind = kind_of(unit)
            value: Value = ("remake", state.label(hex), KINDS[kind], marks_of(unit))
            if not supply[REMADE[kind]] or state.units[hex].count(unit) <= gone.count(value):
                continue
            if kind == INFANTRY or verbs.room_for_army(state, seat, hex) - fresh.get(hex, 0) > 0:
                found.append(value)
    return found


def _remake(deed: Deed) -> Flow[None]:
    """Settlers become infantry, and infantry settlers, where they stand."""
    state, seat = deed.state, deed.seat
    most = sum([kind_of(unit) in REMADE for hex in state.units_of(seat) for unit in state.units[hex]])
    picked = yield from gather(seat, "remake", lambda picked: _remakes(deed, picked), bool, low=1, high=most)
    left = state.players[seat].units
    for pick in picked:
        assert isinstance(pick, tuple)
        hex, kind, marks = state.hex(pick[1]), KINDS.index(str(pick[2])), int(pick[3])
        verbs.take_units(state, hex, [kind | marks << 3])
        verbs.put_units(state, seat, hex, [REMADE[kind] | marks << 3])
        left[kind] += 1
        left[REMADE[kind]] -= 1
        state.note("remade", seat, KINDS[kind], KINDS[REMADE[kind]], state.label(hex))


IMPERIAL_ARMY = Ability(Do("chi-imperial-army", _remake, lambda deed: bool(_remakes(deed))), action=True, once=True)

# -- Sun Tzu

ART_OF_WAR = learns("warfare")
FAST_WAR = when(
    moments.BATTLE_OVER,
    "lead-sun-tzu",
    gains(mood=1, culture=1),
    holds=lambda deed, fact: (
        fact.winner == deed.seat
        and not fact.sea
        and bool(fact.rolled)
        and deed.state.battle is not None
        and deed.state.battle.round == 1
        and bool(fact.attacker_led if fact.attacker == deed.seat else fact.defender_led)
    ),
)

# -- Qin Shi Huang

GREAT_WALL = great_builder("wonder-wall")
TACTICIAN = cancel_for("lead-qin", goods(culture=2))

# -- Empress Wu Zetian

ECONOMIST = learns("agriculture")


def no_fewer_units(state: State, seat: int, fight: Battle) -> bool:
    return own_units(state, seat, fight) >= foe_units(state, seat, fight)


BRILLIANT_CONQUEROR = bonus(2, no_fewer_units)
