"""A solo game laid out by hand: the opponent is side 1, without a seat. See `tables` for the words."""

from __future__ import annotations

from oikumene.games.imperium.state import AREA, BOT_SLOT, BOT_SLOTS, DECK, DISCARD, JOURNEY, NATION
from rules.imperium.tables import Table

BOT = 1


class SoloTable(Table):
    """A table with an opponent."""

    def _supply(self, zone: int) -> list[int]:
        """Also what the opponent has."""
        own = [place + BOT for place in (DECK, NATION, AREA, DISCARD)] + list(range(BOT_SLOT, BOT_SLOT + BOT_SLOTS))
        return super()._supply(zone) + [card for place in own for card in self.state_.zones[place]]

    def slots(self, *cards: str) -> SoloTable:
        """Exactly these cards before the opponent, from slot 1; "" is an empty slot."""
        for slot in range(BOT_SLOTS):
            self.only(BOT_SLOT + slot, *([cards[slot]] if slot < len(cards) and cards[slot] else []))
        return self

    def resolve(self, card: str) -> SoloTable:
        """The opponent resolves this card and no other; then the human has a turn."""
        self.slots(card)
        self.then(("opponent-slot", 0), ("turn", 0))
        return self.go()

    def clean_up(self, die: int) -> SoloTable:
        """The clean-up of the opponent after this roll; then the human has a turn."""
        self.table(die=die)
        self.then(("opponent-clean-up",), ("turn", 0))
        return self.go()

    def go(self) -> SoloTable:
        assert self.match
        return self

    def bot(self, **what: object) -> SoloTable:
        """What the opponent has: resources by name, or `empire`."""
        for name, value in what.items():
            if name in ("materials", "population", "progress"):
                self.has(BOT, **{name: int(str(value))})
            else:
                self.state(BOT, **{name: value})
        return self

    def in_slots(self) -> list[str]:
        """The cards before the opponent, "" for an empty slot."""
        return ["".join(self.ids(BOT_SLOT + slot)) for slot in range(BOT_SLOTS)]

    def journey(self) -> list[str]:
        """The journey cards, the one that counts last."""
        return self.ids(JOURNEY + BOT)


def solo(opponent: str, human: str = "", **options: object) -> SoloTable:
    """A solo game on the standard level; the human plays Persians (against Persians: Greeks)."""
    human = human or ("greeks" if opponent == "persians" else "persians")
    t = SoloTable((human,), 0, 0, "a", {"opponent": opponent, **options})
    t.has(BOT, materials=0, population=0, progress=0)
    return t
