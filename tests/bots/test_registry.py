"""How a bot is named: its parameters, bots of other packages, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import oikumene
from oikumene import bots
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.bots.parameters import parameters_of
from oikumene.bots.random import RandomBot
from oikumene.kernel.errors import Refused
from oikumene.text import LANGUAGES, Texts


def refusal(name: str) -> Refused:
    with pytest.raises(Refused) as refused:
        bots.make(name, 0, 0)
    return refused.value


# -- parameters


def test_a_bare_name() -> None:
    bot = bots.make("mcts", 1, 7)
    assert isinstance(bot, MctsBot)
    assert bot.seat == 1


def test_parameters_follow_the_name() -> None:
    bot = bots.make("mcts:seconds=0.5:explore=0.2", 0, 0)
    assert isinstance(bot, MctsBot)
    assert (bot.seconds, bot.told) == (0.5, {"explore": 0.2})
    greedy = bots.make("greedy: worlds = 3 ", 0, 0)
    assert isinstance(greedy, GreedyBot)
    assert greedy.worlds == 3


def test_so_many_rounds_take_as_long_as_they_take() -> None:
    bot = bots.make("mcts:rounds=300", 0, 0)
    assert isinstance(bot, MctsBot)
    assert (bot.rounds, bot.seconds) == (300, None)
    both = bots.make("mcts:rounds=300:seconds=2", 0, 0)
    assert isinstance(both, MctsBot)
    assert (both.rounds, both.seconds) == (300, 2.0)


WRONG = [
    ("genius", "bot", "There is no bot 'genius'; there are random, greedy, mcts"),
    ("", "bot", "There is no bot ''"),
    ("random:", "bot-pair", "given as name=value, not ''"),
    ("greedy:worlds", "bot-pair", "given as name=value, not 'worlds'"),
    ("greedy:world=2", "bot-parameter", "greedy has no parameter 'world'; it has: worlds, nodes"),
    ("random:luck=2", "bot-parameter", "random has no parameter 'luck'; it has: -"),
    ("greedy:worlds=many", "bot-value", "worlds of the bot greedy cannot be 'many'; expected a whole number."),
    ("greedy:worlds=1.5", "bot-value", "expected a whole number."),
    ("mcts:seconds=soon", "bot-value", "seconds of the bot mcts cannot be 'soon'; expected a number."),
    ("mcts:seconds=inf", "bot-value", "cannot be 'inf'"),
    ("mcts:seconds=nan", "bot-value", "cannot be 'nan'"),
    ("mcts:seconds=0", "bot-least", "seconds of the bot mcts must be at least 0.01, not 0."),
    ("mcts:rounds=0", "bot-least", "must be at least 1, not 0."),
    ("greedy:worlds=-1", "bot-least", "must be at least 1, not -1."),
    ("mcts:seat=3", "bot-parameter", "mcts has no parameter 'seat'"),
    ("exec", "bot-no-command", "Say which program is to play"),
    ("exec:", "bot-no-command", "Say which program is to play"),
    ("exec:no-such-program-here x", "bot-program", "There is no program 'no-such-program-here'"),
    ("exec:./bot 'half", "bot-command", "cannot be read (No closing quotation)"),
    ("exec:seconds=0:python3 x", "bot-least", "seconds of the bot exec must be at least 0.01"),
    ("exec:tries=x:python3 x", "bot-value", "tries of the bot exec cannot be 'x'"),
]


@pytest.mark.parametrize(("name", "code", "sentence"), WRONG)
def test_what_cannot_be_is_a_sentence(name: str, code: str, sentence: str) -> None:
    refused = refusal(name)
    assert refused.code == code
    assert sentence in Texts(None, "en", strict=True).error(refused)
    for lang in LANGUAGES:
        assert Texts(None, lang, strict=True).error(refused)


def test_what_can_be_set_is_read_off_the_maker() -> None:
    assert {"seconds": "float", "rounds": "int"}.items() <= {
        entry.name: entry.kind for entry in parameters_of(MctsBot).values()
    }.items()
    assert parameters_of(RandomBot) == {}


@pytest.mark.skipif(hasattr(MctsBot, "__mypyc_attrs__"), reason="a compiled maker has no annotations")
def test_the_kinds_that_a_maker_tells_are_those_of_its_annotations() -> None:
    """They are for the compiled build, where a default of None says nothing."""
    said = MctsBot.__init__.__annotations__
    assert MctsBot.kinds == {name: said[name].removesuffix(" | None") for name in MctsBot.kinds}
    untold = [each for each in parameters_of(MctsBot).values() if each.default is None]
    assert {each.name for each in untold} == set(MctsBot.kinds)


def test_an_annotation_that_cannot_be_followed_is_no_obstacle() -> None:
    def maker(seat: int, seed: int, *, depth: Nowhere = 2, name: Nowhere = None) -> None: ...  # type: ignore  # noqa: F821

    assert [tuple(entry) for entry in parameters_of(maker).values()] == [("depth", "int", 2), ("name", "", None)]


# -- lists of names


def test_names_are_separated_by_commas_outside_quotes() -> None:
    assert bots.split("human,novice , mcts:rounds=5") == ["human", "novice", "mcts:rounds=5"]
    assert bots.split("""exec:./bot "a,b" 'c,d',random""") == ["""exec:./bot "a,b" 'c,d'""", "random"]
    assert bots.split("random,,it's") == ["random", "", "it's"]
    assert bots.split("") == [""]


def test_only_exec_starts_programs() -> None:
    assert bots.runs_command("exec:rm -r x")
    assert refusal(" exec:python3 x").code == "bot"  # no other spelling slips past whoever asks
    assert refusal("EXEC:python3 x").code == "bot"
    assert not [name for name in bots.bots() if bots.runs_command(name)]


# -- bots of other packages

THINKER = """
from oikumene.bots.random import RandomBot

class Thinker(RandomBot):
    def __init__(self, seat, seed, *, depth: int = 2, mood="calm", luck=None):
        super().__init__(seat, seed)
        if depth > 9:
            raise ValueError("too deep")
        self.depth, self.mood, self.luck = depth, mood, luck

not_a_maker = 7
"""
POINTS = """
[oikumene.bots]
thinker = thinker_package:Thinker
absent = thinker_package:Absent
missing = no_such_package_anywhere:Bot
number = thinker_package:not_a_maker
random = thinker_package:Thinker
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots, installed as pip would leave it."""
    (tmp_path / "thinker_package.py").write_text(THINKER)
    info = tmp_path / "thinker_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thinker-package\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "thinker_package", raising=False)


@pytest.mark.usefixtures("package")
def test_another_package_brings_a_bot() -> None:
    assert "thinker" in bots.bots()
    bot = bots.make("thinker:depth=4:mood=wild:luck=0.5", 1, 3)
    assert vars(bot).items() >= {"depth": 4, "mood": "wild", "luck": 0.5}.items()
    match = oikumene.game("ancient_world").new(seats=2, seed=1)
    ask = match.asks[0]
    assert bot.choose(bots.Chair(match, ask)) in ask.values()


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("absent", "AttributeError"),
        ("missing", "ModuleNotFoundError: No module named 'no_such_package_anywhere'"),
        ("number", "thinker_package:not_a_maker is not a function or a class"),
        ("thinker:depth=10", "ValueError: too deep"),
    ],
)
def test_a_bot_of_another_package_that_is_broken_says_so(name: str, why: str) -> None:
    refused = refusal(name)
    assert refused.code == "bot-unmade"
    assert why in str(refused)


@pytest.mark.usefixtures("package")
def test_the_names_of_the_house_are_its_own() -> None:
    assert type(bots.make("random", 0, 0)) is RandomBot
    assert bots.bots().count("random") == 1
