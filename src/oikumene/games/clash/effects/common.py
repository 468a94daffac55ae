"""Things that several cards do: advances for nothing, units in cities, moods, whom one is near to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ANGRY, ARMY, FIGURES, GROUPS, HAPPY, KINDS, goods
from oikumene.games.clash.rules import advances, aftermath, explore, payment, verbs
from oikumene.games.clash.rules.questions import KEEPS_MOOD, WARDED
from oikumene.games.clash.state import NOBODYS, Feat, State, kind_of
from oikumene.kernel.flow import Flow, Value, choose, may, optional
from oikumene.kit.places import bits

# -- advances


def free_advance(state: State, seat: int, able: Sequence[int], *, must: bool = True) -> Flow[int]:
    """An advance for nothing, its cube from the supply; its number, or -1."""
    if not able:
        return -1

    def listing() -> list[Value]:
        return [("advance", state.book.powers[n].id) for n in able]

    if must:
        picked: Value | None = yield from choose(seat, "free-advance", listing)
    else:
        picked = yield from optional(seat, "free-advance", listing)
    if picked is None:
        return -1
    assert isinstance(picked, tuple)
    n = state.book.power_of[str(picked[1])]
    yield from advances.obtain(state, seat, n, track=False)
    return n


def paid_advance(state: State, seat: int, able: Sequence[int]) -> Flow[int]:
    """An advance for its price, its cube from the supply; its number."""
    picked = yield from choose(seat, "advance", lambda: [("advance", state.book.powers[n].id) for n in able])
    n = state.book.power_of[str(picked[1])]
    paid = yield from payment.pays(state, seat, advances.price(state, seat, n), payment.ADVANCE, n)
    yield from advances.obtain(state, seat, n, track=False, paid=paid)
    return n


def in_groups(state: State, seat: int, *names: str) -> list[int]:
    """The advances of some groups that a player may obtain."""
    groups = [GROUPS.index(name) for name in names]
    return [n for n in advances.open_advances(state, seat) if state.book.advance(n).group in groups]


def also_owned(state: State, seat: int, others: Sequence[int]) -> list[int]:
    """The advances that a player may obtain and one of others has."""
    return [n for n in advances.open_advances(state, seat) if any(state.players[o].owns >> n & 1 for o in others)]


# -- who is near


def presence(state: State, side: int) -> int:
    """The hexes where a side has a city or units, as a set."""
    return bits([*state.cities_of(side), *state.units_of(side)])


def neighbours(state: State, seat: int) -> list[int]:
    """The other players who have a unit or city within two hexes of one of the player's."""
    near = presence(state, seat)
    for _ in range(2):
        near |= state.board.around(near) & state.explored
    return [other for other in state.clockwise(seat) if presence(state, other) & near]


def other_player(state: State, seat: int, able: Sequence[int], prompt: str = "which-player") -> Flow[int]:
    """One of some players."""
    picked = yield from choose(seat, prompt, lambda: [("player", other) for other in able])
    return int(picked[1])


# -- units and cities


def homes(state: State, seat: int, kind: int) -> list[int]:
    """The own cities that take one more unit of a kind; none, where no piece is left."""
    if not state.players[seat].units[kind]:
        return []
    return [
        hex
        for hex in state.cities_of(seat)
        if state.whose[hex] in (NOBODYS, seat) and (kind not in ARMY or verbs.room_for_army(state, seat, hex) > 0)
    ]


def place_unit(state: State, seat: int, kind: int, *, must: bool = True) -> Flow[bool]:
    """A unit from the supply in an own city, if it can be."""
    able = homes(state, seat, kind)
    if not able:
        return False

    def listing() -> list[Value]:
        return [("place", state.label(hex)) for hex in able]

    if must:
        picked: Value | None = yield from choose(seat, "place-unit", listing, about=(KINDS[kind],))
    else:
        picked = yield from optional(seat, "place-unit", listing, about=(KINDS[kind],))
    if picked is None:
        return False
    assert isinstance(picked, tuple)
    verbs.place(state, seat, state.hex(picked[1]), kind)
    return True


def pick_city(state: State, seat: int, able: Sequence[int], prompt: str = "which-city") -> Flow[int]:
    """One of some cities."""
    picked = yield from choose(seat, prompt, lambda: [("city", state.label(hex)) for hex in able])
    return state.hex(picked[1])


def unhappy(state: State, seat: int) -> list[int]:
    """Own cities whose mood can rise."""
    return [hex for hex in state.cities_of(seat) if state.cities[hex].mood < HAPPY]


def calm(state: State, seat: int, holds: Callable[[int], bool] | None = None) -> list[int]:
    """Own cities whose mood can fall, of some."""
    return [hex for hex in state.cities_of(seat) if state.cities[hex].mood > ANGRY and (holds is None or holds(hex))]


def saddened(state: State, hex: int, to: int | None = None) -> Flow[None]:
    """An event lowers a city's mood, by a step or to a mood; its owner may pay a token to keep it, with myths."""
    city = state.cities[hex]
    mood = city.mood - 1 if to is None else to
    if mood < ANGRY or mood >= city.mood:
        return
    seat = city.owner
    if (yield from warded_off(state, hex)):
        return
    price = goods(mood=1)
    if seat < state.seats and bent(state, KEEPS_MOOD, seat, False, hex) and payment.can_pay(state, seat, price):
        picked = yield from choose(seat, "keep-mood", lambda: ["yes", "no"], about=(state.label(hex),))
        if picked == "yes":
            yield from payment.pays(state, seat, price)
            return
    verbs.set_mood(state, hex, mood)


def warded_off(state: State, hex: int, kind: int = -1) -> Flow[bool]:
    """Whether a player who may ignores what the text of an event does to a city's mood, or to a unit there."""
    seat = state.cities[hex].owner if kind < 0 else state.whose[hex]
    if not 0 <= seat < state.seats or not bent(state, WARDED, seat, False, hex, kind):
        return False
    return (yield from may(seat, "ward-off", about=(state.label(hex),)))


def sadden_one(state: State, seat: int, able: Sequence[int], prompt: str, to: int | None = None) -> Flow[None]:
    """The mood of one of some cities falls, as its owner chooses; nothing where there is none."""
    if able:
        hex = yield from pick_city(state, seat, able, prompt)
        yield from saddened(state, hex, to)


# -- exploring from a city


def regions_near(state: State, seat: int) -> list[int]:
    """Unexplored regions beside an own city, by the first of their hexes."""
    found = set()
    for city in state.cities_of(seat):
        found |= {state.board.spot[hex] for hex in state.board.beside[city] if explore.unexplored(state, hex)}
    return sorted(found)


def uncover(state: State, seat: int, able: Sequence[int], *, must: bool = False) -> Flow[int]:
    """A region is turned up by the usual rules; its spot, or -1."""
    if not able:
        return -1

    def listing() -> list[Value]:
        return [("chart", state.label(state.board.spots[spot][0])) for spot in able]

    if must:
        picked: Value | None = yield from choose(seat, "uncover", listing)
    else:
        picked = yield from optional(seat, "uncover", listing)
    if picked is None:
        return -1
    assert isinstance(picked, tuple)
    spot = state.board.spot[state.hex(picked[1])]
    card = explore.turn_up(state, seat, spot)
    yield from explore.lay(state, seat, card, spot, explore.by_sea(state, card, spot, list(explore.TURNS)))
    return spot


# -- feats: a card of one title needs one of its own


def unused(state: State, seat: int, title: str, holds: Callable[[Feat], bool]) -> int:
    """The first thing that happened in this turn which the title has not used; -1 for none."""
    for n, feat in enumerate(state.feats):
        if holds(feat) and f"{seat}:{title}:{n}" not in state.spent:
            return n
    return -1


def use_feat(state: State, seat: int, title: str, n: int) -> None:
    state.spent = (*state.spent, f"{seat}:{title}:{n}")


def count_units(state: State, seat: int) -> int:
    return sum(len(state.units[hex]) for hex in state.units_of(seat))


def unit_options(state: State, seat: int, holds: Callable[[int], bool] | None = None) -> list[Value]:
    """The player's units, by kind and place."""
    found: dict[Value, None] = {}
    for hex in state.units_of(seat):
        for unit in state.units[hex]:
            if holds is None or holds(kind_of(unit)):
                found["lose-at", FIGURES[kind_of(unit)], state.label(hex)] = None
    return list(found)


def lose_unit(state: State, picked: Value) -> Flow[None]:
    """A unit that was named by kind and place is removed; carried ones may drown with their ship."""
    assert isinstance(picked, tuple)
    hex, kind = state.hex(picked[2]), FIGURES.index(str(picked[1]))
    side = state.whose[hex]
    yield from verbs.remove(state, hex, next(unit for unit in state.units[hex] if kind_of(unit) == kind))
    yield from aftermath.spill(state, hex, side)


def struck_by_event(state: State, picked: Value) -> Flow[bool]:
    """A unit that was named by kind and place is removed by the text of an event, unless its owner can ignore that."""
    assert isinstance(picked, tuple)
    if (yield from warded_off(state, state.hex(picked[2]), FIGURES.index(str(picked[1])))):
        return False
    yield from lose_unit(state, picked)
    return True
