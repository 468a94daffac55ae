"""The Empire (Law 6.6 to 6.8): offers of citizenship, becoming a Citizen, exile."""

from __future__ import annotations

from oikumene.games.oath.model import BANNERS, MAX_SUPPLY, PF, RELIQUARY, SLOTS
from oikumene.games.oath.rules import force, minor, ruling, verbs
from oikumene.games.oath.rules.search import discard_vision
from oikumene.games.oath.rules.title import settle_title
from oikumene.games.oath.state import CHANCELLOR, CITIZEN, EXILE, HELD, NOBODYS, SPACE, VISION_UP, State
from oikumene.kernel.flow import Flow, Place, Value, choose, gather, may, split
from oikumene.kit import offers
from oikumene.kit.bend import bent_by_all


def changes(state: State, seat: int) -> list[Value]:
    """Offers of citizenship, exiling a Citizen, going into exile: what a player may do now."""
    found: list[Value] = []
    if minor.commands(state, seat):
        if any(state.zones[SPACE + space] for space in range(len(RELIQUARY))) and state.talks.left:
            exiles = [other for other in state.in_order(seat) if state.boards[other].role == EXILE]
            found += [("offer", other) for other in exiles]
        citizens = [other for other in state.clockwise(seat) if may_go(state, other)]
        found += [
            ("exile", other) for other in citizens if ruling.purse(state, seat) >= exile_price(state, seat, other)
        ]
    free = may_go(state, seat) and state.scepter() not in (seat, NOBODYS)
    if free and ruling.purse(state, seat) >= leave_price(state, seat):
        found.append("self-exile")
    return found


def may_go(state: State, seat: int) -> bool:
    """Whether a Citizen can be exiled, or leave."""
    return state.boards[seat].role == CITIZEN and bent_by_all(state, ruling.MAY_EXILE, True, seat)


def change(state: State, seat: int, what: Value) -> Flow[None]:
    """Do one of `changes`."""
    if what == "self-exile":
        yield from leave(state, seat)
        return
    assert isinstance(what, tuple)
    other = int(what[1])
    if what[0] == "exile":
        yield from send_away(state, seat, other)
    else:
        yield from offer(state, seat, other)


# -- offers of citizenship (Law 6.6)


def offer(state: State, seat: int, other: int) -> Flow[None]:
    """The Scepter's holder offers an Exile citizenship: a relic of the Reliquary, and whatever both agree to
    exchange besides (Law 6.6.1). Where the holder is that Exile, nobody need agree."""
    spaces = [space for space in range(len(RELIQUARY)) if state.zones[SPACE + space]]
    picked = yield from choose(seat, "offer-relic", lambda: [("space", RELIQUARY[space]) for space in spaces])
    card = state.zones[SPACE + RELIQUARY.index(picked[1])][0]
    if other != seat:
        yield from show_reliquary(state, seat, other)
        state.note("offers", seat, other, picked[1])
        deal = yield from exchanged(state, seat, other)
        if deal is None:
            return
    else:
        state.note("offers", seat, other, picked[1])
        deal = offers.Deal(seat, seat, (), ())
    yield from become_citizen(state, other)
    exchange(state, deal)
    verbs.give_relic(state, other, card)
    yield from settle_title(state)


def show_reliquary(state: State, seat: int, other: int) -> Flow[None]:
    """The other player may be let look at any relics of the Reliquary (Law 6.6.1)."""

    def unseen(space: int) -> bool:
        return any(not state.shows(card) >> other & 1 for card in state.zones[SPACE + space])

    names: list[Value] = [("space", RELIQUARY[space]) for space in range(len(RELIQUARY)) if unseen(space)]

    def options(picked: tuple[Value, ...]) -> list[Value]:
        return [name for name in names if name not in picked]

    picked = yield from gather(seat, "offer-show", options, lambda _: True, low=0, high=len(names), about=(other,))
    for value in picked:
        assert isinstance(value, tuple)
        offers.show(state, state.zones[SPACE + RELIQUARY.index(str(value[1]))], other)
        state.note("shows-relic", seat, other, str(value[1]))


def exchanged(state: State, seat: int, other: int) -> Flow[offers.Deal | None]:
    """What goes with the offer, and the answer to it. Nothing more than the relic is an offer too."""
    if (yield from may(seat, "offer-more", about=(other,))):
        return (
            yield from offers.offer(
                state,
                state.talks,
                seat,
                other,
                "exchange",
                give=lambda by, to: goods(state, by, "give"),
                want=lambda by, to: goods(state, to, "want"),
            )
        )
    state.talks.left -= 1
    if (yield from may(other, "citizenship", about=(seat,))):
        return offers.Deal(seat, other, (), ())
    state.note("refuses", other, seat)
    return None


def goods(state: State, seat: int, word: str) -> dict[Value, int]:
    """What a player can put into an exchange: favor, secrets, banners, relics (Law 6.6.1)."""
    return {
        **offers.tray(word, ("favor", "secret"), (ruling.purse(state, seat), ruling.givable_secrets(state, seat))),
        **offers.single(f"{word}-banner", [BANNERS[n] for n, b in enumerate(state.banners) if b.holder == seat]),
        **offers.single(f"{word}-relic", state.zones[HELD + seat]),
    }


def exchange(state: State, deal: offers.Deal) -> None:
    """Both hand over what was agreed. A banner that is given keeps its tokens."""
    for giver, getter, things in ((deal.by, deal.to, deal.given), (deal.to, deal.by, deal.wanted)):
        tokens = [thing[1] for thing in things if isinstance(thing, tuple) and thing[0] in ("give", "want")]
        verbs.give_favor(state, giver, getter, tokens.count("favor"))
        verbs.give_secrets(state, giver, getter, tokens.count("secret"))
        for thing in things:
            assert isinstance(thing, tuple)
            if str(thing[0]).endswith("-relic"):
                verbs.give_relic(state, getter, int(thing[1]))
            elif str(thing[0]).endswith("-banner"):
                verbs.give_banner(state, getter, BANNERS.index(str(thing[1])))


def become_citizen(state: State, seat: int) -> Flow[None]:
    """An Exile becomes a Citizen (Law 6.6.2): the Vision goes, warbands turn purple, the title shows the Oathkeeper,
    the own Act phase ends, supply is full."""
    for vision in state.zones[VISION_UP + seat]:
        yield from discard_vision(state, seat, vision)
    yield from turn_purple(state, seat)
    board = state.boards[seat]
    waiting = force.waiting(state, seat)
    board.role = CITIZEN
    force.repaint(state, seat, waiting)
    board.supply = MAX_SUPPLY
    if state.title == seat:
        state.usurper = False
    if state.active == seat:
        state.act_over = True
    state.note("citizen", seat)


def turn_purple(state: State, seat: int) -> Flow[None]:
    """The Exile's warbands on board and map are exchanged for purple ones; where these run short, the new Citizen
    chooses which are."""
    board, lord = state.boards[seat], state.boards[CHANCELLOR]
    places: list[tuple[Place, int]] = [(("purple-board", seat), board.warbands)] if board.warbands else []
    slots = [slot for slot in range(len(SLOTS)) if state.bands[slot][0] == seat and state.bands[slot][1]]
    places += [(("purple-site", SLOTS[slot]), state.bands[slot][1]) for slot in slots]
    whole = sum(n for _, n in places)
    if whole <= lord.bank:
        shares = dict(places)
    else:
        shares = yield from split(seat, "purple", lambda: places, lord.bank)
    lord.bank -= sum(shares.values())
    board.bank += whole
    board.warbands = shares.get(("purple-board", seat), 0)
    for slot in slots:
        state.bands[slot] = (CHANCELLOR, shares.get(("purple-site", SLOTS[slot]), 0))


# -- leaving the Empire (Law 6.7, 6.8)


def exile_price(state: State, seat: int, other: int) -> int:
    """Favor for sending a Citizen into exile: one more or less for the title and for the People's Favor (Law 6.7)."""
    people = state.banners[PF].holder
    more = (state.title == other) + (people == other)
    less = (state.title == seat) + (people == seat)
    return state.book.terms.exile_price + more - less


def send_away(state: State, seat: int, other: int) -> Flow[None]:
    """Send a Citizen into exile (Law 6.7)."""
    verbs.give_favor(state, seat, other, exile_price(state, seat, other))
    become_exile(state, other)
    yield from settle_title(state)


def leave_price(state: State, seat: int) -> int:
    """Favor for going into exile: the warbands on the own board and all own secrets, those on cards too (Law 6.8)."""
    board = state.boards[seat]
    placed = sum(state.secrets_on.values()) if state.active == seat else 0
    return board.warbands + board.secrets + board.dark + placed


def leave(state: State, seat: int) -> Flow[None]:
    """Go into exile: pay the Scepter's holder; the Act phase ends (Law 6.8)."""
    verbs.give_favor(state, seat, state.scepter(), leave_price(state, seat))
    become_exile(state, seat)
    state.act_over = True
    yield from settle_title(state)


def become_exile(state: State, seat: int) -> None:
    """A Citizen becomes an Exile: warbands on the board take the own colour, the map stays purple, supply is full."""
    board = state.boards[seat]
    state.boards[CHANCELLOR].bank += board.warbands
    board.warbands = min(board.warbands, board.bank)
    board.bank -= board.warbands
    board.role = EXILE
    board.supply = MAX_SUPPLY
    state.note("exiled", seat)
