"""A table of Clash of Cultures set for a test: terrain by label, cities, units, goods, advances, hands, dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oikumene.games.clash import CLASH
from oikumene.games.clash.model import BUILDINGS, DIE, FIGURES, GOODS, KINDS, MOODS, PORT, TERRAINS
from oikumene.games.clash.rules import scoring, verbs
from oikumene.games.clash.state import (
    BARBARIANS,
    EVENT_DECK,
    FRONT,
    GONE,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    HAND_WONDERS,
    LASTING,
    City,
    Player,
    State,
)
from oikumene.kit.places import bits
from oikumene.kit.testing import Laid

MAX_ZONES = 200


class Field(Laid[State]):
    """A match that is laid out by hand, in the middle of somebody's turn. The whole board is plains without units,
    cities and pirates; nobody has anything but the two advances of the start."""

    AWAY = GONE

    def __init__(self, seats: int, seat: int, seed: int, **options: object) -> None:
        super().__init__(CLASH, seats, seed=seed, **options)
        state = self.ground
        state.terrain = [0] * len(state.board)
        state.explored = state.board.every
        state.sea = 0
        state.active, state.acting = seat, True
        for owner in range(seats):
            state.players[owner].goods = [0] * len(GOODS)
            for zone in (HAND_ACTIONS, HAND_OBJECTIVES):
                for card in state.zones[zone + owner]:
                    self.put(card, GONE)
        state.talks.begin(0)
        self.then(("act", seat))

    def supply(self, zone: int) -> Iterable[int]:
        state = self.ground
        places = [place for place in range(len(state.zones)) if place != zone]
        return [card for place in (*places, zone) for card in state.zones[place]]

    # -- laying out

    def player(self, seat: int) -> Player:
        return self.as_is.players[seat]

    def hex(self, label: str) -> int:
        return self.as_is.hex(label)

    def land(self, terrain: str, *labels: str) -> Field:
        """The terrain of some hexes; "unknown" makes them unexplored."""
        state = self.lay()
        for label in labels:
            hex = state.hex(label)
            state.terrain[hex] = -1 if terrain == "unknown" else TERRAINS.index(terrain)
        state.explored = bits([hex for hex, kind in enumerate(state.terrain) if kind >= 0])
        state.sea = bits([hex for hex, kind in enumerate(state.terrain) if kind == TERRAINS.index("sea")])
        return self

    def has(self, seat: int, **goods: int) -> Field:
        """Goods by name; nothing is kept within limits."""
        self.lay()
        for name, n in goods.items():
            self.ground.players[seat].goods[GOODS.index(name)] = n
        return self

    def knows(self, seat: int, *ids: str) -> Field:
        """Advances; nothing is gained for them."""
        state = self.lay()
        player = state.players[seat]
        player.owned = tuple(sorted({*player.owned, *[state.book.power_of[id] for id in ids]}))
        player.owns = bits(player.owned)
        state.empower()
        return self

    def city(
        self,
        seat: int,
        label: str,
        *buildings: str,
        mood: str = "neutral",
        port: str = "",
        colours: dict[str, int] | None = None,
    ) -> Field:
        """A city with its buildings, in its owner's colour unless another is said; `port`: the sea hex of its port."""
        state = self.lay()
        hex = state.hex(label)
        verbs.add_city(state, seat, hex)
        if seat < BARBARIANS and state.players[seat].first_city < 0:
            state.players[seat].first_city = hex
        for name in buildings:
            colour = (colours or {}).get(name, seat)
            verbs.add_building(state, hex, BUILDINGS.index(name), colour, state.hex(port) if port else -1)
        state.cities[hex] = state.cities[hex].but(mood=MOODS.index(mood))
        assert not port or BUILDINGS[PORT] in buildings
        return self

    def units(self, side: int, label: str, **kinds: int) -> Field:
        """Units on a hex."""
        state = self.lay()
        for name, n in kinds.items():
            verbs.place(state, side, state.hex(label), KINDS.index(name), n)
        return self

    def leads(self, seat: int, id: str, label: str) -> Field:
        """A leader in play, on a hex."""
        state = self.lay()
        player = state.players[seat]
        player.leader = state.book.power_of[id]
        player.recruited += 1
        verbs.place(state, seat, state.hex(label), KINDS.index("leader"))
        state.empower()
        return self

    def wonder(self, seat: int, label: str, id: str, builder: int | None = None) -> Field:
        """A wonder that stands in a city."""
        state = self.lay()
        hex, power = state.hex(label), state.book.power_of[id]
        city = state.cities[hex]
        state.cities[hex] = city.but(wonders=(*city.wonders, power))
        state.builders = (*state.builders, (power, seat if builder is None else builder))
        state.empower()
        return self

    def civilization(self, seat: int, civ: str) -> Field:
        """A player has a civilization; its advances come with those that bring them, by the rules only."""
        self.lay().players[seat].civ = civ
        return self

    def lasting(self, id: str) -> Field:
        """An event card that lies open beside the board."""
        self.bring(id, LASTING)
        self.ground.empower()
        return self

    def before(self, seat: int, id: str) -> Field:
        """An event card that lies open before a player."""
        self.bring(id, FRONT + seat)
        self.ground.empower()
        return self

    def marks(self, label: str) -> list[tuple[str, int]]:
        """The units of a hex with what they did in this turn."""
        return [(KINDS[unit & 7], unit >> 3) for unit in self.as_is.units[self.hex(label)]]

    def glory(self, seat: int) -> int:
        """Half points of events."""
        return self.player(seat).glory

    def pirates(self, label: str, n: int = 1) -> Field:
        state = self.lay()
        state.pirates[state.hex(label)] += n
        state.pirate_ships -= n
        return self

    def captives(self, seat: int, side: int = BARBARIANS, **kinds: int) -> Field:
        """Captives that a player holds, of barbarians unless another side is said."""
        state = self.lay()
        for name, n in kinds.items():
            for _ in range(n):
                verbs.supply(state, side)[KINDS.index(name)] -= 1
                verbs.take_captive(state, seat, side, KINDS.index(name))
        return self

    def events(self, *ids: str) -> Field:
        """Event cards on top of their deck, the first on top of all."""
        return self.on_top(EVENT_DECK, *ids)  # type: ignore[return-value]

    def draws_event(self, seat: int) -> Field:
        """The next thing is that a seat draws an event; then that it acts."""
        self.lay().active = seat
        return self.then(("event", seat), ("act", seat))  # type: ignore[return-value]

    def strike(self, own: str, foe: str, *dice: str) -> Field:
        """The active seat's whole army on a hex attacks another; the dice are loaded first."""
        self.die(*dice)
        self.act(self.seat, "move", f"from:{own}", f"to:{foe}")
        while self.prompt == "who":
            self.act(self.seat, next(key for key in self.keys if key != "done"))
        return self

    def go(self, start: str, way: str, **kinds: int) -> Field:
        """A group of the seat that is asked goes from a hex (`to:D4`, `road:D4`, `sail:D4`), begun where no move is:
        so many of each kind, or all that can."""
        seat = self.seat
        if self.prompt == "act":
            self.act(seat, "move")
        if self.prompt == "move-from":
            self.act(seat, f"from:{start}")
        if self.prompt == "move-to":
            self.act(seat, way)
        while self.prompt == "who":
            picked = [str(pick[1]) for pick in self.asked.ask.picked if isinstance(pick, tuple)]
            wanted = [kind for kind in FIGURES if not kinds or picked.count(kind) < kinds.get(kind, 0)]
            fits = [key for key in self.keys if key != "done" and key.split(":")[1] in wanted]
            self.act(seat, fits[0] if fits else "done")
        return self

    def hand(self, seat: int, *ids: str) -> Field:
        """Action cards by id (`advance-1`)."""
        return self.to_hand(HAND_ACTIONS + seat, ids)

    def objectives(self, seat: int, *numbers: int) -> Field:
        """Objective cards by their printed numbers."""
        return self.to_hand(HAND_OBJECTIVES + seat, [f"objective-{n:02}" for n in numbers])

    def wonders(self, seat: int, *ids: str) -> Field:
        return self.to_hand(HAND_WONDERS + seat, ids)

    def to_hand(self, zone: int, ids: Iterable[str]) -> Field:
        self.bring_all(zone, ids)
        return self

    def die(self, *faces: str) -> Field:
        """What the next dice show: `6i` is a six with the infantry's symbol (i, c, e, l)."""
        letters = {"i": "infantry", "c": "cavalry", "e": "elephant", "l": "leader"}
        wanted = [(int(face[0]), KINDS.index(letters[face[1]])) for face in faces]
        return self.load(*[DIE.index(face) for face in wanted])  # type: ignore[return-value]

    def value(self, *values: int) -> Field:
        """What dice show where only the value counts."""
        return self.load(*[2 * (value - 1) for value in values])  # type: ignore[return-value]

    # -- looking

    def goods(self, seat: int) -> dict[str, int]:
        """What a player has."""
        return {name: n for name, n in zip(GOODS, self.player(seat).goods, strict=True) if n}

    def at(self, label: str) -> dict[str, int]:
        """The units of a hex."""
        units = self.as_is.units[self.hex(label)]
        names = [FIGURES[unit & 7] for unit in units]
        return {name: names.count(name) for name in FIGURES if name in names}

    def the_city(self, label: str) -> City:
        return self.as_is.cities[self.hex(label)]

    def points(self, seat: int) -> dict[str, int]:
        """A player's half points by where they come from."""
        return scoring.sheet(self.as_is, seat)

    def mood(self, label: str) -> str:
        return MOODS[self.the_city(label).mood]

    def advances(self, seat: int) -> list[str]:
        return [self.as_is.book.powers[n].id for n in self.player(seat).owned]


def field(seats: int = 2, seat: int = 0, *, seed: int = 1, **options: Any) -> Field:
    """A table in the middle of a seat's turn; without the expansion unless `expansion=True`."""
    options.setdefault("expansion", False)
    return Field(seats, seat, seed, **options)
