"""Battles (rulebook, battles): on land and at sea. How one begins: rounds are in `rounds`, the end in `aftermath`."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ARMY, FORTRESS, HULLS, LEADER, NOTHING, PIRATE_SHIP, SETTLER, SHIP, Amounts
from oikumene.games.clash.rules import aftermath, losses, moments, payment, rounds, routes
from oikumene.games.clash.rules.forces import enemy_at, fighters, fortress
from oikumene.games.clash.rules.questions import ATTACK_PRICE, BEATEN_OFF
from oikumene.games.clash.state import NOBODYS, PIRATE, Battle, State, kind_of
from oikumene.kernel.flow import Flow
from oikumene.kit.bend import bent_by_all
from oikumene.kit.goods import plus
from oikumene.kit.sides import push

#: Steps of the agenda that go on with what led to a battle.
BATTLE, ROUND, ROLL, ROUND_OVER, OVER = STEPS = ("battle", "battle-round", "battle-roll", "round-over", "battle-over")


def attack_price(state: State, side: int, hex: int, force: tuple[int, ...]) -> Amounts | None:
    """What a player must pay to attack a hex, and whether it may be attacked at all."""
    nothing: Amounts | None = NOTHING
    foe = enemy_at(state, side, hex)
    if any(one == side and other == foe for one, other, _ in state.pacts):
        return None
    return bent_by_all(state, ATTACK_PRICE, nothing, side, hex, force)


def may_attack(state: State, side: int, hex: int, force: tuple[int, ...], fee: Amounts = NOTHING) -> bool:
    """Whether a hex may be attacked, and the attack be paid for; `fee`: what it costs besides."""
    price = attack_price(state, side, hex, force)
    return price is not None and payment.can_pay(state, side, plus(price, fee) if any(fee) else price)


def attack(
    state: State,
    side: int,
    hex: int,
    origin: int,
    force: tuple[int, ...],
    *,
    landed: bool = False,
    road: bool = False,
    fee: Amounts = NOTHING,
    last: bool = False,
) -> Flow[None]:
    """A group that has left its hex enters one with enemies. `force`: all that come, settlers and loads too; `fee`:
    what is paid together with the attack; `last`: see `begun`."""
    sea = any(kind_of(unit) in HULLS for unit in force)
    fighting = tuple([unit for unit in force if kind_of(unit) in HULLS or (not sea and kind_of(unit) in ARMY)])
    fight = Battle(side, enemy_at(state, side, hex), hex, origin, fighting, sea)
    fight.came = tuple([unit for unit in force if unit not in fighting])
    fight.landed, fight.road = landed, road
    if side == state.active:
        fight.add("bonus", side, state.charge)
        state.charge = 0
    state.battle = fight  # before anything is asked: who has left the map fights
    if side < state.seats:
        yield from declared(state, side, hex, force, fee)
    yield from begun(state, fight, last=last)


def declared(state: State, side: int, hex: int, force: tuple[int, ...], fee: Amounts = NOTHING) -> Flow[None]:
    """What must be paid for an attack is paid, and both hear of it."""
    price = attack_price(state, side, hex, force)
    assert price is not None
    yield from payment.pays(state, side, plus(price, fee))
    yield from heard(state, side, hex)


def heard(state: State, side: int, hex: int) -> Flow[None]:
    """Both sides hear of an attack."""
    foe = enemy_at(state, side, hex)
    for one in (side, foe):
        yield from moments.occurs(state, moments.ATTACKED, one, (side, foe))


def launched(state: State, seat: int, hex: int, n: int) -> Flow[None]:
    """Ships that were just recruited lie among enemies: they fight together, and cannot retreat. What the attack costs
    was paid with them."""
    ships = (SHIP,) * n
    fight = Battle(seat, enemy_at(state, seat, hex), hex, -1, ships, True)
    fight.recruited = True
    state.battle = fight
    yield from heard(state, seat, hex)
    yield from begun(state, fight)


def assault(
    state: State,
    seat: int,
    hex: int,
    group: tuple[int, ...],
    *,
    origin: int = -1,
    recruited: bool = False,
    last: bool = False,
) -> Flow[None]:
    """Pirates are attacked by who is allied with them: ships that come, and all that are there. Who breaks off goes
    back to where the group came from, or lies among the pirates again. `last`: see `begun`."""
    here = state.units[hex]
    own = tuple([unit for unit in here if kind_of(unit) != PIRATE_SHIP])
    state.pirates[hex] += len(here) - len(own)
    state.units[hex], state.whose[hex] = (), NOBODYS
    force = (*group, *own)
    fighting = tuple([unit for unit in force if kind_of(unit) in HULLS])
    fight = Battle(seat, PIRATE, hex, hex if own or origin < 0 else origin, fighting, True)
    fight.came = tuple([unit for unit in force if kind_of(unit) not in HULLS])
    fight.recruited = recruited
    yield from begun(state, fight, last=last)


def turned(state: State, seat: int, hex: int, kind: int) -> Flow[None]:
    """A unit that has changed sides stands among those it was with: it fights, and cannot retreat."""
    fight = Battle(seat, enemy_at(state, seat, hex), hex, -1, (kind,), False)
    fight.recruited = True
    yield from begun(state, fight)


def begun(state: State, fight: Battle, *, last: bool = False) -> Flow[None]:
    """A battle begins. `last`: nothing else follows in this step of the game, so that the battle can be steps of its
    own, and a copy in its middle has less to play again."""
    state.battle = fight
    if last:
        push(state, (BATTLE,))
        return
    if (yield from joined(state, fight)):
        yield from rounds.rounds(state, fight)
    yield from aftermath.over(state, fight)


def joined(state: State, fight: Battle) -> Flow[bool]:
    """Who is there, and what it is about; whether it is fought by rounds."""
    state.note("attacks", fight.attacker, fight.defender, state.label(fight.hex))
    attackers, defenders = fighters(state, fight, fight.attacker), fighters(state, fight, fight.defender)
    fight.first = fight.present = (len(attackers), len(defenders))
    fight.facts = known(state, fight)
    fight.traders = trading(state, fight)
    defended = bool(defenders) or fortress(state, fight) != (0, 0)
    beaten = fight.defender < state.seats and bent(state, BEATEN_OFF, fight.defender, False, fight.attacker)
    if beaten:
        yield from losses.all_lost(state, fight, fight.attacker)
        fight.winner = fight.defender
        return False
    if not defended:
        fight.winner = fight.attacker
        return False
    fight.rolled = True
    yield from moments.occurs(state, moments.BEFORE_BATTLE, fight.attacker, fight.defender)
    yield from moments.occurs(state, moments.BEFORE_BATTLE, fight.defender, fight.attacker)
    return True


# -- a battle as steps of the game


def step(state: State, name: str) -> Flow[None]:
    """A part of a battle, and which comes next."""
    fight = state.battle
    assert fight is not None
    if name == BATTLE:
        push(state, (ROUND if (yield from joined(state, fight)) else OVER,))
    elif name == ROUND:
        push(state, (ROLL if (yield from rounds.lays(state, fight)) else ROUND_OVER,))
    elif name == ROLL:
        yield from rounds.rolls(state, fight)
        push(state, (ROUND_OVER,))
    elif name == ROUND_OVER:
        push(state, (ROUND if (yield from rounds.ends(state, fight)) else OVER,))
    else:
        yield from aftermath.over(state, fight)


def trading(state: State, fight: Battle) -> tuple[int, int]:
    """For attacker and defender: how many settlers and ships they have in supply, where such a one could carry a trade
    route from the hex that is fought for; else -1."""
    found = []
    for side in (fight.attacker, fight.defender):
        left, kind = -1, SHIP if fight.sea else SETTLER
        if side < state.seats and routes.could_trade(state, side, fight.hex, kind):
            left = state.players[side].units[SETTLER] + state.players[side].units[SHIP]
        found.append(left)
    return found[0], found[1]


def known(state: State, fight: Battle) -> tuple[int, int, int, int, int, int]:
    """What is fought for: size of the city, wonders, owner, fortress; and whether leaders are there."""
    city = state.cities.get(fight.hex)
    led = [any(kind_of(u) == LEADER for u in fighters(state, fight, s)) for s in (fight.attacker, fight.defender)]
    if city is None or fight.sea:
        return 0, 0, NOBODYS, 0, int(led[0]), int(led[1])
    return city.size, len(city.wonders), city.owner, int(city.has(FORTRESS)), int(led[0]), int(led[1])
