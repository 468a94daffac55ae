"""What a campaign is about (Law 5.5.6, 5.5.7), for views: what the oath comes to if the attacker wins, what the prize
is worth then, and what a defeat costs.

It is reckoned with a warband at every targeted site, as far as there are some; what plans do for who wins is left out.
"""

from __future__ import annotations

from typing import TypedDict

from oikumene.kept.oath_2.model import BANNERS
from oikumene.kept.oath_2.rules import force, ruling, verbs
from oikumene.kept.oath_2.rules.outcome import deaths, found_relics
from oikumene.kept.oath_2.rules.title import contenders, leaders, standing
from oikumene.kept.oath_2.state import ATTACKER_SPARED, Campaign, State


class Standing(TypedDict):
    """How a player stands on the oath, before the campaign and after a victory of the attacker."""

    seat: int
    before: int
    after: int


class Prize(TypedDict):
    """A banner that would change hands: what would lie on it, and whether it would show the Mob."""

    banner: str
    tokens: int
    mob: bool


class Stake(TypedDict):
    """`holder`: who would have the title after a victory; None where its holder would choose between several. `tie`:
    the title would stay because of a tie. `favor`: how much of the defender's could be burnt. `dead`: what a defeat
    costs the attacker, of a force of `force`."""

    standings: list[Standing]
    holder: int | None
    tie: bool
    banners: list[Prize]
    favor: int
    dead: int
    force: int


def stake(state: State, war: Campaign) -> Stake:
    """What is at stake in a campaign; everything there is known to all."""
    after, before = won(state), state.copy()
    before.war = None  # a Citizen who attacks the Empire is one of it again
    found, own = leaders(after), force.size(force.attacking(state, war))
    stays = not found or state.title in found
    banners = [int(target[1]) for target in war.targets if target[0] == "banner"]
    return {
        "standings": [
            {
                "seat": seat,
                "before": standing(before, seat, state.oath),
                "after": standing(after, seat, state.oath),
            }
            for seat in sorted({*contenders(before), *contenders(after)})
        ],
        "holder": state.title if stays else found[0] if len(found) == 1 else None,
        "tie": stays and len(found) > 1,
        "banners": [
            {"banner": BANNERS[n], "tokens": after.banners[n].tokens, "mob": after.banners[n].mob} for n in banners
        ],
        "favor": ruling.takeable(state, war.defender) // 2 if ("pawn",) in war.targets else 0,
        "dead": deaths(own, ATTACKER_SPARED in war.marks, ruling.kills_all(state, war.attacker)),
        "force": own,
    }


def won(state: State) -> State:
    """The table after a victory of the attacker, as far as it is sure: the targets are the attacker's."""
    twin = state.copy()
    war = twin.war
    assert war is not None
    seat = war.attacker
    for slot in war.sites:
        if slot in war.camps:
            continue
        colour, n = twin.bands[slot]
        twin.boards[colour].bank += n
        twin.bands[slot] = (colour, 0)
    for slot in war.sites:
        if ruling.may_post(twin, seat) and twin.boards[seat].warbands and slot not in war.camps:
            verbs.post(twin, seat, slot, 1)
    for card in [int(target[1]) for target in war.targets if target[0] == "relic"] + found_relics(twin, war):
        verbs.take_relic(twin, seat, card)
    for target in war.targets:
        if target[0] == "banner":
            verbs.seize_banner(twin, seat, int(target[1]))
    twin.war = None
    return twin
