"""The moments that a card's power can wait for, all in one place; and powers being used (Law 7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from oikumene.games.oath.deed import Deed
from oikumene.games.oath.model import Cost
from oikumene.games.oath.powers import Action, Chosen, Plan, Using, WhenPlayed
from oikumene.games.oath.rules import ruling, verbs
from oikumene.games.oath.state import State
from oikumene.kernel.flow import Flow, Value, gather

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
#: A search is done; about: whether it was of the world deck.
SEARCHED = "searched"
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
    SEARCHED,
    RECOVERED,
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


def power(state: State, card: int, kind: type[P]) -> P | None:
    """The power of that kind which a card has, if any."""
    return next((each for each in state.card(card).powers if isinstance(each, kind)), None)


# -- costs (Law 7.1.2)


def payable(state: State, seat: int, card: int, cost: Cost, *, plan: bool = False) -> bool:
    """Whether a player can and may pay for a card's power. Nothing is placed on a card where tokens lie, but for
    battle plans (Law 7.5.3)."""
    board = state.boards[seat]
    if ruling.purse(state, seat) < cost.all_favor or board.secrets < cost.all_secrets:
        return False
    if not ruling.may_use(state, seat, cost):
        return False
    placed = cost.favor or cost.secret
    return plan or not placed or ruling.bare(state, card)


def pay(state: State, seat: int, card: int, cost: Cost) -> None:
    """Pay the price of a power. Off one's turn placed favor goes to its bank at once, and secrets turn facedown."""
    board = state.boards[seat]
    verbs.burn_favor(state, seat, cost.burn_favor)
    verbs.burn_secrets(state, seat, cost.burn_secret)
    board.secrets -= cost.dark
    board.dark += cost.dark
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


# -- Action powers (Law 6.2, 7.3.2)


def usable(state: State, seat: int) -> list[int]:
    """The cards whose Action a player can use now: there is access, the price can be paid, something comes of it."""
    found = []
    for card in ruling.in_play(state):
        action = power(state, card, Action)
        if action is not None and ruling.access(state, seat, card):
            deed = Deed(state, seat, card)
            if payable(state, seat, card, state.card(card).cost) and action.effect.feasible(deed):
                found.append(card)
    return found


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
    able = modifiers(state, seat, action)
    if not able:
        return

    def possible(picked: Sequence[int]) -> bool:
        state.using = tuple(picked)
        found = bool(ways(state, seat))
        state.using = ()
        return found

    def options(picked: tuple[Value, ...]) -> list[Value]:
        chosen = [int(value[1]) for value in picked if isinstance(value, tuple)]
        return [("with", card) for card in able if card not in chosen and affords(state, seat, action, [*chosen, card])]

    def enough(picked: tuple[Value, ...]) -> bool:
        return possible([int(value[1]) for value in picked if isinstance(value, tuple)])

    picked = yield from gather(seat, f"modify-{action}", options, enough, low=0, high=len(able))
    using = [int(value[1]) for value in picked if isinstance(value, tuple)]
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


def affords(state: State, seat: int, action: str, cards: Sequence[int]) -> bool:
    """Whether several modifiers can be paid together."""
    able = [(card, choosable(state, card, action)) for card in cards]
    prices = [price(state, card, each) for card, each in able if each is not None]
    board = state.boards[seat]
    favor, secrets = sum(p.all_favor for p in prices), sum(p.all_secrets for p in prices)
    return ruling.purse(state, seat) >= favor and board.secrets >= secrets


def can_with_modifiers(state: State, seat: int, action: str, ways: Any) -> bool:
    """Whether an action can be done at all, as it is or with one of the modifiers at hand."""
    if ways(state, seat):
        return True
    for card in modifiers(state, seat, action):
        state.using = (card,)
        found = bool(ways(state, seat))
        state.using = ()
        if found:
            return True
    return False
