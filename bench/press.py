"""From a press to the change one sees: `python bench/press.py [GAME …] [--presses 40] [--json FILE]`.

Chromium sits at each of the tables, against quick bots, and presses what is lit, at random. Of every press it is noted
when the first frame was drawn after the page changed (what is selected shows, an answer is taken), and of presses that
answered also when the next question was drawn: that one has been to the server and back. Presses that changed nothing
are counted apart. Milliseconds, by the page's own clock; the server runs on the same machine.

`work` is what a press took of the page's own thread (its processor time, script, style and layout together): it can be
compared on a busy machine, where the clock cannot.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from serving import free_port, serving, wait_for

GAMES = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
LIT = ".board [data-lit]:visible, .hand [data-lit]:visible, .prompt button.opt:visible, .optlist button.opt:visible"
#: What a page looks like after a press is drawn when the frame is: the task after the next frame's callbacks.
WATCH = """() => {
    const drawn = (done) => requestAnimationFrame(() => {
        const gate = new MessageChannel();
        gate.port1.onmessage = () => done(performance.now());
        gate.port2.postMessage(0);
    });
    const asked = () => document.querySelector('.prompt')?.textContent ?? '';
    let at = 0, before = '', first = true;
    window.pressed = [];
    addEventListener('click', (event) => {
        if (!event.isTrusted) return;
        at = event.timeStamp; before = asked(); first = true;
        window.pressed.push({first: null, answered: null});
    }, true);
    new MutationObserver(() => {
        const press = window.pressed.at(-1);
        if (!press) return;
        const began = at;
        if (first) { first = false; drawn((now) => { press.first = now - began; }); }
        if (press.answered === null && asked() !== before) {
            press.answered = 0; drawn((now) => { press.answered = now - began; });
        }
    }).observe(document.querySelector('#app'), {subtree: true, childList: true, attributes: true, characterData: true});
}"""
BEGIN = """async ([path, body]) => {
    const answer = await fetch(path, {method: 'POST', body: JSON.stringify(body),
        headers: {'content-type': 'application/json', 'x-oikumene': '1'}});
    return await answer.json();
}"""


def table(page: Page, address: str, game: str, presses: int, rng: random.Random) -> tuple[list[dict[str, Any]], float]:
    page.goto(address)
    page.wait_for_selector("button")
    rivals = {"oath": 2}.get(game, 1)
    made = page.evaluate(BEGIN, ["/api/quick", {"game": game, "rivals": rivals, "bot": "wanderer"}])
    page.goto(f"{address}/t/{made['id']}")
    page.wait_for_selector(".prompt")
    page.wait_for_timeout(1500)  # what is loaded and laid out at first is another figure
    page.evaluate(WATCH)
    probe = page.context.new_cdp_session(page)
    probe.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(probe)
    done, until = 0, time.monotonic() + 20 + presses * 4
    while done < presses and time.monotonic() < until and not page.locator(".end").count():
        lit = page.locator(LIT) if page.locator(".prompt:not(.paper)").count() else None
        count = lit.count() if lit else 0
        if lit is None or not count:
            page.wait_for_timeout(50)
            continue
        try:
            lit.nth(rng.randrange(count)).click(timeout=1500)
        except Exception:  # it went while we aimed at it
            continue
        done += 1
        page.wait_for_timeout(400)
    page.wait_for_timeout(1500)
    found: list[dict[str, Any]] = page.evaluate("window.pressed")
    return found, (worked(probe) - before) * 1000 / max(1, done)


def worked(probe: CDPSession) -> float:
    """Seconds of its processor that the page's thread has taken."""
    return next(
        float(one["value"]) for one in probe.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration"
    )


def told(times: list[float]) -> str:
    if not times:
        return "–"
    times = sorted(times)
    return (
        f"{statistics.median(times):.0f} / {times[min(len(times) - 1, int(0.95 * len(times)))]:.0f} / {times[-1]:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--presses", type=int, default=40)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        raise SystemExit(f"Chromium is missing: apt-get install {BROWSERS[0]}")
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        port = free_port()
        with serving(f"{folder}/tables.db", port, limits=False):
            wait_for(f"http://127.0.0.1:{port}")
            browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            print("milliseconds, median / 95 of 100 / worst; load before and after")
            for game in args.games:
                page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
                page.set_default_timeout(60_000)
                load = os.getloadavg()[0]
                presses, work = table(page, f"http://127.0.0.1:{port}", game, args.presses, random.Random(1))
                page.context.close()
                first = [press["first"] for press in presses if press["first"] is not None]
                answered = [press["answered"] for press in presses if press["answered"]]
                none = len(presses) - len(first)
                found[game] = {"first": first, "answered": answered, "nothing": none, "work": work}
                line = f"{game:18} first frame {told(first):>15}  next question {told(answered):>15}  work {work:4.0f}"
                loads = f"load {load:.1f} {os.getloadavg()[0]:.1f}"
                print(f"{line}  {len(presses)} presses, {none} without a change, {loads}")
            browser.close()
    if args.json:
        args.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
