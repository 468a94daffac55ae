"""Rules that cards bend while they lie in play. Each says which rule asks for it."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.cards.model import Kind, Rule


@dataclass(frozen=True)
class HandSize(Rule):
    """More cards at clean-up (`rules.turn`)."""

    more: int = 1

    def __str__(self) -> str:
        return f"hand_size +{self.more}"


@dataclass(frozen=True)
class Ignore(Rule):
    """Own cards of a kind have no barbarian symbol (`rules.playing`)."""

    kind: Kind

    def __str__(self) -> str:
        return f"ignore BARBARIAN on {self.kind}"


@dataclass(frozen=True)
class UnrestCost(Rule):
    """The price on unrest is less, in cards or in materials, never less than 1 (`cards.effects.UnrestPrice`)."""

    cards: int = 0
    materials: int = 0

    def __str__(self) -> str:
        parts = [("cards", self.cards), ("materials", self.materials)]
        return " ; ".join(f"unrest_cost {name} -{n} (min 1)" for name, n in parts if n)


@dataclass(frozen=True)
class DevelopCost(Rule):
    """Developments cost less of one resource (`rules.develop`)."""

    resource: int
    less: int

    def __str__(self) -> str:
        return f"development_cost {('materials', 'population', 'progress')[self.resource]} -{self.less} (min 0)"


@dataclass(frozen=True)
class AcquireFromExile(Rule):
    """Cards of a kind may be acquired from the exile as from the market (`rules.market`)."""

    kind: Kind

    def __str__(self) -> str:
        return f"whenever you acquire {self.kind} you may take the card from exile as if it were in the market"


@dataclass(frozen=True)
class PlayFree(Rule):
    """Cards of a kind may be played without an action (`rules.playing`)."""

    kind: Kind

    def __str__(self) -> str:
        return "you may free_play " + " and ".join(f"{symbol.upper()} cards" for symbol in self.kind.of)


@dataclass(frozen=True)
class InsteadOfMaterials(Rule):
    """Shangri-La: a gain of materials is two population, and a progress for each other player (`rules.tokens`)."""

    def __str__(self) -> str:
        return "EACH_OTHER: gain 1 progress ; gain 2 population"


@dataclass(frozen=True)
class MarketToken(Rule):
    """What is put on the market at clean-up instead of one progress (`rules.turn`)."""

    resource: int
    n: int

    def __str__(self) -> str:
        return f"place {self.n} {('materials', 'population', 'progress')[self.resource]} on that market_card"


@dataclass(frozen=True)
class BetterLook(Rule):
    """Romans: one fame card more is looked at, and a progress gained (`rules.fame`)."""

    def __str__(self) -> str:
        return "fame_look N+1 take 1 ; gain 1 progress"


@dataclass(frozen=True)
class NoHistory(Rule):
    """Cards for the history are discarded (`rules.moving`)."""

    def __str__(self) -> str:
        return "discard that card"


@dataclass(frozen=True)
class Twice(Rule):
    """Counts as two regions: it carries the symbol twice."""

    def __str__(self) -> str:
        return "counts as 2 REGION"


@dataclass(frozen=True)
class Quests(Rule):
    """King Arthur's Court: the card under it is the active quest."""

    def __str__(self) -> str:
        return "card garrisoned here is active_quest (at most one)"


@dataclass(frozen=True)
class LastQuest(Rule):
    """The Graal: not a quest while there is another in the area."""

    def __str__(self) -> str:
        return "not eligible as impending_quest while another impending_quest exists"


@dataclass(frozen=True)
class FewerMasks(Rule):
    """Step Pyramids: may be exhausted to discard one mask less (`cards.effects.Discard`)."""

    def __str__(self) -> str:
        return "reduce that requirement by 1 MASK"


@dataclass(frozen=True)
class MasksUnder(Rule):
    """Stone Heads: cards garrisoned here may be given up as masks (`cards.effects.Discard`)."""

    def __str__(self) -> str:
        return "MAY abandon any number of cards garrisoned here, each counts as 1 MASK discarded"


@dataclass(frozen=True)
class PayOff(Rule):
    """Standing Army: an attacker who does not give its owner a progress does not touch them (`rules.attack`)."""

    def __str__(self) -> str:
        return "the attacker MAY give you 1 progress ; IF not given THEN avoid attack"


@dataclass(frozen=True)
class Endgame(Rule):
    """Sumerians: before the winner is named, up to so many unrest go back (`rules.ending`)."""

    unrest: int

    def __str__(self) -> str:
        return f"return up to {self.unrest} UNREST from hand/play/discard/deck/history"


@dataclass(frozen=True)
class EmpireAtOnce(Rule):
    """Gates of Shangri-La: who comes here is an empire (`cards.special.NextJourney`)."""

    def __str__(self) -> str:
        return "flip state to empire"
