"""Ages, rounds and turns (rulebook, course of the game): three main actions, and free ones beside them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from oikumene.games.clash.bending import bent
from oikumene.games.clash.deed import Deed
from oikumene.games.clash.model import Ability, Book
from oikumene.games.clash.rules import (
    advances,
    cards,
    cities,
    collect,
    construct,
    exchange,
    found,
    happiness,
    influence,
    moments,
    move,
    payment,
    recruit,
    routes,
    status,
    verbs,
)
from oikumene.games.clash.rules.influence import roll
from oikumene.games.clash.rules.questions import BUILDS_WONDERS, WONDER_ACTION
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Closed, Flow, Value, beside, choose
from oikumene.kit.places import each
from oikumene.kit.sides import push

#: In the last rounds of the long track a roll of so much, or less, ends the game (the printed ranges are unknown).
RANDOM_ENDS = {(6, 2): 1, (6, 3): 2, (7, 1): 3, (7, 2): 4, (7, 3): 5}

Where: TypeAlias = "Callable[[State, int, list[int]], list[int]]"
Does: TypeAlias = "Callable[[State, int, int], Flow[None]]"
#: What a city does when it is activated, and which of a player's cities can.
WORKS: dict[str, tuple[Where, Does]] = {
    "collect": (collect.where, collect.collect),
    "construct": (construct.where, construct.construct),
    "recruit": (recruit.where, recruit.recruit),
}

#: What a turn remembers: that it has really begun, with an action, main or free.
ACTED = "acted"

#: The words of main actions.
MAIN = ("buy-advance", "found", "wonder-in", "move", "cheer-action", "influence", *WORKS)


# -- rounds


def begin_round(state: State) -> Flow[None]:
    """A round: a turn each, from the first player on."""
    if state.variant.length == "random-end" and (state.age, state.round) in RANDOM_ENDS:
        rolled = roll(state)
        state.note("end-roll", rolled)
        if rolled <= RANDOM_ENDS[state.age, state.round]:
            state.ending = True
            push(state, ("status-phase",))
            return
    state.raised, state.achieved = (), ()
    state.note("round", state.age, state.round)
    push(state, *[("turn", seat) for seat in state.in_order(state.first)], ("round-end",))
    return
    yield


def end_round(state: State) -> Flow[None]:
    """The next round, or the status phase."""
    last_rounds = state.age == 7 or (state.age == 6 and state.round >= 2)
    if state.variant.length == "wonder-end" and last_rounds and state.raised:
        state.ending = True
    if state.round >= state.book.terms.rounds or state.ending:
        push(state, ("status-phase",))
        return
    state.round += 1
    push(state, ("round",))
    return
    yield


# -- a turn


def turn(state: State, seat: int) -> Flow[None]:
    """A player's turn begins: what the start of a turn brings, trade routes, then actions."""
    player = state.players[seat]
    state.active, state.acting = seat, True
    state.actions = max(0, state.book.terms.actions - player.debt)
    player.debt = 0
    player.wounded = False
    state.done = ()
    state.influenced = False
    state.feats = ()
    state.spent = ()
    state.talks.begin(exchange.OFFERS[state.variant.trading])
    verbs.clear_marks(state, seat, -1)
    state.note("turn", seat)
    yield from moments.occurs(state, moments.TURN_BEGINS, seat)
    push(state, ("trade", seat), ("act", seat))


def trade(state: State, seat: int) -> Flow[None]:
    yield from routes.trade(state, seat)


def act(state: State, seat: int) -> Flow[None]:
    """One action, main or free; the next follows until the player is done."""
    kept, state.kept = state.kept, None
    listed: list[Value] | None = None

    def listing() -> list[Value]:
        nonlocal kept, listed
        listed, kept = actions(state, seat) if kept is None else kept, None
        return [*listed, *exchange.partners(state, seat), "end"]

    what = yield from choose(
        seat, "act", listing, closed=lambda: closed(state, seat), about=(state.actions,), secret=True
    )
    if what == "end":
        push(state, ("end-turn", seat))
        return
    push(state, ("act", seat))
    if isinstance(what, tuple) and what[0] == "exchange":
        dealt = yield from exchange.propose(state, seat, int(what[1]))
        if not (dealt or state.players[seat].powers & state.book.always):
            state.kept = listed  # they have talked, and nothing has changed
        return
    yield from do(state, seat, what)


def actions(state: State, seat: int) -> list[Value]:
    """Everything that a player may do now, but for talking and ending the turn."""
    listed: list[Value] = []
    playable = cards.playable(state, seat)
    main = [card for card in playable if cards.takes_action(state, seat, card)]
    if state.actions > 0:
        listed += main_actions(state, seat)
        listed += [("play", card) for card in main]
    listed += [("special", name) for name in abilities(state, seat, action=False)]
    listed += [("play", card) for card in playable if card not in main]
    if WONDER_ACTION.name in state.hooks:
        listed += [
            ("wonder-free", state.label(hex))
            for hex in state.cities_of(seat)
            if not bent(state, WONDER_ACTION, seat, True, hex) and wonder_open(state, seat, hex)
        ]
    return listed


def main_actions(state: State, seat: int) -> list[Value]:
    """The main actions that are open, besides cards."""
    listed: list[Value] = []
    if advances.any_payable(state, seat):
        listed.append("buy-advance")
    listed += [("found", state.label(hex)) for hex in found.sites(state, seat)]
    own = state.cities_of(seat)
    for name, (where, _) in WORKS.items():
        listed += [(name, state.label(hex)) for hex in where(state, seat, own)]
    if BUILDS_WONDERS.name in state.hooks:
        listed += [("wonder-in", state.label(hex)) for hex in own if wonder_open(state, seat, hex)]
    if move.can_move(state, seat):
        listed.append("move")
    if happiness.any_step(state, seat):
        listed.append("cheer-action")
    if influence.can_influence(state, seat):
        listed.append("influence")
    listed += [("special", name) for name in abilities(state, seat, action=True)]
    return listed


def wonder_open(state: State, seat: int, hex: int) -> bool:
    """Whether wonders can be built, and in this city."""
    return bent(state, BUILDS_WONDERS, seat, False) and construct.can_build_wonder(state, seat, hex)


def closed(state: State, seat: int) -> list[Closed]:
    """Main actions that cannot be done now, and why."""
    if state.actions <= 0:
        names = ("buy-advance", "move", "cheer-action", "influence")
        return [(name, "no-actions") for name in names]
    found: list[Closed] = []
    if not advances.any_payable(state, seat):
        found.append(("buy-advance", "too-dear"))
    if not move.can_move(state, seat):
        found.append(("move", "nothing-to-move"))
    if not happiness.any_step(state, seat):
        found.append(("cheer-action", "no-mood"))
    if not influence.can_influence(state, seat):
        found.append(("influence", "influenced-already" if state.influenced else "no-target"))
    return found


def do(state: State, seat: int, what: Value) -> Flow[None]:
    """An action is done."""
    word, *more = what if isinstance(what, tuple) else (what,)
    state.done += (ACTED,)
    if word in MAIN:
        state.actions -= 1
    if word == "buy-advance":
        yield from advances.buy(state, seat)
    elif word == "found":
        yield from found.found(state, seat, state.hex(more[0]))
    elif word in WORKS:
        yield from WORKS[str(word)][1](state, seat, state.hex(more[0]))
    elif word in ("wonder-in", "wonder-free"):
        yield from construct.build_wonder(state, seat, state.hex(more[0]))
    elif word == "move":
        yield from move.begin(state, seat)
    elif word == "cheer-action":
        yield from happiness.cheer(state, seat)
    elif word == "influence":
        yield from influence.influence(state, seat)
    elif word == "special":
        yield from use(state, seat, str(more[0]))
    else:
        yield from cards.play(state, seat, int(more[0]))


# -- what powers let one do


def abilities(state: State, seat: int, *, action: bool) -> list[str]:
    """The abilities of a player's powers that can be used now."""
    return [
        name
        for name, power, ability in every_ability(state, seat)
        if ability.action == action and not ability.always and can_use(state, seat, name, power, ability)
    ]


def every_ability(state: State, seat: int) -> tuple[tuple[str, int, Ability], ...]:
    """All abilities of a player's powers, by name: that of the power, and which of them."""
    return _abilities(state.book, state.players[seat].powers & state.book.able)


@lru_cache(maxsize=1024)
def _abilities(book: Book, powers: int) -> tuple[tuple[str, int, Ability], ...]:
    """Kept for a while: they are looked through at every action."""
    found = []
    for n in each(powers):
        power = book.powers[n]
        for ability in power.abilities:
            found.append((f"{power.id}.{ability.name}" if ability.name else power.id, n, ability))
    return tuple(found)


def at_any_time(state: State, seat: int) -> list[Value]:
    """The abilities of a player's powers that can be used in the middle of an action, too."""
    return [
        ("free", "special", name)
        for name, power, ability in every_ability(state, seat)
        if ability.always and can_use(state, seat, name, power, ability)
    ]


def interrupted(state: State, seat: int, flow: Flow[None]) -> Flow[None]:
    """What a player does in the own turn, with what can be done at any question of it."""
    if not state.acting or not state.players[seat].powers & state.book.always or not at_any_time(state, seat):
        return flow
    return beside(
        flow,
        seat,
        lambda: at_any_time(state, seat),
        lambda value: use(state, seat, str(value[2])),  # type: ignore[index]
        holds=lambda ask: False,
    )


def can_use(state: State, seat: int, name: str, power: int, ability: Ability) -> bool:
    if ability.once and name in state.done:
        return False
    if not payment.can_pay(state, seat, ability.price):
        return False
    return bool(ability.effect.feasible(Deed(state, seat, seat << 8 | power)))


def use(state: State, seat: int, name: str) -> Flow[None]:
    """An ability is used: it takes an action or not, is paid for, and does what it says."""
    _, power, ability = next(one for one in every_ability(state, seat) if one[0] == name)
    if ability.action:
        state.actions -= 1
    if ability.once:
        state.done += (name,)
    state.note("uses", seat, state.book.powers[power].id)
    yield from payment.pays(state, seat, ability.price)
    yield from ability.effect.run(Deed(state, seat, seat << 8 | power))


def end_turn(state: State, seat: int) -> Flow[None]:
    """A turn is over: what was remembered of it is forgotten."""
    state.acting = False
    cities.forget(state, seat)
    verbs.clear_marks(state, seat, -1)
    state.pacts = tuple([pact for pact in state.pacts if pact[0] != seat])
    state.charge = 0
    if state.players[seat].library >= 0:
        state.players[seat].library = -1
        state.empower()
        verbs.trim(state, seat)
    state.focused = state.massed = state.awed = state.forced = False
    return
    yield


def phase(state: State) -> Flow[None]:
    yield from status.begin(state)
