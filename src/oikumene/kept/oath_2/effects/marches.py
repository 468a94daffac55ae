"""Words for campaigns that come from a power: from another site, after another campaign (Law 5.5.1, 5.5.8)."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.model import SLOTS, SUITLESS, SUITS
from oikumene.kept.oath_2.rules import campaign, moments, ruling
from oikumene.kept.oath_2.rules.force import camp
from oikumene.kept.oath_2.rules.travel import roam
from oikumene.kept.oath_2.state import CARDS
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part
from oikumene.kept.oath_2.kit.moments import Reaction


@dataclass(frozen=True)
class CampaignFrom(Effect):
    """Campaign without supply as if the pawn stood at a site: one that the player rules, or any with a card of a suit.
    The player's warbands there join the force."""

    suit: int = SUITLESS

    def sites(self, deed: Deed) -> list[int]:
        state = deed.state
        return [
            slot
            for slot in range(len(SLOTS))
            if self.fits(deed, slot) and campaign.foes(state, deed.seat, slot, camp(state, deed.seat, slot))
        ]

    def fits(self, deed: Deed, slot: int) -> bool:
        state = deed.state
        if self.suit == SUITLESS:
            return ruling.rules_site(state, deed.seat, slot)
        return any(ruling.suit(state, card) == self.suit for card in state.zones[CARDS + slot])

    def can(self, deed: Deed) -> bool:
        return bool(self.sites(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat

        def ways() -> list[Value]:
            return [("campaign-from", SLOTS[slot]) for slot in self.sites(deed)]

        picked = yield from choose(seat, "campaign-from", ways)
        assert isinstance(picked, tuple)
        slot = SLOTS.index(str(picked[1]))
        return (yield from campaign.free_campaign(state, seat, slot, camp(state, seat, slot)))

    def say(self, mood: str = "") -> Part:
        if self.suit == SUITLESS:
            return part("text-campaign-from-ruled", mood=mood)
        return part("text-campaign-from-suit", mood=mood, suit=SUITS[self.suit])


@dataclass(frozen=True)
class CampaignBack(Effect):
    """You may campaign without supply against the player whose campaign is over, if you may choose that player."""

    message = "text-campaign-back"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        here = deed.state.boards[deed.seat].pawn
        only = int(deed.about)
        return (yield from campaign.free_campaign(deed.state, deed.seat, here, only=only, at_will=True))


@dataclass(frozen=True)
class AfterCampaign(Reaction[Deed]):
    """What its holder may do when a campaign of another player is over."""

    def fits(self, deed: Deed, about: object) -> bool:
        return about != deed.seat and ruling.rules_card(deed.state, deed.seat, deed.card)

    def say(self) -> Part:
        return part("text-after-campaign", effect=[self.effect.say()])


def after_campaign(effect: Effect) -> AfterCampaign:
    return AfterCampaign(moments.CAMPAIGN_OVER, effect, at_will=True)


@dataclass(frozen=True)
class TravelAndCampaign(Effect):
    """You may travel, then you may campaign, both without supply."""

    message = "text-travel-and-campaign"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        yield from roam(state, seat)
        return (yield from campaign.free_campaign(state, seat, state.boards[seat].pawn, at_will=True))
