"""The lookout phase and its variants (rulebook: Lookout phase; Alternative, Advanced lookout; Peaceful variant)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.rules.goods import discard, draw_from, top_common
from oikumene.games.imperial_settlers.state import COMMON_DISCARD, DISPLAY, DRAFT, HAND, State
from oikumene.kernel.flow import Flow, choose, together

STANDARD, DRAFTED, ADVANCED = "standard", "draft", "advanced"
PACK = 3
ADVANCED_CARDS = 5


def look_out(state: State) -> Flow[None]:
    """A faction card each; then common cards, by the variant that is played."""
    for seat in state.in_order():
        draw_from(state, seat, "faction")
        if state.peaceful:
            draw_from(state, seat, "common")
    if state.lookout == STANDARD:
        plan_standard(state)
    elif state.lookout == ADVANCED:
        plan_advanced(state)
    else:
        yield from draft(state)


def plan_standard(state: State) -> None:
    """Two displays of players + 1: taken clockwise from the first player, then back from the last."""
    seats, order = len(state.players), state.in_order()
    steps: list[tuple[int | str, ...]] = []
    for direction in (order, order[::-1]):
        steps.append(("display", seats + 1))
        steps += [("pick", seat) for seat in direction]
        steps.append(("clear-display",))
    state.agenda += reversed(steps)


def plan_advanced(state: State) -> None:
    """Five cards for all: each takes two, the display filled up by the table of the variant."""
    order = state.in_order()
    sizes = [ADVANCED_CARDS, 4, 3, 2] if len(order) == 2 else [ADVANCED_CARDS] + [4] * (len(order) - 1)
    if len(order) > 2:
        sizes += [3] * (len(order) - 1) + [2]
    steps: list[tuple[int | str, ...]] = []
    for size, seat in zip(sizes, order * 2, strict=True):
        steps += [("display", size), ("pick", seat)]
    steps.append(("clear-display",))
    state.agenda += reversed(steps)


def fill_display(state: State, size: int) -> None:
    """Turn up common cards until so many lie open."""
    while len(state.zones[DISPLAY]) < size:
        card = top_common(state)
        if card is None:
            return
        state.move(card, DISPLAY)


def pick(state: State, seat: int) -> Flow[None]:
    """Take one of the open cards."""
    if not state.zones[DISPLAY]:
        return
    _, card = yield from choose(seat, "lookout", lambda: [("take", c) for c in state.distinct(state.zones[DISPLAY])])
    state.note("takes", seat, card)
    state.move(card, HAND + seat)


def clear_display(state: State) -> None:
    for card in state.zones[DISPLAY]:
        state.move(card, COMMON_DISCARD)


def draft(state: State) -> Flow[None]:
    """Alternative lookout: everybody takes one of three in secret, passes two on, takes one of those."""
    seats = state.in_order()
    for seat in seats:
        for _ in range(PACK):
            card = top_common(state)
            if card is not None:
                state.move(card, DRAFT + seat)
    for last in (False, True):
        able = [seat for seat in seats if state.zones[DRAFT + seat]]
        taken = yield from together(
            able,
            lambda seat: choose(
                seat, "draft", lambda: [("take", c) for c in state.distinct(state.zones[DRAFT + seat])], secret=True
            ),
        )
        for seat, (_, card) in taken.items():
            state.move(card, HAND + seat)
            state.note("drafts", seat, card)
        if last:
            break
        packs = {seat: state.zones[DRAFT + seat] for seat in seats}
        for seat in seats:
            for card in packs[seat]:
                state.move(card, DRAFT + (seat + 1) % len(seats))
    for seat in seats:
        for card in state.zones[DRAFT + seat]:
            discard(state, card)
