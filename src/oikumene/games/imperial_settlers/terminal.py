"""The table of Imperial Settlers in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from oikumene.kernel.drawing import Drawn, Line, Panel, Speaker, joined, line_of
from oikumene.kernel.tags import read_tag
from oikumene.kit.drawer import COLOURS, Drawer, own_last

#: The rows of an empire, as the rulebook lays them.
ROWS = ("production", "feature", "action")
#: Goods of a supply; points are in the title.
SUPPLY = ("wood", "stone", "food", "gold", "worker", "raze", "defence")
#: The colours of locations; their names stand beside them always.
INKS = {
    "black": "bright_black",
    "purple": "magenta",
    "blue": "bright_blue",
    "brown": "dark_orange3",
    "gold": "yellow",
    "red": "red",
    "pink": "hot_pink",
    "grey": "grey70",
}
#: Parts of a card's text that say nothing new, or matter no more, once the location stands in its row.
BEFORE = ("text-kind", "text-cost", "text-bonus", "text-raze", "text-deal")
#: The part whose lead-in the row says.
PRODUCTION = "text-production"


def draw(view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
    """What lies open for all, the virtual opponent, then every empire, the viewer's own last."""
    table = view["table"]
    drawn = ImperialSettlers(view, speaker, names)
    virtual = [drawn.virtual(table["virtual"])] if "virtual" in table else []
    empires = [drawn.empire(table["seats"][seat], seat) for seat in own_last(view)]
    return [drawn.middle(table), *virtual, *empires]


class ImperialSettlers(Drawer):
    """The middle of the table and the empires."""

    # -- the middle

    def middle(self, table: Mapping[str, Any]) -> Panel:
        """The round, the cards laid out to be taken, the common deck."""
        title = [self.say("round", round=table["round"], rounds=table["rounds"]) if table["round"] else ""]
        title += [self.say("first", seat=self.name(table["first"]))] if len(table["seats"]) > 1 else []
        title += [self.say("peaceful")] if table["peaceful"] else []
        parts: list[Drawn] = []
        if table["display"]:
            parts.append(self.section("display", self.cards(table["display"])))
        parts.append(Line(self.say("decks", deck=table["common_deck"], discard=len(table["common_discard"])), "dim"))
        return Panel(" · ".join(filter(None, title)), parts)

    def virtual(self, virtual: Mapping[str, Any]) -> Panel:
        """The opponent of the solo game: its locations, the attack cards, how it stands against you."""
        trophies = virtual["trophies"]
        title = self.say("virtual", trophies=len(trophies), faction=virtual["faction_locations"])
        parts = [
            self.section("locations", joined([self.location(place) for place in virtual["locations"]], "; ")),
            self.section("attack", self.attack_row(virtual["attack"])),
        ]
        if trophies:
            parts.append(self.section("trophies", self.names_of(trophies)))
        return Panel(title, parts)

    def attack_row(self, cards: Sequence[str | None]) -> list[Line]:
        goods = [Line(self.good_of(card)) for card in reversed(cards)]
        return [line.add(f" {self.say('newest')}", "dim") for line in joined(goods)]

    # -- an empire

    def empire(self, player: Mapping[str, Any], seat: int) -> Panel:
        own = seat == self.view["seat"]
        empire = str(self.speaker.thing("empire", player["empire"]))
        title = self.say("empire", empire=empire, seat=self.name(seat)) if player["empire"] else self.name(seat)
        title += f" · {self.say('points', n=player['points'])}{self.standing(seat, player['passed'])}"
        parts: list[Drawn] = [Line(self.supply(player["goods"]))]
        lists = (
            *((row, self.row(player["locations"], row, own)) for row in ROWS),
            ("deals", self.deals(player)),
            ("foundations", [Line(str(len(player["foundations"])))] if player["foundations"] else []),
            ("tucked", self.names_of([card for card in player["tucked"] if card is not None])),
            ("draft", self.cards([card for card in player["draft"] if card is not None])),
            ("hand", self.cards(player["hand"]) if own else self.backs(player)),
        )
        parts += [self.section(name, lines) for name, lines in lists if lines]
        parts.append(Line(self.decks(player), "dim"))
        return Panel(title, parts, COLOURS[seat])

    def supply(self, goods: Mapping[str, int]) -> str:
        return " · ".join(f"{self.speaker.thing('supply', good)} {goods[good]}" for good in SUPPLY)

    def row(self, places: Sequence[Mapping[str, Any]], kind: str, own: bool) -> list[Line]:
        """A row of locations; the owner reads what they do, of others' only what they are, to keep the table short."""
        here = [place for place in places if self.facts(place["id"]).get("kind") == kind]
        if not own:
            return joined([self.location(place) for place in here], "; ")
        return [self.working(place) for place in here]

    def working(self, place: Mapping[str, Any]) -> Line:
        """A location and what it does, as far as that matters now that it stands."""
        said = []
        for id, args in self.speaker.cards()[place["id"]].text:
            effect = args.get("effect", "")
            if id == PRODUCTION and not isinstance(effect, int | str):
                said.append(self.speaker.listed(effect))
            elif not id.startswith(BEFORE):
                said.append(self.speaker.part((id, args)).removesuffix("."))
        return self.location(place).add(f" — {'. '.join(said)}" if said else "", "not bold default")

    def location(self, place: Mapping[str, Any]) -> Line:
        """A location: its name, which copy it is, its colours and what lies on it."""
        facts = self.facts(place["id"])
        colours = facts.get("colours", [])
        copy = read_tag(place["tag"]).copy
        name = self.speaker.card_name(place["id"]) + (f" ({copy})" if copy > 1 else "")
        told = [str(self.speaker.thing("colour", colour)) for colour in colours] + self.marks(place, facts)
        style = f"bold {INKS[colours[0]]}" if len(colours) == 1 else "bold"
        return Line(name, style).add(f" ({', '.join(told)})" if told else "", "not bold default")

    def marks(self, place: Mapping[str, Any], facts: Mapping[str, Any]) -> list[str]:
        """What lies on a location, in words."""
        marks = []
        if place["used"]:
            both = facts["uses"] > 1
            marks.append(
                self.say("mark-used-of", n=place["used"], uses=facts["uses"]) if both else self.say("mark-used")
            )
        if place["guarded"]:
            marks.append(self.say("mark-samurai" if facts["deal"] else "mark-defended"))
        if place["blocked"]:
            marks.append(self.say("mark-blocked"))
        if place["captor"] is not None:
            marks.append(self.say("mark-captured", seat=self.name(place["captor"])))
        marks += [self.say(f"mark-{name}", n=place[name]) for name in ("stored", "under") if place[name]]
        return marks

    def deals(self, player: Mapping[str, Any]) -> list[Line]:
        """Deals under the board, then those made by Trade Route, each with its good."""
        shown = [Line(self.say("deal", card=self.speaker.card_name(c), good=self.good_of(c))) for c in player["deals"]]
        for tag in player["routes"]:
            card = self.speaker.quoted(tag, self.names)
            shown.append(Line(self.say("deal", card=card, good=self.good_of(read_tag(tag).id))))
        return joined(shown, "; ")

    def cards(self, cards: Sequence[str | None]) -> list[Line]:
        """Cards to read, a line each; copies are counted."""
        lines = []
        for id, n in Counter(card for card in cards if card is not None).items():
            line = self.card(id)
            lines.append(line_of(line, Line(f" ×{n}", "bold")) if n > 1 else line)
        return lines

    def backs(self, player: Mapping[str, Any]) -> list[Line]:
        """Another's hand: the backs that everybody sees, and the cards that were seen going there."""
        if not player["hand"]:
            return []
        told = [self.say("hand-backs", **player["hand_backs"])]
        seen = ", ".join(self.speaker.card_name(card) for card in player["hand"] if card is not None)
        return [Line("; ".join([*told, *([self.say("hand-seen", cards=seen)] if seen else [])]))]

    def decks(self, player: Mapping[str, Any]) -> str:
        return f"{self.say('deck', n=player['deck'])}, {self.say('discard', n=len(player['discard']))}"

    # -- looking things up

    def facts(self, id: object) -> Mapping[str, Any]:
        info = self.speaker.cards().get(str(id))
        return {} if info is None else info.facts

    def good_of(self, card: object) -> str:
        """The good of a deal or of an attack card."""
        return str(self.speaker.thing("good", self.facts(card).get("deal") or ""))
