"""The title (Law 2.11): whoever meets the goal of the oath holds it."""

from __future__ import annotations

from oikumene.kept.oath_2.model import DEVOTION, DS, PEOPLE, PF, SUPREMACY
from oikumene.kept.oath_2.rules import moments, ruling
from oikumene.kept.oath_2.state import CHANCELLOR, NOBODYS, State
from oikumene.kernel.flow import Flow, argument, choose


def standing(state: State, seat: int, goal: int) -> int:
    """How much a player has of what a goal counts: sites, relics and banners; or whether a banner is held."""
    if goal == SUPREMACY:
        return ruling.sites_of(state, seat)
    if goal in (PEOPLE, DEVOTION):
        return int(state.banners[PF if goal == PEOPLE else DS].holder == seat)
    return state.prizes(seat)


def contenders(state: State) -> list[int]:
    """Those whose standing counts for the title: under Supremacy the Chancellor stands for the Empire (Law 2.11)."""
    if state.oath != SUPREMACY:
        return list(range(state.seats))
    return [seat for seat in range(state.seats) if seat == CHANCELLOR or not ruling.imperial(state, seat)]


def standings(state: State, goal: int) -> list[int]:
    """How much each player has of what a goal counts; under Supremacy nobody but contenders has anything."""
    if goal == SUPREMACY:
        return ruling.realms(state)
    return [standing(state, seat, goal) for seat in range(state.seats)]


def leaders(state: State) -> list[int]:
    """Those who meet the goal of the oath: the most, if it is any."""
    count = standings(state, state.oath)
    most = max(count)
    return [seat for seat, n in enumerate(count) if n == most] if most else []


def most_of_all(state: State, seat: int, goal: int) -> bool:
    """Whether a player has strictly more than every other, as a Vision asks (Law 3.2)."""
    own = standing(state, seat, goal)
    others = [other for other in range(state.seats) if other != seat]
    return own > 0 and all(standing(state, other, goal) < own for other in others)


def settle_title(state: State) -> Flow[None]:
    """The title goes to who meets the goal. In a tie its holder keeps it; between others the holder chooses."""
    found = leaders(state)
    if not found or state.title in found:
        return
    new = found[0]
    if len(found) > 1:
        picked = yield from choose(state.title, "title", lambda: [("title", seat) for seat in found])
        new = argument(picked)
    take_title(state, new)
    yield from moments.echoes(state, moments.TITLE_TAKEN, new, new)


def take_title(state: State, seat: int) -> None:
    """A title that changes hands shows the Oathkeeper (Law 2.11)."""
    state.title = seat
    state.usurper = False
    state.note("takes-title", seat)


def title_dice(state: State, side: tuple[int, ...]) -> int:
    """Defence dice of the title, where its holder is the defender or an ally: 1, and 2 of a Usurper (Law 2.11)."""
    if state.title == NOBODYS or state.title not in side:
        return 0
    return 2 if state.usurper else 1
