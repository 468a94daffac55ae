"""What an option says before it is chosen: what it costs, how much it may bring, who is attacked. Asked of the rules,
so that what is said is what will be paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ANGRY, FORTRESS, KINDS, NOTHING, SHIP, Amounts
from oikumene.games.clash.rules import advances, battle, cards, collect, construct, happiness, recruit, roads, turn
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.rules.moments import fee_of
from oikumene.games.clash.rules.payment import told
from oikumene.games.clash.rules.questions import COUNTS_ON
from oikumene.games.clash.state import PIRATE, State, kind_of
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.game import Part
from oikumene.kernel.words import Details
from oikumene.kit import goods
from oikumene.kit.goods import plus

#: The kind of what stands where an attack goes: so many units of a kind, a fortress, pirate ships.
FORCE = "force"
FORCES = (*KINDS, "fortress", "pirate")
#: So many of each at most.
MOST = 20
#: An action card that is played by a power, without an action.
UNTIMED = ("idol",)

# -- what is paid


def alike(prices: set[Amounts]) -> tuple[str, ...]:
    """What all of them cost, where that is the same."""
    return told(*prices) if len(prices) == 1 else ()


def advance(state: State, ask: Ask, value: Value) -> Details:
    n, seat = state.book.power_of[named(value)], ask.seat
    if ask.prompt != "advance" or advances.why_not(state, seat, n) is not None:
        return ((),)  # what events and cards bring costs nothing; what cannot be had has no price
    return (told(advances.price(state, seat, n)),)


def buy_advance(state: State, ask: Ask, value: Value) -> Details:
    seat = ask.seat
    return (alike({advances.price(state, seat, n) for n in advances.open_advances(state, seat)}),)


def play(state: State, ask: Ask, value: Value) -> Details:
    assert isinstance(value, tuple)
    card = int(value[1])
    action = ask.prompt not in UNTIMED and cards.takes_action(state, ask.seat, card)
    return told(cards.price(state, card)), int(action)


def special(state: State, ask: Ask, value: Value) -> Details:
    ability = next(each for name, _, each in turn.every_ability(state, ask.seat) if name == named(value))
    return told(plus(ability.price, fee_of(ability.effect))), int(ability.action)


def unit(state: State, ask: Ask, value: Value) -> Details:
    """One unit of a recruit; the first ship pays for all that ships lie among enemies. A leader who comes by an event
    comes for nothing."""
    if ask.picked is None:
        return ((),)
    picked, hex = ask.picked, state.hex(ask.about[0])
    before = picked[: picked.index(value)] if value in picked else picked
    owed = NOTHING
    for n, (_, one) in enumerate(recruit.priced(state, ask.seat, hex, (value,))):
        if n == 0 or SHIP not in recruit.kinds_of(state, ask.seat, hex, before):
            owed = plus(owed, one)
    return (told(owed),)


def cheer(state: State, ask: Ask, value: Value) -> Details:
    """A step of those that are paid together; of one that is chosen alone the price was paid before."""
    return ((),) if ask.picked is None else (told(happiness.price(state, ask.seat, (value,))),)


# -- what cities do


def work(state: State, ask: Ask, value: Value) -> Details:
    """How much it may bring at most, or what it costs; whether the mood falls, since the city has worked before."""
    hex, seat = state.hex(argument(value)), ask.seat
    falls = int(mood_falls(state, seat, hex))
    match named_word(value):
        case "collect":
            return collect.number(state, seat, hex), falls
        case "recruit":
            return recruit.number(state, seat, hex), falls
        case "construct":
            able = construct.buildings(state, seat, hex)
            return alike({construct.price(state, seat, hex, building) for building in able}), falls
    return (falls,)


def mood_falls(state: State, seat: int, hex: int) -> bool:
    """Whether working again lowers the mood of a city, and of no other in its stead."""
    city = state.cities[hex]
    return city.acts > 0 and city.mood > ANGRY and not bent(state, COUNTS_ON, seat, 0, hex)


# -- where units go


def march(state: State, ask: Ask, value: Value) -> Details:
    """What the way costs; who is attacked there, and with what they defend themselves."""
    if ask.prompt != "move-to":
        return (), None, ()
    seat, hex = ask.seat, state.hex(argument(value))
    owed = roads.PRICE if named_word(value) == "road" else NOTHING
    foe = enemy_at(state, seat, hex)
    if foe < 0:
        return told(owed), None, ()
    owed = plus(owed, battle.attack_price(state, seat, hex, ()) or NOTHING)
    return told(owed), foe, force(state, hex, foe)


def force(state: State, hex: int, foe: int) -> tuple[str, ...]:
    """The units of a side on a hex, and the fortress of its city."""
    if foe == PIRATE:
        return (f"pirate-{state.pirates[hex]}",)
    kinds = [kind_of(one) for one in state.units[hex] if kind_of(one) < len(KINDS)]
    city = state.cities.get(hex)
    walls = ("fortress-1",) if city is not None and city.has(FORTRESS) else ()
    return (*goods.named(KINDS, [kinds.count(kind) for kind in range(len(KINDS))]), *walls)


def one_of(value: str) -> Sequence[Part]:
    """So many of a kind, or the fortress."""
    kind, _, n = value.rpartition("-")
    if kind == "fortress":
        return [("building-fortress", {})]
    return [
        ("n-pirates" if kind == "pirate" else "n-kind", {"n": int(n), "kind-id": kind, "kind": [(f"kind-{kind}", {})]})
    ]


# -- all of them


def named(value: Value) -> str:
    assert isinstance(value, tuple)
    return str(value[1])


argument = named


def named_word(value: Value) -> str:
    assert isinstance(value, tuple)
    return str(value[0])


SAYS: dict[str, Callable[[State, Ask, Value], Details]] = {
    "advance": advance,
    "buy-advance": buy_advance,
    "play": play,
    "special": special,
    **dict.fromkeys(("unit", "unit-by", "unit-for", "card-by", "leader"), unit),
    **dict.fromkeys(("cheer", "cheer-by"), cheer),
    **dict.fromkeys(("collect", "recruit", "construct", "wonder-in", "wonder-free"), work),
    **dict.fromkeys(("to", "road", "sail"), march),
}


def details(state: State, ask: Ask, value: Value) -> Details:
    """What the rule that asks does not say itself; where there is no price, none."""
    says = SAYS.get(value if isinstance(value, str) else named_word(value))
    return ((),) if says is None else says(state, ask, value)
