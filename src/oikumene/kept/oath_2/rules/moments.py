"""The moments that a card's power can wait for, all in one place; and powers being used (Law 7.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from oikumene.kept.oath_2.deed import Deed
from oikumene.kept.oath_2.model import Cost
from oikumene.kept.oath_2.powers import Action, Chosen, Plan, Using, WhenPlayed
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.state import ADVISERS_UP, State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose, gather
from oikumene.kept.oath_2.kit.moments import Reaction

P = TypeVar("P", Action, Plan, WhenPlayed)

#: A card was played face up to a site, its favor gained (homelands).
PLAYED_AT_SITE = "played-at-site"
#: A pawn stands at a site at the end of its player's Wake phase (opportunity sites).
AWAKE = "awake"

#: A campaign of another player is over; about: the attacker.
CAMPAIGN_OVER = "campaign-over"
#: A player has mustered with a card.
MUSTERED = "mustered"
#: A player rests; supply is refreshed already (Law 4.3.5).
RESTING = "resting"

#: A pawn is about to leave a site; about: the journey.
LEAVING = "leaving"
#: A pawn has traveled; about: the journey.
TRAVELED = "traveled"

#: A denizen was played face up, before its own When Played; about: the play.
PLAYED = "played"
#: The same, for cards of other players.
OTHERS_PLAYED = "others-played"
#: A Vision was laid open, or the Conspiracy played; about: who did.
VISION_PLAYED = "vision-played"
#: Cards were drawn in a search, before one of them is kept.
DREW = "drew"
#: A search is done; about: whether it was of the world deck.
SEARCHED = "searched"
#: Relics were taken, all at once; about: the taking.
RELICS_TAKEN = "relics-taken"
#: A campaign is over, before powers that campaign again; about: the fight.
FOUGHT = "fought"
#: A relic was recovered.
RECOVERED = "recovered"
#: The Darkest Secret was recovered; about: how many secrets were placed.
SECRET_RECOVERED = "secret-recovered"
#: The title changed hands; about: who took it.
TITLE_TAKEN = "title-taken"

MOMENTS = (
    PLAYED,
    OTHERS_PLAYED,
    VISION_PLAYED,
    DREW,
    SEARCHED,
    RECOVERED,
    RELICS_TAKEN,
    FOUGHT,
    SECRET_RECOVERED,
    TITLE_TAKEN,
    PLAYED_AT_SITE,
    AWAKE,
    CAMPAIGN_OVER,
    MUSTERED,
    RESTING,
    LEAVING,
    TRAVELED,
)


class Play(NamedTuple):
    """A card that was played to a site."""

    card: int
    slot: int
    #: Whether it lay facedown in the council.
    hidden: bool = False


class Taking(NamedTuple):
    """Relics that somebody took."""

    seat: int
    cards: tuple[int, ...]


class Fight(NamedTuple):
    """A campaign that is over: who attacked, and whom, the bandits too."""

    attacker: int
    defender: int


class Journey(NamedTuple):
    """A travel, from slot to slot."""

    start: int
    goal: int


def occurs(state: State, moment: str, seat: int, about: Any = None) -> Flow[None]:
    """The moment has come for a player: every card in play that waits for it does what it does, if it fits."""
    for card in state.hooks.get(moment, ()):
        deed = Deed(state, seat, card, about)
        for reaction in state.reactions(card):
            if reaction.moment == moment and reaction.fits(deed, about):
                if getattr(reaction, "modifies", False):  # once in an action, and not discarded then (Law 7.4)
                    state.using += (card,)
                yield from reaction.effect.run(deed, reaction.at_will)


def echoes(state: State, moment: str, seat: int, about: Any = None) -> Flow[None]:
    """Something happened on a player's turn that cards of all may wait for, clockwise from there: each card for who
    rules it."""
    if moment not in state.hooks:
        return
    for side in state.in_order(seat):
        for card in state.hooks.get(moment, ()):
            if not ruling.rules_card(state, side, card):
                continue
            deed = Deed(state, side, card, about)
            for reaction in state.reactions(card):
                if reaction.moment == moment and reaction.fits(deed, about):
                    yield from reaction.effect.run(deed, reaction.at_will)


def own_order(state: State, moment: str, seat: int, prompt: str) -> Flow[None]:
    """The moment has come for a player, who may use each power that waits for it once, in any order (Law 4.3.5). One
    that is left alone is asked about by what it does itself."""
    left = list(state.hooks.get(moment, ()))

    def able() -> dict[int, Reaction[Deed]]:
        found = [(card, it) for card in left for it in state.reactions(card) if it.moment == moment]
        deeds = [(Deed(state, seat, card), it) for card, it in found]
        return {deed.card: it for deed, it in deeds if it.fits(deed, None) and it.effect.feasible(deed)}

    def listing() -> list[Value]:
        return [*(("use", card) for card in able()), NO]

    while able():
        several = len(able()) > 1
        picked = (yield from choose(seat, prompt, listing)) if several else listing()[0]
        if picked == NO:
            return
        card = argument(picked)
        left.remove(card)
        reaction = next(it for it in state.reactions(card) if it.moment == moment)
        yield from reaction.effect.run(Deed(state, seat, card), not several)


def power(state: State, card: int, kind: type[P]) -> P | None:
    """The power of that kind which a card has, if any."""
    for each in state.card(card).powers:
        if isinstance(each, kind):
            return each
    return None


# -- costs (Law 7.1.2)


def payable(state: State, seat: int, card: int, cost: Cost, *, plan: bool = False) -> bool:
    """Whether a player can and may pay for a card's power. Nothing is placed on a card where tokens lie, but for
    battle plans (Law 7.5.3)."""
    board = state.boards[seat]
    if ruling.purse(state, seat) < cost.all_favor or board.secrets < cost.all_secrets:
        return False
    if ruling.MAY_USE.name in state.hooks and not ruling.may_use(state, seat, cost):
        return False
    placed = cost.favor or cost.secret
    return plan or not placed or ruling.bare(state, card)


def pay(state: State, seat: int, card: int, cost: Cost) -> None:
    """Pay the price of a power. Off one's turn placed favor goes to its bank at once, and secrets turn facedown."""
    board = state.boards[seat]
    verbs.burn_favor(state, seat, cost.burn_favor)
    verbs.burn_secrets(state, seat, cost.burn_secret)
    verbs.turn_dark(state, seat, cost.dark)
    verbs.drop_favor(state, seat, cost.favor)
    board.secrets -= cost.secret
    if seat == state.active:
        place(state, card, cost.favor, cost.secret)
    else:
        verbs.bank_favor(state, ruling.suit(state, card), cost.favor)
        board.dark += cost.secret


def place(state: State, card: int, favor: int, secrets: int) -> None:
    """Favor and secrets lie on a card."""
    if favor:
        state.favor_on[card] = state.favor_on.get(card, 0) + favor
    if secrets:
        state.secrets_on[card] = state.secrets_on.get(card, 0) + secrets


class Paid:
    """Things as they will be when a player has paid for the powers of some cards, to see what can be done then. (A
    class, since with every list of what may be done some are made.)"""

    __slots__ = ("before", "board", "costs", "seat", "state")

    def __init__(self, state: State, seat: int, costs: Sequence[tuple[int, Cost]]) -> None:
        self.state = state
        self.seat = seat
        self.costs = costs

    def __enter__(self) -> None:
        state, seat = self.state, self.seat
        board = state.boards[seat]
        self.before = (board.favor, board.secrets, state.banks, state.favor_on, state.secrets_on)
        state.banks, state.favor_on, state.secrets_on = state.banks[:], dict(state.favor_on), dict(state.secrets_on)
        for card, cost in self.costs:
            verbs.drop_favor(state, seat, cost.all_favor)
            board.secrets -= cost.all_secrets
            place(state, card, cost.favor, cost.secret)

    def __exit__(self, *_: object) -> None:
        state = self.state
        board = state.boards[self.seat]
        board.favor, board.secrets, state.banks, state.favor_on, state.secrets_on = self.before


# -- Action powers (Law 6.2, 7.3.2)


def usable(state: State, seat: int) -> list[int]:
    """The cards whose Action a player can use now: there is access, the price can be paid, something comes of it."""
    found = []
    favor, secrets = ruling.purse(state, seat), state.boards[seat].secrets
    for card in ruling.with_action(state):
        cost = state.card(card).cost
        if favor < cost.all_favor or secrets < cost.all_secrets:
            continue
        if ruling.access(state, seat, card) and payable(state, seat, card, cost) and brings(state, seat, card, cost):
            found.append(card)
    return found


def brings(state: State, seat: int, card: int, cost: Cost) -> bool:
    """Whether something comes of an Action, once it is paid."""
    action = power(state, card, Action)
    assert action is not None
    with Paid(state, seat, [(card, cost)]):
        return action.effect.feasible(Deed(state, seat, card))


def use(state: State, seat: int, card: int) -> Flow[None]:
    """Use an Action power: pay, then it is done as far as possible (Law 7.1.3)."""
    action = power(state, card, Action)
    assert action is not None
    state.note("uses", seat, card)
    pay(state, seat, card, state.card(card).cost)
    yield from action.effect.run(Deed(state, seat, card))


def when_played(state: State, seat: int, card: int) -> Flow[None]:
    """What a card does when it is played face up (Law 7.3.3)."""
    said = power(state, card, WhenPlayed)
    if said is not None:
        yield from said.effect.run(Deed(state, seat, card))


# -- modifiers that cost something (Law 7.4)


def choosable(state: State, card: int, action: str) -> Using | Chosen | None:
    """What makes a card a modifier of an action that one chooses at its start."""
    for each in state.card(card).powers:
        if isinstance(each, Using | Chosen) and each.action == action:
            return each
    return None


def price(state: State, card: int, using: Using | Chosen) -> Cost:
    """What a modifier costs: what is printed on the card, or what the site reference says."""
    printed = state.card(card).cost
    return using.price if printed.free else printed


def modifiers(state: State, seat: int, action: str) -> list[int]:
    """The cards that a player may choose, and pay for, to modify an action."""
    found = []
    for card in state.hooks.get(f"modify-{action}", ()):
        each = choosable(state, card, action)
        if each is None or not payable(state, seat, card, price(state, card, each)):
            continue
        if ruling.access(state, seat, card) and each.reaches(state, seat, card):
            found.append(card)
    return found


def modified(state: State, seat: int, action: str, ways: Any) -> Flow[None]:
    """Choose and pay the modifiers of an action (Law 7.4), so that something can still be done. `ways`: what can be
    done, as things are."""
    yield from modified_by(state, seat, action, ways, modifiers(state, seat, action))


def modified_by(state: State, seat: int, action: str, ways: Any, able: Sequence[int]) -> Flow[None]:
    """The same, where only some of the modifiers come into question."""
    if not able:
        return

    def chosen(picked: tuple[Value, ...]) -> list[int]:
        return [int(value[1]) for value in picked if isinstance(value, tuple)]

    def completable(picked: Sequence[int]) -> bool:
        """Whether something can be done with these, or with more of them."""
        rest = [card for card in able if card not in picked and goes_with(state, seat, action, card, picked)]
        return doable(state, seat, action, ways, picked) or any(
            affords(state, seat, action, [*picked, card]) and completable([*picked, card]) for card in rest
        )

    def options(picked: tuple[Value, ...]) -> list[Value]:
        cards = chosen(picked)
        left = [card for card in able if card not in cards and goes_with(state, seat, action, card, cards)]
        left = [card for card in left if affords(state, seat, action, [*cards, card])]
        return [("with", card) for card in left if completable([*cards, card])]

    def enough(picked: tuple[Value, ...]) -> bool:
        return doable(state, seat, action, ways, chosen(picked))

    picked = yield from gather(seat, f"modify-{action}", options, enough, low=0, high=len(able))
    using = chosen(picked)
    for card in using:
        each = choosable(state, card, action)
        assert each is not None
        state.note("modifies", seat, card)
        pay(state, seat, card, price(state, card, each))
    state.using = tuple(using)
    for card in using:
        each = choosable(state, card, action)
        if isinstance(each, Chosen) and each.begins is not None:
            yield from each.begins.run(Deed(state, seat, card))


def prices(state: State, action: str, cards: Sequence[int]) -> tuple[int, int]:
    """The favor and the secrets that several modifiers cost together."""
    able = [(card, choosable(state, card, action)) for card in cards]
    found = [price(state, card, each) for card, each in able if each is not None]
    return sum(p.all_favor for p in found), sum(p.all_secrets for p in found)


def affords(state: State, seat: int, action: str, cards: Sequence[int]) -> bool:
    """Whether several modifiers can be paid together."""
    favor, secrets = prices(state, action, cards)
    return ruling.purse(state, seat) >= favor and state.boards[seat].secrets >= secrets


def doable(state: State, seat: int, action: str, ways: Any, cards: Sequence[int]) -> bool:
    """Whether an action can be done with these modifiers, once they are paid and what was paid lies on them."""
    able = [(card, choosable(state, card, action)) for card in cards]
    before, state.using = state.using, tuple(cards)
    with Paid(state, seat, [(card, price(state, card, each)) for card, each in able if each is not None]):
        found = some(ways(state, seat))
    state.using = before
    return found


def goes_with(state: State, seat: int, action: str, card: int, cards: Sequence[int]) -> bool:
    """Whether a modifier can be used beside others: one that takes the place of a council silences what is in it."""

    def own(one: int) -> bool:
        return state.at[one] == ADVISERS_UP + seat

    def alone(one: int) -> bool:
        return bool(getattr(choosable(state, one, action), "alone", False))

    return not any((alone(card) and own(other)) or (alone(other) and own(card)) for other in cards)


def some(ways: Iterable[Any]) -> bool:
    """Whether there is a way at all; no more than one is looked for."""
    for _ in ways:
        return True
    return False


def can_with_modifiers(state: State, seat: int, action: str, ways: Callable[[State, int], Iterable[Any]]) -> bool:
    """Whether an action can be done at all, as it is or with one of the modifiers at hand."""
    for _ in ways(state, seat):
        return True
    if f"modify-{action}" not in state.hooks:
        return False
    return any(doable(state, seat, action, ways, [card]) for card in modifiers(state, seat, action))
