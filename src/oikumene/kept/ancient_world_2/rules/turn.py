"""A player's turn: place a citizen, fight a titan, or pass (rulebook: Player actions)."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.kept.ancient_world_2.rules import board
from oikumene.kept.ancient_world_2.rules.city import ALL_CITIZENS, pay
from oikumene.kept.ancient_world_2.rules.fight import attack_with, fight, fights
from oikumene.kept.ancient_world_2.rules.moments import FIRST_TO_PASS, occurs
from oikumene.kept.ancient_world_2.state import (
    BUILD,
    CITY,
    CONSCRIPT,
    EXPAND,
    EXPLORE_SPACE,
    GROW,
    LAND_OPEN,
    LEARN,
    MATCH_OR_PAY,
    OPENS,
    REBUILD,
    RECRUIT,
    ROUNDS,
    SPACES,
    TITAN_OPEN,
    WORK,
    City,
    State,
    skills,
)
from oikumene.kernel.flow import Closed, Flow, Value, argument, choose

ACTIONS: tuple[Callable[[State, int], Flow[None]], ...] = (
    board.work,
    board.build,
    board.conscript,
    board.expand,
    board.learn,
    board.rebuild,
    board.recruit,
    board.explore,
    board.grow,
)
PLACE: tuple[Value, ...] = tuple(("place", space) for space in SPACES)
#: Spaces by the round, and those whose action can always be done.
OPEN_SPACES = tuple(tuple(space for space in range(9) if OPENS[space] <= r) for r in range(ROUNDS + 1))
ALWAYS = frozenset((WORK, BUILD, CONSCRIPT, REBUILD, RECRUIT))
SPACE_OF = {value: space for space, value in enumerate(PLACE)}


def turn(state: State, seat: int) -> Flow[None]:
    """One action, then the turn goes clockwise to the next player who has not passed."""
    what = yield from choose(seat, "act", lambda: actions(state, seat), closed=lambda: closed_actions(state, seat))
    if what == "pass":
        yield from pass_turn(state, seat)
    elif what in SPACE_OF:
        yield from place(state, seat, SPACE_OF[what])
    elif state.at[argument(what)] == CITY + seat:
        yield from use_card(state, seat, argument(what))
    else:
        yield from fight(state, seat, argument(what))
    next_turn(state, seat)


def next_turn(state: State, seat: int) -> None:
    cities = state.cities
    n = len(cities)
    for i in range(1, n + 1):
        other = (seat + i) % n
        if not cities[other].passed:
            state.agenda.append(("turn", other))
            return
    state.agenda.append(("end-round",))


def actions(state: State, seat: int) -> list[Value]:
    """Everything the player may do now."""
    city = state.cities[seat]
    options: list[Value] = []
    if city.ready:
        spaces = state.spaces
        for space in OPEN_SPACES[state.round]:
            there = spaces[space]
            if (not there or stands(city, space, there)) and (space in ALWAYS or can_do(state, city, space)):
                options.append(PLACE[space])
        options += usable_cards(state, seat)
    if city.armies:
        options += fights(state, seat)
    options.append("pass")
    return options


# -- A. Placing a citizen


def stands(city: City, space: int, there: tuple[int, ...]) -> bool:
    """Whether some ready citizen may stand beside those there: a higher skill, but for the special spaces."""
    if space == REBUILD:
        return True
    if space in MATCH_OR_PAY:
        return city.coins > 0 or any(city.ready >> ((who & 7) - 1) & 1 for who in there)
    return city.ready.bit_length() > there[-1] & 7


def can_do(state: State, city: City, space: int) -> bool:
    """Whether the action of a space that asks for something can be done."""
    if space == EXPAND:
        return bool(state.zones[LAND_OPEN]) and (city.knowledge > 0 or city.coins >= board.EXPAND_COINS)
    if space == LEARN:
        return city.coins >= board.LEARN_COINS
    if space == GROW:
        return city.coins >= board.GROW_COINS and city.citizens != ALL_CITIZENS
    return board.explorable(state)


def skills_for(state: State, city: City, space: int) -> list[tuple[str, int]]:
    """The ready citizens that may be placed on a space."""
    there = [who & 7 for who in state.spaces[space]]
    ready = skills(city.ready)
    if there and space in MATCH_OR_PAY:
        ready = [skill for skill in ready if city.coins or skill in there]
    elif there and space != REBUILD:
        ready = [skill for skill in ready if skill > max(there)]
    return [("citizen", skill) for skill in ready]


def place(state: State, seat: int, space: int) -> Flow[None]:
    """Put a citizen on a space of the board and do its action at once."""
    city = state.cities[seat]
    _, skill = yield from choose(seat, "citizen", lambda: skills_for(state, city, space), about=(SPACES[space],))
    there = state.spaces[space]
    pays = space in MATCH_OR_PAY and bool(there) and all(who & 7 != skill for who in there)
    if pays:
        pay(state, seat, 1)
    state.note("place-pays" if pays else "place", seat, SPACES[space], skill)
    city.ready &= ~(1 << (skill - 1))
    state.spaces[space] = (*there, seat * 8 + skill)
    yield from ACTIONS[space](state, seat)


def usable_cards(state: State, seat: int) -> list[Value]:
    """Own face-up cards with an action that would do something, and no citizen on them yet."""
    cards, face, slots = state.book.cards, state.face, state.cities[seat].slots
    found: list[Value] = []
    for card in state.zones[CITY + seat]:
        action = cards[face[card]].action
        if action and all(card != used for used, _ in slots) and any(e.possible(state, seat) for e in action):
            found.append(("use", card))
    return found


def use_card(state: State, seat: int, card: int) -> Flow[None]:
    """Put a citizen on an own empire card and do what it says (rulebook: Actions of citizens, B)."""
    city = state.cities[seat]
    _, skill = yield from choose(
        seat, "citizen-card", lambda: [("citizen", s) for s in skills(city.ready)], about=(card,)
    )
    city.ready &= ~(1 << (skill - 1))
    city.slots += ((card, skill),)
    state.note("use", seat, card, skill)
    yield from run_action(state, seat, card)


def run_action(state: State, seat: int, card: int) -> Flow[None]:
    for effect in state.card(card).action:
        yield from effect.run(state, seat)


# -- C. Passing


def pass_turn(state: State, seat: int) -> Flow[None]:
    """Pass: no more turns in this round."""
    state.cities[seat].passed = True
    state.passes += 1
    if state.passes > 1:
        state.note("passes", seat)
        return
    state.note("passes-first", seat)
    yield from occurs(state, FIRST_TO_PASS, seat)


# -- why not


def closed_actions(state: State, seat: int) -> list[Closed]:
    """What cannot be done now, and why: for people."""
    city = state.cities[seat]
    open_now = set(actions(state, seat))
    closed: list[Closed] = []
    for space in range(9):
        if PLACE[space] not in open_now:
            closed.append((PLACE[space], why_not_place(state, city, space)))
    for card in state.zones[CITY + seat]:
        if state.card(card).action and ("use", card) not in open_now:
            closed.append((("use", card), why_not_use(state, seat, card)))
    for zone in range(TITAN_OPEN, TITAN_OPEN + 3):
        for titan in state.zones[zone]:
            if ("fight", titan) not in open_now:
                closed.append((("fight", titan), why_not_fight(state, seat, titan)))
    return closed


def why_not_place(state: State, city: City, space: int) -> Value:
    if state.round < OPENS[space]:
        return ("covered", OPENS[space])
    if not city.ready:
        return "no-citizen"
    there = state.spaces[space]
    if there and not stands(city, space, there):
        if space in (BUILD, RECRUIT):
            return ("need-coins", 1)
        return ("need-skill", (there[-1] & 7) + 1)
    if space == EXPAND:
        return ("need-knowledge-or-coins", board.EXPAND_COINS) if state.zones[LAND_OPEN] else "no-district"
    if space == GROW and city.citizens == ALL_CITIZENS:
        return "citizens-full"
    if space == EXPLORE_SPACE:
        return "no-cards"
    return ("need-coins", board.LEARN_COINS if space == LEARN else board.GROW_COINS)


def why_not_use(state: State, seat: int, card: int) -> Value:
    if not state.cities[seat].ready:
        return "no-citizen"
    if any(card == used for used, _ in state.cities[seat].slots):
        return "slot-taken"
    return state.card(card).action[0].why_not()


def why_not_fight(state: State, seat: int, titan: int) -> Value:
    armies = [army for army in state.cities[seat].armies if army.unused]
    if not armies:
        return "no-army"
    attack, defence = attack_with(state, seat, titan, (army.card for army in armies)), state.card(titan).defence
    return ("attack-short", attack, defence) if attack < defence else "army-coins"
