"""The table of The Ancient World in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oikumene.kernel.drawing import Drawn, Grid, Line, Panel, Speaker, joined, line_of
from oikumene.kit.drawer import COLOURS, Drawer, own_last

TRIBES = ("red", "green", "blue", "yellow", "purple")
#: Signs for the figures of an army.
SIGNS = {"sword": "⚔", "arrow": "➶", "trophy": "◉", "espionage": "✎", "restore": "✚"}
#: Parts of a card's text that go without saying here: a die for each banner.
KNOWN_WITHOUT = ("text-dice",)


def draw(view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
    """The board, then every city, the viewer's own last."""
    table = view["table"]
    drawn = AncientWorld(view, speaker, names)
    return [drawn.board(table), *(drawn.city(table["seats"][seat], seat) for seat in own_last(view))]


class AncientWorld(Drawer):
    """The board and the cities."""

    # -- the board

    def board(self, table: Mapping[str, Any]) -> Panel:
        token = "locked" if table["locked"] else "first"
        first = self.say(token, seat=self.name(table["first"]))
        title = f"{self.say('round', round=table['round'])} · {first}"
        titans = [line for deck in table["titans"] for line in self.titan(deck)]
        parts: list[Drawn] = [
            self.spaces(table["spaces"]),
            self.section("titans", titans),
            self.section("row", [self.whole_card(card) for card in table["row"]]),
            self.section("military", [self.whole_card(card) for card in table["military"]]),
            self.section("district", self.open_and_left(table["district"])),
            Line(self.decks(table), "dim"),
        ]
        return Panel(title, parts)

    def spaces(self, spaces: Sequence[Mapping[str, Any]]) -> Grid:
        return Grid([self.space(space) for space in spaces], 3)

    def space(self, space: Mapping[str, Any]) -> Line:
        """A space: its name, and who stands there with which skill."""
        name = str(self.speaker.thing("space", space["id"]))
        if not space["open"]:
            return Line(f"{name}: {self.say('opens', round=space['round'])}", "dim")
        cell = Line(name, "bold")
        for at, (seat, skill) in enumerate(space["citizens"]):
            cell.add(" · " if at else ": ", "default").add(self.seat(seat)).add(f" [{skill}]", "not bold")
        return cell

    def titan(self, deck: Mapping[str, Any]) -> list[Line]:
        if deck["open"] is None:
            return [Line(f"{self.speaker.thing('stars', deck['stars'])} {self.say('none')}", "dim")]
        return self.open_and_left(deck)

    def open_and_left(self, deck: Mapping[str, Any]) -> list[Line]:
        if deck["open"] is None:
            return []
        return [self.whole_card(deck["open"]).add(f" ({self.say('left', n=deck['left'])})", "dim")]

    def decks(self, table: Mapping[str, Any]) -> str:
        decks = table["decks"]
        return self.say(
            "decks",
            empire=decks["empire"],
            discard=len(decks["discard"]),
            military=decks["military"],
            districts=table["district"]["left"],
        )

    def whole_card(self, id: str | None) -> Line:
        return self.card(id, KNOWN_WITHOUT)

    # -- a city

    def city(self, city: Mapping[str, Any], seat: int) -> Panel:
        own = seat == self.view["seat"]
        title = f"{self.say('city', seat=self.name(seat))} · {self.say('points', n=city['points'])}"
        title += self.standing(seat, city["passed"])
        parts: list[Drawn] = [Line(" · ".join(self.figures(city))), self.citizens(city), self.banners(city)]
        lists = (
            ("empire", self.empire(city, own)),
            ("lost", self.names_of(city["lost"])),
            ("aside", self.hidden(city["aside"]) if not own else [self.whole_card(card) for card in city["aside"]]),
            ("districts", self.names_of(city["districts"])),
            ("beaten", self.names_of(city["titans"])),
            ("armies", [self.army(army) for army in city["armies"]]),
        )
        parts += [self.section(name, lines) for name, lines in lists if lines]
        return Panel(title, parts, COLOURS[seat])

    def figures(self, city: Mapping[str, Any]) -> list[str]:
        made = [
            self.say("coins", n=city["coins"]),
            self.say("knowledge", n=city["knowledge"]),
            self.say("income", coins=city["coin_income"], knowledge=city["knowledge_income"]),
            self.say("food", n=city["food"]),
            self.say("space", free=city["free"], n=city["space"]),
            self.attack(city),
            self.say("limit", n=len(city["armies"]), limit=city["army_limit"]),
        ]
        if city["explore"]:
            made.append(self.say("explore", n=city["explore"]))
        return made

    def attack(self, city: Mapping[str, Any]) -> str:
        swords = city["sword"] + city["round_swords"]
        if not city["round_swords"]:
            return self.say("attack", sword=swords, arrow=city["arrow"])
        return self.say("attack-round", sword=swords, arrow=city["arrow"], round=city["round_swords"])

    def citizens(self, city: Mapping[str, Any]) -> Line:
        parts = [f"{self.say('ready')} {' '.join(map(str, city['ready'])) or '—'}"]
        if city["starving"]:
            parts.append(f"{self.say('starving')} {' '.join(map(str, city['starving']))}")
        return Line(f"{self.say('citizens')}: {', '.join(parts)}")

    def banners(self, city: Mapping[str, Any]) -> Line:
        shown = [f"{self.speaker.thing('tribe', tribe)} {city['banners'][tribe]}" for tribe in TRIBES]
        return Line(f"{self.say('banners')}: {', '.join(shown)}")

    def empire(self, city: Mapping[str, Any], own: bool) -> list[Line]:
        """The owner reads what the cards do; of others' only the names, to keep the table short."""
        standing: dict[str, int] = dict(city["slots"])
        lines = []
        for card in city["empire"]:
            line = self.whole_card(card) if own else Line(self.speaker.card_name(card))
            if card in standing:
                line.add(f" [{standing[card]}]", "bold")
            lines.append(line)
        return lines if own else joined(lines)

    def hidden(self, cards: Sequence[str | None]) -> list[Line]:
        known = [Line(self.speaker.card_name(card)) for card in cards if card is not None]
        unknown = sum(card is None for card in cards)
        return joined([*known, *([Line(self.say("hidden", n=unknown))] if unknown else [])])

    def army(self, army: Mapping[str, Any]) -> Line:
        """An army: its name, what it gives in a fight, and what using it costs (or that it was used)."""
        coins = self.say("army-coins", n=army["scroll"]) if army["scroll"] else ""
        coins = coins or self.say("army-next", n=army["picture"] + 1)
        parts = [" ".join(f"{SIGNS[s]}{n}" for s, n in self.army_symbols(army).items()), coins]
        if army["retired"]:
            parts.append(self.say("army-old", n=len(army["retired"])))
        return line_of(Line(self.speaker.card_name(army["card"]), "bold"), ": ", ", ".join(parts))

    def army_symbols(self, army: Mapping[str, Any]) -> dict[str, int]:
        cards = self.speaker.cards()
        given = [cards[army["card"]].facts.get("army", {})]
        given += [cards[card].facts.get("experience", {}) for card in army["retired"]]
        return {sign: total for sign in SIGNS if (total := sum(part.get(sign, 0) for part in given))}
