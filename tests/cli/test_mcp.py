"""An assistant at the table, through the protocol's own client over standard input and output."""

from __future__ import annotations

import json
import os
import sys
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.cli import main
from oikumene.cli.assistant import Assistant, Here
from oikumene.games import GAMES
from oikumene.kernel.errors import Refused
from oikumene.lab.extras import has

IDS = [game.id for game in GAMES]


def seated(id: str = "ancient_world", lang: str = "en", seed: int = 4) -> tuple[Assistant, Here]:
    game = oikumene.game(id)
    seats = ["random"] * max(2, game.seats[0])
    seats[1] = "you"
    here = Here(game, seats, seed, {})
    return Assistant(here, lang), here


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_it_sees_what_its_seat_sees_and_nothing_else(id: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look is the seat's view; in every world that the seat could imagine it reads the same."""
    monkeypatch.setenv("OIKUMENE_STRICT_TEXT", "1")
    assistant, here = seated(id, lang, seed=987654321987)
    rng = Random(1)
    for number in range(12):
        told = json.loads(assistant.look())
        assert told["seat"] == 1 and "987654321987" not in json.dumps(told)
        if "result" in told:
            break
        assert told["table"] == json.loads(json.dumps(here.match.view(1)["table"]))
        question = told["questions"][0]
        assert (
            set(question["options"]) == {option.key for option in here.match.pending[-1].options} or question["options"]
        )
        if number % 4 == 0:
            world = here.match.imagine(1, rng)
            assert json.loads(json.dumps(world.view(1)["table"])) == told["table"]
        assistant.answer(rng.choice(sorted(question["options"])), question["id"])


def test_a_whole_game_is_played_to_its_result() -> None:
    assistant, here = seated()
    rng = Random(2)
    told = json.loads(assistant.look())
    while "result" not in told:
        told = json.loads(assistant.answer(rng.choice(sorted(told["questions"][0]["options"]))))
        assert "table" not in told
    assert told["result"]["winners"] and here.match.over
    with pytest.raises(Refused):
        assistant.answer("pass")
    here.close()


def test_a_wrong_key_is_refused_and_nothing_happens() -> None:
    assistant, here = seated()
    before = assistant.look() and here.match.digest()
    for wrong in ("", "nothing:at-all", "x" * 10_000):
        with pytest.raises(Refused):
            assistant.answer(wrong)
    with pytest.raises(Refused):
        assistant.answer("pass", "some-other-question")
    assert here.match.digest() == before


@pytest.mark.parametrize("id", IDS)
def test_rules_and_cards_are_told(id: str) -> None:
    for lang in ("en", "ru"):
        assistant, here = seated(id, lang)
        contents = assistant.rules()
        chapter = contents.splitlines()[2].partition(":")[0]
        assert len(assistant.rules(chapter)) > 200
        card = here.game.cards()[0]
        assert card.names[lang] in assistant.card(card.id) and card.names[lang] in assistant.card(card.names[lang])
        with pytest.raises(Refused):
            assistant.rules("no such thing at all")
        with pytest.raises(Refused):
            assistant.card("no such card")


def test_who_sits_must_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("mcp")
    assert main(["mcp"]) == 1
    assert main(["mcp", "ancient_world", "--seats", "random,random"]) == 1
    assert main(["mcp", "ancient_world", "--seats", "you,nobody"]) == 1
    assert main(["mcp", "--table", "nowhere", "--lang", "ru"]) == 1
    err = capsys.readouterr().err
    assert "Traceback" not in err and "адресом его страницы" in err


@pytest.mark.skipif(not has("mcp"), reason="mcp is not installed")
def test_over_standard_input_and_output() -> None:
    """The SDK's own client: the tools are listed, a look, an answer, a refusal, the rules."""
    import anyio
    import mcp

    code = "import sys; from oikumene.cli import main; sys.exit(main(sys.argv[1:]))"
    server = mcp.StdioServerParameters(
        command=sys.executable,
        args=["-c", code, "mcp", "ancient_world", "--seats", "random,you", "--seed", "5", "--lang", "en"],
        env={"PYTHONPATH": ":".join(sys.path), "OIKUMENE_STRICT_TEXT": "1"},
    )

    async def talk() -> None:
        with anyio.fail_after(120):
            async with mcp.Client(mcp.stdio_client(server, errlog=quiet)) as client:
                tools = {tool.name: tool for tool in (await client.list_tools()).tools}
                assert set(tools) == {"look", "answer", "wait", "rules", "card"}
                assert "key" in tools["answer"].input_schema["required"]
                told = json.loads(text(await client.call_tool("look")))
                assert told["seat"] == 1 and told["table"]["round"] == 1
                for _ in range(3):
                    key = sorted(told["questions"][0]["options"])[0]
                    told = json.loads(text(await client.call_tool("answer", {"key": key})))
                    assert told["questions"]
                wrong = await client.call_tool("answer", {"key": "nothing"})
                assert wrong.is_error and "Traceback" not in text(wrong)
                assert "\n" in text(await client.call_tool("rules"))
                assert "Aqueduct" in text(await client.call_tool("card", {"name": "aqueduct"}))

    with open(os.devnull, "w", encoding="utf-8") as quiet:
        anyio.run(talk)


def text(result: Any) -> str:
    return str(result.content[0].text)
