"""The system's WebKit, Safari's engine: MiniBrowser on a screen nobody sees, by plain WebDriver."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from browsers.driver import SCRIPT, Browser, DriverError
from browsers.waiting import until
from other_browsers import needed

# the standard's commands that are used here, as requests
REQUESTS = {
    "Navigate": ("POST", "/url"),
    "ExecuteAsyncScript": ("POST", "/execute/async"),
    "FindElement": ("POST", "/element"),
    "ElementClick": ("POST", "/element/{id}/click"),
    "ElementSendKeys": ("POST", "/element/{id}/value"),
    "SwitchToFrame": ("POST", "/frame"),
    "SetWindowRect": ("POST", "/window/rect"),
    "TakeScreenshot": ("GET", "/screenshot"),
    "DeleteSession": ("DELETE", ""),
}
# its own buttons would not let the window be as narrow as a phone
NARROW = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0); }"
# a window changes its size in a while: until it has been the same for some frames
SETTLED_SIZE = """async () => {
  let [same, before] = [0, ""];
  while (same < 8) {
    await new Promise((go) => setTimeout(go, 30));
    const now = `${innerWidth} ${innerHeight}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
  return [innerWidth, innerHeight];
}"""
HEARD = """() => JSON.parse(sessionStorage.getItem("heard") ?? "[]")"""
FOLDERS = 'XDG_DOWNLOAD_DIR="$HOME/downloads"'


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class WebKit(Browser):
    name = "webkit"

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="polis-webkit-"))
        self.downloads = self.folder / "downloads"
        self.parts: list[subprocess.Popen[bytes]] = []
        self.session = ""

    def open(self) -> None:
        config = self.folder / "config"
        (config / "gtk-3.0").mkdir(parents=True)
        (config / "gtk-3.0" / "gtk.css").write_text(NARROW)
        (config / "user-dirs.dirs").write_text(FOLDERS)
        self.downloads.mkdir()
        around = {
            **os.environ,
            "DISPLAY": self._screen(),
            "HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(config),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "NO_AT_BRIDGE": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "MESA_SHADER_CACHE_DISABLE": "true",
        }
        around.pop("WAYLAND_DISPLAY", None)
        self.port = free_port()
        self._begin([needed("WebKitWebDriver"), f"--port={self.port}"], around)
        options = {"binary": needed("MiniBrowser"), "args": ["--automation"]}
        wanted = {
            "webkitgtk:browserOptions": options,
            "unhandledPromptBehavior": "accept",
            "timeouts": {"script": SCRIPT, "pageLoad": SCRIPT},
        }
        until(self._listens, "WebKitWebDriver to listen")
        given = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = f"/session/{given['sessionId']}"
        self.version = given["capabilities"]["browserVersion"]

    def _begin(self, command: list[str], around: dict[str, str], **more: Any) -> None:
        quiet = subprocess.DEVNULL
        part = subprocess.Popen(command, env=around, stdout=quiet, stderr=quiet, **more)
        self.parts.append(part)

    def _screen(self) -> str:
        """A screen of its own, which says its number when it is there."""
        here, there = os.pipe()
        size = ["-screen", "0", "1920x1400x24", "-nolisten", "tcp"]
        command = [needed("Xvfb"), "-displayfd", str(there), *size]
        self._begin(command, {**os.environ}, pass_fds=[there])
        os.close(there)
        with os.fdopen(here) as number:
            return ":" + number.readline().strip()

    def _listens(self) -> bool:
        try:
            return bool(self._ask("GET", "/status"))
        except OSError:
            return False

    def send(self, command: str, **given: Any) -> Any:
        method, path = REQUESTS[command]
        if "{id}" in path:
            path = path.format(id=given.pop("id"))
        return self._ask(method, self.session + path, given if method == "POST" else None)

    def _ask(self, method: str, path: str, given: Any = None) -> Any:
        body = None if given is None else json.dumps(given).encode()
        url = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(url, body, method=method)
        try:
            with urllib.request.urlopen(request, timeout=2 * SCRIPT / 1000) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as fault:
            value = json.load(fault)["value"]
            raise DriverError(value["error"], value["message"]) from None

    def resize(self, width: int, height: int) -> None:
        """What the window has besides the page is added to it."""
        wide, high = width, height
        for _ in range(4):
            self.send("SetWindowRect", x=0, y=0, width=wide, height=high)
            size = self.evaluate(SETTLED_SIZE)
            if size == [width, height]:
                return
            wide, high = wide + width - size[0], high + height - size[1]
        raise AssertionError(f"the page is {size}, not {width} × {height}")

    def console(self) -> list[str]:
        """What `heard.js` has kept: a session that is driven writes no console of its own."""
        return list(self.evaluate(HEARD))

    def close(self) -> None:
        try:
            if self.session:
                self.send("DeleteSession")
        except (DriverError, OSError):
            pass  # it has gone already
        for part in reversed(self.parts):
            part.terminate()
            part.wait(30)
        # its processes end a little later, and one of them still writes
        until(self._cleared, "WebKit to leave its folder")

    def _cleared(self) -> bool:
        shutil.rmtree(self.folder, ignore_errors=True)
        return not self.folder.exists()
