"""Pictures of the main screens, from a running server: `python docs/pictures/screens.py http://127.0.0.1:8000`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
#: In the page: answer at random over a socket of its own until a number of moves, or the end.
PLAY = """async ([table, moves, seed]) => await new Promise(done => {
    let x = seed, ref = 0;
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/tables/' + table);
    const random = n => { x = (x * 1103515245 + 12345) % 2147483648; return Math.floor(x / 2147483648 * n); };
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello'}));
    socket.onmessage = event => {
        const said = JSON.parse(event.data);
        if (said.type !== 'state') return;
        const at = said.position;
        if (at.result || (at.n >= moves && at.questions.length && at.questions[0].prompt === 'act')) {
            socket.close(); done(at.n); return;
        }
        if (!at.questions.length) return;
        const question = at.questions[0];
        const some = question.options.filter(o => !['pass', 'no', 'end', 'exchange'].includes(o.key));
        const options = some.length ? some : question.options;
        const key = options[random(options.length)].key;
        socket.send(JSON.stringify({type: 'answer', ref: ++ref, n: at.n, question: question.id, key}));
    };
})"""
QUICK = """async body => (await (await fetch('/api/quick', {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json', 'x-oikumene': '1'}})).json()).id"""


def table(page: Page, game: str, rivals: int, moves: int, seed: int) -> str:
    id = str(page.evaluate(QUICK, {"game": game, "rivals": rivals, "bot": "wanderer"}))
    page.evaluate(PLAY, [id, moves, seed])
    return id


def main(address: str) -> None:
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])

        def open_page(lang: str, width: int, height: int, **more: Any) -> Page:
            context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, **more)
            page = context.new_page()
            page.goto(address)
            page.wait_for_timeout(1500)
            return page

        def shoot(page: Page, path: str, name: str) -> None:
            page.goto(address + path)
            page.wait_for_timeout(5000)
            page.screenshot(path=HERE / f"{name}.png")

        desk = open_page("ru-RU", 1280, 800)
        ids = {
            "settlers": table(desk, "imperial_settlers", 2, 130, 5),
            "ancient": table(desk, "ancient_world", 2, 110, 3),
            "imperium": table(desk, "imperium", 2, 330, 6),
            "end": table(desk, "ancient_world", 2, 10_000, 9),
        }
        shoot(desk, "/", "lobby")
        shoot(desk, f"/t/{ids['settlers']}", "imperial-settlers")
        shoot(desk, f"/t/{ids['ancient']}", "ancient-world")
        shoot(desk, f"/t/{ids['imperium']}", "imperium")
        shoot(desk, f"/t/{ids['end']}", "end")
        night = open_page("en-US", 1280, 800, color_scheme="dark")
        shoot(night, f"/t/{table(night, 'imperial_settlers', 1, 90, 7)}", "imperial-settlers-dark")
        shoot(night, f"/t/{table(night, 'imperium', 1, 200, 8)}", "imperium-dark")
        phone = open_page("ru-RU", 390, 844, is_mobile=True, has_touch=True)
        shoot(phone, f"/t/{table(phone, 'ancient_world', 1, 60, 2)}", "ancient-world-phone")
        shoot(phone, f"/t/{table(phone, 'imperial_settlers', 1, 80, 4)}", "imperial-settlers-phone")
        shoot(phone, f"/t/{table(phone, 'imperium', 2, 250, 5)}", "imperium-phone")
        browser.close()
    print(*sorted(path.name for path in HERE.glob("*.png")))


if __name__ == "__main__":
    main(sys.argv[1])
