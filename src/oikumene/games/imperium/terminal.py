"""The table of Imperium in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from oikumene.kernel.drawing import Drawn, Line, Panel, Speaker, joined, line_of
from oikumene.kernel.tags import read_tag
from oikumene.kit.drawer import COLOURS, Drawer, own_last

RESOURCES = ("materials", "population", "progress")
#: The colours of suits; their names stand beside them always.
INKS = {
    "region": "green",
    "uncivilised": "dark_orange3",
    "civilised": "bright_blue",
    "tributary": "magenta",
    "fame": "yellow",
    "unrest": "red",
}
#: Parts of a card's text that matter no more once it is in play.
BEFORE = ("text-play", "text-free", "text-requires", "text-unplayable")
#: Nations whose cards beside the nation deck are not bought, and whose history is none.
QUESTING = "arthurians"
SINKING = "atlanteans"


def draw(view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
    """The market and what lies beside it, the solo opponent, then every nation, the viewer's own last."""
    table = view["table"]
    drawn = Imperium(view, speaker, names)
    opponent = [drawn.opponent(table["opponent"], table["seats"][-1])] if "opponent" in table else []
    nations = (drawn.nation(table["seats"][seat], seat) for seat in own_last(view))
    return [drawn.middle(table), *opponent, *nations]


class Imperium(Drawer):
    """The market and the nations."""

    # -- the middle

    def middle(self, table: Mapping[str, Any]) -> Panel:
        """The market, the decks, fame and exile."""
        title = [self.say("round", round=table["round"])] if table["round"] else []
        title += [self.say("first", seat=self.name(table["first"]))] if self.view["seats"] > 1 else []
        if table["ending"]:
            title.append(self.say(table["ending"], why=str(self.speaker.thing("why", table["why"]))))
        slots = [slot for slot in table["market"] if slot is not None]
        seen = [self.say("fame-seen", cards=self.counted(table["fame_seen"]))] if table["fame_seen"] else []
        parts = [
            self.section("market", [self.slot(slot) for slot in slots]),
            self.section("decks", [Line(self.decks(table["decks"]))]),
            self.section("king", [*self.king(table), *map(Line, seen)]),
            self.section("exile", self.piled(table["exile"])),
        ]
        return Panel(" · ".join(title), parts)

    def slot(self, slot: Mapping[str, Any]) -> Line:
        """A card of the market, with the tokens on it and the unrest under it."""
        with_it = self.tokens(slot["tokens"])
        with_it += [self.say("unrest", n=slot["unrest"])] if slot["unrest"] else []
        named = self.named(slot["tag"])
        return self.read(named.add(f" + {', '.join(with_it)}", "bold default") if with_it else named, slot["id"])

    def king(self, table: Mapping[str, Any]) -> list[Line]:
        """King of Kings; what it does is read when it is the next card of fame."""
        if not table["decks"]["fame"]:
            return [self.card(card) for card in table["king"]]
        return [self.titled(card, [self.say("side", side=card[-1])]) for card in table["king"]]

    def decks(self, decks: Mapping[str, int]) -> str:
        return " · ".join(self.say(f"deck-{name}", n=n) for name, n in decks.items())

    # -- the opponent of the solo game

    def opponent(self, opponent: Mapping[str, Any], side: Mapping[str, Any]) -> Panel:
        """Its slots and what it has; what it did not roll for is resolved every turn."""
        level = str(self.speaker.thing("level", opponent["level"]))
        title = " · ".join([self.say("opponent", level=level, **self.of(side)), *self.period(side)])
        slots = [self.bot_slot(n, cards) for n, cards in enumerate(opponent["cards"], 1)]
        figures = self.resources(side["resources"])
        figures += [self.say("die", n=opponent["die"])] if opponent["die"] else []
        piles = [*self.piles(side), self.say("dynasty", n=len(side["nation_deck"]))]
        parts: list[Drawn] = [
            Line(" · ".join(figures)),
            self.section("slots", joined(slots, "; ")),
            *self.sections(("play", self.in_short(side)), ("journey", self.piled(side["journey"]))),
            Line(" · ".join(piles), "dim"),
        ]
        return Panel(title, parts)

    def bot_slot(self, n: int, cards: Sequence[str | None]) -> Line:
        """A slot of the opponent: mostly a card face down."""
        shown = [self.say("face-down") if card is None else self.speaker.card_name(card) for card in cards]
        return Line(f"{n}: {', '.join(shown) or self.say('none')}")

    # -- a nation

    def nation(self, player: Mapping[str, Any], seat: int) -> Panel:
        own = seat == self.view["seat"]
        title = [self.say("nation", seat=self.name(seat), **self.of(player)) if player["nation"] else self.name(seat)]
        title += self.period(player)
        title += [self.say("points", n=player["points"])] if "points" in player else []
        figures = self.resources(player["resources"])
        figures += [self.say(name, n=player[name]) for name in ("actions", "exhausts")]
        parts = [Line(" · ".join(figures)), *(self.own(player) if own else self.other(player))]
        text = " · ".join(title) + self.standing(seat, passed=False)
        return Panel(text, parts, COLOURS[seat])

    def own(self, player: Mapping[str, Any]) -> list[Drawn]:
        """The viewer's own area: everything is read."""
        area = "quests" if player["nation"] == QUESTING else "area"
        history = "sunken" if player["nation"] == SINKING else "history"
        found: list[Drawn] = self.sections(
            ("power", [self.power(card) for card in player["powers"]]),
            ("journey", self.piled(player["journey"])),
            ("nation-deck", self.nation_deck(player)),
            (area, self.area(player)),
            ("play", [self.standing_card(card) for card in player["play"]]),
            ("hand", self.cards(player["hand"])),
            ("discard", self.piled(player["discard"])),
            (history, self.piled(player["history"])),
        )
        return [*found, Line(self.deck(player), "dim")]

    def other(self, player: Mapping[str, Any]) -> list[Drawn]:
        """Another's area: names and counts, to keep the table short."""
        found: list[Drawn] = self.sections(
            ("power", joined([self.in_power(card) for card in player["powers"]], "; ")),
            ("play", self.in_short(player)),
            ("hand", self.backs(player["hand"])),
        )
        piles = self.piles(player)
        piles += [self.say("nation-deck-n", n=len(player["nation_deck"]))] if player["nation_deck"] else []
        piles += [self.say("area-n", n=len(player["area"]))] if player["area"] else []
        return [*found, Line(" · ".join(piles), "dim")]

    def of(self, player: Mapping[str, Any]) -> dict[str, str]:
        return {"nation": str(self.speaker.thing("nation", player["nation"]))}

    def period(self, player: Mapping[str, Any]) -> list[str]:
        return [str(self.speaker.thing("state", player["state"]))] if player["nation"] else []

    def resources(self, amounts: Mapping[str, int]) -> list[str]:
        return [f"{self.speaker.thing('resource', name)} {amounts[name]}" for name in RESOURCES]

    def tokens(self, amounts: Mapping[str, int]) -> list[str]:
        """Tokens that are there: "2 progress"."""
        return [self.say(f"n-{name}", n=amounts[name]) for name in RESOURCES if amounts.get(name)]

    def power(self, card: Mapping[str, Any]) -> Line:
        """A side of the power card, or what lies beside it."""
        if not self.is_power(card["id"]):
            return self.standing_card(card)
        told = Line(str(self.speaker.thing("face", card["id"])).removesuffix("."))
        return told.add(f" ({', '.join(marks)})", "bold") if (marks := self.marks(card)) else told

    def in_power(self, card: Mapping[str, Any]) -> Line:
        """The same in short."""
        if not self.is_power(card["id"]):
            return self.marked(card)
        return Line(self.say("side", side=card["id"][-1]))

    def is_power(self, id: str) -> bool:
        return bool(self.facts(id).get("start") == "power")

    def nation_deck(self, player: Mapping[str, Any]) -> list[Line]:
        """How many cards are left, and the one that lies under them."""
        deck, bottom = player["nation_deck"], player["bottom"]
        if not deck and not bottom:
            return []
        told = [self.say("cards", n=len(deck))]
        told += [self.say("known", cards=self.counted(seen))] if (seen := [card for card in deck if card]) else []
        told += [self.say("bottom", cards=self.counted(bottom))] if bottom else []
        told += [self.say("token-on-it")] if player["nation_token"] else []
        return [Line("; ".join(told))]

    def area(self, player: Mapping[str, Any]) -> list[Line]:
        """Developments with what they cost now; an empire, which buys them, reads what they do."""
        empire = player["state"] == "empire"
        lines = []
        for id, price in zip(player["area"], player["prices"], strict=True):
            line = self.priced(id, price)
            lines.append(self.read(line, id) if empire else line)
        token = [Line(self.say("token-on-it"))] if player["area_token"] else []
        return [*lines, *token] if empire else joined([*lines, *token], "; ")

    def priced(self, id: str, price: Mapping[str, Any]) -> Line:
        told = self.tokens(price["cost"]) + ([self.say("can")] if price["can"] else [])
        name = Line(self.speaker.card_name(id), "bold")
        return name.add(f" ({', '.join(told)})", "not bold") if told else name

    def backs(self, hand: Sequence[str | None]) -> list[Line]:
        """Another's hand: how many cards, and which of them were seen going there."""
        if not hand:
            return []
        seen = [card for card in hand if card is not None]
        told = [self.say("cards", n=len(hand)), *([self.say("known", cards=self.counted(seen))] if seen else [])]
        return [Line("; ".join(told))]

    def piles(self, player: Mapping[str, Any]) -> list[str]:
        """The piles of another: how many cards each has."""
        history = "sunken-n" if player["nation"] == SINKING else "history-n"
        piles = (("deck-n", player["deck"]), ("discard-n", len(player["discard"])), (history, len(player["history"])))
        return [self.say(name, n=n) for name, n in piles]

    def deck(self, player: Mapping[str, Any]) -> str:
        """The own deck, and the cards that are known to lie there."""
        seen = [card for card in player["deck_seen"] if card is not None]
        told = [self.say("deck-n", n=player["deck"]), self.say("hand-size", n=player["hand_size"])]
        return " · ".join(told + ([self.say("deck-seen", cards=self.counted(seen))] if seen else []))

    # -- cards

    def cards(self, cards: Sequence[str | None]) -> list[Line]:
        """Cards to read, a line each; those that read alike are counted."""
        seen = {card: self.card(card).plain for card in cards if card is not None}
        copies = Counter(seen[card] for card in cards if card is not None)
        first = {plain: card for card, plain in reversed(seen.items())}
        lines = []
        for plain, n in copies.items():
            name = self.named(first[plain])
            lines.append(self.read(name.add(f" ×{n}", "bold default") if n > 1 else name, first[plain]))
        return lines

    def standing_card(self, card: Mapping[str, Any]) -> Line:
        """A card in play, and what it still does there."""
        told = [*self.suits(card["id"]), *self.symbols(card["id"]), *self.marks(card)]
        return self.read(self.titled(card["tag"], told), card["id"], BEFORE)

    def in_short(self, player: Mapping[str, Any]) -> list[Line]:
        return joined([self.marked(card) for card in player["play"]], "; ")

    def marked(self, card: Mapping[str, Any]) -> Line:
        """A card in play in short: its suits, what lies on it and under it."""
        return self.titled(card["tag"], [*self.suits(card["id"]), *self.marks(card)])

    def marks(self, card: Mapping[str, Any]) -> list[str]:
        marks = [self.say("mark-exhausted")] if card["exhausted"] else []
        marks += self.tokens({"progress": card["progress"]})
        marks += [self.say("mark-treated", land=str(self.speaker.thing("symbol", land))) for land in card["treated"]]
        if card["garrison"]:
            marks.append(self.say("mark-garrison", cards=self.counted([read_tag(tag).id for tag in card["garrison"]])))
        return marks

    def named(self, tag: str) -> Line:
        """A card that is not in play: its name, its suits and symbols, and when it can be played."""
        id = read_tag(tag).id
        facts = self.facts(id)
        told = [*self.suits(id), *self.symbols(id)]
        told += [self.say(name) for name in ("pinned", "attack") if facts.get(name)]
        told += [self.say(f"only-{facts['state']}")] if facts.get("state") else []
        return self.titled(tag, told)

    def titled(self, tag: str, told: Sequence[str]) -> Line:
        """A card's name in the colour of its suit, which copy it is, and what is told of it."""
        id, _, copy = read_tag(tag)
        suits = self.facts(id).get("suits", [])
        name = Line(self.speaker.card_name(id) + (f" ({copy})" if copy > 1 else ""), self.ink(suits))
        return name.add(f" ({', '.join(told)})", "not bold default") if told else name

    def ink(self, suits: Sequence[str]) -> str:
        return f"bold {INKS[suits[0]]}" if len(set(suits)) == 1 and suits[0] in INKS else "bold"

    def suits(self, id: str) -> list[str]:
        """The suits of a card; that of unrest is its name."""
        suits = dict.fromkeys(self.facts(id).get("suits", []))
        return [str(self.speaker.thing("suit", suit)) for suit in suits if suit != id]

    def symbols(self, id: str) -> list[str]:
        """Types and lands of a card, with how often they are there."""
        facts = self.facts(id)
        counted = Counter([*facts.get("icons", []), *facts.get("lands", [])])
        return [f"{self.speaker.thing('symbol', name)}{f' ×{n}' if n > 1 else ''}" for name, n in counted.items()]

    def card(self, id: str | None, without: Collection[str] = ()) -> Line:
        return Line() if id is None else self.read(self.named(id), id, without)

    def read(self, name: Line, id: str, without: Collection[str] = ()) -> Line:
        """A card's name and what it does, but for its first line: that says what it is, as the name does here."""
        info = self.speaker.cards()[id]
        short = replace(info, text=tuple(part for part in info.text[1:] if not part[0].startswith(tuple(without))))
        does = ". ".join(line.removesuffix(".") for line in self.speaker.lines(short))
        return line_of(name, f" — {does}") if does else name

    def counted(self, cards: Sequence[str | None]) -> str:
        """Names in a row; copies are counted."""
        names = Counter(self.speaker.card_name(card) for card in cards if card is not None)
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in names.items())

    def piled(self, cards: Sequence[str | None]) -> list[Line]:
        return [Line(self.counted(cards))] if any(cards) else []

    def sections(self, *lists: tuple[str, list[Line]]) -> list[Drawn]:
        """Those sections that have something in them."""
        return [self.section(name, lines) for name, lines in lists if lines]

    def facts(self, id: str) -> Mapping[str, Any]:
        info = self.speaker.cards().get(id)
        return {} if info is None else info.facts
