"""An assistant sits down at a table of a running server."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from oikumene.cli.assistant import Assistant, There
from oikumene.kernel.errors import Refused

from .conftest import Server


def test_it_takes_a_seat_sees_its_own_and_answers(server: Server) -> None:
    """Somebody opens a table and waits; the assistant sits down, the game begins, both play a while."""

    async def scene() -> None:
        async with server.visitor() as host:
            made = await host.post("/api/tables", {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]})
            table = str(made["id"])
            seat = await asyncio.to_thread(There, f"{server.address}/t/{table}")
            assistant = Assistant(seat, "en")
            waiting = json.loads(await asyncio.to_thread(assistant.look))
            assert waiting["questions"] == [] and "result" not in waiting
            await host.post(f"/api/tables/{table}/start")
            rng, answered = Random(1), 0
            async with host.sit(table) as own:
                for _ in range(60):
                    if own.questions:
                        await own.answer(rng.choice(own.questions[0]["options"])["key"])
                        continue
                    await asyncio.to_thread(assistant.wait, 20)
                    told = json.loads(await asyncio.to_thread(assistant.look))
                    assert told["seat"] == 1
                    question = told["questions"][0]
                    if not answered:
                        with pytest.raises(Refused, match="The table says"):
                            await asyncio.to_thread(assistant.answer, "no-such-key", question["id"])
                    await asyncio.to_thread(assistant.answer, rng.choice(sorted(question["options"])), question["id"])
                    answered += 1
                    await own.until(lambda: own.position["n"] >= seat._at()["n"])
                    if answered >= 4:
                        break
                assert answered >= 4
                hands = told["table"]["seats"]
                assert all(card is None for card in hands[0]["hand"])
            await asyncio.to_thread(seat.close)

    asyncio.run(scene())


def test_a_table_that_is_not_there_is_a_sentence(server: Server) -> None:
    with pytest.raises(Refused, match="The table says"):
        There(f"{server.address}/t/no-such-table")
    with pytest.raises(Refused, match="http://HOST/t/ID"):
        There("ftp://nowhere")
    with pytest.raises(Refused, match="No table answers"):
        There("http://127.0.0.1:9/t/abc")
