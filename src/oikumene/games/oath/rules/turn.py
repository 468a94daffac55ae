"""A turn (Law 4): wake, act, rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from oikumene.games.oath.model import MAX_SUPPLY, PF, SUITS
from oikumene.games.oath.rules import (
    campaign,
    empire,
    minor,
    moments,
    muster,
    recover,
    ruling,
    search,
    trade,
    travel,
    verbs,
)
from oikumene.games.oath.rules.title import settle_title
from oikumene.games.oath.rules.victory import round_end, wake_check
from oikumene.games.oath.state import ADVISERS_DOWN, CHANCELLOR, CITIZEN, EXILE, NOBODYS, State
from oikumene.kernel.flow import Closed, Flow, Value, choose
from oikumene.kit.sides import push

#: Offers that may be made in one turn.
OFFERS = 12
#: At this much favor the People's Favor turns to the Mob (Law 4.1.1).
MOB = 6

Ways: TypeAlias = "Callable[[State, int], Iterable[Value]]"
Does: TypeAlias = "Callable[[State, int], Flow[None]]"
#: The major actions (Law 5): what can be done, and doing it.
MAJOR: dict[str, tuple[Ways, Does]] = {
    "search": (search.each_source, search.search),
    "muster": (muster.each_muster, muster.muster),
    "trade": (trade.trades, trade.trade),
    "recover": (recover.each_recovery, recover.recover),
    "campaign": (campaign.attackable, campaign.declare),
    "travel": (travel.journeys, travel.travel),
}


def turn(state: State, seat: int) -> Flow[None]:
    """A player's turn begins."""
    state.active = seat
    state.act_over = False
    state.fresh_scepter = False
    state.done = ()
    state.cleared = ()
    state.using = ()
    state.talks.begin(OFFERS)
    state.note("turn", seat)
    push(state, ("wake", seat), ("act", seat))
    return
    yield


# -- wake (Law 4.1)


def wake(state: State, seat: int) -> Flow[None]:
    """The Wake phase: the People's Favor, the check for a win, usurpation, the own site."""
    if state.banners[PF].holder == seat:
        yield from tend_people(state, seat)
    wake_check(state, seat)
    if state.boards[seat].role == EXILE and state.title == seat and not state.usurper:
        state.usurper = True
        state.note("usurps", seat)
    yield from moments.occurs(state, moments.AWAKE, seat)


def tend_people(state: State, seat: int) -> Flow[None]:
    """The People's Favor: place one favor on it or return one to the poorest bank; twice with the Mob; six and more
    call the Mob (Law 4.1.1)."""
    flag = state.banners[PF]
    for _ in range(2 if flag.mob else 1):
        yield from tend_once(state, seat)
    if flag.tokens >= MOB and not flag.mob:
        flag.mob = True
        state.note("mob-rises")


def tendings(state: State, seat: int) -> list[Value]:
    """What may be done with the People's Favor: with one favor on it one must be placed, if there is one."""
    found: list[Value] = []
    if ruling.purse(state, seat):
        found.append("people-place")
    if state.banners[PF].tokens == 1 and found and not ruling.takeable(state, seat):
        found.append("people-leave")  # nobody is made to spend what does not lie on the board
    if state.banners[PF].tokens > 1:
        least = min(state.banks)
        found += [("people-return", SUITS[suit]) for suit, n in enumerate(state.banks) if n == least]
    return found


def tend_once(state: State, seat: int) -> Flow[None]:
    if not tendings(state, seat):
        return
    what = yield from choose(seat, "people", lambda: tendings(state, seat))
    flag = state.banners[PF]
    if what == "people-place":
        verbs.drop_favor(state, seat, 1)
        flag.tokens += 1
        state.note("people-place", seat)
    elif what != "people-leave":
        assert isinstance(what, tuple)
        flag.tokens -= 1
        state.banks[SUITS.index(str(what[1]))] += 1
        state.note("people-return", seat, str(what[1]))


# -- act (Law 4.2)


def act(state: State, seat: int) -> Flow[None]:
    """One action; the next follows when it is done."""
    what = yield from choose(seat, "act", lambda: actions(state, seat), closed=lambda: closed(state, seat))
    if what == "end":
        push(state, ("rest", seat))
        return
    push(state, ("acted", seat))
    if isinstance(what, str) and what in MAJOR:
        state.done = ()
        yield from MAJOR[what][1](state, seat)
    else:
        yield from minor_action(state, seat, what)


def acted(state: State, seat: int) -> Flow[None]:
    """An action is done: councils and the title are looked at, and the Act phase goes on unless something ended it."""
    crowded = [other for other in state.in_order(seat) if search.crowded(state, other)]
    if crowded:
        push(state, ("acted", seat))
        for other in crowded:
            yield from search.trim(state, other)
        return
    state.using = ()
    state.guise, state.deemed = NOBODYS, -1
    yield from settle_title(state)
    push(state, ("rest", seat) if state.act_over else ("act", seat))


def actions(state: State, seat: int) -> list[Value]:
    """Everything a player may do now."""
    found: list[Value] = [
        name for name, (ways, _) in MAJOR.items() if moments.can_with_modifiers(state, seat, name, ways)
    ]
    found += [("use", card) for card in moments.usable(state, seat)]
    if search.pays_tolls(state, seat):
        found += [("adviser", place) for place in range(len(state.zones[ADVISERS_DOWN + seat]))]
    found += minor.looks(state, seat)
    if minor.can_march(state, seat):
        found.append("march")
    found += minor.handovers(state, seat)
    found += empire.changes(state, seat)
    found += minor.shows(state, seat)
    if state.done:
        found = [value for value in found if name_of(value) not in state.done]
    return [*found, "end"]


def name_of(value: Value) -> str:
    """How a free action is remembered, so that it is not done again before something else was."""
    return ":".join(map(str, value)) if isinstance(value, tuple) else str(value)


def closed(state: State, seat: int) -> list[Closed]:
    """Major actions that cannot be done now, and why."""
    found: list[Closed] = []
    for name, (ways, _) in MAJOR.items():
        if not moments.can_with_modifiers(state, seat, name, ways):
            found.append((name, why_not(state, seat, name)))
    return found


#: The supply of the major actions that always cost the same.
COSTS = {"muster": muster.SUPPLY, "trade": trade.SUPPLY, "recover": recover.SUPPLY, "campaign": campaign.SUPPLY}


def why_not(state: State, seat: int, name: str) -> Value:
    """Why a major action cannot be done."""
    supply = state.boards[seat].supply
    if name == "search":
        return why_no_search(state, seat)
    if name == "travel":
        goals = travel.goals(state, seat)
        prices = [ruling.travel_price(state, seat, slot) for slot in goals]
        return ("need-supply", min(prices)) if prices else "no-travel"
    if supply < COSTS[name]:
        return "need-supply", COSTS[name]
    if name == "campaign" and not campaign.may_campaign(state, seat):
        return "may-not-campaign"
    return f"no-{name}"


def why_no_search(state: State, seat: int) -> Value:
    """Why nothing can be searched: a toll, the price, what binds the Chancellor, or nothing lies there."""
    if not search.pays_tolls(state, seat):
        return "no-toll"
    prices = [ruling.search_price(state, seat, deck) for deck in search.lying(state, seat)]
    if not prices:
        return "no-search"
    return ("need-supply", min(prices)) if min(prices) > state.boards[seat].supply else "no-search-dear"


def minor_action(state: State, seat: int, what: Value) -> Flow[None]:
    """A minor action or an Action power (Law 6)."""
    word, *more = what if isinstance(what, tuple) else (what,)
    if word == "use":
        state.done = ()
        yield from moments.use(state, seat, int(more[0]))
        return
    if word == "adviser":
        state.done = ()
        yield from search.play_hidden_adviser(state, seat, int(more[0]))
        return
    state.done += (name_of(what),)
    if word in ("look-relic", "look-reliquary"):
        minor.look(state, seat, what)
    elif word == "show":
        minor.show(state, seat, int(more[0]), int(more[1]))
    elif word == "march":
        yield from minor.march(state, seat)
    elif word in ("give-warbands", "take-warbands"):
        yield from minor.hand_over(state, seat, int(more[0]), word == "give-warbands")
    else:
        yield from empire.change(state, seat, what)


# -- rest (Law 4.3)


def rest(state: State, seat: int) -> Flow[None]:
    """The Rest phase: favor and secrets come back, supply is refreshed; then the next player, or the round ends."""
    verbs.come_back(state, seat)
    board = state.boards[seat]
    board.supply = min(MAX_SUPPLY, refreshed(state, seat) + board.supply)
    state.note("rests", seat, board.supply)
    yield from moments.own_order(state, moments.RESTING, seat, "rest-power")
    push(state, ("turn", seat + 1) if seat + 1 < state.seats else ("round-end",))


def refreshed(state: State, seat: int) -> int:
    """Supply by the warbands in the own bank; of a Citizen, as the Chancellor's marker stands (Law 4.3.3)."""
    board = state.boards[seat]
    if board.role == CITIZEN:
        return state.boards[CHANCELLOR].supply
    if board.role == EXILE:
        return 6 if board.bank >= 9 else 5 if board.bank >= 4 else 4
    return 6 if board.bank >= 18 else 5 if board.bank >= 11 else 4 if board.bank >= 4 else 3


def end_of_round(state: State) -> Flow[None]:
    """All players have had a turn; nobody's is on, and the Chancellor rolls."""
    state.active = CHANCELLOR
    yield from round_end(state)
    push(state, ("turn", CHANCELLOR))
