"""Keys, references and messages of what may be answered."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.kernel.errors import GameEnd, Refused
from oikumene.kernel.words import Ref, Said, Vocabulary
from oikumene.text import Texts

WORDS = Vocabulary(
    options={"build": "card n:number", "go": "space", "give": "to:seat card", "pass": ""},
    prompts={"what": "card n:number", "plain": "", "which": "cards:card spaces:space"},
    lines={"built": "seat card"},
    reasons={"poor": "n:number", "late": ""},
)


def ident(card: int) -> str:
    return f"com-{card:03}"


@pytest.mark.parametrize(
    ("value", "key", "refs"),
    [
        ("pass", "pass", ()),
        (7, "7", ()),
        (("build", 17, 2), "build:com-017:2", (Ref("card", "com-017"),)),
        (("go", "b4"), "go:b4", (Ref("space", "b4"),)),
        (("give", 2, 5), "give:2:com-005", (Ref("seat", 2), Ref("card", "com-005"))),
        (("free", "build", 17, 2), "free:build:com-017:2", (Ref("card", "com-017"),)),
        (("free", "pass"), "free:pass", ()),
    ],
)
def test_keys_are_built_from_ids(value: Any, key: str, refs: tuple[Ref, ...]) -> None:
    assert WORDS.key(value, ident) == key
    assert WORDS.refs(value, ident) == refs


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("pass", Said("option-pass", {}, {})),
        (3, Said("option-number", {"n": 3}, {"n": "number"})),
        (("give", 1, 5), Said("option-give", {"to": 1, "card": "com-005"}, {"to": "seat", "card": "card"})),
        (("free", "go", "b4"), Said("option-go", {"space": "b4"}, {"space": "space"})),
    ],
)
def test_options_are_said(value: Any, said: Said) -> None:
    assert WORDS.say_option(value, ident) == said


def test_prompts_and_reasons_are_said() -> None:
    assert WORDS.say_prompt("what", (4, 2), ident).args == {"card": "com-004", "n": 2}
    assert WORDS.say_reason(("poor", 3), ident) == Said("why-poor", {"n": 3}, {"n": "number"})
    assert WORDS.say_reason("late", ident).id == "why-late"


def test_a_word_with_the_wrong_arguments_is_a_fault() -> None:
    with pytest.raises(ValueError, match="has not the arguments of 'build'"):
        WORDS.key(("build", 17), ident)
    with pytest.raises(KeyError):
        WORDS.say_option("no-such-word", ident)


def test_every_message_the_texts_must_have() -> None:
    messages = WORDS.messages()
    assert {"option-build", "option-yes", "option-number", "ask-plain", "log-built", "why-late"} <= set(messages)
    assert messages["option-build"].params == (("card", "card"), ("n", "number"))


def test_refusals_are_sentences_with_a_code() -> None:
    why = Refused("seats", "{game} is not for {seats}.", game="chess {x}", seats=9)
    assert str(why) == "chess {x} is not for 9."
    assert (why.code, why.details) == ("seats", {"game": "chess {x}", "seats": 9})
    assert str(Refused("plain", "With {braces}.")) == "With {braces}."
    assert GameEnd("enough").why == "enough"


def test_several_things_are_a_list() -> None:
    said = WORDS.say_prompt("which", ((17, 4), ("b4",)), ident)
    assert said.args == {"cards": ["com-017", "com-004"], "spaces": ["b4"]}
    texts = Texts(None, "ru", strict=False)
    assert texts.joined(["а", "б", "в"]) == "а, б и в" and texts.joined(["а"]) == "а" and texts.joined([]) == "ничего"
    assert Texts(None, "en", strict=False).joined(["a", "b"]) == "a and b"
