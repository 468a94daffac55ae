"""Hamlet, a small game that is complete: its doors."""

from hamlet import rules
from hamlet.cards import BOOK
from hamlet.state import GOODS, LAYOUT, WORDS, State
from oikumene.kernel.game import CardInfo, Game
from oikumene.kernel.sense import Sense
from oikumene.kit.book import check_decks, named
from oikumene.kit.effects import INF, phrase, slug
from oikumene.kit.scoring import by_points

WAYS = {slug(way): way for card in BOOK for way in card.effect.within()}


class Hamlet(Game):
    id, titles, seats, rules, words = "hamlet", {"en": "Hamlet", "ru": "Хутор"}, range(2, 5), 1, WORDS

    def setup(self, setup):
        return rules.begin(State(setup.seats, setup.seed, BOOK), BOOK.deck("hamlet"))

    def step(self, state):
        _, seat, state.round = state.agenda.pop()
        return rules.turn(state, seat)

    def copy(self, state):
        return state.copy()

    def view(self, state, seat):
        zones = {name: state.look(zone, seat) for zone, name in enumerate(LAYOUT.names)}
        goods = [named(GOODS, purse) for purse in state.goods]
        return {"round": state.round, "rounds": rules.ROUNDS, "goods": goods, "zones": zones}

    def result(self, state):
        return by_points([rules.points(state, n) for n in range(len(state.goods))], lambda n: (sum(state.goods[n]),))

    def cards(self, options=None):
        return [CardInfo(card.id, card.deck, card.copies, card.names, text=card.text()) for card in BOOK]

    def phrase(self, kind, value):
        return phrase(WAYS[value], INF) if kind == "way" else None

    def phrases(self):
        return {"way": tuple(WAYS)}

    def check(self, state):
        check_decks(state, BOOK.cards, BOOK.totals())

    def sense(self, *, near=False):
        return Sense(lambda state: [sum(rules.points(state, seat).values()) for seat in range(len(state.goods))], 3.0)


HAMLET = Hamlet()
