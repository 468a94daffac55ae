"""The cards of Hamlet: data."""

from hamlet.effects import CheaperInStone, Gain, Pay, WhenOthersBuild
from hamlet.state import BUILT, GOODS, Card
from oikumene.kit.book import Book, amounts
from oikumene.kit.ways import Choose, Cost, May


def card(en, ru, price, points, effect, **more):
    return Card(en.lower(), {"en": en, "ru": ru}, amounts(GOODS, price), points, effect, **more)


BOOK = Book(
    [
        card("Manor", "Усадьба", "wood 3, stone 2, gold 1", 7, Gain("gold 1")),
        card("Grove", "Роща", "gold 1", 1, Gain("wood 2, gold 1")),
        card("Fair", "Ярмарка", "wood 1", 1, Choose((Gain("gold 2"), Cost(Pay("gold 1"), Gain("wood 2, stone 2"))))),
        card("Kiln", "Печь", "stone 2", 2, May(Cost(Pay("wood 1"), Gain("gold 3")))),
        card("Inn", "Трактир", "wood 2", 2, Gain("wood 1"), reactions=(WhenOthersBuild(BUILT, Gain("gold 1")),)),
        card("Quarry", "Каменоломня", "wood 2, gold 1", 2, Gain("stone 1"), bends=(CheaperInStone(),)),
    ]
)
