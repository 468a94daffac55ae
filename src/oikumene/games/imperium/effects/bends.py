"""Rules that cards bend while they lie in play: the answers to `rules.matters`."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.model import RESOURCES, Amounts, Rule
from oikumene.games.imperium.rules import matters, moments
from oikumene.games.imperium.rules.matters import Instead, Look
from oikumene.games.imperium.state import State
from oikumene.kernel.game import Part
from oikumene.kit.effects import part


@dataclass(frozen=True)
class HandSize(Rule):
    """More cards at clean-up."""

    more: int = 1
    question = matters.HAND_SIZE

    def answer(self, state: State, side: int, card: int, value: int) -> int:
        return value + self.more

    def say(self) -> Part:
        return part("text-rule-hand-size", n=self.more)

    def __str__(self) -> str:
        return f"hand_size +{self.more}"


@dataclass(frozen=True)
class Ignore(Rule):
    """Own cards of a kind have no barbarian symbol."""

    kind: Kind
    question = matters.NO_BARBARIAN

    def answer(self, state: State, side: int, card: int, value: bool, face: int) -> bool:
        return value or self.kind.on[face] > 0

    def say(self) -> Part:
        if self.kind.named:
            return part("text-rule-ignore-named", name=[self.kind.name()])
        return part("text-rule-ignore", of=self.kind.say(many=True))

    def __str__(self) -> str:
        return f"ignore BARBARIAN on {self.kind}"


@dataclass(frozen=True)
class UnrestCost(Rule):
    """The price on unrest is less, in cards or in materials, never less than 1."""

    cards: int = 0
    materials: int = 0
    question = matters.UNREST_PRICE

    def answer(self, state: State, side: int, card: int, value: matters.UnrestPrice) -> matters.UnrestPrice:
        return matters.UnrestPrice(max(1, value.cards - self.cards), max(1, value.materials - self.materials))

    def say(self) -> Part:
        if self.cards:
            return part("text-rule-unrest-cards", n=self.cards)
        return part("text-rule-unrest-materials", n=self.materials)

    def __str__(self) -> str:
        parts = [("cards", self.cards), ("materials", self.materials)]
        return " ; ".join(f"unrest_cost {name} -{n} (min 1)" for name, n in parts if n)


@dataclass(frozen=True)
class DevelopCost(Rule):
    """Developments cost less of one resource."""

    resource: int
    less: int
    question = matters.DEVELOP_PRICE

    def answer(self, state: State, side: int, card: int, value: Amounts) -> Amounts:
        cost = list(value)
        cost[self.resource] = max(0, cost[self.resource] - self.less)
        return (cost[0], cost[1], cost[2])

    def say(self) -> Part:
        return part("text-rule-develop-cost", n=self.less, resource=RESOURCES[self.resource])

    def __str__(self) -> str:
        return f"development_cost {RESOURCES[self.resource]} -{self.less} (min 0)"


@dataclass(frozen=True)
class AcquireFromExile(Rule):
    """Cards of a kind may be acquired from the exile as from the market."""

    kind: Kind
    question = matters.FROM_EXILE

    def answer(self, state: State, side: int, card: int, value: list[int], exiled: list[int]) -> list[int]:
        return value + state.fitting(self.kind, exiled)

    def say(self) -> Part:
        return part("text-rule-acquire-from-exile", of=self.kind.say())

    def __str__(self) -> str:
        return f"whenever you acquire {self.kind} you may take the card from exile as if it were in the market"


@dataclass(frozen=True)
class PlayFree(Rule):
    """Cards of a kind may be played without an action."""

    kind: Kind
    question = matters.PLAYED_FREE

    def answer(self, state: State, side: int, card: int, value: bool, face: int) -> bool:
        return value or self.kind.on[face] > 0

    def say(self) -> Part:
        return part("text-rule-play-free", of=self.kind.say(many=True))

    def __str__(self) -> str:
        return "you may free_play " + " and ".join(f"{symbol.upper()} cards" for symbol in self.kind.of)


@dataclass(frozen=True)
class InsteadOfMaterials(Rule):
    """Shangri-La: a gain of materials, however many, is two population, and a progress for each other player."""

    message = "text-rule-instead-of-materials"
    question = matters.MATERIALS_GAINED

    def answer(self, state: State, side: int, card: int, value: Instead | None) -> Instead:
        return Instead(own=(0, 2, 0), others=(0, 0, 1))

    def __str__(self) -> str:
        return "EACH_OTHER: gain 1 progress ; gain 2 population"


@dataclass(frozen=True)
class MarketToken(Rule):
    """What is put on the market at clean-up instead of one progress."""

    resource: int
    n: int
    question = matters.MARKET_TOKEN

    def answer(self, state: State, side: int, card: int, value: tuple[int, int]) -> tuple[int, int]:
        return self.resource, self.n

    def say(self) -> Part:
        return part("text-rule-market-token", n=self.n, resource=RESOURCES[self.resource])

    def __str__(self) -> str:
        return f"place {self.n} {RESOURCES[self.resource]} on that market_card"


@dataclass(frozen=True)
class BetterLook(Rule):
    """Romans: one fame card more is looked at, and a progress gained."""

    message = "text-rule-better-look"
    question = matters.FAME_LOOK

    def answer(self, state: State, side: int, card: int, value: Look) -> Look:
        return Look(value.cards + 1, value.progress + 1)

    def __str__(self) -> str:
        return "fame_look N+1 take 1 ; gain 1 progress"


@dataclass(frozen=True)
class NoHistory(Rule):
    """Atlanteans and Vikings: cards for the history are discarded."""

    message = "text-rule-no-history"
    question = matters.KEEPS_HISTORY

    def answer(self, state: State, side: int, card: int, value: bool) -> bool:
        return False

    def __str__(self) -> str:
        return "discard that card"


@dataclass(frozen=True)
class Twice(Rule):
    """Counts as two regions: it carries the symbol twice, so that nobody needs to ask."""

    message = "text-rule-twice"

    def __str__(self) -> str:
        return "counts as 2 REGION"


@dataclass(frozen=True)
class Quests(Rule):
    """King Arthur's Court: the card under it is the active quest."""

    message = "text-rule-quests"
    question = matters.COURT

    def answer(self, state: State, side: int, card: int, value: int) -> int:
        return card

    def __str__(self) -> str:
        return "card garrisoned here is active_quest (at most one)"


@dataclass(frozen=True)
class LastQuest(Rule):
    """The Graal: not a quest while there is another in the area."""

    message = "text-rule-last-quest"
    question = matters.LAST_QUEST

    def answer(self, state: State, side: int, card: int, value: bool) -> bool:
        return True

    def __str__(self) -> str:
        return "not eligible as impending_quest while another impending_quest exists"


@dataclass(frozen=True)
class FewerMasks(Rule):
    """Step Pyramids: may be exhausted to discard one mask less."""

    message = "text-rule-fewer-masks"
    question = matters.MASKS_INSTEAD

    def answer(self, state: State, side: int, card: int, value: list[int], asking: bool) -> list[int]:
        """`asking`: the ability that asks for masks has a token of its own to pay."""
        able = moments.may_exhaust(state, side, card) and state.players[side].exhausts > asking
        return [*value, card] if able else value

    def __str__(self) -> str:
        return "reduce that requirement by 1 MASK"


@dataclass(frozen=True)
class MasksUnder(Rule):
    """Stone Heads: cards garrisoned here may be given up as masks."""

    message = "text-rule-masks-under"
    question = matters.MASKS_INSTEAD

    def answer(self, state: State, side: int, card: int, value: list[int], asking: bool) -> list[int]:
        return value + state.garrison_of(card)

    def __str__(self) -> str:
        return "MAY abandon any number of cards garrisoned here, each counts as 1 MASK discarded"


@dataclass(frozen=True)
class PayOff(Rule):
    """Standing Army: an attacker who does not give its owner a progress does not touch them."""

    message = "text-rule-pay-off"
    question = matters.PAID_OFF

    def answer(self, state: State, side: int, card: int, value: int) -> int:
        return 1

    def __str__(self) -> str:
        return "the attacker MAY give you 1 progress ; IF not given THEN avoid attack"


@dataclass(frozen=True)
class Endgame(Rule):
    """Sumerians: before the winner is named, up to so many unrest go back."""

    unrest: int
    question = matters.UNREST_AT_THE_END

    def answer(self, state: State, side: int, card: int, value: int) -> int:
        return self.unrest

    def say(self) -> Part:
        return part("text-rule-endgame", n=self.unrest)

    def __str__(self) -> str:
        return f"return up to {self.unrest} UNREST from hand/play/discard/deck/history"


@dataclass(frozen=True)
class EmpireAtOnce(Rule):
    """Gates of Shangri-La: who comes here is an empire."""

    message = "text-rule-empire-at-once"
    question = matters.EMPIRE_AT_ONCE

    def answer(self, state: State, side: int, card: int, value: bool) -> bool:
        return True

    def __str__(self) -> str:
        return "flip state to empire"
