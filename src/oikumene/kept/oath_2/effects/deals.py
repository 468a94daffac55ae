"""Binding deals (Law 7.6.3): what may be exchanged is listed, both agree, then everything changes hands at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.asking import one_seat
from oikumene.kept.oath_2.model import SLOTS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.state import ADVISERS_DOWN, ADVISERS_UP, CHANCELLOR, HELD, State
from oikumene.kernel.flow import Flow, Place, Value, optional, split
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit import offers
from oikumene.kept.oath_2.kit.effects import part
from oikumene.kept.oath_2.kit.sides import push

FAVOR, SECRETS, RELICS, COUNCIL, SITES = "favor", "secrets", "relics", "advisers", "sites"


def goods(state: State, seat: int, to: int, word: str, kinds: Sequence[str]) -> dict[Value, int]:
    """What a player can put into a deal with another; facedown advisers by their place."""
    tokens = (ruling.purse(state, seat), ruling.givable_secrets(state, seat))
    found: dict[Value, int] = dict(offers.tray(word, ("favor", "secret"), tokens))
    if RELICS in kinds:
        found |= offers.single(f"{word}-relic", state.zones[HELD + seat])
    if COUNCIL in kinds:
        up = [card for card in state.zones[ADVISERS_UP + seat] if not ruling.locked(state, seat, card)]
        found |= offers.single(f"{word}-adviser", up)
        found |= offers.single(f"{word}-hidden", range(len(state.zones[ADVISERS_DOWN + seat])))
    if SITES in kinds and not (ruling.imperial(state, seat) and ruling.imperial(state, to)):
        found |= offers.single(f"{word}-site", [SLOTS[slot] for slot in ruling.ruled(state, seat)])
    return found


def named(things: Sequence[Value], kind: str) -> list[int | str]:
    """The things of a kind in a list of them."""
    return [thing[1] for thing in things if isinstance(thing, tuple) and str(thing[0]).endswith(f"-{kind}")]


def stands(state: State, deal: offers.Deal) -> bool:
    """Whether both can do it: councils do not grow too large, and who gets a site has a warband for it."""
    for giver, getter, given, got in (
        (deal.by, deal.to, deal.given, deal.wanted),
        (deal.to, deal.by, deal.wanted, deal.given),
    ):
        comes, goes = named(given, "adviser"), named(got, "adviser")
        up = [card for card in state.zones[ADVISERS_UP + getter] if card not in goes] + [int(card) for card in comes]
        down = len(state.zones[ADVISERS_DOWN + getter]) + len(named(given, "hidden")) - len(named(got, "hidden"))
        if ruling.too_many(state, getter, up, down) > ruling.overfull(state, getter):
            return False
        if not can_hold(state, getter, [SLOTS.index(str(name)) for name in named(given, "site")]):
            return False
        assert giver != getter
    return True


def can_hold(state: State, seat: int, slots: list[int]) -> bool:
    """Whether a player can rule these sites once their warbands are gone: has one for each and may place it, or
    bandits will do."""
    if not slots or ruling.counts_bandits(state, seat):
        return True
    return len(slots) <= state.boards[seat].warbands and ruling.may_post(state, seat)


def strike(deed: Deed, other: int, kinds: Sequence[str]) -> Flow[bool]:
    """Offer another player a deal, and do it if it is agreed on."""
    state = deed.state
    deal = yield from offers.offer(
        state,
        state.talks,
        deed.seat,
        other,
        "deal",
        give=lambda by, to: goods(state, by, to, "give", kinds),
        want=lambda by, to: goods(state, to, by, "want", kinds),
        fits=lambda deal: stands(state, deal),
    )
    if deal is None:
        return False
    state.note("deal", deal.by, deal.to)
    yield from carry_out(state, deal)
    return True


def carry_out(state: State, deal: offers.Deal) -> Flow[None]:
    """Both hand over what was agreed: first everything is found, then it changes hands."""
    sides = ((deal.by, deal.to, deal.given), (deal.to, deal.by, deal.wanted))
    hidden = {
        giver: [state.zones[ADVISERS_DOWN + giver][int(place)] for place in named(things, "hidden")]
        for giver, _, things in sides
    }
    for giver, getter, things in sides:
        tokens = [thing[1] for thing in things if isinstance(thing, tuple) and thing[0] in ("give", "want")]
        verbs.give_favor(state, giver, getter, tokens.count("favor"))
        verbs.give_secrets(state, giver, getter, tokens.count("secret"))
        for card in named(things, "relic"):
            verbs.give_relic(state, getter, int(card))
        for card in named(things, "adviser"):
            verbs.move_to_council(state, int(card), getter)
        for card in hidden[giver]:
            state.move(card, ADVISERS_DOWN + getter)
            state.told(1 << getter)
    for giver, getter, things in sides:
        yield from hand_sites(state, giver, getter, [SLOTS.index(str(name)) for name in named(things, "site")])


def hand_sites(state: State, giver: int, getter: int, slots: list[int]) -> Flow[None]:
    """The old ruler's warbands go to the own board; the new one moves at least one to each site, unless bandits will
    do."""
    if not slots:
        return
    for slot in slots:
        verbs.withdraw(state, giver, slot, state.bands[slot][1])
    if not ruling.counts_bandits(state, getter):
        for slot in slots:
            verbs.post(state, getter, slot, 1)
    spare = state.boards[getter].warbands
    if spare and ruling.may_post(state, getter):
        places: list[tuple[Place, int]] = [(("post", SLOTS[slot]), spare) for slot in slots]
        shares = yield from split(getter, "post", lambda: places, spare, low=0)
        for place, n in shares.items():
            verbs.post(state, getter, SLOTS.index(str(place[1])), n)


@dataclass(frozen=True)
class Deal(Effect):
    """Offer one player a binding deal about some kinds of things. `promises`: about later deeds and penalties as well,
    which no program can judge: they are for the players to speak of (a ruling)."""

    kinds: tuple[str, ...]
    promises: bool = False

    def can(self, deed: Deed) -> bool:
        return deed.state.talks.left > 0

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        other = yield from one_seat(deed, deed.state.clockwise(deed.seat))
        return (yield from strike(deed, other, self.kinds))

    def say(self, mood: str = "") -> Part:
        kinds = [part(f"text-deal-{kind}") for kind in self.kinds]
        return part("text-deal-promises" if self.promises else "text-deal", mood=mood, kinds=kinds)


def deals(state: State, seat: int, card: int, slot: int, passed: int, *kinds: str) -> Flow[None]:
    """A player may offer a deal to another at the site of a card; then the next may, until all have passed in a row."""
    there = pawns_at(state, slot)
    struck = yield from proposed(state, seat, card, [other for other in there if other != seat], kinds)
    passed = 0 if struck else passed + 1
    if passed < len(there):
        after = there[(there.index(seat) + 1) % len(there)]
        push(state, ("deals", after, card, slot, passed, *kinds))


def pawns_at(state: State, slot: int) -> list[int]:
    """The players whose pawns are at a site."""
    return [seat for seat in state.in_order(CHANCELLOR) if state.boards[seat].pawn == slot]


def proposed(state: State, seat: int, card: int, others: Sequence[int], kinds: Sequence[str]) -> Flow[bool]:
    """Whether a player offers one of the others a deal, as long as there may be offers."""
    if not state.talks.left:
        return False
    picked = yield from optional(seat, "deal-with", lambda: [("player", other) for other in others], about=(card,))
    if picked is None:
        return False
    yield from strike(Deed(state, seat, card), picked[1], kinds)
    return True


@dataclass(frozen=True)
class DealsThere(Effect):
    """The players whose pawns are at the site of this card make deals with each other, until all pass in a row. Each
    turn to offer one is a step."""

    kinds: tuple[str, ...]

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, slot = deed.state, deed.state.slot_of(deed.card)
        there = pawns_at(state, slot)
        if len(there) > 1:
            push(state, ("deals", there[0], deed.card, slot, 0, *self.kinds))
        return True
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-deals-there", mood=mood, kinds=[part(f"text-deal-{kind}") for kind in self.kinds])
