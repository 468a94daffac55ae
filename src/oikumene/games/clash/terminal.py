"""The world of Clash of Cultures in a terminal: the map in characters, a battle, and every player's board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oikumene.games.clash.model import ARMY, FIGURES, GOODS, KINDS, PIRATE_SHIP, RESOURCES, SETTLER, SHIP
from oikumene.games.clash.state import SIDES
from oikumene.kernel.drawing import Drawn, Line, Panel, Speaker, joined, line_of
from oikumene.kit.drawer import COLOURS, Drawer, own_last

#: How a terrain is drawn, and its colour; what it is called stands below the map.
TERRAIN = {
    "plains": ('"', "green"),
    "forest": ("♣", "bold green"),
    "mountain": ("▲", "white"),
    "barren": ("░", "yellow"),
    "sea": ("~", "bright_blue"),
    "unknown": ("?", "dim"),
}
EXHAUSTED = "x"
MOODS = {"happy": "+", "neutral": " ", "angry": "-"}
#: A hex is so wide; two lines high, and half of that lower in the next column.
WIDTH = 6
SOLDIERS = {KINDS[kind] for kind in ARMY}


def draw(view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
    """The map, the battle that is being fought, then every board, the viewer's own last."""
    drawn = World(view, speaker, names)
    battle = [drawn.battle(drawn.table["battle"])] if drawn.table["battle"] else []
    return [drawn.world(), *battle, *(drawn.board(seat) for seat in own_last(view))]


class World(Drawer):
    """The map and the boards."""

    def __init__(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> None:
        super().__init__(view, speaker, names)
        self.table: Mapping[str, Any] = view["table"]
        self.hexes: Sequence[Mapping[str, Any]] = self.table["hexes"]

    def thing(self, kind: str, value: int | str) -> str:
        return str(self.speaker.thing(kind, value))

    def side(self, side: str | int) -> Line:
        """A player, the barbarians or the pirates."""
        return self.seat(side) if isinstance(side, int) else Line(self.thing("side", SIDES[side]))

    def ink(self, side: str | int | None) -> str:
        return COLOURS[side] if isinstance(side, int) else "bold"

    def mark(self, side: str | int) -> str:
        """What stands for a side on the map: a player's number, or the letter of the barbarians."""
        return str(side + 1) if isinstance(side, int) else self.say("barbarian-letter")

    # -- the map

    def world(self) -> Panel:
        """The course of the game above; the map; what it shows; the neutral sides; decks and cards that lie open."""
        table = self.table
        title = [self.say("age", n=table["age"], of=table["ages"]), self.say("round", n=table["round"])]
        title += [self.say("turn", seat=self.name(table["active"]), n=table["actions"])]
        title += [self.say("first", seat=self.name(table["first"]))]
        parts: list[Drawn] = [*self.map(), *self.legend(), self.section("barbarians", self.barbarians())]
        parts.append(self.section("decks", [Line(self.decks())]))
        for name in ("open_wonders", "lasting", "resolving"):
            if table[name]:
                parts.append(self.section(name.replace("_", "-"), [self.card(card) for card in table[name]]))
        if table["offer"]:
            parts.append(self.section("offer", [self.offer(table["offer"])]))
        return Panel(" · ".join(title), parts)

    def map(self) -> list[Line]:
        """Every hex in its column, each column half a hex lower or higher than the one before it."""
        lows = {(hex["q"], 2 * hex["r"] + hex["q"]): hex for hex in self.hexes}
        columns = range(min(q for q, _ in lows), max(q for q, _ in lows) + 1)
        lines = []
        for y in range(min(y for _, y in lows), max(y for _, y in lows) + 2):
            cells = [self.cell(lows.get((q, y)), lows.get((q, y - 1))) for q in columns]
            lines += joined(cells, " ")
        return lines

    def cell(self, upper: Mapping[str, Any] | None, lower: Mapping[str, Any] | None) -> Line:
        """Half a hex: the upper one has its name and land, the lower one who is there."""
        if upper is not None:
            return self.land(upper)
        return Line(" " * WIDTH) if lower is None else self.there(lower)

    def land(self, hex: Mapping[str, Any]) -> Line:
        """Name, terrain, and the size and mood of a city."""
        sign, style = TERRAIN[hex["terrain"]]
        sign = EXHAUSTED if hex["exhausted"] else sign
        city = hex["city"]
        line = line_of(Line(f"{hex['hex']:<3}", "dim" if city is None else ""), Line(sign, style))
        if city is None:
            return line.add(Line(sign * 2 if hex["terrain"] in ("sea", "unknown") else "  ", style))
        return line.add(Line(f"{city['size']}{MOODS[city['mood']]}", self.ink(city["owner"])))

    def there(self, hex: Mapping[str, Any]) -> Line:
        """Whose city or units, and how many of which sort."""
        city = hex["city"]
        owner = hex["owner"] if hex["units"] else None if city is None else city["owner"]
        kinds = [unit["kind"] for unit in hex["units"]]
        told = "" if owner is None else self.mark(owner)
        for letter, n in (
            ("ship-letter", kinds.count(KINDS[SHIP])),
            ("army-letter", sum(kind in SOLDIERS for kind in kinds)),
            ("settler-letter", kinds.count(KINDS[SETTLER])),
            ("pirate-letter", hex["pirates"] + kinds.count(FIGURES[PIRATE_SHIP])),
        ):
            told += f"{self.say(letter)}{n}" if n else ""
        return Line(f"{told:^{WIDTH}}"[:WIDTH], self.ink(owner))

    def legend(self) -> list[Line]:
        lands = [f"{sign} {self.thing('terrain', name)}" for name, (sign, _) in TERRAIN.items()]
        return [
            Line("; ".join([*lands, f"{EXHAUSTED} {self.say('exhausted')}"]), "dim"),
            Line(self.say("legend"), "dim"),
        ]

    def barbarians(self) -> list[Line]:
        """Where barbarians and pirates are, one by one."""
        lines = []
        for hex in self.hexes:
            city = hex["city"] if hex["city"] and hex["city"]["owner"] == "barbarians" else None
            units = hex["units"] if hex["owner"] == "barbarians" else []
            if city or units:
                told = [self.say("size", n=city["size"])] if city else []
                lines.append(Line(f"{hex['hex']}: {', '.join([*told, *self.units(units)])}"))
            if hex["pirates"]:
                lines.append(Line(f"{hex['hex']}: {self.say('n-pirates', n=hex['pirates'])}"))
        return joined(lines, "; ")

    def units(self, units: Sequence[Mapping[str, Any]]) -> list[str]:
        """Units counted by kind."""
        kinds = [unit["kind"] for unit in units]
        return [self.say("units", n=kinds.count(kind), kind=kind) for kind in KINDS if kind in kinds]

    def decks(self) -> str:
        left = self.table["decks"]
        return " · ".join(f"{self.thing('deck', deck)} {n}" for deck, n in left.items())

    def offer(self, offer: Mapping[str, Any]) -> Line:
        def said(things: Mapping[str, int]) -> str:
            return ", ".join(self.offered(key, n) for key, n in things.items()) or self.say("none")

        told = line_of(self.seat(offer["by"]), " → ", self.seat(offer["to"]), ": ")
        return told.add(self.say("offered", given=said(offer["given"]), wanted=said(offer["wanted"])))

    def offered(self, key: str, n: int) -> str:
        """Something in an offer: a good, a card that is known or not, cards of a kind."""
        word, _, what = key.partition(":")
        if word in ("give", "want"):
            return self.say("goods", n=n, good=what)
        if word == "want-cards":
            return self.thing("deck", what)
        return self.speaker.card_name(what) if what and what != "hidden" else self.say("a-card")

    # -- a battle

    def battle(self, battle: Mapping[str, Any]) -> Panel:
        """Both sides with their units, dice and cards."""
        title = self.say("battle", hex=battle["hex"], n=battle["round"])
        sides = [self.fighting(side, n) for n, side in enumerate(battle["sides"])]
        return Panel(title, [part for lines in sides for part in lines], "red")

    def fighting(self, side: Mapping[str, Any], n: int) -> list[Drawn]:
        there = self.units([{"kind": kind} for kind in side["units"]]) or [self.say("nobody")]
        lost = self.units([{"kind": kind} for kind in side["lost"]])
        told = line_of(self.side(side["side"]), ": ", ", ".join(there))
        if side["fortress"]:
            told.add(f", {self.thing('building', 'fortress')}")
        if lost:
            told.add(f"; {self.say('lost')}: {', '.join(lost)}")
        lines = [told]
        if side["dice"]:
            rolled = " ".join(self.die(die) for die in side["dice"])
            lines.append(Line(self.say("rolled", dice=rolled, value=side["value"], hits=side["hits"])))
        if side["laid"] or side["card"]:
            lines.append(self.card(side["card"]) if side["card"] else Line(self.say("laid")))
        return [self.section("defender" if n else "attacker", lines)]

    def die(self, die: Mapping[str, Any]) -> str:
        more = f"+{die['more']}" if die["more"] else "×" if die["cancels"] else ""
        return f"{die['value']}{more}"

    # -- boards

    def board(self, seat: int) -> Panel:
        """A player: points, goods, cities, units, advances by group, and cards; the own ones with what they say."""
        player = self.table["seats"][seat]
        title = f"{self.name(seat)}{self.people(player)}{self.standing(seat, False)}"
        parts: list[Drawn] = [
            Line(" · ".join([self.points(player), *self.goods(player), self.say("cubes", n=player["cubes"])])),
            self.section("cities", [self.city(hex) for hex in self.hexes if self.owned(hex, seat)]),
            self.section("units-title", self.stacks(seat)),
            self.section("advances", self.advances(player)),
            *self.leaders(player, own=seat == self.view["seat"]),
            *self.cards_of(player, own=seat == self.view["seat"]),
        ]
        return Panel(title, parts, COLOURS[seat])

    def people(self, player: Mapping[str, Any]) -> str:
        told = [self.thing("civ", player["civilization"])] if player["civilization"] else []
        told += [self.thing("group", player["government"])] if player["government"] else []
        return "".join(f" · {one}" for one in told)

    def points(self, player: Mapping[str, Any]) -> str:
        half = player["points"]
        return self.say("points", points=f"{half // 2}½" if half % 2 else str(half // 2))

    def goods(self, player: Mapping[str, Any]) -> list[str]:
        """Resources with their limits, then tokens."""
        found = [
            f"{self.thing('good', good)} {player['goods'][good]}/{player['limits'][good]}"
            for good in (GOODS[n] for n in RESOURCES)
        ]
        return [*found, *(self.say("goods", n=player["goods"][good], good=good) for good in self.table["tokens"])]

    def owned(self, hex: Mapping[str, Any], seat: int) -> bool:
        return hex["city"] is not None and hex["city"]["owner"] == seat

    def city(self, hex: Mapping[str, Any]) -> Line:
        """A city: size, mood, what stands in it, and whose it is where it is another's."""
        city = hex["city"]
        told = [self.say("size", n=city["size"]), self.thing("mood", city["mood"])]
        for building, colour in city["buildings"].items():
            whose = f" ({self.name(colour)})" if colour != city["owner"] else ""
            told.append(f"{self.thing('building', building)}{whose}")
        told += [self.speaker.card_name(wonder) for wonder in city["wonders"]]
        if city["activations"]:
            told.append(self.say("activated", n=city["activations"]))
        return Line(f"{hex['hex']}: {', '.join(told)}")

    def stacks(self, seat: int) -> list[Line]:
        there = [hex for hex in self.hexes if hex["owner"] == seat and hex["units"]]
        return joined([Line(f"{hex['hex']}: {', '.join(self.units(hex['units']))}") for hex in there], "; ")

    def advances(self, player: Mapping[str, Any]) -> list[Line]:
        """A line a group; the civilization's own last."""
        groups: dict[str, list[str]] = {}
        for id in player["advances"]:
            group = self.speaker.cards()[id].facts.get("group") or "own"
            groups.setdefault(str(group), []).append(self.speaker.card_name(id))
        return [Line(f"{self.thing('group', group)}: {', '.join(ids)}") for group, ids in groups.items()]

    def leaders(self, player: Mapping[str, Any], own: bool) -> list[Drawn]:
        """Who leads, with what that does; and who could."""
        lines = []
        if player["leader"]:
            lines.append(self.card(player["leader"]))
        if player["leaders"]:
            waiting = ", ".join(self.speaker.card_name(id) for id in player["leaders"])
            lines.append(Line(self.say("waiting", names=waiting), "" if own else "dim"))
        return [self.section("leaders", lines)] if lines else []

    def cards_of(self, player: Mapping[str, Any], own: bool) -> list[Drawn]:
        """The hand, face by face for its owner and by number for others; then what lies open."""
        parts: list[Drawn] = []
        for name in ("actions", "objectives", "wonders"):
            cards = player[name]
            known = [card for card in cards if card is not None]
            lines = [self.card(card) for card in known] if own else self.names_of(known)
            hidden = len(cards) - len(known)
            lines = [*lines, Line(self.say("hidden-cards", n=hidden))] if hidden else lines
            if lines:
                parts.append(self.section(f"hand-{name}", lines))
        for name in ("great", "front", "built", "completed"):
            if player[name]:
                parts.append(self.section(name, self.names_of(player[name])))
        if player["captives"]:
            parts.append(self.section("captives", [Line(str(player["captives"]))]))
        return parts
