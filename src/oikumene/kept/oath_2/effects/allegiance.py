"""Words for becoming a Citizen without an offer (Law 7.6.1), and for what is extorted."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.asking import one_card, peers
from oikumene.kept.oath_2.model import BANNERS, DS, RELIQUARY
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.rules.empire import become_citizen
from oikumene.kept.oath_2.rules.taking import take_relics
from oikumene.kept.oath_2.state import CHANCELLOR, EXILE, HELD, SPACE, VISION_UP
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.flow import may as ask
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part


@dataclass(frozen=True)
class Submit(Effect):
    """An Exile becomes a Citizen. `asked`: only if the player likes; `relic`: and takes a relic of the Reliquary
    unseen; `gives`: gives the Darkest Secret to the Chancellor for it."""

    asked: bool = True
    relic: bool = False
    gives: bool = False

    def can(self, deed: Deed) -> bool:
        state, seat = deed.state, deed.seat
        return state.boards[seat].role == EXILE and (not self.gives or state.banners[DS].holder == seat)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if not self.can(deed) or (self.asked and not (yield from ask(seat, "become-citizen"))):
            return False
        if self.gives:
            state.banners[DS].holder = CHANCELLOR
            state.note("gets-banner", CHANCELLOR, BANNERS[DS])
        yield from become_citizen(state, seat)
        if self.relic:
            yield from unseen_relic(deed)
        return True

    def say(self, mood: str = "") -> Part:
        parts = [part("text-submit-gives")] if self.gives else []
        parts.append(part("text-submit-may" if self.asked else "text-submit", mood=mood))
        if self.relic:
            parts.append(part("text-submit-relic"))
        return part("text-submit-all", parts=parts)


def unseen_relic(deed: Deed) -> Flow[None]:
    """Take a relic of the Reliquary without looking."""
    state = deed.state
    options: list[tuple[str, str]] = [
        ("space", name) for space, name in enumerate(RELIQUARY) if state.zones[SPACE + space]
    ]
    if options:
        _, name = yield from choose(deed.seat, "which-space", lambda: options, about=(deed.card,))
        yield from take_relics(state, deed.seat, [state.zones[SPACE + RELIQUARY.index(name)][0]])


@dataclass(frozen=True)
class FollowVision(Effect):
    """An Exile gains a warband and puts it on an open Vision, which counts for that player too from now on, until it is
    discarded."""

    message = "text-follow-vision"

    def whom(self, deed: Deed) -> list[int]:
        state = deed.state
        return [card for seat in state.in_order(deed.seat) for card in state.zones[VISION_UP + seat]]

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        board = state.boards[seat]
        if board.role != EXILE or not board.bank or not self.whom(deed):
            return False
        verbs.follow(state, seat, (yield from one_card(deed, self.whom(deed))))
        return True


@dataclass(frozen=True)
class Extort(Effect):
    """Choose a relic of a player at the own site and take it, unless that player gives so much favor."""

    favor: int
    message = "text-extort"
    says = ("favor",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        held = [(card, other) for other in peers(state, seat) for card in state.zones[HELD + other]]
        owner = {card: other for card, other in held if ruling.may_take(state, seat, ("relic", card))}
        if not owner:
            return False
        _, card = yield from choose(seat, "which", lambda: [("take-relic", card) for card in owner], about=(deed.card,))
        other = owner[card]
        pays = ruling.purse(state, other) >= self.favor
        if pays and (yield from ask(other, "extort", about=(seat, card, self.favor))):
            verbs.give_favor(state, other, seat, self.favor)
        else:
            yield from take_relics(state, seat, [card])
        return True
