"""Battles: the end. Where everybody stands, what is won, what cards remember."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.clash.model import CAVALRY, CULTURE, ELEPHANT, GOLD, HULLS, KINDS, MOOD, SETTLER, SHIP
from oikumene.games.clash.rules import capture, losses, moments, objectives, verbs
from oikumene.games.clash.rules.forces import fighters
from oikumene.games.clash.rules.groups import entered
from oikumene.games.clash.state import BARBARIANS, FOUGHT, MOVED, NOBODYS, PIRATE, Battle, Feat, State, kind_of, marked
from oikumene.kernel.flow import Flow, Value, choose


class Fought(NamedTuple):
    """A battle as cards remember it."""

    attacker: int
    defender: int
    winner: int
    sea: int
    #: Units at the start.
    attackers: int
    defenders: int
    #: Units lost, of attacker and defender.
    attackers_lost: int
    defenders_lost: int
    #: The size of a city fought for (0: none), its wonders, its owner, whether it had a fortress.
    size: int
    wonders: int
    owner: int
    fortress: int
    landed: int
    #: Leaders lost by attacker and defender, whether a leader fought for each.
    attacker_leaders_lost: int
    defender_leaders_lost: int
    attacker_led: int
    defender_led: int
    #: Cavalry and elephants of the attacker that survived; whether dice were rolled.
    riders: int
    rolled: int


def over(state: State, fight: Battle) -> Flow[None]:
    """A battle is over: who is left where, what is captured, what is won by it."""
    size, wonders, owner, fort, led, foe_led = fight.facts
    won = fight.winner == fight.attacker
    riders = sum([kind_of(unit) in (CAVALRY, ELEPHANT) for unit in fight.force])
    yield from settle_forces(state, fight, won)
    robbers = marauders(state, fight)
    fact = Fought(
        fight.attacker,
        fight.defender,
        fight.winner,
        int(fight.sea),
        fight.first[0],
        fight.first[1],
        len(fight.lost[0]),
        len(fight.lost[1]),
        size,
        wonders,
        owner,
        fort,
        int(fight.landed),
        *fight.leaders,
        led,
        foe_led,
        riders,
        int(fight.rolled),
    )
    state.feats = (*state.feats, Feat("battle", fight.hex, tuple(fact)))
    yield from rewards(state, fight)
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.BATTLE_OVER, side, fact)
    city = state.cities.get(fight.hex)
    taken = won and not fight.sea and city is not None and city.owner != fight.attacker and bool(fight.force)
    state.battle = None
    if taken:
        yield from capture.captured(state, fight.attacker, fight.hex, fact)
    yield from objectives.window(state, "battle")
    for robber in robbers:
        state.feats = (*state.feats, Feat("marauded", fight.hex, (robber,)))
        yield from objectives.window(state, "marauded")


def marauders(state: State, fight: Battle) -> list[int]:
    """Who has destroyed a settler or ship of another player that could have traded."""
    found = []
    for before, side in zip(fight.traders, (fight.attacker, fight.defender), strict=True):
        if before < 0 or fight.other(side) >= state.seats:
            continue
        if state.players[side].units[SETTLER] + state.players[side].units[SHIP] > before:
            found.append(fight.other(side))
    return found


def settle_forces(state: State, fight: Battle, won: bool) -> Flow[None]:
    """Where everybody stands after a battle; settlers without an army die, and carried units without a ship."""
    side, foe, hex = fight.attacker, fight.defender, fight.hex
    yield from bereft(state, fight, won)
    if foe == state.active and state.acting:
        state.units[hex] = tuple([marked(u, FOUGHT * (u in fighters(state, fight, foe))) for u in state.units[hex]])
    fight.settled = True
    group = (*fight.force, *fight.came)
    if won and side < state.seats:
        group = tuple(entered(state, side, hex, group, road=fight.road))
    left = [marked(unit, FOUGHT | MOVED) for unit in group[: len(fight.force)]]
    came = [marked(unit, MOVED) for unit in group[len(fight.force) :]]
    stranded = not won and fight.origin < 0 and not (foe == PIRATE and not state.pirates[hex])
    if not fight.force or stranded:
        dead = [*(left if stranded else ()), *sorted(came, key=kind_of)]  # a leader last: losing one may ask something
        losses.slain(state, fight, side, dead)
        yield from verbs.lose(state, side, dead)
    elif won or (foe == PIRATE and not state.pirates[hex]):
        verbs.put_units(state, side, hex, [*left, *came])
        yield from spill(state, hex, side, fight)
    else:
        verbs.put_units(state, side, fight.origin, [*left, *came])
        yield from spill(state, fight.origin, side, fight)
    if fight.sea and foe != PIRATE and state.whose[hex] == foe:
        yield from spill(state, hex, foe, fight)


def bereft(state: State, fight: Battle, won: bool) -> Flow[None]:
    """Who has lost all that fought loses the settlers that were with it, and at sea, if the enemy holds the hex, all
    that was aboard. Settlers live on behind a fortress, or a wall, that has beaten the attackers off alone."""
    foe, hex = fight.defender, fight.hex
    if foe == PIRATE or fighters(state, fight, foe) or state.whose[hex] != foe:
        return
    if not won and (fight.sea or not fight.first[1]):
        return
    gone = state.units[hex]
    verbs.take_units(state, hex, gone)
    losses.slain(state, fight, foe, gone)
    yield from verbs.lose(state, foe, gone)


def spill(state: State, hex: int, side: int, fight: Battle | None = None) -> Flow[None]:
    """Carried units that have no ship any more are removed, as their owner chooses; `fight`: because of a battle."""
    if not state.sea >> hex & 1 or state.whose[hex] != side:
        return
    state.adrift = hex
    while verbs.overloaded(state, hex):

        def listing() -> list[Value]:
            kinds = sorted({kind_of(unit) for unit in state.units[hex]} - {*HULLS})
            return [("lose", KINDS[kind]) for kind in kinds]

        picked = yield from choose(side, "drown", listing, about=(state.label(hex),))
        assert isinstance(picked, tuple)
        kind = KINDS.index(str(picked[1]))
        unit = verbs.most_spent(state.units[hex], kind)
        if fight is not None:
            losses.slain(state, fight, side, [unit])
        yield from verbs.remove(state, hex, unit)
    state.adrift = NOBODYS


def rewards(state: State, fight: Battle) -> Flow[None]:
    """Who beats barbarians gains gold; each pirate ship that was destroyed brings gold and a token."""
    for side in (fight.attacker, fight.defender):
        foe = fight.other(side)
        if side >= state.seats:
            continue
        if foe == BARBARIANS and fight.winner == side and fight.first[fight.side(foe)]:
            verbs.gain_one(state, side, GOLD)
        if foe == PIRATE:
            for _ in fight.lost[fight.side(foe)]:
                verbs.gain_one(state, side, GOLD)
                picked = yield from choose(side, "token", lambda: [("token", "mood"), ("token", "culture")])
                verbs.gain_one(state, side, MOOD if picked[1] == "mood" else CULTURE)
