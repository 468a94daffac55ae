"""Exchange between players (rulebook, exchange with players): goods and cards from hand, by agreement, at once."""

from __future__ import annotations

from functools import lru_cache

from oikumene.games.clash.model import GOODS, Amounts
from oikumene.games.clash.rules import verbs
from oikumene.games.clash.state import HAND_ACTIONS, HAND_OBJECTIVES, HAND_WONDERS, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit import offers

#: How many offers a turn has.
OFFERS = {"free": 12, "few": 3, "off": 0}
#: Words of cards in an offer: given face down, or shown to the other with it.
DOWN, SHOWN = "give-card", "give-shown"
HANDS = {"action": HAND_ACTIONS, "objective": HAND_OBJECTIVES, "wonder": HAND_WONDERS}


def partners(state: State, seat: int) -> list[Value]:
    """With whom an exchange can be offered."""
    if not state.talks.left:
        return []
    return [("exchange", other) for other in state.clockwise(seat)]


def give(state: State, seat: int) -> offers.Tray:
    """What a player can give: goods and cards of the hand, each of them shown or face down."""
    zones = state.zones
    return _given(
        tuple(state.players[seat].goods),
        zones[HAND_ACTIONS + seat],
        zones[HAND_OBJECTIVES + seat],
        zones[HAND_WONDERS + seat],
    )


@lru_cache(maxsize=256)
def _given(goods: Amounts, *hands: tuple[int, ...]) -> offers.Tray:
    """Kept for a while: it is asked at every pick of an offer."""
    found: dict[Value, int] = offers.tray("give", GOODS, goods)
    for word in (DOWN, SHOWN):
        for cards in hands:
            found.update(offers.single(word, cards))
    return found


def want(state: State, seat: int) -> offers.Tray:
    """What can be asked of a player: goods, and cards of a kind, which the player picks."""
    zones = state.zones
    return _wanted(
        tuple(state.players[seat].goods),
        len(zones[HAND_ACTIONS + seat]),
        len(zones[HAND_OBJECTIVES + seat]),
        len(zones[HAND_WONDERS + seat]),
    )


@lru_cache(maxsize=256)
def _wanted(goods: Amounts, *hands: int) -> offers.Tray:
    found: dict[Value, int] = offers.tray("want", GOODS, goods)
    for kind, n in zip(HANDS, hands, strict=True):
        if n:
            found["want-cards", kind] = n
    return found


def propose(state: State, seat: int, other: int) -> Flow[bool]:
    """An offer: what is given, what is wanted; the other accepts, refuses or answers with another, once. Whether they
    have come to a deal; if not, nothing has changed but that cards were shown."""

    def shows(deal: offers.Deal) -> None:
        offers.show(state, given(deal, SHOWN), deal.to)

    deal = yield from offers.offer(
        state,
        state.talks,
        seat,
        other,
        "exchange",
        give=lambda by, to: give(state, by),
        want=lambda by, to: want(state, to),
        shows=shows,
        secret=True,
    )
    if deal is None:
        state.note("no-deal", seat, other)
        return False
    yield from exchanged(state, deal)
    return True


def given(deal: offers.Deal, *words: str) -> list[int]:
    """The cards that an offer gives."""
    return [int(value[1]) for value in deal.given if isinstance(value, tuple) and value[0] in words]


def exchanged(state: State, deal: offers.Deal) -> Flow[None]:
    """Everything changes hands at once; what is above a limit is lost."""
    cards = [(deal.by, deal.to, card) for card in given(deal, DOWN, SHOWN)]
    for kind in [str(value[1]) for value in deal.wanted if value[0] == "want-cards"]:  # type: ignore[index]
        picked = yield from choose(
            deal.to,
            DOWN,
            lambda kind=kind: [  # type: ignore[misc]
                (DOWN, card) for card in state.zones[HANDS[kind] + deal.to] if (deal.to, deal.by, card) not in cards
            ],
            secret=True,
        )
        cards.append((deal.to, deal.by, int(picked[1])))
    moves = [(deal.by, deal.to, v) for v in deal.given] + [(deal.to, deal.by, v) for v in deal.wanted]
    amounts = [(a, b, GOODS.index(str(v[1]))) for a, b, v in moves if isinstance(v, tuple) and v[0] in ("give", "want")]
    for giver, _, good in amounts:
        state.players[giver].goods[good] -= 1
    for _, taker, good in amounts:
        verbs.gain_one(state, taker, good)
    for giver, taker, card in cards:
        offers.show(state, [card], taker)
        zone = next(zone for zone in HANDS.values() if state.at[card] == zone + giver)
        state.move(card, zone + taker)
    state.note("deal", deal.by, deal.to)
