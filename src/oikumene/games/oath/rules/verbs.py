"""The verbs of the glossary (Law 10): the only functions that move tokens, warbands and cards."""

from __future__ import annotations

from oikumene.games.oath.model import BANNERS, MAP, PF, SCEPTER, SUITLESS, SUITS, VISION
from oikumene.games.oath.rules import ruling
from oikumene.games.oath.state import (
    BANDITS,
    BOX,
    CARDS,
    CHANCELLOR,
    EMPIRE,
    HELD,
    PILE,
    RELIC_DECK,
    RELICS,
    SITE_DOWN,
    SITE_UP,
    VISION_UP,
    State,
)
from oikumene.kernel.flow import Flow

# -- favor and secrets


def put_favor(state: State, seat: int, n: int) -> None:
    """Favor comes to a board, or to the bank that stands for it."""
    bank = ruling.purse_bank(state, seat)
    if bank == SUITLESS:
        state.boards[seat].favor += n
    else:
        state.banks[bank] += n


def drop_favor(state: State, seat: int, n: int) -> None:
    """Favor leaves a board, wherever it goes; what is short comes from the bank that stands for it."""
    own = min(n, state.boards[seat].favor)
    state.boards[seat].favor -= own
    if n > own:
        state.banks[ruling.purse_bank(state, seat)] -= n - own


def burn(state: State, n: int) -> None:
    """Favor that a player burns goes to the shared bank, unless somebody gets it instead."""
    heir = ruling.burns_to(state)
    if heir < 0:
        state.stock += n
    elif n:
        put_favor(state, heir, n)
        state.note("catches-favor", heir, n)


def gain_favor(state: State, seat: int, suit: int, n: int) -> int:
    """Gain favor from the bank of a suit, as much as there is (Law 9.3)."""
    got = min(n, state.banks[suit])
    if got:
        state.banks[suit] -= got
        put_favor(state, seat, got)
        state.note("gains-favor", seat, got, SUITS[suit])
    return got


def gain_secrets(state: State, seat: int, n: int) -> int:
    """Gain secrets from the shared bank, which never runs out (Law 9.3)."""
    if n > 0:
        state.boards[seat].secrets += n
        state.note("gains-secrets", seat, n)
    return n


def burn_favor(state: State, seat: int, n: int) -> None:
    """Burn favor of a board: it goes to the shared bank."""
    if n:
        drop_favor(state, seat, n)
        state.note("burns-favor", seat, n)
        burn(state, n)


def burn_secrets(state: State, seat: int, n: int) -> None:
    """Burn secrets of a board that lie face up."""
    if n:
        state.boards[seat].secrets -= n
        state.note("burns-secrets", seat, n)


def give_favor(state: State, seat: int, other: int, n: int) -> None:
    """Give favor of a board to another player."""
    if n:
        drop_favor(state, seat, n)
        put_favor(state, other, n)
        state.note("gives-favor", seat, other, n)


def pay_toll(state: State, seat: int, card: int) -> None:
    """Pay a favor to who rules the card that asks for it: to a player, for the Empire to the Chancellor; what bandits
    would get is burnt."""
    side = ruling.card_ruler(state, card)
    state.note("pays-toll", seat, card)
    drop_favor(state, seat, 1)
    if side == BANDITS:
        burn(state, 1)
    else:
        put_favor(state, CHANCELLOR if side == EMPIRE else side, 1)


def bank_favor(state: State, suit: int, n: int) -> None:
    """Favor comes to the bank of a suit; from a card without one, to the shared bank."""
    if suit == SUITLESS:
        state.stock += n
    else:
        state.banks[suit] += n


def spend(state: State, seat: int, n: int) -> None:
    """Spend supply (Law 4.2)."""
    state.boards[seat].supply -= n


# -- warbands


def gain_warbands(state: State, seat: int, n: int) -> int:
    """Gain warbands: from the bank of their colour to the board, as many as there are."""
    bank = state.boards[ruling.colour(state, seat)]
    got = min(n, bank.bank)
    bank.bank -= got
    state.boards[seat].warbands += got
    if got:
        state.note("gains-warbands", seat, got)
    return got


def kill_on_board(state: State, seat: int, n: int) -> int:
    """Kill warbands on a board: they go to the bank of their colour."""
    dead = min(n, state.boards[seat].warbands)
    state.boards[seat].warbands -= dead
    state.boards[ruling.colour(state, seat)].bank += dead
    if dead:
        state.note("loses-warbands", seat, dead)
    return dead


def kill_at_site(state: State, slot: int, n: int) -> int:
    """Kill warbands at a site."""
    colour, there = state.bands[slot]
    dead = min(n, there)
    state.bands[slot] = (colour, there - dead)
    state.boards[colour].bank += dead
    if dead:
        state.note("loses-warbands-at", state.site(slot), dead)
    return dead


def post(state: State, seat: int, slot: int, n: int) -> None:
    """Move warbands from a board to a site, where only those of their colour can be."""
    if n == 0:
        return
    colour, there = state.bands[slot]
    own = ruling.colour(state, seat)
    assert there == 0 or colour == own, f"warbands of {own} beside those of {colour}"
    state.boards[seat].warbands -= n
    state.bands[slot] = (own, there + n)
    state.note("posts", seat, n, state.site(slot))


def withdraw(state: State, seat: int, slot: int, n: int) -> None:
    """Move warbands from a site to a board."""
    if n:
        colour, there = state.bands[slot]
        state.bands[slot] = (colour, there - n)
        state.boards[seat].warbands += n
        state.note("withdraws", seat, n, state.site(slot))


# -- cards


def strip(state: State, card: int) -> None:
    """Favor on a card goes to the bank of its suit, secrets go facedown to the active player (Law 10: discard)."""
    favor, secrets = state.favor_on.pop(card, 0), state.secrets_on.pop(card, 0)
    bank_favor(state, ruling.suit(state, card), favor)
    state.boards[state.active].dark += secrets


def discard(state: State, seat: int, card: int) -> None:
    """Discard a card (Law 10): to the pile of the region after that of the discarder's pawn; a card at a site of
    another region goes by that region."""
    slot = state.slot_of(card)
    region = state.region(seat) if slot < 0 else MAP.region[slot]
    if slot >= 0:
        strip(state, card)
        if seat == state.active:
            state.cleared += ((slot, ruling.suit(state, card)),)
    elif state.shows(card) & state.everyone == state.everyone:
        strip(state, card)
    to = (region + 1) % 3
    state.move(card, PILE + to)
    state.note("discards", seat, card, MAP.regions[to])  # now it is settled who can say which card it was


def discard_vision(state: State, seat: int) -> None:
    """Discard the Vision that lies open on a board, if there is one (Law 5.1.4.III, 6.6.2)."""
    for card in state.zones[VISION_UP + seat]:
        discard(state, seat, card)


def box(state: State, card: int) -> None:
    """A card leaves the game (Law 5.1.4.IV)."""
    state.move(card, BOX)


def take_relic(state: State, seat: int, card: int) -> Flow[None]:
    """Take a relic, from wherever it lies: it is held face up (Law 5.4.3)."""
    state.move(card, HELD + seat)
    state.note("takes-relic", seat, card)
    if state.ident(card) == SCEPTER:
        state.fresh_scepter = True
    return
    yield


def bury_relic(state: State, seat: int, card: int) -> None:
    """A relic goes under the relic deck."""
    state.note("buries-relic", seat, card)
    state.move(card, RELIC_DECK, under=True)


def give_relic(state: State, seat: int, card: int) -> None:
    """Another player gets a relic: giving is not taking (Law 10)."""
    state.move(card, HELD + seat)
    state.note("gets-relic", seat, card)


def seize_banner(state: State, seat: int, banner: int) -> None:
    """Take a banner in another way than by recovering it (Law 2.5.3): two tokens burn, one stays; the Mob rises."""
    flag = state.banners[banner]
    burnt = min(2, flag.tokens - 1)
    flag.tokens -= burnt
    flag.holder = seat
    if banner == PF:
        flag.mob = True
    state.note("seizes", seat, BANNERS[banner], burnt)
    if banner == PF:
        burn(state, burnt)


def turn_up(state: State, slot: int) -> None:
    """Turn a facedown site up and lay on it what it asks for, as far as there is some (Law 5.6.2, 2.8.2)."""
    for site in state.zones[SITE_DOWN + slot]:
        state.move(site, SITE_UP + slot)
        state.note("turns-up", site)
        furnish(state, slot)


def furnish(state: State, slot: int) -> None:
    """Favor, secrets and facedown relics of a site (Law 2.8.2)."""
    card = state.card(state.site(slot))
    favor = min(card.favor, state.stock)
    state.stock -= favor
    state.site_favor[slot] += favor
    state.site_secrets[slot] += card.secrets
    for relic in state.zones[RELIC_DECK][::-1][: card.relics - len(state.zones[RELICS + slot])]:
        state.move(relic, RELICS + slot)


def move_pawn(state: State, seat: int, slot: int) -> None:
    """Travel: the pawn stands at the site, which is turned up (Law 5.6.2)."""
    state.boards[seat].pawn = slot
    turn_up(state, slot)
    state.note("travels", seat, state.site(slot))


def lay_at_site(state: State, card: int, slot: int) -> None:
    """A card lies face up at a site."""
    state.move(card, CARDS + slot)


def is_vision(state: State, card: int) -> bool:
    """Whether a card has the back of a Vision: everybody sees that."""
    return state.pool[card] == VISION
