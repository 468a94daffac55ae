"""The conditions of objectives: functions of the table, the player, and what has just happened (or nothing)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from oikumene.games.clash.model import (
    ADVANCES,
    ANGRY,
    ARMY,
    BUILDINGS,
    CAVALRY,
    ELEPHANT,
    FOOD,
    GOVERNMENTS,
    GROUPS,
    HAPPY,
    HULLS,
    INFANTRY,
    KINDS,
    ORE,
    PORT,
    ROWS,
    SETTLER,
    SHIP,
    WOOD,
)
from oikumene.games.clash.rules import advances, routes
from oikumene.games.clash.rules.aftermath import Fought
from oikumene.games.clash.state import BARBARIANS, PIRATE, Feat, State, kind_of

Holds: TypeAlias = "Callable[[State, int, Feat | None], bool]"


def leads(count: Callable[[State, int], int], least: int = 0) -> Holds:
    """More than each other player has, and at least so many."""

    def holds(state: State, seat: int, feat: Feat | None) -> bool:
        own = count(state, seat)
        return own >= least and all(own > count(state, other) for other in state.clockwise(seat))

    return holds


def with_building(building: int) -> Callable[[State, int], int]:
    """Own cities that hold a building, of whatever colour."""
    return lambda state, seat: sum(city.owner == seat and city.has(building) for city in state.cities.values())


def building_lead(name: str) -> Holds:
    return leads(with_building(BUILDINGS.index(name)))


def all_of(group: str) -> Holds:
    """All advances of a group."""
    n = GROUPS.index(group)
    return lambda state, seat, feat: len(advances.group_of(state, seat, n)) == ROWS


def stocked(good: int, n: int) -> Holds:
    return lambda state, seat, feat: state.players[seat].goods[good] >= n


def cities(state: State, seat: int) -> list[int]:
    return state.cities_of(seat)


def many_cities(n: int) -> Holds:
    return lambda state, seat, feat: state.count_cities(seat) >= n


def in_mood(mood: int, n: int) -> Holds:
    """So many own cities of a mood."""
    return lambda state, seat, feat: (
        sum(city.owner == seat and city.mood == mood for city in state.cities.values()) >= n
    )


def board_advances(state: State, seat: int) -> int:
    """Advances of the player board: a civilization's own do not count."""
    return sum(n < ADVANCES for n in state.players[seat].owned)


def well_stocked(state: State, seat: int, feat: Feat | None) -> bool:
    purse = state.players[seat].goods
    return min(purse[FOOD], purse[WOOD], purse[ORE]) >= 3


def planned(state: State, seat: int, feat: Feat | None) -> bool:
    """Own cities hold four kinds of buildings in the own colour."""
    kinds = {
        building
        for city in state.cities.values()
        if city.owner == seat
        for building, colour in enumerate(city.buildings)
        if colour == seat
    }
    return len(kinds) >= 4


def far_off(state: State, seat: int, hex: int) -> bool:
    """At least five hexes from where the first city stood."""
    far = state.apart(state.players[seat].first_city, hex)
    return far >= 5


def colony(state: State, seat: int, feat: Feat | None) -> bool:
    return any(far_off(state, seat, hex) for hex in cities(state, seat))


def consulates(state: State, seat: int, feat: Feat | None) -> bool:
    abroad = [city for city in state.cities.values() if city.owner != seat and seat in city.buildings]
    return len(abroad) >= 2


def citadel(state: State, seat: int, feat: Feat | None) -> bool:
    return any(state.cities[hex].size >= 5 for hex in cities(state, seat))


def governed(state: State, seat: int, feat: Feat | None) -> bool:
    return any(len(advances.group_of(state, seat, group)) == ROWS for group in GOVERNMENTS)


def dominion(state: State, seat: int, feat: Feat | None) -> bool:
    """Four cities without any other city beside them."""
    alone = [hex for hex in cities(state, seat) if not any(near in state.cities for near in state.board.beside[hex])]
    return len(alone) >= 4


def new_founder(state: State, seat: int, feat: Feat | None) -> bool:
    return feat is not None and feat.facts[0] == seat and far_off(state, seat, feat.hex)


def trades(n: int, *, ships: bool = False) -> Holds:
    """So many routes could be had now; by ships alone."""

    def holds(state: State, seat: int, feat: Feat | None) -> bool:
        able = routes.possible(state, seat)
        if ships:
            able = [route for route in able if route.by in HULLS]
        return len(routes.most(state, seat, able)) >= n

    return holds


def balanced(state: State, seat: int, feat: Feat | None) -> bool:
    return sum(bool(advances.group_of(state, seat, group)) for group in range(len(GROUPS))) >= 9


def abroad(state: State, seat: int) -> int:
    """Buildings of the own colour in cities of others."""
    return sum(sum(colour == seat for colour in city.buildings) for city in state.cities.values() if city.owner != seat)


def wonderful(state: State, seat: int, feat: Feat | None) -> bool:
    """A wonder just built; or, in the status phase, the only one of the last round."""
    if feat is not None:
        return feat.facts[0] == seat
    return state.raised == (seat,)


def every_kind(state: State, seat: int, feat: Feat | None) -> bool:
    there = {kind_of(unit) for hex in state.units_of(seat) for unit in state.units[hex]}
    return there >= set(range(len(KINDS)))


def spread(kinds: tuple[int, ...], n: int, *, remote: bool = False) -> Holds:
    """Units of some kinds on so many hexes; `remote`: neither in nor beside an own city."""

    def holds(state: State, seat: int, feat: Feat | None) -> bool:
        near = set()
        for city in cities(state, seat):
            near |= {city, *state.board.beside[city]}
        found = [
            hex
            for hex in state.units_of(seat)
            if any(kind_of(unit) in kinds for unit in state.units[hex]) and not (remote and hex in near)
        ]
        return len(found) >= n

    return holds


def of_ages(state: State, seat: int, feat: Feat | None) -> bool:
    player = state.players[seat]
    return sum(n >= ADVANCES for n in player.owned) >= 4 and player.recruited >= 2


# -- battles


def fact(feat: Feat | None) -> Fought | None:
    return Fought(*feat.facts) if feat is not None and feat.what == "battle" else None


def fought(holds: Callable[[State, int, Fought], bool]) -> Holds:
    """Something about the battle that was just fought, in which the player took part."""

    def condition(state: State, seat: int, feat: Feat | None) -> bool:
        battle = fact(feat)
        if battle is None or seat not in (battle.attacker, battle.defender) or not battle.rolled:
            return False
        return holds(state, seat, battle)

    return condition


def own_lost(battle: Fought, seat: int) -> int:
    return battle.attackers_lost if seat == battle.attacker else battle.defenders_lost


def foe_lost(battle: Fought, seat: int) -> int:
    return battle.defenders_lost if seat == battle.attacker else battle.attackers_lost


def own_units(battle: Fought, seat: int) -> int:
    return battle.attackers if seat == battle.attacker else battle.defenders


def foe_units(battle: Fought, seat: int) -> int:
    return battle.defenders if seat == battle.attacker else battle.attackers


def foe(battle: Fought, seat: int) -> int:
    return battle.defender if seat == battle.attacker else battle.attacker


def is_player(state: State, side: int) -> bool:
    return side < state.seats


def warfare(state: State, seat: int) -> int:
    return len(advances.group_of(state, seat, GROUPS.index("warfare")))


def conqueror(state: State, seat: int, feat: Feat | None) -> bool:
    """Another player's city captured that was defended."""
    battle = last_battle(state, seat, feat)
    return battle is not None and is_player(state, battle.owner) and bool(battle.defenders or battle.fortress)


def last_battle(state: State, seat: int, feat: Feat | None) -> Fought | None:
    """The battle by which the player has just captured a city."""
    if feat is None or feat.what != "captured" or feat.facts[0] != seat:
        return None
    found = [fact(one) for one in state.feats if one.what == "battle" and one.hex == feat.hex]
    return found[-1] if found else None


def amphibious(state: State, seat: int, feat: Feat | None) -> bool:
    battle = last_battle(state, seat, feat)
    return battle is not None and is_player(state, battle.owner) and bool(battle.landed)


def assimilator(state: State, seat: int, feat: Feat | None) -> bool:
    battle = last_battle(state, seat, feat)
    return battle is not None and battle.owner == BARBARIANS and battle.defenders >= 2


def warmonger(state: State, seat: int, feat: Feat | None) -> bool:
    """The second land battle of the turn or later, against different armies, one of them won."""
    battles = [(one.hex, fact(one)) for one in state.feats if one.what == "battle"]
    own = [(hex, b) for hex, b in battles if b is not None and b.rolled and not b.sea and seat in b[:2]]
    now = fact(feat)
    return (
        now is not None
        and bool(now.rolled)
        and not now.sea
        and seat in now[:2]
        and len({hex for hex, _ in own}) >= 2
        and any(b.winner == seat for _, b in own)
    )


def drafted(state: State, seat: int, feat: Feat | None) -> bool:
    """Infantry was recruited by draft twice: neither cards nor ships in its stead."""
    return sum(one.what == "by-draft" and one.facts == (seat, INFANTRY) for one in state.feats) >= 2


def blockade(state: State, seat: int, feat: Feat | None) -> bool:
    """Two own ships on the sea hex of another player's port."""
    for city in state.cities.values():
        if (
            city.owner not in (seat, BARBARIANS)
            and city.has(PORT)
            and city.port >= 0
            and state.whose[city.port] == seat
        ) and sum(kind_of(unit) == SHIP for unit in state.units[city.port]) >= 2:
            return True
    return False


def units(kinds: tuple[int, ...]) -> Callable[[State, int], int]:
    """How many units of some kinds a player has on the map."""
    return lambda state, seat: sum(kind_of(unit) in kinds for hex in state.units_of(seat) for unit in state.units[hex])


SHIPS, ARMIES = units((SHIP,)), units(ARMY)


def great_navy(state: State, seat: int, feat: Feat | None) -> bool:
    own = SHIPS(state, seat)
    return own >= 4 or (own >= 2 and all(own > SHIPS(state, other) for other in state.clockwise(seat)))


def great_army(state: State, seat: int, feat: Feat | None) -> bool:
    own = ARMIES(state, seat)
    return all(own >= ARMIES(state, other) + 4 for other in state.clockwise(seat))


def standing_army(state: State, seat: int, feat: Feat | None) -> bool:
    held = [hex for hex in cities(state, seat) if any(kind_of(unit) in ARMY for unit in state.units[hex])]
    return len(held) >= 4


def threat(state: State, seat: int, feat: Feat | None) -> bool:
    """Four own army units beside cities of other players."""
    near = set()
    for hex, city in state.cities.items():
        if city.owner not in (seat, BARBARIANS):
            near |= set(state.board.beside[hex])
    return sum(kind_of(unit) in ARMY for hex in near if state.whose[hex] == seat for unit in state.units[hex]) >= 4


def might(state: State, seat: int, feat: Feat | None) -> bool:
    return ARMIES(state, seat) + SHIPS(state, seat) >= 12


def marauder(state: State, seat: int, feat: Feat | None) -> bool:
    """A settler or ship of another player was destroyed that could have carried a trade route."""
    return feat is not None and feat.facts[0] == seat


def cleansed(state: State, seat: int, feat: Feat | None) -> bool:
    """The second battle of the turn won against pirates."""
    won = [fact(one) for one in state.feats if one.what == "battle"]
    own = [b for b in won if b is not None and b.defender == PIRATE and b.winner == seat]
    now = fact(feat)
    return now is not None and now.defender == PIRATE and now.winner == seat and len(own) >= 2


def fewer(state: State, seat: int, battle: Fought) -> bool:
    return own_units(battle, seat) < foe_units(battle, seat)


AGAINST_ODDS = fought(
    lambda state, seat, b: b.winner == seat and is_player(state, foe(b, seat)) and fewer(state, seat, b)
)
DARING = fought(
    lambda state, seat, b: (
        b.winner == seat
        and (
            (is_player(state, foe(b, seat)) and warfare(state, foe(b, seat)) > warfare(state, seat))
            or fewer(state, seat, b)
        )
    )
)
WARLORD = fought(lambda state, seat, b: not b.sea and foe_lost(b, seat) >= 3)
GREAT_BATTLE = fought(lambda state, seat, b: not b.sea and b.attackers + b.defenders >= 6)
LEGEND = fought(lambda state, seat, b: seat == b.attacker and b.attackers >= 3 and b.size >= 5 and b.wonders >= 1)
AGGRESSOR = fought(
    lambda state, seat, b: not b.sea and seat == b.attacker and b.winner == seat and b.defenders_lost >= 2
)
DEFIANCE = fought(
    lambda state, seat, b: b.winner == seat and foe(b, seat) == BARBARIANS and b.size > 0 and foe_lost(b, seat) >= 2
)
GREAT_COMMANDER = fought(
    lambda state, seat, b: (
        b.winner == seat
        and bool(b.attacker_led if seat == b.attacker else b.defender_led)
        and own_units(b, seat) <= foe_units(b, seat)
    )
)
KING_SLAYER = fought(
    lambda state, seat, b: (
        is_player(state, foe(b, seat))
        and (b.defender_leaders_lost if seat == b.attacker else b.attacker_leaders_lost) >= 1
        and foe_lost(b, seat) >= (2 if b.sea else 3)  # at sea the leader is none of the units that fight
    )
)
STAMPEDE = fought(lambda state, seat, b: not b.sea and seat == b.attacker and b.winner == seat and b.riders > 0)

ANGRY_CITIES = in_mood(ANGRY, 4)
HAPPY_CITIES = in_mood(HAPPY, 4)
RIDERS = spread((CAVALRY,), 3)
TUSKS = spread((ELEPHANT,), 3)
OUTPOSTS = spread(ARMY, 3, remote=True)
MIGRANTS = spread((SETTLER,), 3, remote=True)
