"""Words for hidden cards: looking, drawing relics, what is done with what was found (Law 9.4, 10: peek, draw)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.asking import one_card, peers
from oikumene.kept.oath_2.model import MAP, RELIQUARY, SCEPTER, SLOTS, VISION
from oikumene.kept.oath_2.rules import ruling, search, verbs
from oikumene.kept.oath_2.rules.taking import answered, take_relics
from oikumene.kept.oath_2.state import (
    ADVISERS_DOWN,
    DRAWN,
    EMPIRE,
    HELD,
    PILE,
    RELIC_DECK,
    RELICS,
    SITE_DOWN,
    SPACE,
    WORLD_DECK,
    State,
)
from oikumene.kernel.flow import Flow, Value, choose, may
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part


def unknown(state: State, seat: int, cards: Sequence[int]) -> list[int]:
    """Those of the cards that a player does not know."""
    return [card for card in cards if not state.shows(card) >> seat & 1]


def peek(state: State, seat: int, cards: Sequence[int]) -> None:
    """A player looks at cards where they lie, and goes on knowing them."""
    for card in cards:
        state.reveal(card, 1 << seat)
    state.note("peeks", seat, len(cards))


@dataclass(frozen=True)
class PeekPile(Effect):
    """Look at a whole discard pile."""

    message = "text-peek-pile"

    def piles(self, deed: Deed) -> list[int]:
        state = deed.state
        return [region for region in range(3) if unknown(state, deed.seat, state.zones[PILE + region])]

    def can(self, deed: Deed) -> bool:
        return bool(self.piles(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        options: list[tuple[str, str]] = [("pile", MAP.regions[region]) for region in self.piles(deed)]
        _, name = yield from choose(deed.seat, "which-pile", lambda: options, about=(deed.card,))
        peek(deed.state, deed.seat, deed.state.zones[PILE + MAP.regions.index(name)])
        return True


@dataclass(frozen=True)
class PeekTop(Effect):
    """Look at the top cards of the world deck, or of the pile of the own region. Only while there is something new, as
    it costs nothing."""

    n: int
    deck: bool

    def cards(self, deed: Deed) -> list[int]:
        state = deed.state
        zone = WORLD_DECK if self.deck else PILE + state.region(deed.seat)
        return list(state.zones[zone][-self.n :])

    def can(self, deed: Deed) -> bool:
        return bool(unknown(deed.state, deed.seat, self.cards(deed)))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        peek(deed.state, deed.seat, self.cards(deed))
        return True
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-peek-deck" if self.deck else "text-peek-top", mood=mood, n=self.n)


@dataclass(frozen=True)
class PeekAny(Effect):
    """Look at a facedown site, adviser, or relic at a site."""

    message = "text-peek-any"

    def cards(self, deed: Deed) -> dict[Value, int]:
        """What the player does not know, by its place."""
        state, seat = deed.state, deed.seat
        found: dict[Value, int] = {}
        for slot, name in enumerate(SLOTS):
            if not state.faceup(slot):
                found["hidden-site", name] = state.zones[SITE_DOWN + slot][0]
            found |= {("hidden-relic", name, n): card for n, card in enumerate(state.zones[RELICS + slot])}
        for other in state.clockwise(seat):
            found |= {("hidden-adviser", other, n): card for n, card in enumerate(state.zones[ADVISERS_DOWN + other])}
        return {value: card for value, card in found.items() if unknown(state, seat, [card])}

    def can(self, deed: Deed) -> bool:
        return bool(self.cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        picked = yield from choose(deed.seat, "peek", lambda: list(self.cards(deed)), about=(deed.card,))
        peek(deed.state, deed.seat, [self.cards(deed)[picked]])
        return True


# -- relics


@dataclass(frozen=True)
class DrawRelic(Effect):
    """Draw a relic: take it, or put it under the relic deck."""

    message = "text-draw-relic"

    def can(self, deed: Deed) -> bool:
        return bool(deed.state.zones[RELIC_DECK])

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if not state.zones[RELIC_DECK]:
            return False
        card = state.zones[RELIC_DECK][-1]
        state.move(card, DRAWN + seat)
        picked = yield from choose(
            seat, "drawn-relic", lambda: ["relic-take", "relic-under"], about=(deed.card, card), secret=True
        )
        if picked == "relic-take":
            yield from take_relics(state, seat, [card])
        else:
            verbs.relic_under(state, seat, card)
        return True


@dataclass(frozen=True)
class TradeRelic(Effect):
    """Draw a relic and take it; then a relic of one's own, but not the Grand Scepter, goes under the relic deck."""

    message = "text-trade-relic"

    def can(self, deed: Deed) -> bool:
        return bool(deed.state.zones[RELIC_DECK])

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        card = state.zones[RELIC_DECK][-1]
        verbs.take_relic(state, seat, card)
        yield from answered(state, seat, [card])  # the title waits for the whole power
        mine = [card for card in state.zones[HELD + seat] if state.ident(card) != SCEPTER]
        if mine:
            verbs.relic_under(state, seat, (yield from one_card(deed, mine)))
        return True


@dataclass(frozen=True)
class ThisRelicUnder(Effect):
    """This relic goes under the relic deck."""

    message = "text-this-relic-under"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        verbs.relic_under(deed.state, deed.seat, deed.card)
        return True
        yield


@dataclass(frozen=True)
class BreakRelic(Effect):
    """Put a facedown relic of the own site under the relic deck; for it gain warbands."""

    n: int
    message = "text-break-relic"
    says = ("n",)

    def places(self, deed: Deed) -> list[tuple[str, str, int]]:
        """The relics of the own site that the player may move, by their places."""
        state, here = deed.state, deed.state.boards[deed.seat].pawn
        there = enumerate(state.zones[RELICS + here])
        return [("hidden-relic", SLOTS[here], n) for n, card in there if not ruling.locked(state, deed.seat, card)]

    def can(self, deed: Deed) -> bool:
        return bool(self.places(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, here = deed.state, deed.state.boards[deed.seat].pawn
        places = self.places(deed)
        _, _, n = yield from choose(deed.seat, "which", lambda: places, about=(deed.card,))
        verbs.relic_under(state, deed.seat, state.zones[RELICS + here][n])
        verbs.gain_warbands(state, deed.seat, self.n)
        return True


@dataclass(frozen=True)
class OpenReliquary(Effect):
    """At an Imperial site: look at a relic of the Reliquary; one may take it."""

    message = "text-open-reliquary"

    def spaces(self, deed: Deed) -> list[int]:
        state = deed.state
        if ruling.ruler(state, state.boards[deed.seat].pawn) != EMPIRE:
            return []
        return [space for space in range(len(RELIQUARY)) if state.zones[SPACE + space]]

    def can(self, deed: Deed) -> bool:
        return bool(self.spaces(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        options: list[tuple[str, str]] = [("space", RELIQUARY[space]) for space in self.spaces(deed)]
        _, name = yield from choose(seat, "which-space", lambda: options, about=(deed.card,))
        card = state.zones[SPACE + RELIQUARY.index(name)][0]
        state.reveal(card, 1 << seat)
        state.note("looks-reliquary", seat, name)
        if (yield from ask(seat, deed.card, card)):
            yield from take_relics(state, seat, [card])
        return True


def ask(seat: int, asking: int, card: int) -> Flow[bool]:
    """Whether a player takes a relic that was looked at."""
    return (yield from may(seat, "take-seen", about=(asking, card)))


# -- what was found


@dataclass(frozen=True)
class Inquire(Effect):
    """Look at a facedown adviser of a player at the own site. The Conspiracy is played or discarded as if drawn; for
    any other card the favor here is given to that player."""

    message = "text-inquire"

    def whom(self, deed: Deed) -> list[tuple[str, int, int]]:
        state = deed.state
        return [
            ("hidden-adviser", seat, n)
            for seat in peers(state, deed.seat)
            for n in range(len(state.zones[ADVISERS_DOWN + seat]))
        ]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, other, n = yield from choose(seat, "peek", lambda: self.whom(deed), about=(deed.card,))
        card = state.zones[ADVISERS_DOWN + other][n]
        peek(state, seat, [card])
        printed = state.card(card)
        if printed.back == VISION and printed.goal < 0:
            yield from search.resolve(state, seat, card)
        else:
            verbs.favor_from_card(state, deed.card, other)
        return True


@dataclass(frozen=True)
class CallVision(Effect):
    """Draw the topmost Vision of the world deck and play or discard it as if searched for. What lay above it keeps its
    order, and nobody sees it."""

    message = "text-call-vision"

    def can(self, deed: Deed) -> bool:
        state = deed.state
        there = any(verbs.is_vision(state, card) for card in state.zones[WORLD_DECK])
        return there and search.pays_tolls(state, deed.seat)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        search.pay_tolls(state, seat)  # it counts as a search
        yield from search.resolve(state, seat, verbs.dig_vision(state, seat))
        return True
