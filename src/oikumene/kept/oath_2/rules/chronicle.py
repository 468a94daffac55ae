"""The chronicle (Law 8): the winner writes down what the next game begins with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from oikumene.kept.oath_2.legacy import REIGNS, SIGNS, Land, Legacy, Place, Reign
from oikumene.kept.oath_2.model import (
    BANNERS,
    COLOURS,
    DENIZEN,
    EDIFICE,
    MAP,
    OATHS,
    REGIONS,
    RELIQUARY,
    SCEPTER,
    SLOTS,
    SUITS,
    VISION,
)
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    ARCHIVE,
    BOX,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    DISPOSSESSED,
    EDIFICES,
    EMPIRE,
    EXILE,
    HELD,
    PILE,
    RELIC_DECK,
    RELICS,
    ROLES,
    SIDES,
    SITE_DECK,
    SITE_DOWN,
    SITE_UP,
    SPACE,
    WORLD_DECK,
    Annals,
    State,
)
from oikumene.kernel.flow import Flow, Value, choose, may, optional
from oikumene.kernel.table import Step
from oikumene.kept.oath_2.kit.sides import push

#: The steps, in their order.
STEPS: tuple[Step, ...] = (
    ("swear",),
    ("heirs",),
    ("edifice",),
    ("redraw",),
    ("enrich",),
    ("dispossess",),
    ("bury-relics",),
)
#: Cards that come from the archive: of the winner's suit and of the next two (Law 8.4).
ADDED = (3, 2, 1)
#: And those that go (Law 8.4, 8.5).
SIX = 6
#: What becomes of a slot of the map (Law 8.3).
KEPT, RUINED, GONE = "kept", "ruined", "gone"


def begin(state: State) -> None:
    """The game is won: the chronicle is written, if another game is to follow."""
    if state.annals is not None:
        push(state, *STEPS)


def end_of_round(state: State) -> None:
    """A round is over: the story remembers who ruled what, if one is written."""
    if state.annals is not None:
        state.annals.rounds += (told_round(state),)


LETTERS = {who: sign for sign, who in SIGNS.items()}


def told_round(state: State) -> str:
    """Who rules each slot now, and holds the title and the banners: a letter each."""
    lands = [ruler_name(state, slot) if state.faceup(slot) else "unseen" for slot in range(len(SLOTS))]
    held = [state.colour_name(seat) if seat >= 0 else "nobody" for seat in held_by(state)]
    return "".join(LETTERS[who] for who in (*lands, *held))


def held_by(state: State) -> list[int]:
    """Who holds the title and the banners."""
    return [state.title, *[banner.holder for banner in state.banners]]


def annals(state: State) -> Annals:
    """What is being written."""
    assert state.annals is not None, "no game is to follow"
    return state.annals


# -- 8.1 the oath


def swear(state: State) -> Flow[None]:
    """Swear an oath (Law 8.1): who won by one Vision alone swears its oath; anybody else any but that of this game."""
    annals(state).page = json.dumps(page(state), ensure_ascii=False, separators=(",", ":"))
    goal = vision_goal(state)
    if goal < 0:
        others = [name for oath, name in enumerate(OATHS) if oath != state.oath]
        picked = yield from choose(state.winner, "swear", lambda: [("swear", name) for name in others])
        goal = OATHS.index(picked[1])
    annals(state).oath = goal
    state.note("swears", state.winner, OATHS[goal])


def vision_goal(state: State) -> int:
    """The oath of the Vision by which alone the game was won; -1 where it was won otherwise, or in several ways."""
    if len(state.ways) != 1 or state.ways[0] not in state.book.by_id:
        return -1
    return state.book[state.ways[0]].goal


# -- 8.2 citizenship


def heirs(state: State) -> Flow[None]:
    """Offer citizenship (Law 8.2): an Exile who won makes Exiles of all Citizens, and may offer citizenship to the
    others. Who accepts leaves a warband of the winner's at each own site."""
    seat = state.winner
    if state.boards[seat].role != EXILE:
        return
    for other in state.clockwise(seat):
        if state.boards[other].role != EXILE:
            continue
        if not (yield from may(seat, "offer-heir", about=(other,))):
            continue
        if (yield from may(other, "become-heir", about=(seat,))):
            annals(state).heirs += (other,)
            state.note("heir", other, seat)
            yield_sites(state, other, seat)
        else:
            state.note("no-heir", other, seat)


def yield_sites(state: State, seat: int, lord: int) -> None:
    """A new Citizen's warbands at each own site give way to one of the lord's: from the bank, else from the board."""
    for slot in [slot for slot in range(len(SLOTS)) if ruling.ruler(state, slot) == seat]:
        state.boards[seat].bank += state.bands[slot][1]
        board = state.boards[lord]
        if board.bank:
            board.bank -= 1
        elif board.warbands:
            board.warbands -= 1
        else:
            state.bands[slot] = (lord, 0)
            continue
        state.bands[slot] = (lord, 1)


# -- 8.3.1 edifices


def edifice(state: State) -> Flow[None]:
    """Build or repair one edifice (Law 8.3.1), if the winner is the Chancellor or a Citizen."""
    seat = state.winner
    if state.boards[seat].role == EXILE or not works(state, seat):
        return
    picked = yield from optional(seat, "edifice", lambda: works(state, seat))
    if picked is None:
        return
    assert isinstance(picked, tuple)
    card = int(picked[1])
    if picked[0] == "repair":
        whole = state.card(card).other
        verbs.turn_over(state, seat, card)
    else:
        new = next(each for each in archived(state) if state.card(each).suit == state.card(card).suit)
        zone, whole = state.at[card], state.ident(new)
        verbs.strip(state, card)
        state.move(card, WORLD_DECK)
        state.move(new, zone)
        state.note("builds", seat, new, card)
    annals(state).built = whole


def works(state: State, seat: int) -> list[Value]:
    """The denizens at ruled sites without an edifice that one of the archive can take the place of, and the ruins at
    ruled sites. A card that makes the room it takes (Salt the Earth in the Drowned City) cannot be replaced."""
    suits = {state.card(card).suit for card in archived(state)}
    found: list[Value] = []
    for slot in ruling.ruled(state, seat):
        lying = state.zones[CARDS + slot]
        if any(state.card(card).back == EDIFICE for card in lying):
            found += [("repair", card) for card in lying if state.card(card).ruin]
        elif len(lying) <= state.card(state.site(slot)).capacity:
            found += [("build", card) for card in lying if state.card(card).suit in suits]
    return found


def archived(state: State) -> list[int]:
    """The intact sides of the edifices that lie in the archive, both sides of which are there."""
    there = {state.ident(card) for card in state.zones[EDIFICES]}
    whole = [card for card in state.zones[EDIFICES] if not state.card(card).ruin]
    return [card for card in whole if state.card(card).other in there]


# -- 8.3.2 to 8.3.5 the map


def redraw(state: State) -> Flow[None]:
    """The map anew (Law 8.3.2 to 8.3.5): what the winner does not rule goes, edifices there fall, the rest moves up."""
    ruled = set(ruling.ruled(state, state.winner))
    gone = [slot for slot in range(len(SLOTS)) if not stays(state, slot, ruled)]
    for slot in gone:
        clear_slot(state, slot)
    for slot in range(len(SLOTS)):
        if slot not in ruled and slot not in gone:
            fall(state, slot)
    take_off(state)
    move_sites(state, fill([fate(state, slot) for slot in range(len(SLOTS))]))
    state.shuffle(SITE_DECK)
    for slot in range(len(SLOTS)):
        if not state.faceup(slot):
            state.move(state.zones[SITE_DECK][-1], SITE_DOWN + slot)
    for region in range(len(REGIONS)):
        slots = [slot for slot in range(len(SLOTS)) if MAP.region[slot] == region]
        if not any(state.faceup(slot) for slot in slots):
            turn_first(state, slots[0])
    return
    yield


def stays(state: State, slot: int, ruled: set[int]) -> bool:
    """Whether a site stays on the map (Law 8.3.2): the winner rules it, or an intact edifice is there."""
    if not state.faceup(slot):
        return False
    whole = any(state.card(card).back == EDIFICE and not state.card(card).ruin for card in state.zones[CARDS + slot])
    return ruling.site_stays(state, slot, slot in ruled or whole)


def clear_slot(state: State, slot: int) -> None:
    """A site goes back to its deck, denizens there to a pile, relics to their deck, a ruin to the archive
    (Law 8.3.2)."""
    if state.faceup(slot):
        state.note("site-goes", state.site(slot))
    for card in state.zones[CARDS + slot]:
        verbs.strip(state, card)
        state.move(card, EDIFICES if state.card(card).back == EDIFICE else PILE)
    for card in state.zones[RELICS + slot]:
        state.move(card, RELIC_DECK)
    colour, n = state.bands[slot]
    state.boards[colour].bank += n
    state.bands[slot] = (CHANCELLOR, 0)
    for zone in (SITE_UP, SITE_DOWN):
        for card in state.zones[zone + slot]:
            state.move(card, SITE_DECK)


def fall(state: State, slot: int) -> None:
    """An intact edifice at a site that the winner does not rule becomes a ruin, and the denizens there go
    (Law 8.3.3)."""
    whole = [card for card in state.zones[CARDS + slot] if state.card(card).back == EDIFICE]
    for card in whole:
        if state.card(card).ruin:
            continue
        annals(state).ruined += (state.card(card).other,)
        verbs.turn_over(state, state.winner, card)
        for other in state.zones[CARDS + slot]:
            if state.card(other).back == DENIZEN:
                verbs.strip(state, other)
                state.move(other, PILE)


def take_off(state: State) -> None:
    """Pawns, favor, secrets and warbands leave the map and the cards (Law 8.3.4)."""
    for slot, (colour, n) in enumerate(state.bands):
        state.boards[colour].bank += n
        state.bands[slot] = (CHANCELLOR, 0)
    for seat, n in enumerate(state.caged):
        state.boards[seat].bank += n
        state.caged[seat] = 0
    for vision in tuple(state.followed):
        verbs.unfollow(state, vision)
    state.stock += sum(state.site_favor) + sum(state.favor_on.values())
    state.site_favor = [0] * len(SLOTS)
    state.site_secrets = [0] * len(SLOTS)
    state.favor_on, state.secrets_on = {}, {}
    for board in state.boards:
        board.pawn = 0


def fate(state: State, slot: int) -> str:
    """What becomes of a slot: its site stays, stays as the site of a ruin, or is gone."""
    if not state.faceup(slot):
        return GONE
    return RUINED if any(state.card(card).ruin for card in state.zones[CARDS + slot]) else KEPT


def fill(fates: Sequence[str]) -> list[int | None]:
    """For each slot the one whose site comes there (Law 8.3.5): what stays moves up from the top of the Cradle on, the
    sites of ruins fill Hinterland and Provinces from below in reverse; None where a new site comes.

    >>> fill(["gone", "kept", "gone", "ruined", "gone", "kept", "gone", "gone"])
    [1, 5, None, None, None, None, None, 3]
    """
    kept = [slot for slot, fate in enumerate(fates) if fate == KEPT]
    ruins = [slot for slot, fate in enumerate(fates) if fate == RUINED]
    new: list[int | None] = [*kept, *[None] * (len(fates) - len(kept))]
    for place, slot in zip(range(len(fates) - 1, -1, -1), reversed(ruins), strict=False):
        assert new[place] is None, "there are more sites than slots"
        new[place] = slot
    return new


def move_sites(state: State, plan: Sequence[int | None]) -> None:
    """Sites change their slots, with all that lies there."""
    lying = [
        (state.zones[SITE_UP + slot], state.zones[CARDS + slot], state.zones[RELICS + slot])
        for slot in range(len(SLOTS))
    ]
    for to, slot in enumerate(plan):
        if slot is None or slot == to:
            continue
        for zone, cards in zip((SITE_UP, CARDS, RELICS), lying[slot], strict=True):
            for card in cards:
                state.move(card, zone + to)


def turn_first(state: State, slot: int) -> None:
    """A region without a faceup site: its first is turned up (Law 8.3.5.7). Its tokens come with the next set-up."""
    for card in state.zones[SITE_DOWN + slot]:
        state.move(card, SITE_UP + slot)
        state.note("turns-up", card)


# -- 8.4 and 8.5 the world deck


def enrich(state: State) -> Flow[None]:
    """Six cards for the world deck (Law 8.4): three of the suit the winner's council has most of, two of the next and
    one of that after it; where the archive lacks them, it heals."""
    seat = state.winner
    count = [ruling.advisers(state, seat, suit) for suit in range(len(SUITS))]
    most = [suit for suit, n in enumerate(count) if n == max(count)]
    suit = most[0]
    if len(most) > 1:
        picked = yield from choose(seat, "new-suit", lambda: [("new-suit", SUITS[suit]) for suit in most])
        suit = SUITS.index(picked[1])
    wanted = [((suit + n) % len(SUITS), added) for n, added in enumerate(ADDED)]
    state.note("new-cards", seat, SUITS[suit])
    if all(len(state.zones[ARCHIVE + suit]) >= n for suit, n in wanted):
        for suit, n in wanted:
            send(state, state.zones[ARCHIVE + suit], n, WORLD_DECK)
        annals(state).added = tuple((SUITS[suit], n) for suit, n in wanted)
    else:
        heal(state)


def send(state: State, cards: Sequence[int], n: int, to: int) -> None:
    """So many of these cards, as chance has it, go there; all of them if they are fewer (Law 9.3)."""
    left = list(cards)
    for _ in range(min(n, len(left))):
        state.move(left.pop(state.below(len(left))), to)


def heal(state: State) -> None:
    """The archive lacks the cards: six of the largest suit among the Dispossessed go to the world deck, the others back
    to the archive (Law 8.4)."""
    stacks: list[list[int]] = [[] for _ in SUITS]
    for card in state.zones[DISPOSSESSED]:
        stacks[state.card(card).suit].append(card)
    state.note("archive-heals")
    largest = [stack for stack in stacks if len(stack) == max(map(len, stacks))]
    healing = largest[state.below(len(largest))]
    send(state, healing, SIX, WORLD_DECK)
    if healing:
        annals(state).added = ((SUITS[state.card(healing[0]).suit], min(SIX, len(healing))),)
    for card in state.zones[DISPOSSESSED]:
        state.move(card, ARCHIVE + state.card(card).suit)


def dispossess(state: State) -> Flow[None]:
    """Six cards of the piles and of the losers' councils are dispossessed, nobody looking (Law 8.5)."""
    zones = [PILE + region for region in range(len(REGIONS))]
    zones += [up + seat for seat in state.clockwise(state.winner) for up in (ADVISERS_UP, ADVISERS_DOWN)]
    for zone in zones:
        for card in state.zones[zone]:
            if state.pool[card] == VISION:
                state.move(card, BOX)
            elif zone != PILE:
                verbs.strip(state, card)
                state.move(card, PILE)
    state.shuffle(PILE)
    going = state.zones[PILE][-SIX:]
    for card in going:
        state.move(card, DISPOSSESSED)
    annals(state).exiled = len(going)
    state.note("dispossesses")
    return
    yield


# -- 8.6 relics


def bury_relics(state: State) -> Flow[None]:
    """The losers' relics go back to their deck; faceup sites get those they lack (Law 8.6.1, 8.6.2). Those of the
    winner and of the Reliquary lie on top of the deck in the next game (Law 8.6.3)."""
    for seat in state.clockwise(state.winner):
        for card in state.zones[HELD + seat]:
            if state.ident(card) != SCEPTER:
                state.move(card, RELIC_DECK)
    state.shuffle(RELIC_DECK)
    for slot in range(len(SLOTS)):
        if state.faceup(slot):
            verbs.lay_relics(state, slot)
    state.note("chronicle-done", state.winner)
    return
    yield


# -- what is written down (Law 8.7, 8.8)


def page(state: State) -> Reign:
    """How this game ended; what the winner makes of the realm is not decided yet."""
    held = [None if flag.holder < 0 else state.colour_name(flag.holder) for flag in state.banners]
    assert len(held) == len(BANNERS)
    return {
        "number": annals(state).number,
        "round": state.round,
        "oath": OATHS[state.oath],
        "winner": state.winner,
        "ending": state.ending,
        "ways": list(state.ways),
        "players": [
            {"colour": state.colour_name(seat), "role": ROLES[board.role], "name": ""}
            for seat, board in enumerate(state.boards)
        ],
        "map": [land(state, slot) for slot in range(len(SLOTS))],
        "title": None if state.title < 0 else state.colour_name(state.title),
        "banners": held,
        "rounds": [*annals(state).rounds[: state.round - 1], told_round(state)],
        "sworn": OATHS[state.oath],
        "citizens": [],
        "built": None,
        "ruined": [],
        "added": {},
        "exiled": 0,
        "relics": 0,
    }


def land(state: State, slot: int) -> Land:
    """A slot as everybody sees it at the end of the game."""
    site = state.site(slot)
    return {
        "site": None if site < 0 else state.ident(site),
        "ruler": ruler_name(state, slot),
        "warbands": state.bands[slot][1],
        "cards": [state.ident(card) for card in state.zones[CARDS + slot]],
    }


def ruler_name(state: State, slot: int) -> str:
    """Who rules a slot: a colour, or the Empire, or bandits, or nobody."""
    ruler = ruling.ruler(state, slot)
    return "empire" if ruler == EMPIRE else SIDES.name(ruler) or state.colour_name(ruler)


def reign(state: State) -> Reign:
    """This game as the story tells it."""
    written = annals(state)
    told: Reign = json.loads(written.page)
    told["sworn"] = OATHS[written.oath]
    told["citizens"] = list(citizens(state))
    told["built"] = written.built or None
    told["ruined"] = list(written.ruined)
    told["added"] = dict(written.added)
    told["exiled"] = written.exiled
    told["relics"] = len(top_relics(state))
    return told


def citizens(state: State) -> tuple[str, ...]:
    """The boards that show their Citizen's side in the next game (Law 8.2, 8.7.2)."""
    written = annals(state)
    shown = {state.colour_name(seat) for seat in written.heirs}
    if state.boards[state.winner].role != EXILE:
        shown |= {state.colour_name(seat) for seat, board in enumerate(state.boards) if board.role == CITIZEN}
        shown |= set(written.citizens)
    return tuple(colour for colour in COLOURS if colour in shown)


def legacy(state: State) -> Legacy:
    """What the next game begins with (Law 8.7, 8.8): sets, never orders."""
    written = annals(state)
    archive = [state.ident(card) for suit in range(len(SUITS)) for card in state.zones[ARCHIVE + suit]]
    dispossessed = named(state, state.zones[DISPOSSESSED])
    places = tuple(place(state, slot) for slot in range(len(SLOTS)))
    apart = {*archive, *dispossessed, *(id for place in places for id in place.cards)}
    deck = [card.id for card in state.book.cards if card.back in (DENIZEN, VISION) and card.id not in apart]
    story = (*json.loads(state.story), reign(state))
    return Legacy(
        number=written.number + 1,
        oath=written.oath,
        citizens=citizens(state),
        places=places,
        deck=tuple(sorted(deck)),
        dispossessed=dispossessed,
        archive=tuple(sorted(archive)),
        edifices=named(state, archived(state)),
        sites=named(state, state.zones[SITE_DECK]),
        top=top_relics(state),
        rest=named(state, state.zones[RELIC_DECK]),
        story=story[-REIGNS:],
    )


def top_relics(state: State) -> tuple[str, ...]:
    """The relics that lie on top in the next game (Law 8.6.3); the Scepter is always the Chancellor's."""
    top = [*state.zones[HELD + state.winner], *[c for n in range(len(RELIQUARY)) for c in state.zones[SPACE + n]]]
    return tuple(id for id in named(state, top) if id != SCEPTER)


def named(state: State, cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by name, as a set: how they lie tells nothing."""
    return tuple(sorted(state.ident(card) for card in cards))


def place(state: State, slot: int) -> Place:
    """A slot with all that lies there."""
    if not state.faceup(slot):
        return Place(state.ident(state.zones[SITE_DOWN + slot][0]))
    lying = named(state, state.zones[CARDS + slot])
    return Place(state.ident(state.site(slot)), True, lying, named(state, state.zones[RELICS + slot]))
