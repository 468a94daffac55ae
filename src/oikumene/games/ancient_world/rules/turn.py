"""A player's turn: place a citizen, fight a titan, or pass (rulebook: Player actions)."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.games.ancient_world.deed import Deed
from oikumene.games.ancient_world.rules import board
from oikumene.games.ancient_world.rules.city import ALL_CITIZENS, army_of, pay
from oikumene.games.ancient_world.rules.fight import attack_with, fight, fights, least_price
from oikumene.games.ancient_world.rules.moments import FIRST_TO_PASS, occurs
from oikumene.games.ancient_world.state import (
    BUILD,
    CITY,
    CONSCRIPT,
    EXPAND,
    EXPLORE_SPACE,
    GROW,
    LAND_OPEN,
    LEARN,
    MATCH_OR_PAY,
    MAX_SKILL,
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
from oikumene.games.ancient_world.words import MADE_FREE, MADE_FREE_ASIDE
from oikumene.kernel.flow import Ask, Closed, Flow, Value, argument, choose
from oikumene.kernel.words import Details
from oikumene.kit.sides import push_turn

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
#: What standing on Build or Recruit costs where nobody has the same skill.
FEE = 1
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
    """Clockwise to the next player who has not passed; when all have, the round ends."""
    push_turn(state, seat, len(state.cities), lambda other: not state.cities[other].passed, ("end-round",))


def actions(state: State, seat: int) -> list[Value]:
    """Everything the player may do now."""
    city = state.cities[seat]
    options: list[Value] = []
    if city.ready:
        spaces = state.spaces
        for space in OPEN_SPACES[min(state.round, ROUNDS)]:
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
        return bool(state.zones[LAND_OPEN]) and bool(board.expand_payments(state, city))
    if space == LEARN:
        return city.coins >= state.book.terms.learn_coins
    if space == GROW:
        return city.coins >= state.book.terms.grow_coins and city.citizens != ALL_CITIZENS
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


def fee(state: State, space: int, skill: int) -> int:
    """What a citizen pays to stand on Build or Recruit: a coin if others are there and none has the same skill."""
    there = state.spaces[space]
    return FEE if space in MATCH_OR_PAY and there and all(who & 7 != skill for who in there) else 0


def place(state: State, seat: int, space: int) -> Flow[None]:
    """Put a citizen on a space of the board and do its action at once."""
    city = state.cities[seat]
    _, skill = yield from choose(seat, "citizen", lambda: skills_for(state, city, space), about=(SPACES[space],))
    cost = fee(state, space, skill)
    if cost:
        pay(state, seat, cost)
    state.note("place-pays" if cost else "place", seat, SPACES[space], skill)
    city.ready &= ~(1 << (skill - 1))
    state.spaces[space] = (*state.spaces[space], seat * 8 + skill)
    yield from ACTIONS[space](state, seat)


def usable_cards(state: State, seat: int) -> list[Value]:
    """Own face-up cards with an action that would do something, and no citizen on them yet."""
    cards, face, slots = state.book.cards, state.face, state.cities[seat].slots
    found: list[Value] = []
    for card in state.zones[CITY + seat]:
        action = cards[face[card]].action
        if action and all(card != used for used, _ in slots):
            deed = Deed(state, seat, card)
            if any(effect.feasible(deed) for effect in action):
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
    deed = Deed(state, seat, card)
    for effect in state.card(card).action:
        yield from effect.run(deed)


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


# -- what options say beyond their arguments

#: A fee that only some of the citizens pay.
SOME_PAY = 2


def place_details(state: State, seat: int, space: int) -> Details:
    """The fee for standing there, and why nothing could be bought there."""
    if space not in MATCH_OR_PAY:  # nothing is paid and nothing bought
        return (0, "none")
    able = [skill for _, skill in skills_for(state, state.cities[seat], space)]
    fees = {fee(state, space, skill) for skill in able} or {0}
    return (SOME_PAY if len(fees) > 1 else max(fees), barren(state, seat, space, min(fees)))


def citizen_details(state: State, ask: Ask, skill: int) -> Details:
    """The same for one citizen."""
    if ask.prompt != "citizen":
        return (0, "none")
    space = SPACES.index(str(ask.about[0]))
    cost = fee(state, space, skill)
    return (cost, barren(state, ask.seat, space, cost))


def barren(state: State, seat: int, space: int, cost: int) -> str:
    why = ""
    if space == BUILD:
        why = board.why_build_nothing(state, seat, cost)
    elif space == RECRUIT:
        why = board.why_recruit_nothing(state, seat, cost)
    return why or "none"


def details(state: State, ask: Ask, value: Value) -> Details:
    """Prices, fees and what else is to be known before an option is chosen."""
    assert isinstance(value, tuple)
    word, thing = value[0], value[1]
    if word == "place":
        return place_details(state, ask.seat, SPACES.index(str(thing)))
    if word == "citizen":
        return citizen_details(state, ask, int(thing))
    card = int(thing)
    if word in ("buy", "buy-aside", "recruit"):
        return (state.card(card).coins, state.card(card).knowledge)
    if word in (MADE_FREE, MADE_FREE_ASIDE):
        able = board.making_free(state, ask.seat)
        return (able[0] if len(able) == 1 else None,)
    if word == "fight":
        return (state.card(card).defence, least_price(state, ask.seat, card))
    army = army_of(state, ask.seat, card)
    if word == "army":
        return (army.price,)
    if word == "onto":
        return (army.picture,)
    assert word == "uncoin"
    return ((army.scroll if value[2] == "scroll" else army.picture) - 1,)


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
        highest = there[-1] & 7
        if space in MATCH_OR_PAY:
            return "need-match"
        return ("need-skill", highest + 1) if highest < MAX_SKILL else "skill-top"
    if space == EXPAND:
        return ("need-knowledge-or-coins", state.book.terms.expand_coins) if state.zones[LAND_OPEN] else "no-district"
    if space == GROW and city.citizens == ALL_CITIZENS:
        return "citizens-full"
    if space == EXPLORE_SPACE:
        return "no-cards"
    terms = state.book.terms
    return ("need-coins", terms.learn_coins if space == LEARN else terms.grow_coins)


def why_not_use(state: State, seat: int, card: int) -> Value:
    if not state.cities[seat].ready:
        return "no-citizen"
    if any(card == used for used, _ in state.cities[seat].slots):
        return "slot-taken"
    return state.card(card).action[0].why_not(Deed(state, seat, card))


def why_not_fight(state: State, seat: int, titan: int) -> Value:
    armies = [army for army in state.cities[seat].armies if army.unused]
    if not armies:
        return "no-army"
    attack, defence = attack_with(state, seat, titan, (army.card for army in armies)), state.card(titan).defence
    return ("attack-short", attack, defence) if attack < defence else "army-coins"
