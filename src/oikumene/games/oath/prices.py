"""What an option says before it is chosen: supply, favor and secrets that it costs, and what it brings for certain.
Asked of the rules, so that what is said is what will be paid."""

from __future__ import annotations

from oikumene.games.oath.model import BANNERS, DS, PF, Cost, Recovery
from oikumene.games.oath.rules import campaign, moments, muster, recover, ruling, search, trade, travel
from oikumene.games.oath.state import State
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.words import Details
from oikumene.kit import goods
from oikumene.kit.bend import bent_by_all

#: What prices and gains name, and how much of it at most, where the texts are made beforehand.
NAMES = ("supply", "favor", "secrets", "burnt-favor", "burnt-secrets", "dark", "warbands")
MOST = 24
#: The questions by which modifiers of an action are chosen begin like this.
MODIFY = "modify-"
#: The supply of the major actions that always cost the same.
COSTS = {"muster": muster.SUPPLY, "trade": trade.SUPPLY, "recover": recover.SUPPLY, "campaign": campaign.SUPPLY}


def told(supply: int = 0, favor: int = 0, secrets: int = 0, cost: Cost | Recovery | None = None) -> tuple[str, ...]:
    """A price as it is said: what is placed, what is burnt, what turns facedown."""
    if isinstance(cost, Cost):
        favor, secrets = favor + cost.favor, secrets + cost.secret
    elif cost is not None:
        favor += cost.place
    burnt = (0, 0) if cost is None else (cost.burn_favor, cost.burn_secret)
    dark = cost.dark if isinstance(cost, Cost) else 0
    return goods.named(NAMES, (supply, favor, secrets, *burnt, dark, 0))


# -- major actions


def major(state: State, seat: int, word: str) -> Details:
    """What a major action costs in supply, the least of its ways; whether some of them cost more."""
    if word in ("search-deck", "search-pile"):
        return ruling.search_price(state, seat, word == "search-deck"), 0
    if word == "search":
        prices = {ruling.search_price(state, seat, deck) for deck in search.lying(state, seat)}
    elif word == "travel":
        prices = {ruling.travel_price(state, seat, slot) for slot in travel.goals(state, seat)}
    else:
        prices = {COSTS[word]}
    return min(prices, default=state.book.terms.search_pile), int(len(prices) > 1)


def mustered(state: State, seat: int, card: int) -> Details:
    """What mustering with a card costs, and how many warbands come."""
    supply, secret = muster.price(state, seat, card), muster.for_secret(state, seat)
    n = min(muster.warbands(state, seat, card), state.boards[ruling.colour(state, seat)].bank)
    price = told(supply, secrets=muster.COIN) if secret else told(supply, muster.COIN)
    return price, goods.named(("warbands",), (n,))


def traded(state: State, seat: int, card: int, secrets: bool) -> Details:
    """What a trade with a card costs, and what it brings as far as its bank has it."""
    there, before = bent_by_all(state, ruling.TRADE_THERE, False, seat), state.deemed
    if there:
        state.deemed = state.slot_of(card)
    supply, tolls = trade.price(state, seat, card), len(trade.tolls(state, seat, card))
    favor, secret = trade.gains(state, seat, card, secrets)
    state.deemed = before
    price = told(supply, tolls + trade.FAVOR) if secrets else told(supply, tolls, trade.SECRET)
    favor = min(favor, state.banks[ruling.suit(state, card)])
    return price, goods.named(("favor", "secrets"), (favor, secret))


def recovered(state: State, seat: int, value: tuple[int | str, ...]) -> Details:
    """What a relic of the own site costs, or a banner at least."""
    if value[0] == "recover-relic":
        asked = state.card(state.site(state.boards[seat].pawn)).recovery
        return (told(recover.SUPPLY, cost=asked),)
    if value[1] == BANNERS[PF]:
        return (told(recover.SUPPLY, state.banners[PF].tokens + 1),)
    return (told(recover.SUPPLY, secrets=max(state.banners[DS].tokens + 1, recover.more_secrets(state, seat))),)


# -- powers


def power(state: State, ask: Ask, card: int) -> Details:
    """What a power costs that is used: an Action in the own turn; what waits for the rest costs nothing."""
    return (told(cost=state.card(card).cost) if ask.prompt == "act" else (),)


def modifier(state: State, ask: Ask, card: int) -> Details:
    using = moments.choosable(state, card, ask.prompt.removeprefix(MODIFY))
    return ((),) if using is None else (told(cost=moments.price(state, card, using)),)


# -- all of them


def details(state: State, ask: Ask, value: Value) -> Details:
    """What the rule that asks does not say itself."""
    assert isinstance(value, tuple)
    word, seat = str(value[0]), ask.seat
    if word in (*COSTS, "search", "travel", "search-deck", "search-pile"):
        return major(state, seat, word)
    if word in ("recover-relic", "recover-banner"):
        return recovered(state, seat, value)
    if word in ("travel-to", "travel-toll"):
        return ((),)
    if word in campaign.WORD.values():
        return (0,)
    card = int(value[1])
    if word == "muster-with":
        return mustered(state, seat, card)
    if word in ("trade-favor", "trade-secrets"):
        return traded(state, seat, card, word == "trade-secrets")
    if word == "use":
        return power(state, ask, card)
    if word == "with":
        return modifier(state, ask, card)
    assert word == "plan", word
    return (told(cost=ruling.plan_price(state, seat, card)),)
