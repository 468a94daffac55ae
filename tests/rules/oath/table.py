"""A table of Oath set for a test: say who has what, act, look. Favor and warbands come from where there are some."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from oikumene.games.oath import OATH
from oikumene.games.oath.legacy import ENDINGS, Legacy
from oikumene.games.oath.model import ATTACK_DIE, BANNERS, DEFENCE_DIE, OATHS, PF, REGIONS, RELIQUARY, SLOTS, SUITS
from oikumene.games.oath.rules import ruling
from oikumene.games.oath.rules.chronicle import STEPS, legacy, page
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    BOX,
    CARDS,
    DRAWN,
    EXILE,
    HELD,
    PILE,
    RELIC_DECK,
    RELICS,
    ROLES,
    SITE_DECK,
    SITE_DOWN,
    SITE_UP,
    SPACE,
    VISION_UP,
    WORLD_DECK,
    Board,
    State,
)
from oikumene.kit.testing import Laid


class Table(Laid[State]):
    """A match that is laid out by hand, at the start of somebody's Act phase."""

    AWAY = BOX

    def __init__(self, seats: int, seat: int, seed: int, oath: str, **options: object) -> None:
        super().__init__(OATH, seats, seed=seed, oath=oath, **options)
        state = self.ground
        for owner in range(seats):
            for card in state.zones[DRAWN + owner]:
                self.put(card, WORLD_DECK, under=True)
        state.active = seat
        state.talks.begin(12)
        self.then(("act", seat))

    def supply(self, zone: int) -> Iterable[int]:
        state = self.ground
        later = [place for place in range(len(state.zones)) if CARDS <= place < RELICS or place >= SPACE]
        first = [place for place in range(len(state.zones)) if place not in later and place != zone]
        return [card for place in (*first, *later, zone) for card in state.zones[place]]

    # -- laying out

    def board(self, seat: int) -> Board:
        return self.as_is.boards[seat]

    def has(
        self,
        seat: int,
        *,
        favor: int | None = None,
        secrets: int | None = None,
        dark: int | None = None,
        supply: int | None = None,
        warbands: int | None = None,
        pawn: str = "",
        role: str = "",
    ) -> Table:
        """What lies on a board, and where the pawn stands."""
        state, board = self.lay(), self.ground.boards[seat]
        if role:
            assert (ROLES.index(role) == EXILE) == (board.role == EXILE) or not board.warbands, "say role first"
            board.role = ROLES.index(role)
        if favor is not None:
            self._spare(favor - board.favor)
            board.favor = favor
        if secrets is not None:
            board.secrets = secrets
        if dark is not None:
            board.dark = dark
        if supply is not None:
            board.supply = supply
        if warbands is not None:
            state.boards[ruling.colour(state, seat)].bank -= warbands - board.warbands
            board.warbands = warbands
        if pawn:
            board.pawn = SLOTS.index(pawn)
        return self

    def citizen(self, seat: int, warbands: int = 0) -> Table:
        """A seat is a Citizen from the start."""
        return self.has(seat, warbands=0).has(seat, role="citizen").has(seat, warbands=warbands)

    def _spare(self, n: int) -> None:
        """Favor comes from the shared bank, or from the fullest of the banks."""
        state = self.ground
        state.stock -= n
        while state.stock < 0:
            fullest = max(range(6), key=lambda suit: state.banks[suit])
            state.banks[fullest] -= 1
            state.stock += 1

    def site(self, slot: str, id: str) -> Table:
        """This site lies face up at the slot, with nothing on it."""
        state, n = self.lay(), SLOTS.index(slot)
        for zone in (SITE_UP + n, SITE_DOWN + n):
            for card in state.zones[zone]:
                self.put(card, SITE_DECK)
        for card in (*state.zones[CARDS + n], *state.zones[RELICS + n]):
            self.put(card, BOX if card in state.zones[CARDS + n] else RELIC_DECK)
        card = next(card for card in range(len(state.face)) if state.ident(card) == id)
        was = state.at[card]
        self.put(card, SITE_UP + n)
        if was != SITE_DECK:
            self.put(state.zones[SITE_DECK][-1], was)
        return self

    def at(self, slot: str, *ids: str) -> Table:
        """Exactly these cards lie at a site."""
        return self.only(CARDS + SLOTS.index(slot), *ids[::-1])

    def bands(self, slot: str, seat: int, n: int) -> Table:
        """So many warbands of a seat's colour are at a site, and no others."""
        state, where = self.lay(), SLOTS.index(slot)
        colour, there = state.bands[where]
        state.boards[colour].bank += there
        state.boards[seat].bank -= n
        state.bands[where] = (seat, n)
        return self

    def relics_at(self, slot: str, *ids: str) -> Table:
        """Exactly these relics lie facedown at a site."""
        zone = RELICS + SLOTS.index(slot)
        for card in self.lay().zones[zone]:
            self.put(card, RELIC_DECK)
        return self.bring_all(zone, ids)

    def advisers(self, seat: int, *ids: str) -> Table:
        return self.bring_all(ADVISERS_UP + seat, ids)

    def facedown(self, seat: int, *ids: str) -> Table:
        return self.bring_all(ADVISERS_DOWN + seat, ids)

    def holds(self, seat: int, *ids: str) -> Table:
        return self.bring_all(HELD + seat, ids)

    def vision(self, seat: int, id: str) -> Table:
        return self.bring_all(VISION_UP + seat, (id,))

    def reliquary(self, space: str, id: str = "") -> Table:
        """A relic covers the space, or none does."""
        zone = SPACE + RELIQUARY.index(space)
        for card in self.lay().zones[zone]:
            self.put(card, RELIC_DECK)
        return self.bring_all(zone, (id,) if id else ())

    def banner(self, name: str, holder: int, tokens: int = 1, *, mob: bool = False) -> Table:
        """Who holds a banner, and what lies on it."""
        state, n = self.lay(), BANNERS.index(name)
        if n == PF:
            self._spare(tokens - state.banners[n].tokens)
        state.banners[n].holder, state.banners[n].tokens, state.banners[n].mob = holder, tokens, mob
        return self

    def bank(self, **favor: int) -> Table:
        """So much favor in the banks of these suits; what is left over or missing comes from the shared bank."""
        state = self.lay()
        for suit, n in favor.items():
            state.stock -= n - state.banks[SUITS.index(suit)]
            state.banks[SUITS.index(suit)] = n
        return self

    def deck(self, *ids: str) -> Table:
        """These cards on top of the world deck, the first on top of all."""
        return self.on_top(WORLD_DECK, *ids)

    def pile(self, region: str, *ids: str) -> Table:
        """Exactly these cards in a discard pile, the first on top."""
        zone = PILE + REGIONS.index(region)
        for card in self.lay().zones[zone]:
            self.put(card, WORLD_DECK, under=True)
        return self.on_top(zone, *ids)

    def dice(self, defence: Iterable[str] = (), attack: Iterable[str] = ()) -> Table:
        """What the next campaign rolls: defence first."""
        self.load(*[DEFENCE_DIE.index(face) for face in defence], *[ATTACK_DIE.index(face) for face in attack])
        return self

    def ends(self, seat: int) -> Table:
        """The seat ends its Act phase, if there is still something to do."""
        self.run()
        if self.seat == seat and self.prompt == "act":
            self.act(seat, "end")
        return self

    def chronicle(self, winner: int, *ways: str, start: str = "swear") -> Table:
        """The game is won in these ways, and the chronicle is written, from one of its steps on."""
        names = [step[0] for step in STEPS]
        self.set(winner=winner, ending=ways[0] if ways[0] in ENDINGS else "visionary", ways=ways)
        if start != "swear":
            state = self.lay()
            assert state.annals is not None
            state.annals.page, state.annals.oath = json.dumps(page(state)), OATHS.index("people")
        return self.then(*STEPS[names.index(start) :]).run()

    # -- looking

    def left(self) -> Legacy:
        """What the next game begins with, when the chronicle is written."""
        assert self.match.over
        return legacy(self.now)

    def realm(self) -> dict[str, str]:
        """The map when it is redrawn: the faceup sites by slot."""
        return {SLOTS[slot]: self.now.ident(self.now.site(slot)) for slot in range(8) if self.now.faceup(slot)}

    def seen(self, seat: int) -> dict[str, Any]:
        """What a seat sees on the table."""
        return self.game.view(self.now, seat)

    def piles(self) -> dict[str, list[str]]:
        return {region: self.ids(PILE + n) for n, region in enumerate(REGIONS)}

    def cards_at(self, slot: str) -> list[str]:
        return self.ids(CARDS + SLOTS.index(slot))

    def relics(self, seat: int) -> list[str]:
        return self.ids(HELD + seat)

    def council(self, seat: int) -> list[str]:
        return [*self.ids(ADVISERS_UP + seat), *self.ids(ADVISERS_DOWN + seat)]

    def warbands(self, slot: str) -> tuple[int, int]:
        return self.now.bands[SLOTS.index(slot)]

    def pawn(self, seat: int) -> str:
        return SLOTS[self.now.boards[seat].pawn]

    def refused(self, seat: int, key: str) -> bool:
        """Whether the key is not among what the seat may answer."""
        return key not in self.keys_of(seat)


def table(seats: int = 3, *, seat: int = 1, seed: int = 1, oath: str = OATHS[0], **options: object) -> Table:
    """A table in the Act phase of a seat; the first Exile, if none is named."""
    return Table(seats, seat, seed, oath, **options)
