"""The system's Firefox, by the protocol it has built in: Marionette.

It carries the commands of WebDriver over a socket, so that no driver of another version stands in
between; and it lets one look at the browser's own console.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from browsers.driver import SCRIPT, Browser, DriverError
from browsers.waiting import until
from other_browsers import needed

PREFS: dict[str, Any] = {
    "marionette.port": 0,  # any that is free; it is written into the profile
    # headless, it has no pointer at all: hover and a fine pointer, as on a desktop
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    # a page that is drawing while it is left would be cut off, and that be told as its error
    "dom.ipc.cancel_content_js_when_navigating": False,
    "browser.download.folderList": 2,
    "browser.download.useDownloadDir": True,
    "browser.download.always_ask_before_handling_new_types": False,
    # nothing of its own is asked of the network
    "app.normandy.enabled": False,
    "browser.safebrowsing.provider.mozilla.updateURL": "",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    # what pages say in the console is told outside too
    "browser.dom.window.dump.enabled": True,
    "devtools.console.stdout.content": True,
}
# that storage in somebody else's page is kept apart is told whenever a page looks for any
CONSOLE = """return Services.console.getMessageArray()
  .filter((it) => it instanceof Ci.nsIScriptError)
  .filter(({ category }) => category !== "cookiePartitionedForeign")
  .map((it) => `${it.category}: ${it.errorMessage} (${it.sourceName}:${it.lineNumber})`)
  .filter((it) => it.includes("://127.0.0.1") || it.includes("://localhost"))"""
# values stand in quotes or brackets; the browser's own modules begin with their bare name
PAGES_SAID = re.compile(r"console\.(error|warn): (?!\w+: *$)")
# windows are never narrower than 500, but what shows the page may be
RESIZE = """const [width, height, done] = arguments;
  const { style } = gBrowser.selectedBrowser;
  for (const bound of ["min", "max"]) {
    style.setProperty(`${bound}-width`, `${width}px`);
    style.setProperty(`${bound}-height`, `${height}px`);
  }
  requestAnimationFrame(() => done(true));"""


class Firefox(Browser):
    name = "firefox"

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="polis-firefox-"))
        self.downloads = self.folder / "downloads"
        self.profile = self.folder / "profile"
        self.profile.mkdir()
        self.sent = 0
        self.parts = ExitStack()
        self.parts.callback(shutil.rmtree, self.folder, ignore_errors=True)

    def open(self) -> None:
        prefs = {**PREFS, "browser.download.dir": str(self.downloads)}
        lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in prefs.items()]
        (self.profile / "user.js").write_text("\n".join(lines), "utf-8")
        way = ["--headless", "--no-remote", "--profile", str(self.profile)]
        system = ["--marionette", "--remote-allow-system-access"]
        said = self.parts.enter_context((self.folder / "said.txt").open("wb"))
        process = subprocess.Popen(
            [needed("firefox"), *way, *system],
            stdout=said,
            stderr=subprocess.STDOUT,
            env={**os.environ, "HOME": str(self.folder)},
        )
        self.parts.callback(process.wait, 30)
        self.parts.callback(process.terminate)
        port = self.profile / "MarionetteActivePort"
        until(lambda: port.exists() and port.read_text(), "Firefox to listen")
        wire = socket.create_connection(("127.0.0.1", int(port.read_text())))
        self.socket = self.parts.enter_context(wire)
        self.answers = self.parts.enter_context(wire.makefile("rb"))
        self._read()  # it greets
        times = {"script": SCRIPT, "pageLoad": SCRIPT}
        given = self.send("NewSession", unhandledPromptBehavior="accept", timeouts=times)
        self.version = given["capabilities"]["browserVersion"]
        self.send("SetWindowRect", width=1920, height=1400)

    def send(self, command: str, **given: Any) -> Any:
        area = "" if ":" in command else "WebDriver:"
        if command == "TakeScreenshot":
            given = {"full": False}
        self.sent += 1
        packet = json.dumps([0, self.sent, area + command, given]).encode()
        self.socket.sendall(b"%d:%s" % (len(packet), packet))
        _, number, fault, answer = self._read()
        assert number == self.sent, "answers come in order"
        if fault:
            raise DriverError(fault["error"], fault["message"])
        single = isinstance(answer, dict) and [*answer] == ["value"]
        return answer["value"] if single else answer

    def _read(self) -> Any:
        length = b""
        while (digit := self.answers.read(1)) != b":":
            if not digit:
                raise ConnectionError("Firefox has gone")
            length += digit
        return json.loads(self.answers.read(int(length)))

    def _in_browser(self, command: str, script: str, *args: Any) -> Any:
        """Runs a script in the browser itself, around the page."""
        self.send("Marionette:SetContext", value="chrome")
        try:
            return self.send(command, script=script, args=list(args))
        finally:
            self.send("Marionette:SetContext", value="content")

    def resize(self, width: int, height: int) -> None:
        self._in_browser("ExecuteAsyncScript", RESIZE, width, height)
        self.until(
            "([width, height]) => innerWidth === width && innerHeight === height", [width, height]
        )

    def console(self) -> list[str]:
        said = (self.folder / "said.txt").read_text("utf-8", "replace").splitlines()
        return [
            *self._in_browser("ExecuteScript", CONSOLE),
            *(line for line in said if PAGES_SAID.match(line)),
        ]

    def close(self) -> None:
        self.parts.close()
