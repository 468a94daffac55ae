"""Words for what changes a player's own actions: modifiers (Law 7.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from oikumene.games.oath.deed import Condition, Deed, Effect
from oikumene.games.oath.model import MAP, SLOTS, SUITLESS, SUITS
from oikumene.games.oath.powers import Using
from oikumene.games.oath.rules import ruling, verbs
from oikumene.games.oath.rules.trade import trades
from oikumene.games.oath.state import CARDS, State
from oikumene.kernel.flow import Flow, Value, argument, choose
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.effects import part


def spoken(word: Any, message: str, says: tuple[str, ...]) -> Part:
    """A word as its message says it: suits by their names."""
    said: dict[str, Any] = {}
    for name in says:
        value = getattr(word, name)
        said[name] = SUITS[value] if name == "suit" else value
    return part(message, **said)


@dataclass(frozen=True)
class Modifier(Bend[State]):
    """A modifier without a price: it works by itself for whoever has access to the card."""

    message: ClassVar[str] = ""
    says: ClassVar[tuple[str, ...]] = ()

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return self.bend(state, card, value, *about) if ruling.access(state, about[0], card) else value

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        """What the question comes to for who has access."""
        raise NotImplementedError

    def say(self) -> Part:
        return spoken(self, self.message, self.says)


@dataclass(frozen=True)
class Use(Using):
    """A modifier that is chosen at the start of the action."""

    message: ClassVar[str] = ""
    says: ClassVar[tuple[str, ...]] = ()

    def say(self) -> Part:
        return spoken(self, self.message, self.says)


def has_suit(state: State, slot: int, suit: int) -> bool:
    """Whether a card of a suit lies at a site."""
    return any(ruling.suit(state, card) == suit for card in state.zones[CARDS + slot])


# -- muster (Law 5.2)


@dataclass(frozen=True)
class MusterFreeOn(Modifier):
    """Mustering with cards of a suit costs no supply."""

    suit: int
    question = ruling.MUSTER_PRICE
    message = "text-muster-free-on"
    says = ("suit",)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return 0 if ruling.suit(state, about[1]) == self.suit else value


@dataclass(frozen=True)
class MusterPoorest(Modifier):
    """More warbands for mustering with a card whose bank alone has the least favor."""

    n: int
    question = ruling.MUSTERS
    message = "text-muster-poorest"
    says = ("n",)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        suit = ruling.suit(state, about[1])
        rest = [favor for bank, favor in enumerate(state.banks) if bank != suit]
        return value + self.n if suit != SUITLESS and state.banks[suit] < min(rest) else value


@dataclass(frozen=True)
class MusterMore(Modifier):
    """More warbands for every muster."""

    n: int
    question = ruling.MUSTERS
    message = "text-muster-more"
    says = ("n",)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value + self.n


@dataclass(frozen=True)
class MusterHere(Modifier):
    """More warbands for mustering with this very card."""

    n: int
    question = ruling.MUSTERS
    message = "text-muster-here"
    says = ("n",)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value + self.n if about[1] == card else value


@dataclass(frozen=True)
class MusterKin(Modifier):
    """One musters only with cards of a suit that an own adviser has."""

    question = ruling.MAY_WORK
    message = "text-muster-kin"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        seat, other, action = about
        return value and (action != "muster" or ruling.advisers(state, seat, ruling.suit(state, other)) > 0)


@dataclass(frozen=True)
class MusterSecret(Modifier):
    """A secret is placed to muster instead of a favor."""

    question = ruling.MUSTER_SECRET
    message = "text-muster-secret"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return True


@dataclass(frozen=True)
class MusterOnOccupied(Modifier):
    """One may muster with cards on which tokens lie."""

    question = ruling.MUSTER_FREE
    message = "text-muster-on-occupied"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return True


# -- trade (Law 5.3)


@dataclass(frozen=True)
class Versatile(Bend[State]):
    """In a trade the adviser counts as of other suits, whichever is wanted."""

    suits: tuple[int, ...]
    question = ruling.COUNTS

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        wanted, action = about
        return 1 if action == "trade" and wanted in self.suits else value

    def say(self) -> Part:
        one, other = self.suits
        return part("text-versatile", suit=SUITS[one], other=SUITS[other])


@dataclass(frozen=True)
class Doubled(Bend[State]):
    """The adviser counts as two of its suit."""

    question = ruling.COUNTS

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value * 2

    def say(self) -> Part:
        return part("text-counts-twice")


@dataclass(frozen=True)
class TradeTip(Modifier):
    """Who gains exactly one favor in a trade gains one more."""

    question = ruling.TRADE_GAIN
    message = "text-trade-tip"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        favor, secrets = value
        return (2, secrets) if favor == 1 else value


@dataclass(frozen=True)
class TradeNoFavor(Bend[State]):
    """Trades bring the holder no favor."""

    question = ruling.TRADE_GAIN

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return (0, value[1]) if ruling.rules_card(state, about[0], card) else value

    def say(self) -> Part:
        return part("text-trade-no-favor")


@dataclass(frozen=True)
class TradeHere(Modifier):
    """Trading with this very card for secrets brings one more, with an adviser of the suit."""

    suit: int
    question = ruling.TRADES
    message = "text-trade-here"
    says = ("suit",)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        seat, other, secrets = about
        able = other == card and secrets and ruling.advisers(state, seat, self.suit, "trade") > 0
        return value + 1 if able else value


@dataclass(frozen=True)
class TradeFreeOn(Modifier):
    """Trading with cards of two suits costs no supply."""

    suits: tuple[int, ...]
    question = ruling.TRADE_PRICE

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return 0 if ruling.suit(state, about[1]) in self.suits else value

    def say(self) -> Part:
        one, other = self.suits
        return part("text-trade-free-on", suit=SUITS[one], other=SUITS[other])


@dataclass(frozen=True)
class TradeFreeKin(Modifier):
    """Trading with a card of a suit that an own adviser has costs no supply."""

    question = ruling.TRADE_PRICE
    message = "text-trade-free-kin"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        seat, other = about
        return 0 if ruling.advisers(state, seat, ruling.suit(state, other), "trade") else value


@dataclass(frozen=True)
class TradeRegion(Modifier):
    """From the site of this card one may trade with cards of all sites of the region."""

    question = ruling.TRADE_SITES
    message = "text-trade-region"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        slot, region = state.slot_of(card), state.region(about[0])
        if ruling.place(state, about[0]) != slot or state.boards[about[0]].pawn not in value:
            return value
        near = [each for each in range(len(SLOTS)) if MAP.region[each] == region and state.faceup(each)]
        return tuple(dict.fromkeys((*value, *near)))


@dataclass(frozen=True)
class TradeElsewhere(Use):
    """One trades as if the pawn stood at a site with a card of the suit."""

    suit: int
    question = ruling.TRADE_SITES
    action = "trade"
    message = "text-trade-elsewhere"
    says = ("suit",)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return tuple(slot for slot in range(len(SLOTS)) if has_suit(state, slot, self.suit))

    def reaches(self, state: State, seat: int, card: int) -> bool:
        return bool(self.bend(state, card, ()))


@dataclass(frozen=True)
class ThereIndeed(Use):
    """The pawn is deemed to stand where one trades: said by the word before it."""

    question = ruling.TRADE_THERE
    action = "trade"
    message = "text-trade-there"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return True


@dataclass(frozen=True)
class TradeFree(Use):
    """A warband is sacrificed at the start, and the trade costs no supply."""

    question = ruling.TRADE_PRICE
    action = "trade"
    message = "text-trade-free"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return 0


@dataclass(frozen=True)
class HasWarband(Condition):
    """A warband is on the board."""

    def holds(self, deed: Deed) -> bool:
        return deed.state.boards[deed.seat].warbands > 0


@dataclass(frozen=True)
class SacrificeOne(Effect):
    """Sacrifice a warband of the board."""

    message = "text-sacrifice-one"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.note("sacrifices", deed.seat, 1)
        return verbs.kill_on_board(deed.state, deed.seat, 1) > 0
        yield


@dataclass(frozen=True)
class Disguise(Effect):
    """For this trade the council of another player stands for the own one."""

    message = "text-disguise"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat

        def able(other: int) -> bool:
            state.guise = other
            found = bool(trades(state, seat))
            state.guise = -1
            return found

        others = [other for other in state.clockwise(seat) if able(other)]
        if not others:
            return False

        def ways() -> list[Value]:
            return [("guise", other) for other in others]

        picked = yield from choose(seat, "guise", ways)
        state.guise = argument(picked)
        state.note("guises", seat, state.guise)
        return True
