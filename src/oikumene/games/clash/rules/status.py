"""The status phase (rulebook, status phase): six steps, each by all players in turn."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import CULTURE, GOLD, GOVERNMENTS, GROUPS, MOOD, NOTHING, ROWS
from oikumene.games.clash.rules import advances, objectives, payment, verbs
from oikumene.games.clash.rules.questions import NAMES_FIRST
from oikumene.games.clash.state import State
from oikumene.kernel.errors import GameEnd
from oikumene.kernel.flow import Flow, Value, choose, gather, optional, telling
from oikumene.kit.sides import next_one, push

#: The ages that a game has, by its length; the track with seven ages ends otherwise.
LENGTHS = {"normal": 6, "short": 4, "random-end": 7, "wonder-end": 7}

STEPS = ("objectives", "end", "advance", "second-advance", "cards", "raze", "government", "first")


def begin(state: State) -> Flow[None]:
    """The steps, each by all players in turn order."""
    state.acting = False
    steps: list[tuple[int | str, ...]] = []
    order = state.in_order(state.first)
    for step in STEPS:
        if step == "second-advance" and state.variant.length != "short":
            continue
        if step in ("end", "first"):
            steps.append(("status", step, state.first))
        else:
            steps += [("status", step, seat) for seat in order]
    state.note("status", state.age)
    push(state, *steps)
    return
    yield


def status(state: State, step: str, seat: int) -> Flow[None]:
    """One step of one player."""
    if step == "objectives":
        yield from objectives.status(state, seat)
    elif step == "end":
        state.spent = ()
        check_end(state)
    elif step == "advance":
        yield from free_advance(state, seat, track=True)
    elif step == "second-advance":
        yield from free_advance(state, seat, track=False)
    elif step == "cards":
        yield from verbs.draw_action(state, seat)
        verbs.draw_objective(state, seat)
    elif step == "raze":
        yield from raze(state, seat)
    elif step == "government":
        yield from change(state, seat)
    else:
        yield from name_first(state)


def last_age(state: State) -> int:
    length = state.variant.length
    return state.book.terms.ages if length == "normal" else LENGTHS[length]


#: How a game ends that a variant has ended, by its length.
VARIANT_ENDINGS = {"random-end": "lot", "wonder-end": "wonder"}


def ending(state: State) -> str:
    """Why the game ends now: a variant has said so, the last age is over, or somebody has no city; "" if it goes on."""
    if state.ending:
        return VARIANT_ENDINGS[state.variant.length]
    if state.age >= last_age(state):
        return "ages"
    return "homeless" if any(not state.cities_of(seat) for seat in range(state.seats)) else ""


def check_end(state: State) -> None:
    """The game ends after the last age, or when somebody has no city; or where a variant has said so."""
    if why := ending(state):
        raise GameEnd(why)


def free_advance(state: State, seat: int, *, track: bool) -> Flow[None]:
    """An advance for nothing."""
    able = advances.open_advances(state, seat)
    if able:
        n = yield from advances.pick(state, seat, able)
        yield from advances.obtain(state, seat, n, track=track)


def raze(state: State, seat: int) -> Flow[None]:
    """A city of size one may be given up for a gold."""

    def listing() -> list[Value]:
        return [("raze", state.label(hex)) for hex in state.cities_of(seat) if state.cities[hex].size == 1]

    if not listing():
        return
    picked = yield from optional(seat, "raze", listing)
    if picked is None:
        return
    assert isinstance(picked, tuple)
    verbs.remove_city(state, state.hex(picked[1]))
    state.note("razes", seat, str(picked[1]))
    verbs.gain_one(state, seat, GOLD)


# -- government


def new_governments(state: State, seat: int) -> list[int]:
    """The governments that a player could change to."""
    now = advances.government(state, seat)
    if now < 0:
        return []
    found = []
    for group in GOVERNMENTS:
        first = state.book.advance(state.book.advance_at[group, 0])
        if group != now and state.owns(seat, first.requires):
            found.append(group)
    return found


def change(state: State, seat: int, free: bool = False, must: bool = False) -> Flow[None]:
    """All cubes of the government may go to another: one on its first advance, the others where the player likes."""
    price = NOTHING if free or state.variant.government_price == "free" else state.book.terms.government
    able = new_governments(state, seat)
    if not able or not payment.can_pay(state, seat, price):
        return

    def listing() -> list[Value]:
        return [("government", group_name(group)) for group in able]

    details = telling("government", lambda value: (payment.told(price),))
    if must:
        picked: Value | None = yield from choose(seat, "government", listing, details=details)
    else:
        picked = yield from optional(seat, "government", listing, details=details)
    if picked is None:
        return
    assert isinstance(picked, tuple)
    group = next(group for group in able if group_name(group) == picked[1])
    yield from payment.pays(state, seat, price)
    yield from changed(state, seat, group)


def group_name(group: int) -> str:
    return GROUPS[group]


def changed(state: State, seat: int, group: int) -> Flow[None]:
    """The cubes move; as many advances as before."""
    old = advances.group_of(state, seat, advances.government(state, seat))
    first, *rest = [state.book.advance_at[group, row] for row in range(ROWS)]

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        names: list[Value] = [("advance", state.book.powers[n].id) for n in rest]
        last = names.index(picked[-1]) + 1 if picked else 0
        left = len(old) - 1 - len(picked)
        return names[last : len(names) - left + 1] if left else []

    more = len(old) - 1
    picked: tuple[Value, ...] = ()
    if more:
        picked = yield from gather(
            seat, "government-rows", listing, lambda picked: len(picked) >= more, low=more, high=more
        )
    state.note("changes-government", seat, group_name(group))
    new = (first, *[state.book.power_of[str(p[1])] for p in picked if isinstance(p, tuple)])
    for n in new:
        advances.own(state, seat, n)
    advances.disown(state, seat, old)  # afterwards: what any government brings stays
    for n in new:
        yield from advances.civilized(state, seat, n)


# -- the first player


def namer(state: State) -> int:
    """Who names the first player: who has most tokens; of several the present first player, or the next clockwise."""
    for seat in range(state.seats):
        if bent(state, NAMES_FIRST, seat, False):
            return seat
    tokens = [player.goods[MOOD] + player.goods[CULTURE] for player in state.players]
    most = max(tokens)
    if tokens[state.first] == most:
        return state.first
    found = next_one(state.first, state.seats, lambda seat: tokens[seat] == most)
    assert found is not None
    return found


def name_first(state: State) -> Flow[None]:
    """The first player of the next age is named."""
    seat = namer(state)
    picked = yield from choose(
        seat, "first-player", lambda: [("first", other) for other in state.in_order(state.first)]
    )
    state.first = int(picked[1])
    state.note("first-player", state.first)
    state.age += 1
    state.round = 1
    push(state, ("round",))
