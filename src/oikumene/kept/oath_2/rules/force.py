"""The forces of a campaign (Law 10: force), and how they lose warbands (Law 5.5.5, 5.5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from oikumene.kept.oath_2.model import SLOTS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.state import BANDITS, CHANCELLOR, NO_KILLING, Campaign, State
from oikumene.kernel.flow import Flow, Place, split

#: Where warbands of a force are: ("board", seat, n), ("site", slot, n), or ("bandits", slot, n) which cannot be killed.
Part: TypeAlias = "tuple[str, int, int]"


def camp(state: State, seat: int, slot: int) -> tuple[int, ...]:
    """The slot, if warbands of a player's colour are there that can join the force, or bandits that count as such."""
    colour, n = state.bands[slot]
    own = n and colour == ruling.colour(state, seat)
    return (slot,) if own or (not n and ruling.bandit_lord(state) == seat) else ()


def attacking(state: State, war: Campaign) -> list[Part]:
    """The attacker's force: warbands on the board, and at the sites from where it campaigns (Law 10), with bandits that
    count as the attacker's own (Law 7.6.5)."""
    found: list[Part] = [("board", war.attacker, state.boards[war.attacker].warbands)]
    found += [("site", slot, state.bands[slot][1]) for slot in war.camps]
    if ruling.bandit_lord(state) == war.attacker:
        found += [("bandits", slot, ruling.bandits(state, slot)) for slot in war.camps]
    return [part for part in found if part[2]]


def mortal(parts: Sequence[Part]) -> list[Part]:
    """The parts of a force that can be killed and moved: bandits are neither (Law 5.5.6, 7.6.5)."""
    return [part for part in parts if part[0] != "bandits"]


def at_hand(state: State, war: Campaign, seat: int) -> bool:
    """Whether a pawn stands at the attacker's site or at a targeted one (Law 5.5.2, 5.5.4)."""
    return state.boards[seat].pawn in (war.place, *war.sites)


def defending(state: State, war: Campaign) -> list[Part]:
    """The force of the defending side (Law 5.5.4): at targets, and on the boards of those at hand. Bandits, where they
    defend: one a targeted site. Who fights on the other side does not defend."""
    found: list[Part] = []
    for slot in war.sites:
        if slot not in war.camps:
            found.append(("site", slot, state.bands[slot][1]))
            if bandits_defend(state, war):
                found.append(("bandits", slot, ruling.bandits_for(state, slot)))
    for seat in war.side:
        if at_hand(state, war, seat):
            found.append(("board", seat, state.boards[seat].warbands))
    return [part for part in found if part[2]]


def bandits_defend(state: State, war: Campaign) -> bool:
    """Whether bandits are attacked, or count as warbands of who is (Law 7.6.5). Those of a site that lost its last
    warband in the campaign help nobody."""
    return war.defender == BANDITS or ruling.counts_bandits(state, war.defender)


def size(parts: Sequence[Part]) -> int:
    """How many warbands, or bandits, a force has."""
    return sum(n for _, _, n in parts)


def chief(state: State, war: Campaign) -> int:
    """Who decides on the defending force's dead and takes in its warbands: of the Empire the Chancellor (5.5.6)."""
    return CHANCELLOR if ruling.imperial(state, war.defender) else war.defender


def place_of(part: Part) -> Place:
    """A part of a force as an option says it."""
    kind, where, _ = part
    return ("dead-site", SLOTS[where]) if kind == "site" else ("dead-board", where)


def casualties(state: State, war: Campaign, seat: int, parts: Sequence[Part], n: int) -> Flow[None]:
    """So many of a force die, of those who can; the player chooses where."""
    if NO_KILLING in war.marks:
        return
    parts = mortal(parts)
    n = min(n, size(parts))
    if len(parts) == 1 or n >= size(parts):  # nothing to choose
        for part in parts:
            slain(state, war, place_of(part), min(n, part[2]))
        return
    places: list[tuple[Place, int]] = [(place_of(part), part[2]) for part in parts]
    shares = yield from split(seat, "dead", lambda: places, n, about=(n,))
    for place, dead in shares.items():
        slain(state, war, place, dead)


def slain(state: State, war: Campaign, place: Place, n: int) -> None:
    """Warbands of a place die, or are taken in until the end; only the dead count for powers that ask."""
    site = place[0] == "dead-site"
    where = SLOTS.index(str(place[1])) if site else int(place[1])
    attacks = where in war.camps if site else where == war.attacker
    if sheltered(war, attacks):
        taken_in(state, war, site, where, n)
        return
    dead = verbs.kill_at_site(state, where, n) if site else verbs.kill_on_board(state, where, n)
    war.killed = (war.killed[0] + dead, war.killed[1]) if attacks else (war.killed[0], war.killed[1] + dead)


def sheltered(war: Campaign, attacks: bool) -> bool:
    """Whether a card takes in the dead of a side."""
    return any(card == war.shelter and (by == war.attacker) == attacks for card, by in war.used)


def taken_in(state: State, war: Campaign, site: bool, where: int, n: int) -> None:
    """Warbands that would die wait for the end of the campaign."""
    if site:
        colour, there = state.bands[where]
        n = min(n, there)
        state.bands[where] = (colour, there - n)
    else:
        n = min(n, state.boards[where].warbands)
        state.boards[where].warbands -= n
    war.saved += n


def shelter_colour(state: State, war: Campaign) -> int:
    """The colour of the warbands that were taken in: one side's, so one colour."""
    by = next(by for card, by in war.used if card == war.shelter)
    return ruling.colour(state, war.attacker if by == war.attacker else war.defender)


def released(state: State, war: Campaign) -> None:
    """The end: who was taken in comes to the card's site if its user's side still rules it, and may place warbands;
    else dies."""
    if not war.saved:
        return
    colour, slot = shelter_colour(state, war), state.slot_of(war.shelter)
    by = next(by for card, by in war.used if card == war.shelter)
    n, war.saved = war.saved, 0
    if slot >= 0 and ruling.rules_site(state, by, slot) and ruling.may_post(state, by):
        state.bands[slot] = (colour, state.bands[slot][1] + n)
        state.note("warbands-come-to", state.site(slot), n)
    else:
        state.boards[colour].bank += n
