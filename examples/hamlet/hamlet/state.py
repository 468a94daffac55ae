"""What is on the table of Hamlet, what a card is, and its words: questions and moments too."""

from dataclasses import dataclass

from oikumene.kernel.data import data
from oikumene.kernel.saving import By, Each
from oikumene.kernel.table import ALL, NOBODY, Layout, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.bend import Bend, Hooked, Matter, answers
from oikumene.kit.effects import INF, Deed, Effect, phrase
from oikumene.kit.moments import Reaction

GOODS = ("wood", "stone", "gold")
DECK, HAND, PLAY = 0, 1, 5  # HAND + seat, PLAY + seat
HANDS = [Zone(f"hand-{seat}", 1 << seat, ordered=False) for seat in range(4)]
LAYOUT = Layout([Zone("deck", NOBODY), *HANDS, *[Zone(f"play-{seat}", ALL, live=True) for seat in range(4)]])
WORDS = Vocabulary(
    options={"build": "card", "forage": "", "way": "way"},
    prompts={"act": "", "pay": "card good", "may": "card way", "choose": "card"},
    lines={"builds": "seat card", "forages": "seat"},
)
PRICE, BUILT = Matter("price"), "built"  # what cards bend, what they wait for


@data
class State(Hooked):
    __slots__ = ("cards", "goods", "round")
    SHARED = (*Hooked.SHARED, "cards")
    NAMED = {**Hooked.NAMED, "goods": Each(By(GOODS, 0))}
    WORDS = WORDS

    def __init__(self, seats, seed, book):
        super().__init__(seats, LAYOUT, book.ids, seed, [answers(card.bends, card.reactions) for card in book])
        self.cards, self.goods, self.round = book.cards, [[1, 1, 1] for _ in range(seats)], 0

    def copy(self):
        twin = type(self).__new__(type(self))
        self.copy_table(twin)
        twin.cards, twin.goods, twin.round = self.cards, [purse[:] for purse in self.goods], self.round
        return twin

    def card(self, card):
        return self.cards[self.face[card]]

    def holder(self, card):
        return self.at[card] - PLAY

    def bends(self, card):
        return self.card(card).bends

    def reactions(self, card):
        return self.card(card).reactions


@dataclass(frozen=True)
class Card:
    id: str
    names: dict[str, str]
    price: tuple[int, ...]
    points: int
    effect: Effect[Deed[State]]
    reactions: tuple[Reaction[Deed[State]], ...] = ()
    bends: tuple[Bend[State], ...] = ()
    copies: int = 4
    deck = "hamlet"

    def text(self):
        worth = ("text-worth", {"n": self.points, "effect": phrase(self.effect, INF)})
        return (worth, *[part.say() for part in (*self.reactions, *self.bends)])
