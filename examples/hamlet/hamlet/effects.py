"""The words that cards are made of; how each is said stands beside what it does."""

from dataclasses import dataclass

from hamlet import rules
from hamlet.state import GOODS, PRICE
from oikumene.kit.bend import Bend
from oikumene.kit.book import amounts, named
from oikumene.kit.effects import INF, Effect, part
from oikumene.kit.goods import minus, payable, taken
from oikumene.kit.moments import Reaction


@dataclass(frozen=True)
class Gain(Effect):
    written: str
    word = "gain"

    def run(self, deed, may=False):
        rules.gain(deed.state, deed.seat, amounts(GOODS, self.written))
        return True
        yield

    def say(self, mood=""):
        goods = named(GOODS, amounts(GOODS, self.written)).items()
        return part(f"text-{self.word}", goods=[part("text-good", n=n, good=[part(f"good-{id}")]) for id, n in goods])

    def __str__(self):
        return f"{self.word} {self.written}"


class Pay(Gain):
    word = "pay"

    def can(self, deed):
        return payable(deed.state.goods[deed.seat], amounts(GOODS, self.written))

    allowed = open = can

    def run(self, deed, may=False):
        taken(deed.state.goods[deed.seat], amounts(GOODS, self.written))
        return True
        yield


class WhenOthersBuild(Reaction):
    def say(self):
        return part("text-others-build", effect=[self.effect.say(INF)])


class CheaperInStone(Bend):
    question = PRICE

    def answer(self, state, side, card, value, *about):
        return minus(value, (0, 1, 0))

    def say(self):
        return part("text-cheaper")
