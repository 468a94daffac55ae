"""The realm of Oath in a terminal: the map by regions, what lies beside it, a campaign, and every player's board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oikumene.games.oath.model import SUITS
from oikumene.games.oath.state import SIDES
from oikumene.kernel.drawing import Drawn, Line, Panel, Section, Speaker, joined, line_of
from oikumene.kit.drawer import Drawer, own_last

#: The colours of boards, as a terminal has them; names stand beside them always.
BOARDS = {
    "purple": "magenta",
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "white": "green",
    "black": "bright_black",
}
#: The colours of suits, likewise.
INKS = {
    "discord": "red",
    "arcane": "magenta",
    "order": "bright_blue",
    "hearth": "yellow",
    "beast": "green",
    "nomad": "cyan",
}
REGIONS = ("cradle", "provinces", "hinterland")


def draw(view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
    """The realm, the campaign that is going on, then every board, the viewer's own last."""
    drawn = Realm(view, speaker, names)
    campaign = [drawn.campaign(drawn.table["war"])] if drawn.table["war"] else []
    return [drawn.realm(), *campaign, *(drawn.board(seat) for seat in own_last(view))]


class Realm(Drawer):
    """The map and the boards."""

    def __init__(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> None:
        super().__init__(view, speaker, names)
        self.table: Mapping[str, Any] = view["table"]

    def ink(self, seat: int) -> str:
        return BOARDS[self.table["seats"][seat]["colour"]]

    def seat(self, seat: int) -> Line:
        return Line(self.name(seat), self.ink(seat))

    def thing(self, kind: str, value: int | str) -> str:
        return str(self.speaker.thing(kind, value))

    def side(self, side: str | int) -> Line:
        """A player, the Empire, the bandits or nobody."""
        return self.seat(side) if isinstance(side, int) else Line(self.thing("side", SIDES[side]))

    # -- the realm

    def realm(self) -> Panel:
        """Rounds and the title above; the three regions; banks, banners, decks and the Reliquary."""
        table = self.table
        title = [self.say("reign", n=table["reign"])] if table["reign"] is not None else []
        title += [self.say("round", n=table["round"], of=table["rounds"]), self.thing("oath", table["oath"])]
        title.append(self.title())
        parts: list[Drawn] = [self.region(region) for region in REGIONS]
        parts += [
            self.section("banks", [Line(" · ".join(self.banks()))]),
            self.section("banners", [self.banner(banner) for banner in table["banners"]]),
            self.section("decks", [Line(self.deck()), *self.piles(), *self.shown()]),
            self.section("reliquary", joined([self.space(space) for space in table["reliquary"]], " · ")),
        ]
        parts += [self.section("offer", [self.offer(table["offer"])])] if table["offer"] else []
        return Panel(" · ".join(title), parts)

    def title(self) -> str:
        """Who holds the title, and as what."""
        if self.table["title"] < 0:
            return self.say("no-title")
        return self.say("usurper" if self.table["usurper"] else "oathkeeper", seat=self.name(self.table["title"]))

    def region(self, region: str) -> Section:
        """A region: two lines a site, one of the site and one of the cards there."""
        lines: list[Line] = []
        for slot in self.table["slots"]:
            if slot["region"] == region:
                lines += self.site(slot)
        return Section(self.say(region), lines)

    def site(self, slot: Mapping[str, Any]) -> list[Line]:
        name = Line(self.speaker.card_name(slot["site"]) if slot["site"] else self.say("facedown-site"), "bold")
        pawns = [self.seat(n) for n, board in enumerate(self.table["seats"]) if board["pawn"] == slot["id"]]
        told = self.held(slot) if slot["faceup"] else []
        head = line_of(name, ": ", *joined(told, "; ")) if told else name
        if pawns:
            head.add(" ← ").add(joined(pawns)[0])
        cards = joined([self.lying(card) for card in slot["cards"]])
        return [head, *(line_of("  ", card) for card in cards)]

    def held(self, slot: Mapping[str, Any]) -> list[Line]:
        """Who rules a site with how many, what lies there besides cards, and the room that is left."""
        rules = self.side(slot["ruler"])
        if slot["warbands"]:
            rules = line_of(rules, " ", self.say("n-warbands", n=slot["warbands"]))
        told = [rules]
        told += [Line(self.say("n-bandits", n=slot["bandits"]))] if slot["bandits"] and slot["warbands"] else []
        told += [Line(text) for text in self.tokens(slot)]
        if slot["relics"]:
            known = [relic for relic in slot["relics"] if relic is not None]
            told.append(Line(self.say("n-relics", n=len(slot["relics"])) + self.named(known)))
        return [*told, Line(self.say("room", n=slot["room"]))]

    def named(self, known: Sequence[str]) -> str:
        """Cards whose faces the viewer knows, in brackets."""
        return f" ({', '.join(self.speaker.card_name(card) for card in known)})" if known else ""

    def tokens(self, thing: Mapping[str, Any]) -> list[str]:
        """Favor and secrets that lie somewhere."""
        return [self.say(f"n-{name}", n=thing[name]) for name in ("favor", "secrets") if thing[name]]

    def lying(self, card: Mapping[str, Any]) -> Line:
        """A faceup card: its name in the colour of its suit, the suit, and the tokens on it."""
        suit = self.speaker.cards()[card["card"]].facts.get("suit", "")
        told = [self.thing("suit", suit)] if suit else []
        told += self.tokens(card)
        name = Line(self.speaker.card_name(card["card"]), INKS.get(suit, ""))
        return name.add(f" ({', '.join(told)})", "default") if told else name

    def banks(self) -> list[str]:
        found = [f"{self.thing('suit', suit)} {self.table['banks'][suit]}" for suit in SUITS]
        return [*found, self.say("stock", n=self.table["stock"])]

    def banner(self, banner: Mapping[str, Any]) -> Line:
        token = "favor" if banner["id"] == "pf" else "secrets"
        held = Line(self.say("unheld")) if banner["holder"] is None else self.seat(banner["holder"])
        told = line_of(self.thing("banner", banner["id"]), ": ", held, ", ", self.say(f"n-{token}", n=banner["tokens"]))
        return told.add(f", {self.say('mob')}") if banner["mob"] else told

    def deck(self) -> str:
        """The back on top of the world deck, Visions drawn, and what a search of it costs."""
        top = self.table["deck_top"]
        told = [self.say(f"top-{top}") if top else self.say("deck-empty")]
        return "; ".join(
            [*told, self.say("visions", n=self.table["visions"]), self.say("search", n=self.table["search"])]
        )

    def piles(self) -> list[Line]:
        """The discard piles: how many cards, the back on top, and what the viewer knows of them."""
        lines = []
        for pile in self.table["piles"]:
            if not pile["backs"]:
                continue
            known = [card for card in pile["known"] if card is not None]
            told = self.say("pile", region=self.thing("region", pile["region"]), n=len(pile["backs"]))
            vision = f"; {self.say('top-vision')}" if pile["backs"][-1] == "vision" else ""
            lines.append(Line(told + self.named(known) + vision))
        return lines

    def shown(self) -> list[Line]:
        """A card that is being looked at by all."""
        seen = [card for card in self.table["shown"] if card is not None]
        return [Line(self.say("shown", cards=", ".join(map(self.speaker.card_name, seen))))] if seen else []

    def space(self, space: Mapping[str, Any]) -> Line:
        """A space of the Reliquary: its relic, or what binds the Chancellor now that it is open."""
        name = self.thing("space", space["space"])
        if space["open"]:
            return Line(f"{name}: ").add(self.say("open"), "bold")
        known = [relic for relic in space["relic"] if relic is not None]
        return Line(f"{name}: {self.speaker.card_name(known[0]) if known else self.say('relic-facedown')}")

    def offer(self, offer: Mapping[str, Any]) -> Line:
        """An offer of citizenship that waits for an answer."""
        return line_of(self.seat(offer["by"]), " → ", self.seat(offer["to"]), ": ", self.say("citizenship"))

    # -- a campaign

    def campaign(self, war: Mapping[str, Any]) -> Panel:
        """Who fights whom and for what, forces, dice and plans."""
        attacker = line_of(self.seat(war["attacker"]), " → ", self.side(war["defender"]))
        parts: list[Drawn] = [attacker]
        if war["allies"]:
            parts.append(self.section("allies", joined([self.seat(ally) for ally in war["allies"]])))
        parts.append(self.section("targets", [Line("; ".join(self.target(target) for target in war["targets"]))]))
        figures = [self.say("attack", dice=war["attack"], n=war["force"])]
        figures.append(self.say("defence", dice=war["defence"], n=war["against"]))
        figures += [self.say("value", n=war["value"])] if war["value"] else []
        parts.append(Line(" · ".join(figures)))
        if war["plans"]:
            parts.append(self.section("plans", joined([self.plan(card, side) for card, side in war["plans"]])))
        return Panel(self.say("campaign", place=self.place(war["place"])), parts)

    def plan(self, card: str, side: str | int) -> Line:
        return line_of(self.speaker.card_name(card), " (", self.side(side), ")")

    def target(self, target: Sequence[str | int]) -> str:
        kind, *what = target
        if kind == "pawn":
            return self.say("target-pawn")
        if kind == "site":
            return self.place(str(what[0]))
        if kind == "find":
            return self.say("target-find", site=self.place(str(what[0])), n=int(what[1]) + 1)
        return self.thing("banner", what[0]) if kind == "banner" else self.speaker.card_name(what[0])

    def place(self, slot: str) -> str:
        """A place by the name of its site, or by its slot where that lies facedown."""
        there = next(each for each in self.table["slots"] if each["id"] == slot)
        return self.speaker.card_name(there["site"]) if there["site"] else self.thing("slot", slot)

    # -- a board

    def board(self, seat: int) -> Panel:
        board = self.table["seats"][seat]
        own = seat == self.view["seat"]
        title = self.say(board["role"], seat=self.name(seat))
        title += self.standing(seat, passed=False)
        title += f" · {self.say('won')}" if self.table["winner"] == seat else ""
        parts: list[Drawn] = [Line(" · ".join(self.figures(board)))]
        sections = (
            ("advisers", [*self.read(board["advisers"], own), *self.hidden(board, own)]),
            ("vision", [self.vision(card, own) for card in (*board["vision"], *board["follows"])]),
            ("relics", self.read(board["relics"], own)),
            ("drawn", [self.card(card) for card in board["drawn"]] if own else self.backs(board["drawn"])),
            ("here", self.read(self.here(board), own) if own else []),
        )
        parts += [self.section(name, lines) for name, lines in sections if lines]
        return Panel(title, parts, self.ink(seat))

    def figures(self, board: Mapping[str, Any]) -> list[str]:
        told = [self.say("n-favor", n=board["favor"]), self.say("n-secrets", n=board["secrets"])]
        told += [self.say("dark", n=board["dark"])] if board["dark"] else []
        told += [self.say("supply", n=board["supply"], rest=board["refresh"])]
        told += [self.say("warbands", n=board["warbands"], bank=board["bank"])]
        told += [self.say("caged", n=board["caged"])] if board["caged"] else []
        return [*told, self.say("at", place=self.place(board["pawn"]))]

    def here(self, board: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The cards at the site of a pawn."""
        slots: Sequence[Mapping[str, Any]] = self.table["slots"]
        there: Sequence[Mapping[str, Any]] = next(slot["cards"] for slot in slots if slot["id"] == board["pawn"])
        return there

    def read(self, cards: Sequence[Mapping[str, Any]], own: bool) -> list[Line]:
        """Cards to read, a line each; of others the names."""
        if not own:
            return joined([self.lying(card) for card in cards])
        lines = []
        for card in cards:
            does = self.does(card["card"], ("figure-suit",))  # it stands behind the name
            lines.append(line_of(self.lying(card), " — ", does) if does else self.lying(card))
        return lines

    def hidden(self, board: Mapping[str, Any], own: bool) -> list[Line]:
        """Facedown advisers: the owner reads them, others see the back, and the face where they know it."""
        lines = []
        for n, (card, back) in enumerate(zip(board["facedown"], board["facedown_backs"], strict=True), 1):
            mark = self.say(f"facedown-{back}", n=n)
            if card is None:
                lines.append(Line(mark))
            else:
                lines.append(line_of(mark, ": ", self.card(card) if own else self.speaker.card_name(card)))
        return lines if own else joined(lines)

    def vision(self, card: str | None, own: bool) -> Line:
        return self.card(card) if own else Line(self.speaker.card_name(card), "bold")

    def backs(self, cards: Sequence[str | None]) -> list[Line]:
        """Cards that somebody else has just drawn."""
        known = [card for card in cards if card is not None]
        return [Line(self.say("cards", n=len(cards)) + self.named(known))] if cards else []
