"""A browser driven through WebDriver BiDi, which Firefox speaks by itself: no driver program has to be installed."""

from __future__ import annotations

import json
import re
import subprocess
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

#: Seconds that the browser has for one answer.
PATIENCE = 90.0
#: Nothing is asked of anybody but the page's own host, and no first page of the browser's own is shown.
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "intl.accept_languages": "en-US",
    # what the test does not look at and the processor pays for: motion, sixty frames a second, processes in reserve
    "ui.prefersReducedMotion": 1,
    "layout.frame_rate": 10,
    "dom.ipc.processPrelaunch.enabled": False,
    "dom.ipc.processCount": 1,
    "fission.autostart": False,
    "browser.newtabpage.enabled": False,
    "browser.cache.disk.enable": False,
    "extensions.update.enabled": False,
    "media.hardware-video-decoding.enabled": False,
}


class Firefox:
    """One window of a browser of its own; what the page complains of is kept in `complaints`."""

    def __init__(self, program: str, profile: Path, width: int = 1280, height: int = 800) -> None:
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items())
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [program, "--headless", "--remote-debugging-port", "0", "--profile", str(profile)]
        self.process = subprocess.Popen(
            [*command, "--width", str(width), "--height", str(height), "about:blank"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = next(
            (found for line in self.process.stdout if (found := re.search(r"listening on (ws://\S+)", line))), None
        )
        assert said, "Firefox did not say where it listens"
        self.held = ExitStack()
        self.line = self.held.enter_context(connect(f"{said[1]}/session", max_size=None, open_timeout=PATIENCE))
        self.number = 0
        self.complaints: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.window = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.setViewport", context=self.window, viewport={"width": width, "height": height})

    def __enter__(self) -> Firefox:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        self.held.close()
        self.process.kill()
        self.process.wait()

    def call(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            came = json.loads(self.line.recv(timeout=PATIENCE))
            if came.get("method") == "log.entryAdded" and came["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(came["params"]["text"]))
            if came.get("id") == self.number:
                assert came["type"] == "success", came
                return came["result"]

    def go(self, address: str) -> None:
        self.call("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        """What an expression gives, as JSON; promises are waited for."""
        wrapped = f"Promise.resolve({script}).then((found) => JSON.stringify(found ?? null))"
        found = self.call("script.evaluate", expression=wrapped, target={"context": self.window}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def press(self, x: float, y: float) -> None:
        """The pointer goes there and presses."""
        at = {"type": "pointerMove", "x": round(x), "y": round(y)}
        steps = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.call(
            "input.performActions", context=self.window, actions=[{"type": "pointer", "id": "hand", "actions": steps}]
        )
