"""Capturing cities (rulebook, capturing cities)."""

from __future__ import annotations

from typing import Any, NamedTuple

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ANGRY, GOLD, HAPPY, KINDS, OBELISK, PORT, SETTLER
from oikumene.games.clash.rules import moments, objectives, verbs
from oikumene.games.clash.rules.questions import CAPTURED_MOOD, KEEPS_PIECES
from oikumene.games.clash.state import BARBARIANS, BUILT, GONE, NOBODYS, City, Feat, State
from oikumene.kernel.flow import Flow, Value, choose


class Captured(NamedTuple):
    """A city that was captured: as it was before, and the battle."""

    hex: int
    before: City
    fact: Any


def captured(state: State, side: int, hex: int, fact: Any) -> Flow[None]:
    """A side's army stands alone in an enemy city: it changes hands, or is destroyed where no settlement is left."""
    before = state.cities[hex]
    state.note("captures", side, state.label(hex))
    if side == BARBARIANS:
        yield from by_barbarians(state, hex, before)
        return
    if state.players[side].settlements:
        exchange(state, side, hex, before)
    else:
        destroy(state, side, hex, before)
    loser = before.owner
    if loser != BARBARIANS:
        yield from compensate(state, loser)
        yield from moments.occurs(state, moments.CITY_LOST, loser, hex)
    facts = (side, before.owner, before.size, before.mood)
    state.feats = (*state.feats, Feat("captured", hex, facts))
    yield from moments.occurs(state, moments.CAPTURED, side, Captured(hex, before, fact))
    yield from objectives.window(state, "captured")


def spoils(city: City) -> int:
    """Gold for a captured city: its size, one more if it was happy, one if it was angry."""
    return 1 if city.mood == ANGRY else city.size + (city.mood == HAPPY)


def exchange(state: State, side: int, hex: int, before: City) -> None:
    """The loser's pieces become the captor's; those of other colours stay, obelisks too. What cannot be exchanged is
    removed for a gold."""
    gold = 1 if before.owner == BARBARIANS else spoils(before)
    buildings, port = list(before.buildings), before.port
    for building, colour in enumerate(before.buildings):
        if colour != before.owner or colour == BARBARIANS or stays(state, colour, building):
            continue
        verbs.give_back(state, colour, building)
        if state.players[side].pieces[building]:
            state.players[side].pieces[building] -= 1
            buildings[building] = side
        else:
            buildings[building] = NOBODYS
            gold += 1
            port = -1 if building == PORT else port
    if before.owner == BARBARIANS:
        state.barbarian_settlements += 1
    else:
        state.players[before.owner].settlements += 1
    state.players[side].settlements -= 1
    mood = bent(state, CAPTURED_MOOD, side, ANGRY, hex, before)
    state.cities[hex] = City(side, mood, tuple(buildings), port, before.wonders)
    for power in before.wonders:
        hand_over(state, power, side)
    if before.wonders:
        state.empower()
    verbs.gain_one(state, side, GOLD, gold)


def stays(state: State, colour: int, building: int) -> bool:
    """Obelisks are not exchanged, nor what else a player's powers keep."""
    if building == OBELISK:
        return True
    return 0 <= colour < state.seats and bent(state, KEEPS_PIECES, colour, False, building)


def hand_over(state: State, power: int, side: int) -> None:
    """The card of a wonder goes to its new holder; out of the way while barbarians hold it."""
    for card in (*[c for seat in range(state.seats) for c in state.zones[BUILT + seat]], *state.zones[GONE]):
        if state.book.power_of.get(getattr(state.card(card), "power", "")) == power:
            state.move(card, BUILT + side if side < state.seats else GONE)
            return


def destroy(state: State, side: int, hex: int, before: City) -> None:
    """No settlement is left: the city is removed, a gold for each of its pieces."""
    lost_wonders(state, before)
    verbs.remove_city(state, hex)
    verbs.gain_one(state, side, GOLD, before.size)


def lost_wonders(state: State, city: City) -> None:
    """Wonders of a city that is destroyed are out of the game, and nobody's."""
    for power in city.wonders:
        hand_over(state, power, BARBARIANS)
    state.builders = tuple([(power, seat) for power, seat in state.builders if power not in city.wonders])


def by_barbarians(state: State, hex: int, before: City) -> Flow[None]:
    """Barbarians take a city: only the settlement is exchanged; where they have none left, it is destroyed."""
    if state.barbarian_settlements:
        state.barbarian_settlements -= 1
        state.players[before.owner].settlements += 1
        state.cities[hex] = City(BARBARIANS, ANGRY, before.buildings, before.port, before.wonders)
        for power in before.wonders:
            hand_over(state, power, BARBARIANS)
        state.empower()
    else:
        lost_wonders(state, before)
        verbs.remove_city(state, hex)
    yield from compensate(state, before.owner)
    yield from moments.occurs(state, moments.CITY_LOST, before.owner, hex)


def compensate(state: State, seat: int) -> Flow[None]:
    """Who lost a city places a settler in another of their cities."""
    if not state.players[seat].units[SETTLER] or not state.cities_of(seat):
        return

    def listing() -> list[Value]:
        return [("place", state.label(hex)) for hex in state.cities_of(seat)]

    picked = yield from choose(seat, "place-unit", listing, about=(KINDS[SETTLER],))
    assert isinstance(picked, tuple)
    verbs.place(state, seat, state.hex(picked[1]), SETTLER)
