"""Plays the golden games anew and writes them down: `python tests/golden/update.py`, then read the difference.

A name (`imperium`, `imperium/qin`) plays only those that begin so.
`--keep` gives the answers that stand in the files once more, so that only what happens after them changes.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from golden.playthrough import HERE, again, begin, files, lively, text, thoughtful
from golden.war import warlike

#: Rulings that are options, the other way.
HOUSE = {"government_price": "free", "first_settler": "inside"}

#: (file, seats, seed, options)
GAMES: list[tuple[str, int, int, dict[str, str]]] = [
    ("ancient_world/two-seats", 2, 57, {}),
    ("ancient_world/three-seats", 3, 110, {"first_player": "2"}),
    ("ancient_world/four-seats", 4, 100, {}),
    ("ancient_world/expand-plus", 3, 100, {"expand_plus": "true"}),
    ("ancient_world/changed-decks", 2, 9, {"deck": "file changed-decks.csv"}),
    ("imperial_settlers/romans-barbarians", 2, 32, {"empire_1": "romans", "empire_2": "barbarians"}),
    ("imperial_settlers/egyptians-japanese", 2, 21, {"empire_1": "egyptians", "empire_2": "japanese"}),
    ("imperial_settlers/four-empires", 4, 10, {"empires": "choose"}),
    ("imperial_settlers/draft", 3, 10, {"lookout": "draft"}),
    ("imperial_settlers/advanced", 3, 18, {"lookout": "advanced"}),
    ("imperial_settlers/peaceful", 2, 22, {"peaceful": "true", "empire_1": "barbarians", "empire_2": "japanese"}),
    ("imperial_settlers/solo-romans", 1, 21, {"empire_1": "romans"}),
    ("imperial_settlers/solo-japanese", 1, 37, {"empire_1": "japanese"}),
    *(
        (f"imperium/{one}-{other}", 2, seed, {"base": base, "nation_1": one, "nation_2": other, "powers": side})
        for one, other, seed, base, side in (
            ("carthaginians", "celts", 4, "classics", "a"),
            ("greeks", "macedonians", 4, "classics", "b"),
            ("persians", "romans", 4, "classics", "a"),
            ("scythians", "vikings", 3, "classics", "a"),
            ("arthurians", "atlanteans", 7, "legends", "a"),
            ("egyptians", "mauryans", 1, "legends", "a"),
            ("minoans", "olmecs", 4, "legends", "a"),
            ("qin", "utopians", 6, "legends", "a"),
        )
    ),
    ("oath/three-stable-regime", 3, 4, {"oath": "supremacy"}),
    ("oath/three-visionary", 3, 60, {"oath": "people"}),
    ("oath/four-people", 4, 0, {"oath": "people"}),
    ("oath/five-usurper", 5, 1, {"oath": "protection"}),
    ("oath/six-devotion", 6, 1, {"oath": "devotion"}),
    ("oath/series-one", 4, 26, {"oath": "supremacy", "series": "true"}),
    ("oath/series-two", 4, 10, {"after": "series-one"}),
    ("oath/series-three", 4, 21, {"after": "series-two"}),
    # each civilization once, each variant
    ("clash/two-normal", 2, 0, {"trading": "few"}),
    ("clash/two-short", 2, 1, {"trading": "off", "length": "short", "events": "optional"}),
    ("clash/two-random-end", 2, 3, {"trading": "off", "length": "random-end", "leaders": "random"}),
    ("clash/two-wonders", 2, 4, {"trading": "off", "length": "wonder-end", "wonders": "open"}),
    ("clash/three-history", 3, 15, {"trading": "off", "history": "alternate", "events": "symbols"}),
    ("clash/four-normal", 4, 31, {"trading": "off"}),
    ("clash/base", 2, 5, {"trading": "off", "expansion": "false"}),
    *(
        (f"clash/war-{name}", 2, seed, {"trading": "off", "civilizations": "choose", **HOUSE})
        for name, seed in (("wonder", 116), ("players", 125), ("pirates", 136))
    ),
    ("imperium/three-choose", 3, 2, {"base": "legends", "nations": "choose"}),
    ("imperium/solo-romans-celts", 1, 3, {"nation_1": "romans", "opponent": "celts", "powers": "a"}),
    ("imperium/solo-minoans-vikings", 1, 5, {"nation_1": "minoans", "opponent": "vikings", "level": "overlord"}),
]

#: Played by bots: answers at random give their cities up.
THOUGHTFUL = ("clash",)
#: Played towards wonders and battles, of which bots see few.
WARLIKE = "clash/war-"


def main() -> None:
    if "--keep" in sys.argv[1:]:
        for path in files():
            path.write_text(again(path), encoding="utf-8")
        return
    wanted = [arg for arg in sys.argv[1:] if not arg.startswith("--")]
    for name, seats, seed, options in GAMES:
        if wanted and not any(name.startswith(start) for start in wanted):
            continue
        match = begin(name.split("/")[0], seats, seed, options)
        play = warlike if name.startswith(WARLIKE) else thoughtful if match.game.id in THOUGHTFUL else lively
        (HERE / f"{name}.txt").write_text(text(match, options, play(match, seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
