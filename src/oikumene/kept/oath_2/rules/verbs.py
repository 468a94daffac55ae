"""The verbs of the glossary (Law 10): the only functions that move tokens, warbands and cards."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.kept.oath_2.model import BANNERS, DS, MAP, PF, SCEPTER, SEARCH, SUITLESS, SUITS, VISION
from oikumene.kept.oath_2.rules import ruling
from oikumene.kept.oath_2.state import (
    ADVISERS_UP,
    BANDITS,
    BOX,
    CARDS,
    CHANCELLOR,
    DISPOSSESSED,
    DRAWN,
    EDIFICES,
    EMPIRE,
    HELD,
    PILE,
    RELIC_DECK,
    RELICS,
    SITE_DOWN,
    SITE_UP,
    WORLD_DECK,
    State,
)

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


def take_favor(state: State, seat: int, other: int, n: int) -> int:
    """Take favor from another board, as much as there is: taking is not giving (Law 10)."""
    got = min(n, ruling.takeable(state, other))
    if got:
        drop_favor(state, other, got)
        put_favor(state, seat, got)
        state.note("takes-favor", seat, other, got)
    return got


def take_secrets(state: State, seat: int, other: int, n: int) -> int:
    """Take secrets from another board, as many as there are: faceup ones first, since the taker chooses. Facedown ones
    stay so on the new board; Law 7.1.2 keeps them from prices only (Law 10)."""
    got = min(n, ruling.all_secrets(state, other))
    if got:
        bright = min(got, state.boards[other].secrets)
        hand_secrets(state, other, seat, bright, got - bright)
        state.note("takes-secrets", seat, other, got)
    return got


def hand_secrets(state: State, seat: int, other: int, bright: int, dark: int) -> None:
    """Secrets go from one board to another and lie there as they lay, face up or facedown."""
    one, two = state.boards[seat], state.boards[other]
    one.secrets, one.dark = one.secrets - bright, one.dark - dark
    two.secrets, two.dark = two.secrets + bright, two.dark + dark


def give_secrets(state: State, seat: int, other: int, n: int) -> None:
    """Give secrets of a board to another player, facedown ones first, since the giver chooses; who may give none does
    not."""
    if n and ruling.may_give(state, seat, "secret"):
        dark = min(n, state.boards[seat].dark)
        hand_secrets(state, seat, other, n - dark, dark)
        state.note("gives-secrets", seat, other, n)


def turn_dark(state: State, seat: int, n: int) -> None:
    """Turn secrets of a board facedown."""
    if n:
        state.boards[seat].secrets -= n
        state.boards[seat].dark += n
        state.note("turns-dark", seat, n)


def place_in_bank(state: State, seat: int, suit: int, n: int) -> None:
    """Place favor of a board in the bank of a suit."""
    if n:
        drop_favor(state, seat, n)
        state.banks[suit] += n
        state.note("places-favor", seat, n, SUITS[suit])


def place_on_card(state: State, seat: int, card: int, favor: int) -> None:
    """Place favor of a board on a card."""
    if favor:
        drop_favor(state, seat, favor)
        state.favor_on[card] = state.favor_on.get(card, 0) + favor
        state.note("places-on", seat, favor, card)


def move_favor(state: State, suit: int, to: int, n: int) -> None:
    """Move favor from one bank to another."""
    state.banks[suit] -= n
    state.banks[to] += n
    state.note("moves-favor", n, SUITS[suit], SUITS[to])


def favor_from_card(state: State, card: int, seat: int) -> None:
    """The favor that lies on a card is given to a player."""
    n = state.favor_on.pop(card, 0)
    if n:
        put_favor(state, seat, n)
        state.note("given-favor", seat, n)


def secret_from_card(state: State, card: int, giver: int, seat: int) -> None:
    """The secrets that a player laid on a card are given to another, face up; who may give none leaves them there."""
    if not ruling.may_give(state, giver, "secret"):
        return
    n = state.secrets_on.pop(card, 0)
    if n:
        state.boards[seat].secrets += n
        state.note("given-secrets", seat, n)


def burn_to_last(state: State, seat: int, but: int = -1) -> None:
    """Burn all secrets of a player but one: that on a card, else one of the board, face up if there is one."""
    board = state.boards[seat]
    before = board.secrets + board.dark
    if seat == state.active:
        before += sum(state.secrets_on.values())
        state.secrets_on = {but: 1} if state.secrets_on.get(but) else {}
    kept = bool(state.secrets_on) and seat == state.active
    board.dark = int(not kept and not board.secrets and board.dark > 0)
    board.secrets = int(not kept and board.secrets > 0)
    burnt = before - kept - board.secrets - board.dark
    if burnt:
        state.note("burns-secrets", seat, burnt)


def come_back(state: State, seat: int, but: int = -1) -> None:
    """Favor on cards goes to its banks, secrets on them to the board; facedown ones turn up (Law 4.3.1, 4.3.2). `but`:
    a card whose favor stays."""
    kept = state.favor_on.pop(but, 0)
    for card, favor in state.favor_on.items():
        bank_favor(state, ruling.suit(state, card), favor)
    state.favor_on = {but: kept} if kept else {}
    board = state.boards[seat]
    board.secrets += board.dark + sum(state.secrets_on.values())
    board.dark = 0
    state.secrets_on = {}


def darken(state: State, seat: int, n: int) -> None:
    """Secrets of the shared bank come to the Darkest Secret, or burn off it."""
    state.banners[DS].tokens += n
    if n:
        state.note("ds-place" if n > 0 else "ds-burn", seat, abs(n))


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


def discard(state: State, seat: int, card: int, heap: Sequence[str] = ()) -> None:
    """Discard a card (Law 10): to the pile of the region after that of the discarder's pawn; a card at a site of
    another region goes by that region. `heap`: where it is put instead."""
    slot = state.slot_of(card)
    region = state.region(seat) if slot < 0 else MAP.region[slot]
    if slot >= 0:
        strip(state, card)
        if seat == state.active:
            state.cleared += ((slot, ruling.suit(state, card)),)
    elif state.shows(card) & state.everyone == state.everyone:
        strip(state, card)
    if heap and heap[0] == "heap-deck":
        state.move(card, WORLD_DECK, under=True)
        state.note("discards-under-deck", seat, card)
        return
    to = MAP.regions.index(heap[1]) if heap else (region + 1) % 3
    under = bool(heap) and heap[0] == "heap-under"
    state.move(card, PILE + to, under=under)
    # now it is settled who can say which card it was
    state.note("discards-under" if under else "discards", seat, card, MAP.regions[to])


def follow(state: State, seat: int, card: int) -> None:
    """A warband of a player's bank lies on an open Vision, which counts for that player too."""
    state.boards[seat].bank -= 1
    state.followed[card] = seat
    state.note("follows", seat, card)


def unfollow(state: State, card: int) -> int:
    """The warband on a Vision dies; whose it was, -1 if there was none."""
    seat = state.followed.pop(card, -1)
    if seat >= 0:
        state.boards[seat].bank += 1
        state.note("loses-warbands", seat, 1)
    return seat


def dig_vision(state: State, seat: int) -> int:
    """Draw the topmost Vision of the world deck. Everybody sees the backs of the cards above it, which go back as they
    lay; nobody sees their faces. They are laid aside on a pile meanwhile."""
    above = []
    while not is_vision(state, state.zones[WORLD_DECK][-1]):
        above.append(state.zones[WORLD_DECK][-1])
        state.move(above[-1], PILE)
    vision = state.zones[WORLD_DECK][-1]
    state.move(vision, DRAWN + seat)
    for card in reversed(above):
        state.move(card, WORLD_DECK)
    advance_visions(state, seat)
    return vision


def advance_visions(state: State, seat: int) -> None:
    """A Vision was drawn from the world deck: the marker goes on, and stays on the last space (Law 2.7.1). A power can
    bring a Vision back to the deck, so that it is drawn again."""
    state.visions = min(state.visions + 1, len(SEARCH) - 1)
    state.note("draws-vision", seat, state.visions)


def box(state: State, card: int) -> None:
    """A card leaves the game (Law 5.1.4.IV)."""
    state.move(card, BOX)


def take_relic(state: State, seat: int, card: int) -> None:
    """Take a relic, from wherever it lies: it is held face up (Law 5.4.3). What follows: `rules/taking.py`."""
    state.move(card, HELD + seat)
    state.note("takes-relic", seat, card)
    if state.ident(card) == SCEPTER:
        state.fresh_scepter = True


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
    favor = min(max(0, card.favor - state.site_favor[slot]), state.stock)
    state.stock -= favor
    state.site_favor[slot] += favor
    state.site_secrets[slot] += card.secrets
    lay_relics(state, slot)


def lay_relics(state: State, slot: int) -> None:
    """The relics that a site still lacks come facedown from their deck (Law 2.8.2, 8.6.2)."""
    missing = state.card(state.site(slot)).relics - len(state.zones[RELICS + slot])
    for relic in state.zones[RELIC_DECK][::-1][: max(0, missing)]:
        state.move(relic, RELICS + slot)


def move_pawn(state: State, seat: int, slot: int) -> None:
    """Travel: the pawn stands at the site, which is turned up (Law 5.6.2)."""
    state.boards[seat].pawn = slot
    turn_up(state, slot)
    state.note("travels", seat, state.site(slot))


def put_pawn(state: State, seat: int, slot: int) -> None:
    """Put a pawn at a site, which is turned up: this is no travel (Law 10)."""
    state.boards[seat].pawn = slot
    turn_up(state, slot)
    state.note("puts-pawn", seat, state.site(slot))


def lay_at_site(state: State, card: int, slot: int) -> None:
    """A card lies face up at a site."""
    state.move(card, CARDS + slot)


def move_to_site(state: State, seat: int, card: int, slot: int) -> None:
    """Move a card in play to a site, with what lies on it: it is not played (Law 10)."""
    state.move(card, CARDS + slot)
    state.note("moves-to-site", seat, card, state.site(slot))


def move_to_council(state: State, card: int, seat: int) -> None:
    """Move a faceup card in play to a player's council, with what lies on it."""
    state.move(card, ADVISERS_UP + seat)
    state.note("moves-to-council", card, seat)


def swap(state: State, seat: int, card: int, other: int) -> None:
    """Two faceup cards change places, with what lies on them: neither is played (Law 10)."""
    here, there = state.at[card], state.at[other]
    state.move(card, there)
    state.move(other, here)
    state.note("swaps", seat, card, other)


def set_free(state: State, card: int, seat: int, n: int) -> None:
    """Warbands that a relic keeps go to the board of their colour; purple ones replace those of an Exile who became a
    Citizen."""
    if n == 0:
        return
    state.caged[seat] -= n
    state.note("releases", seat, card, n)
    if ruling.colour(state, seat) == seat:
        state.boards[seat].warbands += n
    else:
        state.boards[seat].bank += n
        gain_warbands(state, seat, n)


def relic_under(state: State, seat: int, card: int) -> None:
    """A relic goes under the relic deck; warbands that it keeps go home first, tokens on it as in a discard."""
    strip(state, card)
    if state.card(card).keeps:
        for colour, n in enumerate(state.caged):
            set_free(state, card, colour, n)
    state.move(card, RELIC_DECK, under=True)
    state.note("relic-under", seat, card)


def exchange_top(state: State, region: int, cards: Sequence[int]) -> None:
    """Cards of the Dispossessed take the places of the topmost denizens of a pile, which go there; Visions stay where
    they are. The upper part of the pile is laid aside on another one meanwhile, nobody looking."""
    pile, aside = PILE + region, PILE + (region + 1) % 3
    new, laid = list(cards), []
    while new:
        card = state.zones[pile][-1]
        if is_vision(state, card):
            state.move(card, aside)
            laid.append(card)
        else:
            state.move(card, DISPOSSESSED)
            laid.append(new.pop(0))
    for card in reversed(laid):
        state.move(card, pile)


def exchange_drawn(state: State, seat: int, cards: Sequence[int]) -> None:
    """Cards that a player drew go to the Dispossessed, and as many random ones come from there."""
    if not cards:
        return
    state.shuffle(DISPOSSESSED)
    new = state.zones[DISPOSSESSED][: len(cards)]
    for card in cards:
        state.move(card, DISPOSSESSED)
    for card in new:
        state.move(card, DRAWN + seat)
    state.note("exchanges-drawn", seat, len(cards))


def turn_over(state: State, seat: int, card: int) -> None:
    """Turn an edifice over: its other side, which waited, lies there with all that lay on it (Law 2.9)."""
    other = next(back for back in state.zones[EDIFICES] if state.ident(back) == state.card(card).other)
    here = state.at[card]
    state.move(card, EDIFICES)
    state.move(other, here)
    for tokens in (state.favor_on, state.secrets_on):
        if card in tokens:
            tokens[other] = tokens.pop(card)
    state.note("turns-over", seat, other)


def is_vision(state: State, card: int) -> bool:
    """Whether a card has the back of a Vision: everybody sees that."""
    return state.pool[card] == VISION
